// Debug records, which lie between instructions.

#include "common.h"
#include "llvm/IR/BasicBlock.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DebugProgramInstruction.h"
#include "llvm/IR/Instructions.h"

namespace {

// In the order of `DebugRecordKind`.
enum class RecordKind { Declare, Value, Assign, DeclareValue, Label };

using Location = DbgVariableRecord::LocationType;

// A record with these parts; null if one has the wrong kind.
DbgRecord *make_record(RecordKind kind, Metadata *storage, Metadata *variable, Metadata *expression,
                       Metadata *location) {
  auto *place = dyn_cast_or_null<DILocation>(location);
  if (!place)
    return nullptr;
  if (kind == RecordKind::Label) {
    auto *label = dyn_cast_or_null<DILabel>(variable);
    return label ? new DbgLabelRecord(label, DebugLoc(place)) : nullptr;
  }
  auto *local = dyn_cast_or_null<DILocalVariable>(variable);
  auto *operations = dyn_cast_or_null<DIExpression>(expression);
  if (!local || !operations)
    return nullptr;
  if (!storage)
    storage = MDTuple::get(local->getContext(), {});
  switch (kind) {
  case RecordKind::Declare: return new DbgVariableRecord(storage, local, operations, place, Location::Declare);
  case RecordKind::Value: return new DbgVariableRecord(storage, local, operations, place, Location::Value);
  case RecordKind::DeclareValue:
    return new DbgVariableRecord(storage, local, operations, place, Location::DeclareValue);
  case RecordKind::Assign:
  case RecordKind::Label: return nullptr;
  }
  return nullptr;
}

// Whether metadata may be the storage of a record.
bool is_storage(LLVMMetadataRef metadata) {
  return !metadata || isa<ValueAsMetadata>(unwrap(metadata)) || isa<DIArgList>(unwrap(metadata));
}

} // namespace

extern "C" {

// Whether an instruction has debug records before it.
bool slt_has_debug_records(LLVMValueRef value) {
  auto *instruction = dyn_cast<Instruction>(unwrap(value));
  return instruction && instruction->hasDbgRecords();
}

// Kind of a record. Gap: the C API has no getter.
int slt_debug_record_kind(LLVMDbgRecordRef record) {
  auto *variable = dyn_cast<DbgVariableRecord>(unwrap(record));
  if (!variable)
    return static_cast<int>(RecordKind::Label);
  switch (variable->getType()) {
  case Location::Declare: return static_cast<int>(RecordKind::Declare);
  case Location::Value: return static_cast<int>(RecordKind::Value);
  case Location::Assign: return static_cast<int>(RecordKind::Assign);
  case Location::DeclareValue: return static_cast<int>(RecordKind::DeclareValue);
  default: return -1;
  }
}

// Storage (0), variable or label (1), expression (2), location (3) of a record; null if absent.
LLVMMetadataRef slt_debug_record_part(LLVMDbgRecordRef reference, int part) {
  DbgRecord *record = unwrap(reference);
  if (part == 3)
    return wrap(static_cast<Metadata *>(record->getDebugLoc().getAsMDNode()));
  if (auto *label = dyn_cast<DbgLabelRecord>(record))
    return part == 1 ? wrap(static_cast<Metadata *>(label->getRawLabel())) : nullptr;
  auto *variable = cast<DbgVariableRecord>(record);
  switch (part) {
  case 0: return wrap(variable->getRawLocation());
  case 1: return wrap(static_cast<Metadata *>(variable->getRawVariable()));
  case 2: return wrap(static_cast<Metadata *>(variable->getRawExpression()));
  default: return nullptr;
  }
}

// Inserts a record before an instruction, or, if that is null, at the end of a block; false if a part has the wrong
// kind. Gap: the C API asserts.
bool slt_insert_debug_record(LLVMBasicBlockRef block, LLVMValueRef value, int kind, LLVMMetadataRef storage,
                             LLVMMetadataRef variable, LLVMMetadataRef expression, LLVMMetadataRef location) {
  auto *instruction = value ? dyn_cast<Instruction>(unwrap(value)) : nullptr;
  BasicBlock *home = value ? (instruction ? instruction->getParent() : nullptr) : unwrap(block);
  bool is_place = home && (instruction ? !isa<PHINode>(instruction) : !home->getTerminator());
  if (!is_place || !is_storage(storage))
    return false;
  auto all = [](LLVMMetadataRef metadata) { return metadata ? unwrap(metadata) : nullptr; };
  DbgRecord *record =
      make_record(static_cast<RecordKind>(kind), all(storage), all(variable), all(expression), all(location));
  if (!record)
    return false;
  home->insertDbgRecordBefore(record, instruction ? instruction->getIterator() : home->end());
  return true;
}

// Frees the records at the end of a block without a terminator. Gap: LLVM keeps them by the address of the block.
void slt_drop_trailing_records(LLVMBasicBlockRef block) {
  if (DbgMarker *trailing = unwrap(block)->getTrailingDbgRecords()) {
    trailing->eraseFromParent();
    unwrap(block)->deleteTrailingDbgRecords();
  }
}

} // extern "C"
