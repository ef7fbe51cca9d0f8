//! Whether a module obeys the rules of SPIR-V, before anything is made of it.
//!
//! Rule of this module: one walk over the instructions, tables by `<id>` and by type, linear time (times a logarithm, for dominance). A check
//! names its [`Rule`]; `rule.rs` lists all rules, and each has a module in `examples/` that breaks it. The framing in `spirv/` has checked
//! words, operands against the grammar, `<id>`s against the bound, and one definition each. Opcodes and enumerants that the grammar does not
//! have break no rule here; the reader calls them unsupported.
//!
//! Tables by slot (the kind of an `<id>`, its type, the block that defines it) and by type (`fact.rs`: class, width, components, the
//! first type that is the same) grow with the walk. Operand types come from the `Form` of the instruction's row, else from a signature
//! (`table/core_signature.rs`, `table/ext_inst_glsl_signature.rs`, for OpenCL.std its row; `table/ext_inst_signature.rs` is their language), and for
//! debug instructions from `table/debug_info/referent.rs`. Checks that depend on later blocks (branches, phis, uses across blocks) run when
//! the function ends; dominators are computed only for functions that need them.
//!
//! A rule is *required* or *tolerated* (`Need`). [`check`], and so a translation, refuses what breaks a required rule; [`findings`] reports all.
//! Tolerated are rules that the translation does not need and that producers break, and those where spirv-val is lax: a module that
//! spirv-val accepts is never called malformed. A check that a translation needs although spirv-val does not make it goes through `expect` or
//! `Error::unenforced`: then the module is unsupported, as it is for what the reader finds without a rule.
//!
//! An environment (`environment/`) is a row of data: version, capabilities, sets, rules. Its rules follow the universal ones, and
//! `Checker::wants` asks the row.
//!
//! Shaders (`structured.rs`, `block_layout.rs`, `models.rs`): each block has a home, the innermost construct around it, found in one walk in the
//! order of structural dominance; a branch is judged by the homes of both ends, so that nothing walks up through constructs.
//!
//! The writer records which words it wrote for which call of a builtin; [`mistyped`] judges the types of those instructions when the module
//! is complete, and the error has the place of the call in LLVM IR (`writer/signature.rs`).
//!
//! Known gaps: of shaders the rules of ray tracing and of cooperative matrices; those of environments.
//!
//! Spec: "Universal Validation Rules"

mod annotations;
mod block_layout;
mod checker;
mod composite;
mod compute;
mod constants;
mod control_flow;
mod conversion;
mod debug_info;
pub mod device;
pub mod environment;
mod ext_inst;
mod fact;
mod function;
mod ids;
mod image;
mod layout;
mod memory;
mod models;
mod modes;
mod scopes;
mod structured;
mod types;

pub use crate::rule::{Need, RULES, Row, Rule};
pub use debug_info::names_what_it_may;

use crate::error::{Error, Finding, Location, Result};
use crate::spirv::grammar::{Category, Class, InstructionGrammar, OperandShape};
use crate::spirv::operands::Role;
use crate::spirv::{Instruction, Module, op};
use checker::{Checker, Entry, Kind, Level};
pub use environment::Environment;

/// The greatest number of findings that are told of one module.
pub const MOST_FINDINGS: usize = 100;

/// Whether a module obeys the rules that a translation needs.
///
/// # Errors
/// `Malformed` with the first rule that is broken, and its place; `Unsupported` if it is one that other validators do not look at.
pub fn check(module: &Module) -> Result<()> {
    let joined = module.join_continued()?;
    let module = joined.as_ref().unwrap_or(module);
    let mut checker = Checker::new(module, Level::Required, 1);
    checker.run();
    Error::from_findings(checker.kind, checker.findings).map_or(Ok(()), Err)
}

/// All rules that a module breaks, tolerated ones included, in the order in which they are met; at most [`MOST_FINDINGS`], and
/// at most one for an instruction. Those of words come alone: what they leave in doubt is not looked at.
pub fn findings(module: &Module) -> Vec<Finding> {
    findings_in(module, environment::UNIVERSAL)
}

/// The same for a module that an environment consumes, whose own rules it may break, too.
pub fn findings_in(module: &Module, environment: &'static Environment) -> Vec<Finding> {
    let (joined, broken) = match module.join_continued() {
        Ok(joined) => (joined, None),
        Err(error) => (None, Some(error)),
    };
    let module = joined.as_ref().unwrap_or(module);
    let mut checker = Checker::new(module, Level::All, MOST_FINDINGS);
    checker.environment = environment;
    if let Err(error) = broken.map_or_else(|| module.check(), Err) {
        checker.tell(&error, None);
        return checker.findings;
    }
    checker.run();
    checker.findings
}

/// The same for a device, whose environment's rules come first.
pub fn findings_on(
    module: &Module,
    environment: &'static Environment,
    device: &device::Device,
) -> Vec<Finding> {
    let mut found = findings_in(module, environment);
    if module.check().is_ok() {
        let room = MOST_FINDINGS.saturating_sub(found.len());
        found.extend(device::findings(module, device).into_iter().take(room));
    }
    found
}

/// The instructions of functions that break a rule of their operands' types, among those that are wanted: by number, with what is wrong.
/// Nothing else is looked at, so that a module that is not finished yet will do.
pub(crate) fn mistyped(module: &Module, is_wanted: impl Fn(Instruction<'_>) -> bool) -> Vec<(u32, Error)> {
    let mut checker = Checker::new(module, Level::All, MOST_FINDINGS);
    checker.has_unknown = module.has_unknown();
    let (mut is_in_function, mut found) = (false, Vec::new());
    for instruction in module.instructions() {
        match instruction.opcode() {
            op::Function => is_in_function = true,
            op::FunctionEnd => is_in_function = false,
            op::Label => {}
            _ if is_in_function => {
                let _ = checker.define_value(instruction);
                if !is_wanted(instruction) {
                    continue;
                }
                let checked = checker.known(instruction).and_then(|()| checker.compute(instruction));
                found.extend(checked.err().map(|error| (instruction.number(), error)));
                if found.len() >= MOST_FINDINGS {
                    break;
                }
            }
            _ => drop(checker.module_instruction(instruction)),
        }
    }
    found
}

impl<'m> Checker<'m> {
    fn run(&mut self) {
        self.has_unknown = self.module.has_unknown();
        for instruction in self.module.instructions() {
            if let Err(error) = self.instruction(instruction).and_then(|()| self.known(instruction)) {
                self.report(instruction, &error);
            }
            if self.is_full() {
                return;
            }
        }
        self.end_of_module();
    }

    #[inline]
    fn instruction(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let opcode = instruction.opcode();
        match opcode {
            op::Function => self.begin_function(instruction),
            op::FunctionEnd if self.body.is_some() => self.end_function(),
            op::FunctionParameter if self.body.is_some() => self.parameter(instruction),
            op::Label if self.body.is_some() => {
                let complete = self.function_has_parameters();
                self.begin_block(instruction).and(complete)
            }
            _ if self.body.is_some() => self.body_instruction(instruction),
            _ => self.module_instruction(instruction),
        }
    }

    /// An instruction of a block. Its result is defined even if something is wrong with it, so that one mistake is told once.
    #[inline]
    fn body_instruction(&mut self, instruction: Instruction<'m>) -> Result<()> {
        if let Err(error) =
            self.place_in_function(instruction).and_then(|()| self.place_in_block(instruction))
        {
            let _ = self.define_value(instruction);
            return Err(error);
        }
        if instruction.grammar().is_none() {
            return self.unknown(instruction);
        }
        let used = self.uses(instruction);
        let defined = self.define_value(instruction);
        used?;
        defined?;
        self.compute(instruction)
    }

    /// Whether all enumerants are known.
    #[inline]
    fn known(&self, instruction: Instruction<'m>) -> Result<()> {
        match instruction.grammar() {
            Some(grammar) if self.is_thorough() && grammar.shape != OperandShape::Ids => {
                self.operands_known(instruction)
            }
            _ => Ok(()),
        }
    }

    fn operands_known(&self, instruction: Instruction<'m>) -> Result<()> {
        for operand in self.module.operands(instruction) {
            let operand = operand?;
            let kind = crate::spirv::grammar::operand_kind(operand.kind);
            let is_enumerant = matches!(kind.category, Category::ValueEnum | Category::BitEnum);
            let is_unknown = matches!(operand.role, Role::Unknown) && is_enumerant;
            self.require(!is_unknown, Rule::KnownInstruction, || {
                format!("{:#x} is no {}, or has a bit that is none", operand.word(), kind.name)
            })?;
        }
        Ok(())
    }

    fn unknown(&self, instruction: Instruction<'m>) -> Result<()> {
        self.require(false, Rule::KnownInstruction, || format!("{} is not known", instruction.opcode()))
    }

    /// An instruction outside of functions.
    fn module_instruction(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let Some(grammar) = instruction.grammar() else { return self.unknown(instruction) };
        let placed = self.place_in_module(instruction);
        let declared = self.declaration(instruction, grammar);
        placed.and(declared)
    }

    fn declaration(&mut self, instruction: Instruction<'m>, grammar: &InstructionGrammar) -> Result<()> {
        let plain = |kind| Entry { kind, ..Entry::default() };
        let opcode = instruction.opcode();
        match opcode {
            op::Variable | op::UntypedVariableKHR => self.module_variable(instruction),
            op::Undef => self.define_constant(instruction, Kind::Constant),
            op::ExtInst | op::ExtInstWithForwardRefsKHR => {
                if let Some(id) = instruction.result_id() {
                    self.set_entry(id, plain(Kind::Other));
                }
                self.ext_inst_of_module(instruction)
            }
            op::EntryPoint | op::ExecutionMode | op::ExecutionModeId | op::MemoryModel => {
                self.mode(instruction)
            }
            op::Name | op::MemberName | op::Line => {
                if self.is_thorough() {
                    self.deferred.push(instruction.number());
                }
                Ok(())
            }
            _ if grammar.declares_type() => self.declare_type(instruction),
            op::ConstantFunctionPointerINTEL | op::ConstantPipeStorage => self.constant_declared(instruction),
            _ if grammar.class == Class::ConstantCreation => self.constant_declared(instruction),
            _ if grammar.class == Class::Annotation => self.annotation(instruction),
            _ => {
                let kind = match opcode {
                    op::String => Kind::String,
                    op::ExtInstImport => Kind::Import,
                    op::DecorationGroup => Kind::Group,
                    _ => Kind::Other,
                };
                if let Some(id) = instruction.result_id() {
                    self.set_entry(id, plain(kind));
                }
                Ok(())
            }
        }
    }

    /// What can be told only when everything was met.
    fn end_of_module(&mut self) {
        if let Some(body) = self.body.take() {
            let error = Error::broken(Rule::LayoutFunction, "a function without OpFunctionEnd");
            self.report(body.head, &error);
        }
        if !self.has_memory_model {
            let place = Location::Spirv {
                word_offset: self.module.words().len() as u32,
                instruction: self.module.instruction_count() as u32,
                text: String::new(),
                function: String::new(),
            };
            self.tell(&Error::broken(Rule::LayoutMemoryModel, "there is no OpMemoryModel"), Some(place));
        }
        self.end_of_bound();
        self.deferred_instructions();
        if self.is_thorough() && self.environment.rules.len() > 1 {
            self.decorated = self.decorations();
            self.check_blocks();
        }
        if self.is_thorough() {
            self.check_environment();
        }
        self.check_interfaces();
        self.check_models();
        self.check_recursion();
        self.check_requirements();
    }

    /// The bound, which no instruction holds.
    fn end_of_bound(&mut self) {
        let bound = self.module.bound();
        let checked = self.require(bound <= 4_194_304, Rule::LimitBound, || {
            format!("the bound {bound} of the header is greater than 4194304")
        });
        if let Err(error) = checked {
            self.tell(&error, None);
        }
    }
}
