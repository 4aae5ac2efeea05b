//! A board that somebody plays on, by whatever means: what a match and a study share.
//!
//! | file | what it is about |
//! |---|---|
//! | `state` | what is seen, heard and met of it: the types |
//! | `gestures` | points, pointers and keys: what they mean |
//! | `drag` | a finger that drags |
//! | `cursor` | where the arrows lead |
//! | `picture` | what is seen and what a screen reader meets |
//! | `values` | what is known of a touch, in words and signs |
//! | `moment` | what is heard of a change |

mod cursor;
mod drag;
mod gestures;
mod moment;
mod picture;
mod state;
mod values;

use std::{sync::Arc, time::Duration};

pub use self::{
    gestures::BoardOwner,
    picture::Overlay,
    state::{
        Arrow, BoardGesture, BoardState, Feel, LegalTurnRow, Moment, Sound, SpokenAction, SpokenElement, TurnRow,
        TurnSign,
    },
    values::{percent, share, value_in_words},
};

use self::moment::{end_of, sound_of};
use super::{context::Context, words::Words};
use crate::picture::{Picture, SeenBoard, landing_ms};
use fivefold_engine::{
    game::{BoardLayout, Effect, Message, Piece, Place, Side, Target},
    session::{Player, Session, Snapshot, Touched},
    text::Wording,
};

/// A session and everything that is seen of it and not kept.
pub struct Board {
    pub context: Arc<Context>,
    pub session: Session,
    /// What every state is made of, as long as the session and its wording are the same.
    snapshot: Option<(Wording, Arc<Snapshot>)>,
    layout: BoardLayout,
    seen: Option<Arc<SeenBoard>>,
    /// Which of those it is.
    view: u64,
    /// Whether it may lie the other way round for the player opposite.
    serves_two: bool,
    pub revision: u64,
    /// What held for all boards when this one was looked at last.
    version: u64,
    /// Why the last touch meant nothing.
    pub notice: Option<String>,
    pub cursor: Option<Target>,
    is_focused: bool,
    hovered: Option<Place>,
    drag: Option<drag::Drag>,
    shown: Option<Shown>,
    /// The motion by which it comes on the screen, until something else moves on it.
    arrival: Option<u64>,
    pub moment: Moment,
}

/// The last change that is seen moving.
struct Shown {
    /// Which one it is.
    number: u64,
    /// The pieces before it.
    before: Vec<Piece>,
    /// What happened.
    effects: Vec<Effect>,
    /// When it began.
    began: Duration,
}

impl Board {
    /// A board on which somebody plays alone, or two people opposite each other.
    pub fn new(context: Arc<Context>, session: Session, serves_two: bool) -> Self {
        let layout = session.layout();
        // What somebody has played already is met as it was left.
        let arrival = (session.at() == 0).then(|| context.next_number());
        Self {
            context,
            session,
            snapshot: None,
            layout,
            seen: None,
            view: 0,
            serves_two,
            revision: 0,
            version: 0,
            notice: None,
            cursor: None,
            is_focused: false,
            hovered: None,
            drag: None,
            shown: None,
            arrival,
            moment: Moment { number: 0, sound: None, sound_ms: 0, feel: None, announcement: String::new() },
        }
    }

    /// Another session comes on the board; nothing of the old one is left.
    pub fn set_up(&mut self, session: Session) {
        (self.snapshot, self.shown, self.notice, self.drag) = (None, None, None, None);
        let layout = session.layout();
        if layout != self.layout {
            self.layout = layout;
            self.seen = None;
        }
        self.session = session;
        self.revision += 1;
    }

    /// Takes over what was decided for all boards since the last call, and says whether anything was.
    pub fn look_around(&mut self) -> bool {
        let version = self.context.data().version();
        let is_news = version != self.version;
        if is_news {
            self.version = version;
            self.revision += 1;
            // It may have been said in another language.
            self.notice = None;
        }
        is_news
    }

    pub fn wording(&self) -> Wording {
        self.context.data().wording()
    }

    pub fn words(&self) -> Words {
        Words::new(self.wording())
    }

    /// A sentence of the game.
    pub fn say(&self, message: &Message) -> String {
        self.session.texts(self.wording()).say(message)
    }

    /// A legal turn as a sentence.
    pub fn sentence(&self, turn: &str) -> String {
        let state = self.session.state();
        let read = state.read_turn(turn).ok().map(|turn| self.say(&state.describe(turn)));
        read.unwrap_or_else(|| turn.to_owned())
    }

    /// The session as it is.
    pub fn snapshot(&mut self) -> Arc<Snapshot> {
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
    pub fn seen(&mut self) -> Arc<SeenBoard> {
        let shows_coordinates = self.context.data().settings().coordinates;
        let is_turned = self.is_turned();
        match &self.seen {
            Some(seen) if seen.shows_coordinates() == shows_coordinates && seen.is_flipped() == is_turned => {
                Arc::clone(seen)
            }
            _ => {
                let seen = Arc::new(SeenBoard::new(&self.layout, shows_coordinates, is_turned));
                self.seen = Some(Arc::clone(&seen));
                self.view = self.context.next_number();
                seen
            }
        }
    }

    /// Whether the player opposite is to move and wants the board the other way round.
    pub fn is_turned(&self) -> bool {
        let flips = self.serves_two && self.context.data().settings().flip_board;
        flips && self.session.players() == [Player::Human; 2] && self.session.side() == Some(Side::Second)
    }

    /// The pieces as they lie, to say later what a change has moved.
    pub fn pieces(&self) -> Vec<Piece> {
        self.session.state().pieces()
    }

    /// A part of a turn is made or taken back.
    pub fn stepped(&mut self, before: Vec<Piece>, effects: Vec<Effect>) {
        self.notice = None;
        let sound = sound_of(&effects);
        let announcement = self.snapshot().prompt.clone();
        let sound_ms = self.landing_ms(&effects);
        self.display(before, effects);
        self.tell(sound, sound.map(|_| Feel::Touch), announcement);
        self.moment.sound_ms = sound_ms;
    }

    /// Another position is on the board.
    pub fn changed(&mut self, before: Vec<Piece>, effects: Vec<Effect>, announcement: String) {
        self.notice = None;
        let snapshot = self.snapshot();
        let moved = sound_of(&effects);
        let ended = snapshot.result.as_ref().map(|result| end_of(result.outcome, snapshot.players));
        let sound_ms = self.landing_ms(&effects);
        self.display(before, effects);
        let (sound, feel) = ended.or(moved.map(|sound| (sound, Feel::Touch))).unzip();
        if sound.is_some() || !announcement.is_empty() {
            self.tell(sound, feel, announcement);
            self.moment.sound_ms = sound_ms;
        }
    }

    /// When what falls first lands.
    fn landing_ms(&mut self, effects: &[Effect]) -> u32 {
        let pace = self.context.data().pace();
        landing_ms(&self.seen(), effects, pace).unwrap_or_default()
    }

    /// The other side answers a turn that is still seen moving: both are seen, one after the other. Says whether it could.
    pub fn answer(&mut self, turn: &str) -> bool {
        let Ok(Touched::Done { effects, .. }) = self.session.play(turn) else { return false };
        let number = self.context.next_number();
        if let Some(shown) = &mut self.shown {
            shown.effects.extend(effects);
            shown.number = number;
        }
        let announcement = self.snapshot().announcement.clone();
        self.say_more(&announcement);
        self.revision += 1;
        true
    }

    fn display(&mut self, before: Vec<Piece>, effects: Vec<Effect>) {
        let began = self.context.environment.clock.now();
        let number = self.context.next_number();
        self.arrival = None;
        self.shown = (!effects.is_empty()).then_some(Shown { number, before, effects, began });
    }

    /// Says why something was not done.
    pub fn refuse(&mut self, reason: String) {
        self.tell(Some(Sound::Refuse), Some(Feel::Refuse), reason.clone());
        self.notice = Some(reason);
        self.revision += 1;
    }

    /// Says that a search has failed, in words and not in those of a programmer.
    pub fn fail(&mut self) {
        self.remark(self.words().word("search-failed"));
    }

    /// Says something until something else is on the board.
    pub fn remark(&mut self, words: String) {
        self.tell(None, None, words.clone());
        self.notice = Some(words);
        self.revision += 1;
    }

    /// Something is heard, felt and announced, as far as that is wanted.
    pub fn tell(&mut self, sound: Option<Sound>, feel: Option<Feel>, announcement: String) {
        let number = self.context.next_number();
        let (sounds, haptics) = {
            let data = self.context.data();
            (data.settings().sounds, data.settings().haptics)
        };
        let (sound, feel) = (sound.filter(|_| sounds), feel.filter(|_| haptics));
        self.moment = Moment { number, sound, sound_ms: 0, feel, announcement };
    }

    /// Says more about what was told last.
    pub fn say_more(&mut self, words: &str) {
        let said = [self.moment.announcement.as_str(), words].into_iter().filter(|part| !part.is_empty());
        self.moment.announcement = said.collect::<Vec<_>>().join(" ");
    }

    /// How long something will still move.
    pub fn motion_left_ms(&mut self) -> u64 {
        let Some(began) = self.shown.as_ref().map(|shown| shown.began) else { return 0 };
        // Signs are seen when everything rests, and what is drawn for them then takes no time.
        let Picture { length_ms, .. } = self.picture(&Overlay::NONE);
        let end = began + Duration::from_millis(length_ms.into());
        let left = end.saturating_sub(self.context.environment.clock.now());
        u64::try_from(left.as_millis()).unwrap_or(u64::MAX)
    }
}
