//! `--spirv-use-llvm-backend-target`: translation by LLVM's own SPIR-V backend.
//!
//! Rule of this file: the backend runs as a separate process, `llc`. Linking it would triple the size and
//! start-up time of every other translation and expose this process to its crashes.

use super::failure::{Direction, Failure};
use super::options::Job;
use crate::llvm;
use crate::spirv::Module;
use std::borrow::Cow;
use std::io::Write;
use std::process::{Command, Output, Stdio};

/// Program names of `llc`; the first one of LLVM 22 with the SPIR-V target is used.
const PROGRAMS: [&str; 2] = ["llc-22", "llc"];

/// The target triple of a module without one.
const DEFAULT_TRIPLE: &str = "spirv64-unknown-unknown";

/// The extensions that the Khronos translator passes to the backend, as far as LLVM 22 supports them. Other
/// allowed extensions are not passed on.
const EXTENSIONS: &[&str] = &[
    "SPV_EXT_arithmetic_fence",
    "SPV_EXT_optnone",
    "SPV_EXT_shader_atomic_float16_add",
    "SPV_EXT_shader_atomic_float_add",
    "SPV_EXT_shader_atomic_float_min_max",
    "SPV_INTEL_bfloat16_conversion",
    "SPV_INTEL_cache_controls",
    "SPV_INTEL_float_controls2",
    "SPV_INTEL_function_pointers",
    "SPV_INTEL_global_variable_fpga_decorations",
    "SPV_INTEL_global_variable_host_access",
    "SPV_INTEL_inline_assembly",
    "SPV_INTEL_joint_matrix",
    "SPV_INTEL_media_block_io",
    "SPV_INTEL_optnone",
    "SPV_INTEL_split_barrier",
    "SPV_INTEL_subgroups",
    "SPV_INTEL_usm_storage_classes",
    "SPV_INTEL_variable_length_array",
    "SPV_KHR_bit_instructions",
    "SPV_KHR_cooperative_matrix",
    "SPV_KHR_expect_assume",
    "SPV_KHR_float_controls",
    "SPV_KHR_linkonce_odr",
    "SPV_KHR_no_integer_wrap_decoration",
    "SPV_KHR_non_semantic_info",
    "SPV_KHR_shader_clock",
    "SPV_KHR_subgroup_rotate",
    "SPV_KHR_uniform_group_instructions",
];

/// An extension that the flag and the backend name differently; the backend's name is newer.
const RENAMED: (&str, &str) =
    ("SPV_INTEL_arbitrary_precision_integers", "SPV_ALTERA_arbitrary_precision_integers");

/// An installed `llc`.
pub(super) struct Backend(&'static str);

impl Backend {
    /// Searches the path for the program.
    pub(super) fn find() -> Option<Self> {
        PROGRAMS.into_iter().find(|program| is_backend(program)).map(Self)
    }

    /// Translates LLVM IR with the backend, without optimization.
    ///
    /// # Errors
    /// LLVM IR that does not parse or is for another target, input that the backend rejects, and its crashes.
    pub(super) fn translate(
        &self,
        job: &Job,
        context: &llvm::Context,
        input: &[u8],
    ) -> Result<Module, Failure> {
        let parsed = context.parse(input, "input").map_err(|error| Failure::of(&error, Direction::Write))?;
        let triple = target_triple(&parsed.triple(), job.options.write.max_version)?;
        let mut command = Command::new(self.0);
        command.args(["-O0", "-filetype=obj", "-o", "-", "-"]).arg(format!("-mtriple={triple}"));
        let extensions = extensions(|name| job.options.write.extensions.allows(name));
        if !extensions.is_empty() {
            command.arg(format!("--spirv-ext={extensions}"));
        }
        let output = run(command, input)?;
        if !output.status.success() {
            return Err(failure(&complaint(&output)));
        }
        Module::parse_framed(&output.stdout).map_err(|error| failure(&error.to_string()))
    }
}

/// Whether a program is LLVM 22's `llc` with the SPIR-V target.
fn is_backend(program: &str) -> bool {
    let Ok(output) = Command::new(program).arg("--version").output() else { return false };
    let text = String::from_utf8_lossy(&output.stdout);
    text.contains("LLVM version 22.") && text.contains("spirv64")
}

/// The allowed extensions, in the syntax of the backend's flag.
fn extensions(allowed: impl Fn(&str) -> bool) -> String {
    let renamed = allowed(RENAMED.0).then_some(RENAMED.1);
    let names = EXTENSIONS.iter().copied().filter(|name| allowed(name)).chain(renamed);
    names.map(|name| format!("+{name}")).collect::<Vec<_>>().join(",")
}

/// The backend's target triple for a module's triple; it includes the maximum version.
fn target_triple(triple: &str, (_, minor): (u8, u8)) -> Result<String, Failure> {
    let triple = if triple.is_empty() { DEFAULT_TRIPLE } else { triple };
    let (architecture, rest) = triple.split_once('-').unwrap_or((triple, "unknown-unknown"));
    let architecture = match architecture {
        "spir" => Cow::Borrowed("spirv32"),
        "spir64" => Cow::Borrowed("spirv64"),
        _ if architecture.starts_with("spirv") => Cow::Borrowed(architecture),
        _ => return Err(failure(&format!("the target triple {triple} is not SPIR-V's"))),
    };
    let family = ["spirv32", "spirv64"].into_iter().find(|family| architecture.starts_with(family));
    Ok(match (minor, family) {
        // The highest known version is no restriction.
        (6.., _) => format!("{architecture}-{rest}"),
        (_, Some(family)) => format!("{family}v1.{minor}-{rest}"),
        (_, None) => format!("spirv1.{minor}-{rest}"),
    })
}

/// Runs a program with `input` on its standard input.
fn run(mut command: Command, input: &[u8]) -> Result<Output, Failure> {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn()?;
    let stdin = child.stdin.take();
    let output = std::thread::scope(|scope| {
        // A program that rejects its input may exit without reading all of it.
        scope.spawn(move || stdin.map(|mut stdin| stdin.write_all(input)));
        child.wait_with_output()
    });
    Ok(output?)
}

/// The error message of a failed program: its first line, which precedes a stack trace.
fn complaint(output: &Output) -> String {
    let text = String::from_utf8_lossy(&output.stderr);
    let line = text.lines().find(|line| !line.trim().is_empty()).unwrap_or("it said nothing");
    format!("LLVM's SPIR-V backend ended with {}: {line}", output.status)
}

fn failure(message: &str) -> Failure {
    Failure::tool(format!("Fails to save LLVM as SPIR-V: {message}"))
}
