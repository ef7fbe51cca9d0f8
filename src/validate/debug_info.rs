//! Operands of debug instructions, in the sets that other validators check.
//!
//! Rule of this module: `table/debug_info/referent.rs` has the requirements. Operands are checked after all instructions, because
//! they may be forward references. Instructions that a producer lays out differently from the grammar are skipped.
//!
//! Spec: OpenCL.DebugInfo.100, NonSemantic.Shader.DebugInfo.100

use std::rc::Rc;

use super::checker::Checker;
use super::fact::Class;
use crate::error::Result;
use crate::rule::Rule;
use crate::spirv::grammar::{ExtInstGrammar, ExtInstSet, OperandGrammar, OperandKind, Quantifier};
use crate::spirv::operands::{Import, Role, TypeLookup};
use crate::spirv::{Id, Instruction, Module, op};
use crate::table::debug_info::referent::{self, Referent};
use crate::table::debug_info::{number, value};

/// The grammar's operand for a word after the number; the words of a variadic operand share it.
fn named(grammar: &ExtInstGrammar, at: usize) -> Option<&OperandGrammar> {
    grammar
        .operands
        .get(at)
        .or_else(|| grammar.operands.last().filter(|o| o.quantifier == Quantifier::Variadic))
}

impl<'m> Checker<'m> {
    /// Whether an instruction belongs to one of the two checked sets.
    pub(super) fn is_debug_instruction(&self, instruction: Instruction<'m>) -> bool {
        debug_set(self.module, instruction).is_some()
    }

    /// Checks the result type and the operands of a debug instruction, after all ids are defined.
    ///
    /// # Errors
    /// The violated rule.
    pub(super) fn debug_instruction(&self, instruction: Instruction<'m>) -> Result<()> {
        let Some(set) = debug_set(self.module, instruction) else { return Ok(()) };
        let number = instruction.operand(1)?;
        let is_void = matches!(self.result(instruction).class, Class::Void | Class::Unknown);
        self.require(is_void, Rule::DebugResult, || "the result type is not void".to_owned())?;
        let grammar = set.instruction(number);
        self.require(grammar.is_some(), Rule::KnownInstruction, || {
            format!("{set:?} has no instruction {number}")
        })?;
        let Some(grammar) = grammar else { return Ok(()) };
        self.debug_order(instruction, number)?;
        let words = instruction.operands().get(2..).unwrap_or_default();
        for (id, name, wanted) in wanted_operands(grammar, words) {
            let rule = match referent::is_unchecked(number, name) {
                true => Rule::DebugUncheckedOperands,
                false => Rule::DebugOperands,
            };
            self.require(self.has_unknown || self.refers(id, wanted), rule, || {
                format!("{name} of {} is {id}, which is not {}", grammar.name, wanted.describe())
            })?;
        }
        self.debug_values(instruction, number)
    }

    /// Checks that the `<id>`s of a debug instruction are defined before it, unless forward references are allowed.
    fn debug_order(&self, instruction: Instruction<'m>, number: u32) -> Result<()> {
        if instruction.opcode() == op::ExtInstWithForwardRefsKHR || !self.wants(Rule::DebugBeforeUse) {
            return Ok(());
        }
        for operand in self.module.operands(instruction) {
            let operand = operand?;
            let (Some(id), true) = (operand.id(), matches!(operand.role, Role::Id)) else { continue };
            // Operands after the number start at word 5.
            let may_follow = referent::may_follow(number, operand.index.saturating_sub(5));
            if may_follow && !self.is_non_semantic_debug(instruction) {
                continue;
            }
            let is_before = self.module.definition(id).is_some_and(|one| one.number() < instruction.number());
            self.require(is_before || self.has_unknown, Rule::DebugBeforeUse, || {
                format!("{id} is not defined in front of the instruction")
            })?;
        }
        Ok(())
    }

    fn refers(&self, id: Id, wanted: &Referent) -> bool {
        refers(self.module, id, wanted)
    }

    /// Checks the numbers, counts and source location of a debug instruction.
    fn debug_values(&self, instruction: Instruction<'m>, number: u32) -> Result<()> {
        let words = instruction.operands().get(2..).unwrap_or_default();
        let word = |at: usize| words.get(at).copied();
        let broken = match number {
            number::TYPE_VECTOR => {
                let count = word(1).and_then(|word| self.debug_value(instruction, word));
                let fits = count.is_none_or(|count| (1..=value::MOST_COMPONENTS.into()).contains(&count));
                (!fits).then_some("a vector has one to four components")
            }
            number::TYPE_MATRIX => {
                let count = word(1).and_then(|word| self.debug_value(instruction, word));
                let fits = count.is_none_or(|count| (1..=value::MOST_COMPONENTS.into()).contains(&count));
                (!fits).then_some("a matrix has one to four vectors")
            }
            number::TYPE_ARRAY => {
                let is_literal = !self.is_non_semantic_debug(instruction);
                let is_zero = |word: &u32| self.constant(Id(*word)).is_some_and(|count| count as u32 == 0);
                let has_zero = is_literal && words.iter().skip(1).any(is_zero);
                has_zero.then_some("an array has elements in each dimension")
            }
            number::TYPE_ENUM => {
                let size = word(6).and_then(|word| self.constant(Id(word)));
                (size == Some(0)).then_some("an enumeration has a size")
            }
            number::LINE => {
                let places = [1, 2, 3, 4].map(|at| word(at).and_then(|word| self.constant(Id(word))));
                let [start, end, first, last] = places;
                match (start, end) {
                    (Some(0), _) => Some("lines begin at 1"),
                    (Some(start), Some(end)) if end < start => Some("a line ends behind its start"),
                    (Some(start), Some(end)) if start == end && last < first => {
                        Some("a column ends behind its start")
                    }
                    _ => None,
                }
            }
            _ => None,
        };
        self.require(broken.is_none(), Rule::DebugOperands, || broken.unwrap_or_default().to_owned())?;
        self.debug_text_has_line(instruction, number)
    }

    /// A number of a debug instruction: a literal, or a constant in the non-semantic sets.
    fn debug_value(&self, instruction: Instruction<'m>, word: u32) -> Option<u64> {
        if self.is_non_semantic_debug(instruction) { self.constant(Id(word)) } else { Some(word.into()) }
    }

    fn is_non_semantic_debug(&self, instruction: Instruction<'m>) -> bool {
        debug_set(self.module, instruction).is_some_and(|set| set != ExtInstSet::OpenClDebugInfo100)
    }

    /// Checks that an instruction's lines and columns exist in the text of its source.
    fn debug_text_has_line(&self, instruction: Instruction<'m>, number: u32) -> Result<()> {
        let Some((source, line)) = referent::source_and_line(number) else { return Ok(()) };
        let words = instruction.operands().get(2..).unwrap_or_default();
        let Some(lines) = words.get(source).and_then(|source| self.debug_lines_of(Id(*source))) else {
            return Ok(());
        };
        let value = |at: usize| words.get(at).and_then(|word| self.debug_value(instruction, *word));
        // A line has a start and an end, anything else one place.
        let places = match number {
            number::LINE if value(1) == value(2) => [(value(2), value(4)); 2],
            number::LINE => [(value(1), value(3)), (value(2), value(4))],
            _ => [(value(line), value(line + 1)); 2],
        };
        for (line, column) in places {
            let Some(line) = line.filter(|line| *line != 0) else { continue };
            let length = usize::try_from(line - 1).ok().and_then(|at| lines.get(at));
            self.require(length.is_some(), Rule::DebugOperands, || {
                format!("line {line} is behind the {} lines of the text", lines.len())
            })?;
            let is_in_line = column.zip(length).is_none_or(|(column, length)| column <= u64::from(*length));
            self.require(is_in_line, Rule::DebugOperands, || {
                format!("column {} is behind the end of line {line} of the text", column.unwrap_or_default())
            })?;
        }
        Ok(())
    }

    /// The columns of each line in a source's text, if there is one; an end of a line counts as one.
    fn debug_lines_of(&self, source: Id) -> Option<Rc<[u32]>> {
        if let Some(known) = self.source_lines.borrow().get(&source) {
            return (!known.is_empty()).then(|| known.clone());
        }
        let definition = self.module.definition(source)?;
        let [_, number::SOURCE, _, text] = definition.operands() else { return None };
        let mut bytes = Vec::new();
        let mut add = |text: Id| {
            let string = self.module.definition_as(text, op::String);
            bytes
                .extend(string.and_then(|one| one.string_bytes(0).ok()).map_or(Vec::new(), |(text, _)| text));
        };
        add(Id(*text));
        for next in self.module.instructions_from(definition.number() + 1) {
            match next.operands() {
                [_, number::SOURCE_CONTINUED, text] if self.is_debug_instruction(next) => add(Id(*text)),
                _ => break,
            }
        }
        let lines: Rc<[u32]> = lengths(&bytes).into();
        self.source_lines.borrow_mut().insert(source, lines.clone());
        (!lines.is_empty()).then_some(lines)
    }
}

/// The lengths of a text's lines with their ends, which are `\n`, `\r\n` or `\r`.
fn lengths(text: &[u8]) -> Vec<u32> {
    let (mut lengths, mut length) = (Vec::new(), 1);
    let mut bytes = text.iter().peekable();
    while let Some(byte) = bytes.next() {
        if *byte == b'\r' {
            bytes.next_if_eq(&&b'\n');
        }
        match byte {
            b'\n' | b'\r' => lengths.push(std::mem::replace(&mut length, 1)),
            _ => length += 1,
        }
    }
    if length > 1 {
        lengths.push(length);
    }
    lengths
}

/// The debug information set of an instruction. `NonSemantic.Shader.DebugInfo.200` is treated as its older version.
fn debug_set(module: &Module, instruction: Instruction<'_>) -> Option<ExtInstSet> {
    use ExtInstSet::{NonSemanticShaderDebugInfo100, NonSemanticShaderDebugInfo200, OpenClDebugInfo100};
    if !instruction.opcode().is_extended() {
        return None;
    }
    match module.ext_inst_set(instruction.id(0).ok()?) {
        Import::Set(set @ (OpenClDebugInfo100 | NonSemanticShaderDebugInfo100)) => Some(set),
        Import::Set(NonSemanticShaderDebugInfo200) => Some(NonSemanticShaderDebugInfo100),
        _ => None,
    }
}

/// Whether an `<id>` is an allowed referent.
fn refers(module: &Module, id: Id, wanted: &Referent) -> bool {
    let Some(definition) = module.definition(id) else { return false };
    let opcode = definition.opcode();
    if opcode.is_extended() {
        let number = definition.operand(1).unwrap_or(number::INFO_NONE);
        return debug_set(module, definition).is_some() && wanted.debug.contains(&number);
    }
    if !wanted.core.contains(&opcode) {
        return false;
    }
    if opcode != op::Constant || !wanted.is_number {
        return true;
    }
    let ty = definition.result_type().and_then(|ty| module.definition(ty));
    ty.is_some_and(|ty| ty.opcode() == op::TypeInt && ty.operands() == [32, 0])
}

/// The operands of an instruction with a required referent, each with that referent.
fn wanted_operands(
    grammar: &'static ExtInstGrammar,
    words: &[u32],
) -> impl Iterator<Item = (Id, &'static str, &'static Referent)> {
    let number = grammar.number;
    words.iter().enumerate().map_while(move |(at, word)| Some((at, *word, named(grammar, at)?))).filter_map(
        move |(at, word, operand)| {
            let wanted = match operand.kind {
                OperandKind::IdRef => referent::of(number, operand.name),
                OperandKind::PairIdRefIdRef => {
                    let first = grammar.operands.len() - 1;
                    referent::ENUMERATOR.get((at - first) % 2)
                }
                _ => None,
            };
            Some((Id(word), operand.name, wanted?))
        },
    )
}

/// Whether all operands of debug instructions have an allowed referent; instructions that other validators do not check are
/// skipped.
pub fn names_what_it_may(module: &Module) -> bool {
    module.instructions().all(|instruction| {
        let Some(set) = debug_set(module, instruction) else { return true };
        let Ok(number) = instruction.operand(1) else { return true };
        let Some(grammar) = set.instruction(number).filter(|_| !referent::UNCHECKED.contains(&number)) else {
            return true;
        };
        let words = instruction.operands().get(2..).unwrap_or_default();
        let count = match (number, words) {
            (number::TYPE_VECTOR, [_, word]) if set == ExtInstSet::OpenClDebugInfo100 => *word,
            _ => 1,
        };
        count <= value::MOST_COMPONENTS
            && wanted_operands(grammar, words)
                .all(|(id, name, wanted)| referent::is_unchecked(number, name) || refers(module, id, wanted))
    })
}
