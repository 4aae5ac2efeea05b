use super::{against_computer, english, shown, tic_tac_toe};
use crate::{game::Side, session::Player, text::Language};

#[test]
fn undo_and_redo_move_one_step_between_two_people() {
    let mut session = tic_tac_toe("a1 b2");
    let all = english(&session);
    assert_eq!(session.undo().expect("two moves").at, 1);
    assert_eq!(session.undo().expect("one move").at, 0);
    assert_eq!(session.undo(), None);
    assert_eq!(session.redo().expect("two moves").at, 1);
    assert_eq!(session.redo().expect("one move").effects.len(), 1);
    assert_eq!(session.redo(), None);
    let again = english(&session);
    assert_eq!((again.pieces, again.trace), (all.pieces, all.trace));
    assert_eq!(shown(&session), ["a1", "b2"]);
}

#[test]
fn single_step_forward_is_animated() {
    let mut session = tic_tac_toe("a1 b2 c3");
    let mut effects = |mv| session.go_to(mv).expect("there is such a move").effects.len();
    assert_eq!([0, 1, 3, 2, 3].map(&mut effects), [0, 1, 0, 0, 1]);
}

#[test]
fn undo_against_computer_reaches_last_human_decision() {
    let mut session = against_computer(Side::Second, "a1 b2 c3 a3");
    session.undo();
    assert_eq!(shown(&session), ["a1", "b2"]);
    session.undo();
    assert_eq!(shown(&session), [""; 0]);
    assert!(!session.can_undo());
    session.redo();
    assert_eq!(shown(&session), ["a1", "b2"]);
    session.redo();
    assert_eq!(shown(&session).len(), 4);
    assert!(!session.can_redo());
}

#[test]
fn undo_when_computer_is_to_move_undoes_human_move() {
    let mut session = against_computer(Side::Second, "a1 b2 c3");
    assert!(session.waits_for_computer());
    session.undo();
    assert_eq!(shown(&session), ["a1", "b2"]);
    assert!(!session.computer_to_move());
}

#[test]
fn first_move_of_computer_cannot_be_undone() {
    let session = against_computer(Side::First, "a1");
    assert!(!session.can_undo());
}

#[test]
fn move_from_earlier_position_replaces_later_moves() {
    let mut session = tic_tac_toe("a1 b2 c3");
    assert_eq!(session.go_to(1).expect("there are three").at, 1);
    let later = session.move_text(3, Language::ENGLISH).expect("the later moves are still there");
    assert_eq!((later.number, later.text.as_str()), (3, "c3"));
    assert_eq!([0, 4].map(|number| session.move_text(number, Language::ENGLISH)), [None, None]);
    session.play("a3").expect("free");
    assert_eq!(shown(&session), ["a1", "a3"]);
    assert_eq!(session.played().len(), 2);
    assert!(!session.can_redo());
}

#[test]
fn nonexistent_move_is_named() {
    let mut session = tic_tac_toe("a1");
    for mv in [2, usize::MAX] {
        let reason = session.go_to(mv).expect_err("one move only");
        assert_eq!(reason.key, "refuse-no-such-move");
    }
    assert_eq!(session.at(), 1);
}

#[test]
fn result_is_shown_at_last_move_only() {
    let mut session = tic_tac_toe("a1 a2 b1 b2 c1");
    session.undo();
    assert_eq!(english(&session).result, None);
    assert_eq!(english(&session).side, Some(Side::First));
    session.redo();
    assert!(english(&session).result.is_some());
}

#[test]
fn undo_undoes_resignation_before_first_move() {
    let mut session = tic_tac_toe("a1 b2");
    session.resign(Side::First).expect("the game is on");
    session.undo();
    assert_eq!((session.conclusion(), session.at()), (None, 2));
}

#[test]
fn undo_drops_unconfirmed_move_first() {
    let mut session = tic_tac_toe("a1");
    session.set_confirm(true);
    super::touch(&mut session, "b2");
    assert_eq!(session.undo().expect("something is held").at, 1);
    assert!(!session.has_partial());
}

#[test]
fn concession_in_match_without_help_is_final() {
    let mut session = tic_tac_toe("a1 b2");
    session.change_circumstances(|it| it.no_help = true);
    session.resign(Side::First).expect("the game is on");
    session.undo();
    assert_eq!((session.at(), session.is_over()), (1, true), "undo shows an earlier move of a match that stays lost");
}

#[test]
fn branch_has_moves_up_to_cursor_without_concession() {
    let mut session = tic_tac_toe("a1 b2 c3");
    session.resign(Side::Second).expect("the game is on");
    let at_end = session.branch();
    assert_eq!((shown(&at_end), at_end.is_over()), (shown(&session), false));
    session.go_to(1).expect("there are three");
    assert_eq!(session.branch().played().len(), 1);
}

#[test]
fn concession_after_redone_moves_is_undone_first() {
    let mut session = tic_tac_toe("a1 b2 c3");
    session.resign(Side::Second).expect("the game is on");
    session.set_player(Side::First, Player::Level(1)).expect("the level exists");
    session.go_to(2).expect("the move exists");
    assert_eq!(session.undo().map(|jumped| jumped.at), Some(1));
    assert_eq!(session.redo().map(|jumped| jumped.at), Some(3));
    assert!(session.is_over());
    assert_eq!(session.undo().map(|jumped| jumped.at), Some(3));
    assert!(!session.is_over(), "the resignation was undone");
    assert_eq!(session.undo().map(|jumped| jumped.at), Some(1));
}
