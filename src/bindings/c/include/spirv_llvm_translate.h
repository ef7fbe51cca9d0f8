/* spirv-llvm-translate: SPIR-V and LLVM IR, in both directions.
 *
 * Bytes in, bytes out. A call prints nothing, changes nothing of its process and keeps nothing between calls; any number of threads may call
 * at once. The shared library exports the functions below and no others: the LLVM inside does not meet another one in the same process.
 * Link the static library only into programs without another LLVM.
 *
 * Made by cbindgen of the sources in Rust.
 */

#ifndef SPIRV_LLVM_TRANSLATE_H
#define SPIRV_LLVM_TRANSLATE_H

#include <stddef.h>
#include <stdint.h>

/*
 The form of an input that its first bytes show.
 */
#define SPIRV_LLVM_FORM_GUESS 0

/*
 SPIR-V binary, little-endian when written.
 */
#define SPIRV_LLVM_FORM_SPV 1

/*
 SPIR-V assembly language.
 */
#define SPIRV_LLVM_FORM_SPVASM 2

/*
 LLVM assembly language.
 */
#define SPIRV_LLVM_FORM_LL 3

/*
 LLVM bitcode.
 */
#define SPIRV_LLVM_FORM_BC 4

/*
 What a successful call returns.
 */
#define SPIRV_LLVM_OK 0

/*
 The input breaks a rule of its own form.
 */
#define SPIRV_LLVM_MALFORMED 1

/*
 The other side has nothing that means the same.
 */
#define SPIRV_LLVM_UNSUPPORTED 2

/*
 The output needs what the options forbid.
 */
#define SPIRV_LLVM_MISSING_CAPABILITY 3

/*
 LLVM's verifier refuses the input, or a call does not fit its builtin.
 */
#define SPIRV_LLVM_INVALID_LLVM 4

/*
 The arguments of the call.
 */
#define SPIRV_LLVM_USAGE 5

/*
 Not returned by these functions.
 */
#define SPIRV_LLVM_IO 6

/*
 A defect of this library.
 */
#define SPIRV_LLVM_INTERNAL 7

/*
 Builtins in LLVM IR are calls of `__spirv_*`.
 */
#define SPIRV_LLVM_NAMES_SPIRV 0

/*
 Builtins in LLVM IR have their names of OpenCL C 1.2.
 */
#define SPIRV_LLVM_NAMES_OPENCL_1_2 1

/*
 Builtins in LLVM IR have their names of OpenCL C 2.0.
 */
#define SPIRV_LLVM_NAMES_OPENCL_2_0 2

/*
 Shaders in LLVM IR are calls of `__spirv_*`, which come back as the same instructions.
 */
#define SPIRV_LLVM_SHADER_IR_SPIRV 0

/*
 Shaders in LLVM IR are what LLVM's own SPIR-V backend takes, where it has a form.
 */
#define SPIRV_LLVM_SHADER_IR_LLVM 1

/*
 Options. Set all bytes to 0, then `size` to sizeof(spirv_llvm_options): 0 is the default of every other field, and a program that was
 compiled for an older header passes a smaller size.
 */
typedef struct spirv_llvm_options {
  size_t size;
  /*
   That may be used, as "+SPV_A,-SPV_B,+all"; NULL for the default.
   */
  const char *extensions;
  /*
   Called for each warning of a successful call, on its thread; may be NULL.
   */
  void (*warning)(void *data, const char *message);
  /*
   For `warning`.
   */
  void *data;
  /*
   Highest SPIR-V version to write, as 0x00010400; 0 is 1.6.
   */
  uint32_t max_version;
  /*
   SPIRV_LLVM_NAMES_*
   */
  uint32_t builtin_names;
  /*
   1: LLVM IR without the metadata that a round trip needs.
   */
  uint32_t no_metadata;
  /*
   1: without the names of values.
   */
  uint32_t discard_names;
  /*
   1: specialization constants stay what they are.
   */
  uint32_t keep_spec_constants;
  /*
   1: what is written is not checked against the rules of SPIR-V.
   */
  uint32_t no_validation;
  /*
   The LLVM that reads the assembly language to write, 15 to 22; 0 is 22.
   */
  uint32_t llvm_version;
  /*
   SPIRV_LLVM_SHADER_IR_*
   */
  uint32_t shader_ir;
  /*
   1: builtins become LLVM IR instead of calls.
   */
  uint32_t expand_builtins;
  /*
   What consumes the SPIR-V to write, such as "opencl2.0" or "vulkan1.3"; NULL for none.
   */
  const char *target_env;
  /*
   Values of specialization constants by their SpecIds, as "3=64,7=true"; NULL for the defaults.
   */
  const char *spec_constants;
} spirv_llvm_options;

/*
 Bytes that a call returned; spirv_llvm_bytes_free frees them.
 */
typedef struct spirv_llvm_bytes {
  /*
   NULL if there are none.
   */
  uint8_t *data;
  /*
   How many there are.
   */
  size_t length;
} spirv_llvm_bytes;

/*
 What is wrong, and where. Texts are UTF-8 and end with a null byte.
 */
typedef struct spirv_llvm_finding {
  const char *message;
  /*
   The id of the rule of SPIR-V that is broken, or NULL.
   */
  const char *rule;
  /*
   For people, or NULL.
   */
  const char *place;
  /*
   Of a text, counted from 1; 0 if it is not known.
   */
  uint32_t line;
  /*
   Of a text, counted from 1.
   */
  uint32_t column;
  /*
   Of a SPIR-V module, counted from 0; UINT32_MAX if it is not known.
   */
  uint32_t word;
} spirv_llvm_finding;

/*
 Why a call failed; spirv_llvm_error_free frees it.
 */
typedef struct spirv_llvm_error {
  /*
   What the call returned.
   */
  uint32_t status;
  /*
   At least 1.
   */
  size_t count;
  const struct spirv_llvm_finding *findings;
  /*
   The library's.
   */
  void *owned;
} spirv_llvm_error;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/*
 The version of the library: major * 10000 + minor * 100 + patch.
 */
uint32_t spirv_llvm_version(void);

/*
 Translates a module from one form to another. On success `*output` has the bytes and 0 is returned; otherwise it is empty, the status
 is returned, and `*error` is the reason.

 # Safety
 `input` points to `length` bytes. `options` is NULL, or points to a structure of the size that it begins with. `output` and `error` are
 NULL or may be written.
 */
uint32_t spirv_llvm_translate(const uint8_t *input,
                              size_t length,
                              uint32_t from,
                              uint32_t to,
                              const struct spirv_llvm_options *options,
                              struct spirv_llvm_bytes *output,
                              struct spirv_llvm_error **error);

/*
 Checks SPIR-V, binary or text, against the rules of SPIR-V and, unless `environment` is NULL, of an environment such as "vulkan1.3":
 SPIRV_LLVM_MALFORMED and a finding for each rule that is broken, 100 at most.

 # Safety
 As for spirv_llvm_translate; `environment` is NULL or ends with a null byte.
 */
uint32_t spirv_llvm_validate(const uint8_t *input, size_t length, uint32_t from, const char *environment, struct spirv_llvm_error **error);

/*
 Frees the bytes that a call returned, and sets them to none.

 # Safety
 `bytes` is NULL, or what a call of this library wrote there and nobody freed yet.
 */
void spirv_llvm_bytes_free(struct spirv_llvm_bytes *bytes);

/*
 The name of a status, such as "malformed". It is not to be freed.
 */
const char *spirv_llvm_status_name(uint32_t status);

/*
 Does what the drop-in command does with these arguments, of which the first is its name, and returns its exit status. Files are read
 and written as the arguments say; `-` among them reads `input` and writes `*output`. `*messages` are its errors and notes, lines of text
 without a null byte at the end. A program is started for the argument --spirv-use-llvm-backend-target only.

 # Safety
 `arguments` points to `count` texts that end with a null byte, `input` to `length` bytes. `output` and `messages` are NULL or may be
 written.
 */
uint32_t spirv_llvm_command(size_t count,
                            const char *const *arguments,
                            const uint8_t *input,
                            size_t length,
                            struct spirv_llvm_bytes *output,
                            struct spirv_llvm_bytes *messages);

/*
 Frees an error.

 # Safety
 `error` is NULL, or what a call of this library stored and nobody freed yet.
 */
void spirv_llvm_error_free(struct spirv_llvm_error *error);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* SPIRV_LLVM_TRANSLATE_H */
