//! Describes reviews, puzzles, lessons and the Learn screen.

use super::{Line, action, flag, home::button, line, list, maybe, menu, side, spoken, target, word};
use crate::{
    states::{LearnState, PieceButton, StudyEntry, StudyState},
    strokes,
};

/// Describes a review, a puzzle or a lesson without its moment.
pub(crate) fn study(state: &StudyState) -> Vec<Line> {
    let mut lines = vec![
        line("study", list([&word(&state.kind), &state.game, &state.title, &state.detail])),
        line("headline", list([&state.caption, &side(state.color), &state.headline])),
        line("sentence", list([&word(&state.tone), &state.sentence])),
    ];
    let steps: Vec<_> = state.steps.iter().map(word).collect();
    lines.push(line("steps", steps.join(" ")));
    lines.extend(state.hints.iter().map(|hint| line("hint", list([&hint.label, flag(hint.is_given, "given")]))));
    lines.extend(state.graph.iter().map(|graph| line("graph", list([&graph.words, &strokes::brief(&graph.picture)]))));
    lines.extend(state.moves.iter().map(|mv| {
        let sign = maybe(mv.sign.as_ref(), |sign| format!("{} on {}", sign.text, word(&sign.ink)));
        let said = format!("{} {}: {}", word(&mv.color), mv.text, mv.sentence);
        line(format!("move {}", mv.number), list([&said, &mv.worth, &sign]))
    }));
    lines.push(line("at", format!("{} of {}", state.at, state.moves.len())));
    let is_deaf = state.offers.iter().chain(&state.bar).any(|button| button.is_deaf);
    lines.extend(state.wake_ms.filter(|_| !is_deaf).map(|_| line("wakes", "by itself")));
    // The amount depends on the machine.
    lines.extend(state.progress.map(|_| line("progress", "reckoning")));
    let places = [("action", &state.steppers), ("offer", &state.offers), ("bar", &state.bar)];
    let buttons = places.into_iter().flat_map(|(place, buttons)| buttons.iter().map(move |button| (place, button)));
    lines.extend(buttons.map(|(place, button)| {
        let (enabled, deaf) = (flag(button.is_enabled, "enabled"), flag(button.is_deaf, "deaf"));
        let how = [flag(button.is_main, "main"), enabled, deaf];
        line(format!("{place} {}", action(&button.action)), list([&button.label, &list(how)]))
    }));
    let pieces = [("turn", &state.turns), ("piece", &state.tray)];
    let pieces = pieces.into_iter().flat_map(|(place, pieces)| pieces.iter().map(move |piece| (place, piece)));
    lines.extend(pieces.map(|(place, PieceButton { button, picture })| {
        let chosen = flag(button.is_on == Some(true), "chosen");
        line(format!("{place} {}", button.label), list([&strokes::brief(picture), chosen]))
    }));
    lines.push(line("picture", strokes::brief(&state.board.picture)));
    lines.extend(state.board.spoken.iter().map(|element| line(target(element.target), spoken(element))));
    lines
}

/// Describes the symbols of the buttons, the look of the sentence, and what a screen reader says of the moves.
pub(crate) fn study_controls(state: &StudyState) -> Vec<String> {
    let buttons = [&state.steppers, &state.offers, &state.bar].into_iter().flatten();
    let symbols = buttons.map(|button| word(&button.symbol)).collect::<Vec<_>>();
    let sentence = list([&word(&state.ink), &maybe(state.symbol.as_ref(), word)]);
    let moves = state.moves.iter().map(|mv| mv.spoken.clone());
    [symbols.join(" "), sentence].into_iter().chain(menu(&state.menu)).chain(moves).collect()
}

/// Describes the Learn screen.
pub(crate) fn learn(state: &LearnState) -> Vec<Line> {
    let mut lines = Vec::new();
    if let Some(daily) = &state.daily {
        let picture = strokes::brief(&daily.picture);
        let said = list([&daily.title, &daily.claim, &daily.game_name, &picture, &button(&daily.button)]);
        lines.push(line("daily", said));
        lines.push(line("streak", list([&daily.streak, &daily.longest])));
        lines.push(line("month", list([&daily.month, &daily.weekdays.join(" ")])));
        for day in daily.weeks.iter().flatten().filter(|day| !day.label.is_empty()) {
            let flags = [flag(day.is_solved, "solved"), flag(day.is_today, "today")];
            lines.push(line(format!("day {}", day.label), list([&day.words, &list(flags)])));
        }
    }
    for game in &state.games {
        let picture = strokes::brief(&game.picture);
        lines.push(line(&game.game, list([&game.name, &picture, &game.rating])));
        for row in &game.rows {
            let name = format!("{} {}", game.game, if row.share.is_some() { "lesson" } else { "puzzles" });
            let share = row.share.map(strokes::thousandths).unwrap_or_default();
            lines.push(line(name, list([&row.words, &share, &row.button.label, &row.button.spoken])));
        }
        for chapter in &game.chapters {
            lines.push(line(format!("{} chapter", game.game), list([&chapter.title, &chapter.detail])));
            lines.extend(chapter.levels.iter().map(|level| {
                let said = list([&level.label, &level.words, flag(level.is_solved, "solved")]);
                line(format!("level {}", label_of(&level.entry)), said)
            }));
        }
    }
    lines
}

/// Returns the id of a puzzle.
fn label_of(entry: &StudyEntry) -> &str {
    if let StudyEntry::Numbered { puzzle } = entry { puzzle } else { "" }
}
