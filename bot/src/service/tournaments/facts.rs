//! What a tournament needs to know of elsewhere: what has become of its matches, who may not play, and how
//! strong people are, and how the last league has ended.

use std::collections::{BTreeMap, BTreeSet};

use kuzhi_domain::matches::{Match, Place, Scope};
use kuzhi_domain::tournaments::{MatchFact, Season, Tournament, TournamentFacts, TournamentStage};
use kuzhi_domain::{MatchId, MessageId, PlayerId, Timestamp, TournamentId};
use kuzhi_store::{LookupStore, Store, StoreError};

use crate::service::records::Records;

impl Records {
    /// Where the boards of the games in play are, as far as they are posted.
    pub(in crate::service) async fn boards_of(
        &self,
        current: &Tournament,
    ) -> BTreeMap<MatchId, (Place, MessageId)> {
        let ids: Vec<MatchId> = current.playing().map(|game| game.id).collect();
        if ids.is_empty() {
            return BTreeMap::new();
        }
        let is_beside = current.is_seen_by_guests();
        let find = move |store: &dyn LookupStore| {
            let mut boards = BTreeMap::new();
            for id in ids {
                let (one, delivered) = (store.load(id)?, store.delivered(id)?);
                let other = one.as_ref().and_then(Match::beside).filter(|_| is_beside);
                let board = if other.is_some() { delivered.beside.board } else { delivered.board };
                let place = other.map(|other| other.place).or(one.as_ref().map(Match::place));
                boards.extend(place.zip(board).map(|(place, board)| (id, (place, board))));
            }
            Ok(boards)
        };
        self.find_or_default("cannot read where boards are", find).await
    }

    /// The names of those who play for the other one of two servers: nobody can mention them here.
    pub(in crate::service) async fn names_of_others(&self, shown: &Tournament) -> BTreeMap<PlayerId, String> {
        let people: Vec<PlayerId> = shown.people_of_others().collect();
        if people.is_empty() {
            return BTreeMap::new();
        }
        let find = move |store: &dyn LookupStore| {
            let mut names = BTreeMap::new();
            for player in people {
                names.extend(store.name_of(player)?.map(|name| (player, name)));
            }
            Ok(names)
        };
        self.find_or_default("cannot read the names of another server's players", find).await
    }

    /// The season of a tournament, as it stands. `None` if it has none, or if it cannot be read now.
    pub(in crate::service) async fn season_of(&self, current: &Tournament) -> Option<Season> {
        let season = current.season?;
        let read = self.run(move |store| Ok(Season::from_tournaments(&store.tournaments_of_season(season)?)));
        read.await.inspect_err(|error| self.report(error, "cannot read a season")).ok().flatten()
    }

    /// Reads what has become of the matches of a tournament.
    pub(in crate::service) async fn results_of(
        &self,
        current: &Tournament,
    ) -> Result<TournamentFacts, StoreError> {
        let ids: Vec<_> = current.playing().map(|game| game.id).collect();
        if ids.is_empty() {
            return Ok(TournamentFacts::default());
        }
        self.run(move |store| {
            let mut facts = TournamentFacts::default();
            learn_of_matches(&mut facts, store, ids)?;
            Ok(facts)
        })
        .await
    }

    /// Reads what time may bring to a tournament: what has become of its matches, who may not play or plays
    /// elsewhere, and at its start, or when a ladder is sorted, how strong the players are.
    pub(in crate::service) async fn facts_for(
        &self,
        current: &Tournament,
        now: Timestamp,
    ) -> Result<TournamentFacts, StoreError> {
        let ids: Vec<_> = current.playing().map(|game| game.id).collect();
        let begins = current.stage == TournamentStage::Open && current.rules.begins <= now;
        let players: Vec<_> = if begins || current.sorts {
            current.players.iter().map(|one| one.player).collect()
        } else {
            Vec::new()
        };
        let free: Vec<PlayerId> = if begins || current.is_running() {
            current.free().map(|one| current.person(one)).collect()
        } else {
            Vec::new()
        };
        let entered = if current.is_live() { current.everyone() } else { Vec::new() };
        if ids.is_empty() && entered.is_empty() {
            return Ok(TournamentFacts::default());
        }
        let last = current.drafted_from.filter(|_| begins);
        let (guild, game) = (current.guild, current.rules.game.id());
        let guests: BTreeSet<PlayerId> =
            current.players.iter().filter(|one| one.is_guest).map(|one| one.player).collect();
        let there = current.other_server().map_or(guild, |guest| guest.guild);
        self.run(move |store| {
            let mut facts = TournamentFacts::default();
            let house = store.house_rules(guild)?;
            let guests_house = if there == guild { house.clone() } else { store.house_rules(there)? };
            let is_kept_out =
                |one: &PlayerId| if guests.contains(one) { &guests_house } else { &house }.keeps_out(*one);
            facts.kept_out = entered.into_iter().filter(is_kept_out).collect();
            learn_of_matches(&mut facts, store, ids)?;
            facts.last_groups = last_groups(store, last)?;
            for player in free {
                if store.live_of(player)?.iter().any(Match::runs_live_clock) {
                    facts.playing_elsewhere.insert(player);
                }
            }
            for player in players {
                let guild = if guests.contains(&player) { there } else { guild };
                if let Some(standing) = store.standing_of(Scope::Guild(guild), game, player)? {
                    facts.strengths.insert(player, strength(standing.rating.numbers()[0]));
                }
            }
            Ok(facts)
        })
        .await
    }
}

/// How many leagues are looked through that were called off, or that go on.
const LOOKED_BACK: usize = 10;

/// The groups of the last league that was played to its end: this one, or that from which it was drafted.
fn last_groups(store: &dyn Store, mut last: Option<TournamentId>) -> Result<Vec<Vec<PlayerId>>, StoreError> {
    for _ in 0..LOOKED_BACK {
        let Some(one) = last.map(|id| store.tournament(id)).transpose()?.flatten() else { break };
        if one.can_be_drafted_from() {
            return Ok(one.people_in_groups());
        }
        last = one.drafted_from;
    }
    Ok(Vec::new())
}

/// Reads what has become of these matches.
fn learn_of_matches(
    facts: &mut TournamentFacts,
    store: &dyn Store,
    ids: Vec<MatchId>,
) -> Result<(), StoreError> {
    for one in ids.into_iter().map(|id| store.load(id)) {
        let Some(one) = one? else { continue };
        facts.matches.insert(one.id(), MatchFact::from_match(&one));
        facts.scores.extend(MatchFact::score_of(&one).map(|score| (one.id(), score)));
    }
    Ok(())
}

/// A rating as a whole number.
#[expect(clippy::cast_possible_truncation, reason = "ratings are far below")]
fn strength(rating: f64) -> i64 {
    (rating * 100.0) as i64
}
