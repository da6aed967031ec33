//! If several matches in a channel qualify, the bot asks which one, and then does what was asked.

use std::time::Duration;

use kuzhi_tests::conversation::{Answer, Message};

use crate::bot::Evening;

const AGAINST_BOB: &str = "Mangala against Bob · no moves yet";
const AGAINST_BOT: &str = "Mangala against Kuzhi (level 1) · no moves yet";

impl Evening {
    /// Ada is to move in two casual matches, against Bob and against the bot. There is also a challenge.
    async fn two_boards(&self) -> [Message; 2] {
        let play = self.ada.at(&self.hall).slash("play").user("opponent", &self.bob);
        let with_bob = play.string("side", "first").boolean("rated", false).send().await.message();
        self.look_away();
        self.bob.at(&self.hall).click(&with_bob, "Accept").await;
        self.wait_for_pings(&self.ada, 1).await;
        self.bot.pass(Duration::from_secs(1));
        let alone = self.board_against_bot(1).await;
        self.challenge().await;
        [with_bob, alone]
    }

    async fn command(&self, command: &str) -> Answer {
        self.ada.at(&self.hall).slash(command).send().await
    }

    async fn choose(&self, question: &Answer, choice: &str) -> Answer {
        self.ada.at(&self.hall).choose(&question.message(), "Choose a game", &[choice]).await
    }
}

#[tokio::test]
async fn a_move_waits_until_its_match_is_chosen() {
    let evening = Evening::begin().await;
    let [with_bob, _] = evening.two_boards().await;
    let question = evening.ada.at(&evening.hall).slash("move").string("pit", "2").send().await;
    assert!(question.is_private());
    assert_eq!(
        question.screen(),
        format!(
            "You have several games in this channel. In which one do you want to play 2?\n\
             {{Choose a game: {AGAINST_BOT} | {AGAINST_BOB}}}"
        )
    );
    let chosen = evening.choose(&question, AGAINST_BOB).await;
    evening.hall.until(|_| question.message().is_deleted(), "the question to go").await;
    let board = chosen.follow_up(0).await;
    assert!(!board.is_private() && board.text().contains("@Ada: pit 2"), "{}", board.text());
    evening.wait_for_pings(&evening.bob, 1).await;
    evening.hall.until(|_| with_bob.buttons().is_empty(), "the old board to point to the new one").await;
    // The other match is now the only one in which Ada is to move.
    let now = evening.ada.at(&evening.hall).slash("move").string("pit", "1").send().await;
    assert!(now.text().contains("– Kuzhi"), "{}", now.text());
}

#[tokio::test]
async fn invalid_moves_are_refused_before_the_menu() {
    let evening = Evening::begin().await;
    evening.two_boards().await;
    let refused = evening.ada.at(&evening.hall).slash("move").string("pit", "two").send().await;
    assert!(refused.is_private() && refused.text().starts_with("“two” is not a move"), "{}", refused.text());
    assert!(!refused.screen().contains('{'), "{}", refused.screen());
}

#[tokio::test]
async fn a_hint_takes_the_place_of_the_question() {
    let evening = Evening::begin().await;
    evening.two_boards().await;
    let question = evening.command("hint").await;
    assert!(question.is_private());
    let chosen = evening.choose(&question, AGAINST_BOB).await;
    evening.hall.until(|_| !chosen.screen().contains('{'), "the hint").await;
    assert!(chosen.text().starts_with("Sow pit **"), "{}", chosen.text());
    assert!(chosen.is_private() && chosen.message().id() == question.message().id());
}

#[tokio::test]
async fn the_chosen_board_is_reposted_or_shown_privately() {
    let evening = Evening::begin().await;
    let [with_bob, _] = evening.two_boards().await;
    let board = evening.ada.at(&evening.hall).slash("board");
    let question = board.string("look", "light-wood").send().await;
    let looked_at = evening.choose(&question, AGAINST_BOB).await;
    evening.hall.until(|_| !looked_at.message().attachments().is_empty(), "the picture").await;
    assert!(looked_at.is_private() && !looked_at.screen().contains("{Choose"), "{}", looked_at.screen());

    let question = evening.command("board").await;
    assert!(question.is_private(), "{}", question.screen());
    let brought = evening.choose(&question, AGAINST_BOB).await;
    let board = brought.follow_up(0).await;
    assert!(!board.is_private() && board.text().contains("North @Bob"), "{}", board.text());
    evening.hall.until(|_| with_bob.buttons().is_empty(), "the old board to point to the new one").await;
}

#[tokio::test]
async fn resigning_asks_for_the_match_and_confirmation() {
    let evening = Evening::begin().await;
    evening.two_boards().await;
    let question = evening.command("resign").await;
    let sure = evening.choose(&question, AGAINST_BOB).await;
    assert!(sure.is_private() && sure.screen().contains("[Yes, I resign]"), "{}", sure.screen());
    evening.ada.at(&evening.hall).click(&sure.message(), "Yes, I resign").await;
    evening.hall.until(|_| evening.hall.transcript().contains("@Ada resigned"), "the end").await;
}

#[tokio::test]
async fn an_offer_is_made_for_all_to_see() {
    let evening = Evening::begin().await;
    evening.two_boards().await;
    let question = evening.command("agree").await;
    let refused = evening.choose(&question, AGAINST_BOB).await;
    assert!(refused.is_private());
    let board = evening.hall.messages().into_iter().find(|one| one.text().contains("North @Bob")).unwrap();
    for person in [&evening.ada, &evening.bob] {
        person.at(&evening.hall).click(&board, "1").await;
    }
    let question = evening.command("draw").await;
    let chosen = evening.choose(&question, "Mangala against Bob · their last move: 1").await;
    let offer = chosen.follow_up(0).await;
    assert!(!offer.is_private() && offer.pings() == ["Bob"], "{}", offer.screen());
}

#[tokio::test]
async fn conditional_moves_go_to_the_chosen_match() {
    let evening = Evening::begin().await;
    evening.two_boards().await;
    let second = evening.cem.at(&evening.hall).slash("play").user("opponent", &evening.bob);
    let challenge = second.string("side", "first").send().await.message();
    evening.look_away();
    evening.bob.at(&evening.hall).click(&challenge, "Accept").await;
    let plan = evening.bob.at(&evening.hall).slash("conditional").string("moves", "if 3 then 5");
    let question = plan.send().await;
    let against_cem = "Mangala against Cem · no moves yet";
    let menu = "Choose a game";
    let kept = evening.bob.at(&evening.hall).choose(&question.message(), menu, &[against_cem]).await;
    evening.hall.until(|_| !kept.screen().contains(menu), "the plans").await;
    assert!(kept.is_private() && kept.text().contains('5'), "{}", kept.text());
    evening.cem.at(&evening.hall).click(&challenge, "3").await;
    evening.hall.until(|_| evening.hall.transcript().contains("Planned in advance."), "the answer").await;
}

#[tokio::test]
async fn a_match_that_is_over_by_then_is_said_to_be() {
    let evening = Evening::begin().await;
    evening.two_boards().await;
    let question = evening.command("hint").await;
    let resign = evening.bob.at(&evening.hall).slash("resign").send().await.message();
    evening.bob.at(&evening.hall).click(&resign, "Yes, I resign").await;
    let late = evening.choose(&question, AGAINST_BOB).await;
    assert!(late.is_private());
    assert_eq!(late.screen(), "This game is over. Start a new one with `/play`.");
}

#[tokio::test]
async fn a_move_applies_only_to_the_chosen_board() {
    let evening = Evening::begin().await;
    let [with_bob, _] = evening.two_boards().await;
    let question = evening.ada.at(&evening.hall).slash("move").string("pit", "2").send().await;
    for person in [&evening.ada, &evening.bob] {
        person.at(&evening.hall).click(&with_bob, "1").await;
    }
    let late = evening.choose(&question, AGAINST_BOB).await;
    evening.hall.until(|_| late.follow_ups().len() == 2, "the board and a private line").await;
    let notice = late.follow_ups().into_iter().find(Message::is_private).unwrap();
    assert!(notice.text().starts_with("That button belonged to an earlier position"), "{}", notice.text());
    assert!(!evening.hall.transcript().contains("@Ada: pit 2"));
}

#[tokio::test]
async fn nobody_chooses_a_match_in_which_they_do_not_play() {
    let evening = Evening::begin().await;
    evening.two_boards().await;
    let (_, id) = evening.ada.at(&evening.hall).autocomplete("board", "match", "").await.remove(0);
    let board = evening.board_against_bot(1).await;
    let custom_id = "k1:choose:board:usual";
    let forged =
        evening.cem.at(&evening.hall).forge_choice(&board, custom_id, &format!("{}:0", id.as_str().unwrap()));
    let answer = forged.await;
    assert!(answer.is_private());
    assert_eq!(answer.text(), "This game no longer exists. Start a new one with `/play`.");
}

#[tokio::test]
async fn twins_are_told_apart_by_their_age() {
    let evening = Evening::begin().await;
    evening.board_against_bot(1).await;
    evening.bot.pass(Duration::from_mins(90));
    evening.board_against_bot(1).await;
    let question = evening.command("board").await;
    assert_eq!(
        question.screen(),
        "You have several games in this channel. Which one do you mean?\n\
         {Choose a game: Mangala against Kuzhi (level 1) · no moves yet · 0 min ago | \
         Mangala against Kuzhi (level 1) · no moves yet · 1 h ago}"
    );
}

#[tokio::test]
async fn several_challenges_without_a_match_show_no_menu() {
    let evening = Evening::begin().await;
    evening.challenge().await;
    evening.challenge().await;
    for command in ["hint", "board", "resign"] {
        let refused = evening.command(command).await;
        assert!(refused.is_private());
        assert_eq!(
            refused.text(),
            "Several of your challenges in this channel are still open. To move one to the bottom, choose it \
             with the option `match`."
        );
    }
}
