//! A channel plays against the bot by votes.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::settings::HouseRules;
use kuzhi_domain::{GuildId, PlayerId};
use kuzhi_tests::conversation::{Answer, Button, Message, Person};

use crate::bot::{Bot, Evening};

const MINUTE: Duration = Duration::from_mins(1);

/// The buttons that vote now.
fn votes(board: &Message) -> Vec<Button> {
    let is_vote = |button: &Button| {
        button.is_enabled && button.custom_id.as_deref().is_some_and(|id| id.starts_with("k1:vote:"))
    };
    board.buttons().into_iter().filter(is_vote).collect()
}

/// The number of the pit that a button names.
fn pit(button: &Button) -> String {
    button.label.split(' ').next().unwrap_or_default().to_owned()
}

impl Evening {
    /// Ada begins a match in which the channel has a minute for each move. It waits for the channel.
    async fn voting(&self, silence: &str) -> Message {
        let vote = self.ada.at(&self.hall).slash("vote").string("game", "mangala").integer("level", 1);
        let board = vote.integer("time", 60).string("silence", silence).send().await.message();
        self.hall.until(|_| !votes(&board).is_empty(), "the first vote").await;
        board
    }

    async fn votes_for(&self, person: &Person, board: &Message, button: &Button) -> Answer {
        person.at(&self.hall).click_id(board, button.custom_id.as_deref().unwrap()).await
    }

    /// Waits until the board shows this.
    async fn board_says(&self, board: &Message, text: &str) {
        self.hall.until(|_| board.text().contains(text), text).await;
    }
}

#[tokio::test]
async fn the_most_votes_move_and_are_shown_afterwards() {
    let evening = Evening::begin().await;
    let board = evening.voting("wait").await;
    let text = board.text();
    assert!(text.contains("The channel") && text.contains("Kuzhi (level 1)"), "{text}");
    assert!(text.contains("The time runs from the first one: 1 min."), "{text}");
    assert!(!text.contains("Rated"), "{text}");
    let [few, many] = [0, 1].map(|at| votes(&board)[at].clone());
    let before = board.edits();
    for (person, button) in [(&evening.ada, &few), (&evening.bob, &many), (&evening.cem, &many)] {
        let told = evening.votes_for(person, &board, button).await;
        assert!(
            told.is_private() && told.text().starts_with(&format!("You voted for **pit {}**", pit(button)))
        );
        assert!(told.text().contains("until then you can change your vote"), "{}", told.text());
    }
    assert_eq!(board.edits(), before, "not each vote edits the board");
    evening.bot.pass(Duration::from_secs(6));
    evening.board_says(&board, "Votes so far: **3**").await;
    assert_eq!(board.edits(), before + 1);
    assert!(!board.text().contains("@Bob"), "no one sees who has voted: {}", board.text());
    evening.bot.pass(MINUTE);
    let moved = format!("The channel: pit {}", pit(&many));
    evening.board_says(&board, &moved).await;
    evening.hall.until(|_| !votes(&board).is_empty(), "Kuzhi's reply").await;
    let shown = evening.cem.at(&evening.hall).click(&board, "Who voted for what").await;
    assert!(shown.is_private(), "{}", shown.text());
    let lines: Vec<String> = shown.text().lines().map(str::to_owned).collect();
    assert_eq!(lines[1], format!("**pit {}** (2): @Bob, @Cem", pit(&many)));
    assert_eq!(lines[2], format!("**pit {}** (1): @Ada", pit(&few)));
    assert!(evening.discord.pings().is_empty(), "votes notify no one");
    assert!(evening.results("mangala").is_empty());
    evening.discord.assert_clean();
}

#[tokio::test]
async fn a_vote_can_be_changed_until_the_count_and_not_after_it() {
    let evening = Evening::begin().await;
    let board = evening.voting("wait").await;
    let [first, second] = [0, 1].map(|at| votes(&board)[at].clone());
    evening.votes_for(&evening.bob, &board, &first).await;
    evening.votes_for(&evening.bob, &board, &second).await;
    evening.bot.pass(Duration::from_secs(6));
    evening.board_says(&board, "Votes so far: **1**").await;
    evening.bot.pass(MINUTE);
    evening.board_says(&board, &format!("The channel: pit {}", pit(&second))).await;
    evening.hall.until(|_| !votes(&board).is_empty(), "Kuzhi's reply").await;
    let late = evening.cem.at(&evening.hall).forge(&board, first.custom_id.as_deref().unwrap()).await;
    assert!(late.is_private() && late.text().contains("earlier position"), "{}", late.text());
}

#[tokio::test]
async fn without_a_vote_the_channel_waits_or_level_3_moves() {
    let evening = Evening::begin().await;
    let board = evening.voting("wait").await;
    let before = board.screen();
    evening.bot.pass(Duration::from_hours(3));
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(board.screen(), before, "it waits");

    let evening = Evening::begin().await;
    let board = evening.voting("help").await;
    let text = board.text();
    assert!(text.contains("Votes so far: **0**. The move is made at <t:"), "{text}");
    assert!(text.contains("Without a vote, Kuzhi moves for the channel at level 3."), "{text}");
    evening.bot.pass(MINUTE);
    evening.board_says(&board, "The channel: pit ").await;
    evening.hall.until(|_| !votes(&board).is_empty(), "the next vote").await;
    assert!(board.buttons().iter().all(|button| button.label != "Who voted for what"));
}

#[tokio::test]
async fn one_vote_at_a_time_and_the_command_brings_it_down() {
    let evening = Evening::begin().await;
    let board = evening.voting("wait").await;
    let again = evening.bob.at(&evening.hall).slash("vote").string("game", "oware").send().await;
    assert!(again.text().contains("**Mangala**"), "{}", again.text());
    evening.hall.until(|_| votes(&board).is_empty(), "the old board").await;
    let first = votes(&again.message())[0].clone();
    let told = evening.votes_for(&evening.cem, &again.message(), &first).await;
    assert!(told.text().starts_with("You voted for "), "{}", told.text());
    let second = votes(&again.message())[1].clone();
    let changed = evening.votes_for(&evening.cem, &again.message(), &second).await;
    let said = format!("You changed your vote from **pit {}** to **pit {}**. ", pit(&first), pit(&second));
    assert!(changed.text().starts_with(&said), "{}", changed.text());
    let elsewhere = evening.discord.guild("Friends").channel("more");
    let other = evening.bob.at(&elsewhere).slash("vote").string("game", "oware").send().await;
    assert!(other.text().contains("**Oware**"), "{}", other.text());
}

#[tokio::test]
async fn whoever_began_it_or_manages_ends_it() {
    for by_manager in [false, true] {
        let evening = Evening::begin().await;
        let board = evening.voting("wait").await;
        let menu = evening.bob.at(&evening.hall).click(&board, "More …").await.private_answer().await;
        assert!(menu.text().starts_with("The whole channel plays this game"), "{}", menu.text());
        assert!(menu.buttons().iter().all(|button| button.label != "End this game"));
        let id = votes(&board)[0].custom_id.clone().unwrap().split(':').nth(2).unwrap().to_owned();
        let forged = evening.bob.at(&evening.hall).forge(&board, &format!("k1:end-vote:{id}")).await;
        assert!(forged.text().starts_with("Only the person who began this game"), "{}", forged.text());
        let who = if by_manager { evening.cem.clone().managing_guilds() } else { evening.ada.clone() };
        let menu = who.at(&evening.hall).click(&board, "More …").await.private_answer().await;
        let question = who.at(&evening.hall).click(&menu, "End this game").await.private_answer().await;
        assert!(question.text().starts_with("End this game for the whole channel?"), "{}", question.text());
        who.at(&evening.hall).click(&question, "Yes, end it").await;
        evening.board_says(&board, "this game has no result").await;
        assert_eq!(question.text(), "You ended this game. It has no result.");
        evening.voting("wait").await;
    }
}

#[tokio::test]
async fn new_accounts_vote_if_the_server_says_so() {
    let evening = Evening::begin().await;
    let board = evening.voting("wait").await;
    let new = evening.discord.account("Newt", Duration::from_hours(6 * 24));
    let first = votes(&board)[0].clone();
    let refused = evening.votes_for(&new, &board, &first).await;
    assert!(refused.is_private());
    assert!(refused.text().starts_with("Your account is less than a week old"), "{}", refused.text());
    let cem = evening.cem.clone().managing_guilds();
    let page = cem.at(&evening.hall).slash("settings").string("of", "house").send().await.message();
    cem.at(&evening.hall).click(&page, "Who may not play").await;
    cem.at(&evening.hall).click(&page, "New accounts: cannot vote").await;
    assert!(page.text().contains("**new accounts** (less than a week old) can vote"), "{}", page.text());
    let told = evening.votes_for(&new, &board, &first).await;
    assert!(told.text().starts_with("You voted for "), "{}", told.text());
    // Those who may not play here do not vote either.
    let guild = GuildId(evening.discord.guild("Friends").id().get());
    let kept_out = vec![PlayerId(evening.bob.id().get())];
    let rules = HouseRules { kept_out, ..HouseRules::default() };
    evening.store.save_house_rules(guild, &rules).unwrap();
    let barred = evening.votes_for(&evening.bob, &board, &first).await;
    assert!(barred.text().starts_with("The managers of this server"), "{}", barred.text());
}

#[tokio::test]
async fn what_was_voted_before_a_stop_is_counted_after_it() {
    let Evening { discord, hall, ada, bob, cem, bot, store, home } = Evening::begin().await;
    let evening = Evening { discord, hall, ada, bob, cem, bot, store, home };
    let board = evening.voting("wait").await;
    let first = votes(&board)[1].clone();
    evening.votes_for(&evening.bob, &board, &first).await;
    let Evening { discord, hall, ada, bob, cem, bot, store, home } = evening;
    let now = bot.now();
    bot.stop().await;
    let bot = Bot::start_at(&discord, Arc::clone(&store) as _, &[], now + 2 * MINUTE).await;
    let evening = Evening { discord, hall, ada, bob, cem, bot, store, home };
    let moved = format!("The channel: pit {}", pit(&first));
    let found = || evening.hall.messages().into_iter().rev().any(|one| one.text().contains(&moved));
    evening.hall.until(|_| found(), "the move").await;
}

#[tokio::test]
async fn votes_belong_to_those_who_cast_them() {
    let evening = Evening::begin().await;
    let board = evening.voting("wait").await;
    let [one, other] = [0, 1].map(|at| votes(&board)[at].clone());
    evening.votes_for(&evening.bob, &board, &one).await;
    evening.votes_for(&evening.cem, &board, &other).await;
    let (bob, cem) = (evening.bob.id().to_string(), evening.cem.id().to_string());
    let exported = evening.export_of(&evening.bob).await.to_string();
    assert!(exported.contains(&format!("[{bob},\"{}\"]", pit(&one))), "{exported}");
    assert!(!exported.contains(&cem), "{exported}");
    evening.deleted(&evening.bob).await;
    let who = PlayerId(evening.bob.id().get());
    evening.hall.until(|_| evening.store.matches_of(who).unwrap().is_empty(), "the removal").await;
    evening.bot.pass(MINUTE);
    evening.board_says(&board, &format!("The channel: pit {}", pit(&one))).await;
    evening.hall.until(|_| !votes(&board).is_empty(), "Kuzhi's reply").await;
    let shown = evening.cem.at(&evening.hall).click(&board, "Who voted for what").await;
    assert!(shown.text().contains("@Cem") && !shown.text().contains("@Bob"), "{}", shown.text());
}

#[tokio::test]
async fn a_channel_votes_only_on_a_server_with_the_bot() {
    let evening = Evening::begin().await;
    let alone = evening.ada.at(&evening.ada.dm()).slash("vote").send().await;
    assert!(
        alone.text().starts_with("A channel can vote only on a server that has Kuzhi"),
        "{}",
        alone.text()
    );
    let abroad = evening.discord.guild_without_bot("Abroad").channel("talk");
    let there = evening.ada.at(&abroad).slash("vote").send().await;
    assert!(
        there.text().starts_with("A channel can vote only on a server that has Kuzhi"),
        "{}",
        there.text()
    );
}

#[tokio::test]
async fn a_game_by_votes_comes_to_its_end() {
    let evening = Evening::begin().await;
    let mut board = evening.voting("wait").await;
    for _ in 0..200 {
        let Some(button) = votes(&board).pop() else { break };
        let before = board.screen();
        evening.votes_for(&evening.bob, &board, &button).await;
        evening.bot.pass(MINUTE);
        // A board that is over an hour old is posted anew.
        let newest = || evening.hall.last();
        let is_next = || {
            let newest = newest();
            let is_over = newest.text().contains("wins, ") || newest.text().contains("A draw");
            is_over
                || newest.screen() != before
                    && !votes(&newest).is_empty()
                    && !newest.text().contains("so far")
        };
        evening.hall.until(|_| is_next(), "the next vote").await;
        board = newest();
    }
    let text = board.text();
    assert!(text.contains("wins, ") || text.contains("A draw"), "{text}");
    let labels: Vec<String> = board.buttons().into_iter().map(|button| button.label).collect();
    assert!(labels.contains(&"Who voted for what".to_owned()), "{labels:?}");
    assert!(!labels.iter().any(|label| label == "Rematch" || label.contains("mistakes")), "{labels:?}");
    evening.discord.assert_clean();
}

#[tokio::test]
async fn the_channels_of_two_servers_play_each_other() {
    let evening = Evening::begin().await;
    let court = evening.discord.guild("Rivals").channel("court");
    let (ada, bob) = (evening.ada.clone(), evening.bob.clone());
    let refused = ada.at(&evening.hall).slash("vote").boolean("server", true).send().await;
    assert!(refused.text().starts_with("Only people who manage this server"), "{}", refused.text());
    let [mira, zoe] = ["Mira", "Zoe"].map(|name| evening.discord.person(name).managing_guilds());
    let invites = mira.at(&evening.hall).slash("vote").string("game", "mangala").integer("time", 60);
    let here = invites.boolean("server", true).send().await.message();
    let text = here.text();
    assert!(text.contains("Waiting for a channel of another server."), "{text}");
    assert!(votes(&here).is_empty());
    let code = text.split('`').nth(1).unwrap().to_owned();
    let wrong = zoe.at(&court).slash("vote").string("code", "00000000").send().await;
    assert!(wrong.text().starts_with("No other channel waits under this code."), "{}", wrong.text());
    let there = zoe.at(&court).slash("vote").string("code", &code).send().await.message();
    assert!(there.text().contains("Waiting for the managers of the other server"), "{}", there.text());
    evening.board_says(&here, "@Zoe wants to play against you").await;
    let meddling = bob.at(&evening.hall).click(&here, "Start game").await;
    assert!(meddling.private_answer().await.text().starts_with("Only people who manage this server"));
    mira.at(&evening.hall).click(&here, "Start game").await;
    let boards = [&here, &there];
    for number in [1, 2] {
        evening.hall.until(|_| boards.iter().any(|one| !votes(one).is_empty()), "a vote").await;
        let is_here = !votes(&here).is_empty();
        let (board, channel) = if is_here { (&here, &evening.hall) } else { (&there, &court) };
        let other = if is_here { &there } else { &here };
        evening.board_says(other, "is voting …").await;
        let button = votes(board)[number].clone();
        bob.at(channel).click_id(board, button.custom_id.as_deref().unwrap()).await;
        evening.bot.pass(MINUTE);
        evening.board_says(board, &format!("The channel: pit {}", pit(&button))).await;
        evening.board_says(other, &format!("The other channel: pit {}", pit(&button))).await;
    }
    let menu = zoe.at(&court).click(&there, "More …").await.private_answer().await;
    let question = zoe.at(&court).click(&menu, "End this game").await.private_answer().await;
    zoe.at(&court).click(&question, "Yes, end it").await;
    evening.board_says(&there, "this game has no result").await;
    evening.board_says(&here, "this game has no result").await;
    assert!(evening.discord.pings().is_empty());
    evening.discord.assert_clean();
}

#[tokio::test]
async fn a_channel_that_is_declined_asks_no_more() {
    let evening = Evening::begin().await;
    let court = evening.discord.guild("Rivals").channel("court");
    let mira = evening.discord.person("Mira").managing_guilds();
    let here = mira.at(&evening.hall).slash("vote").boolean("server", true).send().await.message();
    let code = here.text().split('`').nth(1).unwrap().to_owned();
    let own = mira.at(&evening.discord.guild("Friends").channel("more"));
    let own = own.slash("vote").string("code", &code).send().await;
    assert!(own.text().starts_with("No other channel waits under this code."), "{}", own.text());
    let there = mira.at(&court).slash("vote").string("code", &code).send().await.message();
    evening.board_says(&here, "@Mira wants to play against you").await;
    mira.at(&evening.hall).click(&here, "Decline").await;
    // Whoever waits looks again every half minute, if it was not told.
    evening.bot.pass_until(|| there.text().contains("this game has no result"), "the end there").await;
    assert!(here.text().contains("Waiting for a channel of another server."), "{}", here.text());
}
