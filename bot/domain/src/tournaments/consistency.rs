//! What every tournament keeps to, so that one that could not have come about is not read.

use std::collections::BTreeSet;

use super::change::{RuleChange, RuleName};
use super::decide::{LONGEST_REASON, MOST_APART, MOST_ORGANISERS};
use super::field::{Entrant, Field, Round};
use super::log::{LogEntry, MOST_LOG_LINES};
use super::news::News;
use super::tournament::{Tournament, TournamentStage};
use crate::PlayerId;
use crate::limits::MOST_CHANGES;

/// Why there can be no such tournament.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct ImpossibleTournament(&'static str);

/// The most letters of a stored name.
const MOST_LETTERS: usize = 100;

impl Tournament {
    /// Checks what decisions and time always keep to.
    ///
    /// # Errors
    ///
    /// The first thing that cannot be.
    pub fn check(&self) -> Result<(), ImpossibleTournament> {
        self.checks().find(|(holds, _)| !holds).map_or(Ok(()), |(_, what)| Err(ImpossibleTournament(what)))
    }

    fn checks(&self) -> impl Iterator<Item = (bool, &'static str)> + '_ {
        type Check = (fn(&Tournament) -> bool, &'static str);
        const CHECKS: &[Check] = &[
            (|one| one.version > 0, "its version is 0"),
            (
                |one| one.version < MOST_CHANGES && one.drawn < MOST_CHANGES && one.posts.told < u32::MAX / 2,
                "it has too many changes",
            ),
            (|one| one.rules.check().is_ok(), "its rules are not allowed"),
            (|one| one.rules.season.is_some() == one.season.is_some(), "its season is not that of its rules"),
            (|one| one.rules.name.chars().count() <= MOST_LETTERS, "its name is too long"),
            (|one| one.nth > 0, "it has no number among those of its name"),
            (Tournament::names_its_players, "it names a player who is not in it"),
            (Tournament::has_each_player_once, "somebody is in it twice"),
            (|one| one.number() <= one.rules.most, "it has more players than it may have"),
            (|one| one.games().all(|game| game.pairing.south != game.pairing.north), "somebody plays alone"),
            (Tournament::has_each_id_once, "two of its games have the same id"),
            (Tournament::has_rounds_of_its_stage, "it has rounds that it cannot have"),
            (Tournament::has_each_player_once_a_round, "somebody is in a round twice"),
            (|one| one.kind().follows_plan(one), "its rounds are not those that it plans"),
            (
                |one| {
                    one.drafted_from.is_none()
                        || one.rules.kind.is_drafted() && one.drafted_from != Some(one.id)
                },
                "it is drafted from what it cannot be",
            ),
            (Tournament::has_its_servers, "two servers play who cannot"),
            (Tournament::has_its_ladder, "its ladder does not have its players"),
            (Tournament::has_its_organisers, "somebody organises it who cannot"),
            (Tournament::has_its_start_list, "it has a start list that it cannot have"),
            (Tournament::keeps_pairs_apart, "it keeps pairs apart that it cannot"),
            (|one| one.log.len() <= MOST_LOG_LINES, "its log is too long"),
            (Tournament::has_a_log, "its log cannot be"),
        ];
        CHECKS.iter().map(|&(holds, what)| (holds(self), what))
    }

    /// Whoever plays, rests, or is told of has the number of a player.
    fn names_its_players(&self) -> bool {
        let passed = self.taken.iter().flat_map(|(_, passed)| passed).chain(&self.warned).copied();
        let played = self.games().flat_map(|game| [game.pairing.south, game.pairing.north]);
        let absent = self.rounds.iter().flat_map(|round| &round.absent).map(|&(one, _)| one);
        let told = self.posts.news.iter().flat_map(|one| match &one.what {
            News::Ready { who, .. } => std::slice::from_ref(who),
            News::Missing(people) | News::Sinking(people) | News::Sunk(people) => people,
            _ => &[],
        });
        u16::try_from(self.players.len()).is_ok()
            && played
                .chain(absent)
                .chain(passed)
                .chain(told.copied())
                .all(|one: Entrant| one.index() < self.players.len())
    }

    fn has_each_player_once(&self) -> bool {
        let mut seen = BTreeSet::new();
        self.players.iter().all(|one| seen.insert(one.player))
    }

    fn has_each_id_once(&self) -> bool {
        let mut seen = BTreeSet::new();
        self.games().all(|game| seen.insert(game.id)) && seen.len() as u64 <= self.drawn
    }

    fn has_rounds_of_its_stage(&self) -> bool {
        let number = self.rounds.len();
        let fits = match self.rules.kind.rounds(self.field_size()) {
            Some(total) => self.rounds_begun() <= usize::from(total),
            None => number <= 1,
        };
        if self.is_draft() {
            return number == 0 && self.players.is_empty() && self.paused.is_none();
        }
        let is_open = self.stage == TournamentStage::Open;
        let is_standing = self.rules.kind.abilities().is_standing;
        fits && (number == 1 || !is_standing)
            && !(is_open && (number > 0 || is_standing))
            && (self.is_running() || self.paused.is_none())
    }

    /// In tournaments of rounds nobody is in a round twice, and only who has no game in it had it off. Others
    /// have a single round, in which nobody is absent.
    fn has_each_player_once_a_round(&self) -> bool {
        if !self.rules.kind.has_rounds() {
            return self.rounds.iter().all(|round| round.absent.is_empty() && round.off.is_empty());
        }
        let mut field = Field::new(self.field_size());
        self.rounds.iter().all(|round| {
            let games = round.games.iter().map(|game| (game.pairing, None)).collect();
            let is_absent = |one: &Entrant| round.absent.iter().any(|(absent, _)| absent == one);
            let is_right = field.add_round(Round { games, absent: round.absent.clone() }).is_ok();
            let is_in_game = |one: &Entrant| round.games.iter().any(|game| game.side_of(*one).is_some());
            is_right && round.off.iter().all(is_absent) && round.left.iter().all(is_in_game)
        })
    }

    fn has_its_ladder(&self) -> bool {
        let places = self.ladder.places();
        let on_it: BTreeSet<_> = places.iter().copied().collect();
        let there = self.players.iter().filter(|one| one.takes_part()).map(|one| one.player);
        let should: BTreeSet<_> =
            if self.rules.kind.abilities().has_challenges { there.collect() } else { BTreeSet::new() };
        on_it.len() == places.len() && on_it == should
    }

    /// A match has two servers, none of which has more players than there are boards.
    fn has_its_servers(&self) -> bool {
        let Some(servers) = &self.servers else {
            return !self.players.iter().any(|one| one.is_guest)
                && (self.is_draft() || !self.rules.kind.abilities().has_teams);
        };
        let is_apart = servers.guest.as_ref().is_none_or(|guest| guest.guild != self.guild);
        let has_room = |guests| self.number_of_team(guests) <= self.most_boards();
        self.rules.kind.abilities().has_teams && is_apart && has_room(false) && has_room(true)
    }

    fn has_its_organisers(&self) -> bool {
        let mut seen = BTreeSet::new();
        self.co_organisers.len() <= MOST_ORGANISERS && self.organisers().all(|one| seen.insert(one))
    }

    /// The start list is made before it begins.
    fn has_its_start_list(&self) -> bool {
        let mut seen = BTreeSet::new();
        let is_right = |one: &PlayerId| seen.insert(*one) && self.entrant(*one).is_some();
        let may_have = self.rules.kind.abilities().has_bracket && self.rounds.is_empty();
        (may_have || self.start_list.is_empty()) && self.start_list.iter().all(is_right)
    }

    fn keeps_pairs_apart(&self) -> bool {
        let mut seen = BTreeSet::new();
        let is_new =
            |&[one, other]: &[PlayerId; 2]| one != other && seen.insert(BTreeSet::from([one, other]));
        self.forbidden.len() <= MOST_APART && self.forbidden.iter().all(is_new)
    }

    fn has_a_log(&self) -> bool {
        let is_short = |reason: &str| reason.chars().count() <= LONGEST_REASON;
        let may_be_so = |change: &RuleChange| match change {
            RuleChange::Name(name) => name.chars().count() <= MOST_LETTERS,
            _ => true,
        };
        let may_be = |what: &LogEntry| match what {
            LogEntry::ResultSet { reason, .. }
            | LogEntry::ResultRemoved { reason, .. }
            | LogEntry::Replayed { reason, .. }
            | LogEntry::Removed { reason, .. }
            | LogEntry::Stopped(reason) => is_short(reason),
            LogEntry::Changed(changes) => {
                changes.len() <= RuleName::ALL.len() && changes.iter().all(may_be_so)
            }
            _ => true,
        };
        let is_there = |what: &News| !matches!(what, News::Decided(line) if *line >= self.log.len());
        self.log.iter().all(|line| may_be(&line.what))
            && self.posts.news.iter().all(|one| is_there(&one.what))
    }
}

#[cfg(test)]
mod tests {
    use super::super::round::TournamentRound;
    use super::super::tests::{LIVE, announced, at, by, go, with};
    use super::*;
    use crate::PlayerId;
    use crate::clock::TimeControl;
    use crate::tournaments::{Absence, TournamentIntent, TournamentKind};

    fn swiss() -> Tournament {
        go(&with(&announced(TournamentKind::Swiss { rounds: Some(3) }, LIVE), 1..=5), at(60))
    }

    fn ladder() -> Tournament {
        let ladder = with(&announced(TournamentKind::Ladder, TimeControl::Days(3)), 1..=3);
        ladder.decide(by(PlayerId(2)), TournamentIntent::Challenge(PlayerId(1)), at(2)).unwrap()
    }

    fn league() -> Tournament {
        let kind = TournamentKind::League { twice: false, at_once: true, divisions: None };
        go(&with(&announced(kind, LIVE), 1..=4), at(60))
    }

    /// Why a tournament cannot be after a change.
    fn why(mut one: Tournament, change: impl FnOnce(&mut Tournament)) -> &'static str {
        assert_eq!(one.check(), Ok(()));
        change(&mut one);
        one.check().unwrap_err().0
    }

    #[test]
    fn what_cannot_be_is_found() {
        assert_eq!(why(swiss(), |one| one.version = u64::MAX), "it has too many changes");
        let lines = |one: &mut Tournament| one.log = vec![one.log[0].clone(); MOST_LOG_LINES + 1];
        assert_eq!(why(swiss(), lines), "its log is too long");
        assert_eq!(why(swiss(), |one| one.posts.told = u32::MAX), "it has too many changes");
        assert_eq!(why(swiss(), |one| one.rules.name = "x".repeat(10_000)), "its name is too long");
        assert_eq!(why(swiss(), |one| one.rules.most = 9_999), "its rules are not allowed");
        assert_eq!(why(swiss(), |one| one.rules.most = 4), "it has more players than it may have");
        assert_eq!(why(swiss(), |one| one.players[1] = one.players[0]), "somebody is in it twice");
        let more = |one: &mut Tournament| one.rounds = vec![TournamentRound::begin(at(60)); 4];
        assert_eq!(why(swiss(), more), "it has rounds that it cannot have");
    }

    #[test]
    fn games_that_cannot_be_are_found() {
        let alone = |one: &mut Tournament| {
            let game = &mut one.rounds[0].games[0];
            game.pairing.north = game.pairing.south;
        };
        assert_eq!(why(swiss(), alone), "somebody plays alone");
        let unknown = |one: &mut Tournament| one.rounds[0].games[0].pairing.north = Entrant(5);
        assert_eq!(why(swiss(), unknown), "it names a player who is not in it");
        let same = |one: &mut Tournament| one.rounds[0].games[1].id = one.rounds[0].games[0].id;
        assert_eq!(why(swiss(), same), "two of its games have the same id");
        assert_eq!(why(swiss(), |one| one.drawn = 0), "two of its games have the same id");
        let twice = |one: &mut Tournament| one.rounds[0].absent.push((Entrant(0), Absence::HalfBye));
        assert_eq!(why(swiss(), twice), "somebody is in a round twice");
        let swapped = |one: &mut Tournament| one.rounds.swap(0, 1);
        assert_eq!(why(league(), swapped), "its rounds are not those that it plans");
        let more = |one: &mut Tournament| one.rounds.extend(one.rounds.clone());
        assert_eq!(why(ladder(), more), "two of its games have the same id");
        assert_eq!(why(ladder(), |one| one.rounds.clear()), "it has rounds that it cannot have");
    }

    #[test]
    fn ladders_pairs_and_logs_that_cannot_be_are_found() {
        let joins = |one: &mut Tournament| one.players.truncate(2);
        assert_eq!(why(ladder(), joins), "its ladder does not have its players");
        let pair = [PlayerId(1), PlayerId(2)];
        assert_eq!(why(swiss(), |one| one.forbidden = vec![pair; 2]), "it keeps pairs apart that it cannot");
        assert_eq!(
            why(swiss(), |one| one.forbidden = vec![[PlayerId(1); 2]]),
            "it keeps pairs apart that it cannot"
        );
        let long = |one: &mut Tournament| one.log[0].what = LogEntry::Stopped("x".repeat(201));
        assert_eq!(why(swiss(), long), "its log cannot be");
    }
}
