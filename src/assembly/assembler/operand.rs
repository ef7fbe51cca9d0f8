//! Assembling of one operand: from a token to words of the module.

use super::super::{hints, number};
use super::{Assembler, Current, Known, Outcome, problem, shown};
use crate::assembly::lexer::Token;
use crate::spirv::grammar::{self, Category, OperandKind};
use crate::spirv::literal;
use crate::spirv::operands::{Import, NumberType};
use crate::spirv::pattern::Pattern;

impl<'t> Assembler<'t> {
    /// Emits the result `<id>` if it is pending.
    #[inline]
    pub(super) fn result(&mut self, current: &mut Current<'t>) -> Outcome<'t> {
        match current.result.take() {
            Some(token) => self.id(token),
            None => Ok(()),
        }
    }

    pub(super) fn id(&mut self, token: Token<'t>) -> Outcome<'t> {
        let Some((b'%', name)) = token.text.split_first() else {
            return problem(token, "stands where an <id> is expected; an <id> starts with %");
        };
        if name.is_empty() || !name.iter().all(|byte| byte.is_ascii_alphanumeric() || *byte == b'_') {
            return problem(token, "is no <id>: behind % stand letters, digits and _");
        }
        let (entry, new) = self.symbols.insert(name);
        if new {
            self.known.push(Known::default());
        }
        self.ids.push(self.words.len());
        self.words.push(entry);
        Ok(())
    }

    /// `!<integer>`
    pub(super) fn immediate(&mut self, token: Token<'t>) -> Outcome<'t> {
        match token.text.get(1..).and_then(number::parse_word) {
            Some(word) => {
                self.words.push(word);
                Ok(())
            }
            None => problem(token, "is no injected word: behind ! stands an unsigned integer of 32 bits"),
        }
    }

    /// Emits the tokens up to the next instruction, whose grammar is unknown.
    pub(super) fn alternate_operands(&mut self) -> Outcome<'t> {
        while let Some(token) = self.operand_token(true) {
            self.untyped(token)?;
        }
        Ok(())
    }

    pub(super) fn untyped(&mut self, token: Token<'t>) -> Outcome<'t> {
        match token.text.first() {
            Some(b'!') => self.immediate(token),
            Some(b'%') => self.id(token),
            Some(b'"') => self.string(token),
            _ => number::push_untyped(token.text, &mut self.words).or_else(|refusal| {
                let rule = "behind !<integer> only numbers, strings, <id>s and !<integer> can stand";
                problem(token, format!("{refusal}; {rule}"))
            }),
        }
    }

    pub(super) fn operand(
        &mut self,
        kind: OperandKind,
        token: Token<'t>,
        current: &Current<'t>,
        pattern: &mut Pattern,
    ) -> Outcome<'t> {
        let row = grammar::operand_kind(kind);
        match row.category {
            Category::Id => self.id(token),
            Category::ValueEnum => match grammar::enumerant_by_name(kind, token.text) {
                Some(enumerant) => {
                    self.words.push(enumerant.value);
                    pattern.push(enumerant.parameters);
                    Ok(())
                }
                None => problem(token, format!("is no {}{}", row.name, hints::enumerant(kind, token.text))),
            },
            Category::BitEnum => self.mask(kind, token, pattern),
            Category::Composite => {
                let Some((first, rest)) = row.bases.split_first() else { return Ok(()) };
                pattern.push_kinds(rest);
                if kind == OperandKind::PairLiteralIntegerIdRef {
                    return self.switch_literal(token, current);
                }
                self.operand(*first, token, current, pattern)
            }
            Category::Literal => self.literal(kind, token, current, pattern),
        }
    }

    pub(super) fn mask(&mut self, kind: OperandKind, token: Token<'t>, pattern: &mut Pattern) -> Outcome<'t> {
        let mut mask = 0;
        for name in token.text.split(|byte| *byte == b'|') {
            let Some(enumerant) = grammar::enumerant_by_name(kind, name) else {
                let hint = hints::enumerant(kind, name);
                let kind = grammar::operand_kind(kind).name;
                return problem(token, format!("holds '{}', which is no {kind}{hint}", shown(name)));
            };
            mask |= enumerant.value;
        }
        self.words.push(mask);
        pattern.push_mask(kind, mask);
        Ok(())
    }

    pub(super) fn literal(
        &mut self,
        kind: OperandKind,
        token: Token<'t>,
        current: &Current<'t>,
        pattern: &mut Pattern,
    ) -> Outcome<'t> {
        match kind {
            OperandKind::LiteralString => self.string(token),
            OperandKind::LiteralFloat => {
                let number = NumberType::Float { width_bits: 32, encoding: None };
                self.number(token, number)
            }
            OperandKind::LiteralContextDependentNumber => {
                let declared = self.known_at(current.start + 1).and_then(|known| known.number);
                match declared {
                    Some(number) => self.number(token, number),
                    None => problem(
                        token,
                        "is a number of unknown type: its result type must be declared before as OpTypeInt or OpTypeFloat; !<integer> works without",
                    ),
                }
            }
            OperandKind::LiteralSpecConstantOpInteger => {
                let name = [b"Op", token.text].concat();
                match grammar::instruction_by_name(&name).filter(|inner| inner.is_spec_constant_op()) {
                    Some(inner) => {
                        self.words.push(u32::from(inner.opcode.0));
                        pattern.push(inner.operands);
                        Ok(())
                    }
                    None => {
                        let hint = if token.is_opcode() { "; it is written without Op" } else { "" };
                        problem(token, format!("is no instruction that OpSpecConstantOp can hold{hint}"))
                    }
                }
            }
            OperandKind::LiteralExtInstInteger => self.ext_inst(token, pattern),
            _ => self.number(token, NumberType::Integer { width_bits: 32, signed: false }),
        }
    }

    #[inline]
    pub(super) fn number(&mut self, token: Token<'t>, number: NumberType) -> Outcome<'t> {
        number::push_number(token.text, number, &mut self.words).or_else(|refusal| problem(token, refusal))
    }

    pub(super) fn switch_literal(&mut self, token: Token<'t>, current: &Current<'t>) -> Outcome<'t> {
        let selector = self.known_at(current.start + 1);
        let type_entry = selector.and_then(|known| known.type_entry.checked_sub(1));
        let number =
            type_entry.and_then(|entry| self.known.get(entry as usize)).and_then(|known| known.number);
        match number {
            Some(number @ NumberType::Integer { .. }) => self.number(token, number),
            _ => problem(
                token,
                "is a number of unknown type: the selector of OpSwitch must be declared before, with an OpTypeInt",
            ),
        }
    }

    pub(super) fn ext_inst(&mut self, token: Token<'t>, pattern: &mut Pattern) -> Outcome<'t> {
        let import =
            self.known_at(self.words.len() - 1).and_then(|known| known.import).unwrap_or(Import::Unknown);
        let named = match import {
            Import::Set(set) => set.instruction_by_name(token.text),
            Import::NonSemantic | Import::Unknown => None,
        };
        let number = named.map(|row| row.number).or_else(|| number::parse_word(token.text));
        match (number, import) {
            (Some(number), _) => {
                self.words.push(number);
                pattern.extended(import, named.or_else(|| import.instruction(number)));
                Ok(())
            }
            (None, Import::Set(set)) => {
                let hint = hints::ext_inst(set, token.text);
                problem(token, format!("is no instruction of {}{hint}", set.name()))
            }
            (None, _) => problem(
                token,
                "is no number; instructions have names only behind the OpExtInstImport of a known set",
            ),
        }
    }

    /// Emits a string literal: `"`, characters of which `\` escapes the next, and `"`.
    pub(super) fn string(&mut self, token: Token<'t>) -> Outcome<'t> {
        let [b'"', rest @ ..] = token.text else {
            return problem(token, "stands where a string in double quotes is expected");
        };
        let mut bytes = Vec::with_capacity(rest.len());
        let mut characters = rest.iter();
        while let Some(byte) = characters.next() {
            match byte {
                b'"' if characters.as_slice().is_empty() => {
                    if bytes.contains(&0) {
                        return problem(token, "holds a zero byte, which ends a string");
                    }
                    literal::push_string_words(&bytes, &mut self.words);
                    return Ok(());
                }
                b'"' => return problem(token, "goes on behind its closing quote"),
                b'\\' => bytes.extend(characters.next()),
                byte => bytes.push(*byte),
            }
        }
        problem(token, "is a string without its closing quote")
    }

    /// The properties of the `<id>` whose entry is at a position.
    pub(super) fn known_at(&self, position: usize) -> Option<Known> {
        // Positions are in ascending order.
        self.ids.binary_search(&position).ok()?;
        self.known.get(*self.words.get(position)? as usize).copied()
    }
}
