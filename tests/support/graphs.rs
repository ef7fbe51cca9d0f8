//! Random graphs of blocks, by a seeded generator: the successors of each node, of which node 0 is the entry.

/// Numbers of a sequence, by a generator of George Marsaglia's family.
pub struct Random(pub u64);

impl Random {
    /// A number below a limit.
    pub fn below(&mut self, limit: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 33) % u64::from(limit.max(1))) as u32
    }
}

/// The kinds of graphs.
pub const KINDS: u32 = 6;

/// A graph of a kind: acyclic, with loops, with switches, irreducible, endless, with many ways out.
pub fn graph(random: &mut Random, kind: u32) -> Vec<Vec<u32>> {
    let count = 2 + random.below(14);
    let mut graph: Vec<Vec<u32>> = Vec::new();
    for node in 0..count {
        let forward = |random: &mut Random| (node + 1 + random.below(4)).min(count - 1);
        let any = |random: &mut Random| random.below(count);
        let is_last = node + 1 == count;
        let targets = match kind {
            _ if is_last && kind != 4 => vec![],
            0 => vec![forward(random), forward(random)],
            1 => match random.below(4) {
                0 => vec![forward(random), random.below(node + 1)],
                1 => vec![forward(random)],
                _ => vec![forward(random), forward(random)],
            },
            2 => (0..1 + random.below(5)).map(|_| forward(random)).collect(),
            3 => (0..1 + random.below(3)).map(|_| any(random)).collect(),
            4 => (0..1 + random.below(2)).map(|_| any(random)).collect(),
            _ => (0..random.below(4)).map(|_| any(random)).collect(),
        };
        graph.push(targets);
    }
    graph
}
