//! An environment for the app: a simulated disk, a fast clock, fixed seeds, and a listener, with injected faults.

use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use fivefold_app::{App, Environment, Seeds};
use fivefold_engine::search::{Clock, ListenerFault, SearchListener, SearchProgress, SearchReport, StopFlag};
use fivefold_engine::text::Language;

use crate::disk::{FOLDER, MemoryDisk};

/// A clock that advances 200 ms at each call, so that every search ends soon.
#[derive(Debug, Default)]
struct FastClock(AtomicU64);

impl Clock for FastClock {
    fn now(&self) -> Duration {
        Duration::from_millis(self.0.fetch_add(200, Ordering::SeqCst))
    }

    fn wait(&self, most: Duration, _: &StopFlag) {
        self.0.fetch_add(u64::try_from(most.as_millis()).unwrap_or(0), Ordering::SeqCst);
    }
}

/// Deterministic seeds.
#[derive(Debug, Default)]
struct FixedSeeds(AtomicU64);

impl Seeds for FixedSeeds {
    fn next(&self) -> u64 {
        self.0.fetch_add(0x9e37_79b9_7f4a_7c15, Ordering::SeqCst) >> 8
    }
}

/// Records the searches that sent messages, and fails on demand.
#[derive(Clone, Debug, Default)]
pub struct FaultyListener {
    reported: Arc<Mutex<Vec<u64>>>,
    fails: Arc<AtomicBool>,
}

impl FaultyListener {
    /// Returns the searches that sent messages since the last call.
    pub fn take(&self) -> Vec<u64> {
        std::mem::take(&mut self.reported.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Makes every message fail, or succeed again.
    pub fn set_fails(&self, fails: bool) {
        self.fails.store(fails, Ordering::SeqCst);
    }

    fn receive(&self, search: u64) -> Result<(), ListenerFault> {
        self.reported.lock().unwrap_or_else(PoisonError::into_inner).push(search);
        if self.fails.load(Ordering::SeqCst) {
            Err(ListenerFault { reason: "provoked: no listener".to_owned() })
        } else {
            Ok(())
        }
    }
}

impl SearchListener for FaultyListener {
    fn on_progress(&self, progress: SearchProgress) -> Result<(), ListenerFault> {
        self.receive(progress.search.0)
    }

    fn on_finished(&self, report: SearchReport) -> Result<(), ListenerFault> {
        self.receive(report.search.0)
    }
}

/// Opens the app on a disk, in the process of this handle.
pub fn open(disk: &MemoryDisk, listener: &FaultyListener) -> App {
    let environment = Environment {
        clock: Arc::<FastClock>::default(),
        files: Arc::new(disk.clone()),
        seeds: Arc::<FixedSeeds>::default(),
        pools: fivefold_engine::puzzles::pool,
        threads: 2,
    };
    App::open_in(environment, Path::new(FOLDER), Language::ENGLISH, Arc::new(listener.clone()))
}
