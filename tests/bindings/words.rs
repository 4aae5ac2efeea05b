use std::fmt::Debug;

use fivefold::{FivefoldError, Player, PlayerChoice};

use crate::tell::{flag, list};

pub fn error(error: &FivefoldError) -> String {
    match error {
        FivefoldError::UnknownGame { id } => format!("error unknown-game: {id}"),
        FivefoldError::Save { reason } => format!("error save: {reason}"),
        FivefoldError::Refused { reason } => format!("error refused: {reason}"),
        FivefoldError::Listener { reason } => format!("error listener: {reason}"),
        FivefoldError::Fault { reason } => format!("error fault: {reason}"),
    }
}

pub fn player(player: &Player) -> String {
    let number = |number: Option<u32>| number.map_or_else(|| "none".to_owned(), |number| number.to_string());
    match player {
        Player::Human => "human".to_owned(),
        Player::Level(level) => format!("level {level}"),
        Player::Limits(limits) => format!("limits visits={} ms={}", number(limits.visits), number(limits.ms)),
    }
}

pub fn choice(choice: &PlayerChoice) -> String {
    list([&choice.label, &player(&choice.player), flag(choice.is_chosen, "chosen")])
}

/// The name of a variant as scenarios write it: `only-move`.
pub fn word(variant: &impl Debug) -> String {
    let mut word = String::new();
    for letter in format!("{variant:?}").chars() {
        if letter.is_uppercase() && !word.is_empty() {
            word.push('-');
        }
        word.push(letter.to_ascii_lowercase());
    }
    word
}
