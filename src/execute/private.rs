//! Variables that each invocation of a shader has for itself, where the program has one: their contents change with the invocation.

use spirv_llvm_translate::internal::error::Result;

use super::jit::{self, Engine, OwnVariable};

/// The variables of a program, with what they begin with.
#[derive(Default)]
pub struct Private {
    variables: Vec<(u64, Vec<u8>)>,
}

/// What an invocation has in its variables.
pub type Contents = Vec<Vec<u8>>;

impl Private {
    /// The variables of a program that has not run yet.
    ///
    /// # Errors
    /// LLVM's, of a variable without an address.
    pub fn of(engine: &Engine, declared: &[OwnVariable]) -> Result<Self> {
        let initial = |variable: &OwnVariable| {
            let address = engine.address(&variable.name)?;
            let mut bytes = vec![0; variable.size as usize];
            jit::read_memory(address, &mut bytes);
            Ok((address, bytes))
        };
        Ok(Self { variables: declared.iter().map(initial).collect::<Result<_>>()? })
    }

    /// Gives them the contents of an invocation; without any, those that one begins with.
    pub fn put(&self, contents: Option<&Contents>) {
        for (index, (address, initial)) in self.variables.iter().enumerate() {
            let own = contents.and_then(|contents| contents.get(index));
            jit::write_memory(*address, own.unwrap_or(initial));
        }
    }

    /// The contents that the invocation that runs leaves.
    pub fn take(&self) -> Contents {
        let read = |(address, initial): &(u64, Vec<u8>)| {
            let mut bytes = vec![0; initial.len()];
            jit::read_memory(*address, &mut bytes);
            bytes
        };
        self.variables.iter().map(read).collect()
    }
}
