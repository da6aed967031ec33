//! The context menu entry "Challenge to mancala" on a person.

use kuzhi_engine::Game;
use kuzhi_tests::conversation::{Answer, Person};
use kuzhi_view::words::{Words, game_name};

use crate::bot::{Evening, moves};

const ENTRY: &str = "Challenge to mancala";

impl Evening {
    /// Ada uses the entry on a person.
    async fn ask(&self, target: &Person) -> Answer {
        self.ada.at(&self.hall).user_menu(ENTRY, target).await
    }
}

/// Returns the menu of games, with Mangala chosen.
fn games() -> String {
    let names: Vec<String> = Game::all().map(|game| game_name(Words::english(), game)).collect();
    format!("{{{}}}", names.join(" | ").replacen("Mangala", "Mangala*", 1))
}

const LENGTHS: &str = "{One game* | Best of 3 sets | Best of 5 sets | Best of 7 sets}";

/// The board of Mangala in letters, before the first move.
const BOARD: &str = "```text
N     6  5  4  3  2  1
    ┌──┬──┬──┬──┬──┬──┐
    │ 4│ 4│ 4│ 4│ 4│ 4│
  0 ├──┼──┼──┼──┼──┼──┤ 0
  > │ 4│ 4│ 4│ 4│ 4│ 4│
    └──┴──┴──┴──┴──┴──┘
S     1  2  3  4  5  6
```";

const CLOCKS: &str = "\
{No clock* | One day per move | One day per move, no days off | 3 days per move | \
3 days per move, no days off | \
7 days per move | 7 days per move, no days off | 3 days each, plus 12 h per move (at most 3 days) | \
3 days each, plus 12 h per move (at most 3 days), no days off | Live: 3 min each, plus 2 s per move | \
Live: 5 min each, plus 3 s per move | Live: 10 min each, plus 5 s per move | \
Live: 30 min each, plus 20 s per move}";

#[tokio::test]
async fn the_entry_asks_for_what_can_be_chosen() {
    let evening = Evening::begin().await;
    let question = evening.ask(&evening.bob).await;
    let games = games();
    let expected = format!(
        "\
Challenge @Bob to **Mangala**. Change what you like, then press **Challenge**.
Casual, as it is the first game of one of you: it will not count for the leaderboard.
{BOARD}
{games}
{{Choose an opponent: …}}
{LENGTHS}
{CLOCKS}
[Challenge] [First move: random] [Play Kuzhi] [Make it rated]"
    );
    assert!(question.is_private() && question.pings().is_empty());
    assert_eq!(question.screen(), expected);
    assert!(evening.hall.messages().is_empty(), "nobody else sees anything yet");
}

#[tokio::test]
async fn play_alone_asks_and_proposes_an_easy_game() {
    let evening = Evening::of_newcomers().await;
    let ada = evening.ada.at(&evening.hall);
    let answer = ada.slash("play").send().await;
    assert!(answer.is_private());
    let question = answer.message();
    let screen = question.screen();
    let about = "Play **Mangala** against Kuzhi. Change what you like, then press **Begin**.\n\
                 💡 **What it is about:** win more seeds than the other player. ";
    assert!(screen.starts_with(about), "{screen}");
    let menus = format!("\n{}\n{{Level 1: for a first game* | Level 2: looks one move ahead", games());
    assert!(screen.contains(&menus), "{screen}");
    let looks = "[Light wood] [✓ Emoji] [Letters]";
    let buttons = "[Begin] [Learn in a minute] [First move: you] [Play a person] [No clock]";
    assert!(screen.ends_with(&format!("{LENGTHS}\n{looks}\n{buttons}")), "{screen}");
    // The description of a game says what it is, that of a level whom it plays like.
    let menus = question.face().components;
    let games = menus[0]["components"][0]["options"].as_array().unwrap();
    assert_eq!(games[2]["description"], "America · the mancala you find in most shops");
    let levels = menus[1]["components"][0]["options"].as_array().unwrap();
    assert_eq!(levels.len(), 8);
    assert_eq!(levels[0]["description"], "plays like a beginner");
    assert_eq!(levels[4]["description"], "like a club player");
    ada.click(&question, "Begin").await;
    evening.hall.until(|hall| !hall.messages().is_empty(), "the board").await;
    let board = evening.hall.last();
    assert!(board.text().starts_with("**Mangala** · @Ada – Kuzhi (level 1)"), "{}", board.text());
    assert_eq!(evening.hall.messages().len(), 1);
}

#[tokio::test]
async fn all_of_it_can_be_chosen() {
    let evening = Evening::begin().await;
    let ada = evening.ada.at(&evening.hall);
    let question = ada.slash("play").send().await.message();
    ada.choose(&question, "Pallankuzhi", &["Pallankuzhi"]).await;
    assert!(
        question.screen().contains("{Three rounds* | Quick: one round, casual | To the end | Best of 3 sets")
    );
    ada.choose(&question, "Quick: one round, casual", &["Quick: one round, casual"]).await;
    assert!(question.text().contains("\nOptions: one round.\n"), "{}", question.text());
    let level = question.screen();
    let level = level.lines().find(|line| line.starts_with("{Level 1")).unwrap();
    let level = level.split(" | ").nth(4).unwrap().to_owned();
    ada.choose(&question, &level, &[&level]).await;
    for clock in ["No clock", "One day per move"] {
        ada.click(&question, clock).await;
    }
    assert!(question.screen().contains("[3 days per move]"), "{}", question.screen());
    ada.click(&question, "First move: you").await;
    assert!(question.screen().contains("[First move: opponent]"), "{}", question.screen());
    ada.click(&question, "Begin").await;
    evening.hall.until(|hall| !hall.messages().is_empty(), "the board").await;
    let board = evening.hall.last();
    let begins = "**Pallankuzhi** · Kuzhi (level 5) – @Ada";
    assert!(board.text().starts_with(begins), "{}", board.text());
    assert!(board.text().contains("one round"), "{}", board.text());
}

#[tokio::test]
async fn somebody_can_be_challenged_instead_or_anybody() {
    let evening = Evening::begin().await;
    let ada = evening.ada.at(&evening.hall);
    let question = ada.slash("play").send().await.message();
    ada.click(&question, "Play a person").await;
    let anybody = format!(
        "Challenge anyone in this channel to **Mangala**, or choose a person below. \
         Change what you like, then press **Challenge**.\n\
         Casual, as it is the first game of one of you: it will not count for the leaderboard.\n{BOARD}"
    );
    assert_eq!(question.text(), anybody);
    // Other bots do not answer. Choosing Kuzhi means playing against it.
    let robot = evening.discord.person("Robot").program();
    let refused = ada.choose_people(&question, "Choose an opponent", &[&robot]).await;
    assert!(refused.text().starts_with("Other bots do not accept challenges."), "{}", refused.text());
    let refused = ada.choose_people(&question, "Choose an opponent", &[&evening.ada]).await;
    assert!(refused.text().starts_with("You cannot challenge yourself."), "{}", refused.text());
    assert_eq!(question.text(), anybody, "the question is as it was");
    ada.choose_people(&question, "Choose an opponent", &[&evening.discord.bot()]).await;
    assert!(question.text().starts_with("Play **Mangala** against Kuzhi."), "{}", question.text());
    ada.click(&question, "Play a person").await;
    ada.choose_people(&question, "Choose an opponent", &[&evening.bob]).await;
    assert!(question.text().starts_with("Challenge @Bob to **Mangala**."), "{}", question.text());
    ada.click(&question, "Challenge").await;
    evening.wait_for_pings(&evening.bob, 1).await;
    assert!(evening.hall.last().text().contains("** · Casual\n"), "{}", evening.hall.last().text());
    let question = ada.slash("play").send().await.message();
    ada.click(&question, "Play a person").await;
    ada.click(&question, "Challenge").await;
    let open = evening.hall.last();
    evening.look_away();
    evening.bob.at(&evening.hall).click(&open, "Accept").await;
    assert!(open.text().starts_with("**Mangala** · South @Ada · North @Bob"), "{}", open.text());
}

#[tokio::test]
async fn what_was_chosen_becomes_the_challenge() {
    let evening = Evening::begin().await;
    let question = evening.ask(&evening.bob).await.message();
    let ada = evening.ada.at(&evening.hall);
    ada.choose(&question, "Pallankuzhi", &["Pallankuzhi"]).await;
    ada.click(&question, "First move: random").await;
    ada.click(&question, "First move: you").await;
    ada.click(&question, "Make it rated").await;
    assert!(question.text().contains("\nOptions: 3 rounds.\n```"), "{}", question.text());
    assert!(
        question.screen().contains("Pallankuzhi*") && question.screen().contains("[First move: opponent]")
    );
    ada.click(&question, "Challenge").await;
    evening.hall.until(|_| question.is_deleted(), "the question to go").await;
    evening.wait_for_pings(&evening.bob, 1).await;
    let challenge = evening.hall.last();
    let expected = "\
@Bob, @Ada challenges you to **Pallankuzhi** · Rated
Options: 3 rounds.
Ratings: @Ada 1500? · @Bob 1500?
@Bob plays South and moves first.
Open until <t:f>.
```text
N    7  6  5  4  3  2  1
   ┌──┬──┬──┬──┬──┬──┬──┐
   │ 6│ 6│ 6│ 6│ 6│ 6│ 6│
  0├──┼──┼──┼──┼──┼──┼──┤0
  >│ 6│ 6│ 6│ 6│ 6│ 6│ 6│
   └──┴──┴──┴──┴──┴──┴──┘
S    1  2  3  4  5  6  7
```
[Accept] [Decline] [Cancel]";
    assert_eq!(challenge.screen(), expected);
    evening.look_away();
    evening.bob.at(&evening.hall).click(&challenge, "Accept").await;
    assert!(
        challenge.text().starts_with("**Pallankuzhi** · South @Bob · North @Ada"),
        "{}",
        challenge.text()
    );
    evening.bob.at(&evening.hall).click(&challenge, "1").await;
    evening.wait_for_pings(&evening.ada, 1).await;
}

#[tokio::test]
async fn whoever_cannot_be_challenged_is_not_asked_about() {
    let evening = Evening::begin().await;
    let own = evening.ask(&evening.ada).await;
    assert!(own.is_private());
    assert_eq!(own.text(), "You cannot challenge yourself. Leave `opponent` empty to play against Kuzhi.");
    let robot = evening.discord.person("Robot").program();
    let program = evening.ask(&robot).await;
    assert!(program.text().starts_with("Other bots do not accept challenges."), "{}", program.text());
    let settings = evening.bob.at(&evening.hall).slash("settings").send().await.message();
    let nobody = "Challenges: from no one";
    // Ada's challenge came before Bob had decided.
    let early = evening.ask(&evening.bob).await.message();
    evening.bob.at(&evening.hall).choose(&settings, nobody, &[nobody]).await;
    let shy = evening.ask(&evening.bob).await;
    assert!(shy.text().starts_with("@Bob is not taking challenges at the moment."), "{}", shy.text());
    let late = evening.ada.at(&evening.hall).click(&early, "Challenge").await;
    assert!(late.is_private());
    assert!(late.text().starts_with("@Bob is not taking challenges at the moment."), "{}", late.text());
    assert!(evening.hall.messages().is_empty() && evening.discord.pings().is_empty());
}

#[tokio::test]
async fn kuzhi_itself_plays_at_once_also_in_private() {
    let evening = Evening::begin().await;
    for place in [evening.hall.clone(), evening.ada.dm()] {
        let ada = evening.ada.at(&place);
        let question = ada.user_menu(ENTRY, &evening.discord.bot()).await.message();
        assert!(question.text().starts_with("Play **Mangala** against Kuzhi."), "{}", question.text());
        ada.click(&question, "Begin").await;
        place.until(|place| !place.messages().is_empty(), "the board").await;
        let board = place.last();
        assert!(board.text().starts_with("**Mangala** · @Ada – Kuzhi"), "{}", board.text());
        ada.click_id(&board, moves(&board)[0].custom_id.as_deref().unwrap()).await;
        evening.bot_has_moved(&board).await;
    }
}

#[tokio::test]
async fn a_challenge_that_is_delivered_twice_is_made_once() {
    let evening = Evening::begin().await;
    let question = evening.ask(&evening.bob).await.message();
    evening.ada.at(&evening.hall).click(&question, "Challenge").delivered_twice().await;
    evening.wait_for_pings(&evening.bob, 1).await;
    let games = evening.ada.at(&evening.hall).autocomplete("resign", "match", "").await;
    assert_eq!(games.len(), 1);
    assert_eq!(evening.hall.messages().len(), 1, "{}", evening.hall.transcript());
}

#[tokio::test]
async fn the_game_of_the_server_is_proposed() {
    let evening = Evening::begin().await;
    let mira = evening.discord.person("Mira").managing_guilds();
    let page = mira.at(&evening.hall).slash("settings").string("of", "house").send().await.message();
    let game = "If no game is named: Kotu Baendum";
    mira.at(&evening.hall).choose(&page, game, &[game]).await;
    let question = evening.ask(&evening.bob).await;
    assert!(question.screen().contains("Kotu Baendum*"), "{}", question.screen());
}
