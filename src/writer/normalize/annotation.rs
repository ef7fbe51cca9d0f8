//! Annotations of source code: the texts become decorations of what they annotate.
//!
//! Known gap: annotations of values that are no pointers say nothing.

use super::constant_expression;
use super::replace_unnamed;
use crate::compat::forward::annotation_block::{self, Subject};
use crate::error::{Error, Result, Topic};
use crate::llvm::{Context, Metadata, Module, Opcode, Value};
use crate::options::WriteOptions;
use crate::spirv::{grammar, op};
use crate::table::annotation::{ANNOTATIONS, POINTER_ANNOTATION};
use crate::table::annotation_text::{self, Block, BlockRow};
use crate::table::intrinsic::{OnMemory, on_memory};
use crate::table::metadata::{ANNOTATION_LIST, DECORATIONS, OP, PARAMETER_DECORATIONS};
use crate::writer::global::has_kernel_convention;
use crate::writer::pointer_origin::{strip, strip_casts};
use rspirv::spirv::Decoration;

/// First version with the decoration.
const SINCE: (u8, u8) = (1, 4);

/// What an annotation is about: for the Khronos translator casts to other address spaces are values of their own.
fn target_of<'c>(context: &Context, call: Value<'c>, options: &WriteOptions) -> Result<Option<Value<'c>>> {
    let Some(value) = call.arg(0) else { return Ok(None) };
    if !options.follows_khronos() {
        return Ok(Some(strip_casts(value)));
    }
    if let Some(function) = call.function()
        && options.compat.expand_constant_expressions
    {
        constant_expression::expand_one(function, value)?;
    }
    let mut value = call.arg(0).map(|value| strip(value, &[Opcode::BitCast]));
    while let Some(annotated) = value.filter(|value| is_kept(context, *value)).and_then(|value| value.arg(0))
    {
        value = Some(strip(annotated, &[Opcode::BitCast]));
    }
    Ok(value.map(|value| if value.constant_opcode().is_some() { strip_casts(value) } else { value }))
}

/// Whether a value is that of an annotation, which goes on as a cast; registers are values of their own.
fn is_kept(context: &Context, value: Value<'_>) -> bool {
    let name = value.called_function().and_then(Value::intrinsic_stem);
    name == Some(POINTER_ANNOTATION) && value.metadata(context.md_kind(OP)).is_none()
}

/// What annotations are about in the end.
fn behind_annotations<'c>(context: &Context, mut value: Value<'c>) -> Value<'c> {
    while let Some(annotated) = value.arg(0).filter(|_| is_kept(context, value)) {
        value = strip(annotated, &[Opcode::BitCast]);
    }
    value
}

/// The texts of an annotation that has become decorations are no uses.
fn forget_texts(call: Value<'_>) -> Result<()> {
    for position in [1, 2, 4] {
        if let Some(text) = call.arg(position) {
            call.set_operand(position, text.ty().poison()?);
        }
    }
    Ok(())
}

/// The text that a constant points to, without its end.
fn text_of(pointer: Value<'_>) -> Option<Vec<u8>> {
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

/// The text of an annotation; numbers that come with it stand behind it. A truth value that is the first of them is 0 or 1.
fn whole_text<'c>(text: Value<'c>, more: Option<Value<'c>>) -> Option<Vec<u8>> {
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

/// A decoration as metadata says it.
type Node<'c> = Metadata<'c>;

/// What texts say, under the options.
struct Texts<'c, 'o> {
    context: &'c Context,
    options: &'o WriteOptions,
}

impl<'c> Texts<'c, '_> {
    /// Decorates a value with what a text says.
    ///
    /// # Errors
    /// A text that says too many or too few operands.
    fn decorate(&self, value: Value<'c>, subject: Subject, text: &[u8]) -> Result<()> {
        let Ok(text) = std::str::from_utf8(text) else { return Ok(()) };
        let kind = self.context.md_kind(DECORATIONS);
        let mut list: Vec<Option<Node<'c>>> =
            value.metadata(kind).map(|node| node.operands().collect()).unwrap_or_default();
        let number = |node: Node<'c>| node.operand(0).and_then(Metadata::int_value);
        for node in self.decorations(text, subject)? {
            let is_semantic = number(node) == Some(u64::from(Decoration::UserSemantic as u32));
            // Controls of caches are told apart by their level.
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
            value.set_metadata(kind, Some(self.context.md_node(&list)));
        }
        Ok(())
    }

    /// Decorates a parameter of a function.
    ///
    /// # Errors
    /// A text that says too many or too few operands.
    fn decorate_parameter(
        &self,
        function: Value<'c>,
        parameter: Value<'c>,
        subject: Subject,
        text: &str,
    ) -> Result<()> {
        let said = self.decorations(text, subject)?;
        let kind = self.context.md_kind(PARAMETER_DECORATIONS);
        let before = function.metadata(kind);
        let lists = (0u32..).zip(function.params()).map(|(position, other)| {
            let list = before.and_then(|lists| lists.operand(position));
            let mut nodes: Vec<_> = list.map(|list| list.operands().collect()).unwrap_or_default();
            if other == parameter {
                nodes.extend(said.iter().copied().map(Some));
            }
            Some(self.context.md_node(&nodes))
        });
        let lists: Vec<_> = lists.collect();
        function.set_metadata(kind, Some(self.context.md_node(&lists)));
        Ok(())
    }

    fn allows(&self, extension: &str) -> bool {
        self.options.extensions.allows(extension)
    }

    fn node(&self, decoration: Decoration, operands: &[Node<'c>]) -> Node<'c> {
        let number = self.context.md_i32(decoration as u32);
        let all: Vec<_> = std::iter::once(number).chain(operands.iter().copied()).map(Some).collect();
        self.context.md_node(&all)
    }

    fn semantic(&self, text: &str) -> Option<Node<'c>> {
        let has_decoration = self.options.max_version >= SINCE;
        has_decoration.then(|| self.node(Decoration::UserSemantic, &[self.context.md_string(text)]))
    }

    /// The decorations that a text says; without a block that is known it is one as a whole.
    ///
    /// # Errors
    /// Under the Khronos translator's habits a decoration with too many or too few operands.
    fn decorations(&self, text: &str, subject: Subject) -> Result<Vec<Node<'c>>> {
        if self.options.follows_khronos() {
            let said = annotation_block::said(text, subject, self.options);
            if let Some((decoration, _)) = said.iter().find(|said| !annotation_block::has_operands(said)) {
                let error =
                    Error::invalid_llvm(format!("the operands of {decoration:?} in the annotation {text:?}"));
                return Err(error.about(Topic::AnnotationOperands(*decoration as u32)));
            }
            return Ok(said.iter().map(|said| self.told(said)).collect());
        }
        let blocks = blocks(text);
        let said: Vec<_> = blocks.iter().map(|block| self.block(block, &blocks)).collect();
        if said.iter().all(Option::is_none) {
            return Ok(self.semantic(text).into_iter().collect());
        }
        let others = self.allows(annotation_text::MEMORY_ATTRIBUTES);
        let one = |(said, block): (Option<Vec<Node<'c>>>, &&str)| match said {
            Some(nodes) => nodes,
            None => self.semantic(&format!("{{{block}}}")).filter(|_| others).into_iter().collect(),
        };
        Ok(said.into_iter().zip(&blocks).flat_map(one).collect())
    }

    /// A decoration with the values of its block; a number that is none is 0.
    fn told(&self, (decoration, values): &annotation_block::Said) -> Node<'c> {
        let has_text = grammar::decoration_has_text(*decoration as u32);
        let operand = |value: &String| match value.parse::<i64>() {
            _ if has_text => self.context.md_string(value),
            // A negative number is a word of two's complement.
            number => self.context.md_i32(number.unwrap_or(0) as u32),
        };
        self.node(*decoration, &values.iter().map(operand).collect::<Vec<_>>())
    }

    /// What a block says; `None` if it is none that is known.
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

    /// Values between commas: numbers, and texts in quotation marks, in which commas may stand.
    fn values(&self, text: &str) -> Vec<Node<'c>> {
        let mut quoted = false;
        let parts = text.split(|letter: char| {
            quoted ^= letter == '"';
            letter == ',' && !quoted
        });
        let value = |part: &str| {
            let bare = part.trim().trim_matches('"');
            match bare.parse::<i64>() {
                // A negative number is a word of two's complement.
                Ok(number) => self.context.md_i32(number as u32),
                Err(_) => self.context.md_string(bare),
            }
        };
        parts
            .filter(|part| !part.is_empty())
            .flat_map(|part| match part.trim_matches('"') {
                // Several numbers may stand in one pair of quotation marks.
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

/// What stands between braces in a text that is made of a word and values.
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

/// What the annotation that a call makes is of. Memory is accessed through a pointer by loads, stores and copies, or behind one cast.
fn subject(call: Value<'_>) -> Subject {
    if call.ty().is_void() {
        return Subject::Variable;
    }
    let accesses = |user: Value<'_>| match user.opcode() {
        Some(Opcode::Load | Opcode::Store) => true,
        _ => {
            let name = user.called_function().and_then(Value::intrinsic_stem);
            name.and_then(on_memory) == Some(OnMemory::Copy)
        }
    };
    let is_cast = |user: Value<'_>| matches!(user.opcode(), Some(Opcode::BitCast | Opcode::AddrSpaceCast));
    let is_accessed =
        call.users().any(|user| if is_cast(user) { user.users().any(accesses) } else { accesses(user) });
    Subject::Pointer { is_accessed }
}

/// Calls of annotations in the order of the program, each with its intrinsic's name without `llvm.`.
fn annotations<'c>(module: Module<'c>) -> Vec<(Value<'c>, &'static str)> {
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

/// Takes away what metadata says of the parameters of functions that are no kernels: the Khronos translator reads it of kernels only.
fn forget_lists(context: &Context, module: Module<'_>) {
    let kind = context.md_kind(PARAMETER_DECORATIONS);
    for function in module.functions() {
        if !has_kernel_convention(function) {
            function.set_metadata(kind, None);
        }
    }
}

/// Turns the annotations of a module into decorations; returns whether there were calls of them.
///
/// # Errors
/// A text that says too many or too few operands of a decoration.
pub(super) fn decorate_all<'c>(
    context: &'c Context,
    module: Module<'c>,
    options: &WriteOptions,
) -> Result<bool> {
    let texts = Texts { context, options };
    let mut changed = false;
    if options.follows_khronos() {
        forget_lists(context, module);
    }
    // In the order of the program: an annotated value may be another annotation's result, which is then replaced already.
    for (call, name) in annotations(module) {
        changed |= decorate_by_call(&texts, call, name)?;
    }
    decorate_globals(&texts, module)?;
    Ok(changed)
}

/// Turns the annotation that a call of an intrinsic makes into decorations; says whether the call was replaced or lost its texts.
fn decorate_by_call<'c>(texts: &Texts<'c, '_>, call: Value<'c>, name: &str) -> Result<bool> {
    let (context, options) = (texts.context, texts.options);
    let Some(target) = target_of(context, call, options)? else { return Ok(false) };
    let (Some(value), Some(text)) = (call.arg(0), call.arg(1)) else { return Ok(false) };
    let is_habitual = options.follows_khronos();
    let is_annotation = ANNOTATIONS.contains(&name);
    let is_register = annotation_text::REGISTER_INTRINSICS.contains(&name)
        && text_of(text).as_deref() == Some(annotation_text::REGISTER.as_bytes());
    if is_register && options.extensions.allows(annotation_text::REGISTER_EXTENSION) {
        let number = context.md_i32(u32::from(op::FPGARegALTERA.0));
        call.set_metadata(context.md_kind(OP), Some(context.md_node(&[Some(number)])));
        forget_texts(call)?;
        return Ok(false);
    }
    // Without the extension a register is nothing to the Khronos translator.
    if is_annotation
        && !(is_register && is_habitual)
        && let Some(text) = whole_text(text, call.arg(4))
    {
        let subject = subject(call);
        if target.is_instruction() || target.is_global() {
            texts.decorate(target, subject, &text)?;
        } else if let Some(function) = call.function().filter(|_| target.is_argument()) {
            let text = std::str::from_utf8(&text).unwrap_or_default();
            texts.decorate_parameter(function, target, subject, text)?;
        }
    }
    let named = behind_annotations(context, value);
    // What says nothing at all does not even name its value.
    if is_habitual && (is_register || is_annotation) && named.is_local() && named.ty() == call.ty() {
        named.take_name_of(call);
    }
    if is_habitual && value.ty().is_pointer() {
        // To the Khronos translator what is annotated is a pointer to bytes, and so is the result: casts stay.
        forget_texts(call)?;
        return Ok(true);
    }
    replace_unnamed(call, value)?;
    Ok(true)
}

/// Turns the annotations of variables and functions, which a list of the module has, into decorations.
fn decorate_globals<'c>(texts: &Texts<'c, '_>, module: Module<'c>) -> Result<()> {
    let entries = module.variable(ANNOTATION_LIST).and_then(Value::initializer);
    for entry in entries.and_then(Value::elements).unwrap_or_default() {
        let (Some(value), Some(text)) = (entry.element(0), entry.element(1)) else { continue };
        let target = strip_casts(value);
        // The Khronos translator leaves the numbers of globals' annotations out.
        let numbers = entry.element(4).filter(|_| !texts.options.follows_khronos());
        if let Some(text) = whole_text(text, numbers)
            && target.is_global()
        {
            texts.decorate(target, Subject::Variable, &text)?;
        }
    }
    Ok(())
}
