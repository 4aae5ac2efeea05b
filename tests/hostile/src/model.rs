//! What the disk must have: for each match and for the settings, the states of which one is stored.

use std::collections::BTreeMap;

use fivefold_app::{App, AppSettings, BoardGesture, MatchEvent, MatchState};

/// The part of a match that must survive.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredMatch {
    moves: Vec<String>,
    at: u32,
    labels: Vec<String>,
    picked: Vec<bool>,
    players: Vec<String>,
    result: Option<String>,
    /// Whether no move was played, even if a piece is picked: the next match replaces such a match.
    is_untouched: bool,
}

impl StoredMatch {
    /// Returns the stored part of a shown state.
    pub fn of(state: &MatchState) -> Self {
        let is_picked = state.board.spoken.iter().any(|element| element.is_selected);
        let mut actions = state.board.spoken.iter().flat_map(|element| &element.actions);
        let is_begun = actions.any(|action| action.gesture == BoardGesture::TakeBack) && !is_picked;
        Self {
            moves: state.moves.iter().map(|mv| mv.text.clone()).collect(),
            at: state.at,
            labels: state.board.spoken.iter().map(|element| element.label.clone()).collect(),
            picked: state.board.spoken.iter().map(|element| element.is_selected).collect(),
            players: state.players.iter().map(|bar| format!("{} {}", bar.name, bar.detail)).collect(),
            result: state.result.as_ref().map(|result| result.title.clone()),
            is_untouched: state.moves.is_empty() && !is_begun && state.result.is_none(),
        }
    }
}

/// The shown states of a match since the last successful write, of which one is on the disk; `None` if it may be missing.
pub type StoredCandidates = Vec<Option<StoredMatch>>;

/// The expected content of the disk.
#[derive(Clone, Debug, Default)]
pub struct Model {
    /// The matches by number.
    pub matches: BTreeMap<u64, StoredCandidates>,
    /// The settings since the last successful write, oldest first.
    pub settings: Vec<AppSettings>,
}

impl Model {
    /// Returns the model that allows the states of both.
    pub fn or(mut self, later: &Self) -> Self {
        for (number, shown) in &later.matches {
            extend(self.matches.entry(*number).or_insert_with(|| vec![None]), shown);
        }
        for (number, shown) in &mut self.matches {
            // A deleted or replaced match may exist or not.
            if !later.matches.contains_key(number) {
                extend(shown, &[None]);
            }
        }
        extend(&mut self.settings, &later.settings);
        self
    }

    /// Compares the app with the model, and narrows the model to the states that were found.
    pub fn check(&mut self, app: &mut App) {
        for (number, shown) in &mut self.matches {
            let Ok(found) = app.open_match(*number) else {
                let may_be_gone = |shown: &Option<StoredMatch>| shown.as_ref().is_none_or(|shown| shown.is_untouched);
                assert!(shown.iter().any(may_be_gone), "match {number} is lost; its last state was {:?}", shown.last());
                continue;
            };
            let mut state = StoredMatch::of(&found.state());
            let is_known = |state: &StoredMatch| shown.iter().flatten().any(|shown| shown == state);
            if state.result.is_some() && !is_known(&state) {
                // A finished match opens at its end.
                for at in shown.iter().rev().flatten().map(|shown| shown.at) {
                    found.send(MatchEvent::GoTo { number: at });
                    state = StoredMatch::of(&found.state());
                    if is_known(&state) {
                        break;
                    }
                }
            }
            let is_known = is_known(&state);
            assert!(is_known, "match {number} is {state:#?} but was {:#?}", shown.last());
            *shown = vec![Some(state)];
        }
        self.matches.retain(|_, shown| shown.iter().flatten().next().is_some());
        let settings = app.settings();
        assert!(self.settings.contains(&settings), "{settings:?} is not among {:?}", self.settings);
        self.settings = vec![settings];
    }
}

/// Adds the items that a list does not have.
fn extend<T: Clone + PartialEq>(list: &mut Vec<T>, items: &[T]) {
    for item in items {
        if !list.contains(item) {
            list.push(item.clone());
        }
    }
}
