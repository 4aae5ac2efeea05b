//! Describes the states of all screens as lines, for scenarios. Only in test libraries.

mod home;
mod learning;
mod settings;
mod setup;

use std::fmt::Debug;

use crate::{
    error::FivefoldError,
    states::{
        AnalysisState, BoardGesture, BoardOperationKind, ButtonAction, LegalMoveRow, MatchEvent, MatchLink,
        MatchResult, MatchState, Moment, NextMatch, Palette, Player, PlayerBar, PlayerChoice, ScreenButton, ScreenPlan,
        Side, Speech, SpokenElement, StatisticsState, StudyEvent, SwitchRow, Target, Word, Zoom,
    },
    strokes,
};

pub(crate) use home::{article, bar, home, home_buttons, outside};
pub(crate) use learning::{learn, puzzles, study, study_controls};
pub(crate) use settings::{appearance, settings, settings_screen};
pub(crate) use setup::new_game;

/// A key and its description.
pub(crate) type Line = (String, String);

pub(crate) fn line(key: impl Into<String>, said: impl Into<String>) -> Line {
    (key.into(), said.into())
}

/// Joins the parts that are not empty by commas.
pub(crate) fn list<const N: usize>(parts: [&str; N]) -> String {
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
}

/// Returns a word if a condition holds.
pub(crate) const fn flag(holds: bool, word: &str) -> &str {
    if holds { word } else { "" }
}

pub(crate) fn maybe<T>(value: Option<&T>, said: impl FnOnce(&T) -> String) -> String {
    value.map(said).unwrap_or_default()
}

pub(crate) fn target(target: Target) -> String {
    match target {
        Target::Place(place) => format!("place {}", place.0),
        Target::Operation(kind, region) => {
            list([&format!("operation {}", operation(kind)), &maybe(region.as_ref(), |region| region.0.to_string())])
        }
    }
}

fn operation(kind: BoardOperationKind) -> String {
    match kind {
        BoardOperationKind::Rotate => "rotate".to_owned(),
        BoardOperationKind::Mirror => "mirror".to_owned(),
        BoardOperationKind::Pass => "pass".to_owned(),
        BoardOperationKind::Own(number) => format!("own {number}"),
    }
}

pub(crate) fn statistics(state: &StatisticsState) -> Vec<Line> {
    let mut lines = vec![line("shown", state.shown.to_string())];
    for section in &state.sections {
        let game = &section.game;
        lines.push(line(game, list([&section.name, &section.note, &maybe(section.play.as_ref(), home::button)])));
        lines.extend(section.rating.iter().map(|card| {
            let graph = maybe(card.graph.as_ref(), |graph| list([&strokes::brief(&graph.picture), &graph.words]));
            line(format!("{game} rating"), list([&card.rating, &card.band, &card.change, &card.words, &graph]))
        }));
        if !section.heads.is_empty() {
            lines.push(line(format!("{game} levels"), section.heads.join(" | ")));
        }
        lines.extend(section.rows.iter().map(|row| {
            let shares: Vec<_> = row.shares.iter().map(u32::to_string).collect();
            let (numbers, face) = (row.numbers.join("|"), strokes::brief(&row.face));
            let said = [&*row.words, &row.short, &numbers, &shares.join(" "), &face];
            line(format!("{game} {}", row.label), list(said))
        }));
        for facts in &section.facts {
            let counts = facts.counts.iter().map(|it| {
                let is_unnamed = it.label.is_empty() || it.value.is_empty();
                list([&it.words, flag(is_unnamed, "unnamed")])
            });
            lines.push(line(format!("{game} {}", facts.title), counts.collect::<Vec<_>>().join(", ")));
        }
    }
    lines.extend(state.reset.iter().map(|reset| line("reset", home::button(reset))));
    lines
}

pub(crate) fn speech(state: &Speech) -> Vec<String> {
    let head = list([&state.tag, flag(state.is_right_to_left, "right to left")]);
    let words = Word::ALL.iter().map(|key| format!("{}: {}", word(key), state.words[key]));
    [head].into_iter().chain(words).collect()
}

/// Returns the name of an action: of its event, its match, its sheet or its screen.
fn action(action: &ButtonAction) -> String {
    match action {
        ButtonAction::Match { event: MatchEvent::Board { gesture: BoardGesture::Touch { target } } }
        | ButtonAction::Study { event: StudyEvent::Board { gesture: BoardGesture::Touch { target } } } => {
            self::target(*target)
        }
        ButtonAction::Match { event: MatchEvent::Board { gesture } }
        | ButtonAction::Study { event: StudyEvent::Board { gesture } } => word(gesture),
        ButtonAction::Match { event: MatchEvent::SetAnalysis { .. } } => "analysis".to_owned(),
        ButtonAction::Match { event: MatchEvent::SetCoach { .. } } => "coach".to_owned(),
        ButtonAction::Match { event } => word(event),
        ButtonAction::Study { event } => word(event),
        ButtonAction::Begin { next } => word(next),
        ButtonAction::Sheet { sheet } => word(sheet),
        ButtonAction::Ask { question } => {
            format!("{}: {} {}", self::action(&question.action), question.words, question.yes)
        }
        ButtonAction::Open { screen } => screen.name(),
        ButtonAction::Switch { screen } => format!("switch {}", screen.name()),
        ButtonAction::Review { number } => format!("review {number}"),
        ButtonAction::Play { game } => format!("play {game}"),
        ButtonAction::PlayAgain { number } => format!("play-again {number}"),
        ButtonAction::ListMatches { game } => format!("list-matches {game}"),
        ButtonAction::ShareText { number } => format!("share-text {number}"),
        ButtonAction::ShareFile { number } => format!("share-file {number}"),
        ButtonAction::Unfold { buttons } => {
            let buttons: Vec<_> =
                buttons.iter().map(|it| format!("{} {}", self::action(&it.action), it.label)).collect();
            format!("unfold ({})", buttons.join(", "))
        }
        ButtonAction::Delete { number } => format!("delete {number}"),
        ButtonAction::Restore { number } => format!("restore {number}"),
        ButtonAction::PlayFromHere { explores: false } => "play-from-here".to_owned(),
        ButtonAction::PlayFromHere { explores: true } => "explore".to_owned(),
        ButtonAction::SendMessage
        | ButtonAction::SharePicture
        | ButtonAction::Paste
        | ButtonAction::ResetStatistics => word(action),
    }
}

pub(crate) fn menu(groups: &[Vec<ScreenButton>]) -> Vec<String> {
    let row = |row: &ScreenButton| {
        list([&action(&row.action), &row.label, &row.detail, flag(row.is_enabled, "can be chosen")])
    };
    groups.iter().flat_map(|group| [String::from("group")].into_iter().chain(group.iter().map(row))).collect()
}

pub(crate) fn switch(row: &SwitchRow) -> String {
    list([&row.label, &row.hint, if row.is_on { "on" } else { "off" }])
}

pub(crate) fn side(side: Option<Side>) -> String {
    maybe(side.as_ref(), word)
}

/// Describes a match without its moment.
pub(crate) fn game(state: &MatchState) -> Vec<Line> {
    let mut lines = vec![
        line(
            "match",
            list([
                &state.number.to_string(),
                &state.game,
                &state.name,
                flag(state.is_turned, "turned"),
                flag(state.is_above, "above"),
            ]),
        ),
        line("headline", list([&state.headline, &side(state.headline_side)])),
        line("parts", state.parts.iter().map(word).collect::<Vec<_>>().join(" ")),
        line("news", list([&word(&state.news.kind), &state.news.text])),
    ];
    let offer = |is_meant: fn(&ButtonAction) -> bool| {
        state
            .offers
            .iter()
            .find(|button| is_meant(&button.action))
            .map(|button| button.label.clone())
            .unwrap_or_default()
    };
    lines.extend(state.advice.iter().map(|words| line("advice", words)));
    lines.extend(state.coach.iter().map(|row| line("coach", switch(row))));
    lines.extend(["above", "below"].iter().zip(&state.players).map(|(place, bar)| line(*place, player_bar(bar))));
    let movers = state.players.iter().filter(|bar| bar.is_to_move);
    lines.extend(movers.map(|bar| line("to move", list([&word(&bar.side), flag(bar.is_thinking, "thinking")]))));
    // The other timers depend on the animation.
    let has_clock = state.players.iter().any(|bar| bar.clock.is_some());
    lines.extend(state.wake_ms.filter(|_| has_clock).map(|ms| line("wake", format!("{ms} ms"))));
    lines.push(line("can", enabled_actions(state)));
    lines.extend((!state.is_bar_fixed).then(|| line("bar", "scrolls")));
    lines.extend(
        state
            .moves
            .iter()
            .map(|mv| line(format!("move {}", mv.number), format!("{} {}: {}", word(&mv.color), mv.text, mv.sentence))),
    );
    lines.push(line("at", format!("{} of {}", state.at, state.moves.len())));
    lines.extend(state.result.iter().map(result));
    let review = offer(|action| matches!(action, ButtonAction::Review { .. }));
    let deciding = state.result.iter().filter_map(|result| result.deciding.as_ref());
    lines.extend(deciding.map(|it| line("deciding", list([&it.number.to_string(), &it.words, &review]))));
    let next = offer(|action| *action == ButtonAction::Begin { next: NextMatch::NextLevel });
    lines.extend((!next.is_empty()).then(|| line("next level", next)));
    lines.extend(state.analysis.iter().map(|analysis| line("analysis", self::analysis(analysis))));
    lines.push(line("picture", strokes::brief(&state.board.picture)));
    let actions: usize = state.board.spoken.iter().map(|element| element.actions.len()).sum();
    lines.push(line("actions", actions.to_string()));
    lines.extend(state.board.spoken.iter().map(|element| line(target(element.target), spoken(element))));
    lines
}

fn result(result: &MatchResult) -> Line {
    let score = maybe(result.score.as_ref(), |score| {
        let people: Vec<_> = score.people.iter().map(|it| list([&word(&it.color), &it.name, &it.won])).collect();
        list([&people.join(", "), &score.draws, &score.spoken])
    });
    line("result", list([&result.title, &result.reason, &side(result.winner), &result.rating, &score]))
}

/// Describes the buttons around a board, and the screen-reader texts of players and moves.
pub(crate) fn controls(state: &MatchState) -> Vec<String> {
    let places = [("bar", &state.bar), ("offer", &state.offers), ("step", &state.steppers)];
    let buttons = places.into_iter().flat_map(|(place, buttons)| buttons.iter().map(move |button| (place, button)));
    let buttons = buttons.map(|(place, button)| {
        let (enabled, deaf) = (flag(button.is_enabled, "enabled"), flag(button.is_deaf, "deaf"));
        let how = [enabled, deaf, flag(button.is_main, "main"), &switched(button.is_on)];
        list([place, &word(&button.symbol), &button.label, &list(how)])
    });
    let players = state.players.iter().map(|bar| list([&bar.title, flag(bar.is_highlighted, "highlighted")]));
    let moves = state.moves.iter().map(|mv| mv.spoken.clone());
    let analysis = state.analysis.iter();
    let bars = analysis.map(|it| list([&it.bar_words, flag(!it.details.is_empty(), "details")]));
    let symbols: Vec<_> = state.menu.iter().flatten().map(|button| word(&button.symbol)).collect();
    let menu = format!("menu {}", symbols.join(" "));
    let tools: Vec<_> = state.tools.iter().map(|button| word(&button.symbol)).collect();
    let tools = format!("tools {}", tools.join(" "));
    let element = |it: Target| state.board.spoken.iter().find(|element| element.target == it);
    let rotors = state.board.rotors.iter().map(|rotor| {
        let names = rotor.targets.iter().filter_map(|target| Some(element(*target)?.input_label.as_str()));
        format!("rotor {}", list([&rotor.label, &names.collect::<Vec<_>>().join(" ")]))
    });
    buttons.chain(players).chain(moves).chain(bars).chain([menu, tools]).chain(rotors).collect()
}

fn switched(is_on: Option<bool>) -> String {
    is_on.map(|is_on| if is_on { "on" } else { "off" }).unwrap_or_default().to_owned()
}

fn player_bar(bar: &PlayerBar) -> String {
    let computer = flag(bar.is_computer, "computer");
    let clock = maybe(bar.clock.as_ref(), |clock| {
        list([&clock.text, &clock.words, flag(clock.is_running, "running"), flag(clock.is_low, "low")])
    });
    list([&word(&bar.side), &word(&bar.color), &bar.color_name, &bar.name, &bar.detail, computer, &clock, &bar.score])
}

/// Returns the enabled actions that change the match, in the order of their buttons.
fn enabled_actions(state: &MatchState) -> String {
    let confirmed = |button: &ScreenButton| match &button.action {
        ButtonAction::Ask { question } => question.action.clone(),
        action => action.clone(),
    };
    let is_change = |action: &ButtonAction| matches!(action, ButtonAction::Match { .. } | ButtonAction::Begin { .. });
    let buttons = [&state.bar, &state.offers].into_iter().chain(&state.menu).chain([&state.tools]).flatten();
    let mut names = Vec::new();
    for change in buttons.filter(|button| button.is_enabled).map(confirmed).filter(is_change) {
        let name = action(&change);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names.join(", ")
}

fn analysis(state: &AnalysisState) -> String {
    // The other rows depend on the progress of an earlier, cancelled search.
    let best = state.rows.first().and_then(|row| Some(list([row.mv.as_ref()?, &row.reason])));
    let chosen = state.rows.iter().find(|row| row.is_chosen);
    let chosen = chosen.map(|row| format!("shows {}", row.sentence)).unwrap_or_default();
    list([
        &state.headline.clone().unwrap_or_default(),
        &state.legend.clone().unwrap_or_default(),
        &state.bar_words,
        &format!("{} {} {}", word(&state.above), word(&state.below), strokes::thousandths(state.share)),
        flag(state.is_proven, "proven"),
        flag(state.is_running, "running"),
        flag(!state.details.is_empty(), "details"),
        &best.unwrap_or_default(),
        &chosen,
        &state.failure.clone().unwrap_or_default(),
    ])
}

pub(crate) fn spoken(element: &SpokenElement) -> String {
    let value = element.value.clone().unwrap_or_default();
    list([&element.label, &value, flag(element.is_selected, "selected")])
}

/// Describes the layout of a screen with a board.
pub(crate) fn plan(plan: &ScreenPlan) -> String {
    let sizes =
        [plan.board, plan.panel, plan.head, plan.graph, plan.words, plan.actions, plan.gap, plan.margin, plan.sheet]
            .map(strokes::thousandths);
    let words = [plan.beside, plan.sides].map(strokes::thousandths);
    let flags = [
        flag(plan.has_title, "title"),
        flag(plan.is_scrolled, "scrolled"),
        flag(plan.has_strip, "strip"),
        flag(plan.has_list, "list"),
        flag(plan.has_labels, "labels"),
    ];
    list([&word(&plan.shape), &sizes.join(" "), &words.join(" "), &list(flags)])
}

pub(crate) fn error(error: &FivefoldError) -> String {
    match error {
        FivefoldError::UnknownGame { id } => format!("error unknown-game: {id}"),
        FivefoldError::Save { reason } => format!("error save: {reason}"),
        FivefoldError::Refused { reason } => format!("error refused: {reason}"),
        FivefoldError::Listener { reason } => format!("error listener: {reason}"),
        FivefoldError::Fault { reason } => format!("error fault: {reason}"),
    }
}

pub(crate) fn player(player: &Player) -> String {
    let number = |number: Option<u32>| number.map_or_else(|| "none".to_owned(), |number| number.to_string());
    match player {
        Player::Human => "human".to_owned(),
        Player::Level(level) => format!("level {level}"),
        Player::Limits(limits) => format!("limits visits={} ms={}", number(limits.visits), number(limits.ms)),
    }
}

pub(crate) fn choice(choice: &PlayerChoice) -> String {
    list([&choice.label, &player(&choice.player), flag(choice.is_chosen, "chosen")])
}

/// Returns the name of a variant as scenarios write it: `only-move`.
pub(crate) fn word(variant: &impl Debug) -> String {
    let mut word = String::new();
    for letter in format!("{variant:?}").chars() {
        if letter.is_uppercase() && !word.is_empty() {
            word.push('-');
        }
        word.push(letter.to_ascii_lowercase());
    }
    word
}

/// Describes the sound, the vibration and the announcement of a moment; empty if there are none.
pub(crate) fn moment(moment: &Moment) -> String {
    let sound = maybe(moment.sound.as_ref(), word);
    let delay = moment.sound.filter(|_| moment.sound_ms > 0).map(|_| format!("after {} ms", moment.sound_ms));
    let haptic = maybe(moment.haptic.as_ref(), |haptic| match moment.sound_ms + moment.haptic_after_sound_ms {
        0 => format!("haptic {}", word(haptic)),
        ms => format!("haptic {} after {ms} ms", word(haptic)),
    });
    list([&sound, &delay.unwrap_or_default(), &haptic, &moment.announcement])
}

pub(crate) fn palette(palette: &Palette) -> String {
    list([&colors(palette), &strokes::thousandths(palette.shadow)])
}

fn colors(palette: &Palette) -> String {
    palette.colors.iter().map(|color| format!("{color:06x}")).collect::<Vec<_>>().join(" ")
}

pub(crate) fn link(link: Option<&MatchLink>) -> Vec<String> {
    let Some(MatchLink { link, message, title, words, code, palette }) = link else { return vec!["none".to_owned()] };
    let message = if message.contains(link) { message } else { "a message without its link" };
    [message.to_owned(), title.clone(), words.clone(), colors(palette)]
        .into_iter()
        .chain(code.as_ref().map(strokes::brief))
        .collect()
}

/// Describes legal moves, the first `most` of them one by one.
pub(crate) fn legal_moves(moves: &[LegalMoveRow], most: usize) -> Vec<String> {
    let shown = moves.iter().take(most).map(|mv| format!("{}: {}", mv.text, mv.sentence));
    [format!("{} moves", moves.len())].into_iter().chain(shown).collect()
}

/// Describes the place and the actions of an element of the board.
pub(crate) fn element(element: &SpokenElement) -> Vec<String> {
    let [x, y, width, height] = [element.x, element.y, element.width, element.height].map(strokes::thousandths);
    let actions = element.actions.iter().map(|action| format!("  {}", action.label));
    [format!("{} at {x}, {y}, {width} x {height}", element.label)].into_iter().chain(actions).collect()
}

pub(crate) fn zoom(zoom: Option<&Zoom>) -> String {
    let Some(zoom) = zoom else { return "large enough".to_owned() };
    let [scale, most, left, top] = [zoom.scale, zoom.most, zoom.left, zoom.top].map(strokes::thousandths);
    format!("{scale} of {most}, {left} {top}")
}
