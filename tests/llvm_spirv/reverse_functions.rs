//! Which functions `-r` leaves.

use super::reverse::assembled;
use super::{folder, read_back};

const HEAD: &str = "OpCapability Addresses\nOpCapability Linkage\nOpCapability Kernel\nOpCapability Int64\n\
    %std = OpExtInstImport \"OpenCL.std\"\nOpMemoryModel Physical64 OpenCL\nOpSource OpenCL_C 200000\n";

/// A function of a number that gives one, with its body; exported if `linkage` says so.
fn function(name: &str, body: &str) -> String {
    format!(
        "%{name} = OpFunction %float None %fn\n%{name}_x = OpFunctionParameter %float\n{body}OpFunctionEnd\n"
    )
}

/// Names of the functions of what `-r` makes, sorted.
fn names(test: &str, environment: &str, module: &str) -> Vec<String> {
    let folder = folder(&format!("functions_{test}_{environment}"));
    assembled(&folder, module);
    let flag = format!("--spirv-target-env={environment}");
    let text = read_back(&folder, &[&flag]);
    let heads = text.lines().filter(|line| line.starts_with("define ") || line.starts_with("declare "));
    let name = |line: &str| {
        line.split(['@', '(']).find(|part| line.contains(&format!("@{part}("))).unwrap().to_owned()
    };
    let mut names: Vec<_> = heads.map(name).collect();
    names.sort();
    names
}

fn decorations(exported: &[&str], imported: &[&str]) -> String {
    let one = |name: &&str, kind: &str| format!("OpDecorate %{name} LinkageAttributes \"{name}\" {kind}\n");
    let exported = exported.iter().map(|name| one(name, "Export"));
    exported.chain(imported.iter().map(|name| one(name, "Import"))).collect()
}

const TYPES: &str = "%void = OpTypeVoid\n%float = OpTypeFloat 32\n%ulong = OpTypeInt 64 0\n%v3 = OpTypeVector %ulong 3\n\
    %pin = OpTypePointer Input %v3\n%fn = OpTypeFunction %float %float\n%gid = OpVariable %pin Input\n%lid = OpVariable %pin Input\n";

#[apply(case)]
fn builtins_have_the_names_of_their_environment() {
    let names_of = |environment: &str| {
        let builtins =
            "OpDecorate %gid BuiltIn GlobalInvocationId\nOpDecorate %lid BuiltIn LocalInvocationId\n";
        let a = "%al = OpLabel\n%s = OpExtInst %float %std sin %a_x\n%r = OpFunctionCall %float %c %s\n\
            %q = OpFunctionCall %float %b %r\n%u = OpExtInst %float %std sqrt %q\nOpReturnValue %u\n";
        let b = "%bl = OpLabel\n%bv = OpLoad %v3 %lid\n%be = OpCompositeExtract %ulong %bv 0\nOpReturnValue %b_x\n";
        let c = "%cl = OpLabel\n%t = OpExtInst %float %std cos %c_x\n%cv = OpLoad %v3 %gid\n\
            %ce = OpCompositeExtract %ulong %cv 0\n%again = OpFunctionCall %float %a %t\nOpReturnValue %again\n";
        let functions: String =
            [("a", a), ("b", b), ("c", c)].map(|(name, body)| function(name, body)).concat();
        let annotations = decorations(&["a", "b", "c"], &[]);
        names("order", environment, &format!("{HEAD}{annotations}{builtins}{TYPES}{functions}"))
    };
    assert_eq!(
        names_of("CL2.0"),
        ["_Z12get_local_idj", "_Z13get_global_idj", "_Z3cosf", "_Z3sinf", "_Z4sqrtf", "a", "b", "c"]
    );
    assert_eq!(
        names_of("SPV-IR"),
        [
            "_Z15__spirv_ocl_cosf",
            "_Z15__spirv_ocl_sinf",
            "_Z16__spirv_ocl_sqrtf",
            "_Z32__spirv_BuiltInLocalInvocationIdi",
            "_Z33__spirv_BuiltInGlobalInvocationIdi",
            "a",
            "b",
            "c"
        ]
    );
}

#[apply(case)]
fn functions_that_nothing_uses_are_dropped() {
    let returns = |name: &str| function(name, &format!("%{name}_l = OpLabel\nOpReturnValue %{name}_x\n"));
    let calls = |name: &str, callee: &str| {
        let body = format!(
            "%{name}_l = OpLabel\n%{name}_r = OpFunctionCall %float %{callee} %{name}_x\nOpReturnValue %{name}_r\n"
        );
        function(name, &body)
    };
    let functions = [
        function("unused_import", ""),
        function("used_import", ""),
        returns("inner"),
        calls("outer", "inner"),
        calls("itself", "itself"),
        calls("exported", "used_import"),
    ];
    let inner_names =
        ["inner", "outer", "itself"].map(|name| format!("OpName %{name} \"{name}\"\n")).concat();
    let annotations = decorations(&["exported"], &["unused_import", "used_import"]);
    let module = format!("{HEAD}{inner_names}{annotations}{TYPES}{}", functions.concat());
    for environment in ["SPV-IR", "CL1.2"] {
        assert_eq!(names("unused", environment, &module), ["exported", "itself", "used_import"]);
    }
}

#[apply(case)]
fn a_function_with_two_entry_points_is_named_by_the_last() {
    let kernel = "%kfn = OpTypeFunction %void\n%k = OpFunction %void None %kfn\n%l = OpLabel\nOpReturn\nOpFunctionEnd\n";
    let points = "OpEntryPoint Kernel %k \"first\"\nOpEntryPoint Kernel %k \"second\"\n";
    let head = HEAD.replace("OpSource", &format!("{points}OpSource"));
    assert_eq!(names("points", "SPV-IR", &format!("{head}{TYPES}{kernel}")), ["second"]);
}

const ENQUEUES: &str = "OpCapability DeviceEnqueue\nOpCapability GenericPointer\nOpCapability Int8\nOpCapability Addresses\n\
    OpCapability Linkage\nOpCapability Kernel\nOpCapability Int64\nOpMemoryModel Physical64 OpenCL\nOpEntryPoint Kernel %b \"b\"\n\
    OpEntryPoint Kernel %one \"one\"\nOpEntryPoint Kernel %two \"two\"\nOpSource OpenCL_C 200000\n\
    OpDecorate %f LinkageAttributes \"f\" Export\n%void = OpTypeVoid\n%uint = OpTypeInt 32 0\n%ulong = OpTypeInt 64 0\n\
    %uchar = OpTypeInt 8 0\n%three = OpConstant %ulong 3\n%queue = OpTypeQueue\n%event = OpTypeDeviceEvent\n\
    %sizes = OpTypeArray %ulong %three\n%nd = OpTypeStruct %uint %sizes %sizes %sizes\n%pnd = OpTypePointer Function %nd\n\
    %block = OpTypePointer Generic %uchar\n%events = OpTypePointer Generic %event\n%none = OpConstantNull %events\n\
    %zero = OpConstant %uint 0\n%size = OpConstant %uint 16\n%invoked = OpTypeFunction %void %block\n%nothing = OpTypeFunction %void\n\
    %fn = OpTypeFunction %uint %queue %pnd %block\n%f = OpFunction %uint None %fn\n%q = OpFunctionParameter %queue\n\
    %n = OpFunctionParameter %pnd\n%p = OpFunctionParameter %block\n%fl = OpLabel\n\
    %r = OpEnqueueKernel %uint %q %zero %n %zero %none %none %one %p %size %size\n\
    %s = OpGetKernelWorkGroupSize %uint %two %p %size %size\nOpReturnValue %r\nOpFunctionEnd\n\
    %b = OpFunction %void None %nothing\n%bl = OpLabel\nOpReturn\nOpFunctionEnd\n\
    %one = OpFunction %void None %invoked\n%o = OpFunctionParameter %block\n%ol = OpLabel\nOpReturn\nOpFunctionEnd\n\
    %two = OpFunction %void None %invoked\n%t = OpFunctionParameter %block\n%tl = OpLabel\nOpReturn\nOpFunctionEnd\n";

#[apply(case)]
fn kernels_that_builtins_are_given_stay() {
    assert_eq!(
        names("arguments", "CL2.0", ENQUEUES),
        ["__enqueue_kernel_basic", "__get_kernel_work_group_size_impl", "b", "f", "one", "two"]
    );
    let friendly = names("arguments", "SPV-IR", ENQUEUES);
    assert!(friendly.iter().any(|name| name.contains("EnqueueKernel")), "{friendly:?}");
    for name in ["one", "__get_kernel_work_group_size_impl", "two", "b"] {
        assert!(friendly.iter().any(|other| other == name), "{name}: {friendly:?}");
    }
}

#[apply(case)]
fn constant_samplers_are_calls() {
    let module = "OpCapability Addresses\nOpCapability Linkage\nOpCapability Kernel\nOpCapability ImageBasic\n\
        OpCapability LiteralSampler\nOpMemoryModel Physical64 OpenCL\nOpSource OpenCL_C 102000\n\
        OpDecorate %f LinkageAttributes \"f\" Export\n%void = OpTypeVoid\n%float = OpTypeFloat 32\n%v2 = OpTypeVector %float 2\n\
        %v4 = OpTypeVector %float 4\n%image = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly\n%sampled = OpTypeSampledImage %image\n\
        %sampler = OpTypeSampler\n%constant = OpConstantSampler %sampler Clamp 0 Nearest\n%zero = OpConstant %float 0\n\
        %fn = OpTypeFunction %v4 %image %v2\n%f = OpFunction %v4 None %fn\n%i = OpFunctionParameter %image\n\
        %c = OpFunctionParameter %v2\n%l = OpLabel\n%s = OpSampledImage %sampled %i %constant\n\
        %r = OpImageSampleExplicitLod %v4 %s %c Lod %zero\nOpReturnValue %r\nOpFunctionEnd\n";
    let friendly = names("sampler", "SPV-IR", module);
    for part in ["__spirv_SampledImage", "__translate_sampler_initializer"] {
        assert!(friendly.iter().any(|name| name.contains(part)), "{part}: {friendly:?}");
    }
}

#[apply(case)]
fn described_functions_stay() {
    // The variable is in the second function, and the first one's only instruction is inlined from the third.
    let function = |name: &str, scope: &str| {
        format!(
            "%{name} = OpFunction %void None %fn\n%{name}_l = OpLabel\n%{name}_s = OpExtInst %void %set DebugScope {scope}\nOpReturn\nOpFunctionEnd\n"
        )
    };
    let described = |name: &str| {
        format!(
            "%{name}_d = OpExtInst %void %set DebugFunction %text %type %source 1 0 %unit %text FlagIsDefinition 1 %{name} %none\n"
        )
    };
    let module = format!(
        "OpCapability Addresses\nOpCapability Linkage\nOpCapability Kernel\nOpExtension \"SPV_KHR_non_semantic_info\"\n\
        %set = OpExtInstImport \"OpenCL.DebugInfo.100\"\nOpMemoryModel Physical64 OpenCL\n%text = OpString \"x\"\n{}\
        %void = OpTypeVoid\n%uint = OpTypeInt 32 0\n%bits = OpConstant %uint 32\n%fn = OpTypeFunction %void\n\
        %ptr = OpTypePointer CrossWorkgroup %uint\n%v = OpVariable %ptr CrossWorkgroup\n%none = OpExtInst %void %set DebugInfoNone\n\
        %source = OpExtInst %void %set DebugSource %text\n%unit = OpExtInst %void %set DebugCompilationUnit 65536 4 %source OpenCL_C\n\
        %type = OpExtInst %void %set DebugTypeFunction FlagIsPublic %void\n\
        %basic = OpExtInst %void %set DebugTypeBasic %text %bits Signed\n\
        %global = OpExtInst %void %set DebugGlobalVariable %text %basic %source 1 0 %b_d %text %v FlagIsDefinition\n\
        {}{}{}%at = OpExtInst %void %set DebugInlinedAt 1 %a_d\n{}{}{}{}",
        decorations(&["a", "b", "c", "d"], &[]),
        described("a"),
        described("b"),
        described("c"),
        function("a", "%c_d %at"),
        function("b", "%b_d"),
        function("d", "%a_d").replace("%d_s = OpExtInst %void %set DebugScope %a_d\n", ""),
        function("c", "%c_d"),
    )
    .replace("OpExtension \"SPV_KHR_non_semantic_info\"\n", "");
    assert_eq!(names("described", "CL1.2", &module), ["a", "b", "c", "d"]);
}
