//! The title of a puzzle and the sentence below it: its task, the comment on the last move, a hint, or the explanation of the solution.

use super::{
    super::{Tone, exercise::Exercise as _},
    Comment, Puzzle, PuzzleSource, PuzzleStage,
};
use crate::board::Board;
use fivefold_engine::{
    game::{Knowledge, Message},
    puzzles::Claim,
    text::Join,
};

/// The number of letters in two lines on a phone.
const MOST_LETTERS: usize = 98;

impl Puzzle {
    pub(super) fn title(&self) -> Message {
        match self.source {
            PuzzleSource::Daily => Message::new("daily-title"),
            PuzzleSource::Own => Message::new("own-title"),
            PuzzleSource::Pool => Message::new("puzzle-title").word("number", self.task.number().to_string()),
        }
    }

    /// Returns the detail beside the title.
    pub(super) fn detail(&self) -> Message {
        match self.source {
            PuzzleSource::Own => Message::new("own-move").word("move", (self.before + 1).to_string()),
            _ => Message::new("puzzle-rated").word("rating", self.task.rating().to_string()),
        }
    }

    /// Returns the sentence below the claim, and its tone.
    pub(super) fn sentence(&self, board: &mut Board, stage: PuzzleStage) -> (String, Tone) {
        let words = board.words();
        let colors = self.color(board).map(|own| [own, own.other()].map(|color| words.color(color)));
        let [own, other] = colors.unwrap_or_default();
        let say =
            |key: &'static str| words.say(&Message::new(key).word("color", own.clone()).word("other", other.clone()));
        match stage {
            PuzzleStage::Solved if self.is_answer_shown => (say("puzzle-solved-answer"), Tone::Quiet),
            PuzzleStage::Solved => (self.explanation(board), Tone::Good),
            PuzzleStage::Shown { .. } => {
                (words.joined(Join::Sentences, [self.shown_moves(board), self.explanation(board)]), Tone::Quiet)
            }
            PuzzleStage::Replying { .. } => (say("retry-waits"), Tone::Quiet),
            PuzzleStage::Wrong { loses: true } => (say("puzzle-wrong-loses"), Tone::Bad),
            PuzzleStage::Wrong { loses: false } => {
                let key = match self.claim {
                    Claim::WinIn(_) => "puzzle-wrong-win-in",
                    Claim::OnlyWin => "puzzle-wrong-only-win",
                    Claim::Save | Claim::Prevent(_) => "puzzle-wrong-loses",
                };
                (say(key), Tone::Bad)
            }
            PuzzleStage::Open(_) if board.session.actions_made() > 0 && self.hints < 3 => {
                (board.snapshot().prompt.clone(), Tone::Quiet)
            }
            PuzzleStage::Open(_) if self.hints == 1 => (say("puzzle-hint-where"), Tone::Quiet),
            PuzzleStage::Open(_) if self.hints == 2 => (self.explanation(board), Tone::Quiet),
            PuzzleStage::Open(_) if self.hints == 3 => (self.answer_words(board), Tone::Quiet),
            PuzzleStage::Open(Comment::Right) => (say("puzzle-right"), Tone::Good),
            PuzzleStage::Open(Comment::Longer) => (say("puzzle-longer"), Tone::Quiet),
            PuzzleStage::Open(Comment::Nothing) => {
                let key = match self.claim {
                    Claim::WinIn(_) => "puzzle-task-win-in",
                    Claim::OnlyWin => "puzzle-task-only-win",
                    Claim::Save => "puzzle-task-save",
                    Claim::Prevent(_) => "puzzle-task-prevent",
                };
                // The headline says the task, too.
                let variant = board.rules_in_words(|spec, chosen| *chosen != spec.default);
                let both = words.joined(Join::Sentences, [variant.clone(), say(key)]);
                let has_room = variant.is_empty() || both.chars().count() <= MOST_LETTERS;
                (if has_room { both } else { variant }, Tone::Quiet)
            }
        }
    }

    /// Returns the explanation of the solution: that of the claim, or of an own puzzle what speaks for the answer, since
    /// no theme was chosen for it.
    pub(super) fn explanation(&self, board: &Board) -> String {
        let own = || {
            let answer = *self.task.solutions().ok()?.first()?;
            let reason = self.start.reasons(answer, Knowledge::default()).into_iter().find(|reason| reason.is_merit)?;
            Some(board.words().sentence(&board.say(&reason.message)))
        };
        let is_of_answer = self.found == 0 || !matches!(self.stage, PuzzleStage::Open(_));
        if let Some(reason) = (self.source == PuzzleSource::Own && is_of_answer).then(own).flatten() {
            return reason;
        }
        let key = match self.task.claim() {
            Claim::WinIn(_) => "puzzle-idea-win-in",
            Claim::OnlyWin => "puzzle-idea-only-win",
            Claim::Save => "puzzle-idea-save",
            Claim::Prevent(_) => "puzzle-idea-prevent",
        };
        self.task.game().texts(board.wording()).word(key)
    }

    /// Returns the moves of a shown answer, where one has parts that the board does not show: a stone and a twist.
    fn shown_moves(&self, board: &Board) -> String {
        let (words, side) = (board.words(), self.start.status().side());
        let numbered = || (0..).zip(board.session.played()).skip(self.before);
        let played = || numbered().filter(|(_, mv)| Some(mv.side) == side);
        if played().all(|(_, mv)| mv.mv.actions().count() == 1) {
            return String::new();
        }
        let said = played().map(|(at, mv)| board.brief(&*board.session.before(at), mv.mv));
        words.sentence(&words.joined(Join::Facts, said))
    }

    /// Returns the answer as a sentence.
    fn answer_words(&self, board: &Board) -> String {
        let advice = self.answer(board).map(|mv| board.advice(board.session.state(), &mv));
        advice.map_or_else(String::new, |advice| board.words().sentence(&advice))
    }
}
