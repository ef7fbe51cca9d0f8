//! Descriptions of devices: TOML files, or those in `validate/devices/`.

use super::usage;
use anyhow::Context as _;
use spirv_llvm_translate::internal::spirv::grammar::{self, OperandKind};
use spirv_llvm_translate::internal::validate::device::{Device, FLOAT_CONTROLS};
use spirv_llvm_translate::internal::validate::environment::{self, Environment};
use toml::{Table, Value};

/// The minimum requirements of specifications, by name.
const KNOWN: &[(&str, &str)] = &[
    ("level-zero", include_str!("../validate/devices/level-zero.toml")),
    ("opencl3.0", include_str!("../validate/devices/opencl3.0.toml")),
    ("vulkan1.0", include_str!("../validate/devices/vulkan1.0.toml")),
];

/// The device described by a file or a known name, and its environment if it has one.
///
/// # Errors
/// A file that cannot be read, or that does not describe a device.
pub fn load(name: &str) -> anyhow::Result<(Device, Option<&'static Environment>)> {
    let known = KNOWN.iter().find(|(known, _)| *known == name).map(|(_, text)| (*text).to_owned());
    let text = match known {
        Some(text) => text,
        None => std::fs::read_to_string(name).with_context(|| {
            let names: Vec<_> = KNOWN.iter().map(|(name, _)| *name).collect();
            format!("{name} is neither a file that can be read nor one of {}", names.join(", "))
        })?,
    };
    parse(&text).map_err(|error| usage(format!("{name}: {error:#}")))
}

fn parse(text: &str) -> anyhow::Result<(Device, Option<&'static Environment>)> {
    let mut table: Table = text.parse()?;
    let mut device = Device { name: "the device".to_owned(), ..Device::default() };
    let mut environment = None;
    for (key, value) in std::mem::take(&mut table) {
        match key.as_str() {
            "name" => device.name = string(&value, &key)?.to_owned(),
            "environment" => {
                let name = string(&value, &key)?;
                let found = environment::by_name(name);
                environment = Some(found.with_context(|| format!("there is no environment {name}"))?);
            }
            "version" => device.newest = Some(version(string(&value, &key)?)?),
            "capabilities" => device.capabilities = Some(enumerants(&value, &key, OperandKind::Capability)?),
            "extensions" => {
                let names = strings(&value, &key)?;
                device.extensions = Some(names.into_iter().map(str::to_owned).collect());
            }
            "workgroup" => workgroup(&mut device, &value)?,
            "subgroup_sizes" => device.subgroup_sizes = Some(numbers(&value, &key)?),
            "float_controls" => device.float_controls = Some(float_controls(&value)?),
            other => anyhow::bail!("there is no key {other}"),
        }
    }
    Ok((device, environment))
}

fn workgroup(device: &mut Device, value: &Value) -> anyhow::Result<()> {
    for (key, value) in value.as_table().context("workgroup is no table")? {
        match key.as_str() {
            "invocations" => device.workgroup_invocations = Some(number(value, key)?),
            "memory" => device.workgroup_memory = Some(number(value, key)?),
            "size" => {
                let sizes: Vec<u64> = numbers(value, key)?.into_iter().map(u64::from).collect();
                let sizes = <[u64; 3]>::try_from(sizes);
                device.workgroup_size = Some(sizes.ok().context("size is not a list of three numbers")?);
            }
            other => anyhow::bail!("there is no key workgroup.{other}"),
        }
    }
    Ok(())
}

fn float_controls(value: &Value) -> anyhow::Result<Vec<(u32, Vec<u32>)>> {
    let table = value.as_table().context("float_controls is no table")?;
    let of = |(key, value): (&String, &Value)| {
        let mode = FLOAT_CONTROLS.iter().find(|mode| format!("{mode:?}") == *key);
        let mode = mode.with_context(|| format!("there is no mode {key} of floating-point arithmetic"))?;
        Ok((*mode as u32, numbers(value, key)?))
    };
    table.iter().map(of).collect()
}

fn version(text: &str) -> anyhow::Result<(u8, u8)> {
    let parts =
        text.split_once('.').and_then(|(major, minor)| Some((major.parse().ok()?, minor.parse().ok()?)));
    parts.with_context(|| format!("{text} is no version"))
}

fn string<'v>(value: &'v Value, key: &str) -> anyhow::Result<&'v str> {
    value.as_str().with_context(|| format!("{key} is no string"))
}

fn strings<'v>(value: &'v Value, key: &str) -> anyhow::Result<Vec<&'v str>> {
    let list = value.as_array().with_context(|| format!("{key} is no list"))?;
    list.iter().map(|value| string(value, key)).collect()
}

fn number(value: &Value, key: &str) -> anyhow::Result<u64> {
    let number = value.as_integer().and_then(|number| u64::try_from(number).ok());
    number.with_context(|| format!("{key} is no number"))
}

fn numbers(value: &Value, key: &str) -> anyhow::Result<Vec<u32>> {
    let list = value.as_array().with_context(|| format!("{key} is no list"))?;
    let of = |value: &Value| {
        u32::try_from(number(value, key)?).with_context(|| format!("{key} has a number that is too large"))
    };
    list.iter().map(of).collect()
}

/// The numbers of enumerants listed by name.
fn enumerants(value: &Value, key: &str, kind: OperandKind) -> anyhow::Result<Vec<u32>> {
    let number = |name: &str| {
        let found = grammar::enumerant_by_name(kind, name.as_bytes());
        found.map(|found| found.value).with_context(|| format!("there is no {kind:?} {name}"))
    };
    strings(value, key)?.into_iter().map(number).collect()
}
