//! The order of work-items, and threads.

use crate::arguments::RunArgs;
use crate::executor::schedule::Order;

impl RunArgs {
    /// The order of groups and work-items.
    pub fn order(&self) -> Order {
        self.schedule.seed().map_or(Order::InTurn, Order::Random)
    }

    /// The number of threads.
    pub fn threads(&self) -> usize {
        let processors = || std::thread::available_parallelism().map_or(1, usize::from);
        self.threads.unwrap_or_else(processors).max(1)
    }
}
