//! The `!kernel_arg_*` metadata that OpenCL runtimes read from kernels.

use super::context::Reader;
use super::type_declaration::TypeKind;
use crate::environment::Environment;
use crate::error::{Error, Result};
use crate::llvm::{AttributePlace, Metadata, TypeKind as LlvmKind, Value, calling_convention};
use crate::spirv::{Id, Instruction, op};
use crate::table::function::QUALIFIERS;
use crate::table::metadata as names;
use crate::table::opaque;
use rspirv::spirv::{Decoration, FunctionParameterAttribute as Attribute};

/// Maximum depth of pointers in a type's name.
const MOST_POINTERS: u32 = 16;

/// Maximum number of parameters in the name of a function pointer type.
const MOST_PARAMETERS: usize = 64;

/// The context of a type's name. Function types inside function types are not spelled, since names could grow
/// without bound.
#[derive(Clone, Copy, Default)]
struct Nesting {
    pointers: u32,
    in_function: bool,
}

impl Nesting {
    fn pointer(self) -> Self {
        Self { pointers: self.pointers + 1, ..self }
    }

    fn function(self) -> Self {
        Self { in_function: true, ..self }
    }
}

/// The nodes of one kernel, with a string or number for each parameter.
#[derive(Default)]
struct Lists<'c> {
    spaces: Vec<Option<Metadata<'c>>>,
    access: Vec<Option<Metadata<'c>>>,
    types: Vec<Option<Metadata<'c>>>,
    qualifiers: Vec<Option<Metadata<'c>>>,
}

impl<'c, 'm> Reader<'c, 'm> {
    /// Attaches the metadata to every kernel.
    ///
    /// # Errors
    /// Parameters without a type.
    pub(super) fn kernel_metadata(&mut self) -> Result<()> {
        if self.model.environment != Environment::OpenCl {
            return Ok(());
        }
        let mut heads: Vec<_> =
            self.callables.entry_points.keys().filter_map(|id| self.spirv.definition(*id)).collect();
        heads.sort_by_key(|head| head.number());
        for head in heads {
            let Some(id) = head.result_id().filter(|_| head.opcode() == op::Function) else { continue };
            let function = self.value(id)?;
            if function.calling_convention() == Some(calling_convention::SPIR_KERNEL) {
                self.one_kernel(head, function).map_err(|error| self.place(head, error))?;
            }
        }
        Ok(())
    }

    fn one_kernel(&mut self, head: Instruction<'m>, function: Value<'c>) -> Result<()> {
        let mut lists = Lists::default();
        for (position, parameter) in (0u32..).zip(self.spirv.parameters(head)) {
            let (Some(id), Some(ty)) = (parameter.result_id(), parameter.result_type()) else { continue };
            let by_value = function.attribute(AttributePlace::Param(position), "byval").is_some();
            let space = self.argument_space(ty)?;
            lists.spaces.push(Some(self.u32_metadata(space)));
            lists.access.push(Some(self.llvm.md_string(self.access_qualifier(ty)?)));
            let name = self.argument_type(id, ty, by_value)?;
            lists.types.push(Some(self.llvm.md_string(&name)));
            lists.qualifiers.push(Some(self.llvm.md_string(&self.type_qualifier(id, ty)?)));
        }
        let kinds = [
            (names::ARGUMENT_SPACE, &lists.spaces),
            (names::ARGUMENT_ACCESS, &lists.access),
            (names::ARGUMENT_TYPE, &lists.types),
            (names::ARGUMENT_QUALIFIER, &lists.qualifiers),
            (names::ARGUMENT_BASE_TYPE, &lists.types),
        ];
        for (kind, list) in kinds {
            function.set_metadata(self.llvm.md_kind(kind), Some(self.llvm.md_node(list)));
        }
        Ok(())
    }

    fn argument_space(&self, ty: Id) -> Result<u32> {
        let info = self.type_info(ty)?;
        Ok(match info.kind {
            TypeKind::Pointer(class, _) => self.space_of_class(class).unwrap_or(0),
            TypeKind::Opaque => {
                let row = info.llvm.target_name().and_then(opaque::by_target);
                u32::from(row.is_some_and(|row| matches!(row.op, op::TypeImage | op::TypePipe)))
            }
            _ => 0,
        })
    }

    fn access_qualifier(&self, ty: Id) -> Result<&'static str> {
        let llvm = self.ty(ty)?;
        let row = llvm.target_name().and_then(opaque::by_target);
        let row = row.filter(|row| matches!(row.op, op::TypeImage | op::TypePipe));
        let Some(number) = row.and_then(|row| row.access_qualifier(&llvm.target_ints())) else {
            return Ok("none");
        };
        let qualifier = usize::try_from(number).ok().and_then(|number| opaque::ACCESS_QUALIFIERS.get(number));
        qualifier.copied().ok_or_else(|| Error::malformed(format!("{number} is no access qualifier")))
    }

    fn type_qualifier(&self, id: Id, ty: Id) -> Result<String> {
        let is_pipe = self.ty(ty)?.target_name() == Some("spirv.Pipe");
        let is_said = |decoration: Decoration, literals: &[u32]| {
            self.annotations.of(id).any(|d| d.is(decoration) && d.operands == literals)
        };
        let said = QUALIFIERS.iter().filter(|(_, decoration, literals)| is_said(*decoration, literals));
        let mut words: Vec<_> = said.map(|(word, ..)| *word).collect();
        if is_pipe {
            words.push("pipe");
        }
        Ok(words.join(" "))
    }

    fn argument_type(&self, id: Id, ty: Id, by_value: bool) -> Result<String> {
        let zero_extended = self.annotations.of(id).any(|d| {
            d.is(Decoration::FuncParamAttr) && d.operands.first() == Some(&(Attribute::Zext as u32))
        });
        match self.type_info(ty)?.kind {
            TypeKind::Pointer(_, Some(pointee)) if by_value => {
                self.type_name(pointee, zero_extended, Nesting::default())
            }
            _ => self.type_name(ty, zero_extended, Nesting::default()),
        }
    }

    /// The name of a type in OpenCL C.
    fn type_name(&self, ty: Id, unsigned: bool, nesting: Nesting) -> Result<String> {
        let info = self.type_info(ty)?;
        let llvm = info.llvm;
        Ok(match &info.kind {
            TypeKind::Pointer(_, Some(pointee)) if nesting.pointers < MOST_POINTERS => {
                let name = self.type_name(*pointee, unsigned, nesting.pointer())?;
                let is_function = matches!(self.type_info(*pointee)?.kind, TypeKind::Function(..));
                // The name of a function type is already that of a pointer to it.
                if is_function { name } else { format!("{name}*") }
            }
            TypeKind::Pointer(..) => "int*".to_owned(),
            TypeKind::Vector(element) => {
                format!("{}{}", self.type_name(*element, unsigned, nesting)?, llvm.lanes())
            }
            TypeKind::Array(_) => "array".to_owned(),
            TypeKind::Function(result, parameters)
                if !nesting.in_function && parameters.len() <= MOST_PARAMETERS =>
            {
                let name = |ty: &Id| self.type_name(*ty, unsigned, nesting.function());
                let names = parameters.iter().map(name).collect::<Result<Vec<_>>>()?;
                format!("{} (*)({})", name(result)?, names.join(","))
            }
            TypeKind::Function(..) => "void (*)()".to_owned(),
            TypeKind::Struct(_) => {
                let name = llvm.struct_name().unwrap_or_default().into_owned();
                match (name.strip_prefix("struct."), name.strip_prefix("union.")) {
                    (Some(rest), _) => format!("struct {rest}"),
                    (_, Some(rest)) => format!("union {rest}"),
                    // The name of an unnamed structure is generated, so it is not used.
                    _ if self.annotations.name(ty).is_none_or(|name| name.is_empty()) => String::new(),
                    _ => name,
                }
            }
            TypeKind::Opaque => opaque_type_name(llvm),
            TypeKind::Plain => match (llvm.kind(), llvm.int_bits()) {
                (LlvmKind::Integer, Some(bits)) if !matches!(bits, 1 | 8 | 16 | 32 | 64) => {
                    format!("{}int{bits}_t", if unsigned { "u" } else { "" })
                }
                _ => super::symbol::scalar(llvm, unsigned)
                    .map_or("void", mangling::Scalar::spelling)
                    .to_owned(),
            },
        })
    }
}

fn opaque_type_name(ty: crate::llvm::Type<'_>) -> String {
    let Some(row) = ty.target_name().and_then(opaque::by_target) else {
        return ty.struct_name().unwrap_or_default().into_owned();
    };
    match row.op {
        op::TypeImage => {
            let numbers = ty.target_ints();
            let dimensions = numbers.get(..4).unwrap_or_default();
            opaque::image_name(dimensions).map_or_else(|| "image".to_owned(), |name| format!("{name}_t"))
        }
        other => opaque::argument_name(other).unwrap_or(row.target).to_owned(),
    }
}
