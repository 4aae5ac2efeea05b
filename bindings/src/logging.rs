use std::sync::Once;

use crate::{error::FivefoldError, guard::guarded};

/// The log level. No log line contains a player's input or moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum LogDetail {
    /// No logging.
    Off,
    /// Errors.
    Errors,
    /// Errors and warnings.
    Warnings,
    /// Errors, warnings and events.
    Events,
    /// Everything.
    Everything,
}

impl From<LogDetail> for log::LevelFilter {
    fn from(detail: LogDetail) -> Self {
        match detail {
            LogDetail::Off => Self::Off,
            LogDetail::Errors => Self::Error,
            LogDetail::Warnings => Self::Warn,
            LogDetail::Events => Self::Info,
            LogDetail::Everything => Self::Debug,
        }
    }
}

/// Sends the log of the core to the platform's own: Android's log, Apple's unified log, standard error elsewhere.
/// Can be called again, from any thread, to change the level.
///
/// # Errors
/// Only after a fault of the core: a panic becomes an error instead of ending the app.
#[uniffi::export]
pub fn install_logging(detail: LogDetail) -> Result<(), FivefoldError> {
    static INSTALLED: Once = Once::new();
    guarded(|| {
        INSTALLED.call_once(install_platform);
        log::set_max_level(detail.into());
        Ok(())
    })
}

#[cfg(target_os = "android")]
fn install_platform() {
    android_logger::init_once(
        android_logger::Config::default().with_tag("fivefold").with_max_level(log::LevelFilter::Trace),
    );
}

#[cfg(target_vendor = "apple")]
fn install_platform() {
    if oslog::OsLogger::new("org.fivefold").level_filter(log::LevelFilter::Trace).init().is_err() {
        // Another logger was installed by the host, which then gets the lines.
    }
}

#[cfg(not(any(target_os = "android", target_vendor = "apple")))]
fn install_platform() {
    if log::set_logger(&StandardError).is_err() {
        // Another logger was installed by the host, which then gets the lines.
    }
}

#[cfg(not(any(target_os = "android", target_vendor = "apple")))]
struct StandardError;

#[cfg(not(any(target_os = "android", target_vendor = "apple")))]
impl log::Log for StandardError {
    fn enabled(&self, _: &log::Metadata<'_>) -> bool {
        true
    }

    fn log(&self, record: &log::Record<'_>) {
        eprintln!("fivefold {:<5} {}: {}", record.level(), record.target(), record.args());
    }

    fn flush(&self) {}
}
