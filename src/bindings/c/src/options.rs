//! Options as C passes them.

use crate::error::Failure;
use spirv_llvm_translate::{
    BuiltinNames, Extensions, MetadataLevel, Options, ReadOptions, ShaderIr, WriteOptions,
};
use std::ffi::{CStr, CString, c_char, c_void};

/// The options of the header. A caller that knows fewer passes a smaller size; what it does not know is 0, the default.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct COptions {
    size: usize,
    extensions: *const c_char,
    warning: Option<extern "C" fn(*mut c_void, *const c_char)>,
    data: *mut c_void,
    max_version: u32,
    builtin_names: u32,
    no_metadata: u32,
    discard_names: u32,
    keep_spec_constants: u32,
    no_validation: u32,
    llvm_version: u32,
    shader_ir: u32,
    expand_builtins: u32,
}

/// The least size: the options of the first version begin with these.
const LEAST: usize = std::mem::offset_of!(COptions, max_version);

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
    /// A number outside of its choices, or a list of extensions that does not parse.
    ///
    /// # Safety
    /// `extensions` is null or a text that ends with a null byte.
    pub unsafe fn options(&self) -> Result<Options, Failure> {
        let names = match self.builtin_names {
            0 => BuiltinNames::Spirv,
            1 => BuiltinNames::Cl12,
            2 => BuiltinNames::Cl20,
            _ => return Err(Failure::usage("builtin_names is none of its numbers")),
        };
        let metadata = if self.no_metadata != 0 { MetadataLevel::None } else { MetadataLevel::Full };
        let shader_ir = match self.shader_ir {
            0 => ShaderIr::Spirv,
            1 => ShaderIr::Llvm,
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
        if !self.extensions.is_null() {
            // SAFETY: by the contract of this function.
            let list = unsafe { CStr::from_ptr(self.extensions) }.to_string_lossy();
            write = write.extensions(Extensions::parse(&list)?);
        }
        Ok(Options::default().read(read).write(write))
    }

    /// Hands a warning to the caller.
    pub fn warn(&self, message: &str) {
        if let (Some(warning), Ok(message)) = (self.warning, CString::new(message)) {
            warning(self.data, message.as_ptr());
        }
    }
}
