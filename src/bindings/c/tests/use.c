/* What a program in C does with the library. Ends with 0 if all is as it should be. */

#include "spirv_llvm_translate.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define REQUIRE(condition)                                                                                             \
  do {                                                                                                                 \
    if (!(condition)) {                                                                                                \
      fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #condition);                                          \
      exit(1);                                                                                                         \
    }                                                                                                                  \
  } while (0)

static const char kernel[] = "target triple = \"spir64-unknown-unknown\"\n"
                             "define spir_kernel void @k(ptr addrspace(1) align 4 %p) {\n"
                             "  store i32 7, ptr addrspace(1) %p, align 4\n"
                             "  ret void\n}\n";

static const char misspelt[] = "target triple = \"spir64-unknown-unknown\"\n"
                               "declare spir_func void @_Z22__spirv_ControlBarierrjjj(i32, i32, i32)\n"
                               "define spir_kernel void @k() {\n"
                               "  call spir_func void @_Z22__spirv_ControlBarierrjjj(i32 2, i32 2, i32 272)\n"
                               "  ret void\n}\n";

static const char wrong_sum[] = "OpCapability Kernel\nOpCapability Addresses\nOpCapability Linkage\n"
                                "OpMemoryModel Physical64 OpenCL\n%uint = OpTypeInt 32 0\n%float = OpTypeFloat 32\n"
                                "%fn = OpTypeFunction %uint\n%a = OpConstant %uint 1\n%b = OpConstant %float 1\n"
                                "%f = OpFunction %uint None %fn\n%entry = OpLabel\n%c = OpIAdd %uint %a %b\n"
                                "OpReturnValue %c\nOpFunctionEnd\n";

static const uint8_t *bytes_of(const char *text) { return (const uint8_t *)text; }

static int contains(const spirv_llvm_bytes *bytes, const char *text) {
  size_t length = strlen(text);
  for (size_t at = 0; at + length <= bytes->length; at++)
    if (memcmp(bytes->data + at, text, length) == 0)
      return 1;
  return 0;
}

static void there_and_back(void) {
  spirv_llvm_bytes spirv, text;
  spirv_llvm_error *error = NULL;
  REQUIRE(spirv_llvm_translate(bytes_of(kernel), strlen(kernel), SPIRV_LLVM_FORM_GUESS, SPIRV_LLVM_FORM_SPV, NULL, &spirv, &error) == SPIRV_LLVM_OK);
  REQUIRE(error == NULL && spirv.length % 4 == 0 && spirv.data[0] == 0x03 && spirv.data[3] == 0x07);
  REQUIRE(spirv_llvm_validate(spirv.data, spirv.length, SPIRV_LLVM_FORM_SPV, NULL, NULL) == SPIRV_LLVM_OK);
  REQUIRE(spirv_llvm_translate(spirv.data, spirv.length, SPIRV_LLVM_FORM_SPV, SPIRV_LLVM_FORM_LL, NULL, &text, &error) == SPIRV_LLVM_OK);
  REQUIRE(contains(&text, "define spir_kernel void @k(") && contains(&text, "!spirv.Version"));
  spirv_llvm_bytes_free(&text);
  REQUIRE(text.data == NULL && text.length == 0);
  spirv_llvm_bytes_free(&text);
  spirv_llvm_bytes_free(&spirv);
}

static void options_are_heeded(void) {
  spirv_llvm_options options;
  spirv_llvm_bytes spirv, text;
  memset(&options, 0, sizeof options);
  options.size = sizeof options;
  options.max_version = 0x00010200;
  REQUIRE(spirv_llvm_translate(bytes_of(kernel), strlen(kernel), SPIRV_LLVM_FORM_LL, SPIRV_LLVM_FORM_SPV, &options, &spirv, NULL) == 0);
  REQUIRE(spirv.data[4] == 0 && spirv.data[5] <= 2 && spirv.data[6] == 1);
  options.no_metadata = 1;
  REQUIRE(spirv_llvm_translate(spirv.data, spirv.length, SPIRV_LLVM_FORM_SPV, SPIRV_LLVM_FORM_LL, &options, &text, NULL) == 0);
  REQUIRE(!contains(&text, "!spirv.Version"));
  spirv_llvm_bytes_free(&text);
  /* An older caller: the fields behind its size are not read. */
  options.size = offsetof(spirv_llvm_options, max_version);
  options.max_version = options.builtin_names = 0xFFFFFFFF;
  REQUIRE(spirv_llvm_translate(spirv.data, spirv.length, SPIRV_LLVM_FORM_SPV, SPIRV_LLVM_FORM_LL, &options, &text, NULL) == 0);
  REQUIRE(contains(&text, "!spirv.Version"));
  spirv_llvm_bytes_free(&text);
  memset(&options, 0, sizeof options);
  options.size = sizeof options;
  options.llvm_version = 15;
  REQUIRE(spirv_llvm_translate(spirv.data, spirv.length, SPIRV_LLVM_FORM_SPV, SPIRV_LLVM_FORM_LL, &options, &text, NULL) == 0);
  REQUIRE(contains(&text, "define spir_kernel void @k("));
  spirv_llvm_bytes_free(&text);
  options.llvm_version = 14;
  REQUIRE(spirv_llvm_translate(spirv.data, spirv.length, SPIRV_LLVM_FORM_SPV, SPIRV_LLVM_FORM_LL, &options, &text, NULL) == SPIRV_LLVM_USAGE);
  options.llvm_version = 0;
  options.shader_ir = 2;
  REQUIRE(spirv_llvm_translate(spirv.data, spirv.length, SPIRV_LLVM_FORM_SPV, SPIRV_LLVM_FORM_LL, &options, &text, NULL) == SPIRV_LLVM_USAGE);
  options.size = 3;
  REQUIRE(spirv_llvm_translate(spirv.data, spirv.length, SPIRV_LLVM_FORM_SPV, SPIRV_LLVM_FORM_LL, &options, &text, NULL) == SPIRV_LLVM_USAGE);
  REQUIRE(text.data == NULL);
  spirv_llvm_bytes_free(&spirv);
}

static const char specialized[] = "OpCapability Kernel\nOpCapability Addresses\nOpCapability Linkage\n"
                                  "OpMemoryModel Physical64 OpenCL\nOpDecorate %a SpecId 3\n%uint = OpTypeInt 32 0\n"
                                  "%fn = OpTypeFunction %uint\n%a = OpSpecConstant %uint 16\n"
                                  "%f = OpFunction %uint None %fn\n%entry = OpLabel\nOpReturnValue %a\nOpFunctionEnd\n";

static void specialization_constants_have_values(void) {
  spirv_llvm_options options;
  spirv_llvm_bytes text;
  memset(&options, 0, sizeof options);
  options.size = sizeof options;
  options.spec_constants = "3=64";
  REQUIRE(spirv_llvm_translate(bytes_of(specialized), strlen(specialized), SPIRV_LLVM_FORM_SPVASM, SPIRV_LLVM_FORM_LL, &options, &text, NULL) == 0);
  REQUIRE(contains(&text, "ret i32 64"));
  spirv_llvm_bytes_free(&text);
  options.spec_constants = "4=64";
  REQUIRE(spirv_llvm_translate(bytes_of(specialized), strlen(specialized), SPIRV_LLVM_FORM_SPVASM, SPIRV_LLVM_FORM_LL, &options, &text, NULL) == SPIRV_LLVM_USAGE);
  options.extensions = "+SPV_KHR_expect_asume";
  REQUIRE(spirv_llvm_translate(bytes_of(specialized), strlen(specialized), SPIRV_LLVM_FORM_SPVASM, SPIRV_LLVM_FORM_LL, &options, &text, NULL) == SPIRV_LLVM_USAGE);
  REQUIRE(spirv_llvm_translate(bytes_of(""), 0, SPIRV_LLVM_FORM_GUESS, SPIRV_LLVM_FORM_LL, NULL, &text, NULL) == SPIRV_LLVM_USAGE);
  options.extensions = NULL;
  options.spec_constants = "64";
  REQUIRE(spirv_llvm_translate(bytes_of(specialized), strlen(specialized), SPIRV_LLVM_FORM_SPVASM, SPIRV_LLVM_FORM_LL, &options, &text, NULL) == SPIRV_LLVM_USAGE);
}

static void on_warning(void *data, const char *message) {
  if (strstr(message, "ControlBarierr"))
    ++*(int *)data;
}

static void warnings_come_by_callback(void) {
  int count = 0;
  spirv_llvm_options options;
  spirv_llvm_bytes spirv;
  memset(&options, 0, sizeof options);
  options.size = sizeof options;
  options.warning = on_warning;
  options.data = &count;
  REQUIRE(spirv_llvm_translate(bytes_of(misspelt), strlen(misspelt), SPIRV_LLVM_FORM_LL, SPIRV_LLVM_FORM_SPV, &options, &spirv, NULL) == 0);
  REQUIRE(count == 1);
  spirv_llvm_bytes_free(&spirv);
}

static void errors_have_places(void) {
  spirv_llvm_error *error = NULL;
  spirv_llvm_bytes output;
  REQUIRE(spirv_llvm_validate(bytes_of(wrong_sum), strlen(wrong_sum), SPIRV_LLVM_FORM_SPVASM, NULL, &error) == SPIRV_LLVM_MALFORMED);
  REQUIRE(error && error->count == 1 && strcmp(error->findings[0].rule, "universal.compute.types") == 0);
  REQUIRE(error->findings[0].word != UINT32_MAX && strstr(error->findings[0].place, "OpIAdd"));
  spirv_llvm_error_free(error);
  REQUIRE(spirv_llvm_translate(bytes_of("define void @f("), 15, SPIRV_LLVM_FORM_LL, SPIRV_LLVM_FORM_SPV, NULL, &output, &error) == SPIRV_LLVM_MALFORMED);
  REQUIRE(error->findings[0].line == 1 && error->findings[0].column > 1 && error->status == SPIRV_LLVM_MALFORMED);
  spirv_llvm_error_free(error);
  REQUIRE(spirv_llvm_translate(bytes_of(kernel), strlen(kernel), 3, 17, NULL, &output, &error) == SPIRV_LLVM_USAGE);
  spirv_llvm_error_free(error);
  REQUIRE(spirv_llvm_translate(NULL, 0, 1, 3, NULL, &output, NULL) == SPIRV_LLVM_MALFORMED);
  REQUIRE(strcmp(spirv_llvm_status_name(SPIRV_LLVM_MALFORMED), "malformed") == 0);
  REQUIRE(strcmp(spirv_llvm_status_name(99), "unknown") == 0);
  spirv_llvm_error_free(NULL);
  spirv_llvm_bytes_free(NULL);
}

static void environments_are_named(void) {
  spirv_llvm_options options;
  spirv_llvm_bytes spirv;
  spirv_llvm_error *error = NULL;
  memset(&options, 0, sizeof options);
  options.size = sizeof options;
  options.target_env = "opencl1.2";
  REQUIRE(spirv_llvm_translate(bytes_of(kernel), strlen(kernel), SPIRV_LLVM_FORM_LL, SPIRV_LLVM_FORM_SPV, &options, &spirv, NULL) == 0);
  REQUIRE(spirv.data[5] == 0 && spirv.data[6] == 1);
  REQUIRE(spirv_llvm_validate(spirv.data, spirv.length, SPIRV_LLVM_FORM_SPV, "opencl1.2", NULL) == SPIRV_LLVM_OK);
  REQUIRE(spirv_llvm_validate(spirv.data, spirv.length, SPIRV_LLVM_FORM_SPV, "vulkan1.3", &error) == SPIRV_LLVM_MALFORMED);
  REQUIRE(strcmp(error->findings[0].rule, "environment.module.capability") == 0);
  spirv_llvm_error_free(error);
  REQUIRE(spirv_llvm_validate(spirv.data, spirv.length, SPIRV_LLVM_FORM_SPV, "opencl9", &error) == SPIRV_LLVM_USAGE);
  REQUIRE(strstr(error->findings[0].message, "opencl1.2"));
  spirv_llvm_error_free(error);
  spirv_llvm_bytes_free(&spirv);
}

static void the_command_is_a_call(void) {
  const char *forth[] = {"llvm-spirv", "-", "-o", "-"}, *back[] = {"llvm-spirv", "-r"}, *wrong[] = {"llvm-spirv", "--no-such-flag"};
  spirv_llvm_bytes spirv, bitcode, messages;
  REQUIRE(spirv_llvm_command(4, forth, bytes_of(kernel), strlen(kernel), &spirv, &messages) == 0);
  REQUIRE(spirv.length > 20 && spirv.data[0] == 0x03 && messages.length == 0);
  REQUIRE(spirv_llvm_command(2, back, spirv.data, spirv.length, &bitcode, &messages) == 0);
  REQUIRE(bitcode.length > 4 && memcmp(bitcode.data, "BC\xC0\xDE", 4) == 0);
  spirv_llvm_bytes_free(&bitcode);
  spirv_llvm_bytes_free(&spirv);
  REQUIRE(spirv_llvm_command(2, back, bytes_of("no module"), 9, &bitcode, &messages) == 10);
  REQUIRE(bitcode.data == NULL && contains(&messages, "InvalidModule: "));
  REQUIRE(messages.length > 0 && messages.data[messages.length - 1] == '\n');
  spirv_llvm_bytes_free(&messages);
  REQUIRE(spirv_llvm_command(2, wrong, NULL, 0, NULL, &messages) == 1 && contains(&messages, "--no-such-flag"));
  spirv_llvm_bytes_free(&messages);
}

static int turns;

static void *work(void *unused) {
  for (int turn = 0; turn < turns; turn++) {
    there_and_back();
    errors_have_places();
    the_command_is_a_call();
  }
  return unused;
}

int main(int count, char **arguments) {
  pthread_t threads[8];
  turns = count > 1 ? atoi(arguments[1]) : 1;
  REQUIRE(spirv_llvm_version() >= 100);
  options_are_heeded();
  specialization_constants_have_values();
  warnings_come_by_callback();
  environments_are_named();
  for (int at = 0; at < 8; at++)
    REQUIRE(pthread_create(&threads[at], NULL, work, NULL) == 0);
  for (int at = 0; at < 8; at++)
    REQUIRE(pthread_join(threads[at], NULL) == 0);
  return 0;
}
