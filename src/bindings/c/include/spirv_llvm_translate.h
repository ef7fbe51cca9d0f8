/* spirv-llvm-translate: SPIR-V and LLVM IR, in both directions.
 *
 * Bytes in, bytes out. A call prints nothing, changes nothing of its process and keeps nothing between calls; any number of threads may call
 * at once. The shared library exports the functions below and no others: the LLVM inside does not meet another one in the same process.
 * Link the static library only into programs without another LLVM.
 */

#ifndef SPIRV_LLVM_TRANSLATE_H
#define SPIRV_LLVM_TRANSLATE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The form of a module. */
enum {
  SPIRV_LLVM_FORM_GUESS = 0, /* as an input only: what its first bytes show */
  SPIRV_LLVM_FORM_SPV = 1,   /* SPIR-V binary, little-endian when written */
  SPIRV_LLVM_FORM_SPVASM = 2, /* SPIR-V assembly language */
  SPIRV_LLVM_FORM_LL = 3,     /* LLVM assembly language */
  SPIRV_LLVM_FORM_BC = 4      /* LLVM bitcode */
};

/* What a call returns. */
enum {
  SPIRV_LLVM_OK = 0,
  SPIRV_LLVM_MALFORMED = 1,          /* the input breaks a rule of its own form */
  SPIRV_LLVM_UNSUPPORTED = 2,        /* the other side has nothing that means the same */
  SPIRV_LLVM_MISSING_CAPABILITY = 3, /* the output needs what the options forbid */
  SPIRV_LLVM_INVALID_LLVM = 4,       /* LLVM's verifier refuses the input, or a call does not fit its builtin */
  SPIRV_LLVM_USAGE = 5,              /* the arguments of the call */
  SPIRV_LLVM_IO = 6,                 /* not returned by these functions */
  SPIRV_LLVM_INTERNAL = 7            /* a defect of this library */
};

/* Names of builtins in LLVM IR. */
enum {
  SPIRV_LLVM_NAMES_SPIRV = 0,
  SPIRV_LLVM_NAMES_OPENCL_1_2 = 1,
  SPIRV_LLVM_NAMES_OPENCL_2_0 = 2
};

/* The form of shaders in LLVM IR. */
enum {
  SPIRV_LLVM_SHADER_IR_SPIRV = 0, /* calls of __spirv_*, which come back as the same instructions */
  SPIRV_LLVM_SHADER_IR_LLVM = 1   /* what LLVM's own SPIR-V backend takes, where it has a form */
};

/* Options. Set all bytes to 0, then `size` to sizeof(spirv_llvm_options): 0 is the default of every other field, and a program that was
 * compiled for an older header passes a smaller size. */
typedef struct spirv_llvm_options {
  size_t size;
  const char *extensions; /* that may be used, as "+SPV_A,-SPV_B,+all"; NULL for the default */
  void (*warning)(void *data, const char *message); /* called for each warning of a successful call, on its thread */
  void *data;
  uint32_t max_version;   /* highest SPIR-V version to write, as 0x00010400; 0 is 1.6 */
  uint32_t builtin_names; /* SPIRV_LLVM_NAMES_* */
  uint32_t no_metadata;   /* 1: LLVM IR without the metadata that a round trip needs */
  uint32_t discard_names; /* 1: without the names of values */
  uint32_t keep_spec_constants; /* 1: specialization constants stay what they are */
  uint32_t no_validation; /* 1: what is written is not checked against the rules of SPIR-V */
  uint32_t llvm_version;  /* the LLVM that reads the assembly language to write, 15 to 22; 0 is 22 */
  uint32_t shader_ir;     /* SPIRV_LLVM_SHADER_IR_* */
  uint32_t expand_builtins; /* 1: builtins become LLVM IR instead of calls */
} spirv_llvm_options;

/* Bytes that a call returned; spirv_llvm_bytes_free frees them. */
typedef struct spirv_llvm_bytes {
  uint8_t *data;
  size_t length;
} spirv_llvm_bytes;

/* What is wrong, and where. Texts are UTF-8 and end with a null byte. */
typedef struct spirv_llvm_finding {
  const char *message;
  const char *rule;  /* the id of the rule of SPIR-V that is broken, or NULL */
  const char *place; /* for people, or NULL */
  uint32_t line;     /* of a text, counted from 1; 0 if it is not known */
  uint32_t column;   /* of a text, counted from 1 */
  uint32_t word;     /* of a SPIR-V module, counted from 0; UINT32_MAX if it is not known */
} spirv_llvm_finding;

/* Why a call failed; spirv_llvm_error_free frees it. `count` is at least 1. */
typedef struct spirv_llvm_error {
  uint32_t status;
  size_t count;
  const spirv_llvm_finding *findings;
  void *owned; /* the library's */
} spirv_llvm_error;

/* major * 10000 + minor * 100 + patch */
uint32_t spirv_llvm_version(void);

/* The name of a status, such as "malformed". */
const char *spirv_llvm_status_name(uint32_t status);

/* Translates `length` bytes at `input` from one form to another. `options` may be NULL. On success `*output` has the bytes; otherwise it is
 * empty, and `*error`, if `error` is not NULL, is the reason. */
uint32_t spirv_llvm_translate(const uint8_t *input, size_t length, uint32_t from, uint32_t to,
                              const spirv_llvm_options *options, spirv_llvm_bytes *output, spirv_llvm_error **error);

/* Checks SPIR-V, binary or text, against the rules of SPIR-V: SPIRV_LLVM_MALFORMED and a finding for each rule that is broken, 100 at most. */
uint32_t spirv_llvm_validate(const uint8_t *input, size_t length, uint32_t from, spirv_llvm_error **error);

void spirv_llvm_bytes_free(spirv_llvm_bytes *bytes);
void spirv_llvm_error_free(spirv_llvm_error *error);

#ifdef __cplusplus
}
#endif

#endif
