//! The app played by chance, with faults of the disk, kills, a second window, searches that fail and days that come and go,
//! beside the simple model of what must be kept: what was shown last, of every match, and what was decided.

use std::collections::BTreeMap;
use std::mem;

use fivefold_app::{
    App, AppSettings, Arrow, BoardGesture, CivilDate, Match, MatchEvent, MatchState, NextMatch, Opponent, StudyEvent,
};
use fivefold_engine::game::{Place, Side, Target as Touched};
use fivefold_engine::games;
use fivefold_engine::session::Player;
use fivefold_engine::text::Language;

use crate::Target;
use crate::steps::step;
use crate::world::{self, Ear, Memory};

/// Each byte pair is a gesture and what it is made with.
pub const GESTURES: Target = Target { name: "gestures", inputs: 400, seeds: sequences, words: WORDS, take: play };

/// Hint, undo, hint; a move, hint, undo; analysis, undo, go to, hint; hint, kill; move, hear, undo, hint.
const WORDS: &[&str] =
    &["\x05a\x02a\x05a", "\x01a\x05a\x02a", "\x06a\x02a\x04\x01\x05a", "\x05a\x0fa", "\x01a\x07a\x02a\x05a"];

/// The longest sequence.
const MOST: usize = 120;

/// How many things somebody does, and which of them is that the process ends.
const DEEDS: u8 = 36;
const END: u8 = 15;

/// What somebody would miss of a match.
#[derive(Clone, Debug, PartialEq)]
struct Kept {
    moves: Vec<String>,
    at: u32,
    labels: Vec<String>,
    picked: Vec<bool>,
    players: Vec<String>,
    result: Option<String>,
    /// Whether nobody has played anything in it, a piece that is only picked included: such a match makes room for the
    /// next one.
    is_untouched: bool,
}

impl Kept {
    fn of(state: &MatchState) -> Self {
        let is_picked = state.board.spoken.iter().any(|element| element.is_selected);
        let is_begun = state.abilities.take_back && !is_picked;
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

/// What was shown of a match since it could be written last: one of these is on the disk; `None` if it may not be there.
type Shown = Vec<Option<Kept>>;

/// What must be found when the app is opened.
#[derive(Clone, Debug, Default)]
struct Model {
    matches: BTreeMap<u64, Shown>,
    /// What was decided since it could be written last, the newest behind.
    settings: Vec<AppSettings>,
}

/// Whoever plays with the app, and what must be found of it later.
struct Somebody {
    memory: Memory,
    ear: Ear,
    app: App,
    open: Match,
    /// A second window, over the same match or another one.
    other: Option<Match>,
    is_broken: bool,
    is_analysed: bool,
    /// What was deleted last and not brought back.
    deleted: Option<u64>,
    model: Model,
    kills: usize,
}

fn sequences() -> Vec<Vec<u8>> {
    let games = u8::try_from(games::all().len()).expect("there are few games");
    let line = |game: u8| -> Vec<u8> {
        let pairs = (0_u8..40).flat_map(|step| [if step % 7 == 6 { step } else { 1 }, step.wrapping_mul(37)]);
        [game].into_iter().chain(pairs).collect()
    };
    (0..games).map(line).collect()
}

fn play(input: &[u8]) -> String {
    let Some((game, gestures)) = input.split_first() else { return "nothing".to_owned() };
    let game = games::all()[usize::from(*game) % games::all().len()].id();
    let mut somebody = Somebody::begin(game);
    for gesture in gestures.chunks_exact(2).take(MOST) {
        let (deed, with) = (gesture[0] % DEEDS, usize::from(gesture[1]));
        // Of an end of the process nobody waits for all that is looked at, but for the app to be open again.
        if deed == END { somebody.make(game, deed, with) } else { step(|| somebody.make(game, deed, with)) }
    }
    somebody.kill();
    let moves = somebody.open.state().moves.len();
    format!("{game} with {} matches, {} kills, {moves} turns", somebody.model.matches.len(), somebody.kills)
}

/// Plays a sequence, and lets the process end after every gesture, at every call of the file system that it makes, and in
/// the middle of what is written: whenever the app is opened again, what was shown is there, as it was before the gesture
/// or behind it. Says how many ends there were.
#[must_use]
pub fn killed_at_every_call(input: &[u8]) -> usize {
    let Some((game, gestures)) = input.split_first() else { return 0 };
    let game = games::all()[usize::from(*game) % games::all().len()].id();
    let mut somebody = Somebody::begin(game);
    let mut ends = 0;
    for gesture in gestures.chunks_exact(2).take(MOST) {
        let before = somebody.model.clone();
        somebody.memory.remember();
        somebody.make(game, gesture[0] % DEEDS, usize::from(gesture[1]));
        let either = before.or(&somebody.model);
        for disk in somebody.memory.moments() {
            ends += 1;
            let mut app = world::open(&disk, &Ear::default());
            either.clone().finds(&mut app);
        }
        ends += 1;
        let mut app = world::open(&somebody.memory.copied(), &Ear::default());
        somebody.model.clone().finds(&mut app);
    }
    ends
}

impl Model {
    /// What may be there while this becomes the other.
    fn or(mut self, later: &Self) -> Self {
        for (number, shown) in &later.matches {
            self.matches.entry(*number).or_insert_with(|| vec![None]).extend(shown.iter().cloned());
        }
        for (number, shown) in &mut self.matches {
            // What somebody deleted, or what made room, is there or not.
            if !later.matches.contains_key(number) {
                shown.push(None);
            }
        }
        self.settings.extend(later.settings.iter().cloned());
        self
    }

    /// Looks whether everything is there that was shown, and knows from then on what is.
    fn finds(&mut self, app: &mut App) {
        for (number, shown) in &mut self.matches {
            let Ok(found) = app.open_match(*number) else {
                let may_be_gone = |shown: &Option<Kept>| shown.as_ref().is_none_or(|shown| shown.is_untouched);
                assert!(shown.iter().any(may_be_gone), "match {number} is gone; it was {:?}", shown.last());
                continue;
            };
            let state = Kept::of(&found.state());
            let is_known = shown.iter().flatten().any(|shown| *shown == state);
            assert!(is_known, "match {number} is {state:#?}; it was {:#?}", shown.last());
            *shown = vec![Some(state)];
        }
        self.matches.retain(|_, shown| shown.iter().flatten().next().is_some());
        let settings = app.settings();
        assert!(self.settings.contains(&settings), "{settings:?} was not decided: {:?}", self.settings);
        self.settings = vec![settings];
    }
}

impl Somebody {
    fn begin(game: &str) -> Self {
        let (memory, ear) = (Memory::default(), Ear::default());
        let mut app = world::open(&memory, &ear);
        let open = new_match(&mut app, game, Opponent::Person);
        let shown = open.send(MatchEvent::Shown).expect("the screen appears");
        let matches = BTreeMap::from([(open.number(), vec![Some(Kept::of(&shown))])]);
        let model = Model { matches, settings: vec![app.settings()] };
        Self {
            memory,
            ear,
            app,
            open,
            other: None,
            is_broken: false,
            is_analysed: false,
            deleted: None,
            model,
            kills: 0,
        }
    }

    fn make(&mut self, game: &str, gesture: u8, with: usize) {
        let side = Side::BOTH[with % 2];
        match gesture {
            0 => self.touch(with),
            2 => self.gesture(BoardGesture::Undo),
            3 => self.send(MatchEvent::Redo),
            4 => self.send(MatchEvent::GoTo { number: u32::try_from(with % 12).expect("it is small") }),
            5 => self.send(MatchEvent::Hint),
            6 => {
                self.is_analysed = !self.is_analysed;
                self.send(MatchEvent::SetAnalysis { is_on: self.is_analysed });
            }
            7 | 8 => self.hear(),
            9 => {
                self.open.send(MatchEvent::Hidden);
                drop(self.app.settling());
                self.open.send(MatchEvent::Shown);
            }
            10 => self.gesture(BoardGesture::TakeBack),
            11 => self.send(MatchEvent::Confirm),
            12 => self.send(MatchEvent::SetPlayer { side, player: Player::Level(1) }),
            13 => self.send(MatchEvent::SetPlayer { side, player: Player::Human }),
            14 => self.send(MatchEvent::Resign),
            END => self.kill(),
            16 => {
                self.is_broken = !self.is_broken;
                self.memory.set_broken(self.is_broken);
            }
            17 => self.move_to(|app, _| Some(new_match(app, game, Opponent::Person))),
            18 => self.move_to(|app, _| Some(new_match(app, game, Opponent::Computer))),
            // The same match in another screen.
            19 => self.move_to(|app, open| app.open_match(open.number()).ok()),
            20 => self.move_to(|_, open| open.begin_next(NextMatch::Rematch).ok()),
            21 => self.move_to(|_, open| open.begin_next(NextMatch::FromHere).ok()),
            22 => self.confirm_moves(with.is_multiple_of(2)),
            23 => self.ear.set_fails(with.is_multiple_of(2)),
            24 => self.send(MatchEvent::MoveNow),
            25 => self.walk(with),
            26 => self.move_to(|app, open| app.receive(&open.save()).ok()),
            27 => self.bring_back(),
            28 => self.send(if with.is_multiple_of(2) { MatchEvent::Pass } else { MatchEvent::AgreeDraw }),
            29 => self.gesture(BoardGesture::TouchAt { x: f64::from(gesture), y: f64::INFINITY }),
            30 => self.open_window(with),
            31 => {
                if let Some(other) = &mut self.other {
                    mem::swap(&mut self.open, other);
                }
            }
            32 => self.other = None,
            33 => self.another_day(with),
            34 => self.look_around(with),
            35 if with.is_multiple_of(2) => self.delete(game, with),
            35 => {
                self.app.set_language(Language::negotiate("de"));
                drop(self.open.state());
                // What is kept is compared by its words.
                self.app.set_language(Language::ENGLISH);
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
            shown.push(Some(Kept::of(&state)));
        }
    }

    /// Deletes a match that is open or another one.
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

    /// Brings back what was put aside: a deleted match is there then.
    fn bring_back(&mut self) {
        let aside = self.app.home().put_aside;
        drop(self.app.bring_back());
        let back = self.deleted.take().filter(|_| aside.is_some_and(|aside| aside.by.is_none()));
        if let Some(number) = back {
            assert!(self.app.open_match(number).is_ok(), "match {number} does not come back");
            let shown = self.model.matches.get_mut(&number);
            if let Some(shown) = shown.filter(|_| !self.is_broken) {
                shown.retain(Option::is_some);
            }
        }
    }

    /// A second window, over the match of the first one or another that is kept.
    fn open_window(&mut self, with: usize) {
        let numbers: Vec<u64> = self.model.matches.keys().copied().collect();
        let number = if with.is_multiple_of(2) { self.open.number() } else { numbers[with % numbers.len()] };
        self.other = self.app.open_match(number).ok();
        if let Some(other) = &self.other {
            other.send(MatchEvent::Shown);
        }
    }

    /// The day changes, forwards and back, at home and beyond the date line, or the clock is set to a day there is not.
    fn another_day(&mut self, with: usize) {
        let with = i32::try_from(with).expect("it is small");
        let day = u8::try_from(with % 40).expect("it is small");
        let month = u8::try_from(with % 14).expect("it is small");
        self.app.set_today(CivilDate { year: 2020 + with % 9, month, day });
    }

    /// Everything else there is to see.
    fn look_around(&mut self, with: usize) {
        drop((self.app.home(), self.app.learn(), self.app.statistics()));
        let study = match with % 4 {
            0 => self.app.daily(),
            1 => self.app.review(self.open.number()),
            2 => self.app.lesson(&self.open.state().game),
            _ => self.app.puzzle(&self.open.state().game),
        };
        if let Ok(study) = study {
            for event in [StudyEvent::Shown, StudyEvent::Hint, StudyEvent::Next] {
                study.send(event);
            }
            for search in self.ear.take() {
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

    fn hear(&self) {
        for search in self.ear.take() {
            self.send(MatchEvent::SearchReported { search });
            if let Some(other) = &self.other {
                other.send(MatchEvent::SearchReported { search });
            }
        }
    }

    fn walk(&self, with: usize) {
        self.gesture(BoardGesture::Focus { is_focused: true });
        let arrow = [Arrow::Up, Arrow::Right, Arrow::Down, Arrow::Left][with % 4];
        self.gesture(BoardGesture::MoveCursor { arrow });
        if with > 128 {
            self.gesture(BoardGesture::ActAtCursor);
        }
    }

    fn confirm_moves(&mut self, confirms: bool) {
        let settings = self.app.settings();
        let decided = self.app.set_settings(AppSettings { confirm_moves: confirms, ..settings });
        if !self.is_broken {
            self.model.settings.clear();
        }
        self.model.settings.push(decided);
    }

    fn move_to(&mut self, find: impl FnOnce(&mut App, &Match) -> Option<Match>) {
        if let Some(found) = find(&mut self.app, &self.open) {
            self.send(MatchEvent::Hidden);
            self.other = None;
            self.open = found;
            self.send(MatchEvent::Shown);
            self.is_analysed = false;
        }
    }

    /// The process ends, and the app is opened again: what was shown last is there.
    fn kill(&mut self) {
        self.kills += 1;
        let (number, game) = (self.open.number(), self.open.state().game);
        // From here on nobody asks the old match for anything, so that it writes nothing more.
        self.other = None;
        self.memory.set_broken(false);
        self.app = step(|| world::open(&self.memory, &self.ear));
        self.model.finds(&mut self.app);
        self.open = match self.app.open_match(number) {
            Ok(open) => open,
            Err(_) => new_match(&mut self.app, &game, Opponent::Person),
        };
        self.send(MatchEvent::Shown);
        self.is_broken = false;
        self.is_analysed = false;
    }
}

fn new_match(app: &mut App, game: &str, opponent: Opponent) -> Match {
    let mut new_game = app.new_game(game).expect("there is such a game");
    drop(new_game.set_opponent(opponent));
    drop(new_game.set_level(0, 1));
    app.begin(&new_game).expect("the standard options make a game")
}
