//! Puzzles made of the mistakes of a judged game.

use serde_json::Value;

use fivefold_engine::{
    game::{Move, Side, Verdict},
    games::Game,
    puzzles::{Certifier, Pool, Puzzle, fingerprint},
    search::Judgment,
};

use super::super::environment::Pools;

/// The maximum number of mistakes examined in a game, the gravest first.
const MOST_EXAMINED: usize = 8;

/// A game whose mistakes of one side may become puzzles.
pub struct Certification {
    pub game: &'static dyn Game,
    pub options: Value,
    pub moves: Vec<Move>,
    pub sides: Vec<Side>,
    /// The side whose mistakes are examined.
    pub side: Side,
    pub pools: Pools,
}

impl Certification {
    /// Returns the puzzles made of the mistakes with one certain answer, in the order of the game; `None` if stopped,
    /// or a move is not judged.
    pub fn run(&self, judged: &[Option<Judgment>], stop: &dyn Fn() -> bool) -> Option<Vec<Puzzle>> {
        let judged: Vec<&Judgment> = judged.iter().map(Option::as_ref).collect::<Option<_>>()?;
        // A lost position has no answer that saves it.
        let is_open = |judged: &Judgment| judged.before.verdict() != Some(Verdict::Loss);
        let is_own_slip =
            |mv: &usize| self.sides[*mv] == self.side && judged[*mv].grade.is_slip() && is_open(judged[*mv]);
        let mut slips: Vec<usize> = (0..judged.len().min(self.moves.len())).filter(is_own_slip).collect();
        slips.sort_by_key(|mv| !judged[*mv].grade.is_grave());
        slips.truncate(MOST_EXAMINED);
        slips.sort_unstable();
        let mut puzzles = Vec::new();
        for mv in slips {
            if stop() {
                return None;
            }
            puzzles.extend(self.puzzle(mv));
        }
        Some(puzzles)
    }

    /// Returns the puzzle of the position before a move that does not answer it, unless the pool has the position.
    fn puzzle(&self, mv: usize) -> Option<Puzzle> {
        let (before, played) = (&self.moves[..mv], self.moves[mv]);
        let puzzle = Certifier::default().puzzle(self.game, &self.options, before)?;
        let is_answer = |moves: Vec<Move>| moves.contains(&played);
        let is_right = puzzle.solutions().is_ok_and(is_answer) || puzzle.longer().is_ok_and(is_answer);
        (!is_right && !self.is_in_pool(&puzzle)).then_some(puzzle)
    }

    fn is_in_pool(&self, puzzle: &Puzzle) -> bool {
        let Ok(position) = puzzle.position().map(|state| fingerprint(&*state)) else { return true };
        let pool = (self.pools)(self.game).map_or(&[][..], Pool::puzzles);
        pool.iter().any(|other| other.position().is_ok_and(|state| fingerprint(&*state) == position))
    }
}
