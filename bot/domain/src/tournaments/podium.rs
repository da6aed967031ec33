//! Who came first, second and third, the game that decided it, and what one has won so far.

use std::collections::BTreeSet;

use super::field::{Entrant, RoundResult};
use super::game::{GameState, TournamentGame};
use super::placing::Ranked;
use super::season::Season;
use super::tournament::{Tournament, TournamentStage};
use crate::{GuildId, PlayerId, Timestamp, TournamentId};

/// The last place on a podium.
const STEPS: u16 = 3;

/// How many of somebody's latest tournaments are looked through for their best places, and how many of these
/// there are.
const LATEST: usize = 10;
const BEST: usize = 3;

/// What somebody has reached in a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlaceReached {
    /// The place, from 1.
    pub place: u16,
    /// What the tournament is called.
    pub title: String,
    /// When it began.
    pub day: Timestamp,
    /// The group in which that was, from 0, if it had several.
    pub group: Option<usize>,
}

/// What somebody has won in tournaments, wherever they were held. It is theirs: nothing of it names a server.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Trophies {
    /// How often they were first, second and third.
    pub places: [u32; STEPS as usize],
    /// How many seasons they have won.
    pub seasons: u32,
}

impl Trophies {
    /// The trophies of somebody from all tournaments in which they took part, and from all of the seasons
    /// that they [took part in](Trophies::seasons).
    pub fn from_tournaments(who: PlayerId, all: &[Tournament], seasons: &[Season]) -> Trophies {
        let mut trophies = Trophies::default();
        // They are for whoever stands on the podium: of several groups, in the first.
        for place in all.iter().filter_map(|one| one.step_of(one.ended_for(who)?.1)) {
            if let Some(number) = trophies.places.get_mut(usize::from(place.saturating_sub(1))) {
                *number += 1;
            }
        }
        let won = seasons.iter().filter(|season| season.champions().any(|champion| champion == who));
        trophies.seasons = u32::try_from(won.count()).unwrap_or(u32::MAX);
        trophies
    }

    /// The seasons that somebody may have won, of tournaments in which they took part.
    pub fn seasons(who: PlayerId, all: &[Tournament]) -> BTreeSet<TournamentId> {
        all.iter().filter(|one| one.ended_for(who).is_some()).filter_map(|one| one.season).collect()
    }
}

impl Tournament {
    /// Whoever has one of the first three places, best first. More than three if some share one. Of several
    /// groups, those of the first one stand there. A match has winners, and no podium.
    pub fn podium(&self) -> Vec<Ranked> {
        if self.rules.kind.abilities().has_teams {
            return Vec::new();
        }
        let (mut best, groups) = (self.places(), self.groups());
        best.retain(|one| one.place <= STEPS && groups.group_of(one.entrant) == Some(0));
        best
    }

    /// The first of each group, by group. Several if they are equal.
    pub fn group_winners(&self) -> Vec<Vec<Ranked>> {
        let groups = self.groups();
        let mut winners = vec![Vec::new(); groups.number()];
        for one in self.places().into_iter().filter(|one| one.place == 1) {
            if let Some(group) = groups.group_of(one.entrant).and_then(|at| winners.get_mut(at)) {
                group.push(one);
            }
        }
        winners
    }

    /// Who is named at the end: on the podium, as winners of groups, or because they go up or down.
    pub fn congratulated(&self) -> BTreeSet<Entrant> {
        let best = self.podium().into_iter().chain(self.group_winners().concat());
        best.map(|one| one.entrant).chain(self.movements().into_keys()).collect()
    }

    /// The game that was the winner's last, of those that were played out and count as they were played.
    pub fn deciding_game(&self) -> Option<&TournamentGame> {
        let winner = self.podium().first()?.entrant;
        let ended = |game: &&TournamentGame| match game.state {
            GameState::Ended(RoundResult::Played(_), at) => Some(at),
            GameState::Ended(..) | GameState::Waiting(_) | GameState::Playing(_) => None,
        };
        let own = self.games().filter(|game| game.side_of(winner).is_some() && !self.is_result_set(game.id));
        own.filter(|game| ended(game).is_some()).max_by_key(ended)
    }

    /// When it ended, for somebody who may have a place, if it was played to its end.
    fn ended_for(&self, who: PlayerId) -> Option<(Timestamp, Entrant)> {
        let TournamentStage::Over { at } = self.stage else { return None };
        let own = self.entrant(who)?;
        let has_had_game = self.games().any(|game| !game.is_open() && game.side_of(own).is_some());
        (has_had_game && self.player(own)?.may_have_place()).then_some((at, own))
    }

    /// The step of the podium on which a player stands.
    fn step_of(&self, who: Entrant) -> Option<u16> {
        self.podium().into_iter().find(|one| one.entrant == who).map(|one| one.place)
    }

    /// The place that a player has reached.
    fn place_of(&self, who: Entrant) -> Option<u16> {
        self.places().into_iter().find(|one| one.entrant == who).map(|one| one.place)
    }
}

/// The best places of somebody in their latest tournaments, best first: on a server, or anywhere.
pub fn best_places(all: &[Tournament], who: PlayerId, guild: Option<GuildId>) -> Vec<PlaceReached> {
    let here = all.iter().filter(|one| guild.is_none_or(|guild| one.guild == guild));
    let mut ended: Vec<_> = here.filter_map(|one| Some((one, one.ended_for(who)?))).collect();
    ended.sort_by_key(|(_, (at, _))| std::cmp::Reverse(*at));
    // Standings take time, so they are made for these alone.
    let latest = ended.into_iter().take(LATEST);
    let reached = |(one, (_, own)): (&Tournament, (Timestamp, Entrant))| {
        let group = one.groups().group_of(own).filter(|_| one.has_groups());
        Some(PlaceReached { place: one.place_of(own)?, title: one.title(), day: one.day(), group })
    };
    let mut reached: Vec<_> = latest.filter_map(reached).collect();
    reached.sort_by_key(|reached| reached.place);
    reached.truncate(BEST);
    reached
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::Side;

    use super::super::log::LogEntry;
    use super::super::tests::announced;
    use super::*;
    use crate::MatchId;
    use crate::clock::TimeControl;
    use crate::tournaments::{
        Pairing, Presence, SeasonCounts, SeasonRules, TournamentKind, TournamentPlayer, TournamentRound,
    };

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
        let player = |who| TournamentPlayer {
            is_guest: false,
            player: PlayerId(who),
            presence: Presence::Here,
            active: at(0),
            is_here: false,
        };
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
            score: None,
            came: None,
        };
        TournamentRound { games: vec![game], reminded: true, closed: true, ..TournamentRound::begin(at(0)) }
    }

    const WON: RoundResult = RoundResult::Played(Some(Side::South));

    /// The same with one round, in which each pair played this.
    fn round_of(players: u64, results: &[RoundResult]) -> Tournament {
        let mut one = over("", players, &[], 9);
        let mut first = TournamentRound::begin(at(0));
        for (&result, id) in results.iter().zip(1..) {
            let mut game = round(id, result, 5).games.remove(0);
            let south = u16::try_from(2 * (id - 1)).unwrap();
            game.pairing = Pairing { south: Entrant(south), north: Entrant(south + 1) };
            first.games.push(game);
        }
        one.rounds = vec![first];
        one
    }

    fn numbers(podium: &[Ranked]) -> Vec<(u16, u16)> {
        podium.iter().map(|one| (one.place, one.entrant.0)).collect()
    }

    #[test]
    fn equals_stand_on_a_podium_together() {
        assert_eq!(numbers(&over("", 2, &[(WON, 1)], 2).podium()), [(1, 0), (2, 1)]);
        assert_eq!(numbers(&over("", 5, &[(WON, 1)], 2).podium()), [(1, 0), (2, 1)], "three had no game");
        let drawn = RoundResult::Played(None);
        assert_eq!(numbers(&round_of(8, &[drawn; 4]).podium()).len(), 8, "all eight are equal");
        assert_eq!(numbers(&round_of(4, &[WON, WON]).podium()), [(1, 0), (1, 2), (3, 1), (3, 3)]);
        assert_eq!(over("", 4, &[], 2).podium(), [], "nothing was played");
    }

    #[test]
    fn a_place_needs_a_game_and_is_not_for_the_removed() {
        let by_default = RoundResult::Forfeit(Some(Side::South));
        let one = round_of(6, &[by_default, WON, WON]);
        assert_eq!(numbers(&one.podium()), [(1, 2), (1, 4), (3, 3), (3, 5)], "a win by default is no game");
        let mut removed = one.clone();
        removed.players[2].presence = Presence::Removed;
        let removed_podium = removed.podium();
        assert_eq!(numbers(&removed_podium), [(1, 4), (2, 3), (2, 5)]);
        assert_eq!(best_places(&[removed.clone()], PlayerId(3), None), []);
        assert_eq!(best_places(&[removed], PlayerId(4), None)[0].place, 2);
        let mut left = one.clone();
        left.players[2].presence = Presence::Withdrawn;
        assert_eq!(left.podium(), one.podium(), "who has left keeps what they have won");
        assert_eq!(best_places(&[left.clone()], PlayerId(3), None)[0].place, 1);
        left.players[2].player = crate::erasure::Erasure::new(PlayerId(3), 5).stand_in;
        assert_eq!(left.podium(), removed_podium, "who has deleted their data has none");
        assert_eq!(round_of(70, &[RoundResult::Forfeit(None); 35]).podium(), [], "nobody came");
    }

    #[test]
    fn the_winners_last_game_that_was_played_decides() {
        let by_default = RoundResult::Forfeit(Some(Side::South));
        let one = over("", 2, &[(WON, 5), (WON, 3), (by_default, 8)], 9);
        assert_eq!(one.deciding_game().map(|game| game.id), Some(MatchId::from_random(1)));
        assert_eq!(over("", 2, &[(by_default, 8)], 9).deciding_game(), None);
        assert_eq!(over("", 2, &[], 9).deciding_game(), None);
        let mut set = one;
        let (game, reason) = (MatchId::from_random(1), "a fault".to_owned());
        set.add_log_line(None, LogEntry::ResultSet { game, result: WON, was: None, reason }, at(9));
        let decides = set.deciding_game().map(|game| game.id);
        assert_eq!(decides, Some(MatchId::from_random(2)), "what organisers set was not played so");
    }

    #[test]
    fn the_best_places_are_of_the_latest_tournaments() {
        let lost = RoundResult::Played(Some(Side::North));
        let mut all = vec![over("old", 2, &[(WON, 1)], 1)];
        all.extend((2..=9).map(|at| over("lost", 2, &[(lost, 1)], at)));
        all.push(over("won", 2, &[(WON, 1)], 10));
        let named = |all: &[Tournament]| {
            let places = best_places(all, ADA, Some(GUILD)).into_iter();
            places.map(|one| format!("{} {}", one.place, one.title)).collect::<Vec<_>>()
        };
        assert_eq!(named(&all), ["1 won", "1 old", "2 lost"]);
        all.push(over("new", 2, &[(lost, 1)], 11));
        assert_eq!(named(&all), ["1 won", "2 new", "2 lost"], "the eleventh is forgotten");
    }

    #[test]
    fn trophies_are_counted_on_every_server_and_corrected() {
        let lost = RoundResult::Played(Some(Side::North));
        let elsewhere = Tournament { guild: GuildId(2), ..over("won", 2, &[(WON, 1)], 1) };
        let mut all = vec![elsewhere, over("won", 2, &[(WON, 1)], 2), over("lost", 2, &[(lost, 1)], 3)];
        all.extend((4..30).map(|at| over("fifth", 2, &[], at)));
        let places = |all: &[Tournament], who| Trophies::from_tournaments(who, all, &[]).places;
        assert_eq!((places(&all, ADA), places(&all, BOB)), ([2, 1, 0], [1, 2, 0]));
        all[0].rounds = over("", 2, &[(lost, 1)], 1).rounds;
        assert_eq!(places(&all, ADA), [1, 2, 0]);
        let third = round_of(6, &[WON, WON, WON]);
        assert_eq!(places(&[third], PlayerId(2)), [0, 0, 0], "they are fourth");
    }

    #[test]
    fn whoever_has_won_a_season_has_a_trophy_of_it() {
        let rules = SeasonRules { tournaments: 2, best: 2, counts: SeasonCounts::Places };
        let of = |at| {
            let mut one = over("season", 2, &[(WON, 1)], at);
            (one.rules.season, one.season) = (Some(rules), Some(TournamentId::from_random(5)));
            one
        };
        let all = [of(2), of(3), over("alone", 2, &[(WON, 1)], 4)];
        let [ada, bob] = [ADA, BOB].map(|who| {
            let seasons = Trophies::seasons(who, &all);
            assert_eq!(seasons, [TournamentId::from_random(5)].into());
            let season = Season::from_tournaments(&all[..2]).unwrap();
            Trophies::from_tournaments(who, &all, &[season]).seasons
        });
        assert_eq!((ada, bob), (1, 0));
        assert!(Trophies::seasons(PlayerId(9), &all).is_empty(), "they took no part");
        let season = Season::from_tournaments(&all[..1]).unwrap();
        assert_eq!(Trophies::from_tournaments(ADA, &all[..1], &[season]).seasons, 0, "it goes on");
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
