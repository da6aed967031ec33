//! The bot's own emoji: uploaded at the start, kept in step, and replaced by letters where Discord refuses
//! them.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_engine::Side;
use kuzhi_memory_store::MemoryStore;
use kuzhi_tests::conversation::{Channel, Discord, Message, Person};
use kuzhi_view::picture::emoji::Glyph;

use crate::bot::Bot;

/// A bot with its own emoji, and a stand-in.
async fn start(discord: &Discord) -> Bot {
    Bot::start(discord, Arc::new(MemoryStore::default()), &[("KUZHI_DISCORD__EMOJIS_A_MINUTE", "30")]).await
}

fn uploads(discord: &Discord) -> usize {
    let is_upload = |method: &str, path: &str| method == "POST" && path.ends_with("/emojis");
    discord.requests().iter().filter(|one| is_upload(&one.method, &one.path)).count()
}

/// Waits for something while time passes for the bot.
async fn in_time(bot: &Bot, waiting: impl Future<Output = ()>) {
    let going_on = async {
        loop {
            bot.pass(Duration::from_mins(10));
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::select! {
        () = waiting => {}
        () = going_on => {}
    }
}

/// Returns the emoji that still have to be uploaded.
const MISSING: [Glyph; 4] =
    [Glyph::Pit(4, None), Glyph::Castle(true), Glyph::Letter(Side::North, true), Glyph::Store(9)];

/// A start that was interrupted: all but a few emoji exist.
fn begun(discord: &Discord) {
    for glyph in Glyph::all().into_iter().filter(|glyph| !MISSING.contains(glyph)) {
        discord.add_emoji(&glyph.upload_name());
    }
}

/// Lets time pass until exactly the right emoji exist.
async fn all_are_there(discord: &Discord, hall: &Channel, bot: &Bot) {
    let mut wanted: Vec<String> = Glyph::all().iter().map(|glyph| glyph.upload_name()).collect();
    wanted.sort_unstable();
    in_time(bot, async {
        hall.until(|_| discord.emojis() == wanted, "all emoji").await;
    })
    .await;
}

/// A board against the bot, before the first move.
async fn board(ada: &Person, hall: &Channel) -> Message {
    ada.at(hall).slash("play").string("side", "first").integer("level", 1).send().await.message()
}

#[tokio::test]
async fn boards_are_drawn_with_emoji_once_they_are_there() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let ada = discord.person("Ada");
    begun(&discord);
    let bot = start(&discord).await;
    let first = board(&ada, &hall).await;
    assert!(first.text().contains("│ 4│ 4│"), "letters until there are emoji: {}", first.text());
    all_are_there(&discord, &hall, &bot).await;
    assert_eq!(uploads(&discord), MISSING.len(), "and those that were there are left alone");
    redrawn_with_emoji(&first, &hall).await;
    drawn_with_emoji(&ada, &hall).await;
    // Nothing is uploaded twice, not even by the next version.
    let before = uploads(&discord);
    bot.stop().await;
    discord.offline().await;
    let _bot = start(&discord).await;
    drawn_with_emoji(&ada, &hall).await;
    assert_eq!(uploads(&discord), before);
}

/// Waits until a board that was drawn with letters is drawn again, without a click.
async fn redrawn_with_emoji(board: &Message, hall: &Channel) {
    let is_redrawn = || board.text().contains(":p04:") && !board.text().contains('│');
    hall.until(|_| is_redrawn(), "the board to be drawn again").await;
}

/// A kill in the middle of a move: the next start shows it before it knows the emoji.
#[tokio::test]
async fn boards_from_before_the_emoji_are_redrawn() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let ada = discord.person("Ada");
    for glyph in Glyph::all() {
        discord.add_emoji(&glyph.upload_name());
    }
    discord.mischief().on_next("GET", "/emojis").refuse(400, 0, "not now");
    let bot = start(&discord).await;
    let board = board(&ada, &hall).await;
    assert!(board.text().contains("│ 4│ 4│"), "{}", board.text());
    let edits = || discord.requests().iter().filter(|one| one.method == "PATCH").count();
    let before = edits();
    bot.pass(Duration::from_mins(1));
    redrawn_with_emoji(&board, &hall).await;
    assert_eq!(edits(), before + 1, "once");
    assert!(board.text().contains("**@Ada** to move"), "{}", board.text());
}

/// New boards use emoji as soon as the bot knows which ones exist.
async fn drawn_with_emoji(ada: &Person, hall: &Channel) {
    loop {
        let text = board(ada, hall).await.text();
        if text.contains(":p04:") && !text.contains('│') {
            break;
        }
        assert!(hall.messages().len() < 15, "{text}");
    }
    // A game with rounds has its own counts and numbers.
    let play = ada.at(hall).slash("play").string("game", "pallankuzhi").string("side", "first");
    let text = play.integer("level", 1).send().await.text();
    assert_eq!(text.matches(":p06:").count(), 14, "{text}");
}

#[tokio::test]
async fn a_changed_emoji_replaces_the_old_upload() {
    let discord = Discord::start().await;
    let current = MISSING[0].upload_name();
    let old = format!("{}_00000", current.rsplit_once('_').unwrap().0);
    begun(&discord);
    discord.add_emoji(&old);
    discord.add_emoji("somebody_elses");
    let hall = discord.guild("Friends").channel("games");
    let bot = start(&discord).await;
    let is_done = || {
        let there = discord.emojis();
        there.contains(&current) && !there.contains(&old) && there.len() == Glyph::all().len() + 1
    };
    in_time(&bot, async {
        hall.until(|_| is_done(), "the old emoji to go").await;
    })
    .await;
    assert!(discord.emojis().contains(&"somebody_elses".to_owned()), "only its own are its business");
}

#[tokio::test]
async fn refused_emoji_leave_letters_until_the_next_start() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let ada = discord.person("Ada");
    let full = "Maximum number of emojis reached";
    begun(&discord);
    discord.mischief().on_next("POST", "/emojis").times(3).refuse(400, 30_008, full);
    let bot = start(&discord).await;
    in_time(&bot, async {
        hall.until(|_| uploads(&discord) == 3, "three attempts").await;
    })
    .await;
    let refused = board(&ada, &hall).await;
    assert!(refused.text().contains("│ 4│ 4│"), "{}", refused.text());
    bot.stop().await;
    discord.offline().await;
    let bot = start(&discord).await;
    all_are_there(&discord, &hall, &bot).await;
    assert_eq!(uploads(&discord), 3 + MISSING.len(), "each once, and no more attempts before the next start");
    drawn_with_emoji(&ada, &hall).await;
}

#[tokio::test]
async fn a_board_without_file_permission_uses_emoji() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let ada = discord.person("Ada").managing_guilds();
    for glyph in Glyph::all() {
        discord.add_emoji(&glyph.upload_name());
    }
    let _bot = start(&discord).await;
    drawn_with_emoji(&ada, &hall).await;
    let page = ada.at(&hall).slash("settings").string("of", "house").send().await.message();
    let boards = ada.at(&hall).click(&page, "Boards").await.message();
    ada.at(&hall).choose(&boards, "k1:pick:house-look", &["light-wood"]).await;
    hall.lets_bot_attach(false);
    let board = board(&ada, &hall).await;
    assert!(board.attachments().is_empty() && board.text().contains(":p04:"), "{}", board.text());
}
