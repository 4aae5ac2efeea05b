//! The view state of a match.

use std::time::Duration;

use super::{
    super::{
        board::{MoveRow, Overlay},
        button::{ScreenButton, whole_ms},
        levels,
        switch::SwitchRow,
        words::Words,
    },
    AnalysisState, DecidingMove, MatchPart, MatchResult, MatchState, News, NewsKind, Play, PlayerBar, PlayerChoice,
    analysis::{self, Analysis, Panel},
    clock,
    ending::ShownEnd,
    names::{end_reason, handicap, not_rated, player_name, player_strength, result_title, side_name},
    row_order,
};
use crate::picture::{DisplayBoard, Signs};
use fivefold_engine::{
    game::{Message, Outcome, Side, Verdict},
    search::MoveEvaluation,
    session::{GameResult, MOST_MOVES, Player, SearchPurpose, Snapshot},
    text::Join,
};

impl Play {
    /// Returns the complete view state.
    pub(super) fn state(&mut self) -> MatchState {
        let snapshot = self.board.snapshot();
        let overlay = self.overlay();
        let words = self.board.words();
        let game = self.board.session.game();
        let seen = self.board.display_board();
        let wording = self.board.wording();
        let moves =
            self.rows.of(&self.board.session, &[(); MOST_MOVES], wording, |mv, ()| MoveRow::new(mv, "", &seen, words));
        let (shown_end, end_left) = ShownEnd::of(&mut self.board);
        self.shown_end = shown_end;
        let is_all_shown = shown_end == ShownEnd::Everything;
        let result = snapshot.result.as_ref().filter(|_| shown_end != ShownEnd::Nothing);
        let advice = self.coach.advice(&self.board).map(|advice| advice.words);
        let deciding = self.deciding_move(words).filter(|_| is_all_shown);
        let awaited = self.board.awaited();
        let handover_left = self.handover_in();
        let is_handover = handover_left.is_some_and(|left| left.is_zero());
        let (mut bar, mut offers) = match awaited {
            Some(side) if is_handover => (self.handover_bar(&snapshot, side, words), Vec::new()),
            Some(_) => (self.bar(&snapshot), Vec::new()),
            None => (self.bar(&snapshot), self.offers(&snapshot, advice.is_some(), deciding.as_ref())),
        };
        let wake_ms = self.set_timer(handover_left.unwrap_or(end_left), [&mut bar, &mut offers]);
        let winner = result.and_then(|result| result.outcome.winner());
        let news = self.news(&snapshot, advice.is_some(), result.is_some(), words);
        let analysis = self.analysis_state(&snapshot, &seen);
        let parts = [
            (is_handover, MatchPart::Handover),
            // The player bar also shows whose turn it is, so the analysis takes the place of the headline.
            (!is_handover && result.is_none() && analysis.is_none(), MatchPart::Headline),
            (result.is_some(), MatchPart::Result),
            (advice.is_some(), MatchPart::Advice),
            (!news.text.is_empty(), MatchPart::News),
            (!offers.is_empty(), MatchPart::Offers),
            (analysis.is_some(), MatchPart::Analysis),
        ];
        MatchState {
            revision: self.board.revision,
            number: self.number,
            game: game.id().to_owned(),
            name: game.texts(self.board.wording()).word("name"),
            is_above: self.is_above,
            is_turned: self.board.is_turned(),
            headline: self.headline(&snapshot, result, words),
            headline_side: snapshot.side.or(winner),
            parts: parts.into_iter().filter_map(|(is_shown, part)| is_shown.then_some(part)).collect(),
            news,
            advice,
            coach: self.coach_row(),
            players: self.bars(&snapshot, winner, words),
            bar,
            is_bar_fixed: !is_all_shown,
            menu: self.menu(&snapshot),
            tools: self.tools(&snapshot),
            offers,
            steppers: self.steppers(),
            moves,
            at: number(snapshot.at),
            result: result.map(|result| MatchResult {
                winner,
                title: self.title(&snapshot, result.outcome, words),
                reason: end_reason(&self.board.session, &snapshot, words),
                rating: if is_all_shown { self.rating_words(words) } else { String::new() },
                score: self.series_score(&snapshot, words),
                deciding,
            }),
            analysis,
            wake_ms,
            moment: self.board.moment.clone(),
            board: self.board.state(&overlay),
        }
    }

    /// Marks the buttons that have just replaced others, and returns the milliseconds until the screen changes by
    /// itself.
    fn set_timer(&mut self, left: Duration, rows: [&mut Vec<ScreenButton>; 2]) -> Option<u32> {
        let now = self.board.context.environment.clock.now();
        let deaf_ms = self.shown_buttons.mark(rows, now);
        let left_ms = Some(whole_ms(left)).filter(|ms| *ms > 0);
        let clock_ms = self.ticking_side().and_then(|side| clock::wake_ms(&self.board.session, side));
        let wake_ms = [deaf_ms, left_ms, clock_ms].into_iter().flatten().min();
        self.shown_buttons.has_timer = wake_ms.is_some();
        wake_ms
    }

    /// Returns the overlay drawn on the board.
    fn overlay(&mut self) -> Overlay {
        let (snapshot, session, results) = (self.board.snapshot(), &self.board.session, self.searcher.results());
        let winning_sets = self.analysis.winning_sets(results, session, &snapshot);
        let mut signs = Signs { winning_sets, ..Signs::NONE };
        if let Some(hint) = &self.hint {
            hint.show(session, &mut signs);
        } else if let Some(advice) = self.coach.advice(&self.board) {
            signs.haloed = advice.places;
        }
        if self.analysis.is_on() && self.hint.is_none() && !snapshot.has_partial {
            let (chosen, mut best_moves) = (self.chosen_move.as_deref(), self.best_moves());
            if self.shows_all_values() {
                // The values stand where the numbers would be.
                best_moves.retain(|it| chosen == Some(it.mv.as_str()));
            }
            analysis::show(&best_moves, chosen, session.state(), &mut signs);
        }
        // There are no values while a move awaits confirmation.
        let results = results.filter(|_| self.analysis.is_on());
        let mut candidates = results.map(|known| row_order::merged(&known.view.candidates, session.state()));
        if let (Some(candidates), Some(first)) = (&mut candidates, self.best_moves().first())
            && let Some(place) = candidates.iter().position(|candidate| candidate.mv == first.mv)
        {
            // The board marks the move of the first row, and shows no estimate that is higher.
            candidates[..=place].rotate_right(1);
            let first = candidates[0].clone();
            candidates.iter_mut().filter(|it| it.proof.is_none()).for_each(|it| it.value = it.value.min(first.value));
            if first.proof.is_some_and(|proof| proof.verdict == Verdict::Win) {
                // The search has ended too early for the other moves.
                candidates.retain(|candidate| candidate.proof.is_some());
            }
        }
        let values = candidates.map(|merged| session.values(&merged)).unwrap_or_default();
        Overlay {
            values,
            shows_all_values: self.shows_all_values(),
            signs,
            shows_coordinates: self.analysis.is_on() || self.is_explored(),
            is_read_only: self.is_review() || self.board.awaited().is_some(),
        }
    }

    /// Returns the best moves of the analysis that are still playable, in the order of the rows.
    fn best_moves(&self) -> Vec<&MoveEvaluation> {
        let results = self.searcher.results();
        results.map(|known| self.row_order.best_moves(known, self.board.session.state())).unwrap_or_default()
    }

    fn analysis_state(&self, snapshot: &Snapshot, seen: &DisplayBoard) -> Option<AnalysisState> {
        self.analysis.panel(&Panel {
            board: &self.board,
            seen,
            below: self.board.side_below(),
            results: self.searcher.results(),
            best_moves: self.best_moves(),
            chosen_move: self.chosen_move.as_deref(),
            left: self.searcher.left(),
            snapshot,
            has_ended: matches!(self.analysis, Analysis::Done | Analysis::Failed),
            is_running: matches!(self.searcher.purpose(), Some(SearchPurpose::Analysis | SearchPurpose::Move)),
            shows_visits: self.shows_visits(),
        })
    }

    /// Returns the search statistics for the status line; the analysis panel has them while it is open.
    fn search_statistics(&self, words: Words) -> Option<String> {
        let results = self.searcher.results().filter(|_| self.shows_visits() && !self.analysis.is_on())?;
        Some(analysis::search_statistics(results, self.searcher.left(), words))
    }

    /// Returns whether the match is a copy to explore a position.
    pub(super) fn is_explored(&self) -> bool {
        self.board.session.circumstances().is_explored
    }

    /// Returns whether the board shows the value of every move: to experts, and where a position is explored.
    fn shows_all_values(&self) -> bool {
        self.is_explored() || self.shows_visits()
    }

    fn shows_visits(&self) -> bool {
        self.board.context.storage().profile.settings().show_visits
    }

    /// Returns the move that decided the match, or `None` until it is known.
    fn deciding_move(&self, words: Words) -> Option<DecidingMove> {
        self.blunder_search.as_ref()?.deciding_move(&self.board.session, words)
    }

    /// Returns the coach's switch, where a coach is available.
    pub(super) fn coach_row(&self) -> Option<SwitchRow> {
        let is_on = self.board.session.circumstances().has_coach;
        self.can_have_coach().then(|| SwitchRow::coach(self.board.words(), is_on))
    }

    /// Returns the text about the change of the person's rating.
    fn rating_words(&self, words: Words) -> String {
        let session = &self.board.session;
        if let Some(why) = session.circumstances().unrated.filter(|_| session.only_human().is_some()) {
            return words.say(&not_rated(why));
        }
        let storage = self.board.context.storage();
        let own = storage.profile.statistics().rating(session.game().id());
        let winner = session.conclusion().and_then(|conclusion| conclusion.outcome.winner());
        let is_won = winner.is_some_and(|side| session.players()[side.index()] == Player::Human);
        own.and_then(|own| own.change_words(self.number, is_won, words)).unwrap_or_default()
    }

    fn title(&self, snapshot: &Snapshot, outcome: Outcome, words: Words) -> String {
        let names = &self.board.session.circumstances().names;
        result_title(snapshot.players, names, snapshot.colors, outcome, words)
    }

    pub(super) fn side_name(&self, snapshot: &Snapshot, side: Side, words: Words) -> String {
        let names = &self.board.session.circumstances().names;
        side_name(snapshot.players, names, snapshot.colors, side, words)
    }

    fn is_thinking(&self) -> bool {
        self.searcher.purpose() == Some(SearchPurpose::Move)
    }

    pub(super) fn headline(&self, snapshot: &Snapshot, result: Option<&GameResult>, words: Words) -> String {
        if let Some(result) = result {
            return self.title(snapshot, result.outcome, words);
        }
        if let Some(side) = self.board.awaited() {
            return self.handover_words(snapshot, side, words);
        }
        let Some(side) = snapshot.side else { return String::new() };
        let is_alone = snapshot.players.iter().any(|player| player.is_computer());
        let key = match (snapshot.computer_to_move, is_alone) {
            (true, _) if self.is_thinking() => "turn-computer",
            (true, _) if snapshot.paused => "turn-paused",
            (false, true) if !self.is_review() => "turn-yours",
            (false, false) if self.board.session.circumstances().linked_side == Some(side) => "turn-yours",
            _ => "turn-of",
        };
        words.say(&Message::new(key).word("color", self.side_name(snapshot, side, words)))
    }

    /// Returns the status line. The analysis, the result and the coach's remark take the place of the last move.
    fn news(&self, snapshot: &Snapshot, has_advice: bool, has_result: bool, words: Words) -> News {
        let news = |kind, text| News { kind, text };
        if matches!(self.searcher.purpose(), Some(SearchPurpose::Move | SearchPurpose::Hint)) {
            return news(NewsKind::Thinking, self.search_statistics(words).unwrap_or_else(|| words.word("thinking")));
        }
        if let Some(notice) = self.board.shown_notice(has_result) {
            return news(NewsKind::Refusal, notice.clone());
        }
        if self.is_unsaved {
            return news(NewsKind::Refusal, words.word("unsaved"));
        }
        if let Some(hint) = &self.hint {
            return news(NewsKind::Hint, hint.words(&self.board, words));
        }
        let is_replaced = !snapshot.has_partial && (has_advice || has_result || self.analysis.is_on());
        let status = if is_replaced { String::new() } else { self.default_status(snapshot, words) };
        // A person whom the computer precedes sees the first position only for a moment.
        let before = usize::from(self.is_after_swap && self.board.session.only_human() == Some(Side::Second));
        let is_first = snapshot.at <= before && !snapshot.has_partial;
        let mark = if is_first { self.start_words(snapshot, words) } else { String::new() };
        let is_untouched = self.board.session.is_untouched() && !is_replaced;
        let rules = if is_untouched { self.board.rules_in_words(|spec, _| spec.is_named) } else { String::new() };
        news(NewsKind::Quiet, words.joined(Join::Sentences, [mark, status, rules]))
    }

    /// Returns the move count and the move shown at an earlier position; otherwise the prompt to the side to move if it
    /// is not the usual one, or the last move.
    fn default_status(&self, snapshot: &Snapshot, words: Words) -> String {
        let has_pass = snapshot.operations.iter().any(|it| it.region.is_none());
        let is_asked = snapshot.has_partial || snapshot.at == 0 || has_pass;
        let moves = self.board.session.played();
        let last = snapshot.at.checked_sub(1).and_then(|last| moves.get(last)).map(|mv| self.board.say(&mv.sentence));
        if snapshot.at < moves.len() && !snapshot.has_partial {
            let message = Message::new("move-count").number("at", number(snapshot.at));
            let count = words.say(&message.number("moves", number(moves.len())));
            return match last {
                Some(last) => words.joined(Join::Sentences, [&count, &last].map(|phrase| words.sentence(phrase))),
                None => count,
            };
        }
        match last {
            Some(last) if !is_asked => last,
            _ if snapshot.computer_to_move => String::new(),
            _ => snapshot.prompt.clone(),
        }
    }

    /// Returns what is unusual about the first position: a handicap, that play cannot reach it, or that the two people
    /// have changed sides.
    fn start_words(&self, snapshot: &Snapshot, words: Words) -> String {
        let session = &self.board.session;
        let is_composed = session.state().position().surplus().is_some();
        let meaning = session.circumstances().handicap.and_then(|handicap| {
            let [name, other] =
                [handicap.side, handicap.side.other()].map(|side| self.side_name(snapshot, side, words));
            let meaning = session.game().handicap_meaning(handicap)?.word("name", name).word("other", other);
            Some(self.board.say(&meaning))
        });
        let unusual = if is_composed {
            words.sentence(&words.word("composed"))
        } else if self.is_after_swap {
            words.word("colors-swapped")
        } else {
            String::new()
        };
        meaning.unwrap_or(unusual)
    }

    fn bars(&self, snapshot: &Snapshot, winner: Option<Side>, words: Words) -> Vec<PlayerBar> {
        let people = snapshot.players.iter().filter(|player| **player == Player::Human).count();
        let below = self.board.side_below();
        let bar = |side: Side| {
            let (player, color) = (snapshot.players[side.index()], snapshot.colors[side.index()]);
            let (name, detail) = player_name(player, self.person_name(snapshot, side, words), people == 1, words);
            let count = self.board.session.state().position().count(side).map(|count| count.to_string());
            let handicap = handicap(&self.board.session, side, words);
            let detail = words.joined(Join::Facts, count.into_iter().chain([detail, handicap]));
            let is_to_move = snapshot.side == Some(side);
            let color_name = words.color(color);
            let title = if name == color_name {
                name.clone()
            } else {
                words.say(&Message::new("labeled").word("name", color_name.clone()).word("words", name.clone()))
            };
            PlayerBar {
                title,
                side,
                color,
                color_name,
                name,
                detail,
                is_to_move,
                is_highlighted: is_to_move || winner == Some(side),
                is_thinking: is_to_move && self.is_thinking(),
                is_computer: player.is_computer(),
                clock: clock::face(&self.board.session, side, self.ticking_side(), words),
                score: self.bar_score(side),
                choices: self.player_choices(side),
            }
        };
        vec![bar(below.other()), bar(below)]
    }

    /// Returns the players available for a side.
    fn player_choices(&self, side: Side) -> Vec<PlayerChoice> {
        let words = self.board.words();
        let game = self.board.session.game();
        let current = self.board.session.players()[side.index()];
        let named = |level: u8| levels::title(game, level, words);
        let count = u8::try_from(game.levels().len()).unwrap_or(u8::MAX);
        let mut choices = vec![(words.word("person"), Player::Human)];
        choices.extend((1..=count).map(|level| (named(level), Player::Level(level))));
        if matches!(current, Player::Limits(_)) {
            choices.push((player_strength(current, words), current));
        }
        let choice = |(label, player)| PlayerChoice { label, player, is_chosen: player == current };
        choices.into_iter().map(choice).collect()
    }
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
