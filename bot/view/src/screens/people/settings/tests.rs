use std::time::Duration;

use kuzhi_domain::settings::GuildChannel;
use kuzhi_domain::{GuildId, Timestamp};

use super::*;
use crate::request::chosen;
use crate::screens::people::calendar::own_time;

const MATCH_LIMITS: MatchLimits = MatchLimits {
    matches: 20,
    challenges: 5,
    in_channel: 50,
    challenge_lasts: Duration::from_mins(15),
    time_ups: 20,
    days_away: 30,
};

fn pages() -> Vec<Screen> {
    let words = Words::english();
    let many = HouseRules {
        channels: (0..25).map(|n| ChannelId(u64::MAX - n)).collect(),
        kept_out: (0..50).map(|n| PlayerId(u64::MAX - n)).collect(),
        ..HouseRules::default()
    };
    let here = GuildChannel { guild: GuildId(1), channel: ChannelId(2) };
    let daily = Preferences { pings: Pings::Daily, ..Preferences::default() };
    let names: Vec<_> = many.kept_out.iter().map(|person| (*person, Some("**Ada**".repeat(9)))).collect();
    vec![
        own_settings(words, &Preferences::default(), true, BoardLook::default(), &Emojis::default()).screen,
        own_time(words, &daily, Some(here), Timestamp::default(), 30),
        puzzle_settings(words, &daily),
        house_settings(words, &many),
        house_boards(words, &many, BoardLook::default(), &Emojis::default()).screen,
        house_tournaments(words, &many),
        limits(words, &many, &MATCH_LIMITS),
        house_people(words, &many, &names),
    ]
}

#[test]
fn the_page_of_time_does_not_point_to_itself() {
    let words = Words::english();
    let daily = Preferences { pings: Pings::Daily, ..Preferences::default() };
    let own = own_settings(words, &daily, false, BoardLook::default(), &Emojis::default()).screen;
    let time = own_time(words, &daily, None, Timestamp::default(), 30);
    let choose = say!(words, "settings-digest-choose");
    assert!(own.text.contains(&format!("(UTC). {choose}")), "{}", own.text);
    assert!(time.text.contains("(UTC).") && !time.text.contains(&choose), "{}", time.text);
}

#[test]
fn every_choice_sets_something_on_its_own_page() {
    for (page, screen) in SettingsPage::ALL.into_iter().zip(pages()) {
        for Menu { select, choices, .. } in screen.menus {
            let Select::SettingsMenu(pick) = select else { panic!("{select:?} sets nothing") };
            let values = match choices {
                Choices::One(choices) => choices.into_iter().map(|choice| choice.value).collect(),
                Choices::Channels | Choices::Channel | Choices::People | Choices::Person | Choices::Role => {
                    vec!["7".to_owned()]
                }
            };
            for value in values {
                let setting = chosen(pick, std::slice::from_ref(&value));
                let setting = setting.unwrap_or_else(|| panic!("{value} of {pick:?} sets nothing"));
                assert_eq!(SettingsPage::containing(&setting), page, "{value} of {pick:?}");
            }
        }
    }
}

#[test]
fn only_the_chosen_option_is_marked() {
    let own = Preferences { challengers: Challengers::Nobody, ..Preferences::default() };
    for menu in
        own_settings(Words::english(), &own, false, BoardLook::default(), &Emojis::default()).screen.menus
    {
        let Choices::One(choices) = menu.choices else { panic!("channels are the server's") };
        let chosen: Vec<_> =
            choices.into_iter().filter(|choice| choice.is_chosen).map(|choice| choice.value).collect();
        let expected =
            if menu.select == Select::SettingsMenu(SettingsMenu::Challengers) { "nobody" } else { USUAL };
        assert_eq!(chosen, [expected]);
    }
}

#[test]
fn what_no_menu_offers_sets_nothing() {
    for (pick, values) in [
        (SettingsMenu::Look, vec!["gold"]),
        (SettingsMenu::Look, vec![]),
        (SettingsMenu::Challengers, vec!["usual"]),
        (SettingsMenu::Language, vec!["xx"]),
        (SettingsMenu::HouseGame, vec!["chess"]),
        (SettingsMenu::HouseLook, vec!["gold"]),
        (SettingsMenu::HouseMatches, vec!["4"]),
        (SettingsMenu::HouseMatches, vec!["1", "2"]),
        (SettingsMenu::HouseChannels, vec!["games"]),
        (SettingsMenu::HousePeople, vec!["Ada"]),
        (SettingsMenu::HousePeopleBack, vec!["Ada"]),
    ] {
        let values: Vec<String> = values.into_iter().map(str::to_owned).collect();
        assert_eq!(chosen(pick, &values), None, "{pick:?} {values:?}");
    }
}

#[test]
fn every_page_fits_into_a_message() {
    for screen in pages() {
        assert!(screen.text.chars().count() <= 2_000, "{}", screen.text);
        assert!(screen.menus.len() + screen.rows.len() <= 5 && screen.rows.iter().all(|row| row.len() <= 5));
    }
}

#[test]
fn a_server_cannot_exceed_the_bots_limits() {
    let screen = limits(Words::english(), &HouseRules::default(), &MATCH_LIMITS);
    let Choices::One(challenges) = &screen.menus[0].choices else { panic!("a number is chosen") };
    let values: Vec<_> = challenges.iter().map(|choice| choice.value.as_str()).collect();
    assert_eq!(values, ["usual", "1", "2", "3"]);
}
