//! More requests than can be served: whoever comes then is told so at once, or not at all.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::domain::PlayerId;

/// So many requests of one person are served at the same time.
const OF_ONE: usize = 128;

/// While so many are served, only what changes a match is taken on.
const LOOKING: usize = 256;

/// While so many are served, nothing is.
const SERVED: usize = 768;

/// While so many are being told that they are not, further ones are dropped: Discord tells them after three seconds.
const TOLD: usize = 2_048;

/// What is under way.
#[derive(Clone, Debug, Default)]
pub(crate) struct Overload(Arc<Mutex<Load>>);

#[derive(Debug, Default)]
struct Load {
    served: usize,
    /// How many of these wait for the bot to think.
    waiting: usize,
    told: usize,
    of: HashMap<PlayerId, usize>,
    /// How many were turned away and dropped since there was room for all.
    turned_away: u64,
    dropped: u64,
}

/// What becomes of a request that comes in.
#[derive(Debug)]
pub enum Entry {
    /// It is served.
    Served(UnderWay),
    /// Whoever asks is told to come again.
    TurnedAway(UnderWay),
    /// Nothing.
    Dropped,
}

/// A request that is under way, for as long as this lives.
#[derive(Debug)]
pub struct UnderWay {
    overload: Overload,
    /// Whose it is, if it is served.
    served: Option<PlayerId>,
}

/// A request that waits for the bot to think, for as long as this lives: there is at most one for each match, and it is nothing
/// to do for anybody else.
#[derive(Debug)]
pub(crate) struct Waiting(Overload);

impl Overload {
    /// A request waits for the bot to think, and keeps nobody else from being served.
    pub(crate) fn wait(&self) -> Waiting {
        self.load().waiting += 1;
        Waiting(self.clone())
    }

    /// A request comes in; `goes_first` if it changes a match.
    pub(crate) fn enter(&self, who: PlayerId, goes_first: bool) -> Entry {
        let mut load = self.load();
        let own = load.of.get(&who).copied().unwrap_or_default();
        let most = if goes_first { SERVED } else { LOOKING };
        if own < OF_ONE && load.served.saturating_sub(load.waiting) < most {
            load.served += 1;
            load.of.insert(who, own + 1);
            return Entry::Served(UnderWay { overload: self.clone(), served: Some(who) });
        }
        if load.turned_away + load.dropped == 0 {
            tracing::warn!(
                under_way = load.served,
                "more is asked for than can be done at once: some are told to come again, and what is too much for that is dropped"
            );
        }
        if load.told < TOLD {
            load.told += 1;
            load.turned_away += 1;
            return Entry::TurnedAway(UnderWay { overload: self.clone(), served: None });
        }
        load.dropped += 1;
        Entry::Dropped
    }

    /// How many wait for the bot to think.
    #[cfg(test)]
    pub(crate) fn waiting(&self) -> usize {
        self.load().waiting
    }

    fn load(&self) -> MutexGuard<'_, Load> {
        // All is whole after every statement, so a panic elsewhere cannot have broken it.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.load().waiting -= 1;
    }
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        let mut load = self.overload.load();
        match self.served {
            Some(who) => {
                load.served -= 1;
                let own = load.of.get(&who).copied().unwrap_or_default();
                if own > 1 { _ = load.of.insert(who, own - 1) } else { _ = load.of.remove(&who) }
            }
            None => load.told -= 1,
        }
        let (turned_away, dropped) = (load.turned_away, load.dropped);
        if turned_away + dropped > 0 && load.told == 0 && load.served < LOOKING / 2 {
            (load.turned_away, load.dropped) = (0, 0);
            tracing::info!(turned_away, dropped, "everybody is served again");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(overload: &Overload, requests: impl Iterator<Item = (u64, bool)>) -> (Vec<Entry>, [usize; 3]) {
        let turns: Vec<Entry> = requests.map(|(who, first)| overload.enter(PlayerId(who), first)).collect();
        let mut kinds = [0; 3];
        for turn in &turns {
            kinds[match turn {
                Entry::Served(_) => 0,
                Entry::TurnedAway(_) => 1,
                Entry::Dropped => 2,
            }] += 1;
        }
        (turns, kinds)
    }

    #[test]
    fn who_asks_for_too_much_takes_nothing_from_others() {
        let overload = Overload::default();
        let (_flood, flood) = kinds(&overload, (0..5_000).map(|_| (1, true)));
        assert_eq!(flood, [OF_ONE, TOLD, 5_000 - OF_ONE - TOLD]);
        let (_others, others) = kinds(&overload, (2..50).map(|who| (who, false)));
        assert_eq!(others, [48, 0, 0]);
    }

    #[test]
    fn moves_go_before_what_is_looked_at() {
        let overload = Overload::default();
        let (_looking, looking) = kinds(&overload, (0..1_000).map(|who| (who, false)));
        assert_eq!(looking, [LOOKING, 1_000 - LOOKING, 0]);
        let (_moving, moving) = kinds(&overload, (0..1_000).map(|who| (2_000 + who, true)));
        assert_eq!(moving, [SERVED - LOOKING, 1_000 - (SERVED - LOOKING), 0]);
    }

    #[test]
    fn who_waits_for_the_bot_keeps_nobody_from_being_served() {
        let overload = Overload::default();
        let (_moving, moving) = kinds(&overload, (0..300).map(|who| (who, true)));
        assert_eq!(moving, [300, 0, 0]);
        let waiting: Vec<Waiting> = (0..300).map(|_| overload.wait()).collect();
        let (looking, served) = kinds(&overload, (1_000..1_010).map(|who| (who, false)));
        assert_eq!(served, [10, 0, 0]);
        drop((waiting, looking));
        let (_looking, served) = kinds(&overload, (1_000..1_010).map(|who| (who, false)));
        assert_eq!(served, [0, 10, 0]);
    }

    #[test]
    fn when_all_are_done_everybody_is_served_again() {
        let overload = Overload::default();
        let (flood, kinds_of_flood) = kinds(&overload, (0..9_000).map(|who| (who % 100, who % 2 == 0)));
        assert!(kinds_of_flood[2] > 0);
        drop(flood);
        let load = overload.load();
        assert_eq!((load.served, load.told, load.of.len()), (0, 0, 0));
        assert_eq!((load.turned_away, load.dropped), (0, 0));
    }
}
