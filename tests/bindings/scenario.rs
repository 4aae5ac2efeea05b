use std::sync::Arc;

use fivefold::{
    BoardLayout, BoardOperationKind, Effect, FivefoldError, Jumped, LogDetail, OptionSetting, OptionValue, Player,
    Purpose, SearchLimits, SearchReport, Session, Side, Target, Touched,
};

use crate::{
    details,
    hear::{Ear, Heard},
    words,
};

/// A host that is told what to do line by line and says what it sees.
#[derive(Default)]
pub struct Scenario {
    locale: Option<String>,
    session: Option<Arc<Session>>,
    report: Option<SearchReport>,
    seen: Vec<String>,
}

type Answer = Result<(), FivefoldError>;

impl Scenario {
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
        match command {
            "version" => self.see(if fivefold::version()?.split('.').count() == 3 { "three numbers" } else { "odd" }),
            "games" => self.games()?,
            "rules" => self.rules(rest)?,
            "surprise" => self.surprise(&words)?,
            "locale" => self.set_locale(rest)?,
            "new" => self.begin(&words)?,
            "load" => self.session = Some(Session::load(rest, self.locale())?),
            "reload" => self.reload()?,
            "save" => self.see_save()?,
            "rematch" => self.session = Some(self.session().rematch()?),
            "touch" => self.touch(rest)?,
            "operate" => self.operate(&words)?,
            "finish" => {
                let touched = self.session().finish()?;
                self.touched(touched)?;
            }
            "drop" => self.see(format!("dropped: {}", self.session().drop_partial()?)),
            "confirm" => self.session().set_confirm(rest == "on")?,
            "play" => {
                let touched = self.session().play(rest)?;
                self.touched(touched)?;
            }
            "undo" => {
                let jumped = self.session().undo()?;
                self.jumped(jumped)?;
            }
            "redo" => {
                let jumped = self.session().redo()?;
                self.jumped(jumped)?;
            }
            "go" => {
                let jumped = self.session().go_to(rest.parse().unwrap_or(u32::MAX))?;
                self.jumped(Some(jumped))?;
            }
            "player" => self.session().set_player(side(words[0]), player(&words[1..]))?,
            "pause" => self.session().set_paused(rest == "on")?,
            "resign" => self.session().resign(side(rest))?,
            "draw" => self.session().agree_draw()?,
            "show" => self.show()?,
            "picture" => self.picture()?,
            "labels" => self.labels(&words)?,
            "legal" => self.legal(rest)?,
            "layout" => self.layout()?,
            "hit" => self.hit(&words)?,
            "options" => self.options()?,
            "search" => self.search(&words)?,
            "think" => self.think(Purpose::Move, seed(&words), |_| Ok(()))?,
            "hint" => self.think(Purpose::Hint, seed(&words), |_| Ok(()))?,
            "move-now" => self.think(Purpose::Move, seed(&words), fivefold::Search::move_now)?,
            "analyse" => self.think(Purpose::Analysis, seed(&words), fivefold::Search::cancel)?,
            "apply" => self.apply()?,
            "fault" => self.session().provoke_fault()?,
            "fault-outside" => fivefold::provoke_fault()?,
            "log" => {
                fivefold::install_logging(detail(rest))?;
                self.see(format!("log {}", words::word(&detail(rest))));
            }
            _ => return self.detail(command, rest),
        }
        Ok(())
    }

    /// What is seen only where it is asked for.
    fn detail(&mut self, command: &str, rest: &str) -> Answer {
        let lines = match command {
            "kinds" => details::kinds(self.locale())?,
            "levels" => details::levels(self.locale())?,
            "bodies" => details::bodies(rest, self.locale())?,
            "sides" => details::sides(&self.session())?,
            "shapes" => details::shapes(&self.board()?),
            "regions" => details::regions(&self.board()?),
            "decorations" => details::decorations(&self.board()?),
            "marks" => details::marks(&self.session(), &self.board()?)?,
            "known" => details::known(&self.board()?, &self.found()),
            "why" => details::why(&self.found()),
            "values" => details::values(&self.session(), &self.board()?, &self.found())?,
            _ => vec![format!("unknown command {command}")],
        };
        self.seen.extend(lines);
        Ok(())
    }

    fn found(&self) -> SearchReport {
        self.report.clone().expect("a scenario searches before it asks what was found")
    }

    fn see(&mut self, text: impl Into<String>) {
        self.seen.push(text.into());
    }

    fn locale(&self) -> &str {
        self.locale.as_deref().unwrap_or("en")
    }

    fn session(&self) -> Arc<Session> {
        Arc::clone(self.session.as_ref().expect("a scenario begins a game before it plays"))
    }

    fn board(&self) -> Result<BoardLayout, FivefoldError> {
        self.session().layout()
    }

    fn games(&mut self) -> Answer {
        for game in fivefold::games(self.locale())? {
            self.see(format!("{}: {} ({}), {} levels", game.id, game.name, game.tagline, game.levels.len()));
            for option in game.options {
                let standard = option.standard.as_ref().map_or_else(|| "drawn".to_owned(), words::value);
                self.see(format!("  {}: {} = {standard}", option.name, option.label));
            }
        }
        Ok(())
    }

    fn rules(&mut self, game: &str) -> Answer {
        for page in fivefold::rules_pages(game, self.locale())? {
            self.see(page.title);
            for diagram in page.diagrams {
                let options: Vec<String> = diagram.options.iter().map(words::setting).collect();
                self.see(format!("  {} [{}] {}", diagram.caption, options.join(" "), diagram.turns));
            }
        }
        Ok(())
    }

    fn surprise(&mut self, words: &[&str]) -> Answer {
        let drawn = fivefold::surprise(words[0], words[1].parse().unwrap_or(0))?;
        let drawn: Vec<String> = drawn.iter().map(words::setting).collect();
        self.see(format!("drawn: {}", drawn.join(" ")).trim_end());
        Ok(())
    }

    fn set_locale(&mut self, locale: &str) -> Answer {
        self.locale = Some(locale.to_owned());
        self.session.as_ref().map_or(Ok(()), |session| session.set_locale(locale))
    }

    fn begin(&mut self, words: &[&str]) -> Answer {
        let options = words[1..].iter().map(|word| setting(word)).collect();
        self.session = Some(Session::new(words[0], options, self.locale())?);
        Ok(())
    }

    fn reload(&mut self) -> Answer {
        let text = self.session().save()?;
        let session = Session::load(&text, self.locale())?;
        self.see(if session.save()? == text { "the same" } else { "changed" });
        self.session = Some(session);
        Ok(())
    }

    fn see_save(&mut self) -> Answer {
        let text = self.session().save()?;
        self.see(text);
        Ok(())
    }

    fn touch(&mut self, name: &str) -> Answer {
        let layout = self.board()?;
        let spot = layout.spots.iter().find(|spot| spot.name == name);
        let place = spot.map_or_else(|| name.trim_start_matches('#').parse().unwrap_or(u16::MAX), |spot| spot.place);
        let touched = self.session().touch(Target::Place { place })?;
        self.touched(touched)
    }

    fn operate(&mut self, words: &[&str]) -> Answer {
        let kind = match words[0] {
            "turn" => BoardOperationKind::Turn,
            "mirror" => BoardOperationKind::Mirror,
            _ => BoardOperationKind::Pass,
        };
        let layout = self.board()?;
        let region = words.get(1).and_then(|name| layout.regions.iter().find(|region| region.name == *name));
        let target = Target::Operation { kind, region: region.map(|region| region.id) };
        let touched = self.session().touch(target)?;
        self.touched(touched)
    }

    fn touched(&mut self, touched: Touched) -> Answer {
        match touched {
            Touched::Rejected { reason } => {
                self.see(format!("rejected: {reason}"));
                Ok(())
            }
            Touched::Partial { effects } => self.effects("partial", &effects),
            Touched::MayFinish { turn, effects } => self.effects(&format!("may finish {turn}"), &effects),
            Touched::Done { turn, effects } => self.effects(&format!("done {turn}"), &effects),
        }
    }

    fn jumped(&mut self, jumped: Option<Jumped>) -> Answer {
        let Some(Jumped { at, effects }) = jumped else {
            self.see("nothing");
            return Ok(());
        };
        self.effects(&format!("at {at}"), &effects)
    }

    fn effects(&mut self, title: &str, effects: &[Effect]) -> Answer {
        let layout = self.board()?;
        self.see(title);
        self.seen.extend(effects.iter().map(|effect| words::effect(&layout, effect)));
        Ok(())
    }

    fn show(&mut self) -> Answer {
        let layout = self.board()?;
        let session = self.session();
        let snapshot = session.snapshot()?;
        self.see(format!("game: {}", session.game()?));
        self.see(format!("side: {}", snapshot.side.map_or("nobody", words::side)));
        let (first, second) = (words::player(snapshot.first_player), words::player(snapshot.second_player));
        self.see(format!("players: {first}, {second}"));
        self.see(format!("prompt: {}", snapshot.prompt));
        let flags = [
            ("computer-to-move", snapshot.computer_to_move),
            ("waits-for-computer", snapshot.waits_for_computer),
            ("paused", snapshot.paused),
            ("partial", snapshot.has_partial),
            ("may-finish", snapshot.may_finish),
            ("can-undo", snapshot.can_undo),
            ("can-redo", snapshot.can_redo),
        ];
        let flags: Vec<&str> = flags.iter().filter(|(_, is)| *is).map(|(name, _)| *name).collect();
        self.see(format!("flags: {}", flags.join(" ")));
        if let Some(picked) = snapshot.picked {
            self.see(format!("picked: {}", words::place(&layout, picked)));
        }
        if !snapshot.made.is_empty() {
            self.see(format!("made: {}", snapshot.made));
        }
        let captures = snapshot.marks.iter().filter(|mark| mark.captures).count();
        let ghosts = snapshot.marks.iter().filter(|mark| mark.ghost.is_some()).count();
        self.see(format!("marks: {}, captures {captures}, ghosts {ghosts}", snapshot.marks.len()));
        for operation in &snapshot.operations {
            let region = operation.region.map(|id| words::region(&layout, id)).unwrap_or_default();
            self.see(format!("operation: {} {region}: {}", words::operation(operation.kind), operation.label));
        }
        self.see(format!("pieces: {}", snapshot.pieces.len()));
        for turn in &snapshot.turns {
            self.see(format!("turn {}: {} {} ({})", turn.number, words::side(turn.side), turn.text, turn.sentence));
        }
        self.see(format!("at: {}", snapshot.at));
        self.see(format!("trace: {}", words::places(&layout, &snapshot.trace)));
        if let Some(result) = &snapshot.result {
            let winner = result.winner.map_or("nobody", words::side);
            self.see(format!("result: {winner}: {}: {}", result.title, result.reason));
            self.see(format!("line: {}", words::places(&layout, &snapshot.winning_line)));
        }
        self.see(format!("announcement: {}", snapshot.announcement));
        Ok(())
    }

    fn picture(&mut self) -> Answer {
        let picture = self.session().picture()?;
        self.seen.extend(picture.lines().map(|line| format!("  |{line}").trim_end().to_owned()));
        Ok(())
    }

    fn labels(&mut self, names: &[&str]) -> Answer {
        let layout = self.board()?;
        for label in self.session().snapshot()?.labels {
            let name = words::place(&layout, label.place);
            if names.contains(&name.as_str()) {
                self.see(format!("{name}: {}", label.label));
            }
        }
        Ok(())
    }

    fn legal(&mut self, most: &str) -> Answer {
        let turns = self.session().legal_turns()?;
        self.see(format!("{} legal turns", turns.len()));
        for turn in turns.iter().take(most.parse().unwrap_or(usize::MAX)) {
            self.see(format!("  {}: {}", turn.text, turn.sentence));
        }
        Ok(())
    }

    fn layout(&mut self) -> Answer {
        let layout = self.board()?;
        let size = (words::thousandths(layout.width), words::thousandths(layout.height));
        self.see(format!("{} x {}, {} places", size.0, size.1, layout.spots.len()));
        self.see(format!("{} regions, {} decorations", layout.regions.len(), layout.decorations.len()));
        for spot in [layout.spots.first(), layout.spots.last()].into_iter().flatten() {
            let next = |to: Option<u16>| to.map_or_else(|| "-".to_owned(), |to| words::place(&layout, to));
            let around = [next(spot.up), next(spot.right), next(spot.down), next(spot.left)].join(" ");
            self.see(format!("{} in row {}, column {}: {around}", spot.name, spot.row, spot.column));
        }
        Ok(())
    }

    fn hit(&mut self, words: &[&str]) -> Answer {
        let layout = self.board()?;
        let at = |word: &str| word.parse().unwrap_or(0.0);
        let hit = self.session().hit(at(words[0]), at(words[1]))?;
        self.see(hit.map_or_else(|| "nothing".to_owned(), |place| words::place(&layout, place)));
        Ok(())
    }

    fn options(&mut self) -> Answer {
        for setting in self.session().options()? {
            self.see(words::setting(&setting));
        }
        Ok(())
    }

    fn search(&mut self, words: &[&str]) -> Answer {
        let number = |name: &str| words.iter().find_map(|word| word.strip_prefix(name)?.parse().ok());
        let limits =
            SearchLimits { visits: number("visits="), ms: number("ms="), threads: 1, memory_bytes: number("memory=") };
        let heard = self.finished(Purpose::Custom { limits }, seed(words), |_| Ok(()))?;
        let report = heard.reports[0].clone();
        self.see(words::outcome(&report.outcome));
        let view = &report.view;
        let value = view.proof.map_or_else(|| words::thousandths(view.value), words::proof);
        self.see(format!("{} visits, value {value}, {} candidates", view.visits, view.candidates.len()));
        self.seen.extend(view.candidates.iter().take(3).map(words::candidate));
        self.see(format!("line: {}", view.line.iter().take(3).cloned().collect::<Vec<_>>().join(" ")));
        Ok(())
    }

    /// A search of which only what does not depend on time is seen.
    fn think(&mut self, purpose: Purpose, seed: u64, then: impl Fn(&fivefold::Search) -> Answer) -> Answer {
        let heard = self.finished(purpose, seed, then)?;
        let kind = match &heard.reports[0].outcome {
            fivefold::SearchOutcome::Move { .. } => "move",
            fivefold::SearchOutcome::Cancelled => "cancelled",
            fivefold::SearchOutcome::Failed { .. } => "failed",
        };
        self.see(format!("{kind}; reports: {}, late: {}", heard.reports.len(), heard.late));
        Ok(())
    }

    fn finished(
        &mut self,
        purpose: Purpose,
        seed: u64,
        then: impl Fn(&fivefold::Search) -> Answer,
    ) -> Result<Heard, FivefoldError> {
        let ear = Ear::new();
        let search = self.session().start_search(purpose, seed, Arc::<Ear>::clone(&ear))?;
        ear.wait_for_progress();
        then(&search)?;
        let heard = ear.wait_for_report();
        let same = heard.progress.iter().map(|one| one.search).chain([heard.reports[0].search]);
        assert!(same.eq(vec![search.id()?; heard.progress.len() + 1]), "a message of another search");
        let took = heard.reports[0].elapsed_ms;
        assert!(heard.progress.iter().all(|one| one.elapsed_ms <= took), "progress after the end");
        // Once the listener has returned from its last call, which it does soon.
        while !search.is_finished()? {
            std::thread::yield_now();
        }
        self.report = Some(heard.reports[0].clone());
        Ok(heard)
    }

    fn apply(&mut self) -> Answer {
        let touched = self.session().apply(self.found())?;
        match touched {
            Touched::Done { .. } => self.see("done"),
            _ => self.see("not done"),
        }
        Ok(())
    }
}

fn detail(word: &str) -> LogDetail {
    match word {
        "errors" => LogDetail::Errors,
        "warnings" => LogDetail::Warnings,
        "events" => LogDetail::Events,
        "everything" => LogDetail::Everything,
        _ => LogDetail::Off,
    }
}

fn side(word: &str) -> Side {
    if word == "second" { Side::Second } else { Side::First }
}

fn player(words: &[&str]) -> Player {
    let number = |name: &str| words.iter().find_map(|word| word.strip_prefix(name)?.parse().ok());
    match words {
        ["level", level] => Player::Level { number: level.parse().unwrap_or(0) },
        ["limits", ..] => Player::Limits { visits: number("visits="), ms: number("ms=") },
        _ => Player::Human,
    }
}

fn seed(words: &[&str]) -> u64 {
    words.iter().find_map(|word| word.strip_prefix("seed=")?.parse().ok()).unwrap_or(1)
}

fn setting(word: &str) -> OptionSetting {
    let (name, value) = word.split_once('=').unwrap_or((word, ""));
    let value = match (value.parse(), value.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'))) {
        (Ok(number), _) => OptionValue::Number { number },
        (_, Some(cells)) => {
            OptionValue::Cells { cells: cells.split(',').filter(|cell| !cell.is_empty()).map(str::to_owned).collect() }
        }
        _ => OptionValue::Word { word: value.to_owned() },
    };
    OptionSetting { name: name.to_owned(), value }
}
