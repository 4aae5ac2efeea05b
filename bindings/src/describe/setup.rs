//! Describes the setup of a new game.

use super::{Line, action, flag, line, list, maybe, side, switch, switched, word};
use crate::{
    states::{
        ChoiceRow, NameRow, NewGameButton, NewGameEvent, NewGameOption, NewGameRow, NewGameState, RowGroup, ValueRow,
    },
    strokes,
};

/// Describes the sheet by its rows.
pub(crate) fn new_game(state: &NewGameState) -> Vec<Line> {
    let mut lines = vec![line("new game", list([&state.game, &state.name]))];
    lines.extend(state.groups.iter().flat_map(group));
    if let Some(folded) = &state.folded {
        lines.push(line("folded", list([&folded.title, &folded.summary])));
        lines.extend(folded.rows.iter().map(row));
    }
    lines.extend(state.set_up.iter().map(|button| line("set up", list([&action(&button.action), &button.label]))));
    lines.extend(state.refusal.iter().map(|reason| line("refusal", reason)));
    lines
}

fn group(group: &RowGroup) -> Vec<Line> {
    let RowGroup { is_card, rows } = group;
    let card = is_card.then(|| line("card", rows.len().to_string()));
    card.into_iter().chain(rows.iter().map(row)).collect()
}

fn row(row: &NewGameRow) -> Line {
    match row {
        NewGameRow::Choice { row } => choice(row),
        NewGameRow::Value { row } => value(row),
        NewGameRow::Switch { row, event } => line(subject(event), list([&switch(row), &argument(event)])),
        NewGameRow::Name { row } => name(row),
        NewGameRow::Preview { picture, height } => {
            line("preview", list([&strokes::brief(picture), &strokes::thousandths(*height)]))
        }
        NewGameRow::Button { button } => line(subject(&button.event), self::button(button)),
    }
}

fn name(row: &NameRow) -> Line {
    let NameRow { color, label, name, longest: _, player, clock, clock_words, steps } = row;
    let steps = [&steps.less, &steps.more].map(|step| format!("{} {}", subject(&step.event), button(step))).join("; ");
    line(format!("name {player}"), list([&word(color), label, name, clock, clock_words, &steps]))
}

fn choice(row: &ChoiceRow) -> Line {
    let option = |option: &NewGameOption| {
        let colors = option.colors.iter().map(word).collect::<Vec<_>>().join(" ");
        let face = maybe(option.face.as_ref(), strokes::brief);
        list([&argument(&option.event), &option.label, &colors, &face, flag(option.is_chosen, "chosen")])
    };
    // The other faces differ in their levels alone.
    let (faces, others): (Vec<_>, Vec<_>) = row.options.iter().partition(|it| it.face.is_some() && !it.is_chosen);
    let more = if faces.is_empty() { String::new() } else { format!("{} others", faces.len()) };
    let options = others.into_iter().map(option).collect::<Vec<_>>().join("; ");
    let key = row.options.first().map(|option| subject(&option.event)).unwrap_or_default();
    line(key, list([&word(&row.style), &side(row.color), &row.label, &row.hint, &options, &more]))
}

fn value(row: &ValueRow) -> Line {
    let steps = row.steps.iter().flat_map(|steps| [&steps.less, &steps.more]);
    let buttons: Vec<_> = row.buttons.iter().chain(steps).collect();
    let key = buttons.last().map(|button| subject(&button.event)).unwrap_or_default();
    let buttons = buttons.into_iter().map(button).collect::<Vec<_>>().join("; ");
    line(key, list([&side(row.color), &row.label, &row.value, &row.hint, &buttons]))
}

fn button(button: &NewGameButton) -> String {
    let enabled = if button.is_enabled { "" } else { "disabled" };
    list([&argument(&button.event), &button.label, enabled, &switched(button.is_on)])
}

/// Returns the setting that an event changes.
fn subject(event: &NewGameEvent) -> String {
    let of = |what: &str, computer: &u32| format!("{what} {computer}");
    match event {
        NewGameEvent::SetOpponent { .. } => "opponent".to_owned(),
        NewGameEvent::SetStarter { .. } => "starter".to_owned(),
        NewGameEvent::SetCoach { .. } => "coach-choice".to_owned(),
        NewGameEvent::SetNoHelp { .. } => "no-help".to_owned(),
        NewGameEvent::SetHandOver { .. } => "hand-over".to_owned(),
        NewGameEvent::SetFlipBoard { .. } => "flip-board-choice".to_owned(),
        NewGameEvent::StepClock { player, .. } => of("clock", player),
        NewGameEvent::SetFirstMove { .. } => "first-move".to_owned(),
        NewGameEvent::SetTakingBack { .. } => "taking-back".to_owned(),
        NewGameEvent::StepHandicap { .. } => "handicap".to_owned(),
        NewGameEvent::SetName { player, .. } => of("name", player),
        NewGameEvent::SetStrengthKind { computer, .. } => of("kind", computer),
        NewGameEvent::SetLevel { computer, .. } => of("level", computer),
        NewGameEvent::SetAsMe { computer, .. } => of("as-me", computer),
        NewGameEvent::StepStrength { computer, .. } => of("strength", computer),
        NewGameEvent::StepOption { name, .. }
        | NewGameEvent::SetOption { name, .. }
        | NewGameEvent::SwitchOption { name, .. }
        | NewGameEvent::ResetOption { name }
        | NewGameEvent::ChooseCells { name }
        | NewGameEvent::DrawAgain { name } => format!("option {name}"),
        NewGameEvent::TouchPreview { .. } => "preview".to_owned(),
        NewGameEvent::Surprise => "surprise".to_owned(),
        NewGameEvent::Fair => "fair".to_owned(),
    }
}

/// Returns the new value in an event, or the name of an event without one.
fn argument(event: &NewGameEvent) -> String {
    match event {
        NewGameEvent::SetOpponent { opponent } => word(opponent),
        NewGameEvent::SetStarter { starter } => word(starter),
        NewGameEvent::SetCoach { is_on }
        | NewGameEvent::SetNoHelp { is_on }
        | NewGameEvent::SetHandOver { is_on }
        | NewGameEvent::SetFlipBoard { is_on }
        | NewGameEvent::SetAsMe { is_on, .. }
        | NewGameEvent::SwitchOption { is_on, .. } => {
            format!("turns {}", switched(Some(*is_on)))
        }
        NewGameEvent::SetFirstMove { first_move: people } | NewGameEvent::SetTakingBack { taking_back: people } => {
            word(people)
        }
        NewGameEvent::SetName { name, .. } => name.clone(),
        NewGameEvent::SetStrengthKind { kind, .. } => word(kind),
        NewGameEvent::SetLevel { level, .. } => level.to_string(),
        NewGameEvent::SetOption { word, .. } => word.clone(),
        NewGameEvent::StepStrength { is_up, .. }
        | NewGameEvent::StepOption { is_up, .. }
        | NewGameEvent::StepClock { is_up, .. }
        | NewGameEvent::StepHandicap { is_up } => if *is_up { "up" } else { "down" }.to_owned(),
        NewGameEvent::TouchPreview { x, y } => format!("{} {}", strokes::thousandths(*x), strokes::thousandths(*y)),
        NewGameEvent::ResetOption { .. } => "reset".to_owned(),
        NewGameEvent::ChooseCells { .. } => "choose".to_owned(),
        NewGameEvent::DrawAgain { .. } => "draw-again".to_owned(),
        NewGameEvent::Surprise | NewGameEvent::Fair => String::new(),
    }
}
