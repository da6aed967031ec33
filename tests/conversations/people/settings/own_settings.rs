//! A person's own settings.

use std::sync::Arc;

use kuzhi_memory_store::MemoryStore;
use kuzhi_tests::conversation::{Answer, Channel, Discord, Message, Person};

use crate::bot::{Bot, Evening, GAMES};
use crate::matches::agreement::in_circles;

const EVERYBODY: &str = "Challenges: from everyone";
const ACQUAINTANCES: &str = "Challenges: from people you have played before";
const NOBODY: &str = "Challenges: from no one";

/// A person opens their settings and chooses something.
async fn choose(who: &Person, place: &Channel, choice: &str) -> Message {
    let settings = who.at(place).slash("settings").send().await.message();
    who.at(place).choose(&settings, choice, &[choice]).await.message()
}

/// A person opens their settings and presses a button.
async fn press(who: &Person, place: &Channel, button: &str) -> Message {
    let settings = who.at(place).slash("settings").send().await.message();
    who.at(place).click(&settings, button).await.message()
}

#[tokio::test]
async fn own_settings_are_shown_privately_everywhere() {
    let evening = Evening::begin().await;
    let expected = "\
**Your settings**, for all servers and direct messages. **My boards** is how boards look in your games, \
and on whatever only you see. If you and the other player want different looks, the board of your game \
has the server’s.
On boards that only you see, **your own row** is always at the bottom.
Pings are **on**: you are notified when you are challenged, when it is your move, \
and when you are asked something.
Wins on time are **left to you**: you claim the win, or wait for the move.
Against Kuzhi you see your own move first, and its reply **a second later**.
On leaderboards across all servers your name is **shown**, and anyone can look at your `/profile`.
```text
N     6  5  4  3  2  1
    ┌──┬──┬──┬──┬──┬──┐
    │ 4│ 4│ 4│ 4│ 4│ 4│
  0 ├──┼──┼──┼──┼──┼──┤ 0
  > │ 4│ 4│ 4│ 4│ 4│ 4│
    └──┴──┴──┴──┴──┴──┘
S     1  2  3  4  5  6
```
{My boards: default* | My boards: Light wood | My boards: Dark wood | My boards: Emoji | \
My boards: Letters | My boards: Sentences, for screen readers}
{Challenges: from everyone* | Challenges: from people you have played before | Challenges: from no one}
{Language: same as Discord* | Language: English | Language: Türkçe | Language: Français | Language: தமிழ் | \
Language: हिन्दी | Language: العربية | Language: සිංහල}
[Pings: on] [Moves: at once] [Wins on time: left to you] [Kuzhi’s reply: a second later]
[Bottom row: yours] [Leaderboards across servers: shown] [Away and days off]";
    for place in [evening.hall.clone(), evening.ada.dm()] {
        let settings = evening.ada.at(&place).slash("settings").send().await;
        assert!(settings.is_private() && settings.pings().is_empty());
        assert_eq!(settings.screen(), expected);
    }
}

#[tokio::test]
async fn own_settings_hold_everywhere_and_after_a_restart() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let ada = discord.person("Ada");
    let store = Arc::new(MemoryStore::default());
    let bot = Bot::start(&discord, Arc::clone(&store) as _, &[]).await;
    let changed = choose(&ada, &hall, NOBODY).await;
    assert!(changed.screen().contains("Challenges: from no one*"), "{}", changed.screen());
    assert_eq!(changed.edits(), 1, "the page itself shows what was set");
    press(&ada, &hall, "Pings: on").await;
    bot.stop().await;
    discord.offline().await;

    let _bot = Bot::start(&discord, store, &[]).await;
    let settings = ada.at(&ada.dm()).slash("settings").send().await;
    assert!(settings.screen().contains("Challenges: from no one*"), "{}", settings.screen());
    assert!(settings.text().contains("Pings are **off**"), "{}", settings.text());
}

#[tokio::test]
async fn refusing_challenges_still_allows_challenging() {
    let evening = Evening::begin().await;
    choose(&evening.bob, &evening.hall, NOBODY).await;
    let refused = evening.ada.at(&evening.hall).slash("play").user("opponent", &evening.bob).send().await;
    assert!(refused.is_private() && refused.pings().is_empty());
    assert_eq!(
        refused.text(),
        "@Bob is not taking challenges at the moment. Use `/play open: True` instead: \
         then anyone here can accept."
    );
    let challenge = evening.bob.at(&evening.hall).slash("play").user("opponent", &evening.ada).send().await;
    assert!(challenge.text().starts_with("@Ada, @Bob challenges you"), "{}", challenge.text());
    choose(&evening.bob, &evening.hall, EVERYBODY).await;
    assert!(!evening.challenge().await.is_private());
}

#[tokio::test]
async fn acquaintances_only_refuses_other_challengers() {
    let evening = Evening::begin().await;
    evening.board().await;
    choose(&evening.bob, &evening.hall, ACQUAINTANCES).await;
    let stranger = evening.cem.at(&evening.hall).slash("play").user("opponent", &evening.bob).send().await;
    assert!(stranger.is_private());
    assert_eq!(
        stranger.text(),
        "@Bob only takes challenges from people they have played before. \
         Use `/play open: True` instead: then anyone here can accept."
    );
    let challenge = evening.challenge().await;
    assert!(!challenge.is_private() && challenge.pings() == ["Bob"]);
}

#[tokio::test]
async fn pings_off_stops_challenge_and_turn_pings() {
    for (game, _) in GAMES {
        let evening = Evening::begin().await;
        press(&evening.bob, &evening.hall, "Pings: on").await;
        let board = evening.board_of(game).await;
        evening.ada.at(&evening.hall).click(&board, "1").await;
        // Ada's turn comes again with a call. By then one for Bob would have come.
        evening.bob.at(&evening.hall).click(&board, "1").await;
        evening.look_away();
        evening.wait_for_pings(&evening.ada, 2).await;
        assert!(evening.discord.pings_of(&evening.bob).is_empty());
        let texts: Vec<_> = evening.hall.messages().iter().map(Message::text).collect();
        assert!(!texts.iter().any(|text| text.starts_with("@Bob, your move")), "{texts:?}");

        press(&evening.bob, &evening.hall, "Pings: off").await;
        press(&evening.bob, &evening.hall, "Pings: by direct message").await;
        press(&evening.bob, &evening.hall, "Pings: once a day").await;
        evening.move_on(&board).await;
        evening.look_away();
        evening.wait_for_pings(&evening.bob, 1).await;
    }
}

#[tokio::test]
async fn an_offer_rings_for_nobody_who_wants_no_pings() {
    let evening = Evening::begin().await;
    press(&evening.bob, &evening.hall, "Pings: on").await;
    in_circles(&evening).await;
    let offer = evening.ada.at(&evening.hall).slash("agree").send().await;
    assert!(offer.text().starts_with("@Bob, @Ada offers to split the rest"), "{}", offer.text());
    assert!(offer.pings().is_empty());
}

#[tokio::test]
async fn a_spectator_sees_boards_as_they_like_them() {
    for (game, _) in GAMES {
        let evening = Evening::begin().await;
        evening.board_of(game).await;
        choose(&evening.cem, &evening.hall, "My boards: Sentences, for screen readers").await;
        let look = evening.cem.at(&evening.hall).slash("board").send().await;
        assert!(look.is_private());
        let seeds = if game == "mangala" { 4 } else { 6 };
        assert!(look.text().contains(&format!("South: {seeds} {seeds} {seeds}")), "{}", look.text());
        let look = evening.cem.at(&evening.hall).slash("board").string("look", "letters").send().await;
        assert!(look.text().contains(&format!("│ {seeds}│ {seeds}│")), "{}", look.text());
    }
}

#[tokio::test]
async fn pictures_have_the_colours_that_one_prefers() {
    for (game, _) in GAMES {
        let evening = Evening::begin().await;
        evening.board_of(game).await;
        let bytes = |message: Message| message.attachments()[0].bytes.clone();
        let picture = |answer: Answer| bytes(answer.message());
        let look = |look| evening.ada.at(&evening.hall).slash("board").string("look", look).send();
        let [light, dark] = [picture(look("light-wood").await), picture(look("dark-wood").await)];
        assert_ne!(light, dark);
        for (choice, expected) in [("My boards: Dark wood", dark), ("My boards: Light wood", light)] {
            choose(&evening.ada, &evening.hall, choice).await;
            let board = &evening.hall.messages()[0];
            let own = evening.ada.at(&evening.hall).click(board, "More …").await.message();
            evening.ada.at(&evening.hall).click(&own, "View board privately").await;
            evening.hall.until(|_| !own.attachments().is_empty(), "the picture").await;
            assert_eq!(bytes(own), expected);
        }
    }
}

#[tokio::test]
async fn a_change_that_is_delivered_twice_is_made_once() {
    let evening = Evening::begin().await;
    let settings = evening.ada.at(&evening.hall).slash("settings").send().await.message();
    evening.ada.at(&evening.hall).click(&settings, "Pings: on").delivered_twice().await;
    let again = evening.ada.at(&evening.hall).slash("settings").send().await;
    assert!(again.text().contains("Pings are **off**"), "{}", again.text());
}
