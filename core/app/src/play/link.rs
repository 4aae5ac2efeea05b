//! Matches as links and QR codes: two people play by message, each on their own device.
//!
//! A link carries the number under which both devices store the match. A received link extends the stored match if it
//! continues it; if the two have diverged, the received one is stored as a separate match, so nothing is lost.

use std::sync::Arc;

use super::{super::words::Words, Match, OpenMatches, Play, names::side_name, share};
use crate::picture::{self, Palette, PaletteChoice, Picture};
use fivefold_engine::{
    game::{Message, Side},
    session::{Concession, Player, Session},
};

/// A match to send to the opponent.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchLink {
    /// The link alone.
    pub link: String,
    /// A message with the link: `Your move in Connect Four: fivefold:…`.
    pub message: String,
    /// The heading above the code: `Let Ben scan this with the camera`.
    pub title: String,
    /// Whose turn it is, or the result.
    pub words: String,
    /// The link as a QR code; `None` if the match is too long.
    pub code: Option<Picture>,
    /// The colors of the code: cameras read only dark on light.
    pub palette: Palette,
}

/// The relation of a match received as a link to the stored one.
#[derive(Debug, PartialEq, Eq)]
enum Relation {
    /// The matches are different.
    Unrelated,
    /// The received match continues the stored one, or equals it.
    Continuation,
    /// The received match is an earlier state of the stored one.
    Earlier,
    /// The matches diverge after this many common moves.
    Diverged(usize),
}

impl Relation {
    fn of(ours: &Session, theirs: &Session) -> Self {
        // A match against a computer is never continued by another device.
        if !ours.is_set_up_like(theirs) || ours.players().iter().any(|player| player.is_computer()) {
            return Self::Unrelated;
        }
        let common = ours.played().iter().zip(theirs.played()).take_while(|(one, two)| one.mv == two.mv).count();
        let [is_behind, is_ahead] = [ours, theirs].map(|one| one.played().len() == common);
        let is_same = is_ahead && ours.concession() == theirs.concession();
        if is_behind && (ours.concession().is_none() || is_same) {
            Self::Continuation
        } else if is_ahead {
            Self::Earlier
        } else {
            Self::Diverged(common)
        }
    }
}

/// Returns the side that moves next, also after the end.
fn next_side(session: &Session) -> Side {
    session.played().last().map_or(Side::First, |last| last.side.other())
}

impl Match {
    /// Opens a match received as a link.
    pub(crate) fn receive(matches: &Arc<OpenMatches>, mut theirs: Session) -> Self {
        let number = theirs.tag().map_or(0, |tag| tag.number);
        theirs.set_tag(None);
        let ours = matches.context.storage().library.session(number);
        let relation = ours.as_ref().map_or(Relation::Unrelated, |ours| Relation::of(ours, &theirs));
        let Some(ours) = ours.filter(|_| matches!(relation, Relation::Continuation | Relation::Earlier)) else {
            let next = next_side(&theirs);
            theirs.change_circumstances(|it| it.linked_side = Some(next));
            let opened = matches.begin_as(theirs, number);
            if let Relation::Diverged(moves) = relation {
                let mv = i64::try_from(moves + 1).unwrap_or(i64::MAX);
                opened.lock().show_link_notice(&Message::new("link-parted").number("move", mv));
            }
            return opened;
        };
        let opened = matches.open(number, ours);
        if relation == Relation::Continuation {
            opened.lock().apply_received_moves(&theirs);
        } else {
            opened.lock().show_link_notice(&Message::new("link-ahead"));
        }
        opened
    }

    /// Returns the match as a link to send to the opponent, or `None` if it is too long for a link.
    #[must_use]
    pub fn link(&self) -> Option<MatchLink> {
        let mut play = self.lock();
        let (snapshot, wording) = (play.board.snapshot(), play.board.wording());
        let session = &play.board.session;
        let link = session.link()?;
        let words = Words::new(wording);
        // The link has every move, also those after the position shown.
        let opponent = session.circumstances().linked_side.map_or_else(|| next_side(session), Side::other);
        let names = &session.circumstances().names;
        let name = side_name(session.players(), names, snapshot.colors, opponent, words);
        let is_of_people = session.players() == [Player::Human; 2];
        let title = if is_of_people {
            words.say(&Message::new("link-scan").word("name", name))
        } else {
            words.word("link-scan-own")
        };
        let key = match (is_of_people, session.is_over()) {
            (false, _) => "link-own",
            (true, true) => "link-over",
            (true, false) => "link-turn",
        };
        let game = session.texts(wording).word("name");
        let message = words.say(&Message::new(key).word("game", game).word("link", link.clone()));
        let palette = picture::palette(PaletteChoice::Standard, false, false);
        let words = share::final_status(session, wording);
        Some(MatchLink { code: picture::qr_code(&link), palette, title, words, message, link })
    }
}

impl Play {
    fn show_link_notice(&mut self, message: &Message) {
        let words = self.board.words().say(message);
        self.board.show_notice(words);
    }

    /// Applies the opponent's moves since the last link, and how the match ended; the last move is animated.
    fn apply_received_moves(&mut self, theirs: &Session) {
        let known = self.board.session.played().len();
        let next = next_side(theirs);
        self.board.session.change_circumstances(|it| it.linked_side = Some(next));
        let rest: Vec<&str> = theirs.played()[known..].iter().map(|mv| mv.text.as_str()).collect();
        let concession = theirs.concession().filter(|_| self.board.session.concession().is_none());
        if rest.is_empty() && concession.is_none() {
            return;
        }
        self.jump(|session| {
            session.go_to(known)?;
            if session.play_all(&rest.join(" ")).is_err() {
                // Every move was legal in the received match, which is the same game.
                return Ok(None);
            }
            let last = session.played().len();
            session.go_to(last.saturating_sub(1))?;
            let jumped = session.go_to(last)?;
            match concession {
                Some(Concession::Resigned(side)) => session.resign(side)?,
                Some(Concession::Agreed) => session.agree_draw()?,
                Some(Concession::TimedOut(side)) => session.time_out(side)?,
                None => {}
            }
            Ok(Some(jumped))
        });
    }
}
