"""Why an action is refused: a reason code and its parameters, never a sentence (the page has the words)."""

from dataclasses import dataclass, field

Params = dict[str, str | int]


@dataclass(frozen=True, slots=True)
class Refusal:
    """One reason. ``params`` hold suits as ``"H"``, cards as ``"QS"`` and numbers as integers."""

    code: str
    params: Params = field(default_factory=dict, hash=False)


class IllegalAction(ValueError):  # noqa: N818  # the name says what happened; callers are refused, not broken
    """An action that the rules refuse. ``code`` and ``params`` are those of the :class:`Refusal`."""

    def __init__(self, code: str, params: Params | None = None) -> None:
        self.code = code
        self.params: Params = dict(params or {})
        super().__init__(code, self.params)

    def __str__(self) -> str:
        return " ".join([self.code, *(f"{name}={value}" for name, value in self.params.items())])
