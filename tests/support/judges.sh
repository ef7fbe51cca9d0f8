#!/bin/sh
# Runs the tests with no judge, with each judge alone, and with all; prints what each run skipped. `./x test --judges` starts it.
# Ends with 1 if a test fails in any of the runs. Arguments go to the test binary, as in: tests/support/judges.sh --skip mutation
#
# PATH of a run is a folder of links to the programs of PATH without the other judges; JUDGES is one of links to the data.

set -eu

cd "$(dirname -- "$0")/../.."
all='spirv-tools glslangValidator llvm-15 llvm-16 llvm-19 llvm-22 clang-22 clang-15 llvm-spirv-15 chromium libclc-15 darktable'
folder=$PWD/target/hidden-judges
original=$PATH

# The programs of a judge.
programs() {
    case $1 in
    spirv-tools) echo spirv-val spirv-as spirv-dis spirv-opt ;;
    llvm-22) echo opt-22 llc-22 llvm-nm-22 llvm-as-22 llvm-dis-22 llvm-link-22 ;;
    llvm-15 | llvm-16 | llvm-19) echo "opt-${1#llvm-} llvm-as-${1#llvm-}" ;;
    *) echo "$1" ;;
    esac
}

# The folders for a run with these judges: provide JUDGE...
provide() {
    rm -rf "$folder"
    mkdir -p "$folder/bin" "$folder/data"
    rest=$original:
    while [ -n "$rest" ]; do
        ln -s "${rest%%:*}"/* "$folder/bin" 2>/dev/null || true
        rest=${rest#*:}
    done
    for judge in $all; do
        case " $* " in
        *" $judge "*) [ ! -d "target/judges/$judge" ] || ln -s "$PWD/target/judges/$judge" "$folder/data" ;;
        *) for program in $(programs "$judge"); do rm -f "$folder/bin/$program"; done ;;
        esac
    done
}

binary=$(cargo test --test all --no-run 2>&1 | sed -n 's/.*(\(target[^)]*\)).*/\1/p')
[ -x "$binary" ] || { echo 'the tests cannot be built' >&2; exit 1; }
status=0

# One run: run LABEL JUDGES ARGS
run() {
    label=$1
    # shellcheck disable=SC2086
    provide $2
    shift 2
    : >"$folder/skips"
    result=passes
    PATH=$folder/bin JUDGES=$folder/data SKIPS=$folder/skips "$binary" "$@" >"$folder/log" 2>&1 </dev/null || result=FAILS
    echo "$label: $result: $(sed -n 's/^test result: //p' "$folder/log")"
    sed 's/^/    /' "$folder/skips"
    if [ "$result" = FAILS ]; then
        status=1
        sed -n '/^failures:/,$p' "$folder/log"
    fi
}

run 'no judge' '' "$@"
for judge in $all; do
    run "$judge alone" "$judge" "$@"
done
run 'all judges' "$all" "$@"
exit "$status"
