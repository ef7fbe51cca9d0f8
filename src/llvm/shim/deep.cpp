// Stack space for LLVM's recursion over debug nodes.
//
// LLVM's verifier and printer recurse once for each node on a path through the module's metadata, and so does the
// resolution of nodes. With many nodes that requires more stack than a thread usually has.

#include "common.h"
#include "llvm/Support/thread.h"

#include <algorithm>
#include <atomic>
#include <optional>

namespace {

// The number of nodes that fit on any thread's stack.
constexpr size_t few_nodes = 1000;
// An upper bound for LLVM's stack use per node, in bytes.
constexpr size_t stack_bytes_per_node = 1024;
constexpr size_t least_stack = size_t(16) << 20;
constexpr size_t largest_stack = size_t(1) << 30;

// The number of nodes created in this process.
std::atomic<size_t> nodes_made{0};

} // namespace

void count_node() { nodes_made.fetch_add(1, std::memory_order_relaxed); }

void run_deep(size_t most_nodes, function_ref<void()> work) {
  size_t nodes = std::min(most_nodes, nodes_made.load(std::memory_order_relaxed));
  if (nodes <= few_nodes) {
    work();
    return;
  }
  size_t stack = std::min(largest_stack, least_stack + nodes * stack_bytes_per_node);
  llvm::thread worker(std::optional<unsigned>(static_cast<unsigned>(stack)), [&] { work(); });
  worker.join();
}
