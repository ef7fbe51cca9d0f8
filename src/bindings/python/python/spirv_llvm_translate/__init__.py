"""SPIR-V and LLVM IR, in both directions.

Modules are bytes, or anything with a buffer such as a numpy array, or the path of a file. A call keeps nothing, and lets other threads run while it
works.
"""

from __future__ import annotations

import os
import warnings as _warnings
from dataclasses import dataclass
from typing import Optional, Union

from . import _native
from ._native import __version__

__all__ = [
    "Finding",
    "RoundTrip",
    "SpecConstant",
    "TranslateError",
    "TranslateWarning",
    "assemble",
    "disassemble",
    "roundtrip",
    "spec_constants",
    "translate",
    "validate",
]

Module = Union[bytes, bytearray, memoryview, "os.PathLike[str]", str]


class TranslateWarning(UserWarning):
    """Something was left out of a translation."""


@dataclass(frozen=True)
class Finding:
    """What is wrong, and where.

    ``rule`` is the id of the rule of SPIR-V that is broken. ``line`` and ``column`` are of a text and count from 1, ``word`` of a SPIR-V
    module and counts from 0.
    """

    message: str
    rule: Optional[str] = None
    place: Optional[str] = None
    line: Optional[int] = None
    column: Optional[int] = None
    word: Optional[int] = None

    def __str__(self) -> str:
        rule = f" [{self.rule}]" if self.rule else ""
        place = f" ({self.place})" if self.place else ""
        return f"{self.message}{rule}{place}"


class TranslateError(ValueError):
    """Why a module was not translated: a kind such as ``malformed`` or ``unsupported``, and at least one finding."""

    def __init__(self, kind: str, findings: "list[Finding]") -> None:
        super().__init__(f"{kind}: " + "; ".join(map(str, findings)))
        self.kind = kind
        self.findings = findings

    @property
    def place(self) -> Optional[str]:
        """Where the main finding is."""
        return self.findings[0].place if self.findings else None

    @property
    def rule(self) -> Optional[str]:
        """The rule of SPIR-V that the main finding is about."""
        return self.findings[0].rule if self.findings else None


@dataclass(frozen=True)
class RoundTrip:
    """What became of a module that was translated there and back, twice."""

    lossless: bool
    step: str
    difference: Optional[str]
    error: Optional[str]


@dataclass(frozen=True)
class SpecConstant:
    """A specialization constant; ``default`` is its value as text."""

    spec_id: int
    name: str
    type: str
    default: str


def _bytes(module: Module) -> bytes:
    if isinstance(module, (str, os.PathLike)):
        with open(module, "rb") as file:
            return file.read()
    return bytes(module)


def _result(outcome):
    result, failure = outcome
    if failure is not None:
        kind, findings = failure
        raise TranslateError(kind, [Finding(**finding) for finding in findings])
    return result


def translate(
    module: Module,
    to: str,
    *,
    from_: str = "",
    max_version: "Optional[tuple[int, int]]" = None,
    extensions: str = "",
    builtin_names: str = "spirv",
    metadata: bool = True,
    discard_names: bool = False,
    keep_spec_constants: bool = False,
    validate: bool = True,
    llvm_version: int = 22,
    shader_ir: str = "spirv",
    expand_builtins: bool = False,
) -> bytes:
    """Translate a module to the form ``to``: ``spv``, ``spvasm``, ``ll`` or ``bc``.

    ``from_`` is the form of the input where its first bytes do not show it. To SPIR-V: ``max_version`` is the highest version to write,
    ``extensions`` a list such as ``+SPV_A,-SPV_B``, ``validate`` whether the result is checked. To LLVM IR: ``builtin_names`` is ``spirv``,
    ``cl1.2`` or ``cl2.0``, ``metadata`` whether a round trip restores the module, ``keep_spec_constants`` whether specialization constants stay,
    ``llvm_version`` the LLVM that reads the assembly language, 15 to 22, ``shader_ir`` is ``spirv`` or ``llvm``, ``expand_builtins`` whether
    builtins become LLVM IR.

    Raises :class:`TranslateError`; warns with :class:`TranslateWarning` of what is left out.
    """
    settings = {
        "max_version": max_version,
        "extensions": extensions,
        "builtin_names": builtin_names,
        "metadata": metadata,
        "discard_names": discard_names,
        "keep_spec_constants": keep_spec_constants,
        "validate": validate,
        "llvm_version": llvm_version,
        "shader_ir": shader_ir,
        "expand_builtins": expand_builtins,
    }
    result, warnings = _result(_native.translate(_bytes(module), to, from_, settings))
    for warning in warnings:
        _warnings.warn(warning, TranslateWarning, stacklevel=2)
    return result


def assemble(text: Union[str, bytes]) -> bytes:
    """The SPIR-V binary of assembly language."""
    text = text.encode() if isinstance(text, str) else text
    return translate(text, "spv", from_="spvasm")


def disassemble(module: Module) -> str:
    """The assembly language of a SPIR-V binary."""
    return translate(module, "spvasm", from_="spv").decode("utf-8", "replace")


def validate(module: Module, *, from_: str = "") -> "list[Finding]":
    """The rules of SPIR-V that a module breaks; an empty list for a valid one."""
    return [Finding(**finding) for finding in _result(_native.validate(_bytes(module), from_))]


def roundtrip(module: Module, *, from_: str = "") -> RoundTrip:
    """Translate a module to the other side and back, twice, and tell what was kept."""
    return RoundTrip(**_native.roundtrip(_bytes(module), from_))


def spec_constants(module: Module, *, from_: str = "") -> "list[SpecConstant]":
    """The specialization constants of a SPIR-V module, in its order."""
    return [SpecConstant(*one) for one in _result(_native.spec_constants(_bytes(module), from_))]
