//! Numbers for calls, which distinguish two calls of one function.

use llvm_sys::LLVMLinkage;
use llvm_sys::core::*;
use llvm_sys::prelude::LLVMValueRef;
use spirv_llvm_translate::internal::error::Result;

use super::{Source, c_string, value_name, walk};

impl Source {
    /// Before each call of a function whose name has a part, stores a number of its own to a variable of 64 bits, which is added to the module.
    /// False if there is no such call.
    ///
    /// # Errors
    /// A name with a zero byte.
    pub fn number_calls(&self, part: &str, variable: &str) -> Result<bool> {
        let name = c_string(variable)?;
        let mut count = 0;
        // SAFETY: inserts instructions into functions of a module that is alive, whose instructions are collected before.
        unsafe {
            let context = LLVMGetModuleContext(self.module);
            let word = LLVMInt64TypeInContext(context);
            let mut place: LLVMValueRef = std::ptr::null_mut();
            for function in walk::functions(self.module) {
                for call in walk::instructions(function) {
                    if LLVMIsACallInst(call).is_null() {
                        continue;
                    }
                    let callee = LLVMIsAFunction(LLVMGetCalledValue(call));
                    if callee.is_null() || !value_name(callee).contains(part) {
                        continue;
                    }
                    if place.is_null() {
                        place = LLVMAddGlobal(self.module, word, name.as_ptr());
                        LLVMSetInitializer(place, LLVMConstNull(word));
                        LLVMSetLinkage(place, LLVMLinkage::LLVMExternalLinkage);
                    }
                    count += 1;
                    let builder = LLVMCreateBuilderInContext(context);
                    LLVMPositionBuilderBefore(builder, call);
                    LLVMBuildStore(builder, LLVMConstInt(word, count, 0), place);
                    LLVMDisposeBuilder(builder);
                }
            }
        }
        Ok(count > 0)
    }
}
