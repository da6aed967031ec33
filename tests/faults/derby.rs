//! A match of two servers: Ada and Bob play for one, Zoe and Mira for the other.

use kuzhi_tests::conversation::{Channel, Discord, Message, Person};

/// Such a match. What belongs to a server stands at its place: first the one that announced it.
pub(crate) struct Derby {
    pub(crate) channels: [Channel; 2],
    pub(crate) cards: [Message; 2],
    people: [[Person; 2]; 2],
}

fn find_card(channel: &Channel) -> Option<Message> {
    channel.messages().into_iter().find(|one| !one.is_private() && one.text().starts_with("**Derby"))
}

impl Derby {
    /// Ada announces it in the first channel, Zoe brings the second one, and all four join.
    pub(crate) async fn gather(discord: &Discord, channels: [Channel; 2], begins: &str) -> Derby {
        let people = [["Ada", "Bob"], ["Zoe", "Mira"]].map(|names| names.map(|name| discord.person(name)));
        let managers = people.each_ref().map(|[one, _]| one.clone().managing_guilds());
        let [ada, zoe] = [0, 1].map(|at| managers[at].at(&channels[at]));
        let create = ada.slash("tournament create").string("kind", "servers").string("game", "mangala");
        let create = create.string("clock", "1d").string("begins", begins).string("name", "Derby");
        let draft = create.send().await.message();
        ada.click(&draft, "Announce").await;
        let [hall, court] = &channels;
        hall.until(|hall| find_card(hall).is_some() && hall.threads().len() == 1, "the match").await;
        let card = find_card(hall).unwrap();
        let code = card.text().split('`').nth(1).unwrap().to_owned();
        let invitation = zoe.slash("tournament show").string("tournament", &code).send().await.message();
        zoe.click(&invitation, "Play here").await;
        hall.until(|_| card.text().contains("wants to play"), "the other server").await;
        ada.click(&card, "Accept").await;
        court.until(|court| find_card(court).is_some() && court.threads().len() == 1, "it there").await;
        let cards = [card, find_card(court).unwrap()];
        for at in [0, 1] {
            for person in &people[at] {
                let told = person.at(&channels[at]).click(&cards[at], "Join").await.message();
                assert!(told.text().starts_with("You’re in."), "{}", told.text());
            }
        }
        Derby { channels, cards, people }
    }

    /// Ada lets it begin, and both servers get their boards.
    pub(crate) async fn begin_now(&self) {
        let ada = self.people[0][0].clone().managing_guilds();
        let menu = ada.at(&self.channels[0]).click(&self.cards[0], "Organise").await.message();
        ada.at(&self.channels[0]).choose(&menu, "What to do", &["Start now"]).await;
        let has_boards = || self.boards().iter().all(|boards| boards.len() == 2);
        self.channels[0].until(|_| has_boards(), "the boards on both servers").await;
    }

    pub(crate) fn threads(&self) -> [Channel; 2] {
        self.channels.each_ref().map(|channel| channel.threads().remove(0))
    }

    /// What was told with these words on both servers.
    pub(crate) fn news(&self, text: &str) -> [Vec<Message>; 2] {
        let is_it = |one: &Message| one.text().contains(text);
        self.threads().map(|thread| thread.messages().into_iter().filter(is_it).collect())
    }

    /// How often that was told on each.
    pub(crate) fn count(&self, text: &str) -> [usize; 2] {
        self.news(text).map(|news| news.len())
    }

    /// The boards of each server.
    pub(crate) fn boards(&self) -> [Vec<Message>; 2] {
        self.news("Game of **Derby")
    }

    /// Whoever is to move in a game resigns it.
    pub(crate) async fn resign(&self) {
        let threads = self.threads();
        let to_move = self.boards().into_iter().enumerate().find_map(|(at, boards)| {
            let newest_first = boards.into_iter().rev();
            let all =
                newest_first.flat_map(|board| self.people[at].iter().map(move |one| (board.clone(), one)));
            let mut movers =
                all.filter(|(board, one)| board.text().contains(&format!("**@{}** (", one.name())));
            movers.find(|(board, _)| !board.text().contains("resigned")).map(|(board, one)| (at, board, one))
        });
        let (at, board, mover) = to_move.expect("somebody is to move");
        let mover = mover.at(&threads[at]);
        let more = mover.click(&board, "More …").await.message();
        let question = mover.click(&more, "Resign …").await.message();
        mover.click(&question, "Yes, I resign").await;
    }

    /// Waits until so many games have ended, for everyone.
    pub(crate) async fn until_resigned(&self, games: usize) {
        let ended = || {
            self.boards()
                .into_iter()
                .all(|boards| boards.iter().filter(|one| one.text().contains("resigned")).count() == games)
        };
        self.channels[0].until(|_| ended(), "the end of a game on both servers").await;
    }
}
