//! Spec: "Structured Control Flow", required of modules with the capability Shader.
//!
//! Rule of this module: one walk over the blocks of a function in dominance order. Each block has a *home*, the innermost construct
//! that contains it, and a branch is checked by the homes of both ends. A construct records its enclosing loop and switch, so that
//! no check climbs through the constructs.
//!
//! Dominance is structural: a header also has edges to its merge block and its continue target.

use super::checker::{Checker, broken};
use super::control_flow::Body;
use crate::graph::{Dominators, Graph};
use crate::rule::Rule;
use crate::spirv::{Id, Instruction, op};

/// The rules of structured control flow.
pub(super) const RULES: &[Rule] = &[
    Rule::BlockMerge,
    Rule::BlockMergePlace,
    Rule::MergeUnique,
    Rule::HeaderDominates,
    Rule::BackEdge,
    Rule::SelectionMerge,
    Rule::StructuredBranch,
    Rule::CaseOrder,
];

/// The absence of a block or construct.
const NONE: u32 = u32::MAX;

/// The merge instruction of a block.
#[derive(Clone, Copy)]
struct Header {
    merge: u32,
    /// The continue target of a loop; `None` for a selection.
    continue_target: Option<u32>,
    is_switch: bool,
    /// The number of the merge instruction.
    number: u32,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Selection,
    Switch,
    Loop,
    Continue,
}

/// A set of blocks entered only through its header.
#[derive(Clone, Copy)]
struct Construct {
    form: Form,
    header: u32,
    merge: u32,
    continue_target: u32,
    /// The innermost loop or continue construct, this one included.
    around_loop: u32,
    /// The innermost switch without an intervening loop, this one included.
    around_switch: u32,
}

/// The constructs of a function.
struct Structure {
    headers: Vec<Option<Header>>,
    /// By block: the header with it as merge block, or the loop with it as continue target.
    merge_of: Vec<u32>,
    continue_of: Vec<u32>,
    graph: Graph,
    dominators: Dominators,
    /// Reachable blocks in dominance order.
    order: Vec<u32>,
    /// Edges to a block that is still being visited.
    back_edges: Vec<(u32, u32)>,
    constructs: Vec<Construct>,
    /// By block: its home, and the construct of the blocks that it immediately dominates (its own construct if it is a header).
    home: Vec<u32>,
    inner: Vec<u32>,
    /// By block: the target of the innermost switch that contains it. The header of a switch is in none.
    case: Vec<u32>,
    /// The same, but for the header of a switch and what follows its merge block the target of the switch around it.
    outer_case: Vec<u32>,
}

fn at(list: &[u32], index: u32) -> u32 {
    list.get(index as usize).copied().unwrap_or(NONE)
}

fn set(list: &mut [u32], index: u32, value: u32) {
    if let Some(slot) = list.get_mut(index as usize) {
        *slot = value;
    }
}

impl Structure {
    fn header(&self, block: u32) -> Option<Header> {
        self.headers.get(block as usize).copied().flatten()
    }

    fn construct(&self, index: u32) -> Option<&Construct> {
        self.constructs.get(index as usize)
    }

    /// Computes the dominance order and the back edges.
    fn visit(&mut self) {
        const OPEN: u8 = 1;
        const DONE: u8 = 2;
        let mut states = vec![0u8; self.graph.len()];
        let mut stack: Vec<(u32, usize)> = vec![(0, 0)];
        if let Some(state) = states.first_mut() {
            *state = OPEN;
        }
        while let Some((block, next)) = stack.last_mut() {
            let block = *block;
            let Some(to) = self.graph.successors(block).get(*next).copied() else {
                if let Some(state) = states.get_mut(block as usize) {
                    *state = DONE;
                }
                self.order.push(block);
                stack.pop();
                continue;
            };
            *next += 1;
            match states.get_mut(to as usize) {
                Some(state) if *state == 0 => {
                    *state = OPEN;
                    stack.push((to, 0));
                }
                Some(state) if *state == OPEN => self.back_edges.push((block, to)),
                _ => {}
            }
        }
        self.order.reverse();
    }

    /// Assigns a home to every reachable block.
    fn settle(&mut self) {
        for block in self.order.clone() {
            let merged = Some(at(&self.merge_of, block)).filter(|header| self.dominates(*header, block));
            let looped = Some(at(&self.continue_of, block)).filter(|header| self.dominates(*header, block));
            let above = self.dominators.immediate(block).unwrap_or(NONE);
            let (home, mut case, mut outer_case) = match (looped.filter(|header| *header != block), merged) {
                (Some(header), _) => (self.continue_construct(header), NONE, NONE),
                (None, Some(header)) => {
                    (at(&self.home, header), at(&self.case, header), at(&self.outer_case, header))
                }
                (None, None) => {
                    let is_header = self
                        .construct(at(&self.inner, above))
                        .is_some_and(|construct| construct.form == Form::Switch && construct.header == above);
                    let outer_case = if is_header { NONE } else { at(&self.outer_case, above) };
                    (at(&self.inner, above), at(&self.case, above), outer_case)
                }
            };
            let is_switch = |construct: &Construct| construct.form == Form::Switch;
            if let Some(switch) = self.construct(home).filter(|construct| is_switch(construct)) {
                let leads_here = self.graph.successors(switch.header).contains(&block);
                case = if leads_here { block } else { case };
                outer_case = if leads_here { block } else { outer_case };
            }
            set(&mut self.home, block, home);
            set(&mut self.case, block, case);
            set(&mut self.outer_case, block, outer_case);
            let inner = match self.header(block) {
                Some(header) => self.begin(block, header, home),
                None => home,
            };
            set(&mut self.inner, block, inner);
            if self
                .construct(inner)
                .is_some_and(|construct| is_switch(construct) && construct.header == block)
            {
                set(&mut self.case, block, NONE);
            }
        }
    }

    fn dominates(&self, one: u32, other: u32) -> bool {
        one != NONE && self.dominators.dominates(one, other)
    }

    fn begin(&mut self, block: u32, header: Header, home: u32) -> u32 {
        let index = self.constructs.len() as u32;
        let outer = self.construct(home).copied();
        let (form, around_loop, around_switch) = match header.continue_target {
            Some(_) => (Form::Loop, index, NONE),
            None if header.is_switch => (Form::Switch, outer.map_or(NONE, |outer| outer.around_loop), index),
            None => (
                Form::Selection,
                outer.map_or(NONE, |outer| outer.around_loop),
                outer.map_or(NONE, |outer| outer.around_switch),
            ),
        };
        let continue_target = header.continue_target.unwrap_or(NONE);
        let (merge, header) = (header.merge, block);
        self.constructs.push(Construct { form, header, merge, continue_target, around_loop, around_switch });
        index
    }

    fn continue_construct(&mut self, header: u32) -> u32 {
        let index = self.constructs.len() as u32;
        let merge = self.header(header).map_or(NONE, |header| header.merge);
        self.constructs.push(Construct {
            form: Form::Continue,
            header,
            merge,
            continue_target: NONE,
            around_loop: index,
            around_switch: NONE,
        });
        index
    }

    /// Whether a branch stays in its construct, or leaves it in an allowed way.
    fn may_branch(&self, from: u32, to: u32) -> bool {
        let inner = at(&self.inner, from);
        let Some(construct) = self.construct(inner) else { return at(&self.home, to) == NONE };
        if at(&self.home, to) == inner {
            // A case goes on in itself or in another, not in what several have in common.
            let (case, next) = (at(&self.outer_case, from), at(&self.outer_case, to));
            return construct.form != Form::Switch || from == construct.header || next == case || next == to;
        }
        let ends_loop = |around: &Construct| match around.form {
            // A continue construct is left through its back edge, or from the same block to the loop's merge block.
            Form::Continue => {
                let leads_back = self.graph.successors(from).contains(&around.header);
                leads_back && (to == around.header || to == around.merge)
            }
            _ => to == around.merge || to == around.continue_target || to == around.header,
        };
        let is_merge = construct.form != Form::Continue && to == construct.merge;
        is_merge
            || self.construct(construct.around_loop).is_some_and(ends_loop)
            || self.construct(construct.around_switch).is_some_and(|switch| {
                to == switch.merge
                    || at(&self.home, to) == construct.around_switch && at(&self.case, to) == to
            })
    }
}

impl<'m> Checker<'m> {
    /// Checks the rules of structured control flow for the blocks of a function.
    pub(super) fn check_structure(&mut self, body: &Body<'m>, blocks: usize, edges: &[(u32, u32)]) {
        let mut structure = Structure {
            headers: vec![None; blocks],
            merge_of: vec![NONE; blocks],
            continue_of: vec![NONE; blocks],
            graph: Graph::default(),
            dominators: Dominators::default(),
            order: Vec::new(),
            back_edges: Vec::new(),
            constructs: Vec::new(),
            home: vec![NONE; blocks],
            inner: vec![NONE; blocks],
            case: vec![NONE; blocks],
            outer_case: vec![NONE; blocks],
        };
        if !self.find_headers(body, &mut structure) {
            return;
        }
        let mut all: Vec<(u32, u32)> = edges.to_vec();
        for (block, header) in (0u32..).zip(&structure.headers) {
            let Some(header) = header else { continue };
            all.push((block, header.merge));
            all.extend(header.continue_target.map(|target| (block, target)));
        }
        structure.graph = Graph::new(blocks, all.iter().copied());
        structure.dominators = Dominators::of(&structure.graph);
        structure.visit();
        if self.headers_dominate(&structure) && self.loops_close(body, &structure) {
            structure.settle();
            self.selections_are_headed(body, edges, &structure);
            self.branches_are_structured(body, edges, &structure);
            self.cases_follow(&structure, edges);
        }
    }

    fn find_headers(&mut self, body: &Body<'m>, structure: &mut Structure) -> bool {
        for (block, number) in body.headers() {
            let Some(merge) = self.module.at(*number) else { continue };
            let targets: Vec<u32> =
                merge.operands().iter().take(2).filter_map(|word| self.block_of(Id(*word), body)).collect();
            let block = block - body.first_block();
            let is_loop = merge.opcode() == op::LoopMerge;
            let (Some(target), true) = (targets.first().copied(), targets.len() == 2 || !is_loop) else {
                continue;
            };
            let before = at(&structure.merge_of, target);
            if before != NONE {
                let error = broken(
                    Rule::MergeUnique,
                    format!(
                        "%{} is the merge block of another header",
                        merge.operands().first().unwrap_or(&0)
                    ),
                );
                self.tell_at(*number, &error);
                return false;
            }
            set(&mut structure.merge_of, target, block);
            let continue_target = targets.get(1).copied().filter(|_| is_loop);
            if let Some(continued) = continue_target {
                set(&mut structure.continue_of, continued, block);
            }
            let branch = self.module.at(*number + 1).map(Instruction::opcode);
            let is_switch = branch == Some(op::Switch);
            let header = Header { merge: target, continue_target, is_switch, number: *number };
            if let Some(slot) = structure.headers.get_mut(block as usize) {
                *slot = Some(header);
            }
        }
        true
    }

    fn headers_dominate(&mut self, structure: &Structure) -> bool {
        let mut holds = true;
        for block in &structure.order {
            let Some(header) = structure.header(*block) else { continue };
            let is_above = *block != header.merge && structure.dominates(*block, header.merge);
            let leads = header.continue_target.is_none_or(|target| structure.dominates(*block, target));
            if !is_above || !leads {
                let what = if is_above { "continue target" } else { "merge block" };
                let error = broken(Rule::HeaderDominates, format!("the header does not dominate its {what}"));
                self.tell_at(header.number, &error);
                holds = false;
            }
        }
        holds
    }

    fn loops_close(&mut self, body: &Body<'m>, structure: &Structure) -> bool {
        let mut back = vec![NONE; structure.headers.len()];
        let mut holds = true;
        for (from, to) in &structure.back_edges {
            let target = structure.header(*to).and_then(|header| header.continue_target);
            let message = match target {
                None => "a branch back to what is no header of a loop",
                Some(_) if at(&back, *to) != NONE && at(&back, *to) != *from => {
                    "a second branch back to a loop"
                }
                Some(target) if !structure.dominates(target, *from) => {
                    "a branch back to a loop that does not come from its continue target"
                }
                Some(_) => {
                    set(&mut back, *to, *from);
                    continue;
                }
            };
            self.tell_of_block(body, *from, &broken(Rule::BackEdge, message));
            holds = false;
        }
        for block in &structure.order {
            let Some(header) = structure.header(*block).filter(|header| header.continue_target.is_some())
            else {
                continue;
            };
            if holds && at(&back, *block) == NONE {
                self.tell_at(header.number, &broken(Rule::BackEdge, "nothing branches back to the loop"));
                holds = false;
            }
        }
        holds
    }

    /// Reports an error at the terminator of a block, by the block's number in the function.
    fn tell_of_block(&mut self, body: &Body<'m>, block: u32, error: &crate::error::Error) {
        let number = body.branches_of(block).first().map(|(_, _, number)| *number);
        self.tell_at(number.unwrap_or(body.head.number()), error);
    }

    /// Checks that a conditional branch has a merge instruction, unless at most one target stays in the construct. That of a loop is none of
    /// a selection within the loop.
    fn selections_are_headed(&mut self, body: &Body<'m>, edges: &[(u32, u32)], structure: &Structure) {
        let mut seen = vec![false; structure.headers.len()];
        let mut see =
            |block: u32| seen.get_mut(block as usize).is_none_or(|seen| std::mem::replace(seen, true));
        let graph = Graph::new(structure.headers.len(), edges.iter().copied());
        let mut found = Vec::new();
        for block in &structure.order {
            let header = structure.header(*block);
            if let Some(header) = header {
                see(header.merge);
                if let Some(target) = header.continue_target {
                    see(target);
                }
            }
            let targets = graph.successors(*block);
            let number = body.branches_of(*block).first().map(|(_, _, number)| *number);
            let opcode = number.and_then(|number| self.module.at(number)).map(Instruction::opcode);
            match (opcode, targets) {
                (Some(op::Switch), _) => {
                    if header.is_none() {
                        found.push((number, "OpSwitch without OpSelectionMerge"));
                    }
                    targets.iter().for_each(|target| {
                        see(*target);
                    });
                }
                (Some(op::BranchConditional), [one, other]) => {
                    let (one_seen, other_seen) = (see(*one), see(*other));
                    let is_headed = header.is_some_and(|header| header.continue_target.is_none());
                    if !is_headed && one != other && !one_seen && !other_seen {
                        found.push((number, "a branch two ways without a merge instruction of a selection"));
                    }
                }
                _ => targets.iter().for_each(|target| {
                    see(*target);
                }),
            }
        }
        for (number, message) in found {
            self.tell_at(number.unwrap_or(body.head.number()), &broken(Rule::SelectionMerge, message));
        }
    }

    fn branches_are_structured(&mut self, body: &Body<'m>, edges: &[(u32, u32)], structure: &Structure) {
        for (from, to) in edges {
            let is_reached = structure.dominators.is_reached(*from);
            if is_reached && !structure.may_branch(*from, *to) {
                let error = broken(
                    Rule::StructuredBranch,
                    "a branch out of its construct, or into another, other than to a merge block, a continue target or the next case",
                );
                self.tell_of_block(body, *from, &error);
                return;
            }
        }
    }

    /// Checks that a case falls through only to the next case.
    fn cases_follow(&mut self, structure: &Structure, edges: &[(u32, u32)]) {
        let mut next = vec![NONE; structure.headers.len()];
        let mut before = vec![NONE; structure.headers.len()];
        for (from, to) in edges {
            let case = at(&structure.case, *from);
            let home = structure.construct(at(&structure.home, *to));
            let Some(switch) = home.filter(|home| home.form == Form::Switch) else { continue };
            let falls =
                case != NONE && at(&structure.case, *to) == *to && case != *to && *from != switch.header;
            if !falls || !structure.dominators.is_reached(*from) {
                continue;
            }
            let one_each = [(at(&next, case), *to), (at(&before, *to), case)];
            let is_new = one_each.iter().all(|(known, new)| *known == NONE || known == new);
            if !is_new || !self.is_next(structure, switch.header, case, *to) {
                let number = structure.header(switch.header).map_or(0, |header| header.number);
                let message = "a case of this goes on in one that is not the next, or in several";
                self.tell_at(number, &broken(Rule::CaseOrder, message));
                return;
            }
            set(&mut next, case, *to);
            set(&mut before, *to, case);
        }
    }

    /// Whether a case directly precedes another one in a switch's list. The default may be anywhere.
    fn is_next(&self, structure: &Structure, header: u32, case: u32, next: u32) -> bool {
        let [default, cases @ ..] = structure.graph.successors(header) else { return true };
        if *default == case || *default == next {
            return true;
        }
        let last = cases.iter().rposition(|target| *target == case);
        let first = cases.iter().position(|target| *target == next);
        match (last, first) {
            (Some(last), Some(first)) => last + 1 == first,
            _ => true,
        }
    }
}
