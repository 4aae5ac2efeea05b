mod corner_cases;
mod counts;
mod records;
mod showing;
mod slow;
mod thinking;

use super::{BothConnected, LinesOfAction, LinesOfActionOptions, Movement, geometry::Tables};
use crate::game::{Ending, PositionHistory, Rules};

fn options(size: u32) -> LinesOfActionOptions {
    LinesOfActionOptions { size, ..LinesOfActionOptions::default() }
}

/// Returns all combinations of sizes, movements and results of both sides being connected.
fn every_options() -> impl Iterator<Item = LinesOfActionOptions> {
    (5..=12).flat_map(|size| {
        [Movement::Leaping, Movement::Classic].into_iter().flat_map(move |movement| {
            [BothConnected::Mover, BothConnected::Draw].map(move |both_connected| LinesOfActionOptions {
                size,
                movement,
                both_connected,
            })
        })
    })
}

/// Returns the history of a game after these legal moves.
fn played<W: Tables>(options: LinesOfActionOptions, moves: &str) -> PositionHistory<LinesOfAction<W>> {
    let mut history = PositionHistory::new(LinesOfAction::start(&options).expect("legal options"));
    for text in moves.split_whitespace() {
        let mv = history.position().read_move(text).unwrap_or_else(|error| panic!("{error}"));
        for action in mv.actions() {
            history.play_unchecked(action);
        }
    }
    history
}

/// Returns the ending of a game with these moves on a narrow board.
fn ending(options: LinesOfActionOptions, moves: &str) -> Option<Ending> {
    played::<u64>(options, moves).status().ending()
}
