//! The explanation of a mistake: what it allowed, why another move was better, and its theme.
//!
//! Everything follows from one [`Judgment`] and from the reasons of three moves: the move played, the opponent's reply
//! and the better move. Every reason is true by itself, so an explanation claims no more than the judgment proves.

use super::{board::Board, theme::Theme};
use fivefold_engine::{
    game::{Knowledge, Message, Move, Place, Reason, Side, Verdict},
    games::{GameState, played},
    search::{Judgment, Worth},
    session::Session,
    text::Join,
};

/// The minimum weight of a reason for the opponent's reply: lesser ones hold for many replies and explain nothing.
const LEAST_WEIGHT: u8 = 30;

/// The number of the winner's moves within which a proven result can be seen by a person.
pub const NEAR: u16 = 3;

/// An explained mistake.
#[derive(Clone, Debug, PartialEq)]
pub struct Mistake {
    /// The kind of the mistake.
    pub theme: Theme,
    /// The side that made it.
    side: Side,
    /// What is wrong with the move itself.
    fault: Option<Reason>,
    reply: Option<BestReply>,
    /// Why the better move is better.
    pub merit: Option<Reason>,
    /// The moves of the opponent until its win, if it is proven.
    loss_in: Option<u16>,
    /// The own moves until the win that was missed, if it is proven.
    win_in: Option<u16>,
}

/// The opponent's best reply to a mistake.
#[derive(Clone, Debug, PartialEq)]
struct BestReply {
    mv: Move,
    description: Message,
    /// The places where it is made.
    places: Vec<Place>,
    /// What speaks for it.
    reason: Reason,
}

impl Mistake {
    /// Explains a judged move of this position; `None` unless it lost something.
    pub fn of(before: &dyn GameState, judged: &Judgment) -> Option<Self> {
        if judged.grade.is_slip() { Self::explained(before, judged) } else { None }
    }

    /// Explains a judged move of this position as a mistake; `None` if it is not legal there.
    pub fn explained(before: &dyn GameState, judged: &Judgment) -> Option<Self> {
        let side = before.status().side()?;
        let mv = before.read_move(&judged.text).ok()?;
        let own = before.reasons(mv, judged.knowledge());
        let fault = own.iter().find(|reason| !reason.is_merit).cloned();
        let after = played(before, mv);
        let reply = judged.refutation.first().and_then(|text| after.read_move(text).ok());
        let replies = reply.map(|reply| merits(after.as_ref(), reply, Knowledge::default())).unwrap_or_default();
        let of_best = match judged.before {
            Worth::Proven(proof) => Knowledge { proof: Some(proof), ..Knowledge::default() },
            Worth::Estimated { .. } => Knowledge::default(),
        };
        let better = before.read_move(&judged.best).map(|best| merits(before, best, of_best)).unwrap_or_default();
        let (was, is) = (judged.before.verdict(), judged.after.verdict());
        let theme = Self::theme(fault.as_ref(), &replies, &better, [was, is]);
        let reason = replies.into_iter().next().filter(|reason| reason.weight >= LEAST_WEIGHT);
        let reply = reply.zip(reason).map(|(mv, reason)| BestReply {
            mv,
            description: after.describe(mv),
            places: places_of(after.as_ref(), mv),
            reason,
        });
        let moves_until = |worth: Worth, wanted: Verdict| match worth {
            Worth::Proven(proof) if proof.verdict == wanted => proof.winner_moves(),
            Worth::Proven(_) | Worth::Estimated { .. } => None,
        };
        let (win_in, loss_in) = (moves_until(judged.before, Verdict::Win), moves_until(judged.after, Verdict::Loss));
        Some(Self { theme, side, fault, reply, merit: better.into_iter().next(), loss_in, win_in })
    }

    fn theme(fault: Option<&Reason>, replies: &[Reason], better: &[Reason], was_is: [Option<Verdict>; 2]) -> Theme {
        let missed = missed_theme(better);
        let is_fault = |key| fault.is_some_and(|fault| fault.message.key == key);
        let is_stop = |reason: &Reason| matches!(reason.message.key, "reason-stops" | "reason-only-safe");
        match missed {
            Some(Theme::MissedWin) => return Theme::MissedWin,
            _ if is_fault("reason-allows") && better.iter().any(is_stop) => return Theme::OverlookedThreat,
            _ if is_fault("reason-allows") || is_fault("reason-loses") => return Theme::AllowedWin,
            Some(theme) => return theme,
            None if is_fault("reason-spends-threat") => return Theme::SpentThreat,
            None => {}
        }
        allowed_theme(replies).unwrap_or(match was_is {
            [Some(Verdict::Win), Some(_)] => Theme::MissedForcedWin,
            [Some(Verdict::Draw), Some(_)] => Theme::MissedDraw,
            _ if better.first().is_some_and(is_connection) => Theme::MissedConnection,
            _ => Theme::Other,
        })
    }

    /// Returns what the move allowed, as sentences; empty if nothing is known. `answer` is the reply that was played.
    pub fn consequence(&self, board: &Board, colors: [Side; 2], answer: Option<Move>) -> String {
        let words = board.words();
        let wins_in = |moves| {
            let winner = words.color(colors[self.side.other().index()]);
            words.say(&Message::new("analysis-wins-in").word("color", winner).number("moves", moves))
        };
        match (&self.fault, &self.reply, self.loss_in) {
            (Some(fault), ..) => words.sentence(&board.say(&fault.message)),
            (None, Some(BestReply { mv, description, reason, .. }), loss_in) => {
                // A near win says more than a reason without a threat.
                let near = loss_in.filter(|moves| *moves <= NEAR && !is_threat(reason));
                let reason = near.map_or_else(|| board.say(&reason.message), wins_in);
                let reply = board.say(description);
                if answer == Some(*mv) {
                    return words.joined(Join::Sentences, [reply, reason].map(|phrase| words.sentence(&phrase)));
                }
                words.say(&Message::new("reply-because").word("move", reply).word("reason", reason))
            }
            (None, None, Some(moves)) => words.sentence(&wins_in(moves)),
            (None, None, None) => String::new(),
        }
    }

    /// Returns what the coach says of the mistake, and the places it speaks of; `None` if a person could hardly have
    /// seen it: it then shows neither in one reply nor in a result proven within [`NEAR`] moves of the winner.
    pub fn warning(&self, board: &Board, colors: [Side; 2]) -> Option<(String, Vec<Place>)> {
        let words = board.words();
        let is_near = |moves: Option<u16>| moves.is_some_and(|moves| moves <= NEAR);
        let places = match (&self.fault, &self.reply) {
            (Some(fault), _) => fault.places.clone(),
            (None, Some(reply)) if is_threat(&reply.reason) || is_near(self.loss_in) => reply.places.clone(),
            _ if is_near(self.loss_in) => Vec::new(),
            _ => {
                let moves = self.win_in.filter(|moves| *moves <= NEAR)?;
                return Some((words.say(&Message::new("coach-missed-win").number("moves", moves)), Vec::new()));
            }
        };
        let said = self.consequence(board, colors, None);
        Some((words.joined(Join::Sentences, [words.word("coach-careful"), said]), places))
    }
}

/// Returns the places where a move is made: those of its trace, of a new piece before a twist moves it.
fn places_of(state: &dyn GameState, mv: Move) -> Vec<Place> {
    let pieces = state.position().pieces();
    let is_filled = |place: &Place| pieces.iter().any(|piece| piece.place == *place);
    let before = |place| Some(state.origin(mv, place)).filter(|origin| !is_filled(origin)).unwrap_or(place);
    state.trace(mv).into_iter().map(before).collect()
}

/// Returns whether a reason says that the move cannot be answered well.
fn is_threat(reason: &Reason) -> bool {
    matches!(reason.message.key, "reason-two-threats" | "reason-unstoppable" | "reason-ways")
}

/// Returns the theme of the first reason that has one, of those why a move was better.
fn missed_theme(reasons: &[Reason]) -> Option<Theme> {
    reasons.iter().find_map(|reason| match reason.message.key {
        "reason-wins" => Some(Theme::MissedWin),
        "reason-unstoppable" | "reason-two-threats" | "reason-ways" => Some(Theme::MissedThreats),
        _ => None,
    })
}

/// Returns the theme of the first reason that has one, of those that speak for the reply.
fn allowed_theme(reasons: &[Reason]) -> Option<Theme> {
    reasons.iter().find_map(|reason| match reason.message.key {
        "reason-unstoppable" | "reason-two-threats" | "reason-ways" => Some(Theme::AllowedThreats),
        "reason-cuts" | "reason-splits" | "reason-isolates" | "reason-breaks" | "reason-blocks-line"
        | "reason-pulls-apart" => Some(Theme::BrokenChain),
        _ => None,
    })
}

/// Returns whether a reason is about connections.
fn is_connection(reason: &Reason) -> bool {
    matches!(
        reason.message.key,
        "reason-joins-groups"
            | "reason-joins-shore"
            | "reason-lengthens"
            | "reason-shortens"
            | "reason-connects"
            | "reason-joins-last"
            | "reason-fewer-groups"
            | "reason-nearer"
    )
}

fn merits(state: &dyn GameState, mv: Move, known: Knowledge) -> Vec<Reason> {
    state.reasons(mv, known).into_iter().filter(|reason| reason.is_merit).collect()
}

/// Returns the most important reason of the last move on the board as a sentence, for or against it; empty if there is
/// none, or the move ended the game.
pub fn last_reason(board: &Board) -> String {
    let (session, words) = (&board.session, board.words());
    let Some(number) = session.at().checked_sub(1).filter(|_| session.conclusion().is_none()) else {
        return String::new();
    };
    let reason = move_reason(session, number);
    reason.map(|reason| words.sentence(&board.say(&reason.message))).unwrap_or_default()
}

fn move_reason(session: &Session, number: usize) -> Option<Reason> {
    let mv = session.played().get(number)?.mv;
    session.before(number).reasons(mv, Knowledge::default()).into_iter().next()
}
