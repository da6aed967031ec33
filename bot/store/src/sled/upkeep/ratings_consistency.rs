//! Checks leaderboards against the matches, rated again from the first result on.

use std::collections::{BTreeMap, HashMap};

use kuzhi_domain::MatchId;
use kuzhi_domain::matches::{MatchResult, Scope};
use kuzhi_domain::rating::{Encounters, Leaderboard, LeaderboardResults, Rank, Ranking, Standing};

use super::consistency::each_match;
use crate::audit::is_same;
use crate::record::ratings::read_result;
use crate::sled::discrepancy::{CheckResult, Wrong};
use crate::sled::index::leaderboard_lines::{count_in, is_listed};
use crate::sled::keys;
use crate::sled::trees::{Kind, Trees};

/// Checks that stored ratings are those that follow from the matches.
pub(crate) fn check(trees: &Trees) -> ::sled::Result<CheckResult> {
    let mut boards = LeaderboardResults::new();
    each_match(trees, |_, read| {
        if let Ok(one) = read {
            one.collect_results(&mut boards);
        }
    })?;
    let (mut wrong, mut results, mut players, mut lines) = (Wrong::default(), 0, 0, 0);
    let number = boards.len();
    for (Leaderboard { scope, game }, of_matches) in boards {
        results += of_matches.len();
        let board = keys::of_leaderboard(scope, game);
        let of_matches = of_matches.into_iter().collect();
        let (of_board, lines_of_board) = agree_on(trees, scope, &board, of_matches, &mut wrong)?;
        players += of_board;
        lines += lines_of_board;
    }
    for (kind, due) in [(Kind::Standings, players), (Kind::Places, lines), (Kind::Results, results)] {
        let has = trees.tree(kind).len();
        if has != due {
            wrong.add(|| format!("there are {has} {}, and there should be {due}", kind.name()));
        }
    }
    Ok(wrong.or(|| format!("rebuilt from {results} results on {number} leaderboards, they are the same")))
}

/// Checks one leaderboard. Returns the number of its players and of their lines.
fn agree_on(
    trees: &Trees,
    scope: Scope,
    board: &[u8],
    mut of_matches: HashMap<MatchId, MatchResult>,
    wrong: &mut Wrong,
) -> ::sled::Result<(usize, usize)> {
    let mut in_order = Vec::new();
    for record in trees.tree(Kind::Results).scan_prefix(board).values() {
        let Some(rated) = read_result(&record?) else { continue };
        match of_matches.remove(&rated.id) {
            Some(result) if result == rated.result => in_order.push((rated.id, result)),
            _ => wrong.add(|| format!("a result of {} is counted that it does not have", rated.id)),
        }
    }
    for id in of_matches.keys() {
        wrong.add(|| format!("the result of {id} is not counted"));
    }
    let ranking = Ranking::from_results(in_order);
    let (mut lines, mut counts) = (0, BTreeMap::<Vec<u8>, u64>::new());
    for (player, due) in &ranking.standings {
        let kept = trees.tree(Kind::Standings).get(keys::of_player(board, *player))?;
        match kept.and_then(|bytes| serde_json::from_slice::<Standing>(&bytes).ok()) {
            Some(kept) if is_same(due, &kept) => {
                for rank in lines_of(trees, scope, &kept)? {
                    let chart = keys::of_chart(board, rank.span, rank.number, rank.by);
                    if !trees.tree(Kind::Places).contains_key(keys::of_place(&chart, rank.value, *player))? {
                        wrong.add(|| format!("{player} has no place on a leaderboard"));
                    }
                    *counts.entry(chart).or_default() += 1;
                    lines += 1;
                }
            }
            Some(kept) => {
                wrong.add(|| {
                    format!(
                        "{player} is rated {:.1} and should be {:.1}",
                        kept.rating.value(),
                        due.rating.value()
                    )
                });
            }
            None => wrong.add(|| format!("{player} has no standing")),
        }
    }
    for (pair, due) in &ranking.encounters {
        let kept = trees.tree(Kind::Encounters).get(keys::of_encounters(board, *pair))?;
        if kept.and_then(|bytes| serde_json::from_slice::<Encounters>(&bytes).ok()) != Some(*due) {
            wrong
                .add(|| format!("the encounters of {} and {} are not what they should be", pair[0], pair[1]));
        }
    }
    for (chart, due) in counts {
        let counted: u64 = trees
            .tree(Kind::Counts)
            .range(keys::of_count(&chart, 0, u32::MAX)..=keys::of_count(&chart, 0, 0))
            .values()
            .map(|bytes| bytes.map(|bytes| count_in(&bytes)))
            .sum::<::sled::Result<u64>>()?;
        if counted != due {
            wrong.add(|| format!("{counted} are counted on a leaderboard, and {due} stand there"));
        }
    }
    Ok((ranking.standings.len(), lines))
}

/// Returns the lines of a person with a standing on leaderboards.
fn lines_of(trees: &Trees, scope: Scope, standing: &Standing) -> ::sled::Result<Vec<Rank>> {
    let of_player = trees.tree(Kind::Preferences).get(standing.player.0.to_be_bytes())?;
    let is_hidden = scope == Scope::Everywhere && of_player.is_some_and(|bytes| !is_listed(&bytes));
    Ok(if is_hidden { Vec::new() } else { standing.ranks(scope) })
}
