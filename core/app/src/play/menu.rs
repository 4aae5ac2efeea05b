//! The overflow menu of a match, in groups. Each entry keeps its place whether it is enabled or not.

use super::{
    super::{board::BoardOwner as _, word::Word},
    Abilities, Play,
};

/// An entry of the menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MenuRow {
    /// The action.
    pub deed: MenuDeed,
    /// The label.
    pub label: String,
    /// Whether the entry is enabled.
    pub is_enabled: bool,
    /// Whether the entry is on; `None` if it is not a switch.
    pub is_on: Option<bool>,
}

/// The action of a menu entry. The host opens screens and dialogs itself and passes other actions to
/// [`Match::choose`](super::Match::choose).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MenuDeed {
    /// Opens the options of a new game of this kind.
    NewGame,
    /// Starts the same game again: [`Match::restart`](super::Match::restart).
    Restart,
    /// Changes the players.
    Players,
    /// Opens the rules.
    Rules,
    /// Undoes the last move.
    Undo,
    /// Redoes the last undone move.
    Redo,
    /// Opens the list of moves.
    Moves,
    /// Opens the list of all legal moves.
    AllMoves,
    /// Switches the analysis.
    Analysis,
    /// Switches the coach.
    Coach,
    /// Sends the match as a link in a message.
    SendMessage,
    /// Shows the match as a QR code.
    ShowCode,
    /// Shares the match as text.
    ShareGame,
    /// Shares a picture of the board.
    SharePicture,
    /// Copies the match as text.
    CopyGame,
    /// Opens the match on the clipboard.
    PasteGame,
    /// Asks for confirmation that both agree to a draw.
    AgreeDraw,
    /// Asks for confirmation to resign.
    Resign,
    /// Opens the settings.
    Settings,
}

impl MenuDeed {
    const fn word(self) -> Word {
        match self {
            Self::NewGame => Word::NewGame,
            Self::Restart => Word::Restart,
            Self::Players => Word::Players,
            Self::Rules => Word::Rules,
            Self::Undo => Word::Undo,
            Self::Redo => Word::Redo,
            Self::Moves => Word::Moves,
            Self::AllMoves => Word::AllMoves,
            Self::Analysis => Word::Analysis,
            Self::Coach => Word::Coach,
            Self::SendMessage => Word::SendMessage,
            Self::ShowCode => Word::ShowCode,
            Self::ShareGame => Word::ShareGame,
            Self::SharePicture => Word::SharePicture,
            Self::CopyGame => Word::CopyGame,
            Self::PasteGame => Word::PasteGame,
            Self::AgreeDraw => Word::AgreeDraw,
            Self::Resign => Word::Resign,
            Self::Settings => Word::Settings,
        }
    }
}

/// The groups and their entries, in order.
const GROUPS: &[&[MenuDeed]] = &[
    &[MenuDeed::NewGame, MenuDeed::Restart, MenuDeed::Players, MenuDeed::Rules],
    &[MenuDeed::Undo, MenuDeed::Redo, MenuDeed::Moves, MenuDeed::AllMoves, MenuDeed::Analysis, MenuDeed::Coach],
    &[
        MenuDeed::SendMessage,
        MenuDeed::ShowCode,
        MenuDeed::ShareGame,
        MenuDeed::SharePicture,
        MenuDeed::CopyGame,
        MenuDeed::PasteGame,
    ],
    &[MenuDeed::AgreeDraw, MenuDeed::Resign],
    &[MenuDeed::Settings],
];

impl Play {
    /// Returns the current menu.
    pub(super) fn menu(&mut self) -> Vec<Vec<MenuRow>> {
        let snapshot = self.board.snapshot();
        let can = self.abilities(&snapshot);
        let wording = self.board.wording();
        let row = |&deed: &MenuDeed| MenuRow {
            deed,
            label: deed.word().said(wording),
            is_enabled: self.can_choose(deed, &can),
            is_on: self.is_on(deed),
        };
        GROUPS.iter().map(|group| group.iter().map(row).collect()).collect()
    }

    /// Performs an entry's action if it is enabled. Actions that the host performs change nothing here.
    pub(super) fn choose(&mut self, deed: MenuDeed) {
        let snapshot = self.board.snapshot();
        if !self.can_choose(deed, &self.abilities(&snapshot)) {
            return;
        }
        match deed {
            MenuDeed::Undo => self.undo(),
            MenuDeed::Redo => self.redo(),
            MenuDeed::Analysis => self.set_analysis(!self.analyses),
            MenuDeed::Coach => self.set_coach(self.is_on(deed) != Some(true)),
            _ => {}
        }
    }

    fn can_choose(&self, deed: MenuDeed, can: &Abilities) -> bool {
        match deed {
            MenuDeed::Restart | MenuDeed::Moves => !self.board.session.played().is_empty(),
            MenuDeed::Players => can.players,
            MenuDeed::Undo => can.undo,
            MenuDeed::Redo => can.redo,
            MenuDeed::AllMoves => can.hint,
            MenuDeed::Analysis => can.analyse,
            MenuDeed::Coach => self.coach_row().is_some(),
            MenuDeed::AgreeDraw => can.agree_draw,
            MenuDeed::Resign => can.resign.is_some(),
            _ => true,
        }
    }

    fn is_on(&self, deed: MenuDeed) -> Option<bool> {
        match deed {
            MenuDeed::Analysis => Some(self.analyses),
            MenuDeed::Coach => Some(self.coach_row().is_some_and(|row| row.is_on)),
            _ => None,
        }
    }
}
