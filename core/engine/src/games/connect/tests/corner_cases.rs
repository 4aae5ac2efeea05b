use super::{board, *};
use crate::game::{Ending, Message, MoveError, Side, testing::actions};

fn refusal<B: Bits, V: Variant>(position: &Connect<B, V>, text: &str) -> Option<&'static str> {
    match position.read_move(text) {
        Err(MoveError::Illegal { reason, .. }) => Some(reason.key),
        Err(unreadable) => panic!("{unreadable}"),
        Ok(_) => None,
    }
}

#[test]
fn column_off_board_is_refused_with_one_based_numbers() {
    let position = any_after(&board(6, 7, "d1", ""), "");
    assert_eq!([7, 8, 255].map(|column| position.landing(column)), [None; 3]);
    let full = any_after(&board(4, 4, "", ""), "2 2 2 2");
    let refused = |text: &str| match full.read_move(text) {
        Err(MoveError::Illegal { reason, .. }) => reason,
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(refused("2"), Message::new("refuse-column-full").number("column", 2));
    assert_eq!(refused("5"), Message::new("refuse-column").number("column", 5).number("columns", 4));
}

#[test]
fn board_is_full_without_ban_cell() {
    // Row by row from the bottom: XXOO, OOXX, XXOO, and three of the top row.
    let position = any_after(&board(4, 4, "d4", ""), "1 3 2 4 3 1 4 2 1 3 2 4 3 1");
    assert_eq!(position.ending(), None);
    assert_eq!(played(position, "2").ending(), Some(Ending::draw("end-full")));
}

#[test]
fn bonus_disc_in_top_row_drops_blocker() {
    let position = any_after(&board(4, 4, "", "a4"), "1 1 1");
    assert_eq!(refusal(&position, "1"), Some("refuse-blocker-missing"));
    let position = played(position, "1:2");
    assert_eq!(position.side(), Side::First);
    assert_eq!(position.blockers(), position.grid().bit(cell("b1")));
}

#[test]
fn bonus_disc_that_wins_drops_no_blocker() {
    let position = any_after(&board(6, 7, "", "d1"), "1 1 2 2 3 3");
    assert_eq!(refusal(&position, "4:1"), Some("refuse-no-blocker-due"));
    let won = played(position, "4");
    assert_eq!(won.ending(), Some(Ending::win(Side::First, "end-four")));
    assert!(!won.status().is_mid_move());
    assert_eq!(won.blockers(), 0);
}

#[test]
fn blocker_is_skipped_when_board_is_full() {
    // The last free cell is the bonus cell; neither side has four.
    let position = any_after(&board(4, 4, "", "b4"), "1 3 2 4 3 1 4 2 1 3 2 4 3 1 4");
    assert_eq!((position.ending(), position.side()), (None, Side::Second));
    let full = played(position, "2");
    assert_eq!(full.ending(), Some(Ending::draw("end-full")));
    assert!(!full.status().is_mid_move());
}

#[test]
fn blocker_may_fill_last_cell() {
    let position = any_after(&board(4, 4, "", "b4"), "1 3 2 4 3 1 4 2 1 3 2 4 3 1");
    let full = played(position, "2:4");
    assert_eq!(full.ending(), Some(Ending::draw("end-full")));
    assert_eq!(full.blockers(), full.grid().bit(cell("d4")));
}

#[test]
fn blocker_interrupts_line() {
    // Orange has a1 b1 c1 and e1; blue's bonus disc on g1 lets it block d1.
    let position = any_after(&board(6, 7, "", "g1"), "1 1 2 2 5 5 3 7:4");
    assert_eq!(position.ending(), None);
    assert_eq!(position.blockers(), position.grid().bit(cell("d1")));
    assert_eq!(position.threats(Side::First), 0);
}

#[test]
fn bonus_cell_drops_one_blocker_per_game() {
    // Neither the blocker above the disc on the bonus cell nor any later disc grants another blocker.
    let position = any_after(&board(6, 7, "", "d1"), "4:4");
    assert_eq!(position.phase(), Phase::Disc);
    let position = played(position, "4 4 4 4 1 2 3");
    assert_eq!(position.blockers().count(), 1);
}

#[test]
fn only_blocker_may_be_dropped_when_due() {
    let mut position = any_after(&board(6, 7, "", "d1"), "");
    position.play_unchecked(ConnectAction::Disc(3).into());
    assert!(position.status().is_mid_move());
    assert_eq!(position.side(), Side::First);
    assert_eq!(position.refusal(ConnectAction::Disc(0).into()).map(|message| message.key), Some("refuse-blocker-due"));
    assert_eq!(actions(&position), (0..7).map(|column| ConnectAction::Blocker(column).into()).collect::<Vec<_>>());
}
