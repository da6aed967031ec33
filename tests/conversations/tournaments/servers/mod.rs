//! A match of two servers: one invites, the other comes by a code, and each sees all of it.

mod apart;
mod boards;
mod naming;

use std::time::Duration;

use kuzhi_tests::conversation::{Channel, Message, Person};

use crate::bot::{Evening, Transport, moves};

/// Two servers that may play each other: Ada manages one, Zoe the other.
struct Servers {
    evening: Evening,
    court: Channel,
    ada: Person,
    zoe: Person,
    mira: Person,
    card: Message,
    code: String,
}

fn is_card(message: &Message) -> bool {
    message.text().starts_with("**Derby")
}

impl Servers {
    /// Ada announces a match with this clock.
    async fn announce(clock: &str, options: &[(&str, i64)]) -> Servers {
        Servers::announce_by(Transport::usual(), clock, options).await
    }

    async fn announce_by(transport: Transport, clock: &str, options: &[(&str, i64)]) -> Servers {
        let evening = Evening::begin_by(transport, &[]).await;
        let court = evening.discord.guild("Rivals").channel("court");
        let ada = evening.ada.clone().managing_guilds();
        let [zoe, mira] = ["Zoe", "Mira"].map(|name| evening.discord.person(name));
        let zoe = zoe.managing_guilds();
        let create = ada.at(&evening.hall).slash("tournament create").string("kind", "servers");
        let create = create.string("game", "mangala").string("clock", clock).string("begins", "1h");
        let create = options.iter().fold(create, |create, (name, number)| create.integer(name, *number));
        let draft = create.string("name", "Derby").send().await.message();
        assert!(draft.text().contains("Match of servers: on each board"), "{}", draft.text());
        ada.at(&evening.hall).click(&draft, "Announce").await;
        evening.hall.until(|hall| hall.messages().iter().any(is_card), "the match").await;
        let card = evening.hall.messages().into_iter().find(is_card).unwrap();
        evening.hall.until(|hall| hall.threads().len() == 1 && draft.is_deleted(), "its thread").await;
        let text = card.text();
        assert!(text.contains("No other server yet."), "{text}");
        let code = text.split('`').nth(1).unwrap().to_owned();
        Servers { evening, court, ada, zoe, mira, card, code }
    }

    /// Zoe asks for it, and Ada agrees. Returns the message on Zoe's server.
    async fn agree(&self) -> Message {
        let shown = self.zoe.at(&self.court).slash("tournament show").string("tournament", &self.code);
        let invitation = shown.send().await.message();
        assert!(invitation.is_private() && invitation.text().contains("Friends"), "{}", invitation.text());
        let asked = self.zoe.at(&self.court).click(&invitation, "Play here").await.message();
        assert!(asked.text().starts_with("**Friends** was asked."), "{}", asked.text());
        self.says(&self.card, "**Rivals** wants to play.").await;
        self.ada.at(&self.evening.hall).click(&self.card, "Accept").await;
        self.court.until(|court| court.messages().iter().any(is_card), "the match over there").await;
        self.court.until(|court| court.threads().len() == 1, "its thread").await;
        self.court.messages().into_iter().find(is_card).unwrap()
    }

    async fn says(&self, message: &Message, text: &str) {
        self.evening.hall.until(|_| message.text().contains(text), text).await;
    }

    /// The two play, with Ada and Bob against Zoe and Mira.
    async fn gather(&self) -> Message {
        let there = self.agree().await;
        for (person, channel, card) in [
            (&self.ada, &self.evening.hall, &self.card),
            (&self.evening.bob, &self.evening.hall, &self.card),
            (&self.zoe, &self.court, &there),
            (&self.mira, &self.court, &there),
        ] {
            let told = person.at(channel).click(card, "Join").await.message();
            assert!(told.text().starts_with("You’re in."), "{}", told.text());
        }
        there
    }

    /// The boards of a channel's thread.
    fn boards(channel: &Channel) -> Vec<Message> {
        let threads = channel.threads();
        let all = threads.iter().flat_map(Channel::messages);
        all.filter(|message| message.text().contains("Game of **Derby")).collect()
    }

    async fn both_boards(&self, number: usize) -> [Vec<Message>; 2] {
        let boards = || [&self.evening.hall, &self.court].map(Servers::boards);
        self.evening.hall.until(|_| boards().iter().all(|all| all.len() == number), "the boards").await;
        boards()
    }

    /// The two play, and it begins. Returns the message on Zoe's server, and the boards of both.
    async fn begin(&self) -> (Message, [Vec<Message>; 2]) {
        let there = self.gather().await;
        self.evening.bot.pass(Duration::from_mins(61));
        (there, self.both_boards(2).await)
    }

    /// Whoever is to move there, with where they play.
    fn mover(&self, boards: [&Message; 2]) -> (&Person, Channel, Message) {
        let people = [
            (&self.ada, &self.evening.hall, boards[0]),
            (&self.evening.bob, &self.evening.hall, boards[0]),
            (&self.zoe, &self.court, boards[1]),
            (&self.mira, &self.court, boards[1]),
        ];
        let is_mover = |(person, _, board): &(&Person, &Channel, &Message)| {
            board.text().contains(&format!("**@{}** (", person.name()))
        };
        let (person, channel, board) = people.into_iter().find(is_mover).expect("somebody is to move");
        (person, channel.threads().remove(0), board.clone())
    }

    async fn resign(&self, boards: [&Message; 2]) -> String {
        let (mover, thread, board) = self.mover(boards);
        let more = mover.at(&thread).click(&board, "More …").await.message();
        let question = mover.at(&thread).click(&more, "Resign …").await.message();
        mover.at(&thread).click(&question, "Yes, I resign").await;
        for board in boards {
            thread.until(|_| moves(board).is_empty(), "the end of the game").await;
        }
        mover.name().clone()
    }

    /// The boards of one game on both servers: those that name the same two.
    fn of_game(boards: &[Vec<Message>; 2], who: &str) -> [Message; 2] {
        let find = |all: &Vec<Message>| all.iter().find(|one| one.text().contains(who)).unwrap().clone();
        [find(&boards[0]), find(&boards[1])]
    }

    /// Waits for news in the thread of a channel.
    async fn news(&self, channel: &Channel, text: &str) -> Message {
        let thread = channel.threads().remove(0);
        let is_it = |message: &Message| message.text().contains(text);
        thread.until(|thread| thread.messages().iter().any(is_it), text).await;
        thread.messages().into_iter().rfind(is_it).unwrap()
    }
}

#[tokio::test]
async fn two_servers_play_board_by_board_and_both_see_the_end() {
    let servers = Servers::announce("1d", &[("boards", 4)]).await;
    let there = servers.gather().await;
    let (hall, court) = (servers.evening.hall.clone(), servers.court.clone());
    servers.says(&servers.card, "**Rivals:** 2 players: Zoe, Mira").await;
    servers.says(&there, "**Rivals:** 2 players: @Zoe, @Mira").await;
    servers.says(&there, "**Friends:** 2 players: Ada, Bob").await;
    assert!(there.text().contains("Boards: 4 at most"), "{}", there.text());
    servers.evening.bot.pass(Duration::from_mins(61));
    let boards = servers.both_boards(2).await;
    for (channel, own, other) in [(&hall, "@Ada", "Zoe"), (&court, "@Zoe", "Ada")] {
        let news = servers.news(channel, "round 1 of 1").await;
        assert!(news.text().contains(own), "{}", news.text());
        assert!(!news.text().contains(&format!("@{other}")), "no mention of others: {}", news.text());
    }
    let game = Servers::of_game(&boards, "Ada");
    let before = game.clone().map(|board| board.screen());
    let (mover, thread, board) = servers.mover([&game[0], &game[1]]);
    let first = moves(&board)[0].clone();
    mover.at(&thread).click_id(&board, first.custom_id.as_deref().unwrap()).await;
    for (board, before) in game.iter().zip(before) {
        thread.until(|_| board.screen() != before, "the move on both servers").await;
    }
    let lost = [servers.resign([&game[0], &game[1]]).await];
    let other = Servers::of_game(&boards, "Bob");
    let lost = [lost[0].clone(), servers.resign([&other[0], &other[1]]).await];
    let own = lost.iter().filter(|name| ["Ada", "Bob"].contains(&name.as_str())).count();
    let score = format!("**Friends {} – {} Rivals**", 2 - own, own);
    for (channel, card) in [(&hall, &servers.card), (&court, &there)] {
        let news = servers.news(channel, "**Derby is over.**").await;
        assert!(news.text().contains(&score), "{}", news.text());
        servers.says(card, &score).await;
        let person = if card.text() == there.text() { &servers.zoe } else { &servers.ada };
        let table = person.at(channel).click(card, "Standings").await.message();
        assert!(table.text().contains(&score) && table.text().contains("\n2. "), "{}", table.text());
    }
    servers.evening.discord.assert_clean();
}

#[tokio::test]
async fn a_return_match_takes_one_press_and_an_answer() {
    let servers = Servers::announce("5+3", &[]).await;
    let there = servers.gather().await;
    let (hall, court) = (servers.evening.hall.clone(), servers.court.clone());
    servers.evening.bot.pass(Duration::from_mins(61));
    for (channel, people) in
        [(&hall, [&servers.ada, &servers.evening.bob]), (&court, [&servers.zoe, &servers.mira])]
    {
        let news = servers.news(channel, "round 1 of 1").await;
        let thread = channel.threads().remove(0);
        for person in people {
            person.at(&thread).click(&news, "Start game").await;
        }
    }
    let boards = servers.both_boards(2).await;
    for who in ["Ada", "Bob"] {
        let game = Servers::of_game(&boards, who);
        servers.resign([&game[0], &game[1]]).await;
    }
    let over = servers.news(&court, "**Derby is over.**").await;
    let again = servers.zoe.at(&court.threads().remove(0)).click(&over, "Return match").await.message();
    assert!(again.text().starts_with("Announced in "), "{}", again.text());
    let is_asked = |message: &Message| is_card(message) && message.text().contains("asks for a return match");
    hall.until(|hall| hall.messages().iter().any(is_asked), "the question").await;
    let asked = hall.messages().into_iter().find(is_asked).unwrap();
    let twice = servers.zoe.at(&court.threads().remove(0)).click(&over, "Return match").await.message();
    assert!(twice.text().contains("announced"), "{}", twice.text());
    let refused = servers.evening.bob.at(&hall).click(&asked, "Accept").await.message();
    assert!(refused.text().starts_with("Only people who manage this server"), "{}", refused.text());
    servers.ada.at(&hall).click(&asked, "Accept").await;
    let is_back = |message: &Message| is_card(message) && message.id() != there.id();
    court.until(|court| court.messages().iter().any(is_back), "the return match").await;
    servers.says(&asked, "**Friends:** No one has joined yet.").await;
    servers.evening.discord.assert_clean();
}

#[tokio::test]
async fn only_managers_of_both_servers_agree() {
    let servers = Servers::announce("1d", &[]).await;
    let court = servers.court.clone();
    let show = |person: &Person| {
        person.at(&servers.court).slash("tournament show").string("tournament", &servers.code)
    };
    let invitation = show(&servers.mira).send().await.message();
    let refused = servers.mira.at(&court).click(&invitation, "Play here").await.message();
    assert!(refused.text().starts_with("Only people who manage this server"), "{}", refused.text());
    let other = servers.evening.discord.guild("Third").channel("room");
    let invitation = show(&servers.zoe).send().await.message();
    servers.zoe.at(&court).click(&invitation, "Play here").await;
    servers.says(&servers.card, "**Rivals** wants to play.").await;
    let late =
        servers.zoe.at(&other).forge(&invitation, &format!("k1:tour:{}:play-here", servers.code)).await;
    assert!(late.text().starts_with("Another server plays this match already"), "{}", late.text());
    let hall = &servers.evening.hall;
    let meddling = servers.evening.bob.at(hall).click(&servers.card, "Accept").await;
    assert!(meddling.text().starts_with("Only organisers"), "{}", meddling.text());
    servers.ada.at(hall).click(&servers.card, "Decline").await;
    servers.says(&servers.card, "No other server yet.").await;
    assert!(court.messages().iter().all(|message| !is_card(message)), "nothing was posted there");
    let own = servers.ada.at(hall).forge(&invitation, &format!("k1:tour:{}:play-here", servers.code)).await;
    assert!(own.text().starts_with("A server can’t play against itself."), "{}", own.text());
}

#[tokio::test]
async fn a_server_that_does_not_find_another_one_cancels() {
    let servers = Servers::announce("1d", &[]).await;
    let hall = servers.evening.hall.clone();
    servers.ada.at(&hall).click(&servers.card, "Join").await;
    servers.evening.bot.pass(Duration::from_mins(61));
    servers.says(&servers.card, "Cancelled").await;
}
