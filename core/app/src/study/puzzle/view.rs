//! View state of a puzzle: signs on the board, buttons, moves.

use std::time::Duration;

use super::{
    super::{
        super::{
            board::{Board, MoveRow, MoveSign, Overlay},
            button::ScreenButton,
            words::Words,
        },
        StudyEvent,
        exercise::Exercise as _,
    },
    Comment, FRAMED, Puzzle, PuzzleStage,
};
use crate::picture::{Ink, ShownTone, Signs, WinningSets};
use fivefold_engine::{
    game::{Message, Move, Place, Spot},
    puzzles::Claim,
    session::MoveText,
};

impl Puzzle {
    /// Returns the place that marks a move.
    fn place_of(board: &Board, mv: Move) -> Option<Place> {
        board.session.state().trace(mv).last().copied()
    }

    /// Returns the places of the moves on the board that the solver makes, each place once, with the last move there.
    fn own_places(&self, board: &Board) -> Vec<Place> {
        let made = &board.session.played()[..board.session.at()];
        let own = made.iter().skip(self.before).step_by(2).filter_map(|mv| mv.trace.last().copied());
        let mut places = Vec::new();
        for place in own {
            places.retain(|earlier| *earlier != place);
            places.push(place);
        }
        places
    }

    /// Returns the places around the answer for a hint, off-center so that the frame does not reveal the answer.
    fn region(&self, board: &Board) -> Vec<Place> {
        let answer = self.answers().first().and_then(|mv| Self::place_of(board, *mv));
        let layout = board.session.layout();
        let Some(spot) = layout.spots.iter().find(|spot| Some(spot.place) == answer) else { return Vec::new() };
        // The center is shifted, so that the answer is not in the center of the frame.
        let shift = if self.task.number().is_multiple_of(2) { 1.0 } else { -1.0 };
        let distance = |other: &Spot| (other.x - spot.x - shift).hypot(other.y - spot.y);
        let mut near: Vec<&Spot> = layout.spots.iter().collect();
        near.sort_by(|one, two| distance(one).total_cmp(&distance(two)));
        near.into_iter().take(FRAMED).chain([spot]).map(|spot| spot.place).collect()
    }

    pub(super) fn marks(&self, board: &Board) -> Overlay {
        let played = board.session.played().get(self.at).and_then(|mv| mv.trace.last().copied());
        let of = |is_so: bool| played.filter(|_| is_so).into_iter().collect();
        let is_shown = matches!(self.stage, PuzzleStage::Shown { .. });
        let answer = if is_shown { self.own_places(board) } else { Vec::new() };
        let is_open = matches!(self.stage, PuzzleStage::Open(_));
        let told = (is_open && self.hints == 3).then(|| self.answer(board)).flatten();
        let signs = Signs {
            framed: if is_open && (1..3).contains(&self.hints) { self.region(board) } else { Vec::new() },
            moves: told
                .and_then(|mv| Board::shown_move(board.session.state(), &mv, ShownTone::Hint))
                .into_iter()
                .collect(),
            bad: of(matches!(self.stage, PuzzleStage::Wrong { .. })),
            numbers: if answer.len() > 1 { answer.iter().copied().zip(1..).collect() } else { Vec::new() },
            good: answer,
            winning_sets: if self.stage == PuzzleStage::Solved { self.winning_sets(board) } else { None },
            ..Signs::NONE
        };
        Overlay { signs, is_read_only: !is_open || self.graded.is_none(), ..Overlay::NONE }
    }

    /// Returns the sets that prove the win, if the game can show them.
    fn winning_sets(&self, board: &Board) -> Option<WinningSets> {
        let state = board.session.state();
        let any = *state.moves().first()?;
        let sets = state.winning_sets(any).filter(|_| self.task.claim() == Claim::OnlyWin)?;
        Some(WinningSets { color: self.color(board)?, sets })
    }

    /// Returns the stage as shown, and the time until the real one is: a solution is announced after its last motion, and a
    /// search for the reply if it takes long.
    pub(super) fn shown_stage(&self, board: &mut Board) -> (PuzzleStage, Option<Duration>) {
        let (stage, left) = match self.stage {
            PuzzleStage::Solved => (PuzzleStage::Open(Comment::Nothing), board.animation_left()[0]),
            PuzzleStage::Replying { comment, late_at, .. } => {
                (PuzzleStage::Open(comment), late_at.saturating_sub(board.context.environment.clock.now()))
            }
            stage => (stage, Duration::ZERO),
        };
        if left.is_zero() { (self.stage, None) } else { (stage, Some(left)) }
    }

    /// Returns the buttons of the stage, the primary one last.
    pub(super) fn offers(stage: PuzzleStage, board: &Board) -> Vec<ScreenButton> {
        let words = board.words();
        let button = |event, key| ScreenButton::study(event, words.word(key));
        match stage {
            PuzzleStage::Open(_) | PuzzleStage::Replying { .. } => Vec::new(),
            PuzzleStage::Wrong { .. } => vec![button(StudyEvent::TryAgain, "puzzle-retry").main()],
            PuzzleStage::Shown { .. } => {
                vec![button(StudyEvent::TryAgain, "puzzle-retry"), button(StudyEvent::Continue, "puzzle-next").main()]
            }
            PuzzleStage::Solved => {
                let play = ScreenButton::play_from_here(words.word("puzzle-play"));
                let play = (!board.session.state().status().is_over()).then_some(play);
                play.into_iter().chain([button(StudyEvent::Continue, "puzzle-next").main()]).collect()
            }
        }
    }

    /// Returns the bar, whose buttons keep their places from the first move to the last.
    pub(super) fn bar(&self, words: Words) -> Vec<ScreenButton> {
        let button = |event, key| ScreenButton::study(event, words.word(key));
        let is_open = matches!(self.stage, PuzzleStage::Open(_)) && self.graded.is_some();
        let is_wrong = matches!(self.stage, PuzzleStage::Wrong { .. });
        let is_unsolved = !matches!(self.stage, PuzzleStage::Solved | PuzzleStage::Shown { .. });
        vec![
            button(StudyEvent::Hint, "puzzle-hint").enabled(is_open && self.hints < 3),
            button(StudyEvent::Answer, "puzzle-answer").enabled(is_open || is_wrong),
            button(StudyEvent::Next, "puzzle-skip").enabled(is_unsolved),
        ]
    }

    /// Returns the number of the move to find and of all moves, if there are several and not all to the end of the
    /// game.
    pub(super) fn move_count(&self, stage: PuzzleStage) -> Option<Message> {
        let is_counted = matches!(stage, PuzzleStage::Open(_)) && self.task.is_rated();
        let to_come = match self.claim {
            Claim::WinIn(moves) => moves,
            _ => self.task.length().saturating_sub(self.found).max(1),
        };
        let all = self.found + to_come;
        let message = Message::new("puzzle-move").number("number", self.found + 1).number("all", all);
        (is_counted && all > 1 && self.found < all).then_some(message)
    }

    /// Returns the moves made since the position of the puzzle.
    pub(super) fn moves(&self, board: &mut Board) -> Vec<MoveRow> {
        let (words, seen) = (board.words(), board.display_board());
        let list = board.session.played().iter().enumerate().skip(self.before).take(board.session.at() - self.before);
        list.map(|(place, mv)| {
            let is_wrong = place == self.at && matches!(self.stage, PuzzleStage::Wrong { .. });
            let number = place + 1 - self.before;
            let judgment = if is_wrong { words.word("puzzle-mark-wrong") } else { String::new() };
            let (text, label, sentence) = (mv.text.clone(), mv.label.clone(), board.say(&mv.sentence));
            let mv = MoveText { number, side: mv.side, color: mv.color, text, label, sentence };
            let row = MoveRow::new(&mv, &judgment, &seen, words);
            MoveRow { sign: is_wrong.then(|| MoveSign { text: "??".to_owned(), ink: Ink::Loss }), ..row }
        })
        .collect()
    }
}
