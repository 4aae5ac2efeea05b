//! The owner of a session: every change of a match goes through here, is kept at once, and may start a search.

use std::{sync::Arc, time::Duration};

use super::{
    super::{archive::Kept, context::Context, words::Words},
    Moment, Sound,
    moment::{sound_of, sound_of_end},
    searcher::{Aim, Searcher},
};
use crate::{
    game::{BoardLayout, Effect, Message, Piece, Place, Side, Target},
    picture::SeenBoard,
    search::Candidate,
    session::{Jumped, Player, Session, Snapshot, Touched},
    text::Wording,
};

/// A match that is open, and everything its screen shows that is not kept.
#[expect(clippy::struct_excessive_bools, reason = "each is an independent fact, switched by a gesture of its own")]
pub struct Play {
    pub(super) context: Arc<Context>,
    pub(super) number: u64,
    pub(in crate::app) session: Session,
    pub(in crate::app) searcher: Searcher,
    /// What every state of the match is made of, as long as the match and its wording are the same.
    snapshot: Option<(Wording, Arc<Snapshot>)>,
    pub(super) layout: BoardLayout,
    board: Option<Arc<SeenBoard>>,
    pub(super) revision: u64,
    /// What held for all matches when this one was looked at last.
    version: u64,
    pub(super) is_shown: bool,
    /// Somebody has deleted it: it is kept no more.
    is_forgotten: bool,
    pub(super) is_unsaved: bool,
    pub(super) analyses: bool,
    /// The analysis of the position has come to its end.
    pub(super) is_analysed: bool,
    pub(super) has_analysis_failed: bool,
    /// The search for the computer's turn has failed; it is not tried again unasked.
    pub(super) has_turn_failed: bool,
    pub(in crate::app) hint: Option<Hint>,
    /// Why the last touch meant nothing.
    pub(super) notice: Option<String>,
    pub(in crate::app) cursor: Option<Target>,
    pub(super) is_focused: bool,
    pub(super) hovered: Option<Place>,
    pub(super) shown: Option<Shown>,
    pub(super) moment: Moment,
}

/// What the computer would do in a person's place.
pub struct Hint {
    pub turn: String,
    pub sentence: String,
    /// The turn as the search has valued it.
    pub found: Vec<Candidate>,
}

/// The last change that is seen moving.
pub(super) struct Shown {
    /// Which one it is.
    pub number: u64,
    /// The pieces before it.
    pub before: Vec<Piece>,
    /// What happened.
    pub effects: Vec<Effect>,
    /// When it began.
    pub(super) began: Duration,
}

impl Play {
    pub(super) fn new(context: Arc<Context>, number: u64, session: Session) -> Self {
        let layout = session.layout();
        Self {
            context,
            number,
            session,
            searcher: Searcher::default(),
            snapshot: None,
            layout,
            board: None,
            revision: 0,
            version: 0,
            is_shown: false,
            is_forgotten: false,
            is_unsaved: false,
            analyses: false,
            is_analysed: false,
            has_analysis_failed: false,
            has_turn_failed: false,
            hint: None,
            notice: None,
            cursor: None,
            is_focused: false,
            hovered: None,
            shown: None,
            moment: Moment { number: 0, sound: None, is_felt: false, announcement: String::new() },
        }
    }

    /// Takes over what was decided for all matches since the last call.
    pub(super) fn look_around(&mut self) {
        let (version, confirms) = {
            let data = self.context.data();
            (data.version(), data.settings().confirm_turns)
        };
        if version != self.version {
            self.version = version;
            self.revision += 1;
            // It may have been said in another language.
            self.notice = None;
            let said = self.hint.as_ref().map(|hint| self.sentence(&hint.turn));
            if let Some((hint, sentence)) = self.hint.as_mut().zip(said) {
                hint.sentence = sentence;
            }
        }
        if self.session.confirms() != confirms {
            self.session.set_confirm(confirms);
        }
    }

    pub(super) fn wording(&self) -> Wording {
        self.context.data().wording()
    }

    pub(super) fn words(&self) -> Words {
        Words::new(self.wording())
    }

    /// The match as it is.
    pub(super) fn snapshot(&mut self) -> Arc<Snapshot> {
        let wording = self.wording();
        match &self.snapshot {
            Some((same, snapshot)) if *same == wording && snapshot.revision == self.session.revision() => {
                Arc::clone(snapshot)
            }
            _ => {
                let snapshot = Arc::new(self.session.snapshot(wording));
                self.snapshot = Some((wording, Arc::clone(&snapshot)));
                snapshot
            }
        }
    }

    /// The board as it is looked at: the same as long as nothing about that changes.
    pub(super) fn board(&mut self) -> Arc<SeenBoard> {
        let shows_coordinates = self.context.data().settings().coordinates;
        let is_turned = self.is_turned();
        match &self.board {
            Some(board) if board.shows_coordinates() == shows_coordinates && board.is_flipped() == is_turned => {
                Arc::clone(board)
            }
            _ => {
                let board = Arc::new(SeenBoard::new(&self.layout, shows_coordinates, is_turned));
                self.board = Some(Arc::clone(&board));
                board
            }
        }
    }

    /// Whether the player opposite is to move and wants the board the other way round.
    pub(super) fn is_turned(&self) -> bool {
        let flips = self.context.data().settings().flip_board;
        flips && self.session.players() == [Player::Human; 2] && self.session.side() == Some(Side::Second)
    }

    /// Whether somebody looks back at a match that has ended: nothing can be played.
    pub(super) fn is_review(&self) -> bool {
        self.session.is_over() && self.session.conclusion().is_none()
    }

    // What the screen does.

    pub(super) fn show(&mut self) {
        self.is_shown = true;
        self.has_turn_failed = false;
        self.go_on();
    }

    pub(super) fn hide(&mut self) {
        self.is_shown = false;
        self.searcher.stop();
        self.keep();
        self.revision += 1;
    }

    /// It is kept no more.
    pub(super) fn forget_match(&mut self) {
        self.is_forgotten = true;
        self.searcher.stop();
    }

    /// Goes back to what was kept last.
    pub(super) fn recover(&mut self) {
        self.searcher = Searcher::default();
        let kept = self.context.data().archive.get(self.number).and_then(Kept::session);
        if let Some(session) = kept {
            self.session = session;
        }
        (self.snapshot, self.shown, self.notice) = (None, None, None);
        self.forget();
        self.revision += 1;
    }

    // What is done to the match.

    pub(super) fn undo(&mut self) {
        if self.session.has_partial() {
            self.take_back();
        } else {
            self.jump(|session| Ok(session.undo()));
        }
    }

    pub(super) fn redo(&mut self) {
        self.jump(|session| Ok(session.redo()));
    }

    pub(super) fn go_to(&mut self, turn: u32) {
        self.jump(|session| session.go_to(turn as usize).map(Some));
    }

    pub(super) fn resign(&mut self) {
        match self.resigning() {
            Some(side) => self.set(|session| session.resign(side)),
            None => self.refuse(self.say(&Message::new("refuse-operation"))),
        }
    }

    pub(super) fn agree_draw(&mut self) {
        self.set(Session::agree_draw);
    }

    pub(super) fn set_player(&mut self, side: Side, player: Player) {
        if self.session.is_over() {
            return self.refuse(self.say(&Message::new("refuse-over")));
        }
        self.set(|session| {
            session.set_player(side, player)?;
            if session.players().contains(&Player::Human) {
                // Only two computers can be paused, and only then there is a way to let them go on.
                session.set_paused(false);
            }
            Ok(())
        });
    }

    pub(super) fn set_paused(&mut self, is_paused: bool) {
        self.set(|session| {
            session.set_paused(is_paused);
            Ok(())
        });
    }

    /// The side that would give up: the person's against the computer, of two people that which is to move.
    pub(super) fn resigning(&self) -> Option<Side> {
        let at_end = self.session.at() == self.session.played().len();
        let side = self.session.side().filter(|_| at_end && !self.session.is_over())?;
        match self.session.players() {
            [Player::Human, Player::Human] => Some(side),
            [Player::Human, _] => Some(Side::First),
            [_, Player::Human] => Some(Side::Second),
            _ => None,
        }
    }

    // What comes of all that.

    /// A part of a turn or a whole one was made, by whomever.
    pub(super) fn touched(&mut self, before: Vec<Piece>, touched: Touched) {
        match touched {
            Touched::Rejected(reason) => {
                self.refuse(self.say(&reason));
                // What waited to be confirmed may have been dropped.
                self.keep();
            }
            Touched::Partial { effects } => self.stepped(before, effects),
            Touched::MayFinish { effects, .. } => {
                if self.searcher.aim() == Some(Aim::Hint) {
                    self.searcher.stop();
                }
                self.stepped(before, effects);
            }
            Touched::Done { effects, .. } => {
                self.forget();
                let announcement = self.snapshot().announcement.clone();
                self.changed(before, effects, announcement);
            }
        }
        self.go_on();
    }

    /// Something that ends whatever is thought about.
    pub(super) fn jump(&mut self, call: impl FnOnce(&mut Session) -> Result<Option<Jumped>, Message>) {
        let before = self.session.state().pieces();
        self.searcher.stop();
        match call(&mut self.session) {
            Ok(None) => {}
            Ok(Some(jumped)) => {
                self.forget();
                let announcement = self.snapshot().announcement.clone();
                self.changed(before, jumped.effects, announcement);
            }
            Err(reason) => self.refuse(self.say(&reason)),
        }
        self.go_on();
    }

    /// Something else about the match than its turns.
    pub(super) fn set(&mut self, call: impl FnOnce(&mut Session) -> Result<(), Message>) {
        self.searcher.stop();
        match call(&mut self.session) {
            Ok(()) => {
                self.forget();
                let reason = self.snapshot().result.as_ref().map(|result| result.reason.clone());
                self.changed(Vec::new(), Vec::new(), reason.unwrap_or_default());
            }
            Err(reason) => self.refuse(self.say(&reason)),
        }
        self.go_on();
    }

    /// A part of a turn is made or taken back: what is known of the turn still holds.
    pub(super) fn stepped(&mut self, before: Vec<Piece>, effects: Vec<Effect>) {
        let state = self.session.state();
        self.hint.take_if(|hint| state.read_turn(&hint.turn).is_err());
        self.notice = None;
        let sound = sound_of(&effects);
        let announcement = self.snapshot().prompt.clone();
        self.display(before, effects);
        self.tell(sound, sound.is_some(), announcement);
        self.keep();
    }

    /// Another position is on the board.
    pub(super) fn changed(&mut self, before: Vec<Piece>, effects: Vec<Effect>, announcement: String) {
        self.notice = None;
        let snapshot = self.snapshot();
        let moved = sound_of(&effects);
        let ended = snapshot.result.as_ref().map(|result| sound_of_end(result.outcome, snapshot.players));
        self.display(before, effects);
        let sound = ended.or(moved);
        if sound.is_some() || !announcement.is_empty() {
            self.tell(sound, sound.is_some(), announcement);
        }
        self.keep();
    }

    pub(super) fn display(&mut self, before: Vec<Piece>, effects: Vec<Effect>) {
        let began = self.context.environment.clock.now();
        let number = self.context.next_number();
        self.shown = (!effects.is_empty()).then_some(Shown { number, before, effects, began });
    }

    /// Says why something was not done.
    pub(super) fn refuse(&mut self, reason: String) {
        self.tell(Some(Sound::Refuse), true, reason.clone());
        self.notice = Some(reason);
        self.revision += 1;
    }

    /// Says that a search has failed, in words and not in those of a programmer.
    pub(super) fn fail(&mut self) {
        let reason = self.words().word("search-failed");
        self.tell(None, false, reason.clone());
        self.notice = Some(reason);
        self.revision += 1;
    }

    pub(super) fn tell(&mut self, sound: Option<Sound>, is_felt: bool, announcement: String) {
        let number = self.context.next_number();
        let (sounds, haptics) = {
            let data = self.context.data();
            (data.settings().sounds, data.settings().haptics)
        };
        self.moment = Moment { number, sound: sound.filter(|_| sounds), is_felt: is_felt && haptics, announcement };
    }

    /// What was known holds no more.
    pub(super) fn forget(&mut self) {
        self.searcher.forget();
        self.hint = None;
        self.is_analysed = false;
        self.has_analysis_failed = false;
        self.has_turn_failed = false;
    }

    pub(super) fn keep(&mut self) {
        let Self { context, session, number, is_forgotten, .. } = self;
        if !*is_forgotten {
            self.is_unsaved = !context.data().keep(*number, session);
        }
    }

    /// A legal turn as a sentence.
    pub(super) fn sentence(&self, turn: &str) -> String {
        let state = self.session.state();
        let read = state.read_turn(turn).ok().map(|turn| self.say(&state.describe(turn)));
        read.unwrap_or_else(|| turn.to_owned())
    }

    pub(super) fn say(&self, message: &Message) -> String {
        self.session.texts(self.wording()).say(message)
    }
}
