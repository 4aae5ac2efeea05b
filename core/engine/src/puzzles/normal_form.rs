use crate::{
    game::{Piece, Side, Status},
    games::GameState,
};

/// The parameters of the FNV-1a hash.
const FNV_BASIS: u64 = 0xcbf2_9ce4_8422_2325;
const FNV_PRIME: u64 = 0x0100_0000_01b3;

/// Returns a hash of the pieces and the side to move, equal for a position and all its symmetric images, and the same
/// in every version of the app.
#[must_use]
pub fn fingerprint(state: &dyn GameState) -> u64 {
    let pieces = normal_form(state).into_iter();
    let bytes = pieces.flat_map(|(x, y, color)| x.to_le_bytes().into_iter().chain(y.to_le_bytes()).chain([color]));
    bytes.fold(FNV_BASIS, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(FNV_PRIME))
}

/// Returns the pieces by their distance from the center of the board and by whether the side to move owns them.
fn normal_form(state: &dyn GameState) -> Vec<(i32, i32, u8)> {
    let layout = state.position().layout();
    let side = match state.status() {
        Status::ToMove(side) | Status::MidMove(side) => state.position().color(side),
        Status::Ended(_) => Side::First,
    };
    let color = |color: Option<Side>| match color {
        None => 2,
        Some(color) => u8::from(color == side),
    };
    let place = |piece: &Piece| {
        layout.spots.iter().find(|spot| spot.place == piece.place).map(|spot| {
            #[expect(clippy::cast_possible_truncation, reason = "a board is a few units wide")]
            let along = |at: f32, length: f32| (4.0 * (at - length / 2.0)).round() as i32;
            (along(spot.x, layout.width), along(spot.y, layout.height), color(piece.color))
        })
    };
    let pieces: Vec<(i32, i32, u8)> = state.position().pieces().iter().filter_map(place).collect();
    let images = (0..8).map(|symmetry| {
        let mut image: Vec<(i32, i32, u8)> = pieces.iter().map(|piece| image_of(*piece, symmetry)).collect();
        image.sort_unstable();
        image
    });
    images.min().unwrap_or_default()
}

fn image_of((x, y, color): (i32, i32, u8), symmetry: u8) -> (i32, i32, u8) {
    let (x, y) = if symmetry & 1 == 0 { (x, y) } else { (-x, y) };
    let (x, y) = if symmetry & 2 == 0 { (x, y) } else { (x, -y) };
    if symmetry & 4 == 0 { (x, y, color) } else { (y, x, color) }
}
