//! The door inwards: what Discord sends becomes what people want.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::{
    ActionRowComponent, CommandInteraction, CommandType, ComponentInteraction, ComponentInteractionDataKind,
    Interaction, Member, MessageFlags, ModalInteraction, PartialChannel,
};
use tokio::time::timeout;

use super::commands::{Verb, challenge, which};
use super::custom_id::CustomId;
use super::gate;
use super::languages::Languages;
use super::owed::Owed;
use super::reach::{self, Reach, Rights};
use super::responder::{Origin, Responder};
use crate::app::{ChannelId, GuildId, Intent, MessageId, Place, PlayerId, Refusal, Scope};
use crate::room::{Doorkeeper, Standpoint, Visitor, Wanted};
use crate::view::{self, ChallengeDraft, LessonPress, Press, say};
use kuzhi_engine::{Game, Move};

/// Answers an interaction.
pub(super) async fn receive(doorkeeper: &Doorkeeper, owed: Owed, interaction: Interaction) {
    let Some(owed) = gate::let_in(doorkeeper, owed, &interaction).await else { return };
    match interaction {
        Interaction::Command(command) => obey(doorkeeper, owed, &command).await,
        Interaction::Autocomplete(command) => complete(doorkeeper, owed, &command).await,
        Interaction::Component(component) => press(doorkeeper, owed, &component).await,
        Interaction::Modal(form) => fill_in(doorkeeper, owed, &form).await,
        other => tracing::warn!(kind = ?other.kind(), "an interaction of an unknown kind"),
    }
}

/// Where an interaction was made.
pub(super) fn place(guild: Option<serenity::all::GuildId>, channel: serenity::all::ChannelId) -> Place {
    Place { guild: guild.map(|guild| GuildId(guild.get())), channel: ChannelId(channel.get()) }
}

/// The channel of which the place of an interaction is a thread.
pub(super) fn parent(channel: Option<&PartialChannel>) -> Option<ChannelId> {
    let thread = channel.filter(|channel| channel.thread_metadata.is_some())?;
    thread.parent_id.map(|parent| ChannelId(parent.get()))
}

/// Where somebody stands; Discord says with each interaction what a member may do there.
pub(super) fn standpoint(
    place: Place,
    channel: Option<&PartialChannel>,
    member: Option<&Member>,
) -> Standpoint {
    Standpoint { place, parent: parent(channel), is_manager: reach::manages(member) }
}

async fn obey(doorkeeper: &Doorkeeper, owed: Owed, command: &CommandInteraction) {
    let is_menu = command.data.kind == CommandType::User;
    let verb = Verb::by_name(&command.data.name).filter(|_| !is_menu);
    let private = verb.is_none_or(|verb| verb.answers_privately(command));
    let owners = &command.authorizing_integration_owners;
    let member = command.member.as_deref();
    let rights = Rights::of(Reach::of(owners, command.context, member), command.app_permissions, member);
    let Some(call) = owed.take_over() else { return };
    let visitor = Responder::new(
        call,
        PlayerId(command.user.id.get()),
        ChannelId(command.channel_id.get()),
        (Origin::Command { private }, rights),
        Languages::of(&command.locale, command.guild_locale.as_deref()),
    );
    visitor.learn_languages(doorkeeper, command.guild_id).await;
    // Before anything else: what comes of it may be named after people.
    note_names(doorkeeper, command).await;
    match verb {
        _ if is_menu => challenge::run(doorkeeper, visitor, command).await,
        Some(verb) => verb.run(doorkeeper, visitor, command).await,
        // A command that an older version registered.
        None => doorkeeper.explain(Refusal::NoSuchCommand.into(), visitor.as_ref()).await,
    }
}

/// Names are wanted where a mention cannot stand, as in proposals.
async fn note_names(doorkeeper: &Doorkeeper, command: &CommandInteraction) {
    let named = command.data.resolved.users.values().filter(|user| !user.bot);
    for user in named.chain([&command.user]) {
        doorkeeper.note_name(PlayerId(user.id.get()), user.display_name().to_owned()).await;
    }
}

/// How long proposals may take: after three seconds nobody waits for them.
const PROPOSALS_TAKE: Duration = Duration::from_secs(2);

async fn complete(doorkeeper: &Doorkeeper, owed: Owed, command: &CommandInteraction) {
    let choices = match Verb::by_name(&command.data.name) {
        Some(verb) => timeout(PROPOSALS_TAKE, verb.complete(doorkeeper, command)).await.unwrap_or_default(),
        // Of a command that an older version registered.
        None => Vec::new(),
    };
    if let Err(error) = owed.propose(choices).await {
        // The person types on, and Discord asks again.
        tracing::debug!(%error, "proposals came too late");
    }
}

async fn press(doorkeeper: &Doorkeeper, owed: Owed, component: &ComponentInteraction) {
    let private = component.message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
    let message = MessageId(component.message.id.get());
    let parsed = component.data.custom_id.parse();
    let owners = &component.authorizing_integration_owners;
    let member = component.member.as_ref();
    let rights = Rights::of(Reach::of(owners, component.context, member), component.app_permissions, member);
    let origin = match &parsed {
        Ok(CustomId(Press::Challenge(_) | Press::Offer { .. })) => Origin::Question { message },
        Ok(CustomId(Press::Choose(asked))) if asked.is_for_all() => Origin::Question { message },
        Ok(CustomId(Press::Choose(_))) => Origin::Choice { message },
        Ok(CustomId(Press::Rematch(_))) => Origin::Further,
        Ok(CustomId(Press::Ask { .. })) => Origin::Menu { message },
        _ => Origin::Button { message, private },
    };
    let Some(call) = owed.take_over() else { return };
    let visitor = Responder::new(
        call,
        PlayerId(component.user.id.get()),
        ChannelId(component.channel_id.get()),
        (origin, rights),
        Languages::of(&component.locale, component.guild_locale.as_deref()),
    );
    visitor.learn_languages(doorkeeper, component.guild_id).await;
    match parsed {
        Ok(CustomId(press)) if is_refused(doorkeeper, &visitor, &press).await => {}
        Ok(CustomId(press)) => {
            let place = place(component.guild_id, component.channel_id);
            if matches!(press, Press::Accept(_)) {
                let user = &component.user;
                doorkeeper.note_name(PlayerId(user.id.get()), user.display_name().to_owned()).await;
            }
            // Whoever is chosen from a menu is named there the next time.
            for user in component.data.resolved.users.values() {
                doorkeeper.note_name(PlayerId(user.id.get()), user.display_name().to_owned()).await;
            }
            let standpoint = standpoint(place, component.channel.as_ref(), component.member.as_ref());
            follow(doorkeeper, visitor, press, &values(component), standpoint).await;
        }
        Err(_) => doorkeeper.explain(Refusal::NoSuchButton.into(), visitor.as_ref()).await,
    }
}

/// Whether a press is refused because it does something in a match that is played elsewhere.
async fn is_refused(doorkeeper: &Doorkeeper, visitor: &Arc<Responder>, press: &Press) -> bool {
    let Some(id) = press.acts_in() else { return false };
    match doorkeeper.may_act_from_here(visitor.as_ref(), id).await {
        Ok(()) => false,
        Err(trouble) => {
            doorkeeper.explain(trouble, visitor.as_ref()).await;
            true
        }
    }
}

/// What was chosen from a menu.
fn values(component: &ComponentInteraction) -> Vec<String> {
    match &component.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.clone(),
        ComponentInteractionDataKind::ChannelSelect { values } => {
            values.iter().map(ToString::to_string).collect()
        }
        ComponentInteractionDataKind::UserSelect { values } => {
            values.iter().map(ToString::to_string).collect()
        }
        _ => Vec::new(),
    }
}

async fn fill_in(doorkeeper: &Doorkeeper, owed: Owed, form: &ModalInteraction) {
    let origin = match &form.message {
        Some(message) => {
            let private = message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
            Origin::Button { message: MessageId(message.id.get()), private }
        }
        None => Origin::Command { private: false },
    };
    let Some(call) = owed.take_over() else { return };
    let who = PlayerId(form.user.id.get());
    let channel = ChannelId(form.channel_id.get());
    let languages = Languages::of(&form.locale, form.guild_locale.as_deref());
    let (bot, member) = (form.app_permissions, form.member.as_ref());
    let rights = Rights::of(Reach::of_form(form.guild_id, bot, member), bot, member);
    let visitor = Responder::new(call, who, channel, (origin, rights), languages);
    visitor.learn_languages(doorkeeper, form.guild_id).await;
    let parsed = form.data.custom_id.parse();
    if let Ok(CustomId(press)) = &parsed
        && is_refused(doorkeeper, &visitor, press).await
    {
        return;
    }
    match parsed {
        Ok(CustomId(Press::Arrange { id, at })) => match layout(&line(form)) {
            Some(mv) => doorkeeper.act(visitor, id, Intent::Move { at: Some(at), mv }).await,
            None => doorkeeper.explain(Refusal::NoLayout(line(form)).into(), visitor.as_ref()).await,
        },
        Ok(CustomId(Press::AskPlan { id, at })) => {
            doorkeeper.plan(visitor.as_ref(), id, Some(at), &line(form)).await;
        }
        Ok(_) | Err(_) => doorkeeper.explain(Refusal::NoSuchButton.into(), visitor.as_ref()).await,
    }
}

/// What was written into the form's only line.
fn line(form: &ModalInteraction) -> String {
    let parts = form.data.components.iter().flat_map(|row| &row.components);
    let texts = parts.filter_map(|part| match part {
        ActionRowComponent::InputText(line) => line.value.clone(),
        _ => None,
    });
    texts.collect()
}

/// Seven digits, however they are separated.
fn layout(text: &str) -> Option<Move> {
    let digits: Vec<String> = text.chars().filter(char::is_ascii_digit).map(String::from).collect();
    let separated = text.split(|letter: char| !letter.is_ascii_digit()).all(|part| part.len() <= 1);
    let run_together = text.trim().len() == digits.len();
    if separated || run_together { format!("={}", digits.join(".")).parse().ok() } else { None }
}

async fn follow(
    doorkeeper: &Doorkeeper,
    visitor: Arc<Responder>,
    press: Press,
    values: &[String],
    from: Standpoint,
) {
    let place = from.place;
    match press {
        Press::Accept(id) => doorkeeper.act(visitor, id, Intent::Accept).await,
        Press::Decline(id) => doorkeeper.act(visitor, id, Intent::Decline).await,
        Press::Cancel(id) => doorkeeper.act(visitor, id, Intent::Cancel).await,
        Press::Move { id, at, mv } => doorkeeper.act(visitor, id, Intent::Move { at: Some(at), mv }).await,
        Press::Layout { id, at } => match values.first().and_then(|value| value.parse().ok()) {
            Some(mv) => doorkeeper.act(visitor, id, Intent::Move { at: Some(at), mv }).await,
            None => doorkeeper.explain(Refusal::NoSuchButton.into(), visitor.as_ref()).await,
        },
        Press::Arrange { id, at } => doorkeeper.ask_layout(visitor, id, at).await,
        Press::Choose(asked) => which::chosen(doorkeeper, visitor, asked, values, place).await,
        Press::More(id) => doorkeeper.show_more(visitor.as_ref(), id).await,
        Press::Look(id) => doorkeeper.look(visitor.as_ref(), id, Wanted::default()).await,
        Press::Offer { id, at, offer } | Press::Ask { id, at, offer } => {
            doorkeeper.offer(visitor, id, offer, Some(at)).await;
        }
        Press::Answer { id, made, accepts: true } => doorkeeper.accept_offer(visitor, id, made).await,
        Press::Answer { id, made, accepts: false } => {
            doorkeeper.decline_offer(visitor.as_ref(), id, made).await;
        }
        Press::Plans(id) => doorkeeper.show_plans(visitor.as_ref(), id).await,
        Press::AskPlan { id, at } => doorkeeper.ask_plan(visitor, id, at).await,
        Press::Unplan { id, line } => doorkeeper.unplan(visitor.as_ref(), id, line).await,
        Press::AskResign(id) => doorkeeper.ask_resign(visitor, id).await,
        Press::AskUndo(id) => doorkeeper.ask_undo(visitor.as_ref(), id, from).await,
        Press::Undo(id) => doorkeeper.undo(visitor, id, from).await,
        Press::Claim { id, at } => doorkeeper.act(visitor, id, Intent::Claim { at }).await,
        Press::Resign(id) => doorkeeper.act(visitor, id, Intent::Resign).await,
        Press::ResignSeries(id) => doorkeeper.act(visitor, id, Intent::ResignSeries).await,
        Press::Export(id) => doorkeeper.export(visitor.as_ref(), id).await,
        Press::ShowMove { id, ply } => doorkeeper.show_move(visitor.as_ref(), id, ply).await,
        Press::StepTo { id, ply } => doorkeeper.step_to(visitor.as_ref(), id, ply).await,
        Press::PlayOn(_) => {
            let screen = view::Screen::text(say!(visitor.words(), "resign-kept"));
            doorkeeper.answer(visitor.as_ref(), &screen).await;
        }
        Press::Pick(pick) => match view::picked(pick, values) {
            Some(setting) => doorkeeper.set(visitor.as_ref(), setting, from).await,
            None => doorkeeper.explain(Refusal::NoSuchButton.into(), visitor.as_ref()).await,
        },
        Press::DraftGame(draft) => {
            redraft(doorkeeper, visitor.as_ref(), values, |game| draft.with_game(game)).await;
        }
        Press::DraftSide(draft) => {
            redraft(doorkeeper, visitor.as_ref(), values, |side| draft.with_side(side)).await;
        }
        Press::DraftSets(draft) => {
            redraft(doorkeeper, visitor.as_ref(), values, |sets| draft.with_sets(sets)).await;
        }
        Press::DraftRated(draft) => {
            let draft = ChallengeDraft { rated: !draft.rated, ..draft };
            doorkeeper.answer(visitor.as_ref(), &view::challenge_question(visitor.words(), draft)).await;
        }
        Press::Rematch(id) => doorkeeper.rematch(visitor, id, from).await,
        Press::DraftClock(draft) => {
            redraft(doorkeeper, visitor.as_ref(), values, |clock| draft.with_clock(clock)).await;
        }
        Press::Challenge(draft) => {
            let invitation = challenge::invitation(draft, visitor.who(), from);
            doorkeeper.begin(visitor, invitation).await;
        }
        Press::Set(setting) => doorkeeper.set(visitor.as_ref(), setting, from).await,
        Press::Settings(page) => doorkeeper.show_settings(visitor.as_ref(), page, from).await,
        Press::Rules { game, page } => doorkeeper.show_rules(visitor.as_ref(), game, page).await,
        Press::RulesOf => match chosen_game(values) {
            Some(game) => doorkeeper.show_rules(visitor.as_ref(), game, 0).await,
            None => doorkeeper.explain(Refusal::NoSuchButton.into(), visitor.as_ref()).await,
        },
        Press::Lesson(press) => doorkeeper.teach(visitor.as_ref(), &press).await,
        Press::LessonOf => match chosen_game(values) {
            Some(game) => doorkeeper.teach(visitor.as_ref(), &LessonPress::begin(game)).await,
            None => doorkeeper.explain(Refusal::NoSuchButton.into(), visitor.as_ref()).await,
        },
        Press::Leaderboard { here, game } => {
            let scope =
                if here { place.guild.map_or(Scope::Everywhere, Scope::Guild) } else { Scope::Everywhere };
            let Some(game) = Game::by_id(&game) else {
                return doorkeeper.explain(Refusal::NoSuchButton.into(), visitor.as_ref()).await;
            };
            doorkeeper.leaderboard(visitor.as_ref(), game, scope, place.guild.is_some()).await;
        }
    }
}

/// The game that was chosen from a menu.
fn chosen_game(values: &[String]) -> Option<Game> {
    values.first().and_then(|value| Game::by_id(value))
}

/// Asks again with what was chosen.
async fn redraft(
    doorkeeper: &Doorkeeper,
    visitor: &Responder,
    values: &[String],
    change: impl Fn(&str) -> Option<ChallengeDraft>,
) {
    match values.first().and_then(|value| change(value)) {
        Some(draft) => {
            doorkeeper.answer(visitor, &view::challenge_question(visitor.words(), draft)).await;
        }
        None => doorkeeper.explain(Refusal::NoSuchButton.into(), visitor).await,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_layout_may_be_written_in_many_ways() {
        let expected: Move = "=2.1.0.2.0.0.4".parse().unwrap();
        for text in
            ["2 1 0 2 0 0 4", "2.1.0.2.0.0.4", "=2.1.0.2.0.0.4", "2,1,0, 2,0,0,4", "2102004", " 2102004 "]
        {
            assert_eq!(layout(text), Some(expected), "{text}");
        }
        for text in ["", "2 1 0 2 0 0", "21 0 2 0 0 4", "2 1 0 2 0 0 44", "two", "21020041"] {
            assert_eq!(layout(text), None, "{text}");
        }
    }
}
