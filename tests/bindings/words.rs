use fivefold::{
    BoardLayout, BoardOperationKind, Candidate, Effect, FivefoldError, Limits, OptionSetting, OptionValue, Piece,
    PieceColour, PieceKind, Player, Proof, SearchOutcome, Side, Stopped, Verdict,
};

pub fn error(error: &FivefoldError) -> String {
    let kind = match error {
        FivefoldError::UnknownGame { .. } => "unknown-game",
        FivefoldError::Options { .. } => "options",
        FivefoldError::Save { .. } => "save",
        FivefoldError::Refused { .. } => "refused",
        FivefoldError::Listener { .. } => "listener",
        FivefoldError::Fault { .. } => "fault",
    };
    match error {
        FivefoldError::UnknownGame { id } => format!("error {kind}: {id}"),
        FivefoldError::Options { reason }
        | FivefoldError::Save { reason }
        | FivefoldError::Refused { reason }
        | FivefoldError::Listener { reason }
        | FivefoldError::Fault { reason } => format!("error {kind}: {reason}"),
    }
}

pub fn place(layout: &BoardLayout, place: u16) -> String {
    let spot = layout.spots.iter().find(|spot| spot.place == place);
    spot.map_or_else(|| format!("#{place}"), |spot| spot.name.clone())
}

pub fn places(layout: &BoardLayout, numbers: &[u16]) -> String {
    numbers.iter().map(|number| place(layout, *number)).collect::<Vec<_>>().join(" ")
}

pub fn region(layout: &BoardLayout, id: u16) -> String {
    let region = layout.regions.iter().find(|region| region.id == id);
    region.map_or_else(|| format!("#{id}"), |region| region.name.clone())
}

pub fn effect(layout: &BoardLayout, effect: &Effect) -> String {
    match effect {
        Effect::Appear { piece } => format!("  appear {}", self::piece(layout, *piece)),
        Effect::Fall { piece } => format!("  fall {}", self::piece(layout, *piece)),
        Effect::Move { from, to } => format!("  move {} {}", place(layout, *from), place(layout, *to)),
        Effect::Vanish { place } => format!("  vanish {}", self::place(layout, *place)),
        Effect::Turn { region, shifts } => format!("  turn {} of {}", self::region(layout, *region), shifts.len()),
        Effect::Mirror { region, shifts } => format!("  mirror {} of {}", self::region(layout, *region), shifts.len()),
        Effect::Pass { side } => format!("  pass {}", self::side(*side)),
    }
}

pub fn piece(layout: &BoardLayout, piece: Piece) -> String {
    let colour = match piece.colour {
        PieceColour::Orange => "orange",
        PieceColour::Blue => "blue",
        PieceColour::Neutral => "neutral",
    };
    let kind = match piece.kind {
        PieceKind::Disc => "disc",
        PieceKind::UprightBridge => "upright-bridge",
        PieceKind::FlatBridge => "flat-bridge",
        PieceKind::Blocker => "blocker",
        PieceKind::Wall => "wall",
    };
    format!("{} {colour} {kind}", place(layout, piece.place))
}

pub const fn side(side: Side) -> &'static str {
    match side {
        Side::First => "first",
        Side::Second => "second",
    }
}

pub fn player(player: Player) -> String {
    match player {
        Player::Human => "human".to_owned(),
        Player::Level(number) => format!("level {number}"),
        Player::Limits(Limits { visits, ms }) => {
            format!("limits visits={} ms={}", number(visits), number(ms))
        }
    }
}

fn number(value: Option<u32>) -> String {
    value.map_or_else(|| "none".to_owned(), |value| value.to_string())
}

pub const fn operation(kind: BoardOperationKind) -> &'static str {
    match kind {
        BoardOperationKind::Turn => "turn",
        BoardOperationKind::Mirror => "mirror",
        BoardOperationKind::Pass => "pass",
    }
}

pub fn setting(setting: &OptionSetting) -> String {
    format!("{}={}", setting.name, value(&setting.value))
}

pub fn value(value: &OptionValue) -> String {
    match value {
        OptionValue::Number { number } => number.to_string(),
        OptionValue::Word { word } => word.clone(),
        OptionValue::Cells { cells } => format!("[{}]", cells.join(",")),
    }
}

pub fn outcome(outcome: &SearchOutcome) -> String {
    match outcome {
        SearchOutcome::Move { turn, stopped } => format!("move {turn}, stopped: {}", self::stopped(*stopped)),
        SearchOutcome::Cancelled => "cancelled".to_owned(),
        SearchOutcome::Failed { reason } => format!("failed: {reason}"),
    }
}

const fn stopped(stopped: Stopped) -> &'static str {
    match stopped {
        Stopped::Visits => "visits",
        Stopped::Time => "time",
        Stopped::Proven => "proven",
        Stopped::OnlyTurn => "only-turn",
        Stopped::Decided => "decided",
        Stopped::Asked => "asked",
    }
}

pub fn candidate(candidate: &Candidate) -> String {
    let known = candidate.proof.map_or_else(|| thousandths(candidate.value), proof);
    format!("  {} {} visits, {known}", candidate.turn, candidate.visits)
}

pub fn proof(proof: Proof) -> String {
    let verdict = match proof.verdict {
        Verdict::Loss => "loss",
        Verdict::Draw => "draw",
        Verdict::Win => "win",
    };
    proof.turns.map_or_else(|| format!("proven {verdict}"), |turns| format!("proven {verdict} in {turns}"))
}

/// A value in thousandths, the same in every language.
pub fn thousandths(value: f64) -> String {
    #[expect(clippy::cast_possible_truncation, reason = "values lie between -1 and 1")]
    let thousandths = (value * 1000.0 + 0.5).floor() as i64;
    format!("{thousandths}/1000")
}

/// The name of a variant as scenarios write it: `only-turn`.
pub fn word(variant: &impl std::fmt::Debug) -> String {
    let mut word = String::new();
    for letter in format!("{variant:?}").chars() {
        if letter.is_uppercase() && !word.is_empty() {
            word.push('-');
        }
        word.push(letter.to_ascii_lowercase());
    }
    word
}
