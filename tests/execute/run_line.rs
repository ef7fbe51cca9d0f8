//! Calls written as text.

use crate::executor::Program;
use crate::executor::run_line::RunLine;

const MODULE: &str = "define i32 @sum(i32 %a, i32 %b) {\n%r = add i32 %a, %b\nret i32 %r\n}\n\
    define <2 x float> @twice(<2 x float> %v) {\n%r = fadd <2 x float> %v, %v\nret <2 x float> %r\n}\n\
    define i1 @is_negative(double %x) {\n%r = fcmp olt double %x, 0.0\nret i1 %r\n}\n\
    define float @none() {\nret float 0x7FF8000000000000\n}\n\
    define i8 @high(i64 %x) {\n%s = lshr i64 %x, 56\n%r = trunc i64 %s to i8\nret i8 %r\n}\n";

fn check(line: &str) -> Result<(), String> {
    let program = Program::load(MODULE.as_bytes()).unwrap();
    RunLine::parse(line).and_then(|line| line.check(&program)).map_err(|error| error.to_string())
}

#[apply(case)]
fn right_results_pass() {
    for line in [
        "@sum(i32 7, i32 -3) == i32 4",
        "@sum( i32 0xffffffff , i32 2 )==i32 1",
        "@twice(<2 x float> <float 1.5, float -0.25>) == <2 x float> <float 3, float -0.5>",
        "@twice(<2 x float> <float 0x3FF8000000000000, float inf>) == <2 x float> <float 3e0, float inf>",
        "@is_negative(double -1.0) == i1 true",
        "@is_negative(double nan) == i1 false",
        "@none() == float nan",
        "@high(i64 -1) == i8 -1",
        "@high(i64 0x8000000000000000) == i8 128",
    ] {
        assert_eq!(check(line), Ok(()), "{line}");
    }
}

#[apply(case)]
fn wrong_results_and_wrong_lines_do_not() {
    for (line, message) in [
        ("@sum(i32 7, i32 3) == i32 11", "'sum' gives 10 (0xa), not 11 (0xb)"),
        ("@sum(i32 7) == i32 7", "no function 'sum' takes"),
        ("@sum(i32 7, i64 7) == i32 14", "no function 'sum' takes"),
        ("@sum(i32 7, i32 7) == i64 14", "does not return the type"),
        ("@missing() == i32 0", "no function 'missing'"),
        ("@twice(<2 x float> <float 1>) == <2 x float> <float 2, float 2>", "2 lanes"),
        ("@sum(i32 7, i32 x) == i32 7", "a value before this place expected at column 18"),
        ("@sum(i32 7, i99 1) == i32 7", "a type"),
        ("sum(i32 7, i32 1) == i32 8", "'@' expected at column 1"),
        ("@sum(i32 7, i32 1) == i32 8 9", "the end"),
        ("@sum(i32 7, i32 1)", "'=='"),
    ] {
        let error = check(line).expect_err(line);
        assert!(error.contains(message), "{line}: {error}");
    }
}
