//! Challenges: nobody is pestered, however often someone tries.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_memory_store::MemoryStore;
use kuzhi_tests::conversation::{Answer, Discord, Message, Person};

use crate::bot::{Bot, Evening, moves};

const TOO_OFTEN: &str =
    "You have challenged @Bob several times without an answer. You can challenge them again on <t:f>.";
const DECLINED: &str =
    "@Bob declined one of your challenges recently. You can challenge them again on <t:f>.";
const ENOUGH: &str =
    "That was a lot of challenges and offers in a short time. You can send the next one at <t:T>.";

async fn challenge(evening: &Evening, to: &Person) -> Answer {
    evening.ada.at(&evening.hall).slash("play").user("opponent", to).send().await
}

/// A finished game between Ada and Bob.
async fn lose(evening: &Evening, board: &Message) {
    let question = evening.ada.at(&evening.hall).slash("resign").send().await.message();
    evening.ada.at(&evening.hall).click(&question, "Yes, I resign").await;
    evening.hall.until(|_| moves(board).is_empty(), "the end").await;
}

#[tokio::test]
async fn a_hundred_challenges_ping_at_most_twice() {
    let evening = Evening::begin().await;
    for _ in 0..100 {
        let answer = challenge(&evening, &evening.bob).await;
        if answer.is_private() {
            assert_eq!(answer.text(), TOO_OFTEN);
        } else {
            evening.ada.at(&evening.hall).click(&answer.message(), "Cancel").await;
        }
    }
    assert_eq!(evening.discord.pings_of(&evening.bob).len(), 2, "a first mistake is put right at once");
}

#[tokio::test]
async fn deleting_ones_data_gives_no_challenge_back() {
    let settings = [("KUZHI_LIMITS__NOTIFICATIONS_AT_ONCE", "5"), ("KUZHI_LIMITS__NOTIFICATION_EACH", "5m")];
    let evening = Evening::begin_with(&settings).await;
    for number in 0..6 {
        let answer = challenge(&evening, &evening.bob).await;
        assert_eq!(answer.is_private(), number >= 2, "{}", answer.text());
        evening.deleted(if number < 4 { &evening.ada } else { &evening.bob }).await;
    }
    // What they have used of what they may do to all is used, too.
    let others = ["Dia", "Eda", "Fia", "Gül"].map(|name| evening.discord.person(name));
    for (number, other) in (0..).zip(&others) {
        let answer = challenge(&evening, other).await;
        assert_eq!(answer.is_private(), number >= 3, "{}", answer.text());
        evening.deleted(&evening.ada).await;
    }
    assert_eq!(evening.discord.pings_of(&evening.bob).len(), 2);
}

#[tokio::test]
async fn deleting_data_does_not_end_the_challenge_wait() {
    let evening = Evening::begin().await;
    let first = challenge(&evening, &evening.bob).await.message();
    evening.bob.at(&evening.hall).click(&first, "Decline").await;
    evening.deleted(&evening.ada).await;
    assert_eq!(challenge(&evening, &evening.bob).await.text(), DECLINED);
    evening.bot.pass(Duration::from_mins(10));
    assert!(!challenge(&evening, &evening.bob).await.is_private());
}

#[tokio::test]
async fn a_hundred_challenges_at_once_ring_twice_at_most() {
    let evening = Evening::begin_with(&[("KUZHI_MATCHES__MAX_OPEN_CHALLENGES_PER_PERSON", "100")]).await;
    let play = || evening.ada.at(&evening.hall).slash("play").user("opponent", &evening.bob);
    let pending: Vec<_> = (0..100).map(|_| play().send().begin()).collect();
    let mut refused = 0;
    for one in &pending {
        refused += usize::from(one.answer().await.text() == TOO_OFTEN);
    }
    assert_eq!((refused, evening.discord.pings_of(&evening.bob).len()), (98, 2));
}

#[tokio::test]
async fn thirty_challenges_send_at_most_two_direct_messages() {
    let evening = Evening::begin().await;
    let settings = evening.bob.at(&evening.hall).slash("settings").send().await.message();
    evening.bob.at(&evening.hall).click(&settings, "Pings: on").await;
    evening.bob.at(&evening.hall).click(&settings, "Pings: off").await;
    for _ in 0..30 {
        let answer = challenge(&evening, &evening.bob).await;
        if !answer.is_private() {
            evening.ada.at(&evening.hall).click(&answer.message(), "Cancel").await;
        }
    }
    assert_eq!(evening.bob.dm().messages().len(), 2);
    assert_eq!(evening.discord.pings_of(&evening.bob).len(), 2);
}

#[tokio::test]
async fn the_wait_doubles_until_a_game_ends_it() {
    let evening = Evening::begin().await;
    for minutes in [0, 0, 1, 2, 4] {
        if minutes > 0 {
            assert_eq!(challenge(&evening, &evening.bob).await.text(), TOO_OFTEN);
            evening.bot.pass(Duration::from_mins(minutes));
        }
        let open = challenge(&evening, &evening.bob).await;
        assert!(!open.is_private(), "after {minutes} minutes: {}", open.text());
        evening.ada.at(&evening.hall).click(&open.message(), "Cancel").await;
    }
    // Others may be challenged, and Bob may challenge.
    assert!(!challenge(&evening, &evening.cem).await.is_private());
    let play = evening.bob.at(&evening.hall).slash("play").user("opponent", &evening.ada);
    let board = play.send().await.message();
    evening.ada.at(&evening.hall).click(&board, "Accept").await;
    lose(&evening, &board).await;
    assert!(!challenge(&evening, &evening.bob).await.is_private());
}

#[tokio::test]
async fn who_declines_has_peace_over_a_restart() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let (ada, bob) = (discord.person("Ada"), discord.person("Bob"));
    let store = Arc::new(MemoryStore::default());
    let bot = Bot::start(&discord, Arc::clone(&store) as _, &[]).await;
    let challenge = || ada.at(&hall).slash("play").user("opponent", &bob).send();
    let first = challenge().await.message();
    bob.at(&hall).click(&first, "Decline").await;
    bot.stop().await;
    discord.offline().await;

    let bot = Bot::start(&discord, store, &[]).await;
    let refused = challenge().await;
    assert!(refused.is_private() && refused.pings().is_empty());
    assert_eq!(refused.text(), DECLINED);
    // A person's context menu refuses before it asks for anything.
    let menu = ada.at(&hall).user_menu("Challenge to mancala", &bob).await;
    assert_eq!(menu.text(), DECLINED);
    bot.pass(Duration::from_mins(10));
    assert_eq!(challenge().await.pings(), ["Bob"]);
}

#[tokio::test]
async fn a_rematch_needs_no_wait_and_a_declined_one_counts() {
    let evening = Evening::begin().await;
    let board = evening.board().await;
    let second = challenge(&evening, &evening.bob).await.message();
    evening.bob.at(&evening.hall).click(&second, "Decline").await;
    assert_eq!(challenge(&evening, &evening.bob).await.text(), DECLINED);
    lose(&evening, &board).await;
    let before = evening.discord.pings_of(&evening.bob).len();
    evening.ada.at(&evening.hall).click(&board, "Rematch").await;
    evening.wait_for_pings(&evening.bob, before + 1).await;
    evening.bob.at(&evening.hall).click(&evening.hall.last(), "Decline").await;
    evening.bot.pass(Duration::from_mins(19));
    assert_eq!(challenge(&evening, &evening.bob).await.text(), DECLINED);
    evening.bot.pass(Duration::from_mins(1));
    assert!(!challenge(&evening, &evening.bob).await.is_private());
}

#[tokio::test]
async fn an_old_rematch_is_a_challenge_like_any_other() {
    let evening = Evening::begin().await;
    let board = evening.board().await;
    lose(&evening, &board).await;
    evening.bot.pass(Duration::from_hours(2));
    let open = challenge(&evening, &evening.bob).await.message();
    evening.bob.at(&evening.hall).click(&open, "Decline").await;
    let refused = evening.ada.at(&evening.hall).click(&board, "Rematch").await;
    assert!(refused.is_private());
    assert_eq!(refused.text(), DECLINED);
}

#[tokio::test]
async fn whoever_rings_many_people_waits() {
    let settings = [("KUZHI_LIMITS__NOTIFICATIONS_AT_ONCE", "2"), ("KUZHI_LIMITS__NOTIFICATION_EACH", "5m")];
    let evening = Evening::begin_with(&settings).await;
    for person in [&evening.bob, &evening.cem] {
        assert!(!challenge(&evening, person).await.is_private());
    }
    let dia = evening.discord.person("Dia");
    let refused = challenge(&evening, &dia).await;
    assert!(refused.is_private());
    assert_eq!(refused.text(), ENOUGH);
    let open = evening.ada.at(&evening.hall).slash("play").boolean("open", true).send().await;
    assert_eq!(open.text(), ENOUGH, "whoever asks all rings, too");
    assert!(!evening.board_against_bot(1).await.is_private(), "Kuzhi does not mind");
    assert!(evening.discord.pings_of(&dia).is_empty());
    evening.bot.pass(Duration::from_mins(5));
    assert_eq!(challenge(&evening, &dia).await.pings(), ["Dia"]);
}

#[tokio::test]
async fn offers_ring_as_well() {
    let settings = [("KUZHI_LIMITS__NOTIFICATIONS_AT_ONCE", "1"), ("KUZHI_LIMITS__NOTIFICATION_EACH", "5m")];
    let evening = Evening::begin_with(&settings).await;
    let board = evening.board().await;
    evening.ada.at(&evening.hall).click(&board, "1").await;
    evening.bob.at(&evening.hall).click(&board, "1").await;
    // Ada's challenge was the one.
    let refused = evening.ada.at(&evening.hall).slash("draw").send().await;
    assert!(refused.is_private());
    assert_eq!(refused.text(), ENOUGH);
    evening.bot.pass(Duration::from_mins(5));
    let offered = evening.ada.at(&evening.hall).slash("draw").send().await;
    assert_eq!(offered.pings(), ["Bob"], "what was refused was not offered yet: {}", offered.text());
}
