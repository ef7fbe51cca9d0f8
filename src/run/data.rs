//! Contents of arguments and buffers, as they are written on the command line.
//!
//! ```text
//! data   := [ type ] ( "@" file | [ "[" number { "," number } "]" ] [ ( "=" | ":" ) values ] ) | values
//! type   := ( "i" | "u" ) ( "8" | "16" | "32" | "64" ) | "f" ( "16" | "32" | "64" ), with lanes as in "f32x4"; or as in OpenCL C
//! values := number { "," number } | number ".." [ number ] | "random" [ ":" seed [ ":" number ".." number ] ]
//! ```
//!
//! One number fills all elements; without values they are zero. A range counts up by one. Random numbers are the same in every run:
//! floating-point ones from 0 to 1 and integers of any bits, unless bounds are given, of which the second is not reached.

use spirv_llvm_translate::internal::error::Result;

use super::{npy, picture, read_file, usage};
use crate::executor::jit::Element;
use crate::executor::value::{element_size, mask, pack, unpack};

/// The most elements of a buffer.
const MOST_ELEMENTS: usize = 1 << 30;

/// The type of elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind {
    /// The type of a component.
    pub element: Element,
    /// Whether integers have a sign.
    pub is_signed: bool,
    /// The number of components.
    pub lanes: usize,
}

/// Names of scalars in OpenCL C.
const NAMES: &[(&str, Element, bool)] = &[
    ("char", Element::Integer(8), true),
    ("uchar", Element::Integer(8), false),
    ("bool", Element::Integer(8), false),
    ("short", Element::Integer(16), true),
    ("ushort", Element::Integer(16), false),
    ("int", Element::Integer(32), true),
    ("uint", Element::Integer(32), false),
    ("long", Element::Integer(64), true),
    ("ulong", Element::Integer(64), false),
    ("half", Element::Float(16), true),
    ("float", Element::Float(32), true),
    ("double", Element::Float(64), true),
];

impl Kind {
    /// Bytes.
    pub const BYTES: Self = Self { element: Element::Integer(8), is_signed: false, lanes: 1 };

    /// The type of a name.
    pub fn parse(name: &str) -> Option<Self> {
        let of_c = NAMES.iter().find_map(|(scalar, element, is_signed)| {
            let lanes = name.strip_prefix(scalar)?;
            let lanes = if lanes.is_empty() { 1 } else { lanes.parse().ok()? };
            Some(Self { element: *element, is_signed: *is_signed, lanes })
        });
        let short = || {
            let (scalar, lanes) =
                name.split_once('x').map_or((name, Some(1)), |(scalar, lanes)| (scalar, lanes.parse().ok()));
            let bits: u32 = scalar.get(1..)?.parse().ok()?;
            let element = match scalar.get(..1)? {
                "i" | "u" if matches!(bits, 8 | 16 | 32 | 64) => Element::Integer(bits),
                "f" if matches!(bits, 16 | 32 | 64) => Element::Float(bits),
                _ => return None,
            };
            Some(Self { element, is_signed: !scalar.starts_with('u'), lanes: lanes? })
        };
        of_c.or_else(short).filter(|kind| matches!(kind.lanes, 1 | 2 | 3 | 4 | 8 | 16))
    }

    /// The size of an element in memory in bytes; vectors of three take the place of four.
    pub fn size(self) -> usize {
        element_size(self.element) * if self.lanes == 3 { 4 } else { self.lanes }
    }

    /// The width of a component in bits.
    fn bits(self) -> u32 {
        match self.element {
            Element::Integer(bits) | Element::Float(bits) => bits,
            Element::Pointer => 64,
        }
    }

    /// The size of a component in bytes.
    pub fn bytes_of_component(self) -> usize {
        element_size(self.element)
    }

    /// The bits of a number.
    fn number(self, text: &str) -> Result<u64> {
        let bits = self.bits();
        let wrong = || usage(format!("'{text}' is no number of type {self}"));
        let hexadecimal = text.strip_prefix("0x").map(|digits| u64::from_str_radix(digits, 16));
        match (self.element, hexadecimal) {
            (_, Some(pattern)) => pattern.ok().filter(|pattern| *pattern <= mask(bits)).ok_or_else(wrong),
            (Element::Float(32), None) => {
                text.parse::<f32>().map(|number| u64::from(number.to_bits())).map_err(|_| wrong())
            }
            (Element::Float(bits), None) => {
                text.parse::<f64>().map(|number| pack(number, bits)).map_err(|_| wrong())
            }
            _ => {
                let number: i128 = text.parse().map_err(|_| wrong())?;
                let range = -(1_i128 << (bits - 1))..(1_i128 << bits);
                if range.contains(&number) { Ok(number as u64 & mask(bits)) } else { Err(wrong()) }
            }
        }
    }

    /// A number of some bits as text.
    fn text(self, pattern: u64) -> String {
        let bits = self.bits();
        match self.element {
            Element::Float(64) => f64::from_bits(pattern).to_string(),
            Element::Float(bits) => (unpack(pattern, bits) as f32).to_string(),
            _ if self.is_signed => {
                let shift = 64 - bits;
                ((pattern << shift).cast_signed() >> shift).to_string()
            }
            _ => pattern.to_string(),
        }
    }

    /// A number of some bits.
    pub fn value(self, pattern: u64) -> f64 {
        match self.element {
            Element::Float(bits) => unpack(pattern, bits),
            _ => self.text(pattern).parse().unwrap_or(f64::NAN),
        }
    }
}

impl std::fmt::Display for Kind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let letter = match self.element {
            Element::Float(_) => 'f',
            _ if self.is_signed => 'i',
            _ => 'u',
        };
        write!(f, "{letter}{}", self.bits())?;
        if self.lanes > 1 { write!(f, "x{}", self.lanes) } else { Ok(()) }
    }
}

/// Elements in memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Data {
    /// The type of the elements.
    pub kind: Kind,
    /// Their number in each dimension.
    pub shape: Vec<usize>,
    /// The elements as they lie in memory.
    pub bytes: Vec<u8>,
}

impl Data {
    /// What a text describes; elements whose type it does not tell are of `default`.
    ///
    /// # Errors
    /// A text that describes nothing, and files that cannot be read.
    pub fn parse(text: &str, default: Option<Kind>) -> Result<Self> {
        Self::seeded(text, default, 0)
    }

    /// The same, with a seed for random numbers that have none of their own.
    ///
    /// # Errors
    /// As [`Data::parse`].
    pub fn seeded(text: &str, default: Option<Kind>, seed: u64) -> Result<Self> {
        let end = text.find(['[', '=', ':', '@', ',', '.']).unwrap_or(text.len());
        let (name, rest) = text.split_at(end);
        let (told, rest) = match Kind::parse(name.trim()) {
            Some(kind) if !rest.is_empty() => (Some(kind), rest),
            _ => (None, text),
        };
        if let Some(path) = rest.strip_prefix('@') {
            return Self::of_file(path, told, default);
        }
        let kind = told.or(default).ok_or_else(|| {
            usage(format!("'{text}' does not tell the type of its elements: write TYPE[COUNT]=VALUES, such as f32[1024]=0"))
        })?;
        let (shape, rest) = match rest.strip_prefix('[') {
            None => (None, rest),
            Some(rest) => {
                let (inside, rest) =
                    rest.split_once(']').ok_or_else(|| usage(format!("']' is missing in '{text}'")))?;
                let sizes = inside.split([',', 'x']).map(|size| size.trim().parse::<usize>().ok());
                let sizes: Option<Vec<usize>> = sizes.collect();
                let is_small = |sizes: &Vec<usize>| {
                    let count = sizes.iter().try_fold(1_usize, |product, size| product.checked_mul(*size));
                    count.is_some_and(|count| count <= MOST_ELEMENTS)
                };
                let sizes = sizes.filter(is_small);
                (Some(sizes.ok_or_else(|| usage(format!("'{inside}' in '{text}' is no size")))?), rest)
            }
        };
        let values = rest.strip_prefix(['=', ':']).unwrap_or(rest);
        let values = if values.is_empty() { "0" } else { values };
        let count = shape.as_ref().map(|shape| shape.iter().product::<usize>() * kind.lanes);
        let patterns = values_of(values, kind, count, seed)?;
        if !patterns.len().is_multiple_of(kind.lanes) {
            return Err(usage(format!("{} numbers are no elements of type {kind}", patterns.len())));
        }
        let shape = shape.unwrap_or_else(|| vec![patterns.len() / kind.lanes]);
        Ok(Self { kind, shape, bytes: laid_out(kind, &patterns) })
    }

    fn of_file(path: &str, told: Option<Kind>, default: Option<Kind>) -> Result<Self> {
        let bytes = read_file(path)?;
        if picture::is_picture(path) {
            let mut data = picture::read(path, &bytes)?;
            // The channels may be those of the elements' vectors.
            let lanes = told.or(default).map_or(1, |kind| kind.lanes);
            if lanes > 1 && lanes != 3 && data.shape.last() == Some(&lanes) {
                data.shape.pop();
                data.kind.lanes = lanes;
            }
            return Ok(data);
        }
        if path.ends_with(".npy") {
            let mut data = npy::read(path, &bytes)?;
            // The last dimension of an array may be that of the vectors' components.
            let lanes = told.or(default).map_or(1, |kind| kind.lanes);
            if lanes > 1 && data.shape.last() == Some(&lanes) {
                data.shape.pop();
                data.kind.lanes = lanes;
                let patterns = npy::patterns(&data);
                data.bytes = laid_out(data.kind, &patterns);
            }
            return Ok(data);
        }
        let kind = told.or(default).unwrap_or(Kind::BYTES);
        if !bytes.len().is_multiple_of(kind.size()) {
            return Err(usage(format!(
                "'{path}' has {} bytes, no multiple of the size of {kind}",
                bytes.len()
            )));
        }
        Ok(Self { kind, shape: vec![bytes.len() / kind.size()], bytes })
    }

    /// The bits of all components, in order.
    pub fn patterns(&self) -> Vec<u64> {
        let size = element_size(self.kind.element);
        let element = |bytes: &[u8]| -> Vec<u64> {
            let component = |bytes: &[u8]| {
                let mut word = [0; 8];
                word.iter_mut().zip(bytes).for_each(|(to, from)| *to = *from);
                u64::from_le_bytes(word)
            };
            bytes.chunks(size).take(self.kind.lanes).map(component).collect()
        };
        self.bytes.chunks(self.kind.size()).flat_map(element).collect()
    }

    /// The number of elements.
    pub fn count(&self) -> usize {
        self.bytes.len() / self.kind.size()
    }

    /// The same with other contents.
    pub fn with(&self, bytes: Vec<u8>) -> Self {
        Self { bytes, ..self.clone() }
    }

    /// A component as text.
    pub fn text(&self, pattern: u64) -> String {
        self.kind.text(pattern)
    }

    /// At most `most` numbers as text.
    pub fn shown(&self, most: usize) -> String {
        let patterns = self.patterns();
        let numbers: Vec<String> = patterns.iter().take(most).map(|pattern| self.text(*pattern)).collect();
        let rest = if patterns.len() > most { " ..." } else { "" };
        format!("{}{rest}", numbers.join(" "))
    }
}

/// Components as they lie in memory.
fn laid_out(kind: Kind, patterns: &[u64]) -> Vec<u8> {
    let size = element_size(kind.element);
    let mut bytes = Vec::with_capacity(patterns.len() / kind.lanes * kind.size());
    for element in patterns.chunks(kind.lanes) {
        for pattern in element {
            bytes.extend(pattern.to_le_bytes().iter().take(size));
        }
        bytes.resize(bytes.len().next_multiple_of(kind.size()), 0);
    }
    bytes
}

/// The components that a list, a range or random numbers give.
fn values_of(text: &str, kind: Kind, count: Option<usize>, seed: u64) -> Result<Vec<u64>> {
    if let Some(rest) = text.strip_prefix("random") {
        let count = count.ok_or_else(|| usage("random numbers need a count, as in f32[1024]=random"))?;
        return random(rest, kind, count, seed);
    }
    if let Some((first, end)) = text.split_once("..") {
        return range(text, (first, end), kind, count);
    }
    let numbers: Vec<u64> =
        text.split(',').map(|number| kind.number(number.trim())).collect::<Result<_>>()?;
    match (count, numbers.as_slice()) {
        (Some(count), [one]) => Ok(vec![*one; count]),
        (Some(count), numbers) if count != numbers.len() => {
            Err(usage(format!("{} numbers are given, {count} are needed", numbers.len())))
        }
        _ => Ok(numbers),
    }
}

fn range(text: &str, (first, end): (&str, &str), kind: Kind, count: Option<usize>) -> Result<Vec<u64>> {
    let number = |text: &str| {
        text.trim().parse::<f64>().map_err(|_| usage(format!("'{text}' is no bound of a range")))
    };
    let first = number(first)?;
    let told = if end.trim().is_empty() { None } else { Some((number(end)? - first).ceil() as usize) };
    let count = match (count, told) {
        (Some(count), Some(told)) if count != told => {
            return Err(usage(format!("the range '{text}' has {told} numbers, {count} are needed")));
        }
        (count, told) => count.or(told).ok_or_else(|| usage(format!("the range '{text}' needs an end")))?,
    };
    (0..count).map(|step| kind.number(&(first + step as f64).to_string())).collect()
}

/// The next of a sequence of numbers that look random, by SplitMix64.
fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut word = *state;
    word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    word ^ (word >> 31)
}

/// `[ ":" seed [ ":" low ".." high ] ]`
fn random(text: &str, kind: Kind, count: usize, default: u64) -> Result<Vec<u64>> {
    let wrong = || usage(format!("'random{text}' is not random, random:SEED or random:SEED:LOW..HIGH"));
    let mut parts = text.strip_prefix(':').unwrap_or(text).splitn(2, ':');
    let seed = parts.next().unwrap_or_default();
    let mut state: u64 = if seed.is_empty() { default } else { seed.parse().map_err(|_| wrong())? };
    let bounds = match parts.next() {
        None => None,
        Some(bounds) => {
            let (low, high) = bounds.split_once("..").ok_or_else(wrong)?;
            let (low, high): (f64, f64) =
                (low.parse().map_err(|_| wrong())?, high.parse().map_err(|_| wrong())?);
            Some((low, high)).filter(|(low, high)| low < high).ok_or_else(wrong).map(Some)?
        }
    };
    let component = |_| {
        let word = next(&mut state);
        let unit = (word >> 11) as f64 / (1_u64 << 53) as f64;
        match (kind.element, bounds) {
            (Element::Float(bits), bounds) => {
                let (low, high) = bounds.unwrap_or((0.0, 1.0));
                Ok(pack(low + unit * (high - low), bits))
            }
            (_, Some((low, high))) => kind.number(&(low + unit * (high - low)).floor().to_string()),
            (_, None) => Ok(word & mask(kind.bits())),
        }
    };
    (0..count).map(component).collect()
}
