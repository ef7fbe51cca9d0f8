//! The builtin scalar types: one row per type, with its code, spelling, width and signedness.
//!
//! A new scalar type needs only a row, which mangling, demangling and printing all use.

/// The signedness of a scalar type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signedness {
    /// A signed integer.
    Signed,
    /// An unsigned integer.
    Unsigned,
    /// Not an integer (void, bool, floating point), or an integer whose signedness depends on the target.
    None,
}

/// The properties of a scalar type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// The type.
    pub scalar: Scalar,
    /// The mangled code.
    pub code: &'static str,
    /// The name in OpenCL C, otherwise in C++.
    pub spelling: &'static str,
    /// The width in bits; 0 if it depends on the target or does not exist. `long` is OpenCL C's, with 64 bits.
    pub bits: u32,
    /// The signedness.
    pub signedness: Signedness,
}

macro_rules! vocabulary {
    ($($scalar:ident $code:literal $spelling:literal $bits:literal $signedness:ident)*) => {
        /// A builtin scalar type. Scalar types are never substitution candidates.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Scalar {
            $(#[doc = concat!("`", $spelling, "`, mangled `", $code, "`.")] $scalar,)*
        }

        impl Scalar {
            /// Every scalar type, in the order of the rows.
            pub const ALL: &[Scalar] = &[$(Scalar::$scalar),*];

            /// The row of this type.
            pub const fn row(self) -> Row {
                match self {
                    $(Scalar::$scalar => Row {
                        scalar: Scalar::$scalar,
                        code: $code,
                        spelling: $spelling,
                        bits: $bits,
                        signedness: Signedness::$signedness,
                    },)*
                }
            }

            /// The type whose mangled code `text` starts with.
            pub(crate) fn at_start_of(text: &[u8]) -> Option<Scalar> {
                // Most other types are excluded by their first letter.
                if !matches!(text, [b'D' | b'a'..=b'z', ..]) {
                    return None;
                }
                $(if text.starts_with($code.as_bytes()) {
                    return Some(Scalar::$scalar);
                })*
                None
            }

            /// The type with a name in OpenCL C, otherwise in C++.
            pub fn from_spelling(spelling: &str) -> Option<Scalar> {
                match spelling {
                    $($spelling => Some(Scalar::$scalar),)*
                    _ => None,
                }
            }
        }
    };
}

// Type, code, spelling, width in bits, signedness. The order only affects the search.
vocabulary! {
    Int        "i"     "int"                 32 Signed
    UInt       "j"     "uint"                32 Unsigned
    Float      "f"     "float"               32 None
    Void       "v"     "void"                 0 None
    Char       "c"     "char"                 8 Signed
    UChar      "h"     "uchar"                8 Unsigned
    Short      "s"     "short"               16 Signed
    UShort     "t"     "ushort"              16 Unsigned
    Long       "l"     "long"                64 Signed
    ULong      "m"     "ulong"               64 Unsigned
    Double     "d"     "double"              64 None
    Bool       "b"     "bool"                 1 None
    Half       "Dh"    "half"                16 None
    BFloat     "DF16b" "bfloat16"            16 None
    Float16    "DF16_" "_Float16"            16 None
    SChar      "a"     "signed char"          8 Signed
    LongLong   "x"     "long long"           64 Signed
    ULongLong  "y"     "unsigned long long"  64 Unsigned
    Int128     "n"     "__int128"           128 Signed
    UInt128    "o"     "unsigned __int128"  128 Unsigned
    WChar      "w"     "wchar_t"              0 None
    LongDouble "e"     "long double"          0 None
    Float128   "g"     "__float128"         128 None
    NullPtr    "Dn"    "decltype(nullptr)"    0 None
    Char8      "Du"    "char8_t"              8 Unsigned
    Char16     "Ds"    "char16_t"            16 Unsigned
    Char32     "Di"    "char32_t"            32 Unsigned
}

impl Scalar {
    /// The mangled code.
    pub const fn code(self) -> &'static str {
        self.row().code
    }

    /// The type's name in OpenCL C, otherwise in C++.
    pub const fn spelling(self) -> &'static str {
        self.row().spelling
    }

    /// The width in bits; 0 if it depends on the target or does not exist.
    pub const fn bits(self) -> u32 {
        self.row().bits
    }

    /// Whether it is a signed integer type.
    pub const fn is_signed(self) -> bool {
        matches!(self.row().signedness, Signedness::Signed)
    }

    /// Whether it is an unsigned integer type.
    pub const fn is_unsigned(self) -> bool {
        matches!(self.row().signedness, Signedness::Unsigned)
    }

    /// The unsigned type of the same width and rank; any other type unchanged.
    pub const fn to_unsigned(self) -> Scalar {
        match self {
            Scalar::Char | Scalar::SChar => Scalar::UChar,
            Scalar::Short => Scalar::UShort,
            Scalar::Int => Scalar::UInt,
            Scalar::Long => Scalar::ULong,
            Scalar::LongLong => Scalar::ULongLong,
            Scalar::Int128 => Scalar::UInt128,
            other => other,
        }
    }

    /// The signed type of the same width and rank; any other type unchanged.
    pub const fn to_signed(self) -> Scalar {
        match self {
            Scalar::UChar => Scalar::Char,
            Scalar::UShort => Scalar::Short,
            Scalar::UInt => Scalar::Int,
            Scalar::ULong => Scalar::Long,
            Scalar::ULongLong => Scalar::LongLong,
            Scalar::UInt128 => Scalar::Int128,
            other => other,
        }
    }
}
