use super::*;
use DebugRecordKind as K;

/// Records at all positions, of all kinds.
const RECORDS: &str = r#"
define void @f(i32 %a, ptr %p) !dbg !4 {
    #dbg_declare(ptr %p, !5, !DIExpression(), !8)
    #dbg_value(i32 %a, !5, !DIExpression(), !8)
  %b = add i32 %a, 1, !dbg !8
    #dbg_value(!DIArgList(i32 %a, i32 %b), !5, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !8)
    #dbg_label(!6, !8)
  br label %next

next:
  %c = phi i32 [ %b, %0 ]
    #dbg_value(!{}, !5, !DIExpression(), !8)
    #dbg_value(i32 poison, !5, !DIExpression(), !8)
    #dbg_declare_value(i32 %c, !5, !DIExpression(), !8)
  %d = add i32 %c, 1
    #dbg_assign(i32 7, !5, !DIExpression(), !9, ptr %p, !DIExpression(), !8)
  ret void
}

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "f.c", directory: "/")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!3 = !DISubroutineType(types: !{null})
!4 = distinct !DISubprogram(name: "f", file: !1, type: !3, spFlags: DISPFlagDefinition, unit: !2)
!5 = !DILocalVariable(name: "v", scope: !4, file: !1, line: 1, type: !7)
!6 = !DILabel(scope: !4, name: "here", file: !1, line: 2)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocation(line: 3, scope: !4)
!9 = distinct !DIAssignID()
"#;

/// The text of a module from its first function on.
fn from_function(module: Module<'_>) -> String {
    let text = module.print_to_string();
    text[text.find("define").unwrap()..].to_owned()
}

/// A value record with the parts of another record.
fn value_record<'c>(like: &DebugRecord<'c>, storage: DebugStorage<'c>) -> DebugRecord<'c> {
    DebugRecord { kind: K::Value, storage, ..like.clone() }
}

#[test]
fn records_of_every_kind_are_read() {
    let context = Context::new();
    let module = parse(&context, RECORDS);
    assert!(context.take_diagnostics().is_empty());
    let function = module.function("f").unwrap();
    let (a, p) = (function.param(0).unwrap(), function.param(1).unwrap());
    let code = body(module, "f");
    let [b, branch, c, d, ret] = code[..] else { panic!("five instructions") };
    let found: Vec<Vec<_>> = code.iter().map(|instruction| instruction.debug_records()).collect();
    let what: Vec<Vec<_>> = found
        .iter()
        .map(|records| records.iter().map(|record| (record.kind, record.storage.clone())).collect())
        .collect();
    let i32_type = context.int_type(32).unwrap();
    let (one, list) = (DebugStorage::One, DebugStorage::List);
    assert_eq!(what[0], [(K::Declare, one(p)), (K::Value, one(a))]);
    assert_eq!(what[1], [(K::Value, list(vec![a, b])), (K::Label, DebugStorage::Nothing)]);
    assert_eq!(what[2], []);
    assert_eq!(
        what[3],
        [
            (K::Value, DebugStorage::Nothing),
            (K::Value, one(i32_type.poison().unwrap())),
            (K::DeclareValue, one(c)),
        ]
    );
    assert_eq!(what[4], [(K::Assign, one(i32_type.int(7).unwrap()))]);
    let has: Vec<_> = code.iter().map(|instruction| instruction.has_debug_records()).collect();
    assert_eq!(has, [true, true, false, true, true]);
    for record in found.iter().flatten() {
        let is_label = record.kind == K::Label;
        let (variable, location) = (record.variable.unwrap(), record.location.unwrap());
        let kind = if is_label { DebugKind::Label } else { DebugKind::LocalVariable };
        assert_eq!(variable.debug_kind(), Some(kind));
        assert_eq!(
            record.expression.and_then(Metadata::debug_kind),
            (!is_label).then_some(DebugKind::Expression)
        );
        assert_eq!(location.location_place(), Some((3, 0)));
    }
    let words = found[1][0].expression.and_then(Metadata::expression_words).unwrap();
    assert_eq!(words.len(), 6);
    assert_eq!((branch.metadata(MdKind::DBG), d.operand(0), ret.operand_count()), (None, Some(c), 0));
    assert_eq!((function.debug_records(), a.has_debug_records()), (Vec::new(), false));
}

/// The function of [`RECORDS`] with LLVM's older debug intrinsics.
const CALLS: &str = r#"
define void @f(i32 %a, ptr %p) !dbg !4 {
  call void @llvm.dbg.declare(metadata ptr %p, metadata !5, metadata !DIExpression()), !dbg !8
  call void @llvm.dbg.value(metadata i32 %a, metadata !5, metadata !DIExpression()), !dbg !8
  %b = add i32 %a, 1, !dbg !8
  call void @llvm.dbg.label(metadata !6), !dbg !8
  ret void
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)
declare void @llvm.dbg.value(metadata, metadata, metadata)
declare void @llvm.dbg.label(metadata)
"#;

#[test]
fn intrinsics_of_older_modules_become_records() {
    let context = Context::new();
    let nodes = &RECORDS[RECORDS.find("!llvm.dbg.cu").unwrap()..];
    let module = parse(&context, &format!("{CALLS}{nodes}"));
    assert!(context.take_diagnostics().is_empty());
    let code = body(module, "f");
    let found: Vec<Vec<_>> = code.iter().map(|instruction| instruction.debug_records()).collect();
    let kinds: Vec<Vec<_>> =
        found.iter().map(|records| records.iter().map(|record| record.kind).collect()).collect();
    assert_eq!(kinds, [vec![K::Declare, K::Value], vec![K::Label]], "and no calls are left");
    let function = module.function("f").unwrap();
    assert_eq!(found[0][0].storage, DebugStorage::One(function.param(1).unwrap()));
    assert_eq!(found[0][1].storage, DebugStorage::One(function.param(0).unwrap()));
    assert_eq!(module.functions().count(), 1, "nor their declarations");
}

/// A function `void @g(i32)` with debug info, and a record of a variable without a value.
fn function_with_variable<'c>(context: &'c Context, module: Module<'c>) -> (Value<'c>, DebugRecord<'c>) {
    let like = body(module, "f")[0].debug_records().remove(0);
    let i32_type = context.int_type(32).unwrap();
    let ty = context.function_type(context.void_type(), &[i32_type], false).unwrap();
    let function = module.add_function("g", ty).unwrap();
    let about = Subprogram { name: "g", linkage_name: "", line: 1, local: false, optimized: false };
    let location = like.location.unwrap();
    let (file, unit) = (location.debug_file().unwrap(), location.debug_unit().unwrap());
    let subprogram = context.debug_subprogram(file, file, unit, about).unwrap();
    assert!(function.set_subprogram(subprogram));
    let ty = like.variable.unwrap().debug_part(DebugField::Type);
    let fields = [
        (DebugField::Scope, DebugValue::Part(Some(subprogram))),
        (DebugField::Type, DebugValue::Part(ty)),
        (DebugField::Name, DebugValue::Text(b"w")),
    ];
    let record = DebugRecord {
        kind: K::Value,
        storage: DebugStorage::Nothing,
        variable: context.debug_node(DebugKind::LocalVariable, false, &fields),
        expression: like.expression,
        location: context.debug_location(9, 0, subprogram),
    };
    (function, record)
}

#[test]
fn the_next_instruction_takes_over_what_was_pushed() {
    let context = Context::new();
    let module = parse(&context, RECORDS);
    let (function, nothing) = function_with_variable(&context, module);
    let i32_type = context.int_type(32).unwrap();
    let (one, parameter) = (i32_type.int(1).unwrap(), function.param(0).unwrap());
    let block = context.append_block(function, "").unwrap();
    let builder = context.builder();
    builder.position_at_end(block);
    let first = value_record(&nothing, DebugStorage::One(parameter));
    let second = value_record(&nothing, DebugStorage::List(vec![parameter, one]));
    assert!(block.push_debug_record(&first), "in an empty block");
    let alloca = builder.alloca(i32_type, None, 0, 4).unwrap();
    assert!(block.push_debug_record(&second) && block.push_debug_record(&nothing));
    let sum = builder.binary(Opcode::Add, one, parameter).unwrap();
    let declare = DebugRecord { kind: K::Declare, ..value_record(&nothing, DebugStorage::One(alloca)) };
    assert!(block.push_debug_record(&declare));
    let ret = builder.ret(None).unwrap();
    let last = DebugRecord { kind: K::DeclareValue, ..value_record(&nothing, DebugStorage::One(one)) };
    assert!(ret.insert_debug_record(&last));
    assert_eq!(alloca.debug_records(), [first]);
    assert_eq!(sum.debug_records(), [second, nothing]);
    assert_eq!(ret.debug_records(), [declare, last]);
    assert_eq!(module.verify(), Ok(()));
    let text = from_function(module);
    let built = &text[text.find("define void @g").unwrap()..];
    let starts = [
        "#dbg_value(i32 %0, ",
        "%2 = alloca i32",
        "#dbg_value(!DIArgList(i32 %0, i32 1), ",
        "#dbg_value(!10, ",
        "%3 = add i32 1, %0",
        "#dbg_declare(ptr %2, ",
        "#dbg_declare_value(i32 1, ",
        "ret void",
    ];
    let lines: Vec<_> = built.lines().skip(1).map(str::trim).collect();
    for (line, start) in lines.iter().zip(starts) {
        assert!(line.starts_with(start), "{built}");
    }
    assert!(built.contains("!10 = !{}\n"), "{built}");
}

#[test]
fn records_of_parts_that_do_not_fit_are_refused() {
    let context = Context::new();
    let module = parse(&context, RECORDS);
    let before = module.print_to_string();
    let code = body(module, "f");
    let (value, label) = (code[0].debug_records().remove(1), code[1].debug_records().remove(1));
    let (sum, block) = (code[0], code[0].block().unwrap());
    let location = value.location.unwrap();
    let (file, subprogram) = (location.debug_file(), location.debug_subprogram());
    let one = context.int_type(32).unwrap().int(1).unwrap();
    assert!(!block.push_debug_record(&value), "the block is complete");
    assert!(!sum.insert_debug_record(&DebugRecord { kind: K::Assign, ..value.clone() }));
    assert!(!sum.insert_debug_record(&DebugRecord { variable: None, ..value.clone() }));
    assert!(!sum.insert_debug_record(&DebugRecord { variable: label.variable, ..value.clone() }));
    assert!(!sum.insert_debug_record(&DebugRecord { variable: file, ..label.clone() }));
    assert!(!sum.insert_debug_record(&DebugRecord { expression: file, ..value.clone() }));
    assert!(!sum.insert_debug_record(&DebugRecord { location: subprogram, ..value.clone() }));
    assert!(!sum.insert_debug_record(&DebugRecord { location: None, ..value.clone() }));
    let wrong = DebugStorage::One(block.as_value());
    assert!(!sum.insert_debug_record(&value_record(&value, wrong)), "a block is no value");
    let wrong = DebugStorage::List(vec![one, block.as_value()]);
    assert!(!sum.insert_debug_record(&value_record(&value, wrong)));
    assert!(!one.insert_debug_record(&value), "no instruction");
    assert_eq!(module.print_to_string(), before);
    assert!(sum.insert_debug_record(&label) && sum.insert_debug_record(&value));
    assert_eq!(sum.debug_records()[2..], [label, value]);
}

#[test]
fn no_record_stands_in_front_of_phis_and_deleted_blocks_take_theirs_along() {
    let context = Context::new();
    let module = parse(&context, RECORDS);
    let before = module.print_to_string();
    let code = body(module, "f");
    let record = code[0].debug_records().remove(1);
    assert!(!code[2].insert_debug_record(&record), "a phi");
    let function = module.function("f").unwrap();
    for _ in 0..3 {
        // LLVM keeps records at the end of a block by the block's address, which the next block may reuse.
        let block = context.append_block(function, "").unwrap();
        assert!(block.push_debug_record(&record));
        assert!(block.delete());
    }
    let block = context.append_block(function, "").unwrap();
    let builder = context.builder();
    builder.position_at_end(block);
    let unreachable = builder.unreachable().unwrap();
    assert_eq!(unreachable.debug_records(), []);
    assert!(unreachable.erase() && block.delete());
    assert_eq!(module.print_to_string(), before);
    assert!(code[3].insert_debug_record(&record));
    assert_eq!(code[3].debug_records().len(), 4);
    assert_eq!(code[3].debug_records()[3], record, "behind those that stand there");
    assert_eq!(module.verify(), Ok(()));
}

#[test]
fn records_stay_where_they_are_when_a_block_is_cut_or_grows() {
    let context = Context::new();
    let module = parse(&context, RECORDS);
    let code = body(module, "f");
    let (start, records) = (code[1].block().unwrap(), code[1].debug_records());
    assert_eq!(records.len(), 2);
    let rest = code[1].cut_block().unwrap();
    assert_eq!((rest.first_instruction(), code[1].debug_records()), (Some(code[1]), Vec::new()));
    let builder = context.builder();
    builder.position_at_end(start);
    let branch = builder.br(rest).unwrap();
    assert_eq!(branch.debug_records(), records, "they end the block that was cut");
    assert!(builder.position_before(branch));
    let one = context.int_type(32).unwrap().int(1).unwrap();
    let added = builder.binary(Opcode::Add, one, one).unwrap();
    assert_eq!((added.debug_records(), branch.debug_records()), (records.clone(), Vec::new()));
    assert!(added.erase());
    assert_eq!(branch.debug_records(), records, "they are not erased with it");
    assert_eq!(module.verify(), Ok(()));
}
