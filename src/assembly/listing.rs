//! Positions of instructions in a text, and the names of its `<id>`s: for messages about the assembled module.

use rustc_hash::FxHashMap;

use super::{AssembleOptions, DisassembleOptions, disassemble};
use crate::spirv::Module;

/// The listing of a text in assembly language.
#[derive(Clone, Debug, Default)]
pub struct Listing {
    /// Word offset and text offset, in bytes, of each instruction; both ascend.
    pub(super) starts: Vec<(u32, usize)>,
    /// Names without `%`, by `<id>`.
    pub(super) names: FxHashMap<u32, String>,
}

impl Listing {
    /// The listing of a text; `None` if it does not assemble.
    pub fn of_text(text: &[u8], options: &AssembleOptions) -> Option<Self> {
        super::assembler::list(text, |numbers, _| numbers, options)
    }

    /// A module as text, in the disassembler's default form, and its listing; `None` if the text does not assemble to the same
    /// words.
    pub fn of_module(module: &Module) -> Option<(String, Self)> {
        let text = disassemble(module, &DisassembleOptions::default());
        let by_word = |_, place: usize| module.words().get(place).copied().unwrap_or(0);
        let listing = super::assembler::list(text.as_bytes(), by_word, &AssembleOptions::default())?;
        Some((text, listing))
    }

    /// The text offset, in bytes, of the instruction at a word offset.
    pub fn place(&self, word_offset: u32) -> Option<usize> {
        let found = self.starts.binary_search_by_key(&word_offset, |(word, _)| *word);
        found.ok().and_then(|at| self.starts.get(at)).map(|(_, byte)| *byte)
    }

    /// The name of an `<id>` in the text, without `%`.
    pub fn name(&self, id: u32) -> Option<&str> {
        self.names.get(&id).map(String::as_str)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::assembly::assemble;

    const TEXT: &str =
        "; a comment\nOpCapability Kernel\n  %7 = OpTypeInt 32 0\n%size = OpConstant %7 9 ; the size\n";

    #[test]
    fn places_and_names_are_those_of_the_text() {
        let words = assemble(TEXT, &AssembleOptions::default()).unwrap();
        let module = Module::framed(words).unwrap();
        let listing = Listing::of_text(TEXT.as_bytes(), &AssembleOptions::default()).unwrap();
        for (instruction, start) in module.instructions().zip(["OpCapability", "%7 =", "%size ="]) {
            let place = listing.place(instruction.word_offset()).unwrap();
            assert!(TEXT.get(place..).unwrap().starts_with(start), "{start}");
        }
        assert_eq!((listing.name(1), listing.name(2), listing.name(3)), (Some("7"), Some("size"), None));
        assert_eq!(listing.place(6), None);
        assert!(Listing::of_text(b"OpNonsense\n", &AssembleOptions::default()).is_none());
    }

    #[test]
    fn a_module_is_listed_by_its_own_ids() {
        let options = AssembleOptions { preserve_numeric_ids: true, ..AssembleOptions::default() };
        let module = Module::framed(assemble(TEXT, &options).unwrap()).unwrap();
        let (text, listing) = Listing::of_module(&module).unwrap();
        assert_eq!(listing.name(7), Some("uint"), "{text}");
        let constant = module.instructions().last().unwrap();
        let place = listing.place(constant.word_offset()).unwrap();
        assert!(text.get(place..).unwrap().contains("OpConstant %uint 9"), "{text}");
    }
}
