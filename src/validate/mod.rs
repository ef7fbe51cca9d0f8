//! Validation of a module against the rules of SPIR-V, before translation.
//!
//! Rule of this module: one walk over the instructions, tables by `<id>` and by type, linear time (times a logarithm, for
//! dominance). A check names its [`Rule`]; `rule.rs` lists all rules, and each has a violating module in `examples/`, with
//! what would be right. The framing
//! in `spirv/` has already checked words, operands against the grammar, `<id>`s against the bound, and unique definitions. Opcodes
//! and enumerants unknown to the grammar violate no rule here; the reader rejects them as unsupported.
//!
//! Tables by slot (kind, type and defining block of an `<id>`) and by type (`fact.rs`: class, width, components, first equal type)
//! grow with the walk. Operand types are determined by the `Form` of the instruction's row, otherwise by a signature
//! (`table/core_signature.rs`, `table/ext_inst_glsl_signature.rs`, for OpenCL.std its row; `table/ext_inst_signature.rs` is their
//! language), and for debug instructions by `table/debug_info/referent.rs`. Checks that depend on later blocks (branches, phis,
//! uses across blocks) run at the function's end; dominators are computed only for functions that need them.
//!
//! A rule is *required* or *tolerated* (`Need`). [`check`], and thus a translation, rejects violations of required rules;
//! [`findings`] reports all. Rules are tolerated if the translation does not need them and producers violate them, or if spirv-val
//! is lax: a module that spirv-val accepts is never malformed. Checks that a translation needs although spirv-val omits them use
//! `expect` or `Error::unenforced`: a violation makes the module unsupported, like the reader's own errors without a rule.
//!
//! An environment (`environment/`) is a row of data: version, capabilities, sets, rules. Its rules follow the universal ones, and
//! `Checker::wants` queries the row.
//!
//! Shaders (`structured.rs`, `block_layout.rs`, `models.rs`): each block has a home, the innermost construct around it, determined
//! in one walk in structural dominance order; a branch is checked by the homes of both ends, so that no check climbs through the
//! constructs.
//!
//! The writer records the words that it emits for each builtin call; [`mistyped`] checks the types of those instructions in the
//! complete module, and the error has the location of the call in LLVM IR (`writer/signature.rs`).
//!
//! Known gaps: rules of ray queries, hit objects and cooperative matrices beyond the types of their operands; sizes of the arrays of
//! indices of mesh shaders; heaps of descriptors.
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
pub mod example;
mod ext_inst;
mod fact;
mod function;
mod ids;
mod image;
mod interfaces;
mod layout;
mod memory;
mod models;
mod modes;
mod primitive;
mod scopes;
mod structured;
mod type_text;
mod types;

pub use crate::rule::{Need, RULES, Row, Rule};
pub use debug_info::names_what_it_may;

use crate::error::{Error, Finding, Location, Result};
use crate::spirv::grammar::{Category, Class, InstructionGrammar, OperandShape};
use crate::spirv::operands::{Import, Role};
use crate::spirv::{Id, Instruction, Module, op};
use checker::{Checker, Entry, Kind, Level};
pub use environment::Environment;
use ids::Wanted;

/// Sets that exist and whose instructions the grammar does not have.
const SETS: [&[u8]; 6] = [
    b"DebugInfo",
    b"TOSA.001000.1",
    b"Arm.MotionEngine.100",
    b"ArmExperimentalInstructions.MotionEngine",
    b"OpenCL.DebugInfo.100",
    b"cl_khr_il_program",
];

/// The maximum number of findings reported for one module.
pub const MOST_FINDINGS: usize = 100;

/// Checks that a module obeys the rules that a translation requires.
///
/// # Errors
/// `Malformed` with the first violated rule and its location; `Unsupported` if other validators do not check it.
pub fn check(module: &Module) -> Result<()> {
    let joined = module.join_continued()?;
    let module = joined.as_ref().unwrap_or(module);
    let mut checker = Checker::new(module, Level::Required, 1);
    checker.run();
    Error::from_findings(checker.kind, checker.findings).map_or(Ok(()), Err)
}

/// All rules that a module violates, tolerated ones included, in the order of detection: at most [`MOST_FINDINGS`], and at most one
/// per instruction. Findings about words are reported alone, because nothing else can be checked reliably.
pub fn findings(module: &Module) -> Vec<Finding> {
    findings_in(module, environment::UNIVERSAL)
}

/// The variant of [`findings`] for a module that [`Module::check`] accepts.
pub(crate) fn findings_of_checked(module: &Module) -> Vec<Finding> {
    // A module with joined instructions is another one, which is not checked.
    if !matches!(module.join_continued(), Ok(None)) {
        return findings(module);
    }
    let mut checker = Checker::new(module, Level::All, MOST_FINDINGS);
    checker.run();
    checker.findings
}

/// The variant of [`findings`] for the rules of structured control flow alone, in a fraction of the time. The module may be framed only.
pub(crate) fn findings_of_structure(module: &Module) -> Vec<Finding> {
    let mut checker = Checker::new(module, Level::Structure, MOST_FINDINGS);
    checker.run();
    checker.findings
}

/// The variant of [`findings`] for an environment, with its own rules.
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

/// The variant of [`findings`] for a device, whose environment's rules come first.
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

/// Those of some instructions of functions that violate a rule about operand types: by number, with the error. No other rule is
/// checked, so that the module may be incomplete; of other instructions of functions only the types are read that these refer to.
pub(crate) fn mistyped(module: &Module, numbers: &[u32]) -> Vec<(u32, Error)> {
    let mut checker = Checker::new(module, Level::All, MOST_FINDINGS);
    checker.has_unknown = module.has_unknown();
    checker.knows_capabilities = false;
    // No type depends on names and decorations.
    let describes = |instruction: &Instruction<'_>| {
        matches!(instruction.opcode(), op::Name | op::MemberName)
            || instruction.grammar().is_some_and(|row| row.class == Class::Annotation)
    };
    for instruction in module.declarations().filter(|instruction| !describes(instruction)) {
        drop(checker.module_instruction(instruction));
    }
    let mut found = Vec::new();
    for instruction in numbers.iter().filter_map(|number| module.at(*number)) {
        let operands = module.operands(instruction).flatten().filter_map(|operand| operand.id());
        for definition in operands.filter_map(|id| module.definition(id)) {
            if checker.entry(definition.result_id().unwrap_or(Id(0))).kind == Kind::Undefined {
                let _ = checker.define_value(definition);
            }
        }
        let checked = checker.known(instruction).and_then(|()| checker.compute(instruction));
        found.extend(checked.err().map(|error| (instruction.number(), error)));
        if found.len() >= MOST_FINDINGS {
            break;
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
        if !self.is_of_structure() {
            self.end_of_module();
        }
    }

    #[inline]
    fn instruction(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let opcode = instruction.opcode();
        match opcode {
            op::Function => {
                if self.is_thorough() && self.environment.rules.len() > 1 {
                    self.decorate();
                }
                self.begin_function(instruction)
            }
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

    /// Checks an instruction of a block. Its result is recorded even after an error, so that one error is reported only once.
    #[inline]
    fn body_instruction(&mut self, instruction: Instruction<'m>) -> Result<()> {
        if let Err(error) =
            self.place_in_function(instruction).and_then(|()| self.place_in_block(instruction))
        {
            let _ = self.define_value(instruction);
            return Err(error);
        }
        if self.is_of_structure() {
            return if control_flow::is_branch(instruction.opcode()) {
                self.uses(instruction)
            } else {
                Ok(())
            };
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

    /// Checks that all enumerants are known.
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

    /// Checks an instruction outside functions.
    fn module_instruction(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let Some(grammar) = instruction.grammar() else { return self.unknown(instruction) };
        let placed = self.place_in_module(instruction);
        if self.is_of_structure() {
            return placed;
        }
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
            op::Name | op::MemberName => {
                if self.is_thorough() {
                    self.deferred.push(instruction.number());
                }
                Ok(())
            }
            op::Source => match instruction.operands().get(2) {
                Some(file) => self.use_id(Id(*file), Wanted::String, instruction),
                None => Ok(()),
            },
            op::AsmINTEL => self.asm_declared(instruction),
            op::Line if self.is_thorough() => self.use_id(instruction.id(0)?, Wanted::String, instruction),
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
                if kind == Kind::Import { self.import_known(instruction) } else { Ok(()) }
            }
        }
    }

    /// Checks that the type and the target of an assembly string are declared.
    fn asm_declared(&mut self, instruction: Instruction<'m>) -> Result<()> {
        if let Some(id) = instruction.result_id() {
            self.set_entry(id, Entry { kind: Kind::Other, ..Entry::default() });
        }
        self.all_defined(instruction.operands().get(..2).unwrap_or_default())
    }

    fn import_known(&self, instruction: Instruction<'m>) -> Result<()> {
        let (name, _) = instruction.string_bytes(0)?;
        let is_known = Import::by_name(&name) != Import::Unknown || SETS.contains(&name.as_slice());
        self.require(is_known, Rule::KnownInstruction, || {
            format!("there is no set {}", String::from_utf8_lossy(&name))
        })
    }

    /// Performs the checks that need the whole module.
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
            self.decorate();
            self.check_blocks();
        }
        if self.is_thorough() {
            self.check_environment();
        }
        self.check_interfaces();
        self.check_meshes();
        self.check_models();
        self.check_recursion();
        self.check_requirements();
    }

    /// Collects the decorations once, for the rules of shaders in an environment.
    fn decorate(&mut self) {
        if !std::mem::replace(&mut self.is_decorated, true) {
            self.decorated = self.decorations();
        }
    }

    /// Checks the bound, which belongs to no instruction.
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
