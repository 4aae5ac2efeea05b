use super::*;

#[test]
fn smoke() {
    let mut solver = Solver::new(1 << 20);
    for (text, score) in [("32164625", 11), ("243335424257", 12), ("7422341735647741166133573473242566", 1)] {
        assert_eq!(solver.score(text.parse().unwrap(), &|| false), Some(score));
    }
}
