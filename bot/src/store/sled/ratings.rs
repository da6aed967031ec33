//! Whether leaderboards are what the matches make them, rated anew from the first result on.

use std::collections::{BTreeMap, HashMap};

use super::agreement::{Agreement, Wrong, each_match};
use super::keys;
use super::trees::{Kind, Trees};
use crate::domain::{Encounters, MatchId, MatchResult, Standing};
use crate::store::audit::is_same;
use crate::store::order::Ranking;
use crate::store::ratings::read_result;

/// Results by leaderboard.
type Boards = BTreeMap<Vec<u8>, HashMap<MatchId, MatchResult>>;

/// Whether ratings, rebuilt from the matches, are those that are kept.
pub(super) fn agree(trees: &Trees) -> ::sled::Result<Agreement> {
    let mut boards = Boards::new();
    each_match(trees, |id, read| {
        let Ok(one) = read else { return };
        let Some(result) = one.result() else { return };
        for scope in one.scopes() {
            let board = keys::of_leaderboard(scope, one.game().id());
            boards.entry(board).or_default().insert(id, result);
        }
    })?;
    let (mut wrong, mut results, mut players) = (Wrong::default(), 0, 0);
    let number = boards.len();
    for (board, of_matches) in boards {
        results += of_matches.len();
        players += agree_on(trees, &board, of_matches, &mut wrong)?;
    }
    for (kind, due) in [(Kind::Standings, players), (Kind::Places, players), (Kind::Results, results)] {
        let has = trees.of(kind).len();
        if has != due {
            wrong.add(|| format!("there are {has} {}, and there should be {due}", kind.name()));
        }
    }
    Ok(wrong.or(|| format!("rebuilt from {results} results on {number} leaderboards, they are the same")))
}

/// The same for one leaderboard; gives how many players are on it.
fn agree_on(
    trees: &Trees,
    board: &[u8],
    mut of_matches: HashMap<MatchId, MatchResult>,
    wrong: &mut Wrong,
) -> ::sled::Result<usize> {
    let mut in_order = Vec::new();
    for record in trees.of(Kind::Results).scan_prefix(board).values() {
        let Some(counted) = read_result(&record?) else { continue };
        match of_matches.remove(&counted.id) {
            Some(result) if result == counted.result => in_order.push((counted.id, result)),
            _ => wrong.add(|| format!("a result of {} is counted that it does not have", counted.id)),
        }
    }
    for id in of_matches.keys() {
        wrong.add(|| format!("the result of {id} is not counted"));
    }
    let ranking = Ranking::of(in_order);
    for (player, due) in &ranking.standings {
        let kept = trees.of(Kind::Standings).get(keys::of_player(board, *player))?;
        match kept.and_then(|bytes| serde_json::from_slice::<Standing>(&bytes).ok()) {
            Some(kept) if is_same(due, &kept) => {
                if !trees.of(Kind::Places).contains_key(keys::of_place(board, &kept))? {
                    wrong.add(|| format!("{player} has no place on a leaderboard"));
                }
            }
            Some(kept) => {
                wrong.add(|| format!("{player} is rated {:.1} and should be {:.1}", kept.rating, due.rating));
            }
            None => wrong.add(|| format!("{player} has no standing")),
        }
    }
    for (pair, due) in &ranking.encounters {
        let kept = trees.of(Kind::Encounters).get(keys::of_encounters(board, *pair))?;
        if kept.and_then(|bytes| serde_json::from_slice::<Encounters>(&bytes).ok()) != Some(*due) {
            wrong
                .add(|| format!("the encounters of {} and {} are not what they should be", pair[0], pair[1]));
        }
    }
    Ok(ranking.standings.len())
}
