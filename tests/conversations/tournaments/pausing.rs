//! A pause: boards say so, and nobody's time runs.

use std::time::Duration;

use super::Club;

const PAUSED: &str = "Paused. No clocks are running.";

#[tokio::test]
async fn boards_say_that_it_is_paused_until_it_goes_on() {
    for clock in ["10+5", "1d"] {
        let club = Club::gather("swiss", clock, 4).await;
        club.begin();
        let news = club.news("round 1 of 2").await;
        for person in &club.people {
            club.come(&person.name(), &news).await;
        }
        club.thread.until(|_| club.boards().len() == 2, "the boards").await;
        let times = |text: &str| text.contains("due at <t:") || text.contains("runs out on <t:");
        assert!(club.boards().iter().all(|board| times(&board.text())), "{}", club.boards()[0].text());
        club.organise("Ada", "Pause the tournament").await;
        let is_paused = |text: &str| text.contains(PAUSED) && !times(text);
        let all = |is_so: &dyn Fn(&str) -> bool| club.boards().iter().all(|board| is_so(&board.text()));
        club.thread.until(|_| all(&is_paused), "the pause on every board").await;
        let board = club.boards().remove(0);
        let mover = club.people.iter().find(|one| board.text().contains(&format!("**@{}** (", one.name())));
        let games = mover.unwrap().at(&club.evening.hall).slash("games").send().await.text();
        assert!(games.contains(PAUSED) && !games.contains("runs out"), "{games}");
        club.evening.bot.pass(Duration::from_hours(30));
        club.organise("Ada", "Resume the tournament").await;
        club.thread.until(|_| all(&|text| times(text) && !text.contains(PAUSED)), "the new times").await;
    }
}
