//! Itanium name mangling and demangling for OpenCL C and SPIR-V friendly builtin names.
