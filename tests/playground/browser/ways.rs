//! How people get around: first steps, menus, forms, choices, the keyboard alone.

use thirtyfour::Key;

use crate::playing::play;
use crate::stage::Stage;

#[tokio::test]
async fn a_newcomer_sees_a_board_and_moves_after_three_clicks() {
    let Some(stage) = Stage::open().await else { return };
    let ada = stage.pane(1);
    let board = "const board = all('.welcome img')[0];
        const place = board.getBoundingClientRect();
        return board.complete && board.naturalWidth > 400 && place.top > 0 && place.bottom < innerHeight";
    for width in [390, 1280] {
        stage.resize(width, 844).await;
        ada.until(board, &[], "a board on the first card").await;
        stage.picture(&format!("welcome-{width}")).await;
    }
    ada.press("Play Mangala against Kuzhi").await;
    let send = "return last(all('.command [type=submit]'))";
    ada.until(send, &[], "a command to send").await;
    stage.picture("command").await;
    ada.click(send, &[], "a command to send").await;
    play(ada).await;
    stage.picture("first-move").await;
}

#[tokio::test]
async fn a_slash_begins_a_command_wherever_one_is() {
    let Some(stage) = Stage::open().await else { return };
    let (ada, bilge) = (stage.pane(1), stage.pane(2));
    let commands = "return all('.composer .option').length > 5 && last(all('.line')).value === '/'
        && document.activeElement === last(all('.line'))";
    type_anywhere(&stage, "/").await;
    ada.until(commands, &[], "commands").await;
    // With two people it is the one in whose window was pressed last.
    stage.two_people().await;
    bilge.click("return pane.querySelector('.where h2')", &[], "Bilge's window").await;
    type_anywhere(&stage, "/").await;
    bilge.until(commands, &[], "commands").await;
    // Where one writes, a slash is a slash.
    ada.begin("/replay match:1").await;
    let field = ada.element("return last(all('.command input'))", &[], "a field").await;
    field.send_keys("/2").await.expect("keys");
    ada.until("return last(all('.command input')).value === '1/2'", &[], "a slash in the field").await;
}

/// Presses a key while nothing has the focus.
async fn type_anywhere(stage: &Stage, key: &str) {
    stage.run("document.activeElement.blur()", &[]).await;
    stage.browser.action_chain().send_keys(key).perform().await.expect("a key");
}

#[tokio::test]
async fn the_first_tab_leads_past_the_bar_and_the_channels() {
    let Some(stage) = Stage::open().await else { return };
    stage.browser.action_chain().send_keys(Key::Tab + "").perform().await.expect("a key");
    let seen = "const link = document.activeElement;
        return link.matches('.skip') && link.getBoundingClientRect().top >= 0";
    stage.until(seen, &[], "the way past").await;
    stage.picture("skip").await;
    stage.browser.action_chain().send_keys(Key::Enter + "").perform().await.expect("a key");
    stage.until("return document.activeElement.id === 'log-1'", &[], "the messages").await;
}

#[tokio::test]
async fn a_command_that_is_named_fills_itself_in() {
    let Some(stage) = Stage::open().await else { return };
    let ada = stage.pane(1);
    ada.command("/help").await;
    let named = "return all('.message button.mark').find((one) => one.innerText === '/leaderboard')";
    ada.click(named, &[], "a command in the text").await;
    let filled_in = "return pane.querySelector('.command')?.innerText.includes('leaderboard')";
    ada.until(filled_in, &[], "the command").await;
}

#[tokio::test]
async fn a_challenge_from_a_persons_menu() {
    let Some(stage) = Stage::open().await else { return };
    let ada = stage.pane(1);
    ada.click(
        "return all('.places [data-person]').find((one) => one.innerText.includes('Bilge'))",
        &[],
        "Bilge",
    )
    .await;
    let entry = "return all('.popup [data-app]')[0] ?? null";
    ada.until(entry, &[], "an entry of the menu").await;
    stage.picture("person-menu").await;
    ada.click(entry, &[], "an entry of the menu").await;
    ada.until_shows("Only you can see this").await;
    stage.picture("challenge-question").await;
    ada.press("Challenge").await;
    ada.until_shows("@Bilge").await;
}

#[tokio::test]
async fn levels_are_proposed_while_one_types() {
    let Some(stage) = Stage::open().await else { return };
    let ada = stage.pane(1);
    ada.begin("/play opponent:Kuzhi game:mangala").await;
    ada.click("return pane.querySelector('[data-add=level]')", &[], "the option level").await;
    ada.until("return all('.command .options .option').length >= 8", &[], "eight levels").await;
    stage.picture("choices").await;
    let field = ada.element("return pane.querySelector('[name=level]')", &[], "the field").await;
    field.send_keys(Key::Down + Key::Down + Key::Enter).await.expect("keys");
    assert_eq!(ada.see("return pane.querySelector('[name=level]').dataset.value", &[]).await, "2");
    field.send_keys(Key::Enter + "").await.expect("a key");
    ada.until_shows("to move").await;
}

#[tokio::test]
async fn a_match_with_keys_alone() {
    let Some(stage) = Stage::open().await else { return };
    let ada = stage.pane(1);
    let line = ada.line().await;
    line.focus().await.expect("focus");
    line.send_keys("/pl").await.expect("keys");
    ada.until(
        "return pane.querySelector('.menu .option.active')?.innerText.includes('/play')",
        &[],
        "the command",
    )
    .await;
    stage.picture("commands").await;
    line.send_keys(Key::Enter + "").await.expect("a key");
    let command = "return document.activeElement?.closest('.command') && document.activeElement";
    let focused = ada.element(command, &[], "the focus in the command").await;
    focused.send_keys(Key::Enter + "").await.expect("a key");
    let begin = "return last(all('.message .button.success'))";
    let begin = ada.element(begin, &[], "a button to begin").await;
    begin.send_keys(Key::Enter + "").await.expect("a key");
    ada.until_shows("to move").await;
}

#[tokio::test]
async fn of_several_matches_one_is_chosen_from_a_menu() {
    let Some(stage) = Stage::open().await else { return };
    let ada = stage.pane(1);
    for game in ["mangala", "pallankuzhi"] {
        ada.command(&format!("/play opponent:Kuzhi game:{game} side:first level:1")).await;
        ada.until_shows("to move").await;
    }
    ada.command("/hint").await;
    ada.until_shows("Which one do you mean?").await;
    let menu = "return last(all('.message .selected'))";
    ada.click(menu, &[], "the menu").await;
    stage.picture("disambiguation-match").await;
    ada.click(menu, &[], "the menu").await;
    ada.choose("Mangala against Kuzhi (level 1)").await;
    ada.until_shows("Sow pit").await;
    let asks = ada.see("return pane.querySelector('.messages').innerText.includes('Which one')", &[]).await;
    assert_eq!(asks, serde_json::Value::Bool(false), "the hint is where the question was");
}

#[tokio::test]
async fn a_match_in_a_thread_is_found_among_the_channels() {
    let Some(stage) = Stage::open().await else { return };
    let ada = stage.pane(1);
    ada.command("/settings").await;
    ada.press("Server settings").await;
    ada.press("Threads: off").await;
    ada.press_gone("Threads: off").await;
    ada.command("/play opponent:Kuzhi game:mangala side:first").await;
    ada.click("return all('.places .thread button')[0] ?? null", &[], "a thread").await;
    ada.until_shows("to move").await;
    play(ada).await;
    stage.picture("thread").await;
}
