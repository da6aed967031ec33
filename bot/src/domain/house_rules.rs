//! What the managers of a server have settled.

use std::time::Duration;

use kuzhi_engine::Game;

use super::{
    BoardStyle, ChannelId, Look, Match, PlayerId, Preference, Refusal, Series, Stage, Theme, TimeControl,
    Timestamp, Viewpoint,
};
use crate::language::Language;

/// The rules of a server; what its managers have left alone is as it usually is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HouseRules {
    /// The channels in which matches may begin; all if there are none.
    pub channels: Vec<ChannelId>,
    /// The people who may begin nothing here; what they play already they finish.
    pub kept_out: Vec<PlayerId>,
    /// The game that is played when nobody names one.
    pub game: Option<Game>,
    /// How the boards are drawn that all see; the usual way if nobody has said.
    pub board: Option<BoardStyle>,
    /// Their colours, where they are pictures.
    pub theme: Theme,
    /// Whose row is below on them.
    pub viewpoint: Viewpoint,
    /// Whether anybody is notified on this server.
    pub pings: bool,
    /// Whether each match is played in a thread of its own.
    pub threads: bool,
    /// The language of what all see; the server's own if nobody has said.
    pub language: Option<Language>,
    /// How many unanswered challenges a person may have out on this server.
    pub challenges: Option<u16>,
    /// How many matches may be under way in a channel.
    pub matches: Option<u16>,
    /// The clock of a match when nobody names one.
    pub clock: Option<TimeControl>,
}

impl Default for HouseRules {
    fn default() -> HouseRules {
        HouseRules {
            channels: Vec::new(),
            kept_out: Vec::new(),
            game: None,
            board: None,
            theme: Theme::default(),
            viewpoint: Viewpoint::Fixed,
            pings: true,
            threads: false,
            language: None,
            challenges: None,
            matches: None,
            clock: None,
        }
    }
}

/// One thing that a manager settles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HouseRule {
    /// The channels in which matches may begin.
    Channels(Vec<ChannelId>),
    /// People who may begin nothing from now on.
    KeepOut(Vec<PlayerId>),
    /// People of those who may begin something again.
    LetPlay(Vec<PlayerId>),
    /// All of those may begin something again.
    LetAllPlay,
    /// The game that is played when nobody names one.
    Game(Option<Game>),
    /// How the boards are drawn that all see.
    Board(Option<BoardStyle>),
    /// Their colours, where they are pictures.
    Theme(Theme),
    /// Whose row is below on them.
    Viewpoint(Viewpoint),
    /// Whether anybody is notified.
    Pings(bool),
    /// Whether each match is played in a thread of its own.
    Threads(bool),
    /// The language of what all see.
    Language(Option<Language>),
    /// How many unanswered challenges a person may have out.
    Challenges(Option<u16>),
    /// How many matches may be under way in a channel.
    Matches(Option<u16>),
    /// The clock of a match when nobody names one.
    Clock(Option<TimeControl>),
}

/// One thing that somebody sets: for themselves, or as a manager for a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Setting {
    /// For themselves.
    Own(Preference),
    /// For the server.
    House(HouseRule),
}

/// A match in which nothing has happened for so long does not count against its channel any more.
const FORGOTTEN_AFTER: Duration = Duration::from_hours(24);

impl HouseRules {
    /// No more people can be kept out of a server.
    pub const MOST_KEPT_OUT: usize = 50;

    /// How the boards look that all see.
    pub fn look(&self) -> Look {
        let HouseRules { theme, viewpoint, .. } = *self;
        Look { theme, viewpoint, ..Look::of(self.board.unwrap_or_default()) }
    }

    /// The same with one thing settled.
    #[must_use]
    pub fn with(self, rule: HouseRule) -> HouseRules {
        match rule {
            HouseRule::Channels(channels) => HouseRules { channels, ..self },
            HouseRule::KeepOut(people) => {
                let mut kept_out = self.kept_out;
                for person in people {
                    if kept_out.len() < Self::MOST_KEPT_OUT && !kept_out.contains(&person) {
                        kept_out.push(person);
                    }
                }
                HouseRules { kept_out, ..self }
            }
            HouseRule::LetPlay(people) => {
                let mut kept_out = self.kept_out;
                kept_out.retain(|person| !people.contains(person));
                HouseRules { kept_out, ..self }
            }
            HouseRule::LetAllPlay => HouseRules { kept_out: Vec::new(), ..self },
            HouseRule::Game(game) => HouseRules { game, ..self },
            HouseRule::Board(board) => HouseRules { board, ..self },
            HouseRule::Theme(theme) => HouseRules { theme, ..self },
            HouseRule::Viewpoint(viewpoint) => HouseRules { viewpoint, ..self },
            HouseRule::Pings(pings) => HouseRules { pings, ..self },
            HouseRule::Threads(threads) => HouseRules { threads, ..self },
            HouseRule::Language(language) => HouseRules { language, ..self },
            HouseRule::Challenges(challenges) => HouseRules { challenges, ..self },
            HouseRule::Matches(matches) => HouseRules { matches, ..self },
            HouseRule::Clock(clock) => HouseRules { clock, ..self },
        }
    }

    /// Whether a match may begin in a channel, or in a thread of it.
    ///
    /// # Errors
    ///
    /// [`Refusal::OtherChannels`] if not.
    pub fn admit(&self, channel: ChannelId, parent: Option<ChannelId>) -> Result<(), Refusal> {
        let is_allowed = |one: &ChannelId| *one == channel || Some(*one) == parent;
        if self.channels.is_empty() || self.channels.iter().any(is_allowed) {
            return Ok(());
        }
        Err(Refusal::OtherChannels { channels: self.channels.clone() })
    }

    /// Whether somebody may begin a match, against somebody else if there is one yet.
    ///
    /// # Errors
    ///
    /// [`Refusal::KeptOut`] or [`Refusal::OtherKeptOut`] if not.
    pub fn let_play(&self, who: PlayerId, other: Option<PlayerId>) -> Result<(), Refusal> {
        if self.kept_out.contains(&who) {
            return Err(Refusal::KeptOut);
        }
        match other.filter(|other| self.kept_out.contains(other)) {
            Some(other) => Err(Refusal::OtherKeptOut { other }),
            None => Ok(()),
        }
    }

    /// Whether a match is to go into a thread of its own now: when its first move can be made.
    pub fn wants_thread(&self, one: &Match) -> bool {
        match &one.stage {
            Stage::Playing(playing) => {
                // The sets of a series are played where the first one is.
                let is_first = matches!(one.series, None | Some(Series { previous: None, .. }));
                self.threads && one.place.guild.is_some() && is_first && playing.ply() == 0
            }
            Stage::Open(_) | Stage::Withdrawn(_) | Stage::Over(_) => false,
        }
    }

    /// Whether one more match may begin in a channel that has these.
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
    use super::*;

    #[test]
    fn a_thread_belongs_to_its_channel() {
        let rules = HouseRules { channels: vec![ChannelId(1), ChannelId(2)], ..HouseRules::default() };
        assert!(rules.admit(ChannelId(2), None).is_ok());
        assert!(rules.admit(ChannelId(9), Some(ChannelId(1))).is_ok());
        let refused = Refusal::OtherChannels { channels: rules.channels.clone() };
        assert_eq!(rules.admit(ChannelId(9), Some(ChannelId(8))), Err(refused));
        assert!(HouseRules::default().admit(ChannelId(9), None).is_ok());
    }

    #[test]
    fn who_is_kept_out_begins_nothing_and_is_not_challenged() {
        let rules = HouseRules { kept_out: vec![PlayerId(1)], ..HouseRules::default() };
        assert_eq!(rules.let_play(PlayerId(1), None), Err(Refusal::KeptOut));
        let refused = Err(Refusal::OtherKeptOut { other: PlayerId(1) });
        assert_eq!(rules.let_play(PlayerId(2), Some(PlayerId(1))), refused);
        assert!(rules.let_play(PlayerId(2), Some(PlayerId(3))).is_ok());
    }

    #[test]
    fn people_are_kept_out_once_and_let_in_again() {
        let people = |ids: &[u64]| ids.iter().copied().map(PlayerId).collect::<Vec<_>>();
        let rules = HouseRules::default().with(HouseRule::KeepOut(people(&[1, 2, 2])));
        let rules = rules.with(HouseRule::KeepOut(people(&[2, 3])));
        assert_eq!(rules.kept_out, people(&[1, 2, 3]));
        let rules = rules.with(HouseRule::LetPlay(people(&[2, 9])));
        assert_eq!(rules.kept_out, people(&[1, 3]));
        assert_eq!(rules.with(HouseRule::LetAllPlay).kept_out, []);
        let all = people(&(0..99).collect::<Vec<_>>());
        let many = HouseRules::default().with(HouseRule::KeepOut(all));
        assert_eq!(many.kept_out.len(), HouseRules::MOST_KEPT_OUT);
    }
}
