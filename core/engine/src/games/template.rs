//! Tic-tac-toe: the smallest complete game, and the template for new games.
//!
//! # Add a game in a day
//!
//! A game is one folder with its module file, a file of texts, and two lines in the registry. Front ends, bindings and
//! other files stay unchanged. The tests record a complete game and search visit counts as golden files, and write these files
//! themselves. While a required file is missing, the tests of all games fail with a message that names the file to add
//! or the command to run.
//!
//! This game contains only the required parts, so nothing has to be deleted from a copy. For optional parts see
//! [`othello`](super::othello): an option with its texts, forced passes, flips, and a count for each side; and
//! [`hex`](super::hex): a board of hexagons, a yes/no option, a button of the game's own, sides that change colors,
//! winning chains, and all-moves-as-first.
//!
//! The registry has two lists. *Offered* games are shown to players: they need texts in every language, and the number
//! of games in a few texts grows. *Examples* are compiled only for tests and `cargo play`: English is enough. Begin as
//! an example, and offer the game when it is complete. Ladder, puzzles and a solver are optional for both.
//!
//! **1. Copy.** From the folder `core/engine/src/games`, with `hexapawn` for the name of the game:
//!
//! ```text
//! cp template.rs hexapawn.rs && cp -r template hexapawn
//! cp ../../languages/en/tic-tac-toe.ftl ../../languages/en/hexapawn.ftl
//! ```
//!
//! In `hexapawn.rs` set the id in [`GAME`] (saved games contain it, so it must never change) and correct the paths
//! and the name of the text file. In `core/engine/src/games.rs` add `pub mod hexapawn;`, and add `&hexapawn::GAME` to the examples or to the
//! offered games. Rename the position type throughout the new files. The copy now compiles, and is tic-tac-toe under
//! another name.
//!
//! **2. `rules.rs`: the legal moves.** Keep the position small and `Copy`, with one bit per square where possible: the
//! search copies it millions of times a second. Define the actions (an action is the smallest step: placing and
//! rotating are two) and give each a number below `ACTIONS`; two actions that are legal in the same position need
//! distinct numbers.
//!
//! | if the game has | then |
//! |---|---|
//! | options | use a serde struct instead of [`NoOptions`](crate::game::NoOptions), an `OptionSpec` for each option in `option_specs`, and texts; `start` refuses invalid values and names them. Example: `OthelloOptions`, `option_specs` and `start` of `othello/rules.rs`, `option-size` in its texts |
//! | an option that is on or off | use `OptionKind::YesNo` and a `bool`; players see a switch with the texts `option-NAME` and `option-NAME-hint`. Example: `swap` in `hex/rules.rs` |
//! | a random setup | add an option of kind `Seed` and draw from it in `settle`; each drawn value is an option too |
//! | moves of two actions | return `MidMove` from `status` while the second action is due; a move has at most two actions, and a side that moves again begins another move |
//! | repeated positions | set `REPETITIONS`, and return `true` from `is_irreversible` for actions after which no earlier position can recur |
//! | forced passes | add a pass action, which is then the only legal one, and `BoardOperationKind::Pass` among the `operations`. Example: `PASS` in `othello/rules.rs`, `operations` and `touch` in its `show.rs` |
//! | a move without a place | add an action and `BoardOperationKind::Own(0)` among the `operations`, with a label in the texts: players see a button with that name. Example: `SWAP` in `hex/rules.rs`, `operations` and `touch` in its `show.rs` |
//! | sides that change colors | return the current color from `Show::color`, and pass colors to messages; moves keep the color they were played in. Example: `exchanged` in `hex/rules.rs` |
//! | several variants | set `tested_with` in the entry to name the variants; the tests record a complete game of each |
//!
//! A position has at most 255 legal actions. Position keys ([`mixed`](crate::game::mixed)) and evaluations must be the
//! same on every platform: of the floating-point operations only basic arithmetic and the square root guarantee this.
//!
//! `refusal` accepts any action number and must return a reason for every illegal one; `actions` must never contain an
//! action that `refusal` refuses. `key` must distinguish all positions that the rules distinguish. `move_text` and
//! `read_move` are inverses of each other.
//!
//! **3. `show.rs`: presentation and input.** Place numbers are arbitrary, but the same in the layout, pieces, effects
//! and touches. Lengths are in units; the distance between neighboring squares is one, and places are at least 0.75
//! apart. Squares need no plate; `Decoration::Plate` is a rectangle, `Decoration::Polygon` any other plate, and
//! `PlaceShape::Hexagon` a place in rows shifted by half a unit. The arrow keys follow rows and columns by themselves.
//!
//! A touch returns an action, or picks a piece that the next touch moves. `marks` returns exactly the places whose
//! touch is accepted; a mark is `shown` where players need a visible hint. `effects` applied to the pieces before
//! an action must give the pieces after it: `Recolor` changes the owner of a piece, `Together` groups simultaneous
//! effects, and `Appear` may replace an existing piece. Messages take a color (`Show::color`), not a side by turn
//! order. With this file the game compiles again.
//!
//! **4. `think.rs`: search.** [`Think::uniform_playout`](crate::game::Think::uniform_playout) is enough for sensible
//! play. An evaluation, a `winning_action`, priors and an [`ExactSolver`](crate::game::ExactSolver) make the search
//! stronger; add each only if the program `match` measures a gain. An action that simulations never repeat, such as a
//! swap of the sides, belongs in `ONE_TIME_ACTIONS`. Space the levels so that each wins about three of four games
//! against the level below it.
//!
//! **5. `core/engine/languages/en/hexapawn.ftl`: all texts** in English, complete by itself. The keys in the file
//! are the names used in the rules and in `show.rs`. `shared.ftl` contains the texts common to all games. Rules pages
//! are numbered from 1; `diagrams.json` holds the positions they show, as options and moves, and the places to number.
//! `computer-title` and `computer-body` say how the computer thinks.
//!
//! **6. Test.** Rewrite `tests.rs`: a test for each corner case of the rules, and the perft numbers (sequences of
//! actions from the start), counted by hand or by another program. Then, in this order:
//!
//! ```text
//! cargo test --package fivefold-engine --lib hexapawn
//! FIVEFOLD_WRITE_GOLDENS=1 cargo test --package fivefold-engine --lib recorded_visits
//! INSTA_UPDATE=always cargo test --package fivefold-tests --test games
//! cargo play hexapawn
//! cargo fmt && cargo clippy --workspace --all-targets
//! cargo verify
//! ```
//!
//! # Optional steps
//!
//! Each can follow later; a game without them is complete. The tools run as
//! `cargo run --release --package fivefold-tools --`, here `TOOL`.
//!
//! | for | do |
//! |---|---|
//! | weak levels that play near the last moves | `action_site` and `sites` in `think.rs`, and `.near()` for those levels |
//! | measured ratings | add `.with_ladder("games/ladders/hexapawn.json")` to the entry and run `TOOL calibrate --game hexapawn` (hours). Until then the levels are ordered by simulations and their ratings are estimates |
//! | puzzles | add `.with_puzzles("games/hexapawn/puzzles.txt")` to the entry, write a plan as in `bridgit/puzzles.json`, and run `TOOL puzzles make --game hexapawn`, then `TOOL puzzles rate --game hexapawn` |
//! | daily puzzles | with 190 rated puzzles, add a rotation to `core/app/src/progress/daily.rs` that begins after the release; earlier days keep their puzzles |
//! | languages | add the file to the other folders of `core/engine/languages`. Missing texts are shown in English, and `cargo test --package fivefold-tests --test repository texts` demands them only of offered games |
//! | large boards | nothing: a board whose places are narrower than a finger can be zoomed. A phone is about 411 dp wide and zooms below 40 dp a place: a board more than 10 units wide. On 13 x 13 squares a place is 29 dp wide, on 11 x 11 hexagons 22 dp |
//! | the lists of tests | `cargo test --package fivefold-tests --test repository games` and `cargo verify core whole` name each file that lacks an offered game or its number: README, `about-text`, store texts, `smallGames` of the Android tests, `GAMES` of the runner |

mod rules;
mod show;
#[cfg(test)]
mod tests;
mod think;

pub use rules::TicTacToe;

use super::GameEntry;
use crate::text::{Sources, TextFile};

/// The entry of this game in the registry.
pub static GAME: GameEntry<TicTacToe> = GameEntry::new(
    "tic-tac-toe",
    Sources {
        words: &[TextFile::new("tic-tac-toe")],
        diagrams: include_str!("template/diagrams.json"),
        lessons: include_str!("template/lessons.json"),
    },
);
