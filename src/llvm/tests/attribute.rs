use super::*;

#[test]
fn attributes_are_read() {
    let context = Context::new();
    let module = parse(
        &context,
        "declare range(i8 1, 5) i8 @g(ptr)\n\
         define void @f(ptr noalias captures(none) byval(i32) align 8 \"key\"=\"value\" %p) nounwind memory(none) {\n\
           %1 = call zeroext i8 @g(ptr nonnull %p) convergent\n  ret void\n}\n",
    );
    let (f, g) = (module.function("f").unwrap(), module.function("g").unwrap());
    let param = AttributePlace::Param(0);
    let names: Vec<_> = f.attributes(param).iter().map(|attribute| attribute.name()).collect();
    assert_eq!(names.len(), 5);
    for name in ["noalias", "captures", "byval", "align", "key"] {
        assert!(names.contains(&name), "{name} not in {names:?}");
    }
    assert_eq!(f.attribute(param, "noalias").unwrap().form(), AttributeForm::Enum);
    assert_eq!(f.attribute(param, "captures").unwrap().int(), Some(0));
    assert_eq!(f.attribute(param, "byval").unwrap().ty(), Some(context.i32_type()));
    assert_eq!(f.attribute(param, "align").unwrap().int(), Some(8));
    assert_eq!(f.string_attribute(param, "key").and_then(Attribute::string), Some(&b"value"[..]));
    assert_eq!(f.attribute(param, "align").unwrap().to_string(), "align 8");
    assert!(f.attribute(AttributePlace::Function, "nounwind").is_some());
    assert_eq!(f.attribute(AttributePlace::Function, "memory").unwrap().int(), Some(0));
    let range = g.attributes(AttributePlace::Return)[0];
    assert_eq!((range.name(), range.form()), ("range", AttributeForm::Range { bits: 8, lower: 1, upper: 5 }));
    let call = body(module, "f")[0];
    assert!(call.attribute(AttributePlace::Return, "zeroext").is_some());
    assert!(call.attribute(param, "nonnull").is_some());
    assert_eq!(call.attributes(AttributePlace::Function)[0].name(), "convergent");
    // Unknown position, name or value.
    assert!(f.attributes(AttributePlace::Param(1)).is_empty());
    assert!(f.attribute(AttributePlace::Param(u32::MAX), "noalias").is_none());
    assert!(f.attribute(param, "no_such_attribute").is_none());
    assert!(context.i32_type().null().unwrap().attributes(AttributePlace::Function).is_empty());
    assert!(body(module, "f")[1].attribute(AttributePlace::Return, "zeroext").is_none());
}

#[test]
fn attributes_are_made() {
    let context = Context::new();
    let module = context.create_module("m");
    let (function, builder) = function_with(&context, module, &[context.pointer_type(0).unwrap()]);
    let (param, int) = (AttributePlace::Param(0), context.i32_type());
    assert!(function.add_attribute(param, context.int_attribute("captures", 0).unwrap()));
    assert!(function.add_attribute(param, context.type_attribute("byval", int).unwrap()));
    assert!(function.add_attribute(AttributePlace::Function, context.enum_attribute("nounwind").unwrap()));
    assert!(function.add_attribute(AttributePlace::Function, context.string_attribute("k", "v")));
    assert!(!function.add_attribute(AttributePlace::Param(1), context.enum_attribute("noalias").unwrap()));
    assert!(context.enum_attribute("byval").is_none() && context.enum_attribute("nonsense").is_none());
    assert!(context.int_attribute("noalias", 1).is_none() && context.type_attribute("align", int).is_none());
    let call = builder.call_function(function, &[function.param(0).unwrap()]).unwrap();
    assert!(call.add_attribute(param, context.type_attribute("byval", int).unwrap()));
    let same = builder.call_function(function, &[function.param(0).unwrap()]).unwrap();
    assert!(same.set_call_attributes(call.call_attributes()));
    assert!(!function.set_call_attributes(call.call_attributes()));
    builder.ret(None).unwrap();
    let text = module.print_to_string();
    assert!(text.contains("define void @f(ptr byval(i32) captures(none) %0) #0"), "{text}");
    assert_eq!(text.matches("call void @f(ptr byval(i32) %0)").count(), 2, "{text}");
    // Values that are not calls have no attribute list.
    assert!(same.set_call_attributes(function.call_attributes()));
    assert!(module.print_to_string().contains("call void @f(ptr %0)"));
    assert!(text.contains("attributes #0 = { nounwind \"k\"=\"v\" }"), "{text}");
    assert_eq!(module.verify(), Ok(()));
}
