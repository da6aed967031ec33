//! Managers keep a person from playing on their server.

use kuzhi_tests::conversation::{Message, Person};

use crate::bot::{Evening, moves};

pub(crate) const KEPT_OUT: &str = "The managers of this server do not let you start games here. You can \
                                   finish the games you are playing, and play elsewhere as usual.";
const OTHER: &str =
    "@Ada cannot be challenged here at the moment. Choose someone else, or play against Kuzhi with `/play`.";
const MENU: &str = "Block someone from playing …";
const BACK: &str = "Let someone play again …";

async fn page(evening: &Evening, mira: &Person) -> Message {
    let house = mira.at(&evening.hall).slash("settings").string("of", "house").send().await.message();
    mira.at(&evening.hall).click(&house, "Who may not play").await.message()
}

async fn keep_out(evening: &Evening, people: &[&Person]) -> (Person, Message) {
    evening.keep_out(people).await
}

impl Evening {
    /// Mira, who manages the server, keeps people from playing there. Returns her and the page that says so.
    pub(crate) async fn keep_out(&self, people: &[&Person]) -> (Person, Message) {
        let mira = self.discord.person("Mira").managing_guilds();
        let page = page(self, &mira).await;
        let page = mira.at(&self.hall).choose_people(&page, MENU, people).await.message();
        (mira, page)
    }
}

#[tokio::test]
async fn the_bar_page_lists_people_and_lifts_bars() {
    let evening = Evening::begin().await;
    let (mira, people) = keep_out(&evening, &[&evening.ada, &evening.bob]).await;
    let begins = "\
**Who may not play on this server**
Up to 50 people. They cannot start or accept games here, or be challenged. Games they are playing go on, and \
they only find out when they try.
";
    let expected = format!(
        "{begins}May not play: @Ada, @Bob
Where a channel plays by vote, **new accounts** (less than a week old) cannot vote.
{{Block someone from playing …: …}}
{{Let someone play again …: Ada | Bob}}
[Let everyone play] [New accounts: cannot vote] [Server settings]"
    );
    assert_eq!(people.screen(), expected);
    assert!(people.is_private() && people.pings().is_empty());
    let people = mira.at(&evening.hall).choose(&people, BACK, &["Ada"]).await.message();
    assert!(people.text().contains("\nMay not play: @Bob\n"), "{}", people.text());
    assert!(!evening.ada.at(&evening.hall).slash("play").integer("level", 3).send().await.is_private());
    // The next choice is added to the existing ones.
    let people = mira.at(&evening.hall).choose_people(&people, MENU, &[&evening.cem]).await.message();
    assert!(people.text().contains("\nMay not play: @Bob, @Cem\n"), "{}", people.text());
    let people = mira.at(&evening.hall).click(&people, "Let everyone play").await.message();
    let expected = format!(
        "{begins}No one is blocked: **everyone may play**.
Where a channel plays by vote, **new accounts** (less than a week old) cannot vote.
{{Block someone from playing …: …}}
[New accounts: cannot vote] [Server settings]"
    );
    assert_eq!(people.screen(), expected);
    assert!(!evening.challenge().await.is_private());
}

#[tokio::test]
async fn barred_people_cannot_begin_or_be_challenged() {
    let evening = Evening::begin().await;
    let play = evening.bob.at(&evening.hall).slash("play").user("opponent", &evening.ada);
    let open = play.send().await.message();
    keep_out(&evening, &[&evening.ada]).await;
    let ada = evening.ada.at(&evening.hall);
    for refused in [
        ada.slash("play").integer("level", 3).send().await,
        ada.slash("play").boolean("open", true).send().await,
        ada.slash("play").user("opponent", &evening.bob).send().await,
        ada.click(&open, "Accept").await,
        ada.user_menu("Challenge to mancala", &evening.cem).await,
    ] {
        assert!(refused.is_private());
        assert_eq!(refused.text(), KEPT_OUT);
    }
    let pings = evening.discord.pings_of(&evening.ada).len();
    let refused = evening.cem.at(&evening.hall).slash("play").user("opponent", &evening.ada).send().await;
    assert!(refused.is_private());
    assert_eq!(refused.text(), OTHER);
    assert_eq!(evening.discord.pings_of(&evening.ada).len(), pings);
    // Declining is always possible, and nothing has changed elsewhere.
    ada.click(&open, "Decline").await;
    assert!(open.text().starts_with("@Ada declined"), "{}", open.text());
    let elsewhere = evening.discord.guild("Others").channel("games");
    assert!(!evening.ada.at(&elsewhere).slash("play").integer("level", 3).send().await.is_private());
    assert!(!evening.ada.at(&evening.ada.dm()).slash("play").integer("level", 3).send().await.is_private());
}

#[tokio::test]
async fn who_deletes_their_data_is_still_kept_out() {
    let evening = Evening::begin().await;
    let (mira, _) = keep_out(&evening, &[&evening.ada, &evening.bob]).await;
    for _ in 0..2 {
        evening.deleted(&evening.ada).await;
        let refused = evening.ada.at(&evening.hall).slash("play").integer("level", 3).send().await;
        assert_eq!(refused.text(), KEPT_OUT);
        let refused = evening.cem.at(&evening.hall).slash("play").user("opponent", &evening.ada).send().await;
        assert_eq!(refused.text(), OTHER);
    }
    let people = page(&evening, &mira).await;
    assert!(people.text().contains("\nMay not play: Someone who left, @Bob\n"), "{}", people.text());
    // The managers recognise them, and let them in again by name or from the menu.
    let people = mira.at(&evening.hall).choose_people(&people, MENU, &[&evening.ada]).await.message();
    assert!(people.text().contains("\nMay not play: @Ada, @Bob\n"), "{}", people.text());
    evening.deleted(&evening.ada).await;
    let people = page(&evening, &mira).await;
    let people = mira.at(&evening.hall).choose(&people, BACK, &["Someone who left"]).await.message();
    assert!(people.text().contains("\nMay not play: @Bob\n"), "{}", people.text());
    assert!(!evening.ada.at(&evening.hall).slash("play").integer("level", 3).send().await.is_private());
}

#[tokio::test]
async fn nobody_accepts_a_challenge_of_somebody_kept_out() {
    let evening = Evening::begin().await;
    let open = evening.challenge().await;
    keep_out(&evening, &[&evening.ada]).await;
    let refused = evening.bob.at(&evening.hall).click(&open, "Accept").await;
    assert!(refused.is_private());
    assert_eq!(refused.text(), OTHER);
}

#[tokio::test]
async fn what_is_under_way_is_finished() {
    let evening = Evening::begin().await;
    let board = evening.board().await;
    keep_out(&evening, &[&evening.ada]).await;
    evening.ada.at(&evening.hall).click(&board, "1").await;
    assert!(board.text().contains("@Ada: pit 1"), "{}", board.text());
    evening.bob.at(&evening.hall).click(&board, "1").await;
    let question = evening.ada.at(&evening.hall).slash("resign").send().await.message();
    evening.ada.at(&evening.hall).click(&question, "Yes, I resign").await;
    evening.hall.until(|_| moves(&board).is_empty(), "the end").await;
    let refused = evening.ada.at(&evening.hall).click(&board, "Rematch").await;
    assert!(refused.is_private());
    assert_eq!(refused.text(), KEPT_OUT);
    assert_eq!(evening.bob.at(&evening.hall).click(&board, "Rematch").await.text(), OTHER);
}

#[tokio::test]
async fn only_managers_keep_people_out() {
    let evening = Evening::begin().await;
    let mira = evening.discord.person("Mira").managing_guilds();
    let people = page(&evening, &mira).await;
    let mira = mira.managing_no_guilds();
    let refused = mira.at(&evening.hall).choose_people(&people, MENU, &[&evening.ada]).await;
    assert!(refused.text().starts_with("Only people who manage this server"), "{}", refused.text());
    assert!(!evening.challenge().await.is_private());
}
