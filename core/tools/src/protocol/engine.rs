use fivefold_engine::{
    game::{Move, MoveError, OptionKind, shortened},
    games::{self, Game},
    puzzles::PoolError,
    session::{MoveFault, SaveError, Session, SessionError},
    text::Language,
};
use serde_json::{Map, Value, json};

use super::{
    judge,
    request::Request,
    status,
    think::{self, ThinkError},
};

/// The maximum depth of `perft`: greater ones would not finish.
const MOST_DEPTH: u32 = 64;

/// The maximum length of an error message, which may quote the input.
const MOST_QUOTED: usize = 160;

/// The state of the program: the current match.
#[derive(Default)]
pub struct Engine {
    session: Option<Session>,
}

/// The response to a line.
pub enum Response {
    /// A response after which the program continues.
    More(Value),
    /// A response after which the program ends.
    Last(Value),
}

/// An error of a request.
#[derive(Debug, thiserror::Error)]
pub enum EngineError {
    /// The line is not a request.
    #[error("not a request: {0}")]
    Form(String),
    /// The request needs a game.
    #[error("no game is being played: begin one with `new` or `load`")]
    NoGame,
    /// There is no move to undo.
    #[error("there is no move to undo")]
    NothingToUndo,
    /// The depth is too large.
    #[error("depth {0} is more than {MOST_DEPTH}")]
    Depth(u32),
    /// The game cannot begin.
    #[error(transparent)]
    Session(#[from] SessionError),
    /// A move is refused.
    #[error("{0}")]
    Move(String),
    /// The puzzle pool is damaged.
    #[error(transparent)]
    Puzzles(#[from] PoolError),
    /// A search failed.
    #[error(transparent)]
    Think(#[from] ThinkError),
    /// A saved game cannot be loaded.
    #[error(transparent)]
    Save(#[from] SaveError),
}

/// Returns the response for an error.
pub fn refusal(error: &str) -> Response {
    Response::More(json!({ "ok": false, "error": error }))
}

impl Engine {
    /// Executes a line.
    pub fn answer(&mut self, line: &str) -> Response {
        let form = |error: serde_json::Error| EngineError::Form(shortened(&error.to_string(), MOST_QUOTED));
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
        if is_last { Response::Last(answer) } else { Response::More(answer) }
    }

    fn execute(&mut self, request: Request) -> Result<Value, EngineError> {
        match request {
            Request::Hello {} => Ok(status::of_program()),
            Request::New { game, options, seed, moves } => self.begin(&game, options, seed, &moves),
            Request::Play { mv } => {
                let session = self.session_mut()?;
                if mv.trim().is_empty() {
                    return Err(EngineError::Move(MoveError::unreadable(&mv).to_string()));
                }
                play(session, &mv)?;
                Ok(status::of_session(session))
            }
            Request::Undo {} => {
                let session = self.session_mut()?;
                session.undo().ok_or(EngineError::NothingToUndo)?;
                Ok(status::of_session(session))
            }
            Request::Legal {} => Ok(json!({ "turns": self.session()?.legal_moves() })),
            Request::Go(limits) => {
                let session = self.session()?;
                Ok(think::go(session.game(), session.state(), &limits)?)
            }
            Request::Solve { ms } => Ok(think::solve(self.session()?.state(), ms)?),
            Request::Judge { mv, visits } => Ok(judge::judge(self.session()?.state(), self.legal(&mv)?, visits)?),
            Request::Explain { mv, visits } => {
                let mv = mv.map(|mv| self.legal(&mv)).transpose()?;
                Ok(judge::explain(self.session()?, mv, visits)?)
            }
            Request::Review { visits } => Ok(judge::review(self.session()?, visits)?),
            Request::Puzzles { game } => {
                let found = games::find(&game).ok_or_else(|| SessionError::Game(shortened(&game, MOST_QUOTED)))?;
                Ok(status::of_puzzles(found)?)
            }
            Request::Show {} => Ok(json!({ "board": self.session()?.state().position().text_board() })),
            Request::Save {} => {
                let saved: Value = serde_json::from_str(&self.session()?.save())
                    .map_err(|error| EngineError::Form(error.to_string()))?;
                Ok(json!({ "game": saved }))
            }
            Request::Load { game } => {
                let session = Session::load(&game.to_string())?;
                Ok(status::of_session(self.session.insert(session)))
            }
            Request::Perft { depth } if depth > MOST_DEPTH => Err(EngineError::Depth(depth)),
            Request::Perft { depth } => Ok(json!({ "count": self.session()?.state().perft(depth) })),
            Request::Quit {} => Ok(json!({})),
        }
    }

    fn session(&self) -> Result<&Session, EngineError> {
        self.session.as_ref().ok_or(EngineError::NoGame)
    }

    fn session_mut(&mut self) -> Result<&mut Session, EngineError> {
        self.session.as_mut().ok_or(EngineError::NoGame)
    }

    /// Reads a legal move of the game that is being played.
    fn legal(&self, mv: &str) -> Result<Move, EngineError> {
        let session = self.session()?;
        let state = session.state();
        if state.status().is_over() {
            return Err(ThinkError::Over.into());
        }
        state.read_move(mv).map_err(|error| EngineError::Move(sentence(session, &error)))
    }

    fn begin(
        &mut self,
        game: &str,
        mut options: Value,
        seed: Option<u64>,
        moves: &[String],
    ) -> Result<Value, EngineError> {
        if let Some(seed) = seed {
            set_seed(game, &mut options, seed);
        }
        let mut session = Session::new(game, &options)?;
        play(&mut session, &moves.join(" "))?;
        Ok(status::of_session(self.session.insert(session)))
    }
}

/// Sets the game's seed option, if it has one that is not set.
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

/// Plays one or several moves, all or none. The error of one of several moves includes its number.
fn play(session: &mut Session, moves: &str) -> Result<(), EngineError> {
    let is_one = session.state().separate(moves).len() == 1;
    session.play_all(moves).map_err(|MoveFault { number, error }| {
        let sentence = sentence(session, &error);
        EngineError::Move(if is_one { sentence } else { format!("move {number}: {sentence}") })
    })
}

/// Formats the reason for a refused move.
fn sentence(session: &Session, error: &MoveError) -> String {
    match error {
        MoveError::Unreadable { .. } => error.to_string(),
        MoveError::Illegal { text, reason } => {
            format!("`{text}` is not legal here: {}", session.texts(Language::ENGLISH).say(reason))
        }
    }
}
