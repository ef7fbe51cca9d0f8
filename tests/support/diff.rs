//! Differences of two texts, line by line.

/// Lines around a change that are shown.
const CONTEXT: usize = 2;

/// What must go (`-`) and come (`+`) to make `right` of `left`, with some lines around it; empty if they are the same.
pub fn diff(left: &str, right: &str) -> String {
    let (left, right): (Vec<_>, Vec<_>) = (left.lines().collect(), right.lines().collect());
    // Lengths of the longest common subsequences of the rests.
    let mut common = vec![vec![0u32; right.len() + 1]; left.len() + 1];
    for i in (0..left.len()).rev() {
        for j in (0..right.len()).rev() {
            common[i][j] = if left[i] == right[j] {
                common[i + 1][j + 1] + 1
            } else {
                common[i + 1][j].max(common[i][j + 1])
            };
        }
    }
    let (mut i, mut j, mut lines) = (0, 0, Vec::new());
    while i < left.len() || j < right.len() {
        if i < left.len() && j < right.len() && left[i] == right[j] {
            lines.push((' ', left[i]));
            (i, j) = (i + 1, j + 1);
        } else if j == right.len() || i < left.len() && common[i + 1][j] >= common[i][j + 1] {
            lines.push(('-', left[i]));
            i += 1;
        } else {
            lines.push(('+', right[j]));
            j += 1;
        }
    }
    let changed = |at: usize| {
        let from = at.saturating_sub(CONTEXT);
        lines[from..(at + CONTEXT + 1).min(lines.len())].iter().any(|(sign, _)| *sign != ' ')
    };
    let shown = lines.iter().enumerate().filter(|(at, _)| changed(*at));
    shown.map(|(_, (sign, line))| format!("{sign} {line}\n")).collect()
}

#[apply(case)]
fn changes_are_shown_with_context() {
    assert_eq!(diff("a\nb\nc\nd\ne\nf\n", "a\nb\nc\nx\ne\nf\n"), "  b\n  c\n- d\n+ x\n  e\n  f\n");
    assert_eq!(diff("a\nb\n", "a\nb\n"), "");
    assert_eq!(diff("", "new\n"), "+ new\n");
}
