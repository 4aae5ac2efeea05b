//! Plays the scenario files: reads their commands, and writes what the states returned by the calls show. Hosts perform
//! the calls. Only in test libraries.
#![expect(
    clippy::expect_used,
    clippy::missing_errors_doc,
    reason = "a malformed scenario is a fault, which the guard turns into an error"
)]

use std::{
    collections::{BTreeMap, VecDeque},
    fmt::Debug,
    fs,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError},
};

use crate::{
    commands::{
        calls_of, element, files, gesture, match_event, named, new_game_event, number, settings_event, split,
        study_entry, study_event,
    },
    describe::{self, Line},
    error::FivefoldError,
    guard::guarded,
    logging::LogDetail,
    simulation,
    states::{
        Appearance, BoardKey, CivilDate, Corner, HomeState, LegalMoveRow, MatchEvent, MatchLink, MatchState, Moment,
        NewGameEvent, NewGameState, NextMatch, OutsideState, Page, Palette, Picture, PlanKind, Player, PlayerBar,
        PlayerChoice, Screen, ScreenPlan, SettingsEvent, SettingsState, Side, Speech, StatisticsState, StudyEntry,
        StudyEvent, StudyState, Zoom,
    },
    strokes,
};

/// A command of a scenario, with its arguments in every form that calls take; missing ones have a default.
#[derive(Clone, Debug, uniffi::Record)]
pub struct ScenarioCommand {
    /// The name; `study NAME` for a command to a review, a puzzle or a lesson.
    pub name: String,
    /// The text after the name.
    pub text: String,
    /// The words of the text.
    pub words: Vec<String>,
    /// The text after its first word.
    pub value: String,
    /// The words that are numbers.
    pub numbers: Vec<f64>,
    /// The numbers in pairs.
    pub points: Vec<Corner>,
    /// The first number, of a match.
    pub number: u64,
    /// Whether the last word is `on`.
    pub is_on: bool,
    /// The event of the current match, if the command is one.
    pub match_event: Option<MatchEvent>,
    /// The event of the current review, puzzle or lesson, if the command is one.
    pub study_event: Option<StudyEvent>,
    /// The event of the open setup, if the command is one.
    pub new_game_event: Option<NewGameEvent>,
    /// The change of the settings, if the command is one.
    pub settings_event: Option<SettingsEvent>,
    /// The review, puzzle or lesson, if the command opens one.
    pub study_entry: Option<StudyEntry>,
    /// The match that follows the current one, if the command begins one.
    pub next_match: Option<NextMatch>,
    /// The side.
    pub side: Side,
    /// The level of detail of the log.
    pub detail: LogDetail,
    /// The kind of screen.
    pub plan: PlanKind,
    /// The screen, if the command prints one without a board.
    pub screen: Option<Screen>,
    /// The date: year, month, day.
    pub date: CivilDate,
    /// The latest zoom.
    pub zoom: Zoom,
    /// The key.
    pub key: BoardKey,
}

/// The result of the calls that a command asks for.
#[derive(Debug, uniffi::Enum)]
#[expect(missing_docs, reason = "a variant is named by the type that the call returns")]
pub enum CallResult {
    Done,
    Failed(FivefoldError),
    Text(String),
    Home(HomeState),
    Outside(OutsideState),
    Page(Option<Page>),
    Statistics(StatisticsState),
    Speech(Speech),
    ChangedSettings(Option<SettingsState>),
    Appearance(Appearance),
    Palette(Palette),
    Picture(Picture),
    Plan(ScreenPlan),
    Zoom(Option<Zoom>),
    Point(Corner),
    OpenedNewGame(NewGameState),
    NewGame(Option<NewGameState>),
    OpenedMatch(MatchState),
    Match(Option<MatchState>),
    OpenedStudy(StudyState),
    Study(Option<StudyState>),
    LegalMoves(Vec<LegalMoveRow>),
    Link(Option<MatchLink>),
}

/// A scenario being played. Commands begin with `> `, comments with `#`; the other lines are output.
#[derive(Debug, uniffi::Object)]
pub struct Scenario(Mutex<Run>);

#[uniffi::export]
impl Scenario {
    /// Begins a scenario with its text and the app's empty folder.
    #[uniffi::constructor]
    pub fn new(text: &str, folder: &str) -> Result<Arc<Self>, FivefoldError> {
        guarded(|| Ok(Arc::new(Self(Mutex::new(Run::new(text, Path::new(folder)))))))
    }

    /// Returns the next command for the host, or `None` at the end. The first is `open`, with the locale as its text.
    pub fn next_command(&self) -> Result<Option<ScenarioCommand>, FivefoldError> {
        self.with(Run::next_command)
    }

    /// Writes the result of the current command.
    pub fn show(&self, result: CallResult) -> Result<(), FivefoldError> {
        self.with(|run| run.show(result))
    }

    /// Returns the scenario with the output of its commands.
    pub fn output(&self) -> Result<String, FivefoldError> {
        self.with(|run| run.output.join("\n") + "\n")
    }
}

impl Scenario {
    fn with<T>(&self, call: impl FnOnce(&mut Run) -> T) -> Result<T, FivefoldError> {
        guarded(|| Ok(call(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))))
    }
}

#[derive(Debug)]
struct Run {
    folder: PathBuf,
    locale: String,
    lines: VecDeque<String>,
    /// The remaining calls of the current line, written as commands.
    calls: VecDeque<String>,
    /// The current call.
    name: String,
    text: String,
    /// The last description of each screen.
    screens: BTreeMap<&'static str, Vec<Line>>,
    game: Option<MatchState>,
    study: Option<StudyState>,
    zoom: Zoom,
    /// Whether the current call is an input that may change nothing, which is written.
    may_change_nothing: bool,
    output: Vec<String>,
}

impl Run {
    fn new(text: &str, folder: &Path) -> Self {
        Self {
            folder: folder.to_owned(),
            locale: "en".to_owned(),
            lines: text.lines().map(str::to_owned).collect(),
            calls: ["open en".to_owned()].into(),
            name: String::new(),
            text: String::new(),
            screens: BTreeMap::new(),
            game: None,
            study: None,
            zoom: Zoom::whole(1.0, 1.0, 1.0),
            may_change_nothing: false,
            output: Vec::new(),
        }
    }

    fn next_command(&mut self) -> Option<ScenarioCommand> {
        loop {
            while let Some(call) = self.calls.pop_front() {
                let (name, text) = split(&call);
                (self.name, self.text) = (name.to_owned(), text.to_owned());
                if !self.is_performed_here() {
                    return Some(self.command());
                }
            }
            let line = self.lines.pop_front()?;
            if let Some(command) = line.strip_prefix("> ") {
                self.calls = calls_of(command);
                self.output.push(line);
            } else if line.starts_with('#') || line.is_empty() {
                self.output.push(line);
            }
        }
    }

    /// Performs a command that needs no call of the host. Returns `false` for other commands.
    fn is_performed_here(&mut self) -> bool {
        let board = self.game.as_ref().map(|state| &state.board);
        let lines = match (self.name.as_str(), board) {
            ("restart", _) => {
                (self.game, self.study) = (None, None);
                self.screens.clear();
                self.calls.push_back(format!("open {}", self.locale));
                vec![]
            }
            ("damage", _) => {
                let (name, text) = split(&self.text);
                fs::write(self.folder.join(name), text).expect("the app's folder is writable");
                vec![]
            }
            ("fault-in-gesture", _) => {
                simulation::provoke_fault_in_gesture();
                vec![]
            }
            ("fault-in-search", _) => {
                simulation::provoke_fault_in_search();
                vec![]
            }
            ("files", _) => files(&self.folder, &self.folder),
            ("picture", Some(board)) => strokes::all(&board.picture),
            ("strokes", Some(board)) => strokes::of_ink(&board.picture, &self.text),
            ("in-sight", Some(board)) => board.focus.iter().map(strokes::corner).collect(),
            ("elements", Some(board)) => board.spoken.iter().map(|element| element.label.clone()).collect(),
            ("element", Some(board)) => describe::element(element(&board.spoken, &self.text)),
            ("players", Some(_)) => self.players().iter().map(|(player, _)| describe::player(player)).collect(),
            ("choices", Some(_)) => {
                let players = self.players();
                let choices = &players[usize::from(named(&self.text) == Some(Side::Second))].1;
                choices.iter().map(describe::choice).collect()
            }
            ("menu", Some(_)) => self.game.iter().flat_map(|state| describe::menu(&state.menu)).collect(),
            ("controls", Some(_)) => self.game.iter().flat_map(describe::controls).collect(),
            ("study", _) if self.text == "controls" => self.study.iter().flat_map(describe::study_controls).collect(),
            _ => return false,
        };
        self.output.extend(lines);
        true
    }

    /// Returns the player of each side, and the choices for it.
    fn players(&self) -> Vec<(Player, Vec<PlayerChoice>)> {
        let mut bars: Vec<_> = self.game.iter().flat_map(|state| &state.players).collect();
        bars.sort_by_key(|bar| bar.side.index());
        let chosen = |bar: &PlayerBar| bar.choices.iter().find(|choice| choice.is_chosen).expect("a player").player;
        bars.into_iter().map(|bar| (chosen(bar), bar.choices.clone())).collect()
    }

    fn command(&mut self) -> ScenarioCommand {
        let is_study = self.name == "study";
        let (name, text) = if is_study { split(&self.text) } else { (&*self.name, &*self.text) };
        if name == "tick" {
            let (study, game) = (self.study.as_ref().filter(|_| is_study), self.game.as_ref().filter(|_| !is_study));
            let wake_ms = study.map_or_else(|| game.and_then(|game| game.wake_ms), |study| study.wake_ms);
            simulation::pass(wake_ms.unwrap_or_default());
        }
        let spoken = match (&self.game, &self.study) {
            (_, Some(study)) if is_study => &*study.board.spoken,
            (Some(game), _) if !is_study => &*game.board.spoken,
            _ => &[],
        };
        let words: Vec<&str> = text.split_whitespace().collect();
        let first = words.first().copied().unwrap_or_default();
        let last = words.last().copied().unwrap_or_default();
        let numbers: Vec<f64> = words.iter().filter_map(|word| word.parse().ok()).collect();
        if name == "locale" {
            text.clone_into(&mut self.locale);
        }
        let gesture = gesture(name, text, spoken);
        self.may_change_nothing = gesture.is_some() || name == "wait";
        ScenarioCommand {
            name: if is_study { format!("study {name}") } else { name.to_owned() },
            text: text.to_owned(),
            value: split(text).1.to_owned(),
            points: numbers.chunks_exact(2).map(|point| Corner { x: point[0], y: point[1] }).collect(),
            number: number(&words, 0),
            is_on: last == "on",
            match_event: if is_study { None } else { match_event(name, text, &words, gesture) },
            study_event: if is_study { study_event(name, text, &numbers, gesture) } else { None },
            new_game_event: if is_study { None } else { new_game_event(name, text, &words, &numbers) },
            settings_event: (name == "set").then(|| settings_event(text).expect("a setting")),
            study_entry: if is_study { None } else { study_entry(name, text) },
            next_match: match name {
                "rematch" => Some(NextMatch::Rematch),
                "start-over" => Some(NextMatch::Restart),
                "next-level" => Some(NextMatch::NextLevel),
                "play-from-here" => Some(NextMatch::FromHere),
                "explore" => Some(NextMatch::Explore),
                _ => None,
            },
            side: named(first).unwrap_or(Side::First),
            detail: named(first).unwrap_or(LogDetail::Off),
            plan: named(first).unwrap_or(PlanKind::Match),
            screen: match name {
                "learn" | "puzzles" | "rules" | "statistics" | "about" => {
                    Screen::named(format!("{name} {text}").trim_end())
                }
                "settings" | "settings-screen" => Some(Screen::Settings),
                _ => None,
            },
            date: CivilDate { year: number(&words, 0), month: number(&words, 1), day: number(&words, 2) },
            zoom: self.zoom,
            key: named(first).unwrap_or(BoardKey::Plus),
            words: words.into_iter().map(str::to_owned).collect(),
            numbers,
        }
    }

    fn show(&mut self, result: CallResult) {
        use CallResult::{
            Done, Failed, Home, LegalMoves, Link, Match, NewGame, OpenedMatch, OpenedNewGame, OpenedStudy, Point,
            Statistics, Study, Text,
        };
        match result {
            Match(None) | Study(None) if self.may_change_nothing => self.write("nothing"),
            Done | NewGame(None) | Match(None) | Study(None) => {}
            Failed(error) => {
                self.calls.clear();
                self.write(describe::error(&error));
            }
            Text(version) if self.name == "version" => self.write(format!("{} numbers", version.split('.').count())),
            Text(text) => self.output.extend(text.lines().filter(|line| !line.is_empty()).map(str::to_owned)),
            Home(state) if self.name == "home-buttons" => self.output.extend(describe::home_buttons(&state)),
            Home(state) => self.show_screen("home", describe::home(&state)),
            CallResult::Outside(state) => self.output.extend(describe::outside(&state)),
            CallResult::Page(page) => self.show_page(page.expect("the screen is a page")),
            Statistics(state) => self.show_screen("statistics", describe::statistics(&state)),
            CallResult::ChangedSettings(None) => self.write("nothing"),
            CallResult::ChangedSettings(Some(state)) => self.show_setting(&state),
            CallResult::Appearance(appearance) => self.write(describe::appearance(&appearance)),
            CallResult::Speech(speech) => self.output.extend(describe::speech(&speech)),
            CallResult::Palette(palette) => self.write(describe::palette(&palette)),
            CallResult::Picture(picture) if self.name == "shared" => self.write(strokes::brief(&picture)),
            CallResult::Picture(picture) => self.output.extend(strokes::all(&picture)),
            CallResult::Plan(plan) => self.write(describe::plan(&plan)),
            CallResult::Zoom(zoom) => self.show_zoom(zoom),
            Point(point) => self.write(strokes::corner(&point)),
            OpenedNewGame(state) => {
                self.screens.remove("new game");
                self.show_screen("new game", describe::new_game(&state));
            }
            NewGame(Some(state)) => self.show_screen("new game", describe::new_game(&state)),
            OpenedMatch(state) => {
                self.game = None;
                self.screens.remove("match");
                self.show_match(state);
            }
            Match(Some(state)) => self.show_match(state),
            OpenedStudy(state) => {
                self.study = None;
                self.screens.remove("study");
                self.show_study(state);
            }
            Study(Some(state)) => self.show_study(state),
            LegalMoves(moves) => self.output.extend(describe::legal_moves(&moves, number(&[&self.text], 0))),
            Link(link) => self.output.extend(describe::link(link.as_ref())),
        }
    }

    fn show_page(&mut self, page: Page) {
        let (name, lines) = match page {
            Page::Learn { state, bar } => ("learn", [describe::learn(&state), describe::bar(&bar)].concat()),
            Page::Puzzles { state, bar } => ("puzzles", [describe::puzzles(&state), describe::bar(&bar)].concat()),
            Page::Article { state } => ("rules", describe::article(&state)),
            Page::Statistics { state, bar } => {
                ("statistics", [describe::statistics(&state), describe::bar(&bar)].concat())
            }
            Page::Settings { state } if self.name == "settings-screen" => {
                return self.output.extend(describe::settings_screen(&state));
            }
            Page::Settings { state } => ("settings", describe::settings(&state)),
        };
        self.show_screen(name, lines);
    }

    /// Writes the setting that the command has changed.
    fn show_setting(&mut self, state: &SettingsState) {
        let lines = describe::settings(state);
        let changed = lines.iter().find(|(name, _)| name == split(&self.text).0);
        let said = changed.map(|(name, said)| format!("{name}: {said}"));
        self.screens.insert("settings", lines);
        self.output.extend(said);
    }

    /// Writes a zoom after the last call of a line.
    fn show_zoom(&mut self, zoom: Option<Zoom>) {
        match zoom {
            Some(zoom) => self.zoom = zoom,
            None => self.calls.clear(),
        }
        if self.calls.is_empty() {
            self.write(describe::zoom(zoom.as_ref()));
        }
    }

    fn show_match(&mut self, state: MatchState) {
        let before = self.game.take();
        assert!(before.as_ref().is_none_or(|before| before.revision <= state.revision), "an outdated state");
        self.show_screen("match", describe::game(&state));
        self.show_moment(&state.moment, before.map(|before| before.moment.number));
        self.game = Some(state);
    }

    fn show_study(&mut self, state: StudyState) {
        let before = self.study.take();
        assert!(before.as_ref().is_none_or(|before| before.revision <= state.revision), "an outdated state");
        self.show_screen("study", describe::study(&state));
        self.show_moment(&state.moment, before.map(|before| before.moment.number));
        self.study = Some(state);
    }

    /// Writes a moment unless it was written before.
    fn show_moment(&mut self, moment: &Moment, before: Option<u64>) {
        let text = describe::moment(moment);
        if before != Some(moment.number) && !text.is_empty() {
            self.write(format!("moment: {text}"));
        }
    }

    /// Writes the changes of a screen. The places of a board are written only when they change.
    fn show_screen(&mut self, screen: &'static str, lines: Vec<Line>) {
        let before = self.screens.remove(screen);
        let is_first = before.is_none();
        let before = before.unwrap_or_default();
        for line in &lines {
            let (key, text) = line;
            let is_new_board = is_first && key.starts_with("place ");
            if !is_new_board && !before.contains(line) {
                self.output.push(format!("{key}: {text}").trim_end().to_owned());
            }
        }
        for (key, _) in before {
            if lines.iter().all(|(other, _)| *other != key) {
                self.output.push(format!("no {key}"));
            }
        }
        self.screens.insert(screen, lines);
    }

    fn write(&mut self, line: impl Into<String>) {
        self.output.push(line.into());
    }
}
