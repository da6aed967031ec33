//! Settings that menus change.

use kuzhi_domain::settings::{
    Challengers, FeedSetting, GuildChannel, HouseRule, Look, Post, Preference, Setting,
};
use kuzhi_domain::{ChannelId, GuildId, Language, PlayerId, RoleId};
use kuzhi_engine::Game;
#[cfg(test)]
use proptest::prelude::*;
#[cfg(test)]
use proptest::sample::select;
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use super::clock::clock_by_id;
use crate::request::parts::named_part;
use crate::request::wire::{Part, Text, Words};

/// A setting that a menu changes.
#[derive(Copy, Clone, PartialEq, Eq, Debug, EnumCount, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum SettingsMenu {
    /// How the user's boards look.
    Look,
    /// Who may challenge the user.
    Challengers,
    /// The user's language.
    Language,
    /// When the games that wait for the user come, once a day.
    DigestHour,
    /// Whether they come by direct message or in this channel.
    DigestPlace,
    /// When the user is reminded of the puzzle of the day.
    PuzzleHour,
    /// The channels of the server in which matches may start.
    HouseChannels,
    /// The role that may announce tournaments on the server.
    HouseOrganisers,
    /// The role that winners of tournaments on the server have.
    HouseWinners,
    /// More people who may not play on the server.
    HousePeople,
    /// People who may play on the server again.
    HousePeopleBack,
    /// How boards look on the server until players choose.
    HouseLook,
    /// The server's default game.
    HouseGame,
    /// The language for what everyone on the server sees.
    HouseLanguage,
    /// How many open challenges a person may have on the server.
    HouseChallenges,
    /// How many matches may be under way in one channel of the server.
    HouseMatches,
    /// The server's default clock.
    HouseClock,
    /// The channel to which the puzzle of the day comes.
    DailyChannel,
    /// When it comes.
    DailyHour,
    /// The channel to which the week comes.
    WeekChannel,
    /// The day on which it comes.
    WeekDay,
    /// The hour at which it comes.
    WeekHour,
    /// The channel in which people are welcomed.
    WelcomeChannel,
}

named_part!(SettingsMenu);

/// Stands for the default.
pub const USUAL: &str = "usual";

/// The limits that a server may choose from.
pub const LIMITS: [u16; 8] = [1, 2, 3, 5, 10, 20, 50, 100];

/// Returns the setting for the chosen values. `None` if the menu does not offer them.
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
    if let SettingsMenu::HouseOrganisers | SettingsMenu::HouseWinners = pick {
        let role = Some(value.parse().ok().map(RoleId)?);
        return Some(Setting::House(if pick == SettingsMenu::HouseOrganisers {
            HouseRule::Organisers(role)
        } else {
            HouseRule::WinnersRole(role)
        }));
    }
    if let Some(chosen) = feed(pick, value) {
        return Some(Setting::Feed(chosen));
    }
    if pick == SettingsMenu::DigestHour {
        return Some(Setting::Own(Preference::DigestAt(hour_of(value)? * 60)));
    }
    if pick == SettingsMenu::DigestPlace {
        let channel = parse_setting((value != USUAL).then_some(value.as_str()), channel_of).ok()?;
        return Some(Setting::Own(Preference::DigestIn(channel)));
    }
    if pick == SettingsMenu::PuzzleHour {
        let hour = parse_setting((value != USUAL).then_some(value.as_str()), hour_of).ok()?;
        return Some(Setting::Own(Preference::PuzzleAt(hour.map(|hour| hour * 60))));
    }
    if pick == SettingsMenu::HouseClock {
        return clock_by_id(value).map(|clock| Setting::House(HouseRule::Clock(clock)));
    }
    let value = (value != USUAL).then_some(value.as_str());
    Some(match pick {
        SettingsMenu::Look => Setting::Own(Preference::Look(parse_setting(value, Look::by_id).ok()?)),
        SettingsMenu::Challengers => Setting::Own(Preference::Challengers(Challengers::by_id(value?)?)),
        SettingsMenu::Language => {
            Setting::Own(Preference::Language(parse_setting(value, Language::by_tag).ok()?))
        }
        SettingsMenu::HouseLook => Setting::House(HouseRule::Look(parse_setting(value, Look::by_id).ok()?)),
        SettingsMenu::HouseGame => Setting::House(HouseRule::Game(parse_setting(value, Game::by_id).ok()?)),
        SettingsMenu::HouseLanguage => {
            Setting::House(HouseRule::Language(parse_setting(value, Language::by_tag).ok()?))
        }
        SettingsMenu::HouseChallenges => {
            Setting::House(HouseRule::Challenges(parse_setting(value, limit_of).ok()?))
        }
        SettingsMenu::HouseMatches => {
            Setting::House(HouseRule::Matches(parse_setting(value, limit_of).ok()?))
        }
        SettingsMenu::DigestHour
        | SettingsMenu::DigestPlace
        | SettingsMenu::PuzzleHour
        | SettingsMenu::HouseChannels
        | SettingsMenu::HouseOrganisers
        | SettingsMenu::HouseWinners
        | SettingsMenu::HousePeople
        | SettingsMenu::HousePeopleBack
        | SettingsMenu::HouseClock
        | SettingsMenu::DailyChannel
        | SettingsMenu::DailyHour
        | SettingsMenu::WeekChannel
        | SettingsMenu::WeekDay
        | SettingsMenu::WeekHour
        | SettingsMenu::WelcomeChannel => {
            return None;
        }
    })
}

/// Returns what a server gets by itself, as chosen.
fn feed(pick: SettingsMenu, value: &str) -> Option<FeedSetting> {
    let channel = || value.parse().ok().map(ChannelId);
    let minutes = || hour_of(value).map(|hour| hour * 60);
    Some(match pick {
        SettingsMenu::DailyChannel => FeedSetting::In(Post::Daily, channel()?),
        SettingsMenu::WeekChannel => FeedSetting::In(Post::Week, channel()?),
        SettingsMenu::WelcomeChannel => FeedSetting::In(Post::Welcome, channel()?),
        SettingsMenu::DailyHour => FeedSetting::At(Post::Daily, minutes()?),
        SettingsMenu::WeekHour => FeedSetting::At(Post::Week, minutes()?),
        SettingsMenu::WeekDay => FeedSetting::WeekOn(value.parse().ok().filter(|day| (1..=7).contains(day))?),
        _ => return None,
    })
}

/// Parses the default or a known value.
fn parse_setting<T>(value: Option<&str>, by_id: impl FnOnce(&str) -> Option<T>) -> Result<Option<T>, ()> {
    value.map(|value| by_id(value).ok_or(())).transpose()
}

/// The value of a server's channel in a menu.
pub fn channel_value(one: GuildChannel) -> String {
    format!("{}-{}", one.guild, one.channel)
}

fn channel_of(text: &str) -> Option<GuildChannel> {
    let (guild, channel) = text.split_once('-')?;
    Some(GuildChannel { guild: GuildId(guild.parse().ok()?), channel: ChannelId(channel.parse().ok()?) })
}

fn hour_of(text: &str) -> Option<u16> {
    text.parse().ok().filter(|hour| *hour < 24)
}

fn limit_of(text: &str) -> Option<u16> {
    text.parse().ok().filter(|limit| LIMITS.contains(limit))
}
