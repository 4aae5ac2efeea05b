use super::Session;
use crate::{
    game::{Action, Gesture, Proof, Target},
    search::MoveEvaluation,
};

/// The value of a touch target for the side to move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TargetValue {
    /// The target.
    pub target: Target,
    /// The number of simulations of all moves that begin with the target.
    pub visits: u64,
    /// The value of the best of these moves, from -1 (loss) to 1 (win); an estimate unless there is a proof.
    pub value: f32,
    /// The exact result of the best of these moves, if proven.
    pub proof: Option<Proof>,
    /// Whether the best move overall begins with the target.
    pub is_best: bool,
}

/// The combined value of the candidates that begin with one action.
#[derive(Clone, Copy)]
struct KnownAction<'a> {
    action: Action,
    /// The best of these candidates, with its rank among all.
    best: &'a MoveEvaluation,
    rank: usize,
    /// The number of simulations of all of these candidates.
    visits: u64,
}

impl Session {
    /// Returns the value of each touchable target, given the candidates of a search: the value of the best move the
    /// target may lead to. The picked piece and the partial move are considered, so a search from the beginning of a
    /// move serves until its end. Works for either player, the computer included; candidates of another position are
    /// skipped.
    #[must_use]
    pub fn values(&self, candidates: &[MoveEvaluation]) -> Vec<TargetValue> {
        if self.closed().is_some() {
            return Vec::new();
        }
        let known = self.known(candidates);
        let places = self.state.marks(self.picked).into_iter().map(|mark| Target::Place(mark.place));
        let operations = self.state.operations();
        let operations = operations.iter().map(|operation| Target::Operation(operation.kind, operation.region));
        let mut values: Vec<_> = places.chain(operations).filter_map(|target| self.value(target, &known)).collect();
        let best = values.iter().map(|(rank, _)| *rank).min();
        for (rank, value) in &mut values {
            value.is_best = Some(*rank) == best;
        }
        values.into_iter().map(|(_, value)| value).collect()
    }

    /// Groups the candidates, ordered best first, by the next action to play; the result is ordered best first.
    fn known<'a>(&self, candidates: &'a [MoveEvaluation]) -> Vec<KnownAction<'a>> {
        let made = self.state.under_way().len();
        let mut known: Vec<KnownAction> = Vec::new();
        for (rank, best) in candidates.iter().enumerate() {
            let mv = self.state.read_move(&best.mv).ok();
            let Some(action) = mv.and_then(|mv| mv.actions().nth(made)) else { continue };
            match known.iter_mut().find(|known| known.action == action) {
                None => known.push(KnownAction { action, best, rank, visits: best.visits }),
                Some(known) => known.visits += best.visits,
            }
        }
        known
    }

    /// Returns the value of one target and the rank of its best move.
    fn value(&self, target: Target, known: &[KnownAction]) -> Option<(usize, TargetValue)> {
        let actions = self.leads_to(target);
        let mut found = known.iter().filter(|known| actions.contains(&known.action));
        let KnownAction { best, rank, visits, .. } = *found.next()?;
        let visits = visits + found.map(|known| known.visits).sum::<u64>();
        Some((rank, TargetValue { target, visits, value: best.value, proof: best.proof, is_best: false }))
    }

    /// Returns the actions that a touch may lead to.
    fn leads_to(&self, target: Target) -> Vec<Action> {
        match self.state.touch(self.picked, target) {
            Ok(Gesture::Act(action)) => vec![action],
            Ok(Gesture::Pick(place)) => self
                .state
                .marks(Some(place))
                .into_iter()
                .filter_map(|mark| match self.state.touch(Some(place), Target::Place(mark.place)) {
                    Ok(Gesture::Act(action)) => Some(action),
                    _ => None,
                })
                .collect(),
            Ok(Gesture::Unpick) | Err(_) => Vec::new(),
        }
    }
}
