//! The steps of a round trip, and the trips of all fixtures, made once for all tests.

use std::sync::OnceLock;

use spirv_llvm_translate::internal::log::Log;
use spirv_llvm_translate::internal::options::Options;
use spirv_llvm_translate::internal::spirv::Module;
use spirv_llvm_translate::internal::{llvm, llvm_to_spirv, roundtrip, spirv_to_llvm};

use crate::execute::fixture::Fixture;
use crate::support::parallel;
use crate::support::ratchet::Outcomes;

/// Words of a module from LLVM assembly.
pub fn to_spirv(ir: &[u8]) -> Result<Vec<u32>, String> {
    let context = llvm::Context::new();
    llvm_to_spirv(&context, ir, &Options::default(), &Log::default())
        .map_err(|error| format!("to SPIR-V: {error}"))
}

/// LLVM assembly from the words of a module; LLVM's verifier has accepted it.
pub fn to_llvm(words: &[u32]) -> Result<String, String> {
    let message = |error| format!("to LLVM: {error}");
    let module = Module::from_words(words.to_vec()).map_err(message)?;
    let context = llvm::Context::new();
    Ok(spirv_to_llvm(&context, &module, &Options::default(), &Log::default())
        .map_err(message)?
        .print_to_string())
}

/// Fails unless a module of any form comes back as the same module by the contract's rule, and that one as exactly itself.
pub fn comes_back(input: &[u8]) -> Result<(), String> {
    let report = roundtrip::check(input, &Options::default());
    if report.is_lossless() { Ok(()) } else { Err(format!("\n{report}")) }
}

/// A fixture at one level of optimization, on its way.
pub struct Trip {
    /// Fixture and level, as in `vector_add.O2`.
    pub name: String,
    /// The fixture.
    pub fixture: Fixture,
    /// What clang made.
    pub original: Vec<u8>,
    /// SPIR-V made of it, or why there is none.
    pub spirv: Result<Vec<u32>, String>,
    /// LLVM assembly made of that, or why there is none.
    pub llvm: Result<String, String>,
}

impl Trip {
    fn new(name: &(String, &str)) -> Self {
        let (fixture, level) = name;
        let fixtures = Fixture::all();
        let fixture = fixtures.into_iter().find(|other| other.name == *fixture).expect("it was listed");
        let original = fixture.ir(level);
        let spirv = to_spirv(&original);
        let llvm = spirv.clone().and_then(|words| to_llvm(&words));
        Self { name: format!("{}.{level}", fixture.name), fixture, original, spirv, llvm }
    }

    /// Whether the original is not optimized.
    pub fn is_unoptimized(&self) -> bool {
        self.name.ends_with(".O0")
    }
}

/// The trips of all fixtures.
pub fn trips() -> &'static [Trip] {
    static TRIPS: OnceLock<Vec<Trip>> = OnceLock::new();
    TRIPS.get_or_init(|| {
        let names = Fixture::all().into_iter().map(|fixture| fixture.name);
        let names: Vec<_> = names.flat_map(|name| [(name.clone(), "O0"), (name, "O2")]).collect();
        parallel::map(&names, Trip::new)
    })
}

/// What a check says about every trip.
pub fn outcomes(check: impl Fn(&Trip) -> Result<(), String> + Sync) -> Outcomes {
    parallel::map(trips(), |trip| (trip.name.clone(), check(trip)))
}
