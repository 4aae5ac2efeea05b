//! The handicap: one side has two or four pieces less, so that it has less to connect.
//!
//! The pieces at both ends of a row are the farthest from the others. Without them, equal players of 1,000 simulations a
//! move scored on the board of 8 rows, 200 games each: the side that begins 85 % with two pieces less and 96 % with four
//! (47 % without a handicap), the other side 74 % and 94 % (53 % without). Less of a help, or none: one piece less
//! (the other side 53 %), two from the middle of the rows (38 % with 300 simulations, 43 % without), and two pieces that
//! have left the border already (36 %).

use crate::{
    game::{Arrangement, BoardLayout, Side},
    games::{Handicap, HandicapKind, HandicapRules},
};

/// The fewest rows at which two and four pieces less leave enough to play with.
const ROWS: [u16; 2] = [6, 7];

/// The handicaps of Lines of Action.
pub(super) const RULES: HandicapRules = HandicapRules { kind: HandicapKind::Pieces(fewer), unit: 2 };

fn fewer(layout: &BoardLayout, pieces: &mut Arrangement, handicap: Handicap) -> bool {
    let last = layout.spots.iter().map(|spot| spot.row).max().unwrap_or_default();
    let lines: &[u16] = match handicap.steps {
        1 if last + 1 >= ROWS[0] => &[0],
        2 if last + 1 >= ROWS[1] => &[0, last],
        _ => return false,
    };
    for spot in &layout.spots {
        // Orange stands in rows, Blue in columns.
        let (line, at) = match handicap.side {
            Side::First => (spot.row, spot.column),
            Side::Second => (spot.column, spot.row),
        };
        if lines.contains(&line) && (at == 1 || at + 1 == last) {
            pieces.pieces.remove(&spot.place);
        }
    }
    true
}
