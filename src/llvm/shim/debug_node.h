// Kinds and fields of debug nodes, which of them go together, and what may stand in them.

#pragma once

#include "common.h"
#include "llvm/IR/DebugInfoMetadata.h"

#include <optional>

// In the order of `DebugKind`.
enum class Kind {
  File, CompileUnit, BasicType, DerivedType, CompositeType, SubroutineType, Subprogram, LexicalBlock, LexicalBlockFile,
  Namespace, Module, TemplateType, TemplateValue, GlobalVariable, GlobalVariableExpression, LocalVariable, Expression,
  ImportedEntity, Subrange, GenericSubrange, Enumerator, StringType, FixedPointType, SubrangeType, CommonBlock, Label,
  Location, Macro, MacroFile, ArgList, AssignId, ObjCProperty, None
};

// In the order of `DebugField`.
enum class Field {
  Name, LinkageName, Identifier, Producer, CommandLine, SplitName, FileName, Directory, Checksum, SourceText,
  TargetFunction, ConfigurationMacros, IncludePath, ApiNotes,
  Scope, File, Type, Unit, Elements, TemplateParameters, Declaration, RetainedNodes, Expression, Variable, Entity,
  StaticMember, Count, LowerBound, UpperBound, Stride, DataLocation, Associated, Allocated, Rank, StringLength,
  StringLengthExpression, StringLocation, Value, ExtraData, InlinedAt, VTableHolder, ContainingType, Discriminator,
  Annotations, Enums, Retained, Globals, Imported, Macros, ThrownTypes,
  Tag, Line, Column, Size, Align, Offset, Flags, SubprogramFlags, Encoding, ScopeLine, Argument, AddressSpace, Language,
  SplitId, BlockDiscriminator, ChecksumKind, IsLocal, IsDefinition, ExportSymbols, IsDeclaration, EnumeratorValue,
  IsUnsigned, IsDefault, IsOptimized, RuntimeVersion, EmissionKind, NameTableKind, SplitInlining, RuntimeLanguage,
  CallingConvention, VirtualIndex, ThisAdjustment, End
};

// What an operand may be, beside null and a placeholder.
enum class Class {
  Text, Anything, Node, File, Scope, LocalScope, Type, Subroutine, Unit, List, Subprogram, Expression, GlobalVariable,
  DerivedType, Location, Size, Bound, VariableBound, TypeBound, RankBound, VariableOrExpression, Variable, ExtraData
};

// A field that is an operand: its index, and what it may be.
struct Operand {
  Field field;
  unsigned index;
  Class allowed;
  bool required = false;
};

// A field that is a number: its width in bits, 0 for 64, and negative for a signed one.
struct Number {
  Field field;
  int bits;
};

// The kind of a node.
Kind kind_of(const Metadata &metadata);

// The operands of a kind that are fields.
ArrayRef<Operand> operands_of(Kind kind);

// The numbers of a kind.
ArrayRef<Number> numbers_of(Kind kind);

// The field of a kind that is an operand, or null.
const Operand *operand_of(Kind kind, Field field);

// Whether metadata may stand in an operand; it may be null.
bool fits(const Operand &operand, const Metadata *metadata);

// Tells the placeholders among the operands of a node that it uses them; see debug_cycle.cpp.
void note_placeholders(MDNode *node);

// Replaces an operand; no node is freed, as LLVM would do with a uniqued node that becomes equal to another.
void replace_operand(MDNode *node, unsigned index, Metadata *operand);
