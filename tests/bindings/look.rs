//! What every host of a scenario can see: the games there are, their rules, the board and the match.

use fivefold::{BoardLayout, FivefoldError, Session, games, rules_pages};

use crate::words;

type Lines = Result<Vec<String>, FivefoldError>;

/// The games and what they stand at if nothing is chosen.
pub fn catalogue(locale: &str) -> Lines {
    let mut seen = Vec::new();
    for game in games(locale)? {
        seen.push(format!("{}: {} ({}), {} levels", game.id, game.name, game.tagline, game.levels.len()));
        for option in game.options {
            let standard = option.standard.as_ref().map_or_else(|| "drawn".to_owned(), words::value);
            seen.push(format!("  {}: {} = {standard}", option.name, option.label));
        }
    }
    Ok(seen)
}

/// The titles of a game's rules, with what stands below their diagrams.
pub fn rules(game: &str, locale: &str) -> Lines {
    let mut seen = Vec::new();
    for page in rules_pages(game, locale)? {
        seen.push(page.title);
        for diagram in page.diagrams {
            let options: Vec<String> = diagram.options.iter().map(words::setting).collect();
            seen.push(format!("  {} [{}] {}", diagram.caption, options.join(" "), diagram.turns));
        }
    }
    Ok(seen)
}

/// The match as it stands.
pub fn state(session: &Session, layout: &BoardLayout) -> Lines {
    let snapshot = session.snapshot()?;
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
    let (first, second) = (words::player(snapshot.first_player), words::player(snapshot.second_player));
    let mut seen = vec![
        format!("game: {}", session.game()?),
        format!("side: {}", snapshot.side.map_or("nobody", words::side)),
        format!("players: {first}, {second}"),
        format!("prompt: {}", snapshot.prompt),
        format!("flags: {}", flags.join(" ")),
    ];
    seen.extend(snapshot.picked.map(|picked| format!("picked: {}", words::place(layout, picked))));
    if !snapshot.made.is_empty() {
        seen.push(format!("made: {}", snapshot.made));
    }
    let captures = snapshot.marks.iter().filter(|mark| mark.captures).count();
    let ghosts = snapshot.marks.iter().filter(|mark| mark.ghost.is_some()).count();
    seen.push(format!("marks: {}, captures {captures}, ghosts {ghosts}", snapshot.marks.len()));
    for operation in &snapshot.operations {
        let region = operation.region.map(|id| words::region(layout, id)).unwrap_or_default();
        seen.push(format!("operation: {} {region}: {}", words::operation(operation.kind), operation.label));
    }
    seen.push(format!("pieces: {}", snapshot.pieces.len()));
    for turn in &snapshot.turns {
        seen.push(format!("turn {}: {} {} ({})", turn.number, words::side(turn.side), turn.text, turn.sentence));
    }
    seen.push(format!("at: {}", snapshot.at));
    seen.push(format!("trace: {}", words::places(layout, &snapshot.trace)));
    if let Some(result) = &snapshot.result {
        let winner = result.winner.map_or("nobody", words::side);
        seen.push(format!("result: {winner}: {}: {}", result.title, result.reason));
        seen.push(format!("line: {}", words::places(layout, &snapshot.winning_line)));
    }
    seen.push(format!("announcement: {}", snapshot.announcement));
    Ok(seen)
}

/// The board as text.
pub fn picture(session: &Session) -> Lines {
    Ok(session.picture()?.lines().map(|line| format!("  |{line}").trim_end().to_owned()).collect())
}

/// What a screen reader says of some places.
pub fn labels(names: &[&str], session: &Session, layout: &BoardLayout) -> Lines {
    let spoken = session.snapshot()?.labels.into_iter().map(|it| (words::place(layout, it.place), it.label));
    let wished = spoken.filter(|(name, _)| names.contains(&name.as_str()));
    Ok(wished.map(|(name, label)| format!("{name}: {label}")).collect())
}

/// The legal turns, of which not more than so many are told.
pub fn legal(most: &str, session: &Session) -> Lines {
    let turns = session.legal_turns()?;
    let told = turns.iter().take(most.parse().unwrap_or(usize::MAX));
    let count = format!("{} legal turns", turns.len());
    Ok([count].into_iter().chain(told.map(|turn| format!("  {}: {}", turn.text, turn.sentence))).collect())
}

/// The size of the board, and what is around its first and its last place.
pub fn layout(layout: &BoardLayout) -> Vec<String> {
    let size = (words::thousandths(layout.width), words::thousandths(layout.height));
    let mut seen = vec![
        format!("{} x {}, {} places", size.0, size.1, layout.spots.len()),
        format!("{} regions, {} decorations", layout.regions.len(), layout.decorations.len()),
    ];
    for spot in [layout.spots.first(), layout.spots.last()].into_iter().flatten() {
        let next = |to: Option<u16>| to.map_or_else(|| "-".to_owned(), |to| words::place(layout, to));
        let around = [next(spot.up), next(spot.right), next(spot.down), next(spot.left)].join(" ");
        seen.push(format!("{} in row {}, column {}: {around}", spot.name, spot.row, spot.column));
    }
    seen
}

/// What a finger at a point of the board means.
pub fn hit(point: &[&str], session: &Session, layout: &BoardLayout) -> Lines {
    let at = |word: &str| word.parse().unwrap_or(0.0);
    let hit = session.hit(at(point[0]), at(point[1]))?;
    Ok(vec![hit.map_or_else(|| "nothing".to_owned(), |place| words::place(layout, place))])
}

/// What the game was begun with.
pub fn options(session: &Session) -> Lines {
    Ok(session.options()?.iter().map(words::setting).collect())
}
