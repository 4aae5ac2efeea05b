//! Tic-tac-toe: the smallest complete game, and the one to copy.
//!
//! # Add a game in a day
//!
//! A game is one folder with its module file, and two lines in the registry. No front end, no binding, no other file
//! changes; the tests keep a whole game and some counts of the search of it, and write both themselves. While something is
//! missing the tests of all games fail with a message that says which file to add or which command to run.
//!
//! This game has nothing but what every game must have, so that nothing has to be deleted from a copy. For the rest
//! [`othello`](super::othello) is the example: an option with its words, a side that must pass, flips, a count for each side.
//!
//! **1. Copy.** From the folder `core/engine/src/games`, with `hexapawn` for the name of the game:
//!
//! ```text
//! cp template.rs hexapawn.rs && cp -r template hexapawn
//! ```
//!
//! In `hexapawn.rs` give [`GAME`] its id (it stands in saved games for ever) and correct the three paths. In
//! `core/engine/src/games.rs` add `pub mod hexapawn;` and `&hexapawn::GAME` to the games that are offered. Rename the position
//! type wherever it stands in the new files. It compiles, and is tic-tac-toe under another name.
//!
//! **2. `rules.rs`: what is legal.** The position should be small and `Copy`, a bit for a square where that can be
//! done: the search copies it millions of times a second. Decide what an action is (the smallest step: placing and
//! turning are two) and give each a number below `ACTIONS`; no two that are legal in one position may share one.
//!
//! | if the game has | then |
//! |---|---|
//! | options | a serde struct instead of [`NoOptions`](crate::game::NoOptions), an `OptionSpec` for each in `option_specs`, its words in `text/`; refuse wrong values in `start` by naming them: `Options`, `option_specs` and `start` of `othello/rules.rs`, `option-size` of its texts |
//! | something drawn by lot | an option of kind `Seed`, and `settle` draws from it; whatever is drawn is an option too |
//! | moves of two actions | `status` is `MidMove` while the second is due; a move has at most two, and a side that moves again just begins another move |
//! | positions that come back | `REPETITIONS`, and `is_irreversible` for the actions after which none can |
//! | sides that must pass | an action for it, the only one in its list, and `BoardOperationKind::Pass` among the `operations`: `PASS` in `othello/rules.rs`, `operations` and `touch` in its `show.rs` |
//! | several games in one | `tried_with` in the entry names the families of options; the tests keep a whole game of each |
//!
//! A position has at most 255 legal actions. What a position is known by ([`mixed`](crate::game::mixed)) must be the same
//! on every platform, and so must every value: of the functions of real numbers only the basic operations and the root
//! are.
//!
//! `refusal` is asked with any number whatever and must know every reason; `actions` may not offer what it refuses.
//! `key` must tell apart whatever the rules tell apart. `move_text` and `read_move` are each other's inverse.
//!
//! **3. `show.rs`: what people meet.** Places are numbers of your choice, the same in the layout, in pieces, effects
//! and touches; lengths are in units, neighbouring squares one apart. A touch is answered by an action, or by picking
//! a piece that goes somewhere by the next touch. `marks` are exactly the places whose touch is accepted. `effects`
//! played on the pieces before an action must give those after it: `Recolour` moves a piece over, `Together` is for what
//! happens at the same time, and `Appear` may come where something stands. Places are at least 0.75 apart. A mark is
//! `shown` where people need to be told. Messages take a colour (`Show::colour`), not a side by turn. With this file the
//! game compiles again.
//!
//! **4. `think.rs`: how it is searched.** [`Think::uniform_playout`](crate::game::Think::uniform_playout) is enough to
//! play sensibly. An evaluation, a `winning_action`, priors and a solver make it strong; add each for a reason that was
//! measured with the program `match`. Put the levels so far apart that each wins about three of four games against the
//! one below it.
//!
//! **5. `text/`: every word of it** in English, complete by itself. The names that rules and looks use as keys are the
//! keys of the file. The shared file beside [`crate::text`] has what all games say. Rules pages are numbered from 1; the
//! positions they show stand in `diagrams.json` as options and moves. The other languages are folders of
//! `core/engine/languages`: in each a file of the game's name; until it is there the game speaks English.
//!
//! **6. Prove it.** Rewrite `tests.rs`: a test for each corner of the rules, and the numbers of sequences of actions
//! from the start, counted by hand or by another program. Then, in this order:
//!
//! ```text
//! cargo test --package fivefold-engine --lib hexapawn
//! FIVEFOLD_WRITE_GOLDENS=1 cargo test --package fivefold-engine --lib recorded_visits
//! INSTA_UPDATE=always cargo test --package fivefold-tests --test games
//! cargo play hexapawn
//! cargo fmt && cargo clippy --workspace --all-targets
//! cargo verify
//! ```

mod rules;
mod show;
#[cfg(test)]
mod tests;
mod think;

pub use rules::TicTacToe;

use super::Kind;
use crate::text::{Sources, TextFile};

/// The entry of this game in the registry.
pub static GAME: Kind<TicTacToe> = Kind::new(
    "tic-tac-toe",
    Sources {
        words: &[TextFile::new("tic-tac-toe", "games/template/text/en.ftl")],
        diagrams: include_str!("template/text/diagrams.json"),
        lessons: include_str!("template/lessons.json"),
    },
);
