//! Comparisons look at what the reference defines, and at nothing else; and an execution does not depend on the processor.

use super::fixture::Fixture;
use crate::executor::compare::{Output, Subject, first_difference};
use crate::executor::jit::{Element, Processor};
use crate::executor::{Argument, IndexSpace};
use crate::support::harness;

/// A kernel `k` that gets 32 defined bytes at `%out`.
fn kernel(body: &str) -> String {
    format!(
        "%padded = type {{ i8, i32 }}\ndefine spir_kernel void @k(ptr addrspace(1) %out) {{\n{body}\nret void\n}}\n\
         declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1), ptr, i64, i1)\n"
    )
}

/// The difference between two kernels in their 32 bytes.
fn difference(reference: &str, other: &str) -> Option<String> {
    let processor = Processor::from_environment().unwrap();
    let modules = [reference, other].map(kernel);
    let [reference, other] =
        modules.each_ref().map(|module| Subject { module: module.as_bytes(), processor: &processor });
    let found = first_difference(reference, other, &|program| {
        let mut arguments = [Argument::Buffer((0..32).collect())];
        program.run_kernel("k", &mut arguments, IndexSpace::new([1; 3], [1; 3]))?;
        let [Argument::Buffer(bytes)] = arguments else { panic!("the buffer stays one") };
        Ok(vec![Output::Elements(Element::Integer(8), bytes)])
    });
    found.unwrap_or_else(|failure| panic!("{failure}")).map(|difference| difference.text)
}

/// Three kernels each: one that stores some undefined bytes, one that stores the same with other, defined bytes in their place, and one that
/// also changes a byte that the first one defines.
const PARTLY_UNDEFINED: &[(&str, &str, &str)] = &[
    // A lane of a constant.
    (
        "store <4 x i8> <i8 1, i8 2, i8 3, i8 poison>, ptr addrspace(1) %out",
        "store <4 x i8> <i8 1, i8 2, i8 3, i8 77>, ptr addrspace(1) %out",
        "store <4 x i8> <i8 1, i8 2, i8 33, i8 77>, ptr addrspace(1) %out",
    ),
    // A lane of a shuffle, as clang widens a vector of three.
    (
        "%v = load <3 x i8>, ptr addrspace(1) %out\n\
         %w = shufflevector <3 x i8> %v, <3 x i8> poison, <4 x i32> <i32 2, i32 1, i32 0, i32 poison>\n\
         store <4 x i8> %w, ptr addrspace(1) %out",
        "store <4 x i8> <i8 2, i8 1, i8 0, i8 77>, ptr addrspace(1) %out",
        "store <4 x i8> <i8 0, i8 1, i8 2, i8 77>, ptr addrspace(1) %out",
    ),
    // The lane that was never inserted.
    (
        "%x = load i8, ptr addrspace(1) %out\n%v = insertelement <2 x i8> poison, i8 %x, i32 0\n\
         store <2 x i8> %v, ptr addrspace(1) %out",
        "store <2 x i8> <i8 0, i8 77>, ptr addrspace(1) %out",
        "store <2 x i8> <i8 1, i8 77>, ptr addrspace(1) %out",
    ),
    // Padding of a struct that is stored as a whole.
    (
        "store %padded { i8 1, i32 2 }, ptr addrspace(1) %out",
        "store <8 x i8> <i8 1, i8 77, i8 78, i8 79, i8 2, i8 0, i8 0, i8 0>, ptr addrspace(1) %out",
        "store <8 x i8> <i8 1, i8 77, i8 78, i8 79, i8 3, i8 0, i8 0, i8 0>, ptr addrspace(1) %out",
    ),
    // Padding that was copied from a variable whose members are stored.
    (
        "%s = alloca %padded\nstore i8 1, ptr %s\n%m = getelementptr i8, ptr %s, i64 4\nstore i32 2, ptr %m\n\
         call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) %out, ptr %s, i64 8, i1 false)",
        "store <8 x i8> <i8 1, i8 77, i8 78, i8 79, i8 2, i8 0, i8 0, i8 0>, ptr addrspace(1) %out",
        "store <8 x i8> <i8 1, i8 77, i8 78, i8 79, i8 2, i8 1, i8 0, i8 0>, ptr addrspace(1) %out",
    ),
    // Two undefined bytes that cancel out if they have the same fill.
    (
        "%a = alloca [2 x i8]\n%b = getelementptr i8, ptr %a, i64 1\n%x = load i8, ptr %a\n%y = load i8, ptr %b\n\
         %z = xor i8 %x, %y\nstore i8 %z, ptr addrspace(1) %out",
        "store i8 77, ptr addrspace(1) %out",
        "%e = getelementptr i8, ptr addrspace(1) %out, i64 1\nstore i8 77, ptr addrspace(1) %e",
    ),
    // A value that was computed from an undefined one, up to the bits that are known.
    (
        "%f = freeze i16 undef\n%o = and i16 %f, 15\nstore i16 %o, ptr addrspace(1) %out",
        "store i16 9, ptr addrspace(1) %out",
        "store i16 256, ptr addrspace(1) %out",
    ),
    // One way into a phi.
    (
        "entry:\n%x = load i8, ptr addrspace(1) %out\n%c = icmp eq i8 %x, 0\nbr i1 %c, label %one, label %two\n\
         one:\nbr label %two\ntwo:\n%p = phi i8 [ undef, %one ], [ 7, %entry ]\nstore i8 %p, ptr addrspace(1) %out",
        "store i8 77, ptr addrspace(1) %out",
        "%e = getelementptr i8, ptr addrspace(1) %out, i64 1\nstore i8 77, ptr addrspace(1) %e",
    ),
    // A shift by too much in one lane.
    (
        "%v = load <2 x i8>, ptr addrspace(1) %out\n%s = shl <2 x i8> <i8 3, i8 3>, %v\n\
         %o = shl <2 x i8> %s, <i8 1, i8 9>\nstore <2 x i8> %o, ptr addrspace(1) %out",
        "store <2 x i8> <i8 6, i8 77>, ptr addrspace(1) %out",
        "store <2 x i8> <i8 3, i8 77>, ptr addrspace(1) %out",
    ),
    // A number beyond the integer, and the greatest one within.
    (
        "%x = load i8, ptr addrspace(1) %out\n%w = zext i8 %x to i32\n%n = uitofp i32 %w to float\n\
         %v = insertelement <2 x float> <float 2.0, float 127.5>, float 128.0, i32 %w\n\
         %o = fptosi <2 x float> %v to <2 x i8>\nstore <2 x i8> %o, ptr addrspace(1) %out",
        "store <2 x i8> <i8 77, i8 127>, ptr addrspace(1) %out",
        "store <2 x i8> <i8 77, i8 126>, ptr addrspace(1) %out",
    ),
];

#[apply(case)]
fn undefined_bytes_are_not_compared() {
    for (reference, other, _) in PARTLY_UNDEFINED {
        assert_eq!(difference(reference, other), None, "{reference}");
    }
}

#[apply(case)]
fn defined_bytes_beside_undefined_ones_are_compared() {
    for (reference, _, other) in PARTLY_UNDEFINED {
        assert!(difference(reference, other).is_some(), "unnoticed: {reference}");
    }
}

#[apply(case)]
fn what_only_the_other_module_leaves_undefined_is_a_difference() {
    for (other, reference, _) in PARTLY_UNDEFINED {
        let text = difference(reference, other).unwrap_or_else(|| panic!("unnoticed: {other}"));
        assert!(text.contains("undefined bytes"), "{text}: {other}");
    }
}

#[apply(case)]
fn a_module_equals_itself() {
    for (module, ..) in PARTLY_UNDEFINED {
        assert_eq!(difference(module, module), None, "{module}");
    }
}

/// The largest and the smallest numbers that have an integer, next to those that have none.
#[apply(case)]
fn conversions_are_undefined_beyond_the_integer_only() {
    for (conversion, inside, outside) in [
        ("fptosi float INPUT to i8", "-128.5", "-129.0"),
        ("fptosi float INPUT to i32", "-2147483648.0", "-2147483904.0"),
        ("fptoui float INPUT to i8", "-0.5", "-1.0"),
        ("fptoui double INPUT to i64", "18446744073709549568.0", "18446744073709551616.0"),
        ("fptosi half INPUT to i32", "0xH7BFF", "0xHFC00"),
        ("fptosi half INPUT to i16", "-32768.0", "-32800.0"),
        ("fptosi double INPUT to i32", "-2147483648.5", "0x7FF8000000000000"),
    ] {
        let module = |input| {
            let ty = conversion.split_whitespace().nth(1).unwrap();
            let conversion = conversion.replace("INPUT", "%n");
            format!(
                "%a = alloca {ty}\nstore {ty} {input}, ptr %a\n%n = load {ty}, ptr %a\n%r = {conversion}\n\
                 store {} %r, ptr addrspace(1) %out",
                conversion.rsplit(' ').next().unwrap()
            )
        };
        let changed = |input| format!("{}\nstore i8 77, ptr addrspace(1) %out", module(input));
        assert!(difference(&module(inside), &changed(inside)).is_some(), "{conversion} of {inside}");
        assert_eq!(difference(&module(outside), &changed(outside)), None, "{conversion} of {outside}");
    }
}

/// Of the fixtures every fourth one, and the one whose kernel stores lanes that clang leaves undefined.
#[apply(case)]
fn fixtures_compute_the_same_on_every_processor() {
    let baseline = Processor::default();
    for name in ["x86-64-v3", "host"] {
        let processor: Processor = match name.parse() {
            Ok(processor) => processor,
            Err(error) => {
                harness::skip_part(&format!("cannot execute for {name}: {error}"));
                continue;
            }
        };
        let mut count = 0;
        let is_chosen =
            |(index, fixture): &(usize, Fixture)| index % 4 == 0 || fixture.name == "struct_memory";
        for (_, fixture) in Fixture::all().into_iter().enumerate().filter(is_chosen) {
            let ir = fixture.ir("O2");
            let subject = |processor| Subject { module: &ir, processor };
            match fixture.compare(subject(&baseline), subject(&processor)) {
                Ok(ran) => count += ran,
                Err(difference) => panic!("{name}: {difference}"),
            }
        }
        assert!(count >= 40, "only {count} functions and kernels ran on {name}");
    }
}

/// The same multiplication and addition, once as the intrinsic that a processor may fuse and once with the flag that permits it.
#[apply(case)]
fn no_processor_fuses_a_multiplication_with_an_addition() {
    let module = "declare float @llvm.fmuladd.f32(float, float, float)\n\
        define i1 @same(float %a, float %b, float %c) \"target-features\"=\"+fma\" {\n\
        %x = call float @llvm.fmuladd.f32(float %a, float %b, float %c)\n\
        %m = fmul contract float %a, %b\n%y = fadd contract float %m, %c\n\
        %p = fmul float %a, %b\n%z = fadd float %p, %c\n\
        %one = fcmp oeq float %x, %z\n%two = fcmp oeq float %y, %z\n%r = and i1 %one, %two\nret i1 %r\n}\n";
    // The product's last bits are lost unless it is fused with the addition.
    let bytes = |number: f32| number.to_le_bytes().to_vec();
    let factor = 1.0 + 2f32.powi(-12);
    let arguments = [bytes(factor), bytes(factor), bytes(-(1.0 + 2f32.powi(-11)))];
    for processor in [Processor::default(), Processor::host()] {
        let program =
            crate::executor::Program::load_with(module.as_bytes(), &processor, Default::default()).unwrap();
        assert_eq!(program.run_function("same", &arguments).unwrap(), [1], "{processor:?}");
    }
}

#[apply(case)]
fn a_processor_that_the_machine_lacks_is_refused() {
    use crate::executor::jit::processor::missing_features;
    assert_eq!(missing_features(&["avx2", "fma"], "+sse2,+fma,-avx2"), ["avx2"]);
    assert_eq!(missing_features(&["avx2"], "+avx2,+avx"), [""; 0]);
    let error = "z80".parse::<Processor>().unwrap_err().to_string();
    assert!(error.contains("no processor 'z80'") && error.contains("host"), "{error}");
    assert_eq!("host".parse::<Processor>().unwrap(), Processor::host());
}
