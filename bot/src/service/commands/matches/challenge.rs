//! Drafts challenges in menus, and makes them.

use std::sync::Arc;

use kuzhi_domain::PlayerId;
use kuzhi_domain::clock::TimeControl;
use kuzhi_domain::matches::{Experience, Intent, Invitation, Match, Opponent, SideChoice, Stage};
use kuzhi_domain::refusal::Refusal;
use kuzhi_domain::settings::{Look, Preference, Setting};
use kuzhi_view::request::{ChallengeDraft, DraftOpponent};
use kuzhi_view::screens::{self, Drafter, Screen};

use crate::limits::ChallengeOrigin;
use crate::service::change::{act_in, after_change};
use crate::service::commands::people::settings::save_setting;
use crate::service::follow_up::repeated;
use crate::service::private_board::{drawn, own_look};
use crate::service::target::Target;
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
    shown_apart(service, context, draft, &invitation).await
}

/// Shows a draft to edit in a private message of its own, unless the challenge is impossible. Its clock is
/// the usual one here.
pub(in crate::service) async fn show_apart(
    service: &Arc<Service>,
    context: &Context,
    draft: ChallengeDraft,
) -> Result<Response, ActionError> {
    let draft = ChallengeDraft { clock: usual_clock(service, context).await, ..draft };
    shown_apart(service, context, draft, &invitation(context, draft)).await
}

async fn shown_apart(
    service: &Arc<Service>,
    context: &Context,
    draft: ChallengeDraft,
    invitation: &Invitation,
) -> Result<Response, ActionError> {
    may_begin(service, context, invitation).await?;
    Ok(Response::Tell(question(service, context, draft).await?))
}

/// Returns a draft with its board, in the look of the boards of whoever makes it.
async fn question(
    service: &Service,
    context: &Context,
    draft: ChallengeDraft,
) -> Result<Screen, ActionError> {
    let experience = service.records.experience(context.who()).await;
    let is_first = |one: &Option<Experience>| one.as_ref().is_some_and(|one| one.finished.is_empty());
    let is_first = match draft.opponent {
        DraftOpponent::Person(other) if !is_first(&experience) => {
            is_first(&service.records.experience(other).await)
        }
        _ => is_first(&experience),
    };
    let knows = experience.and_then(|own| own.new_to(draft.game));
    let own = own_look(service, context).await;
    let has_no_files = own.look.is_picture() && !context.may_attach();
    let look = if has_no_files && !own.is_chosen { Look::Emoji } else { own.look };
    let (drafter, emojis) = (Drafter { knows, look, is_first }, service.boards.emojis());
    let board = own.to_draw(service, context);
    let shown = screens::challenge_question(context.words(), draft, &drafter, board, emojis);
    let mut screen = drawn(service, context, shown).await?;
    if has_no_files && own.is_chosen {
        screens::add_line(&mut screen, &screens::no_files(context.words()));
    }
    Ok(screen)
}

/// Remembers how the person wants their boards to look, and shows the draft again.
pub(in crate::service) async fn choose_look(
    service: &Arc<Service>,
    context: &Context,
    look: Look,
    draft: ChallengeDraft,
) -> Result<Response, ActionError> {
    save_setting(service, context, Setting::Own(Preference::Look(Some(look)))).await?;
    show(service, context, draft).await
}

/// Shows the changed draft, unless the chosen person cannot be challenged.
pub(in crate::service) async fn show(
    service: &Arc<Service>,
    context: &Context,
    draft: ChallengeDraft,
) -> Result<Response, ActionError> {
    if let DraftOpponent::Person(_) = draft.opponent {
        may_begin(service, context, &invitation(context, draft)).await?;
    }
    Ok(Response::Show(question(service, context, draft).await?))
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
    can_be_answered(context, &invitation)?;
    // Lock it before anyone can know its id, so a second delivery waits for the first.
    let lock = service.matches.lock_new_match().await?;
    let interaction = context.interaction();
    let begun = service.matches.begin(&lock, &invitation, ChallengeOrigin::Fresh, interaction).await?;
    context.open_on_page(begun.current.id()).await;
    if begun.current.id() == lock.id() {
        Box::pin(after_change(service, &lock, begun, Some(context))).await;
    } else {
        drop(lock);
        Box::pin(repeated::answer_with(service, context, begun.current.id())).await?;
    }
    Ok(Response::Done)
}

async fn may_begin(service: &Service, context: &Context, invitation: &Invitation) -> Result<(), ActionError> {
    can_be_answered(context, invitation)?;
    service.matches.may_begin(invitation).await
}

/// Accepts a challenge. Nobody's clock begins to run where they could not be told.
pub(in crate::service) async fn accept(
    service: &Arc<Service>,
    context: &Context,
    target: Target,
) -> Result<Response, ActionError> {
    let (lock, loaded) = target.open(service, context).await?;
    if let Some(Stage::Open(challenge)) = loaded.current.as_ref().map(Match::stage)
        && loaded.repeated.is_none()
        && challenge.clock.is_some()
    {
        context.may_write(false)?;
    }
    let answered = act_in(service, &lock, context, Intent::Accept, Some(loaded)).await?;
    context.open_on_page(lock.id()).await;
    Ok(answered)
}

/// Checks whether somebody who may accept a challenge sees it here, as far as Discord tells, and whether the
/// bot may write here when a clock runs.
///
/// # Errors
///
/// A refusal with the reason if not.
pub(super) fn can_be_answered(context: &Context, invitation: &Invitation) -> Result<(), Refusal> {
    if invitation.clock.is_some() {
        context.may_write(false)?;
    }
    match invitation.opponent {
        Opponent::Bot(_) => Ok(()),
        _ if context.is_heard_alone() => Err(Refusal::HeardAlone),
        _ if context.is_alone_with_bot() => Err(Refusal::AloneWithBot),
        Opponent::Person { id, is_program: false } if context.is_outsider(id) => {
            Err(Refusal::InvitedCannotSee { invited: id })
        }
        Opponent::Person { .. } | Opponent::Anybody => Ok(()),
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
        rated: if is_against_bot { None } else { draft.rated() },
        balanced: draft.balanced(),
        time_off: draft.time_off,
        side: draft.side,
        sets: draft.sets,
        clock: draft.clock,
        vote: None,
        place: context.place(),
        parent: context.parent(),
    }
}

pub(super) async fn usual_clock(service: &Arc<Service>, context: &Context) -> Option<TimeControl> {
    service.records.house_rules(context.place().guild).await.clock
}
