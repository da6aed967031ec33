//! A ladder: wins against those above swap places, and the idle sink. It stands until organisers end it.

use std::time::Duration;

use super::{Abilities, ChosenOptions, Kind, KindName, LateEntry, TournamentKind};
use crate::clock::TimeControl;
use crate::refusal::TournamentRefusal;
use crate::tournaments::advance::TournamentFacts;
use crate::tournaments::announcement::News;
use crate::tournaments::field::Entrant;
use crate::tournaments::game::TournamentGame;
use crate::tournaments::placing::Ranked;
use crate::tournaments::tournament::Tournament;
use crate::{MatchId, PlayerId, Timestamp};

pub(super) static ABILITIES: Abilities = Abilities {
    sizes: [2, 128],
    usual_clock: TimeControl::Days(3),
    has_rounds: false,
    is_standing: true,
    has_challenges: true,
    pairs_at_once: false,
    late_entry: LateEntry::Open,
    rest: None,
    keeps_apart: false,
    pairs_again: false,
    draws_lot: false,
    tie_breaks: None,
    with_options,
    by_code,
};

/// How long somebody keeps their place without a game.
const IDLE: Duration = Duration::from_hours(24 * 14);

/// How long somebody has to answer a challenge if the clock has no days.
const ANSWER: Duration = Duration::from_hours(72);

/// How long somebody has to come back who waited in vain.
const NIGHT: Duration = Duration::from_hours(12);

pub(super) struct LadderKind;

impl Kind for LadderKind {
    fn name(&self) -> KindName {
        KindName::Ladder
    }

    fn code(&self) -> String {
        "d".to_owned()
    }

    /// No round waits for its games.
    fn game_clock(&self, clock: TimeControl) -> TimeControl {
        match clock {
            TimeControl::Days(days) => TimeControl::Hours(days.saturating_mul(24)),
            clock => clock,
        }
    }

    fn time_to_begin(&self, clock: TimeControl) -> Duration {
        match clock {
            TimeControl::Days(days) => Duration::from_hours(24 * u64::from(days)),
            TimeControl::Hours(_) | TimeControl::Live { .. } => ANSWER,
        }
    }

    /// Nobody loses a place in their sleep.
    fn time_to_return(&self) -> Duration {
        NIGHT
    }

    /// Lets those sink who have been idle, from the bottom up, so that each sinks by one place.
    fn advance(&self, one: &mut Tournament, _facts: &TournamentFacts, now: Timestamp) {
        let idle: Vec<PlayerId> = idle(one).filter(|&(_, due)| due <= now).map(|(who, _)| who).collect();
        for who in idle.into_iter().rev() {
            one.ladder.sink(who);
            if let Some(player) = one.players.iter_mut().find(|player| player.player == who) {
                player.active = now;
            }
        }
    }

    fn next_due(&self, one: &Tournament) -> Option<Timestamp> {
        idle(one).map(|(_, due)| due).min()
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
        if state.takes_place() && one.ladder.won(challenger, above) {
            let games: Vec<MatchId> = one.games().map(|game| game.id).collect();
            one.taken.retain(|taken| games.contains(taken));
            one.taken.push(id);
            one.tell(News::PlaceTaken { game: id });
        }
    }

    /// Moves places as the result asks for by now. What an earlier result of the game has moved is moved
    /// back, where that is still possible.
    fn game_corrected(&self, one: &mut Tournament, id: MatchId, was_open: bool, now: Timestamp) {
        let Some(game) = one.game(id) else { return };
        let (pairing, takes) = (game.pairing, game.state.takes_place());
        let was_taken = one.taken.contains(&id);
        if was_taken && !takes {
            one.taken.retain(|taken| *taken != id);
            one.ladder.won(one.person(pairing.south), one.person(pairing.north));
        } else if was_open || takes && !was_taken {
            self.game_ended(one, id, now);
        }
    }

    fn may_be_played_again(&self, one: &Tournament, game: &TournamentGame) -> bool {
        one.is_only_open_game(game)
    }
}

/// Who has no game, best first, and when they sink.
fn idle(one: &Tournament) -> impl Iterator<Item = (PlayerId, Timestamp)> {
    one.ladder.places().iter().filter_map(|&who| {
        let entrant = one.entrant(who)?;
        let is_busy = one.open_games(entrant).next().is_some();
        let player = one.player(entrant).filter(|_| !is_busy)?;
        Some((who, player.active + IDLE))
    })
}

#[expect(clippy::unnecessary_wraps, reason = "other kinds refuse some")]
fn with_options(_chosen: &ChosenOptions) -> Result<TournamentKind, TournamentRefusal> {
    Ok(TournamentKind::Ladder)
}

fn by_code(code: &str) -> Option<TournamentKind> {
    (code == "d").then_some(TournamentKind::Ladder)
}
