//! Node storage: one array with a fixed limit and 32-bit indices; the children of a node are contiguous.

use super::node::Node;
use crate::game::Action;

/// The all-moves-as-first statistics of a node: simulations in which the same side played its action later.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Amaf {
    pub(super) visits: u32,
    pub(super) value: f32,
}

/// The nodes of one tree. A child always has a higher index than its parent.
#[derive(Debug)]
pub(super) struct Arena {
    pub(super) nodes: Vec<Node>,
    /// Parallel to `nodes` if the game uses all-moves-as-first, otherwise empty.
    pub(super) amaf: Vec<Amaf>,
    most: usize,
    with_amaf: bool,
}

impl Arena {
    /// Creates an arena of at most `memory_bytes`, or less if the system cannot reserve as much. The memory is reserved
    /// at once, so that growth never copies; a system that allocates by the page counts only pages in use.
    pub(super) fn new(memory_bytes: u64, with_amaf: bool) -> Self {
        let each = size_of::<Node>() + if with_amaf { size_of::<Amaf>() } else { 0 };
        let bytes = usize::try_from(memory_bytes.min(MOST_MEMORY_BYTES)).unwrap_or(usize::MAX);
        // The marks of a compaction, two bits a node, are well below one percent of the limit.
        let mut most = (bytes / each).max(MIN_NODES);
        let (mut nodes, mut amaf) = (Vec::new(), Vec::new());
        let amaf_each = usize::from(with_amaf);
        while (nodes.try_reserve_exact(most).is_err() || amaf.try_reserve_exact(most * amaf_each).is_err())
            && most > MIN_NODES
        {
            (nodes, amaf) = (Vec::new(), Vec::new());
            most = (most / 2).max(MIN_NODES);
        }
        Self { nodes, amaf, most, with_amaf }
    }

    pub(super) const fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(super) fn has_room_for(&self, count: usize) -> bool {
        self.nodes.len() + count <= self.most
    }

    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.amaf.clear();
    }

    /// Adds a node and returns its index. There must be room.
    pub(super) fn push(&mut self, node: Node) -> u32 {
        let index = self.nodes.len();
        self.nodes.push(node);
        if self.with_amaf {
            self.amaf.push(Amaf::default());
        }
        u32::try_from(index).unwrap_or(u32::MAX)
    }

    /// Returns the indices of a node's children.
    pub(super) fn children(&self, of: u32) -> std::ops::Range<usize> {
        let node = &self.nodes[of as usize];
        let first = node.first_child as usize;
        first..first + usize::from(node.children)
    }

    /// Returns the child that this action leads to, if it has been opened.
    pub(super) fn child(&self, of: u32, action: Action) -> Option<u32> {
        let child = self.children(of).find(|child| self.nodes[*child].action == action.0)?;
        u32::try_from(child).ok()
    }

    /// Keeps the subtree below `root`, which becomes node 0, and discards the rest.
    pub(super) fn keep_below(&mut self, root: u32) {
        let mut kept = Marks::new(self.nodes.len());
        kept.set(root as usize);
        for index in root as usize..self.nodes.len() {
            if kept.has(index) {
                let node = &self.nodes[index];
                let first = node.first_child as usize;
                (first..first + usize::from(node.children)).for_each(|child| kept.set(child));
            }
        }
        kept.count();
        let mut to = 0;
        for index in root as usize..self.nodes.len() {
            if kept.has(index) {
                let mut node = self.nodes[index];
                if node.children > 0 {
                    node.first_child = kept.rank(node.first_child as usize);
                }
                self.nodes[to] = node;
                if self.with_amaf {
                    self.amaf[to] = self.amaf[index];
                }
                to += 1;
            }
        }
        self.nodes.truncate(to);
        self.amaf.truncate(to);
    }
}

/// The largest reservation, whatever the requested limit: 8 GiB last for an hour of the fastest game.
const MOST_MEMORY_BYTES: u64 = 8 << 30;

/// The smallest capacity: fewer nodes are too few for a search in any game.
const MIN_NODES: usize = 1024;

/// A bit set with constant-time rank.
struct Marks {
    words: Vec<u64>,
    before: Vec<u32>,
}

impl Marks {
    fn new(len: usize) -> Self {
        Self { words: vec![0; len.div_ceil(64)], before: Vec::with_capacity(len.div_ceil(64)) }
    }

    fn set(&mut self, index: usize) {
        self.words[index / 64] |= 1 << (index % 64);
    }

    fn has(&self, index: usize) -> bool {
        self.words[index / 64] >> (index % 64) & 1 != 0
    }

    fn count(&mut self) {
        let mut sum = 0;
        for word in &self.words {
            self.before.push(sum);
            sum += word.count_ones();
        }
    }

    fn rank(&self, index: usize) -> u32 {
        let below = self.words[index / 64] & ((1_u64 << (index % 64)) - 1);
        self.before[index / 64] + below.count_ones()
    }
}
