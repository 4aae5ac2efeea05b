//! What the home screen shows.

use std::{collections::BTreeMap, time::Duration};

use super::{
    archive::StoredMatch,
    context::{Data, Replaced},
    learn::{self, DailyCard, DailyPicture},
    play::{not_rated, result_title},
    scene,
    words::Words,
};
use crate::{
    game::Message,
    games::{self, Game},
    picture::{self, Picture},
    session::Player,
};

/// What the home screen shows.
#[derive(Clone, Debug, PartialEq)]
pub struct HomeState {
    /// A card for each game.
    pub cards: Vec<HomeCard>,
    /// The puzzle of the day; none before the platform has said what day it is.
    pub daily: Option<DailyCard>,
    /// What is to be told once, the first one first.
    pub notices: Vec<String>,
    /// Said for a while after a running match was replaced by a new one: how to go back to it.
    pub undo_replacing: Option<Replacement>,
}

/// A running match that was put aside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replacement {
    /// The match that took its place: no two replacements have the same.
    pub by: u64,
    /// What is said of it.
    pub words: String,
}

/// One game on the home screen.
#[derive(Clone, Debug, PartialEq)]
pub struct HomeCard {
    /// The id of the game.
    pub game: String,
    /// Its name.
    pub name: String,
    /// A line about it.
    pub tagline: String,
    /// The match that is in progress, else a typical position.
    pub picture: Picture,
    /// How the match stands that a touch goes on with: `Your turn`, `Blue won`; empty where there is none.
    pub status: String,
    /// What a touch does, in a word: `Continue`, `Play`.
    pub action: String,
    /// What the one button says instead where the game was never played, so that a touch beside it plays: it opens the
    /// lesson. Empty elsewhere.
    pub learn: String,
    /// The match a touch goes on with, if there is one.
    pub current: Option<u64>,
    /// All matches of this game that are kept, the last one played first.
    pub kept: Vec<KeptMatch>,
}

/// A match that is kept.
#[derive(Clone, Debug, PartialEq)]
pub struct KeptMatch {
    /// Its number.
    pub number: u64,
    /// Who plays whom, and how far it has come.
    pub words: String,
    /// Whether it is over.
    pub is_over: bool,
}

/// How long the way back to a match that was put aside is offered.
const OFFERED: Duration = Duration::from_mins(10);

/// The small pictures of the home screen, each made once.
#[derive(Debug, Default)]
pub(super) struct Miniatures {
    typical: BTreeMap<&'static str, Picture>,
    /// Of each game the match that is gone on with, as it was at a stamp.
    current: BTreeMap<&'static str, ((u64, u64), Picture)>,
    daily: DailyPicture,
}

impl Miniatures {
    fn of(&mut self, game: &'static dyn Game, current: Option<&StoredMatch>) -> Picture {
        let Some(kept) = current else {
            return self
                .typical
                .entry(game.id())
                .or_insert_with(|| picture::typical(game).unwrap_or_else(scene::nothing))
                .clone();
        };
        let key = (kept.number, kept.stamp);
        match self.current.get(game.id()) {
            Some((same, picture)) if *same == key => picture.clone(),
            _ => {
                let picture = kept.session().map_or_else(scene::nothing, |session| scene::still(&session, false));
                self.current.insert(game.id(), (key, picture.clone()));
                picture
            }
        }
    }
}

/// What the home screen shows of what is kept.
pub(super) fn state(data: &mut Data, miniatures: &mut Miniatures, now: Duration) -> HomeState {
    // What is wrong with the puzzles, if anything is, is then among the notices.
    let daily = learn::card(data, &mut miniatures.daily);
    let data = &*data;
    let wording = data.wording();
    let words = Words::new(wording);
    let card = |game: &'static dyn Game| {
        let texts = game.texts(wording);
        let kept = data.archive.of(game);
        let current = kept.first().copied();
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
            learn: learn(data, game, words),
            current: current.map(|kept| kept.number),
            kept: kept.iter().map(|kept| line(kept, words)).collect(),
        }
    };
    HomeState {
        cards: games::all().iter().copied().map(card).collect(),
        daily,
        notices: data.notices.iter().map(|notice| words.say(notice)).collect(),
        undo_replacing: replaced(data, now).and_then(|replaced| {
            let game = games::find(data.archive.get(replaced.old)?.game)?;
            let message = Message::new("replaced").word("game", game.texts(wording).word("name"));
            Some(Replacement { by: replaced.new, words: words.say(&message) })
        }),
    }
}

/// What the lesson is offered by: to whoever has never played the game and has not finished the lesson.
fn learn(data: &Data, game: &'static dyn Game, words: Words) -> String {
    if data.was_played(game) {
        return String::new();
    }
    match data.lessons().share(game) {
        share if share <= 0.0 => words.word("card-learn"),
        share if share < 1.0 => words.word("card-learn-on"),
        _ => String::new(),
    }
}

/// The running match that was put aside, as long as the way back is offered.
pub(super) fn replaced(data: &Data, now: Duration) -> Option<Replaced> {
    let is_kept = |number| data.archive.get(number).is_some();
    data.replaced.filter(|replaced| now.saturating_sub(replaced.at) < OFFERED && is_kept(replaced.old))
}

/// How a match stands, in a word or two.
fn status(kept: &StoredMatch, words: Words) -> String {
    if let Some(conclusion) = &kept.conclusion {
        return result_title(kept.players, &kept.names, kept.colours, conclusion.outcome, words);
    }
    let is_between_people = kept.players == [Player::Human; 2];
    match kept.is_computers_turn {
        _ if is_between_people => words.say(&Message::new("card-turn").number("turn", next_turn(kept))),
        true => words.word("card-computers"),
        false => words.word("turn-yours"),
    }
}

/// A match in a list of those that are kept.
fn line(kept: &StoredMatch, words: Words) -> KeptMatch {
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
        None => Message::new("kept-going").number("turn", next_turn(kept)),
        Some(conclusion) => {
            let title = result_title(kept.players, &kept.names, kept.colours, conclusion.outcome, words);
            Message::new("kept-ended").word("result", title)
        }
    };
    let said = words.say(&message.word("who", who));
    let unrated = kept.unrated.filter(|_| kept.is_over).map(|why| words.say(&not_rated(why)));
    let said = [said].into_iter().chain(unrated).collect::<Vec<_>>().join(" · ");
    KeptMatch { number: kept.number, words: said, is_over: kept.is_over }
}

fn next_turn(kept: &StoredMatch) -> u32 {
    u32::try_from(kept.at + 1).unwrap_or(u32::MAX)
}
