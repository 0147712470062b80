"""Records: whole games as text for people and programs, PBN with tags of our own (docs/record.md)."""

from .pbn import RecordError
from .read import read_record, read_records
from .write import write_record

__all__ = ["RecordError", "read_record", "read_records", "write_record"]
