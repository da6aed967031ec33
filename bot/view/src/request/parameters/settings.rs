//! Pages of settings, and the settings that buttons change.

use kuzhi_domain::settings::{BotReply, FeedSetting, HouseRule, Pings, Post, Preference, Setting, Viewpoint};
#[cfg(test)]
use proptest::prelude::*;
#[cfg(test)]
use proptest::sample::select;
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::request::parts::named_part;
use crate::request::wire::{Part, Text, Words};

/// A page of settings.
#[derive(Copy, Clone, PartialEq, Eq, Debug, EnumCount, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum SettingsPage {
    /// The user's own.
    Own,
    /// When the user has time for games over days.
    Time,
    /// When the user is reminded of the puzzle of the day.
    Puzzle,
    /// The server's.
    House,
    /// How boards look to everyone on the server.
    Boards,
    /// Who announces tournaments on the server, and in which time zone they begin.
    Tournaments,
    /// The server's limits.
    Limits,
    /// The people who may not play on the server.
    People,
    /// The puzzle of the day on the server.
    Feed,
    /// The week on the server in one message.
    Week,
    /// The message that welcomes people to the server's games.
    Welcome,
}

named_part!(SettingsPage);

impl SettingsPage {
    /// Returns the page that shows this setting.
    pub const fn containing(setting: &Setting) -> SettingsPage {
        match setting {
            Setting::Own(Preference::DigestAt(_) | Preference::DigestIn(_)) => SettingsPage::Time,
            Setting::Own(Preference::PuzzleAt(_)) => SettingsPage::Puzzle,
            Setting::Own(_) => SettingsPage::Own,
            Setting::House(HouseRule::Challenges(_) | HouseRule::Matches(_) | HouseRule::Clock(_)) => {
                SettingsPage::Limits
            }
            Setting::House(
                HouseRule::Tournaments(_)
                | HouseRule::Organisers(_)
                | HouseRule::WinnersRole(_)
                | HouseRule::TimeZone(_),
            ) => SettingsPage::Tournaments,
            Setting::House(HouseRule::Look(_) | HouseRule::Viewpoint(_)) => SettingsPage::Boards,
            Setting::House(
                HouseRule::KeepOut(_)
                | HouseRule::LetPlay(_)
                | HouseRule::LetAllPlay
                | HouseRule::NewAccounts(_),
            ) => SettingsPage::People,
            Setting::House(_) => SettingsPage::House,
            Setting::Feed(
                FeedSetting::In(Post::Week, _)
                | FeedSetting::At(Post::Week, _)
                | FeedSetting::WeekOn(_)
                | FeedSetting::Off(Post::Week),
            ) => SettingsPage::Week,
            Setting::Feed(
                FeedSetting::In(Post::Welcome, _)
                | FeedSetting::At(Post::Welcome, _)
                | FeedSetting::Off(Post::Welcome),
            ) => SettingsPage::Welcome,
            Setting::Feed(_) => SettingsPage::Feed,
        }
    }
}

/// The settings that buttons change. Menus change the others.
const BY_BUTTON: [(&str, Setting); 33] = [
    ("pings:on", Setting::Own(Preference::Pings(Pings::Channel))),
    ("pings:dm", Setting::Own(Preference::Pings(Pings::Direct))),
    ("pings:daily", Setting::Own(Preference::Pings(Pings::Daily))),
    ("pings:off", Setting::Own(Preference::Pings(Pings::Off))),
    ("confirms:on", Setting::Own(Preference::Confirms(true))),
    ("confirms:off", Setting::Own(Preference::Confirms(false))),
    ("puzzle:off", Setting::Own(Preference::PuzzleAt(None))),
    ("claims:on", Setting::Own(Preference::Claims(true))),
    ("claims:off", Setting::Own(Preference::Claims(false))),
    ("reply:pause", Setting::Own(Preference::Reply(BotReply::Pause))),
    ("reply:film", Setting::Own(Preference::Reply(BotReply::Film))),
    ("reply:at-once", Setting::Own(Preference::Reply(BotReply::AtOnce))),
    ("listed:on", Setting::Own(Preference::Listed(true))),
    ("listed:off", Setting::Own(Preference::Listed(false))),
    ("house-pings:on", Setting::House(HouseRule::Pings(true))),
    ("house-pings:off", Setting::House(HouseRule::Pings(false))),
    ("house-threads:on", Setting::House(HouseRule::Threads(true))),
    ("house-threads:off", Setting::House(HouseRule::Threads(false))),
    ("house-tournaments:on", Setting::House(HouseRule::Tournaments(true))),
    ("house-tournaments:off", Setting::House(HouseRule::Tournaments(false))),
    ("house-organisers:none", Setting::House(HouseRule::Organisers(None))),
    ("house-winners:none", Setting::House(HouseRule::WinnersRole(None))),
    ("viewpoint:fixed", Setting::Own(Preference::Viewpoint(Viewpoint::Fixed))),
    ("viewpoint:mover", Setting::Own(Preference::Viewpoint(Viewpoint::Mover))),
    ("house-viewpoint:fixed", Setting::House(HouseRule::Viewpoint(Viewpoint::Fixed))),
    ("house-viewpoint:mover", Setting::House(HouseRule::Viewpoint(Viewpoint::Mover))),
    ("house-channels:all", Setting::House(HouseRule::Channels(Vec::new()))),
    ("house-new-accounts:on", Setting::House(HouseRule::NewAccounts(true))),
    ("house-new-accounts:off", Setting::House(HouseRule::NewAccounts(false))),
    ("house-people:all", Setting::House(HouseRule::LetAllPlay)),
    ("daily:off", Setting::Feed(FeedSetting::Off(Post::Daily))),
    ("week:off", Setting::Feed(FeedSetting::Off(Post::Week))),
    ("welcome:off", Setting::Feed(FeedSetting::Off(Post::Welcome))),
];

impl Part for Setting {
    fn write(&self, text: &mut Text) {
        // A setting that no button changes gets a text that no button has.
        text.add(BY_BUTTON.iter().find(|(_, known)| known == self).map_or("?", |(text, _)| text));
    }

    fn read(words: &mut Words<'_>) -> Option<Setting> {
        let text = format!("{}:{}", words.next()?, words.next()?);
        BY_BUTTON.into_iter().find(|(known, _)| *known == text).map(|(_, setting)| setting)
    }

    #[cfg(test)]
    fn any() -> BoxedStrategy<Setting> {
        select(BY_BUTTON.map(|(_, setting)| setting).to_vec()).boxed()
    }
}
