//! Threads that translate at once give what one gives alone.

use super::samples;
use spirv_llvm_translate::{Form, Options, translate};

const THREADS: usize = 8;

/// What becomes of a module, there and back, as bytes or as the message of the error.
fn outcome(input: &[u8], from: Form) -> [Result<Vec<u8>, String>; 2] {
    let to = |bytes: &[u8], from, to| {
        let output = translate(bytes, from, to, &Options::default());
        output.map(|output| output.bytes).map_err(|error| error.to_string())
    };
    let (there, home) = if from.is_spirv() { (Form::Ll, Form::Spv) } else { (Form::Spv, Form::Ll) };
    let first = to(input, from, there);
    let second = first.clone().and_then(|bytes| to(&bytes, there, home));
    [first, second]
}

#[apply(case)]
fn eight_threads_give_what_one_gives() {
    let spirv = samples("spvasm").into_iter().map(|(name, bytes)| (name, bytes, Form::Spvasm));
    let llvm = samples("ll").into_iter().map(|(name, bytes)| (name, bytes, Form::Ll));
    let inputs: Vec<_> = spirv.chain(llvm).collect();
    let alone: Vec<_> = inputs.iter().map(|(_, bytes, from)| outcome(bytes, *from)).collect();
    assert!(alone.iter().filter(|outcome| outcome.iter().all(Result::is_ok)).count() > inputs.len() / 2);
    std::thread::scope(|scope| {
        for thread in 0..THREADS {
            let (inputs, alone) = (&inputs, &alone);
            // Each begins elsewhere, so that different modules meet, and each module meets itself.
            let order = (0..inputs.len()).map(move |at| (at + thread / 2 * inputs.len() / 4) % inputs.len());
            scope.spawn(move || {
                for at in order {
                    let (name, bytes, from) = &inputs[at];
                    assert_eq!(outcome(bytes, *from), alone[at], "{name}");
                }
            });
        }
    });
}
