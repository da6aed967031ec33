//! The boards of a match of two servers: each server's is posted anew, has its card, and its files.

use std::time::Duration;

use kuzhi_tests::conversation::{Channel, Message, Person};

use super::Servers;
use crate::bot::moves;

const A_MINUTE: Duration = Duration::from_mins(1);
const MORE_THAN_AN_HOUR: Duration = Duration::from_mins(61);

/// A game in which somebody of Zoe's server is to move: they, their channel, and the boards of both servers.
fn of_guest<'a>(servers: &'a Servers, boards: &[Vec<Message>; 2]) -> (&'a Person, Channel, [Message; 2]) {
    let games = ["Ada", "Bob"].map(|who| Servers::of_game(boards, who));
    let is_theirs =
        |game: &[Message; 2]| game[1].text().contains("**@Zoe**") || game[1].text().contains("**@Mira**");
    let game = games.into_iter().find(is_theirs).expect("South begins for them on even boards");
    let (mover, thread, _) = servers.mover([&game[0], &game[1]]);
    (mover, thread, game)
}

async fn move_in(person: &Person, thread: &Channel, board: &Message) {
    let first = moves(board)[0].clone();
    person.at(thread).click_id(board, first.custom_id.as_deref().unwrap()).await;
}

/// The board to which this one has moved.
async fn replaced(thread: &Channel, old: &Message) -> Message {
    let other = |thread: &Channel| {
        thread.messages().into_iter().rfind(|one| one.id() > old.id() && !moves(one).is_empty())
    };
    thread.until(|thread| other(thread).is_some(), "the board posted anew").await;
    other(thread).unwrap()
}

#[tokio::test]
async fn a_board_out_of_sight_is_posted_anew_there_too() {
    let servers = Servers::announce("1d", &[]).await;
    let (_, boards) = servers.begin().await;
    let (mover, thread, [here, there]) = of_guest(&servers, &boards);
    servers.evening.bot.pass(A_MINUTE);
    let is_called = || !servers.evening.discord.pings_of(mover).is_empty();
    servers.evening.bot.pass_until(is_called, "a call to the board").await;
    let called = servers.evening.discord.pings_of(mover).remove(0).text();
    // Nobody of the other server can be mentioned here.
    assert!(["against Ada: ", "against Bob: "].iter().any(|against| called.contains(against)), "{called}");
    for line in 0..8 {
        servers.evening.cem.at(&thread).say(&format!("something else, part {line}"));
    }
    servers.evening.bot.pass(A_MINUTE);
    let label = moves(&there)[0].label.clone();
    let pit = label.split(' ').next().unwrap().to_owned();
    move_in(mover, &thread, &there).await;
    thread.until(|_| there.text().starts_with("The board has moved: "), "a link to the board").await;
    let anew = |channel: &Channel| {
        channel.messages().into_iter().rfind(|one| one.text().contains(&format!("pit {pit}")))
    };
    thread.until(|thread| anew(thread).is_some(), "the board at the end").await;
    let new = anew(&thread).unwrap();
    assert!(there.text().ends_with(&new.id().to_string()), "{}", there.text());
    servers.says(&here, &format!("pit {pit}")).await;
    // The link goes once the game has gone on.
    let id = there.id();
    servers.resign([&here, &new]).await;
    thread.until(|thread| thread.messages().iter().all(|one| one.id() != id), "the link to go").await;
    servers.evening.discord.assert_clean();
}

#[tokio::test]
async fn who_loses_on_time_is_told_on_their_own_server() {
    let servers = Servers::announce("1d", &[]).await;
    let (_, boards) = servers.begin().await;
    let (guest, thread, [here, there]) = of_guest(&servers, &boards);
    let mut have_played = [false; 2];
    loop {
        let (mover, channel, board) = servers.mover([&here, &there]);
        let is_guest = mover.id() == guest.id();
        if is_guest && have_played == [true; 2] {
            break;
        }
        have_played[usize::from(is_guest)] = true;
        let before = [&here, &there].map(Message::screen);
        move_in(mover, &channel, &board).await;
        let are_shown =
            || [&here, &there].into_iter().zip(&before).all(|(one, before)| one.screen() != *before);
        channel.until(|_| are_shown(), "the move on both boards").await;
    }
    servers.evening.days(3).await;
    let lost = format!("@{} lost on time against ", guest.name());
    let told = || thread.messages().into_iter().find(|one| one.text().contains(&lost));
    servers.evening.bot.pass_until(|| told().is_some(), "the news of the loss").await;
    let told = told().unwrap();
    let against = told.text().split(&lost).nth(1).unwrap().to_owned();
    assert!(against.starts_with("Ada in ") || against.starts_with("Bob in "), "{against}");
    assert!(against.contains(&there.id().to_string()), "a link to the board there: {against}");
    assert_eq!(told.pings(), [guest.name()]);
}

#[tokio::test]
async fn an_old_board_is_posted_anew_there_too() {
    let servers = Servers::announce("1d", &[]).await;
    let (_, boards) = servers.begin().await;
    let (mover, thread, [here, there]) = of_guest(&servers, &boards);
    servers.evening.bot.pass(MORE_THAN_AN_HOUR);
    move_in(mover, &thread, &there).await;
    let home = servers.evening.hall.threads().remove(0);
    let [here, there] = [replaced(&home, &here).await, replaced(&thread, &there).await];
    servers.resign([&here, &there]).await;
    servers.evening.discord.assert_clean();
}

#[tokio::test]
async fn both_servers_get_the_card_of_a_game() {
    let servers = Servers::announce("1d", &[]).await;
    let (_, boards) = servers.begin().await;
    let game = Servers::of_game(&boards, "Ada");
    for _ in 0..2 {
        let (mover, thread, board) = servers.mover([&game[0], &game[1]]);
        let before = game.clone().map(|board| board.screen());
        move_in(mover, &thread, &board).await;
        for (board, before) in game.iter().zip(before) {
            thread.until(|_| board.screen() != before, "the move on both servers").await;
        }
    }
    servers.resign([&game[0], &game[1]]).await;
    for board in &game {
        servers.evening.hall.until(|_| !board.attachments().is_empty(), "the card").await;
        assert!(board.attachments()[0].bytes.starts_with(b"\x89PNG"));
    }
}

#[tokio::test]
async fn a_match_of_servers_is_a_report_and_a_spreadsheet() {
    let servers = Servers::announce("1d", &[]).await;
    let (there, boards) = servers.begin().await;
    let game = Servers::of_game(&boards, "Ada");
    servers.resign([&game[0], &game[1]]).await;
    let mut files = Vec::new();
    for (person, channel, card) in
        [(&servers.ada, &servers.evening.hall, &servers.card), (&servers.zoe, &servers.court, &there)]
    {
        let own = person.at(channel);
        let standings = own.click(card, "Standings").await.message();
        for button in ["Spreadsheet (CSV)", "Table as a file"] {
            let told = own.click(&standings, button).await.message();
            let bytes = told.attachments().remove(0).bytes.to_vec();
            files.push(String::from_utf8(bytes).unwrap());
        }
    }
    let [csv, report, csv_there, report_there] = <[String; 4]>::try_from(files).unwrap();
    assert_eq!(csv.lines().count(), 5, "{csv}");
    for name in ["Ada", "Bob", "Zoe", "Mira"] {
        assert!(csv.contains(name) && csv_there.contains(name), "{csv}\n{csv_there}");
        assert!(report.contains(name) && report_there.contains(name), "{report}\n{report_there}");
    }
    let players = |report: &str| report.lines().filter(|line| line.starts_with("001 ")).count();
    assert_eq!([players(&report), players(&report_there)], [4, 4], "{report}");
    servers.evening.discord.assert_clean();
}
