//! What follows from matches and tournaments, made from the first match on: the lists of live matches,
//! results, ratings, leaderboards, careers. While people play, commits keep it up to date.

use std::collections::{BTreeMap, HashMap, HashSet};

use kuzhi_domain::matches::Scope;
use kuzhi_domain::people::Played;
use kuzhi_domain::rating::{Leaderboard, LeaderboardResults, Rank, Ranking};
use kuzhi_domain::{MatchId, PlayerId};

use crate::record;
use crate::record::careers;
use crate::record::ratings::{write_result, write_standing};
use crate::record::tournaments;
use crate::sled::index;
use crate::sled::index::careers::BLOCK;
use crate::sled::index::leaderboard_lines::{counted_by, is_listed};
use crate::sled::keys;
use crate::sled::trees::{Kind, entries};

/// Takes an entry.
pub(crate) type Put<'a> = &'a mut dyn FnMut(Kind, &[u8], &[u8]) -> ::sled::Result<()>;

/// What follows from the facts seen so far.
#[derive(Default)]
pub(crate) struct Deriving {
    boards: LeaderboardResults,
    /// People's finished matches, by the keys of their careers.
    careers: Vec<(Vec<u8>, Played)>,
    /// The people who are not on the leaderboards over all servers.
    hidden: HashSet<PlayerId>,
}

impl Deriving {
    /// Sees a fact, and hands over what follows from it alone. Returns whether it can be read.
    pub(crate) fn see(
        &mut self,
        kind: Kind,
        key: &[u8],
        record: &[u8],
        put: Put<'_>,
    ) -> ::sled::Result<bool> {
        match kind {
            Kind::Matches => {
                let read = keys::match_in(key).map(|id| record::read(id, record));
                let Some(Ok(one)) = read else { return Ok(false) };
                for (index, key) in entries(&one) {
                    put(index, &key, &[])?;
                }
                one.collect_results(&mut self.boards);
                let career = |player| keys::of_career(player, one.game().id());
                let played = |player| Some((career(player), one.played_by(player)?));
                self.careers.extend(one.people().into_iter().filter_map(played));
            }
            Kind::Tournaments => {
                let read = keys::tournament_in(key).map(|id| tournaments::read(id, record));
                let Some(Ok(one)) = read else { return Ok(false) };
                for entry in index::tournaments::entries(&one) {
                    put(Kind::TournamentIndex, &entry, &[])?;
                }
            }
            Kind::Preferences if !is_listed(record) => self.hidden.extend(keys::player_in(key)),
            _ => {}
        }
        Ok(true)
    }

    /// Hands over what follows from all facts together.
    pub(crate) fn finish(self, put: Put<'_>) -> ::sled::Result<()> {
        let mut ratings = HashMap::new();
        for (Leaderboard { scope, game }, results) in self.boards {
            let ranking = Ranking::from_results(results);
            put_board(put, scope, &keys::of_leaderboard(scope, game), &ranking, &self.hidden)?;
            if scope == Scope::Everywhere {
                ratings.extend(ranking.results.iter().map(|one| (one.id, one.ratings_after())));
            }
        }
        put_careers(put, self.careers, &ratings)
    }
}

/// The ratings over all servers of both players after each match.
type RatingsAfter = HashMap<MatchId, [(PlayerId, f32); 2]>;

/// Puts people's finished matches, by the keys of their careers.
fn put_careers(
    put: Put<'_>,
    mut careers: Vec<(Vec<u8>, Played)>,
    ratings: &RatingsAfter,
) -> ::sled::Result<()> {
    careers.sort_by(|(one, first), (other, second)| {
        one.cmp(other).then((first.ended, first.id).cmp(&(second.ended, second.id)))
    });
    for career in careers.chunk_by_mut(|(one, _), (other, _)| one == other) {
        for block in career.chunks_mut(BLOCK) {
            let mut played = Vec::with_capacity(block.len());
            for (key, one) in block.iter_mut() {
                let mut of_both = ratings.get(&one.id).into_iter().flatten();
                let found = of_both.find(|(player, _)| key.starts_with(&player.0.to_be_bytes()));
                played.push(Played { rating: found.map(|(_, rating)| *rating), ..one.clone() });
            }
            let (Some((key, _)), Some(first)) = (block.first(), played.first()) else { continue };
            let key = keys::of_played(key, first.ended, first.id);
            let record = careers::write(&played).map_err(|error| unwritten(&error))?;
            put(Kind::Careers, &key, &record)?;
        }
    }
    Ok(())
}

/// Puts a leaderboard.
fn put_board(
    put: Put<'_>,
    scope: Scope,
    board: &[u8],
    ranking: &Ranking,
    hidden: &HashSet<PlayerId>,
) -> ::sled::Result<()> {
    let mut counts: BTreeMap<Vec<u8>, u64> = BTreeMap::new();
    for (player, standing) in &ranking.standings {
        let (record, read) = write_standing(standing).map_err(|error| unwritten(&error))?;
        put(Kind::Standings, &keys::of_player(board, *player), record.as_bytes())?;
        if scope == Scope::Everywhere && hidden.contains(player) {
            continue;
        }
        for Rank { span, number, by, value } in read.ranks(scope) {
            let chart = keys::of_chart(board, span, number, by);
            put(Kind::Places, &keys::of_place(&chart, value, *player), &[])?;
            for (level, of) in counted_by(value) {
                *counts.entry(keys::of_count(&chart, level, of)).or_default() += 1;
            }
        }
    }
    for (key, count) in counts {
        put(Kind::Counts, &key, &count.to_be_bytes())?;
    }
    for (pair, met) in &ranking.encounters {
        let met = serde_json::to_vec(met).map_err(|error| unwritten(&error))?;
        put(Kind::Encounters, &keys::of_encounters(board, *pair), &met)?;
    }
    for rated in &ranking.results {
        let record = write_result(rated).map_err(|error| unwritten(&error))?;
        let key = keys::of_result(board, rated.result.ended, rated.id);
        put(Kind::Results, &key, record.as_bytes())?;
    }
    Ok(())
}

fn unwritten(error: &serde_json::Error) -> ::sled::Error {
    ::sled::Error::Unsupported(error.to_string())
}
