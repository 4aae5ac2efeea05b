use fivefold_engine::{
    game::{MoveError, OptionKind},
    games::{self, Game},
    puzzles::PoolError,
    session::{MoveFault, SaveError, Session, SessionError},
    text::{Language, shortened},
};
use serde_json::{Map, Value, json};

use super::{
    judge,
    request::Request,
    status,
    think::{self, ThinkFault},
};

/// The deepest count of sequences that is begun: more would not end anyway.
const MOST_DEPTH: u32 = 64;

/// How many letters of a reason are said, which may repeat what was read at any length.
const MOST_SAID: usize = 160;

/// The state of the program: the match being played, if there is one.
#[derive(Default)]
pub struct Engine {
    session: Option<Session>,
}

/// What is written for a line.
pub enum Answer {
    /// And the next line is read.
    More(Value),
    /// And nothing more is read.
    Last(Value),
}

/// Why a request is not answered.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// It is not a request.
    #[error("not a request: {0}")]
    Form(String),
    /// It needs a game.
    #[error("no game is being played: begin one with `new` or `load`")]
    NoGame,
    /// The first move is shown.
    #[error("there is no turn to take back")]
    NothingToUndo,
    /// A count that does not end.
    #[error("depth {0} is more than {MOST_DEPTH}")]
    Depth(u32),
    /// The game does not begin.
    #[error(transparent)]
    Session(#[from] SessionError),
    /// A move is not played.
    #[error("{0}")]
    Move(String),
    /// Puzzles that are damaged.
    #[error(transparent)]
    Puzzles(#[from] PoolError),
    /// Nothing is found.
    #[error(transparent)]
    Think(#[from] ThinkFault),
    /// A saved game is not read.
    #[error(transparent)]
    Save(#[from] SaveError),
}

/// The answer to what could not be done.
pub fn refusal(error: &str) -> Answer {
    Answer::More(json!({ "ok": false, "error": error }))
}

impl Engine {
    /// Does what a line asks for.
    pub fn answer(&mut self, line: &str) -> Answer {
        let form = |error: serde_json::Error| Fault::Form(shortened(&error.to_string(), MOST_SAID));
        let mut fields: Map<String, Value> = match serde_json::from_str(line).map_err(form) {
            Ok(fields) => fields,
            Err(fault) => return refusal(&fault.to_string()),
        };
        let id = fields.remove("id");
        let request = serde_json::from_value(Value::Object(fields)).map_err(form);
        let is_last = matches!(request, Ok(Request::Quit {}));
        let mut answer = match request.and_then(|request| self.execute(request)) {
            Ok(mut answer) => {
                answer["ok"] = Value::Bool(true);
                answer
            }
            Err(fault) => json!({ "ok": false, "error": fault.to_string() }),
        };
        if let Some(id) = id {
            answer["id"] = id;
        }
        if is_last { Answer::Last(answer) } else { Answer::More(answer) }
    }

    fn execute(&mut self, request: Request) -> Result<Value, Fault> {
        match request {
            Request::Hello {} => Ok(status::of_program()),
            Request::New { game, options, seed, moves } => self.begin(&game, options, seed, &moves),
            Request::Play { mv } => {
                let session = self.session_mut()?;
                if mv.trim().is_empty() {
                    return Err(Fault::Move(MoveError::unreadable(&mv).to_string()));
                }
                play(session, &mv)?;
                Ok(status::of_session(session))
            }
            Request::Undo {} => {
                let session = self.session_mut()?;
                session.undo().ok_or(Fault::NothingToUndo)?;
                Ok(status::of_session(session))
            }
            Request::Legal {} => Ok(json!({ "turns": self.session()?.legal_moves() })),
            Request::Go(effort) => {
                let session = self.session()?;
                Ok(think::go(session.game(), session.state(), &effort)?)
            }
            Request::Solve { ms } => Ok(think::solve(self.session()?.state(), ms)?),
            Request::Judge { mv, visits } => self.judge(&mv, visits),
            Request::Review { visits } => Ok(judge::review(self.session()?, visits)?),
            Request::Puzzles { game } => {
                let found = games::find(&game).ok_or_else(|| SessionError::Game(shortened(&game, MOST_SAID)))?;
                Ok(status::of_puzzles(found)?)
            }
            Request::Show {} => Ok(json!({ "board": self.session()?.state().text_board() })),
            Request::Save {} => {
                let saved: Value =
                    serde_json::from_str(&self.session()?.save()).map_err(|error| Fault::Form(error.to_string()))?;
                Ok(json!({ "game": saved }))
            }
            Request::Load { game } => {
                let session = Session::load(&game.to_string())?;
                Ok(status::of_session(self.session.insert(session)))
            }
            Request::Perft { depth } if depth > MOST_DEPTH => Err(Fault::Depth(depth)),
            Request::Perft { depth } => Ok(json!({ "count": self.session()?.state().perft(depth) })),
            Request::Quit {} => Ok(json!({})),
        }
    }

    fn session(&self) -> Result<&Session, Fault> {
        self.session.as_ref().ok_or(Fault::NoGame)
    }

    fn session_mut(&mut self) -> Result<&mut Session, Fault> {
        self.session.as_mut().ok_or(Fault::NoGame)
    }

    fn judge(&self, mv: &str, visits: Option<u64>) -> Result<Value, Fault> {
        let session = self.session()?;
        let state = session.state();
        if state.status().is_over() {
            return Err(ThinkFault::Over.into());
        }
        let mv = state.read_move(mv).map_err(|error| Fault::Move(sentence(session, &error)))?;
        Ok(judge::judge(state, mv, visits)?)
    }

    fn begin(&mut self, game: &str, mut options: Value, seed: Option<u64>, moves: &[String]) -> Result<Value, Fault> {
        if let Some(seed) = seed {
            set_seed(game, &mut options, seed);
        }
        let mut session = Session::new(game, &options)?;
        play(&mut session, &moves.join(" "))?;
        Ok(status::of_session(self.session.insert(session)))
    }
}

/// Sets the option that the game draws by lot from, if it has one that is not set.
fn set_seed(game: &str, options: &mut Value, seed: u64) {
    let specs = games::find(game).map(Game::option_specs).unwrap_or_default();
    let Some(spec) = specs.iter().find(|spec| spec.kind == OptionKind::Seed) else { return };
    if options.is_null() {
        *options = json!({});
    }
    if let Some(fields) = options.as_object_mut() {
        fields.entry(spec.name).or_insert_with(|| seed.into());
    }
}

/// Plays a move, or several, as people write them: all or none. Only where there are several is the wrong one numbered.
fn play(session: &mut Session, moves: &str) -> Result<(), Fault> {
    let is_one = session.state().separate(moves).len() == 1;
    session.play_all(moves).map_err(|MoveFault { number, error }| {
        let sentence = sentence(session, &error);
        Fault::Move(if is_one { sentence } else { format!("turn {number}: {sentence}") })
    })
}

/// Why a move is not played, with the reason in words.
fn sentence(session: &Session, error: &MoveError) -> String {
    match error {
        MoveError::Unreadable { .. } => error.to_string(),
        MoveError::Illegal { text, reason } => {
            format!("`{text}` is not legal here: {}", session.texts(Language::ENGLISH).say(reason))
        }
    }
}
