use super::*;

/// The printed instructions of `@f`, one per line.
fn printed(module: Module<'_>) -> String {
    body(module, "f").iter().map(|value| value.to_string() + "\n").collect()
}

#[test]
fn nothing_is_folded() {
    let context = Context::new();
    let module = context.create_module("m");
    let (int, boolean) = (context.i32_type(), context.bool_type());
    let pointer = context.pointer_type(1).unwrap();
    let (_, builder) = function_with(&context, module, &[pointer]);
    let (one, two) = (int.int(1).unwrap(), int.int(2).unwrap());
    let yes = boolean.int(1).unwrap();
    let vector = context.vector_type(int, 2).unwrap().aggregate(&[one, two]).unwrap();
    let record = context.struct_type(&[int, int], false).unwrap().aggregate(&[one, two]).unwrap();
    let param = module.function("f").unwrap().param(0).unwrap();
    builder.binary(Opcode::Add, one, two).unwrap().set_name("add");
    builder.icmp(IntPredicate::Slt, one, two).unwrap();
    builder.select(yes, one, two).unwrap();
    builder.cast(Opcode::ZExt, one, context.i64_type()).unwrap();
    builder.cast(Opcode::BitCast, param, pointer).unwrap();
    builder.extract_element(vector, one).unwrap();
    builder.insert_element(vector, one, two).unwrap();
    builder.shuffle_vector(vector, vector, &[3, -1, 0]).unwrap();
    builder.extract_value(record, &[1]).unwrap();
    builder.insert_value(record, one, &[0]).unwrap();
    builder.fneg(context.float_type().float_from_bits(0).unwrap()).unwrap();
    builder.freeze(one).unwrap();
    builder.gep(int, param, &[one], flags::INBOUNDS | flags::NUSW).unwrap();
    builder.ret(None).unwrap();
    let expected = "\
%add = add i32 1, 2
%2 = icmp slt i32 1, 2
%3 = select i1 true, i32 1, i32 2
%4 = zext i32 1 to i64
%5 = bitcast ptr addrspace(1) %0 to ptr addrspace(1)
%6 = extractelement <2 x i32> <i32 1, i32 2>, i32 1
%7 = insertelement <2 x i32> <i32 1, i32 2>, i32 1, i32 2
%8 = shufflevector <2 x i32> <i32 1, i32 2>, <2 x i32> <i32 1, i32 2>, <3 x i32> <i32 3, i32 poison, i32 0>
%9 = extractvalue { i32, i32 } { i32 1, i32 2 }, 1
%10 = insertvalue { i32, i32 } { i32 1, i32 2 }, i32 1, 0
%11 = fneg float 0.000000e+00
%12 = freeze i32 1
%13 = getelementptr inbounds i32, ptr addrspace(1) %0, i32 1
ret void
";
    assert_eq!(printed(module), expected);
    assert_eq!(module.verify(), Ok(()));
}

#[test]
fn ill_typed_operands_are_errors() {
    let context = Context::new();
    let module = context.create_module("m");
    let (int, float) = (context.i32_type(), context.float_type());
    let (function, builder) = function_with(&context, module, &[context.pointer_type(0).unwrap()]);
    let (one, real) = (int.int(1).unwrap(), float.null().unwrap());
    let pointer = function.param(0).unwrap();
    let record = context.struct_type(&[int], false).unwrap();
    let here = builder.block().unwrap();
    assert!(builder.binary(Opcode::Add, one, real).is_err());
    assert!(builder.binary(Opcode::Add, real, real).is_err());
    assert!(builder.binary(Opcode::FAdd, one, one).is_err());
    assert!(builder.binary(Opcode::ICmp, one, one).is_err());
    assert!(builder.icmp(IntPredicate::Eq, real, real).is_err());
    assert!(builder.fcmp(FloatPredicate::Oeq, one, one).is_err());
    assert!(builder.fneg(one).is_err());
    assert!(builder.cast(Opcode::BitCast, one, context.i64_type()).is_err());
    assert!(builder.cast(Opcode::Trunc, one, context.i64_type()).is_err());
    assert!(builder.cast(Opcode::Add, one, int).is_err());
    assert!(builder.select(one, one, one).is_err());
    assert!(builder.phi(context.void_type()).is_err());
    assert!(builder.alloca(context.void_type(), None, 0, 0).is_err());
    assert!(builder.load(int, one).is_err() && builder.load(context.void_type(), pointer).is_err());
    assert!(builder.store(one, one).is_err());
    assert!(builder.gep(record, pointer, &[one, one], 0).is_err(), "there is no second member");
    assert!(builder.gep(int, one, &[one], 0).is_err());
    assert!(builder.extract_element(one, one).is_err());
    assert!(builder.insert_element(one, one, one).is_err());
    assert!(builder.shuffle_vector(one, one, &[0]).is_err());
    assert!(builder.extract_value(record.null().unwrap(), &[1]).is_err());
    assert!(builder.extract_value(one, &[0]).is_err());
    assert!(builder.insert_value(record.null().unwrap(), real, &[0]).is_err());
    assert!(builder.call_function(function, &[one]).is_err());
    assert!(builder.call_function(one, &[]).is_err());
    assert!(builder.cond_br(one, here, here).is_err());
    assert!(builder.switch(real, here, 0).is_err());
    assert!(builder.ret(Some(one)).is_err());
    assert!(builder.fence(Ordering::Monotonic, 0).is_err());
    assert!(builder.atomic_rmw(AtomicOperation::Add, pointer, real, Ordering::Monotonic, 0).is_err());
    assert!(builder.cmpxchg(pointer, one, one, (Ordering::Acquire, Ordering::Release), 0).is_err());
    assert!(context.builder().unreachable().is_err(), "a builder without a position");
    assert!(here.first_instruction().is_none(), "nothing was inserted");
}

#[test]
fn control_flow() {
    let context = Context::new();
    let module = context.create_module("m");
    let wide = context.int_type(128).unwrap();
    let ty = context.function_type(wide, &[wide], false).unwrap();
    let function = module.add_function("f", ty).unwrap();
    let [entry, then, end] =
        ["entry", "then", "end"].map(|name| context.append_block(function, name).unwrap());
    let builder = context.builder();
    builder.position_at_end(entry);
    let param = function.param(0).unwrap();
    param.set_name("x");
    let switch = builder.switch(param, end, 1).unwrap();
    let case = wide.int_from_words(&[0, 1]).unwrap();
    assert!(switch.add_case(case, then));
    assert!(!switch.add_case(param, then) && !switch.add_case(context.i8_type().int(0).unwrap(), then));
    builder.position_at_end(then);
    builder.br(end).unwrap();
    builder.position_at_end(end);
    let phi = builder.phi(wide).unwrap();
    assert!(phi.add_incoming(param, entry) && phi.add_incoming(case, then));
    assert!(!phi.add_incoming(context.i8_type().int(0).unwrap(), then));
    builder.ret(Some(phi)).unwrap();
    assert_eq!(module.verify(), Ok(()));

    assert_eq!(switch.condition(), Some(param));
    assert_eq!(switch.switch_default(), Some(end));
    assert_eq!(switch.switch_cases().collect::<Vec<_>>(), [(case, then)]);
    assert_eq!(switch.successors().collect::<Vec<_>>(), [end, then]);
    assert_eq!(phi.incoming().collect::<Vec<_>>(), [(param, entry), (case, then)]);
    assert_eq!(end.predecessors().count(), 2);
    end.move_before(then);
    assert_eq!(
        function.blocks().map(|block| block.name().into_owned()).collect::<Vec<_>>(),
        ["entry", "end", "then"]
    );
    assert!(!then.delete(), "the switch still uses it");
}

#[test]
fn memory_and_atomics() {
    let context = Context::new();
    let module = context.create_module("m");
    let int = context.i32_type();
    let (function, builder) = function_with(&context, module, &[context.pointer_type(1).unwrap(), int]);
    let (pointer, value) = (function.param(0).unwrap(), function.param(1).unwrap());
    let variable = builder.alloca(int, Some(value), 5, 16).unwrap();
    assert_eq!((variable.alloca_type(), variable.alloca_count()), (Some(int), Some(value)));
    assert_eq!(variable.ty().address_space(), Some(5));
    let load = builder.load(int, pointer).unwrap();
    load.set_volatile(true);
    assert!(load.set_alignment(2) && !load.set_alignment(3) && load.is_volatile());
    let scope = context.sync_scope("workgroup");
    let store = builder.store(value, pointer).unwrap();
    assert!(!store.set_sync_scope(scope), "not atomic yet");
    assert!(store.set_ordering(Ordering::Release) && store.set_sync_scope(scope));
    let rmw = builder.atomic_rmw(AtomicOperation::UMax, pointer, value, Ordering::Monotonic, scope).unwrap();
    let orderings = (Ordering::AcquireRelease, Ordering::Acquire);
    let exchange = builder.cmpxchg(pointer, value, value, orderings, 1).unwrap();
    let fence = builder.fence(Ordering::SequentiallyConsistent, scope).unwrap();
    builder.ret(None).unwrap();
    let expected = "\
%3 = alloca i32, i32 %1, align 16, addrspace(5)
%4 = load volatile i32, ptr addrspace(1) %0, align 2
store atomic i32 %1, ptr addrspace(1) %0 syncscope(\"workgroup\") release, align 4
%5 = atomicrmw umax ptr addrspace(1) %0, i32 %1 syncscope(\"workgroup\") monotonic, align 4
%6 = cmpxchg ptr addrspace(1) %0, i32 %1, i32 %1 acq_rel acquire, align 4
fence syncscope(\"workgroup\") seq_cst
ret void
";
    assert_eq!(printed(module), expected);
    assert_eq!(module.verify(), Ok(()));
    assert_eq!(context.sync_scope_name(fence.sync_scope().unwrap()), Some(&b"workgroup"[..]));
    assert_eq!(context.sync_scope_name(exchange.sync_scope().unwrap()), Some(&b""[..]));
    assert_eq!(context.sync_scope_name(999), None);
    assert_eq!((load.sync_scope(), value.sync_scope()), (None, None));
    assert_eq!(
        (rmw.atomic_operation(), rmw.ordering()),
        (Some(AtomicOperation::UMax), Some(Ordering::Monotonic))
    );
    assert_eq!(exchange.cmpxchg_orderings(), Some(orderings));
    let alignments = [variable, load, store, rmw, exchange, fence].map(Value::alignment);
    assert_eq!(alignments, [Some(16), Some(2), Some(4), Some(4), Some(4), None]);
    assert_eq!(store.accessed_pointer(), Some(pointer));
}

#[test]
fn flags_are_set_where_they_fit() {
    let context = Context::new();
    let module = context.create_module("m");
    let (int, float) = (context.i32_type(), context.float_type());
    let (function, builder) =
        function_with(&context, module, &[int, float, context.pointer_type(0).unwrap()]);
    let [x, y, p] = [0, 1, 2].map(|i| function.param(i).unwrap());
    let cases = [
        (builder.binary(Opcode::Add, x, x).unwrap(), flags::NUW | flags::NSW, "add nuw nsw"),
        (builder.binary(Opcode::UDiv, x, x).unwrap(), flags::EXACT, "udiv exact"),
        (builder.binary(Opcode::Or, x, x).unwrap(), flags::DISJOINT, "or disjoint"),
        (builder.icmp(IntPredicate::Ult, x, x).unwrap(), flags::SAMESIGN, "icmp samesign ult"),
        (builder.cast(Opcode::ZExt, x, context.i64_type()).unwrap(), flags::NNEG, "zext nneg"),
        (builder.cast(Opcode::UIToFP, x, float).unwrap(), flags::NNEG, "uitofp nneg"),
        (builder.cast(Opcode::Trunc, x, context.i8_type()).unwrap(), flags::NUW, "trunc nuw"),
        (builder.gep(int, p, &[x], 0).unwrap(), flags::NUSW | flags::NUW, "getelementptr nusw nuw"),
    ];
    for (value, set, text) in cases {
        assert_eq!(value.flags(), 0);
        assert!(value.set_flags(set), "{value}");
        assert_eq!(value.flags(), set);
        assert!(value.to_string().contains(text), "{value}");
        assert!(!value.set_flags(1 << 20));
    }
    let sum = builder.binary(Opcode::FAdd, y, y).unwrap();
    assert!(!sum.set_flags(flags::NSW));
    assert!(sum.set_fast_math(fast_math::NNAN | fast_math::NSZ));
    assert_eq!(sum.fast_math(), fast_math::NNAN | fast_math::NSZ);
    assert!(sum.to_string().contains("fadd nnan nsz"), "{sum}");
    assert!(sum.set_fast_math(fast_math::FAST) && sum.to_string().contains("fadd fast"), "{sum}");
    assert!(!cases[0].0.set_fast_math(fast_math::NNAN));
    assert_eq!((cases[0].0.fast_math(), x.fast_math()), (0, 0));
}

#[test]
fn calls_replacing_and_erasing() {
    let context = Context::new();
    let module = context.create_module("m");
    let int = context.i32_type();
    let ty = context.function_type(int, &[int], true).unwrap();
    let callee = module.add_function("g", ty).unwrap();
    callee.set_calling_convention(calling_convention::SPIR_FUNC);
    let (function, builder) = function_with(&context, module, &[int]);
    let x = function.param(0).unwrap();
    let first = builder.call_function(callee, &[x, x]).unwrap();
    assert!(builder.call_function(callee, &[]).is_err());
    let second = builder.call(ty, x.ty().null().unwrap(), &[x], 0);
    assert!(second.is_err(), "a callee is a pointer");
    let sum = builder.binary(Opcode::Add, first, first).unwrap();
    assert_eq!(first.users().collect::<Vec<_>>(), [sum, sum]);
    assert!(!first.erase(), "it is used");
    assert!(first.replace_all_uses_with(x) && !first.is_used());
    assert!(!x.replace_all_uses_with(callee), "types differ");
    assert_eq!((first.arg_count(), first.called_function()), (2, Some(callee)));
    assert_eq!(first.calling_convention(), Some(75));
    first.set_tail_call_kind(TailCallKind::NoTail);
    assert!(first.to_string().starts_with("%2 = notail call spir_func i32 (i32, ...) @g"), "{first}");
    assert!(first.erase() && !callee.is_used() && callee.erase());
    assert!(builder.position_before(sum));
    builder.binary(Opcode::Mul, x, x).unwrap();
    builder.position_at_end(sum.block().unwrap());
    builder.ret(None).unwrap();
    assert_eq!(printed(module), "%2 = mul i32 %0, %0\n%3 = add i32 %0, %0\nret void\n");
    assert_eq!(module.verify(), Ok(()));
}

#[test]
fn blocks_are_cut() {
    let context = Context::new();
    let module = parse(
        &context,
        "define i32 @f(i32 %x) {\na:\n  %y = add i32 %x, 1\n  %z = add i32 %y, 1\n  br label %b\nb:\n  %p = phi i32 [ %z, %a ]\n  ret i32 %p\n}\n",
    );
    let instructions = body(module, "f");
    let rest = instructions[1].cut_block().unwrap();
    rest.set_name("rest");
    let first = instructions[0].block().unwrap();
    assert!(first.terminator().is_none() && rest.first_instruction() == Some(instructions[1]));
    let builder = context.builder();
    builder.position_at_end(first);
    builder.br(rest).unwrap();
    module.verify().unwrap();
    assert!(module.print_to_string().contains("phi i32 [ %z, %rest ]"));
    let phi = body(module, "f").into_iter().find(|i| i.opcode() == Some(Opcode::Phi)).unwrap();
    assert!(phi.cut_block().is_none());
}
