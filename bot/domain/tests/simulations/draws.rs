//! Who goes on from groups to a bracket, from the definition alone.

use kuzhi_domain::tournaments::{
    Entrant, RoundLine, RoundResult, Standings, TieBreaks, Tournament, TournamentGame, TournamentPlayer,
};

use crate::groups::{alone, before_bracket};
use crate::places::left_early;

/// A number that every number of games in a group divides.
const GAMES: u32 = 27_720;

/// The order of each group, best first: with points, the points of opponents beaten, and wins, each a game.
pub(crate) fn orders(tournament: &Tournament) -> Vec<Vec<(Entrant, [u32; 3])>> {
    let groups = before_bracket(tournament).unwrap_or_default();
    let in_groups = tournament.group_stage().unwrap_or_else(|| tournament.clone());
    let field = in_groups.counted_field();
    let order = |group: &Vec<Entrant>| {
        let league = alone(&field, group);
        let result = |one: Entrant| {
            let met: Vec<_> = league
                .lines(one)
                .filter_map(|line| if let RoundLine::Met(met) = line { Some(met) } else { None })
                .filter(|met| met.result != Some(RoundResult::Removed))
                .collect();
            let points: u32 = met.iter().map(|met| u32::from(met.points())).sum();
            let beaten = |points: u16, own: u16| u32::from(points) * u32::from(own);
            let beaten: u32 = met.iter().map(|met| beaten(league.points(met.opponent), met.points())).sum();
            let wins = u32::try_from(met.iter().filter(|met| met.points() == 2).count()).unwrap();
            let share = GAMES / u32::try_from(met.len()).unwrap().max(1);
            [points, beaten, wins].map(|value| value * share)
        };
        let standings = Standings::from_field(&league, TieBreaks::LEAGUE);
        let named = |one: Entrant| (group[usize::from(one.0)], result(one));
        standings.rows().iter().map(|row| named(row.entrant)).collect()
    };
    groups.iter().map(order).collect()
}

/// What was seen of a draw so far.
#[derive(Default)]
pub(crate) struct DrawSeen {
    seeds: Vec<Entrant>,
    results: Vec<Option<RoundResult>>,
}

impl DrawSeen {
    /// Checks who has gone on whenever that is decided: when the bracket is drawn, and when a result of the
    /// groups is corrected before any game of it is over.
    pub(crate) fn check(&mut self, tournament: &Tournament) {
        let Some(draw) = &tournament.draw else { return };
        let in_groups = tournament.rounds_in_groups();
        let games =
            |from: usize, to: usize| tournament.rounds[from..to].iter().flat_map(|round| &round.games);
        let results: Vec<_> = games(0, in_groups).map(TournamentGame::result).collect();
        assert!(results.iter().all(Option::is_some), "all games of the groups are over");
        if self.seeds.is_empty() {
            let before = Tournament { draw: None, ..tournament.group_stage().unwrap() };
            assert_eq!(left_early(&before), draw.left_early.iter().copied().collect());
        }
        let is_open = games(in_groups, tournament.rounds.len()).all(TournamentGame::is_open);
        if self.seeds.is_empty() || is_open && tournament.is_running() && results != self.results {
            check_seeds(tournament, &draw.seeds, &draw.left_early);
        } else {
            assert_eq!(draw.seeds, self.seeds, "nobody else goes on");
        }
        (self.seeds, self.results) = (draw.seeds.clone(), results);
    }
}

fn check_seeds(tournament: &Tournament, seeds: &[Entrant], out: &[Entrant]) {
    let is_there = |one: &Entrant| tournament.player(*one).is_some_and(TournamentPlayer::takes_part);
    let mut groups = orders(tournament);
    for group in &mut groups {
        group.retain(|(one, _)| is_there(one) && !out.contains(one));
        group.truncate(2);
    }
    let number: usize = groups.iter().map(Vec::len).sum();
    if number < 2 {
        return;
    }
    let mut winners: Vec<_> = groups.iter().filter_map(|group| group.first().copied()).collect();
    winners.sort_by_key(|&(one, result)| (std::cmp::Reverse(result), one));
    let winners: Vec<Entrant> = winners.into_iter().map(|(one, _)| one).collect();
    assert_eq!(seeds[..winners.len()], winners, "the winners come first, by results");
    let mut seconds: Vec<Entrant> =
        groups.iter().filter_map(|group| group.get(1)).map(|&(one, _)| one).collect();
    let mut drawn = seeds[winners.len()..].to_vec();
    seconds.sort_unstable();
    drawn.sort_unstable();
    assert_eq!(drawn, seconds, "and then the seconds");
    if number == 2 * groups.len() {
        let is_upper = |one: Entrant| {
            let number = seeds.iter().position(|&seed| seed == one).unwrap();
            matches!(number % 4, 0 | 3)
        };
        for group in &groups {
            assert_ne!(is_upper(group[0].0), is_upper(group[1].0), "two of a group meet in the final only");
        }
    }
}
