//! Types of computing instructions, checked by the forms of the rows in `table/`, and by code where the form does not determine
//! them.
//!
//! Rule of this module: a friendly call in LLVM IR accepts any types, so a translation only requires correct types for LLVM's own
//! instructions, and for conversions of narrow formats, whose calls are named after the types. The other rules for calls are
//! tolerated.

use super::checker::{Checker, Kind, broken, expect};
use super::fact::{Class, Fact, Ty};
use crate::error::Result;
use crate::rule::Rule;
use crate::spirv::grammar::{self, OperandShape};
use crate::spirv::{Id, Instruction, Opcode, op};
use crate::table::form::{Domain, Expanded, Form, MatrixOperation, Shape};
use crate::table::narrow_format;

/// Whether a type, or the components of a vector, belong to a domain.
fn is_in(domain: Domain, fact: &Fact) -> bool {
    match domain {
        Domain::Integer => fact.scalar == Class::Int,
        Domain::Boolean => fact.scalar == Class::Bool,
        Domain::Float => fact.scalar == Class::Float,
        Domain::Pointer => fact.is_pointer(),
    }
}

fn name(domain: Domain) -> &'static str {
    match domain {
        Domain::Integer => "integers",
        Domain::Boolean => "booleans",
        Domain::Float => "floating-point numbers",
        Domain::Pointer => "pointers",
    }
}

impl<'m> Checker<'m> {
    /// Checks the types of an instruction in a block.
    ///
    /// # Errors
    /// The violated rule.
    #[inline]
    pub(super) fn compute(&mut self, instruction: Instruction<'m>) -> Result<()> {
        if self.is_thorough() {
            self.note_model(instruction);
            if self.environment.rules.len() > 1 {
                self.environment_instruction(instruction)?;
                self.vulkan_instruction(instruction)?;
            }
            if self.is_logical && instruction.result_type().is_some() {
                self.logical_pointer(instruction)?;
            }
            if self.has_storage_only {
                self.stored_only(instruction)?;
            }
        }
        match instruction.opcode() {
            op::Load => self.load(instruction),
            op::Store => self.store(instruction),
            op::FunctionCall => self.call(instruction),
            op::Variable | op::UntypedVariableKHR => self.variable(instruction),
            op::Return | op::ReturnValue => self.returns(instruction),
            op::ExtInst | op::ExtInstWithForwardRefsKHR if self.is_thorough() => {
                if self.is_debug_instruction(instruction) {
                    self.deferred.push(instruction.number());
                }
                self.extended(instruction)
            }
            op::ExtInst | op::ExtInstWithForwardRefsKHR if self.is_shader => self.extended(instruction),
            op::ExtInst
            | op::ExtInstWithForwardRefsKHR
            | op::Label
            | op::Phi
            | op::Branch
            | op::Line
            | op::NoLine => Ok(()),
            opcode => {
                self.computation(instruction, opcode, instruction.operands())?;
                if self.is_thorough() {
                    self.primitive(instruction).and_then(|()| self.scopes(instruction))
                } else {
                    Ok(())
                }
            }
        }
    }

    /// The type of an operand.
    #[inline]
    pub(super) fn operand(&self, operands: &[u32], at: usize) -> Ty {
        operands.get(at).map_or(Ty::NONE, |word| self.typed(Id(*word)))
    }

    /// Checks the types of an operation with these operands, in a block or in an `OpSpecConstantOp`.
    ///
    /// # Errors
    /// The violated rule.
    pub(super) fn computation(
        &self,
        instruction: Instruction<'m>,
        opcode: Opcode,
        operands: &[u32],
    ) -> Result<()> {
        let result = self.result(instruction);
        // An instruction without a row can only have a signature.
        let Some(row) = crate::table::rows_of(opcode).first() else {
            return if self.is_thorough() {
                self.call_of_instruction(opcode, result, operands)
            } else {
                Ok(())
            };
        };
        if self.has_exotic && self.computes_exotic(opcode, row.form, result, operands)? {
            return Ok(());
        }
        match row.form {
            Form::Binary(_, domain, _) => self.alike(domain, result, operands, 2),
            Form::BinaryFixed(_, domain, ..) => self.alike(domain, result, operands, 1),
            Form::Unary(..) => self.alike(Domain::Float, result, operands, 1),
            Form::Compare(_, domain) => self.compared(domain, result, operands),
            Form::FloatCompare(_) => self.compared(Domain::Float, result, operands),
            Form::Cast(..) => self.conversion(opcode, result, operands),
            Form::Intrinsic(_, domains) => self.all_alike(domains, result, operands),
            Form::Call(_) | Form::CustomCall(..) => self.called(opcode, result, operands),
            Form::Custom(shape) => self.shaped(instruction, shape, result, operands),
        }
    }

    /// Whether an instruction on values of an extension's types needs no other check. Instructions on numbers, instructions that
    /// build a value, and the extraction of a matrix component as of a vector are calls.
    ///
    /// # Errors
    /// An instruction without an LLVM IR form for such values.
    fn computes_exotic(&self, opcode: Opcode, form: Form, result: &Fact, operands: &[u32]) -> Result<bool> {
        let Some(grammar) = grammar::instruction(opcode) else { return Ok(false) };
        let is_numeric = matches!(
            grammar.class,
            grammar::Class::Arithmetic | grammar::Class::Bit | grammar::Class::Conversion
        );
        let is_of = |fact: &Fact| fact.class == Class::Exotic;
        let is_exotic = is_of(result);
        if matches!(opcode, op::VectorExtractDynamic | op::VectorInsertDynamic)
            && is_of(self.fact(self.operand(operands, 0)))
        {
            return Ok(true);
        }
        if is_exotic
            && (is_numeric || matches!(opcode, op::CompositeConstruct | op::CompositeConstructReplicateEXT))
        {
            return Ok(true);
        }
        let ids = match grammar.shape {
            OperandShape::Ids => operands.len(),
            OperandShape::IdsThenLiterals(count)
            | OperandShape::IdsThenString(count)
            | OperandShape::IdsThenAccess(count) => usize::from(count),
            OperandShape::Mixed => 1,
        };
        // An untyped pointer may point to such a value, of the type in a type operand.
        let is_type =
            |at: usize| operands.get(at).is_some_and(|word| self.entry(Id(*word)).kind == Kind::Type);
        let is_open = |at: usize| is_of(self.fact(self.operand(operands, at))) && !is_type(at);
        if (is_exotic || (0..ids.min(operands.len())).any(is_open)) && form.takes_plain_values() {
            return Err(broken(
                Rule::ComputeTypes,
                format!("{opcode} of a value whose type is of an extension"),
            ));
        }
        Ok(false)
    }

    /// Checks that result and operands have one domain and shape.
    fn alike(&self, domain: Domain, result: &Fact, operands: &[u32], count: usize) -> Result<()> {
        if result.class != Class::Unknown {
            self.require(is_in(domain, result), Rule::ComputeTypes, || {
                format!("the result type is another than of {}: {}", name(domain), self.type_text(result))
            })?;
        }
        for at in 0..count {
            let fact = self.fact(self.operand(operands, at));
            // Integers may differ in signedness.
            let fits = fact.is_shaped_as(result) || fact.is_open() || result.is_open();
            self.require(fits, Rule::ComputeTypes, || {
                format!("operands and result differ in type: {}", self.unlike(operands, at, result))
            })?;
        }
        Ok(())
    }

    /// Checks that result and operands have one type, from one of these domains.
    fn all_alike(&self, domains: &[Domain], result: &Fact, operands: &[u32]) -> Result<()> {
        let fits = domains.iter().any(|domain| is_in(*domain, result)) || result.class == Class::Unknown;
        self.require(fits, Rule::ComputeTypes, || {
            format!("a result type that the instruction cannot have: {}", self.type_text(result))
        })?;
        for at in 0..operands.len() {
            let fact = self.fact(self.operand(operands, at));
            let fits =
                fact.is_shaped_as(result) || fact.same == result.same || fact.is_open() || result.is_open();
            self.require(fits, Rule::ComputeTypes, || {
                format!("operands and result differ in type: {}", self.unlike(operands, at, result))
            })?;
        }
        Ok(())
    }

    /// Checks that the result is boolean, with as many components as the operands, which must match each other.
    fn compared(&self, domain: Domain, result: &Fact, operands: &[u32]) -> Result<()> {
        let (left, right) = (self.operand(operands, 0), self.operand(operands, 1));
        let (left_fact, right_fact) = (self.fact(left), self.fact(right));
        if left_fact.is_open() || right_fact.is_open() {
            return Ok(());
        }
        if left_fact.is_pointer() && right_fact.is_pointer() {
            // In modules of old producers, OpIEqual and OpINotEqual compare pointers.
            let fits =
                matches!(domain, Domain::Pointer | Domain::Integer) && left_fact.count == right_fact.count;
            self.require(fits, Rule::ComputeTypes, || "pointers that cannot be compared".to_owned())?;
            return self.require(result.class == Class::Bool || result.is_open(), Rule::ComputeTypes, || {
                "the result is not boolean".to_owned()
            });
        }
        self.require(is_in(domain, left_fact), Rule::ComputeTypes, || {
            format!("operands that are no {}: {}", name(domain), self.operand_text(operands, 0))
        })?;
        self.require(left_fact.is_shaped_as(right_fact), Rule::ComputeTypes, || {
            format!(
                "the operands differ in type: {}, {}",
                self.operand_text(operands, 0),
                self.operand_text(operands, 1)
            )
        })?;
        let fits = result.scalar == Class::Bool && result.lanes() == left_fact.lanes();
        self.require(fits || result.is_open(), Rule::ComputeTypes, || {
            format!(
                "the result is not boolean, or has another number of components: {}",
                self.unlike(operands, 0, result)
            )
        })
    }

    /// Checks the tolerated rules for instructions that become calls in LLVM IR.
    fn called(&self, opcode: Opcode, result: &Fact, operands: &[u32]) -> Result<()> {
        if narrow_format::converts(opcode) {
            return self.conversion(opcode, result, operands);
        }
        if !self.is_thorough() {
            return Ok(());
        }
        self.call_of_instruction(opcode, result, operands)
    }

    /// Checks an instruction that becomes several in LLVM IR.
    fn expanded(
        &self,
        instruction: Instruction<'m>,
        expanded: Expanded,
        result: &Fact,
        operands: &[u32],
    ) -> Result<()> {
        match expanded {
            Expanded::SMod => self.alike(Domain::Integer, result, operands, 2),
            Expanded::FMod => self.alike(Domain::Float, result, operands, 2),
            Expanded::WithOverflow(_) => self.with_overflow(instruction, result, operands),
            Expanded::VectorTimesScalar => self.vector_times_scalar(result, operands),
            Expanded::PtrDiff => self.pointer_difference(result, operands),
            Expanded::CopyLogical => self.copy_logical(instruction, operands),
            Expanded::CompositeConstruct if instruction.opcode() == op::CompositeConstructReplicateEXT => {
                self.replicate(instruction, operands)
            }
            Expanded::CompositeConstruct => self.construct(instruction, operands),
            Expanded::SizeOf => self.pointer_operand(operands),
        }
    }

    fn shaped(
        &self,
        instruction: Instruction<'m>,
        shape: Shape,
        result: &Fact,
        operands: &[u32],
    ) -> Result<()> {
        match shape {
            Shape::Expanded(expanded) => self.expanded(instruction, expanded, result, operands),
            Shape::Shift(_) => self.shift(result, operands),
            Shape::Matrix(operation) => self.matrix(operation, result, operands),
            Shape::Select => self.select(instruction, result, operands),
            Shape::CopyObject | Shape::Freeze => {
                let of = self.result_ty(instruction);
                self.require(self.is_same(self.operand(operands, 0), of), Rule::ComputeTypes, || {
                    format!("operand and result differ in type: {}", self.unlike(operands, 0, result))
                })
            }
            Shape::CompositeExtract => self.extract(instruction, operands),
            Shape::CompositeInsert => self.insert(instruction, operands),
            Shape::VectorShuffle => self.shuffle(instruction, operands),
            Shape::VectorExtractDynamic => self.extract_dynamic(instruction, operands),
            Shape::VectorInsertDynamic => self.insert_dynamic(instruction, operands),
            Shape::AccessChain(chain) => self.access_chain(instruction, chain, operands),
            Shape::CopyMemory | Shape::CopyMemorySized => self.copy_memory(shape, operands),
            Shape::Lifetime(_) | Shape::RestoreMemory => self.pointer_operand(operands),
            Shape::SaveMemory => {
                let fits = result.is_pointer() || result.is_open();
                expect(fits, Rule::ComputeTypes, "the result is not a pointer")
            }
            Shape::BranchConditional => {
                let fact = self.fact(self.operand(operands, 0));
                self.require(fact.class == Class::Bool || fact.is_open(), Rule::BranchCondition, || {
                    format!("the condition is not a boolean scalar: {}", self.operand_text(operands, 0))
                })?;
                self.require(matches!(operands.len(), 3 | 5), Rule::BranchWeights, || {
                    format!("{} weights for two branches", operands.len() - 3)
                })
            }
            Shape::Switch => self.switch(operands),
            Shape::GenericCastToPtrExplicit => self.called(instruction.opcode(), result, operands),
            Shape::AssumeTrue => {
                let fact = self.fact(self.operand(operands, 0));
                self.require(fact.class == Class::Bool || fact.is_open(), Rule::ComputeTypes, || {
                    "what is assumed is not a boolean scalar".to_owned()
                })
            }
            _ => Ok(()),
        }
    }

    fn shift(&self, result: &Fact, operands: &[u32]) -> Result<()> {
        self.alike(Domain::Integer, result, operands, 1)?;
        let shift = self.fact(self.operand(operands, 1));
        let fits = shift.scalar == Class::Int && shift.lanes() == result.lanes();
        self.require(fits || shift.is_open() || result.is_open(), Rule::ComputeTypes, || {
            format!(
                "the shift is not of integers, or has another number of components: {}",
                self.unlike(operands, 1, result)
            )
        })
    }

    fn with_overflow(&self, instruction: Instruction<'m>, result: &Fact, operands: &[u32]) -> Result<()> {
        if result.is_open() {
            return Ok(());
        }
        let of = self.result_ty(instruction);
        let (left, right) = (self.operand(operands, 0), self.operand(operands, 1));
        let shape = self.fact(left);
        let fits = match self.members_of(of) {
            [first, second] => {
                let alike = |ty: Ty| self.fact(ty).is_shaped_as(shape) || self.fact(ty).is_open();
                result.class == Class::Struct && alike(*first) && alike(*second) && alike(right)
            }
            _ => false,
        };
        self.require(fits && shape.scalar == Class::Int || shape.is_open(), Rule::ComputeTypes, || {
            "the result is not a structure of two members of the operands' integer type".to_owned()
        })
    }

    fn vector_times_scalar(&self, result: &Fact, operands: &[u32]) -> Result<()> {
        self.alike(Domain::Float, result, operands, 1)?;
        let scalar = self.operand(operands, 1);
        let fits = result.is_vector() && self.is_same(scalar, result.component);
        self.require(fits || result.is_open(), Rule::ComputeTypes, || {
            format!("the factor is not a component of the vector: {}", self.unlike(operands, 1, result))
        })
    }

    /// Checks products and the transpose of matrices.
    fn matrix(&self, operation: MatrixOperation, result: &Fact, operands: &[u32]) -> Result<()> {
        let (left, right) = (self.fact(self.operand(operands, 0)), self.fact(self.operand(operands, 1)));
        if [result, left].iter().any(|fact| fact.is_open()) {
            return Ok(());
        }
        let column = |fact: &Fact| self.fact(fact.component).lanes();
        let numbers = |fact: &Fact| {
            let one = if fact.class == Class::Matrix { self.fact(fact.component) } else { fact };
            (one.scalar, one.bits)
        };
        let is_matrix = |fact: &Fact| fact.class == Class::Matrix;
        let is_whole = |fact: &Fact| numbers(fact) == numbers(result) && numbers(fact).0 == Class::Float;
        let fits = match operation {
            MatrixOperation::TimesScalar => {
                is_matrix(result) && left.same == result.same && right.is_scalar()
            }
            MatrixOperation::TimesVector => {
                is_matrix(left)
                    && right.is_vector()
                    && result.is_vector()
                    && Some(right.lanes()) == left.count
                    && result.lanes() == column(left)
            }
            MatrixOperation::VectorTimes => {
                is_matrix(right)
                    && left.is_vector()
                    && result.is_vector()
                    && left.lanes() == column(right)
                    && Some(result.lanes()) == right.count
            }
            MatrixOperation::TimesMatrix => {
                is_matrix(left)
                    && is_matrix(right)
                    && is_matrix(result)
                    && left.count == Some(column(right))
                    && result.count == right.count
                    && column(result) == column(left)
            }
            MatrixOperation::Transpose => {
                is_matrix(left)
                    && is_matrix(result)
                    && left.count == Some(column(result))
                    && result.count == Some(column(left))
            }
        };
        let are_whole = is_whole(left) && (operation == MatrixOperation::Transpose || is_whole(right));
        self.require(
            fits && are_whole || right.is_open() && operation != MatrixOperation::Transpose,
            Rule::ComputeTypes,
            || "matrices, vectors and numbers that do not belong together".to_owned(),
        )
    }

    fn select(&self, instruction: Instruction<'m>, result: &Fact, operands: &[u32]) -> Result<()> {
        let of = self.result_ty(instruction);
        for at in 1..3 {
            self.require(self.is_same(self.operand(operands, at), of), Rule::ComputeTypes, || {
                format!("object and result differ in type: {}", self.unlike(operands, at, result))
            })?;
        }
        let condition = self.fact(self.operand(operands, 0));
        let one_each = condition.is_vector() && condition.lanes() == result.lanes();
        let fits = condition.scalar == Class::Bool && (one_each || condition.class == Class::Bool);
        self.require(fits || condition.is_open() || result.is_open(), Rule::ComputeTypes, || {
            format!(
                "the condition is not of booleans, or has another number of components: {}",
                self.unlike(operands, 0, result)
            )
        })
    }

    fn switch(&self, operands: &[u32]) -> Result<()> {
        let fact = self.fact(self.operand(operands, 0));
        if fact.is_open() {
            return Ok(());
        }
        self.require(fact.is_int(), Rule::BranchCondition, || {
            format!("the selector is not an integer scalar: {}", self.operand_text(operands, 0))
        })?;
        if !self.wants(Rule::SwitchLiterals) {
            return Ok(());
        }
        let words = fact.bits.div_ceil(32) as usize + 1;
        // A repeated case literal would have two targets.
        let mut seen = rustc_hash::FxHashSet::default();
        let is_new = |case: &[u32]| seen.insert(case.split_last().map(|(_, literal)| literal.to_vec()));
        let are_new = operands.get(2..).unwrap_or_default().chunks_exact(words).all(is_new);
        self.require(are_new, Rule::SwitchLiterals, || "two cases with the same literal".to_owned())
    }

    /// Checks that the first operand is a pointer.
    fn pointer_operand(&self, operands: &[u32]) -> Result<()> {
        let fact = self.fact(self.operand(operands, 0));
        expect(fact.is_pointer() || fact.is_open(), Rule::PointerOperand, "the operand is not a pointer")
    }
}
