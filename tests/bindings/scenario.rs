use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use fivefold::{
    AppCore, AppSettings, FivefoldError, LegalMoveRow, Match, MatchLink, MatchState, MenuDeed, MenuRow, Moment,
    NewGame, Opponent, Palette, SpokenElement, Starter, StrengthKind, Study, StudyState, Word,
};

use crate::{
    hands,
    post::{Letters, Post},
    read, strokes, study,
    tell::{self, Line, list},
    words::{self, word},
};

/// A host that is told what to do line by line and says what it sees: of each screen what has changed since it was seen
/// last.
pub struct Scenario {
    folder: PathBuf,
    locale: String,
    app: Arc<AppCore>,
    letters: Letters,
    sheet: Option<Arc<NewGame>>,
    game: Option<Arc<Match>>,
    /// The last state of the match.
    state: Option<MatchState>,
    study: Option<Arc<Study>>,
    /// The last state of what is studied.
    studied: Option<StudyState>,
    /// What was said of each screen.
    told: BTreeMap<&'static str, Vec<Line>>,
    seen: Vec<String>,
}

type Answer = Result<(), FivefoldError>;

impl Scenario {
    /// Opens the app over an empty folder.
    pub fn new(folder: &Path) -> Self {
        let locale = "en".to_owned();
        let (app, letters) = open(folder, &locale);
        Self {
            folder: folder.to_owned(),
            locale,
            app,
            letters,
            sheet: None,
            game: None,
            state: None,
            study: None,
            studied: None,
            told: BTreeMap::new(),
            seen: Vec::new(),
        }
    }

    /// Plays a whole text: commands begin with `> `, comments with `#`; what was seen stands in place of the rest.
    pub fn play(mut self, text: &str) -> String {
        for line in text.lines() {
            if let Some(command) = line.strip_prefix("> ") {
                self.seen.push(line.to_owned());
                if let Err(error) = self.command(command) {
                    self.seen.push(words::error(&error));
                }
            } else if line.starts_with('#') || line.is_empty() {
                self.seen.push(line.to_owned());
            }
        }
        self.seen.join("\n") + "\n"
    }

    fn command(&mut self, line: &str) -> Answer {
        let (command, rest) = line.split_once(' ').unwrap_or((line, ""));
        let words: Vec<&str> = rest.split(' ').filter(|word| !word.is_empty()).collect();
        if self.of_app(command, rest, &words)? || self.of_sheet(command, rest, &words)? {
            return Ok(());
        }
        self.of_match(command, rest, &words)
    }

    /// Gestures of the app, and of screens without a state of their own.
    fn of_app(&mut self, command: &str, rest: &str, words: &[&str]) -> Result<bool, FivefoldError> {
        let app = Arc::clone(&self.app);
        match command {
            "restart" => self.restart(),
            "damage" => fs::write(self.folder.join(words[0]), words[1..].join(" ")).expect("a file"),
            "files" => self.see_all(files(&self.folder, &self.folder)),
            "settle" => app.settle()?,
            "locale" => {
                rest.clone_into(&mut self.locale);
                app.set_locale(rest)?;
            }
            "reduced-motion" => app.set_reduced_motion(rest == "on")?,
            "home" => self.tell("home", tell::home(&app.home()?)),
            "notice-read" => self.tell("home", tell::home(&app.notice_read()?)),
            "bring-back" => self.tell("home", tell::home(&app.bring_back()?)),
            "delete" => self.tell("home", tell::home(&app.delete(read::number(rest))?)),
            "save-kept" => self.see(app.save(read::number(rest))?),
            "rules" => self.tell("rules", tell::rules(&app.rules(rest)?)),
            "statistics" => self.tell("statistics", tell::statistics(&app.statistics()?)),
            "reset-statistics" => self.tell("statistics", tell::statistics(&app.reset_statistics()?)),
            "speech" => self.see_all(tell::speech(&app.speech()?)),
            "say" => {
                let known = Word::ALL.iter().find(|known| words::word(known) == words[0]);
                self.see(app.say(*known.expect("it is a word"), &words[1..].join(" "))?);
            }
            "said-of" => self.see(app.said_of(words[0], &words[1..].join(" "))?),
            "flight" => self.see(format!("{} ms", app.flight_ms()?)),
            "settings-board" => self.see(tell::settings_board(&app.settings_board()?)),
            "settings" => self.tell("settings", tell::settings(&app.settings()?)),
            "set" => {
                let settings = app.settings()?;
                self.told.insert("settings", tell::settings(&settings));
                let changed: AppSettings = read::changed(&settings, words[0], words[1]);
                self.tell("settings", tell::settings(&app.set_settings(changed)?));
            }
            "palette" => {
                let palette = app.palette(words[0] == "dark", words.contains(&"contrast"))?;
                self.see(list([&colours(&palette), &strokes::thousandths(palette.shadow)]));
            }
            "theme" => self.see(word(&app.theme()?)),
            "coin" => self.see_all(strokes::all(&app.coin(read::side(rest))?)),
            "new-game" => {
                self.told.remove("sheet");
                self.sheet = Some(app.new_game(rest)?);
                self.tell("sheet", tell::sheet(&self.sheet().state()?));
            }
            "today" => app.set_today(study::date(words))?,
            "learn" => self.tell("learn", study::learn(&app.learn()?)),
            "daily" => self.study(app.daily()?)?,
            "puzzle" => self.study(app.puzzle(rest)?)?,
            "puzzle-numbered" => self.study(app.puzzle_numbered(rest)?)?,
            "lesson" => self.study(app.lesson(rest)?)?,
            "review" => self.study(app.review(read::number(rest))?)?,
            "study" => self.of_study(rest)?,
            "begin" => self.enter(app.begin(&self.sheet())?)?,
            "open-game" => self.enter(app.open_game(rest)?)?,
            "open-match" => self.enter(app.open_match(read::number(rest))?)?,
            "receive" => self.enter(app.receive(rest)?)?,
            "plan" => self.see(tell::plan(&read::plan(words)?)),
            "zoom" => self.see(read::zoom(words)?),
            "version" => {
                let version = fivefold::version()?;
                self.see(format!("{} numbers", version.split('.').count()));
            }
            "log" => fivefold::install_logging(read::detail(rest))?,
            "fault-in-gesture" => fivefold::provoke_fault_in_gesture()?,
            "fault-in-search" => fivefold::provoke_fault_in_search()?,
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Gestures of the sheet for a new game.
    fn of_sheet(&mut self, command: &str, rest: &str, words: &[&str]) -> Result<bool, FivefoldError> {
        let row = || read::number(words[0]);
        let sheet = || self.sheet();
        let state = match command {
            "opponent" => sheet().set_opponent(match rest {
                "person" => Opponent::Person,
                "watch" => Opponent::Watch,
                _ => Opponent::Computer,
            })?,
            "starter" => sheet().set_starter(match rest {
                "computer" => Starter::Computer,
                "lot" => Starter::Lot,
                _ => Starter::You,
            })?,
            "kind" => sheet().set_strength_kind(
                row(),
                match words[1] {
                    "time" => StrengthKind::Time,
                    "visits" => StrengthKind::Visits,
                    _ => StrengthKind::Level,
                },
            )?,
            "coach-choice" => sheet().set_coach(rest == "on")?,
            "level" => sheet().set_level(row(), read::number(words[1]))?,
            "clock" => sheet().set_clock(read::number(rest))?,
            "name" => sheet().set_name(row(), &words[1..].join(" "))?,
            "as-me" => sheet().set_as_me(row(), words[1] == "on")?,
            "stronger" => sheet().step_strength(row(), true)?,
            "weaker" => sheet().step_strength(row(), false)?,
            "more" => sheet().step_option(rest, true)?,
            "less" => sheet().step_option(rest, false)?,
            "choose" => sheet().choose(words[0], words[1])?,
            "choose-cells" => sheet().choose_cells(rest)?,
            "touch-preview" => sheet().touch_at(read::number(words[0]), read::number(words[1]))?,
            "draw-again" => sheet().draw_again(rest)?,
            "reset" => sheet().reset_option(rest)?,
            "surprise" => sheet().surprise()?,
            _ => return Ok(false),
        };
        self.tell("sheet", tell::sheet(&state));
        Ok(true)
    }

    /// Gestures of a match.
    fn of_match(&mut self, command: &str, rest: &str, words: &[&str]) -> Answer {
        let game = self.game.clone().expect("a scenario opens a match before it plays");
        if let Some(gesture) = hands::gesture(command, rest, self.spoken()) {
            self.tell_match(game.gesture(gesture)?);
            return Ok(());
        }
        let state = match command {
            "state" => game.state()?,
            "shown" => game.shown()?,
            "hidden" => game.hidden()?,
            "wait" => {
                let state = self.wait(&game)?;
                self.tell_match(state);
                return Ok(());
            }
            "tick" => game.tick()?,
            "confirm" => game.confirm()?,
            "pass" => game.pass()?,
            "redo" => game.redo()?,
            "menu-choose" => game.choose(chosen(&game.menu()?, rest))?,
            "go-to" => game.go_to(read::number(rest))?,
            "play" => game.play(rest)?,
            "hint" => game.hint()?,
            "coach" => game.set_coach(rest == "on")?,
            "take-advice" => game.take_advice()?,
            "analysis" => game.set_analysis(rest == "on")?,
            "move-now" => game.move_now()?,
            "let-computer-play" => game.let_computer_play()?,
            "paused" => game.set_paused(rest == "on")?,
            "resign" => game.resign()?,
            "agree-draw" => game.agree_draw()?,
            "player" => game.set_player(read::side(words[0]), read::player(&words[1..]))?,
            "rematch" => return self.enter(game.rematch()?),
            "start-over" => return self.enter(game.restart()?),
            "next-level" => return self.enter(game.next_level()?),
            "play-from-here" => return self.enter(game.play_from_here()?),
            _ => return self.of_looking(&game, command, rest),
        };
        self.tell_match(Some(state));
        Ok(())
    }

    /// What is seen by looking: nothing changes.
    fn of_looking(&mut self, game: &Match, command: &str, rest: &str) -> Answer {
        let lines = match command {
            "legal" => legal(&game.legal_moves()?, read::number(rest)),
            "players" => game.players()?.iter().map(words::player).collect(),
            "choices" => game.player_choices(read::side(rest))?.iter().map(words::choice).collect(),
            "menu" => tell::menu(&game.menu()?),
            "save" => vec![game.save()?],
            "link" => self::link(game.link()?),
            "shared" => vec![strokes::brief(&game.shared_picture()?)],
            "picture" => strokes::all(&game.state()?.board.picture),
            "in-sight" => game.state()?.board.focus.iter().map(read::corner).collect(),
            "strokes" => strokes::of_ink(&game.state()?.board.picture, rest),
            "elements" => self.spoken().iter().map(|element| element.label.clone()).collect(),
            "element" => element(hands::element(self.spoken(), rest)),
            _ => vec![format!("unknown command {command}")],
        };
        self.see_all(lines);
        Ok(())
    }

    /// The process is gone and begins anew; nothing was settled.
    fn restart(&mut self) {
        (self.sheet, self.game, self.state, self.study, self.studied) = (None, None, None, None, None);
        self.told.clear();
        (self.app, self.letters) = open(&self.folder, &self.locale);
    }

    fn sheet(&self) -> Arc<NewGame> {
        Arc::clone(self.sheet.as_ref().expect("a scenario opens the sheet before it decides"))
    }

    /// Opens the screen of a match.
    fn enter(&mut self, game: Arc<Match>) -> Answer {
        if let Some(old) = self.game.replace(game) {
            old.hidden()?;
        }
        (self.state, self.sheet) = (None, None);
        self.told.remove("match");
        let state = self.game.as_ref().expect("it was just opened").shown()?;
        self.tell_match(Some(state));
        Ok(())
    }

    /// Opens the screen of a review, a puzzle or a lesson.
    fn study(&mut self, fresh: Arc<Study>) -> Answer {
        let state = fresh.shown()?;
        if let Some(old) = self.study.replace(fresh) {
            old.hidden()?;
        }
        self.studied = None;
        self.told.remove("study");
        self.tell_study(state);
        Ok(())
    }

    fn of_study(&mut self, rest: &str) -> Answer {
        let study = Arc::clone(self.study.as_ref().expect("a scenario opens what it studies before"));
        if rest == "play-from-here" {
            return self.enter(study.play_from_here()?);
        }
        let seen = self.studied.as_ref().expect("it was told when it was opened");
        match study::gesture(&study, seen, &self.letters, rest)? {
            Some(state) => self.tell_study(state),
            None => self.see("nothing"),
        }
        Ok(())
    }

    /// Hears of searches until one has ended that the match was waiting for.
    fn wait(&self, game: &Match) -> Result<Option<MatchState>, FivefoldError> {
        let mut before = game.state()?.revision;
        while let Some(letter) = self.letters.next() {
            if letter.match_number != Some(game.number()?) {
                continue;
            }
            let state = game.heard(letter.search)?;
            if letter.is_last && state.revision > before {
                return Ok(Some(state));
            }
            before = state.revision;
        }
        Ok(None)
    }

    fn spoken(&self) -> &[SpokenElement] {
        &self.state.as_ref().expect("there is a match").board.spoken
    }

    /// A match as it is seen, if anything has changed.
    fn tell_match(&mut self, state: Option<MatchState>) {
        let Some(state) = state else { return self.see("nothing") };
        let before = self.state.as_ref();
        assert!(before.is_none_or(|before| before.revision <= state.revision), "a state is older than the last one");
        let before = before.map(|before| before.moment.number);
        self.tell("match", tell::game(&state));
        self.tell_moment(&state.moment, before);
        self.state = Some(state);
    }

    fn tell_study(&mut self, state: StudyState) {
        let before = self.studied.as_ref();
        assert!(before.is_none_or(|before| before.revision <= state.revision), "a state is older than the last one");
        let before = before.map(|before| before.moment.number);
        self.tell("study", study::tell(&state));
        self.tell_moment(&state.moment, before);
        self.studied = Some(state);
    }

    /// What is heard, felt and announced, unless it was told before.
    fn tell_moment(&mut self, moment: &Moment, before: Option<u64>) {
        let sound = tell::maybe(moment.sound.as_ref(), word);
        let felt = tell::maybe(moment.feel.as_ref(), |feel| format!("felt {}", word(feel)));
        let after = if moment.sound.is_some() && moment.sound_ms > 0 {
            format!("after {} ms", moment.sound_ms)
        } else {
            String::new()
        };
        let said = list([&sound, &after, &felt, &moment.announcement]);
        if before != Some(moment.number) && !said.is_empty() {
            self.see(format!("moment: {said}"));
        }
    }

    /// Says what has changed of a screen. What stands where is only said when it changes.
    fn tell(&mut self, screen: &'static str, lines: Vec<Line>) {
        let before = self.told.remove(screen);
        let is_first = before.is_none();
        let before = before.unwrap_or_default();
        for (key, said) in &lines {
            let is_board = is_first && key.starts_with("place ");
            if !is_board && !before.contains(&(key.clone(), said.clone())) {
                self.seen.push(format!("{key}: {said}").trim_end().to_owned());
            }
        }
        for (key, _) in before {
            if lines.iter().all(|(other, _)| *other != key) {
                self.seen.push(format!("no {key}"));
            }
        }
        self.told.insert(screen, lines);
    }

    fn see(&mut self, text: impl Into<String>) {
        self.seen.push(text.into());
    }

    fn see_all(&mut self, lines: Vec<String>) {
        self.seen.extend(lines);
    }
}

fn open(folder: &Path, locale: &str) -> (Arc<AppCore>, Letters) {
    let (post, letters) = Post::new();
    let app = AppCore::for_scenarios(&folder.to_string_lossy(), locale, post).expect("the app opens over any folder");
    (app, letters)
}

/// The files in a folder, sorted.
fn files(top: &Path, folder: &Path) -> Vec<String> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            names.extend(files(top, &path));
        } else {
            names.push(path.strip_prefix(top).expect("it is below").to_string_lossy().into_owned());
        }
    }
    names.sort();
    names
}

fn colours(palette: &Palette) -> String {
    palette.colours.iter().map(|colour| format!("{colour:06x}")).collect::<Vec<_>>().join(" ")
}

fn link(link: Option<MatchLink>) -> Vec<String> {
    let Some(MatchLink { link, message, title, code, palette }) = link else { return vec!["none".to_owned()] };
    assert!(message.contains(&link), "{message}");
    [message, title, colours(&palette)].into_iter().chain(code.as_ref().map(strokes::brief)).collect()
}

fn legal(moves: &[LegalMoveRow], most: usize) -> Vec<String> {
    let shown = moves.iter().take(most).map(|mv| format!("{}: {}", mv.text, mv.sentence));
    [format!("{} turns", moves.len())].into_iter().chain(shown).collect()
}

fn element(element: &SpokenElement) -> Vec<String> {
    let [x, y, width, height] = [element.x, element.y, element.width, element.height].map(strokes::thousandths);
    let actions = element.actions.iter().map(|action| format!("  {}", action.label));
    [format!("{} at {x}, {y}, {width} x {height}", element.label)].into_iter().chain(actions).collect()
}

/// What the entry of a menu does that is called so.
fn chosen(menu: &[Vec<MenuRow>], label: &str) -> MenuDeed {
    menu.iter().flatten().find(|row| row.label == label).expect("it is in the menu").deed
}
