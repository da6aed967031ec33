//! Challenges: sent, accepted, declined, withdrawn, expired.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_memory_store::MemoryStore;
use kuzhi_tests::conversation::{Discord, Message};

use crate::bot::{Bot, Evening, GAMES};

#[tokio::test]
async fn a_challenge_pings_only_the_invited_person() {
    let evening = Evening::begin().await;
    let challenge = evening.challenge().await;
    let expected = "\
@Bob, @Ada challenges you to **Mangala** · Rated
Ratings: @Ada 1500? · @Bob 1500?
@Ada plays South and moves first.
Open until <t:f>.
```text
N     6  5  4  3  2  1
    ┌──┬──┬──┬──┬──┬──┐
    │ 4│ 4│ 4│ 4│ 4│ 4│
  0 ├──┼──┼──┼──┼──┼──┤ 0
  > │ 4│ 4│ 4│ 4│ 4│ 4│
    └──┴──┴──┴──┴──┴──┘
S     1  2  3  4  5  6
```
[Accept] [Decline] [Cancel]";
    assert_eq!(challenge.screen(), expected);
    assert_eq!(challenge.pings(), ["Bob"]);
}

#[tokio::test]
async fn the_side_is_chosen_or_left_to_a_coin() {
    let evening = Evening::begin().await;
    let [ada, bob] = ["Ada", "Bob"].map(|name| format!("\n@{name} plays South and moves first.\n"));
    for (side, expected) in [("first", vec![&ada]), ("second", vec![&bob]), ("random", vec![&ada, &bob])] {
        let play =
            evening.ada.at(&evening.hall).slash("play").boolean("rated", true).user("opponent", &evening.bob);
        let challenge = play.string("side", side).string("game", "pallankuzhi").send().await;
        evening.bot.pass(Duration::from_mins(1));
        assert!(expected.iter().any(|line| challenge.text().contains(*line)), "{}", challenge.text());
    }
}

#[tokio::test]
async fn an_accepted_challenge_becomes_the_board() {
    let evening = Evening::begin().await;
    let challenge = evening.challenge().await;
    evening.look_away();
    let answer = evening.bob.at(&evening.hall).click(&challenge, "Accept").await;
    assert!(answer.is_update());
    let expected = "\
**Mangala** · South @Ada · North @Bob
Rated · South 1500? · North 1500?
**@Ada** (South) to move: choose a pit.
```text
N     6  5  4  3  2  1
    ┌──┬──┬──┬──┬──┬──┐
    │ 4│ 4│ 4│ 4│ 4│ 4│
  0 ├──┼──┼──┼──┼──┼──┤ 0
  > │ 4│ 4│ 4│ 4│ 4│ 4│
    └──┴──┴──┴──┴──┴──┘
S     1  2  3  4  5  6
```
[1 · 4] [2 · 4] [3 · 4]
[4 · 4] [5 · 4] [6 · 4] [More …]";
    assert_eq!(challenge.screen(), expected);
    evening.hall.until(|hall| hall.messages().len() == 2, "the call to Ada").await;
    let call = evening.hall.last();
    assert!(
        call.text().starts_with("@Ada, your move in **Mangala** against @Bob: https://discord.com/channels/")
    );
    assert_eq!(call.pings(), ["Ada"]);
}

#[tokio::test]
async fn an_accepted_round_game_says_its_round() {
    let evening = Evening::begin().await;
    let play =
        evening.ada.at(&evening.hall).slash("play").boolean("rated", true).user("opponent", &evening.bob);
    let play = play.string("game", "pallankuzhi").integer("length", 3).string("side", "first");
    let challenge = play.send().await.message();
    assert!(challenge.text().contains("\nOptions: 3 rounds.\n"), "{}", challenge.text());
    evening.look_away();
    evening.bob.at(&evening.hall).click(&challenge, "Accept").await;
    let expected = "\
**Pallankuzhi** · South @Ada · North @Bob
Rated · South 1500? · North 1500?
Round 1 of 3
**@Ada** (South) to move: choose a pit.
```text
N    7  6  5  4  3  2  1
   ┌──┬──┬──┬──┬──┬──┬──┐
   │ 6│ 6│ 6│ 6│ 6│ 6│ 6│
  0├──┼──┼──┼──┼──┼──┼──┤0
  >│ 6│ 6│ 6│ 6│ 6│ 6│ 6│
   └──┴──┴──┴──┴──┴──┴──┘
S    1  2  3  4  5  6  7
```
[1 · 6] [2 · 6] [3 · 6] [4 · 6]
[5 · 6] [6 · 6] [7 · 6] [More …]";
    assert_eq!(challenge.screen(), expected);
}

#[tokio::test]
async fn only_the_invited_person_can_answer() {
    for (game, _) in GAMES {
        let evening = Evening::begin().await;
        let challenge = evening.challenge_to(game).await;
        let own =
            "This is your own challenge, so only @Bob can accept it. You can withdraw it with “Cancel”.";
        for label in ["Accept", "Decline"] {
            let answer = evening.ada.at(&evening.hall).click(&challenge, label).await;
            assert!(answer.is_private() && answer.pings().is_empty());
            assert_eq!(answer.text(), own);
        }
        for (who, label) in [(&evening.cem, "Accept"), (&evening.cem, "Decline")] {
            let answer = who.at(&evening.hall).click(&challenge, label).await;
            assert!(answer.is_private());
            assert_eq!(
                answer.text(),
                "Only @Bob can answer this challenge. Start your own game with `/play`."
            );
            assert!(answer.pings().is_empty());
        }
        let answer = evening.bob.at(&evening.hall).click(&challenge, "Cancel").await;
        assert_eq!(answer.text(), "Only @Ada can cancel this challenge.");
        assert!(answer.is_private() && challenge.edits() == 0);
    }
}

#[tokio::test]
async fn a_challenge_can_be_declined() {
    for (game, name) in GAMES {
        let evening = Evening::begin().await;
        let challenge = evening.challenge_to(game).await;
        evening.bob.at(&evening.hall).click(&challenge, "Decline").await;
        assert_eq!(challenge.screen(), format!("@Bob declined @Ada’s challenge to a game of **{name}**."));
        assert_eq!(evening.discord.pings(), ["Bob"]);
    }
}

#[tokio::test]
async fn a_challenge_can_be_taken_back() {
    for (game, name) in GAMES {
        let evening = Evening::begin().await;
        let challenge = evening.challenge_to(game).await;
        let old = challenge.as_it_is_now();
        evening.ada.at(&evening.hall).click(&challenge, "Cancel").await;
        let taken_back = format!("@Ada cancelled the challenge to @Bob for a game of **{name}**.");
        assert_eq!(challenge.screen(), taken_back);
        // Bob's client is behind: they click Accept nevertheless.
        let late = evening.bob.at(&evening.hall).click_old(&old, "Accept").await;
        assert_eq!(
            evening.notice(&late).await,
            "This challenge was cancelled. Start a new one with `/play`."
        );
        assert_eq!(challenge.screen(), taken_back);
    }
}

#[tokio::test]
async fn an_unanswered_challenge_lapses() {
    for (game, name) in GAMES {
        let evening = Evening::begin_with(&[("KUZHI_MATCHES__CHALLENGE_EXPIRES_AFTER", "10m")]).await;
        let challenge = evening.challenge_to(game).await;
        let old = challenge.as_it_is_now();
        evening.bot.pass(Duration::from_secs(599));
        assert_eq!(challenge.edits(), 0);
        evening.bot.pass(Duration::from_secs(1));
        evening.hall.until(|_| challenge.edits() == 1, "the challenge to lapse").await;
        let lapsed = format!("@Bob did not answer @Ada’s challenge to a game of **{name}** in time.");
        assert_eq!(challenge.screen(), lapsed);
        let late = evening.bob.at(&evening.hall).click_old(&old, "Accept").await;
        assert_eq!(evening.notice(&late).await, "This challenge has expired. Start a new one with `/play`.");
    }
}

#[tokio::test]
async fn a_challenge_with_a_live_clock_is_short() {
    let evening = Evening::begin().await;
    let play =
        || evening.ada.at(&evening.hall).slash("play").boolean("rated", true).user("opponent", &evening.bob);
    let live = play().string("clock", "10+5").send().await.message();
    let slow = play().string("clock", "1d").send().await.message();
    evening.bot.pass(Duration::from_mins(15));
    evening.hall.until(|_| live.edits() == 1, "the live challenge to lapse").await;
    assert!(live.text().ends_with(" in time."), "{}", live.text());
    evening.bot.pass(Duration::from_hours(23));
    assert_eq!(slow.edits(), 0);
    evening.bot.pass(Duration::from_mins(45));
    evening.hall.until(|_| slow.edits() == 1, "the other challenge to lapse").await;
}

#[tokio::test]
async fn a_first_game_between_people_is_casual() {
    let evening = Evening::begin().await;
    let casual = "** · Casual\n";
    let (ada, bob) = (|| evening.ada.at(&evening.hall), || evening.bob.at(&evening.hall));
    let draft = ada().user_menu("Challenge to mancala", &evening.bob).await.message();
    let first = "Casual, as it is the first game of one of you: it will not count for the leaderboard.";
    assert!(draft.text().contains(first), "{}", draft.screen());
    ada().click(&draft, "Make it rated").await;
    assert!(!draft.text().contains("Casual"), "who asks for it has it: {}", draft.screen());

    let challenge = ada().slash("play").user("opponent", &evening.bob).send().await.message();
    assert!(challenge.text().contains(casual), "{}", challenge.text());
    evening.look_away();
    bob().click(&challenge, "Accept").await;
    let question = bob().slash("resign").send().await.message();
    bob().click(&question, "Yes, I resign").await;
    evening.hall.until(|_| challenge.text().contains("wins.**"), "the end").await;
    bob().click(&challenge, "Rematch").await;
    let asked = |message: &Message| message.text().starts_with("@Ada, @Bob challenges you");
    evening.hall.until(|hall| hall.messages().iter().any(asked), "the rematch").await;
    let rematch = evening.hall.messages().into_iter().find(asked).unwrap();
    assert!(rematch.text().contains(casual), "a rematch is as the game before: {}", rematch.text());
    let second = ada().slash("play").user("opponent", &evening.bob).send().await.message();
    assert!(!second.text().contains(casual), "from the second on they count: {}", second.text());
    let with_cem = ada().slash("play").user("opponent", &evening.cem).send().await.message();
    assert!(with_cem.text().contains(casual), "Cem has finished none: {}", with_cem.text());
}

#[tokio::test]
async fn one_cannot_challenge_oneself_or_a_program() {
    let evening = Evening::begin().await;
    let play = || evening.ada.at(&evening.hall).slash("play");
    let own = play().user("opponent", &evening.ada).send().await;
    assert!(own.is_private());
    assert_eq!(own.text(), "You cannot challenge yourself. Leave `opponent` empty to play against Kuzhi.");
    let robot = evening.discord.person("Robot").program();
    let program = play().user("opponent", &robot).send().await;
    assert!(program.is_private());
    assert_eq!(
        program.text(),
        "Other bots do not accept challenges. Leave `opponent` empty to play against Kuzhi."
    );
    assert!(evening.discord.pings().is_empty());
}

#[tokio::test]
async fn nobody_floods_a_channel_with_challenges() {
    let evening = Evening::begin_with(&[("KUZHI_MATCHES__MAX_OPEN_CHALLENGES_PER_PERSON", "2")]).await;
    evening.challenge().await;
    let second = evening.challenge().await;
    let third = evening.challenge().await;
    assert!(third.is_private());
    assert_eq!(
        third.text(),
        "You have 2 unanswered challenges, and that is the limit. Cancel one, or wait for an answer."
    );
    evening.ada.at(&evening.hall).click(&second, "Cancel").await;
    let play =
        evening.ada.at(&evening.hall).slash("play").boolean("rated", true).user("opponent", &evening.cem);
    assert!(!play.send().await.is_private());
}

#[tokio::test]
async fn a_challenge_expires_across_a_restart() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let (ada, bob) = (discord.person("Ada"), discord.person("Bob"));
    let store = Arc::new(MemoryStore::default());
    let bot = Bot::start(&discord, Arc::clone(&store) as _, &[]).await;
    let challenge =
        ada.at(&hall).slash("play").boolean("rated", true).user("opponent", &bob).send().await.message();
    bot.stop().await;
    discord.offline().await;

    let bot = Bot::start(&discord, store, &[]).await;
    bot.pass(Duration::from_hours(25));
    hall.until(|_| challenge.edits() == 1, "the challenge to lapse").await;
    assert!(challenge.text().ends_with(" in time."), "{}", challenge.text());
}
