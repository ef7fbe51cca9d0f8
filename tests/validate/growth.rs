//! The time of validation grows with the module, however many entry points and functions it has.

use std::fmt::Write;

use spirv_llvm_translate::internal::assembly::assemble_bytes;
use spirv_llvm_translate::internal::spirv::Module;
use spirv_llvm_translate::internal::validate::{self, environment};

/// Processor time of this thread in nanoseconds, where the system tells it.
pub fn spent() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split(' ').next()?.parse().ok()
}

/// Shaders with an input, an output and a function of their own each, all with one chain of functions behind them.
fn shaders(count: usize) -> Vec<u32> {
    let mut text = String::from("; Version: 1.5\nOpCapability Shader\nOpMemoryModel Logical GLSL450\n");
    for at in 0..count {
        writeln!(text, "OpEntryPoint Vertex %f{at} \"f{at}\" %in{at} %out{at}").unwrap();
    }
    for at in 0..count {
        writeln!(text, "OpDecorate %in{at} Location 0\nOpDecorate %out{at} Location 0").unwrap();
    }
    text += "%void = OpTypeVoid\n%void_fn = OpTypeFunction %void\n%float = OpTypeFloat 32\n\
             %to_in = OpTypePointer Input %float\n%to_out = OpTypePointer Output %float\n";
    for at in 0..count {
        writeln!(text, "%in{at} = OpVariable %to_in Input\n%out{at} = OpVariable %to_out Output").unwrap();
    }
    for at in 0..count {
        let next =
            if at == 0 { String::new() } else { format!("%r{at} = OpFunctionCall %void %g{}\n", at - 1) };
        write!(
            text,
            "%g{at} = OpFunction %void None %void_fn\n%m{at} = OpLabel\n{next}OpReturn\nOpFunctionEnd\n"
        )
        .unwrap();
    }
    for at in 0..count {
        write!(
            text,
            "%f{at} = OpFunction %void None %void_fn\n%l{at} = OpLabel\n%x{at} = OpLoad %float %in{at}\n\
             OpStore %out{at} %x{at}\n%c{at} = OpFunctionCall %void %g{}\nOpReturn\nOpFunctionEnd\n",
            count - 1
        )
        .unwrap();
    }
    assemble_bytes(text.as_bytes(), &Default::default()).unwrap()
}

#[apply(case)]
fn time_grows_with_the_module() {
    let environment = environment::by_name("vulkan1.2").unwrap();
    let measure = |count: usize| {
        let module = Module::framed(shaders(count)).unwrap();
        let start = spent()?;
        assert_eq!(validate::findings_in(&module, environment), []);
        Some(spent()? - start)
    };
    let (Some(small), Some(large)) = (measure(150), measure(1200)) else {
        crate::support::harness::skip("needs the processor time of a thread (schedstat)".to_owned())
    };
    // Eight times as much; by a square it would be 64 times.
    assert!(large < 20 * small, "{small} ns for 150 shaders, {large} ns for 1200");
}
