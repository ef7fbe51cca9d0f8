//! Spec: SPV_AMD_gcn_shader, SPV_AMD_shader_ballot, SPV_AMD_shader_explicit_vertex_parameter, SPV_AMD_shader_trinary_minmax: the
//! instructions of the extended sets that these extensions define, each a call `__spirv_amd_<Name>`. Names and operands come from the
//! grammar; a row is found by its set and its number, since each set counts from 1.

use super::form::{CallForm, call};
use crate::spirv::grammar::ExtInstSet;

const PURE: CallForm = call().pure();
const UNSIGNED: CallForm = call().all_unsigned().pure();
/// Other invocations of the subgroup give the result.
const TOGETHER: CallForm = call().convergent().suffix().pure();

/// The rows, by set and number.
pub const ROWS: &[(ExtInstSet, &[(u32, CallForm)])] = &[
    (ExtInstSet::AmdGcnShader, &[(1, PURE), (2, PURE), (3, call().suffix())]),
    (ExtInstSet::AmdShaderBallot, &[(1, TOGETHER), (2, TOGETHER), (3, TOGETHER), (4, TOGETHER)]),
    (ExtInstSet::AmdShaderExplicitVertexParameter, &[(1, call().suffix().reads())]),
    (
        ExtInstSet::AmdShaderTrinaryMinmax,
        &[
            (1, PURE),
            (2, UNSIGNED),
            (3, PURE),
            (4, PURE),
            (5, UNSIGNED),
            (6, PURE),
            (7, PURE),
            (8, UNSIGNED),
            (9, PURE),
        ],
    ),
];

/// The form of an instruction's call; `None` for what is in none of these sets.
pub fn find(set: ExtInstSet, number: u32) -> Option<CallForm> {
    let (_, rows) = ROWS.iter().find(|(of, _)| *of == set)?;
    rows.iter().find(|(of, _)| *of == number).map(|(_, form)| *form)
}
