//! The results as a picture: processor time as multiples of the yardstick's.

use crate::report::{Measured, ratio};
use std::fmt::Write;

const LEFT: f64 = 260.0;
const WIDTH: f64 = 520.0;
const LINE: f64 = 22.0;

/// A bar for each operation on each input; the line at 1 is the yardstick.
pub fn svg(all: &[Measured]) -> String {
    let rows: Vec<_> = all
        .iter()
        .filter_map(|one| {
            let (name, yardstick) = (one.yardstick.0, one.yardstick.1?);
            Some((one, name, ratio(one.ours.cpu, yardstick.cpu)))
        })
        .collect();
    let most = rows.iter().map(|(_, _, ratio)| *ratio).fold(1.5, f64::max);
    let at = |ratio: f64| LEFT + ratio / most * (WIDTH - 90.0);
    let height = LINE * (rows.len() as f64 + 2.0);
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{height}\" font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n\
         <text x=\"8\" y=\"16\" font-weight=\"bold\">Processor time as a multiple of the yardstick's (less is better)</text>\n",
        LEFT + WIDTH
    );
    for (number, (one, name, ratio)) in rows.iter().enumerate() {
        let y = LINE * (number as f64 + 1.5);
        let colour = if *ratio <= 1.0 { "#2e7d32" } else { "#c77700" };
        let _ = writeln!(
            text,
            "<text x=\"8\" y=\"{:.1}\">{}, {}</text><rect x=\"{LEFT}\" y=\"{:.1}\" width=\"{:.1}\" height=\"14\" fill=\"{colour}\"/>\
             <text x=\"{:.1}\" y=\"{:.1}\">{ratio:.2} of {name}</text>",
            y + 12.0,
            one.input,
            one.operation.name(),
            y + 1.0,
            at(*ratio) - LEFT,
            at(*ratio) + 6.0,
            y + 12.0
        );
    }
    let _ = writeln!(
        text,
        "<line x1=\"{0:.1}\" x2=\"{0:.1}\" y1=\"{LINE}\" y2=\"{1:.1}\" stroke=\"#888\" stroke-dasharray=\"3 3\"/>\n</svg>",
        at(1.0),
        height - 8.0
    );
    text
}
