#!/bin/sh
# Compiles every kernel file below this folder to LLVM IR with clang 22, at -O0 and -O2.
#
#   ./compile.sh [NAME...]      all files, or those of the given names (without folder and ending)
#
# opencl/NAME.cl becomes ir/NAME.O0.ll and ir/NAME.O2.ll; opencl-later/NAME.cl the same in ir-later/.
# A file says how it wants to be compiled in comments at its head:
#   // cl: CL2.0             language version, CL1.2 if it says nothing
#   // options: -opt ...     further options of clang -cc1
set -eu
cd "$(dirname "$0")"
clang="${CLANG:-clang-22}"

compile() { # folder, output folder, name
    standard=$(sed -n 's|^// cl: ||p' "$1/$3.cl")
    options=$(sed -n 's|^// options: ||p' "$1/$3.cl")
    for level in O0 O2; do
        # shellcheck disable=SC2086
        "$clang" -cc1 -triple spir64-unknown-unknown -cl-std="${standard:-CL1.2}" -finclude-default-header \
            -$level $options -emit-llvm -o "$2/$3.$level.ll" "$1/$3.cl"
        # Neither the packager's name nor that of the build is part of what a fixture shows.
        sed -i 's|^\(![0-9]* = !{!"\)[^"]*clang version \([0-9]*\.[0-9]*\)[^"]*"}|\1clang version \2"}|' "$2/$3.$level.ll"
    done
}

for folder in opencl opencl-later; do
    output="ir${folder#opencl}"
    mkdir -p "$output"
    for file in "$folder"/*.cl; do
        name=$(basename "$file" .cl)
        wanted=yes
        if [ $# -gt 0 ]; then
            wanted=no
            for argument; do [ "$argument" = "$name" ] && wanted=yes; done
        fi
        [ $wanted = no ] || compile "$folder" "$output" "$name"
    done
done
