//! Spec: "Annotation Instructions": decorations that flags and metadata carry.

use super::context::Writer;
use crate::contract::{Attached, DecorationNode, Decorations, Mark, Name};
use crate::dialect::{LateFastMath, Relaxation};
use crate::error::{Error, Result};
use crate::llvm::{AttributePlace, Metadata, Opcode as LlvmOpcode, Value};
use crate::spirv::grammar::{self, OperandKind};
use crate::spirv::{Id, Opcode, Section, extensions, literal, op};
use crate::table::annotation::{FAST_MATH, FAST_MATH_INTEL, MAX_ERROR, MAX_ERROR_EXTENSION, WRAP};
use crate::table::form::{Flags, Form};
use rspirv::spirv::Decoration;

impl<'c> Writer<'c, '_> {
    /// Name and decorations of an instruction's result.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub(super) fn finish(&mut self, instruction: Value<'c>) -> Result<()> {
        let Some(id) = self.values.get(&instruction).copied() else { return Ok(()) };
        self.named_value(instruction, id)?;
        self.alias_decorations(instruction, id)?;
        if self.writes_max_errors() && instruction.ty().scalar().is_float() {
            self.max_error(instruction, id)?;
        }
        self.attached_decorations(instruction, id)
    }

    /// `FPMaxErrorDecorationINTEL`, where it is written at all.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub(super) fn max_error_decoration(&mut self, instruction: Value<'c>, id: Id) -> Result<()> {
        if self.writes_max_errors() { self.max_error(instruction, id) } else { Ok(()) }
    }

    fn allows_max_errors(&mut self) -> bool {
        *self.target.max_errors.get_or_insert_with(|| self.options.extensions.allows(MAX_ERROR_EXTENSION))
    }

    fn writes_max_errors(&mut self) -> bool {
        self.options.compat.prefer_extensions || self.allows_max_errors()
    }

    /// `FPMaxErrorDecorationINTEL`: of an attribute or metadata of the extension, which may ask for it, or of LLVM's own hint.
    fn max_error(&mut self, instruction: Value<'c>, id: Id) -> Result<()> {
        let allowed = self.allows_max_errors();
        let text = match instruction.string_attribute(AttributePlace::Function, MAX_ERROR) {
            Some(attribute) => attribute.string(),
            None => {
                let node = instruction.metadata(self.kinds.max_error);
                node.and_then(|node| node.operand(0)).and_then(Metadata::string_bytes)
            }
        };
        let said =
            text.and_then(|text| std::str::from_utf8(text).ok()?.parse::<f32>().ok()).map(f32::to_bits);
        let hint = || {
            let node = instruction.metadata(self.kinds.max_error_hint).filter(|_| allowed)?;
            u32::try_from(node.operand(0)?.value()?.float_bits()?).ok()
        };
        match said.or_else(hint) {
            Some(bits) => self.decorate_id(id, Decoration::FPMaxErrorDecorationINTEL as u32, &[bits]),
            None => Ok(()),
        }
    }

    /// The name of a value: the one recorded in metadata, else LLVM's.
    ///
    /// # Errors
    /// A name that is too long.
    pub(super) fn named_value(&mut self, value: Value<'c>, id: Id) -> Result<()> {
        let name = value.name_bytes();
        if name.is_empty() {
            return Ok(());
        }
        match Name::read(value, &self.kinds) {
            Some(Name(Some(said), more)) if name.starts_with(&said) => self.name_id_all(id, &said, &more),
            _ => self.name_id(id, name),
        }
    }

    /// The decorations of `!spirv.Decorations`.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub(super) fn attached_decorations(&mut self, value: Value<'c>, id: Id) -> Result<()> {
        match Decorations::read(value, &self.kinds) {
            Some(decorations) => self.decoration_list(&decorations, id),
            None => Ok(()),
        }
    }

    /// Whether `!spirv.Decorations` of a value has a decoration.
    pub(super) fn decorations_say(&self, value: Value<'c>, decoration: Decoration) -> bool {
        let Some(Decorations(all)) = Decorations::read(value, &self.kinds) else { return false };
        all.iter().any(|said| said.kind == Some(decoration as u32))
    }

    /// A list of decoration nodes.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub(super) fn decoration_list(&mut self, list: &Decorations<'c>, id: Id) -> Result<()> {
        list.0.iter().try_for_each(|decoration| self.decoration(decoration, &[id.0], op::Decorate))
    }

    /// One decoration: its number, then strings, numbers or constants.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub(super) fn decoration(
        &mut self,
        decoration: &DecorationNode<'c>,
        target: &[u32],
        opcode: Opcode,
    ) -> Result<()> {
        let Some(kind) = decoration.kind else {
            let message = "a decoration in metadata that does not begin with its number";
            return Err(Error::invalid_llvm(message).at(self.location()));
        };
        let ids = grammar::decorates_by_id(kind);
        let mut is_string = false;
        let mut words = target.to_vec();
        words.push(kind);
        for operand in self.operands_of_decoration(kind, decoration).iter().copied() {
            // A text in a node of its own is that of OpDecorateString.
            let own_text = operand.operand(0).and_then(Metadata::string_bytes);
            is_string |= own_text.is_some();
            if let Some(text) = operand.string_bytes().or(own_text) {
                if !grammar::decoration_has_text(kind) {
                    return Err(
                        Error::invalid_llvm("a text where a decoration has numbers").at(self.location())
                    );
                }
                literal::push_string_words(text, &mut words);
            } else if ids {
                words.extend(self.constant_of_metadata(operand)?.map(|id| id.0));
            } else if let Some(number) = operand.u32_value() {
                words.push(number);
            }
        }
        let opcode = match opcode {
            op::Decorate if ids => op::DecorateId,
            op::Decorate if is_string => op::DecorateString,
            op::MemberDecorate if ids => op::MemberDecorateIdEXT,
            op::MemberDecorate if is_string => op::MemberDecorateString,
            opcode => opcode,
        };
        if !self.annotations.decorated.contains(words.as_slice()) {
            self.check_metadata_words(opcode, &words)?;
            self.out.emit(Section::Annotation, opcode, None, None, &words)?;
            self.annotations.decorated.insert(words.into());
        }
        Ok(())
    }

    /// The operands of a decoration in metadata; none, with a warning, if the decoration has none.
    fn operands_of_decoration<'d>(
        &self,
        kind: u32,
        decoration: &'d DecorationNode<'c>,
    ) -> &'d [Metadata<'c>] {
        let row = grammar::enumerant(OperandKind::Decoration, kind);
        let Some(row) = row.filter(|row| row.parameters.is_empty() && !decoration.operands.is_empty()) else {
            return &decoration.operands;
        };
        self.log.warn(&format!("{} takes no operands: those in metadata are left out", row.name));
        &[]
    }

    /// Decorations for the flags of an instruction.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub(super) fn flag_decorations(&mut self, instruction: Value<'c>, id: Id, kind: Flags) -> Result<()> {
        match kind {
            Flags::None => Ok(()),
            Flags::Wrap => {
                let allowed = self.options.max_version >= (1, 4)
                    || self.options.extensions.allows(extensions::KHR_NO_INTEGER_WRAP_DECORATION);
                let bits = instruction.flags();
                for (flag, decoration) in WRAP.iter().copied() {
                    if allowed && bits & flag != 0 {
                        self.decorate_id(id, decoration as u32, &[])?;
                    }
                }
                Ok(())
            }
            Flags::FastMath => self.fast_math_decoration(instruction, instruction.fast_math(), id),
        }
    }

    /// The decoration for the fast-math flags of an instruction.
    ///
    /// # Errors
    /// An instruction that is too long.
    fn fast_math_decoration(&mut self, instruction: Value<'c>, flags: u32, id: Id) -> Result<()> {
        let intel = if self.allows(extensions::INTEL_FP_FAST_MATH_MODE) { FAST_MATH_INTEL } else { &[] };
        if self.is_shader() {
            return self.keep_apart(instruction, flags, id);
        }
        let mut left = flags;
        let mut mode = 0;
        for (flags, bits) in FAST_MATH.iter().chain(intel) {
            if left & flags == *flags {
                left &= !flags;
                mode |= bits.bits();
            }
        }
        if mode == 0 || !self.may_carry_fast_math(instruction, id) {
            return Ok(());
        }
        self.decorate_id(id, Decoration::FPFastMathMode as u32, &[mode])
    }

    /// Decorations for the flags of a call.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub(super) fn call_flags(&mut self, call: Value<'c>, id: Id) -> Result<()> {
        let flags = call.fast_math();
        if flags == 0 { Ok(()) } else { self.fast_math_decoration(call, flags, id) }
    }

    /// Arithmetic may always have a fast-math mode; comparisons, negations and extended instructions since 1.6, but modules of
    /// earlier versions have it there, too, and keep it.
    fn may_carry_fast_math(&self, instruction: Value<'c>, id: Id) -> bool {
        let opcode = instruction.opcode();
        let late = LateFastMath {
            came_from_spirv: self.came_from_spirv(),
            declared_version: self.floor_version(),
            max_version: self.options.max_version,
            is_direct: matches!(opcode, Some(LlvmOpcode::FNeg | LlvmOpcode::FCmp))
                || self.newest_opcode(id) == Some(op::ExtInst),
        };
        opcode.is_some_and(LlvmOpcode::is_float_binary)
            || self.options.dialect.relaxes(Relaxation::FastMath(late))
    }

    /// The opcode that `!spirv.Op` names.
    pub(super) fn marked_op(&self, instruction: Value<'c>) -> Option<Opcode> {
        Mark::read(instruction, &self.kinds).map(|mark| mark.opcode)
    }

    /// The flags that a row's form carries.
    pub(super) fn flags_of(form: &Form) -> Flags {
        match form {
            Form::Binary(_, _, flags) | Form::BinaryFixed(_, _, _, flags) | Form::Unary(_, flags) => *flags,
            Form::FloatCompare(_) | Form::Intrinsic(..) => Flags::FastMath,
            Form::Compare(..) | Form::Cast(..) | Form::Call(_) | Form::CustomCall(..) | Form::Custom(_) => {
                Flags::None
            }
        }
    }
}
