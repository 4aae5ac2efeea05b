//! Messages of a search in the mailbox of a match, fetched when the host is woken.

use std::sync::Arc;

use shuttle::sync::mpsc::{Receiver, Sender, channel};
use shuttle::thread;

use crate::in_many_orders;
use crate::mailbox::{ForwardingListener, Mailbox, Messages};
use crate::search::{ListenerFault, Search, SearchListener, SearchOutcome, SearchProgress, SearchReport, reporting};

/// The host: only wakes its main thread.
struct Host(Sender<()>);

impl SearchListener for Host {
    fn on_progress(&self, _: SearchProgress) -> Result<(), ListenerFault> {
        self.0.send(()).map_err(|_| ListenerFault { reason: "the host is gone".to_owned() })
    }

    fn on_finished(&self, _: SearchReport) -> Result<(), ListenerFault> {
        self.0.send(()).map_err(|_| ListenerFault { reason: "the host is gone".to_owned() })
    }
}

fn begin() -> (Search, Arc<Mailbox>, Receiver<()>) {
    let (wakes, woken) = channel();
    let mailbox = Arc::<Mailbox>::default();
    let listener = ForwardingListener { mailbox: Arc::clone(&mailbox), host: Arc::new(Host(wakes)) };
    let search = Search::start(reporting(3), Arc::new(listener)).expect("the thread starts");
    (search, mailbox, woken)
}

#[test]
fn fetching_at_each_wake_gets_every_message_once() {
    in_many_orders(|| {
        let (_search, mailbox, woken) = begin();
        let (mut reports, mut last) = (0, 0);
        // Ends when the thread drops the host.
        while woken.recv().is_ok() {
            let Messages { progress, report } = mailbox.take();
            if let Some(progress) = progress {
                assert!(progress.elapsed_ms > last, "progress must arrive in order");
                assert_eq!(reports, 0, "no progress may follow the report");
                last = progress.elapsed_ms;
            }
            reports += usize::from(report.is_some());
        }
        assert_eq!(reports, 1);
        assert!(mailbox.take().report.is_none());
    });
}

#[test]
fn last_wake_finds_the_report_or_it_was_fetched() {
    in_many_orders(|| {
        let (_search, mailbox, woken) = begin();
        // A busy main thread fetches once per pending wake; the last wake is that of the report.
        let mut wakes = 0;
        while woken.recv().is_ok() {
            wakes += 1;
            thread::yield_now();
        }
        assert!(wakes > 0);
        let report = mailbox.take().report.expect("the report is in the mailbox");
        assert!(matches!(report.outcome, SearchOutcome::Move { .. }));
    });
}

#[test]
fn abandoned_search_sends_nothing_to_the_next_mailbox() {
    in_many_orders(|| {
        // Another search begins with its own mailbox while the first one still sends.
        let (first, old, old_woken) = begin();
        drop(first);
        let (_second, mailbox, woken) = begin();
        while woken.recv().is_ok() {}
        let report = mailbox.take().report.expect("the second search finishes");
        assert!(matches!(report.outcome, SearchOutcome::Move { .. }));
        while old_woken.recv().is_ok() {}
        let abandoned = old.take().report.expect("the first search finishes too").outcome;
        assert!(matches!(abandoned, SearchOutcome::Cancelled | SearchOutcome::Move { .. }));
    });
}
