//! The rules that a server's managers set.

use kuzhi_engine::Game;
use kuzhi_tests::conversation::{Channel, Message, Person};
use kuzhi_view::words::{Words, game_name};

use crate::bot::Evening;

/// Opens the server's page as a manager.
async fn page(manager: &Person, place: &Channel) -> Message {
    manager.at(place).slash("settings").string("of", "house").send().await.message()
}

async fn choose(manager: &Person, place: &Channel, choice: &str) -> Message {
    let page = page(manager, place).await;
    manager.at(place).choose(&page, choice, &[choice]).await.message()
}

async fn limit(manager: &Person, place: &Channel, choice: &str) -> Message {
    let page = page(manager, place).await;
    let limits = manager.at(place).click(&page, "Limits and clock").await.message();
    manager.at(place).choose(&limits, choice, &[choice]).await.message()
}

fn manager(evening: &Evening) -> Person {
    evening.discord.person("Mira").managing_guilds()
}

#[tokio::test]
async fn only_managers_see_server_settings() {
    let evening = Evening::begin().await;
    let mira = manager(&evening);
    let own = mira.at(&evening.hall).slash("settings").send().await.message();
    let house = mira.at(&evening.hall).click(&own, "Server settings").await;
    let named = |game| format!("If no game is named: {}", game_name(Words::english(), game));
    let games: Vec<String> = Game::all().map(named).collect();
    let games = games.join(" | ");
    let expected = format!(
        "\
**Settings of this server**
Games may start in **all channels**.
Games are played **in the channel itself**.
Pings are **on**: people are notified when they are challenged, when it is their move, \
and when they are asked something.
{{Let games start only in these channels …: …}}
{{If no game is named: default* | {games}}}
{{Language: same as Discord* | Language: English | Language: Türkçe | Language: Français | Language: தமிழ் | \
Language: हिन्दी | Language: العربية | Language: සිංහල}}
[Pings: on] [Threads: off] [Automatic posts]
[Boards] [Tournaments] [Limits and clock] [Who may not play] [Your own settings]"
    );
    assert!(house.is_update() && house.is_private());
    assert_eq!(house.screen(), expected);
    let tournaments = mira.at(&evening.hall).click(&own, "Tournaments").await;
    let expected = "\
**Tournaments of this server**
Only **managers of the server** can announce tournaments.
The winner of a tournament has no role.
This server has no time zone yet. With `/settings timezone`, tournaments can start at times such as 20:00.
{Tournament organisers: choose a role …: …}
{Winner’s role: choose one …: …}
[Tournaments: managers] [Server settings]";
    assert_eq!(tournaments.screen(), expected);

    let others = evening.ada.at(&evening.hall).slash("settings").send().await;
    assert!(!others.screen().contains("Server settings"), "{}", others.screen());
    let refused = evening.ada.at(&evening.hall).slash("settings").string("of", "house").send().await;
    assert!(refused.is_private());
    assert_eq!(
        refused.text(),
        "Only people who manage this server can change its settings. Your own are under `/settings`."
    );
    let private = mira.at(&mira.dm()).slash("settings").string("of", "house").send().await;
    assert_eq!(
        private.text(),
        "Only servers have these settings: use the command on one. Your own are under `/settings`."
    );
}

#[tokio::test]
async fn who_no_longer_manages_the_server_changes_nothing() {
    let evening = Evening::begin().await;
    let mira = manager(&evening);
    let page = page(&mira, &evening.hall).await;
    let mira = mira.managing_no_guilds();
    let late = mira.at(&evening.hall).click(&page, "Pings: on").await;
    assert!(late.is_private());
    assert!(late.text().starts_with("Only people who manage this server"), "{}", late.text());
    assert_eq!(evening.challenge().await.pings(), ["Bob"]);
}

#[tokio::test]
async fn games_begin_only_in_allowed_channels_and_threads() {
    let evening = Evening::begin().await;
    let mira = manager(&evening);
    let (talk, den) =
        (evening.discord.guild("Friends").channel("talk"), evening.discord.guild("Friends").channel("den"));
    let before = evening.challenge().await;
    let settings = page(&mira, &talk).await;
    let menu = "Let games start only in these channels …";
    let settings = mira.at(&talk).choose_channels(&settings, menu, &[&talk, &den]).await.message();
    assert!(
        settings.text().contains("Games start in #talk, #den, and in threads there."),
        "{}",
        settings.text()
    );

    let refused = evening.ada.at(&evening.hall).slash("play").integer("level", 3).send().await;
    assert!(refused.is_private());
    assert_eq!(refused.text(), "On this server, games start in #talk, #den. Use the command there.");
    for place in [&talk, &den, &talk.thread("a game")] {
        assert!(!evening.ada.at(place).slash("play").integer("level", 3).send().await.is_private());
    }
    assert!(!evening.ada.at(&evening.ada.dm()).slash("play").integer("level", 3).send().await.is_private());
    // Existing matches continue, and other servers have their own rules.
    evening.look_away();
    evening.bob.at(&evening.hall).click(&before, "Accept").await;
    assert!(before.text().contains("to move: choose a pit."), "{}", before.text());
    let elsewhere = evening.discord.guild("Others").channel("games");
    assert!(!evening.ada.at(&elsewhere).slash("play").integer("level", 3).send().await.is_private());

    let settings = mira.at(&talk).click(&settings, "Allow all channels").await;
    assert!(settings.text().contains("Games may start in **all channels**."), "{}", settings.text());
    assert!(!evening.ada.at(&evening.hall).slash("play").integer("level", 3).send().await.is_private());
}

#[tokio::test]
async fn the_servers_game_is_meant_when_none_is_named() {
    let evening = Evening::begin().await;
    let mira = manager(&evening);
    choose(&mira, &evening.hall, "If no game is named: Pallankuzhi").await;
    let ada = evening.ada.at(&evening.hall);
    let board = ada.slash("play").integer("length", 3).send().await;
    assert!(board.text().starts_with("**Pallankuzhi** ·"), "{}", board.text());
    let named = ada.slash("play").string("game", "mangala").send().await;
    assert!(named.text().starts_with("**Mangala** ·"), "{}", named.text());
    let proposed = ada.autocomplete("play", "options", "seeds").await;
    assert!(proposed.iter().any(|(name, _)| name.starts_with("seeds=4")), "{proposed:?}");
    let board = ada.slash("leaderboard").send().await;
    assert!(board.text().starts_with("**Pallankuzhi: leaderboard"), "{}", board.text());
    let rules = evening.cem.at(&evening.hall).slash("rules").send().await;
    assert!(rules.text().starts_with("**How to play Pallankuzhi**"), "{}", rules.text());
    let private = evening.ada.at(&evening.ada.dm()).slash("play").integer("level", 3).send().await;
    assert!(private.text().starts_with("**Mangala** ·"), "{}", private.text());
}

#[tokio::test]
async fn a_server_can_be_without_pings() {
    let evening = Evening::begin().await;
    let mira = manager(&evening);
    let settings = page(&mira, &evening.hall).await;
    let settings = mira.at(&evening.hall).click(&settings, "Pings: on").await;
    assert!(settings.text().contains("Pings are **off** on this server."), "{}", settings.text());
    let challenge = evening.challenge().await;
    assert!(challenge.text().starts_with("@Bob, @Ada challenges you") && challenge.pings().is_empty());
    let elsewhere = evening.discord.guild("Others").channel("games");
    let challenge = evening.ada.at(&elsewhere).slash("play").user("opponent", &evening.bob).send().await;
    assert_eq!(challenge.pings(), ["Bob"]);
}

#[tokio::test]
async fn a_server_limits_unanswered_challenges() {
    let evening = Evening::begin().await;
    let mira = manager(&evening);
    let limits = limit(&mira, &evening.hall, "Unanswered challenges per person: 1").await;
    assert!(limits.screen().contains("Unanswered challenges per person: 1* |"), "{}", limits.screen());
    assert!(!evening.challenge().await.is_private());
    let second = evening.challenge().await;
    assert_eq!(
        second.text(),
        "You have one unanswered challenge, and that is the limit. Cancel one, or wait for an answer."
    );
    // It is this server's rule, and the challenge is here.
    let elsewhere = evening.discord.guild("Others").channel("games");
    let challenge = evening.ada.at(&elsewhere).slash("play").user("opponent", &evening.bob).send().await;
    assert!(!challenge.is_private());
}

#[tokio::test]
async fn a_server_limits_the_games_of_a_channel() {
    let evening = Evening::begin().await;
    let mira = manager(&evening);
    limit(&mira, &evening.hall, "Games at once per channel: 1").await;
    evening.board().await;
    let refused = evening.cem.at(&evening.hall).slash("play").integer("level", 3).send().await;
    assert!(refused.is_private());
    assert_eq!(
        refused.text(),
        "One game is being played in this channel, and that is the limit. Finish one first, \
         or go to another channel."
    );
    let other = evening.discord.guild("Friends").channel("other");
    assert!(!evening.cem.at(&other).slash("play").integer("level", 3).send().await.is_private());
    // An abandoned game does not count forever.
    evening.bot.pass(std::time::Duration::from_hours(24));
    assert!(!evening.cem.at(&evening.hall).slash("play").integer("level", 3).send().await.is_private());
}
