//! Each production by itself: its reading, the substitution candidates that it adds, and the agreement of mangling on both.

use super::{CandidateKind, Demangler, type_of_name};
use crate::ast::{Qualifiers, Type};
use crate::mangle::{Flavour, candidate_count, mangle_type};

use Flavour::{Clang, Compat, Cxx};

/// The candidates of a demangler in order, as text.
fn candidates(demangler: &mut Demangler<'_>) -> Vec<String> {
    let known = demangler.candidates.clone();
    let mut texts = Vec::new();
    for candidate in known {
        let text = demangler.read_again(candidate, |demangler| match candidate.kind {
            CandidateKind::Type { is_private } => {
                let read = demangler.pointee(is_private)?;
                let is_private = is_private && read.qualifiers == Qualifiers::default();
                let words = if is_private { "private".to_owned() } else { read.qualifiers.to_string() };
                let separator = if words.is_empty() { "" } else { " " };
                Ok(format!("{words}{separator}{}", read.ty))
            }
            CandidateKind::Prefix { steps } => {
                Ok(type_of_name(demangler.name_steps(Some(steps))?).to_string())
            }
        });
        texts.push(text.unwrap_or_else(|error| error.to_string()));
    }
    texts
}

/// Checks a type's text, its candidates, and that mangling reproduces it.
fn check(flavour: Flavour, encoding: &str, words: &str, expected: &[&str]) {
    let mut demangler = Demangler::new(encoding, flavour);
    let ty: Type = match demangler.unqualified() {
        Ok(ty) => ty,
        Err(error) => return assert_eq!(error.to_string(), words, "{encoding}"),
    };
    assert_eq!(demangler.at, encoding.len(), "{encoding} is not read to its end");
    assert_eq!(ty.to_string(), words, "{encoding}");
    assert_eq!(candidates(&mut demangler), expected, "candidates of {encoding}");
    assert_eq!(mangle_type(&ty, flavour), encoding, "way back of {words}");
    assert_eq!(candidate_count(&ty, flavour), expected.len(), "candidates on the way back of {words}");
}

#[test]
fn scalars_are_no_candidates() {
    for scalar in crate::Scalar::ALL {
        check(Clang, scalar.code(), scalar.spelling(), &[]);
    }
    check(Clang, "z", "...", &[]);
}

#[test]
fn vectors_and_bit_integers() {
    check(Clang, "Dv4_f", "float4", &["float4"]);
    check(Clang, "Dv3_Dh", "half3", &["half3"]);
    check(Clang, "Dv16_DF16b", "vector<bfloat16, 16>", &["vector<bfloat16, 16>"]);
    check(Clang, "DB4_", "_BitInt(4)", &["_BitInt(4)"]);
    check(Clang, "DU40_", "unsigned _BitInt(40)", &["unsigned _BitInt(40)"]);
}

#[test]
fn pointers() {
    check(Clang, "Pi", "int*", &["private int", "int*"]);
    check(Cxx, "Pi", "int*", &["int*"]);
    check(Compat, "Pi", "int*", &["int*"]);
    check(Clang, "PU3AS1i", "global int*", &["global int", "global int*"]);
    check(
        Clang,
        "PU3AS1VKi",
        "global const volatile int*",
        &["global const volatile int", "global const volatile int*"],
    );
    check(Cxx, "PKi", "const int*", &["const int", "const int*"]);
    check(Clang, "PPi", "int**", &["private int", "int*", "private int*", "int**"]);
    check(Cxx, "PPi", "int**", &["int*", "int**"]);
    check(
        Clang,
        "PrPU3AS4i",
        "generic int* restrict*",
        &["generic int", "generic int*", "restrict generic int*", "generic int* restrict*"],
    );
    check(Clang, "PDv2_i", "int2*", &["int2", "private int2", "int2*"]);
    check(Clang, "P1S", "S*", &["S", "private S", "S*"]);
    check(Cxx, "RKi", "const int&", &["const int", "const int&"]);
    check(Cxx, "Oi", "int&&", &["int&&"]);
}

#[test]
fn atomics_and_blocks() {
    check(Clang, "U7_Atomici", "atomic_int", &["atomic_int"]);
    let expected = ["atomic_int", "generic volatile atomic_int", "generic volatile atomic_int*"];
    check(Clang, "PU3AS4VU7_Atomici", "generic volatile atomic_int*", &expected);
    check(Clang, "FvvE", "void()", &["void()"]);
    check(Clang, "U13block_pointerFvvE", "void()^", &["void()", "void()^"]);
    let expected = ["local void", "local void*", "void(local void*)", "void(local void*)^"];
    check(Clang, "U13block_pointerFvPU3AS3vE", "void(local void*)^", &expected);
    let expected = ["int(float, ...)", "generic int(float, ...)", "generic int(float, ...)*"];
    check(Clang, "PU3AS4FifzE", "generic int(float, ...)*", &expected);
}

#[test]
fn arrays_share_their_elements_qualifiers() {
    check(Clang, "PA4_i", "int[4]*", &["private int", "private int[4]", "int[4]*"]);
    check(Cxx, "PA4_i", "int[4]*", &["int[4]", "int[4]*"]);
    check(Cxx, "PA_i", "int[]*", &["int[]", "int[]*"]);
    check(
        Clang,
        "PA4_U3AS1Ki",
        "global const int[4]*",
        &["global const int", "global const int[4]", "global const int[4]*"],
    );
    let expected = ["private int", "private int[4]", "private int[4][3]", "int[4][3]*"];
    check(Clang, "PA3_A4_i", "int[4][3]*", &expected);
}

#[test]
fn names() {
    check(Clang, "9ocl_event", "ocl_event", &["ocl_event"]);
    check(Clang, "8ocl_pipe", "pipe", &["pipe"]);
    check(Cxx, "u5__hue", "__hue", &["__hue"]);
    check(Cxx, "N5__spv5Scope4FlagE", "__spv::Scope::Flag", &["__spv", "__spv::Scope", "__spv::Scope::Flag"]);
    check(Cxx, "St3pit", "std::pit", &["std::pit"]);
    check(Cxx, "NSt3pit2inE", "std::pit::in", &["std::pit", "std::pit::in"]);
    check(Cxx, "3vecIfLi4EE", "vec<float, (int)4>", &["vec", "vec<float, (int)4>"]);
    check(Cxx, "St4pairIiiE", "std::pair<int, int>", &["std::pair", "std::pair<int, int>"]);
    let expected =
        ["sycl", "sycl::vec", "sycl::vec<bool>", "sycl::vec<bool>::rest", "sycl::vec<bool>::rest<sycl>"];
    check(Cxx, "N4sycl3vecIbE4restIS_EE", "sycl::vec<bool>::rest<sycl>", &expected);
}

#[test]
fn template_parameters_and_arguments() {
    check(Cxx, "T_", "T0", &["T0"]);
    check(Cxx, "T0_", "T1", &["T1"]);
    check(Cxx, "DpT_", "T0...", &["T0", "T0..."]);
    let expected = ["a", "global const float", "a<global const float>"];
    check(Cxx, "1aIU3AS1KfE", "a<global const float>", &expected);
    check(Cxx, "1aIJicEE", "a<int, char>", &["a", "a<int, char>"]);
    check(Cxx, "1aIXT0_EE", "a<T1>", &["a", "a<T1>"]);
    check(Cxx, "1aILin3EE", "a<(int)-3>", &["a", "a<(int)-3>"]);
    check(Cxx, "1aILN1b1cE1EE", "a<(b::c)1>", &["a", "b", "b::c", "a<(b::c)1>"]);
}

#[test]
fn references_read_their_candidate_again() {
    check(
        Clang,
        "FvPU3AS1Dv4_fS1_S_E",
        "void(global float4*, global float4*, float4)",
        &["float4", "global float4", "global float4*", "void(global float4*, global float4*, float4)"],
    );
    check(Cxx, "FvPiS_E", "void(int*, int*)", &["int*", "void(int*, int*)"]);
    check(Clang, "FvPiS0_E", "void(int*, int*)", &["private int", "int*", "void(int*, int*)"]);
    check(
        Cxx,
        "Fv1aIiES_IfES0_E",
        "void(a<int>, a<float>, a<int>)",
        &["a", "a<int>", "a<float>", "void(a<int>, a<float>, a<int>)"],
    );
}

#[test]
fn errors_say_where() {
    let cases = [
        ("", "type expected, but the name ends at byte 0"),
        ("Q", "type expected at byte 0"),
        ("P", "type expected, but the name ends at byte 1"),
        ("Dv_f", "number expected at byte 2"),
        ("Dv4f", "'_' expected after the number of lanes at byte 3"),
        ("Dq", "unknown type code at byte 0"),
        ("Dv99999999999_f", "number too large at byte 2"),
        ("Dv04_f", "number with a leading zero at byte 2"),
        ("4abc", "identifier of this length expected at byte 0"),
        ("1é", "identifier of this length expected at byte 0"),
        ("31ab", "identifier of this length expected at byte 0"),
        ("S_", "substitution of something that did not occur at byte 0"),
        ("SZZZZZZZZZZZZZZZZ_", "number too large at byte 13"),
        ("Ki", "qualified type outside a pointer at byte 0"),
        ("Dv4_Ki", "qualified type outside a pointer at byte 4"),
        ("PU3ASxi", "address space's number expected at byte 6"),
        ("PU5whati", "unknown vendor qualifier at byte 1"),
        ("FviivE", "void among other parameters at byte 4"),
        ("FvE", "parameter type expected at byte 2"),
        ("Fv1S", "type expected, but the name ends at byte 4"),
        ("N1aE", "identifier expected at byte 3"),
        ("1aIiEIiE", "template arguments without a template at byte 5"),
        ("1aIXsr1bE", "template parameter expected at byte 4"),
        ("Sa", "'_' expected after a substitution at byte 1"),
    ];
    for (encoding, message) in cases {
        let read = Demangler::new(encoding, Clang).unqualified();
        assert_eq!(read.map_err(|error| error.to_string()), Err(message.to_owned()), "{encoding}");
    }
}

#[test]
fn depth_and_size_are_limited() {
    let deep = "P".repeat(200) + "i";
    let mut demangler = Demangler::new(&deep, Clang);
    assert!(demangler.unqualified().is_err_and(|error| error.message == "types nested too deeply"));
    // Every function type doubles the size of the previous one.
    let mut bomb = "Fv1aE".to_owned();
    for step in 0..40 {
        bomb += &if step == 0 {
            "FvS0_S0_E".to_owned()
        } else {
            format!("FvS{0}_S{0}_E", char::from_digit(step, 36).unwrap_or('0').to_ascii_uppercase())
        };
    }
    let mut demangler = Demangler::new(&bomb, Cxx);
    let result = std::iter::repeat_with(|| demangler.unqualified()).take(41).find_map(Result::err);
    assert!(result.is_some_and(|error| error.message == "name expands to too many types"), "{result:?}");
}

#[test]
fn qualifiers_in_any_order_are_the_same_type() {
    use crate::demangle;
    for (older, current) in [
        ("_Z1fPVU3AS4U7_Atomici", "_Z1fPU3AS4VU7_Atomici"),
        ("_Z1fPVU3AS4U7_Atomici", "_Z1fPU3AS4U7_AtomicVi"),
        ("_Z1fPKU3AS1i", "_Z1fPU3AS1Ki"),
        ("_Z1fPKVrU3AS1i", "_Z1fPU3AS1rVKi"),
        ("_Z1fPU3AS3jVj", "_Z1fPU3AS3jj"),
        ("_Z1fPKU3AS3DhS0_", "_Z1fPU3AS3KDhS0_"),
    ] {
        assert_eq!(demangle(older), demangle(current), "{older}");
        assert!(demangle(older).is_ok(), "{older}");
    }
    assert_ne!(demangle("_Z1fPKU3AS1i"), demangle("_Z1fPKU3AS3i"));
    assert!(demangle("_Z1fU3AS1i").is_err(), "a parameter is in no address space");
}
