//! What a server gets by itself.

use kuzhi_domain::feeds::ServerFeed;
use kuzhi_domain::moments::TimeZone;
use kuzhi_domain::settings::{FeedSetting, Setting};

use super::{page_button, plain_button};
use crate::request::{Action, Select, SettingsMenu, SettingsPage};
use crate::screens::{Choice, Choices, Menu, Screen};
use crate::words::{Words, say};

/// What a server gets by itself, and when.
pub fn feed_settings(words: &Words, feed: &ServerFeed, zone: Option<&TimeZone>) -> Screen {
    let slot = feed.daily.as_ref().map(|daily| daily.slot);
    let zone_name = zone.map_or("UTC", TimeZone::name);
    let daily = match slot {
        Some(slot) => say!(
            words,
            "settings-daily-on",
            channel = format!("<#{}>", slot.channel),
            time = clock(slot.at),
            zone = zone_name
        ),
        None => say!(words, "settings-daily-off"),
    };
    let zone_line = match zone {
        Some(zone) => say!(words, "settings-house-time-zone", zone = zone.name()),
        None => say!(words, "settings-daily-no-zone"),
    };
    let mut menus = vec![Menu {
        select: Select::SettingsMenu(SettingsMenu::DailyChannel),
        placeholder: say!(words, "settings-daily-choose"),
        choices: Choices::Channel,
    }];
    let mut row = vec![page_button(words, SettingsPage::House)];
    if let Some(slot) = slot {
        let hours = (0..24_u16).map(|hour| Choice {
            label: say!(words, "settings-daily-at", time = clock(hour * 60)),
            detail: None,
            value: hour.to_string(),
            is_chosen: hour * 60 == slot.at,
        });
        menus.push(Menu {
            select: Select::SettingsMenu(SettingsMenu::DailyHour),
            placeholder: String::new(),
            choices: Choices::One(hours.collect()),
        });
        let off = Action::Set(Setting::Feed(FeedSetting::DailyOff));
        row.insert(0, plain_button(say!(words, "button-daily-off"), off));
    }
    let text = [say!(words, "settings-feed"), daily, zone_line].join("\n");
    Screen { menus, rows: vec![row], ..Screen::text(text) }
}

/// Tells whoever asked for it that the puzzle of the day cannot be posted any more.
pub fn daily_stopped(words: &Words, channel: kuzhi_domain::ChannelId) -> Screen {
    Screen::text(say!(words, "daily-stopped", channel = format!("<#{channel}>")))
}

/// A time of day, such as `09:00`.
fn clock(minutes: u16) -> String {
    format!("{:02}:{:02}", minutes / 60, minutes % 60)
}
