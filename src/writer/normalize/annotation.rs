//! Source annotations: their texts become decorations of the annotated values.
//!
//! Known gap: annotations of values that are not pointers are dropped.

use super::replace_unnamed;
use crate::error::Result;
use crate::llvm::{Context, Metadata, Module, Value};
use crate::options::WriteOptions;
use crate::spirv::op;
use crate::table::annotation::ANNOTATIONS;
use crate::table::annotation_text::{self, Block, BlockRow};
use crate::table::metadata::{ANNOTATION_LIST, DECORATIONS, OP, PARAMETER_DECORATIONS};
use crate::writer::pointer_origin::strip_casts;
use rspirv::spirv::Decoration;

/// First version with UserSemantic.
const SINCE: (u8, u8) = (1, 4);

/// Replaces the text operands of a translated annotation by poison, so that its strings have no uses left.
pub(crate) fn forget_texts(call: Value<'_>) -> Result<()> {
    for position in [1, 2, 4] {
        if let Some(text) = call.arg(position) {
            call.set_operand(position, text.ty().poison()?);
        }
    }
    Ok(())
}

/// The string that a constant points to, without its terminator.
pub(crate) fn text_of(pointer: Value<'_>) -> Option<Vec<u8>> {
    let text = strip_casts(pointer).initializer()?;
    if text.is_null() {
        return Some(Vec::new());
    }
    let mut bytes = text.string_bytes()?.to_vec();
    while bytes.last() == Some(&0) {
        bytes.pop();
    }
    Some(bytes)
}

/// The text of an annotation, followed by the numbers passed along with it; an `i1` in first place is written
/// as 0 or 1.
pub(crate) fn whole_text<'c>(text: Value<'c>, more: Option<Value<'c>>) -> Option<Vec<u8>> {
    let mut whole = text_of(text)?;
    let numbers = more.and_then(|more| strip_casts(more).initializer()).and_then(Value::elements);
    for (place, value) in numbers.unwrap_or_default().into_iter().enumerate() {
        let Some(number) = value.signed_int_value() else { continue };
        let (between, number) = match place {
            0 if value.ty().int_bits() == Some(1) => (": ", number.abs()),
            0 => (": ", number),
            _ => (", ", number),
        };
        whole.extend_from_slice(format!("{between}{number}").as_bytes());
    }
    Some(whole)
}

/// A metadata node that encodes a decoration.
pub(crate) type Node<'c> = Metadata<'c>;

/// Translates texts under the options.
struct Texts<'c, 'o> {
    context: &'c Context,
    options: &'o WriteOptions,
}

/// Adds decorations to the metadata of a value.
pub(crate) fn decorate<'c>(context: &'c Context, value: Value<'c>, said: Vec<Node<'c>>) {
    let kind = context.md_kind(DECORATIONS);
    let mut list: Vec<Option<Node<'c>>> =
        value.metadata(kind).map(|node| node.operands().collect()).unwrap_or_default();
    let number = |node: Node<'c>| node.operand(0).and_then(Metadata::int_value);
    for node in said {
        let is_semantic = number(node) == Some(u64::from(Decoration::UserSemantic as u32));
        // Cache controls are distinguished by their level.
        let leveled = number(node).is_some_and(|number| {
            annotation_text::LEVELED.iter().any(|decoration| number == u64::from(*decoration as u32))
        });
        let is_same = |other: &Node<'c>| *other == node || (!leveled && number(*other) == number(node));
        let is_said = list.iter().flatten().any(is_same);
        if is_semantic || !is_said {
            list.push(Some(node));
        }
    }
    if !list.is_empty() {
        value.set_metadata(kind, Some(context.md_node(&list)));
    }
}

/// Adds decorations to a parameter of a function.
pub(crate) fn decorate_parameter<'c>(
    context: &'c Context,
    function: Value<'c>,
    parameter: Value<'c>,
    said: &[Node<'c>],
) {
    let kind = context.md_kind(PARAMETER_DECORATIONS);
    let before = function.metadata(kind);
    let lists = (0u32..).zip(function.params()).map(|(position, other)| {
        let list = before.and_then(|lists| lists.operand(position));
        let mut nodes: Vec<_> = list.map(|list| list.operands().collect()).unwrap_or_default();
        if other == parameter {
            nodes.extend(said.iter().copied().map(Some));
        }
        Some(context.md_node(&nodes))
    });
    let lists: Vec<_> = lists.collect();
    function.set_metadata(kind, Some(context.md_node(&lists)));
}

/// The metadata node of a decoration with its operands.
pub(crate) fn node_of<'c>(context: &'c Context, decoration: Decoration, operands: &[Node<'c>]) -> Node<'c> {
    let number = context.md_i32(decoration as u32);
    let all: Vec<_> = std::iter::once(number).chain(operands.iter().copied()).map(Some).collect();
    context.md_node(&all)
}

impl<'c> Texts<'c, '_> {
    fn allows(&self, extension: &str) -> bool {
        self.options.extensions.allows(extension)
    }

    fn node(&self, decoration: Decoration, operands: &[Node<'c>]) -> Node<'c> {
        node_of(self.context, decoration, operands)
    }

    fn semantic(&self, text: &str) -> Option<Node<'c>> {
        let has_decoration = self.options.max_version >= SINCE;
        has_decoration.then(|| self.node(Decoration::UserSemantic, &[self.context.md_string(text)]))
    }

    /// The decorations that a text specifies; without a known block, the whole text is one UserSemantic.
    fn decorations(&self, text: &[u8]) -> Vec<Node<'c>> {
        let Ok(text) = std::str::from_utf8(text) else { return Vec::new() };
        let blocks = blocks(text);
        let said: Vec<_> = blocks.iter().map(|block| self.block(block, &blocks)).collect();
        if said.iter().all(Option::is_none) {
            return self.semantic(text).into_iter().collect();
        }
        let others = self.allows(annotation_text::MEMORY_ATTRIBUTES);
        let one = |(said, block): (Option<Vec<Node<'c>>>, &&str)| match said {
            Some(nodes) => nodes,
            None => self.semantic(&format!("{{{block}}}")).filter(|_| others).into_iter().collect(),
        };
        said.into_iter().zip(&blocks).flat_map(one).collect()
    }

    /// The decorations that a block specifies; `None` for an unknown block.
    fn block(&self, block: &str, all: &[&str]) -> Option<Vec<Node<'c>>> {
        let (name, value) = block.split_once(':').unwrap_or((block, ""));
        if name == annotation_text::PARAMETERS_BLOCK && self.allows(annotation_text::MEMORY_ACCESSES) {
            return self.parameters(value, all);
        }
        if name == annotation_text::CACHE_SIZE_BLOCK && self.allows(annotation_text::MEMORY_ACCESSES) {
            return Some(Vec::new());
        }
        if let Ok(number) = name.parse::<u32>() {
            let rows = annotation_text::BLOCKS.iter().map(|row| (row.decoration, row.extension));
            let mut rows = rows.chain(annotation_text::BY_NUMBER.iter().copied());
            let (decoration, extension) = rows.find(|(decoration, _)| *decoration as u32 == number)?;
            let node = || self.node(decoration, &self.values(value));
            return Some(self.allows(extension).then(node).into_iter().collect());
        }
        let fits = |row: &&BlockRow| match row.block {
            Block::Case(case) => value.parse() == Ok(case),
            _ => true,
        };
        let row = annotation_text::BLOCKS.iter().filter(|row| row.name == name).find(fits)?;
        if !self.allows(row.extension) {
            return None;
        }
        let operands = match row.block {
            Block::Flag | Block::Bare | Block::Case(_) => Vec::new(),
            Block::Numbers => self.values(value),
            Block::Text => vec![self.context.md_string(value)],
            Block::Texts => value.splitn(2, ':').map(|part| self.context.md_string(part)).collect(),
        };
        Some(vec![self.node(row.decoration, &operands)])
    }

    /// Comma-separated values: numbers, and quoted strings, which may contain commas.
    fn values(&self, text: &str) -> Vec<Node<'c>> {
        let mut quoted = false;
        let parts = text.split(|letter: char| {
            quoted ^= letter == '"';
            letter == ',' && !quoted
        });
        let value = |part: &str| {
            let bare = part.trim().trim_matches('"');
            match bare.parse::<i64>() {
                // Negative numbers are encoded in two's complement.
                Ok(number) => self.context.md_i32(number as u32),
                Err(_) => self.context.md_string(bare),
            }
        };
        parts
            .filter(|part| !part.is_empty())
            .flat_map(|part| match part.trim_matches('"') {
                // One pair of quotation marks may contain several numbers.
                inner if inner.contains(',') && inner.bytes().all(|b| b.is_ascii_digit() || b == b',') => {
                    inner.split(',').map(value).collect::<Vec<_>>()
                }
                _ => vec![value(part)],
            })
            .collect()
    }

    fn parameters(&self, bits: &str, all: &[&str]) -> Option<Vec<Node<'c>>> {
        let bits: u32 = bits.parse().ok()?;
        let size = all.iter().find_map(|block| {
            let (name, value) = block.split_once(':')?;
            (name == annotation_text::CACHE_SIZE_BLOCK).then(|| value.parse().ok()).flatten()
        });
        let rows = annotation_text::PARAMETERS.iter().filter(|(bit, ..)| bits & bit != 0);
        Some(
            rows.map(|(_, decoration, operands)| {
                let is_size = *decoration == annotation_text::CACHE_SIZE;
                let number =
                    |operand: &u32| self.context.md_i32(size.filter(|_| is_size).unwrap_or(*operand));
                self.node(*decoration, &operands.iter().map(number).collect::<Vec<_>>())
            })
            .collect(),
        )
    }
}

/// The blocks `{name}` and `{name:values}` in a text.
fn blocks(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some((_, behind)) = rest.split_once('{') {
        let Some((block, after)) = behind.split_once('}') else { break };
        let name = block.split(':').next().unwrap_or_default();
        let is_word = |letter: char| letter.is_ascii_alphanumeric() || "_-".contains(letter);
        if !name.is_empty() && name.chars().all(is_word) {
            found.push(block);
            rest = after;
        } else {
            rest = behind;
        }
    }
    found
}

/// Calls of annotation intrinsics in program order, each with the intrinsic's name without `llvm.`.
pub(crate) fn annotations<'c>(module: Module<'c>) -> Vec<(Value<'c>, &'static str)> {
    let name = |function: Value<'c>| {
        let name = function.intrinsic_stem()?;
        let is_one = ANNOTATIONS.contains(&name) || annotation_text::REGISTER_INTRINSICS.contains(&name);
        is_one.then_some(name)
    };
    if !module.functions().any(|function| name(function).is_some()) {
        return Vec::new();
    }
    let instructions = module.functions().flat_map(Value::blocks).flat_map(crate::llvm::Block::instructions);
    instructions.filter_map(|call| Some((call, name(call.called_function()?)?))).collect()
}

/// Translates the annotations of a module to decorations; returns whether it had calls of annotation
/// intrinsics.
///
/// # Errors
/// Internal, if a call cannot be replaced.
pub(super) fn decorate_all<'c>(
    context: &'c Context,
    module: Module<'c>,
    options: &WriteOptions,
) -> Result<bool> {
    let texts = Texts { context, options };
    let mut changed = false;
    // In program order: an annotated value may be the result of an earlier annotation, which has been
    // replaced by then.
    for (call, name) in annotations(module) {
        changed |= decorate_by_call(&texts, call, name)?;
    }
    decorate_globals(&texts, module);
    Ok(changed)
}

/// Whether a call annotates a register, for which an extension has an instruction.
pub(crate) fn is_register(call: Value<'_>, name: &str) -> bool {
    let is_text = |text: Value<'_>| text_of(text).as_deref() == Some(annotation_text::REGISTER.as_bytes());
    annotation_text::REGISTER_INTRINSICS.contains(&name) && call.arg(1).is_some_and(is_text)
}

/// Translates the annotation of an intrinsic call to decorations; returns whether the call was replaced.
fn decorate_by_call<'c>(texts: &Texts<'c, '_>, call: Value<'c>, name: &str) -> Result<bool> {
    let context = texts.context;
    let (Some(value), Some(text)) = (call.arg(0), call.arg(1)) else { return Ok(false) };
    if is_register(call, name) && texts.allows(annotation_text::REGISTER_EXTENSION) {
        let number = context.md_i32(u32::from(op::FPGARegALTERA.0));
        call.set_metadata(context.md_kind(OP), Some(context.md_node(&[Some(number)])));
        forget_texts(call)?;
        return Ok(false);
    }
    let target = strip_casts(value);
    if ANNOTATIONS.contains(&name)
        && let Some(text) = whole_text(text, call.arg(4))
    {
        let said = texts.decorations(&text);
        if target.is_instruction() || target.is_global() {
            decorate(context, target, said);
        } else if let Some(function) = call.function().filter(|_| target.is_argument()) {
            decorate_parameter(context, function, target, &said);
        }
    }
    replace_unnamed(call, value)?;
    Ok(true)
}

/// The annotated variables and functions in the module's `llvm.global.annotations`, each with its text and
/// the numbers passed along.
pub(crate) fn annotated_globals<'c>(module: Module<'c>) -> Vec<(Value<'c>, Value<'c>, Option<Value<'c>>)> {
    let entries = module.variable(ANNOTATION_LIST).and_then(Value::initializer).and_then(Value::elements);
    let annotated = |entry: Value<'c>| {
        let target = entry.element(0).map(strip_casts).filter(|target| target.is_global())?;
        Some((target, entry.element(1)?, entry.element(4)))
    };
    entries.unwrap_or_default().into_iter().filter_map(annotated).collect()
}

/// Translates the annotations of variables and functions to decorations.
fn decorate_globals<'c>(texts: &Texts<'c, '_>, module: Module<'c>) {
    for (target, text, numbers) in annotated_globals(module) {
        if let Some(text) = whole_text(text, numbers) {
            decorate(texts.context, target, texts.decorations(&text));
        }
    }
}
