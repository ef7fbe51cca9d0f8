// Kinds and fields of debug nodes, their combinations, and the valid values of fields.

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

// The kinds of an operand, besides null and a placeholder.
enum class Class {
  Text, Anything, Node, File, Scope, LocalScope, Type, Subroutine, Unit, List, Subprogram, Expression, GlobalVariable,
  DerivedType, Location, Size, Bound, VariableBound, TypeBound, RankBound, VariableOrExpression, Variable, ExtraData
};

// A field that is an operand: its index and its kind.
struct Operand {
  Field field;
  unsigned index;
  Class allowed;
  bool required = false;
};

// A field that is a number: its width in bits, 0 for 64, negative if signed.
struct Number {
  Field field;
  int bits;
};

// The kind of a node.
Kind kind_of(const Metadata &metadata);

// The fields of a kind that are operands.
ArrayRef<Operand> operands_of(Kind kind);

// The fields of a kind that are numbers.
ArrayRef<Number> numbers_of(Kind kind);

// The field of a kind that is an operand, or null.
const Operand *operand_of(Kind kind, Field field);

// Whether metadata is valid for an operand; it may be null.
bool fits(const Operand &operand, const Metadata *metadata);

// Registers a node as a user of the placeholders among its operands; see debug_cycle.cpp.
void note_placeholders(MDNode *node);

// Replaces an operand without freeing a node; LLVM would free a uniqued node that becomes equal to another.
void replace_operand(MDNode *node, unsigned index, Metadata *operand);
