use serde_json::{Value, json};

/// A game and options to play it with.
#[derive(Debug, Clone)]
pub struct OptionSet {
    pub game: &'static str,
    pub options: Value,
}

/// The families of options that a person would call different games: one golden play-through each.
pub fn families() -> Vec<(&'static str, OptionSet)> {
    let set = |game, options| OptionSet { game, options };
    vec![
        ("template", set("tic-tac-toe", json!({}))),
        ("bridgit-7", set("bridgit", json!({"size": 7}))),
        ("bridgit-rectangle", set("bridgit", json!({"rows": 7, "columns": 5, "starter": "horizontal"}))),
        (
            "bridgit-walls",
            set("bridgit", json!({"size": 7, "walls": ["c3", "e5"], "vertical": ["b2"], "horizontal": ["d4"]})),
        ),
        ("lines-of-action-6", set("lines-of-action", json!({"size": 6}))),
        ("lines-of-action-classic", set("lines-of-action", json!({"size": 5, "movement": "classic"}))),
        ("lines-of-action-draw", set("lines-of-action", json!({"size": 5, "both-connected": "draw"}))),
        ("connect-four", set("connect-four", json!({}))),
        ("connect-any-plain", set("connect-any", json!({"rows": 4, "columns": 5}))),
        ("connect-any-ban", set("connect-any", json!({"rows": 5, "columns": 5, "mode": "ban", "ban": "c2"}))),
        ("connect-any-bonus", set("connect-any", json!({"rows": 5, "columns": 5, "mode": "bonus", "bonus": "b1"}))),
        ("connect-any-both", set("connect-any", json!({"rows": 5, "columns": 6, "mode": "ban-bonus", "seed": 3}))),
        ("pentago-twist", set("pentago-twist", json!({}))),
    ]
}

/// Every set of options that makes the rules different, sizes at both ends and in between.
pub fn all() -> Vec<OptionSet> {
    let mut sets: Vec<OptionSet> = families().into_iter().map(|(_, set)| set).collect();
    let mut add = |game, options| sets.push(OptionSet { game, options });
    for size in (5..=19).step_by(2) {
        add("bridgit", json!({"size": size}));
    }
    add("bridgit", json!({"rows": 13, "columns": 11}));
    add("bridgit", json!({"rows": 5, "columns": 19, "starter": "horizontal"}));
    for size in 5..=12 {
        add("lines-of-action", json!({"size": size}));
    }
    for size in [6, 8, 12] {
        add("lines-of-action", json!({"size": size, "movement": "classic", "both-connected": "draw"}));
    }
    for (rows, columns) in [(4, 4), (6, 7), (7, 8), (8, 8), (9, 11), (12, 12), (4, 12), (12, 4)] {
        for mode in ["plain", "ban", "bonus", "ban-bonus"] {
            let seed = rows * 100 + columns;
            add("connect-any", json!({"rows": rows, "columns": columns, "mode": mode, "seed": seed}));
        }
    }
    sets
}
