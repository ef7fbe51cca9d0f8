//! Executes the functions and kernels of an LLVM module on this machine.
//!
//! A [`Program`] is a module compiled by LLVM's just-in-time compiler, together with definitions of the builtins that it calls, by OpenCL C
//! name or SPIR-V friendly name: both run the same code here, so that a module and what became of it on a round trip can be compared bit for bit.
//! It is compiled for a fixed processor unless another one is chosen, and its undefined values are given chosen bytes, so that an execution is
//! the same everywhere and [`compare`] can find out which bytes of a result are defined.
//!
//! Rule of this module: it belongs to the tests and to `spirv-run`, which include it by path; the translator never links code generation. A
//! builtin without a meaning here refuses the module when it is loaded, by name.
//!
//! Known gaps: those of [`builtin`]; parameters that are structs by value other than `byval`.

#[path = "../llvm/jit/mod.rs"]
pub mod jit;

mod atomic;
mod builtin;
pub mod check;
mod companion;
pub mod compare;
mod conversion;
mod geometric;
mod groups;
pub mod image;
mod integer;
mod item_loop;
mod math;
mod memory;
mod printf;
mod private;
mod relational;
pub mod run_line;
pub mod schedule;
pub mod shader;
mod subgroup;
mod swift;
pub mod team;
pub mod value;
mod work_item;
mod work_item_query;

use std::ops::Range;
use std::sync::{Arc, Mutex, PoisonError};

use spirv_llvm_translate::internal::error::{Error, Result};

use builtin::Builtin;
use check::Checks;
use companion::Companion;
use jit::{Engine, Fill, Function, Gate, Prober, Processor, Shape, Slot, Source};
use schedule::Order;
use work_item::Variable;

pub use work_item::IndexSpace;

/// An argument of a kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// A buffer in global or constant memory. It is changed by the kernel.
    Buffer(Vec<u8>),
    /// A scalar or vector as it lies in memory, or a struct that is passed by value.
    Value(Vec<u8>),
    /// Local memory of this many bytes.
    Local(usize),
}

/// A module that can be executed.
pub struct Program {
    // Fields are dropped in this order: the engine holds the gate's address.
    engine: Engine,
    _gate: Gate,
    _prober: Prober,
    functions: Vec<Function>,
    local_variables: Vec<Range<u64>>,
    builtin_variables: Arc<Vec<Variable>>,
    private: private::Private,
    has_meetings: bool,
    fill: Fill,
    output: Arc<Mutex<String>>,
    checks: Option<Arc<Checks>>,
    /// The order of groups and work-items.
    pub order: Order,
    /// The number of work-items of a subgroup of a kernel; 0 for all of a group.
    pub subgroup: usize,
    has_places: bool,
    swift: Option<Swift>,
}

/// A kernel that asks about its work-item without our help.
struct Swift {
    /// The address of [`item_loop::ENTER`].
    enter: u64,
    /// The name of the function that runs a group, if no work-item needs us, and whether it serves those that wait for each other.
    group: Option<(String, bool)>,
    /// Whether groups can run side by side with the same results.
    is_parallel: bool,
}

/// A request of compiled code.
enum Target {
    Builtin(Builtin, Vec<Shape>, Option<Shape>),
    /// The format, and a list or the arguments themselves.
    Printf {
        is_variadic: bool,
    },
    /// A call of instrumented code, which the prober serves.
    Check,
}

/// The implementation of calls of `function`.
fn target(function: &Function) -> Option<Target> {
    let is_printf = function.name == "printf" || function.name.contains("__spirv_ocl_printf");
    if is_printf && (!function.is_variadic || cfg!(all(target_arch = "x86_64", not(windows)))) {
        return Some(Target::Printf { is_variadic: function.is_variadic });
    }
    if check::Probed::of(&function.name).is_some() {
        return Some(Target::Check);
    }
    let shapes: Vec<_> = function.parameters.iter().map(|parameter| parameter.shape).collect();
    let result = function.result.shape;
    let builtin = builtin::resolve(&function.name, &shapes, result)?;
    let shapes = shapes.into_iter().collect::<Option<Vec<Shape>>>()?;
    (result.is_some() || function.result.text == "void").then_some(Target::Builtin(builtin, shapes, result))
}

fn serve(targets: &[Target], output: &Mutex<String>, number: usize, arguments: &[Slot], result: &mut Slot) {
    match targets.get(number) {
        Some(Target::Builtin(builtin, shapes, shape)) => {
            let arguments: Vec<_> = shapes.iter().copied().zip(arguments).collect();
            if let Some(value) = builtin.call(&arguments, *shape) {
                value.to_slot(result);
            }
        }
        Some(Target::Printf { is_variadic }) => {
            let pointer = |slot: &Slot| value::Value::from_slot(POINTER, false, slot).bits(0);
            let [format, rest @ ..] = arguments else { return };
            let arguments = match rest {
                [list] if *is_variadic => {
                    printf::Arguments::Variadic(printf::VariadicList::at(pointer(list)))
                }
                _ => printf::Arguments::Slots(rest.iter()),
            };
            let text = printf::print(pointer(format), arguments);
            output.lock().unwrap_or_else(PoisonError::into_inner).push_str(&text);
        }
        Some(Target::Check) | None => {}
    }
}

/// The operations that work-items on other paths do not take part in, and the variable with the place of the one that is called.
const MEETINGS: &str = "__spirv_GroupNonUniform";
const CALL_PLACE: &str = "spirv_run.place";

const POINTER: Shape = Shape { element: jit::Element::Pointer, lanes: 1 };

/// What serves calls of the declared functions, and of the compiler's runtime library behind them.
///
/// # Errors
/// The names of those that have no meaning.
fn targets(declared: &[Function]) -> Result<Vec<Target>> {
    let mut targets = Vec::new();
    let mut undefined = Vec::new();
    for function in declared {
        match target(function) {
            Some(target) => targets.push(target),
            None => undefined.push(function.name.as_str()),
        }
    }
    if !undefined.is_empty() {
        return Err(Error::unsupported(format!("functions without a meaning: {}", undefined.join(", "))));
    }
    for (name, result, parameter) in conversion::RUNTIME_LIBRARY {
        let shape = |text: &str| Shape {
            element: jit::Element::Float(match text {
                "half" => 16,
                "float" => 32,
                _ => 64,
            }),
            lanes: 1,
        };
        if let Some(builtin) = builtin::resolve(name, &[], None) {
            targets.push(Target::Builtin(builtin, vec![shape(parameter)], Some(shape(result))));
        }
    }
    Ok(targets)
}

/// Defines the declared functions, as LLVM IR where they can be and the kernel is optimized; whether some ask us about their work-item.
fn define(companion: &mut Companion, declared: &[Function], is_optimized: bool) -> bool {
    let mut has_queries = false;
    for (number, function) in declared.iter().enumerate() {
        let definition = if is_optimized { swift::definition(function) } else { None };
        has_queries |= definition.is_none() && swift::is_query(function);
        match (check::Probed::of(&function.name), definition) {
            (Some(probed), _) => companion.probe(function, probed),
            (None, Some(definition)) => companion.definition(&definition),
            (None, None) => companion.builtin(function, number),
        }
    }
    has_queries
}

impl Program {
    /// Compiles a module, given as LLVM assembly or bitcode, for the processor that the environment names, with the first fill.
    ///
    /// # Errors
    /// As [`Program::load_with`], and those of [`Processor::from_environment`].
    pub fn load(bytes: &[u8]) -> Result<Self> {
        Self::load_with(bytes, &Processor::from_environment()?, Fill::default())
    }

    /// Compiles a module for a processor, its undefined values filled.
    ///
    /// # Errors
    /// LLVM's message, and the names of all functions without a body that are not builtins.
    pub fn load_with(bytes: &[u8], processor: &Processor, fill: Fill) -> Result<Self> {
        Self::start(Source::parse(bytes, processor)?, fill, None)
    }

    /// Compiles a kernel of a module for this machine, optimized.
    ///
    /// # Errors
    /// As [`Program::load_with`].
    pub fn load_optimized(bytes: &[u8], kernel: &str) -> Result<Self> {
        let source = Source::parse_optimized(bytes, &Processor::host())?;
        source.keep_only(kernel)?;
        Self::start(source, Fill::default(), Some(kernel))
    }

    /// Compiles a module; if a kernel is named, that one alone, and optimized.
    fn start(mut source: Source, fill: Fill, kernel: Option<&str>) -> Result<Self> {
        // Work-items on different paths of a kernel wait at different calls of one operation.
        let has_places = kernel.is_some() && source.number_calls(MEETINGS, CALL_PLACE)?;
        let (defined, declared): (Vec<_>, Vec<_>) =
            source.functions().into_iter().partition(|function| function.is_defined);
        let targets = targets(&declared)?;
        let meets = |target: &&Target| matches!(target, Target::Builtin(builtin, ..) if builtin.waits);
        let waiting = targets.iter().filter(meets).count();
        let output = Arc::new(Mutex::new(String::new()));
        let log = Arc::clone(&output);
        let gate = Gate::new(Box::new(move |number, arguments, result| {
            serve(&targets, &log, number, arguments, result);
        }));
        let checks = Arc::new(Checks::default());
        let probed = Arc::clone(&checks);
        let prober = Prober::new(Box::new(move |number, words| probed.serve(number, words)));
        let mut companion = Companion::new(&gate, &prober);
        let is_checked = declared.iter().any(|function| check::Probed::of(&function.name).is_some());
        if is_checked {
            companion.check_state();
        }
        let kernel = defined.iter().find(|function| Some(function.name.as_str()) == kernel).cloned();
        let has_queries = define(&mut companion, &declared, kernel.is_some());
        let is_parallel = !source.has_state() && !declared.iter().any(swift::is_ordered);
        companion.runtime_library(declared.len());
        let functions: Vec<_> = defined.into_iter().filter(is_callable).collect();
        functions.iter().for_each(|function| companion.entry(function));
        let is_waiting = |function: &&Function| swift::is_barrier(function);
        let waits: Vec<String> =
            declared.iter().filter(is_waiting).map(|function| function.name.clone()).collect();
        let can_stop = declared.iter().any(can_stop);
        let group = kernel.as_ref().and_then(|kernel| companion.swift(kernel, !waits.is_empty(), is_checked));
        let keep = kernel.as_ref().map(|kernel| {
            let names = [companion::entry(&kernel.name), item_loop::ENTER.to_owned()];
            let coroutine = group.is_some() && !waits.is_empty();
            jit::Kept {
                functions: names.into_iter().chain(group.clone()).collect(),
                coroutine: coroutine.then(|| (item_loop::coroutine_name(&kernel.name), waits.clone())),
            }
        });
        let variables = source.local_variables();
        let builtins = source.builtin_variables();
        let private = source.private_variables();
        let (engine, has_coroutine) = source.start(&companion.text(), fill, keep.as_ref())?;
        let local_variables = ranges(&engine, &variables)?;
        let builtin_variables = Arc::new(builtin_variables(&engine, &builtins)?);
        let swift = match kernel {
            Some(_) => Some(Swift {
                enter: engine.address(item_loop::ENTER)?,
                group: group
                    .filter(|_| {
                        !can_stop && !has_queries && builtin_variables.is_empty() && waiting <= waits.len()
                    })
                    .map(|group| (group, has_coroutine)),
                is_parallel,
            }),
            None => None,
        };
        Ok(Self {
            private: private::Private::of(&engine, &private)?,
            engine,
            _gate: gate,
            _prober: prober,
            functions,
            local_variables,
            builtin_variables,
            has_meetings: waiting > 0,
            fill,
            output,
            checks: is_checked.then_some(checks),
            order: Order::InTurn,
            subgroup: 0,
            has_places,
            swift,
        })
    }

    /// The checks of instrumented code, ready for a run; `table` is the variable with the module's own variables: their number, and start and
    /// size of each.
    ///
    /// # Errors
    /// That there is no such table, or that nothing is instrumented.
    pub fn check(&mut self, table: &str) -> Result<Arc<Checks>> {
        let address = self.engine.address(table)?;
        let word = |place: u64| {
            let mut bytes = [0; 8];
            jit::read_memory(address + place * 8, &mut bytes);
            u64::from_le_bytes(bytes)
        };
        let variables = (0..word(0)).map(|number| {
            let start = word(1 + number * 2);
            start..start + word(2 + number * 2)
        });
        let checks = self.checks.clone();
        let checks = checks.ok_or_else(|| Error::internal("nothing is instrumented"))?;
        let symbol = |name| self.engine.address(name);
        let symbols = check::Symbols {
            state: symbol(check::STATE)?,
            place: symbol(check::PLACE)?,
            distance: symbol(check::DISTANCE)?,
            item: symbol(check::ITEM)?,
            first: symbol(check::FIRST)?,
            now: symbol(check::NOW)?,
            time: symbol(check::TIME)?,
            waiting: symbol(check::WAITING)?,
            table: symbol(check::TABLE)?,
        };
        checks.prepare(variables.collect(), symbols);
        Ok(checks)
    }

    /// The functions that other modules see and that can be called from here: kernels, and functions of scalars and vectors.
    pub fn functions(&self) -> &[Function] {
        &self.functions
    }

    fn find(&self, name: &str, is_kernel: bool) -> Result<&Function> {
        let found =
            self.functions.iter().find(|function| function.name == name && function.is_kernel == is_kernel);
        found.ok_or_else(|| {
            Error::invalid_llvm(format!("no function that can be called has the name '{name}'"))
        })
    }

    /// Calls a function that is no kernel with arguments as they lie in memory; gives the result's bytes, booleans as bytes.
    ///
    /// # Errors
    /// An unknown function, or arguments that do not fit its parameters.
    pub fn run_function(&self, name: &str, arguments: &[Vec<u8>]) -> Result<Vec<u8>> {
        let function = self.find(name, false)?;
        let mut slots =
            values_in_slots(function, arguments.iter().map(|argument| Some(argument.as_slice())))?;
        let mut result = Slot::ZERO;
        self.engine.call(self.engine.address(&companion::entry(name))?, &mut slots, &mut result);
        let size = function.result.shape.map_or(0, size_of_shape);
        Ok(result.0.get(..size).unwrap_or_default().to_vec())
    }
}

/// Whether a call can stop its work-item in the middle, which needs a stack of its own then.
fn can_stop(function: &Function) -> bool {
    check::Probed::of(&function.name) == Some(check::Probed::Unreachable)
}

/// Whether all parameters and the result are values that can be handed over.
fn is_callable(function: &Function) -> bool {
    let is_value = |parameter: &jit::Parameter| parameter.shape.is_some();
    function.is_exported
        && !function.is_variadic
        && (function.result.text == "void" || is_value(&function.result))
        && function.parameters.iter().all(is_value)
        && !function.name.starts_with("__clang_ocl_kern_imp_")
}

/// What the builtin with a function's name would give: the reference for a function that implements it. Nothing if the name has no
/// meaning here, or a type is no value's.
pub fn reference(function: &Function, arguments: &[Vec<u8>]) -> Option<Vec<u8>> {
    let shapes: Option<Vec<Shape>> = function.parameters.iter().map(|parameter| parameter.shape).collect();
    let (shapes, result) = (shapes?, function.result.shape?);
    let all: Vec<_> = shapes.iter().copied().map(Some).collect();
    let builtin = builtin::resolve(&function.name, &all, Some(result))?;
    let values =
        values_in_slots(function, arguments.iter().map(|argument| Some(argument.as_slice()))).ok()?;
    let pairs: Vec<_> = shapes.into_iter().zip(&values).collect();
    builtin.call(&pairs, Some(result)).map(|value| value.to_bytes())
}

/// The size of a value in memory, in bytes, without padding.
pub fn size_of_shape(shape: Shape) -> usize {
    value::element_size(shape.element) * shape.lanes as usize
}

/// Memory for an argument.
fn block(argument: &Argument) -> Vec<Slot> {
    let (bytes, size) = match argument {
        Argument::Buffer(bytes) => (bytes.as_slice(), bytes.len()),
        Argument::Local(size) => (&[][..], *size),
        Argument::Value(_) => return Vec::new(),
    };
    let mut slots = vec![Slot::ZERO; size.div_ceil(Slot::SIZE).max(1)];
    for (slot, chunk) in slots.iter_mut().zip(bytes.chunks(Slot::SIZE)) {
        slot.0.iter_mut().zip(chunk).for_each(|(to, from)| *to = *from);
    }
    slots
}

/// Lays arguments out as an entry expects them.
fn values_in_slots<'a>(
    function: &Function,
    arguments: impl Iterator<Item = Option<&'a [u8]>>,
) -> Result<Vec<Slot>> {
    let arguments: Vec<&[u8]> = arguments.flatten().collect();
    let name = &function.name;
    if arguments.len() != function.parameters.len() {
        let (given, wanted) = (arguments.len(), function.parameters.len());
        return Err(Error::invalid_llvm(format!("'{name}' takes {wanted} arguments, not {given}")));
    }
    let mut slots = Vec::new();
    for (index, (parameter, bytes)) in function.parameters.iter().zip(arguments).enumerate() {
        let (size, count) = match (parameter.by_value, parameter.shape) {
            (Some((size, _)), _) => (size as usize, companion::slots(size)),
            (None, Some(shape)) => (size_of_shape(shape), 1),
            (None, None) => (0, 1),
        };
        // A vector of three may be given with its padding.
        if bytes.len() < size {
            let given = bytes.len();
            return Err(Error::invalid_llvm(format!(
                "argument {index} of '{name}' has {size} bytes, not {given}"
            )));
        }
        let first = slots.len();
        slots.resize(first + count, Slot::ZERO);
        for (slot, chunk) in slots.iter_mut().skip(first).zip(bytes.chunks(Slot::SIZE)) {
            slot.0.iter_mut().zip(chunk).for_each(|(to, from)| *to = *from);
        }
    }
    if slots.is_empty() {
        slots.push(Slot::ZERO);
    }
    Ok(slots)
}

/// Where variables are.
fn ranges(engine: &Engine, variables: &[jit::OwnVariable]) -> Result<Vec<Range<u64>>> {
    let range = |variable: &jit::OwnVariable| {
        let address = engine.address(&variable.name)?;
        Ok(address..address + variable.size)
    };
    variables.iter().map(range).collect()
}

/// The builtin variables in memory, with the properties that they hold.
fn builtin_variables(engine: &Engine, declared: &[jit::BuiltinVariable]) -> Result<Vec<Variable>> {
    let variable = |declared: &jit::BuiltinVariable| {
        let name = declared.name.strip_prefix("__spirv_BuiltIn").unwrap_or_default();
        let evaluate = work_item_query::resolve_variable(name).ok_or_else(|| {
            Error::unsupported(format!("builtin variable without a meaning: {}", declared.name))
        })?;
        Ok(Variable { address: engine.address(&declared.name)?, shape: declared.shape, evaluate })
    };
    declared.iter().map(variable).collect()
}
