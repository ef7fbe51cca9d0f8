//! Malformed input: never a panic, and the text still stands for the words.

use proptest::prelude::*;
use spirv_llvm_translate::internal::assembly::{self, AssembleOptions, DisassembleOptions};
use spirv_llvm_translate::internal::spirv::{Module, Opcode, canonicalize};

use super::generate::{self, instruction};
use super::tools;

/// Everything that can be done with a module's words.
fn exercise(words: &[u32]) {
    if let Ok(module) = Module::from_words(words.to_vec()) {
        // A sound module has a canonical form, or is refused; the form is sound.
        if let Ok(canonical) = canonicalize(&module) {
            let module = Module::from_words(canonical.clone()).unwrap();
            assert!(canonicalize(&module).unwrap() == canonical, "not canonical");
        }
    }
    let Ok(module) = Module::framed(words.to_vec()) else { return };
    let friendly = assembly::disassemble(&module, &DisassembleOptions::default().comment(true).offsets(true));
    let options = AssembleOptions::default();
    let renumbered =
        assembly::assemble(&friendly, &options).unwrap_or_else(|error| panic!("{error}\n{friendly}"));
    assert_eq!(renumbered.len(), words.len());
    // The header is kept where the text can say it, the rest always.
    let text = tools::disassemble_raw(words);
    let back = tools::assemble(&text);
    assert!(back[5..] == words[5..], "not the same words:\n{text}");
}

/// One module that holds every instruction of the grammar.
fn everything() -> Vec<u32> {
    let mut words = generate::module("OpenCL.std", &[]);
    let start = words.len();
    for (_, module) in generate::every_instruction() {
        words.extend_from_slice(&module[start..]);
    }
    words
}

#[apply(case)]
fn mutated_modules_never_panic() {
    let base = everything();
    exercise(&base);
    let mut state = 0x2545_F491_4F6C_DD1D_u64;
    let mut next = move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 16) as usize
    };
    for _ in 0..120 {
        let mut words = base.clone();
        for _ in 0..1 + next() % 40 {
            let at = 5 + next() % (words.len() - 5);
            words[at] = match next() % 5 {
                0 => next() as u32,
                1 => words[at] ^ 1 << (next() % 32),
                2 => next() as u32 % 64,
                3 => words[5 + next() % (words.len() - 5)],
                _ => 0,
            };
        }
        // A word count that was hit ends the module: what is before it is still looked at.
        let mut at = 5;
        while let Some(first) = words.get(at).filter(|first| **first >> 16 != 0) {
            let end = at + (first >> 16) as usize;
            if end > words.len() {
                break;
            }
            at = end;
        }
        let _ = Module::from_words(words.clone());
        words.truncate(at);
        exercise(&words);
    }
}

#[apply(case)]
fn large_inputs_take_linear_time() {
    // A switch with many cases over a phi with many operands; each case asks for the type of the selector.
    let cases = |count: u32| -> String { (0..count).map(|case| format!(" {case} %b{case}")).collect() };
    let text = format!(
        "%uint = OpTypeInt 32 0 %phi = OpPhi %uint{} OpSwitch %phi %d{}",
        (0..30_000).map(|at| format!(" %v{at} %b{at}")).collect::<String>(),
        cases(30_000)
    );
    let words = assembly::assemble(&text, &AssembleOptions::default()).unwrap();
    exercise(&words);
    // An integer type as wide as can be said costs nothing.
    let wide = "%1 = OpTypeInt 4294967295 0 %2 = OpConstant %1 ";
    assert!(tools::try_assemble(&format!("{wide} 5")).unwrap_err().contains("of 4294967295 bits"));
    exercise(&tools::assemble(&format!("{wide} !5")));
}

#[apply(case)]
fn truncated_files_never_panic() {
    let bytes = tools::bytes(&generate::module("OpenCL.std", &[]));
    for length in 0..bytes.len() {
        let _ = Module::parse(&bytes[..length]);
    }
}

#[apply(case)]
fn mutated_texts_never_panic() {
    let text = tools::disassemble_raw(&generate::module("OpenCL.std", &[])).into_bytes();
    let pool = b"%!=\"\\;|Op0x-+.eE9 \n\t\x00\xff";
    let mut state = 99_u32;
    let mut next = move || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) as usize
    };
    for _ in 0..2000 {
        let mut text = text.clone();
        for _ in 0..1 + next() % 6 {
            let at = next() % text.len();
            match next() % 3 {
                0 => text[at] = pool[next() % pool.len()],
                1 => text.insert(at, pool[next() % pool.len()]),
                _ => drop(text.remove(at)),
            }
        }
        let _ = assembly::assemble_bytes(
            &text,
            &AssembleOptions::default().preserve_numeric_ids(next() % 2 == 0),
        );
    }
}

fn any_instruction() -> impl Strategy<Value = Vec<u32>> {
    let word = prop_oneof![4 => 0_u32..24, 1 => any::<u32>(), 1 => (0_u32..32).prop_map(|shift| 1 << shift)];
    // Types, constants, imports and switches often: other layouts hang on them.
    let opcode = prop_oneof![
        3 => 0_u16..410,
        1 => 4000_u16..7000,
        3 => prop::sample::select(vec![21_u16, 22, 43, 50, 52, 251, 11, 12, 30, 5, 71, 0xFFFF]),
    ];
    (opcode, prop::collection::vec(word, 0..8))
        .prop_map(|(opcode, operands)| instruction(Opcode(opcode), &operands))
}

/// Instructions of functions outside of one, of which the first uses the result of the second.
#[apply(case)]
fn canonical_forms_of_modules_without_layout_are_stable() {
    exercise(&[0x0723_0203, 0x0001_0300, 7 << 16, 64, 0, 3 << 16 | 251, 1, 14, 5 << 16 | 128, 2, 14, 1, 1]);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, rng_seed: proptest::test_runner::RngSeed::Fixed(7), ..ProptestConfig::default() })]

    #[apply(case)]
    fn any_framed_words_round_trip(body in prop::collection::vec(any_instruction(), 0..40)) {
        let mut words = vec![0x0723_0203, 0x0001_0300, 7 << 16, u32::MAX, 0];
        words.extend(body.concat());
        exercise(&words);
        let text = tools::disassemble_raw(&words);
        prop_assert_eq!(tools::try_assemble(&text), Ok(words), "{}", text);
    }
}
