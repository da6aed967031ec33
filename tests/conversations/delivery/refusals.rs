//! Places that refuse what the bot sends: few requests go there however much people do, other servers notice
//! nothing, and what works again is used at once.

use std::time::Duration;

use kuzhi_tests::conversation::{Channel, Message};
use kuzhi_tests::discord::permissions;

use crate::bot::{Evening, Transport, moves};
use crate::tournaments::Club;

const BOTH: [Transport; 2] = [Transport::Gateway, Transport::Http];

/// How many requests to a channel failed.
fn refused(evening: &Evening, channel: &Channel) -> usize {
    let path = format!("/channels/{}", channel.id());
    let is_refused = |status: Option<u16>| matches!(status, Some(400..500));
    let requests = evening.discord.requests();
    requests.iter().filter(|one| one.path.starts_with(&path) && is_refused(one.status)).count()
}

/// A challenge on another server, whose end nobody waits for.
async fn challenge_elsewhere(evening: &Evening) -> (Channel, Message) {
    let there = evening.discord.guild("Strangers").channel("games");
    let play = evening.cem.at(&there).slash("play").user("opponent", &evening.bob).send().await;
    (there, play.message())
}

async fn expires(evening: &Evening, (there, challenge): &(Channel, Message)) {
    evening.bot.pass(Duration::from_hours(30));
    there.until(|_| challenge.buttons().is_empty(), "the end of the challenge").await;
}

#[tokio::test]
async fn a_game_in_a_channel_that_refuses_costs_few_requests_however_much_is_played() {
    for transport in BOTH {
        let evening = Evening::begin_by(transport, &[("KUZHI_DISCORD__MAX_INVALID_REQUESTS", "40")]).await;
        let mut board = evening.board().await;
        let elsewhere = challenge_elsewhere(&evening).await;
        evening.hall.open_to_bot(false);
        for round in 0..200 {
            if round % 5 == 0 || moves(&board).is_empty() {
                board = evening.ada.at(&evening.hall).slash("board").send().await.message();
            }
            let before = board.screen();
            evening.move_on(&board).await;
            evening.hall.until(|_| board.screen() != before, "the move").await;
            evening.bot.pass(Duration::from_secs(18));
            if moves(&board).is_empty() {
                break;
            }
        }
        let number = refused(&evening, &evening.hall);
        assert!((1..=12).contains(&number), "{transport:?}: {number} in an hour");
        expires(&evening, &elsewhere).await;
    }
}

#[tokio::test]
async fn many_channels_that_refuse_on_one_server_are_not_noticed_on_others() {
    for transport in BOTH {
        let evening = Evening::begin_by(transport, &[("KUZHI_DISCORD__MAX_INVALID_REQUESTS", "20")]).await;
        let elsewhere = challenge_elsewhere(&evening).await;
        let mut all = Vec::new();
        for number in 0..60 {
            let channel = evening.discord.guild("Friends").channel(&format!("room-{number}"));
            evening.cem.at(&channel).slash("play").integer("level", 1).string("side", "first").send().await;
            evening.cem.at(&channel).slash("board").send().await;
            channel.open_to_bot(false);
            evening.cem.at(&channel).slash("board").send().await;
            all.push(channel);
        }
        let number: usize = all.iter().map(|channel| refused(&evening, channel)).sum();
        assert!((1..=5).contains(&number), "{transport:?}: {number}");
        expires(&evening, &elsewhere).await;
    }
}

#[tokio::test]
async fn entries_from_elsewhere_cost_few_requests_while_the_card_is_out_of_sight() {
    for transport in BOTH {
        let club = Club::announce_by(transport, "league", "3d", 3).await;
        let evening = &club.evening;
        let other = evening.discord.guild("Friends").channel("other");
        let shown = club.people[1].at(&other).slash("tournament show").string("tournament", "Friday night");
        let shown = shown.send().await.message();
        evening.hall.open_to_bot(false);
        for _ in 0..100 {
            let own = club.people[1].at(&other);
            own.click(&shown, "Join").await;
            evening.bot.pass(Duration::from_secs(15));
            let question = own.click(&shown, "Leave").await.message();
            own.click(&question, "Yes, leave").await;
            evening.bot.pass(Duration::from_secs(15));
        }
        let number = refused(evening, &evening.hall);
        assert!((1..=8).contains(&number), "{transport:?}: {number} in 50 minutes");
        evening.hall.open_to_bot(true);
        club.people[2].at(&evening.hall).click(&club.card, "Join").await;
        evening.hall.until(|_| club.card.text().contains("One player: @Cem"), "the card").await;
    }
}

#[tokio::test]
async fn a_card_that_was_deleted_is_not_asked_for_at_every_entry() {
    let club = Club::announce("league", "3d", 2).await;
    let other = club.evening.discord.guild("Friends").channel("other");
    let shown = club.people[1].at(&other).slash("tournament show").string("tournament", "Friday night");
    let shown = shown.send().await.message();
    let edits = club.evening.discord.mischief().on_next("PATCH", &format!("/messages/{}", club.card.id()));
    edits.times(1_000).refuse(404, 10_008, "Unknown Message");
    for _ in 0..50 {
        let own = club.people[1].at(&other);
        own.click(&shown, "Join").await;
        club.evening.bot.pass(Duration::from_secs(15));
        let question = own.click(&shown, "Leave").await.message();
        own.click(&question, "Yes, leave").await;
        club.evening.bot.pass(Duration::from_secs(15));
    }
    let number = refused(&club.evening, &club.evening.hall);
    assert!((1..=6).contains(&number), "{number} in 25 minutes");
}

#[tokio::test]
async fn a_click_where_the_bot_may_write_again_has_everything_sent_at_once() {
    for transport in BOTH {
        let evening = Evening::begin_by(transport, &[]).await;
        let first = evening.board().await;
        evening.hall.open_to_bot(false);
        let second = evening.ada.at(&evening.hall).slash("board").send().await.message();
        evening.hall.until(|hall| refused(&evening, hall) > 0, "a refusal").await;
        assert!(!moves(&first).is_empty(), "the old board cannot be changed");
        evening.hall.open_to_bot(true);
        let third = evening.bob.at(&evening.hall).slash("board").send().await.message();
        evening.hall.until(|_| moves(&second).is_empty() && !moves(&third).is_empty(), "one board").await;
    }
}

#[tokio::test]
async fn a_clock_begins_only_where_the_bot_may_write() {
    for transport in BOTH {
        let evening = Evening::begin_by(transport, &[]).await;
        let timed = |rated| {
            let play = evening.ada.at(&evening.hall).slash("play").user("opponent", &evening.bob);
            play.string("clock", "10+5").boolean("rated", rated)
        };
        let challenge = timed(true).send().await.message();
        evening.hall.lets_bot(permissions::SEND_MESSAGES, false);
        let refused = evening.bob.at(&evening.hall).click(&challenge, "Accept").await;
        let why = "Kuzhi may not write in #games, so no one could be told what happens. It lacks there: Send \
                   Messages. Ask someone who manages the server for them, or use another channel.";
        assert!(refused.is_private());
        assert_eq!(refused.text(), why);
        let refused = evening.cem.at(&evening.hall).slash("play").user("opponent", &evening.bob);
        let refused = refused.string("clock", "10+5").send().await;
        assert!(refused.is_private());
        assert_eq!(refused.text(), why);
        // Without a clock, each answer shows the board.
        let free = evening.cem.at(&evening.hall).slash("play").integer("level", 1).send().await;
        assert!(!free.is_private(), "{}", free.screen());
        evening.hall.lets_bot(permissions::SEND_MESSAGES, true);
        evening.bob.at(&evening.hall).click(&challenge, "Accept").await;
        evening.hall.until(|_| !moves(&challenge).is_empty(), "the board").await;
    }
}

#[tokio::test]
async fn whose_time_runs_is_written_to_where_nobody_can_be_called() {
    for transport in BOTH {
        let evening = Evening::begin_by(transport, &[]).await;
        let play = evening.ada.at(&evening.hall).slash("play").user("opponent", &evening.bob);
        let board = play.string("clock", "3d").string("side", "first").send().await.message();
        evening.look_away();
        evening.bob.at(&evening.hall).click(&board, "Accept").await;
        evening.wait_for_pings(&evening.ada, 1).await;
        evening.hall.lets_bot(permissions::SEND_MESSAGES, false);
        // Bob has just been here, so the ping comes a little later, when nobody waits for an answer.
        evening.ada.at(&evening.hall).click(&board, "1").await;
        evening.look_away();
        evening.hall.until(|_| !evening.bob.dm().messages().is_empty(), "a direct message").await;
        assert_eq!(evening.bob.dm().messages().len(), 1);
    }
}

#[tokio::test]
async fn a_tournament_is_announced_only_where_the_bot_may_write() {
    for transport in BOTH {
        let evening = Evening::begin_by(transport, &[]).await;
        let mira = evening.discord.person("Mira").managing_guilds();
        let create = || {
            let create = mira.at(&evening.hall).slash("tournament create").string("kind", "league");
            create.string("game", "mangala").string("name", "Friday night").send()
        };
        for (lacks, names) in [
            (permissions::VIEW_CHANNEL, "View Channel."),
            (permissions::SEND_MESSAGES, "Send Messages."),
            (permissions::SEND_MESSAGES_IN_THREADS, "Send Messages in Threads."),
        ] {
            evening.hall.lets_bot(lacks, false);
            let refused = create().await;
            assert!(refused.is_private() && refused.text().contains(&format!("It lacks there: {names}")));
            assert!(refused.text().contains("#games"), "{}", refused.text());
            evening.hall.lets_bot(lacks, true);
        }
        let draft = create().await.message();
        evening.hall.lets_bot(permissions::SEND_MESSAGES, false);
        let refused = mira.at(&evening.hall).click(&draft, "Announce").await;
        let listed = mira.at(&evening.hall).slash("tournament list").send().await;
        assert!(!listed.text().contains("Friday night"), "{} {}", refused.text(), listed.text());
        evening.hall.lets_bot(permissions::SEND_MESSAGES, true);
        mira.at(&evening.hall).click(&draft, "Announce").await;
        evening.hall.until(|hall| hall.threads().len() == 1, "the thread").await;
    }
}

#[tokio::test]
async fn a_tournament_waits_while_nobody_can_be_told_anything() {
    for transport in BOTH {
        let club = Club::gather_by(transport, "league", "3d", 3).await;
        let evening = &club.evening;
        let sends = permissions::SEND_MESSAGES | permissions::SEND_MESSAGES_IN_THREADS;
        evening.hall.lets_bot(sends, false);
        club.begin();
        let waits = |club: &Club| {
            let says = "cannot write in #games, so **Friday night** is on hold";
            let letters = club.people[0].dm().messages();
            letters.iter().filter(|one| one.text().contains(says)).count()
        };
        evening.hall.until(|_| waits(&club) == 1, "a word to the organiser").await;
        for _ in 0..20 {
            evening.bot.pass(Duration::from_hours(6));
            tokio::task::yield_now().await;
        }
        let other = evening.discord.guild("Friends").channel("other");
        let show = || {
            let show = club.people[1].at(&other).slash("tournament show");
            show.string("tournament", "Friday night").send()
        };
        assert!(show().await.text().contains("**Friday night** is on hold"));
        evening.hall.lets_bot(sends, true);
        club.people[1].at(&evening.hall).slash("tournament list").send().await;
        evening.bot.pass(Duration::from_secs(40));
        let said = |text: &str| evening.hall.messages().iter().any(|one| one.text().contains(text));
        evening.hall.until(|_| said("Kuzhi can write here again."), "that it goes on").await;
        for _ in 0..3 {
            evening.bot.pass(Duration::from_secs(40));
        }
        evening.hall.until(|_| said("round 1 of"), "the round").await;
        let card = show().await.text();
        assert!(!card.contains("on hold") && !card.contains("by forfeit"), "{card}");
        assert_eq!(waits(&club), 1);
    }
}

#[tokio::test]
async fn a_thread_that_is_locked_is_left_for_its_channel() {
    for transport in BOTH {
        let club = Club::gather_by(transport, "league", "3d", 3).await;
        let evening = &club.evening;
        club.thread.lock(true);
        club.begin();
        let said = |text: &str| evening.hall.messages().iter().any(|one| one.text().contains(text));
        let told = |_: &Channel| {
            let letters = club.people[0].dm().messages();
            letters.iter().any(|one| one.text().contains("**Friday night** continues in #games"))
        };
        evening.hall.until(told, "a word to the organiser").await;
        for _ in 0..3 {
            evening.bot.pass(Duration::from_secs(40));
        }
        evening.hall.until(|_| said("round 1 of"), "the round in the channel").await;
    }
}
