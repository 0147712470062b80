"""Lighthouse on every page of the site: ``make lighthouse``."""
