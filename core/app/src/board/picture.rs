//! The picture of a board and its accessibility elements.

use super::{
    Board, BoardGesture, BoardState, SpokenAction, SpokenElement, SpokenRotor, cursor,
    values::{shown_values, spoken_value, value_words},
};
use crate::picture::{
    self, Arriving, Coordinates, Corner, DisplayBoard, Heading, OperationButton, Picture, Scene, ShownMove, ShownTone,
    Signs, buttons, margin, with_margin,
};
use fivefold_engine::{
    game::{Effect, Place, Side, Target},
    games::GameState,
    session::{OperationText, Snapshot, TargetValue},
    text::Join,
};

/// Overlays on a board: analysis values and signs.
#[derive(Clone, Debug, PartialEq)]
pub struct Overlay {
    /// The known values of targets.
    pub values: Vec<TargetValue>,
    /// Whether every value is shown, beside the signs of the best moves.
    pub shows_all_values: bool,
    /// The other signs.
    pub signs: Signs,
    /// Whether words beside the board name its places, so that all coordinates are shown.
    pub shows_coordinates: bool,
    /// Whether the board is not playable: legal targets are not marked.
    pub is_read_only: bool,
}

impl Overlay {
    /// The empty overlay.
    pub const NONE: Self = Self {
        values: Vec::new(),
        shows_all_values: false,
        signs: Signs::NONE,
        shows_coordinates: false,
        is_read_only: false,
    };
}

impl Board {
    /// Returns the board's scene with all overlays.
    pub fn state(&mut self, overlay: &Overlay) -> BoardState {
        BoardState {
            picture: self.picture(overlay),
            spoken: self.spoken(&overlay.values),
            rotors: self.rotors(),
            view: self.view,
            focus: self.focus_point(overlay),
        }
    }

    /// Returns the place of the keyboard cursor, else of the suggestion, else of the last move.
    fn focus_point(&mut self, overlay: &Overlay) -> Option<Corner> {
        let (seen, snapshot) = (self.display_board(), self.snapshot());
        let place = match self.cursor.filter(|_| self.is_focused) {
            Some(Target::Operation(kind, region)) => {
                let button =
                    buttons_on(&seen, &snapshot).into_iter().find(|it| it.target == Target::Operation(kind, region));
                return button.map(|button| Corner { x: button.x, y: button.y });
            }
            Some(Target::Place(place)) => place,
            None => overlay.signs.place().or(snapshot.trace.last().copied())?,
        };
        seen.spot(place).map(|spot| Corner { x: spot.x, y: spot.y })
    }

    /// Returns the picture of the board.
    pub fn picture(&mut self, overlay: &Overlay) -> Picture {
        let (seen, snapshot) = (self.display_board(), self.snapshot());
        let pace = self.context.storage().profile.pace();
        let region = cursor::chosen_region(&seen, &snapshot);
        let cursor = self.cursor.filter(|_| self.is_focused);
        let under_cursor = match cursor {
            Some(Target::Place(under)) => Some(self.marked_equivalent(under)),
            _ => None,
        };
        let moving = self.moving();
        picture::paint(&Scene {
            marks: if overlay.is_read_only { Vec::new() } else { snapshot.marks.clone() },
            picked: snapshot.picked.filter(|_| region.is_none()),
            last_move: snapshot.trace.clone(),
            winning_lines: snapshot.winning_lines.clone(),
            hovered: self.hovered.or(under_cursor),
            cursor,
            chosen_region: region,
            operations: operations(&snapshot),
            values: if overlay.shows_all_values {
                overlay.values.clone()
            } else if overlay.signs.moves.is_empty() {
                shown_values(&overlay.values)
            } else {
                // The shown move and the numbers take the place of the values.
                Vec::new()
            },
            value_words: value_words(self.words()),
            coordinates: self.coordinates(overlay),
            signs: overlay.signs.clone(),
            moving,
            arriving: self.arrival.map(|number| Arriving { number, pace }),
            ..Scene::new(&seen, snapshot.pieces.clone())
        })
    }

    /// Returns the coordinates to show: all where they are wanted or needed, else those of the moves shown.
    fn coordinates(&self, overlay: &Overlay) -> Coordinates {
        if overlay.shows_coordinates || self.context.storage().profile.settings().coordinates {
            return Coordinates::OfMoves;
        }
        let Signs { moves, good, bad, .. } = &overlay.signs;
        let shown = moves.iter().flat_map(ShownMove::places);
        Coordinates::Naming(shown.chain(good.iter().chain(bad).copied()).collect())
    }

    /// Returns a legal move as shown on the board without playing it; `None` if the text is not a legal move.
    pub fn shown_move(before: &dyn GameState, text: &str, tone: ShownTone) -> Option<ShownMove> {
        let mv = before.read_move(text).ok()?;
        let mut after = before.copy();
        let made = before.under_way().len();
        let played = mv.actions().skip(made).map_while(|action| after.play(action).ok());
        let effects: Vec<Effect> = played.flat_map(|played| played.effects).collect();
        Some(ShownMove::of(tone, &effects))
    }

    /// Returns the picture for sharing: in the first side's orientation, with a heading.
    pub fn shared_picture(&mut self, heading: &Heading) -> Picture {
        let seen = DisplayBoard::new(&self.layout, false);
        let snapshot = self.snapshot();
        let picture = picture::paint(&Scene {
            last_move: snapshot.trace.clone(),
            winning_lines: snapshot.winning_lines.clone(),
            coordinates: self.coordinates(&Overlay::NONE),
            ..Scene::new(&seen, snapshot.pieces.clone())
        });
        picture::with_heading(with_margin(picture, margin(&seen)), heading)
    }

    /// Returns the accessibility elements: the places in reading order, then the buttons on the board.
    fn spoken(&mut self, values: &[TargetValue]) -> Vec<SpokenElement> {
        let (seen, snapshot) = (self.display_board(), self.snapshot());
        let words = self.words();
        let said =
            |target: Target| values.iter().find(|value| value.target == target).map(|value| spoken_value(value, words));
        let label_of = |place: Place| snapshot.labels.iter().find(|label| label.place == place);
        let take_back = words.word("take-back");
        let places = seen.spots().iter().filter_map(|spot| {
            let region = seen.regions().iter().find(|region| region.places.contains(&spot.place));
            let offered = snapshot.operations.iter().filter(|offer| offer.region == region.map(|region| region.id));
            let mut actions: Vec<SpokenAction> = offered
                .map(|offer| {
                    let target = target_of(offer);
                    let label = [Some(offer.label.clone()), said(target)].into_iter().flatten();
                    SpokenAction { label: words.joined(Join::List, label), gesture: BoardGesture::Touch { target } }
                })
                .collect();
            if snapshot.has_partial {
                actions.push(SpokenAction { label: take_back.clone(), gesture: BoardGesture::TakeBack });
            }
            let target = Target::Place(spot.place);
            Some(SpokenElement {
                label: label_of(spot.place)?.label.clone(),
                input_label: spot.name.clone(),
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
        let buttons = buttons_on(&seen, &snapshot).into_iter().filter_map(|button| {
            let offer = snapshot.operations.iter().find(|offer| target_of(offer) == button.target)?;
            Some(SpokenElement {
                label: offer.label.clone(),
                input_label: offer.label.clone(),
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

    /// Returns the ways of a screen reader over the pieces of each color.
    fn rotors(&mut self) -> Vec<SpokenRotor> {
        let (seen, snapshot) = (self.display_board(), self.snapshot());
        let colors = Side::BOTH.into_iter().map(|color| SpokenRotor {
            label: self.words().color(color),
            targets: seen
                .spots()
                .iter()
                .filter(|spot| {
                    snapshot.pieces.iter().any(|piece| piece.place == spot.place && piece.color == Some(color))
                })
                .map(|spot| Target::Place(spot.place))
                .collect(),
        });
        colors.collect()
    }
}

fn target_of(operation: &OperationText) -> Target {
    Target::Operation(operation.kind, operation.region)
}

/// Returns the buttons on the board.
pub(super) fn buttons_on(seen: &DisplayBoard, snapshot: &Snapshot) -> Vec<OperationButton> {
    buttons(seen, cursor::chosen_region(seen, snapshot), &operations(snapshot))
}

fn operations(snapshot: &Snapshot) -> Vec<Target> {
    snapshot.operations.iter().map(target_of).collect()
}
