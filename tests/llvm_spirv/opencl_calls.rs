//! What `-r` writes with OpenCL C names where the instruction's types are none of OpenCL C's, or no name says all of it.

use super::lines::shows;
use super::opencl_names::in_order;
use super::reverse::assembled;
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
        assembled(&self.folder, &self.assembly);
        let environment = format!("--spirv-target-env={environment}");
        self.folder.succeed(&["-r", "m.spv", "-o", "m.bc", "--spirv-ext=+all", &environment]);
        disassembled(&self.folder.read("m.bc"))
    }

    /// What becomes of what was read last.
    fn written(&self) -> String {
        self.folder.text(&["m.bc", "-spirv-text", "-o", "-", "--spirv-ext=+all"])
    }
}

#[apply(case)]
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

#[apply(case)]
fn integers_of_widths_without_a_name_are_converted_by_instructions() {
    let types = "%small = OpTypeInt 4 0\n%v4small = OpTypeVector %small 4\n";
    let body = "%x = OpFunctionParameter %v4small\n%l = OpLabel\n%a = OpUConvert %v4uint %x\n%b = OpConvertSToF %v4float %x\n";
    let module = Module::new("widths", &["Int4TypeINTEL", "SPV_INTEL_int4"], types, body);
    let text = module.read("CL2.0");
    in_order(&text, &["zext <4 x i4> %0 to <4 x i32>", "sitofp <4 x i4> %0 to <4 x float>"]);
    assert!(!text.contains("convert_"), "{text}");
}

#[apply(case)]
fn saturated_sums_of_products_are_of_32_bits() {
    let needs =
        ["DotProduct", "DotProductInput4x8Bit", "DotProductInput4x8BitPacked", "SPV_KHR_integer_dot_product"];
    let body = "%x = OpFunctionParameter %v4uchar\n%p = OpFunctionParameter %uint\n%n = OpFunctionParameter %ulong\n%l = OpLabel\n\
        %a = OpSDotAccSat %uint %x %x %p\n%b = OpSDotAccSat %ulong %x %x %n\n%c = OpUDotAccSat %ulong %x %x %n\n\
        %d = OpSDotAccSat %ulong %p %p %n PackedVectorFormat4x8Bit\n";
    let module = Module::new("sums", &needs, "", body);
    for environment in ["CL1.2", "CL2.0"] {
        let wanted = [
            "@_Z11dot_acc_satDv4_cS_i(",
            "@_Z27__spirv_SDotAccSatKHR_RlongDv4_cS_l(",
            "@_Z28__spirv_UDotAccSatKHR_RulongDv4_cS_l(",
            "@_Z27__spirv_SDotAccSatKHR_Rlongiili(",
        ];
        in_order(&module.read(environment), &wanted);
        shows(
            &module.written(),
            &["SDotAccSatKHR ...", "SDotAccSatKHR ...", "UDotAccSatKHR ...", "SDotAccSatKHR _ _ _ _ _ 0"],
        );
    }
}

#[apply(case)]
fn formats_of_printf_lie_in_constant_memory() {
    let types =
        "%constant = OpTypePointer UniformConstant %uchar\n%global = OpTypePointer CrossWorkgroup %uchar\n";
    let body = "%c = OpFunctionParameter %constant\n%g = OpFunctionParameter %global\n%n = OpFunctionParameter %ulong\n%l = OpLabel\n\
        %a = OpExtInst %uint %std printf %c %n\n%b = OpExtInst %uint %std printf %g %n\n";
    let module = Module::new("printf", &["SPV_EXT_relaxed_printf_string_address_space"], types, body);
    for environment in ["CL1.2", "CL2.0"] {
        let wanted = [
            "call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) %0, i64 %2)",
            "call spir_func i32 @_Z18__spirv_ocl_printfPU3AS1cl(ptr addrspace(1) %1, i64 %2)",
        ];
        in_order(&module.read(environment), &wanted);
        shows(&module.written(), &["ExtInst _ _ _ printf ...", "ExtInst _ _ _ printf ..."]);
    }
}

#[apply(case)]
fn packets_of_pipes_are_generic() {
    let types = "%pipe = OpTypePipe ReadOnly\n%private = OpTypePointer Function %uint\n%global = OpTypePointer CrossWorkgroup %uint\n";
    let body = "%p = OpFunctionParameter %pipe\n%g = OpFunctionParameter %global\n%l = OpLabel\n%v = OpVariable %private Function\n\
        %a = OpReadPipe %uint %p %v %four %four\n%b = OpReadPipe %uint %p %g %four %four\n";
    let module = Module::new("packets", &["Pipes", "GenericPointer"], types, body);
    for environment in ["CL1.2", "CL2.0"] {
        let wanted = [
            "addrspacecast ptr %3 to ptr addrspace(4)",
            "@__read_pipe_2(target(\"spirv.Pipe\", 0) %0, ptr addrspace(4) %4, i32 4, i32 4)",
            "addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)",
            "@__read_pipe_2(target(\"spirv.Pipe\", 0) %0, ptr addrspace(4) %6, i32 4, i32 4)",
        ];
        in_order(&module.read(environment), &wanted);
    }
    in_order(&module.read("SPV-IR"), &["@_Z16__spirv_ReadPipe"]);
}

#[apply(case)]
fn sizes_of_images_may_be_of_any_width() {
    let types = "%array = OpTypeImage %void 2D 0 1 0 0 Unknown ReadOnly\n%row = OpTypeImage %void 1D 0 0 0 0 Unknown ReadOnly\n\
        %v3ulong = OpTypeVector %ulong 3\n%v3ushort = OpTypeVector %ushort 3\n";
    let body = "%im = OpFunctionParameter %array\n%r = OpFunctionParameter %row\n%l = OpLabel\n%a = OpImageQuerySizeLod %v3ulong %im %zero\n\
        %b = OpImageQuerySizeLod %v3ushort %im %zero\n%c = OpImageQuerySizeLod %uchar %r %zero\n";
    let wide = Module::new("sizes", &["ImageBasic"], types, body);
    let narrow = Module::new("sizes_32", &["ImageBasic"], types, body).narrow();
    for environment in ["CL1.2", "CL2.0"] {
        for (module, bits) in [(&wide, 64), (&narrow, 32)] {
            let length = format!("call spir_func i{bits} @_Z20get_image_array_size20ocl_image2d_array_ro(");
            let mut wanted = vec![
                "call spir_func <2 x i32> @_Z13get_image_dim20ocl_image2d_array_ro(",
                "zext <2 x i32> %3 to <2 x i64>",
                "shufflevector <2 x i64>",
                &length,
                "insertelement <3 x i64>",
                "trunc <2 x i32>",
                "shufflevector <2 x i16>",
                &length,
                "trunc i",
                "insertelement <3 x i16>",
                "call spir_func i32 @_Z15get_image_width14ocl_image1d_ro(",
                "trunc i32",
            ];
            if bits == 32 {
                wanted.insert(4, "zext i32");
            }
            in_order(&module.read(environment), &wanted);
        }
    }
}

#[apply(case)]
fn positions_in_sub_groups_are_taken_apart() {
    let body = "%x = OpFunctionParameter %float\n%v = OpFunctionParameter %v2uint\n%l = OpLabel\n%a = OpGroupBroadcast %float %three %x %v\n\
        %b = OpGroupBroadcast %float %three %x %one\n";
    let module = Module::new("positions", &["Groups"], "", body);
    for environment in ["CL1.2", "CL2.0"] {
        let wanted = [
            "extractelement <2 x i32> %1, i32 0",
            "extractelement <2 x i32> %1, i32 1",
            "call spir_func float @_Z19sub_group_broadcastfjj(float %0, i32 %3, i32 %4)",
            "call spir_func float @_Z19sub_group_broadcastfj(float %0, i32 1)",
        ];
        in_order(&module.read(environment), &wanted);
        shows(&module.written(), &["GroupBroadcast ...", "GroupBroadcast ..."]);
    }
}

#[apply(case)]
fn depths_are_read_by_the_name_of_their_type() {
    let types = "%image = OpTypeImage %void 2D 1 0 0 0 Unknown ReadOnly\n%sampler = OpTypeSampler\n%both = OpTypeSampledImage %image\n\
        %v4half = OpTypeVector %half 4\n%none = OpConstant %float 0\n";
    let body = "%i = OpFunctionParameter %image\n%s = OpFunctionParameter %sampler\n%p = OpFunctionParameter %v2float\n%l = OpLabel\n\
        %t = OpSampledImage %both %i %s\n%a = OpImageSampleExplicitLod %v4float %t %p Lod %none\n\
        %b = OpImageSampleExplicitLod %v4uint %t %p Lod %none\n%c = OpImageSampleExplicitLod %v4half %t %p Lod %none\n";
    let module = Module::new("depths", &["ImageBasic"], types, body);
    for environment in ["CL1.2", "CL2.0"] {
        let wanted = [
            "call spir_func float @_Z11read_imagef20ocl_image2d_depth_ro11ocl_samplerDv2_f(",
            "insertelement <4 x float>",
            "call spir_func i32 @_Z11read_imagei20ocl_image2d_depth_ro11ocl_samplerDv2_f(",
            "insertelement <4 x i32>",
            "call spir_func half @_Z11read_imageh20ocl_image2d_depth_ro11ocl_samplerDv2_f(",
            "insertelement <4 x half>",
        ];
        in_order(&module.read(environment), &wanted);
        let sample = "ImageSampleExplicitLod ...";
        shows(&module.written(), &[sample, sample, sample]);
    }
}

/// The attributes of the declaration of a function, as the module's text lists them; nothing if it has none.
fn attributes<'t>(text: &'t str, function: &str) -> &'t str {
    let declaration = text.lines().find(|line| line.starts_with("declare") && line.contains(function));
    let declaration = declaration.unwrap_or_else(|| panic!("no {function} in\n{text}"));
    let Some((_, number)) = declaration.rsplit_once('#') else { return "" };
    let group = text.lines().find_map(|line| line.strip_prefix(&format!("attributes #{number} = ")));
    group.unwrap_or_else(|| panic!("no group {number} in\n{text}"))
}

#[apply(case)]
fn calls_that_no_instruction_asks_for_have_no_attributes() {
    let types = "%event = OpTypeEvent\n%sampler = OpTypeSampler\n%image = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly\n\
        %both = OpTypeSampledImage %image\n%literal = OpConstantSampler %sampler None 0 Nearest\n%none = OpConstant %float 0\n\
        %local = OpTypePointer Workgroup %uint\n%global = OpTypePointer CrossWorkgroup %uint\n%size = OpConstant %ulong 1\n%pair = OpTypeStruct %uint %uint\n";
    let body = "%x = OpFunctionParameter %v4float\n%i = OpFunctionParameter %image\n%p = OpFunctionParameter %v2float\n\
        %n = OpFunctionParameter %local\n%g = OpFunctionParameter %global\n%e = OpFunctionParameter %event\n%l = OpLabel\n\
        %a = OpConvertFToS %v4uint %x\n%t = OpSampledImage %both %i %literal\n%b = OpImageSampleExplicitLod %v4float %t %p Lod %none\n\
        %c = OpGroupAsyncCopy %event %two %n %g %size %size %e\n%d = OpGroupIAdd %uint %two Reduce %one\nOpControlBarrier %two %two %one\n\
        %u = OpUMulExtended %pair %one %one\n";
    let module = Module::new("attributes", &["Groups", "ImageBasic", "LiteralSampler"], types, body);
    for environment in ["CL1.2", "CL2.0"] {
        let text = module.read(environment);
        for bare in
            ["@_Z12convert_int4Dv4_f(", "@__translate_sampler_initializer(", "@_Z20__spirv_UMulExtendedii("]
        {
            assert_eq!(attributes(&text, bare), "", "{text}");
        }
        assert!(text.contains("call spir_func <4 x i32> @_Z12convert_int4Dv4_f(<4 x float> %0)\n"), "{text}");
        // All work-items of a group make the copy together.
        let copy = attributes(&text, "@_Z29async_work_group_strided_copy");
        assert_eq!(copy, "{ convergent nounwind }", "{text}");
        assert_eq!(attributes(&text, "barrierj"), "{ convergent nounwind }", "{text}");
        assert_eq!(attributes(&text, "@_Z21work_group_reduce_addi("), "{ convergent nounwind }", "{text}");
    }
}

#[apply(case)]
fn structures_are_returned_to_where_they_are_stored() {
    let types = "%pair = OpTypeStruct %uint %uint\n%global = OpTypePointer CrossWorkgroup %pair\n";
    let body = "%g = OpFunctionParameter %global\n%x = OpFunctionParameter %uint\n%l = OpLabel\n%a = OpUMulExtended %pair %x %x\n\
        OpStore %g %a Aligned 4\n%b = OpSMulExtended %pair %x %x\n";
    let module = Module::new("structures", &[], types, body);
    let text = module.read("CL2.0");
    let wanted = [
        "call spir_func void @_Z20__spirv_UMulExtendedii(ptr addrspace(1) sret(%structtype) %0, i32 %1, i32 %1)",
        "call spir_func void @_Z20__spirv_SMulExtendedii(ptr sret(%structtype) %3, i32 %1, i32 %1)",
        "ret void",
    ];
    in_order(&text, &wanted);
    assert!(!text.contains("load ") && !text.contains("store "), "{text}");
    shows(&module.written(), &["UMulExtended ...", "Store ...", "SMulExtended ..."]);
}

#[apply(case)]
fn loads_of_samplers_are_calls() {
    let types = "%sampler = OpTypeSampler\n%image = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly\n%both = OpTypeSampledImage %image\n\
        %pointer = OpTypePointer UniformConstant %sampler\n%literal = OpConstantSampler %sampler Clamp 0 Nearest\n\
        %variable = OpVariable %pointer UniformConstant %literal\n%none = OpConstant %float 0\n";
    let body = "%i = OpFunctionParameter %image\n%p = OpFunctionParameter %v2float\n%l = OpLabel\n%s = OpLoad %sampler %variable\n\
        %t = OpSampledImage %both %i %s\n%a = OpImageSampleExplicitLod %v4float %t %p Lod %none\n";
    let module = Module::new("samplers", &["ImageBasic", "LiteralSampler"], types, body);
    for environment in ["CL1.2", "CL2.0", "SPV-IR"] {
        let text = module.read(environment);
        in_order(
            &text,
            &["%3 = call target(\"spirv.Sampler\") @__translate_sampler_initializer(i32 20)\n", "_f"],
        );
        shows(&module.written(), &["ConstantSampler _ _ 2 0 0", "ImageSampleExplicitLod ..."]);
    }
}
