//! The app played by chance, with faults of the disk, kills, a second window and searches that fail, beside the simple
//! model of what must be kept: what was shown last, of every match.

use std::collections::BTreeMap;

use fivefold_core::app::{App, AppSettings, Arrow, BoardGesture, Match, MatchState, Opponent};
use fivefold_core::game::{Place, Side, Target as Touched};
use fivefold_core::games;
use fivefold_core::session::Player;

use crate::Target;
use crate::world::{self, Ear, Memory};

/// Each byte pair is a gesture and what it is made with.
pub const GESTURES: Target = Target { name: "gestures", inputs: 400, seeds: sequences, words: WORDS, take: play };

/// Hint, undo, hint; a turn, hint, undo; analysis, undo, go to, hint; hint, kill; turn, hear, undo, hint.
const WORDS: &[&str] =
    &["\x05a\x02a\x05a", "\x01a\x05a\x02a", "\x06a\x02a\x04\x01\x05a", "\x05a\x0fa", "\x01a\x07a\x02a\x05a"];

/// The longest sequence.
const MOST: usize = 120;

/// What somebody would miss of a match.
#[derive(Clone, Debug, PartialEq)]
struct Kept {
    turns: Vec<String>,
    at: u32,
    labels: Vec<String>,
    picked: Vec<bool>,
    players: Vec<String>,
    result: Option<String>,
    /// Whether nobody has done anything in it: such a match makes room for the next one.
    is_untouched: bool,
}

impl Kept {
    fn of(state: &MatchState) -> Self {
        Self {
            turns: state.turns.iter().map(|turn| turn.text.clone()).collect(),
            at: state.at,
            labels: state.board.spoken.iter().map(|element| element.label.clone()).collect(),
            picked: state.board.spoken.iter().map(|element| element.is_selected).collect(),
            players: state.players.iter().map(|bar| format!("{} {}", bar.name, bar.detail)).collect(),
            result: state.result.as_ref().map(|result| result.title.clone()),
            is_untouched: state.turns.is_empty() && !state.abilities.take_back && state.result.is_none(),
        }
    }
}

/// What was shown of a match since it could be written last: one of these is on the disk; `None` if it may not be there.
type Shown = Vec<Option<Kept>>;

/// Whoever plays with the app, and what must be found of it later.
struct Somebody {
    memory: Memory,
    ear: Ear,
    app: App,
    open: Match,
    is_broken: bool,
    is_analysed: bool,
    model: BTreeMap<u64, Shown>,
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
        somebody.make(game, gesture[0], usize::from(gesture[1]));
    }
    somebody.kill();
    let turns = somebody.open.state().turns.len();
    format!("{game} with {} matches, {} kills, {turns} turns", somebody.model.len(), somebody.kills)
}

impl Somebody {
    fn begin(game: &str) -> Self {
        let (memory, ear) = (Memory::default(), Ear::default());
        let mut app = world::open(&memory, &ear);
        let open = new_match(&mut app, game, Opponent::Person);
        let model = BTreeMap::from([(open.number(), vec![Some(Kept::of(&open.shown()))])]);
        Self { memory, ear, app, open, is_broken: false, is_analysed: false, model, kills: 0 }
    }

    fn make(&mut self, game: &str, gesture: u8, with: usize) {
        let side = Side::BOTH[with % 2];
        match gesture % 30 {
            0 => self.touch(with),
            2 => drop(self.open.gesture(BoardGesture::Undo)),
            3 => drop(self.open.redo()),
            4 => drop(self.open.go_to(u32::try_from(with % 12).expect("it is small"))),
            5 => drop(self.open.hint()),
            6 => {
                self.is_analysed = !self.is_analysed;
                drop(self.open.set_analysis(self.is_analysed));
            }
            7 | 8 => self.hear(),
            9 => drop((self.open.hidden(), self.open.shown())),
            10 => drop(self.open.gesture(BoardGesture::TakeBack)),
            11 => drop(self.open.confirm()),
            12 => drop(self.open.set_player(side, Player::Level(1))),
            13 => drop(self.open.set_player(side, Player::Human)),
            14 => drop(self.open.resign()),
            15 => self.kill(),
            16 => {
                self.is_broken = !self.is_broken;
                self.memory.set_broken(self.is_broken);
            }
            17 => self.turn_to(|app, _| Some(new_match(app, game, Opponent::Person))),
            18 => self.turn_to(|app, _| Some(new_match(app, game, Opponent::Computer))),
            // Another window over the same match.
            19 => self.turn_to(|app, open| app.open_match(open.number()).ok()),
            20 => self.turn_to(|_, open| open.rematch().ok()),
            21 => self.turn_to(|_, open| open.play_from_here().ok()),
            22 => self.confirm_turns(with.is_multiple_of(2)),
            23 => self.ear.set_fails(with.is_multiple_of(2)),
            24 => drop(self.open.move_now()),
            25 => self.walk(with),
            26 => self.turn_to(|app, open| app.receive(&open.save()).ok()),
            27 => drop(self.app.undo_replacing()),
            28 => drop((self.open.pass(), self.open.agree_draw())),
            29 => drop(self.open.gesture(BoardGesture::TouchAt { x: f64::from(gesture), y: f64::INFINITY })),
            _ => self.play_turn(with),
        }
        let state = self.open.state();
        let shown = self.model.entry(state.number).or_insert_with(|| vec![None]);
        if !self.is_broken {
            shown.clear();
        }
        shown.push(Some(Kept::of(&state)));
    }

    fn touch(&self, with: usize) {
        let elements = self.open.state().board.spoken;
        let target = match elements.get(with % elements.len().max(1)) {
            Some(element) => element.target,
            None => Touched::Place(Place(u16::MAX)),
        };
        drop(self.open.gesture(BoardGesture::Touch { target }));
    }

    fn play_turn(&self, with: usize) {
        let turns = self.open.legal_turns();
        if let Some(turn) = turns.get(with % turns.len().max(1)) {
            drop(self.open.play(&turn.text));
        }
    }

    fn hear(&self) {
        for search in self.ear.take() {
            drop(self.open.heard(search));
        }
    }

    fn walk(&self, with: usize) {
        drop(self.open.gesture(BoardGesture::Focus { is_focused: true }));
        let arrow = [Arrow::Up, Arrow::Right, Arrow::Down, Arrow::Left][with % 4];
        drop(self.open.gesture(BoardGesture::MoveCursor { arrow }));
        if with > 128 {
            drop(self.open.gesture(BoardGesture::ActAtCursor));
        }
    }

    fn confirm_turns(&mut self, confirms: bool) {
        let settings = self.app.settings();
        let _ = self.app.set_settings(AppSettings { confirm_turns: confirms, ..settings });
    }

    fn turn_to(&mut self, find: impl FnOnce(&mut App, &Match) -> Option<Match>) {
        if let Some(found) = find(&mut self.app, &self.open) {
            drop(self.open.hidden());
            self.open = found;
            drop(self.open.shown());
            self.is_analysed = false;
        }
    }

    /// The process ends, and the app is opened again: what was shown last is there.
    fn kill(&mut self) {
        self.kills += 1;
        let (number, game) = (self.open.number(), self.open.state().game);
        // From here on nobody asks the old match for anything, so that it writes nothing more.
        self.memory.set_broken(false);
        self.app = world::open(&self.memory, &self.ear);
        for (number, shown) in &mut self.model {
            let Ok(found) = self.app.open_match(*number) else {
                let may_be_gone = |shown: &Option<Kept>| shown.as_ref().is_none_or(|shown| shown.is_untouched);
                assert!(shown.iter().any(may_be_gone), "match {number} is gone; it was {:?}", shown.last());
                continue;
            };
            let state = Kept::of(&found.state());
            let is_known = shown.iter().flatten().any(|shown| *shown == state);
            assert!(is_known, "match {number} is {state:#?}; it was {:#?}", shown.last());
            *shown = vec![Some(state)];
        }
        self.model.retain(|_, shown| shown.iter().flatten().next().is_some());
        self.open = match self.app.open_match(number) {
            Ok(open) => open,
            Err(_) => new_match(&mut self.app, &game, Opponent::Person),
        };
        drop(self.open.shown());
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
