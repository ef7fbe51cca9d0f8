//! Specialization constants: which ones a module has, and modules with other values for them.
//!
//! Rule of this module: an override changes only the default value of its constant, so every reader of the
//! module afterwards sees the same value everywhere, in sizes and operations too.

use crate::assembly::parse_float;
use crate::error::{Error, ErrorKind, Result};
use crate::spirv::literal::{self, FloatFormat};
use crate::spirv::operands::NumberType;
use crate::spirv::{Id, Instruction, Module, op};
use rspirv::spirv::Decoration;
use rustc_hash::FxHashMap;
use std::fmt;

/// The type of a specialization constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ScalarType {
    /// OpTypeBool.
    Bool,
    /// OpTypeInt, signed or unsigned.
    Integer {
        /// Width.
        width_bits: u32,
    },
    /// OpTypeFloat.
    Float {
        /// Width.
        width_bits: u32,
        /// Floating-point encoding, `None` for IEEE 754.
        encoding: Option<u32>,
    },
}

impl ScalarType {
    /// The type by its name: `i1`, `i8`, `i16`, `i32`, `i64`, `f16`, `f32` or `f64`.
    #[doc(hidden)]
    pub fn by_name(name: &str) -> Option<Self> {
        Some(match name {
            "i1" => Self::Bool,
            "i8" => Self::Integer { width_bits: 8 },
            "i16" => Self::Integer { width_bits: 16 },
            "i32" => Self::Integer { width_bits: 32 },
            "i64" => Self::Integer { width_bits: 64 },
            "f16" => Self::Float { width_bits: 16, encoding: None },
            "f32" => Self::Float { width_bits: 32, encoding: None },
            "f64" => Self::Float { width_bits: 64, encoding: None },
            _ => return None,
        })
    }

    /// Width of a value in bits; a boolean has one.
    pub fn width_bits(self) -> u32 {
        match self {
            Self::Bool => 1,
            Self::Integer { width_bits } | Self::Float { width_bits, .. } => width_bits,
        }
    }

    /// Size of a value in bytes, as an OpenCL host passes it; a boolean has one.
    pub fn size_bytes(self) -> u32 {
        self.width_bits().div_ceil(8)
    }

    /// The bits of a value given as text: `true`, `false`, 0 or 1 for a boolean; a decimal or hexadecimal number for
    /// an integer; a decimal number, or the bits in hexadecimal, for a floating-point number.
    ///
    /// # Errors
    /// Usage for a text that is no such value, or one that does not fit.
    #[doc(hidden)]
    pub fn parse_value(self, text: &str) -> Result<u64> {
        let wrong = || {
            let message = format!("'{text}' is no value of type {self}");
            Error::new(ErrorKind::Usage, message)
        };
        let width_bits = self.width_bits();
        if width_bits > 64 {
            return Err(wrong());
        }
        let fits = |bits: u64| width_bits == 64 || bits >> width_bits == 0;
        if let Some(digits) = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
            return u64::from_str_radix(digits, 16).ok().filter(|bits| fits(*bits)).ok_or_else(wrong);
        }
        match self {
            Self::Bool => match text {
                "true" | "1" => Ok(1),
                "false" | "0" => Ok(0),
                _ => Err(wrong()),
            },
            Self::Integer { .. } => {
                let value: i128 = text.parse().map_err(|_| wrong())?;
                let least = -(1_i128 << (width_bits - 1));
                let fits = value >= least && value < 1_i128 << width_bits;
                fits.then(|| masked(value as u64, width_bits)).ok_or_else(wrong)
            }
            Self::Float { width_bits, encoding } => {
                let format = FloatFormat::of(width_bits, encoding).ok_or_else(wrong)?;
                parse_float(text.as_bytes(), format).map_err(|_| wrong())
            }
        }
    }
}

impl fmt::Display for ScalarType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bool => f.write_str("i1"),
            Self::Integer { width_bits } => write!(f, "i{width_bits}"),
            Self::Float { width_bits, .. } => write!(f, "f{width_bits}"),
        }
    }
}

/// One specialization constant.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SpecConstant {
    /// The literal of the decoration SpecId, by which hosts name the constant.
    pub spec_id: u32,
    /// The name that OpName gives it; empty without one.
    pub name: String,
    /// The type.
    pub ty: ScalarType,
    /// The bits of its default value, zero-extended; of a value wider than 64 bits the low ones.
    pub default: u64,
}

impl SpecConstant {
    /// Size of a value in bytes.
    pub fn size_bytes(&self) -> u32 {
        self.ty.size_bytes()
    }

    /// The default value as text: `true` or `false`, an unsigned decimal number, or a floating-point number as in
    /// assembly language.
    pub fn default_text(&self) -> String {
        match self.ty {
            ScalarType::Bool => (self.default != 0).to_string(),
            ScalarType::Integer { .. } => self.default.to_string(),
            ScalarType::Float { width_bits, encoding } => {
                let mut text = Vec::new();
                match FloatFormat::of(width_bits, encoding) {
                    Some(format) => literal::write_float(format, self.default, &mut text),
                    None => return format!("{:#x}", self.default),
                }
                String::from_utf8_lossy(&text).into_owned()
            }
        }
    }
}

/// A value for a specialization constant in place of its default.
///
/// ```
/// use spirv_llvm_translate::{Override, ScalarType};
///
/// let text = Override::parse("7=0.5")?;
/// let bits = Override::typed(7, ScalarType::Bool, 1);
/// assert_eq!(text.spec_id(), bits.spec_id());
/// # Ok::<(), spirv_llvm_translate::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Override {
    spec_id: u32,
    value: OverrideValue,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum OverrideValue {
    /// Read by the constant's own type.
    Text(String),
    /// Of a type of its own, whose size must be the constant's.
    Bits(ScalarType, u64),
}

impl Override {
    /// A value as text, `ID=VALUE`, which is parsed when the type of the constant is known: `true`, `false`, 0 or 1 for a boolean; a decimal
    /// or hexadecimal number for an integer; a decimal number, or the bits in hexadecimal, for a floating-point number.
    ///
    /// # Errors
    /// `Usage` for a text of another form.
    pub fn parse(text: &str) -> Result<Self> {
        let wrong = || Error::new(ErrorKind::Usage, format!("'{text}' is not of the form ID=VALUE"));
        let (id, value) = text.split_once('=').ok_or_else(wrong)?;
        let spec_id = parse_id(id).ok_or_else(wrong)?;
        let value = value.trim();
        if value.is_empty() {
            return Err(wrong());
        }
        Ok(Self { spec_id, value: OverrideValue::Text(value.to_owned()) })
    }

    /// A value as its bits, zero-extended. Its type must have the size of the constant's type, or [`SpirvModule::specialize`] refuses it.
    ///
    /// [`SpirvModule::specialize`]: crate::SpirvModule::specialize
    pub fn typed(spec_id: u32, ty: ScalarType, bits: u64) -> Self {
        Self { spec_id, value: OverrideValue::Bits(ty, masked(bits, ty.width_bits())) }
    }

    /// The number by which the constant is named.
    pub fn spec_id(&self) -> u32 {
        self.spec_id
    }

    /// The bits of the value for a constant.
    ///
    /// # Errors
    /// Usage for a value that does not fit the constant's type.
    pub(crate) fn bits_for(&self, constant: &SpecConstant) -> Result<u64> {
        let place = |message: String| {
            Error::new(ErrorKind::Usage, format!("specialization constant {}: {message}", self.spec_id))
        };
        match &self.value {
            OverrideValue::Text(text) => constant
                .ty
                .parse_value(text)
                .map_err(|_| place(format!("'{text}' is no value of type {}", constant.ty))),
            OverrideValue::Bits(ty, _) if ty.size_bytes() != constant.size_bytes() => Err(place(format!(
                "a value of {} bytes for a constant of {} bytes",
                ty.size_bytes(),
                constant.size_bytes()
            ))),
            OverrideValue::Bits(_, bits) => Ok(match constant.ty {
                ScalarType::Bool => u64::from(*bits != 0),
                _ => *bits,
            }),
        }
    }
}

fn parse_id(text: &str) -> Option<u32> {
    let text = text.trim();
    match text.strip_prefix("0x") {
        Some(digits) => u32::from_str_radix(digits, 16).ok(),
        None => text.parse().ok(),
    }
}

fn masked(bits: u64, width_bits: u32) -> u64 {
    if width_bits >= 64 { bits } else { bits & ((1 << width_bits) - 1) }
}

/// The specialization constants that have an id, in the order of the module.
pub fn list(module: &Module) -> Vec<SpecConstant> {
    found(module).into_iter().map(|(_, constant)| constant).collect()
}

/// The module with other default values for specialization constants. Of several overrides of one constant the last
/// counts.
///
/// # Errors
/// Usage for an id that no constant has, or a value that does not fit the constant's type.
pub fn specialize(module: &Module, overrides: &[Override]) -> Result<Module> {
    let constants = found(module);
    let mut words = module.words().to_vec();
    for wanted in overrides {
        let mut any = false;
        for (instruction, constant) in constants.iter().filter(|(_, c)| c.spec_id == wanted.spec_id) {
            any = true;
            set_default(&mut words, *instruction, constant.ty, wanted.bits_for(constant)?, module);
        }
        if !any {
            let message = format!("the module has no specialization constant {}", wanted.spec_id);
            return Err(Error::new(ErrorKind::Usage, message));
        }
    }
    Module::from_words(words)
}

/// The instructions that declare specialization constants with an id.
fn found(module: &Module) -> Vec<(Instruction<'_>, SpecConstant)> {
    let mut ids: FxHashMap<Id, u32> = FxHashMap::default();
    let mut names: FxHashMap<Id, Instruction<'_>> = FxHashMap::default();
    let mut constants = Vec::new();
    for instruction in module.instructions() {
        match (instruction.opcode(), instruction.operands()) {
            (op::Function, _) => break,
            (op::Decorate, [target, decoration, spec_id]) if *decoration == Decoration::SpecId as u32 => {
                ids.insert(Id(*target), *spec_id);
            }
            (op::GroupDecorate, [group, targets @ ..]) => {
                if let Some(spec_id) = ids.get(&Id(*group)).copied() {
                    ids.extend(targets.iter().map(|target| (Id(*target), spec_id)));
                }
            }
            (op::Name, [target, ..]) => {
                names.insert(Id(*target), instruction);
            }
            (op::SpecConstantTrue | op::SpecConstantFalse | op::SpecConstant, _) => {
                let Some(id) = instruction.result_id() else { continue };
                let (Some(spec_id), Some(ty)) = (ids.get(&id), scalar_type(module, instruction)) else {
                    continue;
                };
                let name = names.get(&id).and_then(|name| name.string(1).ok());
                let name = name.map(|(name, _)| name).unwrap_or_default();
                let default = masked(default_bits(instruction), ty.width_bits());
                constants.push((instruction, SpecConstant { spec_id: *spec_id, name, ty, default }));
            }
            _ => {}
        }
    }
    constants
}

fn scalar_type(module: &Module, constant: Instruction<'_>) -> Option<ScalarType> {
    let ty = module.definition(constant.result_type()?)?;
    Some(match NumberType::declared_by(ty) {
        Some(NumberType::Integer { width_bits, .. }) => ScalarType::Integer { width_bits },
        Some(NumberType::Float { width_bits, encoding }) => ScalarType::Float { width_bits, encoding },
        None => ScalarType::Bool,
    })
}

fn default_bits(constant: Instruction<'_>) -> u64 {
    match (constant.opcode(), constant.operands()) {
        (op::SpecConstantTrue, _) => 1,
        (op::SpecConstantFalse, _) => 0,
        (_, [low]) => u64::from(*low),
        (_, [low, high, ..]) => u64::from(*high) << 32 | u64::from(*low),
        _ => 0,
    }
}

/// Writes the bits of a value into the words of its declaration.
fn set_default(words: &mut [u32], constant: Instruction<'_>, ty: ScalarType, bits: u64, module: &Module) {
    let first = constant.word_offset() as usize;
    if ty == ScalarType::Bool {
        let opcode = if bits != 0 { op::SpecConstantTrue } else { op::SpecConstantFalse };
        if let Some(word) = words.get_mut(first) {
            *word = *word & 0xFFFF_0000 | u32::from(opcode.0);
        }
        return;
    }
    let signed = constant
        .result_type()
        .and_then(|ty| module.definition(ty))
        .and_then(NumberType::declared_by)
        .is_some_and(|number| matches!(number, NumberType::Integer { signed: true, .. }));
    let width_bits = ty.width_bits();
    // Signed numbers narrower than a word are sign-extended in it.
    let negative = signed && width_bits < 32 && bits >> (width_bits - 1) & 1 == 1;
    let extended = if negative { bits | u64::MAX << width_bits } else { bits };
    let literal = first + constant.words().len() - constant.operands().len();
    for (position, half) in [extended, extended >> 32].into_iter().enumerate().take(constant.operands().len())
    {
        if let Some(word) = words.get_mut(literal + position) {
            *word = half as u32;
        }
    }
}
