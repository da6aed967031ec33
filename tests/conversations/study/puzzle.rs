//! `/puzzle`: positions with one best move, solved privately; the puzzle of the day; the user's own mistakes.

use std::time::Duration;

use kuzhi_domain::PlayerId;
use kuzhi_domain::rating::Rating;
use kuzhi_domain::study::Solver;
use kuzhi_engine::Game;
use kuzhi_search::{Goal, Puzzle, PuzzleId};
use kuzhi_tests::conversation::{Channel, Message, Participant, Person};
use kuzhi_view::words::{Words, game_name};

use crate::bot::{Evening, GAMES};

const DAY: Duration = Duration::from_hours(24);

/// The custom ID of the button with the solution has the puzzle's source, its name, and the place in its
/// line.
fn place(message: &Message) -> (String, PuzzleId, usize) {
    let ids = message.buttons().into_iter().filter_map(|button| button.custom_id);
    let answer = ids.into_iter().find(|id| id.ends_with(":answer"));
    let answer = answer.unwrap_or_else(|| panic!("nothing is to be found:\n{}", message.screen()));
    let parts: Vec<&str> = answer.split(':').collect();
    let ["k1", "puzzle", kind, id, ply, "answer"] = parts[..] else { panic!("{answer}") };
    (kind.to_owned(), id.parse().unwrap(), ply.parse().unwrap())
}

fn is_asked(message: &Message) -> bool {
    message.buttons().iter().any(|button| button.label == "Show the answer")
}

/// Returns the current puzzle.
pub(super) fn asked(message: &Message) -> &'static Puzzle {
    Puzzle::by_id(place(message).1).unwrap()
}

/// Returns the enabled move buttons: the right one, and the others.
pub(super) fn moves(message: &Message, puzzle: &Puzzle) -> (String, Vec<String>) {
    let (kind, id, ply) = place(message);
    let right = format!("k1:puzzle:{kind}:{id}:{ply}:try:{}", puzzle.line()[ply]);
    let enabled = message.buttons().into_iter().filter(|button| button.is_enabled);
    let ids = enabled.filter_map(|button| button.custom_id).filter(|id| id.contains(":try:"));
    let (is_right, wrong): (Vec<_>, Vec<_>) = ids.partition(|id| *id == right);
    assert_eq!(is_right.len(), 1, "{}", message.screen());
    (right, wrong)
}

/// Presses a button, and waits until something has changed.
pub(super) async fn press(who: &Participant, channel: &Channel, message: &Message, id: &str) {
    let before = message.edits();
    who.click_id(message, id).await;
    channel.until(|_| message.edits() > before, "what comes of it").await;
}

/// Finds every remaining move.
pub(super) async fn solve(who: &Participant, channel: &Channel, message: &Message, puzzle: &Puzzle) {
    while is_asked(message) {
        let (right, _) = moves(message, puzzle);
        press(who, channel, message, &right).await;
    }
}

impl Evening {
    fn solver(&self, who: &Person) -> Solver {
        self.store.solver(PlayerId(who.id().get())).unwrap()
    }

    async fn puzzle(&self, who: &Person, from: &str) -> Message {
        let answer = who.at(&self.hall).slash("puzzle").string("from", from).send().await;
        assert!(answer.is_private() && answer.pings().is_empty());
        answer.message()
    }

    async fn next_puzzle(&self, who: &Person, message: &Message) {
        who.at(&self.hall).click(message, "Next puzzle ▶").await;
        self.hall.until(|_| is_asked(message), "the next puzzle").await;
    }
}

#[tokio::test]
async fn a_puzzle_is_solved_move_by_move_and_counts() {
    for (game, name) in GAMES {
        let evening = Evening::begin().await;
        let cem = evening.cem.at(&evening.hall);
        let answer = cem.slash("puzzle").string("game", game).send().await;
        assert!(answer.is_private());
        let shown = answer.message();
        let (mut solved, mut had) = (0, Vec::new());
        // Until one of them has several moves.
        loop {
            let puzzle = asked(&shown);
            assert!(!had.contains(&puzzle.id()), "none comes again");
            had.push(puzzle.id());
            let text = shown.text();
            let title = format!("**Puzzle** · **{name}** · ★");
            assert!(text.starts_with(&title) && text.contains("Find it!"), "{text}");
            assert_eq!(text.contains("Move 1 of "), puzzle.moves_to_find() > 1, "{text}");
            let before = evening.solver(&evening.cem);
            assert_eq!(before.solved, solved, "nothing counts before the end");
            solve(&cem, &evening.hall, &shown, puzzle).await;
            solved += 1;
            let (text, after) = (shown.text(), evening.solver(&evening.cem));
            assert!(text.contains("🏆 **Solved.** "), "{text}");
            let rating =
                format!("\nPuzzle rating: {:.0} → **{:.0}**", before.rating.value(), after.rating.value());
            let finding = format!("\nFinding your level: {solved} of 5 puzzles.");
            assert_eq!(
                (text.contains(&finding), text.contains(&rating)),
                (solved <= 5, solved > 5),
                "{text}"
            );
            assert!(after.rating.value() > before.rating.value());
            assert_eq!((after.solved, after.missed), (solved, 0));
            if puzzle.moves_to_find() > 1 {
                break;
            }
            evening.next_puzzle(&evening.cem, &shown).await;
        }
        // Others have solved nothing by that, as the profile shows.
        assert_eq!(evening.solver(&evening.ada), Solver::default());
        let profile = evening.cem.at(&evening.hall).slash("profile").send().await.text();
        let line = format!("{solved} of {solved} solved on the first try");
        assert!(profile.contains("\nPuzzles: ") && profile.contains(&line), "{profile}");
        assert_eq!(profile.contains("Puzzles: finding the level"), solved <= 5, "{profile}");
    }
}

#[tokio::test]
async fn a_puzzle_of_a_whole_match_says_so() {
    let evening = Evening::begin().await;
    let cem = evening.cem.at(&evening.hall);
    for id in ["pallankuzhi", "pallam-khuzi"] {
        let shown = cem.slash("puzzle").string("game", id).send().await.message();
        let mut kept =
            Puzzle::built_in(&Game::by_id(id).unwrap()).iter().filter(|puzzle| puzzle.is_of_match());
        let puzzle = kept.find(|puzzle| puzzle.goal() == Goal::Win).unwrap();
        let wrong = puzzle.start().legal().into_iter().find(|mv| *mv != puzzle.line()[0]).unwrap();
        let (kind, ..) = place(&shown);
        let tried = format!("k1:puzzle:{kind}:{}:0:try:{wrong}", puzzle.id());
        cem.forge(&shown, &tried).await;
        let round = puzzle.position().round;
        let told = format!("in round {round} of 3: only one move wins the whole game. Find it!");
        evening.hall.until(|_| shown.text().contains(&told), "the puzzle").await;
        solve(&cem, &evening.hall, &shown, puzzle).await;
        assert!(shown.text().contains("\nYou now win, whatever Kuzhi plays."), "{}", shown.text());
    }
}

#[tokio::test]
async fn a_wrong_move_is_told_kindly_and_counts_once() {
    for (game, _) in GAMES {
        let evening = Evening::begin().await;
        let ada = evening.ada.at(&evening.hall);
        let shown = ada.slash("puzzle").string("game", game).send().await.message();
        let puzzle = asked(&shown);
        let (_, wrong) = moves(&shown, puzzle);
        let old = shown.as_it_is_now();
        press(&ada, &evening.hall, &shown, &wrong[0]).await;
        let (text, missed) = (shown.text(), evening.solver(&evening.ada));
        assert!(text.contains("\n↩️ **") && text.contains(" is not it.**"), "{text}");
        assert!(
            text.contains("\nThe board is back as it was: try again, or look at the answer.\n"),
            "{text}"
        );
        assert!(text.contains("\nFinding your level: 1 of 5 puzzles.\n"), "no minus at first: {text}");
        assert_eq!((missed.solved, missed.missed), (0, 1));
        // Again, from an outdated message or with another puzzle: only the first time counts.
        press(&ada, &evening.hall, &shown, wrong.last().unwrap()).await;
        assert!(!shown.text().contains("Finding your level"), "{}", shown.text());
        ada.click_old(&old, &old_label(&old_buttons(&shown), &wrong[0])).await;
        assert_eq!(evening.solver(&evening.ada), missed);
        solve(&ada, &evening.hall, &shown, puzzle).await;
        let text = shown.text();
        assert!(text.contains("🏆 **Solved.** ") && text.contains("\nFinding your level: 1 of 5"), "{text}");
        assert!(!text.contains("Puzzle rating"), "{text}");
        assert_eq!(evening.solver(&evening.ada), missed);
    }
}

/// Returns the buttons of a message. Those of moves are the same before and after a wrong move.
fn old_buttons(message: &Message) -> Vec<(String, String)> {
    let buttons = message.buttons().into_iter();
    buttons.filter_map(|button| Some((button.custom_id?, button.label))).collect()
}

fn old_label(buttons: &[(String, String)], id: &str) -> String {
    let (_, label) = buttons.iter().find(|(one, _)| one == id).unwrap();
    label.split(" · ").next().unwrap().to_owned()
}

#[tokio::test]
async fn whoever_looks_at_the_answer_has_not_found_it() {
    for (game, _) in GAMES {
        let evening = Evening::begin().await;
        let bob = evening.bob.at(&evening.hall);
        let shown = bob.slash("puzzle").string("game", game).send().await.message();
        let (puzzle, before) = (asked(&shown), shown.as_it_is_now());
        bob.click(&shown, "Show the answer").await;
        evening.hall.until(|_| !is_asked(&shown), "the answer").await;
        let text = shown.text();
        let first = puzzle.line()[0].to_string();
        let number = first.trim_end_matches(['+', '-']);
        let answer = format!("\n👀 **The answer:** You {number}");
        let long = format!("\n👀 **The answer:**\n1. You {number}");
        assert!(text.contains(if puzzle.line().len() > 3 { &long } else { &answer }), "{text}");
        let solver = evening.solver(&evening.bob);
        assert_eq!((solver.solved, solver.missed, solver.had.len()), (0, 1, 1));
        assert!(text.contains("\nFinding your level: 1 of 5 puzzles."), "{text}");
        // Going back to an earlier state does not help either.
        bob.click_old(&before, "Show the answer").await;
        assert_eq!(evening.solver(&evening.bob), solver);
    }
}

#[tokio::test]
async fn a_daily_puzzle_is_shared_without_its_solution() {
    let evening = Evening::begin().await;
    // Every day has one before it.
    evening.bot.pass(DAY);
    let shown = evening.puzzle(&evening.ada, "daily").await;
    let puzzle = asked(&shown);
    assert_eq!(asked(&evening.puzzle(&evening.bob, "daily").await).id(), puzzle.id());
    let ada = evening.ada.at(&evening.hall);
    // A person who has not solved it has nothing to share.
    let (kind, ..) = place(&shown);
    let share = format!("k1:share-puzzle:{}", kind.strip_prefix("day-").unwrap());
    let refused = ada.forge(&shown, &share).await.private_answer().await;
    assert!(refused.is_private() && refused.text().starts_with("Solve the puzzle of the day first"));

    solve(&ada, &evening.hall, &shown, puzzle).await;
    let text = shown.text();
    assert!(text.starts_with("**Puzzle of the day #"), "{text}");
    assert!(
        text.contains(
            "\nSolved on the first try. Days in a row: 1.\nThe next puzzle of the day comes on <t:"
        ),
        "{text}"
    );
    let pressed = ada.click(&shown, "Share").await;
    let shared = pressed.follow_up(0).await;
    assert!(!shared.is_private() && shared.pings().is_empty());
    let (said, of) = (shared.text(), puzzle.moves_to_find());
    let (stars, squares) = ("★".repeat(usize::from(puzzle.grade().get())), "🟩".repeat(of));
    let day = kind.strip_prefix("day-").unwrap();
    let game = game_name(Words::english(), puzzle.game());
    assert_eq!(said, format!("Kuzhi puzzle {day} · {game} {stars}\n{squares} 🔥1 · @Ada"));
    assert!(shared.attachments().is_empty(), "it gives nothing away");
    assert_eq!(shown.text(), text, "what they see stays");
    // Once per channel, whatever is pressed.
    let again = ada.click(&shown, "Share").await.private_answer().await;
    assert!(again.is_private() && again.text().starts_with("You have already shared this here."));
    // Asking again shows the result, and it cannot be solved again.
    let done = evening.puzzle(&evening.ada, "daily").await;
    assert!(!is_asked(&done) && done.text().contains("Solved on the first try. Days in a row: 1."));
    let elsewhere = evening.discord.guild("Friends").channel("puzzles");
    let done = evening.ada.at(&elsewhere).slash("puzzle").string("from", "daily").send().await.message();
    let there = evening.ada.at(&elsewhere).click(&done, "Share").await.follow_up(0).await;
    assert_eq!(there.text(), said);
}

#[tokio::test]
async fn days_in_a_row_are_counted_on_their_days() {
    let evening = Evening::begin().await;
    evening.bot.pass(400 * DAY);
    let ada = evening.ada.at(&evening.hall);
    for days in 1..=3 {
        let shown = evening.puzzle(&evening.ada, "daily").await;
        let puzzle = asked(&shown);
        if days == 2 {
            // The same wrong move twice counts as one attempt.
            let (_, wrong) = moves(&shown, puzzle);
            press(&ada, &evening.hall, &shown, &wrong[0]).await;
            press(&ada, &evening.hall, &shown, &wrong[0]).await;
        }
        solve(&ada, &evening.hall, &shown, puzzle).await;
        let tries = if days == 2 { "on the second try" } else { "on the first try" };
        let line = format!("\nSolved {tries}. Days in a row: {days}.");
        assert!(shown.text().contains(&line), "{}", shown.text());
        if days == 3 {
            let before = evening.solver(&evening.ada);
            let late = evening.puzzle(&evening.bob, "daily").await;
            evening.bot.pass(DAY);
            // Bob is a day late, and Ada has yesterday's message.
            solve(&evening.bob.at(&evening.hall), &evening.hall, &late, puzzle).await;
            assert!(late.text().contains("\nThis was the puzzle of another day"), "{}", late.text());
            assert_eq!((evening.solver(&evening.bob).streak.days, evening.solver(&evening.ada)), (0, before));
        }
        evening.bot.pass(DAY);
    }
    // A day was skipped.
    let shown = evening.puzzle(&evening.ada, "daily").await;
    ada.click(&shown, "Show the answer").await;
    evening.hall.until(|_| !is_asked(&shown), "the answer").await;
    assert!(!shown.text().contains("Days in a row"), "{}", shown.text());
    assert!(shown.buttons().iter().all(|button| button.label != "Share"));
}

#[tokio::test]
async fn ones_own_mistakes_are_puzzles() {
    // Bob plays badly.
    for (game, moves_played) in [("mangala", 2), ("pallankuzhi", 2)] {
        let evening = Evening::begin().await;
        let who = &evening.bob;
        let board = evening.finished(game, moves_played).await;
        let before = board.screen();
        let shown = who.at(&evening.hall).slash("puzzle").string("from", "own").send().await;
        assert!(shown.is_private());
        let shown = shown.message();
        evening.hall.until(|_| is_asked(&shown), "a puzzle").await;
        let text = shown.text();
        assert!(text.starts_with("**Puzzle from your own game** · **"), "{text}");
        let solver = evening.solver(who);
        let own = solver.own.first().unwrap().clone();
        assert_eq!(own.puzzle.game().id(), Game::by_id(game).unwrap().id());
        assert_ne!(own.puzzle.line()[0], own.played, "what was played was wrong");
        // Nor is the move they played.
        let player = who.at(&evening.hall);
        let (_, wrong) = moves(&shown, &own.puzzle);
        let (kind, id, ply) = place(&shown);
        let mistaken = format!("k1:puzzle:{kind}:{id}:{ply}:try:{}", own.played);
        assert!(wrong.contains(&mistaken), "{wrong:?}");
        press(&player, &evening.hall, &shown, &mistaken).await;
        assert!(shown.text().contains(" is not it.** ") && !shown.text().contains("Puzzle rating"));
        solve(&player, &evening.hall, &shown, &own.puzzle).await;
        let text = shown.text();
        assert!(text.contains("🏆 **Solved.** ") && text.contains("\nIn your game you played "), "{text}");
        let after = evening.solver(who);
        assert_eq!(
            (after.rating, after.solved, after.missed),
            (Rating::default(), 0, 0),
            "they do not count"
        );
        let replay = player.click(&shown, "Replay").await.private_answer().await;
        assert!(replay.text().contains(&format!("Move {} of {moves_played}", own.ply)), "{}", replay.text());
        assert_eq!(board.screen(), before, "the board stays as it is");
    }
}

#[tokio::test]
async fn who_has_no_mistakes_is_told_so() {
    let evening = Evening::begin().await;
    let nothing = evening.puzzle(&evening.cem, "own").await;
    assert_eq!(nothing.text(), "You have not played any games yet. Start one with `/play`.");
    // Bob has made no move at all.
    evening.finished("mangala", 1).await;
    let shown = evening.puzzle(&evening.bob, "own").await;
    let none = "Kuzhi found no puzzle in your last games: ";
    evening.hall.until(|_| shown.text().starts_with(none), "word that there is none").await;
    evening.next_puzzle(&evening.bob, &shown).await;
    assert!(shown.text().starts_with("**Puzzle** · "), "{}", shown.text());
    assert_eq!(evening.solver(&evening.bob).looked_through.len(), 1, "it is not looked through again");
    // Ada has lost something, but only theory knows that.
    let shown = evening.puzzle(&evening.ada, "own").await;
    evening.hall.until(|_| shown.text().starts_with(none), "word that theory is no mistake").await;
}

#[tokio::test]
async fn forged_presses_are_refused_and_change_nothing() {
    let evening = Evening::begin().await;
    let ada = evening.ada.at(&evening.hall);
    let shown = evening.puzzle(&evening.ada, "new").await;
    let (_, id, _) = place(&shown);
    let gone = "This puzzle is gone. `/puzzle` gives you another one.";
    for (press, said) in [
        ("k1:puzzle:kept:00000000:0:try:3".to_owned(), gone),
        (format!("k1:puzzle:kept:{id}:99:try:3"), gone),
        (format!("k1:puzzle:own:{id}:0:answer"), gone),
        (format!("k1:puzzle:kept:{id}:0:try:7"), "There is no pit 7: yours are numbered 1 to 6."),
    ] {
        let forged = ada.forge(&shown, &press).await.private_answer().await;
        assert!(forged.is_private());
        assert_eq!(forged.text(), said, "{press}");
    }
    assert_eq!(evening.solver(&evening.ada), Solver::default());
    // Solving another puzzle than the day's does not solve the day's.
    let puzzle = asked(&shown);
    let last = puzzle.line().len() - 1;
    ada.forge(&shown, &format!("k1:puzzle:day-1:{id}:{last}:try:{}", puzzle.line()[last])).await;
    assert_eq!(evening.solver(&evening.ada).streak.days, 0);
}

#[tokio::test]
async fn a_puzzle_is_drawn_as_one_likes_boards() {
    let evening = Evening::begin().await;
    let shown = evening.puzzle(&evening.ada, "new").await;
    let files = shown.attachments();
    let [board] = files.as_slice() else { panic!("one picture, not {}", files.len()) };
    assert!(board.bytes.starts_with(b"\x89PNG"));
    assert!(board.description.clone().unwrap().contains("You: "), "{:?}", board.description);
    let private = evening.ada.dm();
    let settings = evening.ada.at(&private).slash("settings").send().await.message();
    evening.ada.at(&private).choose(&settings, "k1:pick:look", &["sentences"]).await;
    let shown = evening.puzzle(&evening.ada, "new").await;
    assert!(shown.attachments().is_empty() && shown.text().contains("\nYou: "), "{}", shown.text());
    // Where files are not allowed, the board has letters.
    evening.hall.lets_bot_attach(false);
    let shown = evening.puzzle(&evening.bob, "new").await;
    assert!(shown.attachments().is_empty() && shown.text().contains("```"), "{}", shown.text());
}

#[tokio::test]
async fn a_shared_puzzle_opens_from_its_line() {
    let evening = Evening::begin().await;
    evening.bot.pass(DAY);
    let shown = evening.puzzle(&evening.ada, "daily").await;
    let puzzle = asked(&shown);
    let ada = evening.ada.at(&evening.hall);
    let (_, wrong) = moves(&shown, puzzle);
    press(&ada, &evening.hall, &shown, &wrong[0]).await;
    assert!(
        shown.text().ends_with("\nYou have one more try to keep your days in a row."),
        "{}",
        shown.text()
    );
    solve(&ada, &evening.hall, &shown, puzzle).await;
    let line = ada.click(&shown, "Share").await.follow_up(0).await;
    let tries = format!("\n🟥{} 🔥1 · @Ada", "🟩".repeat(puzzle.moves_to_find()));
    assert!(line.text().ends_with(&tries), "{}", line.text());

    let done = ada.click(&line, "Solve it").await.private_answer().await;
    assert!(!is_asked(&done), "whoever has solved it has nothing to solve: {}", done.text());
    // That very puzzle on its day, and later the one of that day.
    let bob = evening.bob.at(&evening.hall);
    for is_late in [false, true] {
        let opened = bob.click(&line, "Solve it").await.private_answer().await;
        assert!(opened.is_private() && is_asked(&opened), "{}", opened.text());
        assert_eq!(asked(&opened).id() == puzzle.id(), !is_late);
        if is_late {
            solve(&bob, &evening.hall, &opened, asked(&opened)).await;
            assert!(opened.text().contains("Days in a row: 1."), "{}", opened.text());
        }
        evening.bot.pass(DAY);
    }
}

#[tokio::test]
async fn pressing_every_button_keeps_no_streak() {
    let evening = Evening::begin().await;
    evening.bot.pass(DAY);
    let ada = evening.ada.at(&evening.hall);
    let shown = evening.puzzle(&evening.ada, "daily").await;
    solve(&ada, &evening.hall, &shown, asked(&shown)).await;
    evening.bot.pass(DAY);
    let shown = evening.puzzle(&evening.ada, "daily").await;
    assert!(
        shown.text().ends_with("\nFind it within two tries to keep your days in a row."),
        "{}",
        shown.text()
    );
    let puzzle = asked(&shown);
    let (_, wrong) = moves(&shown, puzzle);
    for id in &wrong {
        press(&ada, &evening.hall, &shown, id).await;
    }
    let used = "\nBoth tries are used, so your days in a row start again. You can still find the move.";
    assert!(shown.text().ends_with(used), "{}", shown.text());
    solve(&ada, &evening.hall, &shown, puzzle).await;
    let later = "\nFound, but not within two tries: your days in a row start again with the next one.";
    assert!(shown.text().contains(later), "{}", shown.text());
    let line = ada.click(&shown, "Share").await.follow_up(0).await;
    let tries = format!("\n🟥🟥{} · @Ada", "🟩".repeat(puzzle.moves_to_find()));
    assert!(line.text().ends_with(&tries), "{}", line.text());
    assert_eq!(evening.solver(&evening.ada).streak.days, 0);
}

#[tokio::test]
async fn todays_puzzle_comes_first_and_then_practice() {
    let evening = Evening::begin().await;
    evening.bot.pass(DAY);
    let (ada, bob) = (evening.ada.at(&evening.hall), evening.bob.at(&evening.hall));
    let is_todays = |message: &Message| message.text().starts_with("**Puzzle of the day #");
    for (who, is_solved) in [(&ada, true), (&bob, false)] {
        let shown = who.slash("puzzle").send().await.message();
        assert!(is_todays(&shown), "{}", shown.text());
        let puzzle = asked(&shown);
        if is_solved {
            solve(who, &evening.hall, &shown, puzzle).await;
        } else {
            let (_, wrong) = moves(&shown, puzzle);
            press(who, &evening.hall, &shown, &wrong[0]).await;
            let again = who.slash("puzzle").send().await.message();
            assert!(is_todays(&again), "a try is left: {}", again.text());
            press(who, &evening.hall, &shown, &wrong[1]).await;
        }
        let practice = who.slash("puzzle").send().await.message();
        assert!(practice.text().starts_with("**Puzzle** · **Mangala** · "), "{}", practice.text());
        // A game that is named is practice, on the next day as well.
        evening.bot.pass(DAY);
        let named = who.slash("puzzle").string("game", "kalah").send().await.message();
        assert!(named.text().starts_with("**Puzzle** · **Kalah** · "), "{}", named.text());
    }
}

#[tokio::test]
async fn a_profile_tells_of_days_in_a_row() {
    let evening = Evening::begin().await;
    let ada = evening.ada.at(&evening.hall);
    let profile = || async { ada.slash("profile").send().await.text() };
    for days in 1..=6 {
        evening.bot.pass(DAY);
        let shown = evening.puzzle(&evening.ada, "daily").await;
        solve(&ada, &evening.hall, &shown, asked(&shown)).await;
        let text = profile().await;
        assert!(text.contains(&format!("\n🔥 Puzzles of the day in a row: {days}")), "{text}");
        assert_eq!(text.contains("finding the level"), days <= 5, "{text}");
    }
    let rating = format!("\nPuzzles: {:.0}", evening.solver(&evening.ada).rating.value());
    assert!(profile().await.contains(&rating));
    evening.bot.pass(2 * DAY);
    assert!(profile().await.contains("🔥"), "one missed day a week is forgiven");
    evening.bot.pass(DAY);
    assert!(!profile().await.contains("🔥"), "two are missing");
}
