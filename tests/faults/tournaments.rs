//! A tournament through two processes with one PostgreSQL: people reach either, and everything happens once.

use std::collections::BTreeSet;

use kuzhi_tests::conversation::{Channel, Gesture, Message, Person};

use crate::house::House;
use crate::postgres::Schema;

const NAMES: [&str; 4] = ["Ada", "Bob", "Cem", "Dilan"];

/// A Swiss of four people.
struct Swiss {
    hall: Channel,
    thread: Channel,
    people: Vec<Person>,
}

impl Swiss {
    /// Ada announces it, all four enter at once, and she lets it begin.
    async fn begin(house: &House) -> Swiss {
        let (hall, mut people) = (house.hall.clone(), NAMES.map(|name| house.discord.person(name)).to_vec());
        people[0] = people[0].clone().managing_guilds();
        let ada = people[0].at(&hall);
        let card = announce(&people[0], &hall).await;
        at_once(people.iter().map(|one| one.at(&hall).click(&card, "Join"))).await;
        hall.until(|_| card.text().contains("4 players"), "the entries").await;
        let menu = ada.click(&card, "Organise").await.message();
        ada.choose(&menu, "What to do", &["Start now"]).await;
        let thread = hall.threads().remove(0);
        Swiss { hall, thread, people }
    }

    /// Everyone begins their game at once, and whoever is to move resigns.
    async fn play_round(&self, round: usize) {
        let title = format!("round {round} of 2");
        self.thread.until(|_| self.news(&title).len() == 1, &title).await;
        let news = self.news(&title).remove(0);
        at_once(self.people.iter().map(|one| one.at(&self.thread).click(&news, "Start game"))).await;
        self.thread.until(|_| self.boards().len() == 2 * round, "the boards of the round").await;
        for board in self.boards().split_off(2 * (round - 1)) {
            self.resign(&board).await;
        }
    }

    async fn resign(&self, board: &Message) {
        let text = board.text();
        let is_to_move = |one: &&Person| text.contains(&format!("**@{}** (", one.name()));
        let mover = self.people.iter().find(is_to_move).unwrap_or_else(|| panic!("{text}")).at(&self.thread);
        let more = mover.click(board, "More …").await.message();
        let question = mover.click(&more, "Resign …").await.message();
        mover.click(&question, "Yes, I resign").await;
        self.thread.until(|_| board.text().contains("resigned"), "the end of the game").await;
    }

    /// The messages that tell this.
    fn news(&self, text: &str) -> Vec<Message> {
        self.thread.messages().into_iter().filter(|message| message.text().contains(text)).collect()
    }

    /// The boards, oldest first.
    fn boards(&self) -> Vec<Message> {
        self.news("Game of **Friday night")
    }
}

/// Drafts a Swiss, and returns the message with its button.
async fn draft(organiser: &Person, hall: &Channel, name: &str) -> Message {
    let create = organiser.at(hall).slash("tournament create").string("kind", "swiss");
    let create = create.string("game", "mangala").string("clock", "10+5").string("name", name);
    create.send().await.message()
}

/// Announces a Swiss, and returns its message.
async fn announce(organiser: &Person, hall: &Channel) -> Message {
    let draft = draft(organiser, hall, "Friday night").await;
    organiser.at(hall).click(&draft, "Announce").await;
    hall.until(|hall| hall.threads().len() == 1, "the thread").await;
    hall.messages().into_iter().find(|one| one.text().starts_with("**Friday night")).unwrap()
}

async fn at_once(gestures: impl Iterator<Item = Gesture>) {
    let pending: Vec<_> = gestures.map(Gesture::begin).collect();
    for one in pending {
        one.answer().await;
    }
}

#[tokio::test]
async fn a_swiss_through_two_processes_doubles_nothing() {
    let Some(schema) = Schema::new() else { return };
    let house = House::build(schema.url(), &[]).await;
    let both = house.start_two().await;
    for process in &both {
        process.is_there().await;
    }
    let swiss = Swiss::begin(&house).await;
    for round in 1..=2 {
        swiss.play_round(round).await;
    }
    swiss.thread.until(|_| !swiss.news("is over.** Congratulations").is_empty(), "the podium").await;
    let is_at_end =
        |hall: &Channel| hall.messages().iter().any(|one| one.text().contains("This tournament is over."));
    swiss.hall.until(is_at_end, "the end on the card").await;
    for process in both {
        let log = process.log();
        assert!(!log.contains("ERROR"), "{log}");
        process.stop().await;
    }
    let messages = swiss.thread.messages();
    // Two rounds may have the same answers, which one person alone reads.
    let texts: Vec<String> = messages.iter().filter(|one| !one.is_private()).map(Message::text).collect();
    let different: BTreeSet<&String> = texts.iter().collect();
    assert_eq!(different.len(), texts.len(), "nothing is told twice: {texts:#?}");
    assert_eq!(swiss.boards().len(), 4, "{texts:#?}");
    assert_eq!(schema.sql("SELECT COUNT(*) FROM matches"), "4");
    // Nobody is notified who has come meanwhile.
    assert!(swiss.news("is ready for your game").len() <= 4, "{texts:#?}");
    assert_eq!(swiss.news("is over.** Congratulations").len(), 1, "{texts:#?}");
    let cards = swiss.hall.messages().into_iter().filter(|one| one.text().starts_with("**Friday night"));
    assert_eq!(cards.count(), 1);
}

#[tokio::test]
async fn a_crowd_enters_through_two_processes_at_once() {
    let Some(schema) = Schema::new() else { return };
    let house = House::build(schema.url(), &[]).await;
    let both = house.start_two().await;
    for process in &both {
        process.is_there().await;
    }
    let card = announce(&house.ada.clone().managing_guilds(), &house.hall).await;
    let crowd: Vec<Person> =
        (1..=128).map(|number| house.discord.person(&format!("OtherServer{number}"))).collect();
    let pressed: Vec<_> =
        crowd.iter().map(|one| one.at(&house.hall).click(&card, "Join")).map(Gesture::begin).collect();
    for one in pressed {
        let told = one.answer().await.text();
        assert!(told.starts_with("You’re in."), "{told}");
    }
    house.hall.until(|_| card.text().contains("128 players"), "the entries").await;
    for process in both {
        let log = process.log();
        assert!(!log.contains("ERROR"), "{log}");
        process.stop().await;
    }
}

#[tokio::test]
async fn drafts_announced_through_two_processes_at_once_are_limited() {
    let Some(schema) = Schema::new() else { return };
    let house = House::build(schema.url(), &[]).await;
    let both = house.start_two().await;
    for process in &both {
        process.is_there().await;
    }
    let (ada, hall) = (house.ada.clone().managing_guilds(), &house.hall);
    let cards = || {
        let messages = hall.messages().into_iter().map(|one| one.text());
        messages.filter(|text| text.contains("Organised by")).count()
    };
    let count = || schema.sql("SELECT COUNT(*) FROM tournaments WHERE NOT draft");
    let one = draft(&ada, hall, "A").await;
    at_once((0..8).map(|_| ada.at(hall).click(&one, "Announce"))).await;
    hall.until(|hall| hall.threads().len() == 1, "its thread").await;
    assert_eq!((count().as_str(), cards()), ("1", 1), "one draft is announced once");
    let mut drafts = Vec::new();
    for name in ["B", "C", "D", "E", "F", "G"] {
        drafts.push(draft(&ada, hall, name).await);
    }
    at_once(drafts.iter().map(|draft| ada.at(hall).click(draft, "Announce"))).await;
    hall.until(|hall| hall.threads().len() == 3, "the threads").await;
    assert_eq!((count().as_str(), cards()), ("3", 3), "one person runs three");
    for process in both {
        let log = process.log();
        assert!(!log.contains("ERROR"), "{log}");
        process.stop().await;
    }
}
