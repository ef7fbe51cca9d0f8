"""SPIR-V and LLVM IR, in both directions.

Modules are bytes, or anything with a buffer such as a numpy array, or the path of a file. A call keeps nothing, and lets other threads run while it
works.
"""

from __future__ import annotations

import os
import warnings as _warnings
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Any, Callable, Iterable, Mapping, Optional, Union

from . import _native
from ._native import __version__

__all__ = [
    "Finding",
    "RoundTrip",
    "Run",
    "RunError",
    "SpecConstant",
    "TranslateError",
    "TranslateWarning",
    "assemble",
    "disassemble",
    "roundtrip",
    "run",
    "spec_constants",
    "translate",
    "translate_all",
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


class RunError(RuntimeError):
    """Why a kernel did not run to its end, or what was found in it: at least one finding."""

    def __init__(self, findings: "list[Finding]") -> None:
        super().__init__("; ".join(map(str, findings)))
        self.findings = findings


@dataclass(frozen=True)
class Run:
    """What a run of a kernel leaves: the buffers by the names or numbers under which they were passed, and what it printed."""

    buffers: "dict[Any, Any]"
    printed: str


def _bytes(module: Module, from_: str = "") -> bytes:
    if isinstance(module, (str, os.PathLike)):
        with open(module, "rb") as file:
            read = file.read()
    else:
        read = bytes(module)
    if not read and not from_:
        raise TranslateError("malformed", [Finding("the input is empty")])
    return read


def _literal(value: Union[bool, int, float]) -> str:
    # A boolean is an integer in Python; numpy's numbers print their types.
    return str(value.item() if hasattr(value, "item") else value).lower()


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
    target_env: Optional[str] = None,
    specialize: "Optional[Mapping[int, Union[bool, int, float]]]" = None,
) -> bytes:
    """Translate a module to the form ``to``: ``spv``, ``spvasm``, ``ll`` or ``bc``.

    ``from_`` is the form of the input where its first bytes do not show it. To SPIR-V: ``max_version`` is the highest version to write,
    ``extensions`` a list such as ``+SPV_A,-SPV_B``, ``validate`` whether the result is checked, ``target_env`` what consumes it, such as
    ``opencl2.0`` or ``vulkan1.3``. To LLVM IR: ``builtin_names`` is ``spirv``,
    ``cl1.2`` or ``cl2.0``, ``metadata`` whether a round trip restores the module, ``keep_spec_constants`` whether specialization constants stay,
    ``llvm_version`` the LLVM that reads the assembly language, 15 to 22, ``shader_ir`` is ``spirv`` or ``llvm``, ``expand_builtins`` whether
    builtins become LLVM IR. Both ways, ``specialize`` has values of specialization constants by their SpecIds.

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
        "target_env": target_env,
        "specialize": [f"{spec_id}={_literal(value)}" for spec_id, value in (specialize or {}).items()],
    }
    result, warnings = _result(_native.translate(_bytes(module, from_), to, from_, settings))
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


def translate_all(
    modules: "Iterable[Module]",
    to: str,
    *,
    jobs: Optional[int] = None,
    progress: "Optional[Callable[[int, int], None]]" = None,
    **options: Any,
) -> "list[Union[bytes, TranslateError, OSError]]":
    """Translate many modules, ``jobs`` at a time (by default one for each processor).

    The results are in the order of the modules; that of a module that fails, or cannot be read, is its error. ``progress`` is called on the calling thread with
    the number of modules that are done, and of all. ``options`` are those of :func:`translate`.
    """

    def one(module: Module) -> "Union[bytes, TranslateError, OSError]":
        try:
            return translate(module, to, **options)
        except (TranslateError, OSError) as error:
            return error

    modules = list(modules)
    results: "list[Any]" = [None] * len(modules)
    with ThreadPoolExecutor(jobs or os.cpu_count()) as pool:
        places = {pool.submit(one, module): place for place, module in enumerate(modules)}
        for done, future in enumerate(as_completed(places), 1):
            results[places[future]] = future.result()
            if progress is not None:
                progress(done, len(modules))
    return results


def validate(module: Module, *, from_: str = "", environment: Optional[str] = None) -> "list[Finding]":
    """The rules of SPIR-V that a module breaks, and of an environment such as ``vulkan1.3``; an empty list for a valid one."""
    return [Finding(**finding) for finding in _result(_native.validate(_bytes(module, from_), from_, environment))]


def roundtrip(module: Module, *, from_: str = "") -> RoundTrip:
    """Translate a module to the other side and back, twice, and tell what was kept."""
    return RoundTrip(**_native.roundtrip(_bytes(module, from_), from_))


def spec_constants(module: Module, *, from_: str = "") -> "list[SpecConstant]":
    """The specialization constants of a SPIR-V module, in its order."""
    return [SpecConstant(*one) for one in _result(_native.spec_constants(_bytes(module, from_), from_))]


def run(module: Module, kernel: Optional[str] = None, **arguments: Any) -> Run:
    """Run a kernel or a compute shader on this machine; see :mod:`spirv_llvm_translate.runner` for the arguments."""
    from . import runner

    return runner.run(module, kernel, **arguments)
