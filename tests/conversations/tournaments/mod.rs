//! Tournaments, from the announcement to the podium.

mod announcing;
mod arena;
mod beginning;
mod calls;
mod changing;
mod coming_back;
mod comings;
mod corrections;
mod days;
mod drafts;
mod kept_out;
mod knockout;
mod ladder;
mod league;
mod leaving;
mod letting_in;
mod live;
mod names;
mod notifying;
mod options;
mod organisers;
mod organising;
mod pausing;
mod podium;
mod roles;
mod season;
mod series;
mod servers;
mod staying_away;
mod swiss;
mod written;

use std::time::Duration;

use kuzhi_tests::conversation::{Channel, Message, Person};

use crate::bot::{Evening, Transport, moves};

/// A tournament of one kind: who takes part, its message, and its thread.
pub(super) struct Club {
    pub(super) evening: Evening,
    pub(super) people: Vec<Person>,
    pub(super) card: Message,
    pub(super) thread: Channel,
}

impl Club {
    /// Announces a tournament that begins in an hour, such as a "swiss casual" or a "league together". The
    /// first of so many people manages the server.
    pub(super) async fn announce(kind: &str, clock: &str, number: usize) -> Club {
        Club::announce_by(Transport::usual(), kind, clock, number).await
    }

    /// The same over a given transport.
    pub(super) async fn announce_by(transport: Transport, kind: &str, clock: &str, number: usize) -> Club {
        let evening = Evening::begin_by(transport, &[]).await;
        let names = ["Ada", "Bob", "Cem", "Dilan", "Esi", "Farah"];
        let mut people: Vec<Person> =
            names.iter().take(number).map(|name| evening.discord.person(name)).collect();
        people[0] = people[0].clone().managing_guilds();
        let (kind, how) = kind.split_once(' ').unwrap_or((kind, ""));
        let mut create = people[0].at(&evening.hall).slash("tournament create").string("kind", kind);
        create = match how {
            "together" => create.boolean("together", true),
            "groups" => create.integer("groups", 4),
            "check-in" => create.boolean("check-in", true),
            "casual" => create.boolean("rated", false),
            "season" => create.integer("rounds", 1).integer("season", 2).integer("best", 1),
            _ => create,
        };
        let create = create.string("game", "mangala").string("clock", clock).string("begins", "1h");
        let draft = create.string("name", "Friday night").send().await.message();
        assert!(draft.is_private(), "only whoever makes it sees the draft");
        people[0].at(&evening.hall).click(&draft, "Announce").await;
        let is_card = |message: &Message| message.text().starts_with("**Friday night");
        evening.hall.until(|hall| hall.messages().iter().any(is_card), "the tournament").await;
        let card = evening.hall.messages().into_iter().find(is_card).unwrap();
        evening.hall.until(|hall| hall.threads().len() == 1, "its thread").await;
        let thread = evening.hall.threads().remove(0);
        evening.hall.until(|_| draft.is_deleted(), "the draft to go").await;
        Club { evening, people, card, thread }
    }

    /// The same, and everyone joins.
    pub(super) async fn gather(kind: &str, clock: &str, number: usize) -> Club {
        Club::gather_by(Transport::usual(), kind, clock, number).await
    }

    /// The same over a given transport.
    pub(super) async fn gather_by(transport: Transport, kind: &str, clock: &str, number: usize) -> Club {
        let club = Club::announce_by(transport, kind, clock, number).await;
        for person in &club.people {
            let told = person.at(&club.evening.hall).click(&club.card, "Join").await.message();
            assert!(told.is_private(), "{}", told.text());
            assert!(told.text().starts_with("You’re in."), "{}", told.text());
        }
        club
    }

    /// Somebody leaves, and says so twice.
    pub(super) async fn leave(&self, name: &str) -> Message {
        let own = self.person(name).at(&self.evening.hall);
        let question = own.click(&self.card, "Leave").await.message();
        assert!(question.text().starts_with("Leave **Friday night**?"), "{}", question.text());
        own.click(&question, "Yes, leave").await;
        question
    }

    /// An organiser chooses something from the menu.
    pub(super) async fn organise(&self, name: &str, what: &str) -> Message {
        let own = self.person(name).at(&self.evening.hall);
        let menu = own.click(&self.card, "Organise").await.message();
        own.choose(&menu, "What to do", &[what]).await;
        menu
    }

    /// Waits for a message of the thread.
    pub(super) async fn news(&self, text: &str) -> Message {
        let is_it = |message: &Message| message.text().contains(text);
        self.thread.until(|thread| thread.messages().iter().any(is_it), text).await;
        self.thread.messages().into_iter().rfind(is_it).unwrap()
    }

    /// Lets it begin.
    pub(super) fn begin(&self) {
        self.evening.bot.pass(Duration::from_mins(61));
    }

    /// Lets the organiser begin it now.
    pub(super) async fn begin_now(&self) {
        let organiser = self.people[0].at(&self.evening.hall);
        let menu = organiser.click(&self.card, "Organise").await.message();
        organiser.choose(&menu, "What to do", &["Start now"]).await;
    }

    /// Ada gives the game of these two more time.
    pub(super) async fn give_time(&self, pair: &[String; 2], time: &str) {
        let ada = self.person("Ada").at(&self.evening.hall);
        let menu = self.organise("Ada", "More time …").await;
        ada.choose(&menu, "Which game?", &[&format!("1. {} – {}", pair[0], pair[1])]).await;
        ada.click(&menu, time).await;
    }

    /// Somebody comes to their game, if they have to.
    pub(super) async fn come(&self, name: &str, news: &Message) {
        if news.screen().contains("[Start game]") {
            self.person(name).at(&self.thread).click(news, "Start game").await;
        }
    }

    /// Both players of each pairing of a round come, and South resigns each game.
    pub(super) async fn play_round(&self, round: usize) {
        let news = self.news(&format!("round {round} of")).await;
        let pairings = pairings(&news.text());
        self.play_pairings(&news, &pairings).await;
    }

    /// Both players of each of these pairings of news come, and South resigns each game.
    async fn play_pairings(&self, news: &Message, pairings: &[[String; 2]]) {
        let boards = self.boards().len();
        for name in pairings.iter().flatten() {
            self.come(name, news).await;
        }
        let all = boards + pairings.len();
        self.thread.until(|_| self.boards().len() == all, "the boards of the round").await;
        for board in self.boards().split_off(boards) {
            self.resign(&board).await;
        }
    }

    /// Whoever is to move resigns a game.
    pub(super) async fn resign(&self, board: &Message) {
        let text = board.text();
        let mover = self.people.iter().find(|one| text.contains(&format!("**@{}** (", one.name())));
        let mover = mover.unwrap_or_else(|| panic!("somebody is to move: {text}"));
        let more = mover.at(&self.thread).click(board, "More …").await.message();
        let question = mover.at(&self.thread).click(&more, "Resign …").await.message();
        mover.at(&self.thread).click(&question, "Yes, I resign").await;
        self.thread.until(|_| moves(board).is_empty(), "the end of the game").await;
    }

    /// The boards in the thread, oldest first.
    pub(super) fn boards(&self) -> Vec<Message> {
        let all = self.thread.messages().into_iter();
        all.filter(|message| message.text().contains("Game of **Friday night")).collect()
    }

    pub(super) fn person(&self, name: &str) -> &Person {
        self.people.iter().find(|person| person.name() == name).unwrap()
    }
}

/// The lines of a table, such as `1. Ada 2½ 2-1-0`.
fn table(text: &str) -> Vec<String> {
    let visible = |letter: &char| !matches!(letter, '\u{200e}' | '\u{2068}' | '\u{2069}');
    let inside = text.lines().skip_while(|line| *line != "```").skip(2).take_while(|line| *line != "```");
    let plain = inside.map(|line| line.chars().filter(visible).collect::<String>());
    plain.map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
}

/// The names in the pairings of a message.
fn pairings(text: &str) -> Vec<[String; 2]> {
    let pair = |line: &str| {
        let line = line.split(": ").next()?;
        // In groups, the letter of theirs comes first.
        let line = line.split_once(" · ").map_or(line, |(_, line)| line);
        let (south, north) = line.split_once(" – ")?;
        Some([south.strip_prefix('@')?.to_owned(), north.strip_prefix('@')?.to_owned()])
    };
    text.lines().filter_map(pair).collect()
}
