//! The settings pages. A button shows the current setting and changes it.

mod feed;

use kuzhi_domain::clock::TimeControl;
use kuzhi_domain::matches::{BoardLook, MatchLimits};
use kuzhi_domain::settings::{
    Challengers, HouseRule, HouseRules, Look, Pings, Preference, Preferences, Setting,
};
use kuzhi_domain::{ChannelId, Language, PlayerId};
use kuzhi_engine::Game;

use crate::board::Emojis;
use crate::request::{Action, LIMITS, Select, SettingsMenu, SettingsPage, USUAL, clock_id};
use crate::screens::matches::preview::with_board;
use crate::screens::{Button, ButtonStyle, Choice, Choices, Menu, Replayed, Screen};
use crate::words::moments::clock;
use crate::words::{Words, clock_name, game_line, game_name, mention, plain, say};

pub use self::feed::{feed_settings, post_stopped, week_settings, welcome_settings};

/// The most choices in a menu.
pub const MOST_CHOICES: usize = 25;

/// A person's own settings, with a board as theirs look. Managers find a button to the server's settings.
pub fn own_settings(
    words: &Words,
    own: &Preferences,
    is_manager: bool,
    look: BoardLook,
    emojis: &Emojis,
) -> Replayed {
    let pings = say!(words, &format!("settings-pings-{}", own.pings.id()));
    let claims = say!(words, if own.claims { "settings-claims-on" } else { "settings-claims-off" });
    let challengers = Challengers::ALL
        .map(|one| {
            choice(words, &format!("settings-challengers-{}", one.id()), one.id(), one == own.challengers)
        })
        .to_vec();
    let mut menus = vec![
        my_boards(words, Select::SettingsMenu(SettingsMenu::Look), own.look),
        one_of(SettingsMenu::Challengers, challengers),
    ];
    menus.push(languages(words, SettingsMenu::Language, own.language));
    let pings_label = say!(words, &format!("button-pings-{}", own.pings.id()));
    let claims_label = say!(words, if own.claims { "button-claims-on" } else { "button-claims-off" });
    let confirms_label = say!(words, if own.confirms { "button-confirms-on" } else { "button-confirms-off" });
    let reply_label = say!(words, &format!("button-reply-{}", own.reply.id()));
    let playing = vec![
        plain_button(pings_label, Action::Set(Setting::Own(Preference::Pings(own.pings.next())))),
        plain_button(confirms_label, Action::Set(Setting::Own(Preference::Confirms(!own.confirms)))),
        plain_button(claims_label, Action::Set(Setting::Own(Preference::Claims(!own.claims)))),
        plain_button(reply_label, Action::Set(Setting::Own(Preference::Reply(own.reply.next())))),
    ];
    let viewpoint_label = say!(words, &format!("button-viewpoint-{}", own.viewpoint.id()));
    let mut looking = vec![plain_button(
        viewpoint_label,
        Action::Set(Setting::Own(Preference::Viewpoint(own.viewpoint.other()))),
    )];
    let listed_label = say!(words, if own.listed { "button-listed-on" } else { "button-listed-off" });
    looking.push(plain_button(listed_label, Action::Set(Setting::Own(Preference::Listed(!own.listed)))));
    looking.push(page_button(words, SettingsPage::Time));
    if is_manager {
        looking.push(page_button(words, SettingsPage::House));
    }
    let viewpoint = say!(words, &format!("settings-viewpoint-{}", own.viewpoint.id()));
    let listed = say!(words, if own.listed { "settings-listed-on" } else { "settings-listed-off" });
    let reply = say!(words, &format!("settings-reply-{}", own.reply.id()));
    let mut lines = vec![say!(words, "settings-own"), viewpoint, pings];
    let choose = |told| format!("{told} {}", say!(words, "settings-digest-choose"));
    lines.extend(digest_time(words, own).map(choose));
    lines.extend(own.confirms.then(|| say!(words, "settings-confirms")));
    lines.extend([claims, reply, listed]);
    let text = lines.join("\n");
    let screen = Screen { menus, rows: vec![playing, looking], ..Screen::text(text) };
    with_board(words, screen, Game::default(), look, emojis)
}

/// When a person is reminded of the puzzle of the day.
pub fn puzzle_settings(words: &Words, own: &Preferences) -> Screen {
    let zone = own.zone().name().replace('_', " ");
    let never = choice(words, "settings-puzzle-never", USUAL, own.puzzle_at.is_none());
    let label = |time: String| say!(words, "settings-puzzle-at", time = time);
    let mut menu = hours(SettingsMenu::PuzzleHour, own.puzzle_at.unwrap_or(u16::MAX), label);
    if let Choices::One(choices) = &mut menu.choices {
        choices.insert(0, never);
    }
    let zone = say!(words, "settings-puzzle", zone = words.isolated(&zone));
    let row = vec![plain_button(say!(words, "button-days-off"), Action::AskWeek)];
    Screen { menus: vec![menu], rows: vec![row], ..Screen::text(zone) }
}

/// When and where games that wait for a person come, if they come once a day.
pub(crate) fn digest_time(words: &Words, own: &Preferences) -> Option<String> {
    let (zone, time) = (own.zone().name().replace('_', " "), clock(own.digest_at));
    let zone = words.isolated(&zone);
    (own.pings == Pings::Daily).then(|| match own.digest_in {
        None => say!(words, "settings-digest", time = time, zone = zone),
        Some(one) => {
            say!(words, "settings-digest-in", time = time, zone = zone, channel = mentions(&[one.channel]))
        }
    })
}

/// The settings of a server.
pub fn house_settings(words: &Words, rules: &HouseRules) -> Screen {
    let channels = if rules.channels.is_empty() {
        say!(words, "settings-house-anywhere")
    } else {
        say!(words, "settings-house-channels", channels = mentions(&rules.channels))
    };
    let pings = say!(words, if rules.pings { "settings-house-pings-on" } else { "settings-house-pings-off" });
    let threads =
        say!(words, if rules.threads { "settings-house-threads-on" } else { "settings-house-threads-off" });
    let game = |game: Option<Game>| {
        let name = game.map_or_else(|| say!(words, "settings-usual"), |game| game_name(words, game));
        Choice {
            label: say!(words, "settings-house-game", game = name),
            detail: game.map(|game| game_line(words, game)),
            value: game.map_or(USUAL, |game| game.id()).to_owned(),
            is_chosen: game.map(|game| game.id()) == rules.game.map(|game| game.id()),
        }
    };
    let games = [None].into_iter().chain(Game::all().map(Some)).map(game).collect();
    let mut menus = vec![
        Menu {
            select: Select::SettingsMenu(SettingsMenu::HouseChannels),
            placeholder: say!(words, "settings-house-choose"),
            choices: Choices::Channels,
        },
        one_of(SettingsMenu::HouseGame, games),
    ];
    menus.push(languages(words, SettingsMenu::HouseLanguage, rules.language));
    let pings_label = say!(words, if rules.pings { "button-pings-on" } else { "button-pings-off" });
    let threads_label = say!(words, if rules.threads { "button-threads-on" } else { "button-threads-off" });
    let mut row = vec![
        plain_button(pings_label, Action::Set(Setting::House(HouseRule::Pings(!rules.pings)))),
        plain_button(threads_label, Action::Set(Setting::House(HouseRule::Threads(!rules.threads)))),
    ];
    if !rules.channels.is_empty() {
        let all = Action::Set(Setting::House(HouseRule::Channels(Vec::new())));
        row.push(plain_button(say!(words, "button-all-channels"), all));
    }
    row.push(page_button(words, SettingsPage::Feed));
    let pages = [
        SettingsPage::Boards,
        SettingsPage::Tournaments,
        SettingsPage::Limits,
        SettingsPage::People,
        SettingsPage::Own,
    ];
    let pages = pages.map(|page| page_button(words, page)).to_vec();
    let text = [say!(words, "settings-house"), channels, threads, pings].join("\n");
    Screen { menus, rows: vec![row, pages], ..Screen::text(text) }
}

/// Who announces tournaments on a server, and in which time zone they begin.
pub fn house_tournaments(words: &Words, rules: &HouseRules) -> Screen {
    let announced = match rules.organisers {
        _ if rules.tournaments => say!(words, "settings-house-tournaments-on"),
        Some(role) => say!(words, "settings-house-tournaments-role", role = format!("<@&{role}>")),
        None => say!(words, "settings-house-tournaments-off"),
    };
    let label = if rules.tournaments { "button-tournaments-on" } else { "button-tournaments-off" };
    let toggle = Action::Set(Setting::House(HouseRule::Tournaments(!rules.tournaments)));
    let mut row = vec![plain_button(say!(words, label), toggle)];
    if rules.organisers.is_some() {
        let none = Action::Set(Setting::House(HouseRule::Organisers(None)));
        row.push(plain_button(say!(words, "button-no-organisers"), none));
    }
    if rules.winners_role.is_some() {
        let none = Action::Set(Setting::House(HouseRule::WinnersRole(None)));
        row.push(plain_button(say!(words, "button-no-winners-role"), none));
    }
    row.push(page_button(words, SettingsPage::House));
    let winners = match rules.winners_role {
        Some(role) => say!(words, "settings-winners-role", role = format!("<@&{role}>")),
        None => say!(words, "settings-winners-role-none"),
    };
    let time_zone = match &rules.time_zone {
        Some(zone) => say!(words, "settings-house-time-zone", zone = zone.name()),
        None => say!(words, "settings-house-time-zone-none"),
    };
    let menu = Menu {
        select: Select::SettingsMenu(SettingsMenu::HouseOrganisers),
        placeholder: say!(words, "settings-organisers-choose"),
        choices: Choices::Role,
    };
    let winners_menu = Menu {
        select: Select::SettingsMenu(SettingsMenu::HouseWinners),
        placeholder: say!(words, "settings-winners-choose"),
        choices: Choices::Role,
    };
    let text = [say!(words, "settings-tournaments"), announced, winners, time_zone].join("\n");
    Screen { menus: vec![menu, winners_menu], rows: vec![row], ..Screen::text(text) }
}

/// The look of a server's boards until players choose, with such a board.
pub fn house_boards(words: &Words, rules: &HouseRules, look: BoardLook, emojis: &Emojis) -> Replayed {
    let viewpoint = say!(words, &format!("settings-house-viewpoint-{}", rules.viewpoint.id()));
    let turn = plain_button(
        say!(words, &format!("button-house-viewpoint-{}", rules.viewpoint.id())),
        Action::Set(Setting::House(HouseRule::Viewpoint(rules.viewpoint.other()))),
    );
    let usual = say!(words, "house-boards-usual");
    let name = |look| say!(words, "house-boards", look = look_name(words, look));
    let screen = Screen {
        menus: vec![looks(Select::SettingsMenu(SettingsMenu::HouseLook), rules.look, usual, name)],
        rows: vec![vec![turn, page_button(words, SettingsPage::House)]],
        ..Screen::text([say!(words, "settings-boards"), viewpoint].join("\n"))
    };
    with_board(words, screen, rules.game.unwrap_or_default(), look, emojis)
}

/// A server's limits on what goes on at once. They cannot exceed the bot's own limits.
pub fn limits(words: &Words, rules: &HouseRules, match_limits: &MatchLimits) -> Screen {
    let limit = |name: &str, usual: &str, most: u16, chosen: Option<u16>| {
        let usual = Choice {
            label: say!(words, usual, most = most),
            detail: None,
            value: USUAL.to_owned(),
            is_chosen: chosen.is_none(),
        };
        let further = LIMITS.into_iter().filter(|limit| *limit < most).map(|limit| Choice {
            label: say!(words, name, most = limit),
            detail: None,
            value: limit.to_string(),
            is_chosen: chosen == Some(limit),
        });
        [usual].into_iter().chain(further).collect()
    };
    let challenges =
        limit("settings-challenges", "settings-challenges-usual", match_limits.challenges, rules.challenges);
    let matches = limit("settings-matches", "settings-matches-usual", match_limits.in_channel, rules.matches);
    let clocks = [None].into_iter().chain(TimeControl::PROPOSED.map(Some)).map(|clock| Choice {
        label: say!(words, "settings-clock", clock = clock_name(words, clock)),
        detail: None,
        value: clock_id(clock),
        is_chosen: clock == rules.clock,
    });
    Screen {
        menus: vec![
            one_of(SettingsMenu::HouseChallenges, challenges),
            one_of(SettingsMenu::HouseMatches, matches),
            one_of(SettingsMenu::HouseClock, clocks.collect()),
        ],
        rows: vec![vec![page_button(words, SettingsPage::House)]],
        ..Screen::text(say!(words, "settings-limits"))
    }
}

/// The people who may not play on a server. Names the first of them, as far as the names are known.
pub fn house_people(words: &Words, rules: &HouseRules, names: &[(PlayerId, Option<String>)]) -> Screen {
    let mut menus = vec![Menu {
        select: Select::SettingsMenu(SettingsMenu::HousePeople),
        placeholder: say!(words, "settings-people-choose"),
        choices: Choices::People,
    }];
    let label = if rules.new_accounts { "button-new-accounts-on" } else { "button-new-accounts-off" };
    let toggle = Action::Set(Setting::House(HouseRule::NewAccounts(!rules.new_accounts)));
    let mut row = vec![plain_button(say!(words, label), toggle), page_button(words, SettingsPage::House)];
    let kept_out = if rules.kept_out.is_empty() {
        say!(words, "settings-people-nobody")
    } else {
        let back = names.iter().take(MOST_CHOICES).map(|(person, name)| {
            let name = name.as_deref().and_then(plain);
            let unnamed = || if person.has_left() { mention(words, *person) } else { person.to_string() };
            Choice {
                label: name.unwrap_or_else(unnamed),
                detail: None,
                value: person.to_string(),
                is_chosen: false,
            }
        });
        menus.push(Menu {
            select: Select::SettingsMenu(SettingsMenu::HousePeopleBack),
            placeholder: say!(words, "settings-people-back"),
            choices: Choices::One(back.collect()),
        });
        let everybody = Action::Set(Setting::House(HouseRule::LetAllPlay));
        row.insert(0, plain_button(say!(words, "button-let-all-play"), everybody));
        let people: Vec<_> = rules.kept_out.iter().copied().map(|person| mention(words, person)).collect();
        say!(words, "settings-people-kept-out", people = people.join(", "))
    };
    let explained = say!(words, "settings-people", most = HouseRules::MOST_KEPT_OUT);
    let new = if rules.new_accounts { "settings-new-accounts-on" } else { "settings-new-accounts-off" };
    Screen { menus, rows: vec![row], ..Screen::text([explained, kept_out, say!(words, new)].join("\n")) }
}

/// The menu of how a person's boards look, wherever they choose it.
pub(crate) fn my_boards(words: &Words, select: Select, chosen: Option<Look>) -> Menu {
    let name = |look| say!(words, "my-boards", look = look_name(words, look));
    looks(select, chosen, say!(words, "my-boards-usual"), name)
}

/// The menu of looks, each with its own label.
fn looks(select: Select, chosen: Option<Look>, usual: String, name: impl Fn(Look) -> String) -> Menu {
    let choice =
        |label, value: &str, is_chosen| Choice { label, detail: None, value: value.to_owned(), is_chosen };
    let each = Look::ALL.map(|look| choice(name(look), look.id(), chosen == Some(look)));
    let choices = [choice(usual, USUAL, chosen.is_none())].into_iter().chain(each).collect();
    Menu { select, placeholder: String::new(), choices: Choices::One(choices) }
}

/// The name of a look.
pub(crate) fn look_name(words: &Words, look: Look) -> String {
    say!(words, &format!("look-{}", look.id()))
}

/// The menu of languages, each by its own name.
fn languages(words: &Words, pick: SettingsMenu, chosen: Option<Language>) -> Menu {
    let usual = choice(words, "settings-language-usual", USUAL, chosen.is_none());
    let each = |language: &Language| Choice {
        label: say!(words, "settings-language", language = language.name()),
        detail: None,
        value: language.tag().to_owned(),
        is_chosen: chosen == Some(*language),
    };
    one_of(pick, [usual].into_iter().chain(Language::ALL.iter().map(each)).collect())
}

/// The menu of the hours of a day, each with its own label.
pub(crate) fn hours(pick: SettingsMenu, chosen: u16, label: impl Fn(String) -> String) -> Menu {
    let hour = |hour: u16| Choice {
        label: label(clock(hour * 60)),
        detail: None,
        value: hour.to_string(),
        is_chosen: hour * 60 == chosen,
    };
    one_of(pick, (0..24).map(hour).collect())
}

pub(crate) fn one_of(pick: SettingsMenu, choices: Vec<Choice>) -> Menu {
    // There is always a chosen value, so the menu needs no placeholder.
    Menu { select: Select::SettingsMenu(pick), placeholder: String::new(), choices: Choices::One(choices) }
}

/// A choice with this sentence as its label.
pub(crate) fn choice(words: &Words, label: &str, value: &str, is_chosen: bool) -> Choice {
    Choice { label: say!(words, label), detail: None, value: value.to_owned(), is_chosen }
}

fn page_button(words: &Words, page: SettingsPage) -> Button {
    plain_button(say!(words, &format!("button-settings-{}", page.id())), Action::Settings(page))
}

fn plain_button(label: String, action: Action) -> Button {
    Button { label, style: ButtonStyle::Secondary, enabled: true, action }
}

pub(crate) fn mentions(channels: &[ChannelId]) -> String {
    channels.iter().map(|channel| format!("<#{channel}>")).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests;
