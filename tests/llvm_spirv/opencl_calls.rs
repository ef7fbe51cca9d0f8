//! What `-r` writes with OpenCL C names where the instruction's types are none of OpenCL C's, or no name says all of it.

use super::lines::shows;
use super::opencl_names::in_order;
use super::{Folder, disassembled, folder};

const MODEL: &str = "%std = OpExtInstImport \"OpenCL.std\"\nOpMemoryModel Physical64 OpenCL\nOpDecorate %f LinkageAttributes \"f\" Export\n";
const TYPES: &str = "%void = OpTypeVoid\n%bool = OpTypeBool\n%uchar = OpTypeInt 8 0\n%ushort = OpTypeInt 16 0\n%uint = OpTypeInt 32 0\n\
    %ulong = OpTypeInt 64 0\n%half = OpTypeFloat 16\n%float = OpTypeFloat 32\n%v2uint = OpTypeVector %uint 2\n%v2float = OpTypeVector %float 2\n\
    %v4uint = OpTypeVector %uint 4\n%v4uchar = OpTypeVector %uchar 4\n%v4float = OpTypeVector %float 4\n\
    %zero = OpConstant %uint 0\n%one = OpConstant %uint 1\n%two = OpConstant %uint 2\n%three = OpConstant %uint 3\n%four = OpConstant %uint 4\n";

/// A module with one function.
struct Module {
    folder: Folder,
    assembly: String,
}

impl Module {
    /// Capabilities and extensions, each as it stands behind its opcode; further types; the function's parameters and body.
    fn new(name: &str, needs: &[&str], types: &str, body: &str) -> Self {
        let usual = ["Addresses", "Kernel", "Linkage", "Int64", "Int16", "Int8", "Float16", "Vector16"];
        let (extensions, capabilities): (Vec<_>, Vec<_>) =
            needs.iter().partition(|need| need.starts_with("SPV_"));
        let mut assembly: String =
            usual.iter().chain(capabilities).map(|name| format!("OpCapability {name}\n")).collect();
        assembly.extend(extensions.iter().map(|name| format!("OpExtension \"{name}\"\n")));
        let parameters: Vec<_> =
            body.lines().filter_map(|line| Some(line.split_once(" = OpFunctionParameter ")?.1)).collect();
        let parameters = parameters.join(" ");
        assembly.push_str(&format!(
            "{MODEL}{TYPES}{types}%type = OpTypeFunction %void {parameters}\n%f = OpFunction %void None %type\n{body}OpReturn\nOpFunctionEnd\n"
        ));
        Self { folder: folder(&format!("calls_{name}")), assembly }
    }

    /// The module for pointers of 32 bits.
    fn narrow(mut self) -> Self {
        self.assembly = self.assembly.replace("Physical64", "Physical32");
        self
    }

    /// What `-r` makes of it.
    fn read(&self, environment: &str) -> String {
        let options = spirv_llvm_translate::assembly::AssembleOptions::default();
        let words = spirv_llvm_translate::assembly::assemble(&self.assembly, &options).unwrap();
        self.folder.file("m.spv", crate::support::tool::bytes(&words));
        let environment = format!("--spirv-target-env={environment}");
        self.folder.succeed(&["-r", "m.spv", "-o", "m.bc", "--spirv-ext=+all", &environment]);
        disassembled(&self.folder.read("m.bc"))
    }

    /// What becomes of what was read last.
    fn written(&self) -> String {
        self.folder.text(&["m.bc", "-spirv-text", "-o", "-", "--spirv-ext=+all"])
    }
}

#[test]
fn conversions_to_bfloat_have_its_letters_for_a_name() {
    let types = "%bfloat = OpTypeFloat 16 BFloat16KHR\n%v4bfloat = OpTypeVector %bfloat 4\n%v4half = OpTypeVector %half 4\n";
    let body = "%x = OpFunctionParameter %v4float\n%y = OpFunctionParameter %float\n%l = OpLabel\n\
        %a = OpFConvert %v4bfloat %x\n%b = OpFConvert %v4half %x\n%c = OpFConvert %bfloat %y\n\
        %d = OpFConvert %bfloat %y\n%e = OpFConvert %v4bfloat %x\n";
    let mut module = Module::new("bfloat", &["BFloat16TypeKHR", "SPV_KHR_bfloat16"], types, body);
    let decorations = "OpDecorate %f LinkageAttributes \"f\" Export\nOpDecorate %d FPRoundingMode RTZ\nOpDecorate %e FPRoundingMode RTZ\n";
    module.assembly = module.assembly.replace(MODEL, &format!("{MODEL}{decorations}"));
    for environment in ["CL1.2", "CL2.0"] {
        let wanted = [
            "call spir_func <4 x bfloat> @_Z14convert_DF16b4Dv4_f(<4 x float> %0)",
            "call spir_func <4 x half> @_Z13convert_half4Dv4_f(<4 x float> %0)",
            "fptrunc float %1 to bfloat",
            "call spir_func bfloat @_Z17convert_DF16b_rtzf(float %1)",
            "call spir_func <4 x bfloat> @_Z18convert_DF16b4_rtzDv4_f(<4 x float> %0)",
        ];
        in_order(&module.read(environment), &wanted);
        shows(
            &module.written(),
            &[
                "Decorate _ FPRoundingMode 1",
                "FConvert ...",
                "FConvert ...",
                "FConvert ...",
                "FConvert ...",
                "FConvert ...",
            ],
        );
    }
    let wanted = ["__spirv_FConvert_RDF16b_rtzf", "__spirv_FConvert_RDF16b4_rtzDv4_f"];
    in_order(&module.read("SPV-IR"), &wanted);
    shows(&module.written(), &["Decorate _ FPRoundingMode 1", "Decorate _ FPRoundingMode 1"]);
}

#[test]
fn integers_of_widths_without_a_name_are_converted_by_instructions() {
    let types = "%small = OpTypeInt 4 0\n%v4small = OpTypeVector %small 4\n";
    let body = "%x = OpFunctionParameter %v4small\n%l = OpLabel\n%a = OpUConvert %v4uint %x\n%b = OpConvertSToF %v4float %x\n";
    let module = Module::new("widths", &["Int4TypeINTEL", "SPV_INTEL_int4"], types, body);
    let text = module.read("CL2.0");
    in_order(&text, &["zext <4 x i4> %0 to <4 x i32>", "sitofp <4 x i4> %0 to <4 x float>"]);
    assert!(!text.contains("convert_"), "{text}");
}
