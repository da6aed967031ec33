//! How players stand: by points, by the rules of an arena or on the ladder, and who has a place.

use kuzhi_engine::Side;

use super::field::{Absence, Entrant, Field, Pairing, Points, Round, RoundResult};
use super::game::{GameState, TournamentGame};
use super::pairing::Arena;
use super::player::{Presence, TournamentPlayer};
use super::standings::{Standings, TieBreak, TieBreaks, TournamentRow};
use super::tournament::Tournament;
use crate::MatchId;

/// Somebody in the order of a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ranked {
    /// Their place, from 1. Who is equal in everything shares one.
    pub place: u16,
    /// Who it is.
    pub entrant: Entrant,
    /// What they have. `None` where places are won from each other.
    pub score: Option<TournamentScore>,
}

/// What a player has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TournamentScore {
    /// From rounds.
    Rounds {
        /// Their points, in halves.
        points: Points,
        /// What each tie-break says of them, in the order in which they decide.
        tie_breaks: Vec<(TieBreak, Option<u32>)>,
    },
    /// From the games of an arena.
    Arena {
        /// Their points.
        points: u32,
        /// How many games were counted.
        games: u32,
        /// How many games they have won in a row.
        streak: u32,
    },
}

impl TournamentScore {
    /// The points, from rounds in halves.
    pub fn points(&self) -> u32 {
        match self {
            TournamentScore::Rounds { points, .. } => (*points).into(),
            TournamentScore::Arena { points, .. } => *points,
        }
    }
}

impl Tournament {
    /// What has happened, as pairings and standings need it.
    pub fn field(&self) -> Field {
        let mut field = Field::new(self.field_size());
        for round in &self.rounds {
            let games = round.games.iter().map(|game| (game.pairing, game.result())).collect();
            let begun = field.add_round(Round { games, absent: round.absent.clone() });
            debug_assert_eq!(begun, Ok(()), "rounds name each player once");
        }
        field
    }

    /// The tournament as it was after a round, counted from 0, with what was decided of its games since.
    #[must_use]
    pub fn after_round(&self, round: u16) -> Tournament {
        let mut then = self.clone();
        then.rounds.truncate(usize::from(round) + 1);
        then.undraw();
        then
    }

    /// What has happened, as standings count it: without the games of those who leave no results.
    pub fn counted_field(&self) -> Field {
        let (field, out) = (self.field(), self.without_results());
        if out.is_empty() {
            return field;
        }
        let mut counted = Field::new(self.field_size());
        for round in field.rounds() {
            let mut absent = round.absent.clone();
            let mut games = Vec::new();
            for &(pairing, result) in &round.games {
                let both = [pairing.south, pairing.north];
                if both.iter().any(|one| out.contains(one)) {
                    absent.extend(both.map(|one| (one, Absence::Rest)));
                } else {
                    games.push((pairing, result));
                }
            }
            let begun = counted.add_round(Round { games, absent });
            debug_assert_eq!(begun, Ok(()), "rounds name each player once");
        }
        counted
    }

    /// Who has left and leaves no results: their games count for nobody.
    pub fn without_results(&self) -> Vec<Entrant> {
        self.kind().without_results(self)
    }

    /// Whether none of a player's games would count if they left now. They would resign the open ones in
    /// which they have moved, and so have played them.
    pub fn would_leave_no_results(&self, one: Entrant, moved_in: &[MatchId]) -> bool {
        let mut then = self.clone();
        let games = then.rounds.iter_mut().flat_map(|round| &mut round.games);
        for game in games.filter(|game| game.is_open() && moved_in.contains(&game.id)) {
            let winner = game.side_of(one).map(Side::other);
            game.state = GameState::Ended(RoundResult::Played(winner), self.made);
        }
        if let Some(player) = then.players.get_mut(one.index()) {
            player.presence = Presence::Withdrawn;
        }
        then.without_results().contains(&one)
    }

    /// What decides between players with equal points, where points decide.
    pub fn tie_breaks(&self) -> Option<TieBreaks> {
        if self.is_in_groups() { Some(TieBreaks::LEAGUE) } else { self.rules.kind.abilities().tie_breaks }
    }

    /// The standings of a group, from 0, of a tournament of rounds. `None` if it has none.
    pub fn standings(&self, group: usize) -> Option<Standings> {
        let tie_breaks = self.tie_breaks()?;
        Some(Standings::of_group(&self.counted_field(), self.groups().all().get(group)?, tie_breaks))
    }

    /// Everyone in the order of their points and of these tie-breaks, group by group.
    pub(super) fn ranking_by(&self, tie_breaks: TieBreaks) -> Vec<Ranked> {
        let (field, groups) = (self.counted_field(), self.groups());
        let standings = groups.all().iter().map(|group| Standings::of_group(&field, group, tie_breaks));
        let ranked = |row: &TournamentRow| {
            let tie_breaks = tie_breaks.order.iter().copied().zip(row.values.iter().copied()).collect();
            let score = TournamentScore::Rounds { points: row.points, tie_breaks };
            Ranked { place: row.place, entrant: row.entrant, score: Some(score) }
        };
        standings.flat_map(|group| group.rows().iter().map(ranked).collect::<Vec<_>>()).collect()
    }

    /// Who plays in an arena, with their points.
    pub fn arena(&self) -> Arena {
        let mut arena = Arena::default();
        for _ in &self.players {
            arena.enter();
        }
        let mut ended: Vec<_> = self
            .games()
            .filter_map(|game| match game.state {
                GameState::Ended(result, at) => Some((at, game.pairing, result)),
                GameState::Waiting(_) | GameState::Playing(_) => None,
            })
            .collect();
        ended.sort_by_key(|(at, ..)| *at);
        for (_, pairing, result) in ended {
            match result {
                RoundResult::Played(winner) => _ = arena.count(pairing, winner),
                // Who was there has won, for their points and their streak as well.
                RoundResult::Forfeit(Some(winner)) => _ = arena.count(pairing, Some(winner)),
                RoundResult::Forfeit(None) | RoundResult::Removed => {}
            }
        }
        arena
    }

    /// Everyone in the order of the standings, best first. Each group has places of its own, and follows the
    /// one before.
    pub fn ranking(&self) -> Vec<Ranked> {
        self.kind().ranking(self)
    }

    /// Those of a ranking who have a place, best first: whoever has played a game that counts and was not
    /// removed. Equals share a place, and nobody stands before them who has none.
    pub fn placed(&self, ranking: Vec<Ranked>) -> Vec<Ranked> {
        let mut has_played = vec![false; self.players.len()];
        let (out, kind) = (self.without_results(), self.kind());
        let counts = |game: &&TournamentGame| !out.iter().any(|&one| game.side_of(one).is_some());
        let ended = self.games().filter(counts).filter_map(|game| Some((game.pairing, game.result()?)));
        let ended: Vec<(Pairing, RoundResult)> = ended.collect();
        if !ended.iter().any(|(_, result)| matches!(result, RoundResult::Played(_))) {
            return Vec::new();
        }
        for (pairing, result) in ended {
            for side in Side::ALL.into_iter().filter(|&side| kind.gives_place(result, side)) {
                if let Some(played) = has_played.get_mut(pairing.at(side).index()) {
                    *played = true;
                }
            }
        }
        let is_placed = |one: Entrant| {
            has_played.get(one.index()) == Some(&true)
                && self.player(one).is_some_and(TournamentPlayer::may_have_place)
        };
        let mut placed: Vec<Ranked> = Vec::new();
        let groups = self.groups();
        let (mut last, mut place, mut first) = (None, 0, 0);
        for one in ranking.into_iter().filter(|one| is_placed(one.entrant)) {
            let at = (groups.group_of(one.entrant), one.place);
            if last.is_none_or(|(group, _)| group != at.0) {
                first = placed.len();
            }
            if last.replace(at) != Some(at) {
                place = u16::try_from(placed.len() - first + 1).unwrap_or(u16::MAX);
            }
            placed.push(Ranked { place, ..one });
        }
        placed
    }

    /// Everyone who has a [place](Tournament::placed), best first.
    pub fn places(&self) -> Vec<Ranked> {
        self.placed(self.ranking())
    }
}
