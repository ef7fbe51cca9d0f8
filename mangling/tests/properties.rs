//! For symbols of every shape: what was mangled demangles to the same. For damaged names: an answer, always and soon.

use mangling::{
    Flavour, NameComponent, Qualifiers, Scalar, Symbol, TemplateArgument, TemplateInstance, Type, demangle,
    demangle_as, mangle,
};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use std::time::{Duration, Instant};

const FLAVOURS: [Flavour; 3] = [Flavour::Clang, Flavour::Cxx, Flavour::Compat];

/// Few enough that they repeat within a symbol.
const NAMES: [&str; 10] =
    ["S", "ocl_event", "memory_order", "__spirv_Event", "__spv", "Scope", "Flag", "vec", "std", "x1"];

fn name() -> impl Strategy<Value = String> {
    select(&NAMES[..]).prop_map(str::to_owned)
}

fn scalar() -> impl Strategy<Value = Type> {
    select(Scalar::ALL).prop_filter_map("void only where it stands alone", |scalar| {
        (scalar != Scalar::Void).then_some(Type::Scalar(scalar))
    })
}

fn qualifiers() -> impl Strategy<Value = Qualifiers> {
    let address_space = prop_oneof![4 => 0..5u32, 1 => any::<u32>()];
    (address_space, prop::bool::weighted(0.2), prop::bool::weighted(0.2), prop::bool::weighted(0.1)).prop_map(
        |(address_space, is_const, is_volatile, is_restrict)| Qualifiers {
            address_space,
            is_const,
            is_volatile,
            is_restrict,
        },
    )
}

fn argument(types: BoxedStrategy<Type>) -> BoxedStrategy<TemplateArgument> {
    let single = prop_oneof![
        (qualifiers(), types.clone()).prop_map(|(qualifiers, ty)| TemplateArgument::Type { qualifiers, ty }),
        (types, "n?[0-9]{1,4}").prop_map(|(ty, value)| TemplateArgument::Literal { ty, value }),
        any::<u32>().prop_map(TemplateArgument::Parameter),
    ];
    let pack = prop::collection::vec(single.clone(), 0..3).prop_map(TemplateArgument::Pack);
    prop_oneof![4 => single, 1 => pack].boxed()
}

fn component(types: BoxedStrategy<Type>) -> impl Strategy<Value = NameComponent> {
    let arguments = prop::option::weighted(0.3, prop::collection::vec(argument(types), 0..3));
    (name(), arguments).prop_map(|(name, arguments)| NameComponent { name, arguments })
}

/// Types in their simplest form: a lone component without arguments is a plain name.
fn nested(types: BoxedStrategy<Type>) -> impl Strategy<Value = Type> {
    prop::collection::vec(component(types), 1..4).prop_map(|mut components| match components.as_mut_slice() {
        [NameComponent { name, arguments: None }] => Type::Named(std::mem::take(name)),
        _ => Type::Nested(components),
    })
}

fn ty() -> BoxedStrategy<Type> {
    let leaf = prop_oneof![
        3 => scalar(),
        2 => name().prop_map(Type::Named),
        1 => (any::<u32>(), any::<bool>()).prop_map(|(bits, is_signed)| Type::BitInteger { bits, is_signed }),
        1 => name().prop_map(Type::Vendor),
        1 => (0..3u32).prop_map(Type::Pipe),
        1 => (0..3u32).prop_map(Type::TemplateParameter),
        1 => Just(Type::Ellipsis),
    ];
    leaf.prop_recursive(5, 24, 3, |inner| {
        let inner = inner.boxed();
        let boxed = inner.clone().prop_map(Box::new);
        let pointee = prop_oneof![1 => Just(Box::new(Type::Scalar(Scalar::Void))), 9 => boxed.clone()];
        prop_oneof![
            4 => (qualifiers(), pointee).prop_map(|(qualifiers, pointee)| Type::Pointer { qualifiers, pointee }),
            1 => (any::<bool>(), qualifiers(), boxed.clone())
                .prop_map(|(is_rvalue, qualifiers, referent)| Type::Reference { is_rvalue, qualifiers, referent }),
            2 => (select(&[2u32, 4][..]), boxed.clone()).prop_map(|(lanes, element)| Type::Vector { lanes, element }),
            1 => boxed.clone().prop_map(Type::Atomic),
            1 => (any::<Option<u64>>(), boxed.clone()).prop_map(|(length, element)| Type::Array { length, element }),
            1 => (boxed.clone(), prop::collection::vec(inner.clone(), 0..3))
                .prop_map(|(result, parameters)| Type::Function { result, parameters }),
            1 => boxed.clone().prop_map(Type::BlockPointer),
            1 => boxed.prop_map(Type::PackExpansion),
            2 => nested(inner),
        ]
    })
    .boxed()
}

/// Numbers the pipes of some types in the order in which their numbers first appear.
fn renumber(types: &mut [&mut Type]) {
    let mut order = Vec::new();
    for ty in types {
        for_each_pipe(ty, &mut |number| {
            let place = order.iter().position(|known| known == number);
            *number = place.unwrap_or_else(|| {
                order.push(*number);
                order.len() - 1
            }) as u32;
        });
    }
}

fn for_each_pipe(ty: &mut Type, visit: &mut impl FnMut(&mut u32)) {
    match ty {
        Type::Pipe(number) => visit(number),
        Type::Vector { element: inner, .. }
        | Type::Array { element: inner, .. }
        | Type::Pointer { pointee: inner, .. }
        | Type::Reference { referent: inner, .. }
        | Type::Atomic(inner)
        | Type::BlockPointer(inner)
        | Type::PackExpansion(inner) => for_each_pipe(inner, visit),
        Type::Function { result, parameters } => {
            for_each_pipe(result, visit);
            parameters.iter_mut().for_each(|parameter| for_each_pipe(parameter, visit));
        }
        Type::Nested(components) => {
            for argument in
                components.iter_mut().flat_map(|component| component.arguments.iter_mut().flatten())
            {
                for_each_pipe_of_argument(argument, visit);
            }
        }
        _ => {}
    }
}

fn for_each_pipe_of_argument(argument: &mut TemplateArgument, visit: &mut impl FnMut(&mut u32)) {
    match argument {
        TemplateArgument::Type { ty, .. } | TemplateArgument::Literal { ty, .. } => for_each_pipe(ty, visit),
        TemplateArgument::Pack(arguments) => {
            arguments.iter_mut().for_each(|argument| for_each_pipe_of_argument(argument, visit))
        }
        TemplateArgument::Parameter(_) => {}
    }
}

fn plain_symbol() -> impl Strategy<Value = Symbol> {
    (select(&["f", "__spirv_ConvertFToS_Rint_sat", "S"][..]), prop::collection::vec(ty(), 0..6)).prop_map(
        |(name, mut parameters)| {
            renumber(&mut parameters.iter_mut().collect::<Vec<_>>());
            Symbol::new(name, parameters)
        },
    )
}

fn template_symbol() -> impl Strategy<Value = Symbol> {
    let result = prop_oneof![1 => Just(Type::Scalar(Scalar::Void)), 3 => ty()];
    let arguments = prop::collection::vec(argument(ty()), 0..3);
    (arguments, result, prop::collection::vec(ty(), 0..4)).prop_map(
        |(mut arguments, mut result, mut parameters)| {
            let mut order = Vec::new();
            let mut visit = |number: &mut u32| {
                let place = order.iter().position(|known| known == number);
                *number = place.unwrap_or_else(|| {
                    order.push(*number);
                    order.len() - 1
                }) as u32;
            };
            arguments.iter_mut().for_each(|argument| for_each_pipe_of_argument(argument, &mut visit));
            for_each_pipe(&mut result, &mut visit);
            parameters.iter_mut().for_each(|parameter| for_each_pipe(parameter, &mut visit));
            Symbol {
                template: Some(Box::new(TemplateInstance { arguments, result })),
                ..Symbol::new("f", parameters)
            }
        },
    )
}

fn symbol() -> impl Strategy<Value = Symbol> {
    prop_oneof![4 => plain_symbol(), 1 => template_symbol()]
}

/// Damages a name: each step replaces, removes, inserts or repeats something at some place.
fn damage(name: &str, steps: &[(Index, u8, Index)]) -> String {
    const LETTERS: &[u8] = b"_0123456789AFEIKLNPSTUVXDZvijcfrhtz\xc3";
    let mut bytes = name.as_bytes().to_vec();
    for (place, kind, letter) in steps {
        let place = place.index(bytes.len() + 1);
        let letter = LETTERS.get(letter.index(LETTERS.len())).copied().unwrap_or(b'i');
        match kind % 4 {
            0 => bytes.insert(place, letter),
            1 => drop(bytes.splice(place..bytes.len().min(place + 1), [letter])),
            2 => drop(bytes.drain(place..bytes.len().min(place + 2))),
            _ => bytes.extend_from_within(place..),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn damaged_name() -> impl Strategy<Value = String> {
    let steps = prop::collection::vec(any::<(Index, u8, Index)>(), 1..4);
    (symbol(), select(&FLAVOURS[..]), steps)
        .prop_map(|(symbol, flavour, steps)| damage(&mangle(&symbol, flavour), &steps))
}

/// What must hold for any text at all.
fn check_any_name(text: &str) -> Result<(), TestCaseError> {
    let start = Instant::now();
    if let Ok(symbol) = demangle(text) {
        prop_assert!(!symbol.to_string().is_empty());
        let resolved = symbol.resolved_parameters();
        let shape = format!("{symbol:?}");
        let is_dependent = ["Parameter(", "PackExpansion"].iter().any(|word| shape.contains(word));
        prop_assert!(
            is_dependent || resolved.as_ref() == Some(&symbol.parameters),
            "{} {:?}",
            text,
            resolved
        );
    }
    for flavour in FLAVOURS {
        if let Ok(symbol) = demangle_as(text, flavour) {
            let again = mangle(&symbol, flavour);
            if flavour != Flavour::Compat || !format!("{symbol:?}").contains("Array {") {
                let read = demangle_as(&again, flavour);
                prop_assert_eq!(read.as_ref(), Ok(&symbol), "{} becomes {}", text, again);
            }
        }
    }
    prop_assert!(start.elapsed() < Duration::from_secs(5), "{} takes {:?}", text, start.elapsed());
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: ProptestConfig::default().cases.max(1000), failure_persistence: None, rng_seed: proptest::test_runner::RngSeed::Fixed(7), ..ProptestConfig::default() })]

    #[test]
    fn mangled_symbols_demangle_to_themselves(symbol in symbol()) {
        for flavour in FLAVOURS {
            if flavour == Flavour::Compat && format!("{symbol:?}").contains("Array {") {
                continue;
            }
            let name = mangle(&symbol, flavour);
            let read = demangle_as(&name, flavour);
            prop_assert_eq!(read.as_ref(), Ok(&symbol), "{}", name);
            // Without a flavour the reading may be another one, but never one that writes another name.
            let read = demangle(&name);
            let is_exact = read.as_ref().is_ok_and(|read| FLAVOURS.iter().any(|flavour| mangle(read, *flavour) == name));
            prop_assert!(is_exact, "{}: {:?}", name, read);
        }
    }

    #[test]
    fn damaged_names_get_an_answer(name in damaged_name()) {
        check_any_name(&name)?;
    }

    #[test]
    fn any_text_gets_an_answer(text in "(_Z)?\\PC{0,40}") {
        check_any_name(&text)?;
    }

    #[test]
    fn any_text_of_codes_gets_an_answer(text in "_Z1f([PRONEIKVLJXzvifcST_0-9]|Dv|U3AS|DB|St|Dp|U7_Atomic){0,40}") {
        check_any_name(&text)?;
    }
}

#[test]
fn huge_names_get_an_answer_soon() -> Result<(), TestCaseError> {
    let many = 100_000;
    let distinct: String =
        (0..many).map(|number| format!("P{}a{number}", format!("a{number}").len())).collect();
    let references: String = (0..many).map(|number| if number % 2 == 0 { "PS_" } else { "S0_" }).collect();
    let texts = [
        "P".repeat(many),
        "1f".to_owned() + &"P".repeat(many) + "i",
        "1f".to_owned() + &"i".repeat(many),
        "1f".to_owned() + &distinct,
        "1f".to_owned() + "Pi" + &references,
        "1f".to_owned() + &"N".repeat(many),
        "1f".to_owned() + &"1aI".repeat(many),
        "1fN".to_owned() + &"1a".repeat(many),
        "1f".to_owned() + &"F".repeat(many),
        "1f".to_owned() + &"A1_".repeat(many),
        format!("{}{}PS_S0_", many, "x".repeat(many)),
        format!("1f{}{}{}", many, "x".repeat(many), "PS_".repeat(many)),
        "9".repeat(many),
        "1f".to_owned() + &"8ocl_pipe".repeat(many / 2),
    ];
    texts.iter().try_for_each(|text| check_any_name(&format!("_Z{text}")))
}
