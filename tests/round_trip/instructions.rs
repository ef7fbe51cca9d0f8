//! What instruction each builtin that the fixtures call must become, written down from the specifications of OpenCL C and of
//! the extended instruction set, not from the translator's table.

use std::collections::BTreeMap;

use spirv_llvm_translate::internal::assembly::{DisassembleOptions, disassemble};
use spirv_llvm_translate::internal::spirv::Module;

use super::trip::{Trip, outcomes};
use crate::support::ratchet;

/// Builtins of a family, and the instructions of which each of them must be one.
struct Family {
    builtins: &'static str,
    instructions: &'static [&'static str],
}

const fn family(builtins: &'static str, instructions: &'static [&'static str]) -> Family {
    Family { builtins, instructions }
}

/// Builtins that are an extended instruction of the same name.
const SAME_NAME: &str = "acos acosh acospi asin asinh asinpi atan atan2 atan2pi atanh atanpi bitselect cbrt ceil clz copysign cos cosh \
    cospi cross degrees distance erf erfc exp exp10 exp2 expm1 fabs fast_distance fast_length fast_normalize fdim floor fma fmax fmin fmod \
    fract frexp half_cos half_divide half_exp half_log half_powr half_recip half_rsqrt hypot ilogb ldexp length lgamma lgamma_r log log10 \
    log1p log2 logb mad maxmag minmag mix modf nan native_cos native_divide native_exp2 native_log native_powr native_recip native_rsqrt \
    native_sin native_sqrt native_tan nextafter normalize pow pown powr prefetch radians remainder remquo rint rootn rotate round \
    rsqrt select shuffle shuffle2 sign sin sincos sinh sinpi smoothstep sqrt step tan tanh tanpi tgamma trunc vload_half vstore_half printf";

/// Builtins that are an extended instruction with the sign of the operands, or the kind of number, in its name.
const BY_SIGN: &str =
    "abs abs_diff add_sat clamp hadd mad24 mad_hi mad_sat max min mul24 mul_hi rhadd sub_sat upsample";

const FAMILIES: &[Family] = &[
    family("atomic_add atom_add atomic_fetch_add atomic_fetch_add_explicit", &["OpAtomicIAdd"]),
    family("atomic_sub atom_sub atomic_fetch_sub_explicit", &["OpAtomicISub"]),
    family("atomic_inc atom_inc", &["OpAtomicIIncrement"]),
    family("atomic_dec", &["OpAtomicIDecrement"]),
    family("atomic_and atom_and atomic_fetch_and_explicit", &["OpAtomicAnd"]),
    family("atomic_or atom_or atomic_fetch_or_explicit", &["OpAtomicOr"]),
    family("atomic_xor atom_xor atomic_fetch_xor_explicit", &["OpAtomicXor"]),
    family("atomic_min atom_min atomic_fetch_min_explicit", &["OpAtomicSMin", "OpAtomicUMin"]),
    family(
        "atomic_max atom_max atomic_fetch_max atomic_fetch_max_explicit",
        &["OpAtomicSMax", "OpAtomicUMax"],
    ),
    family("atomic_xchg atom_xchg atomic_exchange atomic_exchange_explicit", &["OpAtomicExchange"]),
    family("atomic_cmpxchg atom_cmpxchg", &["OpAtomicCompareExchange"]),
    family(
        "atomic_compare_exchange_strong atomic_compare_exchange_strong_explicit",
        &["OpAtomicCompareExchange"],
    ),
    // The weak form is gone since version 1.4, and may do what the strong one does.
    family(
        "atomic_compare_exchange_weak_explicit",
        &["OpAtomicCompareExchangeWeak", "OpAtomicCompareExchange"],
    ),
    family("atomic_load atomic_load_explicit", &["OpAtomicLoad"]),
    family("atomic_store atomic_store_explicit", &["OpAtomicStore"]),
    family("atomic_init", &["OpStore"]),
    family("atomic_flag_test_and_set", &["OpAtomicFlagTestAndSet"]),
    family("atomic_flag_clear_explicit", &["OpAtomicFlagClear"]),
    family("barrier work_group_barrier", &["OpControlBarrier"]),
    family("get_default_queue", &["OpGetDefaultQueue"]),
    family("ndrange_1D ndrange_2D ndrange_3D", &["OpBuildNDRange"]),
    family("enqueue_marker", &["OpEnqueueMarker"]),
    family("create_user_event", &["OpCreateUserEvent"]),
    family("retain_event", &["OpRetainEvent"]),
    family("release_event", &["OpReleaseEvent"]),
    family("set_user_event_status", &["OpSetUserEventStatus"]),
    family("is_valid_event", &["OpIsValidEvent"]),
    family("capture_event_profiling_info", &["OpCaptureEventProfilingInfo"]),
    family("mem_fence read_mem_fence write_mem_fence atomic_work_item_fence", &["OpMemoryBarrier"]),
    family("isequal", &["OpFOrdEqual"]),
    family("isnotequal", &["OpFUnordNotEqual"]),
    family("isgreater", &["OpFOrdGreaterThan"]),
    family("isgreaterequal", &["OpFOrdGreaterThanEqual"]),
    family("isless", &["OpFOrdLessThan"]),
    family("islessequal", &["OpFOrdLessThanEqual"]),
    family("islessgreater", &["OpLessOrGreater", "OpFOrdNotEqual"]),
    family("isordered", &["OpOrdered"]),
    family("isunordered", &["OpUnordered"]),
    family("isnan", &["OpIsNan"]),
    family("isinf", &["OpIsInf"]),
    family("isfinite", &["OpIsFinite"]),
    family("isnormal", &["OpIsNormal"]),
    family("signbit", &["OpSignBitSet"]),
    family("any", &["OpAny"]),
    family("all", &["OpAll"]),
    family("dot", &["OpDot"]),
    family("popcount", &["popcount", "OpBitCount"]),
    family("get_fence", &["OpGenericPtrMemSemantics"]),
    family("vload2 vload3 vload4 vload8 vload16", &["vloadn"]),
    family("vstore2 vstore3 vstore4 vstore8 vstore16", &["vstoren"]),
    family("vload_half2 vload_half3 vload_half4 vload_half8", &["vload_halfn"]),
    family("vloada_half3 vloada_half4", &["vloada_halfn"]),
    family("vstore_half2 vstore_half8", &["vstore_halfn"]),
    family("vstore_half_rte vstore_half_rtn vstore_half_rtp vstore_half_rtz", &["vstore_half_r"]),
    family("vstore_half4_rtz", &["vstore_halfn_r"]),
    family("vstorea_half2_rtn vstorea_half4_rte", &["vstorea_halfn_r"]),
    family("get_global_id", &["BuiltIn GlobalInvocationId"]),
    family("get_local_id", &["BuiltIn LocalInvocationId"]),
    family("get_group_id", &["BuiltIn WorkgroupId"]),
    family("get_global_size", &["BuiltIn GlobalSize"]),
    family("get_local_size", &["BuiltIn WorkgroupSize"]),
    family("get_enqueued_local_size", &["BuiltIn EnqueuedWorkgroupSize"]),
    family("get_num_groups", &["BuiltIn NumWorkgroups"]),
    family("get_global_offset", &["BuiltIn GlobalOffset"]),
    family("get_work_dim", &["BuiltIn WorkDim"]),
    family("get_global_linear_id", &["BuiltIn GlobalLinearId"]),
    family("get_local_linear_id", &["BuiltIn LocalInvocationIndex"]),
];

/// The kind of number that a type's name or its mangling begins with.
fn kind(ty: &str) -> char {
    let ty =
        ty.strip_prefix("Dv").and_then(|vector| vector.split_once('_')).map_or(ty, |(_, element)| element);
    match ty.get(..2) {
        Some("Dh" | "fl" | "do" | "ha") => return 'f',
        Some("uc" | "us" | "ui" | "ul") => return 'u',
        Some("ch" | "sh" | "in" | "lo") => return 's',
        _ => {}
    }
    match ty.chars().next() {
        Some('f' | 'd') => 'f',
        Some('h' | 't' | 'j' | 'm') => 'u',
        _ => 's',
    }
}

/// The instructions of which a conversion must be one.
fn conversion(name: &str, encoding: &str) -> Vec<String> {
    let to = name.trim_start_matches("convert_");
    let instructions: &[&str] = match (kind(encoding), kind(to), to.contains("_sat")) {
        ('f', 'f', _) => &["OpFConvert"],
        ('f', 's', _) => &["OpConvertFToS"],
        ('f', 'u', _) => &["OpConvertFToU"],
        ('s', 'f', _) => &["OpConvertSToF"],
        ('u', 'f', _) => &["OpConvertUToF"],
        ('s', 'u', true) => &["OpSatConvertSToU"],
        ('u', 's', true) => &["OpSatConvertUToS"],
        ('s', 's', _) => &["OpSConvert"],
        _ => &["OpUConvert", "OpSConvert"],
    };
    instructions.iter().map(ToString::to_string).collect()
}

/// The instructions of which a builtin must be one.
fn expected(name: &str, encoding: &str) -> Option<Vec<String>> {
    let is_in = |list: &str| list.split_whitespace().any(|other| other == name);
    if name.starts_with("convert_") {
        return Some(conversion(name, encoding));
    }
    if name == "dot" && !encoding.starts_with("Dv") {
        return Some(vec!["OpFMul".into()]);
    }
    if is_in(SAME_NAME) {
        return Some(vec![name.to_owned()]);
    }
    if is_in(BY_SIGN) {
        return Some(match kind(encoding) {
            'f' if name == "clamp" => vec!["fclamp".to_owned()],
            // The common function leaves open what fmax and fmin define.
            'f' => vec![format!("f{name}_common"), format!("f{name}")],
            sign => vec![format!("{sign}_{name}")],
        });
    }
    let family = FAMILIES.iter().find(|family| is_in(family.builtins))?;
    Some(family.instructions.iter().map(ToString::to_string).collect())
}

/// The name and the parameters of a mangled symbol.
fn split(symbol: &str) -> Option<(&str, &str)> {
    let rest = symbol.strip_prefix("_Z")?;
    let digits = rest.find(|letter: char| !letter.is_ascii_digit())?;
    let length: usize = rest[..digits].parse().ok()?;
    rest[digits..].split_at_checked(length)
}

/// How often each instruction, extended instruction and builtin variable stands in a module.
fn histogram(words: &[u32]) -> Result<BTreeMap<String, usize>, String> {
    let module = Module::from_words(words.to_vec()).map_err(|error| error.to_string())?;
    let text = disassemble(&module, &DisassembleOptions::default());
    let mut histogram = BTreeMap::new();
    for line in text.lines() {
        let words: Vec<_> = line.split_whitespace().collect();
        let Some(at) = words.iter().position(|word| word.starts_with("Op")) else { continue };
        let shown = match (words[at], words.get(at + 3)) {
            ("OpExtInst", Some(name)) => (*name).to_owned(),
            ("OpDecorate", Some(builtin)) if words[at + 2] == "BuiltIn" => format!("BuiltIn {builtin}"),
            (opcode, _) => opcode.to_owned(),
        };
        *histogram.entry(shown).or_default() += 1;
    }
    Ok(histogram)
}

/// Fails unless every builtin that clang's unoptimized IR of a fixture calls is the instruction that it must be in a module.
pub fn check(trip: &Trip, words: &[u32]) -> Result<(), String> {
    if !trip.is_unoptimized() {
        return Ok(());
    }
    let histogram = histogram(words)?;
    let text = String::from_utf8_lossy(&trip.original).into_owned();
    for symbol in super::shape::declared(&trip.original) {
        if symbol.starts_with("llvm.") || symbol.starts_with("__") || symbol == "printf" {
            continue;
        }
        let (name, encoding) = split(&symbol).ok_or_else(|| format!("{symbol} is not mangled"))?;
        let wanted = expected(name, encoding).ok_or_else(|| format!("{name} is in no family"))?;
        let found: usize = wanted.iter().filter_map(|instruction| histogram.get(instruction)).sum();
        let calls = text.matches(&format!("@{symbol}(")).count() - 1;
        // A builtin variable is one, however often it is read.
        let least = if wanted[0].starts_with("BuiltIn") { 1 } else { calls };
        if found < least {
            return Err(format!("{calls} calls of {symbol}, but {found} of {}", wanted.join(", ")));
        }
    }
    Ok(())
}

#[apply(case)]
fn builtins_become_their_instructions() {
    ratchet::judge("instruction", outcomes(|trip| check(trip, trip.spirv.as_ref()?)));
}
