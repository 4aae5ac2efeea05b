/// The maximum number of vertices: the inner piers of the largest board and two shores.
pub const MOST_POINTS: usize = 74;

/// Marks a slot without an edge: the vertex has a free pebble there.
const PEBBLE: u8 = u8::MAX;

/// A graph of independent edges: at most `2 (k - 1)` among any `k` vertices. These are the edge sets that two forests
/// can cover.
///
/// The pebble game of Lee and Streinu: each vertex has two pebbles, and each edge is covered by a pebble of one of its
/// ends, and directed away from that end. Pebbles move to a vertex along a path of edges, whose directions are
/// reversed. An edge is independent when three pebbles can be gathered at its ends. Otherwise the searched vertices are
/// tight: two trees span them. Tight vertices are then merged into one, which keeps later searches short.
#[derive(Clone)]
pub struct Pebbles {
    /// The representative of each vertex.
    representative: [u8; MOST_POINTS],
    /// The vertices that each representative stands for.
    members: [u128; MOST_POINTS],
    /// The heads of the edges covered by each vertex.
    heads: [[u8; 2]; MOST_POINTS],
}

impl Pebbles {
    /// Creates a graph without edges.
    #[must_use]
    pub fn new() -> Self {
        let (mut representative, mut members) = ([0; MOST_POINTS], [0; MOST_POINTS]);
        for (point, index) in (0_u8..).zip(0..MOST_POINTS) {
            representative[index] = point;
            members[index] = 1 << index;
        }
        Self { representative, members, heads: [[PEBBLE; 2]; MOST_POINTS] }
    }

    /// Returns the representative of this vertex.
    #[must_use]
    pub const fn representative(&self, point: u8) -> u8 {
        self.representative[point as usize]
    }

    /// Merges two vertices, before any edge is added.
    pub fn join(&mut self, a: u8, b: u8) {
        let (a, b) = (self.representative(a), self.representative(b));
        if a != b {
            // The smaller part is relabeled.
            let fewer = self.members[usize::from(a)].count_ones() < self.members[usize::from(b)].count_ones();
            let (into, from) = if fewer { (b, a) } else { (a, b) };
            self.absorb(into, 1 << from);
        }
    }

    /// Merges these representatives into another one.
    fn absorb(&mut self, into: u8, representatives: u128) {
        let mut taken = 0;
        for representative in bits(representatives & !(1 << into)) {
            taken |= self.members[usize::from(representative)];
        }
        for point in bits(taken) {
            self.representative[usize::from(point)] = into;
        }
        self.members[usize::from(into)] |= taken;
    }

    fn pebbles(&self, point: u8) -> usize {
        self.heads[usize::from(point)].map(|head| usize::from(head == PEBBLE)).iter().sum()
    }

    /// Moves one more pebble to a vertex, not taken from that vertex or from `kept`. Without such a pebble, returns all
    /// searched representatives as the error.
    fn draw(&mut self, to: u8, kept: u8) -> Result<(), u128> {
        let mut seen: u128 = 1 << to;
        let mut from = [0; MOST_POINTS];
        let mut queue = [0; MOST_POINTS];
        let (mut next, mut end) = (0, 1);
        queue[0] = to;
        while next < end {
            let tail = queue[next];
            next += 1;
            for head in self.heads[usize::from(tail)] {
                if head == PEBBLE {
                    continue;
                }
                let head = self.representative(head);
                if seen >> head & 1 == 1 {
                    continue;
                }
                seen |= 1 << head;
                from[usize::from(head)] = tail;
                if head != kept && self.heads[usize::from(head)].contains(&PEBBLE) {
                    self.reverse_path(to, head, &from);
                    return Ok(());
                }
                queue[end] = head;
                end += 1;
            }
        }
        Err(seen)
    }

    /// Reverses the found path, which moves the pebble from its end to its beginning.
    fn reverse_path(&mut self, begin: u8, end: u8, from: &[u8; MOST_POINTS]) {
        let mut head = end;
        let mut free = self.heads[usize::from(head)].iter().position(|edge| *edge == PEBBLE).unwrap_or_default();
        while head != begin {
            let tail = from[usize::from(head)];
            let representative = &self.representative;
            let edge = self.heads[usize::from(tail)]
                .iter()
                .position(|edge| *edge != PEBBLE && representative[usize::from(*edge)] == head)
                .unwrap_or_default();
            self.heads[usize::from(head)][free] = tail;
            self.heads[usize::from(tail)][edge] = PEBBLE;
            (head, free) = (tail, edge);
        }
    }

    /// Gathers both pebbles at this representative, which is always possible.
    fn gather(&mut self, point: u8) {
        while self.pebbles(point) < 2 && self.draw(point, point).is_ok() {}
    }

    /// Returns whether one more edge between these vertices would be independent; if not, merges the vertices.
    pub fn is_independent(&mut self, a: u8, b: u8) -> bool {
        let (a, b) = (self.representative(a), self.representative(b));
        if a == b {
            return false;
        }
        self.gather(a);
        if self.pebbles(b) > 0 {
            return true;
        }
        match self.draw(b, a) {
            Ok(()) => true,
            Err(tight) => {
                self.absorb(a, tight);
                false
            }
        }
    }

    /// Adds an edge if it is independent, and returns whether it was added.
    pub fn add(&mut self, a: u8, b: u8) -> bool {
        let independent = self.is_independent(a, b);
        if independent {
            let (a, b) = (self.representative(a), self.representative(b));
            let edge = self.heads[usize::from(b)].iter_mut().find(|head| **head == PEBBLE);
            *edge.expect("an independent edge has a pebble at its second end") = a;
        }
        independent
    }

    /// Returns all representatives tight with this one: no further edge between any two of them is independent.
    pub fn tight_with(&mut self, point: u8) -> u128 {
        let point = self.representative(point);
        self.gather(point);
        // With both pebbles at this vertex, any vertex that can reach a pebble elsewhere provides a third.
        let representatives = (0_u8..).zip(self.representative).filter(|(own, representative)| own == representative);
        let all: u128 =
            representatives.map(|(representative, _)| 1 << representative).fold(0, |set, one: u128| set | one);
        let mut loose = bits(all & !(1 << point))
            .filter(|representative| self.pebbles(*representative) > 0)
            .fold(0, |set, representative| set | 1_u128 << representative);
        loop {
            let before = loose;
            for representative in bits(all & !loose & !(1 << point)) {
                let reaches = |head: &u8| *head != PEBBLE && loose >> self.representative(*head) & 1 == 1;
                if self.heads[usize::from(representative)].iter().any(reaches) {
                    loose |= 1 << representative;
                }
            }
            if loose == before {
                return all & !loose;
            }
        }
    }
}

/// Returns the indices of the set bits.
fn bits(mut set: u128) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let lowest = u8::try_from(set.trailing_zeros()).ok().filter(|bit| *bit < 128)?;
        set &= set - 1;
        Some(lowest)
    })
}
