//! The analysis: its state, and the presentation of search results as overlay values, winning sets and the panel.

use std::cmp::Reverse;

use super::{
    super::{
        board::{Board, label_picture, percent, share, value_in_words},
        word::Word,
        words::{Words, counted},
    },
    AnalysisRow, AnalysisState,
    row_order::{MOST_ROWS, distinct_positions, shown_values},
    searcher::{Budget, SearchResults},
};
use crate::picture::{DisplayBoard, ShownMove, ShownTone, Signs, WinningSets};
use fivefold_engine::{
    game::{Knowledge, Message, Move, Outcome, Place, Proof, Reason, Side, Verdict},
    games::{GameState, played},
    search::{MoveEvaluation, SearchOutcome},
    session::{Session, Snapshot},
    text::Join,
};

/// The maximum number of candidate moves listed.
const MOST_TRIED: usize = 12;

const SECOND_MS: u64 = 1000;

/// The minimum elapsed time, in milliseconds, before a search rate is shown.
const LEAST_MS: u64 = 50;

/// The state of the analysis.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Analysis {
    /// Switched off.
    #[default]
    Off,
    /// Switched on: the search runs while the match is visible and no other search is running.
    Running,
    /// The search of the position has ended without a stop request.
    Done,
    /// The search of the position has failed.
    Failed,
}

impl Analysis {
    /// Switches the analysis on or off.
    pub const fn switched(is_on: bool) -> Self {
        if is_on { Self::Running } else { Self::Off }
    }

    /// Returns whether the analysis is switched on.
    pub fn is_on(self) -> bool {
        self != Self::Off
    }

    /// Restarts the analysis after the position has changed.
    pub fn restart(&mut self) {
        *self = Self::switched(self.is_on());
    }

    /// Ends the analysis with the outcome of the search.
    pub const fn finish(&mut self, outcome: &SearchOutcome) {
        *self = if matches!(outcome, SearchOutcome::Failed { .. }) { Self::Failed } else { Self::Done };
    }

    /// Returns the sets that prove the winner, while the analysis is on.
    pub fn winning_sets(
        self,
        results: Option<&SearchResults>,
        session: &Session,
        snapshot: &Snapshot,
    ) -> Option<WinningSets> {
        let is_of_position = |known: &&SearchResults| known.base == session.actions_made();
        let view = &results.filter(|_| self.is_on()).filter(is_of_position)?.view;
        let (state, side) = (session.state(), side_to_move(session)?);
        let winner = match view.proof?.verdict {
            Verdict::Win => side,
            Verdict::Loss => side.other(),
            Verdict::Draw => return None,
        };
        let best = state.read_move(&view.candidates.first()?.mv).ok()?;
        let sets = state.winning_sets(best)?;
        Some(WinningSets { color: snapshot.colors[winner.index()], sets })
    }

    /// Returns the contents of the panel; `None` while the analysis is off.
    pub fn panel(self, panel: &Panel<'_>) -> Option<AnalysisState> {
        let Panel { board, results, left, snapshot, is_running, shows_visits, below, .. } = *panel;
        let (wording, words) = (board.wording(), board.words());
        if !self.is_on() {
            return None;
        }
        let known = results.filter(|known| known.view.visits > 0 || known.view.proof.is_some());
        let (outcome, side) = (outcome(board, snapshot), side_to_move(&board.session));
        let evaluation = match (outcome, side) {
            (Some(outcome), _) => Some(Evaluation::of_end(outcome)),
            (None, Some(side)) => panel.standing().map(|(value, proof)| Evaluation::of(side, value, proof)),
            (None, None) => None,
        };
        let mut rows = if outcome.is_some() { Vec::new() } else { panel.rows(words) };
        let sets = self.winning_sets(results, &board.session, snapshot);
        let value = evaluation.as_ref().map_or_else(|| "…".to_owned(), |it| it.words(snapshot.colors, words));
        let (first_share, is_proven) = evaluation.map_or((0.5, false), |it| (it.first_share, it.is_proven));
        let unstoppable = |sets: &WinningSets| {
            let is_to_move = side.is_some_and(|side| snapshot.colors[side.index()] == sets.color);
            if is_to_move {
                // The winner still has to find the move.
                words.labeled(&words.word("best-play"), &value)
            } else {
                words.say(&Message::new("analysis-unstoppable").word("color", words.color(sets.color)))
            }
        };
        rows.truncate(if sets.is_some() { MOST_ROWS - 1 } else { MOST_ROWS });
        let headline = sets.as_ref().map(unstoppable);
        let legend = sets.map(|_| words.word("analysis-two-ways"));
        let numbers = known.filter(|_| shows_visits).map_or_else(Vec::new, |known| details(known, left, board));
        Some(AnalysisState {
            share: if below == Side::First { first_share } else { 1.0 - first_share },
            above: snapshot.colors[below.other().index()],
            below: snapshot.colors[below.index()],
            is_proven,
            bar_words: Word::AnalysisBar.filled(&value, wording),
            headline,
            legend,
            rows,
            details: numbers,
            is_running,
            failure: (self == Self::Failed).then(|| words.word("analysis-failed")),
        })
    }
}

/// Shows the chosen move, else the best one, and the numbers of the others at their destinations.
pub fn show(best_moves: &[&MoveEvaluation], chosen: Option<&str>, state: &dyn GameState, signs: &mut Signs) {
    let shown = best_moves.iter().position(|it| chosen == Some(it.mv.as_str())).unwrap_or(0);
    let mut taken: Option<Place> = None;
    let moves =
        best_moves.iter().zip(1..).map(|(it, number)| (number, Board::shown_move(state, &it.mv, ShownTone::Hint)));
    let mut moves: Vec<(u32, ShownMove)> = moves.filter_map(|(number, mv)| Some((number, mv?))).collect();
    if shown < moves.len() {
        let (_, mv) = moves.remove(shown);
        taken = mv.destination();
        signs.moves.push(mv);
    }
    for (number, mv) in moves {
        let place = mv.destination().filter(|place| taken != Some(*place));
        let is_free = |place: &Place| signs.numbers.iter().all(|(other, _)| other != place);
        signs.numbers.extend(place.filter(is_free).map(|place| (place, number)));
    }
}

/// Returns the side to move in the position shown: the other one after a move that awaits confirmation.
fn side_to_move(session: &Session) -> Option<Side> {
    if session.awaits_confirmation() { session.state().status().side() } else { session.side() }
}

/// Returns the outcome of the position shown, also of a move that awaits confirmation.
fn outcome(board: &Board, snapshot: &Snapshot) -> Option<Outcome> {
    let shown = || board.session.state().status().ending().map(|ending| ending.outcome);
    snapshot.result.as_ref().map(|result| result.outcome).or_else(shown)
}

/// The data the panel shows.
pub struct Panel<'a> {
    /// The board of the match.
    pub board: &'a Board,
    /// The board as displayed.
    pub seen: &'a DisplayBoard,
    /// The side of the player below the board.
    pub below: Side,
    /// The best moves, best first.
    pub best_moves: Vec<&'a MoveEvaluation>,
    /// The text of the move chosen to be shown on the board.
    pub chosen_move: Option<&'a str>,
    /// The search results for the position.
    pub results: Option<&'a SearchResults>,
    /// The remaining budget of the running search.
    pub left: Option<Budget>,
    /// The session's snapshot.
    pub snapshot: &'a Snapshot,
    /// Whether a search that adds to the results is running.
    pub is_running: bool,
    /// Whether the search of the position has ended.
    pub has_ended: bool,
    /// Whether search statistics are shown.
    pub shows_visits: bool,
}

/// The proof of a move after which every reply loses at once.
const WIN_AFTER_REPLY: Proof = Proof { verdict: Verdict::Win, moves: Some(3) };

impl Panel<'_> {
    /// Returns the value of the position shown and its proof, in agreement with the first row; `None` until they are
    /// known. Results for the whole move are those of other positions once a part of it is made.
    fn standing(&self) -> Option<(f32, Option<Proof>)> {
        let results = self.results?;
        let is_of_position = results.base == self.board.session.actions_made();
        if let Some(proof) = results.view.proof.filter(|_| is_of_position) {
            return Some((results.view.value, Some(proof)));
        }
        let best = self.best_moves.first()?;
        // One win is enough; any other result needs the proofs of all moves, which the position has then.
        Some((best.value, best.proof.filter(|proof| proof.verdict == Verdict::Win)))
    }

    /// Returns the rows of the best moves: until the search has ended always the same number, so that the panel keeps its
    /// height, unless there are fewer legal moves. Rows of moves to come have an ellipsis.
    fn rows(&self, words: Words) -> Vec<AnalysisRow> {
        let found = self.best_moves.iter().zip(shown_values(&self.best_moves)).zip(1..);
        let mut rows: Vec<AnalysisRow> =
            found.map(|((evaluation, value), number)| self.row(evaluation, value, number, words)).collect();
        let more = if self.is_running { "…" } else { "" };
        let is_short = rows.len() < MOST_ROWS && !self.has_ended;
        let most = if is_short { distinct_positions(self.board.session.state(), MOST_ROWS) } else { 0 };
        for number in (1..).skip(rows.len()).take(most.saturating_sub(rows.len())) {
            rows.push(AnalysisRow {
                number,
                mv: None,
                picture: None,
                sentence: more.to_owned(),
                reason: String::new(),
                value: String::new(),
                spoken: String::new(),
                is_chosen: false,
            });
        }
        rows
    }

    fn row(&self, evaluation: &MoveEvaluation, value: f32, number: u32, words: Words) -> AnalysisRow {
        let state = self.board.session.state();
        let mv = state.read_move(&evaluation.mv).ok();
        let reason = mv.and_then(|mv| reason(state, mv, evaluation.proof));
        let is_won = reason.as_ref().is_some_and(|reason| reason.message.key == "reason-unstoppable");
        let proof = evaluation.proof.or(is_won.then_some(WIN_AFTER_REPLY));
        let reason = reason.map(|reason| self.board.say(&reason.message)).unwrap_or_default();
        let value = match proof {
            Some(_) => value_in_words(value, proof, words),
            None => words.say(&Message::new("percent").number("percent", percent(share(value)))),
        };
        let spoken = self.board.advice(state, &evaluation.mv);
        // Below a move that awaits confirmation, the sentence says that it is the opponent's reply.
        let is_reply = self.board.session.awaits_confirmation();
        let sentence = |mv| if is_reply { self.board.say(&state.describe(mv)) } else { self.board.brief(state, mv) };
        AnalysisRow {
            number,
            mv: Some(evaluation.mv.clone()),
            picture: mv.and_then(|mv| label_picture(&state.move_label(mv), self.seen)),
            spoken: words.joined(Join::List, [spoken.as_str(), &reason, &value]),
            sentence: mv.map(sentence).unwrap_or_default(),
            reason,
            value,
            is_chosen: self.chosen_move == Some(evaluation.mv.as_str()),
        }
    }
}

/// Returns the most important reason, which may speak against the move unless it is proven to win. The value of the row
/// says what is proven.
fn reason(state: &dyn GameState, mv: Move, proof: Option<Proof>) -> Option<Reason> {
    let is_won = proof.is_some_and(|proof| proof.verdict == Verdict::Win);
    state.reasons(mv, Knowledge::default()).into_iter().find(|reason| reason.is_merit || !is_won)
}

/// Returns the principal variation, the search statistics and the most visited moves.
fn details(known: &SearchResults, left: Option<Budget>, board: &Board) -> Vec<String> {
    let (words, wording) = (board.words(), board.wording());
    let line = words.joined(Join::Facts, line(known, board));
    let line = (!line.is_empty()).then(|| Word::AnalysisLine.filled(&line, wording));
    line.into_iter().chain([search_statistics(known, left, words)]).chain(tried(known, board)).collect()
}

/// Returns the notation of the moves of the principal variation.
fn line(known: &SearchResults, board: &Board) -> Vec<String> {
    let mut state = board.session.state().copy();
    let moves = known.view.line.iter().map_while(|text| {
        let mv = state.read_move(text).ok()?;
        let notation = board.notation(&*state, mv);
        state = played(&*state, mv);
        Some(notation)
    });
    moves.collect()
}

/// Returns the visits, the search rate and the remaining budget as text. The rate counts only this search's own visits.
pub fn search_statistics(known: &SearchResults, left: Option<Budget>, words: Words) -> String {
    let visits = words.say(&counted("visits", known.view.visits, words));
    if known.elapsed_ms < LEAST_MS {
        return visits;
    }
    let rate = words.number(known.view.new_visits.saturating_mul(1000) / known.elapsed_ms);
    let spent = words.say(&Message::new("visits-rate").word("visits", visits).word("rate", rate));
    let left = left.map(|left| match left {
        Budget::Simulations(count) => Message::new("left-simulations").word("number", words.number(count)),
        Budget::Milliseconds(ms) => Message::new("left-seconds").word("number", words.number(ms.div_ceil(SECOND_MS))),
    });
    left.map_or_else(|| spent.clone(), |left| words.joined(Join::Facts, [spent.clone(), words.say(&left)]))
}

/// Returns the most visited moves, each with its value and visit count.
fn tried(known: &SearchResults, board: &Board) -> Vec<String> {
    let (words, state) = (board.words(), board.session.state());
    let mut tried: Vec<&MoveEvaluation> = known.view.candidates.iter().filter(|it| it.visits > 0).collect();
    // The sort is stable: among equally visited moves the better one stays first.
    tried.sort_by_key(|candidate| Reverse(candidate.visits));
    let row = |candidate: &MoveEvaluation| {
        let value = value_in_words(candidate.value, candidate.proof, words);
        let visits = words.say(&counted("visits", candidate.visits, words));
        let notation = state.read_move(&candidate.mv).map(|mv| board.notation(state, mv));
        words.joined(Join::Facts, [notation.unwrap_or_default(), value, visits])
    };
    tried.into_iter().take(MOST_TRIED).map(row).collect()
}

/// The evaluation of a position for both sides.
struct Evaluation {
    /// The side to move.
    side: Side,
    /// The first side's share of the bar, from 0 to 1.
    first_share: f64,
    is_proven: bool,
    /// The side that wins with best play, if proven.
    winner: Option<Side>,
    /// The number of moves that the winner still makes, if known.
    moves: Option<u16>,
}

impl Evaluation {
    /// Creates the evaluation from the search's value and proof for the side to move.
    fn of(side: Side, value: f32, proof: Option<Proof>) -> Self {
        let Some(proof) = proof else {
            let own = share(value);
            let first_share = if side == Side::First { own } else { 1.0 - own };
            return Self { side, first_share, is_proven: false, winner: None, moves: None };
        };
        let outcome = match proof.verdict {
            Verdict::Win => Outcome::Win(side),
            Verdict::Loss => Outcome::Win(side.other()),
            Verdict::Draw => Outcome::Draw,
        };
        Self { moves: proof.winner_moves(), ..Self::of_end(outcome) }
    }

    fn of_end(outcome: Outcome) -> Self {
        let (winner, first_share) = match outcome {
            Outcome::Win(Side::First) => (Some(Side::First), 1.0),
            Outcome::Win(Side::Second) => (Some(Side::Second), 0.0),
            Outcome::Draw => (None, 0.5),
        };
        Self { side: Side::First, first_share, is_proven: true, winner, moves: None }
    }

    fn words(&self, colors: [Side; 2], words: Words) -> String {
        let color = |side: Side| words.color(colors[side.index()]);
        match (self.is_proven, self.winner, self.moves) {
            (true, None, _) => words.word("analysis-drawn"),
            (true, Some(winner), None) => words.say(&Message::new("analysis-wins").word("color", color(winner))),
            (true, Some(winner), Some(moves)) => {
                words.say(&Message::new("analysis-wins-in").word("color", color(winner)).number("moves", moves))
            }
            (false, ..) => {
                // The text and the rows speak of the side to move.
                let share = if self.side == Side::First { self.first_share } else { 1.0 - self.first_share };
                let message = Message::new("analysis-share").word("color", color(self.side));
                words.say(&message.number("percent", percent(share)))
            }
        }
    }
}
