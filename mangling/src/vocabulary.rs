//! The builtin scalar types: one row per type, giving its code, its spelling, its width and its signedness.
//!
//! To add a scalar, add a row; mangling, demangling and printing all read it.

/// How a scalar type counts below zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signedness {
    /// An integer with negative values.
    Signed,
    /// An integer without negative values.
    Unsigned,
    /// Not an integer (void, bool, floating point), or an integer whose sign the target decides.
    None,
}

/// What the vocabulary says of one scalar type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// The type.
    pub scalar: Scalar,
    /// The mangled code.
    pub code: &'static str,
    /// The word for it: OpenCL C's where it has one, else C++'s.
    pub spelling: &'static str,
    /// The width in bits; 0 where the target decides or there is none. `long` is OpenCL C's, 64 bits wide.
    pub bits: u32,
    /// The signedness.
    pub signedness: Signedness,
}

macro_rules! vocabulary {
    ($($scalar:ident $code:literal $spelling:literal $bits:literal $signedness:ident)*) => {
        /// A builtin scalar type. None of them is ever a substitution candidate.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Scalar {
            $(#[doc = concat!("`", $spelling, "`, mangled `", $code, "`.")] $scalar,)*
        }

        impl Scalar {
            /// Every scalar type, in the order of the rows.
            pub const ALL: &[Scalar] = &[$(Scalar::$scalar),*];

            /// The vocabulary's row for this type.
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
                // Most other types are told by their first letter.
                if !matches!(text, [b'D' | b'a'..=b'z', ..]) {
                    return None;
                }
                $(if text.starts_with($code.as_bytes()) {
                    return Some(Scalar::$scalar);
                })*
                None
            }

            /// The type that OpenCL C (or, failing that, C++) spells so.
            pub fn from_spelling(spelling: &str) -> Option<Scalar> {
                match spelling {
                    $($spelling => Some(Scalar::$scalar),)*
                    _ => None,
                }
            }
        }
    };
}

// The type, its code, its spelling, its bits, its signedness. The order is only that of search.
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

    /// OpenCL C's word for the type, or C++'s where OpenCL C has none.
    pub const fn spelling(self) -> &'static str {
        self.row().spelling
    }

    /// The width in bits; 0 where the target decides or there is none.
    pub const fn bits(self) -> u32 {
        self.row().bits
    }

    /// Whether this is an integer type with negative values.
    pub const fn is_signed(self) -> bool {
        matches!(self.row().signedness, Signedness::Signed)
    }

    /// Whether this is an integer type without negative values.
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
