//! Whoever deletes their data and comes back gains nothing by it.

use kuzhi_domain::matches::Scope;
use kuzhi_domain::{GuildId, PlayerId};
use kuzhi_tests::conversation::{Message, Person};

use super::Club;
use crate::bot::play_in;

impl Club {
    fn id_of(&self, name: &str) -> PlayerId {
        PlayerId(self.person(name).id().get())
    }

    /// Plays so much of the latest game that it could count. Ada, who is to move then, resigns.
    async fn lose_by_ada(&self, number: usize) -> Message {
        self.thread.until(|_| self.boards().len() == number, "the board").await;
        let board = self.boards().pop().unwrap();
        let pair: [&Person; 2] = [self.person("Ada"), self.person("Bob")];
        play_in(&board, &self.thread, pair).await;
        self.resign(&board).await;
        board
    }

    /// How many rated games Bob has won, and the rating.
    fn rated_wins_of_bob(&self) -> (u32, String) {
        let scope = Scope::Guild(GuildId(self.evening.discord.guild("Friends").id().get()));
        let standing = self.evening.store.standing_of(scope, "mangala", self.id_of("Bob")).unwrap().unwrap();
        (standing.won, format!("{:?}", standing.rating))
    }

    async fn is_rated_now(&self, number: usize) -> bool {
        self.thread.until(|_| self.boards().len() == number, "the board").await;
        let live = self.evening.store.live_of(self.id_of("Bob")).unwrap();
        live.iter().all(kuzhi_domain::matches::Match::rated)
    }
}

#[tokio::test]
async fn nobody_gains_by_games_with_somebody_who_came_back() {
    let club = Club::gather("arena", "10+5", 2).await;
    club.begin();
    assert!(club.is_rated_now(1).await);
    club.lose_by_ada(1).await;
    assert_eq!(club.rated_wins_of_bob().0, 1);
    let before = club.rated_wins_of_bob();
    club.thread.until(|_| club.boards().len() == 2, "the second game").await;
    club.evening.deleted(club.person("Ada")).await;
    club.person("Ada").at(&club.evening.hall).click(&club.card, "Join").await;
    assert!(!club.is_rated_now(3).await, "they have left a moment ago");
    club.lose_by_ada(3).await;
    club.thread.until(|_| club.boards().len() == 4, "the next game").await;
    assert_eq!(club.rated_wins_of_bob(), before);
}

#[tokio::test]
async fn games_of_a_pair_count_less_within_a_day_of_an_arena() {
    let club = Club::gather("arena", "10+5", 2).await;
    club.begin();
    let mut ratings = Vec::new();
    for number in 1..=7 {
        club.lose_by_ada(number).await;
        club.thread.until(|_| club.boards().len() == number + 1, "the next game").await;
        ratings.push(club.rated_wins_of_bob());
    }
    assert_eq!(ratings[6].0, 7);
    assert_ne!(ratings[4].1, ratings[5].1);
    assert_eq!(ratings[5].1, ratings[6].1, "the seventh game of a day counts nothing");
}

#[tokio::test]
async fn the_removed_do_not_come_back_by_deleting_their_data() {
    let club = Club::gather("swiss", "10+5", 5).await;
    let (ada, esi) = (club.person("Ada").at(&club.evening.hall), club.person("Esi"));
    let menu = ada.click(&club.card, "Organise").await.message();
    ada.choose(&menu, "What to do", &["Remove a player …"]).await;
    let form = ada.choose(&menu, "Who?", &["Esi"]).await.form();
    ada.submit(&form, &[("Why?", "spam")]).await;
    for _ in 0..2 {
        club.evening.deleted(esi).await;
        let refused = esi.at(&club.evening.hall).click(&club.card, "Join").await.message();
        assert!(refused.text().starts_with("The organisers have removed you"), "{}", refused.text());
    }
    assert_eq!(club.evening.store.tournaments_with(club.id_of("Esi")).unwrap(), []);
}
