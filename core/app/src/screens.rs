//! Everything that is kept, and the way to every screen.

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

/// Why something cannot be done, as a sentence for the person.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Refusal(pub String);

/// The app: one for each process, over one folder.
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
    /// Opens the app over a folder of its own. Whatever cannot be read there is set aside and said once. The listener
    /// hears of every search of every match, on the thread of the search; the host then asks [`Match::heard`] on its own.
    #[must_use]
    pub fn open(folder: &Path, language: Language, listener: Arc<dyn SearchListener>) -> Self {
        Self::open_in(Environment::default(), folder, language, listener)
    }

    /// As [`App::open`], in a world that is given.
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

    /// What the home screen shows. It answers from memory.
    pub fn home(&mut self) -> HomeState {
        let now = self.context.environment.clock.now();
        let miniatures = self.miniatures.get_mut().unwrap_or_else(std::sync::PoisonError::into_inner);
        home::state(&mut self.context.data(), miniatures, now)
    }

    /// The first notice has been read.
    pub fn notice_read(&mut self) -> HomeState {
        let mut data = self.context.data();
        if !data.notices.is_empty() {
            data.notices.remove(0);
        }
        drop(data);
        self.home()
    }

    /// Brings back what was put aside last: a deleted match to where it was, a replaced one to its card.
    pub fn bring_back(&mut self) -> HomeState {
        let now = self.context.environment.clock.now();
        let back = self.context.data().bring_back(now);
        let holder = back.and_then(|number| self.context.data().holder(number));
        if let Some(play) = holder {
            Match::holding(play).remember();
        }
        self.home()
    }

    /// Deletes a kept match; for a while it can be brought back.
    pub fn delete(&mut self, number: u64) -> HomeState {
        let holder = self.context.data().holder(number);
        if let Some(play) = holder {
            Match::holding(play).forget();
        }
        let now = self.context.environment.clock.now();
        self.context.data().delete(number, now);
        self.home()
    }

    /// A kept match as text, to be shared.
    ///
    /// # Errors
    /// If it is not kept any more.
    pub fn save(&self, number: u64) -> Result<String, Refusal> {
        let text = self.context.data().archive.get(number).map(|kept| kept.text.clone());
        text.ok_or_else(|| self.refusal(&Message::new("no-such-match")))
    }

    /// What was decided.
    #[must_use]
    pub fn settings(&self) -> AppSettings {
        self.context.data().settings().clone()
    }

    /// Decides anew; written at once.
    pub fn set_settings(&mut self, settings: AppSettings) -> AppSettings {
        self.context.data().set_settings(settings);
        self.settings()
    }

    /// What a change of the settings is seen on.
    pub fn settings_board(&mut self) -> SettingsBoard {
        let picture = self.home().cards.pop().map_or_else(scene::nothing, |card| card.picture);
        SettingsBoard { picture, height: SETTINGS_BOARD }
    }

    /// The colours of boards as they are decided, for a light or dark screen; the system may want more contrast.
    #[must_use]
    pub fn palette(&self, is_dark: bool, wants_contrast: bool) -> Palette {
        picture::palette(self.context.data().settings().palette, is_dark, wants_contrast)
    }

    /// The theme that screens have: as it was decided, but dark where the colours of the board want that.
    #[must_use]
    pub fn theme(&self) -> ThemeChoice {
        let data = self.context.data();
        let settings = data.settings();
        if settings.palette.wants_dark() { ThemeChoice::Dark } else { settings.theme }
    }

    /// The coin of a side, to stand beside its name.
    #[must_use]
    pub fn coin(&self, colour: Side) -> Picture {
        picture::coin(colour)
    }

    /// What the screens say themselves, in the language that was chosen or else in the system's.
    #[must_use]
    pub fn speech(&self) -> Speech {
        Speech::new(self.wording())
    }

    /// What a word says that has something to be filled in.
    #[must_use]
    pub fn say(&self, word: Word, value: &str) -> String {
        word.filled(value, self.wording())
    }

    /// What is said of a thing, with its name: `Connect Four: Continue`. Languages differ in what stands between them.
    #[must_use]
    pub fn said_of(&self, name: &str, words: &str) -> String {
        Words::new(self.wording()).say(&Message::new("said-of").word("name", name).word("words", words))
    }

    /// How long a board takes from its card to its place, and back; 0 where nothing moves.
    #[must_use]
    pub fn flight_ms(&self) -> u32 {
        picture::flight_ms(self.context.data().pace())
    }

    /// The system speaks this language: so does the app from now on, unless another was chosen.
    pub fn set_language(&mut self, language: Language) {
        self.context.data().set_language(language);
    }

    /// The system wants nothing to move, or does not mind.
    pub fn set_reduced_motion(&mut self, is_reduced: bool) {
        self.context.data().set_motion_reduced(is_reduced);
    }

    /// The results against the computer.
    #[must_use]
    pub fn statistics(&self) -> StatisticsState {
        let data = self.context.data();
        data.statistics().state(data.wording())
    }

    /// Forgets all results.
    pub fn reset_statistics(&mut self) -> StatisticsState {
        self.context.data().reset_statistics();
        self.statistics()
    }

    /// The rules of a game.
    ///
    /// # Errors
    /// If there is no such game.
    pub fn rules(&self, game: &str) -> Result<RulesState, Refusal> {
        Ok(rules::state(self.find(game)?, self.wording()))
    }

    /// The lesson of a game, where it was left.
    ///
    /// # Errors
    /// If there is no such game.
    pub fn lesson(&mut self, game: &str) -> Result<Study, Refusal> {
        Lesson::open(&self.context, self.find(game)?)
    }

    /// Looks back at a match that is kept, from its last turn on. What was found before is there at once.
    ///
    /// # Errors
    /// If it is not kept any more.
    pub fn review(&mut self, number: u64) -> Result<Study, Refusal> {
        let mut data = self.context.data();
        let session = data.archive.get(number).and_then(super::archive::StoredMatch::session);
        let record = data.review(number);
        drop(data);
        let Some(session) = session else { return Err(self.refusal(&Message::new("no-such-match"))) };
        let (review, first) = Review::new(Arc::clone(&self.context), number, session, record);
        Ok(Study::open(&self.context, first, Box::new(review)))
    }

    /// The platform says what day it is where the person is: at the start, on return, and when the day changes.
    pub fn set_today(&mut self, today: CivilDate) {
        self.context.data().set_today(today);
    }

    /// Everything there is to learn today.
    pub fn learn(&mut self) -> LearnState {
        let mut data = self.context.data();
        let today = data.today().unwrap_or(CivilDate::EPOCH);
        learn::state(&mut data, today)
    }

    /// The puzzle of the day.
    ///
    /// # Errors
    /// If the puzzles are damaged.
    pub fn daily(&mut self) -> Result<Study, Refusal> {
        let today = self.today();
        let puzzle = learn::puzzle_of(&mut self.context.data(), today);
        let puzzle = puzzle.ok_or_else(|| self.refusal(&Message::new("puzzles-damaged")))?;
        Puzzle::open(&self.context, puzzle, today, true)
    }

    /// The puzzle of a game to try next: one that returns, or one near the player's strength.
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

    /// A puzzle by what it is called: `bridgit/17`.
    ///
    /// # Errors
    /// If there is none that is called so.
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

    /// Begins to decide about a new game.
    ///
    /// # Errors
    /// If there is no such game.
    pub fn new_game(&mut self, game: &str) -> Result<NewGame, Refusal> {
        let game = self.find(game)?;
        Ok(NewGame::new(Arc::clone(&self.context), game))
    }

    /// Begins the game that was decided about, and remembers how. A match in progress stays kept.
    ///
    /// # Errors
    /// If the options make no game, which the sheet says too.
    pub fn begin(&mut self, new_game: &NewGame) -> Result<Match, Refusal> {
        let session = new_game.session().map_err(Refusal)?;
        self.context.data().set_choices(new_game.game(), new_game.choices());
        Ok(Match::begin(&self.context, session))
    }

    /// Goes on with the current match of a game, or begins one with the choices made last.
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

    /// Goes on with a match that is kept. While it is open elsewhere, that is the same match.
    ///
    /// # Errors
    /// If it is not kept any more.
    pub fn open_match(&mut self, number: u64) -> Result<Match, Refusal> {
        let data = self.context.data();
        let session = data.archive.get(number).and_then(super::archive::StoredMatch::session);
        // One that is forgotten may be open still, and is nobody else's.
        if let Some(play) = data.holder(number).filter(|_| session.is_some()) {
            return Ok(Match::holding(play));
        }
        drop(data);
        match session {
            Some(session) => Ok(Match::open(&self.context, number, session)),
            None => Err(self.refusal(&Message::new("no-such-match"))),
        }
    }

    /// Opens a game that came as text, a saved one or a link; it is kept beside the others. One that is kept already is
    /// opened, and goes on as far as the link does.
    ///
    /// # Errors
    /// If the text is no saved game; the refusal says why.
    pub fn receive(&mut self, text: &str) -> Result<Match, Refusal> {
        let text = text.trim();
        if text.is_empty() {
            return Err(self.refusal(&Message::new("nothing-to-paste")));
        }
        // A saved game may have such a word in it, in the name of a player.
        if !text.starts_with('{') && text.contains(SCHEME) {
            let theirs = Session::from_link(text)
                .map_err(|error| self.refusal(&Message::new("not-a-link").word("reason", brief(&error.reason()))))?;
            // Whoever opens a link to what they have just deleted wants it.
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

    /// That everything gets to the disk for good: to be waited for when the app is about to be hidden. Nobody else has
    /// to wait meanwhile.
    pub fn settling(&self) -> Settling {
        let mut data = self.context.data();
        data.put_away();
        data.settling()
    }

    /// The kept match that says the same, if there is one.
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
