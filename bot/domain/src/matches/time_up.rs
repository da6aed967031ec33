//! Players whose time is up, and whether so many at once look like a fault.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use crate::matches::{Match, Seat};
use crate::{ChannelId, GuildId, MatchId, PlayerId, Timestamp};

/// Clocks that run out within this ran out at once.
const AT_ONCE: Duration = Duration::from_secs(10);

/// A person whose time is up.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct TimeUp {
    /// The match in which it ran out.
    pub id: MatchId,
    /// When their clock ran out, however late that is noticed.
    pub at: Timestamp,
    /// The player to move.
    pub who: PlayerId,
    /// The server, or else the channel.
    pub place: Result<GuildId, ChannelId>,
}

impl Match {
    /// Returns the person to move, if their time is up.
    pub fn time_up(&self, now: Timestamp) -> Option<TimeUp> {
        let (clock, mover) = self.running()?;
        let Seat::Person(who) = self.played()?.seats().at(mover) else { return None };
        let place = self.place();
        let place = place.guild.ok_or(place.channel);
        clock.is_up(mover, now).then(|| TimeUp { id: self.id(), at: clock.runs_out(mover), who, place })
    }
}

/// Returns the matches that are in doubt because the time of more than `most` people was up at once.
///
/// Each person counts once, whatever the number of their matches, and no server counts for more than half of
/// `most`: a fault of the clock does not ask whose matches they are.
pub fn doubtful(ups: &[TimeUp], most: u32) -> BTreeSet<MatchId> {
    let mut ups = ups.to_vec();
    ups.sort_unstable_by_key(|up| up.at);
    let mut doubtful = BTreeSet::new();
    for (first, begin) in ups.iter().enumerate() {
        let end = begin.at + AT_ONCE;
        let together = ups[first..].iter().take_while(|up| up.at <= end);
        if weight(together.clone(), most) > u64::from(most) {
            doubtful.extend(together.map(|up| up.id));
        }
    }
    doubtful
}

/// Returns how many people count.
fn weight<'a>(ups: impl Iterator<Item = &'a TimeUp>, most: u32) -> u64 {
    let mut people: BTreeMap<Result<GuildId, ChannelId>, BTreeSet<PlayerId>> = BTreeMap::new();
    let mut seen = BTreeSet::new();
    for up in ups.filter(|up| seen.insert(up.who)) {
        people.entry(up.place).or_default().insert(up.who);
    }
    let most_in_one = u64::from(most.div_ceil(2));
    people.values().map(|there| (there.len() as u64).min(most_in_one)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The time of a person is up in a match in a server.
    fn up(id: u64, secs: u64, who: u64, guild: u64) -> TimeUp {
        let (id, at) = (MatchId::from_random(id), Timestamp::from_millis(secs * 1_000));
        TimeUp { id, at, who: PlayerId(who), place: Ok(GuildId(guild)) }
    }

    fn is_doubtful(ups: &[TimeUp]) -> bool {
        let doubtful = doubtful(ups, 20);
        assert!(doubtful.is_empty() || doubtful.len() == ups.len());
        !doubtful.is_empty()
    }

    #[test]
    fn simultaneous_timeouts_on_many_servers_are_suspect() {
        let ups = |number| (0..number).map(|one| up(one, 100 + one % 9, one, one % 5)).collect::<Vec<_>>();
        assert!(!is_doubtful(&ups(20)) && is_doubtful(&ups(21)));
    }

    #[test]
    fn each_person_counts_once() {
        let ups: Vec<_> = (0..60).map(|one| up(one, 100, one % 4, one % 5)).collect();
        assert!(!is_doubtful(&ups));
    }

    #[test]
    fn one_server_alone_is_not_doubtful() {
        let ups: Vec<_> = (0..60).map(|one| up(one, 100, one, 1)).collect();
        assert!(!is_doubtful(&ups));
    }

    #[test]
    fn successive_timeouts_are_not_suspect() {
        let ups: Vec<_> = (0..60).map(|one| up(one, 100 + one, one, one)).collect();
        assert!(!is_doubtful(&ups));
    }

    #[test]
    fn only_simultaneous_timeouts_are_suspect() {
        let mut ups: Vec<_> = (0..30).map(|one| up(one, 100, one, one)).collect();
        ups.extend([up(30, 80, 30, 30), up(31, 130, 31, 31)]);
        let doubtful = doubtful(&ups, 20);
        assert_eq!(doubtful, ups[..30].iter().map(|up| up.id).collect());
    }
}
