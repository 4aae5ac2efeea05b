//! What is heard of a change.

use super::{Feel, Sound};
use fivefold_engine::{
    game::{Effect, Outcome, PieceKind, Side},
    session::Player,
};

/// What is heard of what is seen: of the first thing that happens, because the rest comes of it.
pub fn sound_of(effects: &[Effect]) -> Option<Sound> {
    effects.iter().find_map(|effect| match effect {
        Effect::Fall(_) => Some(Sound::Stone),
        Effect::Rotate { .. } | Effect::Mirror { .. } => Some(Sound::Rotate),
        Effect::Appear(piece) if matches!(piece.kind, PieceKind::UprightBridge | PieceKind::FlatBridge) => {
            Some(Sound::Bridge)
        }
        Effect::Appear(_) | Effect::Move { .. } | Effect::Recolour { .. } => Some(Sound::Wood),
        Effect::Vanish(_) | Effect::Pass(_) => None,
        Effect::Together(effects) => sound_of(effects),
    })
}

/// How the end is heard and felt: as that of whoever is at this device.
pub fn end_of(outcome: Outcome, players: [Player; 2]) -> (Sound, Feel) {
    let is_person = |side: Side| players[side.index()] == Player::Human;
    match outcome {
        Outcome::Win(winner) if is_person(winner) => (Sound::Win, Feel::Win),
        Outcome::Win(winner) if is_person(winner.other()) => (Sound::Loss, Feel::Loss),
        Outcome::Win(_) | Outcome::Draw => (Sound::Draw, Feel::Draw),
    }
}
