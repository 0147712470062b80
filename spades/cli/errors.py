"""What the command line refuses."""


class CliError(Exception):
    """Bad input: one line for the reader, and exit code 2."""
