//! Which functions `-r` leaves, and in which order: as the Khronos translator makes them.

use super::reverse::assembled;
use super::{disassembled, folder};

const HEAD: &str = "OpCapability Addresses\nOpCapability Linkage\nOpCapability Kernel\nOpCapability Int64\n\
    %std = OpExtInstImport \"OpenCL.std\"\nOpMemoryModel Physical64 OpenCL\nOpSource OpenCL_C 200000\n";

/// A function of a number that gives one, with its body; exported if `linkage` says so.
fn function(name: &str, body: &str) -> String {
    format!(
        "%{name} = OpFunction %float None %fn\n%{name}_x = OpFunctionParameter %float\n{body}OpFunctionEnd\n"
    )
}

/// Names of the functions of what `-r` makes, in order.
fn names(test: &str, environment: &str, module: &str) -> Vec<String> {
    let folder = folder(&format!("functions_{test}_{environment}"));
    assembled(&folder, module);
    let flag = format!("--spirv-target-env={environment}");
    let text = disassembled(&folder.succeed(&["-r", "m.spv", "-o", "-", &flag]));
    let heads = text.lines().filter(|line| line.starts_with("define ") || line.starts_with("declare "));
    heads
        .map(|line| {
            line.split(['@', '(']).find(|part| line.contains(&format!("@{part}("))).unwrap().to_owned()
        })
        .collect()
}

fn decorations(exported: &[&str], imported: &[&str]) -> String {
    let one = |name: &&str, kind: &str| format!("OpDecorate %{name} LinkageAttributes \"{name}\" {kind}\n");
    let exported = exported.iter().map(|name| one(name, "Export"));
    exported.chain(imported.iter().map(|name| one(name, "Import"))).collect()
}

const TYPES: &str = "%void = OpTypeVoid\n%float = OpTypeFloat 32\n%ulong = OpTypeInt 64 0\n%v3 = OpTypeVector %ulong 3\n\
    %pin = OpTypePointer Input %v3\n%fn = OpTypeFunction %float %float\n%gid = OpVariable %pin Input\n%lid = OpVariable %pin Input\n";

#[test]
fn what_is_called_stands_behind_what_calls_it_first() {
    let names_of = |environment: &str| {
        let builtins =
            "OpDecorate %gid BuiltIn GlobalInvocationId\nOpDecorate %lid BuiltIn LocalInvocationId\n";
        let a = "%al = OpLabel\n%s = OpExtInst %float %std sin %a_x\n%r = OpFunctionCall %float %c %s\n\
            %q = OpFunctionCall %float %b %r\n%u = OpExtInst %float %std sqrt %q\nOpReturnValue %u\n";
        let b = "%bl = OpLabel\n%bv = OpLoad %v3 %lid\n%be = OpCompositeExtract %ulong %bv 0\nOpReturnValue %b_x\n";
        let c = "%cl = OpLabel\n%t = OpExtInst %float %std cos %c_x\n%cv = OpLoad %v3 %gid\n\
            %ce = OpCompositeExtract %ulong %cv 0\n%again = OpFunctionCall %float %a %t\nOpReturnValue %again\n";
        let functions: String =
            [("a", a), ("b", b), ("c", c)].map(|(name, body)| function(name, body)).concat();
        let annotations = decorations(&["a", "b", "c"], &[]);
        names("order", environment, &format!("{HEAD}{annotations}{builtins}{TYPES}{functions}"))
    };
    assert_eq!(
        names_of("CL2.0"),
        ["a", "c", "b", "_Z3sinf", "_Z4sqrtf", "_Z3cosf", "_Z13get_global_idj", "_Z12get_local_idj"]
    );
    assert_eq!(
        names_of("SPV-IR"),
        [
            "a",
            "_Z15__spirv_ocl_sinf",
            "c",
            "_Z15__spirv_ocl_cosf",
            "b",
            "_Z16__spirv_ocl_sqrtf",
            "_Z33__spirv_BuiltInGlobalInvocationIdi",
            "_Z32__spirv_BuiltInLocalInvocationIdi",
        ]
    );
}

#[test]
fn functions_that_nothing_uses_are_dropped() {
    let returns = |name: &str| function(name, &format!("%{name}_l = OpLabel\nOpReturnValue %{name}_x\n"));
    let calls = |name: &str, callee: &str| {
        let body = format!(
            "%{name}_l = OpLabel\n%{name}_r = OpFunctionCall %float %{callee} %{name}_x\nOpReturnValue %{name}_r\n"
        );
        function(name, &body)
    };
    let functions = [
        function("unused_import", ""),
        function("used_import", ""),
        returns("inner"),
        calls("outer", "inner"),
        calls("itself", "itself"),
        calls("exported", "used_import"),
    ];
    let inner_names =
        ["inner", "outer", "itself"].map(|name| format!("OpName %{name} \"{name}\"\n")).concat();
    let annotations = decorations(&["exported"], &["unused_import", "used_import"]);
    let module = format!("{HEAD}{inner_names}{annotations}{TYPES}{}", functions.concat());
    // One pass in the order of the functions finds the callee in use, a second one does not.
    assert_eq!(names("unused", "SPV-IR", &module), ["used_import", "inner", "itself", "exported"]);
    assert_eq!(names("unused", "CL1.2", &module), ["used_import", "itself", "exported"]);
}

#[test]
fn a_function_with_two_entry_points_is_named_by_the_last() {
    let kernel = "%kfn = OpTypeFunction %void\n%k = OpFunction %void None %kfn\n%l = OpLabel\nOpReturn\nOpFunctionEnd\n";
    let points = "OpEntryPoint Kernel %k \"first\"\nOpEntryPoint Kernel %k \"second\"\n";
    let head = HEAD.replace("OpSource", &format!("{points}OpSource"));
    assert_eq!(names("points", "SPV-IR", &format!("{head}{TYPES}{kernel}")), ["second"]);
}
