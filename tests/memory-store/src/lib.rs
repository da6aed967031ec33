//! A store that loses everything when the program ends, for tests.

mod faults;
mod feeds;
mod leaderboards;
mod people;
mod personal;
mod tournaments;

pub use self::faults::{Fault, Held};

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use kuzhi_domain::feeds::{PersonFeed, ServerFeed};
use kuzhi_domain::matches::{Match, Scope};
use kuzhi_domain::people::HistoryFilter;
use kuzhi_domain::rating::{Chart, LineKey, Ranking, RatingChange, Standing};
use kuzhi_domain::settings::{HouseRules, Preferences};
use kuzhi_domain::study::{KeptReview, Note, Solver};
use kuzhi_domain::tournaments::Tournament;
use kuzhi_domain::{ChannelId, GuildId, InteractionId, Language, MatchId, PlayerId, Timestamp, TournamentId};
use kuzhi_engine::Game;
use kuzhi_store::{
    Commit, CommitError, Delivered, LookupStore, MatchStore, Operation, Pending, ProcessStore,
    ProcessedInteraction, StoreError, StoreSize, Turn, Turns, Usage, UsageKey, began, games_of_ids,
    timed_out,
};

use self::faults::Faults;
use self::tournaments::TournamentTrips;

/// A store in memory.
#[derive(Debug, Default)]
pub struct MemoryStore {
    data: Mutex<Data>,
    turns: Mutex<Turns>,
    faults: Faults,
    tournament_trips: TournamentTrips,
    /// Whether requests run on the calling thread instead of a worker thread.
    is_prompt: bool,
}

#[derive(Debug, Default)]
struct Data {
    matches: BTreeMap<MatchId, Match>,
    /// The leaderboards asked for since a result last changed.
    rankings: HashMap<Board, Ranking>,
    interactions: BTreeMap<InteractionId, (MatchId, Timestamp)>,
    delivered: BTreeMap<MatchId, Delivered>,
    /// The state that would be left after a crash.
    delivered_for_good: BTreeMap<MatchId, Delivered>,
    names: BTreeMap<PlayerId, String>,
    languages: BTreeMap<PlayerId, Language>,
    preferences: BTreeMap<PlayerId, Preferences>,
    house_rules: BTreeMap<GuildId, HouseRules>,
    last_there: Option<Timestamp>,
    another_there: Option<Timestamp>,
    usage: BTreeMap<UsageKey, Usage>,
    /// Who leaves, and who stands in for them.
    leaving: BTreeMap<PlayerId, PlayerId>,
    left_guilds: BTreeMap<GuildId, Timestamp>,
    solvers: BTreeMap<PlayerId, Solver>,
    server_feeds: BTreeMap<GuildId, ServerFeed>,
    person_feeds: BTreeMap<PlayerId, PersonFeed>,
    notes: BTreeMap<(PlayerId, MatchId), Note>,
    reviews: BTreeMap<MatchId, KeptReview>,
    tournaments: BTreeMap<TournamentId, Tournament>,
    operations: Vec<Operation>,
}

/// The key of a leaderboard: its scope and its game.
type Board = (Scope, String);

/// A line of a leaderboard, in its sort order.
type Line = (Reverse<u32>, PlayerId);

const fn in_order(LineKey { value, player }: LineKey) -> Line {
    (Reverse(value), player)
}

impl MemoryStore {
    /// Ends all turns, as if time had run. That of turns runs by itself, whatever a test makes of the clock.
    pub fn end_turns(&self) {
        *self.turns.lock().unwrap_or_else(PoisonError::into_inner) = Turns::default();
    }

    /// Creates an empty store.
    pub fn new() -> MemoryStore {
        MemoryStore::default()
    }

    /// Creates an empty store that answers on the calling thread, so that everything happens in the same
    /// order each time.
    pub fn prompt() -> MemoryStore {
        MemoryStore { is_prompt: true, ..MemoryStore::default() }
    }

    /// Loses what a crash would take from a store with a disk: delivery notes that were not written durably.
    pub fn lose_what_is_not_durable(&self) {
        let mut kept = self.data();
        kept.delivered = kept.delivered_for_good.clone();
    }

    /// Makes the simulated disk fail in this way from now on.
    pub fn set_fault(&self, fault: Fault) {
        self.faults.set(fault);
    }

    /// Holds back the answer of the next commit after it is made.
    pub fn hold_commit(&self) -> Held {
        self.faults.hold()
    }

    /// Pretends that another process used the same store at that time.
    pub fn set_another_there(&self, at: Timestamp) {
        self.data().another_there = Some(at);
    }

    /// Nothing is left half-done when a thread panics here: all checks come before the first change.
    fn data(&self) -> MutexGuard<'_, Data> {
        self.data.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Data {
    fn commit(
        &mut self,
        Commit { next, begun, interaction: mark, quiet }: &Commit,
    ) -> Result<(), CommitError> {
        if let Some(&(id, _)) = mark.and_then(|mark| self.interactions.get(&mark.interaction)) {
            return Err(CommitError::Repeated(id));
        }
        let before = self.matches.get(&next.id());
        if Some(next.version()) != before.map_or(0, Match::version).checked_add(1) {
            return Err(CommitError::Conflict);
        }
        if begun.as_ref().is_some_and(|begun| begun.version() != 1 || self.matches.contains_key(&begun.id()))
        {
            return Err(CommitError::Conflict);
        }
        if !next.results().eq(before.into_iter().flat_map(Match::results)) {
            self.rankings.clear();
        }
        if let Some(ProcessedInteraction { interaction, at }) = *mark {
            self.interactions.insert(interaction, (next.id(), at));
        }
        if let Some(delivered) = self.delivered.get_mut(&next.id())
            && *quiet
            && delivered.version.checked_add(1) == Some(next.version())
        {
            delivered.version = next.version();
        }
        // A commit includes all delivery notes of the match before it.
        self.make_durable();
        self.matches.insert(next.id(), next.clone());
        self.matches.extend(begun.as_ref().map(|begun| (begun.id(), begun.clone())));
        Ok(())
    }

    fn make_durable(&mut self) {
        self.delivered_for_good.clone_from(&self.delivered);
    }

    /// Returns a leaderboard, computed from the matches if a result has changed since it was last asked for.
    fn ranking(&mut self, scope: Scope, game: &str) -> &Ranking {
        let matches = &self.matches;
        self.rankings.entry((scope, game.to_owned())).or_insert_with(|| {
            let of_game = matches.values().filter(|one| one.game().id() == game);
            let results = of_game.flat_map(|one| one.results().map(|(on, result)| (on, one.id(), result)));
            Ranking::from_results(
                results.filter(|(on, ..)| *on == scope).map(|(_, id, result)| (id, result)).collect(),
            )
        })
    }

    fn standings(&mut self, scope: Scope, game: &str) -> Vec<Standing> {
        self.ranking(scope, game).standings.values().copied().collect()
    }

    /// Returns the standings of a leaderboard in its order.
    fn lines(&mut self, chart: &Chart) -> Vec<(Line, Standing)> {
        let standings = self.standings(chart.scope, chart.game).into_iter();
        let is_listed = |player: &PlayerId| {
            chart.scope != Scope::Everywhere || self.preferences.get(player).is_none_or(|one| one.listed)
        };
        let standings = standings.filter(|standing| is_listed(&standing.player));
        let line = |standing: Standing| {
            let value = chart.value_of(&standing)?;
            Some((in_order(LineKey { value, player: standing.player }), standing))
        };
        let mut lines: Vec<_> = standings.filter_map(line).collect();
        lines.sort_by_key(|(line, _)| *line);
        lines
    }

    fn live(&self, belongs: impl Fn(&Match) -> bool) -> Vec<Match> {
        let belonging = self.matches.values().filter(|one| one.is_live() && belongs(one));
        let mut live: Vec<Match> = belonging.cloned().collect();
        live.sort_by_key(began);
        live
    }
}

impl LookupStore for MemoryStore {
    fn load(&self, id: MatchId) -> Result<Option<Match>, StoreError> {
        self.faults.check_read()?;
        Ok(self.data().matches.get(&id).cloned())
    }

    fn match_of_interaction(&self, interaction: InteractionId) -> Result<Option<MatchId>, StoreError> {
        Ok(self.data().interactions.get(&interaction).map(|&(id, _)| id))
    }

    fn delivered(&self, id: MatchId) -> Result<Delivered, StoreError> {
        Ok(self.data().delivered.get(&id).copied().unwrap_or_default())
    }

    fn name_of(&self, player: PlayerId) -> Result<Option<String>, StoreError> {
        Ok(self.data().names.get(&player).cloned())
    }

    fn language_of(&self, player: PlayerId) -> Result<Option<Language>, StoreError> {
        Ok(self.data().languages.get(&player).copied())
    }

    fn preferences(&self, player: PlayerId) -> Result<Preferences, StoreError> {
        Ok(self.data().preferences.get(&player).cloned().unwrap_or_default())
    }

    fn house_rules(&self, guild: GuildId) -> Result<HouseRules, StoreError> {
        Ok(self.data().house_rules.get(&guild).cloned().unwrap_or_default())
    }

    fn live_of(&self, player: PlayerId) -> Result<Vec<Match>, StoreError> {
        Ok(self.data().live(|one| one.involves(player)))
    }

    fn finished_games(&self, player: PlayerId) -> Result<Vec<Game>, StoreError> {
        let kept = self.data();
        let finished = kept.matches.values().filter(|one| one.played_by(player).is_some());
        Ok(games_of_ids(finished.map(|one| one.game().id())))
    }

    fn standing_of(
        &self,
        scope: Scope,
        game: &str,
        player: PlayerId,
    ) -> Result<Option<Standing>, StoreError> {
        Ok(self.data().ranking(scope, game).standings.get(&player).copied())
    }

    fn change_by(
        &self,
        scope: Scope,
        game: &str,
        id: MatchId,
        _ended: Timestamp,
    ) -> Result<Option<RatingChange>, StoreError> {
        Ok(self.data().ranking(scope, game).change_by(id))
    }
}

impl MatchStore for MemoryStore {
    fn never_waits(&self) -> bool {
        self.is_prompt
    }

    fn submit(&self, commit: Commit) -> Pending {
        if let Err(error) = self.faults.check() {
            return Pending::answered(Err(error.into()));
        }
        self.faults.held(Pending::answered(self.data().commit(&commit)))
    }

    fn forget_interactions(&self, before: Timestamp) -> Result<(), StoreError> {
        self.data().interactions.retain(|_, &mut (_, at)| at >= before);
        Ok(())
    }

    fn live_ids(&self) -> Result<Vec<MatchId>, StoreError> {
        Ok(self.data().live(|_| true).iter().map(Match::id).collect())
    }

    fn live_among(&self, ids: &[MatchId]) -> Result<Vec<Match>, StoreError> {
        let kept = self.data();
        let found = ids.iter().filter_map(|id| kept.matches.get(id));
        Ok(found.filter(|one| one.is_live()).cloned().collect())
    }

    fn live_in(&self, channel: ChannelId) -> Result<Vec<Match>, StoreError> {
        Ok(self.data().live(|one| one.place().channel == channel))
    }

    fn past(&self, of: &HistoryFilter, after: usize, most: usize) -> Result<Vec<Match>, StoreError> {
        let kept = self.data();
        let mut found: Vec<&Match> = kept.matches.values().filter(|one| of.includes(one)).collect();
        found.sort_by_key(|one| Reverse(began(one)));
        Ok(found.into_iter().skip(after).take(most).cloned().collect())
    }

    fn ended_on(
        &self,
        guild: GuildId,
        after: (Timestamp, u64),
        before: Timestamp,
        most: usize,
    ) -> Result<Vec<Match>, StoreError> {
        let kept = self.data();
        let key = |one: &Match| one.over().map(|over| (over.ended(), one.id().get()));
        let is_wanted = |one: &&Match| {
            one.place().guild == Some(guild)
                && key(one).is_some_and(|(ended, id)| (ended, id) > after && ended < before)
        };
        let mut found: Vec<Match> = kept.matches.values().filter(is_wanted).cloned().collect();
        found.sort_by_key(key);
        found.truncate(most);
        Ok(found)
    }

    fn timed_out(&self) -> Result<Vec<Match>, StoreError> {
        let kept = self.data();
        let mut found: Vec<Match> =
            kept.matches.values().filter(|one| timed_out(one).is_some()).cloned().collect();
        found.sort_by_key(|one| (timed_out(one), one.id()));
        Ok(found)
    }

    fn save_delivered(&self, id: MatchId, delivered: Delivered) -> Result<(), StoreError> {
        self.data().delivered.insert(id, delivered);
        Ok(())
    }

    fn make_durable(&self) -> Result<(), StoreError> {
        self.data().make_durable();
        Ok(())
    }

    fn review(&self, id: MatchId) -> Result<Option<KeptReview>, StoreError> {
        Ok(self.data().reviews.get(&id).cloned())
    }

    fn save_review(&self, id: MatchId, review: &KeptReview) -> Result<(), StoreError> {
        self.faults.check()?;
        self.data().reviews.insert(id, review.clone());
        Ok(())
    }
}

impl ProcessStore for MemoryStore {
    fn last_there(&self) -> Result<Option<Timestamp>, StoreError> {
        self.faults.check_there()?;
        let kept = self.data();
        Ok(kept.last_there.max(kept.another_there))
    }

    fn others_there(&self, after: Timestamp) -> Result<Vec<u64>, StoreError> {
        self.faults.check_there()?;
        let another = self.data().another_there.filter(|at| *at > after);
        Ok(another.map(|_| 1).into_iter().collect())
    }

    fn record_presence(&self, now: Timestamp) -> Result<(), StoreError> {
        self.faults.check_there()?;
        self.data().last_there = Some(now);
        Ok(())
    }

    fn record_operation(&self, operation: &Operation) -> Result<(), StoreError> {
        let mut kept = self.data();
        kept.operations.push(operation.clone());
        let surplus = kept.operations.len().saturating_sub(Operation::KEPT);
        kept.operations.drain(..surplus);
        Ok(())
    }

    fn operations(&self) -> Result<Vec<Operation>, StoreError> {
        Ok(self.data().operations.clone())
    }

    fn size(&self) -> Result<StoreSize, StoreError> {
        let live = self.data().matches.values().filter(|one| one.is_live()).count() as u64;
        Ok(StoreSize { live, ..StoreSize::default() })
    }

    fn usage(&self) -> Result<Vec<Usage>, StoreError> {
        Ok(self.data().usage.values().copied().collect())
    }

    fn save_usage(&self, kept: &[Usage], gone: &[UsageKey]) -> Result<(), StoreError> {
        let mut all = self.data();
        all.usage.retain(|key, _| !gone.contains(key));
        all.usage.extend(kept.iter().map(|usage| (usage.key(), *usage)));
        Ok(())
    }

    fn take_turn(&self, name: &str, holder: u64, lasts: Duration) -> Result<Turn, StoreError> {
        let turns = self.turns.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(turns.take(name, holder, lasts))
    }
}
