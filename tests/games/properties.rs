use fivefold_engine::{
    game::{BoardOperationKind, Place, RegionId, Side, Target, replay},
    session::{Limits, Player, Session, Snapshot, Touched},
    text::Language,
};
use proptest::prelude::*;

use crate::option_sets::variants;

/// A call of a front end to a session.
#[derive(Debug, Clone)]
enum Call {
    /// Touches an offered place or operation, by its index.
    TouchOffered(usize),
    Touch(u16),
    Operate(BoardOperationKind, Option<u16>),
    /// Plays a legal move, by its index.
    Play(usize),
    PlayText(String),
    Finish,
    Drop,
    Confirm(bool),
    Undo,
    Redo,
    GoTo(usize),
    SetPlayer(Side, Player),
    Pause(bool),
    Resign(Side),
    AgreeDraw,
    Reload,
    Rematch,
}

fn side() -> impl Strategy<Value = Side> {
    prop_oneof![Just(Side::First), Just(Side::Second)]
}

fn player() -> impl Strategy<Value = Player> {
    prop_oneof![
        4 => Just(Player::Human),
        1 => (0..=9_u8).prop_map(Player::Level),
        1 => any::<(Option<u32>, Option<u32>)>().prop_map(|(visits, ms)| Player::Limits(Limits { visits, ms })),
    ]
}

fn operation() -> impl Strategy<Value = BoardOperationKind> {
    prop_oneof![
        Just(BoardOperationKind::Rotate),
        Just(BoardOperationKind::Mirror),
        Just(BoardOperationKind::Pass),
        Just(BoardOperationKind::Own(0))
    ]
}

fn call() -> impl Strategy<Value = Call> {
    prop_oneof![
        12 => any::<usize>().prop_map(Call::TouchOffered),
        3 => (0..400_u16).prop_map(Call::Touch),
        6 => (operation(), prop::option::of(0..5_u16)).prop_map(|(kind, region)| Call::Operate(kind, region)),
        12 => any::<usize>().prop_map(Call::Play),
        1 => ".{0,12}".prop_map(Call::PlayText),
        3 => Just(Call::Finish),
        2 => Just(Call::Drop),
        1 => any::<bool>().prop_map(Call::Confirm),
        4 => Just(Call::Undo),
        3 => Just(Call::Redo),
        2 => (0..40_usize).prop_map(Call::GoTo),
        2 => (side(), player()).prop_map(|(side, player)| Call::SetPlayer(side, player)),
        1 => any::<bool>().prop_map(Call::Pause),
        1 => side().prop_map(Call::Resign),
        1 => Just(Call::AgreeDraw),
        2 => Just(Call::Reload),
        1 => Just(Call::Rematch),
    ]
}

fn make(session: &mut Session, call: Call) {
    match call {
        Call::TouchOffered(number) => {
            let snapshot = session.snapshot(Language::ENGLISH);
            let places = snapshot.marks.iter().map(|mark| Target::Place(mark.place));
            let operations = snapshot.operations.iter().map(|it| Target::Operation(it.kind, it.region));
            let targets: Vec<Target> = places.chain(operations).collect();
            if let Some(target) = targets.get(number % targets.len().max(1)) {
                touch_offered(session, *target);
            }
        }
        Call::Touch(place) => drop(session.touch(Target::Place(Place(place)))),
        Call::Operate(kind, region) => drop(session.touch(Target::Operation(kind, region.map(RegionId)))),
        Call::Play(number) => {
            let moves = session.legal_moves();
            if let Some(mv) = moves.get(number % moves.len().max(1)) {
                let _ = session.play(mv);
            }
        }
        Call::PlayText(text) => drop(session.play(&text)),
        Call::Finish => drop(session.finish()),
        Call::Drop => drop(session.drop_partial()),
        Call::Confirm(confirm) => session.set_confirm(confirm),
        Call::Undo => undo_and_redo(session),
        Call::Redo => drop(session.redo()),
        Call::GoTo(mv) => drop(session.go_to(mv)),
        Call::SetPlayer(side, player) => drop(session.set_player(side, player)),
        Call::Pause(paused) => session.set_paused(paused),
        Call::Resign(side) => drop(session.resign(side)),
        Call::AgreeDraw => drop(session.agree_draw()),
        Call::Reload => *session = reloaded(session),
        Call::Rematch => *session = session.rematch().expect("a rematch of a valid game"),
    }
}

/// Touches an offered target, and checks that the effects lead from the old pieces to the new ones.
fn touch_offered(session: &mut Session, target: Target) {
    let before = session.state().position().pieces();
    match session.touch(target) {
        Touched::Partial { effects } | Touched::MayFinish { effects, .. } | Touched::Done { effects, .. } => {
            assert_eq!(replay(&before, &effects), session.state().position().pieces(), "{}", session.save());
        }
        Touched::Rejected(reason) => panic!("{target:?} is offered but refused ({}) in {}", reason.key, session.save()),
    }
}

/// Undoes, redoes and undoes again, and checks that both undos give the same board.
fn undo_and_redo(session: &mut Session) {
    let had_partial = session.has_partial();
    let at = session.at();
    if session.undo().is_none() || had_partial || session.at() == at {
        return;
    }
    let (undone, pieces) = (session.at(), session.state().position().pieces());
    session.redo().expect("an undone move can be redone");
    assert!(session.at() > undone, "redo did not advance");
    let is_at_end = session.at() == session.played().len();
    if is_at_end && session.is_over() && !session.state().status().is_over() {
        // The redone moves end with a concession, which is undone first.
        return;
    }
    session.undo().expect("a redone move can be undone");
    assert_eq!(
        (session.at(), session.state().position().pieces()),
        (undone, pieces),
        "different board after undo, redo, undo"
    );
}

fn reloaded(session: &Session) -> Session {
    let text = session.save();
    let mut loaded = Session::load(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(loaded.save(), text, "different text after loading");
    // Loading may pause the computer.
    let is_paused = loaded.paused();
    loaded.set_paused(session.paused());
    let shown = session.snapshot(Language::ENGLISH);
    assert_eq!(
        Snapshot { revision: shown.revision, ..loaded.snapshot(Language::ENGLISH) },
        shown,
        "different snapshot after loading {text}"
    );
    loaded.set_paused(is_paused);
    loaded
}

/// Checks the invariants of a session.
fn check_invariants(session: &Session) {
    let layout = session.layout();
    for language in Language::all() {
        let snapshot = session.snapshot(language);
        assert_eq!(snapshot.side.is_none(), snapshot.result.is_some(), "either over or a side to move");
        assert!(snapshot.at <= session.played().len());
        assert!((1..=session.played().len()).all(|number| session.move_text(number, language).is_some()));
        assert_eq!(snapshot.labels.len(), layout.spots.len());
        assert!(snapshot.labels.iter().all(|label| !label.label.is_empty()));
        assert!(!snapshot.prompt.is_empty());
        assert!(snapshot.pieces.is_sorted_by_key(|piece| piece.place));
        let places =
            snapshot.pieces.iter().map(|piece| piece.place).chain(snapshot.marks.iter().map(|mark| mark.place));
        for place in places.chain(snapshot.trace.clone()).chain(snapshot.winning_lines.concat()) {
            assert!(layout.spots.iter().any(|spot| spot.place == place), "{place:?} is off the board");
        }
        assert!(snapshot.has_partial || (snapshot.picked.is_none() && snapshot.made.is_empty()));
        assert!(!snapshot.may_finish || snapshot.has_partial);
        assert!(!snapshot.waits_for_computer || snapshot.computer_to_move);
        if snapshot.result.is_some() || snapshot.computer_to_move || snapshot.may_finish {
            assert!(snapshot.marks.is_empty() && snapshot.operations.is_empty(), "no target while play is blocked");
        } else {
            assert!(!snapshot.marks.is_empty() || !snapshot.operations.is_empty(), "a target while play is possible");
            assert!(!session.legal_moves().is_empty());
        }
        assert_eq!(snapshot.can_undo, session.can_undo());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn session_stays_consistent_under_random_input(
        variant in 0..variants().len(),
        calls in prop::collection::vec(call(), 0..60),
    ) {
        let (_, set) = variants().swap_remove(variant);
        let mut session = Session::new(set.game, &set.options).expect("valid options");
        let mut revision = session.revision();
        for call in calls {
            let replaced = matches!(call, Call::Reload | Call::Rematch);
            make(&mut session, call);
            prop_assert!(replaced || session.revision() >= revision, "the revision decreased");
            revision = session.revision();
        }
        check_invariants(&session);
        reloaded(&session);
    }
}
