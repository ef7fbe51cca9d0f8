//! The Python interface; `python/spirv_llvm_translate` has its public names, types and documentation.
//!
//! Rule of this module: it converts arguments and results and nothing else. The interpreter is free while the library works.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList};
use spirv_llvm_translate as translator;
use translator::{
    BuiltinNames, Environment, Error, Finding, Form, Location, MetadataLevel, Options, Override, ReadOptions,
    ShaderIr, SpirvModule, WriteOptions,
};

/// What a failure is in Python: the status, and a dictionary for each finding.
type Failure<'py> = (String, Bound<'py, PyList>);

/// A result, or a failure that the Python side raises.
type Outcome<'py, T> = PyResult<(Option<T>, Option<Failure<'py>>)>;

fn form(name: &str, input: &[u8]) -> PyResult<Form> {
    match name {
        "" => Ok(Form::of_bytes(input, None)),
        name => {
            let found = Form::ALL.into_iter().find(|form| form.name() == name);
            found.ok_or_else(|| PyValueError::new_err(format!("there is no form {name}")))
        }
    }
}

fn finding<'py>(py: Python<'py>, finding: &Finding) -> PyResult<Bound<'py, PyDict>> {
    let dictionary = PyDict::new(py);
    dictionary.set_item("message", &finding.message)?;
    dictionary.set_item("rule", finding.rule.map(translator::Rule::id))?;
    dictionary.set_item("place", finding.location.as_ref().map(ToString::to_string))?;
    let (line, column, word) = match &finding.location {
        Some(Location::Text { line, column, .. }) => (Some(*line), Some(*column), None),
        Some(Location::Spirv { word_offset, .. }) => (None, None, Some(*word_offset)),
        _ => (None, None, None),
    };
    dictionary.set_item("line", line)?;
    dictionary.set_item("column", column)?;
    dictionary.set_item("word", word)?;
    Ok(dictionary)
}

fn findings<'py>(py: Python<'py>, all: &[Finding]) -> PyResult<Bound<'py, PyList>> {
    let all = all.iter().map(|one| finding(py, one)).collect::<PyResult<Vec<_>>>()?;
    PyList::new(py, all)
}

fn failure<'py>(py: Python<'py>, error: &Error) -> PyResult<Failure<'py>> {
    Ok((error.kind().id().to_owned(), findings(py, error.findings())?))
}

fn environment(name: &str) -> PyResult<&'static Environment> {
    Environment::named(name).map_err(|error| PyValueError::new_err(error.to_string()))
}

/// The options that keywords give.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
struct Settings {
    max_version: Option<(u8, u8)>,
    extensions: String,
    builtin_names: String,
    metadata: bool,
    discard_names: bool,
    keep_spec_constants: bool,
    validate: bool,
    llvm_version: u32,
    shader_ir: String,
    expand_builtins: bool,
    target_env: Option<String>,
    /// Each as `ID=VALUE`.
    specialize: Vec<String>,
}

impl Settings {
    fn options(&self) -> PyResult<Options> {
        let names = match self.builtin_names.as_str() {
            "spirv" => BuiltinNames::Spirv,
            "cl1.2" => BuiltinNames::Cl12,
            "cl2.0" => BuiltinNames::Cl20,
            other => return Err(PyValueError::new_err(format!("there are no builtin names {other}"))),
        };
        let metadata = if self.metadata { MetadataLevel::Full } else { MetadataLevel::None };
        let shader_ir = match self.shader_ir.as_str() {
            "spirv" => ShaderIr::Spirv,
            "llvm" => ShaderIr::Llvm,
            other => return Err(PyValueError::new_err(format!("there is no form of shaders {other}"))),
        };
        let read = ReadOptions::default()
            .builtin_names(names)
            .llvm_version(self.llvm_version)
            .shader_ir(shader_ir)
            .expand_builtins(self.expand_builtins)
            .metadata(metadata)
            .discard_names(self.discard_names)
            .keep_spec_constants(self.keep_spec_constants);
        let mut write = WriteOptions::default().discard_names(self.discard_names).validate(self.validate);
        if let Some(name) = &self.target_env {
            write = write.target_env(environment(name)?);
        }
        let extensions = write.extensions.clone().changed(&self.extensions);
        write = write.extensions(extensions.map_err(|error| PyValueError::new_err(error.to_string()))?);
        if let Some((major, minor)) = self.max_version {
            write = write.max_version(major, minor);
            if let Some(environment) = write.target_env {
                write.max_version = write.max_version.min(environment.newest);
            }
        }
        let values = self.specialize.iter().map(|value| Override::parse(value)).collect::<Result<Vec<_>, _>>();
        let values = values.map_err(|error| PyValueError::new_err(error.to_string()))?;
        Ok(Options::default().read(read).write(write).spec_constants(values))
    }
}

/// The bytes of the module in another form, and the warnings.
#[pyfunction]
fn translate<'py>(
    py: Python<'py>,
    input: &[u8],
    to: &str,
    from_: &str,
    settings: Settings,
) -> Outcome<'py, (Bound<'py, PyBytes>, Vec<String>)> {
    let (from, to) = (form(from_, input)?, form(to, &[])?);
    let options = settings.options()?;
    match py.detach(|| translator::translate(input, from, to, &options)) {
        Ok(output) => {
            let warnings = output.warnings.iter().map(ToString::to_string).collect();
            Ok((Some((PyBytes::new(py, &output.bytes), warnings)), None))
        }
        Err(error) => Ok((None, Some(failure(py, &error)?))),
    }
}

/// The rules that a SPIR-V module breaks.
#[pyfunction]
fn validate<'py>(
    py: Python<'py>,
    input: &[u8],
    from_: &str,
    environment_: Option<&str>,
) -> Outcome<'py, Bound<'py, PyList>> {
    let from = form(from_, input)?;
    let environment = environment_.map(environment).transpose()?;
    let options = Options::default();
    match py.detach(|| match environment {
        Some(environment) => translator::validate_for(input, from, environment, &options),
        None => translator::validate(input, from, &options),
    }) {
        Ok(found) => Ok((Some(findings(py, &found)?), None)),
        Err(error) => Ok((None, Some(failure(py, &error)?))),
    }
}

/// What a translation there and back keeps.
#[pyfunction]
fn roundtrip<'py>(py: Python<'py>, input: &[u8], from_: &str) -> PyResult<Bound<'py, PyDict>> {
    let from = form(from_, input)?;
    let report = py.detach(|| translator::roundtrip(input, from, &Options::default()));
    let dictionary = PyDict::new(py);
    dictionary.set_item("lossless", report.is_lossless())?;
    dictionary.set_item("step", report.step.name())?;
    dictionary.set_item("difference", &report.difference)?;
    dictionary.set_item("error", report.error.as_ref().map(ToString::to_string))?;
    Ok(dictionary)
}

/// The specialization constants of a SPIR-V module: number, name, type and default as text.
#[pyfunction]
fn spec_constants<'py>(
    py: Python<'py>,
    input: &[u8],
    from_: &str,
) -> Outcome<'py, Vec<(u32, String, String, String)>> {
    let from = form(from_, input)?;
    let parsed = py.detach(|| SpirvModule::parse(input, from, &Options::default()));
    match parsed {
        Ok(module) => {
            let of = |one: &translator::SpecConstant| {
                (one.spec_id, one.name.clone(), one.ty.to_string(), one.default_text())
            };
            Ok((Some(module.spec_constants().iter().map(of).collect()), None))
        }
        Err(error) => Ok((None, Some(failure(py, &error)?))),
    }
}

/// The native part of the package.
#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add_function(wrap_pyfunction!(translate, module)?)?;
    module.add_function(wrap_pyfunction!(validate, module)?)?;
    module.add_function(wrap_pyfunction!(roundtrip, module)?)?;
    module.add_function(wrap_pyfunction!(spec_constants, module)?)
}
