//! Development aid: SPIR-V files through LLVM IR and back, compared by the contract.
use spirv_llvm_translate::{llvm, llvm_to_spirv, options::Options, spirv, spirv_to_llvm};
fn main() {
    let (mut same, mut differ, mut failed) = (0, 0, 0);
    for path in std::env::args().skip(1) {
        let bytes = std::fs::read(&path).unwrap();
        let run = || -> Result<Option<String>, spirv_llvm_translate::error::Error> {
            let options = Options::default();
            let first = spirv::Module::parse(&bytes)?;
            let context = llvm::Context::new();
            let module = spirv_to_llvm(&context, &first, &options)?;
            let text = module.print_to_string();
            if std::env::var_os("KEEP").is_some() {
                std::fs::write("/tmp/t/rt.ll", &text).unwrap();
            }
            let context = llvm::Context::new();
            let words = llvm_to_spirv(&context, text.as_bytes(), &options)?;
            if std::env::var_os("KEEP").is_some() {
                std::fs::write(
                    "/tmp/t/rt.spv",
                    words.iter().flat_map(|w| w.to_le_bytes()).collect::<Vec<u8>>(),
                )
                .unwrap();
            }
            let second = spirv::Module::from_words(words)?;
            spirv::difference(&first, &second)
        };
        match run() {
            Ok(None) => same += 1,
            Ok(Some(d)) => {
                differ += 1;
                println!("DIFF {path}\n{}", d.lines().take(12).collect::<Vec<_>>().join("\n"));
            }
            Err(e) => {
                failed += 1;
                println!("FAIL {path}: {}", e.to_string().chars().take(300).collect::<String>());
            }
        }
    }
    println!("same {same} differ {differ} failed {failed}");
}
