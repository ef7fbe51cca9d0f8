//! What reader and writer may decide in another way than ours where SPIR-V and its consumers leave a choice.
//!
//! Rules of this module: at most 15 methods of each trait; the defaults are this translator's own choices ([`Native`]); reader and writer ask each
//! method at one place. What can be a pass in front of them or behind them is no method.

use crate::error::{Detail, Result};
use crate::llvm::{Builder, Context, Module as LlvmModule, Type, Value};
use crate::options::WriteOptions;
use crate::spirv::{Id, Instruction, Module, Opcode};
use crate::table::builtin_variable::VariableRow;
use crate::table::debug_info::{Operand, Row};
use crate::table::form::CallForm;
use crate::table::opaque::OpaqueRow;
use crate::table::{module, opencl};
use mangling::Type as Mangled;
use std::fmt;

/// How builtin calls are spelled in LLVM IR.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum BuiltinNames {
    /// `__spirv_*` names.
    #[default]
    Spirv,
    /// OpenCL C 1.2 names where they lose nothing.
    Cl12,
    /// OpenCL C 2.0 names where they lose nothing.
    Cl20,
}

/// What a module needs at least, whatever its instructions are.
#[derive(Clone, Debug)]
pub struct Minimums {
    /// Major and minor version.
    pub version: (u8, u8),
    /// Capabilities that are declared.
    pub capabilities: Vec<u32>,
    /// Extensions that are declared.
    pub extensions: Vec<String>,
}

/// What SPIR-V has and a dialect may refuse to write.
#[derive(Clone, Copy, Debug)]
pub enum Construct<'a> {
    /// The instruction of this opcode, by a call of the function of this name.
    Call(Opcode, &'a str),
    /// A builtin variable.
    Builtin(&'static VariableRow),
    /// A cooperative matrix type with these numbers behind its element type.
    MatrixType(&'a [u32]),
    /// A cast between storage classes by way of the generic one, with what an error about it is about.
    CastByGeneric(&'a Detail),
}

/// What may keep a kernel from the contraction of floating-point operations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Uncontracted {
    /// A sum or difference without the flag that allows it.
    Sum {
        /// Whether an operand is a product.
        of_product: bool,
    },
    /// A call of which it is not known what it computes.
    UnknownCall,
}

/// An instruction that may have a fast-math mode since version 1.6, but for arithmetic, which always may.
#[derive(Clone, Copy, Debug)]
pub struct LateFastMath {
    /// Whether the LLVM module came from SPIR-V.
    pub came_from_spirv: bool,
    /// The version that the LLVM module asks for.
    pub declared_version: (u8, u8),
    /// The highest version that is allowed.
    pub max_version: (u8, u8),
    /// Whether it is a negation or comparison of LLVM or an extended instruction, and not a call that becomes another opcode.
    pub is_direct: bool,
}

/// In which order evidence on what pointers point to counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointeeOrder {
    /// By its strength: what defines a pointer, then accesses, then pointers that flow into each other.
    ByStrength,
    /// Behind definitions as the program has it: the first access, call or flow decides, and later ones cast.
    ByProgram,
}

/// An LLVM module that was read, with what the `<id>`s of its SPIR-V module became.
pub struct Reading<'c, 'm> {
    /// The context of the LLVM module.
    pub llvm: &'c Context,
    /// The LLVM module, with the whole metadata contract.
    pub module: LlvmModule<'c>,
    /// The SPIR-V module.
    pub spirv: &'m Module,
    /// Values by the slots of their `<id>`s.
    pub(crate) values: Vec<Option<Value<'c>>>,
    /// Types by the slots of their `<id>`s.
    pub(crate) types: Vec<Option<Type<'c>>>,
}

impl<'c> Reading<'c, '_> {
    /// The value that an `<id>` became; a pass that erases values must not ask for them afterwards.
    pub(crate) fn value(&self, id: Id) -> Option<Value<'c>> {
        *self.values.get(self.spirv.slot(id)?)?
    }

    /// The type that an `<id>` became.
    pub(crate) fn ty(&self, id: Id) -> Option<Type<'c>> {
        *self.types.get(self.spirv.slot(id)?)?
    }
}

/// The reader while it reads one instruction, as a dialect sees it.
pub trait Lowering<'c, 'm> {
    /// The context of the LLVM module.
    fn llvm(&self) -> &'c Context;
    /// The LLVM module, as far as it is made.
    fn module(&self) -> LlvmModule<'c>;
    /// Where the instruction's translation is inserted.
    fn builder(&self) -> &Builder<'c>;
    /// The SPIR-V module.
    fn spirv(&self) -> &'m Module;
    /// Which names of builtins are asked for.
    fn names(&self) -> BuiltinNames;
    /// The value of an `<id>`; a placeholder if it is defined later.
    ///
    /// # Errors
    /// An `<id>` that is no value.
    fn value(&mut self, id: Id) -> Result<Value<'c>>;
    /// The LLVM type of an `<id>`.
    ///
    /// # Errors
    /// An `<id>` that is no type.
    fn ty(&self, id: Id) -> Result<Type<'c>>;
    /// A type as the name of a builtin spells it, its integers with signs.
    ///
    /// # Errors
    /// A type that names cannot spell.
    fn spelled(&self, ty: Id) -> Result<Mangled>;
    /// The name that `OpName` gives an `<id>`, where values have names.
    fn name(&self, id: Id) -> Option<String>;
    /// The symbol of a function: that of its linkage, or its name.
    ///
    /// # Errors
    /// A linkage without a name.
    fn symbol(&self, id: Id) -> Result<String>;
    /// The literals of a decoration of an `<id>`.
    fn decoration(&self, id: Id, decoration: rspirv::spirv::Decoration) -> Option<&'m [u32]>;
    /// Whether an `<id>` is a constant sampler, which each use makes anew.
    fn is_constant_sampler(&self, id: Id) -> bool;
    /// Whether nothing has named an `<id>` yet.
    fn is_undefined(&self, id: Id) -> bool;
    /// How many operands of the module are an `<id>`.
    fn uses(&mut self, id: Id) -> u32;
    /// Defines the instruction's result.
    ///
    /// # Errors
    /// Uses in front of the instruction with another type.
    fn define(&mut self, instruction: Instruction<'m>, value: Value<'c>) -> Result<()>;
    /// Attaches what decorates the instruction's result.
    ///
    /// # Errors
    /// Decorations without their operands.
    fn decorate(&mut self, instruction: Instruction<'m>, value: Value<'c>) -> Result<()>;
    /// Leaves out an instruction of the same body that comes later.
    fn skip(&mut self, instruction: Instruction<'m>);
    /// Leaves a combined image to the instructions that use it, with a sampler that they share; false where something names it already.
    ///
    /// # Errors
    /// An `<id>` beyond the bound.
    fn leave_combined(&mut self, instruction: Instruction<'m>, sampler: Option<Value<'c>>) -> Result<bool>;
    /// A variable of the function.
    ///
    /// # Errors
    /// A type without a size.
    fn local(&mut self, ty: Type<'c>) -> Result<Value<'c>>;
    /// Declares a module-scope variable as an external one of another name.
    ///
    /// # Errors
    /// A storage class without an address space.
    fn external(&mut self, instruction: Instruction<'m>, name: &str) -> Result<()>;
    /// Whether a builtin of this name and type is declared, or can be.
    fn may_declare(&self, name: &str, ty: Type<'c>) -> bool;
    /// Calls a builtin by its symbol.
    ///
    /// # Errors
    /// A function of the module that has the name.
    fn call(
        &mut self,
        symbol: &str,
        result: Type<'c>,
        values: &[Value<'c>],
        form: CallForm,
    ) -> Result<Value<'c>>;
    /// Calls a builtin by its name, with the instruction's operands, and defines the instruction's result.
    ///
    /// # Errors
    /// Operands that are not defined.
    fn call_friendly(&mut self, instruction: Instruction<'m>, name: String, form: CallForm) -> Result<()>;
    /// Calls the OpenCL C function that means a target with the instruction's operands; false if there is none.
    ///
    /// # Errors
    /// Operands that are not defined.
    fn call_opencl(
        &mut self,
        instruction: Instruction<'m>,
        target: opencl::Target,
        form: CallForm,
    ) -> Result<bool>;
    /// A type as OpenCL C's names spell it.
    ///
    /// # Errors
    /// A type that names cannot spell.
    fn opencl_spelled(&self, ty: Id) -> Result<Mangled>;
}

/// The choices of the reader.
pub trait ReaderDialect: fmt::Debug + Send + Sync {
    /// Whether names of builtins represent all that an instruction has, so that the writer restores it from the name; otherwise they are
    /// those of the functions that OpenCL C declares, as near as there are any.
    fn has_exact_names(&self) -> bool {
        true
    }

    /// Whether an opaque type is a pointer in LLVM IR; otherwise it is a target extension type.
    fn is_pointer(&self, _row: &OpaqueRow, _names: BuiltinNames) -> bool {
        false
    }

    /// Reads an instruction in another way than its row; false leaves it to the row.
    ///
    /// # Errors
    /// What is wrong with the instruction.
    fn lower<'c, 'm>(
        &self,
        _reader: &mut dyn Lowering<'c, 'm>,
        _instruction: Instruction<'m>,
    ) -> Result<bool> {
        Ok(false)
    }

    /// The module that is read in the place of a validated one; `None` for the same.
    ///
    /// # Errors
    /// What a pass in front of the reader refuses.
    fn before_reading(&self, _module: &Module, _names: BuiltinNames) -> Result<Option<Module>> {
        Ok(None)
    }

    /// Rewrites what was read.
    ///
    /// # Errors
    /// What a pass behind the reader refuses.
    fn after_reading(&self, _reading: &Reading<'_, '_>, _names: BuiltinNames) -> Result<()> {
        Ok(())
    }
}

/// The choices of the writer.
pub trait WriterDialect: fmt::Debug + Send + Sync {
    /// The generator's magic number in the header of a module.
    fn generator(&self) -> u32 {
        module::GENERATOR
    }

    /// Whether all that is refused is reported at once, by its place in the LLVM IR, and builtin calls that break rules on types are
    /// refused; otherwise the first refusal is reported alone, and such calls are written as they are given.
    fn reports_all(&self) -> bool {
        true
    }

    /// The operand of a debug instruction that is written for one of its row; `None` for no operand.
    fn debug_operand(&self, operand: Operand) -> Option<Operand> {
        match operand {
            Operand::Padding => None,
            operand => Some(operand),
        }
    }

    /// The number of a debug instruction.
    fn debug_instruction(&self, row: &Row) -> u32 {
        row.conforming_number()
    }

    /// Whether a line holds until another one is given, also for instructions without one, and stands in front of phis.
    fn has_lasting_lines(&self) -> bool {
        false
    }

    /// Rewrites the LLVM module that is to be written; the options of writing in the place of those given, or `None` for the same.
    ///
    /// # Errors
    /// What a pass in front of the writer refuses.
    fn before_writing<'c>(
        &self,
        _context: &'c Context,
        _module: LlvmModule<'c>,
        _options: &WriteOptions,
    ) -> Result<Option<WriteOptions>> {
        Ok(None)
    }

    /// In which order evidence on pointees counts.
    fn pointee_order(&self) -> PointeeOrder {
        PointeeOrder::ByStrength
    }

    /// Refuses a construct.
    ///
    /// # Errors
    /// A construct that the dialect does not write.
    fn check(&self, _construct: Construct<'_>, _options: &WriteOptions) -> Result<()> {
        Ok(())
    }

    /// Whether the function in which this is found must not be contracted.
    fn forbids_contraction(&self, found: Uncontracted) -> bool {
        found == Uncontracted::Sum { of_product: true }
    }

    /// Whether an instruction has a fast-math mode.
    fn allows_fast_math(&self, late: LateFastMath) -> bool {
        late.came_from_spirv || late.declared_version >= (1, 6) && late.max_version >= (1, 6)
    }

    /// Whether the functions of a builtin variable determine the width of its numbers, and not the row of the variable.
    fn takes_declared_builtin_types(&self, came_from_spirv: bool) -> bool {
        came_from_spirv
    }

    /// Adds what a module needs beyond what its instructions ask for. The module has no capabilities, extensions and version yet.
    ///
    /// # Errors
    /// What a pass behind the writer refuses.
    fn add_minimums(
        &self,
        _module: &Module,
        _options: &WriteOptions,
        _minimums: &mut Minimums,
    ) -> Result<()> {
        Ok(())
    }

    /// The words of a module in the place of those that were written; `None` for the same. It is asked twice: without and with
    /// capabilities, extensions and version.
    ///
    /// # Errors
    /// What a pass behind the writer refuses.
    fn after_writing(&self, _module: &Module, _options: &WriteOptions) -> Result<Option<Vec<u32>>> {
        Ok(None)
    }
}

/// This translator's own choices.
#[derive(Clone, Copy, Debug)]
pub struct Native;

impl ReaderDialect for Native {}
impl WriterDialect for Native {}
