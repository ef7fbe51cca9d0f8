//! Translates between SPIR-V and LLVM IR, in both directions.

pub mod assembly;
pub mod error;
pub mod llvm;
pub mod options;
pub mod reader;
pub mod spirv;
pub mod table;
pub mod writer;

use assembly::{AssembleOptions, DisassembleOptions};
use error::{Error, ErrorKind, Result};
use options::{Form, Options};
use std::fs::File;
use std::io::Write;

/// Translates a module from one form to another and writes it to a file.
///
/// # Errors
/// See [`spirv_to_llvm`] and [`llvm_to_spirv`]; `Io` if the file cannot be written.
pub fn translate(input: Vec<u8>, from: Form, to: Form, options: &Options, output: &mut File) -> Result<()> {
    let context = llvm::Context::new();
    context.set_discard_value_names(options.discard_names);
    if to.is_spirv() {
        let words = if from.is_spirv() {
            read_spirv(&input, from, options)?.words().to_vec()
        } else {
            llvm_to_spirv(&context, &input, options)?
        };
        let bytes = spirv_bytes(words, to)?;
        return output.write_all(&bytes).map_err(|error| Error::new(ErrorKind::Io, error.to_string()));
    }
    let module = if from.is_spirv() {
        let module = read_spirv(&input, from, options)?;
        drop(input);
        spirv_to_llvm(&context, &module, options)?
    } else {
        context.parse(&input, "input")?
    };
    if to == Form::Bc { module.write_bitcode_to_file(output) } else { module.print_to_file(output) }
}

/// Translates a SPIR-V module to an LLVM module that LLVM's verifier accepts.
///
/// # Errors
/// See [`reader::translate`]; `Internal` if LLVM rejects what was built.
pub fn spirv_to_llvm<'c>(
    context: &'c llvm::Context,
    module: &spirv::Module,
    options: &Options,
) -> Result<llvm::Module<'c>> {
    let result = reader::translate(context, module, options)?;
    result
        .verify()
        .map_err(|message| Error::internal(format!("LLVM rejects the module that was built: {message}")))?;
    Ok(result)
}

/// Translates LLVM assembly language or bitcode to the words of a SPIR-V module.
///
/// # Errors
/// `Malformed` for what LLVM cannot parse, `InvalidLlvm` for what its verifier rejects; see [`writer::translate`].
pub fn llvm_to_spirv(context: &llvm::Context, input: &[u8], options: &Options) -> Result<Vec<u32>> {
    let module = context.parse(input, "input")?;
    module.verify().map_err(Error::invalid_llvm)?;
    writer::translate(context, module, options)
}

fn read_spirv(input: &[u8], from: Form, options: &Options) -> Result<spirv::Module> {
    if from == Form::Spvasm {
        let version = options.assembler_version.map(|(major, minor)| spirv::Version::new(major, minor));
        let words =
            assembly::assemble_bytes(input, &AssembleOptions { version, ..AssembleOptions::default() })?;
        return spirv::Module::from_words(words);
    }
    spirv::Module::parse(input)
}

fn spirv_bytes(words: Vec<u32>, to: Form) -> Result<Vec<u8>> {
    if to == Form::Spvasm {
        let module = spirv::Module::framed(words)?;
        return Ok(assembly::disassemble(&module, &DisassembleOptions::default()).into_bytes());
    }
    Ok(words.iter().flat_map(|word| word.to_le_bytes()).collect())
}
