//! Drafts: tournaments that only whoever makes them sees, until they are announced.

use std::time::Duration;

use super::rules::TournamentRules;
use super::tournament::{Tournament, TournamentStage};
use crate::{ChannelId, GuildId, PlayerId, Timestamp, TournamentId};

/// How long a draft is kept.
const DRAFTS_LAST: Duration = Duration::from_hours(24);

/// How many drafts of one person a server keeps: the latest.
const MOST_DRAFTS: usize = 10;

impl Tournament {
    /// Drafts a tournament. Call [`TournamentRules::check`] first.
    pub fn draft(
        id: TournamentId,
        place: (GuildId, ChannelId),
        organiser: PlayerId,
        rules: TournamentRules,
        now: Timestamp,
    ) -> Tournament {
        let announced = Tournament::announce(id, place, organiser, rules, now);
        Tournament { stage: TournamentStage::Draft, rounds: Vec::new(), log: Vec::new(), ..announced }
    }

    /// Whether it is not announced yet.
    pub const fn is_draft(&self) -> bool {
        matches!(self.stage, TournamentStage::Draft)
    }

    /// When a draft is dropped that nobody has announced.
    pub fn lapses_at(&self) -> Option<Timestamp> {
        self.is_draft().then(|| self.made + DRAFTS_LAST)
    }

    /// The next version of a draft: announced in a channel.
    #[must_use]
    pub fn announced(&self, channel: ChannelId, now: Timestamp) -> Tournament {
        let (id, rules) = (self.id, self.rules.clone());
        let announced = Tournament::announce(id, (self.guild, channel), self.organiser, rules, now);
        Tournament { version: self.version + 1, ..announced }
    }

    /// The drafts of a person that are one too many, among what is not finished on a server. The latest comes
    /// first.
    pub fn drafts_too_many(unfinished: &[Tournament], who: PlayerId) -> impl Iterator<Item = TournamentId> {
        let theirs = unfinished.iter().filter(move |one| one.is_draft() && one.organiser == who);
        theirs.skip(MOST_DRAFTS).map(|one| one.id)
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{HOST, LIVE, announced, at};
    use super::*;
    use crate::tournaments::{TournamentFacts, TournamentKind};

    fn draft(kind: TournamentKind, id: u64) -> Tournament {
        let one = announced(kind, LIVE);
        let place = (one.guild, one.posts.channel);
        Tournament::draft(TournamentId::from_random(id), place, HOST, one.rules, at(0))
    }

    #[test]
    fn a_draft_waits_and_lapses_after_a_day() {
        for kind in [TournamentKind::Swiss { rounds: None }, TournamentKind::Ladder] {
            let one = draft(kind, 1);
            assert_eq!((one.check(), one.is_live(), one.is_open_to_entry()), (Ok(()), false, false));
            assert_eq!(one.advance(&TournamentFacts::default(), at(90)), None);
            assert_eq!(one.next_due(), Some(at(24 * 60)));
        }
    }

    #[test]
    fn what_is_announced_is_no_draft_any_more() {
        for kind in [TournamentKind::Swiss { rounds: None }, TournamentKind::Ladder] {
            let one = draft(kind, 1);
            let next = one.announced(ChannelId(5), at(7));
            assert_eq!((next.check(), next.is_live(), next.lapses_at()), (Ok(()), true, None));
            assert_eq!((next.id, next.version, next.made), (one.id, 2, at(7)));
            assert_eq!((next.posts.posted_in, next.log.len()), (ChannelId(5), 1));
        }
    }

    #[test]
    fn the_oldest_of_eleven_drafts_is_one_too_many() {
        let kind = TournamentKind::Swiss { rounds: None };
        let mut all: Vec<Tournament> = (1..=10).map(|id| draft(kind, id)).collect();
        let too_many = |all: &[Tournament], who| -> Vec<u64> {
            Tournament::drafts_too_many(all, who).map(TournamentId::get).collect()
        };
        assert!(too_many(&all, HOST).is_empty());
        all.push(announced(kind, LIVE));
        all.push(draft(kind, 12));
        assert_eq!(too_many(&all, HOST), [12]);
        assert!(too_many(&all, PlayerId(1)).is_empty());
    }
}
