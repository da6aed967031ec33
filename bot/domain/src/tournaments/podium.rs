//! Who came first, second and third, the game that decided it, and what one has won so far.

use super::field::{Entrant, RoundResult};
use super::game::{GameState, TournamentGame};
use super::tournament::{Presence, Tournament, TournamentStage};
use crate::{GuildId, PlayerId, Timestamp};

/// The number of players on a podium.
const STEPS: usize = 3;

/// How many of somebody's latest tournaments are looked through for their best places, and how many of these
/// there are.
const LATEST: usize = 10;
const BEST: usize = 3;

/// What somebody has reached in a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlaceReached {
    /// The place, from 1.
    pub place: u16,
    /// The name of the tournament.
    pub name: String,
}

impl Tournament {
    /// The best three with their places, best first. Nobody if nothing was played.
    pub fn podium(&self) -> Vec<(u16, Entrant)> {
        if self.games().all(TournamentGame::is_open) {
            return Vec::new();
        }
        self.order().into_iter().take(STEPS).collect()
    }

    /// The game that was the winner's last, of those that were played out.
    pub fn deciding_game(&self) -> Option<&TournamentGame> {
        let &(_, winner) = self.podium().first()?;
        let ended = |game: &&TournamentGame| match game.state {
            GameState::Ended(RoundResult::Played(_), at) => Some(at),
            GameState::Ended(..) | GameState::Waiting(_) | GameState::Playing(_) => None,
        };
        let own = self.games().filter(|game| game.side_of(winner).is_some());
        own.filter(|game| ended(game).is_some()).max_by_key(ended)
    }

    /// When it ended, for somebody who has had a game in it, if it was played to its end.
    fn ended_for(&self, who: PlayerId) -> Option<(Timestamp, Entrant)> {
        let TournamentStage::Over { at } = self.stage else { return None };
        let own = self.entrant(who)?;
        let has_played = self.games().any(|game| !game.is_open() && game.side_of(own).is_some());
        let is_removed = self.player(own).is_some_and(|one| one.presence == Presence::Removed);
        (has_played && !is_removed).then_some((at, own))
    }

    /// The place that a player has reached.
    fn reached_by(&self, who: Entrant) -> Option<PlaceReached> {
        let (place, _) = self.order().into_iter().find(|&(_, one)| one == who)?;
        Some(PlaceReached { place, name: self.rules.name.clone() })
    }
}

/// The best places of somebody in their latest tournaments, best first: on a server, or anywhere.
pub fn best_places(all: &[Tournament], who: PlayerId, guild: Option<GuildId>) -> Vec<PlaceReached> {
    let here = all.iter().filter(|one| guild.is_none_or(|guild| one.guild == guild));
    let mut ended: Vec<_> = here.filter_map(|one| Some((one, one.ended_for(who)?))).collect();
    ended.sort_by_key(|(_, (at, _))| std::cmp::Reverse(*at));
    // Standings take time, so they are made for these alone.
    let latest = ended.into_iter().take(LATEST);
    let mut reached: Vec<_> = latest.filter_map(|(one, (_, own))| one.reached_by(own)).collect();
    reached.sort_by_key(|reached| reached.place);
    reached.truncate(BEST);
    reached
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::Side;

    use super::super::tests::announced;
    use super::*;
    use crate::{MatchId, Pairing, TimeControl, TournamentKind, TournamentPlayer, TournamentRound};

    const ADA: PlayerId = PlayerId(1);
    const BOB: PlayerId = PlayerId(2);
    const GUILD: GuildId = GuildId(1);

    fn at(seconds: u64) -> Timestamp {
        Timestamp::from_millis(seconds * 1_000)
    }

    /// A Swiss that is over, of so many players and with these games between the first two.
    fn over(name: &str, players: u64, games: &[(RoundResult, u64)], ended: u64) -> Tournament {
        let clock = TimeControl::Live { minutes: 5, seconds: 3 };
        let mut one = announced(TournamentKind::Swiss { rounds: None }, clock);
        name.clone_into(&mut one.rules.name);
        let player =
            |who| TournamentPlayer { player: PlayerId(who), presence: Presence::Here, active: at(0) };
        one.players = (1..=players).map(player).collect();
        one.rounds =
            games.iter().zip(1..).map(|(&(result, at_second), id)| round(id, result, at_second)).collect();
        one.stage = TournamentStage::Over { at: at(ended) };
        one
    }

    fn round(id: u64, result: RoundResult, ended: u64) -> TournamentRound {
        let game = TournamentGame {
            id: MatchId::from_random(id),
            pairing: Pairing { south: Entrant(0), north: Entrant(1) },
            begin_by: at(9),
            state: GameState::Ended(result, at(ended)),
        };
        TournamentRound { begun: at(0), games: vec![game], absent: Vec::new(), reminded: true, closed: true }
    }

    const WON: RoundResult = RoundResult::Played(Some(Side::South));

    #[test]
    fn a_podium_has_at_most_three_who_may_share_a_place() {
        assert_eq!(over("", 5, &[(WON, 1)], 2).podium().len(), 3);
        assert_eq!(over("", 2, &[(WON, 1)], 2).podium(), [(1, Entrant(0)), (2, Entrant(1))]);
        let drawn = over("", 2, &[(RoundResult::Played(None), 1)], 2);
        assert_eq!(drawn.podium().iter().map(|(place, _)| *place).collect::<Vec<_>>(), [1, 1]);
        assert_eq!(over("", 4, &[], 2).podium(), [], "nothing was played");
    }

    #[test]
    fn the_winners_last_game_that_was_played_decides() {
        let by_default = RoundResult::Forfeit(Some(Side::South));
        let one = over("", 2, &[(WON, 5), (WON, 3), (by_default, 8)], 9);
        assert_eq!(one.deciding_game().map(|game| game.id), Some(MatchId::from_random(1)));
        assert_eq!(over("", 2, &[(by_default, 8)], 9).deciding_game(), None);
        assert_eq!(over("", 2, &[], 9).deciding_game(), None);
    }

    #[test]
    fn the_best_places_are_of_the_latest_tournaments() {
        let lost = RoundResult::Played(Some(Side::North));
        let mut all = vec![over("old", 2, &[(WON, 1)], 1)];
        all.extend((2..=9).map(|at| over("lost", 2, &[(lost, 1)], at)));
        all.push(over("won", 2, &[(WON, 1)], 10));
        let named = |all: &[Tournament]| {
            let places = best_places(all, ADA, Some(GUILD)).into_iter();
            places.map(|one| format!("{} {}", one.place, one.name)).collect::<Vec<_>>()
        };
        assert_eq!(named(&all), ["1 won", "1 old", "2 lost"]);
        all.push(over("new", 2, &[(lost, 1)], 11));
        assert_eq!(named(&all), ["1 won", "2 new", "2 lost"], "the eleventh is forgotten");
    }

    #[test]
    fn places_need_a_game_and_the_end() {
        let places = |one: Tournament, who, guild| best_places(&[one], who, guild).len();
        let one = over("x", 3, &[(WON, 1)], 2);
        assert_eq!(places(one.clone(), BOB, None), 1);
        assert_eq!(places(one.clone(), BOB, Some(GuildId(2))), 0, "it was on another server");
        assert_eq!(places(one.clone(), PlayerId(3), None), 0, "they had no game");
        assert_eq!(places(one.clone(), PlayerId(9), None), 0, "they took no part");
        let running = Tournament { stage: TournamentStage::Running { since: at(0) }, ..one.clone() };
        assert_eq!(places(running, BOB, None), 0);
        let mut removed = one;
        removed.players[1].presence = Presence::Removed;
        assert_eq!(places(removed, BOB, None), 0);
    }
}
