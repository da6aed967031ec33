//! An arena: whoever is free meets somebody at once, until its time is over.

use std::time::Duration;

use super::{Abilities, ChosenOptions, Kind, KindLength, KindName, LateEntry, Rest, TournamentKind};
use crate::Timestamp;
use crate::clock::TimeControl;
use crate::refusal::TournamentRefusal;
use crate::tournaments::advance::TournamentFacts;
use crate::tournaments::field::Entrant;
use crate::tournaments::game::{GameState, TournamentGame};
use crate::tournaments::option::TournamentOption;
use crate::tournaments::placing::{Ranked, TournamentScore};
use crate::tournaments::player::Presence;
use crate::tournaments::round::TournamentRound;
use crate::tournaments::rules::TournamentRules;
use crate::tournaments::tournament::Tournament;

pub(super) static ABILITIES: Abilities = Abilities {
    options: &[TournamentOption::Minutes],
    usual_clock: TimeControl::Live { minutes: 5, seconds: 3 },
    has_rounds: false,
    pairs_at_once: true,
    late_entry: LateEntry::Open,
    rest: Some(Rest::Pause),
    keeps_apart: true,
    ..Abilities::in_rounds(with_options)
};

/// The shortest and the longest, in minutes.
const LENGTHS: [u16; 2] = [20, 180];

/// How many minutes it lasts if nobody says.
const USUAL: i64 = 60;

/// How many moves each player has time for in the longest game.
const MOVES: u32 = 30;

pub(super) struct ArenaKind {
    pub(super) minutes: u16,
}

impl Kind for ArenaKind {
    fn name(&self) -> KindName {
        KindName::Arena
    }

    fn length(&self) -> Option<KindLength> {
        Some(KindLength::Minutes(self.minutes))
    }

    fn with_length(&self, number: Option<u16>) -> Result<TournamentKind, TournamentRefusal> {
        with_options(&ChosenOptions { minutes: number.map(i64::from), ..ChosenOptions::default() })
    }

    fn check(&self, rules: &TournamentRules) -> Result<(), TournamentRefusal> {
        let [fewest, most] = LENGTHS;
        if !(fewest..=most).contains(&self.minutes) {
            return Err(TournamentRefusal::ArenaLength { fewest, most });
        }
        if !rules.clock.is_live() {
            return Err(TournamentRefusal::ArenaIsLive);
        }
        if !self.fits(rules.clock) {
            let fitting = TimeControl::PROPOSED.into_iter().filter(|&clock| self.fits(clock));
            let longest = fitting.max_by_key(|&clock| clock.longest(MOVES)).unwrap_or(rules.clock);
            return Err(TournamentRefusal::ArenaClock { minutes: self.minutes, longest });
        }
        Ok(())
    }

    fn lasts(&self) -> Option<Duration> {
        Some(Duration::from_mins(self.minutes.into()))
    }

    /// A game in which one player uses all of their time, and the other one none, ends with the arena.
    fn last_games_begin(&self, one: &Tournament) -> Option<Timestamp> {
        Some(one.ends_at()? - one.rules.clock.longest(MOVES) / 2)
    }

    /// A player's time for a game of twenty moves is at most a tenth of it.
    fn quicker(&self, clock: TimeControl) -> Option<TimeControl> {
        let tenth = Duration::from_mins(self.minutes.into()) / 10;
        let is_quick = |&clock: &TimeControl| clock.is_live() && clock.longest(20) / 2 <= tenth;
        let proposed = TimeControl::PROPOSED.into_iter().filter(is_quick);
        let quickest = TimeControl::Live { minutes: u8::try_from(self.minutes / 10).ok()?, seconds: 0 };
        let longest = proposed.max_by_key(|&clock| clock.longest(MOVES)).unwrap_or(quickest);
        (!is_quick(&clock)).then_some(longest)
    }

    fn advance(&self, one: &mut Tournament, facts: &TournamentFacts, now: Timestamp) {
        if one.rounds.is_empty() {
            one.rounds.push(TournamentRound::begin(now));
        }
        let is_closed = self.last_games_begin(one).is_none_or(|last| last <= now);
        // Nothing more is due then but the ends of its games.
        if let Some(only) = one.rounds.last_mut() {
            only.closed = is_closed;
        }
        if !is_closed {
            pair(one, facts, now);
        } else if one.playing().next().is_none() {
            // Games that run are played to the end, and count.
            one.end(now);
        }
    }

    fn next_due(&self, one: &Tournament) -> Option<Timestamp> {
        self.last_games_begin(one).filter(|_| !one.has_no_more_games())
    }

    fn ranking(&self, one: &Tournament) -> Vec<Ranked> {
        let arena = one.arena();
        let score = |entrant: Entrant| {
            let row = arena.player(entrant)?;
            Some(TournamentScore::Arena { points: row.points, games: row.games, streak: row.streak })
        };
        let ranked = |(place, entrant)| Ranked { place, entrant, score: score(entrant) };
        arena.places().into_iter().map(ranked).collect()
    }

    fn may_be_played_again(&self, one: &Tournament, game: &TournamentGame) -> bool {
        one.is_only_open_game(game)
    }
}

impl ArenaKind {
    /// Whether people can play more than one game with a live clock in it.
    fn fits(&self, clock: TimeControl) -> bool {
        clock.is_live() && clock.longest(MOVES) * 3 <= Duration::from_mins(self.minutes.into()) * 2
    }
}

fn pair(one: &mut Tournament, facts: &TournamentFacts, now: Timestamp) {
    let here = one.with(Presence::Here);
    let is_free = |who: &Entrant| !facts.playing_elsewhere.contains(&one.person(*who));
    let free: Vec<Entrant> = one.free().filter(is_free).collect();
    let (arena, forbidden) = (one.arena(), one.forbidden_pairs());
    let may_meet = |who: Entrant, other: Entrant| {
        let is_forbidden = forbidden.contains(&[who, other]) || forbidden.contains(&[other, who]);
        // Two who are alone meet again and again.
        !is_forbidden && (here.len() == 2 || !arena.have_just_met(who, other))
    };
    for pairing in arena.pair_where(&free, may_meet) {
        let game = TournamentGame {
            id: one.draw_id(),
            pairing,
            begin_by: now,
            state: GameState::Playing(now),
            score: None,
            came: None,
        };
        if let Some(round) = one.rounds.last_mut() {
            round.games.push(game);
        }
    }
}

fn with_options(chosen: &ChosenOptions) -> Result<TournamentKind, TournamentRefusal> {
    let [fewest, most] = LENGTHS;
    let minutes = u16::try_from(chosen.minutes.unwrap_or(USUAL));
    let minutes = minutes.map_err(|_| TournamentRefusal::ArenaLength { fewest, most })?;
    Ok(TournamentKind::Arena { minutes })
}
