//! Clocks: chosen, shown, running out, and the win on time.

mod absence;
mod away;
mod giving;
mod live;
mod news;

mod undo;

use std::time::Duration;

use kuzhi_tests::conversation::{Answer, Channel, Message};

use crate::bot::{Evening, downloaded, moves};

const DAY: Duration = Duration::from_hours(24);

/// A game without rounds, and one with rounds.
const GAMES: [&str; 2] = ["mangala", "pallankuzhi"];

impl Evening {
    /// Starts a match with a clock between Ada, who moves first, and Bob.
    async fn timed(&self, game: &str, clock: &str) -> Message {
        let challenge = self.timed_challenge(game, clock).await.message();
        self.look_away();
        self.bob.at(&self.hall).click(&challenge, "Accept").await;
        self.wait_for_pings(&self.ada, 1).await;
        challenge
    }

    /// The same with a live clock, which runs as both have moved and Ada is to move. Nobody has used time.
    async fn begun_live(&self, game: &str, clock: &str) -> Message {
        let board = self.timed(game, clock).await;
        for mover in [&self.ada, &self.bob] {
            mover.at(&self.hall).click(&board, "1").await;
        }
        board
    }

    async fn timed_challenge(&self, game: &str, clock: &str) -> Answer {
        let play = self.ada.at(&self.hall).slash("play").boolean("rated", true).user("opponent", &self.bob);
        play.string("side", "first").string("game", game).string("clock", clock).send().await
    }

    /// Waits until a board says whose time is up. After so long it is posted anew.
    async fn time_is_up(&self) -> Message {
        self.board_with("has run out of time.").await
    }

    /// Waits for a board with a given text.
    async fn board_with(&self, text: &str) -> Message {
        let found = || self.hall.messages().into_iter().rev().find(|message| message.text().contains(text));
        self.hall.until(|_| found().is_some(), text).await;
        found().unwrap()
    }
}

/// The first move for which a board has a button.
fn first_move(board: &Message) -> String {
    moves(board).remove(0).custom_id.unwrap()
}

#[tokio::test]
async fn a_bank_of_days_fills_up_with_moves() {
    let evening = Evening::begin().await;
    let challenge = evening.timed_challenge("mangala", "3d+12h").await;
    let says = "** · 3 days each, plus 12 h per move (at most 3 days) · Rated\n";
    assert!(challenge.text().contains(says), "{}", challenge.text());
    let board = evening.timed("mangala", "3d+12h").await;
    let [ada, bob] = [&evening.ada, &evening.bob].map(|person| person.at(&evening.hall));
    assert!(board.text().contains("Clock: South 3 days · North 3 days"), "{}", board.text());
    evening.bot.pass(Duration::from_hours(30));
    ada.click(&board, "1").await;
    let board = evening.board_with("Clock: South 2 days 6 h · North 3 days").await;
    evening.bot.pass(Duration::from_hours(5));
    bob.click(&board, "1").await;
    evening.bot.pass(Duration::from_hours(55));
    evening.time_is_up().await;
}

#[tokio::test]
async fn the_challenge_sets_the_clock_shown_on_the_board() {
    let evening = Evening::begin().await;
    let challenge = evening.timed_challenge("mangala", "3d").await;
    assert!(challenge.text().contains("** · 3 days per move · Rated\n"), "{}", challenge.text());
    let challenge = challenge.message();
    evening.look_away();
    evening.bob.at(&evening.hall).click(&challenge, "Accept").await;
    let time = "**@Ada** (South) to move: choose a pit.\n@Ada’s time runs out on <t:f>.";
    assert!(challenge.screen().contains(time), "{}", challenge.screen());
    evening.ada.at(&evening.hall).click(&challenge, "1").await;
    assert!(challenge.screen().contains("\n@Bob’s time runs out on <t:f>."), "{}", challenge.screen());
    let games = evening.bob.at(&evening.hall).slash("games").send().await;
    assert!(games.screen().contains("**your turn** · time runs out on <t:f> · "), "{}", games.screen());

    let usual = evening.challenge().await;
    assert!(!usual.text().contains("Clock"), "{}", usual.text());
}

#[tokio::test]
async fn clocks_are_proposed_and_what_is_none_is_refused() {
    let evening = Evening::begin().await;
    let ada = evening.ada.at(&evening.hall);
    let proposed = ada.autocomplete("play", "clock", "").await;
    let names: Vec<&str> = proposed.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(
        names,
        [
            "none: No clock",
            "1d: One day per move",
            "3d: 3 days per move",
            "7d: 7 days per move",
            "3d+12h: 3 days each, plus 12 h per move (at most 3 days)",
            "3+2: Live: 3 min each, plus 2 s per move",
            "5+3: Live: 5 min each, plus 3 s per move",
            "10+5: Live: 10 min each, plus 5 s per move",
            "30+20: Live: 30 min each, plus 20 s per move",
        ]
    );
    let own = ada.autocomplete("play", "clock", "25+10").await;
    assert_eq!(own.len(), 1);
    for typed in ["٢٥+١٠", "\u{200f}25＋10", "`25+10`"] {
        assert_eq!(ada.autocomplete("play", "clock", typed).await, own, "{typed}");
    }
    let refused = evening.timed_challenge("mangala", "٢d").await;
    assert!(refused.text().starts_with("“٢d” is not a clock. "), "{}", refused.text());
    let refused = evening.timed_challenge("mangala", "2d").await;
    assert!(refused.is_private());
    assert!(refused.text().starts_with("“2d” is not a clock. Write 1d, 3d or 7d"), "{}", refused.text());
}

#[tokio::test]
async fn the_menu_of_a_person_offers_clocks() {
    for game in ["Mangala", "Pallankuzhi"] {
        let evening = Evening::begin().await;
        let ada = evening.ada.at(&evening.hall);
        let question = ada.user_menu("Challenge to mancala", &evening.bob).await.message();
        assert!(
            question
                .screen()
                .contains("\n{No clock* | One day per move | One day per move, no days off | 3 days"),
            "{}",
            question.screen()
        );
        ada.choose(&question, "One day per move", &["One day per move"]).await;
        ada.choose(&question, game, &[game]).await;
        ada.click(&question, "First move: random").await;
        assert!(question.screen().contains("One day per move*"), "{}", question.screen());
        ada.click(&question, "Challenge").await;
        evening.wait_for_pings(&evening.bob, 1).await;
        let challenge = evening.hall.last();
        assert!(challenge.text().contains("** · One day per move · Casual\n"), "{}", challenge.text());
        evening.look_away();
        evening.bob.at(&evening.hall).click(&challenge, "Accept").await;
        let board = challenge.text();
        assert!(board.starts_with(&format!("**{game}** · ")), "{board}");
        assert!(board.contains("\n@Ada’s time runs out on <t:f>."), "{board}");
    }
}

#[tokio::test]
async fn a_server_has_a_usual_clock() {
    let evening = Evening::begin().await;
    let mira = evening.discord.person("Mira").managing_guilds();
    let page = mira.at(&evening.hall).slash("settings").string("of", "house").send().await.message();
    let limits = mira.at(&evening.hall).click(&page, "Limits and clock").await.message();
    let clock = "If no clock is named: 7 days per move";
    mira.at(&evening.hall).choose(&limits, clock, &[clock]).await;
    for game in GAMES {
        let play =
            evening.ada.at(&evening.hall).slash("play").boolean("rated", true).user("opponent", &evening.bob);
        let challenge = play.string("game", game).string("side", "first").send().await.message();
        assert!(challenge.text().contains("** · 7 days per move · Rated\n"), "{}", challenge.text());
        evening.look_away();
        evening.bob.at(&evening.hall).click(&challenge, "Accept").await;
        assert!(challenge.text().contains("@Ada’s time runs out"), "{}", challenge.text());
        let alone = evening.ada.at(&evening.hall).slash("play").string("game", game);
        let alone = alone.string("side", "first").send().await;
        assert!(alone.text().contains("@Ada’s time runs out"), "against Kuzhi, too: {}", alone.text());
    }
    let question = evening.ada.at(&evening.hall).user_menu("Challenge to mancala", &evening.bob).await;
    assert!(question.screen().contains("7 days per move*"), "{}", question.screen());
    let none = evening.timed_challenge("mangala", "none").await;
    assert!(!none.text().contains("Clock"), "{}", none.text());
}

#[tokio::test]
async fn who_waited_claims_the_win_and_it_counts() {
    for game in ["mangala", "pallankuzhi"] {
        let evening = Evening::begin().await;
        let board = evening.timed(game, "1d").await;
        evening.play_in(&board).await;
        evening.ada.at(&evening.hall).click_id(&board, &first_move(&board)).await;
        let late = if board.text().contains("@Ada’s time runs out") { "Ada" } else { "Bob" };
        let (loser, winner) =
            if late == "Ada" { (&evening.ada, &evening.bob) } else { (&evening.bob, &evening.ada) };
        evening.bot.pass(Duration::from_secs(24 * 3_600 - 1));
        assert!(!board.screen().contains("[Claim the win]"), "{}", board.screen());
        evening.bot.pass(Duration::from_secs(1));
        let board = evening.time_is_up().await;
        let up = format!(
            "**@{late} has run out of time.** @{} can claim the win or wait for the move.",
            winner.name()
        );
        assert!(board.text().contains(&up), "{}", board.text());
        assert!(
            board.screen().ends_with("[Show move] [Claim the win] [Give a day] [More …] [Next game]"),
            "{}",
            board.screen()
        );

        let own = loser.at(&evening.hall).click(&board, "Claim the win").await;
        assert!(own.is_private());
        assert!(own.text().starts_with("Your own time is up."), "{}", own.text());
        let stranger = evening.cem.at(&evening.hall).click(&board, "Claim the win").await;
        assert!(stranger.text().starts_with("You are watching this game"), "{}", stranger.text());

        winner.at(&evening.hall).click(&board, "Claim the win").await;
        let over = format!("**@{late} ran out of time: @{} wins.**", winner.name());
        let board = evening.board_with(&over).await;
        let gained = format!("@{} 1662? (+162)", winner.name());
        assert!(board.text().contains(&format!("🏆 {over}\nRatings: ")), "{}", board.text());
        assert!(board.text().contains(&gained), "{}", board.text());
        assert!(moves(&board).is_empty());
        assert_eq!(evening.results(game)[&winner.name()], [1, 0, 0]);
        let export = downloaded(&winner.at(&evening.hall), &board).await;
        assert_eq!(export.message().attachments().len(), 1);
    }
}

#[tokio::test]
async fn who_waits_lets_the_other_move() {
    let evening = Evening::begin().await;
    evening.timed("mangala", "1d").await;
    evening.bot.pass(DAY);
    let board = evening.time_is_up().await;
    let old = board.as_it_is_now();
    evening.ada.at(&evening.hall).click(&board, "1").await;
    let moved = evening.board_with("@Bob’s time runs out on <t:f>.").await;
    assert!(!moved.screen().contains("Claim"), "{}", moved.screen());
    let late = evening.bob.at(&evening.hall).click_old(&old, "Claim the win").await;
    assert!(evening.notice(&late).await.contains("belonged to an earlier position"));
    let after = evening.board_with("@Bob’s time runs out on <t:f>.").await;
    assert!(!moves(&after).is_empty(), "{}", after.screen());
}

#[tokio::test]
async fn one_reminder_comes_when_most_time_is_used() {
    for game in ["mangala", "pallankuzhi"] {
        let evening = Evening::begin().await;
        evening.timed(game, "1d").await;
        evening.bot.pass(Duration::from_secs(18 * 3_600 - 1));
        assert_eq!(evening.discord.pings_of(&evening.ada).len(), 1, "only the call");
        evening.bot.pass(Duration::from_secs(1));
        evening.wait_for_pings(&evening.ada, 2).await;
        let reminder = evening.hall.last();
        assert!(reminder.text().starts_with("@Ada, your time to move in **"), "{}", reminder.text());
        assert!(reminder.text().contains(" against @Bob runs out on <t:f>: https://"), "{}", reminder.text());
        evening.bot.pass(Duration::from_hours(6));
        evening.time_is_up().await;
        assert_eq!(evening.discord.pings_of(&evening.ada).len(), 2, "no third time");
        assert_eq!(evening.hall.messages().len(), 3, "the boards, and the reminder in the place of the call");
    }
}

#[tokio::test]
async fn who_wants_no_pings_is_not_reminded() {
    for game in GAMES {
        let evening = Evening::begin().await;
        let settings = evening.ada.at(&evening.hall).slash("settings").send().await.message();
        evening.ada.at(&evening.hall).click(&settings, "Pings: on").await;
        let challenge = evening.timed_challenge(game, "1d").await.message();
        evening.look_away();
        evening.bob.at(&evening.hall).click(&challenge, "Accept").await;
        evening.bot.pass(DAY);
        evening.time_is_up().await;
        assert!(evening.discord.pings_of(&evening.ada).is_empty());
    }
}

#[tokio::test]
async fn who_wants_it_has_wins_claimed() {
    for game in GAMES {
        let evening = Evening::begin().await;
        let settings = evening.bob.at(&evening.hall).slash("settings").send().await.message();
        evening.bob.at(&evening.hall).click(&settings, "Wins on time: left to you").await;
        assert!(settings.text().contains("**claimed for you**"), "{}", settings.text());
        let board = evening.timed(game, "1d").await;
        evening.bot.pass(DAY);
        evening.hall.until(|_| board.text().contains("@Bob wins."), "the win to be claimed").await;
        let over = "**@Ada ran out of time: @Bob wins.**\nEnded early, so it is not rated.";
        assert!(board.text().contains(over), "{}", board.text());
        // Only Bob wishes it.
        let play =
            evening.bob.at(&evening.hall).slash("play").boolean("rated", true).user("opponent", &evening.ada);
        let play = play.string("side", "first").string("clock", "1d");
        let other = play.send().await.message();
        evening.look_away();
        evening.ada.at(&evening.hall).click(&other, "Accept").await;
        evening.bot.pass(DAY);
        evening.time_is_up().await;
    }
}

/// How many boards say that somebody has run out of time.
fn time_ups(evening: &Evening, halls: &[Channel]) -> usize {
    let boards = halls.iter().chain([&evening.hall]).flat_map(Channel::messages);
    boards.filter(|board| board.text().contains("has run out of time.")).count()
}

#[tokio::test]
async fn nobody_stops_clocks_with_matches_of_their_own() {
    for game in GAMES {
        let evening = Evening::begin_with(&[("KUZHI_MATCHES__MAX_TIME_UPS_AT_ONCE", "2")]).await;
        for _ in 0..5 {
            let challenge = evening.timed_challenge(game, "1d").await.message();
            evening.look_away();
            evening.bob.at(&evening.hall).click(&challenge, "Accept").await;
        }
        evening.bot.pass(DAY);
        evening.hall.until(|_| time_ups(&evening, &[]) == 5, "the time to be up").await;
    }
}

#[tokio::test]
async fn clocks_are_held_while_discords_differs() {
    let evening = Evening::begin_with(&[("KUZHI_MATCHES__MAX_TIME_UPS_AT_ONCE", "2")]).await;
    let halls = ["One", "Two", "Three"].map(|name| evening.discord.guild(name).channel("games"));
    let people = [&evening.ada, &evening.bob, &evening.cem];
    for (number, hall) in halls.iter().enumerate() {
        let (first, second) = (people[number], people[(number + 1) % 3]);
        let play = first
            .at(hall)
            .slash("play")
            .boolean("rated", true)
            .user("opponent", second)
            .string("side", "first");
        let challenge = play.string("clock", "1d").send().await.message();
        second.at(hall).click(&challenge, "Accept").await;
    }
    evening.discord.mischief().set_clock_ahead(Duration::from_hours(1));
    // Challenges expire as usual, so the bot has handled what was due.
    let challenge = evening.challenge().await;
    evening.bot.pass(DAY);
    evening.hall.until(|_| challenge.text().ends_with(" in time."), "the challenge to lapse").await;
    assert_eq!(time_ups(&evening, &halls), 0);
}
