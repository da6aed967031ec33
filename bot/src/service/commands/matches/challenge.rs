//! Challenges: drafted in menus, and made.

use std::sync::Arc;

use kuzhi_domain::{Invitation, Opponent, PlayerId, SideChoice, TimeControl};
use kuzhi_view::request::{ChallengeDraft, DraftOpponent};
use kuzhi_view::screens::{self, Drafter};

use crate::limits::ChallengeOrigin;
use crate::service::background::follow_up::repeated;
use crate::service::change::after_change;
use crate::service::{ActionError, Context, Response, Service};

/// Shows a draft of a challenge to edit, unless the challenge is impossible.
pub(in crate::service) async fn draft(
    service: &Arc<Service>,
    context: &Context,
    opponent: Option<PlayerId>,
    is_a_program: bool,
) -> Result<Response, ActionError> {
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
    service.matches.may_begin(&invitation, context.is_heard_alone()).await?;
    let drafter = drafter(service, context, draft).await;
    Ok(Response::Tell(screens::challenge_question(context.words(), draft, drafter)))
}

/// Reads what a draft has to know about whoever makes it.
async fn drafter(service: &Service, context: &Context, draft: ChallengeDraft) -> Drafter {
    let is_against_bot = draft.opponent == DraftOpponent::Bot;
    Drafter { is_new: is_against_bot && service.records.is_first_game(context.who()).await }
}

/// Shows the changed draft, unless the chosen person cannot be challenged.
pub(in crate::service) async fn show(
    service: &Arc<Service>,
    context: &Context,
    draft: ChallengeDraft,
) -> Result<Response, ActionError> {
    if let DraftOpponent::Person(_) = draft.opponent {
        service.matches.may_begin(&invitation(context, draft), context.is_heard_alone()).await?;
    }
    let drafter = drafter(service, context, draft).await;
    Ok(Response::Show(screens::challenge_question(context.words(), draft, drafter)))
}

/// Switches whether the result counts, and shows the draft again.
pub(in crate::service) async fn turn_counting(
    service: &Arc<Service>,
    context: &Context,
    draft: ChallengeDraft,
) -> Result<Response, ActionError> {
    show(service, context, ChallengeDraft { rated: !draft.rated, ..draft }).await
}

/// Makes the drafted challenge.
pub(in crate::service) async fn make(
    service: &Arc<Service>,
    context: &Context,
    draft: ChallengeDraft,
) -> Result<Response, ActionError> {
    begin(service, context, invitation(context, draft)).await
}

/// Begins a match.
pub(in crate::service) async fn begin(
    service: &Arc<Service>,
    context: &Context,
    invitation: Invitation,
) -> Result<Response, ActionError> {
    // Lock it before anyone can know its id, so a second delivery waits for the first.
    let lock = service.matches.lock_new_match().await?;
    let (interaction, alone) = (context.interaction(), context.is_heard_alone());
    let begun = service.matches.begin(&lock, &invitation, ChallengeOrigin::Fresh, interaction, alone).await?;
    if begun.current.id() == lock.id() {
        Box::pin(after_change(service, &lock, begun, Some(context))).await;
    } else {
        drop(lock);
        Box::pin(repeated::answer_with(service, context, begun.current.id())).await?;
    }
    Ok(Response::Done)
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

pub(super) async fn usual_clock(service: &Arc<Service>, context: &Context) -> Option<TimeControl> {
    service.records.house_rules(context.place().guild).await.clock
}
