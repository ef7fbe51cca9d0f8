//! Identifiers of builtins, taken apart and put together again.

use mangling::{
    ConversionName, Family, Ident, Postfixes, ResultPostfix, Rounding, Scalar, Type, Variant,
    VectorMemoryName,
};
use proptest::prelude::*;
use proptest::sample::select;

fn plain(element: Scalar, lanes: u32) -> Option<ResultPostfix> {
    Some(ResultPostfix::Plain { element, lanes })
}

/// Checks what an identifier says, and that it is written so again.
fn check(text: &str, family: Family, base: &str, postfixes: Postfixes<'_>) {
    let ident = Ident { family, base, postfixes };
    assert_eq!(Ident::parse(text).as_ref(), Some(&ident), "{text}");
    assert_eq!(ident.to_string(), text);
}

#[test]
fn idents_of_opcodes() {
    let none = Postfixes::default;
    let matrix = Type::pointer(1, Type::named("__spirv_CooperativeMatrixKHR__char_0_12_48_0"));
    let image = Type::pointer(1, Type::named("__spirv_Image__long_2_0_0_0_0_0_0"));
    check("__spirv_AtomicIAdd", Family::Opcode, "AtomicIAdd", none());
    check(
        "__spirv_ImageRead_Rfloat4",
        Family::Opcode,
        "ImageRead",
        Postfixes { result: plain(Scalar::Float, 4), ..none() },
    );
    check(
        "__spirv_UDotKHR_Ruint",
        Family::Opcode,
        "UDotKHR",
        Postfixes { result: plain(Scalar::UInt, 1), ..none() },
    );
    check(
        "__spirv_ReadClockKHR_Rulong",
        Family::Opcode,
        "ReadClockKHR",
        Postfixes { result: plain(Scalar::ULong, 1), ..none() },
    );
    check(
        "__spirv_FConvert_Rbfloat16",
        Family::Opcode,
        "FConvert",
        Postfixes { result: plain(Scalar::BFloat, 1), ..none() },
    );
    check(
        "__spirv_FConvert_Rbfloat1616",
        Family::Opcode,
        "FConvert",
        Postfixes { result: plain(Scalar::BFloat, 16), ..none() },
    );
    let written = Ident::parse("__spirv_FConvert_RDF16b4").map(|ident| ident.to_string());
    assert_eq!(written.as_deref(), Some("__spirv_FConvert_Rbfloat164"));
    let rounding = Some(Rounding::Down);
    check(
        "__spirv_ConvertUToF_Rfloat3_rtn",
        Family::Opcode,
        "ConvertUToF",
        Postfixes { result: plain(Scalar::Float, 3), rounding, ..none() },
    );
    let rounding = Some(Rounding::ToEven);
    let postfixes = Postfixes { result: plain(Scalar::UInt, 1), is_saturated: true, rounding, ..none() };
    check("__spirv_ConvertFToU_Ruint_sat_rte", Family::Opcode, "ConvertFToU", postfixes);
    for (name, variant) in
        [("ToGlobal", Variant::ToGlobal), ("ToLocal", Variant::ToLocal), ("ToPrivate", Variant::ToPrivate)]
    {
        let text = format!("__spirv_GenericCastToPtrExplicit_{name}");
        check(
            &text,
            Family::Opcode,
            "GenericCastToPtrExplicit",
            Postfixes { variant: Some(variant), ..none() },
        );
    }
    for (name, variant) in
        [("1D", Variant::OneDimension), ("2D", Variant::TwoDimensions), ("3D", Variant::ThreeDimensions)]
    {
        check(
            &format!("__spirv_BuildNDRange_{name}"),
            Family::Opcode,
            "BuildNDRange",
            Postfixes { variant: Some(variant), ..none() },
        );
    }
    for (name, variant) in [("read", Variant::Read), ("write", Variant::Write)] {
        let text = format!("__spirv_CreatePipeFromPipeStorage_{name}");
        check(
            &text,
            Family::Opcode,
            "CreatePipeFromPipeStorage",
            Postfixes { variant: Some(variant), ..none() },
        );
    }
    let result = Some(ResultPostfix::Mangled(matrix.clone()));
    let text = "__spirv_CooperativeMatrixLoadKHR_RPU3AS144__spirv_CooperativeMatrixKHR__char_0_12_48_0";
    check(text, Family::Opcode, "CooperativeMatrixLoadKHR", Postfixes { result: result.clone(), ..none() });
    let text = "__spirv_FConvert_RPU3AS144__spirv_CooperativeMatrixKHR__char_0_12_48_0_sat_rtz";
    let postfixes = Postfixes { result, is_saturated: true, rounding: Some(Rounding::ToZero), ..none() };
    check(text, Family::Opcode, "FConvert", postfixes);
    let text = "__spirv_ConvertHandleToImageINTEL_RPU3AS133__spirv_Image__long_2_0_0_0_0_0_0";
    check(
        text,
        Family::Opcode,
        "ConvertHandleToImageINTEL",
        Postfixes { result: Some(ResultPostfix::Mangled(image)), ..none() },
    );
    check(
        "__spirv_IAdd_what_Rever",
        Family::Opcode,
        "IAdd",
        Postfixes { others: vec!["what", "Rever"], ..none() },
    );
}

#[test]
fn idents_of_other_families() {
    let none = Postfixes::default;
    check("__spirv_BuiltInGlobalInvocationId", Family::BuiltInVariable, "GlobalInvocationId", none());
    check("__spirv_ocl_s_max", Family::OpenClExtension, "s_max", none());
    check("__spirv_ocl_vstore_half_r", Family::OpenClExtension, "vstore_half_r", none());
    check("__spirv_ocl_half_rsqrt", Family::OpenClExtension, "half_rsqrt", none());
    let result = plain(Scalar::Float, 4);
    check(
        "__spirv_ocl_vload_halfn_Rfloat4",
        Family::OpenClExtension,
        "vload_halfn",
        Postfixes { result, ..none() },
    );
    for text in [
        "",
        "printf",
        "_spirv_Dot",
        "__spirv_",
        "__spirv__Rint",
        "__spirv_ocl_",
        "__spirv_BuiltIn",
        "__spirv_ConvertFToS_sat_sat",
    ] {
        assert_eq!(Ident::parse(text), None, "{text}");
    }
}

#[test]
fn doubled_underscores_and_any_order_are_read() {
    for (text, written) in [
        ("__spirv_ocl_vloadn__Rfloat4", "__spirv_ocl_vloadn_Rfloat4"),
        ("__spirv_ConvertFToS__Rint", "__spirv_ConvertFToS_Rint"),
        ("__spirv_ConvertFToS_rtz_sat_Rint", "__spirv_ConvertFToS_Rint_sat_rtz"),
    ] {
        assert_eq!(Ident::parse(text).map(|ident| ident.to_string()).as_deref(), Some(written), "{text}");
    }
}

#[test]
fn result_types_are_spelt_by_words_or_mangled() {
    let event = Type::pointer(0, Type::named("__spirv_Event"));
    let cases = [
        (Type::Scalar(Scalar::UChar), "uchar"),
        (Type::vector(16, Scalar::Half.into()), "half16"),
        (Type::Scalar(Scalar::Bool), "bool"),
        (Type::Scalar(Scalar::LongLong), "x"),
        (event, "P13__spirv_Event"),
    ];
    for (ty, spelling) in cases {
        let result = ResultPostfix::from(&ty);
        assert_eq!(result.to_string(), spelling);
        assert_eq!(result.to_type(), ty);
    }
}

/// Every conversion, load and store of the stored list of OpenCL C's builtins.
#[test]
fn names_of_opencl_c() {
    let (mut conversions, mut memory) = (0, 0);
    for line in include_str!("opencl_builtins/builtins.txt").lines() {
        for name in line.rsplit('\t').next().unwrap_or_default().split(' ') {
            if name.starts_with("convert_") {
                assert_eq!(
                    ConversionName::parse(name).map(|parsed| parsed.to_string()).as_deref(),
                    Some(name)
                );
                conversions += 1;
            } else if name.starts_with("vload") || name.starts_with("vstore") {
                assert_eq!(
                    VectorMemoryName::parse(name).map(|parsed| parsed.to_string()).as_deref(),
                    Some(name)
                );
                memory += 1;
            } else {
                assert_eq!(ConversionName::parse(name), None);
                assert_eq!(VectorMemoryName::parse(name), None);
            }
        }
    }
    assert!(conversions > 1000 && memory > 500, "{conversions} conversions, {memory} loads and stores");
    let expected = ConversionName {
        element: Scalar::UChar,
        lanes: 4,
        is_saturated: true,
        rounding: Some(Rounding::ToZero),
    };
    assert_eq!(ConversionName::parse("convert_uchar4_sat_rtz"), Some(expected));
    let expected = VectorMemoryName { base: "vstorea_half", lanes: 16, rounding: Some(Rounding::Up) };
    assert_eq!(VectorMemoryName::parse("vstorea_half16_rtp"), Some(expected));
    for name in
        ["convert_", "convert_int_", "convert_int1", "convert_int04", "convert_int_rte_sat", "convert_event"]
    {
        assert_eq!(ConversionName::parse(name), None, "{name}");
    }
    for name in [
        "vload",
        "vload1",
        "vload4_rte",
        "vload_half_rte",
        "vloada_half",
        "vstore4_rtz",
        "vstore_half_r",
        "vstorea_half_rte",
    ] {
        assert_eq!(VectorMemoryName::parse(name), None, "{name}");
    }
}

fn result() -> impl Strategy<Value = ResultPostfix> {
    let element = select(
        &[Scalar::Bool, Scalar::Char, Scalar::ULong, Scalar::Half, Scalar::Double, Scalar::BFloat][..],
    );
    let mangled = prop_oneof![
        (0..5u32, "[a-z_]{1,12}")
            .prop_map(|(address_space, name)| Type::pointer(address_space, Type::Named(name))),
        "[a-z_]{1,12}".prop_map(Type::Named),
    ];
    prop_oneof![
        (element, select(&[1u32, 2, 3, 4, 8, 16, 100][..]))
            .prop_map(|(element, lanes)| ResultPostfix::Plain { element, lanes }),
        mangled.prop_map(ResultPostfix::Mangled),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, rng_seed: proptest::test_runner::RngSeed::Fixed(7), ..ProptestConfig::default() })]

    #[test]
    fn composed_idents_parse_to_themselves(
        result in prop::option::of(result()),
        is_saturated in any::<bool>(),
        rounding in prop::option::of(select(&[Rounding::ToEven, Rounding::ToZero, Rounding::Up, Rounding::Down][..])),
        variant in prop::option::of(select(&[Variant::ToLocal, Variant::TwoDimensions, Variant::Write][..])),
        others in prop::collection::vec(select(&["INTEL", "x", "17"][..]), 0..3),
    ) {
        let postfixes = Postfixes { result, is_saturated, rounding, variant, others };
        let ident = Ident { family: Family::Opcode, base: "SomethingKHR", postfixes };
        let text = ident.to_string();
        prop_assert_eq!(Ident::parse(&text), Some(ident.clone()));
    }

    #[test]
    fn any_text_gets_an_answer(text in "__spirv_(ocl_)?(_R|_sat|_rte|_1D|P|Dv4_|3abc|int|float4|_|U3AS1){0,12}") {
        if let Some(ident) = Ident::parse(&text) {
            let written = ident.to_string();
            prop_assert_eq!(Ident::parse(&written), Some(ident.clone()), "{} becomes {}", text, written);
        }
    }
}
