use std::{path::Path, sync::Arc};

use fivefold::{
    AppCore, CallResult, Change, Corner, Easing, FivefoldError, Match, MatchEvent, Motion, NewGame, Picture, Scenario,
    ScenarioCommand, StrokeGroup, Study, StudyEvent, StudyState,
};

use crate::mailbox::{EndedSearches, Mailbox};

type Answer = Result<CallResult, FivefoldError>;

/// The Rust host of the scenarios: performs their commands by calls of the bindings.
struct ScenarioDriver<'a> {
    folder: &'a Path,
    app: Arc<AppCore>,
    ended: EndedSearches,
    new_game: Option<Arc<NewGame>>,
    game: Option<Arc<Match>>,
    study: Option<Arc<Study>>,
}

/// Plays a scenario over an empty folder and returns it with the output of its commands.
pub fn play(text: &str, folder: &Path) -> Result<String, FivefoldError> {
    let scenario = Scenario::new(text, &folder.to_string_lossy())?;
    let mut driver = ScenarioDriver::open(folder, "en")?;
    while let Some(command) = scenario.next_command()? {
        scenario.show(driver.perform(&command).unwrap_or_else(CallResult::Failed))?;
    }
    scenario.output()
}

impl<'a> ScenarioDriver<'a> {
    fn open(folder: &'a Path, locale: &str) -> Result<Self, FivefoldError> {
        let (mailbox, ended) = Mailbox::new();
        let app = AppCore::for_scenarios(&folder.to_string_lossy(), locale, mailbox)?;
        Ok(Self { folder, app, ended, new_game: None, game: None, study: None })
    }

    fn perform(&mut self, command: &ScenarioCommand) -> Answer {
        let app = Arc::clone(&self.app);
        if let Some(event) = command.settings_event.clone() {
            return Ok(CallResult::ChangedSettings(app.change_settings(event)?));
        }
        if let Some(entry) = &command.study_entry {
            return self.open_study(app.study(entry)?);
        }
        if let Some(screen) = &command.screen {
            return Ok(CallResult::Page(app.page(screen)?));
        }
        let (text, numbers, points) = (command.text.as_str(), &command.numbers, &command.points);
        Ok(match command.name.as_str() {
            "open" => {
                *self = Self::open(self.folder, text)?;
                CallResult::Done
            }
            "flush" => done(app.flush()?),
            "locale" => done(app.set_locale(text)?),
            "reduced-motion" => done(app.set_reduced_motion(command.is_on)?),
            "today" => done(app.set_today(command.date)?),
            "log" => done(fivefold::install_logging(command.detail)?),
            "version" => CallResult::Text(fivefold::version()?),
            "home" | "home-buttons" => CallResult::Home(app.home()?),
            "outside" => CallResult::Outside(app.outside()?),
            "dismiss" => CallResult::Home(app.dismiss(command.number)?),
            "tell" => CallResult::Home(app.tell(&command.text)?),
            "undo-removal" => CallResult::Home(app.undo_removal()?),
            "delete" => CallResult::Home(app.delete(command.number)?),
            "restore" => CallResult::Home(app.restore(command.number)?),
            "save-kept" => CallResult::Text(app.save(command.number)?),
            "text-kept" => CallResult::Text(app.text(command.number)?),
            "reset-statistics" => CallResult::Statistics(app.reset_statistics()?),
            "speech" => CallResult::Speech(app.speech()?),
            "palette" => CallResult::Palette(app.palette(command.words[0] == "dark", text.ends_with("contrast"))?),
            "appearance" => CallResult::Appearance(app.appearance()?),
            "coin" => CallResult::Picture(app.coin(command.side)?),
            "plan" => {
                let has_title_bar = text.ends_with("titled");
                let plan = fivefold::screen_plan(command.plan, numbers[0], numbers[1], numbers[2], has_title_bar)?;
                CallResult::Plan(plan)
            }
            "zoom" => CallResult::Zoom(Some(fivefold::zoom_whole(numbers[0], numbers[1], numbers[2])?)),
            "zoom-pinch" => {
                CallResult::Zoom(Some(fivefold::zoom_pinched(command.zoom, points[0], points[1], numbers[4])?))
            }
            "zoom-step" => {
                let steps = numbers[numbers.len() - 1];
                CallResult::Zoom(fivefold::zoom_stepped(command.zoom, points.first().copied(), steps)?)
            }
            "zoom-press" => CallResult::Zoom(fivefold::zoom_pressed(command.zoom, command.key)?),
            "zoom-show" => CallResult::Zoom(Some(fivefold::zoom_showing(command.zoom, points[0])?)),
            "zoom-seen" => CallResult::Point(fivefold::zoom_seen(command.zoom, points[0])?),
            "zoom-at" => CallResult::Point(fivefold::zoom_at(command.zoom, numbers[0], numbers[1])?),
            "new-game" => {
                let new_game = self.new_game.insert(app.new_game(text)?);
                CallResult::OpenedNewGame(new_game.state()?)
            }
            "begin" => self.open_match(app.begin(self.new_game.as_ref().expect("a setup is open"))?)?,
            "open-game" => self.open_match(app.open_game(text)?)?,
            "play-again" => self.open_match(app.play_again(command.number)?)?,
            "open-match" => self.open_match(app.open_match(command.number)?)?,
            "receive" => self.open_match(app.receive(text)?)?,
            name if name.starts_with("study ") => self.perform_in_study(command)?,
            _ => match (&command.new_game_event, &self.new_game) {
                (Some(event), Some(new_game)) => CallResult::NewGame(new_game.send(event.clone())?),
                _ => self.perform_in_match(command)?,
            },
        })
    }

    fn perform_in_match(&mut self, command: &ScenarioCommand) -> Answer {
        let game = Arc::clone(self.game.as_ref().expect("a match is open"));
        if let Some(event) = command.match_event.clone() {
            return Ok(CallResult::Match(game.send(event)?));
        }
        if let Some(next) = command.next_match {
            return self.open_match(game.begin_next(next)?);
        }
        Ok(match command.name.as_str() {
            "state" => CallResult::Match(Some(game.state()?)),
            "wait" => self.wait_for_match(&game)?,
            "legal" => CallResult::LegalMoves(game.legal_moves()?),
            "save" => CallResult::Text(game.save()?),
            "link" => CallResult::Link(game.link()?),
            "shared" => CallResult::Picture(game.shared_picture()?),
            name => panic!("unknown command {name}"),
        })
    }

    fn perform_in_study(&mut self, command: &ScenarioCommand) -> Answer {
        let study = Arc::clone(self.study.as_ref().expect("a study is open"));
        if let Some(event) = command.study_event.clone() {
            return Ok(CallResult::Study(study.send(event)?));
        }
        match command.name.as_str() {
            "study state" => Ok(CallResult::Study(Some(study.state()?))),
            "study wait" => Ok(CallResult::Study(Some(self.wait_for_study(&study)?))),
            "study play-from-here" => self.open_match(study.play_from_here(false)?),
            "study explore" => self.open_match(study.play_from_here(true)?),
            name => panic!("unknown command {name}"),
        }
    }

    fn open_match(&mut self, game: Arc<Match>) -> Answer {
        self.new_game = None;
        if let Some(old) = &self.game {
            old.send(MatchEvent::Hidden)?;
        }
        game.send(MatchEvent::Shown)?;
        let state = game.state()?;
        self.game = Some(game);
        Ok(CallResult::OpenedMatch(state))
    }

    fn open_study(&mut self, study: Arc<Study>) -> Answer {
        if let Some(old) = &self.study {
            old.send(StudyEvent::Hidden)?;
        }
        study.send(StudyEvent::Shown)?;
        let state = study.state()?;
        self.study = Some(study);
        Ok(CallResult::OpenedStudy(state))
    }

    /// Waits for the end of a search that changes the match.
    fn wait_for_match(&self, game: &Match) -> Answer {
        while let Some(search) = self.ended.next() {
            let state = game.send(MatchEvent::SearchReported { search })?;
            if state.is_some() {
                return Ok(CallResult::Match(state));
            }
        }
        Ok(CallResult::Match(None))
    }

    /// Waits for the end of all searches of the study, of which one is running.
    fn wait_for_study(&self, study: &Study) -> Result<StudyState, FivefoldError> {
        while let Some(search) = self.ended.next() {
            let state = study.send(StudyEvent::SearchReported { search })?;
            if let Some(state) = state.filter(|state| state.progress.is_none()) {
                return Ok(state);
            }
        }
        study.state()
    }
}

const fn done((): ()) -> CallResult {
    CallResult::Done
}

#[test]
fn scenario_numbers_are_thousandths_rounded_half_up() {
    let numbers = [0.0005, -0.0005, 1.2344, -0.0, 7.24];
    let corner = |x| Corner { x, y: 0.0 };
    let change = Change::Alpha { from: 0.0, to: 1.0 };
    let motion = Motion { change, begin_ms: 10, length_ms: 20, easing: Easing::Linear };
    let group = StrokeGroup { strokes: vec![], places: numbers.map(corner).to_vec(), motions: vec![motion] };
    let picture = Picture { width: 1.0, height: 2.0, groups: vec![group], motion: 1, length_ms: 30 };
    let scenario = Scenario::new("", "").expect("no fault");
    scenario.show(CallResult::Picture(picture)).expect("no fault");
    let output = "1000 x 2000, 30 ms, moving\ngroup at 1 0, 0 0, 1234 0, 0 0, 7240 0\n  \
                  alpha 0 1000 from 10 for 20 ms, linear\n";
    assert_eq!(scenario.output().expect("no fault"), output);
}
