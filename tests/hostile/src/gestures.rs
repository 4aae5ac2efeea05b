//! A target of random gestures on the app, with faults of the disk, kills, a second window, failing searches and changing
//! dates. A simple model has the expected content of the disk: the last shown state of each match, and the settings.

use std::collections::BTreeMap;
use std::mem;

use fivefold_app::{
    App, AppSettings, BoardGesture, BoardKey, ButtonAction, CivilDate, Match, MatchEvent, MatchState, NewGameEvent,
    NextMatch, Opponent, SettingsEvent, StudyEntry, StudyEvent,
};
use fivefold_engine::game::{Place, Side, Target as Touched};
use fivefold_engine::games;
use fivefold_engine::session::Player;
use fivefold_engine::text::Language;

use crate::Target;
use crate::fixture::{self, FaultyListener, MemoryDisk};
use crate::step;

/// Each byte pair is a gesture and its argument.
pub const GESTURES: Target = Target { name: "gestures", inputs: 400, seeds: sequences, words: WORDS, take: play };

/// Hint, undo, hint; a move, hint, undo; analysis, undo, go to, hint; hint, kill; move, search message, undo, hint.
const WORDS: &[&str] =
    &["\x05a\x02a\x05a", "\x01a\x05a\x02a", "\x06a\x02a\x04\x01\x05a", "\x05a\x0fa", "\x01a\x07a\x02a\x05a"];

/// Maximum gestures of a sequence.
const MOST: usize = 120;

/// The number of actions, and the action that kills the process.
const ACTIONS: u8 = 36;
const KILL: u8 = 15;

/// The part of a match that must survive.
#[derive(Clone, Debug, PartialEq)]
struct StoredMatch {
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
    fn of(state: &MatchState) -> Self {
        let is_picked = state.board.spoken.iter().any(|element| element.is_selected);
        let take_back = ButtonAction::Match { event: MatchEvent::Board { gesture: BoardGesture::TakeBack } };
        let is_begun = state.offers.iter().any(|button| button.action == take_back) && !is_picked;
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
type StoredCandidates = Vec<Option<StoredMatch>>;

/// The expected content of the disk.
#[derive(Clone, Debug, Default)]
struct Model {
    matches: BTreeMap<u64, StoredCandidates>,
    /// The settings since the last successful write, oldest first.
    settings: Vec<AppSettings>,
}

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
    kills: usize,
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
    let Some((game, gestures)) = input.split_first() else { return "nothing".to_owned() };
    let game = games::all()[usize::from(*game) % games::all().len()].id();
    let mut driver = Driver::begin(game);
    for gesture in gestures.chunks_exact(2).take(MOST) {
        let (action, with) = (gesture[0] % ACTIONS, usize::from(gesture[1]));
        // For a kill, only the opening of the app is timed, in `kill`.
        if action == KILL { driver.perform(game, action, with) } else { step(|| driver.perform(game, action, with)) }
    }
    driver.kill();
    let moves = driver.open.state().moves.len();
    format!("{game} with {} matches, {} kills, {moves} moves", driver.model.matches.len(), driver.kills)
}

/// Plays a sequence and kills the process after every gesture, at every call of the file system, and in the middle of every
/// write. The opened app must have the states before or after the gesture. Returns the number of kills.
#[must_use]
pub fn killed_at_every_call(input: &[u8]) -> usize {
    let Some((game, gestures)) = input.split_first() else { return 0 };
    let game = games::all()[usize::from(*game) % games::all().len()].id();
    let mut driver = Driver::begin(game);
    let mut kills = 0;
    for gesture in gestures.chunks_exact(2).take(MOST) {
        let before = driver.model.clone();
        driver.disk.record();
        driver.perform(game, gesture[0] % ACTIONS, usize::from(gesture[1]));
        let either = before.or(&driver.model);
        for crashed in driver.disk.snapshots() {
            kills += 1;
            let mut app = fixture::open(&crashed, &FaultyListener::default());
            either.clone().check(&mut app);
        }
        kills += 1;
        let mut app = fixture::open(&driver.disk.copied(), &FaultyListener::default());
        driver.model.clone().check(&mut app);
    }
    kills
}

impl Model {
    /// Returns the model that allows the states of both.
    fn or(mut self, later: &Self) -> Self {
        for (number, shown) in &later.matches {
            self.matches.entry(*number).or_insert_with(|| vec![None]).extend(shown.iter().cloned());
        }
        for (number, shown) in &mut self.matches {
            // A deleted or replaced match may exist or not.
            if !later.matches.contains_key(number) {
                shown.push(None);
            }
        }
        self.settings.extend(later.settings.iter().cloned());
        self
    }

    /// Compares the app with the model, and narrows the model to the states that were found.
    fn check(&mut self, app: &mut App) {
        for (number, shown) in &mut self.matches {
            let Ok(found) = app.open_match(*number) else {
                let may_be_gone = |shown: &Option<StoredMatch>| shown.as_ref().is_none_or(|shown| shown.is_untouched);
                assert!(shown.iter().any(may_be_gone), "match {number} is lost; its last state was {:?}", shown.last());
                continue;
            };
            let state = StoredMatch::of(&found.state());
            // A finished match opens at its end, also after an earlier position was viewed.
            let is_end = state.result.is_some() && state.at as usize == state.moves.len();
            let is_shown = |shown: &StoredMatch| *shown == state || (is_end && shown.moves == state.moves);
            let is_known = shown.iter().flatten().any(is_shown);
            assert!(is_known, "match {number} is {state:#?} but was {:#?}", shown.last());
            *shown = vec![Some(state)];
        }
        self.matches.retain(|_, shown| shown.iter().flatten().next().is_some());
        let settings = app.settings();
        assert!(self.settings.contains(&settings), "{settings:?} is not among {:?}", self.settings);
        self.settings = vec![settings];
    }
}

impl Driver {
    fn begin(game: &str) -> Self {
        let (disk, listener) = (MemoryDisk::default(), FaultyListener::default());
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
            model,
            kills: 0,
        }
    }

    fn perform(&mut self, game: &str, gesture: u8, with: usize) {
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
            7 | 8 => self.deliver(),
            9 => {
                self.open.send(MatchEvent::Hidden);
                drop(self.app.flush());
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
    }

    /// Deletes an open or another match.
    fn delete(&mut self, game: &str, with: usize) {
        let numbers: Vec<u64> = self.model.matches.keys().copied().collect();
        let Some(&number) = numbers.get(with % numbers.len().max(1)) else { return };
        drop(self.app.delete(number));
        if let Some(shown) = self.model.matches.get_mut(&number) {
            shown.push(None);
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

    fn deliver(&self) {
        for search in self.listener.take() {
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

    /// Kills the process and opens the app again, which must have the last shown states.
    fn kill(&mut self) {
        self.kills += 1;
        let (number, game) = (self.open.number(), self.open.state().game);
        // The old match is no longer called, so that it writes nothing.
        self.other = None;
        self.disk.set_broken(false);
        self.app = step(|| fixture::open(&self.disk, &self.listener));
        self.model.check(&mut self.app);
        self.open = match self.app.open_match(number) {
            Ok(open) => open,
            Err(_) => new_match(&mut self.app, &game, Opponent::Person),
        };
        self.send(MatchEvent::Shown);
        self.is_broken = false;
        self.is_analyzed = false;
    }
}

fn new_match(app: &mut App, game: &str, opponent: Opponent) -> Match {
    let mut new_game = app.new_game(game).expect("a known game");
    new_game.send(NewGameEvent::SetOpponent { opponent });
    new_game.send(NewGameEvent::SetLevel { computer: 0, level: 1 });
    app.begin(&new_game).expect("valid standard options")
}
