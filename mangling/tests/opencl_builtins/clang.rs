//! Asks clang which symbol it gives to each builtin of its OpenCL header.

use crate::declaration::{Declaration, Names};
use mangling::Scalar;
use std::fmt::Write as _;
use std::io::Write as _;
use std::process::{Command, Stdio};

const CLANG: &str = "clang-22";

/// One way to compile OpenCL C.
pub struct Configuration {
    pub target: &'static str,
    pub standard: &'static str,
    size: Scalar,
    default_address_space: u32,
}

/// The versions of OpenCL C differ in which builtins exist and in what an unqualified pointer is; the targets in `size_t`.
pub const CONFIGURATIONS: [Configuration; 4] = [
    Configuration { target: "spir64", standard: "CL1.2", size: Scalar::ULong, default_address_space: 0 },
    Configuration { target: "spir64", standard: "CL2.0", size: Scalar::ULong, default_address_space: 4 },
    Configuration { target: "spir64", standard: "CL3.0", size: Scalar::ULong, default_address_space: 4 },
    Configuration { target: "spir", standard: "CL3.0", size: Scalar::UInt, default_address_space: 4 },
];

/// Extensions with builtins that clang's SPIR targets do not offer by themselves.
const FURTHER_EXTENSIONS: [&str; 4] = [
    "cl_arm_integer_dot_product_int8",
    "cl_arm_integer_dot_product_accumulate_int8",
    "cl_arm_integer_dot_product_accumulate_int16",
    "cl_arm_integer_dot_product_accumulate_saturate_int8",
];

/// Whether clang 22 can be run.
pub fn is_installed() -> bool {
    Command::new(CLANG)
        .arg("--version")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

impl Configuration {
    /// Every mangled builtin of the header, with its symbol.
    pub fn builtins(&self) -> Result<Vec<(Declaration, String)>, String> {
        let header = self.run(&["-E", "-P"], "")?;
        let mut names = Names::new(self.size, self.default_address_space);
        let mut declarations = names.read_header(&header)?;
        declarations.retain(|declaration| declaration.is_overloadable);
        let assembly = self.run(&["-S", "-emit-llvm"], &callers(&declarations))?;
        let mut symbols = vec![None; declarations.len()];
        let mut caller = None;
        for line in assembly.lines() {
            if line.starts_with("define ") {
                caller = line
                    .split_once("@caller_")
                    .and_then(|(_, rest)| rest.split_once('(')?.0.parse::<usize>().ok());
            } else if line.contains(" call ")
                && let Some((_, rest)) = line.split_once("@_Z")
                && let Some(place) = caller.and_then(|caller| symbols.get_mut(caller))
            {
                let symbol = rest.split_once('(').ok_or_else(|| format!("no call: {line}"))?.0;
                if place.replace(format!("_Z{symbol}")).is_some() {
                    return Err(format!("second call: {line}"));
                }
            }
        }
        let found = declarations.into_iter().zip(symbols);
        found
            .map(|(declaration, symbol)| Ok((declaration, symbol.ok_or("a builtin was not called")?)))
            .collect()
    }

    /// Runs clang on the header and some text after it.
    fn run(&self, arguments: &[&str], source: &str) -> Result<String, String> {
        let mut command = Command::new(CLANG);
        command.args([
            "-w",
            "-x",
            "cl",
            "-cl-no-stdinc",
            "-include",
            "opencl-c.h",
            "-Xclang",
            "-cl-ext=+all",
            "-Xclang",
            "-disable-llvm-passes",
        ]);
        command.args([
            "-target",
            &format!("{}-unknown-unknown", self.target),
            &format!("-cl-std={}", self.standard),
        ]);
        command.args(FURTHER_EXTENSIONS.map(|name| format!("-D{name}=1")));
        command.args(arguments).args(["-O1", "-o", "-", "-"]);
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{CLANG}: {error}"))?;
        if let Some(mut input) = child.stdin.take() {
            input.write_all(source.as_bytes()).map_err(|error| error.to_string())?;
        }
        let output = child.wait_with_output().map_err(|error| error.to_string())?;
        if output.status.success() {
            return String::from_utf8(output.stdout).map_err(|error| error.to_string());
        }
        let messages = String::from_utf8_lossy(&output.stderr);
        let first: Vec<&str> = messages.lines().filter(|line| line.contains("error")).take(12).collect();
        Err(format!("{CLANG} for {} {}:\n{}", self.target, self.standard, first.join("\n")))
    }
}

/// One function for each builtin, with the same parameters, that calls it.
fn callers(declarations: &[Declaration]) -> String {
    // The header ends by disabling the extensions that still have to be enabled by hand.
    let mut source = String::from(
        "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n#pragma OPENCL EXTENSION cl_khr_gl_msaa_sharing : enable\n",
    );
    for (number, declaration) in declarations.iter().enumerate() {
        let named = declaration.parameters.iter().enumerate();
        let parameters: Vec<String> =
            named.clone().map(|(place, parameter)| format!("{} a{place}", parameter.text)).collect();
        let arguments: Vec<String> = named.map(|(place, _)| format!("a{place}")).collect();
        let (name, parameters, arguments) = (&declaration.name, parameters.join(", "), arguments.join(", "));
        let _ = writeln!(source, "void caller_{number}({parameters}) {{ {name}({arguments}); }}");
    }
    source
}
