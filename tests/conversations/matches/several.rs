//! Several matches in one channel.

use crate::bot::{Evening, moves, pit_of};

#[tokio::test]
async fn matches_in_one_channel_do_not_meddle() {
    let evening = Evening::begin().await;
    let first = evening.board().await;
    let play = evening.ada.at(&evening.hall).slash("play").string("game", "pallankuzhi");
    let second = play.string("side", "first").integer("level", 1).send().await.message();
    evening.ada.at(&evening.hall).click(&second, "1").await;
    evening.bot_has_moved(&second).await;
    assert!(!first.text().contains(": pit "), "{}", first.text());
    evening.ada.at(&evening.hall).click(&first, "2").await;
    assert!(first.text().contains("@Ada: pit 2"));
    // Only in the match against the bot is it Ada's turn, so `/move` applies there.
    let pit = pit_of(&moves(&second)[0]).unwrap().to_string();
    let answer = evening.ada.at(&evening.hall).slash("move").string("pit", &pit).send().await;
    assert!(answer.text().starts_with("**Pallankuzhi** · @Ada – Kuzhi"), "{}", answer.text());
}

#[tokio::test]
async fn who_has_several_may_name_one() {
    let evening = Evening::begin().await;
    let first = evening.board().await;
    evening.board_against_bot(1).await;
    let proposed = evening.ada.at(&evening.hall).autocomplete("move", "match", "").await;
    assert_eq!(proposed.len(), 2);
    let against_bob = proposed.iter().find(|(name, _)| name.starts_with("Mangala against Bob ("));
    let (_, id) = against_bob.unwrap_or_else(|| panic!("no match against Bob in {proposed:?}"));
    let id = id.as_str().unwrap();
    let move_in_it = evening.ada.at(&evening.hall).slash("move").string("pit", "1").string("match", id);
    let answer = move_in_it.send().await;
    assert!(answer.text().contains("North @Bob"), "{}", answer.text());
    evening.hall.until(|_| first.buttons().is_empty(), "the old board to point to the new one").await;
}

#[tokio::test]
async fn a_match_that_does_not_exist_is_said_to_be_gone() {
    let evening = Evening::begin().await;
    evening.board().await;
    for id in ["00000000", "nonsense", "🌱"] {
        let board = evening.ada.at(&evening.hall).slash("board").string("match", id).send().await;
        assert_eq!(board.text(), "This game no longer exists. Start a new one with `/play`.");
        assert!(board.is_private());
    }
}

#[tokio::test]
async fn a_match_stays_in_its_channel_and_with_its_players() {
    let evening = Evening::begin().await;
    let board = evening.board().await;
    let (name, id) = evening.ada.at(&evening.hall).autocomplete("board", "match", "").await.remove(0);
    let id = id.as_str().unwrap_or_else(|| panic!("{name}"));
    let elsewhere = evening.discord.guild("Friends").channel("other");
    let asked = evening.ada.at(&elsewhere).slash("board").string("match", id).send().await;
    assert!(asked.is_private());
    assert_eq!(asked.text(), "That game is being played in #games. Use the command there.");
    let stranger = evening.cem.at(&evening.hall).slash("board").string("match", id).send().await;
    assert_eq!(stranger.text(), "This game no longer exists. Start a new one with `/play`.");
    assert!(!board.buttons().is_empty(), "the board is where it was");
}

#[tokio::test]
async fn an_open_challenge_does_not_hide_a_match() {
    let evening = Evening::begin().await;
    evening.board().await;
    evening.challenge().await;
    let early = evening.bob.at(&evening.hall).slash("move").string("pit", "1").send().await;
    assert_eq!(early.text(), "It is @Ada’s turn. You can move when it is yours.");
}

#[tokio::test]
async fn bringing_a_challenge_down_rings_for_nobody() {
    let evening = Evening::begin().await;
    evening.challenge().await;
    let again = evening.ada.at(&evening.hall).slash("board").send().await;
    assert!(again.text().starts_with("@Bob, @Ada challenges you"), "{}", again.text());
    assert_eq!(evening.discord.pings(), ["Bob"]);
}

#[tokio::test]
async fn nobody_plays_more_matches_than_allowed() {
    let evening = Evening::begin_with(&[("KUZHI_MATCHES__MAX_ONGOING_PER_PERSON", "1")]).await;
    let play = evening.bob.at(&evening.hall).slash("play").string("side", "first");
    play.send().await;
    let challenge = evening.challenge().await;
    evening.look_away();
    let answer = evening.bob.at(&evening.hall).click(&challenge, "Accept").await;
    assert_eq!(
        answer.text(),
        "You are playing one game already, and that is the limit. Finish or resign one first."
    );
    let again = evening.bob.at(&evening.hall).slash("play").integer("level", 3).send().await;
    assert_eq!(
        again.text(),
        "You are playing one game already, and that is the limit. Finish or resign one first."
    );
}

#[tokio::test]
async fn simultaneous_challenges_respect_the_limit() {
    let limits = [
        ("KUZHI_MATCHES__MAX_ONGOING_PER_PERSON", "3"),
        ("KUZHI_MATCHES__MAX_OPEN_CHALLENGES_PER_PERSON", "2"),
    ];
    let evening = Evening::begin_with(&limits).await;
    let play = || evening.bob.at(&evening.hall).slash("play").integer("level", 1);
    let pending: Vec<_> = (0..30).map(|_| play().send().begin()).collect();
    let mut begun = 0;
    for one in &pending {
        begun += usize::from(!one.answer().await.is_private());
    }
    assert_eq!(begun, 3);
    let play = || evening.ada.at(&evening.hall).slash("play").boolean("open", true);
    let pending: Vec<_> = (0..30).map(|_| play().send().begin()).collect();
    let mut open = 0;
    for one in &pending {
        open += usize::from(!one.answer().await.is_private());
    }
    assert_eq!(open, 2);
}

#[tokio::test]
async fn accepting_respects_the_challengers_limit() {
    let evening = Evening::begin_with(&[("KUZHI_MATCHES__MAX_ONGOING_PER_PERSON", "1")]).await;
    let challenge = evening.challenge().await;
    let other = evening.board_against_bot(1).await;
    let before = challenge.screen();
    evening.look_away();
    let answer = evening.bob.at(&evening.hall).click(&challenge, "Accept").await;
    assert!(answer.is_private());
    assert_eq!(
        answer.text(),
        "@Ada is playing as many games as allowed. You can accept as soon as one of them is over."
    );
    assert_eq!(challenge.screen(), before, "the challenge stays");
    let stranger = evening.cem.at(&evening.hall).click(&challenge, "Accept").await;
    assert_eq!(stranger.text(), "Only @Bob can answer this challenge. Start your own game with `/play`.");
    let sure = evening.ada.at(&evening.hall).slash("resign").send().await.message();
    evening.ada.at(&evening.hall).click(&sure, "Yes, I resign").await;
    evening.hall.until(|_| other.text().contains("resigned"), "the end").await;
    evening.look_away();
    evening.bob.at(&evening.hall).click(&challenge, "Accept").await;
    assert!(challenge.text().starts_with("**Mangala** · South @Ada · North @Bob"), "{}", challenge.text());
}

#[tokio::test]
async fn open_challenges_do_not_hide_a_game_with_the_bot() {
    let evening = Evening::begin_with(&[("KUZHI_MATCHES__MAX_OPEN_CHALLENGES_PER_PERSON", "1")]).await;
    evening.challenge().await;
    let second = evening.ada.at(&evening.hall).slash("play").user("opponent", &evening.cem).send().await;
    assert!(second.text().starts_with("You have one unanswered challenge"), "{}", second.text());
    let board = evening.board_against_bot(1).await;
    assert!(board.text().contains("– Kuzhi (level 1)"), "{}", board.text());
}
