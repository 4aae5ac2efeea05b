//! Targets of loaders, parsers, and files of the app.

use std::path::Path;

use fivefold_app::{NewGame, NewGameEvent, Opponent, SettingsEvent};
use fivefold_engine::games;
use fivefold_engine::session::Session;
use fivefold_engine::text::Language;
use serde_json::Value;

use crate::Target;
use crate::disk::MemoryDisk;
use crate::engine::{Engine, Response};
use crate::fixture;

/// Words of saved games and options.
const WORDS: &[&str] = &[
    "\"fivefold\":1",
    "\"match\":{\"number\":1,\"stamp\":2}",
    "\"game\":",
    "\"options\":{",
    "\"setup\":{",
    "\"players\":[",
    "\"human\"",
    "{\"level\":3}",
    "{\"limits\":{\"visits\":1}}",
    "\"turns\":\"",
    "\"at\":",
    "\"result\":\"draw\"",
    "\"partial\":{\"turn\":\"3\",\"picked\":\"a1\"}",
    "bridgit",
    "lines-of-action",
    "connect-four",
    "connect-any",
    "pentago-twist",
    "othello",
    "hex",
    "tic-tac-toe",
    "\"size\":",
    "\"rows\":",
    "\"columns\":",
    "\"mode\":\"ban-bonus\"",
    "\"ban\":\"c3\"",
    "\"bonus\":\"a1\"",
    "\"swap\":false",
    "\"walls\":[\"c3\",\"c3\"]",
    "null",
    "[[[[[[[[[[[[[[[[",
    "{\"a\":{\"a\":",
    "\\u0000",
    "\\ud800",
    " ",
    "pass",
    "a1-b2",
    "3:c4",
    "e5:A<",
];

/// A game as text.
pub const SAVES: Target = Target { name: "saves", inputs: 30_000, seeds: saves, words: WORDS, take: take_save };

/// Options: the number of a game, then JSON.
pub const OPTIONS: Target =
    Target { name: "options", inputs: 60_000, seeds: options, words: WORDS, take: take_options };

/// A move: the number of a variant, then the text.
pub const MOVES: Target = Target { name: "turns", inputs: 30_000, seeds: moves, words: WORDS, take: take_move };

/// A match as a link.
pub const LINKS: Target = Target { name: "links", inputs: 20_000, seeds: links, words: LINK_WORDS, take: take_link };

/// Files of the app, concatenated, each after a line with its name.
pub const FILES: Target = Target { name: "files", inputs: 10_000, seeds: files, words: FILE_WORDS, take: take_files };

/// Lines to the engine program.
pub const LINES: Target = Target { name: "lines", inputs: 10_000, seeds: lines, words: LINE_WORDS, take: take_lines };

const LINK_WORDS: &[&str] = &[
    "fivefold:",
    "bridgit",
    ";size=",
    ";walls=",
    "c3,c3",
    ";seed=",
    "connect-any",
    "pentago-twist",
    "/ffffffffffffffff/",
    "/0/",
    "!1",
    "~",
    "\u{20}",
];

const FILE_WORDS: &[&str] = &[
    "\n=settings.json\n",
    "\n=choices.json\n",
    "\n=statistics.json\n",
    "\n=matches/1.json\n",
    "\n=matches/18446744073709551615.json\n",
    "\n=matches/x.json\n",
    "\"fivefold\":1",
    "\"theme\":\"dark\"",
    "\"wins\":4294967295",
    "\"bridgit\":{",
    "null",
    "{}",
    "[]",
];

const LINE_WORDS: &[&str] = &[
    "\n",
    "{\"cmd\":\"new\",\"game\":\"connect-any\"}\n",
    "{\"cmd\":\"hello\"}\n",
    "{\"cmd\":\"legal\"}\n",
    "{\"cmd\":\"undo\"}\n",
    "{\"cmd\":\"save\"}\n",
    "{\"cmd\":\"show\"}\n",
    "{\"cmd\":\"go\",\"visits\":20}\n",
    "{\"cmd\":\"play\",\"turn\":\"4\"}\n",
    "\"id\":null",
    "\"seed\":",
    "\"turns\":[",
    "\"level\":",
    "\"threads\":",
];

/// Returns a save of every variant after some moves.
fn saves() -> Vec<Vec<u8>> {
    started(7).into_iter().map(|session| session.save().into_bytes()).collect()
}

/// Returns a session of every variant after some moves.
fn started(moves: usize) -> Vec<Session> {
    let variants =
        games::every().flat_map(|game| game.variants().into_iter().map(move |variant| (game, variant.options)));
    let start = |(game, options): (&'static dyn games::Game, Value)| {
        let mut session = Session::new(game.id(), &options).expect("the standard options are valid");
        for number in 0..moves {
            let legal = session.legal_moves();
            if let Some(mv) = legal.get(number * 3 % legal.len().max(1)) {
                session.play(mv).expect("a legal move");
            }
        }
        session
    };
    variants.map(start).collect()
}

fn take_save(input: &[u8]) -> String {
    match Session::load(&String::from_utf8_lossy(input)) {
        Ok(session) => {
            let again = Session::load(&session.save()).expect("a loaded game can be saved and loaded again");
            assert_eq!(again.save(), session.save());
            drop(session.snapshot(Language::negotiate("de")));
            format!("{} after {} turns", session.game().id(), session.played().len())
        }
        Err(error) => kind(&error.to_string()),
    }
}

fn options() -> Vec<Vec<u8>> {
    let of = |(number, game): (usize, &dyn games::Game)| -> Vec<Vec<u8>> {
        let variants = game.variants().into_iter().map(|variant| variant.options).chain(game.test_options());
        let number = u8::try_from(number).expect("there are few games");
        variants.map(|options| [&[number], options.to_string().as_bytes()].concat()).collect()
    };
    games::every().enumerate().flat_map(|(number, game)| of((number, game))).collect()
}

fn take_options(input: &[u8]) -> String {
    let Some((number, json)) = input.split_first() else { return "nothing".to_owned() };
    let games: Vec<_> = games::every().collect();
    let game = games[usize::from(*number) % games.len()];
    let Ok(options) = serde_json::from_slice::<Value>(json) else { return "no JSON".to_owned() };
    match Session::new(game.id(), &options) {
        Ok(session) => {
            let again = Session::load(&session.save()).expect("a new game can be saved and loaded");
            assert_eq!(again.save(), session.save());
            format!("{} with {} places", game.id(), session.layout().spots.len())
        }
        Err(error) => kind(&error.to_string()),
    }
}

fn moves() -> Vec<Vec<u8>> {
    let first = |(number, session): (usize, Session)| -> Vec<Vec<u8>> {
        let number = u8::try_from(number).expect("there are few variants");
        let moves = session.legal_moves();
        moves.into_iter().take(4).map(|mv| [&[number], mv.as_bytes()].concat()).collect()
    };
    started(4).into_iter().enumerate().flat_map(first).collect()
}

fn take_move(input: &[u8]) -> String {
    thread_local! {
        static STARTED: Vec<String> = started(4).iter().map(Session::save).collect();
    }
    let Some((number, text)) = input.split_first() else { return "nothing".to_owned() };
    let mut session = STARTED.with(|saves| Session::load(&saves[usize::from(*number) % saves.len()])).expect("a save");
    let (before, legal) = (session.played().len(), session.legal_moves());
    match session.play(&String::from_utf8_lossy(text)) {
        Ok(_) => {
            assert_eq!(session.played().len(), before + 1);
            let played = session.played().last().map(|mv| mv.text.clone());
            assert!(played.as_ref().is_some_and(|mv| legal.contains(mv)), "{played:?} was not legal");
            format!("{} plays on", session.game().id())
        }
        Err(error) => {
            assert_eq!(session.played().len(), before, "a rejected move must not change the game");
            kind(&error.to_string())
        }
    }
}

fn links() -> Vec<Vec<u8>> {
    started(7).iter().filter_map(Session::link).map(String::into_bytes).collect()
}

fn take_link(input: &[u8]) -> String {
    match Session::from_link(&String::from_utf8_lossy(input)) {
        Ok(session) => {
            let link = session.link().expect("a game loaded from a link has a link");
            let again = Session::from_link(&link).expect("its own link is valid");
            assert_eq!((again.save(), again.link()), (session.save(), Some(link)));
            format!("{} after {} turns", session.game().id(), session.played().len())
        }
        Err(error) => kind(&error.to_string()),
    }
}

fn files() -> Vec<Vec<u8>> {
    let disk = MemoryDisk::default();
    let mut app = fixture::open(&disk, &fixture::FaultyListener::default());
    for game in games::all() {
        let mut new_game = app.new_game(game.id()).expect("a known game");
        new_game.send(NewGameEvent::SetOpponent { opponent: Opponent::Person });
        let begun = app.begin(&new_game).expect("valid standard options");
        let mv = begun.legal_moves().swap_remove(0);
        begun.send(fivefold_app::MatchEvent::Play { text: mv.text });
    }
    let is_on = !app.settings().coordinates;
    let _ = app.change_settings(SettingsEvent::SetCoordinates { is_on });
    drop(app);
    let all = disk.files();
    let whole = all.iter().map(|(name, text)| [format!("={name}\n").as_bytes(), text, b"\n"].concat());
    let whole: Vec<Vec<u8>> = whole.collect();
    [vec![whole.concat()], whole].concat()
}

fn take_files(input: &[u8]) -> String {
    let disk = MemoryDisk::default();
    let mut name: Option<String> = None;
    for line in input.split_inclusive(|byte| *byte == b'\n') {
        if let Some(found) = line.strip_prefix(b"=") {
            name = Some(String::from_utf8_lossy(found).trim_end().to_owned());
        } else if let Some(name) = &name {
            disk.append(Path::new(name), line);
        }
    }
    let mut app = fixture::open(&disk, &fixture::FaultyListener::default());
    let home = app.home();
    let running = home.cards.iter().filter(|card| card.current.is_some()).count();
    for card in &home.cards {
        let opened = app.open_game(&card.game).expect("a card opens a match");
        drop(opened.state());
        drop(app.new_game(&card.game).map(|new_game: NewGame| new_game.state()));
    }
    drop(app.statistics());
    format!("{} messages, {running} running", home.message.iter().count())
}

fn lines() -> Vec<Vec<u8>> {
    let begin = |session: Session| {
        let game: Value = serde_json::from_str(&session.save()).expect("a save is JSON");
        let load = serde_json::json!({ "cmd": "load", "game": game });
        format!("{load}\n{{\"cmd\":\"go\",\"visits\":10}}\n{{\"cmd\":\"legal\"}}\n{{\"cmd\":\"show\"}}").into_bytes()
    };
    let mut seeds: Vec<Vec<u8>> = started(3).into_iter().map(begin).collect();
    for game in games::all() {
        let id = game.id();
        seeds.push(
            format!("{{\"cmd\":\"new\",\"game\":\"{id}\",\"seed\":1}}\n{{\"cmd\":\"perft\",\"depth\":1}}").into(),
        );
    }
    seeds
}

fn take_lines(input: &[u8]) -> String {
    let mut engine = Engine::default();
    let mut last = String::new();
    for line in String::from_utf8_lossy(input).lines().take(8) {
        let line = bounded(line);
        let (Response::More(value) | Response::Last(value)) = engine.answer(&line);
        last = match value["error"].as_str() {
            Some(error) => kind(error),
            None => format!("answered {}", value.as_object().map_or(0, serde_json::Map::len)),
        };
        assert!(value["ok"].is_boolean(), "{line}: {value}");
    }
    last
}

/// Shortens the times and limits in a line, because a requested long search is not a fault.
fn bounded(line: &str) -> String {
    let Ok(Value::Object(mut fields)) = serde_json::from_str(line) else { return line.to_owned() };
    if ["go", "solve", "perft", "judge", "review"]
        .iter()
        .any(|command| fields.get("cmd") == Some(&Value::from(*command)))
    {
        for (name, most) in [("visits", 50), ("ms", 2), ("depth", 2), ("threads", 3), ("level", 2), ("memory_mb", 4)] {
            if fields.get(name).and_then(Value::as_u64).is_some_and(|number| number > most) {
                fields.insert(name.to_owned(), most.into());
            }
        }
        if fields.get("cmd") == Some(&"go".into()) && !fields.contains_key("level") {
            fields.entry("visits").or_insert(20.into());
            // The whole tree is reserved at once.
            fields.entry("memory_mb").or_insert(4.into());
        }
    }
    Value::Object(fields).to_string()
}

/// Removes quotations from an error, so that errors of one kind are equal.
fn kind(error: &str) -> String {
    assert!(!error.is_empty(), "an error must not be empty");
    assert!(error.chars().count() < 400, "the error quotes too much: {error}");
    let mut kind = String::new();
    let mut is_quoted = false;
    for letter in error.chars() {
        match letter {
            '`' => is_quoted = !is_quoted,
            _ if is_quoted || letter.is_ascii_digit() => {}
            _ => kind.push(letter),
        }
    }
    kind
}
