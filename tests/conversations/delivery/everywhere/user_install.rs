//! Where a user brought the bot along, it speaks only in answers, and clicks update the board.

use std::time::Duration;

use kuzhi_tests::conversation::{Channel, Discord, Message, Person};
use kuzhi_tests::discord::Age;

use crate::bot::{Evening, GAMES, moves};

/// The direct messages of Ada and Bob, and a server that has not added the bot.
pub(crate) fn places(discord: &Discord) -> [Channel; 2] {
    let (ada, bob) = (discord.person("Ada"), discord.person("Bob"));
    [ada.dm_with(&bob), discord.guild_without_bot("Strangers").channel("hall")]
}

impl Evening {
    /// Starts a match of a game between Ada, who moves first, and Bob there.
    pub(crate) async fn board_at(&self, place: &Channel, game: &str) -> Message {
        let play = self.ada.at(place).slash("play").user("opponent", &self.bob);
        let challenge = play.string("game", game).string("side", "first").send().await.message();
        assert_eq!(challenge.pings(), ["Bob"]);
        self.look_away();
        self.bob.at(place).click(&challenge, "Accept").await;
        place.until(|place| last_call(place, &self.ada).is_some(), "the call to Ada").await;
        challenge
    }

    /// Returns the bot's requests to channels in which it may not be.
    pub(crate) fn forbidden(&self) -> usize {
        self.discord.requests().iter().filter(|request| request.status == Some(403)).count()
    }
}

fn last_call(place: &Channel, person: &Person) -> Option<Message> {
    let begins = format!("@{}, your move", person.name());
    place.messages().into_iter().find(|message| message.text().starts_with(&begins))
}

#[tokio::test]
async fn two_people_play_where_the_bot_is_not() {
    for game in ["mangala", "pallankuzhi"] {
        let evening = Evening::begin().await;
        for place in places(&evening.discord) {
            let board = evening.board_at(&place, game).await;
            evening.ada.at(&place).click(&board, "1").await;
            assert!(board.text().contains("@Ada: pit 1"), "{}", board.screen());
            evening.look_away();
            place.until(|place| last_call(place, &evening.bob).is_some(), "the call to Bob").await;
            assert_eq!(last_call(&place, &evening.bob).unwrap().pings(), ["Bob"]);
            evening.bob.at(&place).click(&board, "1").await;
            assert!(board.text().contains("@Bob: pit 1"), "{}", board.screen());
            // Each call is deleted through the answer that posted it.
            place.until(|place| last_call(place, &evening.bob).is_none(), "the call to be taken away").await;
            place.until(|place| last_call(place, &evening.ada).is_some(), "the next call").await;
            let early = evening.bob.at(&place).click(&board, &moves(&board)[0].label).await;
            assert!(early.is_private(), "only Bob hears that it is not his turn");
        }
        assert_eq!(evening.forbidden(), 0, "nothing is tried that cannot be");
    }
}

#[tokio::test]
async fn a_ping_with_an_expired_token_stays() {
    let evening = Evening::begin().await;
    let [place, _] = places(&evening.discord);
    let board = evening.board_at(&place, "mangala").await;
    let click = evening.ada.at(&place).click(&board, "1").await;
    evening.look_away();
    place.until(|place| last_call(place, &evening.bob).is_some(), "the call to Bob").await;
    evening.discord.mischief().age(click.interaction(), Age::Expired);
    evening.bot.pass(Duration::from_hours(20));
    evening.bob.at(&place).click(&board, "1").await;
    assert!(board.text().contains("@Bob: pit 1"), "the click itself changes the board, however old it is");
    place.until(|place| last_call(place, &evening.ada).is_some(), "the next call").await;
    assert!(last_call(&place, &evening.bob).is_some());
    assert_eq!(evening.forbidden(), 0);
}

#[tokio::test]
async fn the_board_is_reposted_and_the_old_one_still_works() {
    let evening = Evening::begin().await;
    let [place, _] = places(&evening.discord);
    let old = evening.board_at(&place, "mangala").await;
    let new = evening.bob.at(&place).slash("board").send().await.message();
    evening.ada.at(&place).click(&new, "1").await;
    assert!(new.text().contains("@Ada: pit 1"), "{}", new.screen());
    // Ada's client still shows the old one, which nobody could edit. Her click updates it.
    let late = evening.ada.at(&place).click(&old, "2").await;
    assert!(old.text().contains("@Ada: pit 1"), "{}", old.screen());
    place.until(|_| !late.follow_ups().is_empty(), "a private line").await;
    evening.bob.at(&place).click(&old, "1").await;
    assert!(old.text().contains("@Bob: pit 1"), "{}", old.screen());
}

#[tokio::test]
async fn a_resignation_is_seen_by_both() {
    let evening = Evening::begin().await;
    let [place, _] = places(&evening.discord);
    evening.board_at(&place, "pallankuzhi").await;
    let question = evening.bob.at(&place).slash("resign").send().await.message();
    evening.bob.at(&place).click(&question, "Yes, I resign").await;
    place
        .until(|place| place.messages().iter().any(|one| one.text().contains("wins.**")), "the result")
        .await;
    assert_eq!(evening.forbidden(), 0);
}

#[tokio::test]
async fn an_expired_challenge_says_so_when_pressed() {
    let evening = Evening::begin().await;
    let [_, place] = places(&evening.discord);
    let play = evening.ada.at(&place).slash("play").user("opponent", &evening.bob);
    let challenge = play.send().await.message();
    evening.bot.pass(Duration::from_hours(48));
    evening.look_away();
    evening.bob.at(&place).click(&challenge, "Accept").await;
    place.until(|_| challenge.buttons().is_empty(), "the challenge to say that it lapsed").await;
    assert_eq!(evening.forbidden(), 0);
}

#[tokio::test]
async fn a_rematch_needs_no_bot_that_can_open_boards() {
    let evening = Evening::begin().await;
    for place in places(&evening.discord) {
        evening.board_at(&place, "mangala").await;
        let question = evening.ada.at(&place).slash("resign").send().await.message();
        evening.ada.at(&place).click(&question, "Yes, I resign").await;
        let over = |message: &Message| message.text().contains("@Bob wins.**") && !message.is_private();
        place.until(|place| place.messages().iter().any(over), "the end").await;
        let over = place.messages().into_iter().rfind(over).unwrap();
        evening.bob.at(&place).click(&over, "Rematch").await;
        let challenge = |message: &Message| message.text().starts_with("@Ada, @Bob challenges you");
        place.until(|place| place.messages().iter().any(challenge), "the challenge").await;
        let challenge = place.messages().into_iter().find(challenge).unwrap();
        evening.look_away();
        evening.ada.at(&place).click(&challenge, "Accept").await;
        assert!(
            challenge.text().starts_with("**Mangala** · South @Bob · North @Ada"),
            "{}",
            challenge.text()
        );
    }
    assert_eq!(evening.forbidden(), 0, "nothing is tried that cannot be");
}

#[tokio::test]
async fn managers_undo_timeouts_without_an_installed_bot() {
    for (game, _) in GAMES {
        let evening = Evening::begin().await;
        let mira = evening.discord.person("Mira").managing_guilds();
        let [_, place] = places(&evening.discord);
        let play = evening.ada.at(&place).slash("play").user("opponent", &evening.bob).string("game", game);
        let board = play.string("side", "first").string("clock", "1d").send().await.message();
        evening.look_away();
        evening.bob.at(&place).click(&board, "Accept").await;
        place.until(|place| last_call(place, &evening.ada).is_some(), "the call to Ada").await;
        evening.bot.pass(Duration::from_hours(24));
        let up = async || evening.bob.at(&place).slash("board").send().await.message();
        let mut board = up().await;
        while !board.text().contains("has run out of time.") {
            board = up().await;
        }
        evening.bob.at(&place).click(&board, "Claim the win").await;
        assert!(board.text().contains("@Ada ran out of time: @Bob wins."), "{}", board.text());
        let replay = mira.at(&place).click(&board, "Replay").await.message();
        let question = mira.at(&place).click(&replay, "Undo result …").await.message();
        mira.at(&place).click(&question, "Yes, undo the result").await;
        let goes_on =
            |message: &Message| message.text().contains("@Ada’s time runs out") && message.id() > board.id();
        place.until(|place| place.messages().iter().any(goes_on), "the board, which goes on").await;
        let board = place.messages().into_iter().find(goes_on).unwrap();
        evening.ada.at(&place).click(&board, "2").await;
        assert!(board.text().contains("@Ada: pit 2"), "{}", board.text());
        assert_eq!(evening.forbidden(), 0, "nothing is tried that cannot be");
    }
}
