//! What was translated twice is translated again to the same module: what `-r` writes around builtins is recognized.

use super::{Folder, folder};
use crate::support::tool;

/// Programs with all builtins around which `-r` writes further instructions; a long run takes all programs.
const PROGRAMS: [&str; 5] =
    ["debug_info.O0", "device_enqueue.O0", "images.O2", "pure_bits.O2", "relational_builtins.O0"];

fn fixtures() -> Vec<String> {
    let fixtures = concat!(env!("CARGO_MANIFEST_DIR"), "/llvm-fixtures");
    let mut found: Vec<String> = ["ir", "ir-later"]
        .iter()
        .flat_map(|folder| std::fs::read_dir(format!("{fixtures}/{folder}")).unwrap())
        .map(|entry| entry.unwrap().path().to_str().unwrap().to_owned())
        .filter(|path| path.ends_with(".ll"))
        .collect();
    found.sort();
    if !tool::is_long() {
        found.retain(|path| PROGRAMS.contains(&path.rsplit('/').next().unwrap().trim_end_matches(".ll")));
    }
    found
}

/// The modules of three translations of a file.
fn trips(folder: &Folder, path: &str) -> Vec<Vec<u8>> {
    let mut input = path.to_owned();
    let mut modules = Vec::new();
    for trip in 1..=3 {
        let module = format!("{trip}.spv");
        folder.succeed(&[&input, "--spirv-ext=+all", "-o", &module]);
        modules.push(folder.read(&module));
        if trip < 3 {
            input = format!("{trip}.bc");
            folder.succeed(&["-r", &module, "-o", &input]);
        }
    }
    modules
}

#[apply(case)]
fn a_third_translation_is_the_second() {
    let folder = folder("third_trip");
    let fixtures = fixtures();
    assert!(fixtures.len() >= PROGRAMS.len(), "{fixtures:?}");
    let mut grown = fixtures;
    grown.retain(|path| {
        let modules = trips(&folder, path);
        modules[1] != modules[2]
    });
    assert_eq!(grown, Vec::<String>::new());
}

/// Depths, sizes of layers of several images, and sums with overflow: their results are put in composites.
const COMPOSITES: &str = "
declare spir_func float @_Z11read_imagef20ocl_image2d_depth_ro11ocl_samplerDv2_f(DEPTH, target(\"spirv.Sampler\"), <2 x float>)
declare spir_func i32 @_Z15get_image_width20ocl_image1d_array_ro(LAYERS)
declare spir_func i64 @_Z20get_image_array_size20ocl_image1d_array_ro(LAYERS)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)
define spir_kernel void @k(DEPTH %d, LAYERS %l, target(\"spirv.Sampler\") %s, ptr addrspace(1) %p, i32 %a) {
  %f = call spir_func float @_Z11read_imagef20ocl_image2d_depth_ro11ocl_samplerDv2_f(DEPTH %d, target(\"spirv.Sampler\") %s, <2 x float> zeroinitializer)
  store float %f, ptr addrspace(1) %p
  %w = call spir_func i32 @_Z15get_image_width20ocl_image1d_array_ro(LAYERS %l)
  %n = call spir_func i64 @_Z20get_image_array_size20ocl_image1d_array_ro(LAYERS %l)
  %c = trunc i64 %n to i32
  %t = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %w, i32 %c)
  %r = extractvalue { i32, i1 } %t, 0
  %o = extractvalue { i32, i1 } %t, 1
  %x = select i1 %o, i32 %a, i32 %r
  %q = getelementptr i32, ptr addrspace(1) %p, i64 1
  store i32 %x, ptr addrspace(1) %q
  ret void
}
!opencl.ocl.version = !{!0}
!0 = !{i32 2, i32 0}
";

#[apply(case)]
fn composites_of_results_do_not_grow() {
    let folder = folder("third_composites");
    let image = |numbers: &str| format!("target(\"spirv.Image\", void, {numbers}, 0, 0, 0, 0)");
    let body = COMPOSITES.replace("DEPTH", &image("1, 1, 0")).replace("LAYERS", &image("0, 0, 1"));
    folder.file("m.ll", format!("target triple = \"spir64-unknown-unknown\"{body}"));
    let modules = trips(&folder, "m.ll");
    assert!(modules[1] == modules[2], "{} and {} bytes", modules[1].len(), modules[2].len());
}
