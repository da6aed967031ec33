//! The end of a tournament: the podium, and what profiles tell of it.

use kuzhi_tests::conversation::{Channel, Message, Person};

use super::{Club, pairings};
use crate::bot::play_in;

impl Club {
    /// Both players of each pairing of a round come and play, and then one of them resigns.
    async fn play_round_in_earnest(&self, round: usize) {
        let news = self.news(&format!("round {round} of")).await;
        let boards = self.boards().len();
        let [south, north] = pairings(&news.text()).remove(0);
        let pair = [self.person(&south), self.person(&north)];
        for person in pair {
            self.come(&person.name(), &news).await;
        }
        self.thread.until(|_| self.boards().len() > boards, "the board of the round").await;
        let board = self.boards().remove(boards);
        play_in(&board, &self.thread, pair).await;
        self.resign(&board).await;
    }

    /// The three play a league to its end.
    async fn league() -> (Club, Message) {
        let club = Club::gather("league", "3d", 3).await;
        club.begin();
        for round in 1..=3 {
            club.play_round_in_earnest(round).await;
        }
        let over = club.news("is over.** Congratulations").await;
        (club, over)
    }
}

/// What a profile says of somebody.
async fn profile(asker: &Person, channel: &Channel, of: &Person) -> String {
    asker.at(channel).slash("profile").user("player", of).send().await.message().text()
}

/// The names in the lines of the best, best first.
fn best(over: &Message) -> Vec<String> {
    let text = over.text();
    let name = |line: &str| Some(line.split_once('@')?.1.split(' ').next()?.to_owned());
    text.lines().filter(|line| line.contains(". @")).filter_map(name).collect()
}

#[tokio::test]
async fn a_podium_shows_the_best_and_the_deciding_game() {
    let (club, over) = Club::league().await;
    let files = over.attachments();
    assert_eq!(files.len(), 1, "{}", over.screen());
    assert!(files[0].bytes.starts_with(b"\x89PNG"));
    let told = files[0].description.clone().unwrap_or_default();
    let best = best(&over);
    assert_eq!(best.len(), 3, "{}", over.text());
    let winner = &best[0];
    assert!(told.starts_with(&format!("The podium of Friday night: 1. {winner} (")), "{told}");
    assert!(best.iter().all(|name| told.contains(&format!(". {name} ("))), "{told}");
    assert!(told.contains(&format!("\nThe last game of {winner}: ")) && told.contains("resigned"), "{told}");
    assert!(told.contains("South"), "the board is described: {told}");

    let [first, second] = [winner, &best[1]].map(|name| club.person(name));
    let title = "\nTrophies: 🥇 1\nTournaments: 1st in Friday night (<t:D>)\n";
    let hall = &club.evening.hall;
    let seen = profile(second, hall, first).await;
    assert!(seen.contains(title), "{seen}");
    let own = profile(first, &first.dm(), first).await;
    assert!(own.contains(title), "{own}");
    for elsewhere in [second.dm(), club.evening.discord.guild("Others").channel("lounge")] {
        let seen = profile(second, &elsewhere, first).await;
        assert!(seen.contains("\nTrophies: 🥇 1\n"), "trophies are theirs, wherever they are: {seen}");
        assert!(!seen.contains("Friday night"), "its name stays on its server: {seen}");
    }
}

#[tokio::test]
async fn a_podium_without_files_is_told_in_words() {
    let club = Club::gather("league", "3d", 3).await;
    club.begin();
    club.play_round(1).await;
    club.play_round(2).await;
    club.evening.hall.lets_bot_attach(false);
    club.play_round(3).await;
    let over = club.news("is over.** Congratulations").await;
    assert!(over.attachments().is_empty() && best(&over).len() == 3, "{}", over.text());
}
