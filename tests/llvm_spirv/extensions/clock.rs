//! The clock has 64 bits.

use super::Case;

#[test]
fn clocks_of_other_types_are_refused() {
    let body = "define spir_func T @f() {\n  %x = call spir_func T @_Z27__spirv_ReadClockKHR_Rulongi(i32 1)\n  ret T %x\n}\n\
        declare spir_func T @_Z27__spirv_ReadClockKHR_Rulongi(i32)";
    for ty in ["i64", "<2 x i32>"] {
        Case::new("clock", "+SPV_KHR_shader_clock", &body.replace('T', ty)).writes(&["ReadClockKHR "]);
    }
    for ty in ["i32", "<2 x i64>", "<4 x i32>"] {
        let case = Case::new("clock", "+SPV_KHR_shader_clock", &body.replace('T', ty));
        let message = case.folder.fail(&["m.ll", &case.flags[0]], 14);
        assert!(message.contains("Result value must be a scalar of integer 64-bit type"), "{message}");
    }
}
