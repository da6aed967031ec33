//! The bot is killed the moment its answer has arrived.

use kuzhi_tests::conversation::Discord;

use crate::program::Program;

#[tokio::test]
async fn what_was_answered_is_kept_though_the_bot_is_killed() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let (ada, bob) = (discord.person("Ada"), discord.person("Bob"));
    let folder = tempfile::tempdir().unwrap();

    let program = Program::start(&discord, folder.path()).await;
    let play = ada.at(&hall).slash("play").user("opponent", &bob).string("side", "first");
    let board = play.send().await.message();
    program.kill().await;
    discord.offline().await;

    let program = Program::start(&discord, folder.path()).await;
    bob.at(&hall).click(&board, "Accept").await;
    program.kill().await;
    discord.offline().await;

    for pit in ["1", "2", "3"] {
        let program = Program::start(&discord, folder.path()).await;
        let person = if board.text().contains("**@Ada** (South) to move") { &ada } else { &bob };
        person.at(&hall).click(&board, pit).await;
        program.kill().await;
        discord.offline().await;
    }
    let program = Program::start(&discord, folder.path()).await;
    let shown = board.screen();
    let again = ada.at(&hall).slash("board").send().await;
    assert_eq!(again.screen(), shown, "the store has what was shown");
    program.kill().await;
}
