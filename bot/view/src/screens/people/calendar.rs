//! When a person has time for games over days: their page of it, its forms, and why they cannot be away.

use kuzhi_domain::Timestamp;
use kuzhi_domain::calendar::{AwayRefusal, Calendar, Week};
use kuzhi_domain::settings::{GuildChannel, Pings, Preferences};

use super::settings::{choice, digest_time, hours, one_of};
use crate::request::{Action, Modal, SettingsMenu, SettingsPage, USUAL, channel_value};
use crate::screens::{Button, ButtonStyle, Field, Form, FormField, Menu, Screen};
use crate::words::moments::{clock, date, day};
use crate::words::{Words, say};

/// The most characters in a field of these forms.
const LONGEST: usize = 60;

/// Whether a person is away, how long they can be, and their days off and quiet hours.
///
/// What comes once a day can come to the channel `here`, if there is one.
pub fn own_time(
    words: &Words,
    preferences: &Preferences,
    here: Option<GuildChannel>,
    now: Timestamp,
    days_away: u16,
) -> Screen {
    let own = &preferences.calendar;
    let zone = match own.zone() {
        Some(zone) => {
            let (name, time) = (zone.name().replace('_', " "), zone.clock_at(now));
            say!(words, "settings-zone", zone = words.isolated(&name), time = time)
        }
        None => say!(words, "settings-zone-none"),
    };
    let away = own.away_at(now);
    let state = match away {
        Some(away) => say!(words, "settings-away", until = date(away.until)),
        None => say!(words, "settings-here"),
    };
    let left = say!(words, "settings-days-away", left = own.days_left(now, days_away), most = days_away);
    let mut lines = vec![say!(words, "settings-time"), state, left, week(words, own.week_at(now))];
    lines.extend(own.next_week(now).map(|(from, next)| {
        say!(words, "settings-week-next", from = day(from), week = week(words, Some(next)))
    }));
    lines.push(zone);
    lines.extend(digest_time(words, preferences));
    let label = |time: String| say!(words, "settings-digest-at", time = time);
    let is_daily = preferences.pings == Pings::Daily;
    let hour = is_daily.then(|| hours(SettingsMenu::DigestHour, preferences.digest_at, label));
    let place = digest_place(words, preferences.digest_in, here).filter(|_| is_daily);
    let button =
        |name: &str, style, action| Button { label: say!(words, name), style, enabled: true, action };
    let mut row = Vec::new();
    if away.is_some() {
        row.push(button("button-here-again", ButtonStyle::Primary, Action::ComeBack));
    }
    let ask = if away.is_some() { "button-away-change" } else { "button-away" };
    row.push(button(ask, ButtonStyle::Secondary, Action::AskAway));
    row.push(button("button-days-off", ButtonStyle::Secondary, Action::AskWeek));
    row.push(button("button-settings-own", ButtonStyle::Secondary, Action::Settings(SettingsPage::Own)));
    Screen {
        menus: hour.into_iter().chain(place).collect(),
        rows: vec![row],
        ..Screen::text(lines.join("\n"))
    }
}

/// The menu of where what comes once a day comes, if there is a choice.
fn digest_place(words: &Words, chosen: Option<GuildChannel>, here: Option<GuildChannel>) -> Option<Menu> {
    let there = chosen.filter(|_| chosen != here);
    let channels = [("settings-digest-here", here), ("settings-digest-there", there)];
    let channel = |(label, one): (_, Option<GuildChannel>)| {
        one.map(|one| choice(words, label, &channel_value(one), chosen == Some(one)))
    };
    let direct = choice(words, "settings-digest-direct", USUAL, chosen.is_none());
    let choices: Vec<_> = [direct].into_iter().chain(channels.into_iter().filter_map(channel)).collect();
    (choices.len() > 1).then(|| one_of(SettingsMenu::DigestPlace, choices))
}

/// The days off and quiet hours of a week.
fn week(words: &Words, week: Option<&Week>) -> String {
    let days = week.map(|week| days_off(words, week)).filter(|days| !days.is_empty());
    let days = days.unwrap_or_else(|| say!(words, "settings-no-days-off"));
    let hours = week.and_then(quiet_hours).map(|hours| words.isolated(&hours));
    let hours = hours.unwrap_or_else(|| say!(words, "settings-no-quiet-hours"));
    say!(words, "settings-week", days = days, hours = hours)
}

fn days_off(words: &Words, week: &Week) -> String {
    let days = week.days_off.days().map(|day| say!(words, &format!("weekday-{day}")));
    days.collect::<Vec<_>>().join(", ")
}

fn quiet_hours(week: &Week) -> Option<String> {
    week.quiet.map(|quiet| quiet.minutes().map(clock).join("–"))
}

/// Asks somebody who loses games on time whether they are away.
pub fn away_question(words: &Words) -> Screen {
    let label = say!(words, "button-away");
    let ask = Button { label, style: ButtonStyle::Primary, enabled: true, action: Action::AskAway };
    Screen { rows: vec![vec![ask]], ..Screen::text(say!(words, "away-question")) }
}

/// The form in which a person says until when they are away, and where they live if they have not.
pub fn away_form(words: &Words, own: &Calendar) -> Form {
    let until = FormField {
        label: say!(words, "form-away-until"),
        example: say!(words, "form-away-until-example"),
        field: Field::Line,
    };
    let zone = own.zone().is_none().then(|| zone_field(words, own));
    Form {
        title: say!(words, "form-away"),
        fields: [until].into_iter().chain(zone).collect(),
        sends: Modal::Away,
    }
}

/// The form for a person's time zone, days off and quiet hours.
pub fn week_form(words: &Words, own: &Calendar, now: Timestamp) -> Form {
    let known = own.next_week(now).map(|(_, week)| week).or_else(|| own.week_at(now));
    let field = |label, example, value: Option<String>| FormField {
        label,
        example,
        field: Field::Filled { most: LONGEST, value: value.unwrap_or_default() },
    };
    let days = known.map(|week| days_off(words, week));
    let (days_label, days_example) = (say!(words, "form-week-days"), say!(words, "form-week-days-example"));
    let (hours_label, hours_example) =
        (say!(words, "form-week-hours"), say!(words, "form-week-hours-example"));
    Form {
        title: say!(words, "form-week"),
        fields: vec![
            zone_field(words, own),
            field(days_label, days_example, days),
            field(hours_label, hours_example, known.and_then(quiet_hours)),
        ],
        sends: Modal::Week,
    }
}

fn zone_field(words: &Words, own: &Calendar) -> FormField {
    FormField {
        label: say!(words, "form-zone"),
        example: say!(words, "form-zone-example"),
        field: Field::Filled {
            most: LONGEST,
            value: own.zone().map(|zone| zone.name().to_owned()).unwrap_or_default(),
        },
    }
}

/// Why a person cannot be away, or be back.
pub(crate) fn refusal(words: &Words, why: AwayRefusal) -> String {
    match why {
        AwayRefusal::Past => say!(words, "refused-away-past"),
        AwayRefusal::TooLong { left: 0 } => say!(words, "refused-away-none"),
        AwayRefusal::TooLong { left } => say!(words, "refused-away-long", left = left),
        AwayRefusal::Again { at } => say!(words, "refused-away-again", when = date(at)),
        AwayRefusal::Changed { at } => say!(words, "refused-away-changed", when = date(at)),
        AwayRefusal::NotAway => say!(words, "refused-not-away"),
    }
}
