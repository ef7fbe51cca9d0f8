//! What is said of functions that are no entry points, and the order of functions.

use super::lines::shows;
use super::values::written;
use super::folder;

#[test]
fn functions_that_are_no_entry_points_have_no_modes() {
    let folder = folder("entry_points_modes");
    let body = "define spir_func void @f() !RegisterAllocMode !4 {\n  ret void\n}\n\
        define spir_kernel void @k() {\n  call spir_func void @f()\n  ret void\n}\n!spirv.ExecutionMode = !{!0, !1, !2}\n\
        !0 = !{ptr @f, i32 31}\n!1 = !{ptr @k, i32 17, i32 4, i32 2, i32 1}\n!2 = !{ptr @f, i32 35, i32 2}\n!4 = !{i32 0}";
    let text = written(&folder, &[], body);
    shows(&text, &["Capability SubgroupDispatch", "EntryPoint 6 $k \"k\"", "ExecutionMode $k 17 4 2 1"]);
    assert_eq!(text.matches(" ExecutionMode ").count(), 1, "{text}");
    let text = written(&folder, &["--spirv-ext=+SPV_INTEL_maximum_registers"], body);
    shows(&text, &["Capability RegisterLimitsINTEL", "Extension \"SPV_INTEL_maximum_registers\""]);
    assert_eq!(text.matches(" ExecutionMode ").count(), 1, "{text}");
}
