//! What `-r` attaches to functions, calls and variables, and the order in which it makes the variables of texts and pipes.

use super::reverse::assembled;
use super::{folder, read_back};

const HEAD: &str = "OpCapability Addresses\nOpCapability Linkage\nOpCapability Kernel\nOpCapability Int8\n";
const MODEL: &str =
    "OpMemoryModel Physical64 OpenCL\nOpEntryPoint Kernel %k \"k\"\nOpSource OpenCL_C 200000\n";
const TYPES: &str = "%void = OpTypeVoid\n%uint = OpTypeInt 32 0\n%uchar = OpTypeInt 8 0\n\
    %pointer = OpTypePointer CrossWorkgroup %uint\n%local = OpTypePointer Function %uint\n%one = OpConstant %uint 1\n\
    %fn = OpTypeFunction %void\n%fp = OpTypeFunction %void %pointer\n";

/// What `-r` makes of a module: extensions and capabilities, annotations, then types and functions.
fn read(name: &str, flags: &[&str], [head, annotations, rest]: [&str; 3]) -> String {
    let folder = folder(&format!("attachments_{name}"));
    assembled(&folder, &format!("{HEAD}{head}{MODEL}{annotations}{TYPES}{rest}"));
    read_back(&folder, flags)
}

#[track_caller]
fn line<'t>(text: &'t str, part: &str) -> &'t str {
    let found = text.lines().find(|line| line.contains(part));
    found.unwrap_or_else(|| panic!("{part}\n{text}"))
}

/// The kinds of what is attached to a function, sorted.
#[track_caller]
fn kinds<'t>(text: &'t str, part: &str) -> Vec<&'t str> {
    let words = line(text, part).split_whitespace();
    let kinds = words.filter_map(|word| word.strip_prefix('!').filter(|kind| kind.parse::<u32>().is_err()));
    let mut kinds: Vec<_> = kinds.collect();
    kinds.sort_unstable();
    kinds
}

const KERNEL: &str = "%k = OpFunction %void None %fp\n%p = OpFunctionParameter %pointer\n%l = OpLabel\n";
const END: &str = "OpReturn\nOpFunctionEnd\n";

#[apply(case)]
fn results_have_all_attributes_that_decorations_say() {
    let annotations = "OpDecorate %g LinkageAttributes \"g\" Import\nOpDecorate %h LinkageAttributes \"h\" Import\n\
        OpDecorate %g FuncParamAttr Sext\nOpDecorate %g FuncParamAttr NoWrite\nOpDecorate %g FuncParamAttr Zext\n\
        OpDecorate %h FuncParamAttr NoAlias\n";
    let types = "%gt = OpTypeFunction %uchar\n%ht = OpTypeFunction %pointer\n";
    let others =
        "%g = OpFunction %uchar None %gt\nOpFunctionEnd\n%h = OpFunction %pointer None %ht\nOpFunctionEnd\n";
    let calls = "%a = OpFunctionCall %uchar %g\n%b = OpFunctionCall %pointer %h\n";
    let rest = [types, others, KERNEL, calls, END].concat();
    let text = read("results", &[], ["", annotations, &rest]);
    // LLVM takes no number that is extended in both ways.
    line(&text, "declare spir_func signext i8 @g()");
    line(&text, "declare spir_func noalias ptr addrspace(1) @h()");
    line(&text, "call spir_func signext i8 @g()");
    line(&text, "call spir_func noalias ptr addrspace(1) @h()");
}

#[apply(case)]
fn calls_have_what_functions_have_before_all_bodies_are_read() {
    let head = "OpCapability VectorComputeINTEL\nOpCapability FunctionPointersINTEL\n\
        OpExtension \"SPV_INTEL_vector_compute\"\nOpExtension \"SPV_INTEL_function_pointers\"\n";
    let annotations = "OpName %f \"f\"\nOpDecorate %f ReferencedIndirectlyINTEL\nOpDecorate %k VectorComputeFunctionINTEL\n\
        OpDecorate %f VectorComputeFunctionINTEL\nOpDecorate %f SingleElementVectorINTEL\nOpDecorate %x FuncParamIOKindINTEL 2\n";
    let f = "%ft = OpTypeFunction %uint %uint\n%f = OpFunction %uint None %ft\n%x = OpFunctionParameter %uint\n\
        %fl = OpLabel\nOpReturnValue %x\nOpFunctionEnd\n";
    let rest = [f, KERNEL, "%c = OpFunctionCall %uint %f %one\n", END].concat();
    let text = read("calls", &[], [head, annotations, &rest]);
    line(
        &text,
        "define internal spir_func \"VCSingleElementVector\"=\"0\" i32 @f(i32 \"VCArgumentIOKind\"=\"2\" %0)",
    );
    let call = line(&text, "call spir_func i32 @f(i32 1) #");
    let number = call.rsplit(' ').next().unwrap();
    line(&text, &format!("attributes {number} = {{ nounwind \"referenced-indirectly\" }}"));
    // Kernels of vectors' computation have no metadata of OpenCL's.
    assert_eq!(kinds(&text, " @k("), Vec::<&str>::new());
    let text = read("calls_friendly", &["--spirv-target-env=SPV-IR"], [head, annotations, &rest]);
    assert_eq!(kinds(&text, " @f(i32 \"VC"), ["spirv.ParameterDecorations"]);
    line(&text, " = !{i32 5625, i32 2}");
}

#[apply(case)]
fn functions_and_kernels_have_the_metadata_of_their_decorations() {
    let head = "OpCapability FPGADSPControlINTEL\nOpCapability FPGABufferLocationINTEL\n\
        OpExtension \"SPV_INTEL_fpga_dsp_control\"\nOpExtension \"SPV_INTEL_fpga_buffer_location\"\n";
    let annotations = "OpName %f \"f\"\nOpDecorate %f MathOpDSPModeINTEL 1 0\nOpDecorate %k MathOpDSPModeINTEL 0 1\n\
        OpDecorate %p BufferLocationINTEL 7\nOpDecorate %x Alignment 4\n";
    let f = "%f = OpFunction %void None %fp\n%x = OpFunctionParameter %pointer\n%fl = OpLabel\n";
    let rest = [f, END, KERNEL, "%c = OpFunctionCall %void %f %p\n", END].concat();
    let arguments = [
        "kernel_arg_addr_space",
        "kernel_arg_access_qual",
        "kernel_arg_type",
        "kernel_arg_type_qual",
        "kernel_arg_base_type",
        "kernel_arg_buffer_location",
    ];
    let text = read("kinds", &[], [head, annotations, &rest]);
    // A preference of zero is not handed on.
    assert_eq!(kinds(&text, " @f(ptr"), ["prefer_dsp"]);
    let own = || {
        let others = ["prefer_dsp", "propagate_dsp_preference", "spirv.ParameterDecorations"];
        let mut all = [&arguments[..], &others].concat();
        all.sort_unstable();
        all
    };
    assert_eq!(kinds(&text, " @k("), own());
    let text = read("kinds_friendly", &["--spirv-target-env=SPV-IR"], [head, annotations, &rest]);
    assert_eq!(kinds(&text, " @f(ptr"), ["prefer_dsp", "spirv.ParameterDecorations"]);
    assert_eq!(kinds(&text, " @k("), own());
}

/// The module-scope variables, by what they hold or are named, sorted.
fn variables(text: &str) -> Vec<String> {
    let lines = text.lines().filter(|line| line.starts_with('@'));
    let held = lines.map(|line| line.split('"').nth(1).filter(|_| line.contains(" c\"")).unwrap_or(line));
    let mut names: Vec<_> =
        held.map(|name| name.split([' ', '\\']).next().unwrap_or_default().to_owned()).collect();
    names.sort();
    names
}

#[apply(case)]
fn each_annotation_has_its_text() {
    let annotations = "OpName %f \"f\"\nOpName %h \"h\"\nOpName %g \"g\"\nOpName %i \"i\"\nOpDecorate %a UserSemantic \"in-k\"\n\
        OpDecorate %c UserSemantic \"in-f\"\nOpDecorate %b UserSemantic \"in-k-later\"\nOpDecorate %d UserSemantic \"in-h\"\n\
        OpDecorate %f UserSemantic \"f\"\nOpDecorate %f UserSemantic \"f-again\"\nOpDecorate %h UserSemantic \"h\"\n\
        OpDecorate %k UserSemantic \"k\"\nOpDecorate %g UserSemantic \"g\"\nOpDecorate %i UserSemantic \"i\"\n";
    let globals =
        "%g = OpVariable %pointer CrossWorkgroup %one\n%i = OpVariable %pointer CrossWorkgroup %one\n";
    let k = "%a = OpVariable %local Function\n%call = OpFunctionCall %void %f\n\
        %b = OpInBoundsPtrAccessChain %pointer %p %one\nOpStore %b %one Aligned 4\n";
    let h = "%h = OpFunction %void None %fn\n%hl = OpLabel\n%d = OpVariable %local Function\n";
    let f = "%f = OpFunction %void None %fn\n%fl = OpLabel\n%c = OpVariable %local Function\n";
    let rest = [globals, KERNEL, k, END, h, END, f, END].concat();
    let text = read("texts", &[], ["", annotations, &rest]);
    assert_eq!(
        variables(&text),
        [
            "@g",
            "@i",
            "@llvm.global.annotations",
            "f",
            "g",
            "h",
            "i",
            "in-f",
            "in-h",
            "in-k",
            "in-k-later",
            "k"
        ]
    );
}

#[apply(case)]
fn constant_pipe_storages_are_variables_if_they_are_used() {
    let head = "OpCapability Pipes\nOpCapability PipeStorage\n";
    let annotations = "OpName %s \"s\"\nOpName %c \"c\"\nOpName %unused \"unused\"\nOpName %t \"t\"\n";
    let globals = "%storage = OpTypePipeStorage\n%ps = OpTypePointer CrossWorkgroup %storage\n\
        %unused = OpConstantPipeStorage %storage 1 1 1\n%c = OpConstantPipeStorage %storage 4 4 16\n\
        %s = OpVariable %ps CrossWorkgroup %c\n%t = OpVariable %pointer CrossWorkgroup %one\n";
    let text = read("storages", &[], [head, annotations, &[globals, KERNEL, END].concat()]);
    assert_eq!(variables(&text), ["@c", "@s", "@t"]);
}

#[apply(case)]
fn names_of_intrinsics_in_disguise_are_theirs_again() {
    let annotations = "OpDecorate %g LinkageAttributes \"spirv.llvm_ctpop_i32\" Import\n\
        OpDecorate %h LinkageAttributes \"spirv.llvm_no_such_i32\" Import\n";
    let others = "%gt = OpTypeFunction %uint %uint\n%g = OpFunction %uint None %gt\n%gx = OpFunctionParameter %uint\n\
        OpFunctionEnd\n%h = OpFunction %uint None %gt\n%hx = OpFunctionParameter %uint\nOpFunctionEnd\n";
    let calls = "%a = OpFunctionCall %uint %g %one\n%b = OpFunctionCall %uint %h %one\n";
    let text = read("intrinsics", &[], ["", annotations, &[others, KERNEL, calls, END].concat()]);
    line(&text, " = call i32 @llvm.ctpop.i32(i32 1)");
    line(&text, "@spirv.llvm_no_such_i32(i32 1)");
}

#[apply(case)]
fn scaled_vectors_have_no_flags() {
    let types = "%float = OpTypeFloat 32\n%v2 = OpTypeVector %float 2\n%two = OpConstant %float 2\n\
        %twos = OpConstantComposite %v2 %two %two\n%vp = OpTypePointer CrossWorkgroup %v2\n%c = OpConstantNull %vp\n";
    let body = "%v = OpLoad %v2 %c Aligned 8\n%s = OpVectorTimesScalar %v2 %v %two\nOpStore %c %s Aligned 8\n\
        %t = OpVectorTimesScalar %v2 %twos %two\nOpStore %c %t Aligned 8\n";
    let annotations = "OpDecorate %s FPFastMathMode NotNaN\n";
    let text = read("scaled", &[], ["", annotations, &[types, KERNEL, body, END].concat()]);
    line(&text, " = fmul <2 x float> %");
    // Constants are multiplied at once.
    line(&text, "store <2 x float> splat (float 4.000000e+00), ptr addrspace(1) null, align 8");
}

#[apply(case)]
fn types_of_arguments_are_spelt_as_there() {
    let head = "OpCapability Matrix\nOpCapability ArbitraryPrecisionIntegersINTEL\nOpCapability FunctionPointersINTEL\n\
        OpExtension \"SPV_INTEL_arbitrary_precision_integers\"\nOpExtension \"SPV_INTEL_function_pointers\"\n";
    let annotations = "OpDecorate %a FuncParamAttr Zext\nOpDecorate %b FuncParamAttr Zext\nOpDecorate %c FuncParamAttr Zext\n";
    let types = "%odd = OpTypeInt 5 0\n%float = OpTypeFloat 32\n%v2 = OpTypeVector %float 2\n%v4 = OpTypeVector %uint 4\n\
        %mat = OpTypeMatrix %v2 3\n%pfn = OpTypePointer Function %fn\n%pfp = OpTypePointer Function %fp\n\
        %kt = OpTypeFunction %void %odd %v4 %pointer %mat %pfn %pfp\n";
    let k = "%k = OpFunction %void None %kt\n%a = OpFunctionParameter %odd\n%b = OpFunctionParameter %v4\n\
        %c = OpFunctionParameter %pointer\n%d = OpFunctionParameter %mat\n%e = OpFunctionParameter %pfn\n\
        %f = OpFunctionParameter %pfp\n%l = OpLabel\n";
    let text = read("types", &[], [head, annotations, &[types, k, END].concat()]);
    line(&text, "!{!\"uint5_t\", !\"int4\", !\"int*\", !\"float23\", !\"void (*))\", !\"void (*)(int*)\"}");
}

#[apply(case)]
fn variables_are_initialized_before_they_are_annotated() {
    let annotations = "OpDecorate %v UserSemantic \"text\"\nOpDecorateId %v AlignmentId %one\nOpDecorateId %w AlignmentId %w_bytes\n";
    let body = "%v = OpVariable %local Function %one\n%w = OpVariable %local Function\n";
    let types = "%w_bytes = OpConstant %uint 64\n";
    let text = read("initialized", &[], ["", annotations, &[types, KERNEL, body, END].concat()]);
    let from = text.find(" = alloca i32, align 1\n").unwrap_or_else(|| panic!("{text}"));
    let lines: Vec<_> = text[from..].lines().take(4).map(str::trim).collect();
    let starts = ["= alloca i32, align 1", "store i32 1, ptr %", "call void @llvm.var.annotation", "%"];
    assert!(lines.iter().zip(starts).all(|(line, start)| line.starts_with(start)), "{text}");
    line(&text, " = alloca i32, align 64");
}

#[apply(case)]
fn the_last_source_and_names_that_say_something_count() {
    let annotations = "OpSource OpenCL_C 102000\nOpName %empty \"\"\nOpName %opaque \"struct.named\"\n";
    let types = "%empty = OpTypeStruct %uint\n%opaque = OpTypeOpaque \"literal\"\n%pe = OpTypePointer Function %empty\n\
        %po = OpTypePointer CrossWorkgroup %opaque\n%kt = OpTypeFunction %void %po\n";
    let k = "%k = OpFunction %void None %kt\n%p = OpFunctionParameter %po\n%l = OpLabel\n%v = OpVariable %pe Function\n";
    let text = read("source", &[], ["", annotations, &[types, k, END].concat()]);
    line(&text, "!{i32 3, i32 102000}");
    line(&text, "%structtype = type { i32 }");
    line(&text, "!{!\"struct.named*\"}");
}

#[apply(case)]
fn parameters_of_a_wrapped_function_have_the_names_of_the_wrapper() {
    let annotations = "OpDecorate %f LinkageAttributes \"k\" Export\nOpName %x \"inner\"\nOpName %y \"kept\"\nOpName %p \"outer\"\n";
    let types = "%ft = OpTypeFunction %void %pointer %uint\n";
    let f = "%f = OpFunction %void None %ft\n%x = OpFunctionParameter %pointer\n%y = OpFunctionParameter %uint\n%fl = OpLabel\n\
        OpStore %x %y Aligned 4\n";
    let k = "%k = OpFunction %void None %ft\n%p = OpFunctionParameter %pointer\n%q = OpFunctionParameter %uint\n%l = OpLabel\n\
        %c = OpFunctionCall %void %f %p %q\n";
    let text = read("wrapped", &[], ["", annotations, &[types, f, END, k, END].concat()]);
    line(&text, "define spir_kernel void @k(ptr addrspace(1) %outer, i32 %kept)");
    line(&text, "store i32 %kept, ptr addrspace(1) %outer, align 4");
}

#[apply(case)]
fn builtins_that_the_module_imports_are_called_by_instructions_too() {
    let head = "%std = OpExtInstImport \"OpenCL.std\"\n";
    let annotations = "OpDecorate %f LinkageAttributes \"_Z3sinf\" Import\nOpDecorate %g LinkageAttributes \"_Z3cosf\" Export\n";
    let types = "%float = OpTypeFloat 32\n%two = OpConstant %float 2\n%ft = OpTypeFunction %float %float\n";
    let f = "%f = OpFunction %float None %ft\n%x = OpFunctionParameter %float\nOpFunctionEnd\n";
    let g = "%g = OpFunction %float None %ft\n%y = OpFunctionParameter %float\n%gl = OpLabel\nOpReturnValue %y\nOpFunctionEnd\n";
    let calls = "%a = OpFunctionCall %float %f %two\n%b = OpExtInst %float %std sin %two\n\
        %c = OpExtInst %float %std cos %two\n";
    let text = read("imported", &[], [head, annotations, &[types, f, g, KERNEL, calls, END].concat()]);
    assert_eq!(text.matches(" = call spir_func float @_Z3sinf(float 2.0").count(), 2, "{text}");
    // One with a body is the module's own.
    assert!(!text.contains("call spir_func float @_Z3cosf("), "{text}");
}

#[apply(case)]
fn registers_of_vectors_are_annotated_numbers() {
    let head = "OpCapability FPGARegINTEL\nOpExtension \"SPV_INTEL_fpga_reg\"\n";
    let types =
        "%v2 = OpTypeVector %uint 2\n%vp = OpTypePointer CrossWorkgroup %v2\n%c = OpConstantNull %vp\n";
    let body = "%v = OpLoad %v2 %c Aligned 8\n%r = OpFPGARegINTEL %v2 %v\nOpStore %c %r Aligned 8\n";
    let text = read("register", &[], [head, "", &[types, KERNEL, body, END].concat()]);
    let number = line(&text, " = bitcast <2 x i32> %").trim().split(' ').next().unwrap();
    line(
        &text,
        &format!(" = call i64 @llvm.annotation.i64.p0(i64 {number}, ptr @0, ptr poison, i32 poison)"),
    );
    line(&text, " to <2 x i32>");
}

#[apply(case)]
fn addresses_are_compared_in_64_bits() {
    let head = "; Version: 1.4\nOpCapability Addresses\nOpCapability Kernel\nOpMemoryModel Physical32 OpenCL\n\
        OpEntryPoint Kernel %k \"k\"\n";
    let body = "%a = OpInBoundsPtrAccessChain %pointer %p %one\n%b = OpPtrEqual %bool %p %a\n";
    let folder = folder("attachments_compared");
    assembled(&folder, &[head, TYPES, "%bool = OpTypeBool\n", KERNEL, body, END].concat());
    let text = read_back(&folder, &[]);
    assert_eq!(text.matches(" = ptrtoint ptr addrspace(1) %").count(), 2, "{text}");
    line(&text, " = icmp eq i64 %");
}
