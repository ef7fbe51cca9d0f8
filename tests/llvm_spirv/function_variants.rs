//! Modules for several devices, specialized for one of them by `--fnvar-*` before they are read.

use super::reverse::assembled;
use super::{disassembled, folder};
use crate::support::folder::Folder;
use spirv_llvm_translate::internal::assembly::{DisassembleOptions, disassemble};
use spirv_llvm_translate::internal::spirv::Module;

/// A function with a variant for target 4 with features 7 and 9, another one for architectures of a GPU, and one for all else,
/// and a kernel that calls whichever there is. What only the second one has is conditional, too.
const MODULE: &str = r#"
OpCapability Addresses
OpCapability Linkage
OpCapability Kernel
OpCapability SpecConditionalINTEL
OpCapability FunctionVariantsINTEL
OpConditionalCapabilityINTEL %gpu Int64
OpConditionalCapabilityINTEL %other Int64
OpConditionalCapabilityINTEL %cpu Int16
OpExtension "SPV_INTEL_function_variants"
OpConditionalExtensionINTEL %gpu "SPV_KHR_expect_assume"
OpMemoryModel Physical64 OpenCL
OpConditionalEntryPointINTEL %cpu Kernel %kernel_a "k" %shared %wide
OpConditionalEntryPointINTEL %not_cpu Kernel %kernel_b "k" %shared %wide
OpExecutionMode %kernel_a ContractionOff
OpExecutionMode %kernel_b LocalSize 8 1 1
OpName %foo_cpu "foo_cpu"
OpName %foo_gpu "foo_gpu"
OpName %foo "foo"
OpName %cpu_entry "cpu_entry"
OpName %shared "shared"
OpName %wide "wide"
OpDecorate %wide ConditionalINTEL %gpu
OpDecorate %foo_cpu ConditionalINTEL %cpu
OpDecorate %foo_gpu ConditionalINTEL %gpu
OpDecorate %foo ConditionalINTEL %other
OpDecorate %kernel_a ConditionalINTEL %cpu
OpDecorate %kernel_b ConditionalINTEL %not_cpu
OpDecorate %call_cpu ConditionalINTEL %cpu
OpDecorate %call_gpu ConditionalINTEL %gpu
OpDecorate %call ConditionalINTEL %other
OpDecorate %allowed SpecId 3
OpDecorate %kept SpecId 4
OpDecorate %foo_cpu LinkageAttributes "foo_cpu" Export
OpDecorate %foo_gpu LinkageAttributes "foo_gpu" Export
OpDecorate %foo LinkageAttributes "foo" Export
%void = OpTypeVoid
%bool = OpTypeBool
%uint = OpTypeInt 32 0
%allowed = OpSpecConstantTrue %bool
%kept = OpSpecConstantTrue %bool
%target = OpSpecConstantTargetINTEL %bool 4 7 9
%cpu = OpSpecConstantOp %bool LogicalAnd %target %allowed
%arch_from = OpSpecConstantArchitectureINTEL %bool 2 1 174 100
%arch_to = OpSpecConstantArchitectureINTEL %bool 2 1 176 200
%arch = OpSpecConstantOp %bool LogicalAnd %arch_from %arch_to
%capable = OpSpecConstantCapabilitiesINTEL %bool Int64
%gpu_like = OpSpecConstantOp %bool LogicalAnd %arch %capable
%not_cpu = OpSpecConstantOp %bool LogicalNot %cpu
%gpu = OpSpecConstantOp %bool LogicalAnd %gpu_like %not_cpu
%either = OpSpecConstantOp %bool LogicalOr %cpu %gpu
%other = OpSpecConstantOp %bool LogicalNot %either
%c1 = OpConstant %uint 1
%c2 = OpConstant %uint 2
%c3 = OpConstant %uint 3
%variable = OpTypePointer CrossWorkgroup %uint
%shared = OpVariable %variable CrossWorkgroup %c1
%wide = OpVariable %variable CrossWorkgroup %c2
%function = OpTypeFunction %uint
%kernel = OpTypeFunction %void %variable
%foo_cpu = OpFunction %uint None %function
%cpu_entry = OpLabel
OpReturnValue %c1
OpFunctionEnd
%foo_gpu = OpFunction %uint None %function
%gpu_entry = OpLabel
%loaded = OpLoad %uint %wide
OpReturnValue %loaded
OpFunctionEnd
%foo = OpFunction %uint None %function
%entry = OpLabel
OpReturnValue %c3
OpFunctionEnd
%kernel_a = OpFunction %void None %kernel
%pa = OpFunctionParameter %variable
%a = OpLabel
%at = OpSelect %uint %kept %c1 %c2
OpStore %pa %at
OpReturn
OpFunctionEnd
%kernel_b = OpFunction %void None %kernel
%pb = OpFunctionParameter %variable
%b = OpLabel
%call_cpu = OpFunctionCall %uint %foo_cpu
%call_gpu = OpFunctionCall %uint %foo_gpu
%call = OpFunctionCall %uint %foo
%result = OpConditionalCopyObjectINTEL %uint %cpu %call_cpu %gpu %call_gpu %other %call
OpStore %pb %result
OpReturn
OpFunctionEnd
"#;

/// What `-r` with these flags makes of the module: LLVM IR, and the specialized module in assembly language.
fn specialized(folder: &Folder, flags: &[&str]) -> (String, String) {
    let fixed = ["-r", "m.spv", "-o", "-", "--fnvar-spec-enable", "--fnvar-spv-out=s.spv"];
    let bitcode = folder.succeed(&[&fixed, flags].concat());
    let module = Module::parse(&folder.read("s.spv")).unwrap();
    (disassembled(&bitcode), disassemble(&module, &DisassembleOptions::default()))
}

/// Which of the functions the module has.
fn functions(ir: &str) -> Vec<&'static str> {
    ["foo_cpu", "foo_gpu", "foo"].into_iter().filter(|name| ir.contains(&format!("@{name}("))).collect()
}

/// The lines of the module that say something of the extension.
fn leftovers(module: &str) -> Vec<&str> {
    let of_it = |line: &&str| {
        ["Conditional", "FunctionVariants", "function_variants", "OpSpecConstantOp", "INTEL"]
            .iter()
            .any(|name| line.contains(name))
    };
    module.lines().filter(of_it).collect()
}

#[apply(case)]
fn the_variant_of_the_target_stays() {
    let folder = folder("variants_target");
    assembled(&folder, MODULE);
    let flags = ["--fnvar-target=4", "--fnvar-features=9,7,8", "--fnvar-category=1"];
    let (ir, module) = specialized(&folder, &flags);
    assert_eq!(functions(&ir), ["foo_cpu"], "{ir}");
    assert_eq!(leftovers(&module), [""; 0]);
    // One entry point, its modes, and of the interface what is left.
    assert_eq!(module.matches("OpEntryPoint").count(), 1, "{module}");
    assert!(module.contains("\"k\" %shared\n"), "{module}");
    assert!(module.contains("ContractionOff") && !module.contains("LocalSize"), "{module}");
    assert!(module.contains("OpCapability Int16") && !module.contains("OpCapability Int64"), "{module}");
    assert!(!module.contains("expect_assume") && !module.contains("%wide"), "{module}");
    // The id of a constant that is settled goes, that of another stays.
    assert!(!module.contains("SpecId 3") && module.contains("SpecId 4"), "{module}");
}

#[apply(case)]
fn the_variant_of_the_architecture_stays() {
    let folder = folder("variants_architecture");
    assembled(&folder, MODULE);
    let gpu = ["--fnvar-target=5", "--fnvar-category=2", "--fnvar-family=1"];
    for (architecture, chosen) in [(99, "foo"), (100, "foo_gpu"), (199, "foo_gpu"), (200, "foo")] {
        let architecture = format!("--fnvar-arch={architecture}");
        let (ir, module) = specialized(&folder, &[&gpu[..], &[&architecture]].concat());
        let stays: Vec<_> = functions(&ir).into_iter().filter(|name| *name == chosen).collect();
        assert_eq!(functions(&ir), stays, "{architecture}: {ir}");
        assert_eq!(leftovers(&module), [""; 0], "{architecture}");
        assert_eq!(module.contains("expect_assume"), chosen == "foo_gpu", "{architecture}: {module}");
        assert_eq!(module.contains("%wide"), chosen == "foo_gpu", "{architecture}: {module}");
        assert!(module.contains("LocalSize 8 1 1") && !module.contains("ContractionOff"), "{module}");
        // Declared under two conditions, of which one holds.
        assert_eq!(module.matches("OpCapability Int64\n").count(), 1, "{architecture}: {module}");
        let stored = if chosen == "foo" { "ret i32 3" } else { "load i32, ptr addrspace(1) @wide" };
        assert!(ir.contains(stored), "{architecture}: {ir}");
    }
    // Another family, or a device without the capability.
    let mut flags = gpu.to_vec();
    flags.extend(["--fnvar-arch=150", "--fnvar-capabilities=22,9"]);
    assert_eq!(functions(&specialized(&folder, &flags).0), ["foo"]);
    flags.extend(["--fnvar-capabilities=11", "--fnvar-family=3"]);
    assert_eq!(functions(&specialized(&folder, &flags).0), ["foo"]);
}

#[apply(case)]
fn what_is_not_told_fits_and_values_of_constants_count() {
    let folder = folder("variants_untold");
    assembled(&folder, MODULE);
    assert_eq!(functions(&specialized(&folder, &[]).0), ["foo_cpu"]);
    assert_eq!(functions(&specialized(&folder, &["--fnvar-target=4"]).0), ["foo_cpu"]);
    let lacking = ["--fnvar-target=4", "--fnvar-features=7"];
    assert_eq!(functions(&specialized(&folder, &lacking).0), ["foo_gpu"]);
    assert_eq!(functions(&specialized(&folder, &["--spec-const=3:i1:0"]).0), ["foo_gpu"]);
    let (ir, module) = specialized(&folder, &["--spec-const=4:i1:0"]);
    assert!(ir.contains("store i32 2") && module.contains("OpSpecConstantFalse"), "{ir}{module}");
}

#[apply(case)]
fn the_specialized_module_is_an_ordinary_one() {
    let folder = folder("variants_again");
    assembled(&folder, MODULE);
    let (ir, _) = specialized(&folder, &["--fnvar-target=4", "--spirv-ext=+SPV_INTEL_function_variants"]);
    assert_eq!(disassembled(&folder.succeed(&["-r", "s.spv", "-o", "-"])), ir);
    // A text is specialized as well, and comes out as a binary.
    folder.file("m.spt", folder.succeed(&["--to-text", "m.spv", "-o", "-"]));
    let flags = ["-r", "--spirv-text", "m.spt", "-o", "t.bc", "--fnvar-spec-enable", "--fnvar-spv-out=t.spv"];
    folder.succeed(&[&flags[..], &["--fnvar-target=4"]].concat());
    assert_eq!(folder.read("t.spv"), folder.read("s.spv"));
}

#[apply(case)]
fn devices_and_modules_that_do_not_fit_are_refused() {
    let folder = folder("variants_refused");
    assembled(&folder, MODULE);
    let refused = |flags: &[&str]| {
        folder.fail(&[&["-r", "m.spv", "-o", "-", "--fnvar-spec-enable"], flags].concat(), 255)
    };
    assert!(refused(&["--fnvar-arch=1"]).contains("Device category must be specified"));
    assert!(refused(&["--fnvar-category=1", "--fnvar-arch=1"]).contains("Device family must be specified"));
    assert!(refused(&["--fnvar-features=1"]).contains("Device target must be specified"));
    // Without the flag nobody knows which parts are meant, and the extension may be forbidden.
    folder.fail(&["-r", "m.spv", "-o", "-"], 12);
    folder.fail(
        &["-r", "m.spv", "-o", "-", "--fnvar-spec-enable", "--spirv-ext=-SPV_INTEL_function_variants"],
        10,
    );

    let copied = "%gpu %call_gpu %other %call\n";
    assembled(&folder, &MODULE.replace(copied, "%gpu %call_gpu\n"));
    let message = refused(&["--fnvar-target=5", "--fnvar-category=1"]);
    assert!(
        message.contains("no variant for the device") && message.contains("OpConditionalCopyObject"),
        "{message}"
    );
    // A condition that is computed from numbers.
    let computed = "%cpu = OpSpecConstantOp %bool LogicalAnd %target %allowed";
    let numbers = "%number = OpSpecConstant %uint 1\n%cpu = OpSpecConstantOp %bool IEqual %number %number";
    assembled(&folder, &MODULE.replace(computed, numbers));
    let message = refused(&[]);
    assert!(message.contains("no boolean constant") && message.contains("ConditionalINTEL %"), "{message}");
}
