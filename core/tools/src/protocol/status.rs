use fivefold_engine::{
    game::{Level, OptionKind, OptionSpec, Outcome, Side, Verdict},
    games::{self, Game},
    puzzles::{self, PoolError, Puzzle},
    session::Session,
    text::Language,
};
use serde_json::{Value, json};

/// Formats the state of a match, the response to most requests.
pub fn of_session(session: &Session) -> Value {
    let conclusion = session.conclusion();
    let result = conclusion.as_ref().map(|conclusion| match conclusion.outcome {
        Outcome::Win(side) => side.name(),
        Outcome::Draw => "draw",
    });
    let reason = conclusion.map(|conclusion| session.texts(Language::ENGLISH).say(&conclusion.reason));
    json!({
        "game": session.game().id(),
        "ply": session.at(),
        "to_move": session.side().map(Side::name),
        "result": result,
        "reason": reason,
    })
}

/// Formats the name and version of the program and its games.
pub fn of_program() -> Value {
    let games: Vec<Value> = games::all().iter().map(|game| of_game(*game)).collect();
    json!({ "name": "Fivefold", "version": env!("CARGO_PKG_VERSION"), "games": games })
}

fn of_game(game: &dyn Game) -> Value {
    let options: Vec<Value> = game.option_specs().iter().map(of_option).collect();
    let texts = game.texts(Language::ENGLISH.into());
    let level = |(number, level): (usize, &Level)| {
        let name = texts.level_name(level);
        json!({ "level": number, "rating": level.rating, "name": name, "visits": level.visits })
    };
    let levels: Vec<Value> = (1..).zip(game.levels()).map(level).collect();
    json!({ "id": game.id(), "name": texts.word("name"), "options": options, "levels": levels })
}

fn of_option(option: &OptionSpec) -> Value {
    let (kind, range) = match &option.kind {
        OptionKind::Number { min, max, step } => ("number", json!({ "min": min, "max": max, "step": step })),
        OptionKind::Choice(words) => ("choice", json!(words)),
        OptionKind::YesNo => ("yes-no", Value::Null),
        OptionKind::Cell => ("cell", Value::Null),
        OptionKind::Cells => ("cells", Value::Null),
        OptionKind::Seed => ("seed", Value::Null),
    };
    json!({ "name": option.name, "kind": kind, "range": range, "default": option.default })
}

/// Formats the puzzles of a game with their claims and solutions.
///
/// # Errors
/// If the pool is damaged.
pub fn of_puzzles(game: &'static dyn Game) -> Result<Value, PoolError> {
    let list: Result<Vec<Value>, PoolError> = puzzles::pool(game)?.puzzles().iter().map(of_puzzle).collect();
    Ok(json!({ "puzzles": list? }))
}

fn of_puzzle(puzzle: &Puzzle) -> Result<Value, PoolError> {
    let (state, session, claim) = (puzzle.position()?, puzzle.session()?, puzzle.claim());
    let solutions: Vec<String> = puzzle.solutions()?.into_iter().map(|mv| state.move_text(mv)).collect();
    Ok(json!({
        "id": puzzle.id(),
        "kind": claim.name(),
        "rating": puzzle.rating(),
        "save": serde_json::from_str::<Value>(&session.save()).unwrap_or_default(),
        "claim": { "result": claim.verdict().map(Verdict::name), "turns": claim.moves() },
        "solutions": solutions,
    }))
}
