use std::sync::Arc;

use fivefold::{
    BoardLayout, Effect, FivefoldError, Jumped, Purpose, Search, SearchOutcome, SearchReport, Session, Touched,
};

use crate::{
    details,
    hear::{Ear, Heard},
    look, read, words,
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
            "locale" => self.set_locale(rest)?,
            "new" => {
                let options = words[1..].iter().map(|word| read::setting(word)).collect();
                self.session = Some(Session::new(words[0], options, self.locale())?);
            }
            "load" => self.session = Some(Session::load(rest, self.locale())?),
            "reload" => self.reload()?,
            "rematch" => self.session = Some(self.session().rematch()?),
            "touch" => self.touched(self.session().touch(read::place(rest, &self.board()?))?)?,
            "operate" => self.touched(self.session().touch(read::operation(&words, &self.board()?))?)?,
            "finish" => self.touched(self.session().finish()?)?,
            "drop" => self.see(format!("dropped: {}", self.session().drop_partial()?)),
            "confirm" => self.session().set_confirm(rest == "on")?,
            "play" => self.touched(self.session().play(rest)?)?,
            "undo" => self.jumped(self.session().undo()?)?,
            "redo" => self.jumped(self.session().redo()?)?,
            "go" => self.jumped(Some(self.session().go_to(rest.parse().unwrap_or(u32::MAX))?))?,
            "player" => self.session().set_player(read::side(words[0]), read::player(&words[1..]))?,
            "pause" => self.session().set_paused(rest == "on")?,
            "resign" => self.session().resign(read::side(rest))?,
            "draw" => self.session().agree_draw()?,
            "search" => self.search(&words)?,
            "think" => self.think(Purpose::Move, &words, |_| Ok(()))?,
            "hint" => self.think(Purpose::Hint, &words, |_| Ok(()))?,
            "move-now" => self.think(Purpose::Move, &words, Search::move_now)?,
            "analyse" => self.think(Purpose::Analysis, &words, Search::cancel)?,
            "apply" => self.apply()?,
            "fault" => self.session().provoke_fault()?,
            "fault-outside" => fivefold::provoke_fault()?,
            "log" => {
                fivefold::install_logging(read::detail(rest))?;
                self.see(format!("log {}", words::word(&read::detail(rest))));
            }
            _ => {
                let lines = self.looked(command, rest, &words)?;
                self.seen.extend(lines);
            }
        }
        Ok(())
    }

    /// What is seen by looking: nothing changes.
    fn looked(&self, command: &str, rest: &str, words: &[&str]) -> Result<Vec<String>, FivefoldError> {
        let three = |version: String| version.split('.').count() == 3;
        Ok(match command {
            "version" => vec![if three(fivefold::version()?) { "three numbers" } else { "odd" }.to_owned()],
            "games" => look::catalogue(self.locale())?,
            "rules" => look::rules(rest, self.locale())?,
            "surprise" => {
                let drawn = fivefold::surprise(words[0], words[1].parse().unwrap_or(0))?;
                let drawn: Vec<String> = drawn.iter().map(words::setting).collect();
                vec![format!("drawn: {}", drawn.join(" ")).trim_end().to_owned()]
            }
            "save" => vec![self.session().save()?],
            "show" => look::state(&self.session(), &self.board()?)?,
            "picture" => look::picture(&self.session())?,
            "labels" => look::labels(words, &self.session(), &self.board()?)?,
            "legal" => look::legal(rest, &self.session())?,
            "layout" => look::layout(&self.board()?),
            "hit" => look::hit(words, &self.session(), &self.board()?)?,
            "options" => look::options(&self.session())?,
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
        })
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

    fn set_locale(&mut self, locale: &str) -> Answer {
        self.locale = Some(locale.to_owned());
        self.session.as_ref().map_or(Ok(()), |session| session.set_locale(locale))
    }

    fn reload(&mut self) -> Answer {
        let text = self.session().save()?;
        let session = Session::load(&text, self.locale())?;
        self.see(if session.save()? == text { "the same" } else { "changed" });
        self.session = Some(session);
        Ok(())
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

    fn search(&mut self, words: &[&str]) -> Answer {
        let purpose = Purpose::Custom { limits: read::limits(words) };
        let heard = self.finished(purpose, read::seed(words), |_| Ok(()))?;
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
    fn think(&mut self, purpose: Purpose, words: &[&str], then: impl Fn(&Search) -> Answer) -> Answer {
        let heard = self.finished(purpose, read::seed(words), then)?;
        let kind = match &heard.reports[0].outcome {
            SearchOutcome::Move { .. } => "move",
            SearchOutcome::Cancelled => "cancelled",
            SearchOutcome::Failed { .. } => "failed",
        };
        self.see(format!("{kind}; reports: {}, late: {}", heard.reports.len(), heard.late));
        Ok(())
    }

    fn finished(
        &mut self,
        purpose: Purpose,
        seed: u64,
        then: impl Fn(&Search) -> Answer,
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
