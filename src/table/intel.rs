//! Instructions of Intel extensions that are represented as calls: integer functions, two-dimensional block accesses, subgroup
//! matrices, image handles, predicated accesses, blocking pipes.

use super::Form;
use super::form::{CallForm, Row, call, row};
use crate::spirv::op;

const GROUP: CallForm = call().convergent();

/// Rows of these extensions.
pub const ROWS: &[Row] = &[
    // SPV_INTEL_shader_integer_functions2
    row(op::UCountLeadingZerosINTEL, Form::Call(call().all_unsigned().pure())),
    row(op::UCountTrailingZerosINTEL, Form::Call(call().all_unsigned().pure())),
    row(op::AbsISubINTEL, Form::Call(call().pure())),
    row(op::AbsUSubINTEL, Form::Call(call().all_unsigned().pure())),
    row(op::IAddSatINTEL, Form::Call(call().pure())),
    row(op::UAddSatINTEL, Form::Call(call().all_unsigned().pure())),
    row(op::IAverageINTEL, Form::Call(call().pure())),
    row(op::UAverageINTEL, Form::Call(call().all_unsigned().pure())),
    row(op::IAverageRoundedINTEL, Form::Call(call().pure())),
    row(op::UAverageRoundedINTEL, Form::Call(call().all_unsigned().pure())),
    row(op::ISubSatINTEL, Form::Call(call().pure())),
    row(op::USubSatINTEL, Form::Call(call().all_unsigned().pure())),
    row(op::IMul32x16INTEL, Form::Call(call().pure())),
    row(op::UMul32x16INTEL, Form::Call(call().all_unsigned().pure())),
    // SPV_INTEL_ternary_bitwise_function
    row(op::BitwiseFunctionINTEL, Form::Call(call().pure())),
    // SPV_INTEL_tensor_float32_conversion
    row(op::RoundFToTF32INTEL, Form::Call(call().pure())),
    // SPV_INTEL_subgroup_buffer_prefetch
    row(op::SubgroupBlockPrefetchINTEL, Form::Call(GROUP.unsigned(&[0, 1, 2]).constant(&[0]))),
    // SPV_INTEL_2d_block_io
    row(op::Subgroup2DBlockLoadINTEL, Form::Call(GROUP)),
    row(op::Subgroup2DBlockLoadTransformINTEL, Form::Call(GROUP)),
    row(op::Subgroup2DBlockLoadTransposeINTEL, Form::Call(GROUP)),
    row(op::Subgroup2DBlockPrefetchINTEL, Form::Call(GROUP)),
    row(op::Subgroup2DBlockStoreINTEL, Form::Call(GROUP)),
    // SPV_INTEL_subgroup_matrix_multiply_accumulate
    row(op::SubgroupMatrixMultiplyAccumulateINTEL, Form::Call(GROUP)),
    // SPV_INTEL_subgroup_scaled_matrix_multiply_accumulate
    row(op::SubgroupScaledMatrixMultiplyAccumulateINTEL, Form::Call(GROUP)),
    // SPV_INTEL_sigmoid
    row(op::FSigmoidINTEL, Form::Call(call().pure())),
    // SPV_INTEL_fp_conversions
    row(op::StochasticRoundFToFINTEL, Form::Call(call().suffix())),
    row(op::ClampConvertFToFINTEL, Form::Call(call().suffix())),
    row(op::ClampConvertFToSINTEL, Form::Call(call().suffix())),
    row(op::ClampStochasticRoundFToFINTEL, Form::Call(call().suffix())),
    row(op::ClampStochasticRoundFToSINTEL, Form::Call(call().suffix())),
    // SPV_INTEL_bindless_images
    row(op::ConvertHandleToImageINTEL, Form::Call(call().unsigned(&[0]).suffix().pure())),
    row(op::ConvertHandleToSamplerINTEL, Form::Call(call().unsigned(&[0]).pure())),
    row(op::ConvertHandleToSampledImageINTEL, Form::Call(call().unsigned(&[0]).suffix().pure())),
    // SPV_INTEL_predicated_io
    row(op::PredicatedLoadINTEL, Form::Call(call())),
    row(op::PredicatedStoreINTEL, Form::Call(call())),
    // SPV_ALTERA_blocking_pipes
    row(op::ReadPipeBlockingALTERA, Form::Call(call())),
    row(op::WritePipeBlockingALTERA, Form::Call(call())),
    // SPV_ALTERA_fpga_reg
    row(op::FPGARegALTERA, Form::Call(call())),
];
