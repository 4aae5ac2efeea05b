use std::{
    fs,
    io::{self, Write},
    path::Path,
};

use fivefold_engine::{
    game::{Message, MoveError, OptionKind, Side},
    games::{self, Game, PlayedMove},
    search::SearchOutcome,
    session::{MoveFault, Player, SearchError, SearchPurpose, Session, Touched},
    text::{Language, Library, Sources, TextFile, Texts},
};

use super::{
    arguments::PlayArgs,
    command::{self, TerminalCommand},
    computer,
};

/// The terminal's own texts, English by default; the games have their own.
pub static WORDS: Library = Library::new(
    "play",
    Sources::words(&[TextFile::translated("play", include_str!("en.ftl"), &[("de", include_str!("de.ftl"))])]),
);

/// The default level of the computer player.
const DEFAULT_LEVEL: u8 = 3;

/// The level of a demonstration: fast, with sensible moves.
const DEMONSTRATION_LEVEL: u8 = 2;

/// The game of a demonstration, if it is available: short and widely known.
const DEMONSTRATION: &str = "connect-four";

/// Whether to read another command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// Continue with the next command.
    More,
    /// End the program.
    Stop,
}

/// The current match and its output.
pub struct Terminal<'a> {
    session: Option<Session>,
    language: Language,
    words: &'static Texts,
    seed: u64,
    players: [Player; 2],
    output: &'a mut dyn Write,
}

impl<'a> Terminal<'a> {
    /// Returns a terminal without a match.
    pub fn new(language: Language, seed: u64, output: &'a mut dyn Write) -> Self {
        Self { session: None, language, words: WORDS.texts(language), seed, players: [Player::Human; 2], output }
    }

    /// Prints the greeting.
    pub fn greet(&mut self) -> io::Result<()> {
        self.word("greeting")
    }

    /// Begins the match given by the arguments. At a terminal, a person plays against the computer by default.
    pub fn open(&mut self, arguments: &PlayArgs, is_terminal: bool) -> io::Result<()> {
        let second = if is_terminal { Player::Level(DEFAULT_LEVEL) } else { Player::Human };
        self.players = [arguments.first.unwrap_or(Player::Human), arguments.second.unwrap_or(second)];
        match (&arguments.load, &arguments.game) {
            (Some(file), _) => self.load(file),
            (None, Some(game)) => self.begin(game, &arguments.options),
            (None, None) if is_terminal => self.list_games(),
            (None, None) => Ok(()),
        }
    }

    /// Plays one game to its end, computer against computer.
    pub fn demonstrate(&mut self, arguments: &PlayArgs) -> io::Result<()> {
        let any = games::all().first().map_or("tic-tac-toe", |game| game.id());
        let usual = if games::all().iter().any(|game| game.id() == DEMONSTRATION) { DEMONSTRATION } else { any };
        let computer = |player: Option<Player>| match player {
            Some(Player::Human) | None => Player::Level(DEMONSTRATION_LEVEL),
            Some(computer) => computer,
        };
        self.players = [computer(arguments.first), computer(arguments.second)];
        match &arguments.load {
            Some(file) => self.load(file),
            None => self.begin(arguments.game.as_deref().unwrap_or(usual), &arguments.options),
        }
    }

    /// Prints the prompt.
    pub fn prompt(&mut self) -> io::Result<()> {
        let prompt = match &self.session {
            None => self.words.word("choose"),
            Some(session) => session.snapshot(self.language).prompt,
        };
        write!(self.output, "{prompt} > ")?;
        self.output.flush()
    }

    /// Executes a line, then plays the computer's moves while it is to move.
    pub fn execute(&mut self, line: &str) -> io::Result<Flow> {
        let Some(command) = TerminalCommand::read(line) else { return Ok(Flow::More) };
        match command {
            TerminalCommand::Quit => return Ok(Flow::Stop),
            TerminalCommand::Help => self.word("help")?,
            TerminalCommand::Games => self.list_games()?,
            TerminalCommand::New(game, options) => self.begin(&game, &options)?,
            TerminalCommand::Load(file) => self.load(&file)?,
            command => match self.session.take() {
                None => self.begin_or(line)?,
                Some(mut session) => {
                    let done = self.execute_in(&mut session, command);
                    self.session = Some(session);
                    done?;
                }
            },
        }
        self.output.flush()?;
        Ok(Flow::More)
    }

    /// Begins a match from a game's id or number alone; accepted only before the first match.
    fn begin_or(&mut self, line: &str) -> io::Result<()> {
        let mut words = line.split_whitespace();
        match words.next().and_then(find) {
            Some(game) => self.begin(game.id(), &words.map(ToOwned::to_owned).collect::<Vec<_>>()),
            None => self.word("no-game"),
        }
    }

    fn execute_in(&mut self, session: &mut Session, command: TerminalCommand) -> io::Result<()> {
        let texts = session.texts(self.language);
        match command {
            TerminalCommand::Moves(text) => return self.play(session, &text),
            TerminalCommand::Legal => {
                let moves = session.legal_moves().join(" ");
                return self.say(&Message::new("legal").word("moves", moves));
            }
            TerminalCommand::Rules => return self.rules(texts),
            TerminalCommand::Undo if session.undo().is_none() => return self.word("nothing-to-undo"),
            TerminalCommand::Redo if session.redo().is_none() => return self.word("nothing-to-redo"),
            TerminalCommand::Go(mv) => {
                if let Err(reason) = session.go_to(mv) {
                    return writeln!(self.output, "{}", texts.say(&reason));
                }
            }
            TerminalCommand::Hint => return self.hint(session),
            TerminalCommand::Player(side, player) => {
                if let Err(reason) = session.set_player(side, player) {
                    return writeln!(self.output, "{}", texts.say(&reason));
                }
                // Setting the computer to move at an earlier position plays its move there.
                if session.computer_to_move() && !session.waits_for_computer() {
                    self.computer_move(session)?;
                    return self.let_computer_play(session);
                }
            }
            TerminalCommand::Resign => {
                let side = session.side().unwrap_or(Side::First);
                if let Err(reason) = session.resign(side) {
                    return writeln!(self.output, "{}", texts.say(&reason));
                }
            }
            TerminalCommand::Draw => {
                if let Err(reason) = session.agree_draw() {
                    return writeln!(self.output, "{}", texts.say(&reason));
                }
            }
            TerminalCommand::Save(file) => return self.save(session, &file),
            _ => {}
        }
        self.show(session)?;
        self.let_computer_play(session)
    }

    fn begin(&mut self, name: &str, words: &[String]) -> io::Result<()> {
        let Some(game) = find(name) else {
            self.say(&Message::new("unknown-game").word("game", name.chars().take(40).collect::<String>()))?;
            return self.list_games();
        };
        let options = command::options(game, words, self.seed);
        let mut session = match Session::new(game.id(), &options) {
            Ok(session) => session,
            Err(fault) => return self.say(&Message::new("fault").word("fault", fault.to_string())),
        };
        for (side, player) in Side::BOTH.into_iter().zip(self.players) {
            if let Err(reason) = session.set_player(side, player) {
                writeln!(self.output, "{}", session.texts(self.language).say(&reason))?;
            }
        }
        if self.players.iter().all(|player| player.is_computer()) {
            let name = session.texts(self.language).word("name");
            self.say(&Message::new("demonstration").word("name", name))?;
        }
        self.continue_with(session)
    }

    fn load(&mut self, file: &Path) -> io::Result<()> {
        let loaded = fs::read(file).map_err(|fault| fault.to_string()).and_then(|bytes| {
            let text = String::from_utf8_lossy(&bytes);
            Session::load(&text).map_err(|fault| fault.to_string())
        });
        match loaded {
            Ok(session) => self.continue_with(session),
            Err(fault) => self.file_fault(file, fault),
        }
    }

    fn save(&mut self, session: &Session, file: &Path) -> io::Result<()> {
        match fs::write(file, session.save() + "\n") {
            Ok(()) => self.say(&Message::new("saved").word("file", file.display().to_string())),
            Err(fault) => self.file_fault(file, fault.to_string()),
        }
    }

    fn file_fault(&mut self, file: &Path, fault: String) -> io::Result<()> {
        self.say(&Message::new("file-fault").word("file", file.display().to_string()).word("fault", fault))
    }

    fn continue_with(&mut self, mut session: Session) -> io::Result<()> {
        self.show(&session)?;
        let played = self.let_computer_play(&mut session);
        self.session = Some(session);
        played
    }

    fn play(&mut self, session: &mut Session, text: &str) -> io::Result<()> {
        for word in session.state().separate(text) {
            match session.play(word) {
                Ok(played) => self.print_move(session, &played)?,
                Err(error) => {
                    let fault = MoveFault { number: session.at() + 1, error };
                    return self.refuse(session, &fault);
                }
            }
            self.let_computer_play(session)?;
        }
        Ok(())
    }

    fn refuse(&mut self, session: &Session, fault: &MoveFault) -> io::Result<()> {
        let message = match &fault.error {
            MoveError::Unreadable { text } => Message::new("unreadable").word("text", text.clone()),
            MoveError::Illegal { text, reason } => {
                let reason = session.texts(self.language).say(reason);
                Message::new("illegal").word("text", text.clone()).word("reason", reason)
            }
        };
        self.say(&message)
    }

    fn let_computer_play(&mut self, session: &mut Session) -> io::Result<()> {
        while session.waits_for_computer() {
            if self.computer_move(session)? == Flow::Stop {
                break;
            }
        }
        Ok(())
    }

    /// Plays the computer's move, also at an earlier move.
    fn computer_move(&mut self, session: &mut Session) -> io::Result<Flow> {
        self.seed = self.seed.wrapping_add(1);
        let report = match computer::search(session, SearchPurpose::Move, self.seed) {
            Ok(Some(report)) => report,
            Ok(None) => return Ok(Flow::Stop),
            Err(fault) => {
                self.say(&Message::new("fault").word("fault", fault.to_string()))?;
                return Ok(Flow::Stop);
            }
        };
        match session.apply(&report) {
            Ok(played) => self.print_move(session, &played)?,
            Err(reason) => {
                writeln!(self.output, "{}", session.texts(self.language).say(&reason))?;
                return Ok(Flow::Stop);
            }
        }
        Ok(Flow::More)
    }

    fn hint(&mut self, session: &mut Session) -> io::Result<()> {
        let found = match computer::search(session, SearchPurpose::Hint, self.seed) {
            Ok(report) => report,
            Err(SearchError::Refused(reason)) => {
                return writeln!(self.output, "{}", session.texts(self.language).say(&reason));
            }
            Err(fault) => return self.say(&Message::new("fault").word("fault", fault.to_string())),
        };
        let Some(SearchOutcome::Move { text, .. }) = found.map(|report| report.outcome) else { return Ok(()) };
        let moves = session.described_moves(self.language);
        let sentence = moves.into_iter().find(|mv| mv.text == text).map(|mv| mv.sentence);
        self.say(&Message::new("hint").word("text", text).word("sentence", sentence.unwrap_or_default()))
    }

    /// Prints a played move and the board after it.
    fn print_move(&mut self, session: &Session, played: &Touched) -> io::Result<()> {
        if let Touched::Done { mv: PlayedMove { text, sentence, .. }, .. } = played {
            let sentence = session.texts(self.language).say(sentence);
            let number = i64::try_from(session.at()).unwrap_or(i64::MAX);
            let line = Message::new("move-line").number("number", number);
            self.say(&line.word("text", text.clone()).word("sentence", sentence))?;
        }
        self.show(session)
    }

    fn show(&mut self, session: &Session) -> io::Result<()> {
        writeln!(self.output, "\n{}", session.state().position().text_board().trim_end())?;
        if let Some(result) = session.snapshot(self.language).result {
            writeln!(self.output, "\n{}: {}", result.title, result.reason)?;
        }
        writeln!(self.output)
    }

    fn rules(&mut self, texts: &Texts) -> io::Result<()> {
        for page in texts.rules_pages() {
            writeln!(self.output, "\n{}\n\n{}", page.title.to_uppercase(), page.body)?;
        }
        writeln!(self.output)
    }

    fn list_games(&mut self) -> io::Result<()> {
        for (number, game) in (1_i64..).zip(games::all()) {
            let texts = game.texts(self.language.into());
            let line = Message::new("game-line").number("number", number).word("id", game.id());
            self.say(&line.word("name", texts.word("name")).word("tagline", texts.word("tagline")))?;
            for option in game.option_specs() {
                let line = Message::new("option-line").word("option", option.name).word("range", range(&option.kind));
                let line = line.word("default", option.default.to_string());
                let text = self.words.say(&line.word("text", texts.word(&format!("option-{}", option.name))));
                writeln!(self.output, "     {text}")?;
            }
        }
        Ok(())
    }

    fn word(&mut self, key: &'static str) -> io::Result<()> {
        self.say(&Message::new(key))
    }

    fn say(&mut self, message: &Message) -> io::Result<()> {
        writeln!(self.output, "{}", self.words.say(message))
    }
}

/// Returns a game by its id or by its number in the list.
fn find(name: &str) -> Option<&'static dyn Game> {
    let number = name.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    number.and_then(|index| games::all().get(index).copied()).or_else(|| games::find(name))
}

fn range(kind: &OptionKind) -> String {
    match kind {
        OptionKind::Number { min, max, step: 1 } => format!("{min}..{max}"),
        OptionKind::Number { min, max, step } => format!("{min}, {}..{max}", min + step),
        OptionKind::Choice(words) => words.join(", "),
        OptionKind::YesNo => "true, false".to_owned(),
        OptionKind::Cell => "c3".to_owned(),
        OptionKind::Cells => "c3,d4".to_owned(),
        OptionKind::Seed => "0..".to_owned(),
    }
}
