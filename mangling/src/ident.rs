//! The parts of a builtin's identifier besides the operation.
//!
//! ```text
//! ident     := "__spirv_" base postfix*                     core and extension opcodes, without "Op"
//!            | "__spirv_ocl_" base [ result ]               extended instructions for OpenCL
//!            | "__spirv_BuiltIn" base                       builtin variables
//! postfix   := result | "_sat" | rounding | "_ToGlobal" | "_ToLocal" | "_ToPrivate" | "_1D" | "_2D" | "_3D" | "_read" | "_write"
//!            | "_" other                                    letters and digits of unknown meaning
//! result    := ( "_R" | "__R" ) ( element [ lanes ] | type )   a type as the mangling writes it, for all but scalars and vectors
//! rounding  := "_rte" | "_rtz" | "_rtp" | "_rtn"
//! element   := "bool" | "char" | "uchar" | "short" ... "ulong" | "half" | "float" | "double" | "bfloat16" | "DF16b"
//! conversion := "convert_" element [ lanes ] [ "_sat" ] [ rounding ]
//! memory    := ( "vload" | "vstore" ) lanes | "vload_half" [ lanes ] | "vloada_half" lanes
//!            | "vstore_half" [ lanes ] [ rounding ] | "vstorea_half" lanes [ rounding ]
//! ```
//!
//! Postfixes are written in the order of the fields of [`Postfixes`] and read in any order. `__R` is read as `_R`, which is the
//! written form.

use crate::ast::Type;
use crate::demangle::demangle_type;
use crate::mangle::{Flavour, mangle_type};
use crate::vocabulary::Scalar;
use std::fmt::{self, Display, Formatter};

/// The family of an identifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Family {
    /// `__spirv_`: a SPIR-V opcode without its `Op`.
    Opcode,
    /// `__spirv_ocl_`: an extended instruction for OpenCL.
    OpenClExtension,
    /// `__spirv_BuiltIn`: a builtin variable.
    BuiltInVariable,
}

/// A parsed identifier of SPIR-V friendly IR.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ident<'a> {
    /// The kind of `base`.
    pub family: Family,
    /// The operation's name: `ConvertFToS`, `s_max`, `GlobalInvocationId`.
    pub base: &'a str,
    /// The postfixes.
    pub postfixes: Postfixes<'a>,
}

/// The postfixes of an identifier, in the order of writing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Postfixes<'a> {
    /// `_R`: the result type.
    pub result: Option<ResultPostfix>,
    /// `_sat`: out-of-range results are clamped.
    pub is_saturated: bool,
    /// `_rte` etc.: the rounding mode.
    pub rounding: Option<Rounding>,
    /// `_ToGlobal` etc.: the variant of an opcode whose name encodes a literal operand or an operand's shape.
    pub variant: Option<Variant>,
    /// Postfixes of unknown meaning, without their underscores.
    pub others: Vec<&'a str>,
}

/// The result type in a postfix. SPIR-V integers have no sign; the letter `u` encodes the signedness of the operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResultPostfix {
    /// A scalar or vector.
    Plain {
        /// The element type.
        element: Scalar,
        /// The number of lanes; 1 for a scalar.
        lanes: u32,
    },
    /// Any other type.
    Mangled(Type),
}

/// A rounding mode, with OpenCL C's suffix.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rounding {
    /// `_rte`: to the nearest, ties to even.
    ToEven,
    /// `_rtz`: towards zero.
    ToZero,
    /// `_rtp`: towards positive infinity.
    Up,
    /// `_rtn`: towards negative infinity.
    Down,
}

/// A variant of an opcode, encoded in its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Variant {
    /// `_ToGlobal`, of GenericCastToPtrExplicit.
    ToGlobal,
    /// `_ToLocal`, of GenericCastToPtrExplicit.
    ToLocal,
    /// `_ToPrivate`, of GenericCastToPtrExplicit.
    ToPrivate,
    /// `_1D`, of BuildNDRange.
    OneDimension,
    /// `_2D`, of BuildNDRange.
    TwoDimensions,
    /// `_3D`, of BuildNDRange.
    ThreeDimensions,
    /// `_read`, of CreatePipeFromPipeStorage.
    Read,
    /// `_write`, of CreatePipeFromPipeStorage.
    Write,
}

const ROUNDINGS: [(Rounding, &str); 4] =
    [(Rounding::ToEven, "rte"), (Rounding::ToZero, "rtz"), (Rounding::Up, "rtp"), (Rounding::Down, "rtn")];

const VARIANTS: [(Variant, &str); 8] = [
    (Variant::ToGlobal, "ToGlobal"),
    (Variant::ToLocal, "ToLocal"),
    (Variant::ToPrivate, "ToPrivate"),
    (Variant::OneDimension, "1D"),
    (Variant::TwoDimensions, "2D"),
    (Variant::ThreeDimensions, "3D"),
    (Variant::Read, "read"),
    (Variant::Write, "write"),
];

/// The element types of OpenCL C vectors. `bfloat16` must not be parsed as 16 lanes.
const ELEMENTS: [Scalar; 13] = [
    Scalar::BFloat,
    Scalar::Bool,
    Scalar::Char,
    Scalar::UChar,
    Scalar::Short,
    Scalar::UShort,
    Scalar::Int,
    Scalar::UInt,
    Scalar::Long,
    Scalar::ULong,
    Scalar::Half,
    Scalar::Float,
    Scalar::Double,
];

impl Rounding {
    /// The suffix without its underscore.
    pub fn suffix(self) -> &'static str {
        ROUNDINGS.iter().find(|(rounding, _)| *rounding == self).map_or("", |(_, name)| name)
    }

    /// The rounding mode with a suffix, given without its underscore.
    pub fn from_suffix(suffix: &str) -> Option<Self> {
        ROUNDINGS.iter().find(|(_, name)| *name == suffix).map(|(rounding, _)| *rounding)
    }
}

impl Variant {
    /// The suffix without its underscore.
    pub fn suffix(self) -> &'static str {
        VARIANTS.iter().find(|(variant, _)| *variant == self).map_or("", |(_, name)| name)
    }

    /// The variant with a suffix, given without its underscore.
    pub fn from_suffix(suffix: &str) -> Option<Self> {
        VARIANTS.iter().find(|(_, name)| *name == suffix).map(|(variant, _)| *variant)
    }
}

impl<'a> Ident<'a> {
    /// An identifier without postfixes.
    pub fn new(family: Family, base: &'a str) -> Self {
        Ident { family, base, postfixes: Postfixes::default() }
    }

    /// Parses an identifier; `None` if it does not belong to SPIR-V friendly IR.
    ///
    /// ```
    /// use mangling::{Ident, ResultPostfix, Rounding, Scalar};
    ///
    /// let ident = Ident::parse("__spirv_ConvertFToU_Ruint4_sat_rte").ok_or("no identifier")?;
    /// assert_eq!(ident.base, "ConvertFToU");
    /// assert_eq!(ident.postfixes.result, Some(ResultPostfix::Plain { element: Scalar::UInt, lanes: 4 }));
    /// assert!(ident.postfixes.is_saturated);
    /// assert_eq!(ident.postfixes.rounding, Some(Rounding::ToEven));
    /// assert_eq!(ident.to_string(), "__spirv_ConvertFToU_Ruint4_sat_rte");
    /// # Ok::<(), &str>(())
    /// ```
    pub fn parse(text: &'a str) -> Option<Self> {
        let rest = text.strip_prefix("__spirv_")?;
        let ident = if let Some(base) = rest.strip_prefix("BuiltIn") {
            Ident::new(Family::BuiltInVariable, base)
        } else if let Some(rest) = rest.strip_prefix("ocl_") {
            Self::opencl_extension(rest)
        } else {
            let (base, postfixes) = rest.split_at(rest.find('_').unwrap_or(rest.len()));
            Ident { family: Family::Opcode, base, postfixes: Postfixes::parse(postfixes)? }
        };
        if ident.base.is_empty() { None } else { Some(ident) }
    }

    /// Parses the name of an extended instruction. It may contain underscores, but none before an `R`; a result type or a rounding
    /// mode may follow.
    fn opencl_extension(rest: &'a str) -> Self {
        let family = Family::OpenClExtension;
        if let Some((base, result)) = rest.split_once("_R")
            && let Some((result, "")) = ResultPostfix::parse(result)
        {
            let base = base.strip_suffix('_').unwrap_or(base);
            return Ident {
                family,
                base,
                postfixes: Postfixes { result: Some(result), ..Postfixes::default() },
            };
        }
        if let Some((base, suffix)) = rest.rsplit_once('_')
            && let Some(rounding) = Rounding::from_suffix(suffix)
        {
            let postfixes = Postfixes { rounding: Some(rounding), ..Postfixes::default() };
            return Ident { family, base, postfixes };
        }
        Ident::new(family, rest)
    }
}

impl Display for Ident<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let prefix = match self.family {
            Family::Opcode => "__spirv_",
            Family::OpenClExtension => "__spirv_ocl_",
            Family::BuiltInVariable => "__spirv_BuiltIn",
        };
        write!(f, "{prefix}{}{}", self.base, self.postfixes)
    }
}

impl<'a> Postfixes<'a> {
    /// Parses the text after an opcode's name: empty, or postfixes that each start with `_`. `None` for any other text, and for a
    /// repeated postfix of known meaning.
    pub fn parse(text: &'a str) -> Option<Self> {
        let mut postfixes = Postfixes::default();
        let mut text = text;
        while !text.is_empty() {
            let rest = text.strip_prefix('_')?;
            let result = rest.strip_prefix('_').unwrap_or(rest).strip_prefix('R');
            if let Some((result, rest)) = result.and_then(ResultPostfix::parse) {
                set(&mut postfixes.result, result)?;
                text = rest;
                continue;
            }
            let (word, rest) = rest.split_at(rest.find('_').unwrap_or(rest.len()));
            if word == "sat" && !postfixes.is_saturated {
                postfixes.is_saturated = true;
            } else if let Some(rounding) = Rounding::from_suffix(word) {
                set(&mut postfixes.rounding, rounding)?;
            } else if let Some(variant) = Variant::from_suffix(word) {
                set(&mut postfixes.variant, variant)?;
            } else if word != "sat" {
                postfixes.others.push(word);
            } else {
                return None;
            }
            text = rest;
        }
        Some(postfixes)
    }
}

/// Sets a field that is still empty.
fn set<T>(place: &mut Option<T>, value: T) -> Option<()> {
    match place {
        Some(_) => None,
        None => {
            *place = Some(value);
            Some(())
        }
    }
}

impl Display for Postfixes<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if let Some(result) = &self.result {
            write!(f, "_R{result}")?;
        }
        if self.is_saturated {
            f.write_str("_sat")?;
        }
        if let Some(rounding) = self.rounding {
            write!(f, "_{}", rounding.suffix())?;
        }
        if let Some(variant) = self.variant {
            write!(f, "_{}", variant.suffix())?;
        }
        self.others.iter().try_for_each(|other| write!(f, "_{other}"))
    }
}

impl ResultPostfix {
    /// Parses the text after `_R`, to the end or the next underscore; returns the rest.
    fn parse(text: &str) -> Option<(Self, &str)> {
        if let Some((element, lanes, rest)) = element_and_lanes(text)
            && (rest.is_empty() || rest.starts_with('_'))
        {
            return Some((ResultPostfix::Plain { element, lanes }, rest));
        }
        let (ty, length) = demangle_type(text, Flavour::Cxx).ok()?;
        let rest = text.get(length..)?;
        let is_plain = matches!(&ty, Type::Scalar(_) | Type::Vector { .. });
        let is_whole = rest.is_empty() || rest.starts_with('_');
        if is_whole && !is_plain { Some((ResultPostfix::Mangled(ty), rest)) } else { None }
    }

    /// The type in the mangling's syntax tree.
    pub fn to_type(&self) -> Type {
        match self {
            ResultPostfix::Plain { element, lanes: 1 } => Type::Scalar(*element),
            ResultPostfix::Plain { element, lanes } => Type::vector(*lanes, Type::Scalar(*element)),
            ResultPostfix::Mangled(ty) => ty.clone(),
        }
    }
}

impl From<&Type> for ResultPostfix {
    /// Scalars and vectors of types with an OpenCL C name are spelled by that name.
    fn from(ty: &Type) -> Self {
        let plain = |ty: &Type| match ty {
            Type::Scalar(scalar) if ELEMENTS.contains(scalar) => Some(*scalar),
            _ => None,
        };
        let of_vector = match ty {
            Type::Vector { lanes, element } => plain(element).map(|element| (element, *lanes)),
            _ => None,
        };
        match plain(ty).map(|element| (element, 1)).or(of_vector) {
            Some((element, lanes)) => ResultPostfix::Plain { element, lanes },
            None => ResultPostfix::Mangled(ty.clone()),
        }
    }
}

impl Display for ResultPostfix {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            ResultPostfix::Plain { element, lanes: 1 } => write!(f, "{element}"),
            ResultPostfix::Plain { element, lanes } => write!(f, "{element}{lanes}"),
            ResultPostfix::Mangled(ty) => f.write_str(&mangle_type(ty, Flavour::Cxx)),
        }
    }
}

/// Parses `element [ lanes ]`; returns the rest.
fn element_and_lanes(text: &str) -> Option<(Scalar, u32, &str)> {
    let after = |element: Scalar| match text.strip_prefix(element.spelling()) {
        // The Khronos translator writes the type's mangled code.
        None if element == Scalar::BFloat => text.strip_prefix(element.code()),
        rest => rest,
    };
    let (element, rest) = ELEMENTS.iter().find_map(|element| Some((*element, after(*element)?)))?;
    let (lanes, rest) = number(rest).unwrap_or((1, rest));
    Some((element, lanes, rest))
}

/// Parses a number of lanes, which is greater than 1; returns the rest.
fn number(text: &str) -> Option<(u32, &str)> {
    let (digits, rest) =
        text.split_at(text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len()));
    let lanes = digits.parse().ok().filter(|lanes| *lanes > 1 && !digits.starts_with('0'))?;
    Some((lanes, rest))
}

/// Parses `[ rounding ]` to the end of the text.
fn final_rounding(text: &str) -> Option<Option<Rounding>> {
    if text.is_empty() {
        return Some(None);
    }
    Rounding::from_suffix(text.strip_prefix('_')?).map(Some)
}

/// The name of an OpenCL C conversion: `convert_uchar4_sat_rte`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ConversionName {
    /// The result's element type.
    pub element: Scalar,
    /// The number of lanes; 1 for a scalar.
    pub lanes: u32,
    /// `_sat`
    pub is_saturated: bool,
    /// `_rte` etc.
    pub rounding: Option<Rounding>,
}

impl ConversionName {
    /// Parses the name of a conversion; `None` for other names.
    pub fn parse(text: &str) -> Option<Self> {
        let (element, lanes, rest) = element_and_lanes(text.strip_prefix("convert_")?)?;
        let without = rest.strip_prefix("_sat");
        let rounding = final_rounding(without.unwrap_or(rest))?;
        Some(ConversionName { element, lanes, is_saturated: without.is_some(), rounding })
    }
}

impl Display for ConversionName {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let result = ResultPostfix::Plain { element: self.element, lanes: self.lanes };
        let saturated = if self.is_saturated { "_sat" } else { "" };
        write!(f, "convert_{result}{saturated}")?;
        self.rounding.map_or(Ok(()), |rounding| write!(f, "_{}", rounding.suffix()))
    }
}

/// The name of an OpenCL C vector load or store: `vload4`, `vload_half`, `vstorea_half16_rtz`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct VectorMemoryName {
    /// The name without lanes and rounding: `vload`, `vstore`, `vload_half`, `vloada_half`, `vstore_half`, `vstorea_half`.
    pub base: &'static str,
    /// The number of lanes; 1 for the scalar `vload_half` and `vstore_half`.
    pub lanes: u32,
    /// `_rte` etc., for stores of `half`.
    pub rounding: Option<Rounding>,
}

/// The bases: whether the name may lack a number of lanes, and whether it may have a rounding mode. A base that is a prefix of
/// another comes after it.
const VECTOR_MEMORY: [(&str, bool, bool); 6] = [
    ("vload_half", true, false),
    ("vloada_half", false, false),
    ("vload", false, false),
    ("vstore_half", true, true),
    ("vstorea_half", false, true),
    ("vstore", false, false),
];

impl VectorMemoryName {
    /// Parses the name of a vector load or store; `None` for other names.
    pub fn parse(text: &str) -> Option<Self> {
        let (base, has_scalar, is_rounded, rest) = VECTOR_MEMORY
            .iter()
            .find_map(|(base, scalar, rounded)| Some((*base, *scalar, *rounded, text.strip_prefix(base)?)))?;
        let (lanes, rest) = match number(rest) {
            Some(read) => read,
            None if has_scalar => (1, rest),
            None => return None,
        };
        let rounding = final_rounding(rest).filter(|rounding| is_rounded || rounding.is_none())?;
        Some(VectorMemoryName { base, lanes, rounding })
    }
}

impl Display for VectorMemoryName {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.base)?;
        if self.lanes != 1 {
            write!(f, "{}", self.lanes)?;
        }
        self.rounding.map_or(Ok(()), |rounding| write!(f, "_{}", rounding.suffix()))
    }
}
