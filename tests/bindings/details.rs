//! What scenarios see only where they ask for it: the rest of the catalogue, of the board and of a report.

use fivefold::{
    BoardLayout, Decoration, FivefoldError, OptionEntry, OptionKind, SearchOutcome, SearchReport, Session, Side,
    Target, games, rules_pages,
};

use crate::words::{self, thousandths, word};

type Lines = Result<Vec<String>, FivefoldError>;

/// The options of all games: what they take and when they are of use.
pub fn kinds(locale: &str) -> Lines {
    let games = games(locale)?;
    Ok(games.iter().flat_map(|game| game.options.iter().map(|option| kind(&game.id, option))).collect())
}

fn kind(game: &str, option: &OptionEntry) -> String {
    let kind = match &option.kind {
        OptionKind::Number { min, max, step } => format!("number {min} to {max} by {step}"),
        OptionKind::Choice { choices } => {
            let choices: Vec<_> = choices.iter().map(|choice| format!("{} ({})", choice.word, choice.label)).collect();
            format!("choice {}", choices.join(", "))
        }
        OptionKind::Cell => "cell".to_owned(),
        OptionKind::Cells => "cells".to_owned(),
        OptionKind::Seed => "seed".to_owned(),
    };
    let needs = option.needs.as_ref();
    let needs = needs.map(|needs| format!(", needs {} {}", needs.name, needs.words.join("/"))).unwrap_or_default();
    format!("{game} {}: {kind}{needs}", option.name)
}

/// The levels of all games.
pub fn levels(locale: &str) -> Lines {
    let games = games(locale)?;
    let lines = games.iter().flat_map(|game| {
        game.levels.iter().map(|level| format!("{} {}: {} ({})", game.id, level.number, level.name, level.hint))
    });
    Ok(lines.collect())
}

/// How many paragraphs each section of the rules has.
pub fn bodies(game: &str, locale: &str) -> Lines {
    let pages = rules_pages(game, locale)?;
    Ok(pages.iter().map(|page| format!("{}: {} paragraphs", page.title, page.body.split("\n\n").count())).collect())
}

/// The colours of both sides, and the number of this state.
pub fn sides(session: &Session) -> Lines {
    let colours = (session.colour(Side::First)?, session.colour(Side::Second)?);
    let revision = session.snapshot()?.revision;
    Ok(vec![format!("first {}, second {}, revision {revision}", word(&colours.0), word(&colours.1))])
}

/// The first place of every shape.
pub fn shapes(layout: &BoardLayout) -> Vec<String> {
    let mut seen = Vec::new();
    let mut lines = Vec::new();
    for spot in &layout.spots {
        if !seen.contains(&spot.shape) {
            seen.push(spot.shape);
            lines.push(format!(
                "{} at {}, {}: {}",
                spot.name,
                thousandths(spot.x),
                thousandths(spot.y),
                word(&spot.shape)
            ));
        }
    }
    lines
}

/// Every region.
pub fn regions(layout: &BoardLayout) -> Vec<String> {
    let lines = layout.regions.iter().map(|region| {
        let [x, y, width, height] = [region.x, region.y, region.width, region.height].map(thousandths);
        format!("{} #{} at {x}, {y}, {width} x {height}: {} places", region.name, region.id, region.places.len())
    });
    lines.collect()
}

/// Every decoration.
pub fn decorations(layout: &BoardLayout) -> Vec<String> {
    layout.decorations.iter().map(|decoration| self::decoration(layout, decoration)).collect()
}

fn decoration(layout: &BoardLayout, decoration: &Decoration) -> String {
    match decoration {
        Decoration::Plate { x, y, width, height, region } => {
            let moving = region.map(|id| format!(" with {}", words::region(layout, id))).unwrap_or_default();
            let [x, y, width, height] = [*x, *y, *width, *height].map(thousandths);
            format!("plate at {x}, {y}, {width} x {height}{moving}")
        }
        Decoration::Pier { x, y, colour } => {
            format!("pier at {}, {}: {}", thousandths(*x), thousandths(*y), word(colour))
        }
        Decoration::Goal { x, y, to_x, to_y, colour } => {
            let [x, y, to_x, to_y] = [*x, *y, *to_x, *to_y].map(thousandths);
            format!("goal from {x}, {y} to {to_x}, {to_y}: {}", word(colour))
        }
        Decoration::Coordinate { x, y, text } => {
            format!("coordinate at {}, {}: {text}", thousandths(*x), thousandths(*y))
        }
    }
}

/// Where human touches lead, with what would stand there.
pub fn marks(session: &Session, layout: &BoardLayout) -> Lines {
    let snapshot = session.snapshot()?;
    let lines = snapshot.marks.iter().map(|mark| {
        let ghost = mark.ghost.map(|piece| words::piece(layout, piece));
        format!("{}: {}", words::place(layout, mark.place), ghost.unwrap_or_else(|| "pick".to_owned()))
    });
    Ok(lines.collect())
}

/// What else a report says.
pub fn known(layout: &BoardLayout, report: &SearchReport) -> Vec<String> {
    let view = &report.view;
    let score = view.score.map_or_else(|| "none".to_owned(), |score| score.to_string());
    let mut lines = vec![format!("after turn {}, {} nodes, score {score}", report.turn, view.nodes)];
    lines.extend(view.certificate.iter().map(|set| format!("set {}", words::places(layout, set))));
    if report.elapsed_ms > 60_000 {
        lines.push("after more than a minute".to_owned());
    }
    lines
}

/// Why a search stopped by itself.
pub fn why(report: &SearchReport) -> Vec<String> {
    match &report.outcome {
        SearchOutcome::Move { stopped, .. } => vec![format!("stopped: {}", word(stopped))],
        SearchOutcome::Cancelled | SearchOutcome::Failed { .. } => Vec::new(),
    }
}

/// The values of what can be touched.
pub fn values(session: &Session, layout: &BoardLayout, report: &SearchReport) -> Lines {
    let values = session.values(report.view.candidates.clone())?;
    let lines = values.iter().map(|value| {
        let target = match value.target {
            Target::Place(place) => words::place(layout, place.0),
            Target::Operation(kind, region) => {
                format!("{} {}", word(&kind), region.map(|id| words::region(layout, id.0)).unwrap_or_default())
            }
        };
        let known = value.proof.map_or_else(|| thousandths(value.value), words::proof);
        let best = if value.is_best { ", the best" } else { "" };
        format!("{target}: {} visits, {known}{best}", value.visits)
    });
    Ok(lines.collect())
}
