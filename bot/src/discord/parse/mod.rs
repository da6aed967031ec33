//! Parses Discord's interactions into requests. Parsing has no effects, and an invalid interaction becomes a
//! request that is refused.

use serenity::all::{
    ActionRowComponent, CommandInteraction, ComponentInteraction, ComponentInteractionDataKind, Interaction,
    Message, MessageFlags, ModalInteraction, PartialChannel, User,
};

use super::commands;
use crate::domain::{ChannelId, GuildId, InteractionId, MessageId, Place, PlayerId, Refusal};
use crate::request::{
    Action, ChallengeDraft, DraftOpponent, Languages, Modal, Origin, Reach, Request, Rights, Select,
};

/// Returns the request in an interaction. `None` if it is not a user's request.
pub(super) fn request(interaction: &Interaction) -> Option<Request> {
    match interaction {
        Interaction::Command(command) => Some(of_command(command)),
        Interaction::Autocomplete(command) => Some(of_typing(command)),
        Interaction::Component(component) => Some(of_component(component)),
        Interaction::Modal(form) => Some(of_form(form)),
        _ => None,
    }
}

/// Builds a request from an interaction of any kind. All kinds have the same fields.
macro_rules! request {
    ($interaction:expr, $rights:expr, $origin:expr, $names:expr, $action:expr) => {
        Request {
            id: InteractionId($interaction.id.get()),
            who: PlayerId($interaction.user.id.get()),
            place: Place {
                guild: $interaction.guild_id.map(|guild| GuildId(guild.get())),
                channel: ChannelId($interaction.channel_id.get()),
            },
            parent: parent($interaction.channel.as_ref()),
            rights: $rights,
            languages: Languages::of(&$interaction.locale, $interaction.guild_locale.as_deref()),
            origin: $origin,
            names: $names,
            action: $action,
        }
    };
}

fn of_command(sent: &CommandInteraction) -> Request {
    let others = sent.data.resolved.users.values().filter(|user| !user.bot);
    let names = others.chain([&sent.user]).map(name).collect();
    request!(sent, rights_of_command(sent), Origin::Command, names, commands::read(sent))
}

fn of_typing(unsent: &CommandInteraction) -> Request {
    let action = Action::Propose(commands::read_typing(unsent));
    request!(unsent, rights_of_command(unsent), Origin::Typing, Vec::new(), action)
}

fn rights_of_command(command: &CommandInteraction) -> Rights {
    let (owners, member) = (&command.authorizing_integration_owners, command.member.as_deref());
    Rights::of(Reach::of(owners, command.context, member), command.app_permissions, member)
}

fn of_component(component: &ComponentInteraction) -> Request {
    let member = component.member.as_ref();
    let reach = Reach::of(&component.authorizing_integration_owners, component.context, member);
    let action = action_of(component);
    // Store these names: the opponent sees who accepts, and a chosen person is shown by name next time.
    let accepts = matches!(action, Action::Accept(_)).then_some(&component.user);
    let names = component.data.resolved.users.values().chain(accepts).map(name).collect();
    request!(
        component,
        Rights::of(reach, component.app_permissions, member),
        origin(&component.message),
        names,
        action
    )
}

/// Parses the action of a button or menu.
fn action_of(component: &ComponentInteraction) -> Action {
    let (id, kind) = (&component.data.custom_id, &component.data.kind);
    let action = match kind {
        ComponentInteractionDataKind::Button => id.parse().ok(),
        _ => id.parse::<Select>().ok().zip(values(kind)).and_then(|(select, values)| select.chosen(&values)),
    };
    match action.unwrap_or(Action::Invalid(Refusal::NoSuchButton)) {
        Action::Draft(draft) => against(draft, component).into(),
        action => action,
    }
}

/// Returns a challenge draft against the chosen person, if one was chosen. Other bots do not answer, and
/// choosing Kuzhi means playing against it.
fn against(draft: ChallengeDraft, component: &ComponentInteraction) -> Result<Action, Refusal> {
    let DraftOpponent::Person(person) = draft.opponent else { return Ok(Action::Draft(draft)) };
    let chosen = component.data.resolved.users.values().find(|user| user.id.get() == person.0);
    if chosen.is_none_or(|user| !user.bot) {
        return Ok(Action::Draft(draft));
    }
    let is_kuzhi = person.0 == component.application_id.get();
    let against_bot = ChallengeDraft { opponent: DraftOpponent::Bot, ..draft };
    if is_kuzhi { Ok(Action::Draft(against_bot)) } else { Err(Refusal::ChallengesProgram) }
}

/// Returns the values chosen in a menu of a type that we send. There is at least one.
fn values(kind: &ComponentInteractionDataKind) -> Option<Vec<String>> {
    let values = match kind {
        ComponentInteractionDataKind::StringSelect { values } => values.clone(),
        ComponentInteractionDataKind::ChannelSelect { values } => {
            values.iter().map(ToString::to_string).collect()
        }
        ComponentInteractionDataKind::UserSelect { values } => {
            values.iter().map(ToString::to_string).collect()
        }
        _ => return None,
    };
    Some(values).filter(|values| !values.is_empty())
}

fn of_form(form: &ModalInteraction) -> Request {
    let member = form.member.as_ref();
    let reach = Reach::of_form(form.guild_id, form.app_permissions, member);
    let origin = form.message.as_deref().map_or(Origin::Form, origin);
    let action = match form.data.custom_id.parse::<Modal>() {
        Ok(modal) => modal.filled_in(&line(form)),
        Err(_) => Action::Invalid(Refusal::NoSuchButton),
    };
    request!(form, Rights::of(reach, form.app_permissions, member), origin, Vec::new(), action)
}

/// Returns the text of the form's only field.
fn line(form: &ModalInteraction) -> String {
    let parts = form.data.components.iter().flat_map(|row| &row.components);
    let texts = parts.filter_map(|part| match part {
        ActionRowComponent::InputText(line) => line.value.clone(),
        _ => None,
    });
    texts.collect()
}

fn origin(message: &Message) -> Origin {
    let private = message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
    Origin::Component { message: MessageId(message.id.get()), private }
}

/// Returns the parent channel, if the place of an interaction is a thread.
fn parent(channel: Option<&PartialChannel>) -> Option<ChannelId> {
    let thread = channel.filter(|channel| channel.thread_metadata.is_some())?;
    thread.parent_id.map(|parent| ChannelId(parent.get()))
}

fn name(user: &User) -> (PlayerId, String) {
    (PlayerId(user.id.get()), user.display_name().to_owned())
}

#[cfg(test)]
mod tests;
