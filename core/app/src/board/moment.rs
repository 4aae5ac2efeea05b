//! Sounds and haptic feedback of a change.

use super::{Haptic, Moment, Sound};
use fivefold_engine::{
    game::{Effect, Outcome, PieceKind, Side},
    session::Player,
};

impl Moment {
    /// Returns the moment of a change without motion.
    pub(super) const fn new(number: u64, sound: Option<Sound>, haptic: Option<Haptic>, announcement: String) -> Self {
        Self { number, sound, sound_ms: 0, haptic, haptic_after_sound_ms: 0, announcement }
    }

    /// Delays the sound and the haptics until something lands.
    pub(super) fn delay(&mut self, landing_ms: u32) {
        self.sound_ms = landing_ms.saturating_sub(self.sound.map_or(0, Sound::impact_ms));
        self.haptic_after_sound_ms = landing_ms - self.sound_ms;
    }
}

/// Returns the sound of the first audible effect; later effects are its consequences.
pub fn sound_of(effects: &[Effect]) -> Option<Sound> {
    effects.iter().find_map(|effect| match effect {
        Effect::Fall(_) => Some(Sound::Stone),
        Effect::Rotate { .. } | Effect::Mirror { .. } => Some(Sound::Rotate),
        Effect::Appear(piece) if matches!(piece.kind, PieceKind::VerticalBar | PieceKind::HorizontalBar) => {
            Some(Sound::Plank)
        }
        Effect::Appear(_) | Effect::Move { .. } | Effect::Recolor { .. } => Some(Sound::Wood),
        Effect::Vanish(_) | Effect::Pass(_) => None,
        Effect::Together(effects) => sound_of(effects),
    })
}

/// Returns the sound and haptic feedback of the result, from the view of the person at this device.
pub fn end_of(outcome: Outcome, players: [Player; 2]) -> (Sound, Haptic) {
    let is_person = |side: Side| players[side.index()] == Player::Human;
    match outcome {
        Outcome::Win(winner) if is_person(winner) => (Sound::Win, Haptic::Win),
        Outcome::Win(winner) if is_person(winner.other()) => (Sound::Loss, Haptic::Loss),
        Outcome::Win(_) | Outcome::Draw => (Sound::Draw, Haptic::Draw),
    }
}
