//! Transient messages, one after another. A message takes the place of a screen's title, so that it covers nothing; it
//! goes with the next move, or after some seconds.

use std::collections::VecDeque;

use super::words::Words;
use fivefold_engine::game::Message;

/// The time a message stays, in milliseconds. A front end extends it for people who need longer.
const STAY_MS: u32 = 4000;

/// A transient message. The host dismisses it after [`AppMessage::stay_ms`]: [`App::dismiss`](super::App::dismiss).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AppMessage {
    /// The unique id.
    pub key: u64,
    /// The text.
    pub words: String,
    /// Whether the message offers to undo the last deletion or replacement of a match.
    pub has_undo: bool,
    /// The time after which the message goes, in milliseconds.
    pub stay_ms: u32,
}

/// The text of a message.
#[derive(Debug)]
enum Told {
    /// A text of the app, in the current language.
    Text(Message),
    /// The reason of a failure or a confirmation, from the host.
    Words(String),
}

/// The messages to be shown.
#[derive(Debug, Default)]
pub struct Messages {
    waiting: VecDeque<(u64, Told)>,
    count: u64,
    /// The key of the last undo offer whose message has gone.
    seen_offer: u64,
}

impl Messages {
    /// Adds a text of the app.
    pub fn add(&mut self, text: Message) {
        self.push(Told::Text(text));
    }

    /// Adds a text of the host.
    pub fn add_words(&mut self, words: String) {
        self.push(Told::Words(words));
    }

    /// Drops the texts of the host, because what they are about is over.
    pub fn drop_words(&mut self) {
        self.waiting.retain(|(_, told)| matches!(told, Told::Text(_)));
    }

    fn push(&mut self, told: Told) {
        self.count += 1;
        // Undo offers have even keys.
        self.waiting.push_back((2 * self.count + 1, told));
    }

    /// Returns the message to show: the oldest one, else the undo offer with this key and text, once.
    pub fn current(&self, offer: Option<(u64, &str)>, words: Words) -> Option<AppMessage> {
        let message = |key, words, has_undo| AppMessage { key, words, has_undo, stay_ms: STAY_MS };
        match self.waiting.front() {
            Some((key, Told::Text(text))) => Some(message(*key, words.say(text), false)),
            Some((key, Told::Words(words))) => Some(message(*key, words.clone(), false)),
            None => {
                let (key, words) = offer.filter(|(key, _)| *key > self.seen_offer)?;
                Some(message(2 * key, words.to_owned(), true))
            }
        }
    }

    /// Drops the message with this key, if it is still shown.
    pub fn dismiss(&mut self, key: u64) {
        match self.waiting.front() {
            Some((front, _)) if *front == key => drop(self.waiting.pop_front()),
            None if key.is_multiple_of(2) => self.seen_offer = self.seen_offer.max(key / 2),
            _ => {}
        }
    }

    /// Drops the message shown, because a move was played; `offer` is the key of the undo offer.
    pub fn dismiss_current(&mut self, offer: u64) {
        if self.waiting.pop_front().is_none() {
            self.seen_offer = offer;
        }
    }
}
