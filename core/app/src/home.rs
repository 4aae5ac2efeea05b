//! The state of the home screen.

use std::{collections::BTreeMap, time::Duration};

use super::{
    button::{ButtonAction, ScreenButton},
    context::Storage,
    dates::Day,
    library::{Removal, StoredMatch},
    messages::AppMessage,
    navigation::{Screen, StudyEntry},
    play::{not_rated, opened, result_title, side_name},
    puzzles,
    symbol::Symbol,
    word::Word,
    words::Words,
};
use crate::picture::{self, DescribedPicture, Picture};
use fivefold_engine::{
    game::Message,
    games::{self, Game},
    session::Player,
    text::{Join, Wording},
};

/// The state of the home screen.
#[derive(Clone, Debug, PartialEq)]
pub struct HomeState {
    /// A card for each game.
    pub cards: Vec<HomeCard>,
    /// The card of the daily puzzle, or `None` before the platform has set the date.
    pub daily: Option<HomeCard>,
    /// The button beside the title.
    pub you: ScreenButton,
    /// The message in place of the title, on this screen or the one above it.
    pub message: Option<AppMessage>,
    /// The offer to undo the last deletion or replacement of a match; the list of stored matches shows it as long as
    /// it is valid.
    pub undo_offer: Option<UndoOffer>,
}

/// An offer to undo the deletion of a match or its replacement by a new one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UndoOffer {
    /// The unique id of this offer.
    pub key: u64,
    /// The text.
    pub words: String,
    /// The match that replaced it, whose screen the host closes on undo; `None` after a deletion.
    pub replaced_by: Option<u64>,
}

/// A game or the daily puzzle on the home screen.
#[derive(Clone, Debug, PartialEq)]
pub struct HomeCard {
    /// The id of the game, or `daily`.
    pub game: String,
    /// The name.
    pub name: String,
    /// The current match's position, else a typical position.
    pub picture: Picture,
    /// The days of the week, with the solved daily puzzles; `None` on the card of a game.
    pub week: Option<DescribedPicture>,
    /// One line: the name of the player to move, the result, or the goal of the game.
    pub status: String,
    /// The action of a tap on the card.
    pub open: ButtonAction,
    /// The buttons, the primary one first.
    pub buttons: Vec<ScreenButton>,
    /// The accessibility label of the menu.
    pub menu_words: String,
    /// The menu; empty on the card of the daily puzzle.
    pub menu: Vec<ScreenButton>,
    /// The match that a tap continues, if any.
    pub current: Option<u64>,
    /// The stored matches of this game, most recently played first, and then those in the bin.
    pub stored: Vec<StoredMatchRow>,
}

/// A row of the list of stored matches.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredMatchRow {
    /// The match's id.
    pub number: u64,
    /// The players, and the progress or the result.
    pub words: String,
    /// The end date and the reason for not being rated, or that the match is in the bin; may be empty.
    pub detail: String,
    /// Whether the match is over.
    pub is_over: bool,
    /// The action of a tap on the row.
    pub open: ButtonAction,
    /// The accessibility label of the menu.
    pub menu_words: String,
    /// The menu.
    pub menu: Vec<ScreenButton>,
}

/// A cache of the home screen's miniatures.
#[derive(Debug, Default)]
pub(super) struct Miniatures {
    typical_positions: BTreeMap<&'static str, Picture>,
    /// The miniature of each game's current match, keyed by match id and stamp.
    current: BTreeMap<&'static str, ((u64, u64), Picture)>,
    /// The daily puzzle's position, keyed by its day.
    daily: Option<(Day, Picture)>,
}

impl Miniatures {
    fn of(&mut self, game: &'static dyn Game, current: Option<&StoredMatch>) -> Picture {
        let Some(stored) = current else {
            return self
                .typical_positions
                .entry(game.id())
                .or_insert_with(|| picture::typical_position(game).unwrap_or(Picture::EMPTY))
                .clone();
        };
        let key = (stored.number, stored.stamp);
        match self.current.get(game.id()) {
            Some((same, picture)) if *same == key => picture.clone(),
            _ => {
                let picture = stored.session().map_or(Picture::EMPTY, |session| picture::position_of(&opened(session)));
                self.current.insert(game.id(), (key, picture.clone()));
                picture
            }
        }
    }
}

#[cfg(test)]
impl HomeState {
    /// Returns the text of the current message, unless it is an undo offer.
    pub(super) fn notices(&self) -> Vec<String> {
        self.message.iter().filter(|message| !message.has_undo).map(|message| message.words.clone()).collect()
    }
}

/// Returns the home screen's state.
pub(super) fn state(storage: &mut Storage, miniatures: &mut Miniatures, now: Duration) -> HomeState {
    // Runs first: adds a notice if the puzzle pools are damaged.
    let daily = daily_card(storage, miniatures);
    storage.collect_notices();
    let undo_offer = undo_offer(storage, now);
    let storage = &*storage;
    let wording = storage.profile.wording();
    let words = Words::new(wording);
    let card = |game: &'static dyn Game| {
        let stored = storage.library.of(game);
        card(game, miniatures.of(game, storage.library.current(game.id())), &stored, storage)
    };
    HomeState {
        cards: games::all().iter().copied().map(card).collect(),
        daily,
        you: ScreenButton::open(Screen::Statistics, Word::You, Symbol::Person, wording),
        message: storage.messages.current(undo_offer.as_ref().map(|offer| (offer.key, offer.words.as_str())), words),
        undo_offer,
    }
}

/// Returns the card of a game.
fn card(game: &'static dyn Game, picture: Picture, stored: &[&StoredMatch], storage: &Storage) -> HomeCard {
    let wording = storage.profile.wording();
    let (texts, words) = (game.texts(wording), Words::new(wording));
    let (id, name) = (game.id().to_owned(), texts.word("name"));
    let bin = storage.library.bin_of(game);
    let current = storage.library.current(game.id());
    let play = ButtonAction::Play { game: id.clone() };
    let view = current.map(|stored| ButtonAction::Open { screen: Screen::Match { number: stored.number } });
    let open_action = view.unwrap_or_else(|| play.clone());
    let learn = ScreenButton::open(
        Screen::Study { entry: StudyEntry::Lesson { game: id.clone() } },
        Word::Learn,
        Symbol::Learn,
        wording,
    );
    let (status, buttons) = match (current, invitation(storage, game)) {
        (Some(stored), _) => (status(stored, words), current_buttons(stored, open_action.clone(), words)),
        (None, Some(key)) => {
            let play = ScreenButton::new(play, words.word("card-play"), Symbol::Play);
            (words.word(key), vec![learn.clone(), play])
        }
        (None, None) => (texts.word("tagline"), vec![ScreenButton::new(play, words.word("card-play"), Symbol::Play)]),
    };
    let list = ButtonAction::ListMatches { game: id.clone() };
    HomeCard {
        picture,
        week: None,
        status,
        buttons: main_first(buttons, &name, words),
        menu_words: words.labeled(&name, &Word::Menu.said(wording)),
        menu: [
            Some(ScreenButton::open(Screen::NewGame { game: id.clone() }, Word::NewGame, Symbol::New, wording)),
            (!(stored.is_empty() && bin.is_empty()))
                .then(|| ScreenButton::with_word(list, Word::KeptGames, Symbol::List, wording)),
            Some(learn),
            Some(ScreenButton::open(Screen::Rules { game: id.clone() }, Word::Rules, Symbol::Rules, wording)),
        ]
        .into_iter()
        .flatten()
        .collect(),
        open: open_action,
        current: current.map(|stored| stored.number),
        stored: stored.iter().chain(&bin).map(|stored| row(stored, storage, words)).collect(),
        game: id,
        name,
    }
}

/// Returns the card of the daily puzzle, or `None` before the platform has set the date.
fn daily_card(storage: &mut Storage, miniatures: &mut Miniatures) -> Option<HomeCard> {
    let today = storage.progress.today()?;
    let day = today.number();
    let puzzle = storage.progress.daily_puzzle(day)?;
    let picture = match &miniatures.daily {
        Some((same, picture)) if *same == day => picture.clone(),
        _ => miniatures.daily.insert((day, puzzles::picture_of(puzzle))).1.clone(),
    };
    let (words, days) = (Words::new(storage.profile.wording()), storage.progress.puzzles().days());
    let is_solved = days.contains(&day);
    let (title, game) = (words.word("daily-title"), puzzle.game().texts(storage.profile.wording()).word("name"));
    let button = puzzles::daily_button(is_solved, words);
    Some(HomeCard {
        game: "daily".to_owned(),
        picture,
        week: Some(puzzles::week(storage, day, words)),
        status: if is_solved { words.word("daily-solved") } else { game },
        open: ButtonAction::Open { screen: Screen::Puzzles },
        buttons: main_first(vec![button], &title, words),
        name: title,
        menu_words: String::new(),
        menu: Vec::new(),
        current: None,
        stored: Vec::new(),
    })
}

/// Returns the buttons for the current match of a game.
fn current_buttons(stored: &StoredMatch, view: ButtonAction, words: Words) -> Vec<ScreenButton> {
    if stored.outcome.is_none() {
        return vec![ScreenButton::new(view, words.word("card-continue"), Symbol::Play)];
    }
    let again = ButtonAction::PlayAgain { number: stored.number };
    vec![
        ScreenButton::new(again, words.word("card-play"), Symbol::Play),
        ScreenButton::new(view, words.word("card-view"), Symbol::Analysis),
    ]
}

/// Makes the first button of a card the primary one, and adds the card's name to the accessibility labels.
fn main_first(buttons: Vec<ScreenButton>, name: &str, words: Words) -> Vec<ScreenButton> {
    let named = buttons.into_iter().map(|button| button.of(name, words)).enumerate();
    named.map(|(place, button)| if place == 0 { button.main() } else { button }).collect()
}

/// Returns the undo offer, if any.
fn undo_offer(storage: &mut Storage, now: Duration) -> Option<UndoOffer> {
    let last = storage.library.undoable(now)?;
    let key = last.key;
    let (said, game, replaced_by) = match last.removal {
        Removal::Deleted(number) => ("deleted", storage.library.game_in_bin(number)?, None),
        Removal::Replaced { old, new } => ("replaced", storage.library.get(old)?.game, Some(new)),
    };
    let wording = storage.profile.wording();
    let message = Message::new(said).word("game", games::find(game)?.texts(wording).word("name"));
    Some(UndoOffer { key, words: Words::new(wording).say(&message), replaced_by })
}

/// Returns the key of the invitation to a lesson, if the game was never played and its lesson is unfinished.
fn invitation(storage: &Storage, game: &'static dyn Game) -> Option<&'static str> {
    if storage.was_played(game) {
        return None;
    }
    match storage.progress.lessons().share(game) {
        share if share <= 0.0 => Some("card-learn"),
        share if share < 1.0 => Some("card-learn-on"),
        _ => None,
    }
}

/// Returns whether one person plays against the computer.
fn is_against_computer(stored: &StoredMatch) -> bool {
    stored.players.iter().filter(|player| player.is_computer()).count() == 1
}

/// Returns a match's result, or the player to move.
fn status(stored: &StoredMatch, words: Words) -> String {
    if let Some(outcome) = stored.outcome {
        return result_title(stored.players, &stored.names, stored.colors, outcome, words);
    }
    let is_against_computer = is_against_computer(stored);
    match stored.turn {
        Some(side) if is_against_computer && stored.players[side.index()].is_computer() => words.word("card-computers"),
        Some(side) if !is_against_computer => {
            let name = side_name(stored.players, &stored.names, stored.colors, side, words);
            words.say(&Message::new("turn-of").word("color", name))
        }
        _ => words.word("turn-yours"),
    }
}

/// Returns a row of the list of stored matches.
fn row(stored: &StoredMatch, storage: &Storage, words: Words) -> StoredMatchRow {
    let who = match stored.players {
        _ if stored.is_explored => words.word("kept-explored"),
        [Player::Human, Player::Human] => match &stored.names {
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
    let message = match stored.outcome {
        None => Message::new("kept-going").number("move", next_move(stored)),
        Some(outcome) => {
            let title = result_title(stored.players, &stored.names, stored.colors, outcome, words);
            Message::new("kept-ended").word("result", title)
        }
    };
    let unrated = stored.unrated.filter(|_| is_against_computer(stored)).map(|why| words.say(&not_rated(why)));
    let ended = stored.ended.map(|day| day.words(storage.progress.today(), words));
    let is_deleted = stored.deleted.is_some();
    let detail: Vec<String> = if is_deleted {
        vec![words.word("in-bin")]
    } else {
        ended.into_iter().chain(unrated).filter(|_| stored.is_over).collect()
    };
    let number = stored.number;
    let view = ButtonAction::Open { screen: Screen::Match { number } };
    let (wording, said) = (storage.profile.wording(), words.say(&message.word("who", who)));
    StoredMatchRow {
        number: stored.number,
        detail: words.joined(Join::Facts, detail),
        is_over: stored.is_over,
        open: if is_deleted { ButtonAction::Restore { number } } else { view },
        menu_words: words.labeled(&said, &Word::Menu.said(wording)),
        menu: stored_menu(stored, wording),
        words: said,
    }
}

/// Returns the menu of a stored match; only a finished one has a review, and one in the bin can only be restored.
fn stored_menu(stored: &StoredMatch, wording: Wording) -> Vec<ScreenButton> {
    let number = stored.number;
    if stored.deleted.is_some() {
        let label = Words::new(wording).word("restore");
        return vec![ScreenButton::new(ButtonAction::Restore { number }, label, Symbol::Undo)];
    }
    let review = ButtonAction::study(StudyEntry::Review { number });
    let review = stored.is_over.then(|| ScreenButton::with_word(review, Word::Review, Symbol::Analysis, wording));
    let ways = vec![
        ScreenButton::with_word(ButtonAction::ShareText { number }, Word::ShareText, Symbol::Text, wording),
        ScreenButton::with_word(ButtonAction::ShareFile { number }, Word::ShareFile, Symbol::File, wording),
    ];
    let share = ButtonAction::Unfold { buttons: ways };
    let share = ScreenButton::with_word(share, Word::Share, Symbol::Share, wording);
    let delete = ScreenButton::with_word(ButtonAction::Delete { number }, Word::Delete, Symbol::Delete, wording);
    review.into_iter().chain([share, delete]).collect()
}

fn next_move(stored: &StoredMatch) -> u32 {
    u32::try_from(stored.at + 1).unwrap_or(u32::MAX)
}
