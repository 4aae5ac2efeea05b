//! The layout of screens with a board: matches and studies.
//!
//! The layout depends only on the window, the font scale and the kind of screen, never on content: nothing that appears
//! moves the board. In portrait, the parts lie in one column; layouts are tried from the most comfortable to the
//! tightest until the board is as wide as the window or large enough. In a wide window the parts lie beside the board.
//! Where the font is so large, or the window so low, that no column fits, everything scrolls.
//!
//! Lengths are in the host's units; a touch target needs 48.

use super::picture::BESIDE;

/// The kind of screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlanKind {
    /// A match: a bar for each player, moves, words, actions.
    Match,
    /// A puzzle or a lesson: a headline, words, a primary button, actions.
    Study,
    /// A review: a study with a graph and moves.
    Review,
}

/// The arrangement of the parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlanShape {
    /// Above and below the board.
    Narrow,
    /// Above and below the board; the whole screen scrolls.
    NarrowScrolled,
    /// Beside the board.
    Wide,
    /// Beside the board, in a scrolling panel.
    WideScrolled,
}

/// The sizes of the parts of a screen with a board.
#[derive(Clone, Copy, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "each is the visibility of another part")]
pub struct ScreenPlan {
    /// The arrangement of the parts.
    pub shape: PlanShape,
    /// Whether the screen, or the panel beside the board, scrolls.
    pub is_scrolled: bool,
    /// The side length of the board's square.
    pub board: f64,
    /// The width of the panel beside the board; 0 without one.
    pub panel: f64,
    /// Whether the title has its own line; otherwise the back button is in the bar above the board.
    pub has_title: bool,
    /// The height of the bar above the board: a player bar (with another below the board) or a headline.
    pub head: f64,
    /// The height of a review's graph; 0 without one, or without room for it.
    pub graph: f64,
    /// Whether the moves are shown as a strip.
    pub has_strip: bool,
    /// Whether the moves are shown as a list, above their steppers.
    pub has_list: bool,
    /// The height of the text area, which scrolls; 0 where it takes the remaining space.
    pub words: f64,
    /// The height of the actions.
    pub actions: f64,
    /// The gap between two parts.
    pub gap: f64,
    /// The margin beside the board.
    pub margin: f64,
    /// The margin beside the actions; 0 where the panel or the screen has a margin.
    pub beside: f64,
    /// The margin beside text, which is wider.
    pub sides: f64,
    /// The maximum height of a sheet that leaves the board above it uncovered; 0 where none fits below the board.
    pub sheet: f64,
    /// Whether the actions have labels below their icons.
    pub has_labels: bool,
}

/// The gap between two parts.
const GAP: f64 = 8.0;
/// The margin beside a board on a phone; that beside a larger one is [`BESIDE`] times its width.
const MARGIN: f64 = 14.0;
/// The margin beside text.
const SIDES: f64 = 1.5 * MARGIN;
/// The minimum height of a sheet: its handle, its title and three rows.
const LEAST_SHEET: f64 = 240.0;
const TITLE: f64 = 48.0;
const STRIP: f64 = 48.0;
const HEADLINE: f64 = 56.0;
/// The height of a headline with two lines of facts above it.
const TALL_HEADLINE: f64 = 72.0;
/// The height of the actions below a screen that scrolls: icons only, because they stay visible.
const PINNED: f64 = 56.0;
/// The height of a review's graph, and where there is little room.
const GRAPH: f64 = 72.0;
const LOW_GRAPH: f64 = 48.0;
/// The height of a study's primary button.
const BUTTON: f64 = 56.0;

/// The minimum height of the text of a review, and of a match in the tightest layout: one and a half lines. Other layouts of
/// a match have a headline and two lines. A lesson has three lines, because its text is read first.
const LEAST_WORDS: f64 = 48.0;
const MATCH_WORDS: f64 = 68.0;
const LEAST_LESSON: f64 = 76.0;
/// The preferred height of a review's text: four lines. It comes before the height of the graph.
const REVIEW_WORDS: f64 = 100.0;
/// The preferred height of a match's text, and the one on a tablet, where a result and what follows it fit.
const WORDS: f64 = 128.0;
const TABLET_WORDS: f64 = 208.0;

/// The minimum width for parts beside the board, in a window wider than high.
const WIDE: f64 = 600.0;
/// The panel's share of the window's width, within bounds.
const PANEL: f64 = 0.32;
const LEAST_PANEL: f64 = 280.0;
const MOST_PANEL: f64 = 400.0;
/// The minimum height for a move list or a study beside the board.
const LOW: f64 = 560.0;
/// The minimum height for the parts of a match beside the board.
const LEAST_HEIGHT: f64 = 300.0;

/// The height of the coordinates below a board, as a share of its width.
const BELOW: f64 = 0.03;
/// The board size from which other parts take the remaining width, as on a foldable.
const LARGE_ENOUGH: f64 = 440.0;
/// The part of the width that a match's board may leave to its text.
const WIDE_ENOUGH: f64 = 0.93;
/// The font scale at which the board would become too small.
const LARGE_FONT: f64 = 1.3;
/// The minimum board size of a match and of a study, as a share of the window's shorter side. A study scrolls instead.
const LEAST_BOARD: f64 = 0.36;
const LEAST_STUDY_BOARD: f64 = 0.6;
/// The board's share of the height where everything scrolls, so that more content is visibly below.
const SCROLLED_BOARD: f64 = 0.7;

impl ScreenPlan {
    /// Returns the plan for a window of this size and font scale. If the host has its own title bar, the window has
    /// none.
    #[must_use]
    pub fn new(kind: PlanKind, width: f64, height: f64, font_scale: f64, has_title_bar: bool) -> Self {
        let (width, height) = (width.max(2.0 * MARGIN), height.max(2.0 * GAP));
        let title = if has_title_bar { 0.0 } else { TITLE };
        if width > height && width >= WIDE {
            return Self::wide(kind, width, height, font_scale);
        }
        let full = (width - 2.0 * MARGIN).min(width / (1.0 + 2.0 * BESIDE));
        let tries: Vec<Self> = candidates(kind, font_scale)
            .into_iter()
            .map(|(candidate, least)| candidate.fitted(kind, full, height, least * font_scale, title))
            .collect();
        let wide_enough = if kind == PlanKind::Match { WIDE_ENOUGH * full } else { full };
        let fitting = tries.iter().find(|plan| plan.board >= wide_enough.min(LARGE_ENOUGH));
        // Otherwise the tightest layout, if any.
        let plan = fitting.or(tries.last()).copied().unwrap_or(comfortable(kind, font_scale));
        let least = if kind == PlanKind::Match { LEAST_BOARD } else { LEAST_STUDY_BOARD };
        if font_scale <= LARGE_FONT && plan.board >= full.min(height) * least {
            return plan;
        }
        // The whole board of a study and the beginning of its text are visible before anything is scrolled.
        let around = title + (HEADLINE + LEAST_LESSON) * font_scale + PINNED + 3.0 * GAP;
        let visible = if kind == PlanKind::Match { height * SCROLLED_BOARD } else { height - around };
        let board = full.min(visible.max(full * LEAST_STUDY_BOARD)).min(height * SCROLLED_BOARD);
        let shape = PlanShape::NarrowScrolled;
        let actions = PINNED;
        let plan = Self { shape, is_scrolled: true, board, words: 0.0, ..comfortable(kind, font_scale) };
        Self { actions, has_labels: false, ..plan }
    }

    fn wide(kind: PlanKind, width: f64, height: f64, font_scale: f64) -> Self {
        let preferred = (width * PANEL).clamp(LEAST_PANEL, MOST_PANEL);
        let room = width - preferred;
        let board = (height - 2.0 * GAP).min(room - 3.0 * MARGIN).min(room / (1.0 + 3.0 * BESIDE)).max(0.0);
        let margin = MARGIN.max(BESIDE * board);
        let panel = preferred.max(width - board - 3.0 * margin);
        let is_low = height < LOW;
        let least = if kind == PlanKind::Match { LEAST_HEIGHT } else { LOW };
        let scrolls = font_scale > LARGE_FONT || height < least;
        let shape = if scrolls { PlanShape::WideScrolled } else { PlanShape::Wide };
        let column = comfortable(kind, font_scale);
        let plan = Self { shape, is_scrolled: scrolls, board, panel, margin, beside: 0.0, ..column };
        match kind {
            PlanKind::Match if is_low => {
                let (head, actions) = (48.0 * font_scale, 56.0 * font_scale);
                Self { has_title: false, head, actions, has_strip: true, words: 0.0, ..plan }
            }
            PlanKind::Match => {
                let (words, actions) = (160.0 * font_scale, 72.0 * font_scale);
                Self { has_strip: scrolls, has_list: !scrolls, words, actions, ..plan }
            }
            PlanKind::Study | PlanKind::Review => {
                let has_list = !scrolls && kind == PlanKind::Review;
                Self { has_strip: scrolls && plan.has_strip, has_list, words: 0.0, ..plan }
            }
        }
    }

    /// Gives the board the space that remains beside a text of this height; in a match, the text gets the rest.
    fn fitted(self, kind: PlanKind, full: f64, height: f64, least_words: f64, title: f64) -> Self {
        let title = if self.has_title { title } else { 0.0 };
        let strip = if self.has_strip { STRIP + GAP } else { 0.0 };
        let graph = if self.graph > 0.0 { self.graph + GAP } else { 0.0 };
        let rest = height - title - strip - graph - self.actions;
        if kind == PlanKind::Match {
            let rest = rest - 2.0 * self.head - 4.0 * GAP;
            let is_large = full > LARGE_ENOUGH;
            let wanted = if is_large { TABLET_WORDS } else { WORDS };
            // Beside the text, a large board leaves room for the gap below it.
            let beside = if is_large { (rest - wanted + 4.0 * GAP) / (1.0 + 4.0 * BELOW) } else { rest - wanted };
            let board = full.min(beside.max(LARGE_ENOUGH.min(rest - least_words))).max(0.0);
            let gap = gap_below(board, (rest - board - wanted) / 4.0);
            let words = rest - board - 4.0 * (gap - GAP);
            return Self { board, words, gap, ..self }.with_sheet(height, title);
        }
        let rest = rest - self.head - BUTTON - 5.0 * GAP;
        let board = full.min(rest - least_words).max(0.0);
        Self { board, gap: gap_below(board, (rest - least_words - board) / 5.0), ..self }.with_sheet(height, title)
    }

    /// Lets sheets reach up to the board.
    fn with_sheet(self, height: f64, title: f64) -> Self {
        let below = height - title - self.head - self.board - 2.0 * GAP;
        Self { sheet: if below >= LEAST_SHEET { below } else { 0.0 }, ..self }
    }
}

/// Returns the gap that the coordinates below a board of this width need, [`GAP`] below a small one, as far as there is
/// room for the difference.
fn gap_below(board: f64, room: f64) -> f64 {
    GAP.max((BELOW * board).min(GAP + room.max(0.0)))
}

/// Returns the column in which every part has its preferred size.
fn comfortable(kind: PlanKind, font_scale: f64) -> ScreenPlan {
    let is_match = kind == PlanKind::Match;
    ScreenPlan {
        shape: PlanShape::Narrow,
        is_scrolled: false,
        board: 0.0,
        panel: 0.0,
        has_title: true,
        head: if is_match { 56.0 } else { HEADLINE } * font_scale,
        graph: if kind == PlanKind::Review { GRAPH } else { 0.0 },
        has_strip: kind != PlanKind::Study,
        has_list: false,
        words: 0.0,
        actions: if is_match { 72.0 } else { 64.0 * font_scale },
        gap: GAP,
        margin: MARGIN,
        beside: MARGIN,
        sides: SIDES,
        sheet: 0.0,
        has_labels: true,
    }
}

/// Returns the candidate columns with the minimum height of their text at font scale 1, the tightest last.
fn candidates(kind: PlanKind, font_scale: f64) -> Vec<(ScreenPlan, f64)> {
    let first = comfortable(kind, font_scale);
    let of_graph = |graph| ScreenPlan { graph, ..first };
    let without_labels = |plan| ScreenPlan { actions: 48.0, has_labels: false, ..plan };
    match kind {
        PlanKind::Match => {
            let untitled = ScreenPlan { has_title: false, head: 48.0 * font_scale, actions: 64.0, ..first };
            let without_strip = ScreenPlan { has_strip: false, ..untitled };
            let tightest = ScreenPlan { head: 44.0 * font_scale, ..without_labels(without_strip) };
            let roomy = [first, untitled, without_strip].map(|plan| (plan, MATCH_WORDS));
            roomy.into_iter().chain([(tightest, LEAST_WORDS)]).collect()
        }
        PlanKind::Study => [first, without_labels(first)].map(|plan| (plan, LEAST_LESSON)).into(),
        PlanKind::Review => {
            let tall = ScreenPlan { head: TALL_HEADLINE * font_scale, ..first };
            let low = of_graph(LOW_GRAPH);
            let roomy = [tall, first, low].map(|plan| (plan, REVIEW_WORDS));
            let tight = [first, low, of_graph(0.0)].into_iter().flat_map(|plan| [plan, without_labels(plan)]);
            roomy.into_iter().chain(tight.map(|plan| (plan, LEAST_WORDS))).collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{
        BELOW, BESIDE, BUTTON, GAP, LEAST_LESSON, LEAST_WORDS, MARGIN, MATCH_WORDS, PlanKind, PlanShape, REVIEW_WORDS,
        STRIP, ScreenPlan, TABLET_WORDS, TITLE, WIDE_ENOUGH,
    };

    const KINDS: [PlanKind; 3] = [PlanKind::Match, PlanKind::Study, PlanKind::Review];
    const FONT_SCALES: [f64; 6] = [0.8, 1.0, 1.15, 1.3, 2.0, 3.1];

    /// Returns windows from the smallest phone to a desktop, at every font scale.
    fn windows() -> impl Iterator<Item = (f64, f64, f64)> {
        let lengths = |from: u32| (from..=1400).step_by(20).map(f64::from);
        let sizes = lengths(320).flat_map(move |width| lengths(300).map(move |height| (width, height)));
        sizes.flat_map(|(width, height)| FONT_SCALES.map(|font_scale| (width, height, font_scale)))
    }

    #[test]
    fn phone_plan_matches_design() {
        let plan = ScreenPlan::new(PlanKind::Match, 412.0, 851.0, 1.0, false);
        assert!((plan.board - 384.0).abs() < 1e-9 && plan.shape == PlanShape::Narrow, "{plan:?}");
        assert!(plan.has_title && plan.has_strip && plan.has_labels && plan.words >= 112.0, "{plan:?}");
        let titled = ScreenPlan::new(PlanKind::Match, 390.0, 744.0, 1.0, true);
        assert!((titled.board - 362.0).abs() < 1e-9 && titled.has_strip, "{titled:?}");
    }

    #[test]
    fn coordinates_fit_between_board_and_panel_or_edge() {
        for (width, height, font_scale) in windows() {
            for kind in KINDS {
                let plan = ScreenPlan::new(kind, width, height, font_scale, false);
                let beside = match plan.shape {
                    PlanShape::Wide | PlanShape::WideScrolled => plan.margin,
                    PlanShape::Narrow | PlanShape::NarrowScrolled => (width - plan.board) / 2.0,
                };
                assert!(beside >= BESIDE * plan.board - 1e-9, "{kind:?}, {width} x {height} at {font_scale}: {plan:?}");
            }
        }
    }

    #[test]
    fn smaller_phones_have_room_for_headline_and_two_lines() {
        for (width, height) in [(411.0, 683.0), (384.0, 652.0), (360.0, 592.0)] {
            let plan = ScreenPlan::new(PlanKind::Match, width, height, 1.0, false);
            assert!(plan.words >= MATCH_WORDS - 1e-9 && plan.has_labels, "{width} x {height}: {plan:?}");
            assert!(plan.board >= WIDE_ENOUGH * (width - 2.0 * MARGIN), "{width} x {height}: {plan:?}");
        }
    }

    #[test]
    fn phone_has_room_for_text_of_review() {
        let plan = ScreenPlan::new(PlanKind::Review, 411.0, 866.0, 1.0, false);
        let parts = TITLE + plan.head + plan.board + plan.graph + STRIP + BUTTON + plan.actions;
        let words = 866.0 - parts - 5.0 * plan.gap - 2.0 * GAP;
        assert!(plan.board >= 383.0 && plan.graph > 0.0 && words >= REVIEW_WORDS - 1e-9, "{words}: {plan:?}");
    }

    #[test]
    fn tablet_has_room_for_result_and_coordinates() {
        for (width, height) in [(800.0, 1232.0), (768.0, 1000.0), (1024.0, 1318.0)] {
            let plan = ScreenPlan::new(PlanKind::Match, width, height, 1.0, false);
            assert!(plan.words >= TABLET_WORDS - 1e-9 && plan.gap >= BELOW * plan.board - 1e-9, "{plan:?}");
        }
    }

    #[test]
    fn sheet_reaches_up_to_board() {
        for kind in KINDS {
            let plan = ScreenPlan::new(kind, 411.0, 866.0, 1.0, false);
            let top = 866.0 - plan.sheet;
            assert!(top >= TITLE + plan.head + plan.board + GAP && plan.sheet >= 300.0, "{kind:?}: {plan:?}");
        }
        assert!(ScreenPlan::new(PlanKind::Match, 320.0, 432.0, 1.0, false).sheet < 1e-9, "nothing fits below");
    }

    #[test]
    fn board_is_large_in_smallest_window() {
        let board = |height| ScreenPlan::new(PlanKind::Match, 320.0, height, 1.0, false).board;
        assert!(board(480.0) >= 260.0 && board(432.0) >= 210.0, "{} {}", board(480.0), board(432.0));
    }

    #[test]
    fn plan_stays_within_every_window() {
        for (width, height, font_scale) in windows() {
            for kind in KINDS {
                let plan = ScreenPlan::new(kind, width, height, font_scale, false);
                let context = format!("{kind:?}, {width} x {height} at {font_scale}: {plan:?}");
                assert!(plan.board > 0.0 && plan.board <= width - 2.0 * MARGIN && plan.board <= height, "{context}");
                match plan.shape {
                    PlanShape::Narrow => {
                        let title = if plan.has_title { TITLE } else { 0.0 };
                        let strip = if plan.has_strip { STRIP + GAP } else { 0.0 };
                        let graph = if plan.graph > 0.0 { plan.graph + GAP } else { 0.0 };
                        let around = if kind == PlanKind::Match {
                            2.0 * plan.head + plan.words + 4.0 * GAP
                        } else {
                            let least = if kind == PlanKind::Study { LEAST_LESSON } else { LEAST_WORDS };
                            plan.head + BUTTON + least * font_scale + 5.0 * GAP
                        };
                        let all = title + strip + graph + around + plan.board + plan.actions;
                        // Below the smallest phone's height only a board is guaranteed.
                        assert!(
                            height < 420.0 || all <= height + 1e-6 || kind != PlanKind::Match,
                            "{context} needs {all}"
                        );
                    }
                    PlanShape::Wide | PlanShape::WideScrolled => {
                        assert!(plan.panel >= 280.0 && plan.board + plan.panel <= width, "{context}");
                    }
                    // A match never scrolls in a portrait window.
                    PlanShape::NarrowScrolled => {
                        assert!(
                            font_scale > 1.3 || height < 420.0 * font_scale.max(1.0) || kind != PlanKind::Match,
                            "{context}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn foldable_has_labels_below_icons() {
        let plan = |kind| ScreenPlan::new(kind, 673.0, 793.0, 1.0, false);
        let (lesson, game) = (plan(PlanKind::Study), plan(PlanKind::Match));
        assert!(lesson.has_labels && lesson.board >= 440.0, "{lesson:?}");
        assert!(game.has_labels && game.has_strip && game.board >= 440.0 && game.words >= 100.0, "{game:?}");
    }

    #[test]
    fn board_takes_at_least_third_of_phone() {
        for (width, height, font_scale) in windows().filter(|(_, height, _)| *height >= 420.0) {
            let plan = ScreenPlan::new(PlanKind::Match, width, height, font_scale, false);
            assert!(plan.board >= width.min(height) * 0.36, "{width} x {height} at {font_scale}: {plan:?}");
        }
    }

    #[test]
    fn labels_then_graph_yield_to_board() {
        let review = |height| ScreenPlan::new(PlanKind::Review, 390.0, height, 1.0, true);
        assert!(review(844.0).graph > 48.0 && review(844.0).has_labels);
        let (short, shortest) = (review(700.0), review(560.0));
        assert!(short.graph < review(844.0).graph || !short.has_labels, "{short:?}");
        assert!(shortest.graph == 0.0 && !shortest.has_labels && shortest.board > 200.0, "{shortest:?}");
        assert!(ScreenPlan::new(PlanKind::Study, 390.0, 844.0, 1.0, true).graph == 0.0);
    }

    #[test]
    fn move_list_appears_beside_board_when_it_fits() {
        let wide = |height| ScreenPlan::new(PlanKind::Match, 1194.0, height, 1.0, true);
        assert!(!wide(760.0).has_strip && wide(340.0).has_strip);
        assert_eq!((wide(760.0).shape, wide(280.0).shape), (PlanShape::Wide, PlanShape::WideScrolled));
    }
}
