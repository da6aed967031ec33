//! Divides the memory that the bot may use.

use std::num::NonZeroUsize;
use std::thread::available_parallelism;

use kuzhi_config::Settings;

/// What the program needs in any case, in MiB: its code, the languages, the store, connections, cached
/// matches, and pictures being sent.
const PROGRAM: u32 = 64;

/// What a search thread needs, in MiB: its transposition table, and fragmentation.
const THREAD: u32 = 20;

/// What all endgame tables may take at most, in MiB. Those of Bestemshe then reach 18 seeds, and 16 with the
/// default memory.
const MOST_TABLES: u32 = 52;

/// What each part of the bot may use.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct MemoryPlan {
    /// The number of search threads.
    pub(crate) threads: NonZeroUsize,
    /// Endgame tables, in MiB.
    pub(crate) tables_mb: u32,
}

impl MemoryPlan {
    /// Returns the plan for this machine and these settings.
    pub(crate) fn for_settings(settings: &Settings) -> MemoryPlan {
        let cores = available_parallelism().unwrap_or(NonZeroUsize::MIN);
        MemoryPlan::within(settings.limits.memory_mb, settings.thinking.threads.unwrap_or(cores))
    }

    /// Assigns as many of the requested threads as there is memory for, at least one, and the rest to tables.
    fn within(memory_mb: u32, wanted: NonZeroUsize) -> MemoryPlan {
        let left = memory_mb.saturating_sub(PROGRAM);
        let most = usize::try_from(left / THREAD).ok().and_then(NonZeroUsize::new);
        let threads = wanted.min(most.unwrap_or(NonZeroUsize::MIN));
        let taken = u32::try_from(threads.get()).unwrap_or(u32::MAX).saturating_mul(THREAD);
        let tables_mb = left.saturating_sub(taken).min(MOST_TABLES);
        MemoryPlan { threads, tables_mb }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(memory_mb: u32, wanted: usize) -> (usize, u32) {
        let MemoryPlan { threads, tables_mb } =
            MemoryPlan::within(memory_mb, NonZeroUsize::new(wanted).unwrap());
        (threads.get(), tables_mb)
    }

    #[test]
    fn more_memory_adds_threads_then_larger_tables() {
        assert_eq!(plan(84, 8), (1, 0));
        assert_eq!(plan(96, 1), (1, 12));
        assert_eq!(plan(96, 8), (1, 12));
        assert_eq!(plan(128, 8), (3, 4));
        assert_eq!(plan(256, 8), (8, 32));
    }

    #[test]
    fn all_parts_together_keep_to_the_limit() {
        for memory_mb in 84..=512 {
            for wanted in [1, 2, 8, 64] {
                let (threads, tables_mb) = plan(memory_mb, wanted);
                let all = PROGRAM + u32::try_from(threads).unwrap() * THREAD + tables_mb;
                assert!(all <= memory_mb && threads <= wanted, "{memory_mb} {wanted}");
            }
        }
    }
}
