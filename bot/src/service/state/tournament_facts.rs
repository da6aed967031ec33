//! What a tournament needs to know of elsewhere: what has become of its matches, and how strong people are.

use kuzhi_domain::{MatchFact, Scope, Timestamp, Tournament, TournamentFacts, TournamentStage};
use kuzhi_store::StoreError;

use super::records::Records;

impl Records {
    /// Reads what has become of the matches of a tournament, and at its start how strong the players are.
    pub(super) async fn facts_for(
        &self,
        current: &Tournament,
        now: Timestamp,
    ) -> Result<TournamentFacts, StoreError> {
        let ids: Vec<_> = current.playing().map(|game| game.id).collect();
        let begins = current.stage == TournamentStage::Open && current.rules.begins <= now;
        let players: Vec<_> =
            if begins { current.players.iter().map(|one| one.player).collect() } else { Vec::new() };
        if ids.is_empty() && players.is_empty() {
            return Ok(TournamentFacts::default());
        }
        let (guild, game) = (current.guild, current.rules.game.id());
        self.read(move |store| {
            let mut facts = TournamentFacts::default();
            for id in ids {
                if let Some(one) = store.load(id)? {
                    facts.matches.insert(id, MatchFact::of(&one));
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

/// A rating as a whole number.
#[expect(clippy::cast_possible_truncation, reason = "ratings are far below")]
fn strength(rating: f64) -> i64 {
    (rating * 100.0) as i64
}
