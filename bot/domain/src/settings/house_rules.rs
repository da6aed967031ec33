//! The settings that the managers of a server choose.

use kuzhi_engine::Game;

use crate::clock::TimeControl;
use crate::moments::TimeZone;
use crate::refusal::Refusal;
use crate::settings::{FeedSetting, Look, Preference, Viewpoint};
use crate::{ChannelId, Language, PlayerId, RoleId};

/// The settings of a server. Each one has a default.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a setting of its own")]
pub struct HouseRules {
    /// The channels in which matches may begin. Empty for all channels.
    pub channels: Vec<ChannelId>,
    /// The people who may not begin matches here. They may finish the ones they play. A mark stands for each
    /// who has left, so that they are kept out if they come back.
    pub kept_out: Vec<PlayerId>,
    /// The key of those marks ([`PlayerId::pseudonym`]), once there is one.
    pub mark_key: Option<u64>,
    /// The game of a challenge that names none.
    pub game: Option<Game>,
    /// The look of shared boards whose players have not agreed on one. `None` for the default.
    pub look: Option<Look>,
    /// Whose row is at the bottom of shared boards.
    pub viewpoint: Viewpoint,
    /// Whether people are pinged on this server.
    pub pings: bool,
    /// Whether each match is played in a thread of its own.
    pub threads: bool,
    /// Whether everyone may announce tournaments, not only managers.
    pub tournaments: bool,
    /// The role that may announce tournaments beside managers, if one may.
    pub organisers: Option<RoleId>,
    /// The role that the winners of a tournament have until the next one ends, if they have one.
    pub winners_role: Option<RoleId>,
    /// Whether the votes of new accounts count where a channel plays.
    pub new_accounts: bool,
    /// The language of shared messages. `None` for the server's own.
    pub language: Option<Language>,
    /// The maximum number of open challenges by each person on this server.
    pub challenges: Option<u16>,
    /// The maximum number of matches in a channel.
    pub matches: Option<u16>,
    /// The time control of a challenge that names none.
    pub clock: Option<TimeControl>,
    /// The time zone in which times of day are read, once there is one.
    pub time_zone: Option<TimeZone>,
}

impl Default for HouseRules {
    fn default() -> HouseRules {
        HouseRules {
            channels: Vec::new(),
            kept_out: Vec::new(),
            mark_key: None,
            game: None,
            look: None,
            viewpoint: Viewpoint::Fixed,
            pings: true,
            threads: false,
            tournaments: false,
            organisers: None,
            winners_role: None,
            new_accounts: false,
            language: None,
            challenges: None,
            matches: None,
            clock: None,
            time_zone: None,
        }
    }
}

/// A change to one setting of a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HouseRule {
    /// The channels in which matches may begin.
    Channels(Vec<ChannelId>),
    /// Bars these people from beginning matches.
    KeepOut(Vec<PlayerId>),
    /// Lifts the bar for these people.
    LetPlay(Vec<PlayerId>),
    /// Lifts the bar for everyone.
    LetAllPlay,
    /// The game of a challenge that names none.
    Game(Option<Game>),
    /// The look of shared boards whose players have not agreed on one. `None` for the default.
    Look(Option<Look>),
    /// Whose row is at the bottom of shared boards.
    Viewpoint(Viewpoint),
    /// Whether people are pinged.
    Pings(bool),
    /// Whether each match is played in a thread of its own.
    Threads(bool),
    /// Whether everyone may announce tournaments.
    Tournaments(bool),
    /// The role that may announce tournaments, if one may.
    Organisers(Option<RoleId>),
    /// The role that winners have, if they have one.
    WinnersRole(Option<RoleId>),
    /// Whether the votes of new accounts count.
    NewAccounts(bool),
    /// The language of shared messages.
    Language(Option<Language>),
    /// The maximum number of open challenges by each person.
    Challenges(Option<u16>),
    /// The maximum number of matches in a channel.
    Matches(Option<u16>),
    /// The time control of a challenge that names none.
    Clock(Option<TimeControl>),
    /// The time zone in which times of day are read.
    TimeZone(TimeZone),
}

/// A change to one setting, made by people for themselves or by managers for their server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Setting {
    /// A person's own setting.
    Own(Preference),
    /// A setting of the server.
    House(HouseRule),
    /// What the server gets by itself.
    Feed(FeedSetting),
}

impl HouseRules {
    /// The maximum number of people who can be barred from a server.
    pub const MOST_KEPT_OUT: usize = 50;

    /// Returns the settings after one change.
    #[must_use]
    pub fn with(self, rule: HouseRule) -> HouseRules {
        match rule {
            HouseRule::Channels(channels) => HouseRules { channels, ..self },
            HouseRule::KeepOut(people) => {
                let mut rules = self;
                for person in people {
                    match rules.entry_of(person) {
                        // They have come back, and the managers know who they are.
                        Some(at) => rules.kept_out[at] = person,
                        None if rules.kept_out.len() < Self::MOST_KEPT_OUT => rules.kept_out.push(person),
                        None => {}
                    }
                }
                rules
            }
            HouseRule::LetPlay(people) => {
                let mut rules = self;
                for person in people {
                    while let Some(at) = rules.entry_of(person) {
                        rules.kept_out.remove(at);
                    }
                }
                rules
            }
            HouseRule::LetAllPlay => HouseRules { kept_out: Vec::new(), mark_key: None, ..self },
            HouseRule::Game(game) => HouseRules { game, ..self },
            HouseRule::Look(look) => HouseRules { look, ..self },
            HouseRule::Viewpoint(viewpoint) => HouseRules { viewpoint, ..self },
            HouseRule::Pings(pings) => HouseRules { pings, ..self },
            HouseRule::Threads(threads) => HouseRules { threads, ..self },
            HouseRule::Tournaments(tournaments) => HouseRules { tournaments, ..self },
            HouseRule::Organisers(organisers) => HouseRules { organisers, ..self },
            HouseRule::WinnersRole(winners_role) => HouseRules { winners_role, ..self },
            HouseRule::NewAccounts(new_accounts) => HouseRules { new_accounts, ..self },
            HouseRule::Language(language) => HouseRules { language, ..self },
            HouseRule::Challenges(challenges) => HouseRules { challenges, ..self },
            HouseRule::Matches(matches) => HouseRules { matches, ..self },
            HouseRule::Clock(clock) => HouseRules { clock, ..self },
            HouseRule::TimeZone(time_zone) => HouseRules { time_zone: Some(time_zone), ..self },
        }
    }

    /// Checks whether somebody may begin a game, or enter a tournament, here and now. Every way in asks this.
    ///
    /// # Errors
    ///
    /// The reasons of [`HouseRules::admit`] and [`HouseRules::let_play`].
    pub fn let_in(
        &self,
        (channel, parent): (ChannelId, Option<ChannelId>),
        who: PlayerId,
        other: Option<PlayerId>,
    ) -> Result<(), Refusal> {
        self.admit(channel, parent)?;
        self.let_play(who, other)
    }

    /// Checks whether a match may begin in a channel, or in a thread of it.
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

    /// Whether a person may not begin matches here, also if they have left since and come back.
    pub fn keeps_out(&self, who: PlayerId) -> bool {
        self.entry_of(who).is_some()
    }

    /// Returns where a person, or the mark of them, is among those who are kept out.
    fn entry_of(&self, who: PlayerId) -> Option<usize> {
        let mark = self.mark_key.map(|key| who.pseudonym(key));
        self.kept_out.iter().position(|one| *one == who || Some(*one) == mark)
    }

    /// Returns the settings after a person has left: a mark stands for them among those who are kept out.
    /// `None` if their id is not there. The marks of a server have one key: this one, if there is none yet.
    pub fn left_by(&self, who: PlayerId, key: u64) -> Option<HouseRules> {
        if !self.kept_out.contains(&who) {
            return None;
        }
        let key = self.mark_key.unwrap_or(key);
        let kept_out =
            self.kept_out.iter().map(|&one| if one == who { who.pseudonym(key) } else { one }).collect();
        Some(HouseRules { kept_out, mark_key: Some(key), ..self.clone() })
    }

    /// Checks whether a person may begin a match, and whether the other person, if there is one, may play in
    /// it.
    ///
    /// # Errors
    ///
    /// [`Refusal::KeptOut`] or [`Refusal::OtherKeptOut`] if not.
    pub fn let_play(&self, who: PlayerId, other: Option<PlayerId>) -> Result<(), Refusal> {
        if self.keeps_out(who) {
            return Err(Refusal::KeptOut);
        }
        match other.filter(|other| self.keeps_out(*other)) {
            Some(other) => Err(Refusal::OtherKeptOut { other }),
            None => Ok(()),
        }
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
    fn barred_people_neither_challenge_nor_are_challenged() {
        let rules = HouseRules { kept_out: vec![PlayerId(1)], ..HouseRules::default() };
        assert_eq!(rules.let_play(PlayerId(1), None), Err(Refusal::KeptOut));
        let refused = Err(Refusal::OtherKeptOut { other: PlayerId(1) });
        assert_eq!(rules.let_play(PlayerId(2), Some(PlayerId(1))), refused);
        assert!(rules.let_play(PlayerId(2), Some(PlayerId(3))).is_ok());
    }

    #[test]
    fn leaving_and_returning_does_not_lift_a_bar() {
        let [ada, bob] = [1_150_000_000_000_000_001, 1_150_000_000_000_000_002].map(PlayerId);
        let rules = HouseRules::default().with(HouseRule::KeepOut(vec![ada, bob]));
        let left = rules.left_by(ada, 7).unwrap();
        assert!(!left.kept_out.contains(&ada) && left.kept_out[1] == bob);
        assert!(left.keeps_out(ada) && left.keeps_out(bob) && !left.keeps_out(PlayerId(5)));
        assert_eq!(left.left_by(ada, 8), None, "they are marked");
        let both = left.left_by(bob, 8).unwrap();
        assert_eq!(both.mark_key, Some(7), "a server has one key");
        // Managers block them again by name, or let them play: whom they have chosen, or who has left.
        let again = left.clone().with(HouseRule::KeepOut(vec![ada]));
        assert_eq!(again.kept_out, [ada, bob]);
        for chosen in [ada, ada.pseudonym(7)] {
            let let_in = left.clone().with(HouseRule::LetPlay(vec![chosen]));
            assert_eq!(let_in.kept_out, [bob]);
        }
        assert!(!both.with(HouseRule::LetAllPlay).keeps_out(ada));
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
