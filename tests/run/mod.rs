//! The command `run`: data, arguments, results, exit statuses.

mod check;
mod command;
mod data;
mod faults;
mod programs;
