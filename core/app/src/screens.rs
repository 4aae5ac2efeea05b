//! The app: its stored data and the entry points to every screen.

use std::{
    fmt,
    path::Path,
    sync::{Arc, Mutex},
};

use super::{
    AppSettings, HomeState, Match, NewGame, RulesState, StatisticsState, Study, ThemeChoice,
    context::Context,
    environment::Environment,
    home::{self, Miniatures},
    learn::{self, CivilDate, Day, LearnState},
    rules, scene,
    settings::{SETTINGS_BOARD, SettingsBoard},
    store::Settling,
    study::{Lesson, Puzzle, Review},
    word::{Speech, Word},
    words::{Words, brief},
};
use crate::picture::{self, Palette, Picture};
use fivefold_engine::{
    game::{Message, Side},
    games::{self, Game},
    search::SearchListener,
    session::{SCHEME, Session},
    text::{Language, Wording},
};

/// The reason an action is impossible, as a sentence for the user.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Refusal(pub String);

/// The app: one per process, over one folder.
pub struct App {
    context: Arc<Context>,
    miniatures: Mutex<Miniatures>,
}

impl fmt::Debug for App {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("App")
    }
}

impl App {
    /// Opens the app over its own folder. Unreadable files are set aside and reported once. The listener is called for
    /// every search of every match, on the search thread; the host then calls [`Match::heard`] on its main thread.
    #[must_use]
    pub fn open(folder: &Path, language: Language, listener: Arc<dyn SearchListener>) -> Self {
        Self::open_in(Environment::default(), folder, language, listener)
    }

    /// Opens the app like [`App::open`], with the given environment.
    #[must_use]
    pub fn open_in(
        environment: Environment,
        folder: &Path,
        language: Language,
        listener: Arc<dyn SearchListener>,
    ) -> Self {
        let context = Arc::new(Context::open(environment, folder, language, listener));
        Self { context, miniatures: Mutex::default() }
    }

    /// Returns the home screen's state, from memory.
    pub fn home(&mut self) -> HomeState {
        let now = self.context.environment.clock.now();
        let miniatures = self.miniatures.get_mut().unwrap_or_else(std::sync::PoisonError::into_inner);
        home::state(&mut self.context.data(), miniatures, now)
    }

    /// Dismisses the first notice.
    pub fn notice_read(&mut self) -> HomeState {
        let mut data = self.context.data();
        if !data.notices.is_empty() {
            data.notices.remove(0);
        }
        drop(data);
        self.home()
    }

    /// Restores the match deleted or replaced last: a deleted match to the list, a replaced one to its card.
    pub fn bring_back(&mut self) -> HomeState {
        let now = self.context.environment.clock.now();
        let back = self.context.data().bring_back(now);
        let holder = back.and_then(|number| self.context.data().holder(number));
        if let Some(play) = holder {
            Match::holding(play).remember();
        }
        self.home()
    }

    /// Deletes a stored match; it can be restored for a while.
    pub fn delete(&mut self, number: u64) -> HomeState {
        let holder = self.context.data().holder(number);
        if let Some(play) = holder {
            Match::holding(play).forget();
        }
        let now = self.context.environment.clock.now();
        self.context.data().delete(number, now);
        self.home()
    }

    /// Returns a stored match as text, for sharing.
    ///
    /// # Errors
    /// If the match is no longer stored.
    pub fn save(&self, number: u64) -> Result<String, Refusal> {
        let text = self.context.data().archive.get(number).map(|kept| kept.text.clone());
        text.ok_or_else(|| self.refusal(&Message::new("no-such-match")))
    }

    /// Returns the settings.
    #[must_use]
    pub fn settings(&self) -> AppSettings {
        self.context.data().settings().clone()
    }

    /// Replaces the settings and writes them immediately.
    pub fn set_settings(&mut self, settings: AppSettings) -> AppSettings {
        self.context.data().set_settings(settings);
        self.settings()
    }

    /// Returns the preview board of the settings.
    pub fn settings_board(&mut self) -> SettingsBoard {
        let picture = self.home().cards.pop().map_or_else(scene::nothing, |card| card.picture);
        SettingsBoard { picture, height: SETTINGS_BOARD }
    }

    /// Returns the palette of boards for a light or dark screen, with more contrast if the system asks for it.
    #[must_use]
    pub fn palette(&self, is_dark: bool, wants_contrast: bool) -> Palette {
        picture::palette(self.context.data().settings().palette, is_dark, wants_contrast)
    }

    /// Returns the screens' theme: the setting, but dark where the board palette requires it.
    #[must_use]
    pub fn theme(&self) -> ThemeChoice {
        let data = self.context.data();
        let settings = data.settings();
        if settings.palette.wants_dark() { ThemeChoice::Dark } else { settings.theme }
    }

    /// Returns the picture of a side's coin, shown beside its name.
    #[must_use]
    pub fn coin(&self, colour: Side) -> Picture {
        picture::coin(colour)
    }

    /// Returns a text of the screens in the chosen language, else in the system's.
    #[must_use]
    pub fn speech(&self) -> Speech {
        Speech::new(self.wording())
    }

    /// Returns a text with an argument filled in.
    #[must_use]
    pub fn say(&self, word: Word, value: &str) -> String {
        word.filled(value, self.wording())
    }

    /// Joins a name and a text: `Connect Four: Continue`. The separator depends on the language.
    #[must_use]
    pub fn said_of(&self, name: &str, words: &str) -> String {
        Words::new(self.wording()).say(&Message::new("said-of").word("name", name).word("words", words))
    }

    /// Returns how long a board moves between its card and its place; 0 if animations are off.
    #[must_use]
    pub fn flight_ms(&self) -> u32 {
        picture::flight_ms(self.context.data().pace())
    }

    /// Sets the system language, which applies unless a language was chosen.
    pub fn set_language(&mut self, language: Language) {
        self.context.data().set_language(language);
    }

    /// Sets whether the system asks for reduced motion.
    pub fn set_reduced_motion(&mut self, is_reduced: bool) {
        self.context.data().set_motion_reduced(is_reduced);
    }

    /// Returns the results against the computer.
    #[must_use]
    pub fn statistics(&self) -> StatisticsState {
        let data = self.context.data();
        data.statistics().state(data.wording())
    }

    /// Resets all results.
    pub fn reset_statistics(&mut self) -> StatisticsState {
        self.context.data().reset_statistics();
        self.statistics()
    }

    /// Returns the rules of a game.
    ///
    /// # Errors
    /// If there is no such game.
    pub fn rules(&self, game: &str) -> Result<RulesState, Refusal> {
        Ok(rules::state(self.find(game)?, self.wording()))
    }

    /// Opens the lesson of a game at the step where it was left.
    ///
    /// # Errors
    /// If there is no such game.
    pub fn lesson(&mut self, game: &str) -> Result<Study, Refusal> {
        Lesson::open(&self.context, self.find(game)?)
    }

    /// Opens the review of a stored match at its last move, with the judgements found before.
    ///
    /// # Errors
    /// If the match is no longer stored.
    pub fn review(&mut self, number: u64) -> Result<Study, Refusal> {
        let mut data = self.context.data();
        let session = data.archive.get(number).and_then(super::archive::StoredMatch::session);
        let record = data.review(number);
        drop(data);
        let Some(session) = session else { return Err(self.refusal(&Message::new("no-such-match"))) };
        let (review, first) = Review::new(Arc::clone(&self.context), number, session, record);
        Ok(Study::open(&self.context, first, Box::new(review)))
    }

    /// Sets the local date: at the start, on return, and when the day changes.
    pub fn set_today(&mut self, today: CivilDate) {
        self.context.data().set_today(today);
    }

    /// Returns the state of the learn screen.
    pub fn learn(&mut self) -> LearnState {
        let mut data = self.context.data();
        let today = data.today().unwrap_or(CivilDate::EPOCH);
        learn::state(&mut data, today)
    }

    /// Opens the daily puzzle.
    ///
    /// # Errors
    /// If the puzzles are damaged.
    pub fn daily(&mut self) -> Result<Study, Refusal> {
        let today = self.today();
        let puzzle = learn::puzzle_of(&mut self.context.data(), today);
        let puzzle = puzzle.ok_or_else(|| self.refusal(&Message::new("puzzles-damaged")))?;
        Puzzle::open(&self.context, puzzle, today, true)
    }

    /// Opens the next puzzle of a game: one due for repetition, or one near the player's rating.
    ///
    /// # Errors
    /// If there is no such game, or its puzzles are damaged.
    pub fn puzzle(&mut self, game: &str) -> Result<Study, Refusal> {
        let (game, today) = (self.find(game)?, self.today());
        let mut data = self.context.data();
        let pool = data.pool(game);
        let puzzle = pool.and_then(|pool| data.puzzles().next(game.id(), pool, today));
        drop(data);
        let puzzle = puzzle.ok_or_else(|| self.refusal(&Message::new("puzzles-damaged")))?;
        Puzzle::open(&self.context, puzzle, today, false)
    }

    /// Opens a puzzle by id: `bridgit/17`.
    ///
    /// # Errors
    /// If there is no puzzle with this id.
    pub fn puzzle_numbered(&mut self, id: &str) -> Result<Study, Refusal> {
        let today = self.today();
        let (game, number) = id.split_once('/').unwrap_or_default();
        let pool = games::find(game).and_then(|game| self.context.data().pool(game));
        let puzzle = pool.and_then(|pool| pool.puzzle(number.parse().ok()?));
        let puzzle = puzzle.ok_or_else(|| self.refusal(&Message::new("no-such-puzzle")))?;
        Puzzle::open(&self.context, puzzle, today, false)
    }

    fn today(&self) -> Day {
        self.context.data().today().unwrap_or(CivilDate::EPOCH).number()
    }

    /// Opens the new-game sheet.
    ///
    /// # Errors
    /// If there is no such game.
    pub fn new_game(&mut self, game: &str) -> Result<NewGame, Refusal> {
        let game = self.find(game)?;
        Ok(NewGame::new(Arc::clone(&self.context), game))
    }

    /// Begins the configured game and remembers the choices. A match in progress stays stored.
    ///
    /// # Errors
    /// If the options are invalid, which the sheet shows too.
    pub fn begin(&mut self, new_game: &NewGame) -> Result<Match, Refusal> {
        let session = new_game.session().map_err(Refusal)?;
        self.context.data().set_choices(new_game.game(), new_game.choices());
        Ok(Match::begin(&self.context, session))
    }

    /// Continues the current match of a game, or begins one with the last choices.
    ///
    /// # Errors
    /// If there is no such game.
    pub fn open_game(&mut self, game: &str) -> Result<Match, Refusal> {
        let found = self.find(game)?;
        let current = self.context.data().archive.of(found).first().map(|kept| kept.number);
        if let Some(number) = current {
            return self.open_match(number);
        }
        let new_game = self.new_game(game)?;
        let session = new_game.session().map_err(Refusal)?;
        Ok(Match::begin(&self.context, session))
    }

    /// Opens a stored match. If the match is already open, returns another handle to it.
    ///
    /// # Errors
    /// If the match is no longer stored.
    pub fn open_match(&mut self, number: u64) -> Result<Match, Refusal> {
        let data = self.context.data();
        let session = data.archive.get(number).and_then(super::archive::StoredMatch::session);
        // A deleted match may still be open; its handle is not shared.
        if let Some(play) = data.holder(number).filter(|_| session.is_some()) {
            return Ok(Match::holding(play));
        }
        drop(data);
        match session {
            Some(session) => Ok(Match::open(&self.context, number, session)),
            None => Err(self.refusal(&Message::new("no-such-match"))),
        }
    }

    /// Opens a game received as text, a save or a link, and stores it. A match already stored is opened, and advanced
    /// to the link's last move.
    ///
    /// # Errors
    /// If the text is not a saved game; the refusal has the reason.
    pub fn receive(&mut self, text: &str) -> Result<Match, Refusal> {
        let text = text.trim();
        if text.is_empty() {
            return Err(self.refusal(&Message::new("nothing-to-paste")));
        }
        // A save may contain the scheme too, in a player's name.
        if !text.starts_with('{') && text.contains(SCHEME) {
            let theirs = Session::from_link(text)
                .map_err(|error| self.refusal(&Message::new("not-a-link").word("reason", brief(&error.reason()))))?;
            // Opening a link to a match that was just deleted restores the match.
            if theirs.tag().is_some_and(|tag| self.context.data().is_deleted(tag.number)) {
                self.bring_back();
            }
            return Ok(Match::receive(&self.context, theirs));
        }
        let mut session = Session::load(text)
            .map_err(|error| self.refusal(&Message::new("not-a-game").word("reason", brief(&error.reason()))))?;
        session.set_tag(None);
        if let Some(number) = self.same(&session) {
            return self.open_match(number);
        }
        Ok(Match::begin(&self.context, session))
    }

    /// Returns a handle to wait on until all writes are flushed to the disk, when the app is about to be hidden.
    /// Waiting blocks no other call.
    pub fn settling(&self) -> Settling {
        let mut data = self.context.data();
        data.put_away();
        data.settling()
    }

    /// Returns the id of an identical stored match, if any.
    fn same(&self, session: &Session) -> Option<u64> {
        let data = self.context.data();
        let wanted = session.save();
        let is_same = |kept: &&super::archive::StoredMatch| {
            kept.session().is_some_and(|mut kept| {
                kept.set_tag(None);
                kept.save() == wanted
            })
        };
        data.archive.of(session.game()).into_iter().find(is_same).map(|kept| kept.number)
    }

    fn wording(&self) -> Wording {
        self.context.data().wording()
    }

    fn find(&self, game: &str) -> Result<&'static dyn Game, Refusal> {
        games::find(game).ok_or_else(|| self.refusal(&Message::new("no-such-game")))
    }

    fn refusal(&self, message: &Message) -> Refusal {
        Refusal(Words::new(self.wording()).say(message))
    }
}
