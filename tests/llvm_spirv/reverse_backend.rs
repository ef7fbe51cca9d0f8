//! Modules that LLVM's own SPIR-V backend writes against a rule, where their meaning is plain.

use super::reverse::assembled;
use super::{disassembled, folder};

const MODULE: &str = "\
OpCapability Addresses
OpCapability Linkage
OpCapability Kernel
OpMemoryModel Physical64 OpenCL
OpName %f \"f\"
OpDecorate %f LinkageAttributes \"f\" Export
OpDecorate %var Alignment 4294967168
%void = OpTypeVoid
%uint = OpTypeInt 32 0
%v4 = OpTypeVector %uint 4
%bool = OpTypeBool
%pv = OpTypePointer Function %v4
%fn = OpTypeFunction %bool %uint %v4
%f = OpFunction %bool None %fn
%a = OpFunctionParameter %uint
%b = OpFunctionParameter %v4
%e = OpLabel
%var = OpVariable %pv Function
%c = OpUConvert %uint %a
%d = OpSConvert %v4 %b
OpStore %var %d Aligned 48
%x = OpVectorInsertDynamic %v4 %d %c %a
%any = OpAny %bool %x
%all = OpAll %bool %x
%r = OpLogicalAnd %bool %any %all
OpReturnValue %r
OpFunctionEnd
";

#[test]
fn conversions_to_the_same_width_keep_the_value() {
    let folder = folder("backend-width");
    assembled(&folder, MODULE);
    let ll = disassembled(&folder.succeed(&["-r", "m.spv", "-o", "-"]));
    // Of vectors they are calls, as all conversions of vectors.
    for line in
        ["%4 = bitcast i32 %0 to i32", "call spir_func <4 x i32> @_Z12convert_int4Dv4_i(<4 x i32> %1)"]
    {
        assert!(ll.contains(line), "{line} is not in {ll}");
    }
}

#[test]
fn truths_of_numbers_are_those_of_opencl_c() {
    let folder = folder("backend-truths");
    assembled(&folder, MODULE);
    let ll = disassembled(&folder.succeed(&["-r", "m.spv", "-o", "-"]));
    for name in ["_Z3anyDv4_i", "_Z3allDv4_i"] {
        assert!(ll.contains(&format!("call spir_func i32 @{name}(<4 x i32> ")), "{name}: {ll}");
    }
}

#[test]
fn alignments_are_the_power_of_two_in_them() {
    let folder = folder("backend-alignments");
    assembled(&folder, MODULE);
    let ll = disassembled(&folder.succeed(&["-r", "m.spv", "-o", "-"]));
    assert!(ll.contains("alloca <4 x i32>, align 128"), "{ll}");
    assert!(ll.lines().any(|line| line.contains("store <4 x i32>") && line.ends_with("align 16")), "{ll}");
}
