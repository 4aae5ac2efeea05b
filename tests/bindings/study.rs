//! Gestures of a review, a puzzle or a lesson, and what its screen says.

use fivefold::{CivilDate, DailyCard, FivefoldError, LearnState, Study, StudyDeed, StudyState};

use crate::{
    hands,
    post::Letters,
    read, strokes,
    tell::{Line, flag, line, list, maybe, side, spoken, target},
    words::word,
};

/// Every deed by its word.
const DEEDS: [StudyDeed; 15] = [
    StudyDeed::First,
    StudyDeed::Previous,
    StudyDeed::Next,
    StudyDeed::Last,
    StudyDeed::NextSlip,
    StudyDeed::Retry,
    StudyDeed::Refute,
    StudyDeed::Hint,
    StudyDeed::TakeBack,
    StudyDeed::Pass,
    StudyDeed::TryAgain,
    StudyDeed::Answer,
    StudyDeed::Continue,
    StudyDeed::PlayFromHere,
    StudyDeed::Leave,
];

/// Does what a command says; nothing comes back where nothing has changed.
pub fn gesture(
    study: &Study,
    seen: &StudyState,
    letters: &Letters,
    line: &str,
) -> Result<Option<StudyState>, FivefoldError> {
    let (command, rest) = line.split_once(' ').unwrap_or((line, ""));
    let words: Vec<&str> = rest.split(' ').collect();
    if let Some(gesture) = hands::gesture(command, rest, &seen.board.spoken) {
        return study.gesture(gesture);
    }
    let state = match command {
        "state" => study.state()?,
        "shown" => study.shown()?,
        "hidden" => study.hidden()?,
        "wait" => return wait(study, letters),
        "tick" => study.tick()?,
        "pass" => study.pass()?,
        "play" => study.play(rest)?,
        "go-to" => study.go_to(read::number(rest))?,
        "tap-graph" => study.touch_graph(read::number(words[0]), read::number(words[1]))?,
        _ => {
            let deed = DEEDS.into_iter().find(|deed| word(deed) == command);
            study.perform(deed.unwrap_or_else(|| panic!("nothing is called {command}")))?
        }
    };
    Ok(Some(state))
}

/// Hears of searches until nothing is reckoned any more.
fn wait(study: &Study, letters: &Letters) -> Result<Option<StudyState>, FivefoldError> {
    while study.state()?.progress.is_some() {
        let Some(letter) = letters.next() else { break };
        study.heard(letter.search)?;
    }
    Ok(Some(study.state()?))
}

/// A review, a puzzle or a lesson, but for what happened once.
pub fn tell(state: &StudyState) -> Vec<Line> {
    let mut lines = vec![
        line("study", list([&word(&state.kind), &state.game, &state.title, &state.detail])),
        line("headline", list([&state.caption, &side(state.colour), &state.headline])),
        line("sentence", list([&word(&state.tone), &state.sentence])),
    ];
    let steps: Vec<_> = state.steps.iter().map(word).collect();
    lines.push(line("steps", steps.join(" ")));
    lines.extend(state.hints.iter().map(|hint| line("hint", list([&hint.label, flag(hint.is_given, "given")]))));
    lines.extend(state.graph.iter().map(|graph| line("graph", list([&graph.words, &strokes::brief(&graph.picture)]))));
    lines.extend(state.moves.iter().map(|mv| {
        let sign = maybe(mv.sign.as_ref(), |sign| format!("{} on {}", sign.text, word(&sign.ink)));
        let said = format!("{} {}: {}", word(&mv.colour), mv.text, mv.sentence);
        line(format!("turn {}", mv.number), list([&said, &mv.worth, &sign]))
    }));
    lines.push(line("at", format!("{} of {}", state.at, state.moves.len())));
    lines.extend(state.wake_ms.map(|_| line("wakes", "by itself")));
    // How much is done by when depends on the machine.
    lines.extend(state.progress.map(|_| line("progress", "reckoning")));
    lines.extend(state.actions.iter().map(|action| {
        let how = [flag(action.is_main, "main"), flag(action.is_enabled, "enabled")];
        line(format!("action {}", word(&action.deed)), list([&action.label, &list(how)]))
    }));
    lines.push(line("picture", strokes::brief(&state.board.picture)));
    lines.extend(state.board.spoken.iter().map(|element| line(target(element.target), spoken(element))));
    lines
}

/// A date of three words: year, month, day.
pub fn date(words: &[&str]) -> CivilDate {
    CivilDate { year: read::number(words[0]), month: read::number(words[1]), day: read::number(words[2]) }
}

/// What there is to learn.
pub fn learn(state: &LearnState) -> Vec<Line> {
    let mut lines = Vec::new();
    if let Some(daily) = &state.daily {
        let picture = strokes::brief(&daily.picture);
        let solved = flag(daily.is_solved, "solved");
        let said = list([&daily.title, &daily.claim, &daily.game_name, &picture, solved, &daily.action]);
        lines.push(line("daily", said));
        lines.push(line("streak", list([&daily.streak, &daily.longest])));
        lines.push(line("month", list([&daily.month, &daily.weekdays.join(" ")])));
        for day in daily.days.iter().filter(|day| day.day > 0) {
            let flags = [flag(day.is_solved, "solved"), flag(day.is_today, "today")];
            lines.push(line(format!("day {}", day.day), list([&day.words, &list(flags)])));
        }
    }
    for game in &state.games {
        let picture = strokes::brief(&game.picture);
        lines.push(line(&game.game, list([&game.name, &picture, &game.rating, &game.puzzles, &game.puzzle_action])));
        let share = strokes::thousandths(game.lesson_share);
        lines.push(line(format!("{} lesson", game.game), list([&game.lesson, &share, &game.lesson_action])));
        for chapter in &game.chapters {
            lines.push(line(format!("{} chapter", game.game), list([&chapter.title, &chapter.detail])));
            lines.extend(chapter.levels.iter().map(|level| {
                let said = list([&level.label, &level.words, flag(level.is_solved, "solved")]);
                line(format!("level {}", level.puzzle), said)
            }));
        }
    }
    lines
}

/// The puzzle of the day on the home screen.
pub fn daily(card: &DailyCard) -> Line {
    let solved = flag(card.is_solved, "solved");
    let streak = list([&strokes::brief(&card.streak), &card.streak_words]);
    line("daily", list([&card.title, &card.status, &strokes::brief(&card.picture), &card.action, solved, &streak]))
}
