//! The words of a scenario's commands as the values that the calls take.

use std::{fmt::Debug, str::FromStr};

use fivefold::{
    AnimationSpeed, AppSettings, Arrow, Corner, FivefoldError, Limits, LogDetail, PaletteChoice, PlanKind, Player,
    ScreenPlan, Side, Target, ThemeChoice,
};
use fivefold_engine::game::Place;

use crate::strokes;

pub fn number<T: FromStr<Err: Debug>>(word: &str) -> T {
    word.parse().expect("a number")
}

pub fn side(word: &str) -> Side {
    if word == "second" { Side::Second } else { Side::First }
}

pub fn arrow(word: &str) -> Arrow {
    match word {
        "up" => Arrow::Up,
        "right" => Arrow::Right,
        "down" => Arrow::Down,
        _ => Arrow::Left,
    }
}

pub fn player(words: &[&str]) -> Player {
    let limit = |name: &str| words.iter().find_map(|word| word.strip_prefix(name)).map(number);
    match words {
        ["level", level] => Player::Level(number(level)),
        ["limits", ..] => Player::Limits(Limits { visits: limit("visits="), ms: limit("ms=") }),
        _ => Player::Human,
    }
}

pub fn detail(word: &str) -> LogDetail {
    match word {
        "errors" => LogDetail::Errors,
        "warnings" => LogDetail::Warnings,
        "events" => LogDetail::Events,
        "everything" => LogDetail::Everything,
        _ => LogDetail::Off,
    }
}

/// Where a screen of a kind has its parts: `review 390 700 1`, `titled` where the title has a bar of its own.
pub fn plan(words: &[&str]) -> Result<ScreenPlan, FivefoldError> {
    let kind = match words[0] {
        "study" => PlanKind::Study,
        "review" => PlanKind::Review,
        _ => PlanKind::Match,
    };
    fivefold::screen_plan(kind, number(words[1]), number(words[2]), number(words[3]), words.contains(&"titled"))
}

/// A picture of a size and of units so long, seen closer: `24 24 14 pinch 3 3 4 4 2 step 5 5 1 show 9 9 at 0 0`.
pub fn zoom(words: &[&str]) -> Result<String, FivefoldError> {
    let mut zoom = fivefold::zoom_whole(number(words[0]), number(words[1]), number(words[2]))?;
    let point = |words: &[&str]| Corner { x: number(words[0]), y: number(words[1]) };
    let mut rest = &words[3..];
    while let Some((verb, numbers)) = rest.split_first() {
        let taken = match *verb {
            "pinch" => {
                zoom = fivefold::zoom_pinched(zoom, point(numbers), point(&numbers[2..]), number(numbers[4]))?;
                5
            }
            "step" => {
                let (at, steps) = match numbers[0] {
                    "middle" => (None, 1),
                    _ => (Some(point(numbers)), 2),
                };
                match fivefold::zoom_stepped(zoom, at, number(numbers[steps]))? {
                    Some(closer) => zoom = closer,
                    None => return Ok("large enough".to_owned()),
                }
                steps + 1
            }
            "show" => {
                zoom = fivefold::zoom_showing(zoom, point(numbers))?;
                2
            }
            "seen" => return Ok(corner(&fivefold::zoom_seen(zoom, point(numbers))?)),
            _ => {
                return Ok(corner(&fivefold::zoom_at(zoom, number(numbers[0]), number(numbers[1]))?));
            }
        };
        rest = &numbers[taken..];
    }
    let [scale, most, left, top] = [zoom.scale, zoom.most, zoom.left, zoom.top].map(strokes::thousandths);
    Ok(format!("{scale} of {most}, {left} {top}"))
}

/// A point of a picture.
pub fn corner(corner: &Corner) -> String {
    [corner.x, corner.y].map(strokes::thousandths).join(" ")
}

/// A place by its number, which need not be on the board.
pub fn place(word: &str) -> Target {
    Target::Place(Place(number(word)))
}

pub fn changed(settings: &AppSettings, name: &str, value: &str) -> AppSettings {
    let settings = settings.clone();
    let is_on = value == "on";
    match name {
        "theme" => AppSettings { theme: theme(value), ..settings },
        "language" => AppSettings { language: (value != "system").then(|| value.to_owned()), ..settings },
        "palette" => AppSettings { palette: palette(value), ..settings },
        "speed" => AppSettings { speed: speed(value), ..settings },
        "coordinates" => AppSettings { coordinates: is_on, ..settings },
        "confirm-moves" => AppSettings { confirm_moves: is_on, ..settings },
        "haptics" => AppSettings { haptics: is_on, ..settings },
        "sounds" => AppSettings { sounds: is_on, ..settings },
        "show-visits" => AppSettings { show_visits: is_on, ..settings },
        _ => AppSettings { flip_board: is_on, ..settings },
    }
}

fn theme(word: &str) -> ThemeChoice {
    match word {
        "light" => ThemeChoice::Light,
        "dark" => ThemeChoice::Dark,
        _ => ThemeChoice::System,
    }
}

fn palette(word: &str) -> PaletteChoice {
    match word {
        "wood" => PaletteChoice::Wood,
        "night" => PaletteChoice::Night,
        "high-contrast" => PaletteChoice::HighContrast,
        "greys" => PaletteChoice::Greys,
        _ => PaletteChoice::Standard,
    }
}

fn speed(word: &str) -> AnimationSpeed {
    match word {
        "slow" => AnimationSpeed::Slow,
        "fast" => AnimationSpeed::Fast,
        "off" => AnimationSpeed::Off,
        _ => AnimationSpeed::Normal,
    }
}
