//! Every intrinsic that LLVM has for all targets means something to the writer, or is listed here with the reason why it does not.

use spirv_llvm_translate::internal::llvm::general_intrinsics;
use spirv_llvm_translate::internal::table::index::{LlvmKey, index};
use spirv_llvm_translate::internal::table::intrinsic::is_known;

/// What the names of intrinsics begin with that SPIR-V for kernels cannot say, and why.
const REFUSED: &[(&str, &str)] = &[
    ("addressofreturnaddress", "the stack of calls"),
    ("adjust.trampoline", "functions made at run time"),
    ("alloc.token.id", "sanitizers"),
    ("allow.sanitize.", "sanitizers"),
    ("asan.", "sanitizers"),
    ("call.preallocated.", "parameters of another ABI"),
    ("callbr.landingpad", "branches of inline assembly"),
    ("clear_cache", "code made at run time"),
    ("clmul", "no producer of kernels makes it"),
    ("codeview.annotation", "debug information of another format"),
    ("coro.", "coroutines"),
    ("eh.", "exceptions"),
    ("experimental.convergence.", "tokens"),
    ("experimental.deoptimize", "managed languages"),
    ("experimental.gc.", "managed languages"),
    ("experimental.get.vector.length", "loops for scalable vectors"),
    ("experimental.guard", "managed languages"),
    ("experimental.patchpoint", "managed languages"),
    ("experimental.stackmap", "managed languages"),
    ("experimental.vector.", "loops that a vectorizer forms for machines that have them"),
    ("experimental.vp.", "loops for scalable vectors"),
    ("experimental.widenable.condition", "managed languages"),
    ("frameaddress", "the stack of calls"),
    ("gc", "managed languages"),
    ("get.dynamic.area.offset", "the stack of calls"),
    ("get.fp", "the environment of floating point"),
    ("get.rounding", "the environment of floating point"),
    ("hwasan.", "sanitizers"),
    ("icall.branch.funnel", "indirect calls"),
    ("init.trampoline", "functions made at run time"),
    ("local", "exceptions"),
    ("loop.de", "loops that a code generator forms"),
    ("matrix.", "an extension of the C language"),
    ("memcpy.element.unordered.atomic", "managed languages"),
    ("memmove.element.unordered.atomic", "managed languages"),
    ("memset.element.unordered.atomic", "managed languages"),
    ("objc.", "another language"),
    ("pcmarker", "code as data"),
    ("preserve.", "another machine"),
    ("protected.field.ptr", "signed pointers"),
    ("ptrauth.", "signed pointers"),
    ("public.type.test", "types at run time"),
    ("read_", "registers"),
    ("reloc.none", "object files"),
    ("reset.fp", "the environment of floating point"),
    ("returnaddress", "the stack of calls"),
    ("seh.", "exceptions"),
    ("set.fp", "the environment of floating point"),
    ("set.loop.iterations", "loops that a code generator forms"),
    ("set.rounding", "the environment of floating point"),
    ("sponentry", "the stack of calls"),
    ("stackaddress", "the stack of calls"),
    ("stackguard", "the stack of calls"),
    ("stackprotector", "the stack of calls"),
    ("start.loop.iterations", "loops that a code generator forms"),
    ("swift.", "another language"),
    ("test.s", "loops that a code generator forms"),
    ("thread", "memory of threads"),
    ("type.", "types at run time"),
    ("va_", "functions with a variable number of arguments"),
    ("vp.", "loops for scalable vectors"),
    ("vscale", "scalable vectors"),
    ("write_register", "registers"),
    ("xray.", "tracing"),
];

#[apply(case)]
fn every_intrinsic_of_llvm_is_accounted_for() {
    let mut used = vec![false; REFUSED.len()];
    let (mut translated, mut missing, mut twice) = (0, Vec::new(), Vec::new());
    for name in general_intrinsics() {
        let short = name.strip_prefix("llvm.").unwrap();
        let is_translated = is_known(short) || !index().rows_for(LlvmKey::Intrinsic(short)).is_empty();
        let refused = REFUSED.iter().position(|(start, _)| short.starts_with(start));
        refused.into_iter().for_each(|place| used[place] = true);
        match (is_translated, refused) {
            (true, Some(_)) => twice.push(name),
            (true, None) => translated += 1,
            (false, Some(_)) => {}
            (false, None) => missing.push(name),
        }
    }
    assert!(missing.is_empty(), "neither translated nor refused for a reason: {missing:?}");
    assert!(twice.is_empty(), "translated, but listed as refused: {twice:?}");
    let unused: Vec<_> = REFUSED.iter().zip(&used).filter(|(_, used)| !**used).collect();
    assert!(unused.is_empty(), "LLVM has none of these: {unused:?}");
    assert!(translated > 150, "only {translated} are translated");
}
