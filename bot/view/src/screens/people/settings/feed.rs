//! What a server gets by itself, and when.

use kuzhi_domain::ChannelId;
use kuzhi_domain::feeds::ServerFeed;
use kuzhi_domain::moments::TimeZone;
use kuzhi_domain::settings::{FeedSetting, Post, Setting};

use super::{hours, page_button, plain_button};
use crate::request::{Action, Select, SettingsMenu, SettingsPage};
use crate::screens::{Button, Choice, Choices, Menu, Screen};
use crate::words::moments::clock;
use crate::words::{Words, say};

/// The puzzle of the day.
pub fn feed_settings(words: &Words, feed: &ServerFeed, zone: Option<&TimeZone>) -> Screen {
    let slot = feed.daily.as_ref().map(|daily| daily.slot);
    let daily = match slot {
        Some(slot) => say!(
            words,
            "settings-daily-on",
            channel = format!("<#{}>", slot.channel),
            time = clock(slot.at),
            zone = zone_name(zone)
        ),
        None => say!(words, "settings-daily-off"),
    };
    let mut menus = vec![channel_menu(words, SettingsMenu::DailyChannel, slot.is_some())];
    let mut row = vec![
        page_button(words, SettingsPage::Week),
        page_button(words, SettingsPage::Welcome),
        page_button(words, SettingsPage::House),
    ];
    if let Some(slot) = slot {
        menus.push(hours(SettingsMenu::DailyHour, slot.at, |time| {
            say!(words, "settings-daily-at", time = time)
        }));
        row.insert(0, stop(words, Post::Daily));
    }
    let text = [say!(words, "settings-feed"), daily, zone_line(words, zone)].join("\n");
    Screen { menus, rows: vec![row], ..Screen::text(text) }
}

/// The week in one message.
pub fn week_settings(words: &Words, feed: &ServerFeed, zone: Option<&TimeZone>) -> Screen {
    let slot = feed.week.as_ref().map(|week| week.slot);
    let weekday = |day: i8| say!(words, &format!("weekday-{day}"));
    let week = match slot {
        Some(slot) => say!(
            words,
            "settings-week-on",
            channel = format!("<#{}>", slot.channel),
            weekday = weekday(slot.weekday),
            time = clock(slot.at),
            zone = zone_name(zone)
        ),
        None => say!(words, "settings-week-off", weekday = weekday(1)),
    };
    let mut menus = vec![channel_menu(words, SettingsMenu::WeekChannel, slot.is_some())];
    let mut row = vec![page_button(words, SettingsPage::Feed), page_button(words, SettingsPage::House)];
    if let Some(slot) = slot {
        let days = (1..=7).map(|day| Choice {
            label: say!(words, "settings-week-day", weekday = weekday(day)),
            detail: None,
            value: day.to_string(),
            is_chosen: day == slot.weekday,
        });
        menus.push(Menu {
            select: Select::SettingsMenu(SettingsMenu::WeekDay),
            placeholder: String::new(),
            choices: Choices::One(days.collect()),
        });
        menus.push(hours(SettingsMenu::WeekHour, slot.at, |time| {
            say!(words, "settings-week-at", time = time)
        }));
        row.insert(0, stop(words, Post::Week));
    }
    let text = [say!(words, "settings-week-post"), week, zone_line(words, zone)].join("\n");
    Screen { menus, rows: vec![row], ..Screen::text(text) }
}

/// The message that welcomes people.
pub fn welcome_settings(words: &Words, feed: &ServerFeed) -> Screen {
    let mut row = vec![page_button(words, SettingsPage::Feed), page_button(words, SettingsPage::House)];
    let state = match &feed.welcome {
        Some(welcome) => {
            row.insert(0, stop(words, Post::Welcome));
            say!(words, "settings-welcome-on", channel = format!("<#{}>", welcome.channel))
        }
        None => say!(words, "settings-welcome-off"),
    };
    let menus = vec![channel_menu(words, SettingsMenu::WelcomeChannel, feed.welcome.is_some())];
    let text = [say!(words, "settings-welcome"), state].join("\n");
    Screen { menus, rows: vec![row], ..Screen::text(text) }
}

/// Tells whoever asked for it that something cannot be posted any more.
pub fn post_stopped(words: &Words, post: Post, channel: ChannelId) -> Screen {
    let told = match post {
        Post::Daily => "daily-stopped",
        Post::Week => "week-stopped",
        Post::Welcome => "welcome-stopped",
    };
    Screen::text(say!(words, told, channel = format!("<#{channel}>")))
}

fn channel_menu(words: &Words, menu: SettingsMenu, is_chosen: bool) -> Menu {
    // The text names the channel: a default of the menu would have to be a number, which Discord's schema
    // forbids.
    let placeholder = say!(words, if is_chosen { "settings-daily-move" } else { "settings-daily-choose" });
    Menu { select: Select::SettingsMenu(menu), placeholder, choices: Choices::Channel }
}

fn stop(words: &Words, post: Post) -> Button {
    let label = match post {
        Post::Daily => "button-daily-off",
        Post::Week => "button-week-off",
        Post::Welcome => "button-welcome-off",
    };
    plain_button(say!(words, label), Action::Set(Setting::Feed(FeedSetting::Off(post))))
}

fn zone_name(zone: Option<&TimeZone>) -> &str {
    zone.map_or("UTC", TimeZone::name)
}

fn zone_line(words: &Words, zone: Option<&TimeZone>) -> String {
    match zone {
        Some(zone) => say!(words, "settings-house-time-zone", zone = zone.name()),
        None => say!(words, "settings-daily-no-zone"),
    }
}
