//! An interactive board, shared by matches and studies.
//!
//! | file | contents |
//! |---|---|
//! | `state` | the types of the board's state |
//! | `gestures` | interpretation of touches, pointers and keys |
//! | `drag` | dragging |
//! | `cursor` | keyboard cursor navigation |
//! | `keys` | the keys, and the zoom after a key |
//! | `rhythm` | the second half of a double press |
//! | `picture` | the picture and the accessibility elements |
//! | `values` | evaluations of targets, in words and signs |
//! | `rows` | the rows of a match's moves, each made once |
//! | `moment` | sounds and haptics of a change |

mod cursor;
mod drag;
mod gestures;
mod keys;
mod moment;
mod picture;
mod rhythm;
mod rows;
mod state;
mod values;

use std::{sync::Arc, time::Duration};

pub use self::{
    gestures::BoardOwner,
    keys::{BoardKey, zoom_pressed},
    picture::Overlay,
    rows::MoveRows,
    state::{
        BoardGesture, BoardState, Haptic, LegalMoveRow, Moment, MoveRow, MoveSign, Sound, SpokenAction, SpokenElement,
        SpokenRotor, label_picture,
    },
    values::{percent, share, value_in_words},
};

use self::moment::{end_of, sound_of};
use super::{context::Context, words::Words};
use crate::picture::{DisplayBoard, Moving, Picture, landing_ms, motion_ms};
use fivefold_engine::{
    game::{BoardLayout, Effect, Message, Move, OptionKind, OptionSpec, Piece, Place, Side, Target},
    games::GameState,
    session::{Player, Session, Snapshot, Touched},
    text::{Join, Wording},
};
use serde_json::Value;

/// A session and the transient state of its presentation.
pub struct Board {
    pub context: Arc<Context>,
    pub session: Session,
    /// The cached snapshot, valid while the session and the wording are the same.
    snapshot: Option<(Wording, Arc<Snapshot>)>,
    layout: BoardLayout,
    view_cache: Option<Arc<DisplayBoard>>,
    /// The id of the view in `view_cache`.
    view: u64,
    /// Whether the board may be shown upside down for the player opposite.
    faces_two_people: bool,
    /// The side of two people that has the device, where they hand it over; `None` while it is unknown.
    pub holder: Option<Side>,
    pub revision: u64,
    /// The profile's revision at the last synchronization.
    profile_revision: u64,
    /// The reason the last touch was rejected, or another notice.
    pub notice: Option<String>,
    is_refused: bool,
    pub cursor: Option<Target>,
    is_focused: bool,
    hovered: Option<Place>,
    drag: Option<drag::Drag>,
    presses: rhythm::Presses,
    last_change: Option<AnimatedChange>,
    /// The id of the arrival animation, until another motion replaces it.
    arrival: Option<u64>,
    pub moment: Moment,
}

/// The last animated change.
struct AnimatedChange {
    /// The motion's id.
    number: u64,
    /// The pieces before the change.
    before: Vec<Piece>,
    /// The effects of the change.
    effects: Vec<Effect>,
    /// The start time.
    began: Duration,
    /// The times of the end of the last motion and of the whole animation, once computed.
    lengths: Option<[Duration; 2]>,
}

impl Board {
    /// Creates a board for one person, or for two people facing each other.
    pub fn new(context: Arc<Context>, session: Session, faces_two_people: bool) -> Self {
        let layout = session.layout();
        // A game in progress appears without an arrival animation.
        let arrival = (session.at() == 0).then(|| context.next_number());
        Self {
            context,
            session,
            snapshot: None,
            layout,
            view_cache: None,
            view: 0,
            faces_two_people,
            holder: None,
            revision: 0,
            profile_revision: 0,
            notice: None,
            is_refused: false,
            cursor: None,
            is_focused: false,
            hovered: None,
            drag: None,
            presses: rhythm::Presses::default(),
            last_change: None,
            arrival,
            moment: Moment::new(0, None, None, String::new()),
        }
    }

    /// Replaces the session, and clears the notice, the drag and the animation.
    pub fn set_up(&mut self, session: Session) {
        (self.snapshot, self.last_change, self.notice, self.drag) = (None, None, None, None);
        let layout = session.layout();
        if layout != self.layout {
            self.layout = layout;
            self.view_cache = None;
        }
        self.session = session;
        self.revision += 1;
    }

    /// Applies settings changed since the last call; returns whether there were any.
    pub fn sync_settings(&mut self) -> bool {
        let revision = self.context.storage().profile.revision();
        let is_changed = revision != self.profile_revision;
        if is_changed {
            self.profile_revision = revision;
            self.revision += 1;
            // The notice may be in another language.
            self.notice = None;
            if self.snapshot.as_ref().is_some_and(|(wording, _)| *wording != self.wording()) {
                // A screen reader finds the last announcement on the screen.
                self.moment.announcement.clear();
            }
        }
        is_changed
    }

    /// Returns the wording of the game's texts, which name corners as seen.
    pub fn wording(&self) -> Wording {
        Wording { is_flipped: self.is_turned(), ..self.context.storage().profile.wording() }
    }

    /// Returns the app's texts.
    pub fn words(&self) -> Words {
        Words::new(self.context.storage().profile.wording())
    }

    /// Returns the rules of this match that depend on its options, as sentences: the choices that `is_told` selects by
    /// their value, and the cells that are special.
    pub fn rules_in_words(&self, is_told: impl Fn(&OptionSpec, &Value) -> bool) -> String {
        let (options, specs) = (self.session.options(), self.session.game().option_specs());
        let (texts, words) = (self.session.texts(self.wording()), self.words());
        let rules = specs.iter().filter_map(|spec| {
            let chosen = options.get(spec.name).unwrap_or(&spec.default);
            let is_used = spec.needs.is_none_or(|(needed, values)| {
                options.get(needed).and_then(Value::as_str).is_some_and(|value| values.contains(&value))
            });
            let special = || {
                let key = format!("special-{}", spec.name);
                texts.has(&key).then(|| texts.word(&key))
            };
            match spec.kind {
                OptionKind::Choice(_) if !spec.governs(&specs) && is_told(spec, chosen) => {
                    let value = texts.word(&format!("option-{}-{}", spec.name, chosen.as_str()?));
                    let option =
                        || Message::new("option-value").word("option", texts.word(&format!("option-{}", spec.name)));
                    let said = if spec.is_named { value } else { words.say(&option().word("value", value)) };
                    Some(words.sentence(&said))
                }
                OptionKind::Cell if is_used => special(),
                OptionKind::Cells if chosen != &spec.default => special(),
                _ => None,
            }
        });
        words.joined(Join::Sentences, rules)
    }

    /// Returns a message of the game as a sentence.
    pub fn say(&self, message: &Message) -> String {
        self.session.texts(self.wording()).say(message)
    }

    /// Returns a legal move of a position as advice: “Drop in column 3”.
    pub fn advice(&self, state: &dyn GameState, mv: &str) -> String {
        let texts = self.session.texts(self.wording());
        state.read_move(mv).map_or_else(|_| mv.to_owned(), |mv| texts.advise(&state.describe(mv)))
    }

    /// Returns a legal move of a position as advice for a place with little room.
    pub fn brief(&self, state: &dyn GameState, mv: Move) -> String {
        self.session.texts(self.wording()).brief(&state.describe(mv))
    }

    /// Returns the notation of a legal move, in words where it contains an operation on a region.
    pub fn notation(&self, state: &dyn GameState, mv: Move) -> String {
        let label = state.move_label(mv);
        if label.operation.is_some() { self.brief(state, mv) } else { label.text }
    }

    /// Returns the current snapshot of the session.
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

    /// Returns the board in its current view, cached while the view does not change.
    pub fn display_board(&mut self) -> Arc<DisplayBoard> {
        let is_turned = self.is_turned();
        match &self.view_cache {
            Some(seen) if seen.is_flipped() == is_turned => Arc::clone(seen),
            _ => {
                let seen = Arc::new(DisplayBoard::new(&self.layout, is_turned));
                self.view_cache = Some(Arc::clone(&seen));
                self.view = self.context.next_number();
                seen
            }
        }
    }

    /// Returns whether the board is shown upside down because the player opposite is to move and has the device.
    pub fn is_turned(&self) -> bool {
        let flips = self.faces_two_people && self.context.storage().profile.settings().flip_board;
        let holder = self.holder.filter(|_| self.awaited().is_some());
        let seen_by = holder.or(self.session.side());
        flips && self.session.players() == [Player::Human; 2] && seen_by == Some(self.side_below().other())
    }

    /// Returns the side below the board: the only person, one of two people, otherwise the side that moves first.
    pub fn side_below(&self) -> Side {
        match self.session.players() {
            [Player::Level(_) | Player::Limits(_), Player::Human] => Side::Second,
            [Player::Human, Player::Human] if self.session.circumstances().second_sits_below => Side::Second,
            _ => Side::First,
        }
    }

    /// Returns the side to move if its person has not taken the device over yet; `None` at an earlier position and during a
    /// move of several parts.
    pub fn awaited(&self) -> Option<Side> {
        let is_last = self.session.at() == self.session.played().len();
        self.session.side().filter(|side| is_last && self.waits_for(*side))
    }

    /// Returns whether the person to make the next move of the match, on this side, has not taken the device over yet.
    pub fn waits_for(&self, side: Side) -> bool {
        let session = &self.session;
        let circumstances = session.circumstances();
        let hands_over =
            circumstances.hands_over && circumstances.linked_side.is_none() && session.players() == [Player::Human; 2];
        let is_played = !session.played().is_empty() && !session.is_over();
        hands_over && is_played && !session.has_partial() && self.holder != Some(side)
    }

    /// Returns the current pieces, for animating a later change.
    pub fn pieces(&self) -> Vec<Piece> {
        self.session.state().position().pieces()
    }

    /// Records that a part of a move was made or taken back.
    pub fn partial_move_changed(&mut self, before: Vec<Piece>, effects: Vec<Effect>) {
        self.notice = None;
        let sound = sound_of(&effects);
        let announcement = self.snapshot().prompt.clone();
        let landing_ms = self.landing_ms(&effects);
        self.display(before, effects);
        self.emit_moment(sound, sound.map(|_| Haptic::Touch), announcement);
        self.moment.delay(landing_ms);
    }

    /// Records that the position has changed.
    pub fn position_changed(&mut self, before: Vec<Piece>, effects: Vec<Effect>, announcement: String) {
        self.notice = None;
        let snapshot = self.snapshot();
        let moved = sound_of(&effects);
        let ended = snapshot.result.as_ref().map(|result| end_of(result.outcome, snapshot.players));
        let landing_ms = self.landing_ms(&effects);
        self.display(before, effects);
        // The end sounds when it is seen.
        let [motion, _] = if ended.is_some() { self.animation_left() } else { [Duration::ZERO; 2] };
        let seen_ms = landing_ms.max(u32::try_from(motion.as_millis()).unwrap_or_default());
        let (sound, haptic) = ended.or(moved.map(|sound| (sound, Haptic::Touch))).unzip();
        if sound.is_some() || !announcement.is_empty() {
            self.emit_moment(sound, haptic, announcement);
            self.moment.delay(seen_ms);
        }
    }

    /// Returns when the first moving piece arrives, in milliseconds.
    fn landing_ms(&mut self, effects: &[Effect]) -> u32 {
        let pace = self.context.storage().profile.pace();
        landing_ms(&self.display_board(), effects, pace)
    }

    /// Plays a move that the user did not choose, with an animation. Returns whether it was played.
    pub fn play_animated(&mut self, text: &str) -> bool {
        let Ok((before, Touched::Done { effects, .. } | Touched::MayFinish { effects, .. })) = self.play(text) else {
            return false;
        };
        let announcement = self.snapshot().announcement.clone();
        self.position_changed(before, effects, announcement);
        true
    }

    /// Plays the opponent's reply while the move is still animated, and runs both animations in sequence. Returns
    /// whether the reply was played.
    pub fn answer(&mut self, mv: &str) -> bool {
        let Ok(Touched::Done { effects, .. }) = self.session.play(mv) else { return false };
        let number = self.context.next_number();
        if let Some(change) = &mut self.last_change {
            change.effects.extend(effects);
            change.number = number;
            change.lengths = None;
        }
        let announcement = self.snapshot().announcement.clone();
        self.append_announcement(&announcement);
        self.revision += 1;
        true
    }

    fn display(&mut self, before: Vec<Piece>, effects: Vec<Effect>) {
        let began = self.context.environment.clock.now();
        let number = self.context.next_number();
        self.arrival = None;
        let change = AnimatedChange { number, before, effects, began, lengths: None };
        self.last_change = Some(change).filter(|change| !change.effects.is_empty());
    }

    /// Reports why an action was rejected.
    pub fn refuse(&mut self, reason: String) {
        self.emit_moment(Some(Sound::Refuse), Some(Haptic::Refuse), reason.clone());
        (self.notice, self.is_refused) = (Some(reason), true);
        self.revision += 1;
    }

    /// Returns the notice, unless it is a refusal where a result or a verdict stays on the screen.
    pub fn shown_notice(&self, is_decided: bool) -> Option<&String> {
        self.notice.as_ref().filter(|_| !(self.is_refused && is_decided))
    }

    /// Reports a failed search, without technical details.
    pub fn report_failed_search(&mut self) {
        self.show_notice(self.words().word("search-failed"));
    }

    /// Shows a notice until the position changes.
    pub fn show_notice(&mut self, words: String) {
        self.emit_moment(None, None, words.clone());
        (self.notice, self.is_refused) = (Some(words), false);
        self.revision += 1;
    }

    /// Emits a moment: the sound and haptics that are enabled, and an announcement.
    pub fn emit_moment(&mut self, sound: Option<Sound>, haptic: Option<Haptic>, announcement: String) {
        let number = self.context.next_number();
        let (sounds, haptics) = {
            let storage = self.context.storage();
            (storage.profile.settings().sounds, storage.profile.settings().haptics)
        };
        let (sound, haptic) = (sound.filter(|_| sounds), haptic.filter(|_| haptics));
        self.moment = Moment::new(number, sound, haptic, announcement);
    }

    /// Gives the last change the sound and haptics of an end.
    pub fn end_with(&mut self, sound: Sound, haptic: Haptic) {
        let announcement = std::mem::take(&mut self.moment.announcement);
        self.emit_moment(Some(sound), Some(haptic), announcement);
        // An end sounds when it is seen.
        let [motion, _] = self.animation_left();
        self.moment.delay(u32::try_from(motion.as_millis()).unwrap_or_default());
    }

    /// Appends to the last announcement.
    pub fn append_announcement(&mut self, words: &str) {
        let said = self.words().joined(Join::Sentences, [self.moment.announcement.as_str(), words]);
        self.moment.announcement = said;
    }

    /// Returns the remaining time of the last change's motions, and that of its whole animation, which ends with the
    /// winning line.
    pub fn animation_left(&mut self) -> [Duration; 2] {
        let Some(change) = &self.last_change else { return [Duration::ZERO; 2] };
        let (began, known) = (change.began, change.lengths);
        let lengths = known.unwrap_or_else(|| self.animation_lengths());
        if let Some(change) = &mut self.last_change {
            change.lengths = Some(lengths);
        }
        let now = self.context.environment.clock.now();
        lengths.map(|length| (began + length).saturating_sub(now))
    }

    fn animation_lengths(&mut self) -> [Duration; 2] {
        let (seen, snapshot, moving) = (self.display_board(), self.snapshot(), self.moving());
        let motion = moving.map_or(0, |moving| motion_ms(&seen, &moving, &snapshot.pieces));
        // Signs appear once the animation has ended and add no time, so no overlay is needed.
        let Picture { length_ms, .. } = self.picture(&Overlay::NONE);
        [motion, length_ms].map(|ms| Duration::from_millis(ms.into()))
    }

    /// Returns the last change at the chosen pace.
    fn moving(&self) -> Option<Moving> {
        let pace = self.context.storage().profile.pace();
        self.last_change.as_ref().map(|change| Moving {
            number: change.number,
            before: change.before.clone(),
            effects: change.effects.clone(),
            pace,
        })
    }
}
