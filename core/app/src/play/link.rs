//! A match as a link and as a code for a camera, and what comes back that way: two people play by message, each on a
//! device of their own.
//!
//! A link has the number of the match, which both devices keep it under. What comes back is put on the same match if
//! it goes on from there; where the two have parted, theirs becomes a match of its own, and nothing is lost.

use std::sync::Arc;

use super::{
    super::{archive::StoredMatch, context::Context, words::Words},
    Match, Play,
};
use crate::picture::{self, Palette, PaletteChoice, Picture};
use fivefold_engine::{
    game::Message,
    session::{Concession, Session},
};

/// A match to be sent to somebody.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchLink {
    /// The link alone.
    pub link: String,
    /// A message with the link: `Your move in Connect Four: fivefold:…`.
    pub message: String,
    /// What is said above the code: `Scan this to go on with the game`.
    pub title: String,
    /// The link as a code for a camera; none of a long match.
    pub code: Option<Picture>,
    /// The colours to show it with: a camera reads dark on light alone.
    pub palette: Palette,
}

/// How a match stands to the same match as it came by a link.
#[derive(Debug, PartialEq, Eq)]
enum Joint {
    /// It is another match.
    Stranger,
    /// Theirs goes on from here, or says the same.
    Onward,
    /// This one goes on from theirs.
    Ahead,
    /// Both went the same way up to this many moves, and then each its own.
    Parted(usize),
}

impl Joint {
    fn of(ours: &Session, theirs: &Session) -> Self {
        // A match against a computer goes on here and nowhere else.
        if !ours.is_set_up_like(theirs) || ours.players().iter().any(|player| player.is_computer()) {
            return Self::Stranger;
        }
        let common = ours.played().iter().zip(theirs.played()).take_while(|(one, two)| one.mv == two.mv).count();
        let [is_behind, is_ahead] = [ours, theirs].map(|one| one.played().len() == common);
        let is_same = is_ahead && ours.concession() == theirs.concession();
        if is_behind && (ours.concession().is_none() || is_same) {
            Self::Onward
        } else if is_ahead {
            Self::Ahead
        } else {
            Self::Parted(common)
        }
    }
}

impl Match {
    /// Opens a match that came as a link.
    pub(crate) fn receive(context: &Arc<Context>, mut theirs: Session) -> Self {
        let number = theirs.tag().map_or(0, |tag| tag.number);
        theirs.set_tag(None);
        let ours = context.data().archive.get(number).and_then(StoredMatch::session);
        let joint = ours.as_ref().map_or(Joint::Stranger, |ours| Joint::of(ours, &theirs));
        let Some(ours) = ours.filter(|_| matches!(joint, Joint::Onward | Joint::Ahead)) else {
            let opened = Self::begin_as(context, theirs, number);
            if let Joint::Parted(moves) = joint {
                let mv = i64::try_from(moves + 1).unwrap_or(i64::MAX);
                opened.lock().remark(&Message::new("link-parted").number("turn", mv));
            }
            return opened;
        };
        let holder = context.data().holder(number);
        let opened = holder.map_or_else(|| Self::open(context, number, ours), Self::holding);
        if joint == Joint::Onward {
            opened.lock().catch_up(&theirs);
        } else {
            opened.lock().remark(&Message::new("link-ahead"));
        }
        opened
    }

    /// The match as a link, to be sent to who plays the other side; none of one that is too long for that.
    #[must_use]
    pub fn link(&self) -> Option<MatchLink> {
        let play = self.lock();
        let (session, wording) = (&play.board.session, play.board.wording());
        let link = session.link()?;
        let words = Words::new(wording);
        let key = if session.is_over() { "link-over" } else { "link-turn" };
        let game = session.texts(wording).word("name");
        let message = words.say(&Message::new(key).word("game", game).word("link", link.clone()));
        let palette = picture::palette(PaletteChoice::Standard, false, false);
        Some(MatchLink { code: picture::code(&link), palette, title: words.word("link-scan"), message, link })
    }
}

impl Play {
    fn remark(&mut self, message: &Message) {
        let words = self.board.words().say(message);
        self.board.remark(words);
    }

    /// The moves that the other one has made since, and how it was ended: the last move is seen moving.
    fn catch_up(&mut self, theirs: &Session) {
        let known = self.board.session.played().len();
        let rest: Vec<&str> = theirs.played()[known..].iter().map(|mv| mv.text.as_str()).collect();
        let concession = theirs.concession().filter(|_| self.board.session.concession().is_none());
        if rest.is_empty() && concession.is_none() {
            return;
        }
        self.jump(|session| {
            session.go_to(known)?;
            if session.play_all(&rest.join(" ")).is_err() {
                // Every move was legal in theirs, which is the same game.
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
