//! An allocator that counts the peak memory of work on one thread, and the memory of all threads.
#![expect(unsafe_code, reason = "implementing an allocator is unsafe; this one only counts bytes")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::sync::atomic::{AtomicIsize, Ordering};

thread_local! {
    static HELD: Cell<isize> = const { Cell::new(0) };
    static MOST: Cell<isize> = const { Cell::new(0) };
    static ALLOCATIONS: Cell<usize> = const { Cell::new(0) };
}

/// The bytes of all threads.
static ALL: AtomicIsize = AtomicIsize::new(0);

#[global_allocator]
static COUNTING: Counting = Counting;

/// Returns the peak bytes of work on this thread, relative to the start.
pub fn most_during<T>(work: impl FnOnce() -> T) -> (T, usize) {
    let before = HELD.get();
    MOST.set(before);
    let done = work();
    (done, usize::try_from(MOST.get() - before).unwrap_or(0))
}

/// Returns the number of allocations of this thread so far.
pub fn allocations() -> usize {
    ALLOCATIONS.get()
}

/// Returns the bytes of all threads.
pub fn held_by_all() -> isize {
    ALL.load(Ordering::Relaxed)
}

fn count(bytes: isize) {
    ALL.fetch_add(bytes, Ordering::Relaxed);
    // The counters of an ending thread are gone.
    let _ = HELD.try_with(|held| {
        held.set(held.get() + bytes);
        if bytes > 0 {
            let _ = ALLOCATIONS.try_with(|made| made.set(made.get() + 1));
        }
        let _ = MOST.try_with(|most| most.set(most.get().max(held.get())));
    });
}

struct Counting;

// SAFETY: every call is forwarded to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size().cast_signed());
        // SAFETY: the caller upholds the contract of this function, which is the same.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        count(-layout.size().cast_signed());
        // SAFETY: as above; the pointer came from `alloc`, and so from the system.
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count(layout.size().cast_signed());
        // SAFETY: as above.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count(size.cast_signed() - layout.size().cast_signed());
        // SAFETY: as above.
        unsafe { System.realloc(pointer, layout, size) }
    }
}
