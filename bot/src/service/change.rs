//! How a locked match changes: decide, commit, start what follows, show.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::matches::{Actor, Intent, Match, Playing, Revision, Voting};
use kuzhi_domain::settings::BotReply;
use kuzhi_domain::{InteractionId, MatchId, PlayerId};
use kuzhi_engine::Move;
use kuzhi_view::screens;

use super::background_work::{BackgroundWork, Waiting};
use super::bot::{Thought, Wait};
use super::follow_up::{bot_moves, missing_pictures, repeated, sets, threads};
use super::loading::Loaded;
use super::locks::MatchLock;
use super::matches::Committed;
use super::target::Target;
use super::{ActionError, Context, Response, Service};
use crate::delivery::Audience;

/// How long an answer waits for the bot's move before people are shown that the bot is thinking.
const QUICK_ANSWER: Duration = Duration::from_millis(800);

/// The longest wait for a thread that is not worth a commit.
const UNNOTICED: Duration = Duration::from_millis(100);

/// Carries out an intent in a match.
pub(in crate::service) async fn act(
    service: &Arc<Service>,
    context: &Context,
    target: Target,
    intent: Intent,
) -> Result<Response, ActionError> {
    let (lock, loaded) = target.lock(service).await;
    // Boxed: many requests come through here, and the stack of each would have room for all.
    Box::pin(act_in(service, &lock, context, intent, loaded)).await
}

/// The same in a match that is locked already, and may have been read since then.
pub(in crate::service) async fn act_in(
    service: &Arc<Service>,
    lock: &MatchLock,
    context: &Context,
    intent: Intent,
    loaded: Option<Box<Loaded>>,
) -> Result<Response, ActionError> {
    let (id, actor) = (lock.id(), Actor::Person(context.who()));
    let pressed = match intent {
        Intent::Move { at: Some(at), mv } => Some((at, mv)),
        _ => None,
    };
    match apply(service, lock, actor, intent, Some(context.interaction()), loaded).await {
        Ok(committed) => {
            Box::pin(after_change(service, lock, committed, Some(context))).await;
            Ok(Response::Done)
        }
        Err(error) => {
            if context.is_on_page()
                && error.comes_from_an_old_screen()
                && is_repeat(service, id, context.who(), pressed).await
            {
                return Ok(Response::Done);
            }
            if context.clicked()
                && error.comes_from_an_old_screen()
                && let Some(current) =
                    service.records.load_or_log("cannot read a board to show it again", id).await
            {
                let (who, now) = (context.who(), service.clock.now());
                let is_repeat = pressed.is_some_and(|(at, mv)| current.has_just_played(who, at, mv, now));
                // Show the board, and tell the person in words as well unless they pressed twice. A question
                // that only they see would be replaced by what they did not do.
                let asker = Some(context).filter(|context| is_repeat || !context.answers_question());
                service.boards.show_again(lock, &current, asker).await;
                bring_next_set(service, &current, context).await;
                if is_repeat {
                    bot_moves::think_if_due(service, id).await;
                    return Ok(Response::Done);
                }
            }
            bot_moves::think_if_due(service, id).await;
            Err(error)
        }
    }
}

/// Whether a person has just made the move that they press once more.
async fn is_repeat(service: &Service, id: MatchId, who: PlayerId, pressed: Option<(Revision, Move)>) -> bool {
    let Some((at, mv)) = pressed else { return false };
    let current = service.records.load_or_log("cannot read whether a move is repeated", id).await;
    current.is_some_and(|current| current.has_just_played(who, at, mv, service.clock.now()))
}

/// Decides on the new match and makes it durable. It may have been read since it was locked. A set that
/// begins with it is shown on its own.
pub(super) async fn apply(
    service: &Arc<Service>,
    lock: &MatchLock,
    actor: Actor,
    intent: Intent,
    interaction: Option<InteractionId>,
    loaded: Option<Box<Loaded>>,
) -> Result<Committed, ActionError> {
    let mut has_changed = service.absence.credit_absence(lock).await?;
    if let Some(current) = loaded.as_ref().and_then(|loaded| loaded.current.as_ref()) {
        has_changed |= service.credit_pauses(lock, current).await?.has_changed;
    }
    // Correcting the clock has outdated what was read before.
    let loaded = if has_changed { None } else { loaded };
    let is_vote = matches!(intent, Intent::Vote { .. });
    let mut committed = service.matches.apply(lock, actor, intent, interaction, loaded).await?;
    // Another channel follows what happens here, except single votes.
    if let Some(other) = committed.current.voting().and_then(Voting::rival_match).filter(|_| !is_vote) {
        service.attend_later(BackgroundWork::Due(other, 0));
    }
    if let (Some(link), Some(_)) = (committed.current.tournament(), committed.current.over()) {
        service.attend_later(BackgroundWork::Tournament(link.id));
    }
    if committed.current.over().is_some_and(|over| over.late_for_days().is_some()) {
        service.attend_later(BackgroundWork::Late(Box::new(committed.current.clone()), actor));
    }
    if let Some(begun) = committed.begun.take() {
        service.attend_later(BackgroundWork::NextSet(Box::new(begun)));
    }
    Ok(committed)
}

/// Starts what follows a change, made by a person or by the bot, and shows the match.
pub(in crate::service) async fn after_change(
    service: &Arc<Service>,
    lock: &MatchLock,
    committed: Committed,
    context: Option<&Context>,
) {
    let Committed { current, is_repeated, audience, .. } = committed;
    if is_repeated {
        // Boxed: this future is large, and every change would be as large.
        return Box::pin(repeated::answer(service, lock, current, context, audience)).await;
    }
    if let Some(context) = context {
        context.reply().claim();
    }
    let (mut current, mut context, mut audience, mut thought) = (current, context, audience, None);
    if audience.house.wants_thread(&current) {
        (current, context, audience) =
            threads::take_to_thread(service, lock, current, context, audience).await;
    }
    let pause = pause_for(service, &current, context, &audience);
    if !pause.is_zero() {
        thought = service.bot.think(&current);
    } else if current.bot_to_move().is_some() {
        let waiting = context.map(|_| service.overload.wait());
        (current, thought) = make_quick_moves(service, lock, current).await;
        drop(waiting);
    }
    let placed = service.boards.announce_to(lock, &current, context, audience).await;
    if let Some(context) = context {
        let calls = context.is_user_install() && placed.is_some_and(|placed| placed.pings);
        service.boards.record_ping_route(current.id(), calls.then(|| context.recipient()));
        if context.channel() != current.place().channel
            && let Some(done) = context.done()
        {
            // The channel is gone, and no board says what was done.
            context.answer(&screens::done(context.words(), done)).await;
        }
        bring_next_set(service, &current, context).await;
        missing_pictures::explain(service, context, &current).await;
    }
    if let Some(thought) = thought {
        // Their answer is the board only if that was not posted again. A private board is never it.
        let is_panel = context.is_some_and(Context::answers_in_panel);
        let board = placed.filter(|placed| placed.is_answer || is_panel).map(|placed| placed.board);
        let waiting = context.cloned().zip(board).map(|(context, board)| Waiting { context, board });
        bot_moves::answer_after(service, current, thought, waiting, pause);
    }
}

/// How long the bot waits before it answers the person's move. Not at all if they want that, or if there is
/// more to do than can be done: the pause takes one request more.
fn pause_for(service: &Service, current: &Match, context: Option<&Context>, audience: &Audience) -> Duration {
    let wants_to_see_own = |context: &Context| audience.preferences(context.who()).reply != BotReply::AtOnce;
    match context {
        Some(context) if wants_to_see_own(context) && !service.overload.is_full() => {
            current.reply_pause(service.reply_pause)
        }
        _ => Duration::ZERO,
    }
}

/// Makes the bot's moves while a person waits. If one takes too long, the thought is returned.
async fn make_quick_moves(
    service: &Arc<Service>,
    lock: &MatchLock,
    mut current: Match,
) -> (Match, Option<Thought>) {
    let mut time_is_up = pin!(service.clock.after(QUICK_ANSWER));
    while let Some(mut thought) = service.bot.think(&current) {
        let mv = tokio::select! {
            biased;
            mv = &mut thought.choosing => mv,
            () = time_is_up.as_mut() => return (current, Some(thought)),
        };
        match commit_bot_move(service, lock, &current, mv.ok().flatten(), &thought.wait).await {
            Some(next) => current = next,
            None => {
                bot_moves::try_again(service, &current).await;
                break;
            }
        }
    }
    (current, None)
}

/// Commits the bot's move. `None` if there is none, as when the bot is stopping.
pub(super) async fn commit_bot_move(
    service: &Arc<Service>,
    lock: &MatchLock,
    current: &Match,
    mv: Option<Move>,
    wait: &Wait,
) -> Option<Match> {
    let (mv, at) = (mv?, current.played().map(Playing::revision));
    let (asked, begun) = wait.span();
    if current.running().is_some()
        && begun.since(asked) > UNNOTICED
        && let Err(error) = service.absence.credit_one(lock, asked, begun).await
    {
        service.records.report(&error, "the bot's clock ran while it waited for a thread to think on");
    }
    match apply(service, lock, Actor::Bot, Intent::Move { at, mv }, None, None).await {
        Ok(committed) => Some(committed.current),
        Err(error) => {
            // Refused if the match ended meanwhile. Then there is nothing to answer.
            if let Some(failure) = error.into_failure() {
                service.records.report(
                    &failure,
                    "the bot's move was not saved; the bot makes it later, or when someone opens the match",
                );
            }
            None
        }
    }
}

/// Shows the next set to the person who ended a match. Where people bring the bot along, it can post nothing
/// but answers.
pub(in crate::service) async fn bring_next_set(service: &Arc<Service>, over: &Match, context: &Context) {
    if let Some((lock, next)) = sets::unseen_after(service, over).await {
        Box::pin(after_change(service, &lock, next, Some(&context.further()))).await;
    }
}

/// Shows a set that began when the previous one ended, once that end is shown.
pub(in crate::service) async fn show_next_set(service: &Arc<Service>, next: Match) {
    if let Some(previous) = next.series().and_then(|series| series.previous) {
        drop(service.matches.lock(previous).await);
    }
    // Where people bring the bot along, the set comes with an answer to someone.
    if let Some((lock, next)) = sets::unseen(service, next).await
        && !next.audience.delivered.user_install
    {
        Box::pin(after_change(service, &lock, next, None)).await;
    }
}
