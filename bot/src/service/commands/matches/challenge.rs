//! Challenges: made at once, or drafted in menus.

use std::sync::Arc;

use kuzhi_domain::{
    Invitation, Opponent, PlayerId, ROUNDS, Refusal, SideChoice, TimeControl, USUAL_ROUNDS, WrittenOptions,
};
use kuzhi_engine::{Game, GameError};
use kuzhi_view::request::{ChallengeDraft, ClockChoice, DraftOpponent, PlayOptions};
use kuzhi_view::screens;

use crate::limits::ChallengeOrigin;
use crate::service::background::follow_up::repeated;
use crate::service::change::go_on;
use crate::service::{Context, Service};

/// Begins a match, or challenges a person to one.
pub(in crate::service) async fn play(service: &Arc<Service>, context: &Context, options: &PlayOptions) {
    let named = match options.game {
        Some(game) => game,
        None => service.records.usual_game(context.place().guild).await,
    };
    match game(named, options) {
        Ok(game) => {
            let clock = match options.clock {
                ClockChoice::Usual => usual_clock(service, context).await,
                ClockChoice::Chosen(clock) => clock,
            };
            let PlayOptions { opponent, rated, side, sets, .. } = *options;
            let invitation = Invitation {
                challenger: context.who(),
                opponent,
                game,
                rated,
                side,
                sets,
                clock,
                place: context.place(),
                parent: context.parent(),
            };
            begin(service, context, invitation).await;
        }
        Err(refusal) => service.explain(refusal.into(), context).await,
    }
}

/// Shows a draft of a challenge to edit, unless the challenge is impossible.
pub(in crate::service) async fn draft(
    service: &Arc<Service>,
    context: &Context,
    opponent: Option<PlayerId>,
    is_a_program: bool,
) {
    let game = service.records.usual_game(context.place().guild).await;
    let proposed = ChallengeDraft::proposed(game, usual_clock(service, context).await);
    let draft = match opponent {
        Some(person) => {
            ChallengeDraft { opponent: DraftOpponent::Person(person), side: SideChoice::Random, ..proposed }
        }
        None => proposed,
    };
    let mut invitation = invitation(context, draft);
    if let Opponent::Person { is_program, .. } = &mut invitation.opponent {
        *is_program = is_a_program;
    }
    match service.matches.may_begin(&invitation, context.is_heard_alone()).await {
        Ok(()) => context.tell(&screens::challenge_question(context.words(), draft)).await,
        Err(error) => service.explain(error, context).await,
    }
}

/// Shows the changed draft, unless the chosen person cannot be challenged.
pub(in crate::service) async fn show(service: &Arc<Service>, context: &Context, draft: ChallengeDraft) {
    if let DraftOpponent::Person(_) = draft.opponent
        && let Err(error) =
            service.matches.may_begin(&invitation(context, draft), context.is_heard_alone()).await
    {
        return service.explain(error, context).await;
    }
    context.answer(&screens::challenge_question(context.words(), draft)).await;
}

/// Switches whether the result counts, and shows the draft again.
pub(in crate::service) async fn turn_counting(
    service: &Arc<Service>,
    context: &Context,
    draft: ChallengeDraft,
) {
    show(service, context, ChallengeDraft { rated: !draft.rated, ..draft }).await;
}

/// Makes the drafted challenge.
pub(in crate::service) async fn make(service: &Arc<Service>, context: &Context, draft: ChallengeDraft) {
    begin(service, context, invitation(context, draft)).await;
}

/// Begins a match, or says why not.
pub(in crate::service) async fn begin(service: &Arc<Service>, context: &Context, invitation: Invitation) {
    // Lock it before anyone can know its id, so a second delivery waits for the first.
    let lock = match service.matches.lock_new_match().await {
        Ok(lock) => lock,
        Err(error) => return service.explain(error.into(), context).await,
    };
    let (interaction, alone) = (context.interaction(), context.is_heard_alone());
    match service.matches.begin(&lock, &invitation, ChallengeOrigin::Fresh, interaction, alone).await {
        Ok(committed) if committed.current.id() == lock.id() => {
            Box::pin(go_on(service, &lock, committed, Some(context))).await;
        }
        Ok(begun_before) => {
            drop(lock);
            Box::pin(repeated::answer_with(service, context, begun_before.current.id())).await;
        }
        Err(error) => service.explain(error, context).await,
    }
}

/// Turns a draft into an invitation.
fn invitation(context: &Context, draft: ChallengeDraft) -> Invitation {
    let opponent = match draft.opponent {
        // Programs were refused before the draft was made.
        DraftOpponent::Person(id) => Opponent::Person { id, is_program: false },
        DraftOpponent::Anybody => Opponent::Anybody,
        DraftOpponent::Bot => Opponent::Bot(draft.level),
    };
    let is_against_bot = draft.opponent == DraftOpponent::Bot;
    Invitation {
        challenger: context.who(),
        opponent,
        game: draft.whole_game(),
        rated: (!is_against_bot).then(|| draft.counts()),
        side: draft.side,
        sets: draft.sets,
        clock: draft.clock,
        place: context.place(),
        parent: context.parent(),
    }
}

async fn usual_clock(service: &Arc<Service>, context: &Context) -> Option<TimeControl> {
    service.records.house_rules(context.place().guild).await.clock
}

/// Returns the game with its options. A game of rounds has three, unless the person wants more or fewer.
fn game(named: Game, options: &PlayOptions) -> Result<Game, Refusal> {
    let written = WrittenOptions::read(&options.written);
    let mut chosen = written.chosen();
    let rounds = options.length.unwrap_or(USUAL_ROUNDS.into()).to_string();
    match (kuzhi_domain::rounds(named).is_some(), options.length) {
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
