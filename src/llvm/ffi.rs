//! The functions of the shim, documented in its source files.
//!
//! Rule of this file: it contains declarations only; a test compares it with the shim, function by function.

use llvm_sys::prelude::*;
use llvm_sys::{LLVMOpcode, LLVMValueKind};
use std::ffi::{c_char, c_int, c_uint, c_void};

/// A field of a new debug node, in the shim's layout.
#[repr(C)]
pub struct DebugGiven {
    pub field: c_int,
    /// 0: a number, 1: a node or null, 2: a string.
    pub form: c_int,
    pub number: i64,
    pub part: LLVMMetadataRef,
    pub text: *const c_char,
    pub length: usize,
}

unsafe extern "C" {
    pub fn slt_exit_after_llvm_crash(status: c_int, message: *const c_char);
    pub fn slt_parse(
        context: LLVMContextRef,
        buffer: LLVMMemoryBufferRef,
        guarded: bool,
        module: *mut LLVMModuleRef,
        message: *mut *mut c_char,
        line: *mut c_uint,
        column: *mut c_uint,
    ) -> c_int;
    pub fn slt_strip_debug_info(module: LLVMModuleRef);
    pub fn slt_verify(module: LLVMModuleRef, message: *mut *mut c_char, broken_debug_info: *mut bool)
    -> bool;
    pub fn slt_promote_memory(function: LLVMValueRef) -> bool;
    pub fn slt_split_memory(function: LLVMValueRef) -> bool;
    pub fn slt_simplify_loops(function: LLVMValueRef) -> bool;
    pub fn slt_move_body(into: LLVMValueRef, from: LLVMValueRef) -> bool;
    pub fn slt_inline_call(call: LLVMValueRef) -> bool;
    pub fn slt_link_definitions(into: LLVMModuleRef, definitions: LLVMModuleRef) -> bool;
    pub fn slt_cut_block(instruction: LLVMValueRef) -> LLVMBasicBlockRef;
    pub fn slt_module_text(module: LLVMModuleRef) -> *mut c_char;
    pub fn slt_print_to_descriptor(module: LLVMModuleRef, descriptor: c_int) -> c_int;
    pub fn slt_write_bitcode_to_descriptor(module: LLVMModuleRef, descriptor: c_int) -> c_int;
    pub fn slt_add_function(
        module: LLVMModuleRef,
        r#type: LLVMTypeRef,
        address_space: c_uint,
    ) -> LLVMValueRef;
    pub fn slt_set_data_layout(module: LLVMModuleRef, text: *const c_char, length: usize) -> bool;
    pub fn slt_struct_forget_name(context: LLVMContextRef, name: *const c_char, length: usize);
    pub fn slt_struct_create(context: LLVMContextRef, name: *const c_char, length: usize) -> LLVMTypeRef;
    pub fn slt_struct_name(r#type: LLVMTypeRef, length: *mut usize) -> *const c_char;
    pub fn slt_struct_set_body(
        r#type: LLVMTypeRef,
        elements: *mut LLVMTypeRef,
        count: usize,
        packed: bool,
    ) -> bool;
    pub fn slt_type_is_valid_in(r#type: LLVMTypeRef, container: c_int) -> bool;
    pub fn slt_target_type(
        context: LLVMContextRef,
        name: *const c_char,
        length: usize,
        types: *mut LLVMTypeRef,
        type_count: usize,
        numbers: *const c_uint,
        number_count: usize,
    ) -> LLVMTypeRef;
    pub fn slt_target_type_name(r#type: LLVMTypeRef, length: *mut usize) -> *const c_char;
    pub fn slt_target_type_has(r#type: LLVMTypeRef, property: c_int) -> bool;
    pub fn slt_int_words(value: LLVMValueRef, count: *mut usize) -> *const u64;
    pub fn slt_float_bits(value: LLVMValueRef, words: *mut u64) -> bool;
    pub fn slt_numbers(value: LLVMValueRef, length: *mut usize, size: *mut usize) -> *const c_char;
    pub fn slt_constant_element(value: LLVMValueRef, index: c_uint) -> LLVMValueRef;
    pub fn slt_constant_cast(opcode: c_uint, value: LLVMValueRef, r#type: LLVMTypeRef) -> LLVMValueRef;
    pub fn slt_expression_as_instruction(value: LLVMValueRef, before: LLVMValueRef) -> LLVMValueRef;
    pub fn slt_fold_instruction(value: LLVMValueRef) -> LLVMValueRef;
    pub fn slt_fold_as_built(value: LLVMValueRef) -> LLVMValueRef;
    pub fn slt_parse_float(text: *const c_char, length: usize, width_bits: c_uint, bits: *mut u64) -> bool;
    pub fn slt_constant_gep(
        r#type: LLVMTypeRef,
        base: LLVMValueRef,
        indices: *mut LLVMValueRef,
        count: usize,
        flags: c_uint,
    ) -> LLVMValueRef;
    pub fn slt_inline_assembly(
        r#type: LLVMTypeRef,
        text: *const c_char,
        text_length: usize,
        constraints: *const c_char,
        constraints_length: usize,
        has_side_effects: bool,
    ) -> LLVMValueRef;
    pub fn slt_scalar_type(r#type: LLVMTypeRef) -> LLVMTypeRef;
    pub fn slt_is_pointer_or_pointers(r#type: LLVMTypeRef) -> bool;
    pub fn slt_is_bool_or_bools(r#type: LLVMTypeRef) -> bool;
    pub fn slt_value_kind(value: LLVMValueRef) -> LLVMValueKind;
    pub fn slt_opcode(value: LLVMValueRef, opcode: *mut LLVMOpcode) -> bool;
    pub fn slt_operand_count(value: LLVMValueRef) -> c_uint;
    pub fn slt_refers_to_code(value: LLVMValueRef) -> bool;
    pub fn slt_operand(value: LLVMValueRef, index: c_uint) -> LLVMValueRef;
    pub fn slt_arg_count(value: LLVMValueRef) -> c_uint;
    pub fn slt_called_function(value: LLVMValueRef) -> LLVMValueRef;
    pub fn slt_intrinsic_count() -> c_uint;
    pub fn slt_intrinsic_is_of_target(id: c_uint) -> bool;
    pub fn slt_intrinsic_of_type(module: LLVMModuleRef, id: c_uint, ty: LLVMTypeRef) -> LLVMValueRef;
    pub fn slt_intrinsic_like(
        module: LLVMModuleRef,
        function: LLVMValueRef,
        r#type: LLVMTypeRef,
    ) -> LLVMValueRef;
    pub fn slt_survey(module: LLVMModuleRef, kind: c_uint) -> *mut c_void;
    pub fn slt_survey_types(survey: *const c_void, count: *mut usize) -> *const LLVMTypeRef;
    pub fn slt_survey_atomic(survey: *const c_void, count: *mut usize) -> *const LLVMValueRef;
    pub fn slt_survey_attached(survey: *const c_void, count: *mut usize) -> *const LLVMValueRef;
    pub fn slt_survey_casts_booleans(survey: *const c_void) -> bool;
    pub fn slt_survey_free(survey: *mut c_void);
    pub fn slt_flags(value: LLVMValueRef) -> c_uint;
    pub fn slt_set_flags(value: LLVMValueRef, flags: c_uint) -> bool;
    pub fn slt_fast_math(value: LLVMValueRef) -> c_uint;
    pub fn slt_clear_fast_math(value: LLVMValueRef);
    pub fn slt_sync_scope_name(context: LLVMContextRef, id: c_uint, length: *mut usize) -> *const c_char;
    pub fn slt_sync_scope(value: LLVMValueRef, id: *mut c_uint) -> bool;
    pub fn slt_erase(value: LLVMValueRef) -> bool;
    pub fn slt_remove_dead_constants(value: LLVMValueRef);
    pub fn slt_move_global_last(value: LLVMValueRef) -> bool;
    pub fn slt_take_over(into: LLVMValueRef, from: LLVMValueRef) -> bool;
    pub fn slt_alignment(value: LLVMValueRef) -> c_uint;
    pub fn slt_variable_attributes(
        variable: LLVMValueRef,
        attributes: *mut LLVMAttributeRef,
        capacity: usize,
    ) -> usize;
    pub fn slt_add_variable_attribute(variable: LLVMValueRef, attribute: LLVMAttributeRef) -> bool;
    pub fn slt_call_attributes(call: LLVMValueRef) -> *const c_void;
    pub fn slt_set_call_attributes(call: LLVMValueRef, attributes: *const c_void) -> bool;
    pub fn slt_attribute_name(kind: c_uint, length: *mut usize) -> *const c_char;
    pub fn slt_attribute_form(attribute: LLVMAttributeRef) -> c_int;
    pub fn slt_attribute_kind_form(kind: c_uint) -> c_int;
    pub fn slt_attribute_kind(attribute: LLVMAttributeRef) -> c_uint;
    pub fn slt_attribute_range(
        attribute: LLVMAttributeRef,
        bits: *mut c_uint,
        lower: *mut u64,
        upper: *mut u64,
    ) -> bool;
    pub fn slt_attribute_text(attribute: LLVMAttributeRef) -> *mut c_char;
    pub fn slt_builder_create(context: LLVMContextRef) -> LLVMBuilderRef;
    pub fn slt_builder_dispose(builder: LLVMBuilderRef);
    pub fn slt_build_cast(
        builder: LLVMBuilderRef,
        opcode: c_uint,
        value: LLVMValueRef,
        r#type: LLVMTypeRef,
    ) -> LLVMValueRef;
    pub fn slt_build_alloca(
        builder: LLVMBuilderRef,
        r#type: LLVMTypeRef,
        count: LLVMValueRef,
        address_space: c_uint,
        align: u64,
    ) -> LLVMValueRef;
    pub fn slt_build_gep(
        builder: LLVMBuilderRef,
        r#type: LLVMTypeRef,
        base: LLVMValueRef,
        indices: *mut LLVMValueRef,
        count: usize,
        flags: c_uint,
    ) -> LLVMValueRef;
    pub fn slt_build_select(
        builder: LLVMBuilderRef,
        condition: LLVMValueRef,
        yes: LLVMValueRef,
        no: LLVMValueRef,
    ) -> LLVMValueRef;
    pub fn slt_build_extract_element(
        builder: LLVMBuilderRef,
        vector: LLVMValueRef,
        index: LLVMValueRef,
    ) -> LLVMValueRef;
    pub fn slt_build_insert_element(
        builder: LLVMBuilderRef,
        vector: LLVMValueRef,
        element: LLVMValueRef,
        index: LLVMValueRef,
    ) -> LLVMValueRef;
    pub fn slt_build_shuffle(
        builder: LLVMBuilderRef,
        left: LLVMValueRef,
        right: LLVMValueRef,
        mask: *const c_int,
        count: usize,
    ) -> LLVMValueRef;
    pub fn slt_build_extract_value(
        builder: LLVMBuilderRef,
        aggregate: LLVMValueRef,
        indices: *const c_uint,
        count: usize,
    ) -> LLVMValueRef;
    pub fn slt_build_insert_value(
        builder: LLVMBuilderRef,
        aggregate: LLVMValueRef,
        element: LLVMValueRef,
        indices: *const c_uint,
        count: usize,
    ) -> LLVMValueRef;
    pub fn slt_build_call(
        builder: LLVMBuilderRef,
        r#type: LLVMTypeRef,
        callee: LLVMValueRef,
        arguments: *mut LLVMValueRef,
        count: usize,
        calling_convention: c_uint,
    ) -> LLVMValueRef;
    pub fn slt_look_up_names(first: LLVMValueRef, count: c_uint) -> usize;
    pub fn slt_md_string(metadata: LLVMMetadataRef, length: *mut usize) -> *const c_char;
    pub fn slt_md_value(metadata: LLVMMetadataRef) -> LLVMValueRef;
    pub fn slt_md_of_value(value: LLVMValueRef) -> LLVMMetadataRef;
    pub fn slt_md_operand_count(metadata: LLVMMetadataRef) -> i64;
    pub fn slt_md_operand(metadata: LLVMMetadataRef, index: c_uint) -> LLVMMetadataRef;
    pub fn slt_md_replace_operand(metadata: LLVMMetadataRef, index: c_uint, operand: LLVMMetadataRef)
    -> bool;
    pub fn slt_md_is_distinct(metadata: LLVMMetadataRef) -> bool;
    pub fn slt_md_node(
        context: LLVMContextRef,
        operands: *mut LLVMMetadataRef,
        count: usize,
        distinct: bool,
    ) -> LLVMMetadataRef;
    pub fn slt_named_md_count(node: LLVMNamedMDNodeRef) -> c_uint;
    pub fn slt_named_md_operand(node: LLVMNamedMDNodeRef, index: c_uint) -> LLVMMetadataRef;
    pub fn slt_named_md_add(node: LLVMNamedMDNodeRef, operand: LLVMMetadataRef) -> bool;
    pub fn slt_has_none_token_in_metadata(context: LLVMContextRef) -> bool;
    pub fn slt_named_md_erase(node: LLVMNamedMDNodeRef);
    pub fn slt_has_metadata(value: LLVMValueRef) -> bool;
    pub fn slt_get_metadata(value: LLVMValueRef, kind: c_uint) -> LLVMMetadataRef;
    pub fn slt_set_metadata(value: LLVMValueRef, kind: c_uint, metadata: LLVMMetadataRef) -> bool;
    pub fn slt_md_kind_name(context: LLVMContextRef, kind: c_uint, length: *mut usize) -> *const c_char;
    pub fn slt_has_md_kind(context: LLVMContextRef, name: *const c_char, length: usize) -> bool;
    pub fn slt_md_text(metadata: LLVMMetadataRef, module: LLVMModuleRef) -> *mut c_char;
    pub fn slt_di_file(
        context: LLVMContextRef,
        name: *const c_char,
        name_length: usize,
        directory: *const c_char,
        directory_length: usize,
    ) -> LLVMMetadataRef;
    pub fn slt_di_compile_unit(
        module: LLVMModuleRef,
        language: c_uint,
        file: LLVMMetadataRef,
        producer: *const c_char,
        producer_length: usize,
        optimized: bool,
        emission: c_uint,
    ) -> LLVMMetadataRef;
    pub fn slt_di_subprogram(
        context: LLVMContextRef,
        scope: LLVMMetadataRef,
        file: LLVMMetadataRef,
        unit: LLVMMetadataRef,
        name: *const c_char,
        name_length: usize,
        linkage: *const c_char,
        linkage_length: usize,
        line: c_uint,
        local: bool,
        optimized: bool,
    ) -> LLVMMetadataRef;
    pub fn slt_di_lexical_file(
        context: LLVMContextRef,
        scope: LLVMMetadataRef,
        file: LLVMMetadataRef,
    ) -> LLVMMetadataRef;
    pub fn slt_di_unit_emission(metadata: LLVMMetadataRef) -> c_int;
    pub fn slt_di_location(
        context: LLVMContextRef,
        line: c_uint,
        column: c_uint,
        scope: LLVMMetadataRef,
        inlined_at: LLVMMetadataRef,
    ) -> LLVMMetadataRef;
    pub fn slt_di_location_place(metadata: LLVMMetadataRef, line: *mut c_uint, column: *mut c_uint) -> bool;
    pub fn slt_di_related(metadata: LLVMMetadataRef, relation: c_int) -> LLVMMetadataRef;
    pub fn slt_di_text(metadata: LLVMMetadataRef, field: c_int, length: *mut usize) -> *const c_char;
    pub fn slt_di_function(function: LLVMValueRef) -> LLVMMetadataRef;
    pub fn slt_di_set_function(function: LLVMValueRef, subprogram: LLVMMetadataRef) -> bool;
    pub fn slt_debug_kind(metadata: LLVMMetadataRef) -> c_int;
    pub fn slt_debug_number(metadata: LLVMMetadataRef, field: c_int, number: *mut i64) -> bool;
    pub fn slt_debug_part(metadata: LLVMMetadataRef, field: c_int) -> LLVMMetadataRef;
    pub fn slt_debug_text(metadata: LLVMMetadataRef, field: c_int, length: *mut usize) -> *const c_char;
    pub fn slt_debug_expression_words(metadata: LLVMMetadataRef, count: *mut usize) -> *const u64;
    pub fn slt_debug_expression(context: LLVMContextRef, words: *const u64, count: usize) -> LLVMMetadataRef;
    pub fn slt_debug_arg_list(
        context: LLVMContextRef,
        values: *mut LLVMValueRef,
        count: usize,
    ) -> LLVMMetadataRef;
    pub fn slt_debug_list_value(metadata: LLVMMetadataRef, index: usize) -> LLVMMetadataRef;
    pub fn slt_debug_add_global(value: LLVMValueRef, metadata: LLVMMetadataRef) -> bool;
    pub fn slt_debug_make(
        context: LLVMContextRef,
        kind: c_int,
        distinct: bool,
        given: *const DebugGiven,
        count: usize,
    ) -> LLVMMetadataRef;
    pub fn slt_debug_placeholder(context: LLVMContextRef) -> LLVMMetadataRef;
    pub fn slt_debug_replace(temporary: LLVMMetadataRef, replacement: LLVMMetadataRef);
    pub fn slt_debug_resolve(metadata: LLVMMetadataRef);
    pub fn slt_debug_set_part(metadata: LLVMMetadataRef, field: c_int, part: LLVMMetadataRef) -> bool;
    pub fn slt_has_debug_records(value: LLVMValueRef) -> bool;
    pub fn slt_debug_record_kind(record: LLVMDbgRecordRef) -> c_int;
    pub fn slt_debug_record_part(record: LLVMDbgRecordRef, part: c_int) -> LLVMMetadataRef;
    pub fn slt_insert_debug_record(
        block: LLVMBasicBlockRef,
        value: LLVMValueRef,
        kind: c_int,
        storage: LLVMMetadataRef,
        variable: LLVMMetadataRef,
        expression: LLVMMetadataRef,
        location: LLVMMetadataRef,
    ) -> bool;
    pub fn slt_drop_trailing_records(block: LLVMBasicBlockRef);
}
