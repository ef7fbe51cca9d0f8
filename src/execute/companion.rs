//! The second module of every program, as LLVM assembly: builtins that hand their arguments to us, and entries through which we call functions.
//!
//! Values cross the border in memory, in slots of one size, so that nothing depends on how a machine passes vectors.

use std::fmt::Write;

use super::check::{self, DISTANCE, PLACE, Probed, STATE};
use super::conversion::RUNTIME_LIBRARY;
use super::item_loop;
use super::jit::{Element, Function, Gate, Parameter, Prober, Shape, Slot};

/// Where the sanitizer's state has shadow and origin of a call's result, in bytes.
const RESULT_SHADOW: u32 = 800;
const RESULT_ORIGIN: u32 = 4008;

/// The text of the module so far.
pub struct Companion {
    text: String,
    gate: u64,
    prober: u64,
}

/// A name as LLVM assembly quotes it.
pub fn quoted(name: &str) -> String {
    let mut text = String::from("@\"");
    for byte in name.bytes() {
        match byte {
            b'"' | b'\\' | 0..=31 | 127..=255 => {
                let _ = write!(text, "\\{byte:02X}");
            }
            _ => text.push(char::from(byte)),
        }
    }
    text.push('"');
    text
}

/// The type in which a value lies in its slot: booleans take bytes there.
fn stored_type(parameter: &Parameter) -> Option<String> {
    match parameter.shape {
        Some(Shape { element: Element::Integer(1), lanes: 1 }) => Some(String::from("i8")),
        Some(Shape { element: Element::Integer(1), lanes }) => Some(format!("<{lanes} x i8>")),
        _ => None,
    }
}

/// The name of the entry through which a function is called.
pub fn entry(function: &str) -> String {
    format!("entry.{function}")
}

impl Companion {
    /// An empty one, whose builtins call through `gate` and whose checks call through `prober`.
    pub fn new(gate: &Gate, prober: &Prober) -> Self {
        Self { text: String::new(), gate: gate.address(), prober: prober.address() }
    }

    /// The finished text.
    pub fn text(self) -> String {
        self.text
    }

    fn line(&mut self, line: impl AsRef<str>) {
        self.text.push_str(line.as_ref());
        self.text.push('\n');
    }

    /// Stores `%name` to a slot behind `%pointer`.
    fn store(&mut self, parameter: &Parameter, name: &str, pointer: &str, slot: usize) {
        let offset = slot * Slot::SIZE;
        self.line(format!("  {pointer}.{slot} = getelementptr i8, ptr {pointer}, i64 {offset}"));
        match stored_type(parameter) {
            Some(stored) => {
                self.line(format!("  {name}.wide = zext {} {name} to {stored}", parameter.text));
                self.line(format!("  store {stored} {name}.wide, ptr {pointer}.{slot}"));
            }
            None => self.line(format!("  store {} {name}, ptr {pointer}.{slot}", parameter.text)),
        }
    }

    /// Loads `%name` from a slot.
    fn load(&mut self, parameter: &Parameter, name: &str, pointer: &str, slot: usize) {
        let offset = slot * Slot::SIZE;
        self.line(format!("  {pointer}.{slot} = getelementptr i8, ptr {pointer}, i64 {offset}"));
        match stored_type(parameter) {
            Some(stored) => {
                self.line(format!("  {name}.wide = load {stored}, ptr {pointer}.{slot}"));
                self.line(format!("  {name} = trunc {stored} {name}.wide to {}", parameter.text));
            }
            None => self.line(format!("  {name} = load {}, ptr {pointer}.{slot}", parameter.text)),
        }
    }

    /// Leaves the slots of a call to us and waits for its result.
    fn pass(&mut self, number: usize, count: usize) {
        let (entry, gate) = (Gate::entry(), self.gate);
        self.line(format!(
            "  call void inttoptr (i64 {entry} to ptr)(ptr inttoptr (i64 {gate} to ptr), i64 {number}, ptr %slots, i64 {count}, ptr %result)"
        ));
    }

    /// Reserves the slots of a call.
    fn reserve(&mut self, count: usize) {
        self.line(format!("  %slots = alloca [{} x i8], align {}", count.max(1) * Slot::SIZE, Slot::SIZE));
        self.line(format!("  %result = alloca [{0} x i8], align {0}", Slot::SIZE));
    }

    fn return_result(&mut self, result: &Parameter) {
        if result.text == "void" {
            self.line("  ret void\n}");
        } else {
            self.load(result, "%returned", "%result", 0);
            self.line(format!("  ret {} %returned\n}}", result.text));
        }
    }

    /// Defines a builtin; calls of it arrive with its number.
    pub fn builtin(&mut self, function: &Function, number: usize) {
        let parameters: Vec<String> = function
            .parameters
            .iter()
            .enumerate()
            .map(|(index, parameter)| format!("{} %p{index}", parameter.text))
            .collect();
        let variadic = match (function.is_variadic, parameters.is_empty()) {
            (false, _) => "",
            (true, true) => "...",
            (true, false) => ", ...",
        };
        self.line(format!(
            "define spir_func {} {} {}({}{variadic}) {{",
            function.result.extension,
            function.result.text,
            quoted(&function.name),
            parameters.join(", "),
        ));
        let count = function.parameters.len() + usize::from(function.is_variadic);
        self.reserve(count);
        for (index, parameter) in function.parameters.iter().enumerate() {
            self.store(parameter, &format!("%p{index}"), "%slots", index);
        }
        if function.is_variadic {
            // Larger than the list of any ABI.
            self.line("  %list = alloca [64 x i8], align 16");
            self.line("  call void @llvm.va_start.p0(ptr %list)");
            let list = Parameter { text: String::from("ptr"), shape: None, extension: "", by_value: None };
            self.store(&list, "%list", "%slots", count - 1);
        }
        self.pass(number, count);
        self.return_result(&function.result);
    }

    /// Defines what a kernel that runs by itself needs; the name of the function that runs a group, if there can be one. It has a coroutine if
    /// work-items wait for each other.
    pub fn swift(&mut self, kernel: &Function, waits: bool, is_checked: bool) -> Option<String> {
        let (gate, prober) = (self.gate, self.prober);
        let load = |parameter: &Parameter, index: usize| {
            let mut part = Self { text: String::new(), gate, prober };
            part.load(parameter, &format!("%a{index}"), "%slots", index);
            Some(part.text)
        };
        self.line(item_loop::entering(waits));
        let checked = is_checked.then(|| item_loop::Checked {
            shadow: kernel.parameters.iter().map(|parameter| parameter.shape.map_or(8, shadow_size)).sum(),
            round: format!(
                "inttoptr (i64 {} to ptr)(ptr inttoptr (i64 {prober} to ptr), i64 {}, i64 %places.at, i64 %n, i64 0, i64 0)",
                Prober::entry(),
                Probed::Round.number()
            ),
        });
        let group = match waits {
            true => item_loop::waiting_group(kernel, &load, checked.as_ref())?,
            false => item_loop::group(kernel, &load, checked.as_ref())?,
        };
        self.line(group);
        Some(item_loop::group_name(&kernel.name))
    }

    /// Defines a builtin as LLVM IR.
    pub fn definition(&mut self, text: &str) {
        self.line(text);
    }

    /// Defines the variables of checks.
    pub fn check_state(&mut self) {
        self.line(check::variables());
        self.line(format!("@\"{PLACE}\" = global i32 0"));
    }

    /// Calls the prober with some words.
    fn call_prober(&mut self, result: &str, probed: Probed, words: &[String]) {
        let zero = String::from("i64 0");
        let words: Vec<&str> = (0..4).map(|place| words.get(place).unwrap_or(&zero).as_str()).collect();
        let (entry, prober, number) = (Prober::entry(), self.prober, probed.number());
        self.line(format!(
            "  {result} = call i64 inttoptr (i64 {entry} to ptr)(ptr inttoptr (i64 {prober} to ptr), i64 {number}, {})",
            words.join(", ")
        ));
    }

    /// Defines a function that instrumented code calls.
    pub fn probe(&mut self, function: &Function, probed: Probed) {
        if let Some(text) = check::definition(function, self.prober) {
            self.line(text);
            return;
        }
        let parameters = function.parameters.iter().enumerate();
        let list: Vec<String> =
            parameters.clone().map(|(index, parameter)| format!("{} %p{index}", parameter.text)).collect();
        let result = &function.result.text;
        let cold = if matches!(probed, Probed::State | Probed::Undefined) {
            ""
        } else {
            "noinline \"spirv_run.call\" "
        };
        self.line(format!("define {result} {}({}) {cold}{{", quoted(&function.name), list.join(", ")));
        let mut words = Vec::new();
        for (index, parameter) in parameters {
            let word = match parameter.text.as_str() {
                "i64" => format!("i64 %p{index}"),
                text => {
                    let cast = if text.starts_with("ptr") { "ptrtoint" } else { "zext" };
                    self.line(format!("  %w{index} = {cast} {text} %p{index} to i64"));
                    format!("i64 %w{index}")
                }
            };
            words.push(word);
        }
        match probed {
            Probed::State => self.line(format!("  ret ptr @\"{STATE}\"\n}}")),
            Probed::Undefined => self.undefined(result, &words),
            Probed::ShadowOfLoad | Probed::ShadowOfStore => self.shadow(function, probed, words),
            _ => {
                self.call_prober("%word", probed, &words);
                match result.as_str() {
                    "void" => self.line("  ret void\n}"),
                    "i64" => self.line("  ret i64 %word\n}"),
                    text => {
                        let cast = if text.starts_with("ptr") { "inttoptr" } else { "trunc" };
                        self.line(format!(
                            "  %result = {cast} i64 %word to {text}\n  ret {text} %result\n}}"
                        ));
                    }
                }
            }
        }
    }

    /// Returns a value of which all bits are undefined, which the caller finds in the state.
    fn undefined(&mut self, ty: &str, words: &[String]) {
        self.call_prober("%word", Probed::UndefinedOrigin, words);
        self.line("  %origin = trunc i64 %word to i32");
        let state = |offset: u32| format!("getelementptr (i8, ptr @\"{STATE}\", i64 {offset})");
        let end = format!("getelementptr ({ty}, ptr null, i32 1)");
        self.line(format!("  %size = ptrtoint ptr {end} to i64"));
        self.line(format!(
            "  call void @llvm.memset.p0.i64(ptr {}, i8 -1, i64 %size, i1 false)",
            state(RESULT_SHADOW)
        ));
        self.line(format!("  store i32 %origin, ptr {}", state(RESULT_ORIGIN)));
        self.line(format!("  ret {ty} zeroinitializer\n}}"));
    }

    /// Returns shadow and its origins; the size is an argument or in the name.
    fn shadow(&mut self, function: &Function, probed: Probed, mut words: Vec<String>) {
        if let Some(size) = function.name.rsplit('_').next().and_then(|size| size.parse::<u64>().ok()) {
            words.push(format!("i64 {size}"));
        }
        self.call_prober("%shadow", probed, &words);
        self.line(format!("  %distance = load i64, ptr @\"{DISTANCE}\""));
        self.line("  %first = and i64 %shadow, -4\n  %origins = add i64 %first, %distance");
        self.line("  %a = inttoptr i64 %shadow to ptr\n  %b = inttoptr i64 %origins to ptr");
        self.line("  %c = insertvalue { ptr, ptr } poison, ptr %a, 0");
        self.line("  %d = insertvalue { ptr, ptr } %c, ptr %b, 1\n  ret { ptr, ptr } %d\n}");
    }

    /// Defines the functions of the compiler's runtime library that generated code may call; their numbers count from `first`.
    pub fn runtime_library(&mut self, first: usize) {
        for (number, (name, result, parameter)) in (first..).zip(RUNTIME_LIBRARY) {
            let plain =
                |text: &str| Parameter { text: text.to_owned(), shape: None, extension: "", by_value: None };
            self.line(format!("define {result} @{name}({parameter} %p) {{"));
            self.reserve(1);
            self.store(&plain(parameter), "%p", "%slots", 0);
            self.pass(number, 1);
            self.return_result(&plain(result));
        }
    }

    /// Defines the entry through which we call a function: `void (ptr slots, ptr result)`.
    pub fn entry(&mut self, function: &Function) {
        let convention = if function.is_kernel { "spir_kernel" } else { "spir_func" };
        let ty = |parameter: &Parameter| match parameter.by_value {
            Some((size, align)) => format!("{} byval([{size} x i8]) align {align}", parameter.text),
            None => format!("{} {}", parameter.text, parameter.extension),
        };
        let types: Vec<String> = function.parameters.iter().map(ty).collect();
        let (result, name) = (&function.result, quoted(&function.name));
        let signature = format!("{convention} {} {} {name}", result.extension, result.text);
        self.line(format!("declare {signature}({})", types.join(", ")));
        self.line(format!("define void {}(ptr %slots, ptr %result) {{", quoted(&entry(&function.name))));
        let mut arguments = Vec::new();
        let mut slot = 0;
        for (index, (parameter, ty)) in function.parameters.iter().zip(&types).enumerate() {
            let argument = format!("%a{index}");
            match parameter.by_value {
                Some((size, _)) => {
                    let offset = slot * Slot::SIZE;
                    self.line(format!("  {argument} = getelementptr i8, ptr %slots, i64 {offset}"));
                    slot += slots(size);
                }
                None => {
                    self.load(parameter, &argument, "%slots", slot);
                    slot += 1;
                }
            }
            arguments.push(format!("{ty} {argument}"));
        }
        let call = format!("call {signature}({})", arguments.join(", "));
        if result.text == "void" {
            self.line(format!("  {call}"));
        } else {
            self.line(format!("  %value = {call}"));
            self.store(result, "%value", "%result", 0);
        }
        self.line("  ret void\n}");
    }
}

/// The size of the shadow of an argument, in bytes.
fn shadow_size(shape: Shape) -> usize {
    super::size_of_shape(shape).next_multiple_of(8).max(shape.lanes.next_power_of_two() as usize * 2)
}

/// The number of slots that `size` bytes take.
pub fn slots(size: u64) -> usize {
    (size as usize).div_ceil(Slot::SIZE)
}
