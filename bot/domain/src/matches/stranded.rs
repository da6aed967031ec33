//! Matches whose channel is gone: what their players may do elsewhere.

use crate::PlayerId;
use crate::matches::{Match, Operation, Place, Stage};
use crate::refusal::Refusal;

impl Operation {
    /// Checks whether a player may do it from elsewhere, because the channel of the match is gone.
    ///
    /// # Errors
    ///
    /// [`Refusal::ChannelGone`] if not.
    pub fn may_do_without_channel(self) -> Result<(), Refusal> {
        if self == Operation::Resign { Ok(()) } else { Err(Refusal::ChannelGone) }
    }
}

/// Checks whether a player may take a match, whose channel is gone, to where they are: on the same server.
/// Returns the other person, who must be able to read there.
///
/// # Errors
///
/// [`Refusal::ChannelGone`] if not, [`Refusal::Over`] if nothing is left to play.
pub fn may_take_along(current: &Match, who: PlayerId, here: Place) -> Result<Option<PlayerId>, Refusal> {
    let is_near = here.guild.is_some() && here.guild == current.place().guild;
    if !is_near || !current.involves(who) {
        return Err(Refusal::ChannelGone);
    }
    match current.stage() {
        Stage::Playing(_) => Ok(current.people().into_iter().find(|&player| player != who)),
        Stage::Open(_) | Stage::Withdrawn(_) | Stage::Over(_) => Err(Refusal::Over),
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::Game;

    use super::*;
    use crate::matches::{MatchSetup, Seat};
    use crate::{ChannelId, GuildId, Timestamp};

    #[test]
    fn a_player_may_move_a_stranded_match_within_its_server() {
        let people = [1, 2].map(|id| Seat::Person(PlayerId(id)));
        let setup = MatchSetup::played(Game::default(), people, &[], Timestamp::default()).unwrap();
        let place = |guild, channel| Place { guild, channel: ChannelId(channel) };
        let one = MatchSetup { place: place(Some(GuildId(7)), 1), ..setup }.check().unwrap();
        let take = |who, here| may_take_along(&one, PlayerId(who), here);
        assert_eq!(take(1, place(Some(GuildId(7)), 2)), Ok(Some(PlayerId(2))));
        assert_eq!(take(3, place(Some(GuildId(7)), 2)), Err(Refusal::ChannelGone));
        assert_eq!(take(1, place(Some(GuildId(8)), 2)), Err(Refusal::ChannelGone));
        assert_eq!(take(1, place(None, 2)), Err(Refusal::ChannelGone));
    }

    #[test]
    fn a_stranded_match_can_only_be_resigned() {
        let may_be_done = |one: &Operation| one.may_do_without_channel().is_ok();
        assert_eq!(Operation::ALL.into_iter().filter(may_be_done).collect::<Vec<_>>(), [Operation::Resign]);
    }
}
