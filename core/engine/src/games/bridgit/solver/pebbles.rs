/// The most points a graph has: the inner piers of the largest board and two shores.
pub const MOST_POINTS: usize = 74;

/// In place of the head of an edge: none, so that the point has a pebble there.
const PEBBLE: u8 = u8::MAX;

/// A graph to which edges are added as long as they are independent: among any `k` points never more than `2 (k - 1)`,
/// which are the sets of edges that two forests can share out among them.
///
/// The pebble game of Lee and Streinu: each point has two pebbles, and each edge is covered by one of an end of it,
/// from which it then leads away. A pebble is drawn to a point along a path of edges, which are turned round. An edge is
/// independent when three pebbles can be drawn to its ends. When they cannot, the points that were searched are tight:
/// two trees span them. From then on they are one point; that keeps later searches short.
#[derive(Clone)]
pub struct Pebbles {
    /// The point that stands for each point.
    chief: [u8; MOST_POINTS],
    /// The points that each point stands for, if it does.
    members: [u128; MOST_POINTS],
    /// Where the edges that a point covers lead.
    heads: [[u8; 2]; MOST_POINTS],
}

impl Pebbles {
    /// A graph without edges.
    #[must_use]
    pub fn new() -> Self {
        let (mut chief, mut members) = ([0; MOST_POINTS], [0; MOST_POINTS]);
        for (point, index) in (0_u8..).zip(0..MOST_POINTS) {
            chief[index] = point;
            members[index] = 1 << index;
        }
        Self { chief, members, heads: [[PEBBLE; 2]; MOST_POINTS] }
    }

    /// The point that stands for this one.
    #[must_use]
    pub const fn chief(&self, point: u8) -> u8 {
        self.chief[point as usize]
    }

    /// Makes two points one before any edge is added.
    pub fn join(&mut self, a: u8, b: u8) {
        let (a, b) = (self.chief(a), self.chief(b));
        if a != b {
            // The smaller part is renamed.
            let fewer = self.members[usize::from(a)].count_ones() < self.members[usize::from(b)].count_ones();
            let (into, from) = if fewer { (b, a) } else { (a, b) };
            self.absorb(into, 1 << from);
        }
    }

    /// Makes these chiefs one with another chief.
    fn absorb(&mut self, into: u8, chiefs: u128) {
        let mut taken = 0;
        for chief in bits(chiefs & !(1 << into)) {
            taken |= self.members[usize::from(chief)];
        }
        for point in bits(taken) {
            self.chief[usize::from(point)] = into;
        }
        self.members[usize::from(into)] |= taken;
    }

    fn pebbles(&self, point: u8) -> usize {
        self.heads[usize::from(point)].map(|head| usize::from(head == PEBBLE)).iter().sum()
    }

    /// Draws one more pebble to a point, none of its own and none of `kept`. If there is none to be had: every chief
    /// that was searched.
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
                let head = self.chief(head);
                if seen >> head & 1 == 1 {
                    continue;
                }
                seen |= 1 << head;
                from[usize::from(head)] = tail;
                if head != kept && self.heads[usize::from(head)].contains(&PEBBLE) {
                    self.turn_round(to, head, &from);
                    return Ok(());
                }
                queue[end] = head;
                end += 1;
            }
        }
        Err(seen)
    }

    /// Turns the path that was found round, so that the pebble at its end comes to its beginning.
    fn turn_round(&mut self, begin: u8, end: u8, from: &[u8; MOST_POINTS]) {
        let mut head = end;
        let mut free = self.heads[usize::from(head)].iter().position(|edge| *edge == PEBBLE).unwrap_or_default();
        while head != begin {
            let tail = from[usize::from(head)];
            let chief = &self.chief;
            let edge = self.heads[usize::from(tail)]
                .iter()
                .position(|edge| *edge != PEBBLE && chief[usize::from(*edge)] == head)
                .unwrap_or_default();
            self.heads[usize::from(head)][free] = tail;
            self.heads[usize::from(tail)][edge] = PEBBLE;
            (head, free) = (tail, edge);
        }
    }

    /// Draws both pebbles to this chief, which is always possible.
    fn gather(&mut self, point: u8) {
        while self.pebbles(point) < 2 && self.draw(point, point).is_ok() {}
    }

    /// Whether one more edge between these points would be independent; if not, they are one point from here on.
    pub fn is_independent(&mut self, a: u8, b: u8) -> bool {
        let (a, b) = (self.chief(a), self.chief(b));
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

    /// Adds an edge if it is independent, and says whether it is.
    pub fn add(&mut self, a: u8, b: u8) -> bool {
        let independent = self.is_independent(a, b);
        if independent {
            let (a, b) = (self.chief(a), self.chief(b));
            let edge = self.heads[usize::from(b)].iter_mut().find(|head| **head == PEBBLE);
            *edge.expect("an independent edge has a pebble at its second end") = a;
        }
        independent
    }

    /// Every chief that is tight with this one: no further edge between any two of them is independent.
    pub fn tight_with(&mut self, point: u8) -> u128 {
        let point = self.chief(point);
        self.gather(point);
        // With both pebbles here, a third one is there for whoever can reach a pebble elsewhere.
        let chiefs = (0_u8..).zip(self.chief).filter(|(own, chief)| own == chief);
        let all: u128 = chiefs.map(|(chief, _)| 1 << chief).fold(0, |set, one: u128| set | one);
        let mut loose = bits(all & !(1 << point))
            .filter(|chief| self.pebbles(*chief) > 0)
            .fold(0, |set, chief| set | 1_u128 << chief);
        loop {
            let before = loose;
            for chief in bits(all & !loose & !(1 << point)) {
                let reaches = |head: &u8| *head != PEBBLE && loose >> self.chief(*head) & 1 == 1;
                if self.heads[usize::from(chief)].iter().any(reaches) {
                    loose |= 1 << chief;
                }
            }
            if loose == before {
                return all & !loose;
            }
        }
    }
}

/// The numbers of the bits that are set.
fn bits(mut set: u128) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let lowest = u8::try_from(set.trailing_zeros()).ok().filter(|bit| *bit < 128)?;
        set &= set - 1;
        Some(lowest)
    })
}
