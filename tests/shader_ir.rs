//! Shaders in LLVM's own form (`--shader-ir llvm`): intrinsics and handles, which LLVM's SPIR-V backend takes.

use spirv_llvm_translate::internal::log::Log;
use spirv_llvm_translate::internal::options::{Options, ReadOptions, ShaderIr};
use spirv_llvm_translate::internal::spirv::Module;
use spirv_llvm_translate::internal::{llvm, llvm_to_spirv, spirv_to_llvm};

use crate::support::{parallel, tool};

/// Shaders of `tests/shaders` of which LLVM's backend makes modules that are valid for Vulkan. The list may only grow.
const TAKEN: &[&str] = &[
    "bitfields.comp",
    "bitonic.comp",
    "control_flow.comp",
    "conversions.comp",
    "extended_arithmetic.comp",
    "loop_controls.comp",
    "mandelbrot.comp",
    "quantized_dot.comp",
    "run_base64.comp",
    "run_collatz.comp",
    "run_control.comp",
    "run_divisors.comp",
    "run_halves.comp",
    "run_hashes.comp",
    "run_mandelbrot.comp",
    "run_push.comp",
    "run_rule_of_simpson.comp",
    "run_small_integers.comp",
    "run_sparse_product.comp",
    "run_spheres.comp",
    "saxpy.comp",
    "types_small.comp",
    "unordered_loops.comp",
    "vector_ops.comp",
];

/// Those of them that our writer refuses in this form: buffers whose members are arrays of several types. The list may only shrink.
const NOT_BACK: &[&str] = &["conversions.comp", "run_small_integers.comp", "types_small.comp"];

/// Others that our writer takes, whose interfaces and buffers LLVM has no form for: stages whose builtin variables are members, buffers that
/// end in arrays without a length, and an extension that not every version has.
const BACK: &[&str] = &[
    "adjacency.geom",
    "aliased_shared.comp",
    "array_length.comp",
    "boids.comp",
    "instanced.vert",
    "lines.mesh",
    "patch.tesc",
    "quads.tese",
    "transform.vert",
];

/// A shader in LLVM's form, and the warnings.
fn lowered(name: &str) -> (String, Vec<String>) {
    let module = crate::shaders::read(name);
    let options = Options::default().read(ReadOptions::default().shader_ir(ShaderIr::Llvm));
    let (context, log) = (llvm::Context::new(), Log::default());
    let ir =
        spirv_to_llvm(&context, &module, &options, &log).unwrap_or_else(|error| panic!("{name}: {error}"));
    (ir.print_to_string(), log.warnings())
}

#[apply(case)]
fn builtins_and_buffers_have_llvms_form() {
    let (text, warnings) = lowered("saxpy.comp");
    for part in [
        "call i32 @llvm.spv.thread.id.i32(i32 0)",
        "target(\"spirv.VulkanBuffer\", [0 x float], 12, 1) @llvm.spv.resource.handlefrombinding.",
        "call ptr addrspace(11) @llvm.spv.resource.getpointer.",
        "\"hlsl.numthreads\"=",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
    for part in ["__spirv_", "!spirv.Merge", "!spirv.ExecutionMode", "addrspace(11) global"] {
        assert!(!text.contains(part), "{part}\n{text}");
    }
    assert!(warnings.is_empty(), "{warnings:?}");
}

#[apply(case)]
fn atomics_and_barriers_have_llvms_form() {
    let (text, _) = lowered("reduce_shared.comp");
    assert!(text.contains("call void @llvm.spv.group.memory.barrier.with.group.sync()"), "{text}");
    let (text, _) = lowered("run_atomics.comp");
    for part in
        ["atomicrmw add ptr addrspace(", "atomicrmw umax ptr addrspace(", "syncscope(\"device\") monotonic"]
    {
        assert!(text.contains(part), "{part}\n{text}");
    }
}

#[apply(case)]
fn what_has_no_form_stays_with_a_warning() {
    let (text, warnings) = lowered("life.comp");
    assert!(text.contains("__spirv_ImageRead"), "{text}");
    let [warning] = warnings.as_slice() else { panic!("{warnings:?}") };
    assert!(warning.starts_with("LLVM has no form for shaders of "), "{warning}");
    assert!(warning.contains("__spirv_ImageRead") && warning.contains("__spirv_ImageWrite"), "{warning}");
    let (text, warnings) = lowered("array_length.comp");
    assert!(text.contains("@a = external hidden addrspace(11) global"), "{text}");
    assert!(warnings.iter().any(|warning| warning.contains("the buffer @a")), "{warnings:?}");
}

#[apply(case)]
fn kernels_stay_as_they_are() {
    let module =
        b"OpCapability Addresses\nOpCapability Linkage\nOpCapability Kernel\nOpMemoryModel Physical64 OpenCL";
    let words =
        spirv_llvm_translate::internal::assembly::assemble_bytes(module, &Default::default()).unwrap();
    let module = Module::from_words(words).unwrap();
    let options = Options::default().read(ReadOptions::default().shader_ir(ShaderIr::Llvm));
    let (context, log) = (llvm::Context::new(), Log::default());
    let text = spirv_to_llvm(&context, &module, &options, &log).unwrap().print_to_string();
    assert!(text.contains("!spirv.MemoryModel"), "{text}");
    assert_eq!(log.warnings(), ["the module has no shaders: it is not in LLVM's form of them"]);
}

#[apply(case)]
fn llvms_backend_takes_them() {
    tool::need(&["llc-22"]);
    let is_judged = tool::judges(&tool::validator());
    let complaints = parallel::map(TAKEN, |name| {
        let (text, warnings) = lowered(name);
        if !warnings.is_empty() {
            return Some(format!("{name}: {warnings:?}"));
        }
        let arguments = ["-mtriple=spirv-unknown-vulkan1.3-compute", "-filetype=obj", "-o", "-"];
        let bytes = match tool::run("llc-22", &arguments, text.as_bytes()) {
            Ok(bytes) => bytes,
            Err(error) => return Some(format!("{name}: {error}")),
        };
        let words: Vec<u32> =
            bytes.chunks_exact(4).map(|word| u32::from_le_bytes(word.try_into().unwrap())).collect();
        let verdict = if is_judged { tool::spirv_val_for(&words, "vulkan1.3") } else { Ok(()) };
        verdict.err().map(|error| format!("{name}: {error}"))
    });
    let complaints: Vec<_> = complaints.into_iter().flatten().collect();
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

#[apply(case)]
fn our_writer_takes_them() {
    let is_judged = tool::judges(&tool::validator());
    let names: Vec<&str> = TAKEN.iter().chain(BACK).copied().collect();
    let complaints = parallel::map(&names, |name| {
        let (text, _) = lowered(name);
        let words =
            llvm_to_spirv(&llvm::Context::new(), text.as_bytes(), &Options::default(), &Log::default());
        let words = match (words, NOT_BACK.contains(name)) {
            (Ok(words), false) => words,
            (Ok(_), true) => return Some(format!("{name} is written: it leaves NOT_BACK")),
            (Err(_), true) => return None,
            (Err(error), false) => return Some(format!("{name}: {error}")),
        };
        let verdict = if is_judged { tool::spirv_val_for(&words, "vulkan1.3") } else { Ok(()) };
        verdict.err().map(|error| format!("{name}: {error}"))
    });
    let complaints: Vec<_> = complaints.into_iter().flatten().collect();
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}
