//! What a pool is to have.

use fivefold_engine::puzzles::Claim;
use serde_json::{Value, json};

/// How many puzzles every game is to have, besides its chapters.
const TOTAL: usize = 208;

/// What the pool of a game is to have.
pub struct Plan {
    /// How many puzzles of each kind at most.
    pub claims: Vec<(Claim, usize)>,
    /// How many puzzles in all.
    pub total: usize,
    /// The boards and rules, each as often as it stands here.
    pub options: Vec<Value>,
    /// Who plays: levels are drawn from 1 to this one.
    pub strongest: u32,
    /// How many moves ahead is looked for what is forced.
    pub within: u16,
    /// The most right answers of a puzzle in which one wins within a number of moves.
    pub most_answers: usize,
}

/// The plan for a game.
pub fn plan(game: &str) -> Option<Plan> {
    use Claim::{OnlyWin, Prevent, Save, WinIn};
    let plan = |claims: &[(Claim, usize)], options: Vec<Value>, strongest, within, most_answers| Plan {
        claims: claims.to_vec(),
        total: TOTAL,
        options,
        strongest,
        within,
        most_answers,
    };
    Some(match game {
        "connect-four" => {
            plan(&[(WinIn(2), 52), (WinIn(3), 56), (WinIn(4), 40), (OnlyWin, 56), (Save, 56)], vec![json!({})], 6, 7, 1)
        }
        "connect-any" => plan(
            &[(WinIn(2), 46), (WinIn(3), 50), (WinIn(4), 40), (OnlyWin, 50), (Save, 50), (Prevent(2), 30)],
            boards(),
            4,
            5,
            2,
        ),
        "lines-of-action" => {
            plan(&[(WinIn(2), 70), (WinIn(3), 66), (Prevent(1), 40), (Prevent(2), 50)], lines(), 7, 5, 2)
        }
        "pentago-twist" => plan(
            &[(WinIn(1), 34), (WinIn(2), 104), (WinIn(3), 12), (OnlyWin, 16), (Save, 16), (Prevent(1), 62)],
            vec![json!({})],
            5,
            3,
            4,
        ),
        "bridgit" => plan(&[(OnlyWin, 174), (Save, 34)], bridges(), 6, 1, 1),
        _ => return None,
    })
}

fn boards() -> Vec<Value> {
    vec![
        json!({"rows": 6, "columns": 7, "mode": "ban", "ban": "d1"}),
        json!({"rows": 5, "columns": 6}),
        json!({"rows": 6, "columns": 7, "mode": "bonus", "bonus": "c2"}),
        json!({"rows": 7, "columns": 8}),
        json!({"rows": 6, "columns": 7, "mode": "ban-bonus", "ban": "e3", "bonus": "b2"}),
        json!({"rows": 6, "columns": 6}),
        json!({"rows": 5, "columns": 7, "mode": "ban", "ban": "c2"}),
        json!({"rows": 8, "columns": 8, "mode": "ban", "ban": "d3"}),
        json!({"rows": 5, "columns": 7, "mode": "bonus", "bonus": "e2"}),
        json!({"rows": 7, "columns": 7, "mode": "ban-bonus", "ban": "c1", "bonus": "f3"}),
        json!({"rows": 4, "columns": 9}),
        json!({"rows": 9, "columns": 7}),
    ]
}

fn lines() -> Vec<Value> {
    let classic = |size: u32| json!({"size": size, "movement": "classic"});
    let leaping = |size: u32| json!({"size": size});
    vec![
        leaping(8),
        leaping(6),
        classic(8),
        leaping(5),
        leaping(7),
        leaping(8),
        json!({"size": 6, "both-connected": "draw"}),
        classic(6),
        leaping(6),
        leaping(9),
    ]
}

fn bridges() -> Vec<Value> {
    let square = |size: u32| json!({"size": size});
    let walls = |size: u32, walls: &[&str]| json!({"size": size, "walls": walls});
    vec![
        square(9),
        square(11),
        walls(9, &["d4", "f6"]),
        square(13),
        json!({"size": 9, "starter": "horizontal"}),
        walls(9, &["e5", "c3", "g7"]),
        square(7),
        square(11),
        walls(11, &["f6", "d4", "h8", "d8"]),
        json!({"rows": 9, "columns": 11}),
        walls(9, &["d6", "f4", "e5"]),
        square(13),
        walls(7, &["d4"]),
        json!({"size": 11, "starter": "horizontal"}),
        walls(11, &["e5", "g7", "c7"]),
        square(9),
    ]
}

/// A puzzle of a chapter that is drawn by lot: the size of its board, who starts, how many walls there are, how many
/// bridges who starts has at most, and what is to be claimed.
pub struct Level {
    pub size: u32,
    pub starter: &'static str,
    pub walls: usize,
    pub bridges: usize,
    pub claim: Claim,
}

/// The name and the levels of a game's chapter.
pub fn chapter(game: &str) -> Option<(&'static str, Vec<Level>)> {
    use Claim::{OnlyWin, Save};
    let level = |size, starter, walls, bridges, claim| Level { size, starter, walls, bridges, claim };
    let levels = vec![
        level(7, "vertical", 0, 3, OnlyWin),
        level(7, "vertical", 2, 2, Save),
        level(9, "horizontal", 2, 5, OnlyWin),
        level(9, "vertical", 4, 4, OnlyWin),
        level(9, "horizontal", 4, 3, Save),
        level(11, "vertical", 4, 6, OnlyWin),
        level(9, "vertical", 5, 5, Save),
        level(13, "horizontal", 6, 8, OnlyWin),
    ];
    (game == "bridgit").then_some(("first-bridges", levels))
}
