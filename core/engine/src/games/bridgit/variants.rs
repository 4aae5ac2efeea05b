use serde_json::{Value, json};

use crate::games::GameVariant;

/// Returns square boards, rectangles, and boards with walls or bridges at the start.
pub(super) fn variants() -> Vec<GameVariant> {
    vec![
        GameVariant::new("bridgit-7", json!({"size": 7})),
        GameVariant::new("bridgit-rectangle", json!({"rows": 7, "columns": 5, "starter": "horizontal"})),
        GameVariant::new(
            "bridgit-walls",
            json!({"size": 7, "walls": ["c3", "e5"], "vertical": ["b2"], "horizontal": ["d4"]}),
        ),
    ]
}

/// Returns options of all sizes, and of rectangles of various proportions.
pub(super) fn test_options() -> Vec<Value> {
    let squares = (5..=19).step_by(2).map(|size| json!({"size": size}));
    let rectangles = [json!({"rows": 13, "columns": 11}), json!({"rows": 5, "columns": 19, "starter": "horizontal"})];
    squares.chain(rectangles).collect()
}
