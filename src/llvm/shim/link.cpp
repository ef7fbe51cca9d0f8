// Linking of definitions.

#include "common.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Linker/Linker.h"

extern "C" {

// Links those definitions of a module that another one declares, and what they need, as internal ones, and disposes of the module. Gap: the C
// API links everything. Tells whether that worked.
bool slt_link_definitions(LLVMModuleRef into, LLVMModuleRef definitions) {
  Module &module = *unwrap(into);
  std::unique_ptr<Module> source(unwrap(definitions));
  source->setTargetTriple(module.getTargetTriple());
  source->setDataLayout(module.getDataLayout());
  bool failed = Linker::linkModules(module, std::move(source), Linker::Flags::LinkOnlyNeeded,
                                    [](Module &linked, const StringSet<> &names) {
                                      for (const auto &name : names)
                                        if (GlobalValue *value = linked.getNamedValue(name.getKey()))
                                          if (!value->isDeclaration())
                                            value->setLinkage(GlobalValue::InternalLinkage);
                                    });
  return !failed;
}

} // extern "C"
