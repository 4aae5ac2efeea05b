//! Touch, pointer and keyboard gestures on a board.

use super::{
    Board, BoardGesture, LegalMoveRow,
    cursor::{self, Arrow},
    drag::Release,
    keys::BoardKey,
    picture::buttons_on,
    rhythm::PlayedCounts,
};
use fivefold_engine::{
    game::{BoardOperationKind, Message, MoveError, Piece, Place, Target},
    session::Touched,
};

/// The owner of a board, which handles the effects of gestures beyond the board itself.
pub trait BoardOwner {
    /// Returns the board.
    fn board(&mut self) -> &mut Board;

    /// Handles a touch of a target.
    fn touch(&mut self, target: Target);

    /// Plays the move that waits for confirmation; returns whether there was one.
    fn confirm_pending(&mut self) -> bool;

    /// Drops the partial move.
    fn take_back(&mut self);

    /// Undoes the last step, as defined by the current screen.
    fn undo(&mut self);

    /// Presses the stepper at a place, if it is enabled; returns whether it is.
    fn press_stepper(&mut self, place: usize) -> bool;

    /// Touches the cursor's target, or confirms the waiting move.
    fn act_at_cursor(&mut self) {
        if !self.confirm_pending()
            && let Some(cursor) = self.board().cursor
        {
            self.touch(cursor);
            self.board().move_cursor_after_touch(cursor);
        }
    }

    /// Handles a gesture; returns whether anything may have changed.
    fn gesture(&mut self, gesture: BoardGesture) -> bool {
        match gesture {
            BoardGesture::Press { x, y } => return self.board().hears(x, y) && self.board().press(x, y),
            BoardGesture::PointAt { .. } if self.board().ignores_finger() => return false,
            BoardGesture::PointAt { x, y } => {
                let Some(dragged) = self.board().start_drag(x, y) else { return self.board().point_at(x, y) };
                self.touch(dragged);
                self.board().point_at(x, y);
            }
            BoardGesture::PointAway => {
                self.board().lift();
                let Some(dragged) = self.board().cancel_drag() else { return self.board().hover(None) };
                self.board().hover(None);
                self.touch(dragged);
            }
            BoardGesture::Key { key } => return press(self, key),
            BoardGesture::Focus { is_focused } => return self.board().focus(is_focused),
            BoardGesture::TouchAt { .. } if self.board().ignores_finger() => {
                self.board().lift();
                return false;
            }
            BoardGesture::TouchAt { x, y } => {
                let (before, is_drag) = (PlayedCounts::of(&self.board().session), self.board().is_dragging());
                if let Release::Touch(target) = self.board().release(x, y) {
                    self.touch(target);
                    self.board().record_touch(Some(target).filter(|_| !is_drag), &before);
                }
                self.board().lift();
            }
            BoardGesture::Touch { target } => self.touch(target),
            BoardGesture::TakeBack => self.take_back(),
            BoardGesture::Undo => self.undo(),
        }
        true
    }
}

/// Handles a key; returns whether it had an effect. Keys without one are left to the system. The host keeps the zoom and
/// passes its keys to [`super::zoom_pressed`].
fn press<Owner: BoardOwner + ?Sized>(owner: &mut Owner, key: BoardKey) -> bool {
    match key {
        BoardKey::Up => owner.board().move_cursor(Arrow::Up),
        BoardKey::Right => owner.board().move_cursor(Arrow::Right),
        BoardKey::Down => owner.board().move_cursor(Arrow::Down),
        BoardKey::Left => owner.board().move_cursor(Arrow::Left),
        BoardKey::Enter | BoardKey::Space => {
            owner.act_at_cursor();
            true
        }
        BoardKey::Backspace => {
            owner.undo();
            true
        }
        BoardKey::Escape => {
            let has_partial = owner.board().session.has_partial();
            if has_partial {
                owner.take_back();
            }
            has_partial
        }
        BoardKey::Home => owner.press_stepper(0),
        BoardKey::PageUp => owner.press_stepper(1),
        BoardKey::PageDown => owner.press_stepper(2),
        BoardKey::End => owner.press_stepper(3),
        BoardKey::Plus | BoardKey::Minus | BoardKey::Zero => false,
    }
}

impl Board {
    /// Returns the target at a point of release. A miss on the board shows a refusal.
    pub(super) fn touched_at(&mut self, x: f64, y: f64) -> Option<Target> {
        self.cursor = None;
        self.hovered = None;
        self.revision += 1;
        let target = self.target_at(x, y);
        if target.is_none() && self.is_on_board(x, y) {
            self.refuse(self.words().word("refuse-beside"));
        }
        target
    }

    /// Returns whether a point lies within the picture.
    fn is_on_board(&mut self, x: f64, y: f64) -> bool {
        let seen = self.display_board();
        (0.0..=seen.width()).contains(&x) && (0.0..=seen.height()).contains(&y)
    }

    /// Returns the target at a point of the picture; `None` outside the board.
    pub(super) fn target_at(&mut self, x: f64, y: f64) -> Option<Target> {
        if !self.is_on_board(x, y) {
            return None;
        }
        let (seen, snapshot) = (self.display_board(), self.snapshot());
        if let Some(button) = buttons_on(&seen, &snapshot).into_iter().find(|button| button.is_at(x, y)) {
            return Some(button.target);
        }
        let point = seen.to_layout(x, y);
        #[expect(clippy::cast_possible_truncation, reason = "a board is a few units wide")]
        let place = self.session.hit(point.x as f32, point.y as f32);
        place.map(Target::Place)
    }

    /// Returns the marked place that stands for a place: in a column, the place where the disc lands.
    pub(super) fn marked_equivalent(&self, place: Place) -> Place {
        let (state, picked) = (self.session.state(), self.session.picked());
        let marks = state.marks(picked);
        let touch = |place| state.touch(picked, Target::Place(place)).ok();
        let Some(wanted) = touch(place).filter(|_| marks.iter().all(|mark| mark.place != place)) else { return place };
        marks.iter().map(|mark| mark.place).find(|mark| touch(*mark) == Some(wanted)).unwrap_or(place)
    }

    /// Touches the board; returns the pieces before the touch and its result.
    pub fn touch(&mut self, target: Target) -> (Vec<Piece>, Touched) {
        (self.pieces(), self.session.touch(target))
    }

    /// Plays a move by its text; returns the pieces before the move and its result.
    ///
    /// # Errors
    /// Returns a displayable reason if the move is not playable.
    pub fn play(&mut self, text: &str) -> Result<(Vec<Piece>, Touched), String> {
        let before = self.pieces();
        match self.session.play(text) {
            Ok(touched) => Ok((before, touched)),
            Err(MoveError::Illegal { reason, .. }) => Err(self.say(&reason)),
            Err(MoveError::Unreadable { text }) => Err(self.say(&Message::new("refuse-unreadable").word("text", text))),
        }
    }

    /// Returns the pass, if it is legal.
    pub fn pass(&self) -> Option<Target> {
        let operations = self.session.state().operations();
        let pass = operations.into_iter().find(|operation| operation.kind == BoardOperationKind::Pass);
        pass.map(|pass| Target::Operation(pass.kind, None))
    }

    /// Returns every legal move.
    pub fn legal_moves(&self) -> Vec<LegalMoveRow> {
        let moves = self.session.described_moves(self.wording()).into_iter();
        moves.map(|mv| LegalMoveRow { text: mv.text, sentence: mv.sentence }).collect()
    }

    /// Handles a pointer at a point; returns whether it changed anything.
    pub(super) fn point_at(&mut self, x: f64, y: f64) -> bool {
        let place = match self.target_at(x, y) {
            Some(Target::Place(place)) => Some(self.marked_equivalent(place)),
            _ => None,
        };
        self.hover(place)
    }

    /// Sets the hovered place; returns whether it changed anything.
    pub(super) fn hover(&mut self, place: Option<Place>) -> bool {
        if self.hovered == place {
            return false;
        }
        self.hovered = place;
        self.revision += 1;
        true
    }

    /// Moves the cursor in a direction; returns whether it moved.
    pub(super) fn move_cursor(&mut self, arrow: Arrow) -> bool {
        let (seen, snapshot) = (self.display_board(), self.snapshot());
        let Some(next) = cursor::after(&seen, &snapshot, self.cursor, arrow) else { return false };
        self.cursor = Some(next);
        self.is_focused = true;
        self.revision += 1;
        true
    }

    /// Moves the cursor on after a touch.
    fn move_cursor_after_touch(&mut self, touched: Target) {
        let (seen, snapshot) = (self.display_board(), self.snapshot());
        self.cursor = cursor::after_touch(&seen, &snapshot, touched);
        self.revision += 1;
    }

    /// Handles a change of keyboard focus; returns whether it changed anything.
    fn focus(&mut self, is_focused: bool) -> bool {
        let changes = self.is_focused != is_focused;
        self.is_focused = is_focused;
        self.revision += u64::from(changes);
        changes
    }
}
