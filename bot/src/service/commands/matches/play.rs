//! The command that begins a match or challenges a person to one, with all options at once.

use std::sync::Arc;

use kuzhi_domain::matches::{Invitation, Opponent, ROUNDS, SideChoice, USUAL_ROUNDS};
use kuzhi_domain::refusal::Refusal;
use kuzhi_domain::study::WrittenOptions;
use kuzhi_engine::{Game, GameError};
use kuzhi_view::request::{ClockChoice, PlayOptions};

use super::challenge::{begin, usual_clock};
use crate::service::{ActionError, Context, Response, Service};

/// Begins a match, or challenges a person to one.
pub(in crate::service) async fn play(
    service: &Arc<Service>,
    context: &Context,
    options: &PlayOptions,
) -> Result<Response, ActionError> {
    let named = match options.game {
        Some(game) => game,
        None => service.records.usual_game(context.place().guild).await,
    };
    let game = game(named, options)?;
    let clock = match options.clock {
        ClockChoice::Usual => usual_clock(service, context).await,
        ClockChoice::Chosen(clock) => clock,
    };
    let PlayOptions { opponent, rated, balanced, sets, time_off, .. } = *options;
    let side = match options.side {
        Some(side) => side,
        None => usual_side(service, context, opponent, game).await,
    };
    let invitation = Invitation {
        challenger: context.who(),
        opponent,
        game,
        rated,
        balanced,
        side,
        sets,
        clock,
        time_off,
        vote: None,
        place: context.place(),
        parent: context.parent(),
    };
    begin(service, context, invitation).await
}

/// Returns the side for a person who names none: whoever is new to the game moves first against the bot, so
/// that the board waits for them.
async fn usual_side(service: &Service, context: &Context, opponent: Opponent, game: Game) -> SideChoice {
    if !matches!(opponent, Opponent::Bot(_)) {
        return SideChoice::Random;
    }
    let experience = service.records.experience(context.who()).await;
    let is_new = experience.is_some_and(|own| own.new_to(game).is_some());
    if is_new { SideChoice::First } else { SideChoice::Random }
}

/// Returns the game with its options. A game of rounds has three, unless the person wants more or fewer.
fn game(named: Game, options: &PlayOptions) -> Result<Game, Refusal> {
    let written = WrittenOptions::read(&options.written);
    let mut chosen = written.chosen();
    let rounds = options.length.unwrap_or(USUAL_ROUNDS.into()).to_string();
    match (kuzhi_domain::matches::rounds(named).is_some(), options.length) {
        (false, Some(_)) => return Err(Refusal::NoRounds(named)),
        (true, None) if chosen.iter().any(|(name, _)| *name == ROUNDS) => {}
        (true, _) => chosen.push((ROUNDS, &rounds)),
        (false, None) => {}
    }
    Game::with_options(named.id(), chosen).map_err(|error| match error {
        GameError::Option(error) => Refusal::BadOption(written.as_typed(error)),
        GameError::Unknown(_) => Refusal::Unusable,
    })
}
