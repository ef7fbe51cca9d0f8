//! The table of validation rules.
//!
//! Rule of this module: it depends on no other module, so that any code that detects a violation can name the rule, including the
//! framing in `spirv/`. Ids are permanent: the id of a removed rule is not reused. An id begins with the scope of its rule:
//! `universal`, the environments that have it (`validate/environment/`), or `device` (`validate/device.rs`). The example of a rule is the file of its id in
//! `validate/examples`.

#![allow(
    rustdoc::invalid_html_tags,
    reason = "the statements of rules are shown as they are, and speak of <id>s"
)]

/// Whether a translation requires a rule to hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// A module that violates it is rejected.
    Required,
    /// A module that violates it is translated all the same, for this reason; `validate::findings` reports it.
    Tolerated(&'static str),
}

/// One row of the table.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The rule.
    pub rule: Rule,
    /// Its id.
    pub id: &'static str,
    /// Its statement, in one sentence.
    pub statement: &'static str,
    /// The title of the section of the SPIR-V specification that contains it.
    pub section: &'static str,
    /// Whether a translation requires it.
    pub need: Need,
    /// A module in assembly language that violates it, with a comment at the place, and what would be right (`validate/example.rs`).
    pub example: &'static str,
}

macro_rules! rules {
    ($($name:ident $id:literal $section:literal $need:expr, $statement:literal;)*) => {
        /// A rule of SPIR-V that modules must obey. [`Rule::id`] is its permanent name for programs; the other methods describe it.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Rule {
            $(#[doc = $statement] #[doc(hidden)] $name,)*
        }

        /// All rules, in the order of [`Rule`].
        pub const RULES: &[Row] =
            &[$(Row { rule: Rule::$name, id: $id, statement: $statement, section: $section, need: $need,
                example: include_str!(concat!("validate/examples/", $id, ".spvasm")) },)*];
    };
}

use Need::{Required, Tolerated};

/// Why a rule of an environment is tolerated.
const OTHER: &str = "another environment may take the module";

/// Why a rule of a device is tolerated.
const DEVICE: &str = "another device may take the module";

rules! {
    // Words. These are checked while `spirv::Module` frames the words.
    HeaderSize "universal.header.size" "Physical Layout of a SPIR-V Module and Instruction" Required,
        "A module is a whole number of words and begins with a header of five.";
    HeaderMagic "universal.header.magic" "Physical Layout of a SPIR-V Module and Instruction" Required,
        "The first word is the magic number, in either byte order.";
    HeaderVersion "universal.header.version" "Physical Layout of a SPIR-V Module and Instruction" Required,
        "The second word is a version that exists.";
    HeaderBound "universal.header.bound" "Physical Layout of a SPIR-V Module and Instruction" Required,
        "The bound is not 0.";
    HeaderSchema "universal.header.schema" "Physical Layout of a SPIR-V Module and Instruction" Required,
        "The word of the schema is 0.";
    WordCount "universal.instructions.word-count" "Physical Layout of a SPIR-V Module and Instruction" Required,
        "The word count of an instruction is not 0 and stays within the module.";
    OperandsFit "universal.instructions.operands" "Instructions" Required,
        "An instruction has the operands that its grammar specifies, no fewer and no more.";
    StringEnds "universal.strings.terminated" "Literal" Required,
        "A literal string ends within its instruction.";
    IdBound "universal.ids.in-bound" "Physical Layout of a SPIR-V Module and Instruction" Required,
        "Every <id> is greater than 0 and less than the bound.";
    IdDefinedOnce "universal.ids.defined-once" "Universal Validation Rules" Required,
        "Every <id> is the result of one instruction only.";
    IdRepeated "universal.ids.repeated" "Universal Validation Rules"
        Tolerated("other translators repeated the lines of debug information, their <id>s included"),
        "No instruction that describes the source stands there twice with one <id>.";

    // Ids.
    IdDefined "universal.ids.defined" "Universal Validation Rules" Required,
        "Every <id> that is used is the result of some instruction.";
    IdBeforeUse "universal.ids.defined-before-use" "Universal Validation Rules" Required,
        "Outside of functions a definition stands before its uses, but for names, decorations, entry points and forward pointers.";
    IdKind "universal.ids.kind" "Universal Validation Rules" Required,
        "An <id> is of the kind that its place asks for: a type, a value, a label, a function, a string or an import.";
    SizedValue "universal.ids.sized-value" "Miscellaneous Instructions" Tolerated("a type of pointers tells the size, too"),
        "What OpSizeOf is given is a value.";
    ResultType "universal.ids.result-type" "Universal Validation Rules" Required,
        "A result type is a type; it is void only for calls and functions.";
    Dominance "universal.ids.dominance" "Universal Validation Rules" Required,
        "A value is used only where its definition dominates the use, or where no control flow leads.";
    OwnFunction "universal.ids.own-function" "Universal Validation Rules" Required,
        "A value of one function is not used in another.";

    // Limits.
    LimitBound "universal.limits.bound" "Universal Limits" Tolerated("tables follow the module, not the bound"),
        "The bound is at most 4,194,304.";
    LimitStructDepth "universal.limits.structure-nesting" "Universal Limits" Required,
        "Structures nest at most 255 deep.";
    LimitParameters "universal.limits.function-parameters" "Universal Limits" Tolerated("LLVM has no such limit"),
        "A function type has at most 255 parameters.";

    // Layout.
    LayoutOrder "universal.layout.order" "Logical Layout of a Module" Required,
        "The sections of a module stand in the order of the logical layout.";
    LayoutMemoryModel "universal.layout.memory-model" "Logical Layout of a Module" Required,
        "A module has one OpMemoryModel.";
    LayoutFunctions "universal.layout.declarations-first" "Logical Layout of a Module"
        Tolerated("functions are declared before bodies are read"),
        "Functions without a body stand before those with one.";
    LayoutFunction "universal.layout.function" "Logical Layout of a Module" Required,
        "A function is OpFunction, its parameters, its blocks and OpFunctionEnd, and functions do not nest.";
    LayoutPlace "universal.layout.place" "Logical Layout of a Module" Required,
        "What declares stands outside of functions, and what computes in a block.";

    // Modes.
    ModeMemoryModel "universal.modes.addressing" "Mode-Setting Instructions"
        Tolerated("what cannot be addressed is not translated"),
        "The addressing model is known and fits the memory model.";
    InvokedFunction "universal.modes.invoked-function" "Device-Side Enqueue Instructions"
        Tolerated("what is enqueued and no function is unsupported"),
        "What is enqueued is a function.";
    EntryPointFunction "universal.modes.entry-point-function" "Entry Point and Execution Model" Required,
        "An entry point and an execution mode name a function.";
    EntryPointResult "universal.modes.entry-point-result" "Entry Point and Execution Model" Required,
        "The function of an entry point returns nothing.";
    EntryPointUnique "universal.modes.entry-point-unique" "Universal Validation Rules"
        Tolerated("each keeps its function"),
        "No two entry points have the same execution model and name.";
    EntryPointCall "universal.modes.entry-point-call" "Universal Validation Rules"
        Tolerated("what cannot be called is unsupported"),
        "The function of an entry point is not called.";
    EntryPointInterface "universal.modes.entry-point-interface" "Universal Validation Rules"
        Tolerated("the interface says nothing that LLVM IR needs"),
        "The interface of an entry point is made of variables of the module, each once.";
    InterfaceComplete "universal.modes.interface-complete" "Entry Point and Execution Model"
        Tolerated("the interface says nothing that LLVM IR needs"),
        "The interface of an entry point has the variables of Input and Output, from version 1.4 on all variables of the module, that its functions use.";
    FragmentOrigin "universal.modes.fragment-origin" "Execution Mode" Tolerated("the mode is kept as it is"),
        "An entry point of fragments has one origin, upper left or lower left.";
    ModeModel "universal.modes.mode-model" "Execution Mode" Tolerated("the mode is kept as it is"),
        "An execution mode is one of the execution model of its entry point.";
    ModeRepeated "universal.modes.repeated" "Execution Mode" Tolerated("the mode is kept as it is"),
        "An entry point has a mode once, those of floating-point arithmetic once for each width.";
    ModelInstruction "universal.modes.model-instruction" "Execution Model" Tolerated("calls take what they are given"),
        "An instruction of some execution models only is reached from entry points of these.";
    EntryPointRecursion "universal.modes.recursion" "Universal Validation Rules"
        Tolerated("LLVM's functions may call themselves"),
        "No function that an entry point reaches can call itself.";
    ExecutionModeTarget "universal.modes.execution-mode-target" "Mode-Setting Instructions"
        Tolerated("a mode of what is no entry point says nothing"),
        "An execution mode is one of an entry point.";
    ExecutionModeForm "universal.modes.execution-mode-form" "Mode-Setting Instructions" Required,
        "The mode of OpExecutionModeId has operands that are <id>s.";
    ExecutionModeOperand "universal.modes.execution-mode-operand" "Mode-Setting Instructions" Required,
        "The <id>s of an execution mode are no values of functions.";

    // Names and decorations.
    NameTarget "universal.debug.name-target" "Debug Instructions" Tolerated("a name of nothing names nothing"),
        "What is named is defined, and a member's name is that of a member of a structure.";
    DecorationTarget "universal.annotations.target" "Annotation Instructions"
        Tolerated("a decoration of nothing decorates nothing"),
        "What is decorated is defined, and a decorated member is one of a structure.";
    DecorationPlace "universal.annotations.place" "Decoration"
        Tolerated("LLVM IR says it only where it means something"),
        "A decoration stands on what it can decorate.";
    DecorationRepeated "universal.annotations.repeated" "Annotation Instructions"
        Tolerated("LLVM IR says it once"),
        "No target has a decoration twice, nor two that exclude each other, but for those that may stand several times.";
    DecorationById "universal.annotations.by-id" "Annotation Instructions" Required,
        "OpDecorateId has a decoration whose operands are <id>s, and such a decoration of the core stands in no OpDecorate.";
    LinkageOfDeclaration "universal.annotations.import" "Universal Validation Rules" Required,
        "A function without a body is imported.";

    ImportOfBody "universal.annotations.import-body" "Universal Validation Rules"
        Tolerated("the body is translated"),
        "A function with a body is not imported.";
    BuiltInMembers "universal.annotations.built-in-members" "Universal Validation Rules"
        Tolerated("members keep their decorations"),
        "Either all members of a structure are built in, or none is.";

    // Types.
    TypeOperand "universal.types.operand" "Type-Declaration Instructions" Required,
        "A type is made of types that are declared before it and may be part of it.";
    TypeUnique "universal.types.unique" "Universal Validation Rules"
        Tolerated("LLVM's types are the same by what they are"),
        "Two declarations do not declare the same type, unless it is an aggregate or a pointer.";
    TypeWidth "universal.types.width" "Type-Declaration Instructions"
        Tolerated("widths that LLVM has are translated, others are unsupported"),
        "Integers have 8, 16, 32 or 64 bits, floating-point numbers 16, 32 or 64, but for extensions.";
    TypeEmpty "universal.types.not-empty" "Type-Declaration Instructions" Required,
        "An integer has bits, and a vector or a matrix components.";
    TypeSignedness "universal.types.signedness" "Type-Declaration Instructions"
        Tolerated("LLVM's integers have no sign"),
        "The signedness of an integer is 0 or 1, and 0 in a module with the capability Kernel.";
    TypeVectorSize "universal.types.vector-size" "Universal Validation Rules"
        Tolerated("LLVM has vectors of any size"),
        "A vector has 2, 3, 4, 8 or 16 components.";
    MatrixColumns "universal.types.matrix-columns" "Type-Declaration Instructions"
        Tolerated("LLVM has vectors of any number"),
        "The columns of a matrix are vectors of floating-point numbers.";
    TypeArrayLength "universal.types.array-length" "Type-Declaration Instructions" Required,
        "The length of an array is a constant integer.";
    TypeArrayPositive "universal.types.array-positive" "Type-Declaration Instructions"
        Tolerated("LLVM has arrays of length 0"),
        "The length of an array is at least 1.";
    TypeForward "universal.types.forward-pointer" "Type-Declaration Instructions" Required,
        "A forward pointer is declared later, as a pointer of the same storage class.";
    TypeForwardStruct "universal.types.forward-structure" "Type-Declaration Instructions"
        Tolerated("LLVM's pointers lead to any type"),
        "A forward pointer leads to a structure.";
    TypeCooperativeMatrix "universal.types.cooperative-matrix" "Type-Declaration Instructions"
        Tolerated("matrices of other shapes are unsupported"),
        "A cooperative matrix is of numbers, with a scope, rows, columns and a use that are constant integers; the scope is Workgroup or Subgroup.";
    TypeStorageOnly "universal.types.storage-only" "Universal Validation Rules"
        Tolerated("LLVM computes with them"),
        "Numbers of 8 or 16 bits that a shader may only store are stored, copied and converted to other widths.";
    TypeAnnounced "universal.types.announced" "Type-Declaration Instructions"
        Tolerated("LLVM's pointers lead to any type"),
        "A pointer that a type names before it is declared is announced by OpTypeForwardPointer.";

    // Constants.
    ConstantType "universal.constants.type" "Constant-Creation Instructions" Required,
        "A constant is of a type that can have it.";
    ConstantNullOperands "universal.constants.null-operands" "Constant-Creation Instructions"
        Tolerated("LLVM's backend repeats the type"),
        "OpConstantNull has no operands but its type.";
    ConstantConstituents "universal.constants.constituents" "Constant-Creation Instructions" Required,
        "The constituents of a constant are constants, those of a vector as many as its components.";
    ConstantElements "universal.constants.elements" "Constant-Creation Instructions"
        Tolerated("constants that LLVM does not have are unsupported"),
        "The constituents of a constant are of the types of its members, one for each.";
    ConstantOperation "universal.constants.operation" "Constant-Creation Instructions" Required,
        "The operands of an operation on constants are constants or variables of the module.";
    ConstantBits "universal.constants.high-order-bits" "Literal"
        Tolerated("the surplus bits are not read"),
        "The bits of a literal beyond its width are zeros, or copies of the sign.";

    // Variables and memory.
    VariableType "universal.memory.variable-type" "Memory Instructions" Required,
        "A variable is a pointer of its own storage class, to a type that has a size.";
    VariablePlace "universal.memory.variable-place" "Universal Validation Rules" Required,
        "A variable of a function has storage class Function, and no other variable has.";
    VariableFirst "universal.memory.variables-first" "Universal Validation Rules"
        Tolerated("LLVM has variables in any block"),
        "The variables of a function are the first instructions of its first block.";
    ReadOnlyMemory "universal.memory.read-only" "Storage Class" Tolerated("LLVM's stores lead anywhere"),
        "Nothing is stored to a storage class that is read only.";
    VariableInitializer "universal.memory.initializer" "Memory Instructions" Required,
        "An initializer is a constant, or a variable of the module, of the variable's type.";
    PointerOperand "universal.memory.pointer" "Memory Instructions" Required,
        "What is read, written or copied through is a pointer to the type of the value.";
    AccessOperands "universal.memory.access-operands" "Memory Operands" Tolerated("the reader refuses what it cannot say"),
        "Memory operands have known bits, and alignments are powers of two.";
    PhysicalAlignment "universal.memory.physical-alignment" "Memory Operands"
        Tolerated("LLVM's accesses have any alignment"),
        "A load from PhysicalStorageBuffer, or a store to it, tells an alignment that is at least that of its largest scalar.";
    AccessIndex "universal.memory.index" "Memory Instructions" Required,
        "The indexes of an access chain are integers, those into a structure constants of a member.";
    AccessElement "universal.memory.element" "Memory Instructions"
        Tolerated("indexes that LLVM does not have are unsupported"),
        "The element of an access chain is an integer.";
    AccessResult "universal.memory.access-result" "Memory Instructions" Required,
        "An access chain gives a pointer to what its indexes lead to, in the base's storage class.";

    LogicalPointer "universal.memory.logical-pointer" "Universal Validation Rules"
        Tolerated("what LLVM IR cannot say without addresses is unsupported"),
        "With logical addressing, pointers are made by variables, access chains, parameters, texel pointers and copies, others where a capability allows it, and instructions that compute take none.";

    // Functions.
    FunctionType "universal.functions.type" "Function Instructions" Required,
        "A function has a function type and its result type.";
    FunctionParameters "universal.functions.parameters" "Function Instructions" Required,
        "The parameters of a function are of the types that its own tells, and no more.";
    FunctionComplete "universal.functions.complete" "Function Instructions"
        Tolerated("LLVM's functions have the parameters of their type"),
        "A function has all the parameters that its type tells.";
    CallTarget "universal.functions.call" "Function Instructions" Required,
        "A call names a function, and its result and arguments are of that function's types.";
    ReturnType "universal.functions.return" "Control-Flow Instructions" Required,
        "A function returns a value of its result type, or none if that is void.";

    // Control flow.
    BlockStructure "universal.blocks.structure" "Control Flow" Required,
        "A block begins with its only label and ends with its only terminator.";
    BlockPhis "universal.blocks.phis-first" "Control-Flow Instructions" Required,
        "The phis of a block stand before its other instructions.";
    BranchTarget "universal.blocks.target" "Control Flow" Required,
        "A branch leads to a block of its own function that is not the first.";
    BlockOrder "universal.blocks.order" "Universal Validation Rules"
        Tolerated("LLVM's blocks stand in any order"),
        "A block stands behind the blocks that dominate it.";
    BlockMerge "universal.blocks.merge" "Structured Control Flow" Required,
        "A merge instruction stands in a block that ends with a branch, and names blocks of its own function.";
    BlockMergePlace "universal.blocks.merge-place" "Structured Control Flow"
        Tolerated("producers write the condition of a loop behind it, or repeat it"),
        "Only the branch stands behind a merge instruction, one of several ways behind that of a selection.";
    LoopControls "universal.structured.loop-controls" "Loop Control"
        Tolerated("LLVM's metadata of loops may say both"),
        "No loop is told to be unrolled and not to be.";
    MergeUnique "universal.structured.merge-unique" "Structured Control Flow"
        Tolerated("LLVM IR has no merge blocks"),
        "A block is the merge block of one header at most.";
    HeaderDominates "universal.structured.header-dominates" "Structured Control Flow"
        Tolerated("LLVM IR has no merge blocks"),
        "A header structurally dominates its merge block, which is another, and a loop's its continue target.";
    BackEdge "universal.structured.back-edge" "Structured Control Flow"
        Tolerated("LLVM IR has loops of any shape"),
        "A branch back leads to the header of a loop, which has one such branch, from a block that its continue target dominates.";
    SelectionMerge "universal.structured.selection" "Structured Control Flow"
        Tolerated("LLVM IR has branches of any shape"),
        "A branch several ways has a merge instruction in front of it, but where all ways but one leave a construct.";
    StructuredBranch "universal.structured.branch" "Structured Control Flow"
        Tolerated("LLVM IR has branches of any shape"),
        "A branch out of a construct leads to its merge block, to that or the continue target of the innermost loop, to the merge block or the next case of the innermost switch, or back to the loop; into a construct it leads through the header only.";
    CaseOrder "universal.structured.case-order" "Structured Control Flow"
        Tolerated("LLVM's cases stand in any order"),
        "A case goes on in one other case at most, which is the next and in which no other case goes on.";
    PhiParents "universal.blocks.phi-parents" "Control-Flow Instructions" Required,
        "The parents of a phi are the predecessors of its block, each once.";
    PhiRepeats "universal.blocks.phi-repeats" "Control-Flow Instructions"
        Tolerated("other translators once named a parent for each case that leads from it"),
        "No phi names a parent again, with the same value.";
    PhiTypes "universal.blocks.phi-types" "Control-Flow Instructions" Required,
        "The values of a phi are of its result type.";
    BranchCondition "universal.blocks.condition" "Control-Flow Instructions" Required,
        "A condition is a boolean scalar, a selector an integer scalar.";
    SwitchLiterals "universal.blocks.switch-literals" "Control-Flow Instructions"
        Tolerated("a case that stands twice is unsupported"),
        "The literals of OpSwitch differ.";

    // Computation.
    ComputeTypes "universal.compute.types" "Universal Validation Rules" Required,
        "Operands and results of computations are of the types that their instruction takes.";
    ConversionTypes "universal.compute.conversion" "Conversion Instructions" Required,
        "A conversion leads from types that its instruction takes to types that it gives.";
    ConversionWidth "universal.compute.conversion-width" "Conversion Instructions"
        Tolerated("what keeps its width keeps its value, and LLVM's backend writes it"),
        "OpUConvert and OpSConvert lead to another width.";
    BitcastBooleans "universal.compute.bitcast-booleans" "Conversion Instructions"
        Tolerated("other translators write LLVM's bitcasts of booleans, which are its bits there"),
        "OpBitcast neither takes nor gives booleans.";
    CompositeIndex "universal.composites.index" "Composite Instructions" Required,
        "Indexes and components lie within their composite.";
    CompositeTypes "universal.composites.types" "Composite Instructions" Required,
        "Composites, their parts and results have the types that belong together.";
    AtomicTypes "universal.atomics.types" "Atomic Instructions" Tolerated("calls take what they are given"),
        "An atomic instruction has a pointer to its result type or value.";
    CallTypes "universal.compute.call-types" "Universal Validation Rules"
        Tolerated("calls take what they are given"),
        "Instructions that LLVM IR has as calls take and give the types that they tell.";
    ImageType "universal.images.type" "Type-Declaration Instructions" Tolerated("images that LLVM does not have are unsupported"),
        "Depth and Sampled of an image type are at most 2, Arrayed and MS at most 1.";
    ImageOperands "universal.images.operands" "Image Instructions" Tolerated("calls take what they are given"),
        "An instruction on an image takes and gives the types that belong to it.";
    ImageAccess "universal.images.access" "Image Operands" Tolerated("calls take what they are given"),
        "The image operands of an instruction are those that it takes, of their types, and none excludes another.";
    CompositeIndexes "universal.composites.no-index" "Composite Instructions" Tolerated("the whole is a part"),
        "What extracts or inserts a part has an index.";
    BranchWeights "universal.blocks.branch-weights" "Control-Flow Instructions"
        Tolerated("a weight alone is not read"),
        "A conditional branch has two weights or none.";
    ScopeType "universal.scopes.type" "Scope <id>" Tolerated("calls take what they are given"),
        "Scopes and memory semantics are integers of 32 bits.";
    ScopeValue "universal.scopes.value" "Scope <id>" Tolerated("calls take what they are given"),
        "A constant scope is one of those that exist; constant semantics name one order at most, and bits of the Vulkan memory model with its capability only.";
    ClockScope "universal.scopes.clock" "Scope <id>" Tolerated("calls take what they are given, and OpenCL has the clock of a workgroup, too"),
        "The scope of a clock is Device or Subgroup.";
    SemanticsOrder "universal.scopes.order" "Memory Semantics <id>" Tolerated("calls take what they are given"),
        "What clears a flag does not acquire, and a compare-exchange does not release where the values differ.";
    SemanticsAccess "universal.scopes.access" "Memory Semantics <id>" Tolerated("calls take what they are given"),
        "A load does not release, a store does not acquire, and the order of a compare-exchange is not stronger where the values differ.";
    ExtendedTypes "universal.extensions.types" "Extension Instructions" Tolerated("calls take what they are given"),
        "An instruction of OpenCL.std takes and gives the types that the set has for it.";
    GlslTypes "universal.extensions.glsl-types" "Extension Instructions" Required,
        "An instruction of GLSL.std.450 takes and gives the types that the set has for it.";
    DebugResult "universal.debug.result-type" "Extension Instructions" Tolerated("the result is no value"),
        "The result type of a debug instruction is void.";
    DebugOperands "universal.debug.operands" "Extension Instructions"
        Tolerated("producers name other descriptions, and the reader refuses what it needs"),
        "The operands of a debug instruction name what the set has in their places.";
    DebugBeforeUse "universal.debug.defined-before-use" "Universal Validation Rules"
        Tolerated("descriptions are read when all are known"),
        "What a debug instruction, or another non-semantic one, names is defined in front of it, but for members of a composite and the function that is described.";
    DebugUncheckedOperands "universal.debug.further-operands" "Extension Instructions"
        Tolerated("producers name other descriptions, and the reader refuses what it needs"),
        "So do the operands of debug instructions that other validators do not check.";
    ExtInstSet "universal.extensions.set" "Extension Instructions" Required,
        "An extended instruction belongs to an imported set.";
    KnownInstruction "universal.instructions.known" "Instructions"
        Tolerated("what is not known is unsupported"),
        "Every instruction, set, extended instruction and enumerant is one that exists.";
    StreamConstant "universal.primitives.stream" "Primitive Instructions" Tolerated("calls take what they are given"),
        "A stream of vertices is a constant integer.";
    MeshCounts "universal.primitives.mesh-counts" "Reserved Instructions" Tolerated("calls take what they are given"),
        "A mesh shader sets no more vertices and primitives than its modes OutputVertices and OutputPrimitivesEXT specify.";
    MeshArrays "universal.primitives.mesh-arrays" "Reserved Instructions" Tolerated("variables are read as they are"),
        "The outputs of a mesh shader are arrays, but for built-in ones.";
    Requirements "universal.capabilities.declared" "Universal Validation Rules"
        Tolerated("what is used tells what is needed"),
        "What a module uses is allowed by its capabilities, extensions and version.";

    // Environments. The first of these rows ends the universal rules.
    EnvironmentVersion "environment.module.version" "OpenCL, Level Zero, Vulkan: SPIR-V versions" Tolerated(OTHER),
        "The version is one that the environment takes.";
    EnvironmentCapability "environment.module.capability" "OpenCL, Level Zero, Vulkan: capabilities" Tolerated(OTHER),
        "A capability is one that the environment has or may have, or one that a declared extension brings.";
    EnvironmentSet "environment.module.set" "OpenCL, Level Zero, Vulkan: extended instructions" Tolerated(OTHER),
        "A set of instructions that compute is one that the environment has.";
    EnvironmentAddressing "environment.module.addressing" "OpenCL, Level Zero, Vulkan: validation rules" Tolerated(OTHER),
        "The addressing model is Physical32 or Physical64 for OpenCL, Physical64 for Level Zero, Logical or PhysicalStorageBuffer64 for Vulkan.";
    KernelModel "kernels.modes.execution-model" "OpenCL, Level Zero: validation rules" Tolerated(OTHER),
        "Every entry point is a kernel.";
    KernelMemoryModel "kernels.modes.memory-model" "OpenCL, Level Zero: validation rules" Tolerated(OTHER),
        "The memory model is OpenCL.";
    KernelTypes "kernels.types.class" "OpenCL, Level Zero: supported types" Tolerated(OTHER),
        "No matrix and no array without length is declared.";
    KernelImages "kernels.types.image" "OpenCL, Level Zero: image-related data types" Tolerated(OTHER),
        "An image is of void, with Sampled 0, MS 0, no format and an access qualifier; arrays of images are of 1D or 2D, depth images of 2D.";
    KernelParameters "kernels.functions.parameter" "OpenCL, Level Zero: kernel arguments" Tolerated(OTHER),
        "A kernel is given numbers, vectors, structures of these, pointers to global, local or constant memory, images, samplers, pipes and queues.";
    KernelImageOperands "kernels.images.operands" "OpenCL, Level Zero: validation rules" Tolerated(OTHER),
        "An access to an image has no ConstOffset.";
    KernelAtomics "kernels.atomics.type" "OpenCL, Level Zero: validation rules" Tolerated(OTHER),
        "An atomic instruction is one of 32 bits, or of as many as a capability allows, in memory of a function or a workgroup, global or generic.";
    KernelScopes "kernels.scopes.execution" "OpenCL, Level Zero: validation rules" Tolerated(OTHER),
        "The execution scope is Workgroup or Subgroup, of asynchronous copies Workgroup.";
    LevelZeroTypes "level-zero.types.opaque" "Level Zero: supported types" Tolerated(OTHER),
        "No pipe, queue, device event or reservation is declared.";
    LevelZeroWrites "level-zero.images.write" "Level Zero: validation rules" Tolerated(OTHER),
        "OpImageWrite has no image operands.";
    LevelZeroScopes "level-zero.scopes.memory" "Level Zero: validation rules" Tolerated(OTHER),
        "The memory scope is CrossDevice, Device, Workgroup, Subgroup or Invocation.";
    ShaderModel "vulkan.modes.execution-model" "Vulkan: validation rules within a module" Tolerated(OTHER),
        "No entry point is a kernel.";
    BlockOffsets "vulkan.blocks.offsets" "Vulkan: offset and stride assignment" Tolerated(OTHER),
        "The members of a block have offsets, its arrays and matrices strides, its matrices an order of rows or columns.";
    BlockAlignment "vulkan.blocks.alignment" "Vulkan: offset and stride assignment" Tolerated(OTHER),
        "Members, arrays and matrices of a block do not overlap and are aligned as std140 tells for uniform blocks, std430 for others; from 1.1 on vectors need the alignment of their components, if they do not lie across 16 bytes.";
    VulkanBlock "vulkan.variables.block" "Vulkan: validation rules within a module" Tolerated(OTHER),
        "A variable of a buffer or of push constants is a structure decorated as Block or BufferBlock.";
    VulkanDescriptor "vulkan.variables.descriptor" "Vulkan: validation rules within a module" Tolerated(OTHER),
        "A variable of a buffer, image or sampler has a descriptor set and a binding.";
    VulkanLocation "vulkan.variables.location" "Vulkan: validation rules within a module" Tolerated(OTHER),
        "A variable of the interface of a vertex, geometry or fragment shader has a location or is built in.";
    VulkanLocalSize "vulkan.modes.local-size" "Vulkan: validation rules within a module" Tolerated(OTHER),
        "An entry point of compute, task or mesh shaders tells the size of its workgroups.";
    VulkanOrigin "vulkan.modes.origin" "Vulkan: validation rules within a module" Tolerated(OTHER),
        "The origin is the upper left corner, and the centres of pixels are at halves.";
    VulkanScopes "vulkan.scopes.scope" "Vulkan: validation rules within a module" Tolerated(OTHER),
        "The execution scope is Workgroup or Subgroup, and no memory scope is CrossDevice.";
    VulkanImages "vulkan.types.image" "Vulkan: validation rules within a module" Tolerated(OTHER),
        "An image is sampled or stored to, and its texels are numbers.";
    VulkanVariable "vulkan.variables.type" "Vulkan: validation rules within a module" Tolerated(OTHER),
        "A variable of UniformConstant is an image, a sampler or an acceleration structure, one of Uniform and StorageBuffer a structure, or an array of these; one of PushConstant is a structure.";
    VulkanMembers "vulkan.types.member" "Vulkan: validation rules within a module" Tolerated(OTHER),
        "No structure has an image, a sampler or an acceleration structure.";
    VulkanRuntimeArray "vulkan.types.runtime-array" "Vulkan: validation rules within a module" Tolerated(OTHER),
        "An array without length is the last member of a block in a buffer, or with RuntimeDescriptorArray an array of descriptors.";
    VulkanInterface "vulkan.variables.interface" "Vulkan: validation rules within a module" Tolerated(OTHER),
        "Inputs and outputs have no pointers, no numbers of another encoding than IEEE 754's, and no booleans but built-in ones.";
    VulkanInitializer "vulkan.variables.initializer" "Vulkan: validation rules within a module" Tolerated(OTHER),
        "Only variables of Output, Private and Function have an initial value, and those of Workgroup a null.";
    VulkanDataType "vulkan.variables.data-type" "Vulkan: validation rules within a module" Tolerated(OTHER),
        "A variable without a type of pointees tells the type of its data, unless it is a heap of descriptors.";
    VulkanLocationShared "vulkan.variables.location-shared" "Vulkan: location and component assignment" Tolerated(OTHER),
        "No two variables of an interface share a component of a location.";
    VulkanStorageClass "vulkan.modes.storage-class" "Vulkan: validation rules within a module" Tolerated(OTHER),
        "The variables that an entry point's functions use are of storage classes that its execution model has.";
    VulkanSingle "vulkan.modes.single" "Vulkan: validation rules within a module" Tolerated(OTHER),
        "The interface of an entry point has one variable at most of PushConstant, IncomingRayPayloadKHR, HitAttributeKHR and IncomingCallableDataKHR.";
    VulkanBuiltIn "vulkan.variables.built-in" "Vulkan: built-in variables" Tolerated(OTHER),
        "A built-in variable is of the type, the storage class and the execution model that it is for, and has no location.";
    VulkanBuiltInTwice "vulkan.variables.built-in-twice" "Vulkan: validation rules within a module" Tolerated(OTHER),
        "An interface has one input and one output for each BuiltIn.";
    VulkanFlat "vulkan.variables.flat" "Vulkan: validation rules within a module" Tolerated(OTHER),
        "An input of a fragment shader that is of integers or of 64 bits is decorated as Flat.";
    VulkanDecoration "vulkan.annotations.storage-class" "Vulkan: validation rules within a module" Tolerated(OTHER),
        "A decoration stands on variables of the storage classes that it is for.";
    VulkanLayout "vulkan.blocks.foreign" "Vulkan: offset and stride assignment" Tolerated(OTHER),
        "A type in a storage class without explicit layout has none: workgroup variables that are no blocks, arrays of descriptors, from version 1.5 on private variables and those of functions.";
    VulkanFormat "vulkan.types.format" "Vulkan: validation rules within a module" Tolerated(OTHER),
        "The format of an image is one of its texels' type and width.";
    VulkanStore "vulkan.memory.store" "Vulkan: validation rules within a module" Tolerated(OTHER),
        "No image or sampler is stored, and nothing is stored to a uniform block.";
    VulkanArrayLength "vulkan.memory.array-length" "Vulkan: validation rules within a module" Tolerated(OTHER),
        "No length is asked of an array in a uniform block.";
    VulkanOffset "vulkan.images.offset" "Vulkan: runtime SPIR-V validation" Tolerated(OTHER),
        "Only gathers have an Offset that is no constant.";
    VulkanSignedness "vulkan.images.signedness" "Vulkan: image format and type matching" Tolerated(OTHER),
        "The format of an image of integers is signed as its texels are, unless SignExtend or ZeroExtend specifies its sign.";
    VulkanSemantics "vulkan.scopes.semantics" "Vulkan: validation rules within a module" Tolerated(OTHER),
        "Memory semantics have an order and memory together or neither, a barrier has both, and no order is sequentially consistent.";

    // One device.
    DeviceVersion "device.module.version" "Level Zero: supported SPIR-V versions; OpenCL: device queries; Vulkan: limits" Tolerated(DEVICE),
        "The version is one that the device takes.";
    DeviceCapability "device.module.capability" "OpenCL, Level Zero, Vulkan: required capabilities" Tolerated(DEVICE),
        "A capability is one that the device has.";
    DeviceExtension "device.module.extension" "OpenCL, Level Zero, Vulkan: extensions" Tolerated(DEVICE),
        "An extension is one that the device has.";
    DeviceWorkgroup "device.modes.workgroup" "OpenCL: device queries; Vulkan: limits" Tolerated(DEVICE),
        "A workgroup has at most as many invocations as the device's, in all and in each dimension.";
    DeviceSubgroups "device.modes.subgroups" "OpenCL: device queries; Vulkan: limits" Tolerated(DEVICE),
        "A subgroup has a size that the device's have.";
    DeviceFloatControls "device.modes.float-controls" "Execution modes of floating-point arithmetic" Tolerated(DEVICE),
        "A mode of floating-point arithmetic is one that the device has for that width.";
    DeviceWorkgroupMemory "device.memory.workgroup" "OpenCL: device queries; Vulkan: limits" Tolerated(DEVICE),
        "The variables of workgroups fit the memory that the device has for them.";
}

impl Rule {
    fn row(self) -> Option<&'static Row> {
        RULES.get(self as usize)
    }

    /// Its id, such as `universal.ids.defined-once`: stable, for programs and for searching.
    pub fn id(self) -> &'static str {
        self.row().map_or("", |row| row.id)
    }

    /// Its statement, in one sentence.
    pub fn statement(self) -> &'static str {
        self.row().map_or("", |row| row.statement)
    }

    /// The title of the section of the SPIR-V specification that contains it.
    pub fn section(self) -> &'static str {
        self.row().map_or("", |row| row.section)
    }

    /// Whether the rule belongs to certain environments only.
    pub(crate) fn is_of_environment(self) -> bool {
        self >= Self::EnvironmentVersion
    }

    /// Whether a module that violates it is rejected.
    pub fn is_required(self) -> bool {
        self.row().is_some_and(|row| row.need == Need::Required)
    }

    /// The rule with an id.
    pub fn by_id(id: &str) -> Option<Self> {
        RULES.iter().find(|row| row.id == id).map(|row| row.rule)
    }
}
