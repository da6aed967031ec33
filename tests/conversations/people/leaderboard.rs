//! The leaderboard: from finished matches between people, by server and global.

use std::time::Duration;

use kuzhi_domain::matches::{
    Ending, History, MOVES_TO_COUNT, MatchSetup, Over, Place, PlayingSetup, Scope, Seat, Seats, Stage,
};
use kuzhi_domain::rating::{By, Chart, FromLine, Span, Standing};
use kuzhi_domain::{ChannelId, GuildId, MatchId, PlayerId, Timestamp};
use kuzhi_engine::{Game, Side};
use kuzhi_search::Level;
use kuzhi_store::Commit;
use kuzhi_tests::conversation::{Channel, Message, Person};

use crate::bot::{Evening, GAMES, play_in};

const PLACE_HERE: &str = "To get on this list, play rated games against 2 different people. A game counts \
                          once both players have made 3 moves, and from the fourth game between the same two \
                          people in a day each counts for less.";

/// The loser challenges the winner, and they start.
pub(crate) async fn begin(loser: &Person, winner: &Person, hall: &Channel, game: &str) -> Message {
    let play = loser.at(hall).slash("play").boolean("rated", true).user("opponent", winner);
    let board = play.string("game", game).string("side", "first").send().await.message();
    winner.at(hall).click(&board, "Accept").await;
    board
}

pub(crate) async fn resign(loser: &Person, hall: &Channel) {
    let question = loser.at(hall).slash("resign").send().await.message();
    loser.at(hall).click(&question, "Yes, I resign").await;
}

/// The loser challenges the winner, and resigns as soon as it counts.
pub(crate) async fn lose(loser: &Person, winner: &Person, hall: &Channel, game: &str) {
    let board = begin(loser, winner, hall, game).await;
    play_in(&board, hall, [loser, winner]).await;
    resign(loser, hall).await;
}

impl Evening {
    /// Returns the text of a leaderboard.
    async fn board_of_all(&self, game: &str) -> String {
        let board = self.ada.at(&self.hall).slash("leaderboard").string("game", game).string("scope", "all");
        board.send().await.text()
    }

    pub(crate) fn standing(&self, scope: Scope, game: &str, person: &Person) -> Standing {
        let standings = self.store.standings(scope, game).unwrap();
        standings.into_iter().find(|one| one.player.0 == person.id().get()).unwrap()
    }

    fn here(&self) -> Scope {
        Scope::Guild(GuildId(self.discord.guild("Friends").id().get()))
    }
}

#[tokio::test]
async fn results_count_for_the_server_and_over_all() {
    for (game, name) in GAMES {
        let evening = Evening::begin().await;
        let (dan, other_hall) =
            (evening.discord.person("Dan"), evening.discord.guild("Strangers").channel("games"));
        for loser in [&evening.bob, &evening.cem] {
            // Games that end at the same time are in no order.
            evening.bot.pass(Duration::from_secs(1));
            lose(loser, &evening.ada, &evening.hall, game).await;
        }
        let here = evening.ada.at(&evening.hall).slash("leaderboard").string("game", game).send().await;
        let rating_of = |person| evening.standing(evening.here(), game, person).rating.value();
        let [rating, of_bob, of_cem] = [&evening.ada, &evening.bob, &evening.cem].map(rating_of);
        let expected = format!(
            "**{name}: leaderboard of this server**\n\
             1. @Ada · {rating:.0}? · 2 won, 0 drawn, 0 lost · 2 opponents\n\
             -# @Cem · {of_cem:.0}? · 0 of 1 won · one more opponent to get on the list\n\
             -# @Bob · {of_bob:.0}? · 0 of 1 won · one more opponent to get on the list\n\
             Your place: 1. @Ada · {rating:.0}? · 2 won, 0 drawn, 0 lost · 2 opponents\n\
             Glicko-2 ratings from rated games between people; \
             “?” marks a rating based on few games so far.\n\
             {PLACE_HERE}"
        );
        // Bob and Cem have played only one opponent each.
        assert_eq!(here.text(), expected);
        let buttons = "[This month] [This week] [By games] [By wins] [By levels]\n[All servers]";
        assert!(here.screen().ends_with(buttons), "{}", here.screen());
        assert!(here.pings().is_empty());

        evening.ada.at(&evening.hall).click(&here.message(), "All servers").await;
        let text = here.text();
        // Nobody has met three others yet: they see each other all the same.
        let head = format!("**{name}: leaderboard across all servers**\n-# Ada · ");
        assert!(text.starts_with(&head) && lines(&text).is_empty(), "{text}");
        assert!(text.contains("? · 2 of 2 won · one more opponent to get on the list\n-# Cem · "), "{text}");
        assert!(text.contains("? · 0 of 1 won · 2 more opponents to get on the list\n"), "{text}");
        assert!(text.contains("\nAda: one more opponent, and you are on the list.\n"), "{text}");
        assert!(text.ends_with(&PLACE_HERE.replace('2', "3")), "{text}");
        lose(&dan, &evening.ada, &other_hall, game).await;
        let text = evening.board_of_all(game).await;
        // Names, not mentions: those of another server's members would not be resolved here.
        assert!(text.contains("\n1. Ada · ") && text.contains("\n-# Bob · "), "{text}");
        assert!(text.contains("3 won, 0 drawn, 0 lost · 3 opponents\n"), "{text}");
        let there = evening.ada.at(&other_hall).slash("leaderboard").string("game", game).send().await;
        assert!(there.text().contains("**\n-# @Ada · ") && there.text().contains("\n-# @Dan · "));
        // Each game has its own leaderboard.
        let other = if game == "mangala" { "pallankuzhi" } else { "mangala" };
        let none = evening.board_of_all(other).await;
        assert!(none.contains("No one is on this leaderboard yet."), "{none}");
    }
}

#[tokio::test]
async fn an_empty_leaderboard_invites() {
    let evening = Evening::begin().await;
    let empty = evening.board_of_all("mangala").await;
    assert!(empty.contains("No one is on this leaderboard yet. Challenge someone with `/play`!"), "{empty}");
}

#[tokio::test]
async fn resigning_before_any_move_buys_nothing() {
    for (game, _) in GAMES {
        let evening = Evening::begin_with(&[("KUZHI_LIMITS__NOTIFICATIONS_AT_ONCE", "100")]).await;
        for _ in 0..30 {
            let board = begin(&evening.bob, &evening.ada, &evening.hall, game).await;
            resign(&evening.bob, &evening.hall).await;
            let over = "**@Bob resigned: @Ada wins.**\nEnded early, so it is not rated.";
            evening.hall.until(|_| board.text().contains(over), "the end").await;
        }
        for scope in [Scope::Everywhere, evening.here()] {
            assert_eq!(evening.store.standings(scope, game).unwrap(), []);
        }
        assert!(evening.board_of_all(game).await.contains("No one is on this leaderboard yet."));
    }
}

#[tokio::test]
async fn feeding_a_second_account_gains_little() {
    for (game, _) in GAMES {
        let evening = Evening::begin().await;
        let mut ratings = Vec::new();
        for _ in 0..10 {
            lose(&evening.bob, &evening.ada, &evening.hall, game).await;
            ratings.push(evening.standing(Scope::Everywhere, game, &evening.ada).rating.value());
        }
        assert!(ratings[..6].is_sorted_by(|one, next| one < next), "{ratings:?}");
        assert!(ratings[6..].iter().all(|rating| rating.total_cmp(&ratings[5]).is_eq()), "{ratings:?}");
        assert_eq!(evening.results(game)["Ada"], [10, 0, 0]);
        for scope in ["here", "all"] {
            let board = evening.ada.at(&evening.hall).slash("leaderboard").string("scope", scope);
            let board = board.string("game", game).send().await;
            assert!(lines(&board.text()).is_empty(), "{}", board.text());
            assert!(board.text().contains("10 of 10 won · "), "{}", board.text());
        }
    }
}

#[tokio::test]
async fn whoever_wants_it_is_left_out_over_all_servers() {
    let evening = Evening::begin().await;
    let dan = evening.discord.person("Dan");
    for (loser, winner) in [
        (&evening.bob, &evening.ada),
        (&evening.cem, &evening.ada),
        (&dan, &evening.ada),
        (&evening.cem, &evening.bob),
        (&dan, &evening.bob),
    ] {
        lose(loser, winner, &evening.hall, "mangala").await;
    }
    let text = evening.board_of_all("mangala").await;
    assert!(text.contains("\n1. Ada · ") && text.contains("\n2. Bob · "), "{text}");

    let private = evening.ada.dm();
    let settings = evening.ada.at(&private).slash("settings").send().await.message();
    evening.ada.at(&private).click(&settings, "Leaderboards across servers: shown").await;
    assert!(settings.text().contains("your name is **hidden**. You keep your rating"), "{}", settings.text());
    let text = evening.board_of_all("mangala").await;
    assert!(text.contains("\n1. Bob · ") && !text.contains(". Ada"), "{text}");
    assert!(text.contains("\nAda: hidden here, as you chose in `/settings`.\n"), "{text}");
    let here = evening.bob.at(&evening.hall).slash("leaderboard").send().await.text();
    assert!(here.contains("\n1. @Ada · ") && here.contains("\n2. @Bob · "), "{here}");

    evening.ada.at(&private).click(&settings, "Leaderboards across servers: hidden").await;
    assert!(settings.text().contains("your name is **shown**"), "{}", settings.text());
    let text = evening.board_of_all("mangala").await;
    assert!(text.contains("\n1. Ada · ") && text.contains("\n2. Bob · "), "{text}");
}

#[tokio::test]
async fn names_link_nowhere_and_are_never_blank() {
    let evening = Evening::begin().await;
    let [stars, invites, masked] = ["***", "discord.gg/abc", "[x](https://evil.example) @everyone"]
        .map(|name| evening.discord.person(name));
    for (loser, winner) in [
        (&invites, &stars),
        (&masked, &stars),
        (&evening.ada, &stars),
        (&masked, &invites),
        (&evening.ada, &invites),
        (&evening.ada, &masked),
    ] {
        lose(loser, winner, &evening.hall, "mangala").await;
    }
    let unnamed = format!("Player {:04}", stars.id().get() % 10_000);
    let text = evening.board_of_all("mangala").await;
    let names: Vec<&str> =
        text.lines().filter_map(|line| line.split_once(". ")?.1.split(" · ").next()).collect();
    assert_eq!(
        names[..4],
        [unnamed.as_str(), "discord·gg/abc", "xhttps//evil·example everyone", "Ada"],
        "{text}"
    );
    // These are the names wherever a mention cannot stand.
    begin(&stars, &evening.ada, &evening.hall, "mangala").await;
    begin(&invites, &evening.ada, &evening.hall, "pallankuzhi").await;
    let games = evening.ada.at(&evening.hall).slash("games").send().await.text();
    assert!(games.contains(&format!("against {unnamed}: their turn")), "{games}");
    assert!(games.contains("against discord·gg/abc: their turn"), "{games}");
    let choices = evening.ada.at(&evening.hall).autocomplete("resign", "match", "").await;
    let names: Vec<_> = choices.into_iter().map(|(name, _)| name).collect();
    assert!(names.iter().any(|name| name.contains(&format!("against {unnamed} ("))), "{names:?}");
    assert!(names.iter().any(|name| name.contains("against discord·gg/abc (")), "{names:?}");
}

#[tokio::test]
async fn a_casual_match_does_not_count() {
    let evening = Evening::begin().await;
    let play = evening.bob.at(&evening.hall).slash("play").user("opponent", &evening.ada);
    let challenge = play.boolean("rated", false).string("side", "first").send().await.message();
    let line = "** · Casual\n";
    assert!(challenge.text().contains(line), "{}", challenge.text());
    evening.look_away();
    evening.ada.at(&evening.hall).click(&challenge, "Accept").await;
    play_in(&challenge, &evening.hall, [&evening.bob, &evening.ada]).await;
    resign(&evening.bob, &evening.hall).await;
    evening.hall.until(|_| challenge.text().starts_with("🏆 **@Bob resigned: @Ada wins.**"), "the end").await;
    assert!(evening.results("mangala").is_empty());
}

#[tokio::test]
async fn matches_against_the_bot_are_never_rated() {
    let evening = Evening::begin().await;
    let refused = evening.ada.at(&evening.hall).slash("play").boolean("rated", true).send().await;
    assert!(refused.is_private());
    assert_eq!(
        refused.text(),
        "Games against Kuzhi are never rated. Leave `rated` empty, or challenge a person."
    );
    let board = evening.ada.at(&evening.hall).slash("play").boolean("rated", false).send().await;
    assert!(board.text().contains("Kuzhi (level 1)"), "{}", board.text());
}

/// The move that starts each round of moves until both have made three and the loser resigns.
fn beginning(game: Game) -> History {
    let (mut history, mut made) = (History::new(game), [0; 2]);
    while made.iter().any(|&moves| moves < MOVES_TO_COUNT) {
        made[history.turn().unwrap().index()] += 1;
        history.play(history.board().legal()[0]).unwrap();
    }
    history
}

impl Evening {
    /// Stores a match of the server with this ending and time.
    fn keep(&self, game: &str, number: u64, pair: [&Person; 2], ended: Timestamp) {
        self.keep_won(game, number, pair.map(|one| Seat::Person(PlayerId(one.id().get()))), ended);
    }

    /// Stores a match of the server that a person has won against the bot at a level.
    pub(crate) fn keep_won_from_bot(&self, game: &str, number: u64, person: &Person, level: u8) {
        let pair = [Seat::Person(PlayerId(person.id().get())), Seat::Bot(Level::new(level).unwrap())];
        self.keep_won(game, number, pair, crate::bot::now());
    }

    fn keep_won(&self, game: &str, number: u64, [south, north]: [Seat; 2], ended: Timestamp) {
        let rated = matches!(north, Seat::Person(_));
        let game = Game::by_id(game).unwrap();
        let seats = Seats::new(Side::South, south, north).unwrap();
        let playing = PlayingSetup::new(seats, beginning(game), ended).check().unwrap();
        let over = Over::new(playing, Ending::Resigned(Side::North), ended).unwrap();
        let guild = Some(GuildId(self.discord.guild("Friends").id().get()));
        let place = Place { guild, channel: ChannelId(self.hall.id().get()) };
        let setup = MatchSetup::new(game, Stage::Over(over));
        let next = MatchSetup { id: MatchId::from_random(number), place, rated, ..setup };
        let next = next.check().unwrap();
        self.store.commit(&Commit { next, begun: None, interaction: None, quiet: false }).unwrap();
    }
}

/// Returns the people in a leaderboard's lines, with their ranks.
fn lines(text: &str) -> Vec<(u64, String)> {
    let line = |line: &str| {
        let (place, rest) = line.split_once(". @")?;
        Some((place.parse().ok()?, rest.split(" · ").next()?.to_owned()))
    };
    text.lines().filter_map(line).collect()
}

#[tokio::test]
async fn pages_turn_and_ones_own_place_is_always_named() {
    for (game, _) in GAMES {
        let evening = Evening::begin().await;
        let mut people: Vec<Person> =
            (0..23).map(|number| evening.discord.person(&format!("P{number}"))).collect();
        people.push(evening.ada.clone());
        let now = crate::bot::now();
        // The first has won most. Ada has won none.
        let pairs = (0..people.len()).flat_map(|one| [(one, one + 1), (one, one + 2)]);
        for (number, (one, other)) in (0..).zip(pairs.filter(|(_, other)| *other < people.len())) {
            evening.keep(game, number, [&people[one], &people[other]], now);
        }
        let scope = evening.here();
        let chart = Chart::at(scope, Game::by_id(game).unwrap().id(), Span::Ever, By::Rating, now);
        let page = evening.store.page(&chart, FromLine::Top, 100).unwrap();
        let name = |id: PlayerId| people.iter().find(|one| one.id().get() == id.0).unwrap().name();
        let all: Vec<(u64, String)> =
            page.lines.iter().map(|(place, one)| (*place, name(one.player))).collect();
        assert_eq!(all.len(), 24);
        let own = all.iter().find(|(_, name)| name == "Ada").unwrap().0;

        let shown = evening.ada.at(&evening.hall).slash("leaderboard").string("game", game).send().await;
        let message = shown.message();
        let own_line = format!("\nYour place: {own}. @Ada · ");
        let of = |text: &str| -> Vec<(u64, String)> {
            assert!(text.contains(&own_line), "{text}");
            lines(text)
        };
        assert_eq!(of(&shown.text()), all[..10]);
        assert!(
            message.screen().ends_with("[All servers] [◀ Previous page]x [Next page ▶]"),
            "{}",
            message.screen()
        );
        evening.ada.at(&evening.hall).click(&message, "Next page ▶").await;
        assert_eq!(of(&message.text()), all[10..20]);
        evening.ada.at(&evening.hall).click(&message, "Next page ▶").await;
        assert_eq!(of(&message.text()), all[20..]);
        assert!(message.screen().ends_with("[◀ Previous page] [Next page ▶]x"), "{}", message.screen());
        evening.ada.at(&evening.hall).click(&message, "◀ Previous page").await;
        assert_eq!(of(&message.text()), all[10..20]);
        // It shows the rank of the user who turned the page last.
        evening.bob.at(&evening.hall).click(&message, "◀ Previous page").await;
        assert_eq!(lines(&message.text()), all[..10]);
        assert!(message.text().contains("\n@Bob: not on this list yet.\n"), "{}", message.text());
        assert!(message.pings().is_empty());
    }
}

#[tokio::test]
async fn leaderboards_cover_each_span_and_each_measure() {
    for (game, name) in GAMES {
        let evening = Evening::begin().await;
        let now = crate::bot::now();
        let long_ago = now - Duration::from_hours(40 * 24);
        let Evening { ada, bob, cem, .. } = &evening;
        // Bob won two long ago, and Cem one recently.
        for (number, pair, ended) in [
            (0, [bob, ada], long_ago),
            (1, [bob, cem], long_ago),
            (2, [ada, cem], long_ago),
            (3, [cem, ada], now),
        ] {
            evening.keep(game, number, pair, ended);
        }
        let board = ada.at(&evening.hall).slash("leaderboard").string("game", game).string("by", "wins");
        let board = board.send().await.message();
        let text = board.text();
        let head =
            format!("**{name}: leaderboard of this server**\nAll time · By wins\n1. @Bob · 2 won of 2 · ");
        assert!(text.starts_with(&head), "{text}");
        assert_eq!(lines(&text).iter().map(|(place, _)| *place).collect::<Vec<_>>(), [1, 2, 2], "{text}");
        ada.at(&evening.hall).click(&board, "This month").await;
        let text = board.text();
        assert!(text.contains("\nThis month · By wins\n1. @Cem · 1 won of 1 · "), "{text}");
        assert!(text.contains("\n2. @Ada · 0 won of 1 · ") && !text.contains("@Bob"), "{text}");
        ada.at(&evening.hall).click(&board, "By games").await;
        assert!(board.text().contains("\n1. @Ada · one game, 0 won · "), "{}", board.text());
        ada.at(&evening.hall).click(&board, "This week").await;
        ada.at(&evening.hall).click(&board, "By rating").await;
        let text = board.text();
        assert!(
            text.contains("\nThis week · By rating\n1. @Cem · ") && text.contains(" · 1 of 1 won\n"),
            "{text}"
        );
        ada.at(&evening.hall).click(&board, "All servers").await;
        assert!(lines(&board.text()).is_empty(), "{}", board.text());
        assert!(board.text().contains("\n-# Ada · ") && board.text().contains("? · 1 of 1 won · one more"));
        let other = if game == "mangala" { "Pallankuzhi" } else { "Mangala" };
        ada.at(&evening.hall).choose(&board, name, &[other]).await;
        assert!(board.text().starts_with(&format!("**{other}: ")), "{}", board.text());
        let of_week = ada.at(&evening.hall).slash("leaderboard").string("game", game).string("time", "week");
        assert_eq!(lines(&of_week.send().await.text()).len(), 2);
    }
}

#[tokio::test]
async fn two_friends_alone_see_each_other() {
    let evening = Evening::begin().await;
    lose(&evening.bob, &evening.ada, &evening.hall, "mangala").await;
    let text = evening.bob.at(&evening.hall).slash("leaderboard").send().await.text();
    let lines: Vec<&str> = text.lines().filter(|line| line.starts_with("-# @")).collect();
    assert!(lines[0].starts_with("-# @Ada · ") && lines[1].starts_with("-# @Bob · "), "{text}");
    assert!(lines.iter().all(|line| line.ends_with(" · one more opponent to get on the list")), "{text}");
    assert!(text.contains("\n@Bob: one more opponent, and you are on the list.\n"), "{text}");
    assert!(
        text.contains("“?” marks a rating based on few games"),
        "it is explained where it stands: {text}"
    );
}

#[tokio::test]
async fn puzzles_and_levels_stand_beside_ratings() {
    let evening = Evening::begin().await;
    for loser in [&evening.bob, &evening.cem] {
        lose(loser, &evening.ada, &evening.hall, "mangala").await;
    }
    evening.keep_won_from_bot("mangala", 1, &evening.ada, 4);
    let private = evening.ada.dm();
    for number in 1..=6 {
        let puzzle = evening.ada.at(&private).slash("puzzle").string("from", "new").send().await.message();
        evening.ada.at(&private).click(&puzzle, "Show the answer").await;
        let solver = evening.store.solver(PlayerId(evening.ada.id().get())).unwrap();
        assert_eq!(solver.missed, number);
    }
    let board = || async { evening.bob.at(&evening.hall).slash("leaderboard").send().await.text() };
    let text = board().await;
    let line = text.lines().find(|line| line.starts_with("1. @Ada · ")).unwrap();
    assert!(line.contains(" · 2 opponents · 🧩 ") && line.ends_with("? · 🤖 4"), "{text}");
    let legend = "🧩 puzzle rating · 🤖 highest level of Kuzhi beaten on this server";
    assert!(text.contains(legend), "{text}");
    // The puzzles of whoever hides their profile are their own business.
    let settings = evening.ada.at(&private).slash("settings").send().await.message();
    evening.ada.at(&private).click(&settings, "Leaderboards across servers: shown").await;
    let text = board().await;
    assert!(text.contains(" · 2 opponents · 🤖 4\n"), "{text}");
}

#[tokio::test]
async fn levels_have_a_board_of_their_own() {
    let evening = Evening::begin().await;
    let board = evening.cem.at(&evening.hall).slash("leaderboard").string("by", "levels").send().await;
    let message = board.message();
    assert_eq!(
        board.text(),
        "**Mangala: levels of Kuzhi beaten on this server**\n\
         Level 1: no one yet. Be the first!\n\
         @Cem: you have not beaten a level here yet."
    );
    for (number, person, level) in
        [(1, &evening.ada, 2), (2, &evening.bob, 5), (3, &evening.ada, 1), (4, &evening.cem, 2)]
    {
        evening.keep_won_from_bot("mangala", number, person, level);
    }
    evening.ada.at(&evening.hall).click(&message, "By rating").await;
    evening.ada.at(&evening.hall).click(&message, "By levels").await;
    assert_eq!(
        message.text(),
        "**Mangala: levels of Kuzhi beaten on this server**\n\
         Level 6: no one yet. Be the first!\n\
         **Level 5** · @Bob\n\
         **Level 2** · @Ada · @Cem\n\
         @Ada: you have beaten level 2 here."
    );
    let buttons = "[Next: Mangala, level 3]\n[By rating] [By games] [By wins]";
    assert!(message.screen().ends_with(buttons), "{}", message.screen());
    assert!(message.pings().is_empty());
    // Each game has its own, and the button begins a game for whoever presses it.
    evening.ada.at(&evening.hall).choose(&message, "Mangala", &["Pallankuzhi"]).await;
    assert!(message.text().contains("Pallankuzhi: levels of Kuzhi"), "{}", message.text());
    evening.bob.at(&evening.hall).click(&message, "Next: Pallankuzhi, level 1").await;
    evening.hall.until(|hall| hall.last().text().contains("@Bob – Kuzhi (level 1)"), "it").await;
    assert!(message.text().contains("Pallankuzhi: levels of Kuzhi"), "it stays: {}", message.text());
    let alone = evening.ada.at(&evening.ada.dm()).slash("leaderboard").string("by", "levels").send().await;
    assert!(alone.text().starts_with("Each server has its own ladder of levels"), "{}", alone.text());
}
