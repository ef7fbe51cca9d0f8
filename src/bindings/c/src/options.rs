//! Options as C passes them.

use crate::error::Failure;
use spirv_llvm_translate::{
    BuiltinNames, Environment, MetadataLevel, Options, Override, ReadOptions, ShaderIr, WriteOptions,
};
use std::borrow::Cow;
use std::ffi::{CStr, CString, c_char, c_void};

/// Builtins in LLVM IR are calls of `__spirv_*`.
pub const SPIRV_LLVM_NAMES_SPIRV: u32 = 0;
/// Builtins in LLVM IR have their names of OpenCL C 1.2.
pub const SPIRV_LLVM_NAMES_OPENCL_1_2: u32 = 1;
/// Builtins in LLVM IR have their names of OpenCL C 2.0.
pub const SPIRV_LLVM_NAMES_OPENCL_2_0: u32 = 2;

/// Shaders in LLVM IR are calls of `__spirv_*`, which come back as the same instructions.
pub const SPIRV_LLVM_SHADER_IR_SPIRV: u32 = 0;
/// Shaders in LLVM IR are what LLVM's own SPIR-V backend takes, where it has a form.
pub const SPIRV_LLVM_SHADER_IR_LLVM: u32 = 1;

/// Options. Set all bytes to 0, then `size` to sizeof(spirv_llvm_options): 0 is the default of every other field, and a program that was
/// compiled for an older header passes a smaller size.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct COptions {
    size: usize,
    /// That may be used, as "+SPV_A,-SPV_B,+all"; NULL for the default.
    extensions: *const c_char,
    /// Called for each warning of a successful call, on its thread; may be NULL.
    warning: Option<extern "C" fn(data: *mut c_void, message: *const c_char)>,
    /// For `warning`.
    data: *mut c_void,
    /// Highest SPIR-V version to write, as 0x00010400; 0 is 1.6.
    max_version: u32,
    /// SPIRV_LLVM_NAMES_*
    builtin_names: u32,
    /// 1: LLVM IR without the metadata that a round trip needs.
    no_metadata: u32,
    /// 1: without the names of values.
    discard_names: u32,
    /// 1: specialization constants stay what they are.
    keep_spec_constants: u32,
    /// 1: what is written is not checked against the rules of SPIR-V.
    no_validation: u32,
    /// The LLVM that reads the assembly language to write, 15 to 22; 0 is 22.
    llvm_version: u32,
    /// SPIRV_LLVM_SHADER_IR_*
    shader_ir: u32,
    /// 1: builtins become LLVM IR instead of calls.
    expand_builtins: u32,
    /// What consumes the SPIR-V to write, such as "opencl2.0" or "vulkan1.3"; NULL for none.
    target_env: *const c_char,
    /// Values of specialization constants by their SpecIds, as "3=64,7=true"; NULL for the defaults.
    spec_constants: *const c_char,
}

/// The least size: the options of the first version begin with these.
const LEAST: usize = std::mem::offset_of!(COptions, max_version);

/// A text that a caller passed.
///
/// # Safety
/// `text` is null or ends with a null byte, and lives as long as the result.
unsafe fn text<'a>(text: *const c_char) -> Option<Cow<'a, str>> {
    // SAFETY: by the contract of this function.
    (!text.is_null()).then(|| unsafe { CStr::from_ptr(text) }.to_string_lossy())
}

/// The environment that a caller named.
///
/// # Errors
/// There is none of this name.
///
/// # Safety
/// `name` is null or ends with a null byte.
pub unsafe fn environment(name: *const c_char) -> Result<Option<&'static Environment>, Failure> {
    // SAFETY: by the contract of this function.
    let name = unsafe { text(name) };
    Ok(name.map(|name| Environment::named(&name)).transpose()?)
}

impl COptions {
    /// The options that a caller passed; `None` for null.
    ///
    /// # Errors
    /// A size that no version of the header has.
    ///
    /// # Safety
    /// `options` is null or points to as many bytes as its first field has.
    pub unsafe fn read(options: *const Self) -> Result<Option<Self>, Failure> {
        if options.is_null() {
            return Ok(None);
        }
        // SAFETY: each structure has its size in front.
        let size = unsafe { options.cast::<usize>().read() };
        if !(LEAST..=std::mem::size_of::<Self>()).contains(&size) {
            return Err(Failure::usage("options of a size that this version of the library does not know"));
        }
        let mut known = std::mem::MaybeUninit::<Self>::zeroed();
        // SAFETY: both have `size` bytes, and all zeros are options, too.
        unsafe {
            std::ptr::copy_nonoverlapping(options.cast::<u8>(), known.as_mut_ptr().cast::<u8>(), size);
            Ok(Some(known.assume_init()))
        }
    }

    /// The options of the library.
    ///
    /// # Errors
    /// A number outside of its choices, or a list that does not parse.
    ///
    /// # Safety
    /// `extensions`, `target_env` and `spec_constants` are null or texts that end with a null byte.
    pub unsafe fn options(&self) -> Result<Options, Failure> {
        let names = match self.builtin_names {
            SPIRV_LLVM_NAMES_SPIRV => BuiltinNames::Spirv,
            SPIRV_LLVM_NAMES_OPENCL_1_2 => BuiltinNames::Cl12,
            SPIRV_LLVM_NAMES_OPENCL_2_0 => BuiltinNames::Cl20,
            _ => return Err(Failure::usage("builtin_names is none of its numbers")),
        };
        let metadata = if self.no_metadata != 0 { MetadataLevel::None } else { MetadataLevel::Full };
        let shader_ir = match self.shader_ir {
            SPIRV_LLVM_SHADER_IR_SPIRV => ShaderIr::Spirv,
            SPIRV_LLVM_SHADER_IR_LLVM => ShaderIr::Llvm,
            _ => return Err(Failure::usage("shader_ir is none of its numbers")),
        };
        let mut read = ReadOptions::default()
            .builtin_names(names)
            .shader_ir(shader_ir)
            .expand_builtins(self.expand_builtins != 0)
            .metadata(metadata)
            .discard_names(self.discard_names != 0)
            .keep_spec_constants(self.keep_spec_constants != 0);
        if self.llvm_version != 0 {
            read = read.llvm_version(self.llvm_version);
        }
        let mut write =
            WriteOptions::default().discard_names(self.discard_names != 0).validate(self.no_validation == 0);
        if self.max_version != 0 {
            let part = |shift: u32| u8::try_from(self.max_version >> shift & 0xFF).unwrap_or(0);
            write = write.max_version(part(16), part(8));
        }
        // SAFETY: by the contract of this function.
        let (environment, list, values) =
            unsafe { (environment(self.target_env)?, text(self.extensions), text(self.spec_constants)) };
        if let Some(environment) = environment {
            write = write.target_env(environment);
        }
        if let Some(list) = list {
            let changed = write.extensions.clone().changed(&list)?;
            write = write.extensions(changed);
        }
        let values = values.unwrap_or_default();
        let values = values.split(',').filter(|value| !value.trim().is_empty());
        let values = values.map(|value| Override::parse(value.trim())).collect::<Result<Vec<_>, _>>()?;
        Ok(Options::default().read(read).write(write).spec_constants(values))
    }

    /// Hands a warning to the caller.
    pub fn warn(&self, message: &str) {
        if let (Some(warning), Ok(message)) = (self.warning, CString::new(message)) {
            warning(self.data, message.as_ptr());
        }
    }
}
