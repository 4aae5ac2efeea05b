//! Proofs of short forced wins and losses by exhaustive search.
//!
//! A solver is specific to a game; this search uses only the rules, so it can certify puzzles of any game on any board.
//! The depth grows by two moves at a time, so that the distance found is the shortest.

use crate::game::{Move, Outcome, PositionHistory, Proof, Side, Status, Think, Verdict, whole_moves};

/// The limit of positions is exhausted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Exhausted;

/// Returns every legal whole move at the end of `history` with its proof, if the move wins or loses by force within
/// `within` moves of both sides from here; `None` for a move not decided within them. Returns `None` for the whole list
/// if `nodes` positions are not enough. Moves are in the order of the rules.
pub fn forced<P: Think>(history: &PositionHistory<P>, within: u16, nodes: u64) -> Option<Vec<(Move, Option<Proof>)>> {
    let Some(side) = history.status().side() else { return Some(Vec::new()) };
    let mut search = Forced { history: history.clone(), nodes, killers: Vec::new() };
    let made = history.under_way();
    let moves = whole_moves(history.position(), made);
    let proofs = moves.into_iter().map(|mv| {
        let count = search.play(mv, made.len());
        let proof = search.proof_after(side, within);
        search.take_back(count);
        proof.map(|proof| (mv, proof))
    });
    proofs.collect::<Result<_, Exhausted>>().ok()
}

struct Forced<P: Think> {
    history: PositionHistory<P>,
    nodes: u64,
    /// The last refuting move at each depth, tried first because it often refutes again.
    killers: Vec<Option<Move>>,
}

impl<P: Think> Forced<P> {
    /// Plays the rest of a move and returns the number of its actions.
    fn play(&mut self, mv: Move, made: usize) -> usize {
        mv.actions().skip(made).map(|action| self.history.play_unchecked(action)).count()
    }

    fn take_back(&mut self, actions: usize) {
        for _ in 0..actions {
            self.history.take_back();
        }
    }

    /// Returns the proof for `side`, which has just moved, if the game is decided within `within` moves, that move
    /// included.
    fn proof_after(&mut self, side: Side, within: u16) -> Result<Option<Proof>, Exhausted> {
        if let Status::Ended(ending) = self.history.status() {
            let verdict = match ending.outcome {
                Outcome::Win(winner) if winner == side => Verdict::Win,
                Outcome::Win(_) => Verdict::Loss,
                Outcome::Draw => Verdict::Draw,
            };
            return Ok(Some(Proof { verdict, moves: Some(1) }));
        }
        for moves in 2..=within {
            let (verdict, is_forced) = if moves.is_multiple_of(2) {
                (Verdict::Loss, self.wins(side.other(), moves / 2)?)
            } else {
                (Verdict::Win, self.loses(side.other(), moves / 2)?)
            };
            if is_forced {
                return Ok(Some(Proof { verdict, moves: Some(moves) }));
            }
        }
        Ok(None)
    }

    fn look(&mut self) -> Result<(), Exhausted> {
        self.nodes = self.nodes.checked_sub(1).ok_or(Exhausted)?;
        Ok(())
    }

    /// Returns whether `side`, which is to move, can force a win with one of its next `moves` moves.
    fn wins(&mut self, side: Side, moves: u16) -> Result<bool, Exhausted> {
        self.look()?;
        if self.history.position().winning_action().is_some() {
            return Ok(true);
        }
        if moves <= 1 {
            return Ok(false);
        }
        for mv in whole_moves(self.history.position(), Move::default()) {
            let count = self.play(mv, 0);
            let wins = match self.history.status() {
                Status::Ended(ending) => Ok(ending.outcome == Outcome::Win(side)),
                _ => self.loses(side.other(), moves - 1),
            };
            self.take_back(count);
            if wins? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Returns whether `side`, which is to move, loses by force to one of the opponent's next `moves` moves.
    fn loses(&mut self, side: Side, moves: u16) -> Result<bool, Exhausted> {
        self.look()?;
        if self.history.position().winning_action().is_some() {
            return Ok(false);
        }
        let mut answers = whole_moves(self.history.position(), Move::default());
        let slot = usize::from(moves);
        self.killers.resize(self.killers.len().max(slot + 1), None);
        if let Some(killer) = self.killers[slot]
            && let Some(place) = answers.iter().position(|answer| *answer == killer)
        {
            answers.swap(0, place);
        }
        for answer in answers {
            let count = self.play(answer, 0);
            let loses = match self.history.status() {
                Status::Ended(ending) => Ok(ending.outcome == Outcome::Win(side.other())),
                _ => self.wins(side.other(), moves),
            };
            self.take_back(count);
            if !loses? {
                self.killers[slot] = Some(answer);
                return Ok(false);
            }
        }
        Ok(true)
    }
}
