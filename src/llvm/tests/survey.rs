//! The survey of a module.

use super::*;

const MODULE: &str = r#"
@held = global [2 x i7] zeroinitializer
define <2 x float> @f(ptr %p, i16 %n) {
  %slot = alloca i24
  %at = getelementptr { i9, i8 }, ptr %p, i32 0, i32 1
  %read = load atomic i32, ptr %p seq_cst, align 4, !mark !0
  %plain = load i8, ptr %at
  %wide = zext i8 %plain to i48
  %old = atomicrmw add ptr %p, i32 1 monotonic
  fence seq_cst
  %bits = bitcast <8 x i1> splat (i1 true) to i8
  ret <2 x float> zeroinitializer
}
!0 = !{}
"#;

#[test]
fn a_survey_lists_what_functions_contain() {
    let context = Context::new();
    let module = parse(&context, MODULE);
    let survey = module.survey(context.md_kind("mark"));
    let types: Vec<String> = survey.types.iter().map(ToString::to_string).collect();
    let expected = [
        "[2 x i7]",
        "<2 x float>",
        "ptr",
        "i16",
        "i24",
        "{ i9, i8 }",
        "i8",
        "i48",
        "i32",
        "<8 x i1>",
        "void",
    ];
    for ty in expected {
        assert_eq!(types.iter().filter(|known| *known == ty).count(), 1, "{ty} in {types:?}");
    }
    let names = |values: &[Value<'_>]| values.iter().map(|v| v.name().into_owned()).collect::<Vec<_>>();
    assert_eq!(names(&survey.atomic), ["read", "old"]);
    assert_eq!(names(&survey.attached), ["read"]);
    assert!(survey.casts_booleans);
}

#[test]
fn casts_of_other_numbers_are_no_casts_of_booleans() {
    let context = Context::new();
    let text = "define float @f(i32 %n) {\n %x = bitcast i32 %n to float\n ret float %x\n}\n";
    let survey = parse(&context, text).survey(MdKind::DBG);
    assert!(!survey.casts_booleans && survey.atomic.is_empty() && survey.attached.is_empty());
}
