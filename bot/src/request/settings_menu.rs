//! What is set by choosing from menus.

use kuzhi_engine::Game;
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use super::clock::clock_by_id;
use super::parts::one_id;
use super::wire::{Part, Text, Words};
use crate::domain::{BoardStyle, Challengers, ChannelId, HouseRule, PlayerId, Preference, Setting, all};
use crate::language::Language;

#[cfg(test)]
use proptest::prelude::*;
#[cfg(test)]
use proptest::sample::select;

/// What choosing from a menu sets.
#[derive(Copy, Clone, PartialEq, Eq, Debug, EnumCount, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum SettingsMenu {
    /// How boards are drawn for oneself.
    Board,
    /// Who may challenge one.
    Challengers,
    /// The language that one reads.
    Language,
    /// In which channels of the server matches may begin.
    HouseChannels,
    /// Who else may not play on the server.
    HousePeople,
    /// Who may play on the server again.
    HousePeopleBack,
    /// How boards are drawn that all see on the server.
    HouseBoard,
    /// Which game is played on the server when nobody names one.
    HouseGame,
    /// The language of what all see on the server.
    HouseLanguage,
    /// How many challenges a person may have out on the server.
    HouseChallenges,
    /// How many matches may be under way in a channel of the server.
    HouseMatches,
    /// The clock of a match on the server when nobody names one.
    HouseClock,
}

impl SettingsMenu {
    /// All of them.
    pub const ALL: [SettingsMenu; SettingsMenu::COUNT] = all();

    /// Its name in a menu of Discord's.
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The one with this name.
    pub fn by_id(id: &str) -> Option<SettingsMenu> {
        id.parse().ok()
    }
}

one_id! {
    SettingsMenu: SettingsMenu::ALL.to_vec();
}

/// What stands for leaving a thing as it usually is.
pub const USUAL: &str = "usual";

/// The limits that a server may set.
pub const LIMITS: [u16; 8] = [1, 2, 3, 5, 10, 20, 50, 100];

/// What choosing these values from a menu sets; nothing if they are not among its choices.
pub fn chosen(pick: SettingsMenu, values: &[String]) -> Option<Setting> {
    if pick == SettingsMenu::HouseChannels {
        let channels = values.iter().map(|id| id.parse().ok().map(ChannelId)).collect::<Option<_>>()?;
        return Some(Setting::House(HouseRule::Channels(channels)));
    }
    if let SettingsMenu::HousePeople | SettingsMenu::HousePeopleBack = pick {
        let people = values.iter().map(|id| id.parse().ok().map(PlayerId)).collect::<Option<_>>()?;
        let is_back = pick == SettingsMenu::HousePeopleBack;
        return Some(Setting::House(if is_back {
            HouseRule::LetPlay(people)
        } else {
            HouseRule::KeepOut(people)
        }));
    }
    let [value] = values else { return None };
    if pick == SettingsMenu::HouseClock {
        return clock_by_id(value).map(|clock| Setting::House(HouseRule::Clock(clock)));
    }
    let value = (value != USUAL).then_some(value.as_str());
    Some(match pick {
        SettingsMenu::Board => Setting::Own(Preference::Board(known(value, BoardStyle::by_id).ok()?)),
        SettingsMenu::Challengers => Setting::Own(Preference::Challengers(Challengers::by_id(value?)?)),
        SettingsMenu::Language => Setting::Own(Preference::Language(known(value, Language::by_tag).ok()?)),
        SettingsMenu::HouseBoard => Setting::House(HouseRule::Board(known(value, BoardStyle::by_id).ok()?)),
        SettingsMenu::HouseGame => Setting::House(HouseRule::Game(known(value, Game::by_id).ok()?)),
        SettingsMenu::HouseLanguage => {
            Setting::House(HouseRule::Language(known(value, Language::by_tag).ok()?))
        }
        SettingsMenu::HouseChallenges => Setting::House(HouseRule::Challenges(known(value, limit_of).ok()?)),
        SettingsMenu::HouseMatches => Setting::House(HouseRule::Matches(known(value, limit_of).ok()?)),
        SettingsMenu::HouseChannels
        | SettingsMenu::HousePeople
        | SettingsMenu::HousePeopleBack
        | SettingsMenu::HouseClock => {
            return None;
        }
    })
}

/// A value that is the usual one or must be known.
fn known<T>(value: Option<&str>, by_id: impl FnOnce(&str) -> Option<T>) -> Result<Option<T>, ()> {
    value.map(|value| by_id(value).ok_or(())).transpose()
}

fn limit_of(text: &str) -> Option<u16> {
    text.parse().ok().filter(|limit| LIMITS.contains(limit))
}
