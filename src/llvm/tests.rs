//! Tests of the layer: every shim function against what LLVM prints.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use super::*;

#[test]
fn builder_does_not_fold() {
    let context = Context::new();
    let module = context.create_module("m");
    let int = context.i32_type();
    let function = module.add_function("f", context.function_type(int, &[int], false).unwrap()).unwrap();
    let block = context.append_block(function, "entry").unwrap();
    let builder = context.builder();
    builder.position_at_end(block);
    let sum = builder.binary(Opcode::Add, int.int(1).unwrap(), int.int(2).unwrap()).unwrap();
    sum.set_name("sum");
    builder.ret(Some(sum)).unwrap();
    assert_eq!(sum.to_string(), "%sum = add i32 1, 2");
    assert_eq!(module.verify(), Ok(()));
}
