//! The entry "Challenge to mancala" in a person's menu: `/play` with the opponent chosen already.

use std::sync::Arc;

use serenity::all::{CommandInteraction, CommandType, CreateCommand, TargetId};

use super::{CONTEXTS, INSTALLS, options, which};
use crate::app::{Invitation, Opponent, PlayerId, Refusal, SideChoice, of_usual_length};
use crate::discord::intake;
use crate::discord::responder::Responder;
use crate::room::{Doorkeeper, Standpoint, Visitor};
use crate::view::{self, ChallengeDraft, Words, say};
use kuzhi_engine::Level;

/// What the entry looks like.
pub(in crate::discord) fn look(words: &Words) -> CreateCommand {
    CreateCommand::new(say!(words, "menu-challenge"))
        .kind(CommandType::User)
        .contexts(CONTEXTS.to_vec())
        .integration_types(INSTALLS.to_vec())
}

/// Asks for the game, unless the person cannot be challenged at all.
pub(in crate::discord) async fn run(
    doorkeeper: &Doorkeeper,
    visitor: Arc<Responder>,
    command: &CommandInteraction,
) {
    let target = command.data.target_id.map(TargetId::to_user_id);
    let Some(user) = target.and_then(|target| command.data.resolved.users.get(&target)) else {
        return doorkeeper.explain(Refusal::NoSuchCommand.into(), visitor.as_ref()).await;
    };
    // Whoever challenges Kuzhi itself wants to play against it.
    let is_kuzhi = user.id.get() == command.application_id.get();
    let draft = ChallengeDraft {
        opponent: (!is_kuzhi).then(|| PlayerId(user.id.get())),
        game: options::usual_game(doorkeeper, command).await,
        side: SideChoice::Random,
        sets: None,
        rated: true,
        clock: options::usual_clock(doorkeeper, command).await,
    };
    let place = intake::place(command.guild_id, command.channel_id);
    let from = intake::standpoint(place, command.channel.as_ref(), command.member.as_deref());
    let mut invitation = invitation(draft, which::player(command), from);
    if let Opponent::Person { is_program, .. } = &mut invitation.opponent {
        *is_program = user.bot;
    }
    match doorkeeper.may_begin(visitor.as_ref(), &invitation).await {
        Ok(()) => {
            let question = view::challenge_question(visitor.words(), draft);
            doorkeeper.tell(visitor.as_ref(), &question).await;
        }
        Err(trouble) => doorkeeper.explain(trouble, visitor.as_ref()).await,
    }
}

/// What a draft invites to.
pub(in crate::discord) fn invitation(
    draft: ChallengeDraft,
    challenger: PlayerId,
    from: Standpoint,
) -> Invitation {
    let opponent = match draft.opponent {
        // Programs were refused before there was a draft.
        Some(id) => Opponent::Person { id, is_program: false },
        None => Opponent::Bot(Level::default()),
    };
    Invitation {
        challenger,
        opponent,
        game: of_usual_length(draft.game),
        rated: draft.opponent.map(|_| draft.rated),
        side: draft.side,
        sets: draft.sets,
        clock: draft.clock,
        place: from.place,
        parent: from.parent,
    }
}
