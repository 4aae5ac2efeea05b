//! The words of a scenario's commands as the values that the calls take.

use std::str::FromStr;

use fivefold::{
    BoardLayout, BoardOperationKind, Limits, LogDetail, OptionSetting, OptionValue, Player, SearchLimits, Side, Target,
};
use fivefold_core::game::{Place, RegionId};

pub fn detail(word: &str) -> LogDetail {
    match word {
        "errors" => LogDetail::Errors,
        "warnings" => LogDetail::Warnings,
        "events" => LogDetail::Events,
        "everything" => LogDetail::Everything,
        _ => LogDetail::Off,
    }
}

pub fn side(word: &str) -> Side {
    if word == "second" { Side::Second } else { Side::First }
}

pub fn player(words: &[&str]) -> Player {
    match words {
        ["level", level] => Player::Level(level.parse().unwrap_or(0)),
        ["limits", ..] => Player::Limits(Limits { visits: number(words, "visits="), ms: number(words, "ms=") }),
        _ => Player::Human,
    }
}

pub fn limits(words: &[&str]) -> SearchLimits {
    let (visits, ms) = (number(words, "visits="), number(words, "ms="));
    SearchLimits { visits, ms, threads: 1, memory_bytes: number(words, "memory=") }
}

pub fn seed(words: &[&str]) -> u64 {
    number(words, "seed=").unwrap_or(1)
}

fn number<T: FromStr>(words: &[&str], name: &str) -> Option<T> {
    words.iter().find_map(|word| word.strip_prefix(name)?.parse().ok())
}

pub fn setting(word: &str) -> OptionSetting {
    let (name, value) = word.split_once('=').unwrap_or((word, ""));
    let value = match (value.parse(), value.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'))) {
        (Ok(number), _) => OptionValue::Number { number },
        (_, Some(cells)) => {
            OptionValue::Cells { cells: cells.split(',').filter(|cell| !cell.is_empty()).map(str::to_owned).collect() }
        }
        _ => OptionValue::Word { word: value.to_owned() },
    };
    OptionSetting { name: name.to_owned(), value }
}

/// A place by its name, or by its number, which need not be on the board.
pub fn place(name: &str, layout: &BoardLayout) -> Target {
    let spot = layout.spots.iter().find(|spot| spot.name == name);
    let place = spot.map_or_else(|| name.trim_start_matches('#').parse().unwrap_or(u16::MAX), |spot| spot.place);
    Target::Place(Place(place))
}

pub fn operation(words: &[&str], layout: &BoardLayout) -> Target {
    let kind = match words[0] {
        "turn" => BoardOperationKind::Turn,
        "mirror" => BoardOperationKind::Mirror,
        _ => BoardOperationKind::Pass,
    };
    let region = words.get(1).and_then(|name| layout.regions.iter().find(|region| region.name == *name));
    Target::Operation(kind, region.map(|region| RegionId(region.id)))
}
