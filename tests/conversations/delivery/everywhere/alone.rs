//! Where Discord makes the bot's answers private, it explains itself instead of staying silent.

use kuzhi_tests::conversation::{Channel, Discord, Message};

use crate::bot::{Evening, Transport};

/// A server that has not added the bot, where apps that people bring along may not speak to everyone.
fn quiet_place(discord: &Discord) -> Channel {
    discord.guild_without_bot("Strangers").silencing_guests().channel("hall")
}

const NOBODY_SEES: &str = "Here, Discord shows Kuzhi’s answers only to you, so no one could accept.";

#[tokio::test]
async fn a_challenge_that_nobody_would_see_is_not_made() {
    let evening = Evening::begin().await;
    let place = quiet_place(&evening.discord);
    let ada = || evening.ada.at(&place);
    for play in
        [ada().slash("play").user("opponent", &evening.bob), ada().slash("play").boolean("open", true)]
    {
        let answer = play.send().await;
        assert!(answer.is_private() && answer.text().starts_with(NOBODY_SEES), "{}", answer.text());
    }
    let answer = ada().user_menu("Challenge to mancala", &evening.bob).await;
    assert!(answer.text().starts_with(NOBODY_SEES), "{}", answer.text());
    let games = ada().slash("games").send().await;
    assert!(!games.text().contains("Bob"), "{}", games.text());
}

#[tokio::test]
async fn nobody_is_challenged_where_they_cannot_read() {
    let evening = Evening::begin_by(Transport::Http, &[]).await;
    let dm = evening.ada.dm();
    let hidden = evening.discord.guild("Friends").channel("secrets").hidden_from(&evening.bob);
    let others = evening.ada.dm_with(&evening.cem);
    let them = "@Bob cannot see this conversation, so they could not accept. Challenge them where";
    for (place, told) in [(&dm, "Only you and Kuzhi see this conversation"), (&hidden, them), (&others, them)]
    {
        let ada = || evening.ada.at(place);
        let answer = ada().slash("play").user("opponent", &evening.bob).send().await;
        assert!(answer.is_private() && answer.text().starts_with(told), "{}", answer.text());
        let answer = ada().user_menu("Challenge to mancala", &evening.bob).await;
        assert!(answer.text().starts_with(told), "{}", answer.text());
        assert!(place.messages().iter().all(Message::is_private), "nothing was posted");
    }
    let answer = evening.ada.at(&dm).slash("play").boolean("open", true).send().await;
    assert!(answer.text().starts_with("Only you and Kuzhi see"), "{}", answer.text());
    let challenge = evening.ada.at(&others).slash("play").user("opponent", &evening.cem).send().await;
    assert!(challenge.message().text().starts_with("@Cem, @Ada challenges you"));
}

#[tokio::test]
async fn against_the_bot_one_plays_alone() {
    let evening = Evening::begin().await;
    let place = quiet_place(&evening.discord);
    for game in ["mangala", "pallankuzhi"] {
        let play = evening.ada.at(&place).slash("play").string("game", game).string("side", "first");
        let board = play.integer("level", 1).send().await;
        assert!(board.is_private());
        let board = board.message();
        for _ in 0..2 {
            let before = board.text();
            let pit = crate::bot::moves(&board)[0].label.clone();
            evening.ada.at(&place).click(&board, &pit).await;
            place.until(|_| board.text() != before && !board.text().contains("thinking"), "the answer").await;
        }
        assert!(board.text().contains("Kuzhi: "), "{}", board.screen());
        let question = evening.ada.at(&place).slash("resign").send().await.message();
        evening.ada.at(&place).click(&question, "Yes, I resign").await;
        assert!(question.text().contains("**@Ada resigned: Kuzhi wins.**"), "{}", question.screen());
    }
    assert!(place.messages().is_empty(), "nobody else saw anything");
}

#[tokio::test]
async fn private_answers_say_how_the_opponent_sees_the_match() {
    for game in ["mangala", "pallankuzhi"] {
        let evening = Evening::begin().await;
        let guild = evening.discord.guild_without_bot("Strangers");
        let place = guild.channel("hall");
        let play = evening.ada.at(&place).slash("play").user("opponent", &evening.bob);
        let shared = play.string("game", game).string("side", "first").send().await.message();
        evening.look_away();
        evening.bob.at(&place).click(&shared, "Accept").await;
        // From now on apps that people bring along may not speak to everyone.
        let _quiet = guild.silencing_guests();
        let own = evening.ada.at(&place).slash("move").string("pit", "1").send().await;
        assert!(own.is_private());
        let told = "Only you can see this: here, Discord shows Kuzhi’s answers only to you. The other player \
                    can see the board with `/board`.";
        place.until(|_| own.text().contains(&format!("\n{told}\n")), "the kind line").await;
        assert!(!shared.text().contains("@Ada: "), "nobody could change it");
        // Bob's command or click shows them the current state.
        let board = evening.bob.at(&place).slash("board").send().await;
        assert!(board.is_private() && board.text().contains("@Ada: pit 1"), "{}", board.text());
        evening.bob.at(&place).click(&shared, "1").await;
        assert!(shared.text().contains("@Ada: pit 1"), "{}", shared.text());
        let requests = evening.discord.requests();
        assert!(!requests.iter().any(|request| request.status == Some(403)), "{requests:?}");
    }
}
