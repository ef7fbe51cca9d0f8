//! Decisions of reader and writer that a dialect may override where SPIR-V and its consumers leave a choice.
//!
//! Rules of this module: at most 15 methods; the defaults are this translator's own choices ([`Native`]); reader and
//! writer call each method at one place. A choice that a pass before or after them can implement is not a method.

use crate::error::{Detail, Result};
use crate::llvm::{Builder, Context, Module as LlvmModule, Type, Value};
use crate::options::WriteOptions;
use crate::spirv::{Id, Instruction, Module, Opcode};
use crate::table::builtin_variable::VariableRow;
use crate::table::debug_info::Operand;
use crate::table::form::CallForm;
use crate::table::opaque::OpaqueRow;
use crate::table::opencl;
use mangling::Type as Mangled;
use std::fmt;

/// The spelling of builtin calls in LLVM IR.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum BuiltinNames {
    /// `__spirv_*` names.
    #[default]
    Spirv,
    /// OpenCL C 1.2 names where they preserve everything.
    Cl12,
    /// OpenCL C 2.0 names where they preserve everything.
    Cl20,
}

/// Declarations of a module in addition to those inferred from its instructions.
#[derive(Clone, Debug)]
pub struct Minimums {
    /// Major and minor version.
    pub version: (u8, u8),
    /// Capabilities that are declared.
    pub capabilities: Vec<u32>,
    /// Extensions that are declared.
    pub extensions: Vec<String>,
}

/// A SPIR-V construct that a dialect may refuse to emit.
#[derive(Clone, Copy, Debug)]
pub enum Construct<'a> {
    /// The instruction with this opcode, for a call of the function with this name.
    Call(Opcode, &'a str),
    /// A builtin variable.
    Builtin(&'static VariableRow),
    /// A cooperative matrix type with these numbers after its element type.
    MatrixType(&'a [u32]),
    /// A cast between storage classes by way of the generic one, with what an error about it is about.
    CastByGeneric(&'a Detail),
    /// A test for an image format of this extension, which is not allowed.
    RawImageFormat(&'static str),
}

/// A reason against contraction of floating-point operations in a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Uncontracted {
    /// A sum or difference without the `contract` flag.
    Sum {
        /// Whether an operand is a product.
        of_product: bool,
    },
    /// A call whose computation is unknown.
    UnknownCall,
}

/// A non-arithmetic instruction, which may have a fast-math mode since version 1.6.
#[derive(Clone, Copy, Debug)]
pub struct LateFastMath {
    /// Whether the LLVM module came from SPIR-V.
    pub came_from_spirv: bool,
    /// The version declared by the LLVM module.
    pub declared_version: (u8, u8),
    /// The maximum version allowed.
    pub max_version: (u8, u8),
    /// Whether it is an LLVM negation or comparison or an extended instruction, instead of a call that becomes another opcode.
    pub is_direct: bool,
}

/// What makes floating-point operations less exact.
#[derive(Clone, Copy, Debug)]
pub enum Relaxation {
    /// Contraction in a kernel with this reason against it.
    Contraction(Uncontracted),
    /// A fast-math mode.
    FastMath(LateFastMath),
}

/// The order in which evidence on pointees applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointeeOrder {
    /// By strength: definitions of the pointer, then accesses, then flow between pointers.
    ByStrength,
    /// By program order after definitions: the first access, call or flow determines the pointee, and later ones cast.
    ByProgram,
}

/// An LLVM module as read, with the values and types of its SPIR-V module's `<id>`s.
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
    /// The value of an `<id>`; invalid after a pass has erased the value.
    pub(crate) fn value(&self, id: Id) -> Option<Value<'c>> {
        *self.values.get(self.spirv.slot(id)?)?
    }

    /// The type of an `<id>`.
    pub(crate) fn ty(&self, id: Id) -> Option<Type<'c>> {
        *self.types.get(self.spirv.slot(id)?)?
    }
}

/// The reader's state during one instruction, for a dialect.
pub trait Lowering<'c, 'm> {
    /// The context of the LLVM module.
    fn llvm(&self) -> &'c Context;
    /// The LLVM module built so far.
    fn module(&self) -> LlvmModule<'c>;
    /// The builder at the insertion point of the instruction's translation.
    fn builder(&self) -> &Builder<'c>;
    /// The SPIR-V module.
    fn spirv(&self) -> &'m Module;
    /// The requested names of builtins.
    fn names(&self) -> BuiltinNames;
    /// The value of an `<id>`; a placeholder for a forward reference.
    ///
    /// # Errors
    /// An `<id>` that is not a value.
    fn value(&mut self, id: Id) -> Result<Value<'c>>;
    /// The LLVM type of an `<id>`.
    ///
    /// # Errors
    /// An `<id>` that is not a type.
    fn ty(&self, id: Id) -> Result<Type<'c>>;
    /// A type mangled as a parameter of a builtin, with signed integers.
    ///
    /// # Errors
    /// A type that cannot be mangled.
    fn spelled(&self, ty: Id) -> Result<Mangled>;
    /// The `OpName` of an `<id>`, unless value names are discarded.
    fn name(&self, id: Id) -> Option<String>;
    /// The symbol of a function: its linkage name, otherwise its name.
    ///
    /// # Errors
    /// A linkage without a name.
    fn symbol(&self, id: Id) -> Result<String>;
    /// The literals of a decoration of an `<id>`.
    fn decoration(&self, id: Id, decoration: rspirv::spirv::Decoration) -> Option<&'m [u32]>;
    /// Whether an `<id>` is a constant sampler, which is materialized at each use.
    fn is_constant_sampler(&self, id: Id) -> bool;
    /// Whether an `<id>` has no value or placeholder yet.
    fn is_undefined(&self, id: Id) -> bool;
    /// The number of operands in the module that refer to an `<id>`.
    fn uses(&mut self, id: Id) -> u32;
    /// Records the result of the instruction.
    ///
    /// # Errors
    /// Forward references with another type.
    fn define(&mut self, instruction: Instruction<'m>, value: Value<'c>) -> Result<()>;
    /// Applies the decorations of the instruction's result.
    ///
    /// # Errors
    /// Decorations with missing operands.
    fn decorate(&mut self, instruction: Instruction<'m>, value: Value<'c>) -> Result<()>;
    /// Skips a later instruction of the same body.
    fn skip(&mut self, instruction: Instruction<'m>);
    /// Defers a sampled image to its users, with a sampler that they share; false if a placeholder for it exists already.
    ///
    /// # Errors
    /// An `<id>` beyond the bound.
    fn leave_combined(&mut self, instruction: Instruction<'m>, sampler: Option<Value<'c>>) -> Result<bool>;
    /// An alloca in the function's entry block.
    ///
    /// # Errors
    /// An unsized type.
    fn local(&mut self, ty: Type<'c>) -> Result<Value<'c>>;
    /// Declares a module-scope variable as an external one with another name.
    ///
    /// # Errors
    /// A storage class without an address space.
    fn external(&mut self, instruction: Instruction<'m>, name: &str) -> Result<()>;
    /// Whether a builtin with this name and type is declared, or may be.
    fn may_declare(&self, name: &str, ty: Type<'c>) -> bool;
    /// Emits a call of a builtin by its symbol.
    ///
    /// # Errors
    /// A function of the module with the same name.
    fn call(
        &mut self,
        symbol: &str,
        result: Type<'c>,
        values: &[Value<'c>],
        form: CallForm,
    ) -> Result<Value<'c>>;
    /// Emits a call of a builtin by its name, with the instruction's operands, and records the instruction's result.
    ///
    /// # Errors
    /// Undefined operands.
    fn call_friendly(&mut self, instruction: Instruction<'m>, name: String, form: CallForm) -> Result<()>;
    /// Emits a call of the OpenCL C function equivalent to a target, with the instruction's operands; false if none exists.
    ///
    /// # Errors
    /// Undefined operands.
    fn call_opencl(
        &mut self,
        instruction: Instruction<'m>,
        target: opencl::Target,
        form: CallForm,
    ) -> Result<bool>;
    /// A type mangled as in OpenCL C's names.
    ///
    /// # Errors
    /// A type that cannot be mangled.
    fn opencl_spelled(&self, ty: Id) -> Result<Mangled>;
}

/// The choices of reader and writer.
pub trait Dialect: fmt::Debug + Send + Sync {
    /// The module to read instead of a validated one; `None` for no change.
    ///
    /// # Errors
    /// The errors of passes before the reader.
    fn before_reading(&self, _module: &Module, _names: BuiltinNames) -> Result<Option<Module>> {
        Ok(None)
    }

    /// Whether builtin names represent an instruction completely, so that the writer can restore it from the name. Otherwise they
    /// are the closest functions that OpenCL C declares.
    fn has_exact_names(&self) -> bool {
        true
    }

    /// Whether an opaque type is lowered to a pointer; otherwise it becomes a target extension type.
    fn is_pointer(&self, _row: &OpaqueRow, _names: BuiltinNames) -> bool {
        false
    }

    /// Overrides the lowering of an instruction; false leaves it to its row.
    ///
    /// # Errors
    /// An invalid instruction.
    fn lower<'c, 'm>(
        &self,
        _reader: &mut dyn Lowering<'c, 'm>,
        _instruction: Instruction<'m>,
    ) -> Result<bool> {
        Ok(false)
    }

    /// Rewrites the LLVM module after reading.
    ///
    /// # Errors
    /// The errors of passes after the reader.
    fn after_reading(&self, _reading: &Reading<'_, '_>, _names: BuiltinNames) -> Result<()> {
        Ok(())
    }

    /// Rewrites the LLVM module before writing. Returns replacement write options, or `None` for no change.
    ///
    /// # Errors
    /// The errors of passes before the writer.
    fn before_writing<'c>(
        &self,
        _context: &'c Context,
        _module: LlvmModule<'c>,
        _options: &WriteOptions,
    ) -> Result<Option<WriteOptions>> {
        Ok(None)
    }

    /// Whether all unsupported constructs are reported together, with their places in the LLVM IR, and type errors of builtin calls
    /// are rejected. Otherwise only the first error is reported, and such calls are emitted unchanged.
    fn reports_all(&self) -> bool {
        true
    }

    /// The order in which evidence on pointees applies.
    fn pointee_order(&self) -> PointeeOrder {
        PointeeOrder::ByStrength
    }

    /// Rejects constructs that the dialect does not emit.
    ///
    /// # Errors
    /// A construct that the dialect does not emit.
    fn check(&self, _construct: Construct<'_>, _options: &WriteOptions) -> Result<()> {
        Ok(())
    }

    /// Whether the floating-point operations of a function may be computed less exactly than written.
    fn relaxes(&self, relaxation: Relaxation) -> bool {
        match relaxation {
            Relaxation::Contraction(found) => found != Uncontracted::Sum { of_product: true },
            Relaxation::FastMath(late) => {
                late.came_from_spirv || late.declared_version >= (1, 6) && late.max_version >= (1, 6)
            }
        }
    }

    /// Whether a builtin variable's functions determine the width of its integers, instead of the variable's row.
    fn takes_declared_builtin_types(&self, came_from_spirv: bool) -> bool {
        came_from_spirv
    }

    /// Whether the type of a private variable of vector compute has the storage class of its address space, `Function`, so that its
    /// address is an argument like any other; spirv-val rejects that.
    fn types_private_variables_by_space(&self) -> bool {
        false
    }

    /// The operand emitted in place of a row's operand of a debug instruction; `None` for no operand.
    fn debug_operand(&self, operand: Operand) -> Option<Operand> {
        match operand {
            Operand::Padding => None,
            operand => Some(operand),
        }
    }

    /// Whether a line applies until the next one, also to instructions without a line, and may precede phis.
    fn has_lasting_lines(&self) -> bool {
        false
    }

    /// The words that replace those of the written module; `None` for no change. Called twice: for the module without capabilities,
    /// extensions and version, with the declarations that are added to those inferred from the result, then for the whole module.
    ///
    /// # Errors
    /// The errors of passes after the writer.
    fn after_writing(
        &self,
        _module: &Module,
        _options: &WriteOptions,
        _minimums: Option<&mut Minimums>,
    ) -> Result<Option<Vec<u32>>> {
        Ok(None)
    }
}

/// This translator's own choices.
#[derive(Clone, Copy, Debug)]
pub struct Native;

impl Dialect for Native {}
