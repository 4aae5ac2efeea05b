//! Encodes a move as one or two characters: its index among the legal moves, sorted by their text.
//!
//! The code depends only on the rules and the notation of a game, which are both frozen. It takes a sixth of the space
//! of the text.

use super::GameState;
use crate::game::Move;

const DIGITS: &[u8; 64] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";

/// The table of the legal moves of a position and their codes.
pub struct MoveCode {
    /// The moves and their texts, sorted by text.
    moves: Vec<(String, Move)>,
}

/// The error for a code that matches no legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a legal move")]
pub struct CodeError;

impl MoveCode {
    /// Creates the code table of a position between moves.
    #[must_use]
    pub fn of(state: &dyn GameState) -> Self {
        let mut moves: Vec<(String, Move)> = state.moves().into_iter().map(|mv| (state.move_text(mv), mv)).collect();
        moves.sort_by(|(one, _), (two, _)| one.cmp(two));
        Self { moves }
    }

    /// Returns the moves in the order of their texts.
    pub fn moves(&self) -> impl Iterator<Item = Move> {
        self.moves.iter().map(|(_, mv)| *mv)
    }

    /// Returns the number of characters per move.
    const fn length(&self) -> usize {
        if self.moves.len() > DIGITS.len() { 2 } else { 1 }
    }

    /// Returns the code of a move; empty if the move is not legal.
    #[must_use]
    pub fn write(&self, mv: Move) -> String {
        let Some(place) = self.moves.iter().position(|(_, other)| *other == mv) else { return String::new() };
        let digits = [place / DIGITS.len(), place % DIGITS.len()];
        digits[2 - self.length()..].iter().map(|digit| char::from(DIGITS[*digit])).collect()
    }

    /// Decodes the move at the start of the text, and returns it with the rest of the text.
    ///
    /// # Errors
    /// If the text does not start with the code of a legal move.
    pub fn read<'a>(&self, text: &'a str) -> Result<(Move, &'a str), CodeError> {
        let (code, rest) = text.split_at_checked(self.length()).ok_or(CodeError)?;
        let digit = |letter| DIGITS.iter().position(|digit| *digit == letter).ok_or(CodeError);
        let place = code.bytes().try_fold(0, |place, letter| Ok(place * DIGITS.len() + digit(letter)?))?;
        let (_, mv) = self.moves.get(place).ok_or(CodeError)?;
        Ok((*mv, rest))
    }

    /// Decodes a sequence of codes without separators. All moves are moves of the same position.
    ///
    /// # Errors
    /// If any code matches no legal move.
    pub fn read_all(&self, mut text: &str) -> Result<Vec<Move>, CodeError> {
        let mut moves = Vec::new();
        while !text.is_empty() {
            let (mv, rest) = self.read(text)?;
            moves.push(mv);
            text = rest;
        }
        Ok(moves)
    }
}

impl std::fmt::Debug for MoveCode {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("MoveCode").field("moves", &self.moves.len()).finish_non_exhaustive()
    }
}
