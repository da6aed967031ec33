//! The table of a tournament: who is where, with points and games won, drawn and lost.

use std::collections::BTreeMap;

use kuzhi_engine::Side;

use super::divisions::Movement;
use super::field::{Entrant, RoundResult};
use super::game::TournamentGame;
use super::placing::{Ranked, TournamentScore};
use super::player::Presence;
use super::tournament::Tournament;

/// A line of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// The place, from 1. At the end, only those have one who have played and take part.
    pub place: Option<u16>,
    /// Who it is.
    pub entrant: Entrant,
    /// Their points and tie-breaks. `None` on a ladder.
    pub score: Option<TournamentScore>,
    /// Whether they are there.
    pub presence: Presence,
    /// How many games they have won, drawn and lost, those by forfeit as well.
    pub record: [u16; 3],
    /// The group in which they are, from 0.
    pub group: usize,
    /// Which way they go the next time, if they change groups.
    pub movement: Option<Movement>,
}

impl Tournament {
    /// The whole table, best first, group by group.
    pub fn table(&self) -> Vec<TableRow> {
        let ranking = self.ranking();
        // At the end, a place needs a game.
        let placed: Option<BTreeMap<Entrant, u16>> = (!self.is_live())
            .then(|| self.placed(ranking.clone()).into_iter().map(|one| (one.entrant, one.place)).collect());
        let (records, groups, movements) = (self.records(), self.groups(), self.movements());
        let row = |Ranked { place, entrant, score }| TableRow {
            place: placed.as_ref().map_or(Some(place), |placed| placed.get(&entrant).copied()),
            entrant,
            score,
            presence: self.player(entrant).map_or(Presence::Here, |one| one.presence),
            record: records.get(entrant.index()).copied().unwrap_or_default(),
            group: groups.group_of(entrant).unwrap_or_default(),
            movement: movements.get(&entrant).copied(),
        };
        ranking.into_iter().map(row).collect()
    }

    /// How many games everyone has won, drawn and lost, by pairing number. Games that count for nobody are
    /// none of them.
    fn records(&self) -> Vec<[u16; 3]> {
        let (out, mut records) = (self.without_results(), vec![[0; 3]; self.players.len()]);
        let counts = |game: &&TournamentGame| {
            [game.pairing.south, game.pairing.north].iter().all(|one| !out.contains(one))
        };
        for (game, result) in self.games().filter(counts).filter_map(|game| Some((game, game.result()?))) {
            for side in Side::ALL {
                let at =
                    match result {
                        RoundResult::Removed => continue,
                        RoundResult::Played(None) => 1,
                        RoundResult::Played(winner) | RoundResult::Forfeit(winner) => {
                            if winner == Some(side) { 0 } else { 2 }
                        }
                    };
                if let Some(record) = records.get_mut(game.pairing.at(side).index()) {
                    record[at] += 1;
                }
            }
        }
        records
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournaments::tests::{HOST, LIVE, announced, at, by, go, with};
    use crate::tournaments::{GameState, TournamentIntent, TournamentKind};

    #[test]
    fn a_table_counts_games_won_drawn_and_lost() {
        let mut one = go(&with(&announced(TournamentKind::Swiss { rounds: Some(1) }, LIVE), 1..=6), at(60));
        let results =
            [RoundResult::Played(None), RoundResult::Forfeit(Some(Side::South)), RoundResult::Forfeit(None)];
        for (game, result) in one.rounds[0].games.iter_mut().zip(results) {
            game.state = GameState::Ended(result, at(61));
        }
        let mut records: Vec<[u16; 3]> = one.table().iter().map(|row| row.record).collect();
        assert!(one.table().iter().all(|row| row.place.is_some()));
        records.sort_unstable();
        assert_eq!(records, [[0, 0, 1], [0, 0, 1], [0, 0, 1], [0, 1, 0], [0, 1, 0], [1, 0, 0]]);
        let over = go(&one, at(62));
        assert!(!over.is_live());
        let places: Vec<Option<u16>> = over.table().iter().map(|row| row.place).collect();
        assert_eq!(places, [None, Some(1), Some(1), None, None, None], "a place needs a game");
    }

    #[test]
    fn nobody_loses_a_game_that_was_cancelled() {
        let mut one = go(&with(&announced(TournamentKind::Swiss { rounds: Some(3) }, LIVE), 1..=4), at(60));
        one.rounds[0].games[0].state = GameState::Ended(RoundResult::Played(Some(Side::South)), at(61));
        let stop = TournamentIntent::Stop { reason: "It rains.".to_owned() };
        let stopped = one.decide(by(HOST), stop, at(62)).unwrap();
        let mut records: Vec<[u16; 3]> = stopped.table().iter().map(|row| row.record).collect();
        records.sort_unstable();
        assert_eq!(records, [[0, 0, 0], [0, 0, 0], [0, 0, 1], [1, 0, 0]]);
    }

    #[test]
    fn the_table_after_a_round_has_no_byes_of_the_next() {
        let mut one = go(&with(&announced(TournamentKind::Swiss { rounds: Some(3) }, LIVE), 1..=5), at(60));
        for game in &mut one.rounds[0].games {
            game.state = GameState::Ended(RoundResult::Played(Some(Side::South)), at(61));
        }
        let next = go(&one, at(62));
        let points = |one: &Tournament| {
            one.table().iter().filter_map(|row| row.score.as_ref()).map(TournamentScore::points).sum::<u32>()
        };
        assert_eq!((next.rounds.len(), points(&next.after_round(0)), points(&next)), (2, 6, 8));
    }
}
