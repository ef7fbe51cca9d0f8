#!/bin/sh
# Compiles library.cl to library.ll, without what depends on a target or on the compiler's version.
set -eu
cd "$(dirname "$0")"
{
    echo '; What clang 22 makes of library.cl: run compile.sh again when that changes.'
    "${CLANG:-clang-22}" -x cl -cl-std=CL1.2 -target spir64 -Oz -fno-vectorize -fno-slp-vectorize -fno-strict-aliasing \
        -ffp-contract=off -emit-llvm -S -o - library.cl |
        sed -E -e '/^(target|source_filename|attributes|!|;)/d' -e 's/, !(llvm\.loop|srcloc) ![0-9]+//g' \
            -e 's/ #[0-9]+( \{)?$/\1/' -e 's/ (dso_local|local_unnamed_addr|noundef)//g' -e 's/ +; preds = .*//' |
        cat -s
} > "${1:-library.ll}"
