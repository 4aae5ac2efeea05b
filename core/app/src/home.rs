//! What the home screen shows.

use std::{collections::BTreeMap, time::Duration};

use super::{
    archive::StoredMatch,
    context::{Aside, Data},
    learn::{self, DailyCard, DailyPicture},
    play::{not_rated, result_title},
    scene,
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

/// What the home screen shows.
#[derive(Clone, Debug, PartialEq)]
pub struct HomeState {
    /// A card for each game.
    pub cards: Vec<HomeCard>,
    /// The puzzle of the day; none before the platform has said what day it is.
    pub daily: Option<DailyCard>,
    /// What is to be told once, the first one first.
    pub notices: Vec<String>,
    /// Said for a while after a running match was replaced by a new one, or one was deleted: it can be brought back.
    pub put_aside: Option<PutAside>,
}

/// A match that can be brought back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PutAside {
    /// No two have the same.
    pub key: u64,
    /// What is said of it.
    pub words: String,
    /// The match that took its place and is left when it comes back; nothing of one that was deleted.
    pub by: Option<u64>,
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptMatch {
    /// Its number.
    pub number: u64,
    /// Who plays whom, and how far it has come or how it ended.
    pub words: String,
    /// The day it ended, and why it is not rated; may be empty.
    pub detail: String,
    /// Whether it is over.
    pub is_over: bool,
    /// What can be done with it besides going on with it.
    pub deeds: Vec<KeptRow>,
}

/// Something that can be done with a kept match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptRow {
    /// What it does.
    pub deed: KeptDeed,
    /// What it is called.
    pub label: String,
}

/// What can be done with a kept match; the host does it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeptDeed {
    /// Looks back at it: [`App::review`](super::App::review).
    Review,
    /// Shares it as text: [`App::save`](super::App::save).
    Share,
    /// Deletes it, which can be taken back: [`App::delete`](super::App::delete).
    Delete,
}

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
    let put_aside = put_aside(data, now);
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
            kept: kept.iter().map(|kept| line(kept, data, words)).collect(),
        }
    };
    HomeState {
        cards: games::all().iter().copied().map(card).collect(),
        daily,
        notices: data.notices.iter().map(|notice| words.say(notice)).collect(),
        put_aside,
    }
}

/// What can be brought back.
fn put_aside(data: &mut Data, now: Duration) -> Option<PutAside> {
    let aside = data.offered(now)?;
    let key = aside.key;
    let (said, kept, by) = match &aside.what {
        Aside::Deleted(kept) => ("deleted", kept.game, None),
        &Aside::Replaced { old, new } => ("replaced", data.archive.get(old)?.game, Some(new)),
    };
    let wording = data.wording();
    let message = Message::new(said).word("game", games::find(kept)?.texts(wording).word("name"));
    Some(PutAside { key, words: Words::new(wording).say(&message), by })
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
fn line(kept: &StoredMatch, data: &Data, words: Words) -> KeptMatch {
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
    let unrated = kept.unrated.map(|why| words.say(&not_rated(why)));
    let ended = kept.ended.map(|day| day.words(data.today(), words));
    let detail: Vec<String> = ended.into_iter().chain(unrated).filter(|_| kept.is_over).collect();
    KeptMatch {
        number: kept.number,
        words: words.say(&message.word("who", who)),
        detail: detail.join(" · "),
        is_over: kept.is_over,
        deeds: deeds(kept.is_over, data.wording()),
    }
}

/// What can be done with a match that is over or goes on.
fn deeds(is_over: bool, wording: Wording) -> Vec<KeptRow> {
    let all = [(KeptDeed::Review, Word::Review), (KeptDeed::Share, Word::ShareGame), (KeptDeed::Delete, Word::Delete)];
    let rows = all.into_iter().filter(|(deed, _)| is_over || *deed != KeptDeed::Review);
    rows.map(|(deed, word)| KeptRow { deed, label: word.said(wording) }).collect()
}

fn next_turn(kept: &StoredMatch) -> u32 {
    u32::try_from(kept.at + 1).unwrap_or(u32::MAX)
}
