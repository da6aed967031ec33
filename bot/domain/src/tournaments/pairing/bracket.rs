//! The bracket of a knock-out: who meets whom in each stage, who goes on, and how far everyone has come.
//!
//! In a full first stage number 1 meets the last one, number 2 the one before, so that the best two can meet
//! in the final only, and the best four in the semi-finals. Where a number is missing the opponent has a bye:
//! the best ones have them. Where somebody stands follows from their number and the size of the bracket
//! alone. The number is that of the start list, or after groups the one that they have [reached](super::Draw)
//! there.

use crate::tournaments::field::{Absence, Entrant, Pairing, RoundResult};
use crate::tournaments::game::TournamentGame;
use crate::tournaments::round::TournamentRound;
use crate::tournaments::stage::Stage;

/// Two who meet in a stage, or one who has a bye, with their games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tie {
    /// The upper and the lower one.
    pub players: [Option<Entrant>; 2],
    /// Their games: a drawn one is followed by another.
    pub games: Vec<TournamentGame>,
}

/// How a tie has ended.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum TieOutcome {
    /// A game goes on.
    Open,
    /// It was drawn, and is played once more.
    Rematch,
    /// This one goes on.
    Won(Entrant),
    /// Neither goes on.
    Nobody,
}

/// The stages of a knock-out that have begun, and the game for third place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bracket {
    /// Who has which number.
    seeds: Vec<Entrant>,
    size: u16,
    /// The ties of each stage from top to bottom.
    pub stages: Vec<Vec<Tie>>,
    /// The game for third place, once it has begun.
    pub third: Option<Tie>,
}

/// How far somebody has come. Stages are named by how many players they have room for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Reached {
    /// They have won the final.
    Won,
    /// They play the final.
    InFinal,
    /// They have lost the final.
    Finalist,
    /// They play for third place.
    InThird,
    /// They have won the game for third place.
    Third,
    /// They have lost the game for third place.
    Fourth,
    /// They play in this stage.
    In(u16),
    /// They went out in this stage.
    Out(u16),
}

impl Reached {
    /// A number that is less for those who have come further. Equals share it.
    pub(in crate::tournaments) const fn order(self) -> u16 {
        match self {
            Reached::Won => 0,
            Reached::InFinal => 1,
            Reached::Finalist => 2,
            Reached::InThird | Reached::Third => 3,
            Reached::Fourth => 4,
            Reached::In(players) => 2 * players,
            Reached::Out(players) => 2 * players + 1,
        }
    }

    /// Whether they can still win.
    pub const fn is_in(self) -> bool {
        matches!(self, Reached::InFinal | Reached::In(_))
    }
}

impl Tie {
    /// How it has ended. The last game with a winner decides; after two draws the better number does.
    pub fn outcome(&self) -> TieOutcome {
        let players: Vec<Entrant> = self.players.iter().flatten().copied().collect();
        let Some(last) = self.games.last() else {
            return match players.as_slice() {
                [only] => TieOutcome::Won(*only),
                _ => TieOutcome::Nobody,
            };
        };
        if self.games.iter().any(TournamentGame::is_open) {
            return TieOutcome::Open;
        }
        let won = |game: &TournamentGame| match game.result()? {
            RoundResult::Played(winner) | RoundResult::Forfeit(winner) => Some(game.pairing.at(winner?)),
            RoundResult::Removed => None,
        };
        if let Some(winner) = self.games.iter().rev().find_map(won) {
            return TieOutcome::Won(winner);
        }
        let is_drawn = |game: &&TournamentGame| game.result() == Some(RoundResult::Played(None));
        match self.games.iter().filter(is_drawn).count() {
            _ if !is_drawn(&last) => TieOutcome::Nobody,
            1 => TieOutcome::Rematch,
            _ => self.better_number().map_or(TieOutcome::Nobody, TieOutcome::Won),
        }
    }

    /// Who goes on. A draw that is not played once more, because it is over, goes to the better number.
    fn winner(&self, is_running: bool) -> Option<Entrant> {
        match self.outcome() {
            TieOutcome::Won(winner) => Some(winner),
            TieOutcome::Rematch if !is_running => self.better_number(),
            TieOutcome::Rematch | TieOutcome::Open | TieOutcome::Nobody => None,
        }
    }

    /// Who has lost to somebody.
    pub(in crate::tournaments) fn loser(&self) -> Option<Entrant> {
        let TieOutcome::Won(winner) = self.outcome() else { return None };
        self.players.iter().flatten().copied().find(|&one| one != winner)
    }

    /// Whether somebody still has to play.
    fn goes_on(&self, is_running: bool) -> bool {
        is_running && matches!(self.outcome(), TieOutcome::Open | TieOutcome::Rematch)
    }

    /// Whether one of its games is over.
    pub(in crate::tournaments) fn is_decided(&self) -> bool {
        self.games.iter().any(|game| !game.is_open())
    }

    /// Whether both are these two.
    pub(in crate::tournaments) fn is_of(&self, pairing: Pairing) -> bool {
        [pairing.south, pairing.north].iter().all(|&one| self.has(one))
    }

    /// Whether this is one of the two.
    pub fn has(&self, entrant: Entrant) -> bool {
        self.players.contains(&Some(entrant))
    }

    fn better_number(&self) -> Option<Entrant> {
        self.players.iter().flatten().copied().min()
    }
}

impl Bracket {
    /// The bracket of these players, who have their numbers in this order, as far as these rounds have
    /// brought it.
    pub fn from_rounds(seeds: Vec<Entrant>, rounds: &[TournamentRound]) -> Bracket {
        let size = size_for(u16::try_from(seeds.len()).unwrap_or(u16::MAX));
        let mut bracket = Bracket { seeds, size, stages: Vec::new(), third: None };
        for round in rounds {
            bracket.add(round);
        }
        bracket
    }

    fn add(&mut self, round: &TournamentRound) {
        let stage = round.games.first().map_or(self.stages.len(), |game| self.stage_of(game.pairing));
        while self.stages.len() <= stage {
            self.stages.push(vec![Tie::default(); usize::from(self.size) >> (self.stages.len() + 1)]);
        }
        for &(one, _) in round.absent.iter().filter(|(_, why)| *why == Absence::FullBye) {
            self.put(stage, one);
        }
        for &game in &round.games {
            let pair = [game.pairing.south, game.pairing.north];
            let place = self.place(stage, game.pairing.south);
            let is_final = stage + 1 == self.number_of_stages();
            let is_taken = self.stages[stage]
                .get(place)
                .is_none_or(|tie| tie.players != [None; 2] && !tie.is_of(game.pairing));
            if is_final && is_taken {
                let third = self.third.get_or_insert_default();
                third.players = pair.map(Some);
                let (seeds, size) = (&self.seeds, self.size);
                third.players.sort_by_key(|one| one.map(|one| slot(size, number_of(seeds, one))));
                third.games.push(game);
            } else {
                for one in pair {
                    self.put(stage, one);
                }
                if let Some(tie) = self.stages[stage].get_mut(place) {
                    tie.games.push(game);
                }
            }
        }
    }

    fn put(&mut self, stage: usize, one: Entrant) {
        let (place, half) = (self.place(stage, one), usize::from(self.slot(one) >> stage & 1));
        if let Some(tie) = self.stages[stage].get_mut(place) {
            tie.players[half] = Some(one);
        }
    }

    fn slot(&self, one: Entrant) -> u16 {
        slot(self.size, number_of(&self.seeds, one))
    }

    /// How many stages it has in all.
    pub fn number_of_stages(&self) -> usize {
        self.size.trailing_zeros() as usize
    }

    /// How many players a stage, from 0, has room for.
    pub fn players_in(&self, stage: usize) -> u16 {
        self.size >> stage
    }

    /// The stage in which two meet: that of the game for third place is the final.
    pub(in crate::tournaments) fn stage_of(&self, pairing: Pairing) -> usize {
        let apart = self.slot(pairing.south) ^ self.slot(pairing.north);
        apart.checked_ilog2().unwrap_or_default() as usize
    }

    /// The place of somebody's tie in a stage, from the top.
    pub(in crate::tournaments) fn place(&self, stage: usize, one: Entrant) -> usize {
        usize::from(self.slot(one)) >> (stage + 1)
    }

    /// The two who meet at each place of the first stage.
    pub(in crate::tournaments) fn first_players(&self) -> Vec<[Option<Entrant>; 2]> {
        let mut numbers: Vec<u16> = (0..self.size).collect();
        numbers.sort_by_key(|&number| slot(self.size, number));
        let there = |number: u16| self.seeds.get(usize::from(number)).copied();
        let two = |two: &[u16]| [there(two[0]), two.get(1).copied().and_then(there)];
        numbers.chunks(2).map(two).collect()
    }

    /// The two who meet at a place of a stage, by the outcomes of the one before. `None` stands for who is
    /// not known, or for nobody.
    pub(in crate::tournaments) fn next_players(&self, stage: usize, place: usize) -> [Option<Entrant>; 2] {
        let before = |half: usize| {
            let tie = self.stages.get(stage.checked_sub(1)?)?.get(2 * place + half)?;
            tie.winner(true)
        };
        [before(0), before(1)]
    }

    /// Those who play for third place: both who have lost a semi-final.
    pub(in crate::tournaments) fn for_third(&self) -> Option<[Entrant; 2]> {
        let semi_finals = self.stages.get(self.number_of_stages().checked_sub(2)?)?;
        match semi_finals.iter().map(Tie::loser).collect::<Vec<_>>().as_slice() {
            [Some(one), Some(other)] => Some([*one, *other]),
            _ => None,
        }
    }

    /// Whether those play in each stage who have gone on from the one before, and for third place those who
    /// have lost a semi-final.
    pub(in crate::tournaments) fn follows_results(&self) -> bool {
        let stages = (1..).zip(self.stages.iter().skip(1));
        let mut ties = stages.flat_map(|(stage, ties)| {
            ties.iter().enumerate().map(move |(place, tie)| (tie, self.next_players(stage, place)))
        });
        let is_third = |third: &Tie| {
            let losers = self.for_third().map(|both| both.map(Some));
            losers.is_some_and(|both| both.iter().all(|one| third.players.contains(one)))
        };
        ties.all(|(tie, players)| tie.players == players) && self.third.as_ref().is_none_or(is_third)
    }

    /// All ties of the last stage, with that for third place.
    pub(in crate::tournaments) fn last_ties(&self) -> impl Iterator<Item = &Tie> {
        let third = self.third.iter().filter(|_| self.stages.len() == self.number_of_stages());
        self.stages.last().into_iter().flatten().chain(third)
    }

    /// How far somebody has come. `None` before the first stage has begun.
    pub fn reached(&self, one: Entrant, is_running: bool) -> Option<Reached> {
        if let Some(third) = self.third.as_ref().filter(|third| third.has(one)) {
            return Some(match third.winner(is_running) {
                Some(winner) if winner == one => Reached::Third,
                None if third.goes_on(is_running) => Reached::InThird,
                _ => Reached::Fourth,
            });
        }
        let stage =
            (0..self.stages.len()).rfind(|&stage| self.stages[stage].iter().any(|tie| tie.has(one)))?;
        let tie = self.stages[stage].iter().find(|tie| tie.has(one))?;
        let is_final = stage + 1 == self.number_of_stages();
        Some(match tie.winner(is_running) {
            Some(winner) if winner == one && is_final => Reached::Won,
            Some(winner) if winner == one => in_stage(self.players_in(stage + 1)),
            None if tie.goes_on(is_running) => in_stage(self.players_in(stage)),
            _ if is_final => Reached::Finalist,
            _ => Reached::Out(self.players_in(stage)),
        })
    }

    /// The stage of each of these rounds.
    pub fn stages_of(&self, rounds: &[TournamentRound]) -> Vec<Stage> {
        let mut stages: Vec<Stage> = Vec::new();
        let mut begun = 0;
        for round in rounds {
            let stage = round.games.first().map_or(begun, |game| self.stage_of(game.pairing));
            stages.push(Stage { players: self.players_in(stage), is_rematch: stage < begun });
            begun = begun.max(stage + 1);
        }
        stages
    }
}

const fn in_stage(players: u16) -> Reached {
    if players == 2 { Reached::InFinal } else { Reached::In(players) }
}

/// How many players a bracket for so many has room for.
pub(in crate::tournaments) const fn size_for(players: u16) -> u16 {
    if players < 2 { 1 } else { players.next_power_of_two() }
}

/// The place of a number in the bracket, from the top. Bit by bit from the first stage on: whoever is
/// expected to lose stands below whom they meet.
pub(super) fn slot(size: u16, number: u16) -> u16 {
    let (mut number, mut size, mut slot, mut bit) = (number, size, 0, 1);
    while size > 1 {
        if number >= size / 2 {
            slot |= bit;
            number = size.saturating_sub(number + 1);
        }
        (size, bit) = (size / 2, bit * 2);
    }
    slot
}

fn number_of(seeds: &[Entrant], one: Entrant) -> u16 {
    let number = seeds.iter().position(|&seed| seed == one);
    number.and_then(|number| u16::try_from(number).ok()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers of a bracket from the top, as people write them.
    fn order(size: u16) -> Vec<u16> {
        let mut numbers: Vec<u16> = (0..size).collect();
        numbers.sort_by_key(|&number| slot(size, number));
        numbers.into_iter().map(|number| number + 1).collect()
    }

    #[test]
    fn numbers_stand_where_brackets_have_them() {
        assert_eq!(order(1), [1]);
        assert_eq!(order(2), [1, 2]);
        assert_eq!(order(4), [1, 4, 2, 3]);
        assert_eq!(order(8), [1, 8, 4, 5, 2, 7, 3, 6]);
        assert_eq!(order(16), [1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11]);
    }

    #[test]
    fn the_best_meet_as_late_as_they_can() {
        for players in 2..=128 {
            let bracket = Bracket::from_rounds((0..players).map(Entrant).collect(), &[]);
            let last = bracket.number_of_stages() - 1;
            let meet = |one: u16, other: u16| {
                bracket.stage_of(Pairing { south: Entrant(one), north: Entrant(other) })
            };
            for stage in 0..=last {
                let best = 1 << (last - stage + 1);
                for one in 0..best.min(players) {
                    let earlier = (0..best.min(players)).filter(|&other| other != one);
                    assert!(earlier.into_iter().all(|other| meet(one, other) >= stage), "{players}: {one}");
                }
            }
        }
    }
}
