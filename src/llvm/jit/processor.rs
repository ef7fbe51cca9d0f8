//! The processor for code generation.
//!
//! Rule of this module: the default is fixed and independent of the host, so that an execution is reproducible on every machine of
//! an architecture.

use std::ffi::{CStr, CString};
use std::str::FromStr;
use std::sync::Once;

use llvm_sys::core::LLVMDisposeMessage;
use llvm_sys::target::*;
use llvm_sys::target_machine::*;
use spirv_llvm_translate::internal::error::{Error, Result};

use super::{c_string, message};

/// The architecture's oldest processor, with which all others are compatible.
const BASELINE: &str = if cfg!(target_arch = "x86_64") { "x86-64" } else { "generic" };

/// Newer processors by name, with the features, in LLVM's spelling, that the host must have to run their code.
const LEVELS: &[(&str, &[&str])] = if cfg!(target_arch = "x86_64") {
    &[
        ("x86-64-v2", &["cx16", "popcnt", "sahf", "sse4.2"]),
        (
            "x86-64-v3",
            &["cx16", "popcnt", "sahf", "sse4.2", "avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe"],
        ),
        (
            "x86-64-v4",
            &[
                "cx16", "popcnt", "sahf", "sse4.2", "avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe",
                "avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl",
            ],
        ),
    ]
} else {
    &[]
};

/// The environment variable with the processor of programs loaded without one.
const VARIABLE: &str = "EXECUTE_CPU";

/// A processor whose code this machine can run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Processor {
    /// Its name in LLVM.
    name: String,
    /// Additional features, in the syntax of LLVM's options.
    features: String,
}

impl Default for Processor {
    /// The architecture's baseline.
    fn default() -> Self {
        Self { name: BASELINE.to_owned(), features: String::new() }
    }
}

impl FromStr for Processor {
    type Err = Error;

    /// The processor with a name: `x86-64`, `x86-64-v2`, `x86-64-v3`, `x86-64-v4`, on other architectures `generic`; `host` is this
    /// machine's.
    fn from_str(name: &str) -> Result<Self> {
        if name == "host" {
            return Ok(Self::host());
        }
        let needed = match LEVELS.iter().find(|level| level.0 == name) {
            Some((_, needed)) => *needed,
            None if name == BASELINE => &[],
            None => {
                let names: Vec<_> = LEVELS.iter().map(|level| level.0).collect();
                let known = [&[BASELINE], names.as_slice(), &["host"]].concat().join(", ");
                return Err(Error::unsupported(format!("no processor '{name}'; the names are {known}")));
            }
        };
        let missing = missing_features(needed, &Self::host().features);
        if !missing.is_empty() {
            let missing = missing.join(", ");
            return Err(Error::unsupported(format!(
                "this machine cannot run code for '{name}': it lacks {missing}"
            )));
        }
        Ok(Self { name: name.to_owned(), features: String::new() })
    }
}

/// The features of `needed` that a list like `+avx2,-avx512f` does not enable.
pub fn missing_features<'a>(needed: &[&'a str], host: &str) -> Vec<&'a str> {
    let has = |feature: &str| host.split(',').any(|entry| entry.strip_prefix('+') == Some(feature));
    needed.iter().copied().filter(|feature| !has(feature)).collect()
}

impl Processor {
    /// This machine's processor, with all its features.
    pub fn host() -> Self {
        initialize();
        // SAFETY: both texts are LLVM's to allocate and `message`'s to free.
        unsafe { Self { name: message(LLVMGetHostCPUName()), features: message(LLVMGetHostCPUFeatures()) } }
    }

    /// The processor in the environment variable `EXECUTE_CPU`, or the baseline without it.
    ///
    /// # Errors
    /// If the name is unknown, or this machine cannot run code for the processor.
    pub fn from_environment() -> Result<Self> {
        match std::env::var(VARIABLE) {
            Ok(name) => name.parse(),
            Err(_) => Ok(Self::default()),
        }
    }

    /// A code generator for it.
    pub(super) fn machine(&self, level: LLVMCodeGenOptLevel) -> Result<LLVMTargetMachineRef> {
        initialize();
        let (name, features): (CString, CString) = (c_string(&self.name)?, c_string(&self.features)?);
        // SAFETY: all strings are NUL-terminated and outlive the calls; the triple is freed after its last use.
        unsafe {
            let triple = LLVMGetDefaultTargetTriple();
            let (mut target, mut text) = (std::ptr::null_mut(), std::ptr::null_mut());
            if LLVMGetTargetFromTriple(triple, &mut target, &mut text) != 0 {
                LLVMDisposeMessage(triple);
                return Err(Error::internal(message(text)));
            }
            let machine = LLVMCreateTargetMachine(
                target,
                triple,
                name.as_ptr(),
                features.as_ptr(),
                level,
                LLVMRelocMode::LLVMRelocPIC,
                LLVMCodeModel::LLVMCodeModelJITDefault,
            );
            LLVMDisposeMessage(triple);
            Ok(machine)
        }
    }
}

/// Function attributes that affect the selection of instructions or vector registers, which must depend on the processor alone.
pub(super) const ATTRIBUTES: &[&CStr] =
    &[c"target-cpu", c"target-features", c"tune-cpu", c"min-legal-vector-width", c"prefer-vector-width"];

fn initialize() {
    static ONCE: Once = Once::new();
    // SAFETY: registration tables of LLVM; `Once` serialises their change.
    ONCE.call_once(|| unsafe {
        #[cfg(target_arch = "x86_64")]
        {
            LLVMInitializeX86TargetInfo();
            LLVMInitializeX86Target();
            LLVMInitializeX86TargetMC();
            LLVMInitializeX86AsmPrinter();
        }
        #[cfg(target_arch = "aarch64")]
        {
            LLVMInitializeAArch64TargetInfo();
            LLVMInitializeAArch64Target();
            LLVMInitializeAArch64TargetMC();
            LLVMInitializeAArch64AsmPrinter();
        }
    });
}
