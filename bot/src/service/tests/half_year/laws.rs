//! What holds all the time, noted post by post.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::time::Duration;

use kuzhi_domain::clock::Notice;
use kuzhi_domain::feeds::DigestFeed;
use kuzhi_domain::matches::{Match, Stage};
use kuzhi_domain::settings::{Pings, Preferences};
use kuzhi_domain::study::{Daily, Day};
use kuzhi_domain::{GuildId, MatchId, PlayerId, Timestamp};
use kuzhi_store::{LookupStore, MatchStore, PeopleStore};

use super::super::fake_discord::Posted;
use super::super::world::World;
use super::people::Person;
use super::{DAY, HOUR};
use crate::service::waiting::waits_for;

/// How somebody has heard of something that waits for them.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Source {
    Ping,
    /// By the message that comes once a day.
    Digest,
}

/// How many characters the id of a match has.
const ID: usize = 8;

/// What was posted, and what people know.
#[derive(Default)]
pub(super) struct Notebook {
    /// How many posts were read.
    read: usize,
    posts: BTreeMap<String, u32>,
    known: BTreeMap<(PlayerId, String), Source>,
    /// Who was told of games, or reminded of the puzzle, on which day of theirs.
    digests: BTreeSet<(PlayerId, u64)>,
    puzzles: BTreeSet<(PlayerId, u64)>,
    /// Since when each match waits for the same.
    turns: BTreeMap<MatchId, (String, Timestamp)>,
    /// Of the matches over days: those that ended, and those that ended on time.
    ended: BTreeSet<MatchId>,
    late: BTreeSet<MatchId>,
    voted: BTreeSet<MatchId>,
    pub(super) solved: u32,
}

impl fmt::Debug for Notebook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pings = self.known.values().filter(|known| **known == Source::Ping).count();
        let (told, puzzles, solved) = (self.digests.len(), self.puzzles.len(), self.solved);
        let (ended, late, voted) = (self.ended.len(), self.late.len(), self.voted.len());
        write!(f, "{pings} pings, {told} messages with all games, {puzzles} reminders of puzzles, ")?;
        write!(f, "{solved} solved, {ended} games ended, {late} on time, {voted} by votes")
    }
}

/// Whether the clock of a match over days runs, and ends some time.
pub(super) fn runs(one: &Match) -> bool {
    one.runs_for_days() && one.running().is_some_and(|(clock, _)| clock.notice != Notice::Up)
}

/// Whether somebody was away at some time since then, or came back a short time ago.
fn was_away(own: &Preferences, since: Timestamp, now: Timestamp) -> bool {
    own.calendar.last_away().is_some_and(|away| away.until > since || away.until + DAY + 2 * HOUR > now)
}

impl Notebook {
    /// Reads what was posted since, by which nothing has changed.
    pub(super) fn read(&mut self, world: &World, people: &[Person]) {
        let posts = world.discord.posts_from(self.read);
        self.read += posts.len();
        for post in posts {
            let times = self.posts.entry(post.nonce.clone()).or_default();
            *times += 1;
            // A challenge, or the end of somebody's time, comes again with another game or turn of it.
            let is_again = post.nonce.is_empty() || post.nonce.len() == ID + 1;
            assert!(
                *times == 1 || is_again,
                "{} came twice: {}",
                post.nonce,
                world.discord.text(post.message)
            );
            let reached = post.to.map_or_else(|| post.notifies.clone(), |who| vec![who]);
            for who in reached {
                let person = people.iter().find(|person| person.who == who).unwrap();
                self.reaches(world, person, &post);
            }
        }
    }

    /// Notes what reaches a person.
    fn reaches(&mut self, world: &World, person: &Person, post: &Posted) {
        let (who, now, text) = (person.who, world.now(), world.discord.text(post.message));
        assert_ne!(person.own.pings, Pings::Off, "{who} has never asked for it: {text}");
        let today = person.own.zone().days_at(now);
        if post.nonce.starts_with(&format!("{:x}h", who.0)) {
            let asked_for = person.own.digest_in.is_some() && person.own.pings == Pings::Daily;
            assert_eq!(post.to.is_none(), asked_for, "{who} gets it in another place: {text}");
            assert!(self.digests.insert((who, today)), "{who} is told twice on a day of theirs: {text}");
            return self.tells(world, person, &text);
        }
        if post.to.is_some() && post.nonce.starts_with(&format!("{:x}z", who.0)) {
            assert!(self.puzzles.insert((who, today)), "{who} is reminded twice on a day of theirs");
            let solver = world.store.solver(who).unwrap();
            let today = Day::in_zone(now, &person.own.zone());
            assert!(!solver.daily(today).is_some_and(Daily::is_over), "{who} has solved it");
            return;
        }
        let Some((id, what)) = post.nonce.split_at_checked(ID) else { return };
        let what = what.trim_end_matches('d');
        let (event, is_reminder) = match what.split_at_checked(1) {
            Some(("c" | "n", "")) => return,
            Some(("c" | "n", revision)) => (revision.to_owned(), false),
            Some(("u", revision)) => (format!("up{revision}"), false),
            Some(("r", revision)) => (revision.to_owned(), true),
            _ => return,
        };
        let before = self.known.insert((who, format!("{id}:{event}")), Source::Ping);
        let is_new = before.is_none() || is_reminder && before == Some(Source::Ping);
        assert!(is_new, "{who} knows of it already, {before:?}: {text}");
    }

    /// Notes what the message tells that comes once a day. Something of it is new, or urgent.
    fn tells(&mut self, world: &World, person: &Person, text: &str) {
        let (who, now) = (person.who, world.now());
        let own = world.store.preferences(who).unwrap();
        assert!(own.calendar.away_at(now).is_none(), "{who} is away: {text}");
        let is_back = text.contains("**You’re back: ");
        let mut is_worth_it = is_back || text.contains("\nLittle time is left for these:");
        // Others are reminded of what they were told when they came back.
        let source = if own.pings == Pings::Daily { Source::Digest } else { Source::Ping };
        for one in world.store.live_of(who).unwrap().iter().filter(|one| waits_for(one, who)) {
            // They may have been given some time since, after a kill.
            let until = one.waits_until().map(|until| until - HOUR / 4);
            let known = self.known.entry((who, DigestFeed::told_as(one)));
            is_worth_it |= matches!(known, Entry::Vacant(_)) || !own.waits_for_digest(until, now);
            known.or_insert(source);
        }
        assert!(is_worth_it, "{who} knows all of it: {text}");
    }

    /// Whoever is waited for hears of it, and no turn lasts for ever.
    pub(super) fn check_turns(&mut self, world: &World, people: &[Person]) {
        let now = world.now();
        let live = world.store.live().unwrap();
        self.turns.retain(|id, _| {
            let is_live = live.iter().any(|one| one.id() == *id);
            if let Some(Stage::Over(over)) = world.store.load(*id).unwrap().as_ref().map(Match::stage) {
                self.ended.insert(*id);
                if over.late_for_days().is_some() {
                    self.late.insert(*id);
                }
            }
            is_live
        });
        self.voted.extend(live.iter().filter(|one| one.voting().is_some()).map(Match::id));
        for one in live.iter().filter(|one| one.runs_for_days()) {
            let (clock, mover) = one.running().unwrap();
            let event = DigestFeed::told_as(one);
            let turn = self.turns.entry(one.id()).or_insert_with(|| (event.clone(), now));
            if turn.0 != event {
                *turn = (event.clone(), now);
            }
            let waited = now.since(turn.1);
            // Five days a week count, and half of each day, less the hour that a clock is put forward.
            let most = clock.banks[mover.index()].max(clock.control.bank()).mul_f64(7.0 / 5.0 * 24.0 / 11.0);
            let is_up = clock.notice == Notice::Up;
            assert!(is_up || waited < most + 33 * DAY, "a turn lasts for ever: {one:?}");
            let Some(who) = one.person_waited_for() else { continue };
            let own = world.store.preferences(who).unwrap();
            let person = people.iter().find(|person| person.who == who).unwrap();
            let patience = match person.own.pings {
                Pings::Off => continue,
                Pings::Daily => DAY + 2 * HOUR,
                Pings::Channel | Pings::Direct => 2 * HOUR,
            };
            // Whoever moves twice in a row knows it.
            let has_moved = one.played().and_then(|playing| playing.last_moved_by(mover));
            let knows = has_moved.is_some_and(|at| at + Duration::from_mins(5) > turn.1);
            let is_known = self.known.contains_key(&(who, event.clone())) || was_away(&own, turn.1, now);
            assert!(waited < patience || knows || is_known, "{who} was not told since {:?}: {one:?}", turn.1);
        }
    }

    /// So many weeks had all posts of the server.
    pub(super) fn check_posts(&self, guild: GuildId, weeks: u64) {
        let of = |kind: &str| {
            let begins = format!("{:x}{kind}", guild.0);
            self.posts.keys().filter(|nonce| nonce.starts_with(&begins)).count() as u64
        };
        assert!((weeks * 7..=weeks * 7 + 1).contains(&of("d")), "{} puzzles of the day", of("d"));
        assert!((weeks - 1..=weeks).contains(&of("w")), "{} weeks", of("w"));
        assert_eq!(of("g"), 1, "one welcome");
    }

    /// All of it happened.
    pub(super) fn check_counts(&self, weeks: u64) {
        let counts =
            [self.digests.len(), self.puzzles.len(), self.ended.len(), self.late.len(), self.voted.len()];
        let least = [5 * weeks, 5 * weeks, weeks / 2, weeks / 4, 1];
        let is_enough = counts.into_iter().zip(least).all(|(count, least)| count as u64 >= least);
        assert!(is_enough && u64::from(self.solved) > 5 * weeks, "{self:?}");
    }
}
