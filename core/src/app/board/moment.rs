//! What is heard of a change.

use super::Sound;
use crate::{
    game::{Effect, Outcome, PieceKind},
    session::Player,
};

/// What is heard of what is seen: of the first thing that happens, because the rest comes of it.
pub fn sound_of(effects: &[Effect]) -> Option<Sound> {
    effects.iter().find_map(|effect| match effect {
        Effect::Fall(_) => Some(Sound::Stone),
        Effect::Turn { .. } | Effect::Mirror { .. } => Some(Sound::Turn),
        Effect::Appear(piece) if matches!(piece.kind, PieceKind::UprightBridge | PieceKind::FlatBridge) => {
            Some(Sound::Bridge)
        }
        Effect::Appear(_) | Effect::Move { .. } | Effect::Recolour { .. } => Some(Sound::Wood),
        Effect::Vanish(_) | Effect::Pass(_) => None,
        Effect::Together(effects) => sound_of(effects),
    })
}

/// What is heard of the end: somebody at this device has won, or nobody has.
pub fn sound_of_end(outcome: Outcome, players: [Player; 2]) -> Sound {
    match outcome {
        Outcome::Win(winner) if players[winner.index()] == Player::Human => Sound::Win,
        Outcome::Win(_) | Outcome::Draw => Sound::End,
    }
}
