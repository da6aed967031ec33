//! What a tournament needs to know of elsewhere: what has become of its matches, who may not play, and how
//! strong people are.

use std::collections::BTreeSet;

use kuzhi_domain::{
    Entrant, KindName, Match, MatchFact, PlayerId, Presence, Scope, Timestamp, Tournament, TournamentFacts,
    TournamentStage,
};
use kuzhi_store::StoreError;

use super::records::Records;

impl Records {
    /// Reads what has become of the matches of a tournament, and at its start how strong the players are.
    pub(in crate::service) async fn facts_for(
        &self,
        current: &Tournament,
        now: Timestamp,
    ) -> Result<TournamentFacts, StoreError> {
        let ids: Vec<_> = current.playing().map(|game| game.id).collect();
        let begins = current.stage == TournamentStage::Open && current.rules.begins <= now;
        let players: Vec<_> =
            if begins { current.players.iter().map(|one| one.player).collect() } else { Vec::new() };
        let free = free_in_arena(current);
        let entered = if current.is_live() { current.everyone() } else { Vec::new() };
        if ids.is_empty() && entered.is_empty() {
            return Ok(TournamentFacts::default());
        }
        let (guild, game) = (current.guild, current.rules.game.id());
        self.read(move |store| {
            let mut facts = TournamentFacts::default();
            let house = store.house_rules(guild)?;
            facts.kept_out = entered.into_iter().filter(|one| house.keeps_out(*one)).collect();
            for id in ids {
                if let Some(one) = store.load(id)? {
                    facts.matches.insert(id, MatchFact::of(&one));
                }
            }
            for player in free {
                if store.live_of(player)?.iter().any(Match::runs_live_clock) {
                    facts.playing_elsewhere.insert(player);
                }
            }
            for player in players {
                if let Some(standing) = store.standing_of(Scope::Guild(guild), game, player)? {
                    facts.strengths.insert(player, strength(standing.rating.numbers()[0]));
                }
            }
            Ok(facts)
        })
        .await
    }
}

/// Who may get the next game of an arena, unless they play elsewhere.
fn free_in_arena(current: &Tournament) -> Vec<PlayerId> {
    if !current.is_running() || current.rules.kind.name() != KindName::Arena {
        return Vec::new();
    }
    let busy: BTreeSet<Entrant> =
        current.playing().flat_map(|game| [game.pairing.south, game.pairing.north]).collect();
    let here = (0..).map(Entrant).zip(&current.players).filter(|(_, one)| one.presence == Presence::Here);
    here.filter(|(entrant, _)| !busy.contains(entrant)).map(|(_, one)| one.player).collect()
}

/// A rating as a whole number.
#[expect(clippy::cast_possible_truncation, reason = "ratings are far below")]
fn strength(rating: f64) -> i64 {
    (rating * 100.0) as i64
}
