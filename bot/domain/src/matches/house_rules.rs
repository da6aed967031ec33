//! What the rules of a server say about its matches.

use std::time::Duration;

use crate::matches::{Match, Series, Stage};
use crate::refusal::Refusal;
use crate::settings::HouseRules;
use crate::{PlayerId, Timestamp};

/// A match in which nothing has happened for this long no longer counts towards its channel's limit.
const FORGOTTEN_AFTER: Duration = Duration::from_hours(24);

/// For how long an account is new.
const NEW: Duration = Duration::from_hours(7 * 24);

impl HouseRules {
    /// Whether a match should move to its own thread now, before its first move.
    pub fn wants_thread(&self, one: &Match) -> bool {
        match &one.stage {
            Stage::Playing(playing) => {
                // Later sets of a series are played where the first one was.
                let is_first = matches!(one.series, None | Some(Series { previous: None, .. }));
                // Those of a tournament are opened beside its own.
                self.threads
                    && one.tournament.is_none()
                    && one.place.guild.is_some()
                    && is_first
                    && playing.has_just_begun()
                    // A channel votes where everyone sees it.
                    && playing.voting().is_none()
            }
            Stage::Open(_) | Stage::Withdrawn(_) | Stage::Over(_) => false,
        }
    }

    /// Checks whether somebody's vote counts here.
    ///
    /// # Errors
    ///
    /// [`Refusal::NewAccount`] for new accounts, unless they may vote, and the reasons of
    /// [`HouseRules::let_play`].
    pub fn may_vote(&self, who: PlayerId, now: Timestamp) -> Result<(), Refusal> {
        let until = who.since() + NEW;
        if now < until && !self.new_accounts {
            return Err(Refusal::NewAccount { until });
        }
        self.let_play(who, None)
    }

    /// Checks whether one more match may begin in a channel with these matches.
    ///
    /// # Errors
    ///
    /// [`Refusal::ChannelFull`] if not.
    pub fn has_room(&self, in_channel: &[Match], most: u16, now: Timestamp) -> Result<(), Refusal> {
        let most = self.matches.map_or(most, |rule| rule.min(most));
        let counts = |one: &&Match| now.since(one.last_change()) < FORGOTTEN_AFTER;
        if in_channel.iter().filter(counts).count() >= usize::from(most) {
            return Err(Refusal::ChannelFull { most });
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::Game;

    use super::*;
    use crate::matches::{MatchSetup, Place, Seat};
    use crate::{ChannelId, GuildId, PlayerId};

    #[test]
    fn matches_move_to_threads_before_the_first_move() {
        let people = [1, 2].map(|id| Seat::Person(PlayerId(id)));
        let setup = MatchSetup::played(Game::default(), people, &[], Timestamp::default()).unwrap();
        let place = Place { guild: Some(GuildId(1)), channel: ChannelId(2) };
        let begun = MatchSetup { place, ..setup }.check().unwrap();
        let rules = HouseRules { threads: true, ..HouseRules::default() };
        assert!(rules.wants_thread(&begun));
        assert!(!HouseRules::default().wants_thread(&begun));
        let Stage::Playing(mut playing) = begun.stage.clone() else { panic!("{begun:?}") };
        playing.takebacks = vec![0];
        assert!(!rules.wants_thread(&begun.at(Stage::Playing(playing))), "its first move was taken back");
    }
}
