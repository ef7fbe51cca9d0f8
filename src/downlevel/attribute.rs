//! Attributes, flags and operations that an older LLVM does not know.

use super::line::Line;
use super::token::{Kind, text};
use crate::table::llvm_version::{
    ATOMIC_OPERATIONS, ATTRIBUTES, CAPTURES, FAST_MATH, FAST_MATH_SINCE, FLAGS, MEMORY, Older,
    POINTER_TO_ADDRESS,
};

impl Line<'_> {
    /// Attributes of functions, parameters and results.
    pub(super) fn attributes(&mut self, version: u32) {
        // Backwards, because an attribute that is removed takes the blank in front of it along.
        for at in (0..self.tokens.len()).rev() {
            let Some(token) = self.tokens.get(at) else { continue };
            let name = token.text.clone();
            let is_word = token.kind == Kind::Word;
            let row = ATTRIBUTES.iter().find(|row| is_word && row.name == name && row.since > version);
            if let Some(row) = row {
                match row.older {
                    Older::Drop => self.replace_call(at, ""),
                    Older::Word(word) => self.replace_call(at, word),
                    Older::Refuse => self.refuse(format!("attribute {name}")),
                }
            } else if is_word && name == "captures" && version < CAPTURES {
                let word = if self.argument(at).as_deref() == Some("none") { "nocapture" } else { "" };
                self.replace_call(at, word);
            } else if is_word && name == "memory" {
                let effects = self.argument(at).map(|argument| Effects::parse(&argument));
                match effects {
                    Some(effects) if version < MEMORY => self.replace_call(at, &effects.words()),
                    Some(effects) if effects.has_later_locations => {
                        self.replace_call(at, &effects.attribute());
                    }
                    _ => {}
                }
            }
        }
    }

    /// Flags of instructions, operations of atomic instructions, and opcodes.
    pub(super) fn flags(&mut self, version: u32) {
        let mut opcode = String::new();
        let mut at = 0;
        while let Some(token) = self.tokens.get(at) {
            match token.kind {
                Kind::Blank => {}
                Kind::Word => {
                    let word = token.text.to_string();
                    let takes = |opcodes: &[&str]| opcodes.is_empty() || opcodes.contains(&opcode.as_str());
                    let is_late =
                        FLAGS.iter().any(|row| row.name == word && row.since > version && takes(row.opcodes));
                    let is_fast = FAST_MATH.contains(&word.as_str())
                        && FAST_MATH_SINCE.iter().any(|(name, since)| *name == opcode && *since > version);
                    if is_late || is_fast {
                        self.remove(at..at + 1);
                        continue;
                    }
                    if opcode == "atomicrmw" {
                        self.atomic_operation(&word, version);
                    }
                    if word == "ptrtoaddr" && version < POINTER_TO_ADDRESS {
                        self.replace(at..at + 1, "ptrtoint");
                    }
                    let is_flag = FLAGS.iter().any(|row| row.name == word)
                        || FAST_MATH.contains(&word.as_str())
                        || matches!(word.as_str(), "inbounds" | "exact" | "volatile");
                    if !is_flag {
                        opcode = word;
                    }
                }
                _ => opcode.clear(),
            }
            at += 1;
        }
    }

    fn atomic_operation(&mut self, word: &str, version: u32) {
        if ATOMIC_OPERATIONS.iter().any(|(name, since)| *name == word && *since > version) {
            self.refuse(format!("the atomic operation {word}"));
        }
    }

    /// The text in the parentheses behind a token.
    fn argument(&self, at: usize) -> Option<String> {
        let call = self.call(at)?;
        Some(text(self.tokens.get(at + 2..call.end - 1)?))
    }
}

/// What code may do to memory: bit 0 reads, bit 1 writes.
#[derive(Debug, Default, PartialEq, Eq)]
struct Effects {
    argument: u8,
    inaccessible: u8,
    other: u8,
    /// Whether the attribute names a location that versions since 16 do not all have; it counts as other memory.
    has_later_locations: bool,
}

impl Effects {
    /// From the argument of `memory`: `read, argmem: none`.
    fn parse(argument: &str) -> Self {
        let bits = |word: &str| match word.trim() {
            "read" => 1,
            "write" => 2,
            "readwrite" => 3,
            _ => 0,
        };
        let items: Vec<_> = argument.split(',').collect();
        let all = items.iter().find(|item| !item.contains(':')).map_or(0, |item| bits(item));
        let mut effects = Self { argument: all, inaccessible: all, other: all, has_later_locations: false };
        for (location, access) in items.iter().filter_map(|item| item.split_once(':')) {
            match location.trim() {
                "argmem" => effects.argument = bits(access),
                "inaccessiblemem" => effects.inaccessible = bits(access),
                _ => {
                    effects.other |= bits(access);
                    effects.has_later_locations = true;
                }
            }
        }
        effects
    }

    /// The attribute of LLVM 16, of the locations that it has.
    fn attribute(&self) -> String {
        let name = |bits: u8| {
            ["none", "read", "write", "readwrite"].get(usize::from(bits)).copied().unwrap_or("readwrite")
        };
        let (other, argument, inaccessible) =
            (name(self.other), name(self.argument), name(self.inaccessible));
        format!("memory({other}, argmem: {argument}, inaccessiblemem: {inaccessible})")
    }

    /// The attributes of LLVM 15; what they cannot express they allow.
    fn words(&self) -> String {
        let location = match (self.other, self.argument, self.inaccessible) {
            (0, 0, 0) => return "readnone".to_owned(),
            (0, _, 0) => "argmemonly",
            (0, 0, _) => "inaccessiblememonly",
            (0, ..) => "inaccessiblemem_or_argmemonly",
            _ => "",
        };
        let access = match self.other | self.argument | self.inaccessible {
            1 => "readonly",
            2 => "writeonly",
            _ => "",
        };
        [location, access].into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::Effects;

    #[test]
    fn memory_effects_become_what_15_has() {
        let words = |argument| Effects::parse(argument).words();
        assert_eq!(words("none"), "readnone");
        assert_eq!(words("read"), "readonly");
        assert_eq!(words("argmem: read"), "argmemonly readonly");
        assert_eq!(words("argmem: readwrite"), "argmemonly");
        assert_eq!(words("inaccessiblemem: write"), "inaccessiblememonly writeonly");
        assert_eq!(words("argmem: read, inaccessiblemem: write"), "inaccessiblemem_or_argmemonly");
        assert_eq!(words("read, argmem: readwrite"), "");
        assert_eq!(words("errnomem: write"), "writeonly");
        assert_eq!(
            Effects::parse("argmem: read, errnomem: write").attribute(),
            "memory(write, argmem: read, inaccessiblemem: none)"
        );
    }
}
