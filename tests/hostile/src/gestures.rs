//! The simulator: random gestures on the app, with faults of the disk, kills, power losses, flipped bits, a second window, a
//! second process, failing searches, search messages in any order, and changing dates. The [model](crate::model) has what the
//! disk must have.
//!
//! The input determines everything except the number of messages that search threads have sent by then.

mod ends;

use std::collections::BTreeMap;
use std::mem;

use fivefold_app::{
    App, BoardGesture, BoardKey, CivilDate, Match, MatchEvent, MatchState, NewGameEvent, NextMatch, Opponent,
    SettingsEvent, StudyEntry, StudyEvent,
};
use fivefold_engine::game::{Place, Side, Target as Touched};
use fivefold_engine::games;
use fivefold_engine::session::Player;
use fivefold_engine::text::Language;

pub use self::ends::Simulated;
use crate::Target;
use crate::disk::MemoryDisk;
use crate::fixture::{self, FaultyListener};
use crate::model::{Model, StoredMatch};
use crate::rng::Rng;
use crate::step;

/// Each byte pair is a gesture and its argument.
pub const GESTURES: Target = Target { name: "gestures", inputs: 400, seeds: sequences, words: WORDS, take: play };

/// Hint, undo, hint; a move, hint, undo; analysis, undo, go to, hint; hint, kill; move, search message, undo, hint.
const WORDS: &[&str] =
    &["\x05a\x02a\x05a", "\x01a\x05a\x02a", "\x06a\x02a\x04\x01\x05a", "\x05a\x0fa", "\x01a\x07a\x02a\x05a"];

/// Maximum gestures of a sequence.
const MOST: usize = 120;

/// The number of actions, and those that end the process or begin another one.
const ACTIONS: u8 = 40;
const KILL: u8 = 15;
const SECOND_PROCESS: u8 = 36;
const POWER_LOSS: u8 = 37;
const FLIPPED_BIT: u8 = 38;

/// Drives the app and maintains the model.
struct Driver {
    disk: MemoryDisk,
    listener: FaultyListener,
    app: App,
    open: Match,
    /// A second window, over the same match or another one.
    other: Option<Match>,
    is_broken: bool,
    is_analyzed: bool,
    /// The match deleted last and not restored.
    deleted: Option<u64>,
    model: Model,
    /// The states since the last flush, of which a power loss leaves one.
    since_flush: Model,
    /// The states since the last flush that a power loss did not leave. A match may still have one as its last flushed
    /// text, which is read if a bit of the newer text is flipped.
    flushed_before_loss: Model,
    simulated: Simulated,
}

fn sequences() -> Vec<Vec<u8>> {
    let games = u8::try_from(games::all().len()).expect("few games");
    let line = |game: u8| -> Vec<u8> {
        let pairs = (0_u8..40).flat_map(|step| [if step % 7 == 6 { step } else { 1 }, step.wrapping_mul(37)]);
        [game].into_iter().chain(pairs).collect()
    };
    (0..games).map(line).collect()
}

fn play(input: &[u8]) -> String {
    let Some((driver, game)) = played(input) else { return "nothing".to_owned() };
    let moves = driver.open.state().moves.len();
    let Simulated { kills, power_losses, .. } = driver.simulated;
    format!("{game} with {} matches, {} ends, {moves} moves", driver.model.matches.len(), kills + power_losses)
}

/// Plays a sequence and returns what happened.
#[must_use]
pub fn simulate(input: &[u8]) -> Simulated {
    played(input).map_or_else(Simulated::default, |(driver, _)| driver.simulated)
}

fn played(input: &[u8]) -> Option<(Driver, &'static str)> {
    let (game, gestures) = input.split_first()?;
    let game = games::all()[usize::from(*game) % games::all().len()].id();
    let mut driver = Driver::begin(game);
    for gesture in gestures.chunks_exact(2).take(MOST) {
        let (action, with) = (gesture[0] % ACTIONS, usize::from(gesture[1]));
        // Of an end, only the opening of the app is timed, in `reopen`.
        if [KILL, SECOND_PROCESS, POWER_LOSS, FLIPPED_BIT].contains(&action) {
            driver.perform(game, action, with);
        } else {
            step(|| driver.perform(game, action, with));
        }
    }
    driver.lose_power(input.len());
    Some((driver, game))
}

/// Plays a sequence and ends the process after every gesture, at every call of the file system, and in the middle of every
/// write, by a kill and by a power loss. The opened app must have the states before or after the gesture, or after a power
/// loss those since the last flush. Returns the number of ends.
#[must_use]
pub fn ended_at_every_call(input: &[u8]) -> usize {
    let Some((game, gestures)) = input.split_first() else { return 0 };
    let game = games::all()[usize::from(*game) % games::all().len()].id();
    let mut driver = Driver::begin(game);
    let mut rng = Rng(input.iter().fold(0, |seed, byte| seed * 31 % (1 << 40) + u64::from(*byte)));
    let mut ends = 0;
    let mut check = |disk: &MemoryDisk, mut model: Model| {
        ends += 1;
        model.check(&mut fixture::open(disk, &FaultyListener::default()));
    };
    for gesture in gestures.chunks_exact(2).take(MOST) {
        let (before, before_since_flush) = (driver.model.clone(), driver.since_flush.clone());
        driver.disk.record();
        driver.perform(game, gesture[0] % ACTIONS, usize::from(gesture[1]));
        let either = before.or(&driver.model);
        let since_flush = before_since_flush.or(&driver.since_flush);
        for disk in driver.disk.snapshots() {
            check(&disk.after_power_loss(&mut rng), since_flush.clone());
            check(&disk, either.clone());
        }
        check(&driver.disk.after_power_loss(&mut rng), driver.since_flush.clone());
        check(&driver.disk.copied(), driver.model.clone());
    }
    ends
}

impl Driver {
    fn begin(game: &str) -> Self {
        let (disk, listener) = (MemoryDisk::default().process(), FaultyListener::default());
        let mut app = fixture::open(&disk, &listener);
        let open = new_match(&mut app, game, Opponent::Person);
        let shown = open.send(MatchEvent::Shown).expect("the screen appears");
        let matches = BTreeMap::from([(open.number(), vec![Some(StoredMatch::of(&shown))])]);
        let model = Model { matches, settings: vec![app.settings()] };
        Self {
            disk,
            listener,
            app,
            open,
            other: None,
            is_broken: false,
            is_analyzed: false,
            deleted: None,
            since_flush: Model { matches: BTreeMap::new(), ..model.clone() }.or(&model),
            flushed_before_loss: Model::default(),
            model,
            simulated: Simulated::default(),
        }
    }

    fn perform(&mut self, game: &str, gesture: u8, with: usize) {
        self.simulated.gestures += 1;
        let side = Side::BOTH[with % 2];
        match gesture {
            0 => self.touch(with),
            2 => self.gesture(BoardGesture::Undo),
            3 => self.send(MatchEvent::Redo),
            4 => self.send(MatchEvent::GoTo { number: u32::try_from(with % 12).expect("small") }),
            5 => self.send(MatchEvent::Hint),
            6 => {
                self.is_analyzed = !self.is_analyzed;
                self.send(MatchEvent::SetAnalysis { is_on: self.is_analyzed });
            }
            7 | 8 => self.deliver(with),
            9 => {
                self.open.send(MatchEvent::Hidden);
                self.flush();
                self.open.send(MatchEvent::Shown);
            }
            10 => self.gesture(BoardGesture::TakeBack),
            11 => self.send(MatchEvent::Confirm),
            12 => self.send(MatchEvent::SetPlayer { side, player: Player::Level(1) }),
            13 => self.send(MatchEvent::SetPlayer { side, player: Player::Human }),
            14 => self.send(MatchEvent::Resign),
            KILL => self.kill(),
            16 => {
                self.is_broken = !self.is_broken;
                self.disk.set_broken(self.is_broken);
            }
            17 => self.move_to(|app, _| Some(new_match(app, game, Opponent::Person))),
            18 => self.move_to(|app, _| Some(new_match(app, game, Opponent::Computer))),
            // The same match on another screen.
            19 => self.move_to(|app, open| app.open_match(open.number()).ok()),
            20 => self.move_to(|_, open| open.begin_next(NextMatch::Rematch).ok()),
            21 => self.move_to(|_, open| open.begin_next(NextMatch::FromHere).ok()),
            22 => self.confirm_moves(with.is_multiple_of(2)),
            23 => self.listener.set_fails(with.is_multiple_of(2)),
            24 => self.send(MatchEvent::MoveNow),
            25 => self.walk(with),
            26 => self.move_to(|app, open| app.receive(&open.save()).ok()),
            27 => self.undo_removal(),
            28 => self.send(if with.is_multiple_of(2) { MatchEvent::Pass } else { MatchEvent::AgreeDraw }),
            29 => self.gesture(BoardGesture::TouchAt { x: f64::from(gesture), y: f64::INFINITY }),
            30 => self.open_window(with),
            31 => {
                if let Some(other) = &mut self.other {
                    mem::swap(&mut self.open, other);
                }
            }
            32 => self.other = None,
            33 => self.change_date(with),
            34 => self.open_screens(with),
            35 if with.is_multiple_of(2) => self.delete(game, with),
            35 => {
                self.app.set_locale(Language::negotiate("de"));
                drop(self.open.state());
                // States are compared by their texts.
                self.app.set_locale(Language::ENGLISH);
            }
            SECOND_PROCESS => self.open_second_process(with),
            POWER_LOSS => self.lose_power(with),
            FLIPPED_BIT => self.flip_bit(with),
            _ => self.play_move(with),
        }
        let states: Vec<MatchState> =
            [Some(&self.open), self.other.as_ref()].into_iter().flatten().map(Match::state).collect();
        for state in states {
            let shown = self.model.matches.entry(state.number).or_insert_with(|| vec![None]);
            if !self.is_broken {
                shown.clear();
            }
            shown.push(Some(StoredMatch::of(&state)));
        }
        self.since_flush = mem::take(&mut self.since_flush).or(&self.model);
    }

    /// Deletes an open or another match.
    fn delete(&mut self, game: &str, with: usize) {
        let numbers: Vec<u64> = self.model.matches.keys().copied().collect();
        let Some(&number) = numbers.get(with % numbers.len().max(1)) else { return };
        let offer = self.app.home().undo_offer;
        drop(self.app.delete(number));
        if let Some(shown) = self.model.matches.get_mut(&number) {
            shown.push(None);
        }
        // A match that was deleted or replaced before cannot be restored.
        if self.app.home().undo_offer != offer {
            self.deleted = Some(number);
        }
        let holders = [Some(&self.open), self.other.as_ref()];
        if holders.into_iter().flatten().any(|open| open.number() == number) {
            self.move_to(|app, _| Some(new_match(app, game, Opponent::Person)));
        }
    }

    /// Undoes the deletion of a match.
    fn undo_removal(&mut self) {
        let offer = self.app.home().undo_offer;
        drop(self.app.undo_removal());
        let back = self.deleted.take().filter(|_| offer.is_some_and(|offer| offer.replaced_by.is_none()));
        if let Some(number) = back {
            assert!(self.app.open_match(number).is_ok(), "match {number} is not restored");
            let shown = self.model.matches.get_mut(&number);
            if let Some(shown) = shown.filter(|_| !self.is_broken) {
                shown.retain(Option::is_some);
            }
        }
    }

    /// Opens a second window with the match of the first one or another one.
    fn open_window(&mut self, with: usize) {
        let numbers: Vec<u64> = self.model.matches.keys().copied().collect();
        let number = if with.is_multiple_of(2) { self.open.number() } else { numbers[with % numbers.len()] };
        self.other = self.app.open_match(number).ok();
        if let Some(other) = &self.other {
            other.send(MatchEvent::Shown);
        }
    }

    /// Changes the date, forwards or backwards, also to an invalid one.
    fn change_date(&mut self, with: usize) {
        let with = i32::try_from(with).expect("small");
        let day = u8::try_from(with % 40).expect("small");
        let month = u8::try_from(with % 14).expect("small");
        self.app.set_today(CivilDate { year: 2020 + with % 9, month, day });
    }

    /// Opens the other screens.
    fn open_screens(&mut self, with: usize) {
        drop((self.app.home(), self.app.learn(), self.app.puzzles(), self.app.statistics()));
        let study = match with % 5 {
            0 => self.app.study(&StudyEntry::Daily),
            1 => self.app.study(&StudyEntry::Review { number: self.open.number() }),
            2 => self.app.study(&StudyEntry::Lesson { game: self.open.state().game.clone() }),
            3 => self.app.study(&StudyEntry::Own { game: self.open.state().game.clone() }),
            _ => self.app.study(&StudyEntry::Puzzle { game: self.open.state().game.clone() }),
        };
        if let Ok(study) = study {
            for event in [StudyEvent::Shown, StudyEvent::Hint, StudyEvent::Next] {
                study.send(event);
            }
            let moves = study.legal_moves();
            if let Some(mv) = moves.get(with % moves.len().max(1)) {
                study.send(StudyEvent::Play { text: mv.text.clone() });
            }
            let before_reply = [StudyEvent::Hidden, StudyEvent::Shown, StudyEvent::Answer, StudyEvent::Next];
            for event in before_reply.into_iter().take(with / 5 % 5) {
                study.send(event);
            }
            for search in self.listener.take() {
                study.send(StudyEvent::SearchReported { search });
                self.open.send(MatchEvent::SearchReported { search });
            }
        }
    }

    fn send(&self, event: MatchEvent) {
        drop(self.open.send(event));
    }

    fn gesture(&self, gesture: BoardGesture) {
        self.send(MatchEvent::Board { gesture });
    }

    fn touch(&self, with: usize) {
        let elements = self.open.state().board.spoken;
        let target = match elements.get(with % elements.len().max(1)) {
            Some(element) => element.target,
            None => Touched::Place(Place(u16::MAX)),
        };
        self.gesture(BoardGesture::Touch { target });
    }

    fn play_move(&self, with: usize) {
        let moves = self.open.legal_moves();
        if let Some(mv) = moves.get(with % moves.len().max(1)) {
            self.send(MatchEvent::Play { text: mv.text.clone() });
        }
    }

    /// Delivers messages of searches, in another order than they were sent.
    fn deliver(&self, with: usize) {
        let mut searches = self.listener.take();
        if with.is_multiple_of(2) {
            searches.reverse();
        }
        for search in searches {
            self.send(MatchEvent::SearchReported { search });
            if let Some(other) = &self.other {
                other.send(MatchEvent::SearchReported { search });
            }
        }
    }

    fn walk(&self, with: usize) {
        self.gesture(BoardGesture::Focus { is_focused: true });
        let key = [BoardKey::Up, BoardKey::Right, BoardKey::Down, BoardKey::Left][with % 4];
        self.gesture(BoardGesture::Key { key });
        if with > 128 {
            self.gesture(BoardGesture::Key { key: BoardKey::Enter });
        }
    }

    fn confirm_moves(&mut self, confirms: bool) {
        self.app.change_settings(SettingsEvent::SetConfirmMoves { is_on: confirms });
        let changed = self.app.settings();
        if !self.is_broken {
            self.model.settings.clear();
        }
        self.model.settings.push(changed);
    }

    fn move_to(&mut self, find: impl FnOnce(&mut App, &Match) -> Option<Match>) {
        if let Some(found) = find(&mut self.app, &self.open) {
            self.send(MatchEvent::Hidden);
            self.other = None;
            self.open = found;
            self.send(MatchEvent::Shown);
            self.is_analyzed = false;
        }
    }
}

fn new_match(app: &mut App, game: &str, opponent: Opponent) -> Match {
    let mut new_game = app.new_game(game).expect("a known game");
    new_game.send(NewGameEvent::SetOpponent { opponent });
    new_game.send(NewGameEvent::SetLevel { computer: 0, level: 1 });
    app.begin(&new_game).expect("valid standard options")
}
