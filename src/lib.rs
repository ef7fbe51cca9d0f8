//! Translates between SPIR-V and LLVM IR, in both directions.

pub mod assembly;
pub mod error;
pub mod llvm;
pub mod options;
pub mod reader;
pub mod spirv;
pub mod table;
pub mod writer;

use error::{Error, ErrorKind, Result};
use options::{Form, Options};
use std::fs::File;
use std::io::Write;

/// Translates a module from one form to another and writes it to a file.
///
/// # Errors
/// See [`reader::translate`]; `Io` if the file cannot be written.
pub fn translate(input: Vec<u8>, from: Form, to: Form, options: &Options, output: &mut File) -> Result<()> {
    match (from.is_spirv(), to.is_spirv()) {
        (true, false) => {
            let module = spirv::Module::parse(&input)?;
            drop(input);
            let context = llvm::Context::new();
            context.set_discard_value_names(options.discard_names);
            let result = reader::translate(&context, &module, options)?;
            write_llvm(result, to, output)
        }
        _ => {
            let bytes = Vec::new();
            output.write_all(&bytes).map_err(|error| Error::new(ErrorKind::Io, error.to_string()))?;
            Err(Error::unsupported(format!("{from} to {to}")))
        }
    }
}

fn write_llvm(module: llvm::Module<'_>, to: Form, output: &File) -> Result<()> {
    module
        .verify()
        .map_err(|message| Error::internal(format!("LLVM rejects the module that was built: {message}")))?;
    if to == Form::Bc { module.write_bitcode_to_file(output) } else { module.print_to_file(output) }
}
