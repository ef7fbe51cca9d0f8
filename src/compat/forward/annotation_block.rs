//! Texts of annotations as the Khronos translator reads them: which blocks count, what they say, and in which order it is written.

use crate::options::WriteOptions;
use crate::spirv::grammar::{self, OperandKind, Quantifier};
use crate::table::annotation_text::{self, BLOCKS, BY_NUMBER, Block, BlockRow, List, MEMORY_TYPE};
use rspirv::spirv::Decoration;

/// A decoration and the values of its block.
pub(crate) type Said = (Decoration, Vec<String>);

/// What an annotation is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Subject {
    /// A variable or function, of which only attributes are said.
    Variable,
    /// A pointer; whether something accesses memory through it.
    Pointer { is_accessed: bool },
}

/// What a text says.
#[derive(Default)]
struct Lists {
    attributes: Vec<Said>,
    others: Vec<(List, Said)>,
    /// Bits of the parameters of accesses, and the size of the cache.
    parameters: Option<u32>,
    cache_size: Option<String>,
    /// Whether a block was recognised, and whether one was of which nothing is written.
    is_known: bool,
    is_silent: bool,
}

/// The decorations that a text says of a subject. One that says none is one as a whole.
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

/// Whether a decoration has as many operands as a text says.
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

    /// A block that says the decoration by its number: recognised in any case, even where nothing is written for it.
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

    /// A block that says an attribute of memory by a word; any other word is a text of its own.
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

    /// The same with the decorations that the parameters of accesses say.
    fn finished(mut self) -> Self {
        let bits = self.parameters.unwrap_or(0);
        let mut rows: Vec<_> = annotation_text::PARAMETERS.iter().filter(|row| bits & row.0 != 0).collect();
        // Those without operands come first.
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

/// Values between commas, also those in quotation marks; `None` where a mark stands elsewhere than at an end of one.
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

/// What stands between braces in a text that is made of words, numbers and quoted texts.
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

/// Where the brace stands that ends a block.
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
