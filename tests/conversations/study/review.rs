//! Reviews: `/review`, and the button under a finished board.

use std::sync::Arc;

use kuzhi_domain::MatchId;
use kuzhi_domain::study::KeptReview;
use kuzhi_search::Review;
use kuzhi_store::Store;
use kuzhi_tests::conversation::{Channel, Discord, Message, Participant, Person};

use crate::bot::{Bot, Evening, GAMES, moves};

/// Waits until all moves are judged.
async fn whole(review: &Message, hall: &Channel) -> String {
    hall.until(|_| review.text().contains("The curve shows how many seeds"), "the whole review").await;
    review.text()
}

#[tokio::test]
async fn a_finished_match_is_judged_move_by_move() {
    for (game, name) in GAMES {
        let evening = Evening::begin().await;
        let board = evening.finished(game, 4).await;
        let before = board.screen();
        let cem = evening.cem.at(&evening.hall);
        let review = cem.click(&board, "Review").await.private_answer().await;
        assert!(review.is_private() && review.pings().is_empty());
        let text = whole(&review, &evening.hall).await;
        let title = format!("**Review** · **{name}** · South @Ada · North @Bob\nAccuracy: @Ada ");
        assert!(text.starts_with(&title), "{text}");
        let files = review.attachments();
        let [curve] = files.as_slice() else { panic!("one picture, not {}", files.len()) };
        assert!(curve.bytes.starts_with(b"\x89PNG\r\n"));
        let described = curve.description.clone().unwrap();
        assert!(described.starts_with("South’s lead in seeds after each move: 0: "), "{described}");
        assert_eq!(described.matches("; ").count(), 4, "{described}");
        assert_eq!(board.screen(), before, "the board stays as it is");
        // A later request gets it at once, as text where files are not allowed.
        evening.hall.lets_bot_attach(false);
        let again = cem.click(&board, "Review").await.private_answer().await;
        let (told, curve) = text.rsplit_once('\n').unwrap();
        assert!(curve.starts_with("The curve shows"), "{curve}");
        assert_eq!(again.text(), format!("{told}\n{described}"));
        assert!(again.attachments().is_empty());
    }
}

/// The costly moves that a review names: their number in the game, what they lost, and what was better.
fn costly(text: &str) -> Vec<(usize, u16, String)> {
    let lines = text.lines().filter(|line| line.starts_with('('));
    let number = |text: &str| -> Option<usize> {
        text.split(|letter: char| !letter.is_ascii_digit()).find(|part| !part.is_empty())?.parse().ok()
    };
    let one = |line: &str| {
        let (_, rest) = line.split_once("**Move ")?;
        let (_, lost) = rest.split_once(" cost ")?;
        let amount = lost.split('.').next()?;
        let seeds = if amount.contains("one seed") { 1 } else { u16::try_from(number(amount)?).ok()? };
        let (_, better) = lost.split_once("**pit ")?;
        let (better, _) = better.split_once("**")?;
        Some((number(rest)?, seeds, better.to_owned()))
    };
    lines.map(|line| one(line).unwrap_or_else(|| panic!("{line}"))).collect()
}

#[tokio::test]
async fn players_see_their_own_costliest_moves_in_order() {
    let evening = Evening::begin().await;
    let board = evening.finished("mangala", 24).await;
    let mut all = Vec::new();
    for (person, names) in
        [(&evening.ada, "South You · North @Bob"), (&evening.bob, "South @Ada · North You")]
    {
        let review = person.at(&evening.hall).click(&board, "Review").await.private_answer().await;
        let text = whole(&review, &evening.hall).await;
        let title = format!("**Review** · **Mangala** · {names}\nAccuracy: ");
        assert!(text.starts_with(&title), "{text}");
        assert!(text.contains("You ") && !text.contains("less to gain"), "{text}");
        let own = costly(&text);
        assert!((1..=3).contains(&own.len()) && own.is_sorted(), "{text}");
        assert!(own.iter().all(|one| !all.contains(one)), "nobody sees what the other one did: {text}");
        all.extend(own);
    }
    // Cem did not play, and sees those of both.
    let review = evening.cem.at(&evening.hall).click(&board, "Review").await.private_answer().await;
    let seen = costly(&whole(&review, &evening.hall).await);
    all.sort_by_key(|one| (std::cmp::Reverse(one.1), one.0));
    all.truncate(seen.len());
    all.sort();
    assert_eq!(seen, all, "the costliest of both, as on the buttons");
}

#[tokio::test]
async fn what_only_theory_knows_of_the_opening_is_left_out() {
    let evening = Evening::begin().await;
    // Every first move of Mangala but pit 5 loses, which nobody could see.
    let board = evening.finished("mangala", 1).await;
    let ada = evening.ada.at(&evening.hall);
    let review = ada.click(&board, "Review").await.private_answer().await;
    let text = whole(&review, &evening.hall).await;
    assert!(
        text.contains("\nYou missed nothing that a strong player would have seen. Well played!\n"),
        "{text}"
    );
    assert!(!text.contains("Move 1") && !review.screen().contains("Retry"), "{text}");
    assert!(text.contains(" % · @Bob –\n"), "{text}");
}

/// Both games are solved, whatever rounds are still to come.
#[tokio::test]
async fn reviews_of_solved_matches_say_what_turned_them() {
    let win = "Worked out to the end: before move 3, South could win against any play, and 7 gave that away.";
    let draw = "Worked out to the end: before move 6, North could be sure of a draw, and 4 gave that away.";
    let never = "Worked out to the end: from the first move to the last, \
                 perfect play would have brought the same result.";
    for (game, played, told) in
        [("pallankuzhi", "2 3 7", win), ("pallankuzhi", "2 3", never), ("pallam-khuzi", "2 1 6 3 5 4", draw)]
    {
        let evening = Evening::begin().await;
        let board = evening.board_of(game).await;
        for (ply, mv) in played.split(' ').enumerate() {
            let mover = [&evening.ada, &evening.bob][ply % 2].at(&evening.hall);
            let of_move = |id: &String| id.ends_with(&format!(":{mv}"));
            let id = moves(&board).into_iter().find_map(|button| button.custom_id.filter(of_move)).unwrap();
            mover.click_id(&board, &id).await;
        }
        let question = evening.bob.at(&evening.hall).slash("resign").send().await.message();
        evening.bob.at(&evening.hall).click(&question, "Yes, I resign").await;
        evening.hall.until(|_| board.text().contains("resigned"), "the end").await;
        let review = evening.cem.at(&evening.hall).click(&board, "Review").await.private_answer().await;
        let text = whole(&review, &evening.hall).await;
        assert!(text.contains(told), "{game} {played}: {text}");
        assert!(!text.contains(" about "), "{text}");
    }
}

#[tokio::test]
async fn a_costly_move_is_tried_again_in_the_review() {
    let evening = Evening::begin().await;
    let board = evening.finished("mangala", 24).await;
    let ada = evening.ada.at(&evening.hall);
    let review = ada.click(&board, "Review").await.private_answer().await;
    let text = whole(&review, &evening.hall).await;
    let (ply, _, better) = costly(&text).remove(0);
    let replay = ada.click(&review, &format!("Move {ply}")).await.private_answer().await;
    assert!(
        replay.is_private() && replay.text().contains(&format!("Move {ply} of 24 · ")),
        "{}",
        replay.text()
    );
    assert_eq!(review.text(), text, "the review stays");

    ada.click(&review, &format!("Retry move {ply}")).await;
    let title = format!("**Move {ply} again** · **Mangala**\n");
    evening.hall.until(|_| review.text().starts_with(&title), "the board before it").await;
    assert_eq!(review.attachments()[0].filename, "board.png", "wood in place of the curve");
    let asked = review.text();
    let (_, played) = asked.split_once("In the game you played ").unwrap();
    let played = played.split('.').next().unwrap().trim_start_matches("pit ").to_owned();
    let press = |pit: &str| format!("k1:retry:{}:{ply}:0:{pit}", match_on(&board));
    ada.click_id(&review, &press(&played)).await;
    let said = format!("↩️ **{played} is no better than the move from the game.** @Ada: pit {played}");
    evening.hall.until(|_| review.text().contains(&said), "what was played is no better").await;
    assert!(review.text().contains("Can you find a better one?"), "{}", review.text());
    ada.click_id(&review, &press(&better)).await;
    let said = format!("✅ **Yes! You cannot do better than pit {better}.**");
    evening.hall.until(|_| review.text().contains(&said), "the best move").await;
    assert!(review.text().contains(&format!("@Ada: pit {better}")), "{}", review.text());
    ada.click(&review, "Back to the review").await;
    assert_eq!(whole(&review, &evening.hall).await, text);
    assert_eq!(review.attachments().len(), 1, "the curve is there again");
    assert!(review.screen().contains(&format!("[✅ Retry move {ply}]")), "{}", review.screen());
}

/// Presses the best move in a retry, and waits until it is told.
async fn solve(ada: &Participant, evening: &Evening, retry: &Message, costly: &[(usize, u16, String)]) {
    let text = retry.text();
    let (ply, _, better) =
        costly.iter().find(|one| text.contains(&format!("**Move {} again**", one.0))).unwrap();
    let press = retry
        .buttons()
        .into_iter()
        .filter_map(|button| button.custom_id)
        .find(|press| press.contains(&format!(":{ply}:")) && press.ends_with(&format!(":{better}")));
    ada.click_id(retry, &press.unwrap()).await;
    evening.hall.until(|_| retry.text().contains("✅ **Yes! "), "the best move").await;
}

#[tokio::test]
async fn all_mistakes_of_a_lost_game_are_retried_in_turn() {
    let evening = Evening::begin().await;
    let board = evening.lost_to_bot("mangala", 5, 6).await;
    let ada = evening.ada.at(&evening.hall);
    evening.hall.until(|_| !board.attachments().is_empty(), "the card").await;
    let review = ada.click(&board, "Review").await.private_answer().await;
    let costly = costly(&whole(&review, &evening.hall).await);
    let (all, label) = (costly.len(), format!("Retry my {} mistakes", costly.len()));
    assert!(all > 1, "whoever plays the first move that there is errs: {}", review.text());
    // On a busy machine the card did not wait for the review. The next look at the board knows the number.
    ada.forge(&board, &format!("k1:move:{}:0:1", match_on(&board))).await;
    evening.hall.until(|_| board.screen().contains(&format!("[{label}] [Rematch]")), &label).await;

    let retry = ada.click(&board, &label).await.private_answer().await;
    for place in 1..=all {
        let marks = format!("{}🔸{}", "✅".repeat(place - 1), "▫️".repeat(all - place));
        let told = format!("\nMistake {place} of {all} · {marks}\n");
        evening.hall.until(|_| retry.text().contains(&told), &told).await;
        assert_eq!(retry.attachments()[0].filename, "board.png");
        solve(&ada, &evening, &retry, &costly).await;
        let is_last = place == all;
        assert_eq!(retry.text().contains("found them all"), is_last, "{}", retry.text());
        if !is_last {
            ada.click(&retry, "Next mistake ▶").await;
        }
    }
    assert!(retry.screen().ends_with("\n[Back to the review]"), "{}", retry.screen());
    ada.click(&retry, "Back to the review").await;
    whole(&retry, &evening.hall).await;
    assert_eq!(retry.screen().matches("✅ Retry move").count(), all, "{}", retry.screen());
}

#[tokio::test]
async fn mistakes_are_retried_without_files_and_by_others() {
    let evening = Evening::begin().await;
    evening.hall.lets_bot_attach(false);
    let board = evening.lost_to_bot("mangala", 3, 6).await;
    // No card comes that could bring their number.
    let buttons = "\n[Retry my mistakes] [Rematch] [Learn Mangala] [Easier: level 2]\n";
    assert!(board.screen().contains(buttons), "{}", board.screen());
    let retry = evening.cem.at(&evening.hall).click(&board, "Retry my mistakes").await;
    let retry = retry.private_answer().await;
    evening.hall.until(|_| retry.text().contains("\nMistake 1 of 3 · 🔸▫️▫️\n"), "the first").await;
    assert!(retry.attachments().is_empty() && retry.is_private(), "{}", retry.screen());
}

#[tokio::test]
async fn the_command_reviews_ones_last_match() {
    for (game, name) in GAMES {
        let evening = Evening::begin().await;
        evening.finished(game, 2).await;
        let review = evening.bob.at(&evening.bob.dm()).slash("review").send().await;
        assert!(review.is_private());
        let text = whole(&review.message(), &evening.hall).await;
        assert!(text.starts_with(&format!("**Review** · **{name}**")), "{text}");
    }
}

#[tokio::test]
async fn a_rated_match_is_reviewed_when_it_is_over() {
    let evening = Evening::begin().await;
    let board = evening.board().await;
    evening.move_on(&board).await;
    let refused = evening.ada.at(&evening.hall).slash("review").send().await;
    assert!(refused.is_private());
    assert_eq!(
        refused.text(),
        "This game is rated, so both of you play without help. You can review it once it is over."
    );
    // Forged custom IDs are refused.
    let id = board.buttons().into_iter().find_map(|button| button.custom_id).unwrap();
    let press = format!("k1:review:{}", id.split(':').nth(2).unwrap());
    let forged = evening.ada.at(&evening.hall).forge(&board, &press).await;
    assert!(forged.is_private() && forged.text() == refused.text(), "{}", forged.text());
}

/// Returns the match on a board.
fn match_on(board: &Message) -> MatchId {
    let press = board.buttons().into_iter().filter_map(|button| button.custom_id);
    let review = press.into_iter().find(|press| press.starts_with("k1:review:")).unwrap();
    review.rsplit(':').next().unwrap().parse().unwrap()
}

/// What remains after a bot has ended.
struct Between {
    discord: Discord,
    hall: Channel,
    cem: Person,
    store: Arc<dyn Store>,
}

/// A complete review: its text, its picture, and the picture's description.
#[derive(PartialEq)]
struct Shown {
    text: String,
    curve: Vec<u8>,
    described: String,
}

impl Shown {
    async fn whole(review: &Message, hall: &Channel) -> Shown {
        let (text, file) = (whole(review, hall).await, review.attachments().remove(0));
        Shown { text, curve: file.bytes.to_vec(), described: file.description.unwrap() }
    }
}

impl Between {
    async fn after(evening: Evening) -> Between {
        let Evening { discord, hall, cem, bot, store, .. } = evening;
        bot.stop().await;
        discord.offline().await;
        Between { discord, hall, cem, store }
    }

    /// Starts a new bot with the stored data, and shows the review of a board.
    async fn review(&self, board: &Message) -> Shown {
        let bot = Bot::start(&self.discord, Arc::clone(&self.store), &[]).await;
        let review = self.cem.at(&self.hall).click(board, "Review").await.private_answer().await;
        let shown = Shown::whole(&review, &self.hall).await;
        bot.stop().await;
        self.discord.offline().await;
        shown
    }
}

#[tokio::test]
async fn a_stored_review_is_shown_after_a_restart() {
    for (game, _) in GAMES {
        let evening = Evening::begin().await;
        let board = evening.finished(game, 4).await;
        let review = evening.cem.at(&evening.hall).click(&board, "Review").await.private_answer().await;
        let first = Shown::whole(&review, &evening.hall).await;
        let (between, id) = (Between::after(evening).await, match_on(&board));
        let kept = between.store.review(id).unwrap().expect("it is kept");
        assert_eq!((kept.judgement, kept.verdicts.len()), (Review::JUDGEMENT, 4));
        let again = between.review(&board).await;
        assert!(again == first, "{}\n{}", again.text, again.described);

        // A value that no search would find is shown, so nothing was searched.
        let mut other = kept.clone();
        other.verdicts[0].before.lead = 77;
        between.store.save_review(id, &other).unwrap();
        let again = between.review(&board).await;
        assert!(again.described.contains(" 0: +77;"), "{}", again.described);
        assert_eq!(between.store.review(id).unwrap(), Some(other.clone()), "it stays");

        // A judgement of another version is not shown: it is repeated and replaces the old one.
        let old = KeptReview { judgement: Review::JUDGEMENT - 1, ..other };
        between.store.save_review(id, &old).unwrap();
        let again = between.review(&board).await;
        assert!(again == first, "{}\n{}", again.text, again.described);
        assert_eq!(between.store.review(id).unwrap(), Some(kept));
    }
}

#[tokio::test]
async fn that_of_a_game_that_goes_on_is_not_kept() {
    let evening = Evening::begin().await;
    let board = evening.board_against_bot(1).await;
    evening.move_on(&board).await;
    evening.bot_has_moved(&board).await;
    let review = evening.ada.at(&evening.hall).slash("review").send().await;
    whole(&review.message(), &evening.hall).await;
    let id = moves(&board)[0].custom_id.as_deref().unwrap().split(':').nth(2).unwrap().parse().unwrap();
    let between = Between::after(evening).await;
    assert_eq!(between.store.review(id).unwrap(), None);
}
