//! Describes reviews, puzzles, lessons, and the screens that lead to them.

use super::{Line, action, flag, home::button, line, list, maybe, menu, side, spoken, target, word};
use crate::{
    states::{DescribedPicture, LearnState, PieceButton, PuzzlesState, StudyState},
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
    lines.push(line("scroll key", state.scroll_key.to_string()));
    lines.extend(state.hints.iter().map(|hint| line("hint", list([&hint.label, flag(hint.is_given, "given")]))));
    lines.extend(state.graph.iter().map(|graph| line("graph", list([&graph.words, &strokes::brief(&graph.picture)]))));
    lines.extend(state.moves.iter().map(|mv| {
        let sign = maybe(mv.sign.as_ref(), |sign| format!("{} on {}", sign.text, word(&sign.ink)));
        let said = format!("{} {}: {}", word(&mv.color), mv.text, mv.spoken);
        line(format!("move {}", mv.number), list([&said, &sign]))
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

/// Describes the lessons.
pub(crate) fn learn(state: &LearnState) -> Vec<Line> {
    let mut lines = Vec::new();
    for game in &state.games {
        let picture = strokes::brief(&game.picture);
        lines.push(line(&game.game, list([&game.name, &picture, &game.rating])));
        let share = strokes::thousandths(game.share);
        let said = list([&game.words, &share, &game.button.label, &game.button.spoken]);
        lines.push(line(format!("{} lesson", game.game), said));
    }
    lines
}

/// Describes the puzzle screen.
pub(crate) fn puzzles(state: &PuzzlesState) -> Vec<Line> {
    let mut lines = vec![line("solved", &state.solved)];
    let described = |picture: &DescribedPicture| list([&strokes::brief(&picture.picture), &picture.words]);
    if let Some(daily) = &state.daily {
        let picture = strokes::brief(&daily.picture);
        lines.push(line("daily", list([&daily.title, &daily.claim, &picture, &button(&daily.button)])));
        lines.push(line("streak", list([&daily.streak, &daily.longest, &described(&daily.week)])));
        lines.push(line("month", list([&daily.month, &described(&daily.days)])));
    }
    for card in &state.games {
        let picture = strokes::brief(&card.picture);
        let share = strokes::thousandths(card.share);
        lines.push(line(&card.game, list([&card.name, &picture, &card.rating, &card.progress, &share])));
        lines.push(line(format!("{} next", card.game), button(&card.open)));
        lines.extend(card.chips.iter().map(|chip| line(format!("{} theme", card.game), button(chip))));
        lines.extend(card.graph.iter().map(|graph| line(format!("{} graph", card.game), described(graph))));
        for chapter in &card.chapters {
            lines.push(line(format!("{} chapter", card.game), list([&chapter.title, &chapter.detail])));
            lines.extend(chapter.levels.iter().map(|level| line("level", button(level))));
        }
    }
    lines
}
