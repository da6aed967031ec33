//! The number of rounds, and which matches count.

use kuzhi_domain::matches::MatchSetup;
use kuzhi_store::Commit;

use crate::bot::Evening;

/// The games of rounds.
const GAMES: [&str; 3] = ["pallankuzhi", "pallam-khuzi", "kotu-baendum"];

const QUICK: &str = "\nQuick game: its first moves decide it, so it will not count for the leaderboard. \
                     Games of three rounds do.\n";

#[tokio::test]
async fn three_rounds_are_usual_and_count() {
    for game in GAMES {
        let evening = Evening::begin().await;
        let challenge = evening.challenge_to(game).await;
        assert!(challenge.text().contains("\nOptions: 3 rounds.\n"), "{}", challenge.text());
        assert!(!challenge.text().contains("will not count for the leaderboard"), "{}", challenge.text());
        evening.look_away();
        evening.bob.at(&evening.hall).click(&challenge, "Accept").await;
        evening.wait_for_pings(&evening.ada, 1).await;
        assert!(challenge.text().contains("\nRound 1 of 3\n"), "{}", challenge.text());
        evening.play_in(&challenge).await;
        let question = evening.ada.at(&evening.hall).slash("resign").send().await.message();
        evening.ada.at(&evening.hall).click(&question, "Yes, I resign").await;
        evening.hall.until(|_| challenge.text().contains("resigned"), "the end").await;
        assert_eq!(evening.results(game)["Bob"], [1, 0, 0]);
    }
}

#[tokio::test]
async fn a_quick_game_is_casual_and_says_why() {
    for game in GAMES {
        let evening = Evening::begin().await;
        let play =
            || evening.ada.at(&evening.hall).slash("play").string("game", game).string("side", "first");
        let challenge = play().user("opponent", &evening.bob).integer("length", 1).send().await.message();
        assert!(challenge.text().contains("\nOptions: one round.\n"), "{}", challenge.text());
        assert!(challenge.text().contains(QUICK), "{}", challenge.text());
        evening.look_away();
        evening.bob.at(&evening.hall).click(&challenge, "Accept").await;
        evening.wait_for_pings(&evening.ada, 1).await;
        evening.play_in(&challenge).await;
        let question = evening.ada.at(&evening.hall).slash("resign").send().await.message();
        evening.ada.at(&evening.hall).click(&question, "Yes, I resign").await;
        evening.hall.until(|_| challenge.text().contains("resigned"), "the end").await;
        assert!(evening.results(game).is_empty());

        let to_all = play().boolean("open", true).string("options", "rounds=2").send().await;
        assert!(to_all.text().contains(QUICK), "{}", to_all.text());
        let to_the_end = play().user("opponent", &evening.bob).integer("length", 0).send().await;
        assert!(!to_the_end.text().contains("will not count for the leaderboard"), "{}", to_the_end.text());
    }
}

#[tokio::test]
async fn rating_a_quick_game_is_refused_with_the_reason() {
    for game in GAMES {
        let evening = Evening::begin().await;
        let play = evening.ada.at(&evening.hall).slash("play").string("game", game).integer("length", 1);
        let refused = play.user("opponent", &evening.bob).boolean("rated", true).send().await;
        assert!(refused.is_private());
        assert_eq!(
            refused.text(),
            "A game of fewer than three rounds is decided by its first moves, so it never counts. Choose \
             three rounds with `length`, or leave `rated` empty for a quick casual game."
        );
        assert!(evening.discord.pings_of(&evening.bob).is_empty(), "nobody was disturbed");
    }
}

#[tokio::test]
async fn games_with_the_bot_default_to_three_rounds() {
    for game in GAMES {
        let evening = Evening::begin().await;
        let play = || evening.ada.at(&evening.hall).slash("play").string("game", game).integer("level", 1);
        let usual = play().send().await;
        assert!(usual.text().contains("\nRound 1 of 3\n"), "{}", usual.text());
        let quick = play().integer("length", 1).send().await;
        assert!(quick.text().contains("\nOptions: one round.\n"), "{}", quick.text());
    }
}

#[tokio::test]
async fn the_rules_say_which_lengths_count() {
    let evening = Evening::begin().await;
    let ada = evening.ada.at(&evening.hall);
    for game in GAMES {
        let page = ada.slash("rules").string("game", game).send().await;
        let length = "\n**Length:** three rounds, unless you choose another `length`. A quick game of one \
                      round is decided by its first moves, so it never counts for the leaderboard.";
        assert!(page.text().contains(length), "{}", page.text());
    }
    let page = ada.slash("rules").string("game", "mangala").send().await;
    assert!(!page.text().contains("**Length:**"), "{}", page.text());
}

/// Before quick games became casual, one round was rated.
#[tokio::test]
async fn what_was_begun_before_goes_on_as_it_was() {
    let evening = Evening::begin().await;
    let play = evening.ada.at(&evening.hall).slash("play").user("opponent", &evening.bob);
    let play = play.string("game", "pallam-khuzi").string("side", "first").integer("length", 1);
    let challenge = play.send().await.message();
    let kept = evening.store.live().unwrap().remove(0);
    let version = kept.version() + 1;
    let before = MatchSetup { rated: true, version, ..kept.into() }.check().unwrap();
    evening.store.commit(&Commit { next: before, begun: None, interaction: None, quiet: true }).unwrap();

    evening.look_away();
    evening.bob.at(&evening.hall).click(&challenge, "Accept").await;
    evening.wait_for_pings(&evening.ada, 1).await;
    evening.play_in(&challenge).await;
    let question = evening.ada.at(&evening.hall).slash("resign").send().await.message();
    evening.ada.at(&evening.hall).click(&question, "Yes, I resign").await;
    evening.hall.until(|_| challenge.text().contains("resigned"), "the end").await;
    assert_eq!(evening.results("pallam-khuzi")["Bob"], [1, 0, 0]);
    evening.ada.at(&evening.hall).click(&challenge, "Rematch").await;
    evening.hall.until(|hall| hall.last().text().contains("challenges you"), "the rematch").await;
    assert!(evening.hall.last().text().contains(QUICK), "{}", evening.hall.last().text());
}

#[tokio::test]
async fn a_relay_is_told_in_one_line() {
    let evening = Evening::of_newcomers().await;
    let board = evening.board_of("pallankuzhi").await;
    evening.ada.at(&evening.hall).click(&board, "1").await;
    let text = board.text();
    let told = text.lines().find(|line| line.starts_with("@Ada: pit 1, ")).unwrap();
    let (moves, why) = told.split_once(". ").expect(told);
    let (laps, sum) = moves.split_once(" laps, ").expect(told);
    assert!(laps.rsplit(' ').next().unwrap().parse::<u32>().unwrap() > 1, "{told}");
    assert!(why.contains("What lies behind an empty pit is captured"), "both are new to it: {why}");
    assert_eq!(why.matches(". ").count(), 2, "three reasons at a time: {why}");
    // The captured seeds are in the store to the right of the board.
    let sum: u32 = sum.rsplit('+').next().unwrap().parse().unwrap();
    let middle = text.lines().find(|line| line.contains('├')).unwrap();
    let store: u32 = middle.rsplit('┤').next().unwrap().trim().parse().unwrap();
    assert_eq!(sum, store, "{text}");
}
