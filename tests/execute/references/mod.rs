//! What the functions in `llvm-fixtures/opencl/pure_*.cl` compute, written a second time in Rust.
//!
//! One file per fixture, of the same name. A function without a reference fails the test, as does a reference without a function.

mod arithmetic;
mod bits;
mod builtins;
mod comparisons;
mod control_flow;
mod conversions;
mod memory;
mod vectors;

/// A function's second version.
pub struct Reference {
    /// The function's name.
    pub name: &'static str,
    /// Arguments and result as they lie in memory.
    pub evaluate: fn(&[Vec<u8>]) -> Vec<u8>,
}

/// The references of a fixture.
pub fn of_fixture(name: &str) -> Option<&'static [Reference]> {
    Some(match name {
        "pure_arithmetic" => arithmetic::REFERENCES,
        "pure_bits" => bits::REFERENCES,
        "pure_builtins" => builtins::REFERENCES,
        "pure_comparisons" => comparisons::REFERENCES,
        "pure_control_flow" => control_flow::REFERENCES,
        "pure_conversions" => conversions::REFERENCES,
        "pure_memory" => memory::REFERENCES,
        "pure_vectors" => vectors::REFERENCES,
        _ => return None,
    })
}

/// A type that lies in memory as it does in LLVM.
pub trait Data {
    /// Reads it.
    fn read(bytes: &[u8]) -> Self;
    /// Writes it.
    fn write(&self) -> Vec<u8>;
}

macro_rules! data {
    ($($ty:ty)*) => {$(
        impl Data for $ty {
            fn read(bytes: &[u8]) -> Self {
                Self::from_le_bytes(bytes[..size_of::<Self>()].try_into().unwrap())
            }
            fn write(&self) -> Vec<u8> {
                self.to_le_bytes().to_vec()
            }
        }
    )*};
}
data!(i8 u8 i16 u16 i32 u32 i64 u64 f32 f64);

impl Data for bool {
    fn read(bytes: &[u8]) -> Self {
        bytes[0] != 0
    }
    fn write(&self) -> Vec<u8> {
        vec![u8::from(*self)]
    }
}

impl<T: Data, const LANES: usize> Data for [T; LANES] {
    fn read(bytes: &[u8]) -> Self {
        let size = size_of::<T>();
        std::array::from_fn(|lane| T::read(&bytes[lane * size..]))
    }
    fn write(&self) -> Vec<u8> {
        self.iter().flat_map(Data::write).collect()
    }
}

/// Declares references as functions: `name(parameter: type, ...) -> type { body }`.
macro_rules! references {
    ($($name:ident($($parameter:ident: $ty:ty),*) -> $result:ty $body:block)*) => {
        /// The references of this fixture.
        pub const REFERENCES: &[super::Reference] = &[$(super::Reference {
            name: stringify!($name),
            evaluate: |arguments| {
                fn $name($($parameter: $ty),*) -> $result $body
                let mut arguments = arguments.iter();
                $(let $parameter = <$ty as super::Data>::read(arguments.next().unwrap());)*
                super::Data::write(&$name($($parameter),*))
            },
        }),*];
    };
}
use references;
