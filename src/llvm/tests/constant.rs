use super::*;

#[test]
fn floats_keep_every_bit() {
    let context = Context::new();
    for (ty, bits) in [
        (context.half_type(), 0x7d01),                  // signalling NaN
        (context.bfloat_type(), 0xff81),                // negative NaN with a payload
        (context.float_type(), 0x7f80_0001),            // signalling NaN
        (context.float_type(), 0x8000_0000),            // -0.0
        (context.float_type(), 1),                      // smallest denormal
        (context.double_type(), 0x7ff0_dead_beef_0001), // signalling NaN
        (context.fp128_type(), 0x7fff_1234_5678_9abc_def0_1234_5678_9abc),
    ] {
        let constant = ty.float_from_bits(bits).unwrap();
        assert_eq!(
            (constant.kind(), constant.ty(), constant.float_bits()),
            (ValueKind::Float, ty, Some(bits))
        );
    }
    assert!(context.i32_type().float_from_bits(0).is_err());
    assert_eq!(context.i32_type().int(1).unwrap().float_bits(), None);
}

#[test]
fn integers_of_any_width() {
    let context = Context::new();
    let wide = context.int_type(200).unwrap();
    let words = [1, u64::MAX, 0, 0x0123];
    let constant = wide.int_from_words(&words).unwrap();
    assert_eq!(constant.int_words().unwrap(), &[1, u64::MAX, 0, 0x23], "bits above the width are dropped");
    assert_eq!(constant.int_value(), None);
    assert_eq!(wide.int(7).unwrap().int_value(), Some(7));
    let narrow = context.int_type(5).unwrap().int(0xff).unwrap();
    assert_eq!((narrow.int_value(), narrow.signed_int_value()), (Some(31), Some(-1)));
    assert_eq!(context.i64_type().int(u64::MAX).unwrap().signed_int_value(), Some(-1));
    assert_eq!(context.bool_type().int_from_words(&[]).unwrap().int_value(), Some(0));
    assert!(context.float_type().int(1).is_err());
}

#[test]
fn aggregates_of_every_form_have_elements() {
    let context = Context::new();
    let module = parse(
        &context,
        "@data = constant [3 x i16] [i16 1, i16 -2, i16 3]\n\
         @text = constant [3 x i8] c\"a\\00b\"\n\
         @zero = constant { i32, [2 x float] } zeroinitializer\n\
         @undef = constant <2 x i32> undef\n\
         @mixed = constant <{ i8, ptr }> <{ i8 4, ptr @data }>\n\
         @splat = constant <4 x i32> splat (i32 9)\n",
    );
    let initializer = |name| module.variable(name).and_then(Value::initializer).unwrap();
    let data = initializer("data");
    assert_eq!(data.kind(), ValueKind::DataArray);
    assert_eq!(data.element(1).unwrap().signed_int_value(), Some(-2));
    assert_eq!(data.element(3), None);
    assert_eq!(initializer("text").string_bytes().unwrap(), b"a\0b");
    assert_eq!(data.string_bytes(), None);
    let zero = initializer("zero");
    assert!(zero.is_null() && zero.elements().unwrap().iter().all(|element| element.is_null()));
    assert!(initializer("undef").element(0).unwrap().is_undef());
    assert_eq!(initializer("mixed").element(1).unwrap().kind(), ValueKind::Variable);
    assert_eq!(initializer("splat").element(3).unwrap().int_value(), Some(9));
}

#[test]
fn aggregates_are_built_only_from_what_fits() {
    let context = Context::new();
    let int = context.i32_type();
    let (one, two) = (int.int(1).unwrap(), int.int(2).unwrap());
    let array = context.array_type(int, 2).unwrap();
    assert_eq!(array.aggregate(&[one, two]).unwrap().to_string(), "[2 x i32] [i32 1, i32 2]");
    assert!(array.aggregate(&[one]).is_err());
    assert!(array.aggregate(&[one, context.i8_type().int(1).unwrap()]).is_err());
    let record = context.create_struct("s");
    assert!(record.aggregate(&[]).is_err(), "an opaque struct has no constants");
    record.set_body(&[int, array], false).unwrap();
    let constant = record.aggregate(&[one, array.null().unwrap()]).unwrap();
    assert_eq!(constant.to_string(), "%s { i32 1, [2 x i32] zeroinitializer }");
    let vector = context.vector_type(int, 2).unwrap();
    assert_eq!(
        vector.aggregate(&[two, int.poison().unwrap()]).unwrap().to_string(),
        "<2 x i32> <i32 2, i32 poison>"
    );
    assert_eq!(context.string(b"a\0").to_string(), "[2 x i8] c\"a\\00\"");
}

#[test]
fn constant_expressions() {
    let context = Context::new();
    let module = context.create_module("m");
    let (int, byte) = (context.i64_type(), context.i8_type());
    let global = module.add_variable("g", context.array_type(byte, 8).unwrap(), 1).unwrap();
    let address = global.constant_cast(Opcode::PtrToInt, int).unwrap();
    assert_eq!(address.constant_opcode(), Some(Opcode::PtrToInt));
    assert_eq!(address.operand(0), Some(global));
    let generic = context.pointer_type(4).unwrap();
    let cast = global.constant_cast(Opcode::AddrSpaceCast, generic).unwrap();
    assert_eq!(cast.constant_opcode(), Some(Opcode::AddrSpaceCast));
    let element = cast.constant_gep(byte, &[int.int(3).unwrap()], flags::INBOUNDS | flags::NUW).unwrap();
    assert_eq!(element.constant_opcode(), Some(Opcode::GetElementPtr));
    assert_eq!(element.gep_source_type(), Some(byte));
    assert_eq!(element.flags(), flags::INBOUNDS | flags::NUSW | flags::NUW);
    assert!(global.constant_cast(Opcode::FPExt, context.double_type()).is_err());
    assert!(global.constant_gep(context.void_type(), &[], 0).is_err());
}

/// The first module of damaged bitcode whose text contains a construct that no valid module has.
fn damaged(text: &str, shows: &str) -> Vec<u8> {
    let context = Context::new();
    let bitcode = parse(&context, text).write_bitcode();
    let damage = |bit: usize, mask: u16| {
        let mut bytes = bitcode.clone();
        for (byte, mask) in bytes[bit / 8..].iter_mut().zip((u32::from(mask) << (bit % 8)).to_le_bytes()) {
            *byte ^= mask;
        }
        // LLVM's bitcode reader crashes on some of them.
        let context = Context::guarded();
        let parsed = context.parse(&bytes, "in.bc");
        parsed.is_ok_and(|module| module.print_to_string().contains(shows)).then_some(bytes)
    };
    let all = (1..8).flat_map(|mask| (0..bitcode.len() * 8).map(move |bit| (bit, mask)));
    all.into_iter().find_map(|(bit, mask)| damage(bit, mask)).unwrap()
}

/// LLVM's verifier does not check the operands of constant expressions: damaged bitcode may have any.
#[test]
fn constants_that_are_no_operations_become_no_instructions() {
    for (expression, shows) in [
        ("ptrtoint (ptr @g to i64)", "inttoptr (ptr"),
        ("ptrtoint (ptr getelementptr (i8, ptr @g, i64 8) to i64)", "getelementptr (i8, ptr @g, ptr"),
    ] {
        let text = format!(
            "@g = external global i8\n\ndefine i64 @f(i64 %x) {{\n  %r = add i64 %x, {expression}\n  ret i64 %r\n}}\n"
        );
        let context = Context::new();
        let module = context.parse(&damaged(&text, shows), "in.bc").unwrap();
        let add = body(module, "f")[0];
        let outer = add.operand(1).unwrap();
        let inner = if expression.contains("getelementptr") { outer.operand(0).unwrap() } else { outer };
        let refused = inner.expression_as_instruction(add).unwrap_err();
        assert_eq!(refused.kind(), crate::error::ErrorKind::InvalidLlvm, "{inner}");
    }
}

#[test]
fn numbers_that_llvm_holds_as_bytes_are_read_by_their_bits() {
    let context = Context::new();
    let module = parse(
        &context,
        "@a = global [3 x i16] [i16 1, i16 -1, i16 256]\n@b = global <2 x double> <double 1.0, double -0.0>\n\
         @c = global [2 x half] [half 1.0, half 2.0]\n@d = global [2 x i16] zeroinitializer\n\
         @e = global [2 x i128] [i128 1, i128 2]\n",
    );
    let numbers = |name: &str| {
        let constant = module.variable(name).and_then(Value::initializer).unwrap();
        constant.numbers().map(Iterator::collect::<Vec<u64>>)
    };
    assert_eq!(numbers("a"), Some(vec![1, 0xffff, 256]));
    assert_eq!(numbers("b"), Some(vec![1f64.to_bits(), (-0f64).to_bits()]));
    assert_eq!(numbers("c"), Some(vec![0x3c00, 0x4000]));
    assert_eq!((numbers("d"), numbers("e")), (None, None));
}
