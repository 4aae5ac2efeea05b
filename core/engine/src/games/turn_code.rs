//! A turn as one or two letters: its place among the legal turns, which are sorted by their text.
//!
//! That depends on nothing but the rules and the notation of a game, and both are frozen; and it is a sixth of the text.

use super::GameState;
use crate::game::Turn;

const DIGITS: &[u8; 64] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";

/// The turns of a position, each with its letters.
pub struct TurnCode {
    /// The turns with their texts, sorted by these.
    turns: Vec<(String, Turn)>,
}

/// Letters that stand for no legal turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no legal turn has these letters")]
pub struct CodeError;

impl TurnCode {
    /// The code of a position between turns.
    #[must_use]
    pub fn of(state: &dyn GameState) -> Self {
        let mut turns: Vec<(String, Turn)> =
            state.turns().into_iter().map(|turn| (state.turn_text(turn), turn)).collect();
        turns.sort_by(|(one, _), (two, _)| one.cmp(two));
        Self { turns }
    }

    /// How many letters a turn has.
    const fn letters(&self) -> usize {
        if self.turns.len() > DIGITS.len() { 2 } else { 1 }
    }

    /// The letters of a turn; none of one that is not legal.
    #[must_use]
    pub fn write(&self, turn: Turn) -> String {
        let Some(place) = self.turns.iter().position(|(_, other)| *other == turn) else { return String::new() };
        let digits = [place / DIGITS.len(), place % DIGITS.len()];
        digits[2 - self.letters()..].iter().map(|digit| char::from(DIGITS[*digit])).collect()
    }

    /// The turn that the first letters stand for, and what follows them.
    ///
    /// # Errors
    /// If they stand for none.
    pub fn read<'a>(&self, text: &'a str) -> Result<(Turn, &'a str), CodeError> {
        let (letters, rest) = text.split_at_checked(self.letters()).ok_or(CodeError)?;
        let digit = |letter| DIGITS.iter().position(|digit| *digit == letter).ok_or(CodeError);
        let place = letters.bytes().try_fold(0, |place, letter| Ok(place * DIGITS.len() + digit(letter)?))?;
        let (_, turn) = self.turns.get(place).ok_or(CodeError)?;
        Ok((*turn, rest))
    }

    /// The turns of a list of letters without anything between them.
    ///
    /// # Errors
    /// If some of them stand for no turn.
    pub fn read_all(&self, mut text: &str) -> Result<Vec<Turn>, CodeError> {
        let mut turns = Vec::new();
        while !text.is_empty() {
            let (turn, rest) = self.read(text)?;
            turns.push(turn);
            text = rest;
        }
        Ok(turns)
    }
}

impl std::fmt::Debug for TurnCode {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("TurnCode").field("turns", &self.turns.len()).finish_non_exhaustive()
    }
}
