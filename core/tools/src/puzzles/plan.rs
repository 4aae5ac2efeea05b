//! The wanted contents of a pool, read from the JSON file beside it: `puzzles.json` beside `puzzles.txt`.

use std::path::Path;

use fivefold_engine::games::Game;
use fivefold_engine::puzzles::Claim;
use serde::Deserialize;
use serde_json::{Map, Value};

/// The wanted number of puzzles of every game, without its chapter.
const TOTAL: usize = 260;

/// The wanted contents of a pool. Omitted fields take values derived from the game's registry entry.
#[derive(Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PoolPlan {
    /// The maximum number of puzzles of each claim, by the text of the claim: `w2`.
    pub claims: Map<String, Value>,
    /// The number of puzzles in all.
    pub total: usize,
    /// The options to play with, in turn.
    pub options: Vec<Value>,
    /// The strongest level that plays the games; the weakest is 1.
    pub strongest: u32,
    /// The number of moves of both sides within which forced wins are searched.
    pub within: u16,
    /// The maximum number of correct first moves of a puzzle with a win in a number of moves.
    pub answers: usize,
    /// The chapter, if the game has one.
    pub chapter: Option<Chapter>,
}

impl Default for PoolPlan {
    fn default() -> Self {
        let claims = ["w1", "w2", "w3", "o", "s", "p1"].map(|claim| (claim.to_owned(), (TOTAL / 4).into()));
        Self {
            claims: claims.into_iter().collect(),
            total: TOTAL,
            options: Vec::new(),
            strongest: 4,
            within: 3,
            answers: 2,
            chapter: None,
        }
    }
}

/// A group of puzzles on positions whose setup options are drawn at random.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    /// The name; `chapter-NAME` is its text key.
    pub name: String,
    /// The option that lists blocked cells.
    pub blocked: String,
    /// The puzzles, in order.
    pub levels: Vec<ChapterLevel>,
}

/// A puzzle of a chapter.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChapterLevel {
    /// The wanted claim.
    pub claim: String,
    /// The options that are not drawn.
    pub options: Map<String, Value>,
    /// The number of blocked cells.
    pub blocked: usize,
    /// The option that lists the cells of the side to move.
    pub own: String,
    /// The option that lists the cells of its opponent.
    pub other: String,
    /// The maximum number of cells of the side to move.
    pub most: usize,
}

impl PoolPlan {
    /// Reads the plan of a game from the file beside its pool; a plan derived from its variants if there is no file.
    ///
    /// # Errors
    /// If the file is malformed.
    pub fn read(game: &dyn Game, pool: &Path) -> Result<Self, String> {
        let path = pool.with_extension("json");
        let mut plan = if path.exists() {
            let text = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
            serde_json::from_str(&text).map_err(|error| format!("{}: {error}", path.display()))?
        } else {
            Self::default()
        };
        if plan.options.is_empty() {
            plan.options = game.variants().into_iter().map(|variant| variant.options).collect();
        }
        plan.strongest = plan.strongest.min(u32::try_from(game.levels().len()).unwrap_or(u32::MAX));
        if let Some(claim) = plan.claims.keys().find(|claim| claim.parse::<Claim>().is_err()) {
            return Err(format!("{}: `{claim}` is not a claim", path.display()));
        }
        Ok(plan)
    }

    /// Returns the maximum number of puzzles of this claim.
    pub fn most(&self, claim: Claim) -> usize {
        let count = self.claims.get(&claim.to_string()).and_then(Value::as_u64);
        count.and_then(|count| usize::try_from(count).ok()).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::PoolPlan;
    use crate::puzzles::{path, path_from};
    use fivefold_engine::games;

    #[test]
    fn every_plan_is_valid_for_its_game() {
        for game in games::all().iter().filter(|game| game.puzzle_path().is_some()) {
            let plan = PoolPlan::read(*game, &path(*game).expect("a path")).unwrap_or_else(|error| panic!("{error}"));
            assert!(plan.claims.len() >= 2, "{}", game.id());
            for options in &plan.options {
                assert!(game.open(options).is_ok(), "{}: {options}", game.id());
            }
        }
    }

    #[test]
    fn game_without_plan_gets_one_from_its_entry() {
        let game = games::find("bridgit").expect("offered");
        let plan = PoolPlan::read(game, "no/such/puzzles.txt".as_ref()).expect("a plan");
        assert!(plan.options.len() == game.variants().len() && plan.strongest >= 1 && !plan.claims.is_empty());
    }

    #[test]
    fn missing_puzzle_path_is_named() {
        let error = path_from("hex", None).expect_err("no path");
        assert_eq!(error, "`hex` names no pool: add `.with_puzzles(\"games/…/puzzles.txt\")` to its entry");
    }
}
