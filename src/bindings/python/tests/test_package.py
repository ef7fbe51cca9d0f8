"""The package as its users have it."""

import pathlib
import subprocess
import sys
import tempfile
import threading
import time
import unittest
import warnings

import spirv_llvm_translate as slt

KERNEL = b"""target triple = "spir64-unknown-unknown"
define spir_kernel void @k(ptr addrspace(1) align 4 %p) {
  store i32 7, ptr addrspace(1) %p, align 4
  ret void
}
"""
MISSPELT = b"""target triple = "spir64-unknown-unknown"
declare spir_func void @_Z22__spirv_ControlBarierrjjj(i32, i32, i32)
define spir_kernel void @k() {
  call spir_func void @_Z22__spirv_ControlBarierrjjj(i32 2, i32 2, i32 272)
  ret void
}
"""
WRONG_SUM = """OpCapability Kernel
OpCapability Addresses
OpCapability Linkage
OpMemoryModel Physical64 OpenCL
OpName %c "width"
OpDecorate %c SpecId 3
%uint = OpTypeInt 32 0
%float = OpTypeFloat 32
%fn = OpTypeFunction %uint
%a = OpConstant %uint 1
%b = OpConstant %float 1
%c = OpSpecConstant %uint 16
%f = OpFunction %uint None %fn
%entry = OpLabel
%d = OpIAdd %uint %a %b
OpReturnValue %d
OpFunctionEnd
"""


class Package(unittest.TestCase):
    def test_there_and_back(self):
        spirv = slt.translate(KERNEL, "spv")
        self.assertEqual(spirv[:4], (0x07230203).to_bytes(4, "little"))
        self.assertEqual(slt.validate(spirv), [])
        text = slt.translate(spirv, "ll")
        self.assertIn(b"define spir_kernel void @k(", text)
        self.assertIn(b"!spirv.Version", text)
        self.assertNotIn(b"!spirv.Version", slt.translate(spirv, "ll", metadata=False))
        self.assertTrue(slt.roundtrip(spirv).lossless)

    def test_assembly_language(self):
        spirv = slt.translate(KERNEL, "spv")
        text = slt.disassemble(spirv)
        self.assertIn("OpStore", text)
        again = slt.disassemble(slt.assemble(text))
        self.assertEqual(slt.disassemble(slt.assemble(again)), again)
        self.assertTrue(slt.roundtrip(slt.assemble(text)).lossless)

    def test_options(self):
        spirv = slt.translate(KERNEL, "spv", max_version=(1, 2))
        self.assertLessEqual(spirv[5], 2)
        with self.assertRaises(ValueError):
            slt.translate(KERNEL, "spv", builtin_names="cl9")
        with self.assertRaises(ValueError):
            slt.translate(KERNEL, "spv", shader_ir="metal")
        self.assertIn(b"define spir_kernel void @k(", slt.translate(spirv, "ll", llvm_version=15))
        with self.assertRaises(slt.TranslateError) as caught:
            slt.translate(spirv, "ll", llvm_version=14)
        self.assertEqual(caught.exception.kind, "usage")
        with self.assertRaises(ValueError):
            slt.translate(KERNEL, "exe")
        with self.assertRaises(TypeError):
            slt.translate(KERNEL, "spv", max_versoin=(1, 2))

    def test_environments(self):
        spirv = slt.translate(KERNEL, "spv", target_env="opencl1.2")
        self.assertEqual(spirv[5], 0)
        self.assertEqual(slt.validate(spirv, environment="opencl1.2"), [])
        self.assertEqual(slt.validate(spirv, environment="vulkan1.3")[0].rule, "environment.module.capability")
        with self.assertRaises(ValueError):
            slt.validate(spirv, environment="opencl9")

    def test_many_modules(self):
        seen = []
        modules = [KERNEL, b"define void @f(", KERNEL] * 4
        results = slt.translate_all(modules, "spv", from_="ll", jobs=3, progress=lambda done, all: seen.append((done, all)))
        self.assertEqual(seen, [(done, 12) for done in range(1, 13)])
        self.assertEqual([isinstance(one, bytes) for one in results], [True, False, True] * 4)
        self.assertEqual(results[1].kind, "malformed")
        (missing, read) = slt.translate_all(["no such file", KERNEL], "spv")
        self.assertIsInstance(missing, FileNotFoundError)
        self.assertIsInstance(read, bytes)

    def test_command(self):
        words = [sys.executable, "-m", "spirv_llvm_translate"]
        version = subprocess.run([*words, "--version"], capture_output=True, text=True, check=True).stdout
        self.assertIn(slt.__version__, version)
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "k.ll"
            path.write_bytes(KERNEL)
            subprocess.run([*words, str(path), "-o", str(path.with_suffix(".spv"))], check=True)
            self.assertEqual(path.with_suffix(".spv").read_bytes(), slt.translate(KERNEL, "spv"))
            failed = subprocess.run([*words, str(path) + "x"], capture_output=True, check=False)
            self.assertEqual(failed.returncode, 1)

    def test_run(self):
        import numpy

        before = numpy.zeros((2, 3), dtype=numpy.int32)
        result = slt.run(KERNEL, "k", global_size=1, args=[before])
        self.assertEqual(result.buffers[0].tolist(), [[7, 0, 0], [0, 0, 0]])
        self.assertEqual(before.sum(), 0)
        named = slt.run(KERNEL, global_size=1, args={"p": before.astype(numpy.int32) + 1}, check=True)
        self.assertEqual(named.buffers["p"].ravel().tolist(), [7, 1, 1, 1, 1, 1])
        with self.assertRaises(slt.RunError) as caught:
            slt.run(KERNEL, "k", global_size=1, args=[numpy.zeros(0, dtype=numpy.int32)], check=True)
        self.assertIn("out of bounds", str(caught.exception))
        with self.assertRaises(slt.RunError):
            slt.run(KERNEL, "nothing", global_size=1)

    def test_errors_have_kind_and_place(self):
        with self.assertRaises(slt.TranslateError) as caught:
            slt.translate(b"define void @f(", "spv", from_="ll")
        error = caught.exception
        self.assertEqual(error.kind, "malformed")
        self.assertEqual(error.findings[0].line, 1)
        with self.assertRaises(slt.TranslateError) as caught:
            slt.translate(slt.assemble(WRONG_SUM), "ll")
        self.assertEqual(caught.exception.rule, "universal.compute.types")
        self.assertIn("OpIAdd", caught.exception.place)
        (finding,) = slt.validate(WRONG_SUM.encode(), from_="spvasm")
        self.assertEqual(finding.rule, "universal.compute.types")

        with self.assertRaises(slt.TranslateError):
            slt.translate(b"", "spv")
        with self.assertRaisesRegex(ValueError, "SPV_KHR_expect_assume"):
            slt.translate(KERNEL, "spv", extensions="+SPV_KHR_expect_asume")

    def test_warnings(self):
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            slt.translate(MISSPELT, "spv")
        self.assertTrue(any(one.category is slt.TranslateWarning and "Barierr" in str(one.message) for one in caught))

    def test_specialization_constants(self):
        (constant,) = slt.spec_constants(WRONG_SUM.encode(), from_="spvasm")
        self.assertEqual((constant.spec_id, constant.name, constant.default), (3, "width", "16"))
        text = WRONG_SUM.replace("OpConstant %float", "OpConstant %uint")
        narrow = slt.translate(text.encode(), "spv", from_="spvasm", specialize={3: 64})
        (constant,) = slt.spec_constants(narrow)
        self.assertEqual(constant.default, "64")
        with self.assertRaises(slt.TranslateError) as caught:
            slt.translate(narrow, "ll", specialize={4: True})
        self.assertEqual(caught.exception.kind, "usage")

    def test_paths_and_buffers(self):
        spirv = slt.translate(KERNEL, "spv")
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "k.spv"
            path.write_bytes(spirv)
            self.assertEqual(slt.translate(path, "ll"), slt.translate(memoryview(spirv), "ll"))
            self.assertEqual(slt.translate(str(path), "ll"), slt.translate(bytearray(spirv), "ll"))

    def test_other_threads_run_meanwhile(self):
        body = "".join(f"  store i32 {n}, ptr addrspace(1) %p, align 4\n" for n in range(60000))
        kernel = KERNEL.decode().replace("  store i32 7, ptr addrspace(1) %p, align 4\n", body).encode()
        done, turns = threading.Event(), 0

        def work():
            slt.translate(kernel, "spv")
            done.set()

        thread = threading.Thread(target=work)
        thread.start()
        while not done.is_set():
            time.sleep(0.001)
            turns += 1
        thread.join()
        self.assertGreater(turns, 3)


if __name__ == "__main__":
    unittest.main()
