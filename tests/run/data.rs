//! Contents of arguments and buffers: as text, in files, compared.

use crate::run_program::data::{Data, Kind};
use crate::run_program::npy;
use crate::run_program::verdict::compare;

fn shown(text: &str) -> String {
    match Data::parse(text, Kind::parse("int")) {
        Ok(data) => format!("{} {:?}: {}", data.kind, data.shape, data.shown(9)),
        Err(error) => error.to_string(),
    }
}

#[apply(case)]
fn texts_describe_elements() {
    for (text, expected) in [
        ("7", "i32 [1]: 7"),
        ("-1,2,3", "i32 [3]: -1 2 3"),
        ("u8[3]", "u8 [3]: 0 0 0"),
        ("f32[2,2]=1.5", "f32 [2, 2]: 1.5 1.5 1.5 1.5"),
        ("f16:0.5,-inf", "f16 [2]: 0.5 -inf"),
        ("f32x3[1]=1,2,3", "f32x3 [1]: 1 2 3"),
        ("[4]=3..", "i32 [4]: 3 4 5 6"),
        ("2..5", "i32 [3]: 2 3 4"),
        ("u64:0xffffffffffffffff", "u64 [1]: 18446744073709551615"),
        ("uchar:255", "u8 [1]: 255"),
        ("float4[1]=0..", "f32x4 [1]: 0 1 2 3"),
    ] {
        assert_eq!(shown(text), expected, "{text}");
    }
    assert_eq!(Data::parse("f32x3[2]=1", None).unwrap().bytes.len(), 32);
}

#[apply(case)]
fn what_is_wrong_is_told() {
    for (text, part) in [
        ("u8:256", "'256' is no number of type u8"),
        ("1,2,x", "'x' is no number of type i32"),
        ("[3]=1,2", "2 numbers are given, 3 are needed"),
        ("[3]=0..2", "has 2 numbers, 3 are needed"),
        ("[3=1", "']' is missing"),
        ("random", "need a count"),
        ("f32x4:1,2", "2 numbers are no elements of type f32x4"),
        ("@no.npy", "cannot read 'no.npy'"),
    ] {
        assert!(shown(text).contains(part), "{text}: {}", shown(text));
    }
}

#[apply(case)]
fn random_numbers_are_the_same_and_within_bounds() {
    let numbers = Data::parse("i32[100]=random:7:-3..4", None).unwrap();
    assert_eq!(numbers, Data::parse("i32[100]=random:7:-3..4", None).unwrap());
    assert_ne!(numbers, Data::parse("i32[100]=random:8:-3..4", None).unwrap());
    let values: Vec<f64> = numbers.patterns().iter().map(|one| numbers.kind.value(*one)).collect();
    assert!((-3..4).all(|wanted| values.contains(&f64::from(wanted))), "{values:?}");
    assert!(values.iter().all(|value| (-3.0..4.0).contains(value)));
}

#[apply(case)]
fn what_is_written_is_read() {
    for text in ["f32[2,3]=0..", "u8[5]=200..", "f16[1]=0.5", "i64:-1", "f64[0]"] {
        let data = Data::parse(text, None).unwrap();
        let file = npy::write(&data);
        assert_eq!(npy::parse(&file).unwrap(), data, "{text}");
        assert!(file.iter().position(|byte| *byte == b'\n').is_some_and(|end| (end + 1).is_multiple_of(64)));
    }
}

#[apply(case)]
fn bytes_in_the_other_order_are_turned() {
    let mut file = npy::MAGIC.to_vec();
    let header = "{'descr': '>i2', 'fortran_order': False, 'shape': (2,), }\n";
    file.extend([1, 0, header.len() as u8, 0]);
    file.extend(header.bytes());
    file.extend([1, 2, 0xff, 0xfe]);
    assert_eq!(npy::parse(&file).unwrap().shown(2), "258 -2");
    file.pop();
    assert!(npy::parse(&file).is_none(), "a number is missing");
}

#[apply(case)]
fn numbers_are_compared_within_the_tolerance() {
    let data = |text: &str| Data::parse(text, None).unwrap();
    let found = data("f32:1,100,nan,inf");
    let differences =
        |wanted: &str, tolerance| compare("x", (&found, "expected"), &data(wanted), tolerance).unwrap().len();
    assert_eq!(differences("f32:1,100,nan,inf", 0.0), 0);
    assert_eq!(differences("f32:1.001,100.1,nan,inf", 0.0), 2);
    assert_eq!(differences("f32:1.001,100.1,nan,inf", 0.01), 0);
    assert_eq!(differences("f32:1,100,0,-inf", 0.01), 2);
    assert!(compare("x", (&found, "expected"), &data("f32:1"), 0.0).is_err());
    assert!(compare("x", (&found, "expected"), &data("i32:1,2,3,4"), 0.0).is_err());
    // Zeros of either sign are equal within a tolerance only.
    assert_eq!(
        compare("x", (&data("f32:0"), "expected"), &data("f32:-0"), 0.0).unwrap(),
        ["x[0] is 0, expected -0"]
    );
}
