//! Replays: `/replay`, and the button under a finished board.

use kuzhi_tests::conversation::{Channel, Message};

use crate::bot::{Evening, GAMES};

fn is_enabled(message: &Message, label: &str) -> bool {
    message.buttons().into_iter().find(|button| button.label == label).unwrap().is_enabled
}

#[tokio::test]
async fn a_finished_match_is_gone_through_board_by_board() {
    for (game, name) in GAMES {
        let evening = Evening::begin().await;
        let board = evening.finished(game, 3).await;
        let before = board.screen();
        // Everyone in the channel may see it, privately.
        let cem = evening.cem.at(&evening.hall);
        let shown = cem.click(&board, "Replay").await.private_answer().await;
        assert!(shown.is_private() && shown.pings().is_empty());
        let title = format!("**{name}** · South @Ada · North @Bob\nMove 0 of 3 · `");
        assert!(shown.text().starts_with(&title), "{}", shown.text());
        assert!(!is_enabled(&shown, "|◀") && !is_enabled(&shown, "◀"));
        let mut seen = vec![shown.text()];
        for number in 1..=3 {
            cem.click(&shown, "▶").await;
            let at = format!("Move {number} of 3 · ");
            evening.hall.until(|_| shown.text().contains(&at), "the next board").await;
            assert!(shown.text().contains(": pit "), "{}", shown.text());
            assert!(!seen.contains(&shown.text()), "each move changes something");
            seen.push(shown.text());
        }
        assert!(shown.text().contains("\n🏆 **@Bob resigned: @Ada wins.**\nMove 3 of 3"), "{}", shown.text());
        assert!(!is_enabled(&shown, "▶") && !is_enabled(&shown, "▶|"));
        for (label, number) in [("◀", 2), ("|◀", 0), ("▶|", 3)] {
            cem.click(&shown, label).await;
            evening.hall.until(|_| shown.text() == seen[number], label).await;
        }
        assert_eq!(board.screen(), before, "the board stays as it is");
    }
}

#[tokio::test]
async fn a_match_is_played_to_its_end_as_an_animation() {
    for (game, _) in GAMES {
        let evening = Evening::begin().await;
        let board = evening.finished(game, 4).await;
        let ada = evening.ada.at(&evening.hall);
        let shown = ada.click(&board, "Replay").await.private_answer().await;
        ada.click(&shown, "▶").await;
        evening.hall.until(|_| shown.text().contains("Move 1 of 4"), "the first move").await;
        ada.click(&shown, "▶ Play to the end").await;
        evening.hall.until(|_| shown.text().ends_with("Moves 2 to 4, board by board."), "the film").await;
        let files = shown.attachments();
        let [film] = files.as_slice() else { panic!("one animation, not {}", files.len()) };
        assert!(film.bytes.starts_with(b"GIF89a") && film.bytes.len() < 2_000_000, "{}", film.bytes.len());
        let described = film.description.clone().unwrap();
        assert!(described.starts_with("Moves 2 to 4, board by board.\nYou (South): "), "{described}");
        ada.click(&shown, "◀").await;
        evening.hall.until(|_| shown.text().contains("Move 3 of 4"), "a single board").await;
        assert!(shown.attachments().is_empty(), "the animation gives way to the board");
    }
}

#[tokio::test]
async fn replay_shows_the_last_or_a_named_match() {
    let evening = Evening::begin().await;
    let nothing = evening.cem.at(&evening.hall).slash("replay").send().await;
    assert_eq!(nothing.text(), "You have not played any games yet. Start one with `/play`.");
    evening.finished("mangala", 1).await;
    evening.finished("pallankuzhi", 1).await;
    let ada = evening.ada.at(&evening.hall);
    let last = ada.slash("replay").send().await;
    assert!(last.is_private() && last.text().starts_with("**Pallankuzhi**"), "{}", last.text());
    let proposals = ada.autocomplete("replay", "match", "").await;
    let [(latest, _), (earlier, name)] = proposals.as_slice() else { panic!("{proposals:?}") };
    assert!(latest.starts_with("Pallankuzhi against Bob (") && earlier.starts_with("Mangala against Bob ("));
    let name = name.as_str().unwrap();
    // The answer to a command is private everywhere.
    let private = evening.ada.at(&evening.ada.dm());
    for at in [&ada, &private] {
        let shown = at.slash("replay").string("match", name).send().await;
        assert!(shown.is_private() && shown.text().starts_with("**Mangala**"), "{}", shown.text());
    }
    let strangers = evening.discord.guild("Strangers").channel("games");
    let refused = evening.cem.at(&strangers).slash("replay").string("match", name).send().await;
    assert!(refused.is_private());
    assert!(
        refused.text().starts_with("That game is being played where you cannot watch."),
        "{}",
        refused.text()
    );
    let unknown = ada.slash("replay").string("match", "chess").send().await;
    assert!(
        unknown.text().starts_with("There is no game called “chess”. The name of a game is eight"),
        "{}",
        unknown.text()
    );
    let gone = ada.slash("replay").string("match", "00000000").send().await;
    assert!(gone.text().starts_with("This game no longer exists."), "{}", gone.text());
}

#[tokio::test]
async fn boards_of_a_replay_are_drawn_as_one_likes_them() {
    let evening = Evening::begin().await;
    let board = evening.finished("mangala", 2).await;
    let ada = evening.ada.at(&evening.hall);
    let page = ada.slash("settings").send().await.message();
    ada.choose(&page, "k1:pick:look", &["light-wood"]).await;
    let shown = ada.click(&board, "Replay").await.private_answer().await;
    let files = shown.attachments();
    let [picture] = files.as_slice() else { panic!("one picture, not {}", files.len()) };
    assert!(picture.bytes.starts_with(b"\x89PNG\r\n"));
    assert_eq!(
        picture.description.as_deref(),
        Some("You (South): 4 4 4 4 4 4. Store 0.\nNorth: 4 4 4 4 4 4. Store 0.")
    );
}

/// Returns the link to a message, as Discord copies it.
fn link(guild: &str, hall: &Channel, message: &Message) -> String {
    format!("https://discord.com/channels/{guild}/{}/{}", hall.id(), message.id())
}

#[tokio::test]
async fn finished_matches_are_found_by_link_and_by_name() {
    for (game, name) in GAMES {
        let evening = Evening::begin().await;
        let board = evening.finished(game, 2).await;
        let friends = evening.discord.guild("Friends");
        let by_link = link(&friends.id().to_string(), &evening.hall, &board);
        let press = board.buttons().into_iter().find_map(|button| button.custom_id).unwrap();
        let by_name = press.split(':').nth(2).unwrap().to_owned();
        let other = friends.channel("other");
        let cem = evening.cem.at(&other);
        for (command, shows) in
            [("replay", "Move 2 of 2"), ("review", "**Review**"), ("analyse", "after move 1 of 2")]
        {
            for which in [&by_link, &by_name] {
                let shown = cem.slash(command).string("match", which).send().await;
                assert!(shown.is_private() && shown.pings().is_empty());
                assert!(shown.text().contains(name) && shown.text().contains(shows), "{}", shown.text());
            }
        }
        let replay = cem.slash("replay").string("match", &by_link).send().await.message();
        cem.click(&replay, "◀").await;
        other.until(|_| replay.text().contains("Move 1 of 2"), "the board before").await;
        // A person who cannot see it there cannot see it by other means either, from another server or direct
        // messages.
        let dia = evening.discord.person("Dia");
        let _hidden = evening.hall.clone().hidden_from(&dia);
        let strangers = evening.discord.guild("Strangers").channel("games");
        for at in [&other, &strangers, &dia.dm()] {
            for which in [&by_link, &by_name] {
                let refused = dia.at(at).slash("replay").string("match", which).send().await;
                assert!(refused.is_private());
                assert!(
                    refused.text().starts_with("That game is being played where you cannot"),
                    "{}",
                    refused.text()
                );
            }
        }
        // Its players see it everywhere.
        let own = evening.ada.at(&strangers).slash("replay").string("match", &by_link).send().await;
        assert!(own.text().starts_with(&format!("**{name}**")), "{}", own.text());
    }
}

#[tokio::test]
async fn matches_elsewhere_and_in_private_stay_hidden() {
    let evening = Evening::begin().await;
    let board = evening.board().await;
    evening.move_on(&board).await;
    let friends = evening.discord.guild("Friends");
    let running = link(&friends.id().to_string(), &evening.hall, &board);
    let other = friends.channel("other");
    let cem = evening.cem.at(&other);
    let refused = cem.slash("replay").string("match", &running).send().await;
    assert!(refused.text().starts_with("That game is being played where you cannot"), "{}", refused.text());
    // A match in someone's direct messages is theirs.
    let dm = evening.ada.dm();
    let private = evening.ada.at(&dm).slash("play").integer("level", 1).string("side", "first").send().await;
    let question = evening.ada.at(&dm).slash("resign").send().await.message();
    evening.ada.at(&dm).click(&question, "Yes, I resign").await;
    let hidden = link("@me", &dm, &private.message());
    let refused = cem.slash("replay").string("match", &hidden).send().await;
    assert!(refused.text().starts_with("That game is being played where you cannot"), "{}", refused.text());
    let own = evening.ada.at(&evening.hall).slash("replay").string("match", &hidden).send().await;
    assert!(own.text().starts_with("**Mangala**"), "{}", own.text());
}

#[tokio::test]
async fn a_link_that_leads_to_no_game_is_refused_kindly() {
    let evening = Evening::begin().await;
    let said = evening.cem.at(&evening.hall).say("Good evening!");
    let friends = evening.discord.guild("Friends").id().to_string();
    let closed = evening.discord.guild("Friends").channel("closed").closed_to_bot();
    let cem = evening.cem.at(&evening.hall);
    let nowhere = format!("https://discord.com/channels/{friends}/{}/7", evening.hall.id());
    for which in [link(&friends, &evening.hall, &said), link(&friends, &closed, &said), nowhere] {
        let refused = cem.slash("review").string("match", &which).send().await;
        assert!(refused.is_private());
        assert_eq!(
            refused.text(),
            "There is no game at that link. Copy the link to the message with the board, or use the name of \
             the game, shown in its replay."
        );
    }
}
