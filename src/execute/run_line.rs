//! Calls written down as text, with the result that is expected.
//!
//! ```text
//! line    := "@" name "(" [ value { "," value } ] ")" "==" value
//! value   := scalar literal | "<" number "x" scalar ">" "<" value { "," value } ">"
//! scalar  := "i" number | "half" | "float" | "double"
//! literal := "true" | "false" | number | "nan" | "inf" | "-inf" | "0x" digits
//! ```
//!
//! As in LLVM assembly, the hexadecimal form of a `float` or `double` is the bit pattern of a double; that of a `half` and an integer is its own.

use spirv_llvm_translate::internal::error::{Error, Result};

use super::jit::{Element, Shape};
use super::value::{Value, mask, pack};
use super::{Program, size_of_shape};

/// A call and its result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunLine {
    /// The function's name, without `@`.
    pub function: String,
    /// The arguments.
    pub arguments: Vec<Value>,
    /// What it must give.
    pub expected: Value,
}

/// A text from which pieces are taken at the front.
struct Reader<'a> {
    line: &'a str,
    rest: &'a str,
}

impl<'a> Reader<'a> {
    fn error(&self, wanted: &str) -> Error {
        let at = self.line.len() - self.rest.len();
        Error::malformed(format!("run line '{}': {wanted} expected at column {}", self.line, at + 1))
    }

    fn skip(&mut self, text: &str) -> bool {
        self.rest = self.rest.trim_start();
        match self.rest.strip_prefix(text) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    fn demand(&mut self, text: &str) -> Result<()> {
        if self.skip(text) { Ok(()) } else { Err(self.error(&format!("'{text}'"))) }
    }

    /// The characters up to one that ends a word.
    fn word(&mut self) -> &'a str {
        self.rest = self.rest.trim_start();
        let end = self.rest.find(|letter: char| letter.is_whitespace() || "(),<>=".contains(letter));
        let (word, rest) = self.rest.split_at(end.unwrap_or(self.rest.len()));
        self.rest = rest;
        word
    }

    fn element(&mut self) -> Result<Element> {
        let word = self.word();
        let bits =
            word.strip_prefix('i').and_then(|bits| bits.parse().ok()).filter(|bits| (1..=64).contains(bits));
        match (word, bits) {
            (_, Some(bits)) => Ok(Element::Integer(bits)),
            ("half", _) => Ok(Element::Float(16)),
            ("float", _) => Ok(Element::Float(32)),
            ("double", _) => Ok(Element::Float(64)),
            _ => Err(self.error("a type before this place")),
        }
    }

    fn literal(&mut self, element: Element) -> Result<u64> {
        let word = self.word();
        let hexadecimal = word.strip_prefix("0x").map(|digits| u64::from_str_radix(digits, 16));
        let bits = match (element, hexadecimal) {
            (_, Some(Err(_))) => None,
            (Element::Float(bits @ (32 | 64)), Some(Ok(pattern))) => {
                Some(pack(f64::from_bits(pattern), bits))
            }
            (_, Some(Ok(pattern))) => Some(pattern),
            (Element::Float(bits), None) => word.parse().ok().map(|number| pack(number, bits)),
            (_, None) => match word {
                "true" => Some(1),
                "false" => Some(0),
                _ => word.parse::<i128>().ok().map(|number| number as u64),
            },
        };
        let width = Value::from_fn(Shape { element, lanes: 1 }, |_| 0).width();
        bits.map(|bits| bits & mask(width)).ok_or_else(|| self.error("a value before this place"))
    }

    fn value(&mut self) -> Result<Value> {
        if !self.skip("<") {
            let element = self.element()?;
            let lane = self.literal(element)?;
            return Ok(Value { shape: Shape { element, lanes: 1 }, is_signed: true, lanes: vec![lane] });
        }
        let lanes: u32 =
            self.word().parse().map_err(|_| self.error("a number of lanes before this place"))?;
        self.demand("x")?;
        let shape = Shape { element: self.element()?, lanes };
        self.demand(">")?;
        self.demand("<")?;
        let mut value = Value { shape, is_signed: true, lanes: Vec::new() };
        while value.lanes.is_empty() || self.skip(",") {
            if self.element()? != shape.element {
                return Err(self.error("the vector's own element type before this place"));
            }
            value.lanes.push(self.literal(shape.element)?);
        }
        self.demand(">")?;
        if value.lanes.len() == lanes as usize {
            Ok(value)
        } else {
            Err(self.error(&format!("{lanes} lanes before this place")))
        }
    }
}

impl RunLine {
    /// Reads a line.
    ///
    /// # Errors
    /// Where it breaks the rules above.
    pub fn parse(line: &str) -> Result<Self> {
        let mut reader = Reader { line, rest: line };
        reader.demand("@")?;
        let function = reader.word().to_owned();
        reader.demand("(")?;
        let mut arguments = Vec::new();
        while !reader.skip(")") {
            if !arguments.is_empty() {
                reader.demand(",")?;
            }
            arguments.push(reader.value()?);
        }
        reader.demand("==")?;
        let expected = reader.value()?;
        if reader.rest.trim().is_empty() {
            Ok(Self { function, arguments, expected })
        } else {
            Err(reader.error("the end"))
        }
    }

    /// Makes the call and compares. Numbers that are none are equal, whatever their bits.
    ///
    /// # Errors
    /// That the program has no such function, that types differ, or that it gives something else.
    pub fn check(&self, program: &Program) -> Result<()> {
        let name = &self.function;
        let function = program.functions().iter().find(|function| function.name == *name);
        let shapes = function.map(|function| function.parameters.iter().map(|parameter| parameter.shape));
        let wanted = self.arguments.iter().map(|argument| Some(argument.shape));
        if !shapes.is_some_and(|shapes| shapes.eq(wanted)) {
            return Err(Error::invalid_llvm(format!("no function '{name}' takes arguments of these types")));
        }
        if function.and_then(|function| function.result.shape) != Some(self.expected.shape) {
            return Err(Error::invalid_llvm(format!(
                "'{name}' does not return the type of the expected result"
            )));
        }
        let arguments: Vec<_> = self.arguments.iter().map(Value::to_bytes).collect();
        let bytes = program.run_function(name, &arguments)?;
        let result = Value::from_bytes(
            self.expected.shape,
            true,
            bytes.get(..size_of_shape(self.expected.shape)).unwrap_or(&[]),
        );
        let is_equal = |lane: usize| {
            let is_float = matches!(result.shape.element, Element::Float(_));
            let are_nan = is_float && result.number(lane).is_nan() && self.expected.number(lane).is_nan();
            result.bits(lane) == self.expected.bits(lane) || are_nan
        };
        if (0..self.expected.lanes.len()).all(is_equal) {
            return Ok(());
        }
        Err(Error::invalid_llvm(format!("'{name}' gives {}, not {}", show(&result), show(&self.expected))))
    }
}

/// A value for a message.
fn show(value: &Value) -> String {
    let lane = |lane| match value.shape.element {
        Element::Float(_) => format!("{} ({:#x})", value.number(lane), value.bits(lane)),
        _ => format!("{} ({:#x})", value.signed(lane), value.bits(lane)),
    };
    (0..value.lanes.len()).map(lane).collect::<Vec<_>>().join(", ")
}
