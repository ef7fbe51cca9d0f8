use super::*;

#[test]
fn locations_are_made_and_read() {
    let context = Context::new();
    let module = context.create_module("m");
    let version = context.md_i32(3);
    module.add_flag(ModuleFlagBehavior::Warning, "Debug Info Version", version);
    assert_eq!(module.flag("Debug Info Version"), Some(version));
    assert_eq!(module.flag("none"), None);
    let (function, builder) = function_with(&context, module, &[]);
    let file = context.debug_file("k.cl", "/src");
    assert_eq!(file, context.debug_file("k.cl", "/src"));
    let about = CompileUnit { language: 12, producer: "test", optimized: false, emission: 2 };
    let unit = module.add_debug_compile_unit(file, about).unwrap();
    assert!(module.add_debug_compile_unit(version, about).is_none(), "no file");
    let about = Subprogram { name: "f", linkage_name: "", line: 3, local: false, optimized: false };
    let subprogram = context.debug_subprogram(file, file, unit, about).unwrap();
    assert!(context.debug_subprogram(file, unit, unit, about).is_none(), "no file");
    assert!(function.set_subprogram(subprogram) && !function.set_subprogram(file));
    assert_eq!(function.subprogram(), Some(subprogram));
    let location = context.debug_location(5, 9, subprogram).unwrap();
    assert!(context.debug_location(5, 9, file).is_none(), "no local scope");
    assert!(builder.set_debug_location(Some(location)) && !builder.set_debug_location(Some(file)));
    let ret = builder.ret(None).unwrap();
    assert!(builder.set_debug_location(None));
    assert_eq!(module.verify(), Ok(()));

    let text = module.print_to_string();
    let again = context.parse(text.as_bytes(), "again.ll").unwrap();
    assert!(context.take_diagnostics().is_empty());
    for instruction in [ret, body(again, "f")[0]] {
        let location = instruction.debug_location().unwrap();
        assert_eq!((location.kind(), location.location_place()), (MetadataKind::Debug, Some((5, 9))));
        let file = location.debug_file().unwrap();
        assert_eq!(
            (file.file_name().unwrap(), file.file_directory().unwrap()),
            ("k.cl".into(), "/src".into())
        );
        let subprogram = location.location_scope().unwrap();
        assert_eq!(location.debug_subprogram(), Some(subprogram));
        assert_eq!(
            (subprogram.subprogram_name().unwrap(), subprogram.subprogram_linkage_name()),
            ("f".into(), None)
        );
        assert_eq!(location.debug_unit().and_then(Metadata::unit_producer).unwrap(), "test");
        assert_eq!(
            (subprogram.location_place(), file.location_scope(), file.unit_producer()),
            (None, None, None)
        );
    }
    assert!(ret.all_metadata().iter().any(|(kind, _)| *kind == MdKind::DBG));
    assert_eq!((function.debug_location(), version.debug_file()), (None, None));
}
