use super::{LinesOfActionOptions, Movement, Narrow, Wide};
use crate::game::Rules;

fn moves_at_the_start<P: Rules<Options = LinesOfActionOptions>>(size: u32, movement: Movement) -> usize {
    let options = LinesOfActionOptions { size, movement, ..LinesOfActionOptions::default() };
    let mut actions = Vec::new();
    P::start(&options).expect("a legal size").actions(&mut actions);
    actions.len()
}

#[test]
fn the_start_has_as_many_moves_as_counted_by_hand_on_every_size() {
    for size in 5..=12_u32 {
        let expected = [(Movement::Leaping, 6 * size - 16), (Movement::Classic, 6 * size - 12)];
        for (movement, expected) in expected {
            assert_eq!(moves_at_the_start::<Wide>(size, movement), expected as usize, "{size} {movement:?}");
            if size <= 8 {
                assert_eq!(moves_at_the_start::<Narrow>(size, movement), expected as usize, "{size} {movement:?}");
            }
        }
    }
}
