//! Setting up a position by hand: pieces, special cells and the side to move.

use std::sync::Arc;

use serde_json::{Map, Value};

use super::{
    super::{
        board::{Board, Overlay},
        button::{ButtonAction, PieceButton, ScreenButton},
        library::{Choices, Draft},
        new_game::NewGame,
        play::OpenMatches,
        symbol::Symbol,
        word::Word,
        words::{Refusal, Words, save_fault},
    },
    Study, StudyEvent, StudyKind, StudyState, Tone,
    exercise::Exercise,
};
use crate::{
    board::BoardGesture,
    picture::{self, Signs},
};
use fivefold_engine::{
    game::{
        Arrangement, BoardLayout, Message, OptionKind, OptionSpec, PieceKind, Place, PlaceShape, SetUpRules, Side,
        Surplus, Target,
    },
    games::{POSITION, PlayedMove},
    session::Session,
    text::Join,
};

/// A position being set up.
pub struct SetUp {
    /// The setting in which the screen was opened.
    start: String,
    rules: SetUpRules,
    position: ComposedPosition,
    /// The earlier positions, the latest last.
    undo: Vec<ComposedPosition>,
    /// The chosen tool of the tray.
    chosen: usize,
}

/// The options of the game, and the pieces.
#[derive(Clone, PartialEq)]
struct ComposedPosition {
    options: Map<String, Value>,
    arrangement: Arrangement,
}

/// What a tap on the board does.
#[derive(Clone, Copy, PartialEq)]
enum Tool {
    /// Puts a piece of this color, or a neutral one.
    Piece(Option<Side>),
    /// Makes a cell the one that an option names, or an ordinary one again.
    Cell(&'static str),
    /// Takes a piece away.
    Erase,
}

/// The maximum number of steps that can be undone.
const MOST_STEPS: usize = 200;

impl ComposedPosition {
    /// Returns the match that starts from the position on the board of another one; `None` if there is none.
    fn session(&self, like: &Session, layout: &BoardLayout) -> Option<Session> {
        Session::arranged(like.game(), self.options.clone(), &self.arrangement, layout).ok()
    }
}

impl SetUp {
    /// Opens the screen with the position of a setting, or with the draft that was begun in this setting.
    ///
    /// # Errors
    /// If the text is no setting, or the game's positions cannot be set up.
    pub(crate) fn open(matches: &Arc<OpenMatches>, start: &str) -> Result<Study, Refusal> {
        let refused = |key| Refusal(Words::new(matches.context.storage().profile.wording()).word(key));
        let session = Session::of_setting(start).map_err(|error| refused(save_fault(&error)))?;
        let rules = session.state().position().set_up_rules().ok_or_else(|| refused("save-other-game"))?;
        let draft = matches.context.storage().library.choices(session.game()).draft;
        let draft = draft.filter(|draft| draft.start == start).and_then(|it| Session::of_setting(&it.setting).ok());
        let session = draft.filter(|draft| draft.game().id() == session.game().id()).unwrap_or(session);
        let arrangement = session.arrangement().ok_or_else(|| refused("save-other-game"))?;
        let mut options = session.unusual_options();
        options.remove(POSITION);
        let position = ComposedPosition { options, arrangement };
        let set_up = Self { start: start.to_owned(), rules, position, undo: Vec::new(), chosen: 0 };
        Ok(Study::open(matches, session, Box::new(set_up)))
    }

    fn tools(&self, board: &Board) -> Vec<Tool> {
        let pieces = [Some(Side::First), Some(Side::Second)].map(Tool::Piece);
        let neutral = self.rules.has_neutral.then_some(Tool::Piece(None));
        let specs = board.session.game().option_specs().into_iter();
        let cells = specs.filter(|spec| spec.kind == OptionKind::Cell).map(|spec| Tool::Cell(spec.name));
        pieces.into_iter().chain(neutral).chain(cells).chain([Tool::Erase]).collect()
    }

    /// Returns the tray's buttons.
    fn tray(&self, board: &Board) -> Vec<PieceButton> {
        let (words, texts) = (board.words(), board.session.texts(board.wording()));
        let is_bridge = board.session.layout().spots.iter().any(|spot| spot.shape == PlaceShape::Gap);
        let tools = self.tools(board).into_iter().zip(0..).map(|(tool, number)| {
            let (label, picture) = match tool {
                Tool::Piece(Some(color)) => {
                    (words.color(color), picture::single_piece(piece_kind(is_bridge, color), Some(color)))
                }
                Tool::Piece(None) => {
                    let kind = if is_bridge { PieceKind::Tile } else { PieceKind::Blocker };
                    (texts.word("set-up-neutral"), picture::single_piece(kind, None))
                }
                Tool::Cell(option) => {
                    let shape = self.shape_of(board, option);
                    (texts.word(&format!("option-{option}")), picture::single_place(shape))
                }
                Tool::Erase => (words.word("set-up-erase"), picture::eraser()),
            };
            let button = ScreenButton::study(StudyEvent::Choose { number }, label);
            PieceButton { button: button.on(number as usize == self.chosen), picture }
        });
        tools.collect()
    }

    /// Returns the switch of the side to move.
    fn turns(&self, words: Words) -> Vec<PieceButton> {
        let turn = |color| {
            let label = words.say(&Message::new("turn-of").word("color", words.color(color)));
            let button = ScreenButton::study(StudyEvent::SetTurn { color }, label);
            PieceButton { button: button.on(color == self.position.arrangement.to_move), picture: picture::coin(color) }
        };
        Side::BOTH.map(turn).into()
    }

    /// Returns the sentence about the position: whether it can be played, what is odd, and the remedy.
    fn verdict(&self, board: &mut Board) -> (String, Tone) {
        let words = board.words();
        let joined = |first: String, second: String| words.joined(Join::Sentences, [first, second]);
        if let Some(result) = &board.snapshot().result {
            return (joined(result.reason.clone(), words.word("set-up-over")), Tone::Bad);
        }
        let surplus = board.session.state().position().surplus();
        let Some(Surplus { color, count }) = surplus else { return (words.word("set-up-ready"), Tone::Quiet) };
        let key = if color.is_some() { "set-up-surplus" } else { "set-up-surplus-neutral" };
        let name = color.map_or_else(String::new, |color| words.color(color));
        let odd = words.say(&Message::new(key).word("color", name.clone()).word("number", words.number(count.into())));
        let other = self.position.arrangement.to_move.other();
        let flipped = Arrangement { to_move: other, ..self.position.arrangement.clone() };
        let flipped = ComposedPosition { arrangement: flipped, ..self.position.clone() };
        let flipped = flipped.session(&board.session, &board.session.layout());
        let is_cured = flipped.is_some_and(|session| session.state().position().surplus().is_none());
        let remedy = if is_cured {
            Message::new("set-up-flip").word("color", words.color(other))
        } else if color.is_some() {
            Message::new("set-up-remove").word("color", name)
        } else {
            Message::new("set-up-remove-neutral")
        };
        (joined(odd, words.say(&remedy)), Tone::Quiet)
    }

    /// Shows another position, which becomes the draft. A position that is not on the board is ignored.
    fn show(&mut self, board: &mut Board, position: ComposedPosition, layout: &BoardLayout) -> bool {
        let Some(session) = position.session(&board.session, layout) else { return false };
        let draft = Draft { start: self.start.clone(), setting: session.setting() };
        let game = session.game();
        let mut storage = board.context.storage();
        let choices = Choices { draft: Some(draft), ..storage.library.choices(game) };
        storage.library.set_choices(game, &choices);
        drop(storage);
        board.set_up(session);
        self.position = position;
        true
    }

    /// Shows a changed position; the one before it can be restored by an undo.
    fn change(&mut self, board: &mut Board, position: ComposedPosition, layout: &BoardLayout) {
        let before = self.position.clone();
        if position != before && self.show(board, position, layout) {
            if self.undo.len() == MOST_STEPS {
                self.undo.remove(0);
            }
            self.undo.push(before);
        }
    }

    /// Returns the position after a tap with the chosen tool, and its layout; `None` if there is no room.
    fn edited(&self, board: &Board, place: Place) -> Option<(ComposedPosition, BoardLayout)> {
        let (layout, mut position) = (board.session.layout(), self.position.clone());
        let tool = *self.tools(board).get(self.chosen)?;
        let name = layout.spots.iter().find(|spot| spot.place == place).map(|spot| spot.name.clone())?;
        match tool {
            Tool::Piece(owner) => {
                let is_same = !self.rules.falls && position.arrangement.pieces.get(&place) == Some(&owner);
                let is_done = if is_same {
                    position.arrangement.erase(&layout, self.rules, place)
                } else {
                    position.arrangement.put(&layout, self.rules, place, owner)
                };
                is_done.then_some((position, layout))
            }
            Tool::Cell(option) => Some(self.with_cell(board, position, (option, name))),
            Tool::Erase => {
                let is_cell =
                    |spec: &OptionSpec| position.options.get(spec.name).and_then(Value::as_str) == Some(&name);
                let cell = board.session.game().option_specs().into_iter().find(is_cell).map(|spec| spec.name);
                match cell.filter(|_| !position.arrangement.pieces.contains_key(&place)) {
                    Some(option) => Some(self.with_cell(board, position, (option, name))),
                    None => position.arrangement.erase(&layout, self.rules, place).then_some((position, layout)),
                }
            }
        }
    }

    /// Returns the position in which an option names this cell, or no cell if it named this one, and its layout.
    fn with_cell(
        &self,
        board: &Board,
        mut position: ComposedPosition,
        cell: (&str, String),
    ) -> (ComposedPosition, BoardLayout) {
        let (option, name) = cell;
        let specs = board.session.game().option_specs();
        let cells: Vec<&OptionSpec> = specs.iter().filter(|spec| spec.kind == OptionKind::Cell).collect();
        let options = &mut position.options;
        let was_named = options.remove(option).is_some_and(|old| old == name);
        // A cell is special in one way only.
        options.retain(|other, value| *value != name || cells.iter().all(|spec| spec.name != other));
        if !was_named {
            options.insert(option.to_owned(), name.into());
        }
        // The seed would draw the cells that are not chosen.
        options.retain(|other, _| specs.iter().all(|spec| spec.name != other || spec.kind != OptionKind::Seed));
        if let Some((governing, _)) = cells.first().and_then(|spec| spec.needs)
            && let Some(OptionKind::Choice(kinds)) =
                specs.iter().find(|spec| spec.name == governing).map(|spec| &spec.kind)
        {
            let fits = |kind: &&&str| {
                let allows = |spec: &&OptionSpec| spec.needs.is_some_and(|(_, kinds)| kinds.contains(*kind));
                cells.iter().all(|spec| options.contains_key(spec.name) == allows(spec))
            };
            if let Some(kind) = kinds.iter().find(fits) {
                options.insert(governing.to_owned(), (*kind).into());
            }
        }
        let layout = Session::new(board.session.game().id(), &Value::Object(options.clone()));
        let layout = layout.map_or_else(|_| board.session.layout(), |session| session.layout());
        if self.rules.falls {
            position.arrangement.settle(&layout);
        }
        (position, layout)
    }

    /// Returns the appearance of the cell that an option names.
    fn shape_of(&self, board: &Board, option: &str) -> PlaceShape {
        let mut position = self.position.clone();
        let specs = board.session.game().option_specs();
        let is_cell = |name: &str| specs.iter().any(|spec| spec.name == name && spec.kind == OptionKind::Cell);
        position.options.retain(|name, _| !is_cell(name));
        let name = board.session.layout().spots.first().map(|spot| spot.name.clone()).unwrap_or_default();
        let (_, layout) = self.with_cell(board, position, (option, name));
        layout.spots.first().map_or(PlaceShape::Hole, |spot| spot.shape)
    }

    fn is_playable(board: &Board) -> bool {
        !board.session.is_over()
    }
}

const fn piece_kind(is_bridge: bool, color: Side) -> PieceKind {
    match (is_bridge, color) {
        (false, _) => PieceKind::Disc,
        (true, Side::First) => PieceKind::VerticalBar,
        (true, Side::Second) => PieceKind::HorizontalBar,
    }
}

impl Exercise for SetUp {
    fn state(&mut self, board: &mut Board) -> StudyState {
        let (words, wording) = (board.words(), board.wording());
        let (sentence, tone) = self.verdict(board);
        let is_playable = Self::is_playable(board);
        let undo = StudyEvent::Board { gesture: BoardGesture::Undo };
        let is_empty = self.position.arrangement.pieces.is_empty();
        let mut empty = ScreenButton::study(StudyEvent::Empty, words.word("set-up-empty"));
        empty.symbol = Symbol::Delete;
        StudyState {
            detail: board.session.texts(wording).word("name"),
            sentence,
            tone,
            turns: self.turns(words),
            tray: self.tray(board),
            offers: vec![
                ScreenButton::explore(words.word("set-up-analyze")).enabled(is_playable),
                ScreenButton::play_from_here(Word::PlayFromHere.said(wording)).main().enabled(is_playable),
            ],
            bar: vec![
                ScreenButton::study(undo, Word::Undo.said(wording)).enabled(!self.undo.is_empty()),
                empty.enabled(!is_empty),
                ScreenButton::with_word(ButtonAction::Paste, Word::PasteGame, Symbol::Paste, wording),
            ],
            ..StudyState::new(StudyKind::SetUp, Word::SetUp.said(wording), board)
        }
    }

    fn overlay(&self, _: &Board) -> Overlay {
        Overlay { signs: Signs { is_draft: true, ..Signs::NONE }, is_read_only: true, ..Overlay::NONE }
    }

    fn edit(&mut self, board: &mut Board, target: Target) -> bool {
        let Target::Place(place) = target else { return true };
        match self.edited(board, place) {
            Some((position, layout)) => {
                self.change(board, position, &layout);
                let label =
                    board.snapshot().labels.iter().find(|label| label.place == place).map(|it| it.label.clone());
                board.emit_moment(None, None, label.unwrap_or_default());
            }
            None => board.refuse(board.words().word("set-up-no-room")),
        }
        true
    }

    fn undo(&mut self, board: &mut Board) -> bool {
        if let Some(position) = self.undo.pop() {
            let options = Session::new(board.session.game().id(), &Value::Object(position.options.clone()));
            let layout = options.map_or_else(|_| board.session.layout(), |session| session.layout());
            self.show(board, position, &layout);
        }
        true
    }

    fn may_touch(&mut self, _: &mut Board) -> Result<(), Message> {
        Err(Message::new("refuse-operation"))
    }

    fn played(&mut self, _: &mut Board, _: &PlayedMove) {}

    fn perform(&mut self, board: &mut Board, event: &StudyEvent) {
        let (layout, mut position) = (board.session.layout(), self.position.clone());
        match event {
            StudyEvent::Choose { number } => self.chosen = *number as usize,
            StudyEvent::SetTurn { color } => position.arrangement.to_move = *color,
            StudyEvent::Empty => position.arrangement.pieces.clear(),
            _ => {}
        }
        self.change(board, position, &layout);
    }

    fn restore(&mut self, board: &mut Board) {
        let (position, layout) = (self.position.clone(), board.session.layout());
        self.show(board, position, &layout);
    }

    /// Against the computer, the person plays the side to move.
    fn begin(&self, board: &Board, _: bool) -> Result<Session, Message> {
        let refused = || Message::new("refuse-operation");
        let mut session = self.position.session(&board.session, &board.session.layout()).ok_or_else(refused)?;
        let side = session.side().ok_or_else(refused)?;
        NewGame::new(Arc::clone(&board.context), session.game()).add_players(&mut session, side)?;
        // The position is as it was set up.
        session.change_circumstances(|it| it.handicap = None);
        Ok(session)
    }
}
