use std::{
    fs,
    io::{self, Cursor},
    path::PathBuf,
    time::Duration,
};

use fivefold_engine::{
    game::Side,
    games,
    session::Player,
    text::{Language, Texts},
};
use serde_json::json;

use super::{
    arguments::PlayArgs,
    command::{self, TerminalCommand},
    lines::{Input, LineReader},
    terminal::{Flow, Terminal, WORDS},
};

/// Returns the output of these commands with a person on both sides.
fn output_of(language: Language, commands: &[&str]) -> String {
    let mut output = Vec::new();
    let mut terminal = Terminal::new(language, 1, &mut output);
    terminal.open(&PlayArgs::default(), false).expect("memory can be written");
    for command in commands {
        assert_eq!(terminal.execute(command).expect("memory can be written"), Flow::More);
    }
    String::from_utf8(output).expect("text")
}

fn scratch(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("fivefold-play-{}-{name}", std::process::id()))
}

#[test]
fn game_is_played_to_its_end() {
    let printed = output_of(Language::ENGLISH, &["new tic-tac-toe", "a1 a2", "b1", "b2 c1"]);
    assert!(printed.contains("1. a1 – Orange takes a1\n\n3 . . .\n2 . . .\n1 X . .\n  a b c\n"), "{printed}");
    assert!(printed.ends_with("Orange wins: Orange has three in a row.\n\n"), "{printed}");
}

#[test]
fn terminal_speaks_german() {
    let printed = output_of(Language::negotiate("de"), &["a1", "new tic-tac-toe", "a1", "a1", "x", "undo", "undo"]);
    for sentence in [
        "Es läuft noch keine Partie. Beginne eine mit „new“.",
        "1. a1 – Orange besetzt a1",
        "a1: a1 ist besetzt.",
        "„x“ ist weder ein Zug dieses Spiels noch ein Befehl.",
        "Es gibt nichts rückgängig zu machen.",
    ] {
        assert!(printed.contains(sentence), "{sentence} is not in {printed}");
    }
}

#[test]
fn moves_are_undone_and_redone() {
    let board = |commands: &[&str]| {
        let printed = output_of(Language::ENGLISH, &[&["new tic-tac-toe", "a1 b2 c3"], commands].concat());
        printed.trim_end().rsplit("\n\n").next().unwrap_or_default().to_owned()
    };
    assert_eq!(board(&["undo"]), "3 . . .\n2 . O .\n1 X . .\n  a b c");
    assert_eq!(board(&["undo", "redo"]), "3 . . X\n2 . O .\n1 X . .\n  a b c");
    assert_eq!(board(&["go 1"]), "3 . . .\n2 . . .\n1 X . .\n  a b c");
}

#[test]
fn game_is_saved_and_resumed() {
    let file = scratch("saved.json");
    let name = file.display().to_string();
    output_of(Language::ENGLISH, &["new tic-tac-toe", "a1 b2", &format!("save {name}")]);
    let printed = output_of(Language::ENGLISH, &[&format!("load {name}"), "c3"]);
    assert!(printed.contains("3. c3 – Orange takes c3"), "{printed}");
    fs::write(&file, "{\"fivefold\":1,\"game\":\"tic-tac-toe\",\"turns\":\"a1 a1\"}").expect("a scratch file");
    let printed = output_of(Language::ENGLISH, &[&format!("load {name}")]);
    assert!(printed.contains("move 2: `a1` is not legal here"), "{printed}");
    fs::remove_file(&file).expect("the scratch file exists");
    let printed = output_of(Language::ENGLISH, &[&format!("load {name}")]);
    assert!(printed.contains(&name), "{printed}");
}

#[test]
fn computer_plays_its_side_and_gives_hints() {
    let printed = output_of(Language::ENGLISH, &["new tic-tac-toe", "second 8", "b2", "hint"]);
    assert!(printed.contains("\n2. "), "{printed}");
    assert!(printed.lines().last().is_some_and(|line| line.contains(": Orange takes ")), "{printed}");
}

#[test]
fn computer_plays_from_earlier_move_when_asked() {
    let printed = output_of(Language::ENGLISH, &["new tic-tac-toe", "a1 b2 c3", "undo", "undo", "second 8", "legal"]);
    assert!(printed.contains("\n2. "), "{printed}");
    assert_eq!(printed.lines().last().map(|moves| moves.split_whitespace().count()), Some(7), "{printed}");
}

#[test]
fn demonstration_is_played_without_commands() {
    for game in ["tic-tac-toe", "pentago-twist"] {
        let mut output = Vec::new();
        let level = Some(Player::Level(1));
        let game_and_players =
            PlayArgs { game: Some(game.to_owned()), first: level, second: level, ..PlayArgs::default() };
        Terminal::new(Language::ENGLISH, 1, &mut output).demonstrate(&game_and_players).expect("memory can be written");
        let printed = String::from_utf8(output).expect("text");
        assert!(printed.contains("wins: ") || printed.contains("Draw: "), "{game}: {printed}");
    }
}

#[test]
fn commands_are_distinguished_from_moves() {
    for (line, command) in [
        ("", None),
        ("  \t", None),
        ("undo", Some(TerminalCommand::Undo)),
        (" go 12 ", Some(TerminalCommand::Go(12))),
        ("go west", Some(TerminalCommand::Moves("go west".to_owned()))),
        ("first human", Some(TerminalCommand::Player(Side::First, Player::Human))),
        ("second 8", Some(TerminalCommand::Player(Side::Second, Player::Level(8)))),
        ("second 21", Some(TerminalCommand::Moves("second 21".to_owned()))),
        ("new", Some(TerminalCommand::New(String::new(), Vec::new()))),
        ("new x size=3", Some(TerminalCommand::New("x".to_owned(), vec!["size=3".to_owned()]))),
        ("save my game", Some(TerminalCommand::Save("my game".into()))),
        ("c8-c6 e1xe3", Some(TerminalCommand::Moves("c8-c6 e1xe3".to_owned()))),
    ] {
        assert_eq!(TerminalCommand::read(line), command, "{line:?}");
    }
}

#[test]
fn options_are_parsed_from_words() {
    let game = games::find("lines-of-action").expect("it is offered");
    let words = ["size=9".to_owned(), "movement=classic".to_owned(), "mood=good".to_owned()];
    let expected = json!({ "size": 9, "movement": "classic", "mood": "good" });
    assert_eq!(command::options(game, &words, 1), expected);
    let printed =
        output_of(Language::ENGLISH, &["new lines-of-action size=99", "new lines-of-action mood=good", "new 77"]);
    for sentence in ["99", "unknown field `mood`", "There’s no game called “77”."] {
        assert!(printed.contains(sentence), "{sentence} is not in {printed}");
    }
}

#[test]
fn arbitrary_input_does_not_panic() {
    for line in ["new", "new 🙂", "rules", "games", "help", "?", "load /", "save /", "hint", "resign", "draw", "\u{0}"]
    {
        output_of(Language::ENGLISH, &[line, "new tic-tac-toe", line, "a1", line, line]);
    }
}

#[test]
fn line_reader_reports_end_and_timeout() {
    let lines = LineReader::read(Cursor::new("one\r\n\ntwo"));
    let heard: Vec<Input> = (0..4).map(|_| lines.next(None)).collect();
    let line = |text: &str| Input::Line(text.to_owned());
    assert_eq!(heard, [line("one"), line(""), line("two"), Input::End]);
    let (reader, _writer) = io::pipe().expect("the system has pipes");
    let silent = LineReader::read(io::BufReader::new(reader));
    assert_eq!(silent.next(Some(Duration::from_millis(1))), Input::Timeout);
}

#[test]
fn terminal_texts_are_complete_in_german() {
    let keys = |source: &str| -> Vec<String> {
        let lines = source.lines().filter(|line| !line.starts_with(' '));
        lines.filter_map(|line| line.split_once(" =").map(|(key, _)| key.to_owned())).collect()
    };
    let english = include_str!("en.ftl");
    assert_eq!(keys(english), keys(include_str!("de.ftl")));
    for tag in ["en", "de"] {
        let texts: &Texts = WORDS.texts(Language::negotiate(tag));
        assert_eq!(texts.faults(), []);
        assert!(keys(english).iter().all(|key| texts.has(key)));
    }
}
