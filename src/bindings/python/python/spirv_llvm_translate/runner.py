"""Running kernels: numpy arrays in, numpy arrays out.

The kernel runs in a process of its own, so that one that crashes takes nothing with it.
"""

from __future__ import annotations

import json
import pathlib
import subprocess
import tempfile
from typing import Any, Mapping, Optional, Sequence, Union

from . import Finding, Module, Run, RunError, _bytes
from .__main__ import COMMAND

Size = Union[int, Sequence[int]]


def _size(size: Size) -> str:
    return ",".join(str(one) for one in ([size] if isinstance(size, int) else size))


def _finding(line: str) -> Finding:
    try:
        found = json.loads(line)
    except ValueError:
        return Finding(line)
    place = found.get("file")
    if place and found.get("line"):
        place = f"{place}:{found['line']}:{found.get('column', 1)}"
    return Finding(found["message"], found.get("rule"), place, found.get("line"), found.get("column"))


class _Files:
    """Arrays as files in a folder, and the words of the command that name them."""

    def __init__(self, folder: pathlib.Path) -> None:
        self.folder = folder
        self.words: "list[str]" = []
        self.outputs: "dict[Any, tuple[pathlib.Path, Any]]" = {}

    def add(self, option: str, key: Any, name: str, data: Any) -> None:
        if isinstance(data, (bool, int, float, str)):
            # Text is in the command's own language, such as f32[1024]=0.
            self.words += [option, f"{name}={int(data) if isinstance(data, bool) else data}"]
            return
        import numpy

        array = numpy.asarray(data)
        number = len(self.outputs)
        before, after = self.folder / f"in{number}.npy", self.folder / f"out{number}.npy"
        numpy.save(before, numpy.ascontiguousarray(array))
        self.words += [option, f"{name}=@{before}", "--out", f"{name}={after}"]
        self.outputs[key] = (after, array.shape)

    def read(self) -> "dict[Any, Any]":
        import numpy

        return {key: numpy.load(path).reshape(shape) for key, (path, shape) in self.outputs.items()}


def run(
    module: Module,
    kernel: Optional[str] = None,
    *,
    global_size: Optional[Size] = None,
    local_size: Optional[Size] = None,
    args: "Union[Sequence[Any], Mapping[Union[int, str], Any]]" = (),
    bind: "Optional[Mapping[tuple[int, int], Any]]" = None,
    push: Sequence[str] = (),
    spec: "Optional[Mapping[int, Any]]" = None,
    sub_group: Optional[int] = None,
    seed: int = 0,
    check: bool = False,
    threads: Optional[int] = None,
) -> Run:
    """Run a kernel or a compute shader.

    ``args`` are the arguments of a kernel, in their order or by name or number: numbers, numpy arrays, and text in the language of the command's
    ``--arg``. ``bind`` are the buffers of a shader, by descriptor set and binding. Each array that is passed comes back in
    ``Run.buffers``, under the same key, with what the kernel left in it; the arrays themselves do not change. ``check`` looks for undefined
    behaviour.

    Raises :class:`RunError`: the module is not translated or not run, or a check finds something.
    """
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(scratch)
        files = _Files(folder)
        for key, data in args.items() if isinstance(args, Mapping) else enumerate(args):
            files.add("--arg", key, str(key), data)
        for key, data in (bind or {}).items():
            files.add("--bind", key, ".".join(map(str, key)), data)
        path = folder / "module"
        path.write_bytes(_bytes(module))
        words = [str(COMMAND), "run", "--diagnostics=json", str(path), *([kernel] if kernel else []), *files.words]
        for option, value in (("--global", global_size), ("--local", local_size)):
            words += [option, _size(value)] if value is not None else []
        for option, number in (("--sub-group", sub_group), ("--threads", threads), ("--seed", seed)):
            words += [option, str(number)] if number is not None else []
        for constant, value in (spec or {}).items():
            words += ["--spec", f"{constant}={value}"]
        for data in push:
            words += ["--push", data]
        words += ["--check"] if check else []
        ended = subprocess.run(words, capture_output=True, check=False)
        lines = [line for line in ended.stderr.decode("utf-8", "replace").splitlines() if line.strip()]
        if ended.returncode != 0:
            raise RunError([_finding(line) for line in lines] or [Finding(f"the run ended with {ended.returncode}")])
        return Run(files.read() if files.outputs else {}, ended.stdout.decode("utf-8", "replace"))
