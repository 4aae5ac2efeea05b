use super::Session;
use crate::{
    game::{Action, Gesture, Proof, Target},
    search::Candidate,
};

/// What is known of something that can be touched, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TargetValue {
    /// What can be touched.
    pub target: Target,
    /// Simulations of all moves it may lead to.
    pub visits: u64,
    /// The value of the best of them, from -1 (loses) to 1 (wins); an estimate unless there is a proof.
    pub value: f32,
    /// The exact result of the best of them, if it is proven.
    pub proof: Option<Proof>,
    /// Whether the best move of all begins with it.
    pub is_best: bool,
}

/// What the moves that begin with one action are worth.
#[derive(Clone, Copy)]
struct KnownAction<'a> {
    action: Action,
    /// The best of them, and its place among all.
    best: &'a Candidate,
    rank: usize,
    /// Simulations of all of them.
    visits: u64,
}

impl Session {
    /// The values of everything that can be touched as the match is, given what a search found of the legal moves: for
    /// each the value of the best move it may lead to. What is picked and what is made of a move count, so a search from
    /// the beginning of a move serves until its end. Whoever is to move, the computer too; candidates of another
    /// position are passed over.
    #[must_use]
    pub fn values(&self, candidates: &[Candidate]) -> Vec<TargetValue> {
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

    /// What the candidates, the best one first, say of each action that can be played next; the best one first again.
    fn known<'a>(&self, candidates: &'a [Candidate]) -> Vec<KnownAction<'a>> {
        let made = self.state.under_way().len();
        let mut known: Vec<KnownAction> = Vec::new();
        for (rank, best) in candidates.iter().enumerate() {
            let mv = self.state.read_move(&best.text).ok();
            let Some(action) = mv.and_then(|mv| mv.actions().nth(made)) else { continue };
            match known.iter_mut().find(|known| known.action == action) {
                None => known.push(KnownAction { action, best, rank, visits: best.visits }),
                Some(known) => known.visits += best.visits,
            }
        }
        known
    }

    /// The value of one target, and the place of its best move among all.
    fn value(&self, target: Target, known: &[KnownAction]) -> Option<(usize, TargetValue)> {
        let actions = self.leads_to(target);
        let mut found = known.iter().filter(|known| actions.contains(&known.action));
        let KnownAction { best, rank, visits, .. } = *found.next()?;
        let visits = visits + found.map(|known| known.visits).sum::<u64>();
        Some((rank, TargetValue { target, visits, value: best.value, proof: best.proof, is_best: false }))
    }

    /// The actions that a touch may lead to.
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
