//! Names of the metadata that records what LLVM IR cannot represent, by the contract (`contract/`).

use std::ffi::CStr;

/// The opcode of an instruction where the writer would choose another.
pub const OP: &str = "spirv.Op";
/// The memory operands of an access where they differ from `Aligned` with LLVM's alignment.
pub const MEMORY_ACCESS: &str = "spirv.MemoryAccess";
/// Roles of a terminator in structured constructs.
pub const MERGE: &str = "spirv.Merge";
/// Calls that came from one load of a builtin variable.
pub const GROUP: &str = "spirv.Group";
/// Decorations that LLVM IR cannot represent.
pub const DECORATIONS: &str = "spirv.Decorations";
/// Controls of caches on instructions: decoration, level, control and number of the operand.
pub const CACHE_CONTROLS: &str = "spirv.DecorationCacheControlINTEL";
/// The target of inline assembly, if it differs from the module's.
pub const ASSEMBLY_TARGET: &str = "spirv.AsmTarget";
/// Decorations of parameters, a list for each.
pub const PARAMETER_DECORATIONS: &str = "spirv.ParameterDecorations";
/// Storage class where the address space does not determine it.
pub const STORAGE_CLASS: &str = "spirv.StorageClass";
/// Pointee type of a pointer that no instruction determines.
pub const POINTEE: &str = "spirv.Pointee";
/// Pointee types of parameters and of the result (index -1) that no instruction determines.
pub const PARAMETER_POINTEE: &str = "spirv.ParameterPointee";
/// Named metadata: types that only metadata attached to functions and variables refers to. LLVM prints no definition of a
/// structure that is used nowhere else; it does visit named metadata.
pub const TYPE: &str = "spirv.Type";
/// Number of the SPIR-V instruction that an LLVM instruction was read from; only in views of both sides.
pub const INSTRUCTION: &str = "spirv.Instruction";
/// The type of a shader's value, function or variable that LLVM's type does not determine.
pub const VALUE_TYPE: &str = "spirv.ValueType";
/// Types of the constants among the operands of a shader's instruction that differ from the defaults.
pub const CONSTANT_TYPE: &str = "spirv.ConstantType";
/// The LLVM instructions of one memory access.
pub const SPREAD: &str = "spirv.Spread";
/// Named metadata: types of the members of a shader's structures that LLVM's types do not determine.
pub const STRUCT_TYPE: &str = "spirv.StructType";
/// Named metadata: a shader's constants whose names, decorations or types are recorded nowhere else.
pub const CONSTANT: &str = "spirv.Constant";
/// An instruction of a set that only describes, on the function called in its place, and the list of those at module scope.
pub const DESCRIPTION: &str = "spirv.ExtInst";
/// LLVM's module flags.
pub const MODULE_FLAGS: &str = "llvm.module.flags";
/// LLVM's list of the units of debug information.
pub const UNITS: &str = "llvm.dbg.cu";
/// `OpName` where it differs from the name of the LLVM value.
pub const NAME: &str = "spirv.Name";
/// Function control bits without an attribute.
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
/// Named metadata: width in bits of the integers that stand for images and samplers.
pub const IMAGE_ADDRESSING: &str = "spirv.SamplerImageAddressingMode";
/// Named metadata: source language and version.
pub const SOURCE: &str = "spirv.Source";
/// Named metadata: source extensions.
pub const SOURCE_EXTENSION: &str = "spirv.SourceExtension";
/// Named metadata: strings that no instruction refers to.
pub const STRING: &str = "spirv.String";
/// Named metadata: generator word.
pub const GENERATOR: &str = "spirv.Generator";
/// Named metadata: OpModuleProcessed strings.
pub const MODULE_PROCESSED: &str = "spirv.ModuleProcessed";
/// Named metadata: entry points that the functions do not represent.
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
/// Named metadata: width in bits of array lengths if it differs from that of sizes, for all arrays or for one type.
pub const ARRAY_LENGTH: &str = "spirv.ArrayLength";
/// Named metadata: names and decorations of builtin variables that differ from the defaults.
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

/// The variable that lists annotations of the source: values, texts, locations, arguments.
pub const ANNOTATION_LIST: &str = "llvm.global.annotations";
/// The section of variables that are directives to the compiler, not data of the program.
pub const COMPILER_SECTION: &CStr = c"llvm.metadata";
/// The lists of [`COMPILER_LISTS`] that keep symbols alive.
pub const USED_LISTS: &[&str] = &["llvm.used", "llvm.compiler.used"];
/// Variables that are lists for LLVM, not data of the program.
pub const COMPILER_LISTS: &[&str] =
    &["llvm.global_ctors", "llvm.global_dtors", "llvm.used", "llvm.compiler.used", ANNOTATION_LIST];

/// Kinds of metadata on kernels that describe their parameters, in the order of emission.
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

/// Kinds of metadata on kernels that strings of the module can preserve.
pub const ARGUMENT_STRINGS: &[&str] = &[ARGUMENT_TYPE, ARGUMENT_QUALIFIER];
