//! The app: its stored data and the entry points to every screen.

use std::{
    borrow::Cow,
    fmt,
    path::Path,
    sync::{Arc, Mutex},
};

use super::{
    article::{self, Article},
    context::Context,
    dates::CivilDate,
    environment::Environment,
    event::NextMatch,
    home::{self, HomeState, Miniatures},
    learn::{self, LearnState},
    navigation::{Screen, StudyEntry},
    new_game::NewGame,
    outside::{self, OutsideState},
    page::Page,
    play::{self, Match, OpenMatches},
    profile::{AppSettings, ThemeChoice},
    puzzles::{self, PuzzlesState},
    settings::{self, Appearance, SettingsEvent, SettingsState},
    store::PendingFlush,
    study::{Lesson, Puzzle, PuzzleSource, Review, SetUp, Study},
    word::Speech,
    words::{Refusal, Words, save_fault},
    you::{self, StatisticsState},
};
use crate::picture::{self, Palette, Picture};
use fivefold_engine::{
    game::{Message, Side},
    games::{self, Game},
    puzzles::PuzzleTheme,
    search::SearchListener,
    session::{SCHEME, SaveError, Session},
    text::{Locale, Wording},
};

/// The app: one per process, over one folder.
pub struct App {
    context: Arc<Context>,
    matches: Arc<OpenMatches>,
    miniatures: Mutex<Miniatures>,
}

impl fmt::Debug for App {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("App")
    }
}

impl App {
    /// Opens the app over its own folder. Unreadable files are set aside and reported once. The listener is called for
    /// every search of every match, on the search thread; the host then sends
    /// [`MatchEvent::SearchReported`](crate::MatchEvent::SearchReported) on its main thread.
    #[must_use]
    pub fn open(folder: &Path, locale: impl Into<Locale>, listener: Arc<dyn SearchListener>) -> Self {
        Self::open_in(Environment::default(), folder, locale, listener)
    }

    /// Opens the app like [`App::open`], with the given environment.
    #[must_use]
    pub fn open_in(
        environment: Environment,
        folder: &Path,
        locale: impl Into<Locale>,
        listener: Arc<dyn SearchListener>,
    ) -> Self {
        let context = Arc::new(Context::open(environment, folder, locale.into(), listener));
        let matches = Arc::new(OpenMatches::new(Arc::clone(&context)));
        Self { context, matches, miniatures: Mutex::default() }
    }

    /// Returns the home screen's state, from memory.
    pub fn home(&mut self) -> HomeState {
        let now = self.context.environment.clock.now();
        let miniatures = self.miniatures.get_mut().unwrap_or_else(std::sync::PoisonError::into_inner);
        home::state(&mut self.context.storage(), miniatures, now)
    }

    /// Adds a message of the host: a confirmation, or the reason of a failure.
    pub fn tell(&mut self, words: &str) -> HomeState {
        self.context.storage().messages.add_words(words.to_owned());
        self.home()
    }

    /// Dismisses a message whose time is over.
    pub fn dismiss(&mut self, key: u64) -> HomeState {
        self.context.storage().messages.dismiss(key);
        self.home()
    }

    /// Restores the match deleted or replaced last: a deleted match to the list, a replaced one to its card.
    pub fn undo_removal(&mut self) -> HomeState {
        let now = self.context.environment.clock.now();
        self.context.storage().library.undo_removal(now);
        self.home()
    }

    /// Restores a deleted match from the bin to the list.
    pub fn restore(&mut self, number: u64) -> HomeState {
        self.context.storage().library.restore(number);
        self.home()
    }

    /// Deletes a stored match; it stays in the bin for a month and can be restored.
    pub fn delete(&mut self, number: u64) -> HomeState {
        let now = self.context.environment.clock.now();
        self.context.storage().library.delete(number, now);
        self.home()
    }

    /// Returns a stored match as text, for sharing; an open match as it is on its screen.
    ///
    /// # Errors
    /// If the match is no longer stored.
    pub fn save(&self, number: u64) -> Result<String, Refusal> {
        let stored = self.context.storage().library.get(number).map(|kept| kept.text.clone());
        let text = stored.map(|stored| self.matches.save(number).unwrap_or(stored));
        text.ok_or_else(|| self.refusal(&Message::new("no-such-match")))
    }

    /// Returns a stored match as a text to read: its players, its moves and how it ended.
    ///
    /// # Errors
    /// If the match is no longer stored.
    pub fn text(&self, number: u64) -> Result<String, Refusal> {
        let session = self.context.storage().library.session(number);
        let session = session.ok_or_else(|| self.refusal(&Message::new("no-such-match")))?;
        Ok(play::text(session, self.wording()))
    }

    /// Returns the settings.
    #[must_use]
    pub fn settings(&self) -> AppSettings {
        self.context.storage().profile.settings().clone()
    }

    /// Returns the state of the settings screen.
    pub fn settings_screen(&mut self) -> SettingsState {
        let board = self.home().cards.pop().map_or_else(|| Picture::EMPTY, |card| card.picture);
        settings::state(&self.settings(), board, self.wording())
    }

    /// Changes a setting and writes it immediately. Returns `None` if nothing changed.
    pub fn change_settings(&mut self, event: SettingsEvent) -> Option<SettingsState> {
        let mut settings = self.settings();
        event.apply(&mut settings);
        let has_changed = self.context.storage().profile.set_settings(settings);
        has_changed.then(|| self.settings_screen())
    }

    /// Returns the palette of boards for a light or dark screen, with more contrast if the system asks for it.
    #[must_use]
    pub fn palette(&self, is_dark: bool, wants_contrast: bool) -> Palette {
        picture::palette(self.context.storage().profile.settings().palette, is_dark, wants_contrast)
    }

    /// Returns the settings that the platform applies.
    #[must_use]
    pub fn appearance(&self) -> Appearance {
        let storage = self.context.storage();
        let settings = storage.profile.settings();
        Appearance {
            theme: if settings.palette.wants_dark() { ThemeChoice::Dark } else { settings.theme },
            palette: settings.palette,
            has_sounds: settings.sounds,
            flight_ms: picture::flight_ms(storage.profile.pace()),
        }
    }

    /// Returns the picture of a side's coin, shown beside its name.
    #[must_use]
    pub fn coin(&self, color: Side) -> Picture {
        picture::coin(color)
    }

    /// Returns a text of the screens in the chosen language, else in the system's.
    #[must_use]
    pub fn speech(&self) -> Speech {
        Speech::new(self.wording())
    }

    /// Sets the locale of the system, whose language applies unless a language was chosen.
    pub fn set_locale(&mut self, locale: impl Into<Locale>) {
        self.context.storage().profile.set_locale(locale.into());
    }

    /// Sets whether the system asks for reduced motion.
    pub fn set_reduced_motion(&mut self, is_reduced: bool) {
        self.context.storage().profile.set_motion_reduced(is_reduced);
    }

    /// Returns the ratings and the results against the computer.
    #[must_use]
    pub fn statistics(&self) -> StatisticsState {
        you::statistics(&mut self.context.storage())
    }

    /// Resets all results.
    pub fn reset_statistics(&mut self) -> StatisticsState {
        self.context.storage().profile.reset_statistics();
        self.statistics()
    }

    /// Returns the rules of a game.
    ///
    /// # Errors
    /// If the game is unknown.
    pub fn rules(&self, game: &str) -> Result<Article, Refusal> {
        Ok(article::rules(self.find(game)?, self.wording()))
    }

    /// Returns the state of a screen without a board, or `None` for a screen with its own object or the home screen.
    /// The licenses of third-party components are read for the screen that shows them.
    ///
    /// # Errors
    /// If the game is unknown.
    pub fn page(&mut self, screen: &Screen, licenses: impl FnOnce() -> Vec<String>) -> Result<Option<Page>, Refusal> {
        let bar = you::bar(screen, self.wording());
        Ok(Some(match screen {
            Screen::Learn => Page::Learn { state: self.learn(), bar },
            Screen::Puzzles => Page::Puzzles { state: self.puzzles(), bar },
            Screen::Rules { game } => Page::Article { state: self.rules(game)? },
            Screen::Signs { game } => Page::Article { state: article::signs(self.find(game)?, self.wording()) },
            Screen::Statistics => Page::Statistics { state: self.statistics(), bar },
            Screen::Settings => Page::Settings { state: self.settings_screen() },
            Screen::About => Page::Article { state: article::about(licenses(), self.wording()) },
            Screen::Home | Screen::NewGame { .. } | Screen::Match { .. } | Screen::Study { .. } => return Ok(None),
        }))
    }

    /// Opens a review, a puzzle or a lesson. A review opens at the last move, with the judgments found before.
    ///
    /// # Errors
    /// If the match, the game or the puzzle does not exist, or the puzzles are damaged.
    pub fn study(&mut self, entry: &StudyEntry) -> Result<Study, Refusal> {
        let today = self.context.storage().progress.today().unwrap_or(CivilDate::EPOCH).number();
        let damaged = |app: &Self| app.refusal(&Message::new("puzzles-damaged"));
        match entry {
            StudyEntry::Review { number } => self.review(*number),
            StudyEntry::Lesson { game } => Lesson::open(&self.matches, self.find(game)?),
            StudyEntry::Puzzle { game } => {
                let game = self.find(game)?;
                let puzzle = self.context.storage().progress.puzzle(game, None, today);
                let puzzle = Cow::Borrowed(puzzle.ok_or_else(|| damaged(self))?);
                Puzzle::open(&self.matches, puzzle, today, PuzzleSource::Pool, None)
            }
            StudyEntry::Theme { game, theme } => {
                let (game, theme) = (self.find(game)?, PuzzleTheme::named(theme));
                let puzzle = self.context.storage().progress.puzzle(game, theme, today);
                let puzzle = Cow::Borrowed(puzzle.ok_or_else(|| damaged(self))?);
                Puzzle::open(&self.matches, puzzle, today, PuzzleSource::Pool, theme)
            }
            StudyEntry::Numbered { puzzle: id } => {
                let (game, number) = id.split_once('/').unwrap_or_default();
                let pool = games::find(game).and_then(|game| self.context.storage().progress.pool(game));
                let puzzle = pool.and_then(|pool| pool.puzzle(number.parse().ok()?));
                let puzzle = puzzle.ok_or_else(|| self.refusal(&Message::new("no-such-puzzle")))?;
                Puzzle::open(&self.matches, Cow::Borrowed(puzzle), today, PuzzleSource::Pool, None)
            }
            StudyEntry::Own { game } => {
                let game = self.find(game)?.id();
                let puzzle = self.context.storage().progress.own().first(game, today);
                let puzzle = puzzle.ok_or_else(|| self.refusal(&Message::new("no-such-puzzle")))?;
                Puzzle::open(&self.matches, Cow::Owned(puzzle), today, PuzzleSource::Own, None)
            }
            StudyEntry::Daily => {
                let puzzle = self.context.storage().progress.daily_puzzle(today);
                let puzzle = Cow::Borrowed(puzzle.ok_or_else(|| damaged(self))?);
                Puzzle::open(&self.matches, puzzle, today, PuzzleSource::Daily, None)
            }
            StudyEntry::SetUp { setting } => SetUp::open(&self.matches, setting),
        }
    }

    fn review(&self, number: u64) -> Result<Study, Refusal> {
        let storage = self.context.storage();
        let session = storage.library.session(number);
        let record = storage.library.review(number);
        let place = storage.review_places.get(&number).copied();
        drop(storage);
        let Some(session) = session else { return Err(self.no_such_match(number)) };
        let (review, first) = Review::new(Arc::clone(&self.context), number, session, record, place);
        Ok(Study::open(&self.matches, first, Box::new(review)))
    }

    /// Sets the local date: at the start, on return, and when the day changes.
    pub fn set_today(&mut self, today: CivilDate) {
        self.context.storage().set_today(today);
    }

    /// Returns what the app shows outside its screens: the widget of the daily puzzle and the shortcuts of its icon.
    pub fn outside(&mut self) -> OutsideState {
        outside::state(&mut self.context.storage())
    }

    /// Returns the lessons.
    #[must_use]
    pub fn learn(&self) -> LearnState {
        learn::state(&self.context.storage())
    }

    /// Returns the state of the puzzle screen.
    pub fn puzzles(&mut self) -> PuzzlesState {
        let mut storage = self.context.storage();
        let today = storage.progress.today().unwrap_or(CivilDate::EPOCH);
        puzzles::state(&mut storage, today)
    }

    /// Opens the new-game sheet.
    ///
    /// # Errors
    /// If the game is unknown.
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
        self.context.storage().library.set_choices(new_game.game(), new_game.choices());
        Ok(self.matches.begin(session))
    }

    /// Continues the current match of a game, or begins one with the last choices.
    ///
    /// # Errors
    /// If the game is unknown.
    pub fn open_game(&mut self, game: &str) -> Result<Match, Refusal> {
        let found = self.find(game)?;
        let current = self.context.storage().library.current(found.id()).map(|kept| kept.number);
        if let Some(number) = current {
            return self.open_match(number);
        }
        let new_game = self.new_game(game)?;
        let session = new_game.session().map_err(Refusal)?;
        Ok(self.matches.begin(session))
    }

    /// Opens a stored match. If the match is already open, returns another handle to it.
    ///
    /// # Errors
    /// If the match is no longer stored.
    pub fn open_match(&mut self, number: u64) -> Result<Match, Refusal> {
        let session = self.context.storage().library.session(number);
        match session {
            Some(session) => Ok(self.matches.open(number, session)),
            None => Err(self.no_such_match(number)),
        }
    }

    /// Begins the game that follows a finished match: with the same options and players, the sides swapped.
    ///
    /// # Errors
    /// If the match is no longer stored.
    pub fn play_again(&mut self, number: u64) -> Result<Match, Refusal> {
        self.open_match(number)?.begin_next(NextMatch::Rematch)
    }

    /// Returns the refusal to open a match that is deleted or was never stored.
    fn no_such_match(&self, number: u64) -> Refusal {
        let is_in_bin = self.context.storage().library.game_in_bin(number).is_some();
        self.refusal(&Message::new(if is_in_bin { "match-in-bin" } else { "no-such-match" }))
    }

    /// Opens a game received as text, either a save or a link, and stores it. A match already stored is opened, and
    /// advanced to the link's last move.
    ///
    /// # Errors
    /// If the text is neither a saved game nor a link; the refusal has the reason.
    pub fn receive(&mut self, text: &str) -> Result<Match, Refusal> {
        self.context.storage().messages.drop_words();
        let text = text.trim();
        if text.is_empty() {
            return Err(self.refusal(&Message::new("nothing-to-paste")));
        }
        // A save may contain the scheme too, in a player's name.
        if !text.starts_with('{') && text.contains(SCHEME) {
            let mut theirs = Session::from_link(text).map_err(|error| self.refused_save("not-a-link", &error))?;
            // Opening a link to a match in the bin restores the match.
            if let Some(tag) = theirs.tag() {
                let mut storage = self.context.storage();
                if storage.library.game_in_bin(tag.number) == Some(theirs.game().id()) {
                    storage.library.restore(tag.number);
                }
            }
            theirs.change_circumstances(|it| it.is_received = true);
            return Ok(Match::receive(&self.matches, theirs));
        }
        let mut session = Session::load(text).map_err(|error| match error {
            SaveError::Form(_) if !text.starts_with('{') => self.refusal(&Message::new("no-game")),
            error => self.refused_save("not-a-game", &error),
        })?;
        prepare_received(&mut session);
        if let Some(number) = self.same(&session) {
            return self.open_match(number);
        }
        Ok(self.matches.begin(session))
    }

    /// Returns a handle to wait on until all writes are flushed to the disk, when the app is about to be hidden.
    /// Waiting blocks no other call.
    pub fn flush(&self) -> PendingFlush {
        self.context.storage().flush()
    }

    /// Returns the id of an identical stored match, if any.
    fn same(&self, session: &Session) -> Option<u64> {
        let storage = self.context.storage();
        let wanted = session.save();
        let stored = storage.library.of(session.game());
        stored.into_iter().find(|stored| stored.is_same(&wanted)).map(|stored| stored.number)
    }

    fn wording(&self) -> Wording {
        self.context.storage().profile.wording()
    }

    fn find(&self, game: &str) -> Result<&'static dyn Game, Refusal> {
        games::find(game).ok_or_else(|| self.refusal(&Message::new("no-such-game")))
    }

    fn refused_save(&self, key: &'static str, error: &SaveError) -> Refusal {
        let words = Words::new(self.wording());
        Refusal(words.say(&Message::new(key).word("reason", words.word(save_fault(error)))))
    }

    fn refusal(&self, message: &Message) -> Refusal {
        Refusal(Words::new(self.wording()).say(message))
    }
}

/// Marks a match as received, and clears its storage data of another device.
fn prepare_received(session: &mut Session) {
    session.set_tag(None);
    session.change_circumstances(|it| {
        (it.is_received, it.is_analyzed, it.is_explored, it.deleted) = (true, false, false, None);
    });
}
