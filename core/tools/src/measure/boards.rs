//! The measured boards.

use fivefold_engine::games::{self, GameState};
use serde_json::{Value, json};

/// Boards with their names in the printed table.
pub struct Boards(pub Vec<(String, Box<dyn GameState>)>);

impl Boards {
    /// Returns the default boards of all games, or of one game.
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

    /// Returns the largest boards of all games, or of one game.
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
