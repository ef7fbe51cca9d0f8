// A program in C++ with another LLVM of its own, used between the calls of the library.

#include "spirv_llvm_translate.h"

#include <llvm-c/Core.h>
#include <llvm/Config/llvm-config.h>

#include <cstdio>
#include <cstring>
#include <string>

static bool check(bool holds, const char *what) {
  if (!holds)
    std::fprintf(stderr, "not so: %s\n", what);
  return holds;
}

int main() {
  const std::string kernel = "target triple = \"spir64-unknown-unknown\"\n"
                             "define spir_kernel void @k() {\n  ret void\n}\n";
  bool holds = check(LLVM_VERSION_MAJOR != 22, "the program's LLVM is another one");
  for (int turn = 0; turn < 100 && holds; turn++) {
    LLVMContextRef context = LLVMContextCreate();
    LLVMModuleRef module = LLVMModuleCreateWithNameInContext("own", context);
    LLVMTypeRef type = LLVMFunctionType(LLVMVoidTypeInContext(context), nullptr, 0, 0);
    LLVMAddFunction(module, "own", type);
    spirv_llvm_bytes spirv = {}, text = {};
    const auto *input = reinterpret_cast<const uint8_t *>(kernel.data());
    holds = check(spirv_llvm_translate(input, kernel.size(), SPIRV_LLVM_FORM_LL, SPIRV_LLVM_FORM_SPV, nullptr, &spirv, nullptr) == 0, "to SPIR-V") &&
            check(spirv_llvm_translate(spirv.data, spirv.length, SPIRV_LLVM_FORM_SPV, SPIRV_LLVM_FORM_LL, nullptr, &text, nullptr) == 0, "to LLVM IR");
    char *printed = LLVMPrintModuleToString(module);
    holds = holds && check(std::strstr(printed, "declare void @own()") != nullptr, "the program's module") &&
            check(std::string(reinterpret_cast<char *>(text.data), text.length).find("@k()") != std::string::npos, "the library's module");
    LLVMDisposeMessage(printed);
    LLVMDisposeModule(module);
    LLVMContextDispose(context);
    spirv_llvm_bytes_free(&spirv);
    spirv_llvm_bytes_free(&text);
  }
  return holds ? 0 : 1;
}
