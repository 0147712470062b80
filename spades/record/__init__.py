"""Records: whole games as text for people and programs, PBN with tags of our own, and packed for a link
(docs/record.md).
"""

from .finished import sealed, until_finished
from .packed import PackedError, looks_packed, pack, unpack
from .pbn import RecordError
from .read import read_record, read_records
from .write import write_record

__all__ = [
    "PackedError",
    "RecordError",
    "looks_packed",
    "pack",
    "read_record",
    "read_records",
    "sealed",
    "unpack",
    "until_finished",
    "write_record",
]
