//! The lines of a proof: the moves of the side that keeps a statement, depth first.

use std::collections::HashMap;

use fivefold_engine::{
    game::{Move, Side, Verdict},
    games::{self, GameState, MoveCode, played},
};
use serde_json::{Value, json};

/// The limit of a statement without a limit.
pub const FOREVER: u16 = u16::MAX;

/// The node limit of a move of a proof.
const NODES: u64 = 50_000_000;

/// What a side achieves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// The side wins.
    Win,
    /// The side does not lose.
    Hold,
}

/// Writes the statements of one proof.
#[derive(Default)]
pub struct Prover {
    /// The lines of the statements.
    pub lines: String,
    /// The limits of the positions that were proven.
    known: HashMap<(u64, Side, Goal), u16>,
}

impl Prover {
    /// Adds the line of a statement: the side reaches its goal within `limit` moves of both sides.
    pub fn statement(&mut self, state: &dyn GameState, side: Side, goal: Goal, limit: u16) -> Result<(), String> {
        let mut words = Vec::new();
        self.prove(state, side, goal, limit, &mut words)?;
        self.lines += &words.join(" ");
        self.lines += "\n";
        Ok(())
    }

    fn prove(
        &mut self,
        state: &dyn GameState,
        side: Side,
        goal: Goal,
        limit: u16,
        words: &mut Vec<String>,
    ) -> Result<(), String> {
        if state.status().is_over() || limit == 0 {
            return Ok(());
        }
        let after = if limit == FOREVER { FOREVER } else { limit - 1 };
        if state.status().side() == Some(side) {
            let key = (state.key(), side, goal);
            let is_known = self.known.get(&key).is_some_and(|known| match goal {
                Goal::Win => *known <= limit,
                Goal::Hold => *known >= limit,
            });
            // A repetition can end the game, so the way to a position matters.
            if is_known && state.game() != "lines-of-action" {
                words.push("=".to_owned());
                return Ok(());
            }
            let mv = kept(state, goal, limit).ok_or_else(|| format!("no move reaches the goal in {}", here(state)))?;
            words.push(state.move_text(mv));
            self.prove(&*played(state, mv), side, goal, after, words)?;
            self.known.insert(key, limit);
        } else if state.game() == "bridgit" && limit == FOREVER {
            words.push(trees(state, side, goal).ok_or_else(|| format!("no trees in {}", here(state)))?);
        } else if !(goal == Goal::Hold && limit == 1) {
            for mv in MoveCode::of(state).moves() {
                self.prove(&*played(state, mv), side, goal, after, words)?;
            }
        }
        Ok(())
    }
}

fn here(state: &dyn GameState) -> String {
    format!("\n{}", state.position().text_board())
}

/// Returns a move with which the side to move reaches its goal.
fn kept(state: &dyn GameState, goal: Goal, limit: u16) -> Option<Move> {
    if limit == FOREVER {
        let exact = state.solve(u64::MAX, &|| false)?;
        let least = if goal == Goal::Win { Verdict::Win } else { Verdict::Draw };
        return exact.moves.into_iter().find(|(_, proof)| proof.verdict >= least).map(|(mv, _)| mv);
    }
    let forced = state.forced(limit, NODES)?;
    let verdict = |verdict| move |proof: &fivefold_engine::game::Proof| proof.verdict == verdict;
    match goal {
        Goal::Win => {
            let wins =
                forced.into_iter().filter_map(|(mv, proof)| proof.filter(verdict(Verdict::Win)).map(|one| (mv, one)));
            wins.min_by_key(|(_, proof)| proof.moves).map(|(mv, _)| mv)
        }
        Goal::Hold => {
            forced.into_iter().find(|(_, proof)| proof.filter(verdict(Verdict::Loss)).is_none()).map(|(mv, _)| mv)
        }
    }
}

/// Returns the two trees of a side of Bridg-It whose opponent is to move.
///
/// Walls join the piers of a side that only has to hold, since they part those of the opponent.
fn trees(state: &dyn GameState, side: Side, goal: Goal) -> Option<String> {
    let mut options = state.options();
    let starter = options["starter"].as_str() != Some("horizontal");
    let way_of = |side| if (side == Side::First) == starter { "vertical" } else { "horizontal" };
    let mut add = |way: &str, cell: Value| {
        if !options[way].is_array() {
            options[way] = json!([]);
        }
        options[way].as_array_mut().expect("an array").push(cell);
    };
    let mut earlier = state.copy();
    while let Some(action) = earlier.take_back() {
        add(way_of(earlier.status().side()?), earlier.move_text(Move::from(action)).into());
    }
    if goal == Goal::Hold {
        let walls = state.options()["walls"].as_array().cloned().unwrap_or_default();
        for wall in walls {
            add(way_of(side), wall);
        }
        options["walls"] = json!([]);
    }
    options["starter"] = way_of(side.other()).into();
    let opened = games::find("bridgit")?.open(&options).ok()?;
    if opened.status().is_over() {
        // Walls and bridges part the opponent's shores.
        return Some("/".to_owned());
    }
    let sets = opened.winning_sets(*opened.moves().first()?)?;
    let spots = opened.position().layout().spots;
    let name = |place| spots.iter().find(|spot| spot.place == place).map(|spot| spot.name.clone());
    let names = |set: &Vec<_>| set.iter().map(|place| name(*place)).collect::<Option<Vec<String>>>();
    Some(
        sets.iter()
            .map(names)
            .collect::<Option<Vec<_>>>()?
            .iter()
            .map(|set| set.join(","))
            .collect::<Vec<_>>()
            .join("/"),
    )
}
