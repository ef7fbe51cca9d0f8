//! Interfaces of entry points that metadata names, where an optimiser's rewriting made the kernel use more.

use std::collections::BTreeSet;
use std::fmt::Write;

use spirv_llvm_translate::internal::log::Log;
use spirv_llvm_translate::internal::options::Options;
use spirv_llvm_translate::internal::spirv::{Module, op};
use spirv_llvm_translate::internal::{llvm, llvm_to_spirv};

use crate::support::tool;

/// Variables of the module: enough that their ids pass those of all printable characters.
const VARIABLES: usize = 150;

/// Two kernels that use all variables, with an entry point for each printable character and no list of variables.
fn module() -> String {
    let mut ir = String::from("target triple = \"spirv64-unknown-unknown\"\n");
    for number in 0..VARIABLES {
        writeln!(ir, "@v{number} = internal addrspace(3) global i32 poison").unwrap();
    }
    for kernel in ["first", "second"] {
        writeln!(ir, "define spir_kernel void @{kernel}() {{").unwrap();
        for number in 0..VARIABLES {
            writeln!(ir, "  store i32 1, ptr addrspace(3) @v{number}").unwrap();
        }
        writeln!(ir, "  ret void\n}}").unwrap();
    }
    // Since 1.4 an interface lists all variables.
    writeln!(ir, "!spirv.Version = !{{!100}}\n!100 = !{{i32 1, i32 4}}").unwrap();
    let names: Vec<u8> = (b'A'..=b'Z').chain(b'a'..=b'z').collect();
    let nodes: Vec<String> = (0..names.len()).map(|number| format!("!{number}")).collect();
    writeln!(ir, "!spirv.EntryPoint = !{{{}}}", nodes.join(", ")).unwrap();
    for (number, name) in names.iter().enumerate() {
        let kernel = if number % 2 == 0 { "first" } else { "second" };
        writeln!(ir, "!{number} = !{{ptr @{kernel}, i32 6, !\"{}\"}}", char::from(*name)).unwrap();
    }
    ir
}

/// The word of a name's first characters is no id of a variable, whatever its number.
#[apply(case)]
fn names_of_entry_points_are_no_variables() {
    let context = llvm::Context::new();
    let words = llvm_to_spirv(&context, module().as_bytes(), &Options::default(), &Log::default()).unwrap();
    if tool::judges("spirv-val") {
        tool::spirv_val(&words).unwrap();
    }
    let module = Module::from_words(words).unwrap();
    let variables: BTreeSet<u32> = module
        .instructions()
        .filter(|instruction| instruction.opcode() == op::Variable)
        .map(|instruction| instruction.result_id().unwrap().0)
        .collect();
    assert_eq!(variables.len(), VARIABLES);
    assert!(variables.contains(&u32::from(b'A')) && variables.contains(&u32::from(b'z')), "{variables:?}");
    let entries = module.instructions().filter(|instruction| instruction.opcode() == op::EntryPoint);
    let mut kernels = BTreeSet::new();
    for entry in entries {
        let (name, used) = entry.string(2).unwrap();
        let interface: BTreeSet<u32> = entry.operands().get(used..).unwrap().iter().copied().collect();
        assert_eq!(interface, variables, "of {name}");
        kernels.insert((entry.operand(1).unwrap(), name));
    }
    assert_eq!(kernels.len(), 52);
    assert_eq!(kernels.iter().map(|(kernel, _)| kernel).collect::<BTreeSet<_>>().len(), 2);
}
