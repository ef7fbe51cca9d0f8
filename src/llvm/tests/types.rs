use super::*;

#[test]
fn identified_structs_may_be_unnamed() {
    let context = Context::new();
    let module = context.create_module("m");
    let unnamed = context.create_struct("");
    unnamed.set_body(&[context.i32_type()], true).unwrap();
    assert_eq!((unnamed.is_literal(), unnamed.struct_name()), (false, None));
    module.add_variable("g", unnamed, 1).unwrap();
    let text = module.print_to_string();
    assert!(text.contains("%0 = type <{ i32 }>"), "{text}");
    assert!(text.contains("@g = external addrspace(1) global %0"), "{text}");

    let named = context.create_struct("struct.s");
    assert!(named.is_opaque() && named.length() == Some(0));
    assert_eq!(named.struct_name().unwrap(), "struct.s");
    assert_ne!(context.create_struct("struct.s"), named);
    named.set_body(&[context.i8_type()], false).unwrap();
    assert!(named.set_body(&[], false).is_err(), "a body is set once");
    let literal = context.struct_type(&[context.i8_type()], false).unwrap();
    assert!(literal.is_literal() && literal.struct_name().is_none());
    let inside = context.create_struct("inside");
    assert!(inside.set_body(&[inside], false).is_err(), "a struct cannot hold itself");
}

#[test]
fn target_types_keep_name_and_parameters() {
    let context = Context::new();
    let float = context.float_type();
    let image = context.target_type("spirv.Image", &[float], &[1, 0, 2]).unwrap();
    assert_eq!(image.kind(), TypeKind::TargetExt);
    assert_eq!(image.target_name(), Some("spirv.Image"));
    assert_eq!(image.target_types().as_slice(), &[float]);
    assert_eq!(image.target_ints().as_slice(), &[1, 0, 2]);
    assert_eq!(image.to_string(), "target(\"spirv.Image\", float, 1, 0, 2)");
    assert!(!image.target_has(TargetTypeProperty::HasZero) && image.target_has(TargetTypeProperty::Local));
    let event = context.target_type("spirv.Event", &[], &[]).unwrap();
    let none = event.null().unwrap();
    assert_eq!((none.kind(), none.is_null()), (ValueKind::TargetNone, true));
    assert_eq!(none.to_string(), "target(\"spirv.Event\") zeroinitializer");
    let plain = context.target_type("other", &[], &[]).unwrap();
    assert!(!plain.target_has(TargetTypeProperty::HasZero) && plain.null().is_err());
    assert!(context.struct_type(&[plain], false).unwrap().null().is_err(), "nor has a struct of it");
    assert!(context.target_type("aarch64.svcount", &[float], &[]).is_err());
    assert_eq!((float.target_name(), float.target_types().len()), (None, 0));

    // inkwell panics on these kinds; here they are ordinary types.
    for ty in [event, context.label_type(), context.metadata_type(), context.token_type()] {
        assert_eq!((ty.element(), ty.length(), ty.int_bits(), ty.address_space()), (None, None, None, None));
        assert!(ty.members().is_empty() && ty.params().is_empty() && ty.scalar() == ty);
    }
}

#[test]
fn constructors_refuse_what_llvm_would_assert() {
    let context = Context::new();
    let (void, int) = (context.void_type(), context.i32_type());
    let function = context.function_type(void, &[int], true).unwrap();
    assert!(function.is_variadic() && function.return_type() == Some(void));
    assert!(context.int_type(0).is_err() && context.int_type(1 << 24).is_err());
    assert!(context.array_type(void, 1).is_err() && context.array_type(function, 1).is_err());
    assert!(context.vector_type(int, 0).is_err() && context.vector_type(function, 2).is_err());
    assert!(context.struct_type(&[void], false).is_err());
    assert!(context.function_type(function, &[], false).is_err());
    assert!(context.function_type(void, &[void], false).is_err());
    assert!(context.pointer_type(1 << 24).is_err());
    assert!(void.null().is_err() && function.undef().is_err() && void.poison().is_err());
    let vector = context.vector_type(context.half_type(), 3).unwrap();
    assert_eq!(
        (vector.lanes(), vector.scalar(), vector.element()),
        (3, context.half_type(), Some(vector.scalar()))
    );
}

#[test]
fn layout_answers_in_bytes() {
    let context = Context::new();
    let module = context.create_module("m");
    assert!(module.set_data_layout("nonsense").is_err());
    module.set_data_layout("e-p:32:32-i64:64").unwrap();
    module.set_triple("spir-unknown-unknown").unwrap();
    let members = [context.i8_type(), context.i64_type(), context.pointer_type(0).unwrap()];
    let record = context.struct_type(&members, false).unwrap();
    assert_eq!(module.alloc_size_bytes(record), Some(24));
    assert_eq!(module.abi_alignment(record), Some(8));
    assert_eq!(module.member_offset_bytes(record, 2), Some(16));
    assert_eq!(module.member_offset_bytes(record, 3), None);
    assert_eq!(module.pointer_size_bytes(0), 4);
    assert_eq!(module.alloc_size_bytes(context.create_struct("opaque")), None);
    let three = context.vector_type(context.i32_type(), 3).unwrap();
    assert_eq!((module.alloc_size_bytes(three), module.store_size_bytes(three)), (Some(16), Some(12)));
    assert_eq!(module.size_bits(context.bool_type()), Some(1));
}

#[test]
fn types_that_double_with_each_level_have_few_components() {
    let context = Context::new();
    let mut ty = context.i32_type();
    for _ in 0..60 {
        ty = context.struct_type(&[ty, ty], false).unwrap();
    }
    assert_eq!(ty.components().count(), 61);
    assert!(ty.null().unwrap().is_null());
}
