//! Parses annotation texts as the Khronos translator does: the recognized blocks, their decorations, and the
//! order of these.

use crate::options::WriteOptions;
use crate::spirv::grammar::{self, OperandKind, Quantifier};
use crate::table::annotation_text::{self, BLOCKS, BY_NUMBER, Block, BlockRow, List, MEMORY_TYPE};
use rspirv::spirv::Decoration;

/// A decoration and the values in its block.
pub(crate) type Said = (Decoration, Vec<String>);

/// The target of an annotation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Subject {
    /// A variable or function, which takes memory attributes only.
    Variable,
    /// A pointer; whether memory is accessed through it.
    Pointer { is_accessed: bool },
}

/// The parsed contents of a text.
#[derive(Default)]
struct Lists {
    attributes: Vec<Said>,
    others: Vec<(List, Said)>,
    /// Bits of the memory access parameters, and the cache size.
    parameters: Option<u32>,
    cache_size: Option<String>,
    /// Whether a block was recognized, and whether a recognized block produces no decoration.
    is_known: bool,
    is_silent: bool,
}

/// The decorations that a text specifies for a target. A text without any is one UserSemantic.
pub(crate) fn said(text: &str, subject: Subject, options: &WriteOptions) -> Vec<Said> {
    let whole = || vec![(Decoration::UserSemantic, vec![text.to_owned()])];
    let mut lists = Lists::default();
    for block in blocks(text) {
        lists.add(block, options);
    }
    if !lists.is_known {
        return whole();
    }
    let Lists { mut attributes, others, is_silent, .. } = lists.finished();
    let mut says_none = attributes.is_empty() && !is_silent;
    if let Subject::Pointer { is_accessed } = subject {
        says_none &= others.is_empty();
        let of = |wanted: List| others.iter().filter(move |(list, _)| *list == wanted);
        for list in [List::Accesses, List::Caches, List::Locations, List::Latencies] {
            if list != List::Latencies || is_accessed {
                attributes.extend(of(list).map(|(_, said)| said.clone()));
            }
        }
    }
    if says_none { whole() } else { attributes }
}

/// Whether a text gives the right number of operands for a decoration.
pub(crate) fn has_operands((decoration, values): &Said) -> bool {
    let row = grammar::enumerant(OperandKind::Decoration, *decoration as u32);
    let parameters = row.map_or(&[][..], |row| row.parameters);
    match parameters.last().map(|last| last.quantifier) {
        Some(Quantifier::Variadic) => values.len() >= parameters.len(),
        _ => values.len() == parameters.len(),
    }
}

impl Lists {
    fn add(&mut self, block: &str, options: &WriteOptions) {
        let (name, value) = block.split_once(':').unwrap_or((block, ""));
        if let Ok(number) = name.parse::<u32>() {
            if let Some(values) = values(value) {
                self.is_known = true;
                self.add_number(number, values, options);
            }
            return;
        }
        if options.extensions.allows(annotation_text::MEMORY_ACCESSES) {
            if name == annotation_text::PARAMETERS_BLOCK {
                self.is_known = true;
                self.parameters = Some(self.parameters.unwrap_or(0) | value.parse().unwrap_or(0));
            } else if name == annotation_text::CACHE_SIZE_BLOCK {
                self.is_known = true;
                let has_size = |(bit, decoration, _): &&(u32, Decoration, &[u32])| {
                    *decoration == annotation_text::CACHE_SIZE && self.parameters.unwrap_or(0) & bit != 0
                };
                if annotation_text::PARAMETERS.iter().find(has_size).is_none() {
                    return;
                }
                self.cache_size = Some(value.to_owned());
            }
        }
        self.add_word(block, name, value, options);
    }

    /// A block with a decoration's number: always recognized, even if it produces no decoration.
    fn add_number(&mut self, number: u32, values: Vec<String>, options: &WriteOptions) {
        if number == Decoration::UserSemantic as u32 {
            self.attributes.push((Decoration::UserSemantic, values));
            return;
        }
        let rows = BLOCKS.iter().map(|row| (row.decoration, row.extension));
        let mut rows = rows.chain(BY_NUMBER.iter().copied());
        let row = rows.find(|(decoration, _)| *decoration as u32 == number);
        let Some((decoration, _)) = row.filter(|(_, extension)| options.extensions.allows(extension)) else {
            self.is_silent = true;
            return;
        };
        let list = annotation_text::list_of(decoration);
        if list != List::Attributes {
            self.others.push((list, (decoration, values)));
            return;
        }
        let is_less = |(_, values): &&mut Said| values.first().is_some_and(|value| value == MEMORY_TYPE);
        match self.attributes.iter_mut().find(is_less).filter(|_| decoration == Decoration::MemoryALTERA) {
            Some(less) => *less = (decoration, values),
            None => self.attributes.push((decoration, values)),
        }
    }

    /// A block with the name of a memory attribute; with any other name it becomes a UserSemantic.
    fn add_word(&mut self, block: &str, name: &str, value: &str, options: &WriteOptions) {
        let fits = |row: &&BlockRow| match row.block {
            Block::Case(case) => row.name == name && value.parse() == Ok(case),
            _ => row.name == name,
        };
        let known = BLOCKS.iter().find(fits).filter(|row| options.extensions.allows(row.extension));
        if let Some(row) = known {
            self.is_known = true;
            let values = match row.block {
                Block::Flag | Block::Bare | Block::Case(_) => Vec::new(),
                Block::Numbers => value.split(',').map(str::to_owned).collect(),
                Block::Text => vec![value.to_owned()],
                Block::Texts => {
                    let (first, second) = value.split_once(':').unwrap_or((value, ""));
                    vec![first.to_owned(), second.to_owned()]
                }
            };
            let said = (row.decoration, values);
            match annotation_text::list_of(row.decoration) {
                List::Attributes => self.attributes.push(said),
                list => self.others.push((list, said)),
            }
        } else if options.extensions.allows(annotation_text::MEMORY_ATTRIBUTES) {
            self.attributes.push((Decoration::UserSemantic, vec![format!("{{{block}}}")]));
        }
    }

    /// Appends the decorations that the memory access parameters specify.
    fn finished(mut self) -> Self {
        let bits = self.parameters.unwrap_or(0);
        let mut rows: Vec<_> = annotation_text::PARAMETERS.iter().filter(|row| bits & row.0 != 0).collect();
        // Decorations without operands come first.
        rows.sort_by_key(|(.., operands)| operands.len());
        for (_, decoration, operands) in rows {
            let is_size = *decoration == annotation_text::CACHE_SIZE;
            let value = |operand: &u32| match &self.cache_size {
                Some(size) if is_size => size.clone(),
                _ => operand.to_string(),
            };
            let values = operands.iter().map(value).collect();
            self.others.push((List::Accesses, (*decoration, values)));
        }
        self
    }
}

/// Comma-separated values, which may be quoted; `None` if a quotation mark is not at an end of a value.
fn values(text: &str) -> Option<Vec<String>> {
    let mut found = Vec::new();
    let mut rest = text;
    let mut is_quoted = false;
    while !rest.is_empty() {
        if !is_quoted && let Some(inner) = rest.strip_prefix('"') {
            is_quoted = true;
            rest = inner;
            continue;
        }
        let (value, end, behind) = match rest.find([',', '"']) {
            Some(at) => (rest.get(..at)?, rest.get(at..at + 1)?, rest.get(at + 1..)?),
            None if is_quoted => return None,
            None => (rest, "", ""),
        };
        found.push(value.to_owned());
        rest = behind;
        if end == "\"" {
            if !is_quoted {
                return None;
            }
            is_quoted = false;
            rest = match rest {
                "" => "",
                _ => rest.strip_prefix(',')?,
            };
        }
    }
    (!is_quoted).then_some(found)
}

/// The blocks in braces in a text of words, numbers and quoted strings.
fn blocks(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some((_, behind)) = rest.split_once('{') {
        rest = match end_of_block(behind).and_then(|end| behind.split_at_checked(end)) {
            Some((block, after)) => {
                found.push(block);
                after
            }
            None => behind,
        };
    }
    found
}

/// The position of the brace that ends a block.
fn end_of_block(text: &str) -> Option<usize> {
    let mut is_quoted = false;
    for (position, letter) in text.char_indices() {
        let is_word = letter.is_ascii_alphanumeric() || letter == '_';
        match letter {
            '"' if position > 0 => is_quoted = !is_quoted,
            _ if is_quoted => {}
            '}' if position > 0 => return Some(position),
            ':' | ',' | '-' if position > 0 => {}
            _ if is_word => {}
            _ => return None,
        }
    }
    None
}
