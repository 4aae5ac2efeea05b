//! How what a search says comes to the owner of a match, who asks for it whenever the host is woken.

use std::sync::Arc;

use shuttle::sync::mpsc::{Receiver, Sender, channel};
use shuttle::thread;

use crate::in_many_orders;
use crate::mailbox::{Letters, Mailbox, Relay};
use crate::search::{ListenerFault, Search, SearchListener, SearchOutcome, SearchProgress, SearchReport, telling};

/// The host: wakes its main thread, and does nothing else on the thread of the search.
struct Host(Sender<()>);

impl SearchListener for Host {
    fn on_progress(&self, _: SearchProgress) -> Result<(), ListenerFault> {
        self.0.send(()).map_err(|_| ListenerFault { reason: "nobody is there".to_owned() })
    }

    fn on_finished(&self, _: SearchReport) -> Result<(), ListenerFault> {
        self.0.send(()).map_err(|_| ListenerFault { reason: "nobody is there".to_owned() })
    }
}

fn begin() -> (Search, Arc<Mailbox>, Receiver<()>) {
    let (wakes, woken) = channel();
    let mailbox = Arc::<Mailbox>::default();
    let relay = Relay { mailbox: Arc::clone(&mailbox), host: Arc::new(Host(wakes)) };
    let search = Search::start(telling(3), Arc::new(relay)).expect("there are threads");
    (search, mailbox, woken)
}

#[test]
fn who_fetches_whenever_it_is_woken_misses_nothing_and_gets_nothing_twice() {
    in_many_orders(|| {
        let (_search, mailbox, woken) = begin();
        let (mut reports, mut last) = (0, 0);
        // It ends when the thread has let go of the host.
        while woken.recv().is_ok() {
            let Letters { progress, report } = mailbox.take();
            if let Some(progress) = progress {
                assert!(progress.elapsed_ms > last, "what is older comes first");
                assert_eq!(reports, 0, "nothing comes after the report");
                last = progress.elapsed_ms;
            }
            reports += usize::from(report.is_some());
        }
        assert_eq!(reports, 1);
        assert!(mailbox.take().report.is_none());
    });
}

#[test]
fn who_is_woken_last_finds_the_report_unless_it_has_it() {
    in_many_orders(|| {
        let (_search, mailbox, woken) = begin();
        // The main thread is busy, and then looks once for each wake that has come: the last of them is that of the report.
        let mut wakes = 0;
        while woken.recv().is_ok() {
            wakes += 1;
            thread::yield_now();
        }
        assert!(wakes > 0);
        let report = mailbox.take().report.expect("it lies there");
        assert!(matches!(report.outcome, SearchOutcome::Move { .. }));
    });
}

#[test]
fn what_is_given_up_says_nothing_to_who_comes_after_it() {
    in_many_orders(|| {
        // Another gesture begins another search, with a mailbox of its own, while the first one still speaks.
        let (first, old, old_woken) = begin();
        drop(first);
        let (_second, mailbox, woken) = begin();
        while woken.recv().is_ok() {}
        let report = mailbox.take().report.expect("the second one finishes");
        assert!(matches!(report.outcome, SearchOutcome::Move { .. }));
        while old_woken.recv().is_ok() {}
        let given_up = old.take().report.expect("the first one finishes too").outcome;
        assert!(matches!(given_up, SearchOutcome::Cancelled | SearchOutcome::Move { .. }));
    });
}
