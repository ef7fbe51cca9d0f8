"""The command ``spirv-llvm-translate``, which the package has inside."""

import os
import pathlib
import subprocess
import sys

COMMAND = pathlib.Path(__file__).parent / "bin" / "spirv-llvm-translate"


def main() -> int:
    """Run the command with the arguments of this process."""
    if not COMMAND.exists():
        print(f"{COMMAND} is missing: this package was built without the commands", file=sys.stderr)
        return 3
    words = [str(COMMAND), *sys.argv[1:]]
    if os.name == "posix":
        os.execv(COMMAND, words)
    return subprocess.call(words)


if __name__ == "__main__":
    sys.exit(main())
