//! The rows of two people: names and clocks, who makes the first move, the handicap and taking moves back.

use super::{
    super::{
        super::{library::People, word::Word},
        ChoiceRow, ChoiceStyle, NameRow, NewGameButton, NewGameEvent, NewGameRow, StepButtons, ValueRow,
        people::only_one,
    },
    Rows, option, value,
};
use fivefold_engine::{game::Message, session::LONGEST_NAME};

impl Rows<'_> {
    /// Returns the name of a person: the entered one, or a number.
    fn person(&self, person: usize) -> String {
        let name = self.sheet.choices.names[person].trim();
        if name.is_empty() { self.player_number(person) } else { name.to_owned() }
    }

    fn player_number(&self, person: usize) -> String {
        self.words.say(&Message::new("player-number").number("number", if person == 0 { 1 } else { 2 }))
    }

    /// Returns the rows with the names and the clocks.
    pub(super) fn people(&self) -> Vec<NewGameRow> {
        let row = |(person, player): (usize, u32)| {
            let minutes = self.sheet.choices.minutes.0[person];
            let (clock, clock_words) = if minutes == 0 {
                (self.words.word("clock-none"), self.words.word("clock-none"))
            } else {
                let time = Message::new("clock-left").number("minutes", minutes).number("seconds", 0);
                (format!("{minutes}:00"), self.words.say(&time))
            };
            let steps = self.steps(
                &self.words.labeled(&self.said(Word::Clock), &self.person(person)),
                |is_up| self.sheet.stepped_clock(person, is_up).is_some(),
                |is_up| NewGameEvent::StepClock { player, is_up },
            );
            let (color, label) = (self.color(self.sheet.side_of(person)), self.player_number(person));
            let name = self.sheet.choices.names[person].clone();
            let longest = u32::try_from(LONGEST_NAME).unwrap_or(u32::MAX);
            NewGameRow::Name { row: NameRow { color, label, name, longest, player, clock, clock_words, steps } }
        };
        [(0, 0), (1, 1)].map(row).to_vec()
    }

    /// Returns the row that chooses which of two people makes the first move.
    pub(super) fn first_move(&self) -> NewGameRow {
        let (chosen, first) = (self.sheet.choices.first_move, self.sheet.first_person());
        let key = if chosen == People::Both { "first-move-turns" } else { "first-move-always" };
        let hint = Message::new(key).word("name", self.person(first)).word("other", self.person(1 - first));
        let event = |first_move| NewGameEvent::SetFirstMove { first_move };
        self.person_choice(self.said(Word::WhoStarts), &hint, "first-move-alternate", chosen, event)
    }

    /// Returns the row that chooses which of two people may take a move back.
    pub(super) fn taking_back(&self) -> NewGameRow {
        let chosen = self.sheet.choices.taking_back;
        let hint = match only_one(chosen) {
            Some(person) => Message::new("taking-back-once").word("name", self.person(person)),
            None => Message::new("taking-back-always"),
        };
        let event = |taking_back| NewGameEvent::SetTakingBack { taking_back };
        self.person_choice(self.words.word("taking-back"), &hint, "taking-back-both", chosen, event)
    }

    /// Returns a row that chooses one of two people or both.
    fn person_choice(
        &self,
        label: String,
        hint: &Message,
        both: &'static str,
        chosen: People,
        event: impl Fn(People) -> NewGameEvent,
    ) -> NewGameRow {
        let people =
            [(People::First, self.person(0)), (People::Second, self.person(1)), (People::Both, self.words.word(both))];
        let options = people.map(|(people, label)| option(label, people == chosen, event(people))).to_vec();
        let (style, hint) = (ChoiceStyle::LabeledSegments, self.words.say(hint));
        NewGameRow::Choice { row: ChoiceRow { style, color: None, label, hint, options } }
    }

    /// Returns the row of the handicap, if the game and its board have any.
    pub(super) fn handicap(&self) -> Option<NewGameRow> {
        let (chosen, steps) = (self.sheet.choices.handicap, self.sheet.handicap_steps());
        let label = self.words.word("handicap");
        let stepped = |is_up| self.sheet.stepped_handicap(is_up);
        // A chosen handicap that the board does not allow is shown as none.
        if chosen == 0 && [false, true].map(stepped) == [None, None] {
            return None;
        }
        let button = |is_up| {
            let next = stepped(is_up);
            NewGameButton {
                label: self.words.labeled(&label, &self.handicap_value(next.unwrap_or(steps))),
                is_enabled: next.is_some(),
                is_on: None,
                event: NewGameEvent::StepHandicap { is_up },
            }
        };
        let meaning = self.sheet.handicap_of(steps).and_then(|it| self.sheet.game.handicap_meaning(it));
        let helped = usize::from(steps > 0);
        let hint = match meaning {
            Some(words) => {
                self.texts.say(&words.word("name", self.person(helped)).word("other", self.person(1 - helped)))
            }
            None => self.words.word("handicap-hint"),
        };
        let row = ValueRow {
            hint,
            steps: Some(StepButtons { less: button(false), more: button(true) }),
            ..value(label.clone(), self.handicap_value(steps))
        };
        Some(NewGameRow::Value { row })
    }

    fn handicap_value(&self, steps: i8) -> String {
        if steps == 0 {
            return self.words.word("handicap-none");
        }
        let message = Message::new("handicap-for").number("count", u32::from(steps.unsigned_abs()));
        self.words.say(&message.word("name", self.person(usize::from(steps > 0))))
    }
}
