use super::*;

const GLOBALS: &str = r#"
@v = internal unnamed_addr addrspace(2) constant i32 7, section "s", align 16
@t = external thread_local(localexec) global i8
@w = weak hidden externally_initialized global i8 0
@a = alias i32, addrspacecast (ptr addrspace(2) @v to ptr)
@i = ifunc void (), ptr @resolve
define ptr @resolve() { ret ptr null }
declare spir_func float @llvm.fma.f32(float, float, float)
declare void @"odd\01name\FF"()
"#;

#[test]
fn globals() {
    let context = Context::new();
    let module = parse(&context, GLOBALS);
    assert_eq!(module.functions().count(), 3);
    assert_eq!(module.variables().map(|v| v.name().into_owned()).collect::<Vec<_>>(), ["v", "t", "w"]);
    let v = module.variable("v").unwrap();
    assert_eq!((v.linkage(), v.unnamed_addr()), (Some(Linkage::Internal), Some(UnnamedAddr::Global)));
    assert_eq!((v.section(), v.alignment()), (&b"s"[..], Some(16)));
    assert!(v.is_global_constant() && !v.is_declaration());
    assert_eq!(v.initializer().and_then(Value::int_value), Some(7));
    assert_eq!((v.value_type(), v.ty().address_space()), (Some(context.i32_type()), Some(2)));
    let t = module.variable("t").unwrap();
    assert_eq!((t.thread_local_mode(), t.is_declaration()), (Some(ThreadLocalMode::LocalExec), true));
    assert_eq!((t.initializer(), t.alignment()), (None, None));
    let w = module.variable("w").unwrap();
    assert_eq!(w.linkage(), Some(Linkage::WeakAny));
    assert!(w.is_externally_initialized());
    let alias = module.aliases().next().unwrap();
    assert_eq!(alias.aliasee().unwrap().constant_opcode(), Some(Opcode::AddrSpaceCast));
    let ifunc = module.ifuncs().next().unwrap();
    assert_eq!((ifunc.resolver(), ifunc.section()), (module.function("resolve"), &b""[..]));
    let fma = module.function("llvm.fma.f32").unwrap();
    assert_eq!((fma.intrinsic_name(), fma.is_intrinsic()), (Some("llvm.fma"), true));
    assert_eq!(fma.calling_convention(), Some(calling_convention::SPIR_FUNC));
    assert!(
        module
            .functions()
            .any(|f| f.name_bytes() == b"odd\x01name\xff" && f.name() == "odd\u{1}name\u{fffd}")
    );
    assert_eq!((v.intrinsic_name(), v.param_count(), fma.aliasee()), (None, 0, None));
    assert!(alias.erase() && ifunc.erase());
    assert_eq!((module.aliases().count(), module.ifuncs().count()), (0, 0));
}

#[test]
fn globals_are_built() {
    let context = Context::new();
    let module = context.create_module("m");
    let int = context.i32_type();
    let v = module.add_variable("v", int, 3).unwrap();
    v.set_linkage(Linkage::Internal);
    v.set_global_constant(true);
    v.set_unnamed_addr(UnnamedAddr::Local);
    v.set_section(c"s");
    assert!(v.set_alignment(64));
    assert!(v.set_initializer(context.i8_type().null().unwrap()).is_err());
    v.set_initializer(int.undef().unwrap()).unwrap();
    assert!(module.add_variable("x", context.void_type(), 0).is_err());
    assert!(module.add_function("x", int).is_err());
    let text = module.print_to_string();
    let line = "@v = internal local_unnamed_addr addrspace(3) constant i32 undef, section \"s\", align 64";
    assert!(text.contains(line), "{line} not in\n{text}");
    assert_eq!(module.verify(), Ok(()));
}

const INSTRUCTIONS: &str = r#"
%s = type { i32, [4 x float] }
declare void @callee(ptr, i32)
define float @f(ptr %p, i1 %c, i32 %n, %s %agg, <4 x float> %v, ptr %fp, i256 %w) {
entry:
  %e = getelementptr inbounds nuw %s, ptr %p, i64 0, i32 1, i64 2
  %x = extractvalue %s %agg, 1, 3
  %sh = shufflevector <4 x float> %v, <4 x float> poison, <3 x i32> <i32 2, i32 poison, i32 0>
  tail call spir_func void @callee(ptr %p, i32 %n) [ "b"(i32 1) ]
  call void %fp(i32 %n)
  %q = icmp sge i32 %n, 0
  %r = fcmp fast uno float %x, %x
  call void asm sideeffect "nop", "r"(i32 %n)
  br i1 %c, label %then, label %end
then:
  switch i256 %w, label %end [ i256 115792089237316195423570985008687907853269984665640564039457584007913129639935, label %then2 ]
then2:
  br label %end
end:
  ret float %x
}
"#;

#[test]
fn instructions() {
    let context = Context::new();
    let module = parse(&context, INSTRUCTIONS);
    let function = module.function("f").unwrap();
    let all = body(module, "f");
    let [gep, extract, shuffle, call, indirect, icmp, fcmp, inline, branch, switch, ..] = all[..] else {
        panic!("instructions are missing")
    };
    assert_eq!(gep.gep_source_type().unwrap().struct_name().unwrap(), "s");
    assert_eq!(gep.flags(), flags::INBOUNDS | flags::NUSW | flags::NUW);
    assert_eq!((gep.name(), gep.operand_count(), gep.operand(4)), ("e".into(), 4, None));
    assert_eq!(extract.value_indices(), &[1, 3]);
    assert_eq!(shuffle.shuffle_mask().unwrap().as_slice(), &[2, -1, 0]);
    assert_eq!(call.called_function(), module.function("callee"));
    assert_eq!(call.args().collect::<Vec<_>>(), [function.param(0).unwrap(), function.param(2).unwrap()]);
    assert_eq!(call.arg(2), None);
    assert_eq!((indirect.called_function(), indirect.called_value()), (None, function.param(5)));
    assert_eq!(indirect.called_type().unwrap().to_string(), "void (i32)");
    assert_eq!((icmp.int_predicate(), icmp.float_predicate()), (Some(IntPredicate::Sge), None));
    assert_eq!((fcmp.float_predicate(), fcmp.fast_math()), (Some(FloatPredicate::Uno), fast_math::FAST));
    assert_eq!(inline.called_value().unwrap().inline_assembly(), Some((&b"nop"[..], &b"r"[..])));
    assert_eq!(branch.condition(), function.param(1));
    let targets: Vec<_> = branch.successors().map(|block| block.name().into_owned()).collect();
    assert_eq!(targets, ["then", "end"]);
    let (case, target) = switch.switch_cases().next().unwrap();
    assert_eq!((case.int_words().unwrap(), target.name()), (&[u64::MAX; 4][..], "then2".into()));
    assert_eq!(gep.function(), Some(function));
    assert_eq!(function.param(0).unwrap().param_function(), Some(function));
    assert_eq!(gep.next_instruction(), Some(extract));
    let lengths = |count: usize| all.iter().take(count).map(|one| one.name().len()).sum::<usize>();
    assert_eq!((gep.look_up_names(1), gep.look_up_names(3)), (1, lengths(3)));
    assert_eq!((gep.look_up_names(0), function.look_up_names(3)), (0, 0));
    // It stops at the end of the block.
    assert_eq!(gep.look_up_names(1000), lengths(9));

    // Values of other kinds return nothing.
    for value in [function, function.param(0).unwrap(), context.i32_type().int(0).unwrap(), icmp] {
        assert!(value.value_indices().is_empty() && value.shuffle_mask().is_none());
        assert_eq!((value.called_value(), value.arg_count(), value.condition()), (None, 0, None));
        assert_eq!(
            (value.successors().count(), value.switch_cases().count(), value.incoming_count()),
            (0, 0, 0)
        );
        assert_eq!((value.ordering(), value.alloca_type(), value.is_volatile()), (None, None, false));
        assert_eq!((value.gep_source_type(), value.sync_scope()), (None, None));
    }
}

#[test]
fn names_may_be_discarded() {
    let context = Context::new();
    context.set_discard_value_names(true);
    let module = context.create_module("m");
    let (function, builder) = function_with(&context, module, &[context.i32_type()]);
    let x = function.param(0).unwrap();
    x.set_name("x");
    builder.binary(Opcode::Add, x, x).unwrap().set_name("y");
    assert_eq!((x.name(), function.name()), ("".into(), "f".into()));
}
