//! The transports to the bot, its gateway and its endpoint: what is the same over both, and what differs.

mod absence;
mod crowd;
mod endpoint;

use std::sync::Arc;
use std::time::Duration;

use kuzhi_bot::WatchTimes;
use kuzhi_memory_store::MemoryStore;
use kuzhi_tests::conversation::{Channel, Discord};
use kuzhi_tests::discord::Response;

use crate::bot::{Bot, Evening, Transport, downloaded, moves};

const TRANSPORTS: [Transport; 2] = [Transport::Gateway, Transport::Http];

#[tokio::test]
async fn two_people_play_and_are_called_in_turn() {
    for transport in TRANSPORTS {
        let evening = Evening::begin_by(transport, &[]).await;
        let board = evening.board().await;
        for (mover, next, calls) in [(&evening.ada, &evening.bob, 2), (&evening.bob, &evening.ada, 2)] {
            evening.look_away();
            let answer = mover.at(&evening.hall).click(&board, "1").await;
            assert!(answer.is_update(), "{transport:?}");
            evening.wait_for_pings(next, calls).await;
        }
        let text = board.text();
        assert!(text.contains("@Ada: pit 1") && text.contains("@Bob: pit 1"), "{transport:?}: {text}");
    }
}

#[tokio::test]
async fn the_first_response_goes_the_way_of_its_door() {
    for (transport, ways) in TRANSPORTS.into_iter().zip(["called back", "in the response"]) {
        let evening = Evening::begin_by(transport, &[]).await;
        let board = evening.board().await;
        let calls = evening.callbacks_of_the_bot();
        evening.ada.at(&evening.hall).click(&board, "1").await;
        let called = evening.callbacks_of_the_bot() - calls;
        assert_eq!(if called > 0 { "called back" } else { "in the response" }, ways, "{transport:?}");
    }
}

#[tokio::test]
async fn the_bot_plays_a_game_to_its_end() {
    for transport in TRANSPORTS {
        let evening = Evening::begin_by(transport, &[]).await;
        let board = evening.board_against_bot(1).await;
        while let Some(first) = moves(&board).first() {
            let id = first.custom_id.clone().unwrap_or_default();
            evening.ada.at(&evening.hall).click_id(&board, &id).await;
            evening.bot_has_moved(&board).await;
        }
        assert!(board.screen().contains("[Rematch]"), "{transport:?}: {}", board.screen());
    }
}

#[tokio::test]
async fn a_form_is_filled_in() {
    for transport in TRANSPORTS {
        let evening = Evening::begin_by(transport, &[]).await;
        let board = evening.board().await;
        let bob = evening.bob.at(&evening.hall);
        let menu = bob.click(&board, "More …").await.message();
        let notes = bob.click(&menu, "📝 Notes …").await.private_answer().await;
        let form = bob.click(&notes, "Write …").await.form();
        let answer = bob.submit(&form, &[("What you want to remember", "Watch pit 3.")]).await;
        let is_written = answer.text().ends_with("> Watch pit 3.");
        assert!(answer.is_update() && is_written, "{transport:?}: {}", answer.text());
    }
}

#[tokio::test]
async fn what_is_typed_gets_proposals() {
    for transport in TRANSPORTS {
        let evening = Evening::begin_by(transport, &[]).await;
        evening.board().await;
        let proposed = evening.ada.at(&evening.hall).autocomplete("move", "pit", "").await;
        assert!(proposed.len() >= 6, "{transport:?}: {proposed:?}");
        let none = evening.cem.at(&evening.hall).autocomplete("move", "pit", "7").await;
        assert!(none.is_empty(), "{transport:?}: {none:?}");
    }
}

#[tokio::test]
async fn what_takes_long_is_announced_in_time() {
    for transport in TRANSPORTS {
        let evening = Evening::begin_by(transport, &[]).await;
        evening.discord.mischief().hold_deadlines(true);
        let board = evening.board().await;
        // Hold up the match: the call to Bob does not get through yet.
        evening.look_away();
        let mut held = evening.discord.mischief().on_next("POST", "/channels/").hold();
        evening.ada.at(&evening.hall).click(&board, "1").await;
        held.arrived().await;
        let click = evening.bob.at(&evening.hall).click(&board, "1").begin();
        let command = evening.bob.at(&evening.hall).slash("move").string("pit", "2").send().begin();
        assert_eq!(evening.acknowledged(&click).await.response(), Response::Noticed, "{transport:?}");
        let thinking = evening.acknowledged(&command).await.response();
        assert!(matches!(thinking, Response::Thinking(_)), "{transport:?}: {thinking:?}");
        assert!(!board.text().contains("@Bob: "), "{transport:?}: only word that an answer comes");
        held.release();
        click.answer().await;
        command.answer().await;
        evening.hall.until(|_| board.text().contains("@Bob: pit "), "Bob's move").await;
    }
}

#[tokio::test]
async fn pictures_come_with_the_first_response() {
    for transport in TRANSPORTS {
        let evening = Evening::begin_by(transport, &[]).await;
        let board = evening.board().await;
        let ada = evening.ada.at(&evening.hall);
        let look = || ada.slash("board").string("look", "light-wood").send();
        let shown = look().await;
        assert!(shown.is_private(), "{transport:?}");
        let files = shown.message().attachments();
        assert_eq!(files.len(), 1, "{transport:?}: {}", shown.screen());
        assert!(files[0].bytes.starts_with(b"\x89PNG"), "{transport:?}: the picture as it was drawn");
        ada.click(&board, "1").await;
        let animated = ada.click(&board, "Show move").await.private_answer().await;
        assert!(animated.attachments()[0].bytes.starts_with(b"GIF8"), "{transport:?}: {}", animated.screen());
    }
}

#[tokio::test]
async fn moves_are_downloaded_as_a_file() {
    for transport in TRANSPORTS {
        let evening = Evening::begin_by(transport, &[]).await;
        let board = evening.board().await;
        evening.play_in(&board).await;
        let question = evening.ada.at(&evening.hall).slash("resign").send().await.message();
        evening.ada.at(&evening.hall).click(&question, "Yes, I resign").await;
        evening.hall.until(|_| moves(&board).is_empty(), "the end").await;
        let sent = downloaded(&evening.cem.at(&evening.hall), &board).await.private_answer().await;
        let file = &sent.attachments()[0];
        let kind = file.content_type.as_deref().unwrap_or_default();
        assert!(kind.starts_with("text/plain") && !file.bytes.is_empty(), "{transport:?}: {kind}");
    }
}

#[tokio::test]
async fn private_answers_are_for_the_person_alone() {
    for transport in TRANSPORTS {
        let evening = Evening::begin_by(transport, &[]).await;
        let board = evening.board().await;
        let help = evening.cem.at(&evening.hall).slash("help").send().await;
        assert!(help.is_private() && help.pings().is_empty(), "{transport:?}");
        // A refusal leaves the board as it is.
        let before = board.screen();
        let refused = evening.cem.at(&evening.hall).click(&board, "1").await;
        assert!(refused.private_answer().await.is_private(), "{transport:?}");
        assert_eq!(board.screen(), before, "{transport:?}");
    }
}

#[tokio::test]
async fn a_challenge_is_put_together_in_menus() {
    for transport in TRANSPORTS {
        let evening = Evening::begin_by(transport, &[]).await;
        let ada = evening.ada.at(&evening.hall);
        let question = ada.user_menu("Challenge to mancala", &evening.bob).await.message();
        ada.choose(&question, "Mangala", &["Pallankuzhi"]).await;
        ada.click(&question, "Challenge").await;
        evening.wait_for_pings(&evening.bob, 1).await;
        let challenge = evening.hall.last();
        assert!(challenge.text().contains("Pallankuzhi"), "{transport:?}: {}", challenge.text());
        assert!(!question.screen().contains("[Challenge]"), "{transport:?}: {}", question.screen());
        evening.bob.at(&evening.hall).click(&challenge, "Decline").await;
        assert!(challenge.text().contains("declined"), "{transport:?}: {}", challenge.text());
    }
}

#[tokio::test]
async fn what_is_told_twice_is_done_once() {
    for transport in TRANSPORTS {
        let evening = Evening::begin_by(transport, &[]).await;
        let board = evening.board().await;
        evening.look_away();
        let pending = evening.ada.at(&evening.hall).click(&board, "1").delivered_twice().begin();
        pending.attempts(2).await;
        evening.hall.until(|_| board.text().contains("**@Bob** (North) to move"), "the board").await;
        evening.wait_for_pings(&evening.bob, 2).await;
        evening.move_on(&board).await;
        assert_eq!(board.text().matches(": pit ").count(), 2, "{transport:?}: {}", board.text());
        assert_eq!(
            evening.discord.pings_of(&evening.bob).len(),
            2,
            "{transport:?}: challenged once, called once"
        );
    }
}

/// One bot after another with the same store.
struct Long {
    discord: Discord,
    hall: Channel,
    store: Arc<MemoryStore>,
}

impl Long {
    async fn begin() -> Long {
        let discord = Discord::start().await;
        let hall = discord.guild("Friends").channel("games");
        Long { discord, hall, store: Arc::default() }
    }

    async fn start(&self, transport: Transport) -> Bot {
        let (store, now) = (Arc::clone(&self.store) as _, crate::bot::now());
        Bot::start_by(transport, &self.discord, store, &[], now, WatchTimes::default()).await
    }
}

#[tokio::test]
async fn a_match_goes_on_over_the_other_transport() {
    for transports in [
        [Transport::Gateway, Transport::Http],
        [Transport::Http, Transport::Gateway],
        [Transport::Http, Transport::Http],
    ] {
        let long = Long::begin().await;
        let (ada, bob) = (long.discord.person("Ada"), long.discord.person("Bob"));
        let bot = long.start(transports[0]).await;
        let play = ada.at(&long.hall).slash("play").user("opponent", &bob).string("side", "first");
        let board = play.send().await.message();
        bob.at(&long.hall).click(&board, "Accept").await;
        ada.at(&long.hall).click(&board, "1").await;
        bot.stop().await;
        long.discord.offline().await;
        // Without a bot their client says that nobody answers, and the button stays.
        let lost = bob.at(&long.hall).click(&board, "1").begin();
        let bot = long.start(transports[1]).await;
        bob.at(&long.hall).click(&board, "1").await;
        let text = board.text();
        assert!(text.contains("@Bob: pit 1"), "{transports:?}: {text}");
        assert!(lost.is_unanswered(), "{transports:?}");
        bot.stop().await;
    }
}

#[tokio::test]
async fn a_bot_switches_transports_during_play() {
    let evening = Evening::begin_by(Transport::Both, &[]).await;
    let board = evening.board().await;
    evening.ada.at(&evening.hall).click(&board, "1").await;
    evening.bot.open_endpoint().await;
    evening.bob.at(&evening.hall).click(&board, "1").await;
    evening.discord.server().remove_endpoint();
    evening.ada.at(&evening.hall).click(&board, "2").await;
    assert!(board.text().contains("@Ada: pit 2"), "{}", board.text());
    evening.bot.pass(Duration::from_secs(30));
    evening.bot.until_healthy().await;
}
