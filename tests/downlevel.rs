//! LLVM assembly language for older versions of LLVM: it comes back through us as what our own LLVM's would, and their `opt`, which
//! verifies it, reads it. What older versions write is read.

use crate::support::harness::Listed;
use crate::support::{parallel, tool};
use crate::{pairs, shaders};
use spirv_llvm_translate::{ErrorKind, Form, MetadataLevel, Options, ReadOptions, translate};
use std::process::Command;
use std::sync::OnceLock;

/// Versions that the tests read with an assembler of their own, if it is installed.
const INSTALLABLE: [u32; 3] = [15, 16, 19];

/// Modules that come back otherwise from the LLVM IR of some older version, and why.
const DIFFERENT: &[(&str, &str)] = &[
    ("memory/lifetime.spvasm", "LLVM drops the metadata of a call that it upgrades, and with it the size"),
    ("constant_creation/operations.spvasm", "older assemblers fold other constant expressions"),
];

fn is_listed(name: &str) -> bool {
    DIFFERENT.iter().any(|(listed, _)| name.ends_with(listed))
}

fn options(version: u32) -> Options {
    Options::default().read(ReadOptions::default().llvm_version(version))
}

/// A module, and what it comes back as through our own LLVM IR.
struct Sample {
    name: String,
    spirv: Vec<u8>,
    back: Vec<u8>,
}

/// The modules that tests hold: every sixth, in a long run all.
fn samples() -> &'static [Sample] {
    static SAMPLES: OnceLock<Vec<Sample>> = OnceLock::new();
    SAMPLES.get_or_init(|| {
        let texts: Vec<_> = pairs::assembly_texts().into_iter().chain(shaders::assembly_texts()).collect();
        let every = if tool::is_long() { 1 } else { 6 };
        let chosen: Vec<_> = texts.into_iter().step_by(every).collect();
        let found = parallel::map(&chosen, |(name, text)| {
            let spirv = translate(text.as_bytes(), Form::Spvasm, Form::Spv, &Options::default()).ok()?.bytes;
            let ir = translate(&spirv, Form::Spv, Form::Ll, &Options::default()).ok()?.bytes;
            let back = translate(&ir, Form::Ll, Form::Spv, &Options::default()).ok()?.bytes;
            Some(Sample { name: name.clone(), spirv, back })
        });
        found.into_iter().flatten().collect()
    })
}

fn is_refused_shader(version: u32, name: &str, error: &str) -> bool {
    version < 16 && name.contains("/shaders/") && error.contains("target(\"spirv.")
}

/// Translates modules for a version; `judge` takes the text and what the module comes back as from LLVM 22's.
fn check(version: u32, judge: impl Fn(&str, &[u8], &[u8]) -> Result<(), String> + Sync) {
    let outcomes = parallel::map(samples(), |Sample { name, spirv, back }| -> Result<bool, String> {
        match translate(spirv, Form::Spv, Form::Ll, &options(version)) {
            Ok(output) => {
                judge(name, &output.bytes, back).map(|()| true).map_err(|error| format!("{name}: {error}"))
            }
            // Below 16 there are no target extension types, and only kernels have the pointers that were in their place.
            Err(error) if is_refused_shader(version, name, &error.to_string()) => Ok(false),
            Err(error) => Err(format!("{name}: {error}")),
        }
    });
    let failures: Vec<_> = outcomes.iter().filter_map(|outcome| outcome.clone().err()).collect();
    assert!(failures.is_empty(), "LLVM {version}:\n{}", failures.join("\n"));
    let written = outcomes.iter().filter(|outcome| matches!(outcome, Ok(true))).count();
    assert!(written * 4 > outcomes.len() * 3, "{written} were written");
}

each_case!(versions);

/// A test for each version: what is written for it comes back through us.
fn versions() -> Vec<Listed> {
    let test = |version: u32| -> Listed {
        let judge = move || {
            if version > 15 {
                tool::need_long_run();
            }
            check(version, |name, text, expected| {
                let back = translate(text, Form::Ll, Form::Spv, &Options::default())
                    .map_err(|error| error.to_string())?;
                if back.bytes == expected || is_listed(name) {
                    Ok(())
                } else {
                    Err("comes back otherwise".to_owned())
                }
            });
        };
        (format!("comes_back_from_{version}"), Box::new(judge))
    };
    (15..=21).map(test).collect()
}

/// The bitcode that a version makes of text, which its `opt` has verified, and what it comes back as.
fn through_opt(version: u32, name: &str, text: &[u8], expected: &[u8]) -> Result<(), String> {
    let bitcode = tool::run(&format!("opt-{version}"), &["-passes=verify", "-", "-o", "-"], text)?;
    let back =
        translate(&bitcode, Form::Bc, Form::Spv, &Options::default()).map_err(|error| error.to_string())?;
    if back.bytes == expected || is_listed(name) {
        Ok(())
    } else {
        Err("comes back otherwise from bitcode".to_owned())
    }
}

#[apply(case)]
fn llvm_15_reads_it() {
    tool::need(&["opt-15"]);
    check(15, |name, text, expected| through_opt(15, name, text, expected));
}

#[apply(case)]
fn llvm_16_reads_it() {
    tool::need(&["opt-16"]);
    check(16, |name, text, expected| through_opt(16, name, text, expected));
}

#[apply(case)]
fn llvm_19_reads_it() {
    tool::need(&["opt-19"]);
    check(19, |name, text, expected| through_opt(19, name, text, expected));
}

#[apply(case)]
fn all_versions_read_libclc() {
    tool::need_long_run();
    let path = tool::need_data("libclc-15").join("usr/lib/clc/spirv64-mesa3d-.spv");
    let spirv = std::fs::read(path).unwrap();
    let ir = translate(&spirv, Form::Spv, Form::Ll, &Options::default()).unwrap().bytes;
    let expected = translate(&ir, Form::Ll, Form::Spv, &Options::default()).unwrap().bytes;
    for version in INSTALLABLE {
        if tool::judges(&format!("opt-{version}")) {
            let text = translate(&spirv, Form::Spv, Form::Ll, &options(version)).unwrap().bytes;
            through_opt(version, "libclc", &text, &expected)
                .unwrap_or_else(|error| panic!("LLVM {version}: {error}"));
        }
    }
}

/// Functions that take, return, keep and choose objects of opaque types; in brackets what varies.
const OBJECTS: &str = r#"OpCapability Kernel
OpCapability Addresses
OpCapability Linkage
OpCapability ImageBasic
OpCapability DeviceEnqueue
OpMemoryModel Physical64 OpenCL
OpName %made "made"
OpDecorate %made LinkageAttributes "made" Import
%void = OpTypeVoid
%bool = OpTypeBool
%uint = OpTypeInt 32 0
%float = OpTypeFloat 32
%v2uint = OpTypeVector %uint 2
%v4float = OpTypeVector %float 4
%float_0 = OpConstant %float 0
%uint_1 = OpConstant %uint 1
%uint_2 = OpConstant %uint 2
%event = OpTypeEvent
%sampler = OpTypeSampler
%image = OpTypeImage %float 2D 0 0 0 0 Unknown ReadOnly
%written = OpTypeImage %void 3D 0 0 0 0 Unknown WriteOnly
%sampled = OpTypeSampledImage %image
%queue = OpTypeQueue
%no_event = OpConstantNull %event
%events = OpTypeArray %event %uint_2
%event_variable = OpTypePointer Function %event
%events_variable = OpTypePointer Function %events
%of_uint = OpTypeFunction %event %uint
%of_events = OpTypeFunction %event %bool %event
%of_nothing = OpTypeFunction %event
%of_image = OpTypeFunction %v4float %image %sampler %v2uint
%of_written = OpTypeFunction %written %written
%of_queue = OpTypeFunction %queue
%of_pointer = OpTypeFunction %event %event_variable
[types]
%made = OpFunction %event None %of_uint
%made_n = OpFunctionParameter %uint
OpFunctionEnd
%chosen = OpFunction %event None %of_events
%c = OpFunctionParameter %bool
%a = OpFunctionParameter %event
%chosen_1 = OpLabel
OpBranchConditional %c %yes %join
%yes = OpLabel
%other = OpFunctionCall %event %made %uint_1
OpBranch %join
%join = OpLabel
%met = OpPhi %event %a %chosen_1 %other %yes
OpReturnValue %met
OpFunctionEnd
%kept = OpFunction %event None %of_uint
%kept_n = OpFunctionParameter %uint
%kept_1 = OpLabel
%v = OpVariable %event_variable Function
%w = OpVariable %events_variable Function
[variables]
%k1 = OpFunctionCall %event %made %kept_n
OpStore %v %k1
OpGroupWaitEvents %uint_2 %uint_1 %v
%k2 = OpLoad %event %v
OpStore %v %no_event
%w0 = OpInBoundsAccessChain %event_variable %w %uint_1
OpStore %w0 %k2
%k3 = OpLoad %event %w0
OpReturnValue %k3
OpFunctionEnd
%texel = OpFunction %v4float None %of_image
%i = OpFunctionParameter %image
%s = OpFunctionParameter %sampler
%at = OpFunctionParameter %v2uint
%texel_1 = OpLabel
%both = OpSampledImage %sampled %i %s
%color = OpImageSampleExplicitLod %v4float %both %at Lod %float_0
OpReturnValue %color
OpFunctionEnd
%same = OpFunction %written None %of_written
%same_i = OpFunctionParameter %written
%same_1 = OpLabel
OpReturnValue %same_i
OpFunctionEnd
%outer = OpFunction %queue None %of_queue
%outer_1 = OpLabel
%q = OpGetDefaultQueue %queue
OpReturnValue %q
OpFunctionEnd
%nothing = OpFunction %event None %of_nothing
%nothing_1 = OpLabel
OpReturnValue %no_event
OpFunctionEnd
%through = OpFunction %event None %of_pointer
%tp = OpFunctionParameter %event_variable
%through_1 = OpLabel
%t1 = OpLoad %event %tp
%t2 = OpFunctionCall %event %through %tp
OpReturnValue %t1
OpFunctionEnd
"#;

fn objects(types: &str, variables: &str) -> Vec<u8> {
    let text = OBJECTS.replace("[types]\n", types).replace("[variables]\n", variables);
    translate(text.as_bytes(), Form::Spvasm, Form::Spv, &Options::default()).unwrap().bytes
}

#[apply(case)]
fn metadata_names_objects_that_are_pointers() {
    let spirv = objects("", "");
    let ir = translate(&spirv, Form::Spv, Form::Ll, &Options::default()).unwrap().bytes;
    let expected = translate(&ir, Form::Ll, Form::Spv, &Options::default()).unwrap().bytes;
    let text = translate(&spirv, Form::Spv, Form::Ll, &options(15)).unwrap().bytes;
    assert!(!String::from_utf8_lossy(&text).contains("target("));
    let back = translate(&text, Form::Ll, Form::Spv, &Options::default()).unwrap().bytes;
    assert!(back == expected);
    if tool::judges("opt-15") {
        through_opt(15, "objects", &text, &expected).unwrap_or_else(|error| panic!("{error}"));
    }
}

#[apply(case)]
fn what_metadata_cannot_name_is_refused() {
    // Without target extension types, both arrays would have the same type.
    let pointers = "%pointer = OpTypePointer Function %uint\n%pointers = OpTypeArray %pointer %uint_2\n%pointers_variable = OpTypePointer Function %pointers\n";
    let others = "%queues = OpTypeArray %queue %uint_2\n%queues_variable = OpTypePointer Function %queues\n";
    for (types, variable) in [
        (pointers, "%p = OpVariable %pointers_variable Function\n"),
        (others, "%p = OpVariable %queues_variable Function\n"),
    ] {
        let spirv = objects(types, variable);
        let error = translate(&spirv, Form::Spv, Form::Ll, &options(15)).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Unsupported);
        assert!(error.to_string().contains("does not have the type [2 x target(\"spirv."), "{error}");
        // What need not come back may be pointers.
        let without = ReadOptions::default().llvm_version(15).metadata(MetadataLevel::None);
        translate(&spirv, Form::Spv, Form::Ll, &Options::default().read(without)).unwrap();
    }
}

/// A kernel as LLVM 14 wrote it; in brackets what varies.
const TYPED: &str = r#"target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024"
target triple = "spir64-unknown-unknown"
%struct.S = type { i32, [3 x float] }
%opencl.event_t = type opaque
%opencl.image2d_ro_t = type opaque
%opencl.sampler_t = type opaque
@table = internal addrspace(2) constant [2 x i32] [i32 1, i32 2], align 4
define spir_kernel void @k(i32 addrspace(1)* %in, %struct.S addrspace(1)* %out, %struct.S* byval[type] align 4 %held, %opencl.image2d_ro_t addrspace(1)* %image, %opencl.sampler_t addrspace(2)* %sampler, i32 addrspace(3)* %local) {
  %own = alloca [4 x i32], align 4
  %at = getelementptr inbounds [4 x i32], [4 x i32]* %own, i64 0, i64 1
  %entry = load i32, i32 addrspace(2)* getelementptr inbounds ([2 x i32], [2 x i32] addrspace(2)* @table, i64 0, i64 1), align 4
  store i32 %entry, i32* %at, align 4
  %event = call spir_func %opencl.event_t* @_Z21async_work_group_copyPU3AS3iPU3AS1Kim9ocl_event(i32 addrspace(3)* %local, i32 addrspace(1)* %in, i64 4, %opencl.event_t* null)
  %texel = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(%opencl.image2d_ro_t addrspace(1)* %image, %opencl.sampler_t addrspace(2)* %sampler, <2 x float> zeroinitializer)
  %x = extractelement <4 x float> %texel, i64 0
  %member = getelementptr inbounds %struct.S, %struct.S addrspace(1)* %out, i64 0, i32 1, i64 2
  store float %x, float addrspace(1)* %member, align 4
  ret void
}
declare spir_func %opencl.event_t* @_Z21async_work_group_copyPU3AS3iPU3AS1Kim9ocl_event(i32 addrspace(3)*, i32 addrspace(1)*, i64, %opencl.event_t*)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(%opencl.image2d_ro_t addrspace(1)*, %opencl.sampler_t addrspace(2)*, <2 x float>)
!opencl.ocl.version = !{!0}
!0 = !{i32 1, i32 2}
"#;

#[apply(case)]
fn typed_pointers_are_read() {
    let typed = TYPED.replace("[type]", "(%struct.S)");
    let spirv = translate(typed.as_bytes(), Form::Ll, Form::Spv, &Options::default()).unwrap().bytes;
    let text = translate(&spirv, Form::Spv, Form::Spvasm, &Options::default()).unwrap().bytes;
    let text = String::from_utf8(text).unwrap();
    for needed in
        ["OpTypeEvent", "OpTypeSampler", "OpTypeImage", "OpGroupAsyncCopy", "OpImageSampleExplicitLod"]
    {
        assert!(text.contains(needed), "{needed} in {text}");
    }
    if tool::judges("llvm-as-15") {
        let arguments = ["-opaque-pointers=0", "-", "-o", "-"];
        let bitcode = tool::run("llvm-as-15", &arguments, typed.as_bytes()).unwrap();
        assert!(translate(&bitcode, Form::Bc, Form::Spv, &Options::default()).unwrap().bytes == spirv);
    }
    // Before LLVM 9 an argument passed by value did not say its type.
    let older = TYPED.replace("[type]", "");
    let error = translate(older.as_bytes(), Form::Ll, Form::Spv, &Options::default()).unwrap_err();
    assert!(error.to_string().contains("let its llvm-as make bitcode"), "{error}");
}

#[apply(case)]
fn the_command_writes_bitcode_of_other_versions() {
    tool::need(&["llvm-as-16"]);
    let folder = crate::support::folder::Folder::new(env!("CARGO_BIN_EXE_spirv-llvm-translate"), "downlevel");
    folder.file("a.spvasm", "OpCapability Kernel\nOpCapability Addresses\nOpMemoryModel Physical64 OpenCL\n");
    folder.succeed(&["a.spvasm", "--llvm-version", "16", "-o", "a.bc"]);
    let bitcode = folder.read("a.bc");
    assert!(bitcode.starts_with(b"BC"));
    // The bitcode's identification names its producer.
    assert!(
        bitcode.windows(8).any(|window| window == b"LLVM16.0")
            || String::from_utf8_lossy(&bitcode).contains("16.0")
    );
    let error = folder.fail(&["a.spvasm", "--llvm-version", "17", "-o", "b.bc"], 2);
    let has_17 = Command::new("llvm-as-17").arg("--version").output().is_ok();
    assert!(has_17 || error.contains("needs llvm-as-17"), "{error}");
}
