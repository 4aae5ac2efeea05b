//! The board of a state: its picture, what a screen reader meets on it, and what a point of it means.

use super::{BoardState, Play, SpokenAction, SpokenDeed, SpokenElement, cursor};
use crate::{
    game::{Place, Target, Verdict},
    picture::{
        self, Corner, Ink, Moving, OperationButton, Picture, Scene, SeenBoard, Stroke, StrokeGroup, ValueSign,
        WinningSets, buttons,
    },
    session::{OperationText, Snapshot, TargetValue},
};

/// How wide the margin of a shared picture is.
const MARGIN: f64 = 0.3;

impl Play {
    /// The board with everything on it.
    pub(super) fn board_state(&mut self) -> BoardState {
        let values = self.values();
        BoardState { picture: self.picture_with(&values), spoken: self.spoken(&values) }
    }

    /// What the board looks like.
    pub(super) fn picture(&mut self) -> Picture {
        let values = self.values();
        self.picture_with(&values)
    }

    fn picture_with(&mut self, values: &[TargetValue]) -> Picture {
        let (board, snapshot) = (self.board(), self.snapshot());
        let speed = self.context.data().pace();
        let words = self.value_words();
        let region = cursor::chosen_region(&board, &snapshot);
        let cursor = self.cursor.filter(|_| self.is_focused);
        let under_cursor = match cursor {
            Some(Target::Place(under)) => Some(self.meant(under)),
            _ => None,
        };
        let moving = self.shown.as_ref().map(|shown| Moving {
            number: shown.number,
            before: shown.before.clone(),
            effects: shown.effects.clone(),
            pace: speed,
        });
        picture::paint(&Scene {
            marks: if self.is_review() { Vec::new() } else { snapshot.marks.clone() },
            picked: snapshot.picked.filter(|_| region.is_none()),
            last_turn: snapshot.trace.clone(),
            winning_lines: snapshot.winning_lines.clone(),
            hovered: self.hovered.or(under_cursor),
            cursor,
            chosen_region: region,
            operations: operations(&snapshot),
            values: values
                .iter()
                .map(|value| ValueSign::new(value.target, value.value.into(), value.proof, value.is_best, &words))
                .collect(),
            hints: self.hint_target().into_iter().collect(),
            certificate: self.winning_sets(&snapshot),
            moving,
            ..Scene::new(&board, snapshot.pieces.clone())
        })
    }

    /// The board to be shared: as it lies for the first side, with a margin.
    pub(super) fn shared_picture(&mut self) -> Picture {
        let shows_coordinates = self.context.data().settings().coordinates;
        let board = SeenBoard::new(&self.session.layout(), shows_coordinates, false);
        let snapshot = self.snapshot();
        let picture = picture::paint(&Scene {
            last_turn: snapshot.trace.clone(),
            winning_lines: snapshot.winning_lines.clone(),
            ..Scene::new(&board, snapshot.pieces.clone())
        });
        framed(picture)
    }

    /// What a point of the picture means; nothing beside the board.
    pub(super) fn target_at(&mut self, x: f64, y: f64) -> Option<Target> {
        let (board, snapshot) = (self.board(), self.snapshot());
        if !(0.0..=board.width()).contains(&x) || !(0.0..=board.height()).contains(&y) {
            return None;
        }
        if let Some(button) = self.buttons(&board, &snapshot).into_iter().find(|button| button.is_at(x, y)) {
            return Some(button.target);
        }
        let point = board.to_layout(x, y);
        #[expect(clippy::cast_possible_truncation, reason = "a board is a few units wide")]
        let place = self.session.hit(point.x as f32, point.y as f32);
        place.map(Target::Place)
    }

    /// The marked place that means the same to touch as a place: the one where a disc lands, in any place of its column.
    pub(super) fn meant(&self, place: Place) -> Place {
        let (state, picked) = (self.session.state(), self.session.picked());
        let marks = state.marks(picked);
        let touch = |place| state.touch(picked, Target::Place(place)).ok();
        let Some(wanted) = touch(place).filter(|_| marks.iter().all(|mark| mark.place != place)) else { return place };
        marks.iter().map(|mark| mark.place).find(|mark| touch(*mark) == Some(wanted)).unwrap_or(place)
    }

    #[expect(clippy::unused_self, reason = "it belongs to the board")]
    fn buttons(&self, board: &SeenBoard, snapshot: &Snapshot) -> Vec<OperationButton> {
        buttons(board, cursor::chosen_region(board, snapshot), &operations(snapshot))
    }

    /// What is to be touched next for the hint.
    fn hint_target(&self) -> Option<Target> {
        let hint = self.hint.as_ref()?;
        let values = self.session.values(&hint.found);
        values.into_iter().max_by(|one, other| one.value.total_cmp(&other.value)).map(|value| value.target)
    }

    #[cfg(test)]
    pub(in crate::app) fn hint_target_for_tests(&self) -> Option<Target> {
        self.hint_target()
    }

    /// What proves who wins, while it is analysed.
    fn winning_sets(&self, snapshot: &Snapshot) -> Option<WinningSets> {
        let view = &self.searcher.known().filter(|_| self.analyses)?.view;
        let side = snapshot.side?;
        let winner = match view.proof?.verdict {
            Verdict::Win => side,
            Verdict::Loss => side.other(),
            Verdict::Draw => return None,
        };
        let best = self.session.state().read_turn(&view.candidates.first()?.turn).ok()?;
        let sets = self.session.state().certificate(best)?.sets;
        Some(WinningSets { colour: snapshot.colours[winner.index()], sets })
    }

    /// The board as a screen reader meets it: its places in reading order, then the buttons on it.
    fn spoken(&mut self, values: &[TargetValue]) -> Vec<SpokenElement> {
        let (board, snapshot) = (self.board(), self.snapshot());
        let said =
            |target: Target| values.iter().find(|value| value.target == target).map(|value| self.spoken_value(value));
        let label_of = |place: Place| snapshot.labels.iter().find(|label| label.place == place);
        let take_back = self.words().word("take-back");
        let places = board.spots().iter().filter_map(|spot| {
            let region = board.regions().iter().find(|region| region.places.contains(&spot.place));
            let offered = snapshot.operations.iter().filter(|offer| offer.region == region.map(|region| region.id));
            let mut actions: Vec<SpokenAction> = offered
                .map(|offer| {
                    let target = target_of(offer);
                    let label = [Some(offer.label.clone()), said(target)].into_iter().flatten().collect::<Vec<_>>();
                    SpokenAction { label: label.join(", "), deed: SpokenDeed::Touch { target } }
                })
                .collect();
            if snapshot.has_partial {
                actions.push(SpokenAction { label: take_back.clone(), deed: SpokenDeed::TakeBack });
            }
            let target = Target::Place(spot.place);
            Some(SpokenElement {
                label: label_of(spot.place)?.label.clone(),
                value: said(target),
                x: spot.x - 0.5,
                y: spot.y - 0.5,
                width: 1.0,
                height: 1.0,
                target,
                is_selected: snapshot.picked == Some(spot.place),
                actions,
            })
        });
        let reach = OperationButton::REACH;
        let buttons = self.buttons(&board, &snapshot).into_iter().filter_map(|button| {
            let offer = snapshot.operations.iter().find(|offer| target_of(offer) == button.target)?;
            Some(SpokenElement {
                label: offer.label.clone(),
                value: said(button.target),
                x: button.x - reach,
                y: button.y - reach,
                width: 2.0 * reach,
                height: 2.0 * reach,
                target: button.target,
                is_selected: false,
                actions: Vec::new(),
            })
        });
        places.chain(buttons).collect()
    }
}

/// A picture in which nothing moves, on a sheet of the page's colour, with a margin.
fn framed(mut picture: Picture) -> Picture {
    let (width, height) = (picture.width + 2.0 * MARGIN, picture.height + 2.0 * MARGIN);
    let sheet = Stroke::Plate { x: 0.0, y: 0.0, width, height, radius: 0.0, ink: Ink::Page, alpha: 1.0 };
    let sheet = StrokeGroup { strokes: vec![sheet], places: vec![Corner { x: 0.0, y: 0.0 }], motions: Vec::new() };
    for place in picture.groups.iter_mut().flat_map(|group| &mut group.places) {
        (place.x, place.y) = (place.x + MARGIN, place.y + MARGIN);
    }
    picture.groups.insert(0, sheet);
    Picture { width, height, ..picture }
}

fn target_of(operation: &OperationText) -> Target {
    Target::Operation(operation.kind, operation.region)
}

fn operations(snapshot: &Snapshot) -> Vec<Target> {
    snapshot.operations.iter().map(target_of).collect()
}
