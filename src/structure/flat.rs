//! A plan for what nests too deep: one loop around a switch that the variable for the next node selects in.

use super::{Exit, Merge, NEXT, Plan};

/// One loop around one switch.
pub(super) fn plan(successors: &[Vec<u32>]) -> Plan {
    let mut plan = Plan { variables: 1, ..Plan::default() };
    let (entry, head, switch, join, back, behind) =
        (plan.add(), plan.add(), plan.add(), plan.add(), plan.add(), plan.add());
    if let Some(entry) = plan.block(entry) {
        entry.sets.push((NEXT, 0));
    }
    plan.end(entry, Exit::Goto(head));
    plan.head(head, Merge::Loop(behind, back));
    plan.end(head, Exit::Goto(switch));
    plan.head(switch, Merge::Selection(join));
    plan.end(join, Exit::Goto(back));
    plan.end(back, Exit::Goto(head));
    let cases: Vec<u32> = successors.iter().map(|_| plan.add()).collect();
    for ((targets, case), node) in successors.iter().zip(&cases).zip(0u32..) {
        if let Some(case) = plan.block(*case) {
            case.node = Some(node);
        }
        let mut distinct = targets.clone();
        distinct.sort_unstable();
        distinct.dedup();
        match distinct.as_slice() {
            [] => plan.end(*case, Exit::Leave),
            [only] => {
                if let Some(case) = plan.block(*case) {
                    case.sets.push((NEXT, *only));
                }
                plan.end(*case, Exit::Goto(join));
            }
            _ => {
                let inner = plan.add();
                plan.head(*case, Merge::Selection(inner));
                plan.end(inner, Exit::Goto(join));
                let mut arms = Vec::new();
                for to in &distinct {
                    let arm = plan.add();
                    if let Some(arm) = plan.block(arm) {
                        arm.sets.push((NEXT, *to));
                    }
                    plan.end(arm, Exit::Goto(inner));
                    arms.push(arm);
                }
                let arm = |to: &u32| distinct.binary_search(to).ok().and_then(|at| arms.get(at).copied());
                plan.end(*case, Exit::Own(targets.iter().filter_map(arm).collect()));
            }
        }
    }
    plan.end(switch, Exit::Select(NEXT, cases));
    plan
}
