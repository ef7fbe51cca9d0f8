//! What `printf` prints.
//!
//! Known gaps: `%a` prints as `%e` does, `%g` as Rust's shortest form; vectors of more than 16 bytes as variadic arguments; variadic calls on
//! hosts other than x86-64.

use super::jit::{Slot, read_memory};
use super::value::{Value, unpack};

/// Where the arguments behind the format come from.
pub enum Arguments<'a> {
    /// Each in a slot.
    Slots(std::slice::Iter<'a, Slot>),
    /// A `va_list` of the x86-64 System V ABI.
    Variadic(VariadicList),
}

/// The fields of that `va_list`.
pub struct VariadicList {
    /// Offset of the next general register in the save area, and of the next vector register.
    offsets: [u64; 2],
    /// The arguments on the stack, and the save area.
    overflow: u64,
    save_area: u64,
}

fn read<const SIZE: usize>(address: u64) -> [u8; SIZE] {
    let mut bytes = [0; SIZE];
    read_memory(address, &mut bytes);
    bytes
}

impl VariadicList {
    /// Reads the list at an address.
    pub fn at(address: u64) -> Self {
        let offset = |at| u64::from(u32::from_le_bytes(read(address + at)));
        let pointer = |at| u64::from_le_bytes(read(address + at));
        Self { offsets: [offset(0), offset(4)], overflow: pointer(8), save_area: pointer(16) }
    }

    /// The next argument of a class: 0 for general registers, 1 for vector registers.
    fn next(&mut self, class: usize) -> [u8; 16] {
        let (end, size) = if class == 0 { (48, 8) } else { (176, 16) };
        let Some(offset) = self.offsets.get_mut(class) else { return [0; 16] };
        if *offset < end {
            *offset += size;
            return read(self.save_area + *offset - size);
        }
        let place = self.overflow;
        self.overflow += 8;
        read(place)
    }
}

impl Arguments<'_> {
    fn next(&mut self, is_vector_register: bool) -> [u8; 16] {
        match self {
            Self::Variadic(list) => list.next(usize::from(is_vector_register)),
            Self::Slots(slots) => {
                let mut bytes = [0; 16];
                if let Some(slot) = slots.next() {
                    bytes.iter_mut().zip(slot.0).for_each(|(to, from)| *to = from);
                }
                bytes
            }
        }
    }
}

/// The text up to the zero byte.
fn string(mut address: u64) -> String {
    let mut bytes = Vec::new();
    while address != 0 {
        let [byte] = read(address);
        if byte == 0 {
            break;
        }
        bytes.push(byte);
        address += 1;
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// A conversion specification.
#[derive(Default)]
struct Specification {
    flags: String,
    width: usize,
    precision: Option<usize>,
    lanes: u32,
    length: String,
    conversion: char,
}

/// Reads a specification behind its `%`.
fn specification(text: &mut std::iter::Peekable<std::str::Chars<'_>>) -> Specification {
    fn number(text: &mut std::iter::Peekable<std::str::Chars<'_>>) -> usize {
        let mut value = 0;
        while let Some(digit) = text.peek().and_then(|letter| letter.to_digit(10)) {
            value = value * 10 + digit as usize;
            text.next();
        }
        value
    }
    let mut read = Specification::default();
    while let Some(flag) = text.next_if(|letter| "-+ #0".contains(*letter)) {
        read.flags.push(flag);
    }
    read.width = number(text);
    if text.next_if_eq(&'.').is_some() {
        read.precision = Some(number(text));
    }
    if text.next_if_eq(&'v').is_some() {
        read.lanes = number(text) as u32;
    }
    while let Some(letter) = text.next_if(|letter| "hlLjzt".contains(*letter)) {
        read.length.push(letter);
    }
    read.conversion = text.next().unwrap_or('%');
    read
}

impl Specification {
    /// One number or character of `bits`, before padding.
    fn scalar(&self, bits: u64, width: u32) -> String {
        let shape = super::jit::Shape { element: super::jit::Element::Integer(width), lanes: 1 };
        let value = Value { shape, is_signed: true, lanes: vec![bits & super::value::mask(width)] };
        let pattern = value.bits(0);
        match self.conversion {
            'd' | 'i' => value.signed(0).to_string(),
            'u' => pattern.to_string(),
            'x' => format!("{pattern:x}"),
            'X' => format!("{pattern:X}"),
            'o' => format!("{pattern:o}"),
            'p' => format!("{pattern:#x}"),
            'c' => char::from(pattern as u8).to_string(),
            _ => {
                let (number, precision) = (unpack(pattern, width), self.precision.unwrap_or(6));
                match self.conversion {
                    'f' | 'F' => format!("{number:.precision$}"),
                    'e' | 'E' | 'a' | 'A' => format!("{number:.precision$e}"),
                    _ => number.to_string(),
                }
            }
        }
    }

    fn padded(&self, text: &str) -> String {
        let width = self.width;
        if self.flags.contains('-') {
            format!("{text:<width$}")
        } else if self.flags.contains('0') {
            let (sign, digits) = text.strip_prefix('-').map_or(("", text), |digits| ("-", digits));
            format!("{sign}{digits:0>width$}", width = width.saturating_sub(sign.len()))
        } else {
            format!("{text:>width$}")
        }
    }

    fn print(&self, arguments: &mut Arguments<'_>) -> String {
        let is_number = "fFeEgGaA".contains(self.conversion);
        if self.conversion == '%' {
            return String::from("%");
        }
        if self.conversion == 's' {
            let [low @ .., _, _, _, _, _, _, _, _] = arguments.next(false);
            return self.padded(&string(u64::from_le_bytes(low)));
        }
        if self.lanes < 2 {
            let [low @ .., _, _, _, _, _, _, _, _] = arguments.next(is_number);
            let is_wide = is_number || self.conversion == 'p' || self.length.contains('l');
            return self.padded(&self.scalar(u64::from_le_bytes(low), if is_wide { 64 } else { 32 }));
        }
        let width = match self.length.as_str() {
            "hh" => 8,
            "h" => 16,
            "l" => 64,
            _ => 32,
        };
        let bytes = arguments.next(true);
        let lane = |chunk: &[u8]| chunk.iter().rev().fold(0, |lane, byte| lane << 8 | u64::from(*byte));
        let lanes = bytes.chunks(width as usize / 8).take(self.lanes as usize);
        lanes.map(|chunk| self.padded(&self.scalar(lane(chunk), width))).collect::<Vec<_>>().join(",")
    }
}

/// What a call prints whose format is at an address.
pub fn print(format: u64, mut arguments: Arguments<'_>) -> String {
    let format = string(format);
    let mut text = format.chars().peekable();
    let mut output = String::new();
    while let Some(letter) = text.next() {
        if letter == '%' {
            output.push_str(&specification(&mut text).print(&mut arguments));
        } else {
            output.push(letter);
        }
    }
    output
}
