//! The state of the home screen.

use std::{collections::BTreeMap, time::Duration};

use super::{
    context::Storage,
    learn::{self, DailyCard, DailyPicture},
    library::{Removal, StoredMatch},
    play::{not_rated, result_title},
    word::Word,
    words::Words,
};
use crate::picture::{self, Picture};
use fivefold_engine::{
    game::Message,
    games::{self, Game},
    session::Player,
    text::Wording,
};

/// The state of the home screen.
#[derive(Clone, Debug, PartialEq)]
pub struct HomeState {
    /// A card for each game.
    pub cards: Vec<HomeCard>,
    /// The daily puzzle, or `None` before the platform has set the date.
    pub daily: Option<DailyCard>,
    /// One-time notices, in order.
    pub notices: Vec<String>,
    /// The offer to undo the last deletion or replacement of a match.
    pub undo_offer: Option<UndoOffer>,
}

/// An offer to undo the deletion of a match or its replacement by a new one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UndoOffer {
    /// The unique id of this offer.
    pub key: u64,
    /// The text.
    pub words: String,
    /// The match that replaced it, which the host leaves on undo; `None` after a deletion.
    pub replaced_by: Option<u64>,
}

/// One game on the home screen.
#[derive(Clone, Debug, PartialEq)]
pub struct HomeCard {
    /// The id of the game.
    pub game: String,
    /// Its name.
    pub name: String,
    /// A one-line description.
    pub tagline: String,
    /// The current match's position, else a typical position.
    pub picture: Picture,
    /// The status of the match that a tap continues: `Your move`, `Blue won`; empty if there is none.
    pub status: String,
    /// The label of the tap action: `Continue`, `Play`.
    pub action: String,
    /// The label of the button that opens the lesson, for a game never played (tapping the card then plays). Otherwise
    /// empty.
    pub learn: String,
    /// The match that a tap continues, if any.
    pub current: Option<u64>,
    /// The stored matches of this game, most recently played first.
    pub stored: Vec<StoredMatchRow>,
}

/// A row of the list of stored matches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredMatchRow {
    /// The match's id.
    pub number: u64,
    /// The players, and the progress or the result.
    pub words: String,
    /// The end date and the reason for not being rated; may be empty.
    pub detail: String,
    /// Whether the match is over.
    pub is_over: bool,
    /// The actions besides continuing.
    pub actions: Vec<StoredMatchActionRow>,
}

/// An entry of the menu of a stored match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredMatchActionRow {
    /// The action.
    pub action: StoredMatchAction,
    /// The label.
    pub label: String,
}

/// An action on a stored match, performed by the host.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoredMatchAction {
    /// Opens the review: [`App::review`](super::App::review).
    Review,
    /// Shares the match as text: [`App::save`](super::App::save).
    Share,
    /// Deletes the match, undoably: [`App::delete`](super::App::delete).
    Delete,
}

/// A cache of the home screen's miniatures.
#[derive(Debug, Default)]
pub(super) struct Miniatures {
    typical_positions: BTreeMap<&'static str, Picture>,
    /// The miniature of each game's current match, keyed by match id and stamp.
    current: BTreeMap<&'static str, ((u64, u64), Picture)>,
    daily: DailyPicture,
}

impl Miniatures {
    fn of(&mut self, game: &'static dyn Game, current: Option<&StoredMatch>) -> Picture {
        let Some(kept) = current else {
            return self
                .typical_positions
                .entry(game.id())
                .or_insert_with(|| picture::typical_position(game).unwrap_or(Picture::EMPTY))
                .clone();
        };
        let key = (kept.number, kept.stamp);
        match self.current.get(game.id()) {
            Some((same, picture)) if *same == key => picture.clone(),
            _ => {
                let picture =
                    kept.session().map_or_else(|| Picture::EMPTY, |session| picture::position_of(&session, false));
                self.current.insert(game.id(), (key, picture.clone()));
                picture
            }
        }
    }
}

/// Returns the home screen's state.
pub(super) fn state(storage: &mut Storage, miniatures: &mut Miniatures, now: Duration) -> HomeState {
    // Runs first: adds a notice if the puzzle pools are damaged.
    let daily = learn::card(storage, &mut miniatures.daily);
    let undo_offer = undo_offer(storage, now);
    let storage = &*storage;
    let wording = storage.profile.wording();
    let words = Words::new(wording);
    let card = |game: &'static dyn Game| {
        let texts = game.texts(wording);
        let stored = storage.library.of(game);
        let current = stored.first().copied();
        HomeCard {
            game: game.id().to_owned(),
            name: texts.word("name"),
            tagline: texts.word("tagline"),
            picture: miniatures.of(game, current),
            status: current.map(|kept| status(kept, words)).unwrap_or_default(),
            action: words.word(match current {
                None => "card-play",
                Some(kept) if kept.conclusion.is_some() => "card-look",
                Some(_) => "card-continue",
            }),
            learn: learn(storage, game, words),
            current: current.map(|kept| kept.number),
            stored: stored.iter().map(|stored| line(stored, storage, words)).collect(),
        }
    };
    HomeState {
        cards: games::all().iter().copied().map(card).collect(),
        daily,
        notices: storage.notices().map(|notice| words.say(notice)).collect(),
        undo_offer,
    }
}

/// Returns the undo offer, if any.
fn undo_offer(storage: &mut Storage, now: Duration) -> Option<UndoOffer> {
    let last = storage.library.undoable(now)?;
    let key = last.key;
    let (said, game, replaced_by) = match &last.removal {
        Removal::Deleted(kept) => ("deleted", kept.game, None),
        &Removal::Replaced { old, new } => ("replaced", storage.library.get(old)?.game, Some(new)),
    };
    let wording = storage.profile.wording();
    let message = Message::new(said).word("game", games::find(game)?.texts(wording).word("name"));
    Some(UndoOffer { key, words: Words::new(wording).say(&message), replaced_by })
}

/// Returns the lesson button's label if the game was never played and the lesson is unfinished, else an empty text.
fn learn(storage: &Storage, game: &'static dyn Game, words: Words) -> String {
    if storage.was_played(game) {
        return String::new();
    }
    match storage.progress.lessons().share(game) {
        share if share <= 0.0 => words.word("card-learn"),
        share if share < 1.0 => words.word("card-learn-on"),
        _ => String::new(),
    }
}

/// Returns a match's status in a word or two.
fn status(kept: &StoredMatch, words: Words) -> String {
    if let Some(conclusion) = &kept.conclusion {
        return result_title(kept.players, &kept.names, kept.colors, conclusion.outcome, words);
    }
    let is_between_people = kept.players == [Player::Human; 2];
    match kept.is_computers_turn {
        _ if is_between_people => words.say(&Message::new("card-move").number("move", next_move(kept))),
        true => words.word("card-computers"),
        false => words.word("turn-yours"),
    }
}

/// Returns a row of the list of stored matches.
fn line(kept: &StoredMatch, storage: &Storage, words: Words) -> StoredMatchRow {
    let who = match kept.players {
        [Player::Human, Player::Human] => match &kept.names {
            [one, two] if !one.is_empty() && !two.is_empty() => {
                words.say(&Message::new("kept-named").word("one", one.clone()).word("two", two.clone()))
            }
            _ => words.word("kept-people"),
        },
        [Player::Human, computer] | [computer, Player::Human] => match computer {
            Player::Level(level) => words.say(&Message::new("kept-level").number("level", level)),
            Player::Human | Player::Limits(_) => words.word("kept-limits"),
        },
        _ => words.word("kept-computers"),
    };
    let message = match &kept.conclusion {
        None => Message::new("kept-going").number("move", next_move(kept)),
        Some(conclusion) => {
            let title = result_title(kept.players, &kept.names, kept.colors, conclusion.outcome, words);
            Message::new("kept-ended").word("result", title)
        }
    };
    let unrated = kept.unrated.map(|why| words.say(&not_rated(why)));
    let ended = kept.ended.map(|day| day.words(storage.progress.today(), words));
    let detail: Vec<String> = ended.into_iter().chain(unrated).filter(|_| kept.is_over).collect();
    StoredMatchRow {
        number: kept.number,
        words: words.say(&message.word("who", who)),
        detail: detail.join(" · "),
        is_over: kept.is_over,
        actions: actions(kept.is_over, storage.profile.wording()),
    }
}

/// Returns the actions for a finished or running match.
fn actions(is_over: bool, wording: Wording) -> Vec<StoredMatchActionRow> {
    let all = [
        (StoredMatchAction::Review, Word::Review),
        (StoredMatchAction::Share, Word::ShareGame),
        (StoredMatchAction::Delete, Word::Delete),
    ];
    let rows = all.into_iter().filter(|(action, _)| is_over || *action != StoredMatchAction::Review);
    rows.map(|(action, word)| StoredMatchActionRow { action, label: word.said(wording) }).collect()
}

fn next_move(kept: &StoredMatch) -> u32 {
    u32::try_from(kept.at + 1).unwrap_or(u32::MAX)
}
