//! People get what is kept of them in tournaments, and leave these with their data.

use kuzhi_domain::PlayerId;

use super::{Club, pairings};

#[tokio::test]
async fn whoever_deletes_their_data_enters_no_more() {
    let club = Club::gather("swiss", "10+5", 5).await;
    club.evening.deleted(club.person("Esi")).await;
    let entered = "4 players: @Ada, @Bob, @Cem, @Dilan";
    club.evening.hall.until(|_| club.card.text().contains(entered), "the entries").await;
    club.evening.deleted(club.person("Ada")).await;
    let organised = "Organised by Someone who left.";
    club.evening.hall.until(|_| club.card.text().contains(organised), "an organiser who has left").await;
    assert!(!club.card.text().contains("@Ada"), "{}", club.card.text());
}

#[tokio::test]
async fn the_others_play_on_when_somebody_deletes_their_data() {
    let club = Club::gather("swiss", "10+5", 4).await;
    club.begin();
    let news = club.news("round 1 of 2").await;
    let [playing, waiting] = <[_; 2]>::try_from(pairings(&news.text())).unwrap();
    for name in &playing {
        club.person(name).at(&club.thread).click(&news, "Start game").await;
    }
    club.thread.until(|_| club.boards().len() == 1, "the board").await;
    // One game is in progress, and the other one has not begun.
    for gone in [&playing[0], &waiting[1]] {
        let (_, answer) = club.evening.deleted(club.person(gone)).await;
        assert!(answer.text().starts_with("Done: everything"), "{}", answer.text());
        let who = PlayerId(club.person(gone).id().get());
        assert_eq!(club.evening.store.tournaments_with(who).unwrap(), []);
    }
    let second = club.news("round 2 of 2").await;
    let mut last = pairings(&second.text()).remove(0);
    last.sort();
    let mut rest = [playing[1].clone(), waiting[0].clone()];
    rest.sort();
    assert_eq!(last, rest);
    for name in &rest {
        let own = club.person(name).at(&club.evening.hall);
        let mine = own.click(&club.card, "My games").await.message().text();
        assert!(mine.contains("Round 1: Someone who left – won by forfeit"), "{mine}");
        let standings = own.click(&club.card, "Standings").await.message().text();
        assert_eq!(standings.matches("Someone who left").count(), 2, "{standings}");
    }
}

#[tokio::test]
async fn an_export_says_what_one_did_in_tournaments() {
    let club = Club::gather("swiss", "10+5", 4).await;
    club.begin();
    club.play_round(1).await;
    club.news("round 2 of 2").await;
    for name in ["Ada", "Bob"] {
        let own = club.evening.export_of(club.person(name)).await;
        let [one] = own["tournaments"].as_array().unwrap().as_slice() else { panic!("{own}") };
        assert_eq!((&one["name"], &one["kind"]), (&"Friday night".into(), &"swiss".into()));
        assert_eq!(one["organised"], name == "Ada");
        let entry = &one["entry"];
        assert_eq!((&entry["presence"], &entry["games"][0]["round"]), (&"here".into(), &1.into()));
        assert!(entry["points"] == "1" || entry["points"] == "0", "{entry}");
        assert!(entry["place"].as_u64().is_some_and(|place| (1..=4).contains(&place)), "{entry}");
        let log = one["log"].as_array().unwrap().iter().map(|line| line["what"].as_str().unwrap());
        let log: Vec<&str> = log.collect();
        assert_eq!(log, if name == "Ada" { &["made", "joined"][..] } else { &["joined"] }, "{one}");
    }
}

#[tokio::test]
async fn a_result_outlives_the_data_of_who_lost() {
    let club = Club::gather("league", "10+5", 3).await;
    club.begin();
    let news = club.news("round 1 of 3").await;
    let pair = pairings(&news.text()).remove(0);
    for name in &pair {
        club.person(name).at(&club.thread).click(&news, "Start game").await;
    }
    club.thread.until(|_| club.boards().len() == 1, "the board").await;
    let board = club.boards().remove(0);
    let is_first = board.text().contains(&format!("**@{}** (", pair[0]));
    let [loser, winner] = if is_first { [&pair[0], &pair[1]] } else { [&pair[1], &pair[0]] };
    club.resign(&board).await;
    club.evening.deleted(club.person(loser)).await;
    let own = club.person(winner).at(&club.evening.hall);
    let mine = async || own.click(&club.card, "My games").await.message().text();
    while mine().await.contains("in progress") {
        tokio::task::yield_now().await;
    }
    let mine = mine().await;
    let game = mine.lines().find(|line| line.starts_with("Round 1:")).unwrap();
    assert!(game.contains("Someone who left") && !game.contains("forfeit"), "{mine}");
    let standings = own.click(&club.card, "Standings").await.message().text();
    let is_winner = |line: &String| line.contains(&format!("{winner} 1 1-0-0"));
    assert!(super::table(&standings).iter().any(is_winner), "{standings}");
}
