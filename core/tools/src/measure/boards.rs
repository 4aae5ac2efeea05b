//! What is measured: games and their options.

use fivefold_engine::games::{self, GameState};
use serde_json::{Value, json};

/// Boards with a name for the table that is printed.
pub struct Boards(pub Vec<(String, Box<dyn GameState>)>);

impl Boards {
    /// What people play most, or only one game of it.
    pub fn usual(game: Option<&str>) -> Self {
        Self::of(
            game,
            &[
                ("bridgit", json!({})),
                ("lines-of-action", json!({})),
                ("connect-four", json!({})),
                ("connect-any", json!({"rows": 8, "columns": 8})),
                ("pentago-twist", json!({})),
            ],
        )
    }

    /// The largest boards, or only that of one game.
    pub fn largest(game: Option<&str>) -> Self {
        Self::of(
            game,
            &[
                ("bridgit", json!({"size": 19})),
                ("lines-of-action", json!({"size": 12})),
                ("connect-four", json!({})),
                ("connect-any", json!({"rows": 12, "columns": 12})),
                ("pentago-twist", json!({})),
            ],
        )
    }

    fn of(wanted: Option<&str>, boards: &[(&str, Value)]) -> Self {
        let boards = boards.iter().filter(|(id, _)| wanted.is_none_or(|wanted| wanted == *id));
        let open = |(id, options): &(&str, Value)| {
            let game = games::find(id)?;
            let state = game.open(options).ok()?;
            let size = options.get("size").or_else(|| options.get("rows"));
            Some((size.map_or_else(|| (*id).to_owned(), |size| format!("{id} {size}")), state))
        };
        Self(boards.filter_map(open).collect())
    }
}
