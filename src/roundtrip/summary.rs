//! A report as readable text.

use super::{Count, Report};
use std::fmt::{self, Display, Formatter};

/// The number of lost or gained facts shown of each kind.
const SHOWN: usize = 5;

/// The number of changes in functions shown.
#[cfg(feature = "cli")]
const CHANGES: usize = 10;

impl Display for Report {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if let Some(error) = &self.error {
            return writeln!(f, "  failed at \"{}\": {error}", self.step.name());
        }
        let verdict = match (&self.difference, self.is_fixed_point) {
            (None, true) => "the same module, and a fixed point",
            (None, false) => "the same module, but the second trip gives other words",
            (Some(_), true) => "not the same module; the second trip changes nothing more",
            (Some(_), false) => "not the same module, and the second trip changes more",
        };
        writeln!(f, "  {verdict}")?;
        for fact in &self.facts {
            let (lost, gained) = (total(&fact.lost), total(&fact.gained));
            write!(f, "  {:<32} {:>6} kept", fact.kind, fact.kept)?;
            if lost + gained > 0 {
                write!(f, ", {lost} lost, {gained} gained")?;
            }
            writeln!(f)?;
            list(f, '-', &fact.lost)?;
            list(f, '+', &fact.gained)?;
        }
        #[cfg(feature = "cli")]
        self.write_changes(f)?;
        #[cfg(feature = "cli")]
        if !self.changes.is_empty() {
            return Ok(());
        }
        self.difference.as_ref().map_or(Ok(()), |difference| writeln!(f, "{difference}"))
    }
}

#[cfg(feature = "cli")]
impl Report {
    fn write_changes(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for change in self.changes.iter().take(CHANGES) {
            writeln!(f, "  in {}, instruction {}:", change.function, change.numbers.start)?;
            change.lost.iter().try_for_each(|line| writeln!(f, "    - {line}"))?;
            change.gained.iter().try_for_each(|line| writeln!(f, "    + {line}"))?;
        }
        if self.changes.len() > CHANGES {
            writeln!(f, "  and {} more changes", self.changes.len() - CHANGES)?;
        }
        Ok(())
    }
}

fn total(counts: &[Count]) -> usize {
    counts.iter().map(|count| count.times).sum()
}

fn list(f: &mut Formatter<'_>, sign: char, counts: &[Count]) -> fmt::Result {
    for count in counts.iter().take(SHOWN) {
        writeln!(f, "    {sign} {} ({})", count.fact, count.times)?;
    }
    match counts.len().checked_sub(SHOWN) {
        Some(more) if more > 0 => writeln!(f, "    {sign} and {more} more"),
        _ => Ok(()),
    }
}
