//! The games of a match.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};

use fivefold_engine::game::{Move, Outcome, Random, Side, Status, Verdict, below};
use fivefold_engine::games::{self, GameState, played};
use rand::SeedableRng;
use serde_json::Value;

use super::player::{Player, PlayerStats};
use super::score::Score;

/// The parameters of a series.
pub struct Series {
    pub game: String,
    pub options: Value,
    pub players: [Player; 2],
    pub pairs: u32,
    pub opening: u32,
    /// The maximum number of winning moves in an opening; `None` accepts every opening.
    pub hard: Option<usize>,
    pub seed: u64,
    pub jobs: usize,
}

/// The result of a series.
#[derive(Clone, Debug, Default)]
pub struct SeriesResult {
    pub score: Score,
    /// The number of wins by side, independent of the player.
    pub won_by_side: [u32; 2],
    pub totals: [PlayerStats; 2],
}

/// The number of moves after which a game counts as a draw.
const LONGEST_GAME: usize = 600;

impl Series {
    /// Plays all games and reports the score to `progress` from time to time.
    ///
    /// # Errors
    /// If the game is unknown or rejects the options.
    pub fn play(&self, progress: &(dyn Fn(&Score) + Sync)) -> Result<SeriesResult, String> {
        let game = games::find(&self.game).ok_or_else(|| format!("there is no game `{}`", self.game))?;
        let start = game.open(&self.options).map_err(|error| error.to_string())?;
        let next = AtomicU32::new(0);
        let all = Mutex::new(SeriesResult::default());
        std::thread::scope(|scope| {
            for _ in 0..self.jobs {
                scope.spawn(|| {
                    loop {
                        let pair = next.fetch_add(1, Ordering::Relaxed);
                        if pair >= self.pairs {
                            break;
                        }
                        let (results, totals) = self.pair(start.as_ref(), game.levels(), pair);
                        let mut all = all.lock().unwrap_or_else(PoisonError::into_inner);
                        all.score.add(results);
                        for (side_of_one, result) in Side::BOTH.into_iter().zip(results) {
                            let winner = match result {
                                2 => side_of_one,
                                0 => side_of_one.other(),
                                _ => continue,
                            };
                            all.won_by_side[winner.index()] += 1;
                        }
                        all.totals.iter_mut().zip(totals).for_each(|(sum, totals)| sum.add(totals));
                        if all.score.games().is_multiple_of(20) {
                            progress(&all.score);
                        }
                    }
                });
            }
        });
        Ok(all.into_inner().unwrap_or_else(PoisonError::into_inner))
    }

    /// Plays two games from the same opening and returns the results of the first player.
    fn pair(
        &self,
        start: &dyn GameState,
        levels: &[fivefold_engine::game::Level],
        pair: u32,
    ) -> ([u8; 2], [PlayerStats; 2]) {
        let mut random = Random::seed_from_u64(self.seed.wrapping_mul(0x9E37_79B9).wrapping_add(u64::from(pair)));
        let opening = self.opening(start, &mut random);
        let mut totals = [PlayerStats::default(); 2];
        let results = Side::BOTH.map(|side_of_one| {
            let mut state = opening.copy();
            for _ in 0..LONGEST_GAME {
                let side = match state.status() {
                    Status::ToMove(side) | Status::MidMove(side) => side,
                    Status::Ended(ending) => {
                        return match ending.outcome {
                            Outcome::Win(side) if side == side_of_one => 2,
                            Outcome::Win(_) => 0,
                            Outcome::Draw => 1,
                        };
                    }
                };
                let who = usize::from(side != side_of_one);
                let mv = self.players[who].mv(state.as_ref(), levels, &mut random, &mut totals[who]);
                state = played(state.as_ref(), mv);
            }
            1
        });
        (results, totals)
    }

    /// Returns an unfinished position after a few random moves.
    fn opening(&self, start: &dyn GameState, random: &mut Random) -> Box<dyn GameState> {
        loop {
            let mut state = start.copy();
            for _ in 0..self.opening {
                let moves = state.moves();
                if moves.is_empty() {
                    break;
                }
                let mv = moves[below(random, u32::try_from(moves.len()).unwrap_or(u32::MAX)) as usize];
                state = played(state.as_ref(), mv);
            }
            let found = match self.hard {
                Some(most) => hardened(state, most, random),
                None => Some(state),
            };
            if let Some(state) = found.filter(|state| !state.status().is_over()) {
                return state;
            }
        }
    }
}

/// Plays on until the side to move has at most `most` winning moves: the winning side plays any winning move, the
/// losing side the move that leaves the fewest. Returns `None` if the game ends first.
fn hardened(mut state: Box<dyn GameState>, most: usize, random: &mut Random) -> Option<Box<dyn GameState>> {
    while !state.status().is_over() {
        let exact = state.solve(u64::MAX, &|| false)?;
        let wins: Vec<Move> =
            exact.moves.iter().filter(|(_, proof)| proof.verdict == Verdict::Win).map(|(mv, _)| *mv).collect();
        if (1..=most).contains(&wins.len()) {
            return Some(state);
        }
        let mv = match u32::try_from(wins.len()) {
            Ok(count @ 1..) => wins[below(random, count) as usize],
            _ => exact.moves.first()?.0,
        };
        state = played(state.as_ref(), mv);
    }
    None
}
