use super::*;
use std::time::{Duration, Instant};

#[test]
fn walking_is_cheap() {
    let context = Context::new();
    let module = context.create_module("m");
    let (function, builder) = function_with(&context, module, &[context.i32_type()]);
    let mut sum = function.param(0).unwrap();
    for _ in 0..100_000 {
        sum = builder.binary(Opcode::Add, sum, sum).unwrap();
    }
    let start = Instant::now();
    let mut operands = 0;
    for instruction in function.blocks().flat_map(Block::instructions) {
        assert_eq!(instruction.opcode(), Some(Opcode::Add));
        operands += instruction.operands().filter(|operand| operand.ty().is_int()).count();
    }
    assert_eq!(operands, 200_000);
    let time = start.elapsed();
    // Some milliseconds on an idle machine; the bound allows for a busy one.
    assert!(time < Duration::from_millis(500), "{time:?}");
}
