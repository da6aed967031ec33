//! A ladder: a win takes the place of somebody above, and the idle sink. It stands until organisers end it.

use std::time::Duration;

use super::{Abilities, ChosenOptions, Kind, KindName, LateEntry, TournamentKind};
use crate::clock::TimeControl;
use crate::refusal::TournamentRefusal;
use crate::tournaments::advance::TournamentFacts;
use crate::tournaments::field::Entrant;
use crate::tournaments::game::TournamentGame;
use crate::tournaments::log::LogEntry;
use crate::tournaments::news::News;
use crate::tournaments::placing::Ranked;
use crate::tournaments::tournament::Tournament;
use crate::{MatchId, PlayerId, Timestamp};

pub(super) static ABILITIES: Abilities = Abilities {
    has_rounds: false,
    is_standing: true,
    has_challenges: true,
    late_entry: LateEntry::Open,
    ..Abilities::in_rounds(with_options)
};

/// How long somebody keeps their place without a game.
const IDLE: Duration = Duration::from_hours(24 * 14);

/// How long before that they are told so.
const WARNS: Duration = Duration::from_hours(24 * 3);

/// How long somebody has to answer a challenge if the clock has no days.
const ANSWER: Duration = Duration::from_hours(72);

/// How long somebody has to come back who waited in vain.
const NIGHT: Duration = Duration::from_hours(12);

pub(super) struct LadderKind;

impl Kind for LadderKind {
    fn name(&self) -> KindName {
        KindName::Ladder
    }

    fn time_to_begin(&self, clock: TimeControl) -> Duration {
        match clock {
            TimeControl::Days(_) => clock.bank(),
            _ => ANSWER,
        }
    }

    /// Nobody loses a place in their sleep.
    fn time_to_return(&self) -> Duration {
        NIGHT
    }

    /// Lets those sink who have been idle, from the bottom up, so that each sinks by one place. They are told
    /// so some days before.
    fn advance(&self, one: &mut Tournament, facts: &TournamentFacts, now: Timestamp) {
        if std::mem::take(&mut one.sorts) {
            one.ladder.sort_by_strength(|who| facts.strengths.get(&who).copied().unwrap_or(i64::MIN));
        }
        let idle: Vec<(Entrant, Timestamp)> = idle(one).collect();
        one.warned.retain(|who| idle.iter().any(|&(one, due)| one == *who && due <= now + WARNS));
        let mut sunk = Vec::new();
        for &(who, _) in idle.iter().rev().filter(|(_, due)| *due <= now) {
            if one.ladder.sink(one.person(who)) {
                sunk.insert(0, who);
            }
            one.players[who.index()].active = now;
            one.warned.retain(|warned| *warned != who);
        }
        let is_last = |who: Entrant| one.ladder.places().last() == Some(&one.person(who));
        let soon = idle.iter().filter(|(_, due)| (now..=now + WARNS).contains(due) && *due > now);
        let soon: Vec<Entrant> =
            soon.map(|&(who, _)| who).filter(|who| !one.warned.contains(who) && !is_last(*who)).collect();
        if !sunk.is_empty() {
            let people = sunk.iter().map(|&who| one.person(who)).collect();
            one.add_log_line(None, LogEntry::Sunk(people), now);
            one.tell(News::Sunk(sunk));
        }
        if !soon.is_empty() {
            one.warned.extend(&soon);
            one.tell(News::Sinking(soon));
        }
    }

    fn next_due(&self, one: &Tournament) -> Option<Timestamp> {
        let last = one.ladder.places().last().and_then(|&last| one.entrant(last));
        let due = idle(one).map(|(who, due)| {
            let is_warned = one.warned.contains(&who) || last == Some(who);
            if is_warned { due } else { due - WARNS }
        });
        due.min()
    }

    fn ranking(&self, one: &Tournament) -> Vec<Ranked> {
        let places = (1..).zip(one.ladder.places());
        places
            .filter_map(|(place, &who)| Some(Ranked { place, entrant: one.entrant(who)?, score: None }))
            .collect()
    }

    fn enter(&self, one: &mut Tournament, entrant: Entrant) {
        one.ladder.join(one.person(entrant));
    }

    /// The challenger, who is North, takes the place of South with a win. Who does not come loses it as well.
    fn game_ended(&self, one: &mut Tournament, id: MatchId, now: Timestamp) {
        let Some(&TournamentGame { pairing, state, .. }) = one.game(id) else { return };
        for who in [pairing.south, pairing.north] {
            if let Some(player) = one.players.get_mut(who.index()) {
                player.active = now;
            }
        }
        let [above, challenger] = [pairing.south, pairing.north].map(|who| one.person(who));
        let passed = if state.takes_place() { one.ladder.won(challenger, above) } else { Vec::new() };
        if !passed.is_empty() {
            let games: Vec<MatchId> = one.games().map(|game| game.id).collect();
            let passed = passed.into_iter().filter_map(|who| one.entrant(who)).collect();
            one.taken.retain(|(taken, _)| games.contains(taken));
            one.taken.push((id, passed));
            one.tell(News::PlaceTaken { game: id });
        }
    }

    /// Moves places as the result asks for by now. What an earlier result of the game has moved is moved
    /// back, where that is still possible.
    fn game_corrected(&self, one: &mut Tournament, id: MatchId, was_open: bool, now: Timestamp) {
        let Some(game) = one.game(id) else { return };
        let (pairing, takes) = (game.pairing, game.state.takes_place());
        let was_taken = one.taken.iter().position(|(taken, _)| *taken == id);
        if let Some(at) = was_taken.filter(|_| !takes) {
            let (_, passed) = one.taken.remove(at);
            let passed: Vec<PlayerId> = passed.into_iter().map(|who| one.person(who)).collect();
            one.ladder.take_back(one.person(pairing.north), &passed);
        } else if was_open || takes && was_taken.is_none() {
            self.game_ended(one, id, now);
        }
    }

    fn may_be_played_again(&self, one: &Tournament, game: &TournamentGame) -> bool {
        one.is_only_open_game(game)
    }
}

/// Who has no game, best first, and when they sink.
fn idle(one: &Tournament) -> impl Iterator<Item = (Entrant, Timestamp)> {
    one.ladder.places().iter().filter_map(|&who| {
        let entrant = one.entrant(who)?;
        let is_busy = one.open_games(entrant).next().is_some();
        let player = one.player(entrant).filter(|_| !is_busy)?;
        Some((entrant, player.active + IDLE))
    })
}

#[expect(clippy::unnecessary_wraps, reason = "other kinds refuse some")]
fn with_options(_chosen: &ChosenOptions) -> Result<TournamentKind, TournamentRefusal> {
    Ok(TournamentKind::Ladder)
}
