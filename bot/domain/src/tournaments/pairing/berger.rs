//! Berger tables: a league in which everyone meets everyone.

use crate::tournaments::field::{Absence, Entrant, Pairing, Round};

/// The rounds of a league by the Berger tables of the FIDE Handbook (C.05), once or twice with sides swapped.
/// With an odd number of players one rests in each round, which counts nothing.
pub fn berger(entrants: u16, is_double: bool) -> Vec<Round> {
    let once = single(entrants);
    let swapped = |round: &Round| Round {
        games: round
            .games
            .iter()
            .map(|&(Pairing { south, north }, result)| (Pairing { south: north, north: south }, result))
            .collect(),
        absent: round.absent.clone(),
    };
    let again: Vec<Round> = if is_double { once.iter().map(swapped).collect() } else { Vec::new() };
    once.into_iter().chain(again).collect()
}

fn single(entrants: u16) -> Vec<Round> {
    if entrants < 2 {
        return Vec::new();
    }
    // The last place stands still. With an odd number, nobody is there.
    let places = entrants.next_multiple_of(2);
    let turning = places - 1;
    let round = |round: u16| {
        let mut result = Round::default();
        for board in 0..places / 2 {
            // Each round, the first board's player is half the field further on.
            let first = round * (places / 2) % turning;
            let (south, north) = if board == 0 {
                if round.is_multiple_of(2) { (first, turning) } else { (turning, first) }
            } else {
                ((first + board) % turning, (first + turning - board) % turning)
            };
            match [south, north].into_iter().find(|&one| one >= entrants) {
                None => {
                    let pairing = Pairing { south: Entrant(south), north: Entrant(north) };
                    result.games.push((pairing, None));
                }
                Some(nobody) => {
                    let rests = if south == nobody { north } else { south };
                    result.absent.push((Entrant(rests), Absence::Rest));
                }
            }
        }
        result
    };
    (0..turning).map(round).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use kuzhi_engine::Side;

    use super::*;

    fn written(rounds: &[Round]) -> Vec<String> {
        let board =
            |&(Pairing { south, north }, _): &(Pairing, _)| format!("{}-{}", south.0 + 1, north.0 + 1);
        rounds.iter().map(|round| round.games.iter().map(board).collect::<Vec<_>>().join(" ")).collect()
    }

    #[test]
    fn the_tables_are_those_of_the_handbook() {
        assert_eq!(written(&berger(4, false)), ["1-4 2-3", "4-3 1-2", "2-4 3-1"]);
        let six = ["1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"];
        assert_eq!(written(&berger(6, false)), six);
    }

    #[test]
    fn everyone_meets_everyone_on_fair_sides() {
        for entrants in 2..=12 {
            for is_double in [false, true] {
                let rounds = berger(entrants, is_double);
                let mut met: BTreeMap<[Entrant; 2], u32> = BTreeMap::new();
                let mut south = vec![0_i32; entrants.into()];
                let mut played = vec![0_i32; entrants.into()];
                for (pairing, _) in rounds.iter().flat_map(|round| &round.games) {
                    let mut pair = [pairing.south, pairing.north];
                    pair.sort();
                    *met.entry(pair).or_default() += 1;
                    south[pairing.south.index()] += 1;
                    for side in Side::ALL {
                        played[pairing.at(side).index()] += 1;
                    }
                }
                let times = if is_double { 2 } else { 1 };
                assert_eq!(met.len(), usize::from(entrants * (entrants - 1) / 2));
                assert!(met.values().all(|&games| games == times));
                for (south, played) in south.iter().zip(&played) {
                    assert!((2 * south - played).abs() <= i32::from(!is_double), "{south} of {played}");
                }
                assert!(rounds.iter().all(|round| round.absent.len() == usize::from(entrants % 2)));
            }
        }
    }
}
