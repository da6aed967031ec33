//! Turns Discord's interactions into requests. Parsing has no effects, and an invalid interaction becomes a
//! request that is refused.

use kuzhi_domain::refusal::{Refusal, TournamentRefusal};
use kuzhi_domain::{ChannelId, MatchId, PlayerId};
use kuzhi_view::request::{
    Action, ChallengeDraft, DraftOpponent, Languages, Modal, Origin, Reach, Request, Select, TournamentPress,
    TournamentStep,
};
use serenity::all::Permissions;

use super::commands;
use super::interaction::{Done, Filled, Interaction, Message, Pressed, Sent, User};
use super::reach::{reach_by_context, reach_by_permissions, rights};

/// Returns the request in an interaction.
pub(super) fn request(interaction: &Interaction) -> Request {
    let (origin, names, action) = match &interaction.done {
        Done::Sent(sent) => (Origin::Command, names_in(sent, &interaction.user), commands::read(sent)),
        Done::Typed(unsent) => (Origin::Typing, Vec::new(), Action::Propose(commands::read_typing(unsent))),
        Done::Pressed(pressed) => {
            let action = action_of(pressed, interaction.application);
            // Store these names: others see who accepts or takes part, and a chosen person is shown by name
            // next time.
            let accepts =
                matches!(action, Action::Accept(_) | Action::Tournament(_)).then_some(&interaction.user);
            let names = pressed.users.iter().chain(accepts).map(name).collect();
            (origin(interaction), names, action)
        }
        Done::Filled(form) => (origin(interaction), Vec::new(), action_of_form(form)),
    };
    Request {
        id: interaction.id,
        who: interaction.user.id,
        place: interaction.place,
        parent: interaction.parent,
        rights: rights(reach(interaction), interaction.bot, interaction.member),
        roles: interaction.roles.clone(),
        languages: Languages::from_locales(&interaction.locale, interaction.guild_locale.as_deref()),
        origin,
        names,
        outsiders: outsiders(interaction),
        action,
    }
}

/// Returns the people whom the interaction names that cannot see where it was made, as far as Discord tells.
fn outsiders(interaction: &Interaction) -> Vec<PlayerId> {
    let named = match &interaction.done {
        Done::Sent(sent) => &sent.users,
        Done::Pressed(pressed) => &pressed.users,
        Done::Typed(_) | Done::Filled(_) => return Vec::new(),
    };
    let people = named.iter().filter(|user| !user.is_program && user.id != interaction.user.id);
    people.filter(|user| !may_see(interaction, user)).map(|user| user.id).collect()
}

/// Whether a person sees the place of an interaction, or it cannot be known.
fn may_see(interaction: &Interaction, person: &User) -> bool {
    let Interaction { place, recipients, user, .. } = interaction;
    match (place.guild, person.may) {
        (Some(_), may) => may.is_none_or(|may| may.administrator() || may.view_channel()),
        (None, _) => {
            let mut others = recipients.iter().filter(|one| **one != user.id).peekable();
            others.peek().is_none() || others.any(|one| *one == person.id)
        }
    }
}

/// Returns the names of the person and of the people to whom the command refers.
fn names_in(sent: &Sent, user: &User) -> Vec<(PlayerId, String)> {
    let others = sent.users.iter().filter(|user| !user.is_program);
    others.chain([user]).map(name).collect()
}

fn reach(interaction: &Interaction) -> Reach {
    let Interaction { place, bot, member, context, is_of_server, .. } = interaction;
    match interaction.done {
        Done::Filled(_) => reach_by_permissions(place.guild, *bot, *member),
        _ => reach_by_context(place.guild, *is_of_server, *context, *member),
    }
}

/// Parses the action of a button or menu.
fn action_of(pressed: &Pressed, application: u64) -> Action {
    let (id, values) = (&pressed.custom_id, &pressed.values);
    let action = if pressed.is_button {
        id.parse().ok()
    } else {
        id.parse::<Select>().ok().filter(|_| !values.is_empty()).and_then(|select| select.chosen(values))
    };
    match action.unwrap_or(Action::Invalid(Refusal::NoSuchButton)) {
        Action::Draft(draft) => against(draft, pressed, application).into(),
        Action::Tournament(press) => organised_by(press, pressed).into(),
        Action::Share { id, channel } => shared(id, channel, pressed).into(),
        action => action,
    }
}

/// Returns that a match is shared in the chosen channel, if the person may write there.
fn shared(id: MatchId, channel: ChannelId, pressed: &Pressed) -> Result<Action, Refusal> {
    let needed = Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES;
    let may = pressed.channels.iter().any(|(one, may)| *one == channel && may.contains(needed));
    if may { Ok(Action::Share { id, channel }) } else { Err(Refusal::MayNotPost { channel }) }
}

/// Returns a challenge draft against the chosen person, if one was chosen. Other bots do not answer, and
/// choosing Kuzhi means playing against it.
fn against(draft: ChallengeDraft, pressed: &Pressed, application: u64) -> Result<Action, Refusal> {
    let DraftOpponent::Person(person) = draft.opponent else { return Ok(Action::Draft(draft)) };
    let chosen = pressed.users.iter().find(|user| user.id == person);
    if chosen.is_none_or(|user| !user.is_program) {
        return Ok(Action::Draft(draft));
    }
    let against_bot = ChallengeDraft { opponent: DraftOpponent::Bot, ..draft };
    if person.0 == application { Ok(Action::Draft(against_bot)) } else { Err(Refusal::ChallengesProgram) }
}

/// Returns what somebody does in a tournament, unless they name a bot to play in it or to organise it.
fn organised_by(press: TournamentPress, pressed: &Pressed) -> Result<Action, Refusal> {
    let names_program = |who| pressed.users.iter().any(|user| user.id == who && user.is_program);
    match press.step {
        TournamentStep::NameOrganiser(who) if names_program(who) => {
            Err(TournamentRefusal::ProgramOrganises.into())
        }
        TournamentStep::NamePlayer(who) if names_program(who) => Err(TournamentRefusal::ProgramPlays.into()),
        _ => Ok(Action::Tournament(press)),
    }
}

fn action_of_form(form: &Filled) -> Action {
    match form.custom_id.parse::<Modal>() {
        Ok(modal) => modal.filled_in(&form.lines),
        Err(_) => Action::Invalid(Refusal::NoSuchButton),
    }
}

/// Returns where the button, menu or form is. Some forms belong to no message.
fn origin(interaction: &Interaction) -> Origin {
    let component = |message: Message| Origin::Component { message: message.id, private: message.is_private };
    interaction.message.map_or(Origin::Form, component)
}

fn name(user: &User) -> (PlayerId, String) {
    (user.id, user.name.clone())
}

#[cfg(test)]
mod tests;
