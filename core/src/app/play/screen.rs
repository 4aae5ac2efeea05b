//! The match as its screen shows it.

use super::{
    super::levels,
    super::words::{Words, counted},
    Abilities, MatchResult, MatchState, News, NewsKind, Play, PlayerBar, PlayerChoice, TurnRow,
    searcher::Aim,
};
use crate::{
    game::{Message, Outcome, Side},
    session::{Limits, Player, Snapshot},
};

/// Milliseconds.
const SECOND_MS: u32 = 1000;

/// The result in a few words: `You won` to the only person, else whose colour has.
pub fn result_title(players: [Player; 2], colours: [Side; 2], outcome: Outcome, words: Words) -> String {
    let is_alone = players.iter().filter(|player| **player == Player::Human).count() == 1;
    match outcome {
        Outcome::Draw => words.word("drawn"),
        Outcome::Win(winner) if is_alone && players[winner.index()] == Player::Human => words.word("won-you"),
        Outcome::Win(winner) => {
            words.say(&Message::new("won-colour").word("colour", words.colour(colours[winner.index()])))
        }
    }
}

/// How a player is named beside the board, and more about it.
fn name_of(player: Player, colour: Side, is_alone: bool, words: Words) -> (String, String) {
    match player {
        Player::Human if is_alone => (words.word("you"), String::new()),
        Player::Human => (words.colour(colour), String::new()),
        Player::Level(level) => (words.word("computer"), words.say(&Message::new("level").number("level", level))),
        Player::Limits(limits) => (words.word("computer"), limits_of(limits, words)),
    }
}

fn limits_of(limits: Limits, words: Words) -> String {
    match limits {
        Limits { ms: Some(ms), .. } => words.say(&counted("seconds", (ms / SECOND_MS).into(), words)),
        Limits { visits: Some(visits), .. } => words.say(&counted("simulations", visits.into(), words)),
        Limits { visits: None, ms: None } => String::new(),
    }
}

impl Play {
    /// Everything the screen shows.
    pub(super) fn state(&mut self) -> MatchState {
        let snapshot = self.board.snapshot();
        let overlay = self.overlay();
        let words = self.board.words();
        let game = self.board.session.game();
        let turns = snapshot.turns.iter().map(|turn| TurnRow {
            number: number(turn.number),
            colour: snapshot.colours[turn.side.index()],
            text: turn.text.clone(),
            sentence: turn.sentence.clone(),
        });
        let winner = snapshot.result.as_ref().and_then(|result| match result.outcome {
            Outcome::Win(winner) => Some(winner),
            Outcome::Draw => None,
        });
        MatchState {
            revision: self.board.revision,
            number: self.number,
            game: game.id().to_owned(),
            name: game.texts(self.board.wording()).word("name"),
            is_turned: self.board.is_turned(),
            headline: self.headline(&snapshot, words),
            headline_side: snapshot.side.or(winner),
            news: self.news(&snapshot, words),
            players: self.bars(&snapshot, words),
            abilities: self.abilities(&snapshot),
            turns: turns.collect(),
            at: number(snapshot.at),
            result: snapshot.result.as_ref().map(|result| MatchResult {
                winner,
                title: result_title(snapshot.players, snapshot.colours, result.outcome, words),
                reason: result.reason.clone(),
            }),
            analysis: self.analysis(&snapshot),
            moment: self.board.moment.clone(),
            board: self.board.state(&overlay),
        }
    }

    fn is_thinking(&self) -> bool {
        self.searcher.aim() == Some(Aim::Turn)
    }

    fn headline(&self, snapshot: &Snapshot, words: Words) -> String {
        if let Some(result) = &snapshot.result {
            return result_title(snapshot.players, snapshot.colours, result.outcome, words);
        }
        let Some(side) = snapshot.side else { return String::new() };
        let is_alone = snapshot.players.iter().any(|player| player.is_computer());
        let key = match (snapshot.computer_to_move, is_alone) {
            (true, _) if self.is_thinking() => "turn-computer",
            (true, _) if snapshot.paused => "turn-paused",
            (false, true) if !self.is_review() => "turn-yours",
            _ => "turn-of",
        };
        words.say(&Message::new(key).word("colour", words.colour(snapshot.colours[side.index()])))
    }

    fn news(&self, snapshot: &Snapshot, words: Words) -> News {
        let news = |kind, text| News { kind, text };
        if matches!(self.searcher.aim(), Some(Aim::Turn | Aim::Hint)) {
            return news(NewsKind::Thinking, self.visits().unwrap_or_else(|| words.word("thinking")));
        }
        if let Some(notice) = &self.board.notice {
            return news(NewsKind::Refusal, notice.clone());
        }
        if self.is_unsaved {
            return news(NewsKind::Refusal, words.word("unsaved"));
        }
        if let Some(hint) = self.hint_words() {
            return news(NewsKind::Hint, hint);
        }
        news(NewsKind::Quiet, quiet(snapshot, words))
    }

    fn bars(&self, snapshot: &Snapshot, words: Words) -> Vec<PlayerBar> {
        let people = snapshot.players.iter().filter(|player| **player == Player::Human).count();
        // The only person sits below; else it is who begins.
        let below = if snapshot.players == [snapshot.players[0], Player::Human] && people == 1 {
            Side::Second
        } else {
            Side::First
        };
        let bar = |side: Side| {
            let (player, colour) = (snapshot.players[side.index()], snapshot.colours[side.index()]);
            let (name, detail) = name_of(player, colour, people == 1, words);
            let count = self.board.session.state().count(side).map(|count| count.to_string());
            let said = count.into_iter().chain([detail]).filter(|part| !part.is_empty());
            let detail = said.collect::<Vec<_>>().join(" · ");
            let is_to_move = snapshot.side == Some(side);
            PlayerBar {
                side,
                colour,
                colour_name: words.colour(colour),
                name,
                detail,
                is_to_move,
                is_thinking: is_to_move && self.is_thinking(),
                is_computer: player.is_computer(),
            }
        };
        vec![bar(below.other()), bar(below)]
    }

    fn abilities(&self, snapshot: &Snapshot) -> Abilities {
        let is_review = self.is_review();
        let is_open = snapshot.side.is_some();
        let pass = snapshot.operations.iter().find(|operation| operation.region.is_none() && !is_review);
        let is_watched = snapshot.players.iter().all(|player| player.is_computer());
        let resign = self.resigning();
        Abilities {
            undo: snapshot.can_undo,
            redo: snapshot.can_redo,
            hint: self.can_hint(),
            analyse: is_open || self.analyses,
            move_now: matches!(self.searcher.aim(), Some(Aim::Turn | Aim::Hint)),
            confirm: snapshot.may_finish,
            take_back: snapshot.has_partial,
            pass: pass.map(|operation| operation.label.clone()),
            let_computer_play: self.may_let_computer_play(),
            pause: is_watched && is_open && !is_review,
            is_paused: snapshot.paused,
            resign,
            agree_draw: resign.is_some() && snapshot.players == [Player::Human; 2],
            players: !self.board.session.is_over(),
            rematch: self.board.session.is_over(),
            play_from_here: is_review,
        }
    }

    /// Who can play a side.
    pub(super) fn player_choices(&self, side: Side) -> Vec<PlayerChoice> {
        let words = self.board.words();
        let game = self.board.session.game();
        let current = self.board.session.players()[side.index()];
        let named = |level: u8| levels::title(game, level, words);
        let count = u8::try_from(game.levels().len()).unwrap_or(u8::MAX);
        let mut choices = vec![(words.word("person"), Player::Human)];
        choices.extend((1..=count).map(|level| (named(level), Player::Level(level))));
        if let Player::Limits(limits) = current {
            choices.push((limits_of(limits, words), current));
        }
        let choice = |(label, player)| PlayerChoice { label, player, is_chosen: player == current };
        choices.into_iter().map(choice).collect()
    }
}

/// What is asked of the side to move, if that is not what it always is; else the last turn.
fn quiet(snapshot: &Snapshot, words: Words) -> String {
    let is_asked = snapshot.has_partial || snapshot.at == 0 || snapshot.operations.iter().any(|it| it.region.is_none());
    let last = snapshot.at.checked_sub(1).and_then(|last| snapshot.turns.get(last));
    if snapshot.at < snapshot.turns.len() && !snapshot.has_partial {
        let message = Message::new("turn-count").number("at", number(snapshot.at));
        let count = words.say(&message.number("turns", number(snapshot.turns.len())));
        return last.map_or_else(|| count.clone(), |turn| format!("{count}. {}", turn.sentence));
    }
    match last {
        Some(turn) if !is_asked => turn.sentence.clone(),
        _ if snapshot.computer_to_move => String::new(),
        _ => snapshot.prompt.clone(),
    }
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
