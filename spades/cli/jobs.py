"""Work shared by processes of this machine, or by a Dask cluster: joblib does both."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from spades.cli.errors import CliError

Given = TypeVar("Given")
Done = TypeVar("Done")

PATIENCE = 10  # seconds until a cluster that says nothing counts as not there


def shared(
    work: Callable[[Given], Done], parts: Sequence[Given], jobs: int | None, cluster: str | None
) -> Iterator[Done]:
    """The work done on every part, in the order of the parts, as soon as it is there.

    ``jobs`` is the number of processes (``None``: one for each core), ``cluster`` the address of a Dask
    scheduler that gets the work instead.

    :raises CliError: a library is missing, the cluster does not answer, or a process died; and whatever the
        work raises.
    """
    try:
        import joblib  # noqa: PLC0415  # the other commands work without it
        from joblib.externals.loky.process_executor import BrokenProcessPool  # noqa: PLC0415
    except ImportError:
        raise CliError("the arena shares its work through joblib: pip install 'spades[cli]'") from None
    with _backend(joblib, cluster):
        run = joblib.Parallel(n_jobs=-1 if jobs is None else jobs, return_as="generator", batch_size=1)
        try:
            yield from run(joblib.delayed(work)(part) for part in parts)
        except BrokenProcessPool:
            raise CliError("a process died while its bots were playing; --jobs 1 shows how") from None


@contextlib.contextmanager
def _backend(joblib: Any, cluster: str | None) -> Iterator[None]:
    if cluster is None:
        yield
        return
    try:
        from distributed import Client  # noqa: PLC0415  # only who has a cluster needs it
    except ImportError:
        raise CliError("--dask needs Dask's client: pip install distributed") from None
    try:
        client = Client(cluster, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        raise CliError(f"--dask {cluster}: no cluster answers there ({error})") from None
    with client, joblib.parallel_config(backend="dask"):
        yield
