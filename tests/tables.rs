//! The table of rows: no ambiguity, no row for one direction without a reason, names that come back, and a pair for each.

use std::collections::BTreeSet;

use mangling::{Flavour, Scalar, Symbol, Type, demangle_as, mangle};
use spirv_llvm_translate::internal::assembly::{AssembleOptions, assemble_bytes};
use spirv_llvm_translate::internal::spirv::operands::{Role, operands};
use spirv_llvm_translate::internal::spirv::{Module, grammar};
use spirv_llvm_translate::internal::table::annotation;
use spirv_llvm_translate::internal::table::form::{CallForm, Direction, Form, Preference};
use spirv_llvm_translate::internal::table::{
    builtin_variable, ext_inst_glsl, ext_inst_opencl, index, loop_control, mode_setting, opencl,
    storage_class,
};
use spirv_llvm_translate::internal::table::{friendly_name, rows};

use crate::support::ratchet::{self, Outcomes};

/// Rows for one direction that there may be, four of them of matrices, which LLVM lacks, and one that only a dialect reads; the number may
/// only shrink.
const ONE_WAY: usize = 7;

#[apply(case)]
fn rows_are_unambiguous() {
    let conflicts = index::index().conflicts();
    assert!(conflicts.is_empty(), "{}", conflicts.join("\n"));
}

#[apply(case)]
fn rows_for_one_direction_are_few_and_have_reasons() {
    let one_way = rows().filter_map(|row| match row.preference {
        Preference::OneWay(direction, why) => Some((row.op.to_string(), direction, why)),
        _ => None,
    });
    let one_way: Vec<_> = one_way.collect();
    for (opcode, direction, why) in &one_way {
        assert!(why.split(' ').count() >= 3, "{opcode}: '{why}' is no reason");
        // What is only written has a row that reads the opcode, or nothing could show it.
        let is_read = rows().any(|row| row.op.to_string() == *opcode && row.reads());
        assert!(*direction == Direction::Read || is_read, "{opcode} is never read");
    }
    assert_eq!(one_way.len(), ONE_WAY, "{one_way:?}");
}

#[apply(case)]
fn rows_are_opcodes_of_the_grammar() {
    for row in rows() {
        let name = row.op.to_string();
        let Some(known) = rspirv::spirv::Op::from_u32(u32::from(row.op.0)) else { continue };
        // An instruction keeps its number when it moves from a vendor's extension to another.
        let stem = |name: &str| name.trim_end_matches(|letter: char| letter.is_ascii_uppercase()).to_owned();
        assert_eq!(stem(&name), stem(&format!("Op{known:?}")));
        let operands = rspirv::grammar::INSTRUCTION_TABLE.get(known).operands;
        let has = |kind| operands.iter().any(|operand| operand.kind == kind);
        if matches!(row.form, Form::Binary(..) | Form::Compare(..) | Form::FloatCompare(_) | Form::Cast(..)) {
            assert!(has(rspirv::grammar::OperandKind::IdResultType), "{name} gives no result");
            let count =
                operands.iter().filter(|operand| operand.kind == rspirv::grammar::OperandKind::IdRef).count();
            let wanted = if matches!(row.form, Form::Cast(..)) { 1 } else { 2 };
            assert_eq!(count, wanted, "{name}");
        }
    }
}

/// Types of parameters, as a row wants their signs.
fn parameters(
    count: u32,
    is_unsigned: impl Fn(u32) -> bool,
    is_constant: impl Fn(u32) -> bool,
) -> Vec<Vec<Type>> {
    let scalars =
        [Scalar::Char, Scalar::Short, Scalar::Int, Scalar::Long, Scalar::Half, Scalar::Float, Scalar::Bool];
    let scalar = |scalar: Scalar, i| Type::Scalar(if is_unsigned(i) { scalar.to_unsigned() } else { scalar });
    let mut lists = Vec::new();
    for element in scalars {
        lists.push((0..count).map(|i| scalar(element, i)).collect());
        lists.push((0..count).map(|i| Type::vector(4, scalar(element, i))).collect());
        let pointer = |i| {
            let pointer = Type::pointer(i % 5, Type::vector(3, scalar(element, i)));
            if is_constant(i) { pointer.with_const() } else { pointer }
        };
        lists.push((0..count).map(pointer).collect());
    }
    lists
}

fn comes_back(name: &str, parameters: Vec<Type>) {
    let symbol = Symbol::new(name, parameters);
    for flavour in [Flavour::Clang, Flavour::Compat] {
        let mangled = mangle(&symbol, flavour);
        match demangle_as(&mangled, flavour) {
            Ok(back) => assert_eq!(mangle(&back, flavour), mangled, "{back:?}"),
            Err(error) => panic!("{mangled}: {error:?}"),
        }
        if flavour == Flavour::Clang {
            assert_eq!(demangle_as(&mangled, flavour).unwrap(), symbol, "{mangled}");
        }
    }
}

#[apply(case)]
fn names_of_all_rows_come_back() {
    let friendly = |name: &str, form: &CallForm| {
        for count in 1..5 {
            for list in parameters(count, |i| form.is_unsigned(i as usize), |i| form.is_constant(i as usize))
            {
                comes_back(name, list);
            }
        }
    };
    let mut count = 0;
    for row in rows() {
        if let Form::Call(form) = &row.form {
            friendly(&friendly_name(row.op), form);
            count += 1;
        }
    }
    for row in ext_inst_opencl::rows() {
        friendly(&format!("__spirv_ocl_{:?}", row.instruction), &row.call);
        count += 1;
    }
    for row in opencl::rows() {
        let (_, most) = row.arity();
        for list in parameters(most.clamp(1, 6) as u32, |i| row.is_unsigned(i as usize), |_| false) {
            comes_back(row.name, list);
        }
        count += 1;
    }
    for row in builtin_variable::ROWS {
        comes_back(&format!("__spirv_BuiltIn{}", row.name), vec![Type::Scalar(Scalar::Int)]);
        count += 1;
    }
    assert!(count > 400, "only {count} names");
}

/// The enumerants of an operand: one, or those whose bits are set in a mask.
fn enumerants(kind: grammar::OperandKind, value: u32) -> Vec<&'static grammar::Enumerant> {
    if grammar::operand_kind(kind).category != grammar::Category::BitEnum || value == 0 {
        return grammar::enumerant(kind, value).into_iter().collect();
    }
    (0..u32::BITS)
        .filter_map(|bit| grammar::enumerant(kind, value & 1 << bit))
        .filter(|e| e.value != 0)
        .collect()
}

/// What the instructions of a module use: names of instructions, of extended instructions and of enumerants, aliases included.
pub fn names_in(module: &Module, names: &mut BTreeSet<String>) {
    for instruction in module.instructions() {
        if let Some(grammar) = instruction.grammar() {
            names.extend([grammar.opname].iter().chain(grammar.aliases).map(|name| (*name).to_owned()));
        }
        for operand in operands(instruction, module).map_while(Result::ok) {
            match operand.role {
                Role::Enumerant => {
                    for enumerant in enumerants(operand.kind, operand.word()) {
                        let all = [enumerant.name].into_iter().chain(enumerant.aliases.iter().copied());
                        names.extend(all.map(str::to_owned));
                    }
                }
                Role::Opcode(grammar) => {
                    names.insert(grammar.opname.to_owned());
                }
                Role::ExtInst(Some(grammar)) => {
                    names.insert(grammar.name.to_owned());
                }
                _ => {}
            }
        }
    }
}

/// What the instructions of all pairs and shaders use, by name.
pub fn words() -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for (name, text) in crate::pairs::assembly_texts().into_iter().chain(crate::shaders::assembly_texts()) {
        if name.contains("/errors/") {
            continue;
        }
        let words = assemble_bytes(text.as_bytes(), &AssembleOptions::default());
        let module = words.and_then(Module::framed).unwrap_or_else(|error| panic!("{name}: {error}"));
        names_in(&module, &mut names);
    }
    names
}

#[apply(case)]
fn every_row_is_in_a_pair() {
    let words = words();
    let mut names: Vec<String> = rows().map(|row| row.op.to_string()).collect();
    names.extend(ext_inst_opencl::rows().map(|row| format!("{:?}", row.instruction)));
    names.extend(ext_inst_glsl::rows().map(|row| format!("{:?}", row.instruction)));
    names.extend(builtin_variable::ROWS.iter().map(|row| row.name.to_owned()));
    names.extend(annotation::ROWS.iter().map(|decoration| format!("{decoration:?}")));
    names.extend(mode_setting::ROWS.iter().map(|row| format!("{:?}", row.mode)));
    names.extend(storage_class::ROWS.iter().map(|(class, _)| format!("{class:?}")));
    let kind = grammar::OperandKind::LoopControl;
    let controls = loop_control::ROWS.iter().map(|row| grammar::enumerant(kind, row.control.bits()).unwrap());
    names.extend(controls.map(|enumerant| enumerant.name.to_owned()));
    names.sort();
    names.dedup();
    let missing = |name: &String| {
        if words.contains(name) { Ok(()) } else { Err("no pair and no shader names it".to_owned()) }
    };
    let outcomes: Outcomes = names.iter().map(|name| (name.clone(), missing(name))).collect();
    ratchet::judge("pair", outcomes);
}
