//! Names of the metadata that carries what LLVM IR cannot say, by the contract (`contract/`).

use std::ffi::CStr;

/// The opcode of an instruction where the writer would choose another.
pub const OP: &str = "spirv.Op";
/// The memory operands of an access where they differ from `Aligned` with LLVM's alignment.
pub const MEMORY_ACCESS: &str = "spirv.MemoryAccess";
/// Roles of a terminator in structured constructs.
pub const MERGE: &str = "spirv.Merge";
/// Calls that came from one load of a builtin variable.
pub const GROUP: &str = "spirv.Group";
/// Decorations that LLVM cannot say.
pub const DECORATIONS: &str = "spirv.Decorations";
/// Controls of caches on instructions: decoration, level, control and number of the operand.
pub const CACHE_CONTROLS: &str = "spirv.DecorationCacheControlINTEL";
/// The target of inline assembly where it is not the module's.
pub const ASSEMBLY_TARGET: &str = "spirv.AsmTarget";
/// Decorations of parameters, a list for each.
pub const PARAMETER_DECORATIONS: &str = "spirv.ParameterDecorations";
/// Storage class where the address space does not determine it.
pub const STORAGE_CLASS: &str = "spirv.StorageClass";
/// Pointee type of a pointer that nothing else shows.
pub const POINTEE: &str = "spirv.Pointee";
/// Pointee types of parameters and of the result (index -1) that nothing else shows.
pub const PARAMETER_POINTEE: &str = "spirv.ParameterPointee";
/// Named metadata: types that only metadata attached to functions and variables names. LLVM prints no definition of a
/// structure that stands nowhere else; in a named metadata it looks.
pub const TYPE: &str = "spirv.Type";
/// Number of the instruction that an LLVM instruction was made of; only in views that show both sides.
pub const INSTRUCTION: &str = "spirv.Instruction";
/// The type of a shader's value, function or variable where LLVM's type does not tell it.
pub const VALUE_TYPE: &str = "spirv.ValueType";
/// Types of the constants among the operands of a shader's instruction that are not the usual ones.
pub const CONSTANT_TYPE: &str = "spirv.ConstantType";
/// LLVM instructions that one access to memory became.
pub const SPREAD: &str = "spirv.Spread";
/// Named metadata: types of the members of a shader's structures where LLVM's types do not tell them.
pub const STRUCT_TYPE: &str = "spirv.StructType";
/// Named metadata: a shader's constants that have names, decorations or types that nothing else says.
pub const CONSTANT: &str = "spirv.Constant";
/// LLVM's flags of a module.
pub const MODULE_FLAGS: &str = "llvm.module.flags";
/// LLVM's list of the units of debug information.
pub const UNITS: &str = "llvm.dbg.cu";
/// `OpName` where it differs from the name of the LLVM value.
pub const NAME: &str = "spirv.Name";
/// Function control bits that no attribute says.
pub const FUNCTION_CONTROL: &str = "spirv.FunctionControl";

/// Lines in front of an instruction where the writer would place others; lines of functions and variables.
pub const LINE: &str = "spirv.Line";

/// Named metadata: header version.
pub const VERSION: &str = "spirv.Version";
/// Named metadata: capabilities.
pub const CAPABILITY: &str = "spirv.Capability";
/// Named metadata: extensions.
pub const EXTENSION: &str = "spirv.Extension";
/// Named metadata: addressing and memory model.
pub const MEMORY_MODEL: &str = "spirv.MemoryModel";
/// Named metadata: source language and version.
pub const SOURCE: &str = "spirv.Source";
/// Named metadata: source extensions.
pub const SOURCE_EXTENSION: &str = "spirv.SourceExtension";
/// Named metadata: generator word.
pub const GENERATOR: &str = "spirv.Generator";
/// Named metadata: OpModuleProcessed strings.
pub const MODULE_PROCESSED: &str = "spirv.ModuleProcessed";
/// Named metadata: entry points that the functions themselves do not say.
pub const ENTRY_POINT: &str = "spirv.EntryPoint";
/// Named metadata: the set that debug information was read from, and whether its expressions have operations that the set lacks.
pub const DEBUG_INFO: &str = "spirv.DebugInfo";
/// Named metadata: execution modes without a function metadata of their own.
pub const EXECUTION_MODE: &str = "spirv.ExecutionMode";
/// Named metadata: names of structure members.
pub const MEMBER_NAME: &str = "spirv.MemberName";
/// Named metadata: decorations of structure members.
pub const MEMBER_DECORATE: &str = "spirv.MemberDecorate";
/// Named metadata: pointee types of structure members of pointer type.
pub const MEMBER_POINTEE: &str = "spirv.MemberPointee";
/// Named metadata: width in bits of array lengths where it is not that of sizes, for all arrays or for one type.
pub const ARRAY_LENGTH: &str = "spirv.ArrayLength";
/// Named metadata: names and decorations of builtin variables that differ from the usual ones.
pub const BUILTIN: &str = "spirv.BuiltIn";

/// Named metadata: specialization constants that module-scope declarations use.
pub const SPEC_CONSTANT: &str = "spirv.SpecConstant";

/// Named metadata: version of SPIR.
pub const SPIR_VERSION: &str = "opencl.spir.version";
/// Named metadata: version of OpenCL C.
pub const OPENCL_VERSION: &str = "opencl.ocl.version";
/// Named metadata: version of C++ for OpenCL.
pub const OPENCL_CXX_VERSION: &str = "opencl.cxx.version";
/// Named metadata: extensions of OpenCL C that the source uses.
pub const USED_EXTENSIONS: &str = "opencl.used.extensions";
/// Named metadata: optional core features that the source uses.
pub const USED_FEATURES: &str = "opencl.used.optional.core.features";
/// Named metadata: present where sums and products may be fused.
pub const FP_CONTRACT: &str = "opencl.enable.FP_CONTRACT";
/// Metadata of a kernel: address spaces of its parameters.
pub const ARGUMENT_SPACE: &str = "kernel_arg_addr_space";
/// Metadata of a kernel: access qualifiers of its parameters.
pub const ARGUMENT_ACCESS: &str = "kernel_arg_access_qual";
/// Metadata of a kernel: types as written of its parameters.
pub const ARGUMENT_TYPE: &str = "kernel_arg_type";
/// Metadata of a kernel: qualifiers of types of its parameters.
pub const ARGUMENT_QUALIFIER: &str = "kernel_arg_type_qual";
/// Metadata of a kernel: types behind their names of its parameters.
pub const ARGUMENT_BASE_TYPE: &str = "kernel_arg_base_type";
/// Metadata of a kernel: names of its parameters.
pub const ARGUMENT_NAME: &str = "kernel_arg_name";

/// On a function or variable while it is written: the name of an alias that has its address.
pub const ADDRESS_NAME: &str = "spirv.AddressName";

/// The variable that lists what source annotates: values, texts, places, arguments.
pub const ANNOTATION_LIST: &str = "llvm.global.annotations";
/// The section of variables that tell the compiler something and are none of the program.
pub const COMPILER_SECTION: &CStr = c"llvm.metadata";
/// Those of [`COMPILER_LISTS`] that name what is used.
pub const USED_LISTS: &[&str] = &["llvm.used", "llvm.compiler.used"];
/// Lists that LLVM keeps in variables and that are no variables of the program.
pub const COMPILER_LISTS: &[&str] =
    &["llvm.global_ctors", "llvm.global_dtors", "llvm.used", "llvm.compiler.used", ANNOTATION_LIST];

/// Kinds of metadata on kernels that say what their parameters are, in the order in which they are written.
pub const KERNEL_ARGUMENTS: &[&str] = &[
    ARGUMENT_SPACE,
    ARGUMENT_ACCESS,
    ARGUMENT_TYPE,
    ARGUMENT_QUALIFIER,
    ARGUMENT_BASE_TYPE,
    ARGUMENT_NAME,
    "kernel_arg_buffer_location",
    "kernel_arg_runtime_aligned",
    PARAMETER_DECORATIONS,
];

/// Kinds of metadata on kernels that strings of the module can keep as they were written.
pub const ARGUMENT_STRINGS: &[&str] = &[ARGUMENT_TYPE, ARGUMENT_QUALIFIER];
