//! Texts about a position and a move of a reviewed game.

use super::{
    super::{
        super::{
            board::{Board, percent},
            mistake::Mistake,
            words::Words,
        },
        Tone,
    },
    Point,
};
use fivefold_engine::{
    game::{Message, Side, Verdict},
    search::{Grade, Judgment},
    session::Session,
    text::Join,
};

/// Returns the graph's accessibility label: the position on the board and the mistakes.
pub fn graph(words: Words, point: &Point, judged: &[Option<Judgment>], at: usize) -> String {
    let orange = |color| words.color(color);
    let number = |mv: usize| u32::try_from(mv).unwrap_or(u32::MAX);
    let place = words.say(&Message::new("move-count").number("at", number(at)).number("moves", number(judged.len())));
    let standing = match (point.proven, point.value) {
        (Some(Verdict::Win), _) => words.say(&Message::new("analysis-wins").word("color", orange(Side::First))),
        (Some(Verdict::Loss), _) => words.say(&Message::new("analysis-wins").word("color", orange(Side::Second))),
        (Some(Verdict::Draw), _) => words.word("analysis-drawn"),
        (None, Some(value)) => {
            let share = percent(f64::midpoint(value, 1.0));
            words.say(&Message::new("analysis-share").word("color", orange(Side::First)).number("percent", share))
        }
        (None, None) => words.word("review-unknown"),
    };
    let is_slip = |judged: &Option<Judgment>| judged.as_ref().is_some_and(|judged| judged.grade.is_slip());
    let slips = (1..).zip(judged).filter(|(_, judged)| is_slip(judged)).map(|(mv, _): (usize, _)| mv.to_string());
    let slips = match words.joined(Join::List, slips) {
        none if none.is_empty() => words.word("no-slips"),
        moves => words.say(&Message::new("graph-slips").word("moves", moves)),
    };
    let standing = words.sentence(&words.labeled(&place, &standing));
    words.joined(Join::Sentences, [standing, slips])
}

/// Returns a move's mark as text; empty if it has none.
pub fn mark(words: Words, judged: &Judgment) -> String {
    let key = match judged.grade {
        Grade::Only => "mark-only",
        Grade::GaveAway => match judged.before.verdict() {
            Some(Verdict::Win) => "mark-gave-win",
            _ => "mark-gave-draw",
        },
        Grade::Inaccuracy => "mark-inaccuracy",
        Grade::Mistake => "mark-mistake",
        Grade::Blunder => "mark-blunder",
        Grade::Forced => "mark-forced",
        Grade::Kept if judged.text == judged.best => "mark-best",
        Grade::Kept | Grade::Equal | Grade::Unsure => return String::new(),
    };
    words.word(key)
}

/// Returns the text on a move's value and the better move, and its tone; for a mistake with what it allowed, and why
/// the other move is better.
pub fn move_comment(
    board: &Board,
    whole: &Session,
    mv: usize,
    judged: &Judgment,
    mistake: Option<&Mistake>,
) -> (String, Tone) {
    let words = board.words();
    let before = whole.before(mv - 1);
    let best = board.advice(&*before, &judged.best);
    let number = u32::try_from(mv).unwrap_or(u32::MAX);
    let say = |key: &'static str| Message::new(key).number("number", number).word("best", best.clone());
    let (message, tone) = match judged.grade {
        Grade::GaveAway => {
            let key = match (judged.before.verdict(), judged.after.verdict()) {
                (Some(Verdict::Win), Some(Verdict::Draw)) => "slip-win-draw",
                (Some(Verdict::Win), _) => "slip-win-loss",
                _ => "slip-draw-loss",
            };
            (say(key), Tone::Bad)
        }
        Grade::Mistake if judged.before.verdict() == Some(Verdict::Loss) => (say("slip-lost-sooner"), Tone::Bad),
        Grade::Inaccuracy | Grade::Mistake | Grade::Blunder => {
            let [was, is] = [judged.before, judged.after].map(|worth| percent(worth.points().into()));
            (say("slip-estimated").number("was", was).number("is", is), Tone::Bad)
        }
        Grade::Only => (say("move-only"), Tone::Good),
        Grade::Forced => (say("move-forced"), Tone::Quiet),
        Grade::Unsure => (say("move-unsure"), Tone::Quiet),
        Grade::Equal if judged.before.verdict() == Some(Verdict::Loss) => {
            let is_slower = judged.best != judged.text;
            let is_counted = judged.after.moves().is_some();
            let key = match (is_slower, is_counted) {
                (true, _) => "move-lost-longer",
                (false, true) => "move-lost",
                (false, false) => "move-equal",
            };
            (say(key), Tone::Quiet)
        }
        Grade::Equal if whole.before(mv).status().is_over() => (say("move-best"), Tone::Good),
        Grade::Equal => (say("move-equal"), Tone::Quiet),
        Grade::Kept => match judged.slower_by() {
            Some(slower) => (say("move-slower").number("moves", slower), Tone::Good),
            None if judged.text == judged.best => (say("move-best"), Tone::Good),
            None => (say("move-kept"), Tone::Good),
        },
    };
    let said = words.say(&message);
    if !judged.grade.is_slip() {
        return (said, tone);
    }
    let colors = Side::BOTH.map(|side| before.position().color(side));
    let answer = whole.played().get(mv).map(|next| next.mv);
    let allowed = mistake.map(|mistake| mistake.consequence(board, colors, answer)).unwrap_or_default();
    let better = words.say(&Message::new("slip-better").word("best", best));
    let merit = mistake.and_then(|mistake| mistake.merit.as_ref());
    let merit = merit.map(|reason| words.sentence(&board.say(&reason.message))).unwrap_or_default();
    (words.joined(Join::Sentences, [said, allowed, better, merit]), tone)
}
