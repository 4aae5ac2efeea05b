//! Ends of the process, by kills, power losses and flipped bits, and a second process.

use std::mem;
use std::ops::AddAssign;

use fivefold_app::{AppSettings, MatchEvent, Opponent, SettingsEvent};

use super::{Driver, new_match};
use crate::fixture::{self, FaultyListener};
use crate::model::Model;
use crate::rng::Rng;
use crate::step;

/// What happened in a sequence.
#[derive(Clone, Copy, Debug, Default)]
pub struct Simulated {
    /// Gestures.
    pub gestures: u64,
    /// Kills of the process.
    pub kills: u64,
    /// Power losses.
    pub power_losses: u64,
    /// Matches of which a power loss brought back an earlier state, all shown since the last flush.
    pub earlier_states: u64,
    /// Flipped bits.
    pub flipped_bits: u64,
    /// Refused second processes.
    pub second_processes: u64,
}

impl AddAssign for Simulated {
    fn add_assign(&mut self, other: Self) {
        self.gestures += other.gestures;
        self.kills += other.kills;
        self.power_losses += other.power_losses;
        self.earlier_states += other.earlier_states;
        self.flipped_bits += other.flipped_bits;
        self.second_processes += other.second_processes;
    }
}

impl Driver {
    /// Flushes everything, unless the disk fails.
    pub(super) fn flush(&mut self) {
        // Flushes that were requested before fail, so that the order of the next ones is always the same.
        self.app.flush().wait();
        self.disk.set_can_flush(true);
        self.app.flush().wait();
        self.disk.set_can_flush(false);
        if !self.is_broken {
            self.since_flush = self.model.clone();
            self.flushed_before_loss = Model::default();
        }
    }

    /// Opens the app in a second process, which may change nothing.
    pub(super) fn open_second_process(&mut self, with: usize) {
        if self.is_broken {
            return;
        }
        self.simulated.second_processes += 1;
        let files = self.disk.files();
        let mut second = fixture::open(&self.disk.process(), &FaultyListener::default());
        assert!(second.home().message.is_some(), "a second process was not refused");
        second.change_settings(SettingsEvent::SetConfirmMoves { is_on: with.is_multiple_of(4) });
        if let Ok(opened) = second.open_match(self.open.number()) {
            let moves = opened.legal_moves();
            if let Some(mv) = moves.first() {
                drop(opened.send(MatchEvent::Play { text: mv.text.clone() }));
            }
        }
        second.flush().wait();
        assert_eq!(self.disk.files(), files, "a second process changed the folder");
        if with.is_multiple_of(2) {
            // The first one ends, and a third one takes over while the second is open.
            self.kill();
        }
    }

    /// Ends the process by a power loss and opens the app again.
    pub(super) fn lose_power(&mut self, with: usize) {
        self.simulated.power_losses += 1;
        let mut rng = Rng(self.simulated.gestures * 256 + with as u64);
        self.disk.kill();
        self.flushed_before_loss = mem::take(&mut self.flushed_before_loss).or(&self.since_flush);
        let shown = mem::replace(&mut self.model, mem::take(&mut self.since_flush));
        self.disk = self.disk.after_power_loss(&mut rng);
        self.reopen();
        let is_earlier = |(number, shown): (&u64, &Vec<_>)| {
            self.model.matches.get(number).is_none_or(|found| !shown.contains(&found[0]))
        };
        self.simulated.earlier_states +=
            shown.matches.iter().filter(|(number, shown)| is_earlier((number, shown))).count() as u64;
        self.since_flush = self.model.clone();
    }

    /// Flips a bit of a file and opens the app again, which must tell, or have its last flushed state.
    pub(super) fn flip_bit(&mut self, with: usize) {
        self.disk.kill();
        let name = self.disk.flip(&mut Rng(self.simulated.gestures * 256 + with as u64)).unwrap_or_default();
        self.simulated.flipped_bits += 1;
        let match_of = |suffix| name.strip_prefix("matches/")?.strip_suffix(suffix)?.parse::<u64>().ok();
        let number = match_of(".json");
        if let Some(number) = number {
            let shown = self.model.matches.entry(number).or_default();
            for earlier in [&self.since_flush, &self.flushed_before_loss] {
                shown.extend(earlier.matches.get(&number).into_iter().flatten().cloned());
            }
            shown.push(None);
        } else if let Some(number) = match_of(".json.kept") {
            // No power loss may follow.
            self.since_flush.matches.entry(number).or_default().push(None);
        } else if name == "settings.json" {
            for earlier in [&self.since_flush, &self.flushed_before_loss] {
                self.model.settings.extend(earlier.settings.iter().cloned());
            }
            self.model.settings.push(AppSettings::default());
        } else if name == "settings.json.kept" {
            self.since_flush.settings.push(AppSettings::default());
        }
        self.reopen();
        if number.is_some_and(|number| !self.model.matches.contains_key(&number)) {
            assert!(self.app.home().message.is_some(), "a damaged match was not told");
        }
    }

    /// Kills the process and opens the app again, which must have the last shown states.
    pub(super) fn kill(&mut self) {
        self.simulated.kills += 1;
        self.disk.kill();
        self.reopen();
    }

    /// Opens the app in a new process and compares it with the model.
    fn reopen(&mut self) {
        let (number, game) = (self.open.number(), self.open.state().game);
        self.other = None;
        self.disk = self.disk.process();
        self.disk.set_broken(false);
        self.app = step(|| fixture::open(&self.disk, &self.listener));
        self.model.check(&mut self.app);
        self.open = match self.app.open_match(number) {
            Ok(open) => open,
            Err(_) => new_match(&mut self.app, &game, Opponent::Person),
        };
        self.send(MatchEvent::Shown);
        self.is_broken = false;
        self.is_analyzed = false;
    }
}
