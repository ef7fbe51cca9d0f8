//! Execution modes of functions that are no kernels: only what they need is declared.

use super::folder;
use super::lines::shows;
use super::values::written;

#[test]
fn modes_of_functions_that_are_no_kernels_are_not_written() {
    let text = written(
        &folder("kernel_modes"),
        &["--spirv-ext=+SPV_INTEL_maximum_registers"],
        "define spir_func void @f() !RegisterAllocMode !3 {\n  ret void\n}\ndefine spir_kernel void @k() {\n\
           call spir_func void @f()\n  ret void\n}\n!spirv.ExecutionMode = !{!0, !1, !2}\n!0 = !{ptr @f, i32 31}\n\
         !1 = !{ptr @f, i32 35, i32 2}\n!2 = !{ptr @k, i32 31}\n!3 = !{i32 2}\n",
    );
    shows(
        &text,
        &[
            "Capability SubgroupDispatch",
            "Capability RegisterLimitsINTEL",
            "EntryPoint 6 $k \"k\"",
            "ExecutionMode $k 31",
        ],
    );
    assert_eq!(text.lines().filter(|line| line.contains(" ExecutionMode ")).count(), 1, "{text}");
}
