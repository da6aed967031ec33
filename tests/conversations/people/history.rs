//! `/history`: what the user has played, privately.

use kuzhi_domain::matches::{Actor, Intent, MatchSetup, Seat, decide};
use kuzhi_domain::{MatchId, PlayerId, Timestamp};
use kuzhi_engine::Game;
use kuzhi_search::Level;
use kuzhi_store::Commit;
use kuzhi_tests::conversation::{Answer, Channel, Person};

use crate::bot::{Evening, GAMES};

/// A person's history without options.
async fn history(person: &Person, hall: &Channel) -> Answer {
    person.at(hall).slash("history").send().await
}

/// Bob resigns.
async fn bob_resigns(evening: &Evening) {
    let question = evening.bob.at(&evening.hall).slash("resign").send().await.message();
    evening.bob.at(&evening.hall).click(&question, "Yes, I resign").await;
}

impl Evening {
    /// Ada has played this many games of Mangala against the bot, a minute apart, and resigned each.
    fn has_played(&self, number: u64) {
        let ada = PlayerId(self.ada.id().get());
        for game in 0..number {
            let at = Timestamp::from_millis(1_700_000_000_000 + game * 60_000);
            let seats = [Seat::Person(ada), Seat::Bot(Level::default())];
            let setup = MatchSetup::played(Game::default(), seats, &[], at).unwrap();
            let begun = MatchSetup { id: MatchId::from_random(900 + game), ..setup }.check().unwrap();
            let over = decide(&begun, Actor::Person(ada), Intent::Resign, at).unwrap();
            for next in [begun, over] {
                self.store.commit(&Commit { next, begun: None, interaction: None, quiet: true }).unwrap();
            }
        }
    }
}

#[tokio::test]
async fn one_sees_what_one_has_played_and_how_it_ended() {
    for (game, name) in GAMES {
        let evening = Evening::begin().await;
        let nothing = history(&evening.ada, &evening.hall).await;
        assert!(nothing.is_private());
        assert!(nothing.text().ends_with("You have not played any games yet. Start one with `/play`."));
        let board = evening.board_of(game).await;
        let running = history(&evening.ada, &evening.hall).await.text();
        let expected = format!("· **{name}** against Bob: still being played, your turn");
        assert!(
            running.starts_with("**Your games**, newest first\n1. <t:") && running.ends_with(&expected),
            "{running}"
        );
        evening.move_on(&board).await;
        bob_resigns(&evening).await;
        for (person, other, result) in
            [(&evening.ada, "Bob", "🏆 you won"), (&evening.bob, "Ada", "you lost")]
        {
            let text = history(person, &evening.hall).await.text();
            assert!(text.ends_with(&format!("· **{name}** against {other}: {result}")), "{text}");
        }
        let cems = history(&evening.cem, &evening.hall).await.text();
        assert!(!cems.contains(name), "{cems}");
    }
}

#[tokio::test]
async fn it_can_be_of_one_game_and_against_one_person() {
    let evening = Evening::begin().await;
    evening.board_of("pallankuzhi").await;
    bob_resigns(&evening).await;
    evening.has_played(1);
    let ada = evening.ada.at(&evening.hall);
    let all = ada.slash("history").send().await.message();
    assert!(all.text().contains("1. <t:") && all.text().contains("2. <t:"), "{}", all.text());
    ada.choose(&all, "k1:history-game:0:all:anyone", &["Mangala"]).await;
    evening.hall.until(|_| all.text().contains("Only Mangala"), "the games of Mangala").await;
    assert!(all.text().contains("against Kuzhi (level") && !all.text().contains("Bob"), "{}", all.text());
    ada.choose(&all, "k1:history-game:0:mangala:anyone", &["All games"]).await;
    evening.hall.until(|_| all.text().contains("against Bob"), "all games").await;
    let with_bob = ada.slash("history").user("opponent", &evening.bob).send().await.message();
    assert!(with_bob.text().contains("Only against Bob") && !with_bob.text().contains("Kuzhi"));
    ada.click(&with_bob, "All opponents").await;
    evening.hall.until(|_| with_bob.text().contains("against Kuzhi"), "all opponents").await;
    let none =
        ada.slash("history").string("game", "kotu-baendum").user("opponent", &evening.bob).send().await;
    assert!(
        none.text().contains("You have played no games like that. Choose another game below."),
        "{}",
        none.text()
    );
}

#[tokio::test]
async fn one_turns_page_by_page_and_back() {
    let evening = Evening::begin().await;
    evening.has_played(23);
    let ada = evening.ada.at(&evening.hall);
    let page = ada.slash("history").send().await.message();
    let shows = async |first: usize, last: usize| {
        let has = || {
            let text = page.text();
            let numbers: Vec<usize> =
                text.lines().filter_map(|line| line.split_once(". <t:")?.0.parse().ok()).collect();
            numbers == (first..=last).collect::<Vec<_>>()
        };
        evening.hall.until(|_| has(), "the page").await;
    };
    shows(1, 10).await;
    ada.click(&page, "Older ▶").await;
    shows(11, 20).await;
    ada.click(&page, "Older ▶").await;
    shows(21, 23).await;
    assert!(!page.buttons().into_iter().find(|button| button.label == "Older ▶").unwrap().is_enabled);
    ada.click(&page, "◀ Newer").await;
    shows(11, 20).await;
    // Forged numbers do no harm.
    let answer = ada.forge(&page, "k1:history:99999999999:all:anyone").await;
    assert!(answer.is_update());
}

#[tokio::test]
async fn each_of_them_can_be_replayed() {
    for (game, name) in GAMES {
        let evening = Evening::begin().await;
        let board = evening.board_of(game).await;
        evening.move_on(&board).await;
        bob_resigns(&evening).await;
        let ada = evening.ada.at(&evening.ada.dm());
        let page = ada.slash("history").send().await.message();
        let replay = ada.choose(&page, "Replay one of them …", &[&format!("1. {name} against Bob")]).await;
        let shown = replay.private_answer().await;
        assert!(shown.is_private() && shown.text().contains("Move 1 of 1 · `"), "{}", shown.text());
        assert!(page.text().starts_with("**Your games**"), "the list stays");
    }
}
