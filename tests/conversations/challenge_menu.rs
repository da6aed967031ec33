//! The entry "Challenge to mancala" in a person's menu.

use kuzhi_tests::conversation::{Answer, Person};

use crate::bot::{Evening, moves};

const ENTRY: &str = "Challenge to mancala";

impl Evening {
    /// Ada uses the entry in somebody's menu.
    async fn ask(&self, target: &Person) -> Answer {
        self.ada.at(&self.hall).user_menu(ENTRY, target).await
    }
}

#[tokio::test]
async fn the_entry_asks_which_game_and_who_moves_first() {
    let evening = Evening::begin().await;
    let question = evening.ask(&evening.bob).await;
    let expected = "\
Challenge @Bob: to which game, and who moves first?
{Mangala* | Mangala with castles | Al-manqala | Pallankuzhi | Pallam Khuzi | Kotu Baendum}
{A coin decides* | You move first | You move second}
{One game* | Best of 3 sets | Best of 5 sets | Best of 7 sets}
{No clock* | One day a move | 3 days a move | 7 days a move | Live: 3 min each, and 2 s more with each move | \
Live: 5 min each, and 3 s more with each move | Live: 10 min each, and 5 s more with each move | \
Live: 30 min each, and 20 s more with each move}
[Challenge] [Make it casual]";
    assert!(question.is_private() && question.pings().is_empty());
    assert_eq!(question.screen(), expected);
    assert!(evening.hall.messages().is_empty(), "nobody else sees anything yet");
}

#[tokio::test]
async fn what_was_chosen_becomes_the_challenge() {
    let evening = Evening::begin().await;
    let question = evening.ask(&evening.bob).await.message();
    let ada = evening.ada.at(&evening.hall);
    ada.choose(&question, "Pallankuzhi", &["Pallankuzhi"]).await;
    ada.choose(&question, "You move second", &["You move second"]).await;
    assert!(question.text().ends_with("\nPlayed with: 3 rounds."), "{}", question.text());
    assert!(question.screen().contains("Pallankuzhi*") && question.screen().contains("You move second*"));
    ada.click(&question, "Challenge").await;
    assert_eq!(question.screen(), "Done: all in this channel see it now.");
    evening.called(&evening.bob, 1).await;
    let challenge = evening.hall.last();
    let expected = "\
@Bob, @Ada challenges you to a game of **Pallankuzhi**.
Played with: 3 rounds.
@Bob would play South and move first.
The challenge lapses <t:R>.
[Accept] [Decline] [Cancel]";
    assert_eq!(challenge.screen(), expected);
    evening.bob.at(&evening.hall).click(&challenge, "Accept").await;
    assert!(
        challenge.text().starts_with("**Pallankuzhi** · South @Bob · North @Ada"),
        "{}",
        challenge.text()
    );
    evening.bob.at(&evening.hall).click(&challenge, "1").await;
    evening.called(&evening.ada, 1).await;
}

#[tokio::test]
async fn whoever_cannot_be_challenged_is_not_asked_about() {
    let evening = Evening::begin().await;
    let own = evening.ask(&evening.ada).await;
    assert!(own.is_private());
    assert_eq!(own.text(), "You cannot challenge yourself. Leave `opponent` empty to play against Kuzhi.");
    let robot = evening.discord.person("Robot").program();
    let program = evening.ask(&robot).await;
    assert!(program.text().starts_with("Other bots do not answer challenges."), "{}", program.text());
    let settings = evening.bob.at(&evening.hall).slash("settings").send().await.message();
    let nobody = "Nobody may challenge you";
    // Ada asked before Bob made up their mind.
    let early = evening.ask(&evening.bob).await.message();
    evening.bob.at(&evening.hall).choose(&settings, nobody, &[nobody]).await;
    let shy = evening.ask(&evening.bob).await;
    assert!(shy.text().starts_with("@Bob takes no challenges at the moment."), "{}", shy.text());
    let late = evening.ada.at(&evening.hall).click(&early, "Challenge").await;
    assert!(late.is_private());
    assert!(late.text().starts_with("@Bob takes no challenges at the moment."), "{}", late.text());
    assert!(evening.hall.messages().is_empty() && evening.discord.pings().is_empty());
}

#[tokio::test]
async fn kuzhi_itself_plays_at_once_also_in_private() {
    let evening = Evening::begin().await;
    for place in [evening.hall.clone(), evening.ada.dm()] {
        let ada = evening.ada.at(&place);
        let question = ada.user_menu(ENTRY, &evening.discord.bot()).await.message();
        assert!(question.text().starts_with("Play against Kuzhi:"), "{}", question.text());
        ada.choose(&question, "You move first", &["You move first"]).await;
        ada.click(&question, "Begin").await;
        place.until(|place| !place.messages().is_empty(), "the board").await;
        let board = place.last();
        assert!(board.text().starts_with("**Mangala** · South @Ada · North Kuzhi"), "{}", board.text());
        ada.click_id(&board, moves(&board)[0].custom_id.as_deref().unwrap()).await;
        evening.bot_has_moved(&board).await;
    }
}

#[tokio::test]
async fn a_challenge_that_is_delivered_twice_is_made_once() {
    let evening = Evening::begin().await;
    let question = evening.ask(&evening.bob).await.message();
    evening.ada.at(&evening.hall).click(&question, "Challenge").told_twice().await;
    evening.called(&evening.bob, 1).await;
    let games = evening.ada.at(&evening.hall).autocomplete("resign", "match", "").await;
    assert_eq!(games.len(), 1);
    assert_eq!(evening.hall.messages().len(), 1, "{}", evening.hall.transcript());
}

#[tokio::test]
async fn the_game_of_the_server_is_proposed() {
    let evening = Evening::begin().await;
    let mira = evening.discord.person("Mira").managing_guilds();
    let page = mira.at(&evening.hall).slash("settings").string("of", "house").send().await.message();
    let game = "When no game is named: Kotu Baendum";
    mira.at(&evening.hall).choose(&page, game, &[game]).await;
    let question = evening.ask(&evening.bob).await;
    assert!(question.screen().contains("Kotu Baendum*"), "{}", question.screen());
}
