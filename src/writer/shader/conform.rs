//! Operands of calls as their instructions take them. SPIR-V knows more of types than LLVM: the sign of integers, and which arrays of columns
//! are matrices. Where an optimizer has dropped the metadata that tells it, the instruction does.

use super::super::context::Writer;
use super::super::emit::TypeShape;
use crate::error::Result;
use crate::llvm::{Type, Value};
use crate::spirv::{Id, Opcode, op};
use crate::table::core_signature;
use crate::table::ext_inst_signature::{Constraint, ExtSignature, Pointee};

/// Instructions whose operands, and results, are matrices wherever they are arrays of columns.
const OF_MATRICES: &[Opcode] = &[
    op::MatrixTimesScalar,
    op::VectorTimesMatrix,
    op::MatrixTimesVector,
    op::MatrixTimesMatrix,
    op::Transpose,
    op::OuterProduct,
];

/// Operands that are integers without a sign, by their places.
const UNSIGNED: &[(Opcode, &[usize])] = &[
    (op::GroupNonUniformBroadcast, &[2]),
    (op::GroupNonUniformShuffle, &[2]),
    (op::GroupNonUniformShuffleXor, &[2]),
    (op::GroupNonUniformShuffleUp, &[2]),
    (op::GroupNonUniformShuffleDown, &[2]),
    (op::GroupNonUniformRotateKHR, &[2]),
    (op::GroupNonUniformQuadBroadcast, &[2]),
    (op::GroupNonUniformInverseBallot, &[1]),
    (op::GroupNonUniformBallotBitExtract, &[1, 2]),
    (op::GroupNonUniformBallotBitCount, &[2]),
    (op::GroupNonUniformBallotFindLSB, &[1]),
    (op::GroupNonUniformBallotFindMSB, &[1]),
    (op::TraceRayKHR, &[1, 2, 3, 4, 5]),
    (op::TraceNV, &[1, 2, 3, 4, 5]),
    (op::TraceMotionNV, &[1, 2, 3, 4, 5]),
    (op::TraceRayMotionNV, &[1, 2, 3, 4, 5]),
    (op::ExecuteCallableKHR, &[0]),
    (op::ExecuteCallableNV, &[0]),
    (op::ReportIntersectionKHR, &[1]),
    (op::RayQueryInitializeKHR, &[2, 3]),
    (op::EmitMeshTasksEXT, &[0, 1, 2]),
    (op::SetMeshOutputsEXT, &[0, 1]),
];

impl<'c> Writer<'c, '_> {
    /// Converts the operands of a call, which are the words of its instruction, and gives the type of its result where LLVM's does not
    /// tell it.
    ///
    /// # Errors
    /// Operands of other widths than the instruction takes.
    pub(in crate::writer) fn conform(
        &mut self,
        call: Value<'c>,
        opcode: Opcode,
        words: &mut [u32],
    ) -> Result<Option<Id>> {
        if !self.is_shader() {
            return Ok(None);
        }
        if OF_MATRICES.contains(&opcode) {
            for word in words.iter_mut() {
                *word = self.as_matrix(Id(*word))?.0;
            }
            return self.matrix_result(call);
        }
        if let (op::ImageWrite, [image, _, texel, ..]) = (opcode, &mut *words) {
            *texel = self.as_texel(Id(*image), Id(*texel))?.0;
        }
        let unsigned = UNSIGNED.iter().find(|(of, _)| *of == opcode).map_or(&[][..], |(_, places)| places);
        for place in unsigned {
            if let Some(word) = words.get_mut(*place) {
                *word = self.as_unsigned(Id(*word))?.0;
            }
        }
        let Some(signature) = core_signature::of(opcode) else { return Ok(None) };
        let result = match (signature.operands.first(), words.first()) {
            (Some(Constraint::Pointer(Pointee::Result, _)), Some(pointer)) => {
                self.pointee_type(self.type_of_id(Id(*pointer))?)
            }
            _ => None,
        };
        self.conform_to(call, signature, result, words)?;
        Ok(result)
    }

    /// The same for an instruction of GLSL.std.450, whose operands these words are.
    ///
    /// # Errors
    /// As [`Writer::conform`].
    pub(super) fn conform_glsl(
        &mut self,
        call: Value<'c>,
        signature: &ExtSignature,
        words: &mut [u32],
    ) -> Result<Option<Id>> {
        let of_matrices =
            signature.result == Constraint::Matrix || signature.operands.contains(&Constraint::Matrix);
        if !of_matrices {
            return Ok(None);
        }
        for word in words.iter_mut() {
            *word = self.as_matrix(Id(*word))?.0;
        }
        self.matrix_result(call)
    }

    /// Integers as integers without a sign.
    fn as_unsigned(&mut self, id: Id) -> Result<Id> {
        let wanted = match self.shape(self.type_of_id(id)?) {
            TypeShape::Int { bits } => self.declare(op::TypeInt, &[bits, 0])?,
            TypeShape::Vector { element, lanes } => match self.shape(element) {
                TypeShape::Int { bits } => {
                    let lane = self.declare(op::TypeInt, &[bits, 0])?;
                    self.declare(op::TypeVector, &[lane.0, lanes])?
                }
                _ => return Ok(id),
            },
            _ => return Ok(id),
        };
        self.converted(id, wanted)
    }

    fn conform_to(
        &mut self,
        call: Value<'c>,
        signature: &ExtSignature,
        result: Option<Id>,
        words: &mut [u32],
    ) -> Result<()> {
        for (word, constraint) in words.iter_mut().zip(signature.operands) {
            if *constraint != Constraint::Result {
                continue;
            }
            let wanted = match result {
                Some(ty) => ty,
                None if call.ty().is_void() => continue,
                None => self.type_of_value(call)?,
            };
            let own = self.type_of_id(Id(*word))?;
            let numbers = (self.width_of_numbers(own), self.width_of_numbers(wanted));
            if own != wanted && numbers.0.is_some() && numbers.0 == numbers.1 {
                *word = self.converted(Id(*word), wanted)?.0;
            }
        }
        Ok(())
    }

    /// A texel of numbers of the type that an image has.
    fn as_texel(&mut self, image: Id, texel: Id) -> Result<Id> {
        let (ty, own) = (self.type_of_id(image)?, self.type_of_id(texel)?);
        let Some((op::TypeImage, words)) = self.types.declarations.get(&ty) else { return Ok(texel) };
        let Some(sampled) = words.first().copied() else { return Ok(texel) };
        let wanted = match self.shape(own) {
            TypeShape::Vector { lanes, .. } => self.declare(op::TypeVector, &[sampled, lanes])?,
            _ => Id(sampled),
        };
        let widths = (self.width_of_numbers(own), self.width_of_numbers(wanted));
        if widths.0.is_some() && widths.0 == widths.1 { self.converted(texel, wanted) } else { Ok(texel) }
    }

    /// An array of columns as a matrix; other values as they are.
    fn as_matrix(&mut self, id: Id) -> Result<Id> {
        let own = self.type_of_id(id)?;
        let Some((op::TypeArray, words)) = self.types.declarations.get(&own) else { return Ok(id) };
        let [column, length] = words[..] else { return Ok(id) };
        let is_column = matches!(self.shape(Id(column)), TypeShape::Vector { .. });
        let length = self.constants.bits.get(&Id(length)).and_then(|length| u32::try_from(*length).ok());
        match length.filter(|_| is_column) {
            Some(length) => {
                let matrix = self.declare(op::TypeMatrix, &[column, length])?;
                self.converted(id, matrix)
            }
            None => Ok(id),
        }
    }

    /// The type of a call whose result is a matrix if it is an array of columns.
    pub(super) fn matrix_result(&mut self, call: Value<'c>) -> Result<Option<Id>> {
        let Some(column) = call.ty().element().filter(|column| call.ty().is_array() && column.is_vector())
        else {
            return Ok(None);
        };
        let columns = call.ty().length().and_then(|length| u32::try_from(length).ok());
        match columns.filter(|columns| (2..=4).contains(columns)) {
            Some(columns) => {
                let column = self.type_id(column, None)?;
                self.declare(op::TypeMatrix, &[column.0, columns]).map(Some)
            }
            None => Ok(None),
        }
    }

    /// Whether the result of an instruction is a matrix if it is an array of columns.
    pub(super) fn gives_matrix(&self, opcode: Opcode, ty: Type<'c>) -> bool {
        OF_MATRICES.contains(&opcode) && ty.is_array()
    }
}
