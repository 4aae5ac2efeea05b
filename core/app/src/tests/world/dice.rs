use fivefold_engine::game::mixed;

/// A stream of numbers by lot that is the same every time.
pub struct TestRng(u64);

impl TestRng {
    pub const fn new(seed: u64) -> Self {
        Self(mixed(seed))
    }

    /// A number from 0 to `bound` - 1.
    pub fn below(&mut self, bound: usize) -> usize {
        let drawn = mixed(self.0);
        self.0 = self.0.wrapping_add(1);
        usize::try_from(drawn % bound as u64).expect("below the bound")
    }

    pub fn of<T: Clone>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())].clone()
    }
}
