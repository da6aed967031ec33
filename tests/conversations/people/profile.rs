//! `/profile`: a person's results, as a card and as text.

use kuzhi_engine::Game;
use kuzhi_tests::conversation::{Message, Person};

use crate::bot::{Evening, GAMES, learn, play_in};

/// What people in these conversations have learnt.
const LEARNT: &str = "Learnt: Mangala · Mangala with castles · Kalah · Oware · Toguz Kumalak · Bestemshe · \
                      Al-manqala · Pallankuzhi · Pallam Khuzi · Kotu Baendum";

impl Evening {
    /// Ada and Bob play until their match counts, and one of them resigns.
    async fn lost_by(&self, game: &str, loser: &Person) {
        let board = self.board_of(game).await;
        self.play_in(&board).await;
        let question = loser.at(&self.hall).slash("resign").send().await.message();
        loser.at(&self.hall).click(&question, "Yes, I resign").await;
        self.hall.until(|_| board.text().contains("resigned"), "the result").await;
    }

    async fn profile_of(&self, asker: &Person, of: Option<&Person>) -> Message {
        let command = asker.at(&self.hall).slash("profile");
        let command = match of {
            Some(of) => command.user("player", of),
            None => command,
        };
        command.send().await.message()
    }

    /// Asks for somebody's own profile and waits for its picture.
    async fn drawn_profile_of(&self, asker: &Person) -> Message {
        let profile = self.profile_of(asker, None).await;
        self.hall.until(|_| !profile.attachments().is_empty(), "the picture").await;
        profile
    }
}

#[tokio::test]
async fn a_profile_shows_ratings_streaks_openings_and_encounters() {
    for (game, name) in GAMES {
        let evening = Evening::begin().await;
        learn(&evening.store, &evening.cem, &[]);
        let none = evening.profile_of(&evening.cem, None).await;
        assert_eq!(
            none.screen(),
            "**Profile of Cem**\nYou have met 0 of 10 games. Next: Mangala?\n\
             No finished game yet.\n[Learn Mangala]"
        );
        assert!(none.is_private(), "nobody else sees it");
        for loser in [&evening.bob, &evening.bob, &evening.ada] {
            evening.lost_by(game, loser).await;
        }
        let own = evening.drawn_profile_of(&evening.ada).await;
        let text = own.text();
        let next = if game.starts_with("mangala") { "Kalah" } else { "Mangala" };
        let told =
            format!("**Profile of Ada**\nYou have met 1 of 10 games. Next: {next}?\n{LEARNT}\n**{name}** · ");
        assert!(text.starts_with(&told), "{text}");
        assert!(text.contains(" · 2 won, 0 drawn, 1 lost\nbest streak: 2 wins · "), "{text}");
        let doubt =
            "\n-# “?” marks a rating that rests on few games or puzzles so far and still moves a lot.";
        assert!(text.ends_with(&format!("favourite first move: 1 (3 of 3){doubt}")), "{text}");
        assert!(!text.contains("against"), "nobody has played themselves");
        let files = own.attachments();
        assert_eq!(files.len(), 1, "a card comes with it");
        assert!(files[0].bytes.starts_with(b"\x89PNG"));
        let description = files[0].description.clone().unwrap_or_default();
        assert_eq!(description, text.replace("**", "").replace("-# ", ""), "the card says the same");

        let text = evening.profile_of(&evening.bob, Some(&evening.ada)).await.text();
        assert!(text.ends_with(&format!("\nAda against Bob: 2 won, 0 drawn, 1 lost{doubt}")), "{text}");
        let text = evening.profile_of(&evening.cem, Some(&evening.ada)).await.text();
        assert!(!text.contains("against"), "{text}");
    }
}

#[tokio::test]
async fn the_words_of_a_profile_wait_for_no_picture() {
    let evening = Evening::begin().await;
    evening.lost_by("mangala", &evening.bob).await;
    let held = evening.discord.mischief().on_next("PATCH", "/messages/@original").hold();
    let own = evening.profile_of(&evening.ada, None).await;
    assert!(own.text().contains("1 won, 0 drawn, 0 lost") && own.attachments().is_empty(), "{}", own.text());
    held.release();
    evening.hall.until(|_| !own.attachments().is_empty(), "the picture").await;
}

#[tokio::test]
async fn whoever_hides_shows_their_profile_to_nobody() {
    let evening = Evening::begin().await;
    evening.lost_by("mangala", &evening.bob).await;
    let private = evening.ada.dm();
    let settings = evening.ada.at(&private).slash("settings").send().await.message();
    evening.ada.at(&private).click(&settings, "Leaderboards across servers: shown").await;
    assert!(settings.text().contains("only you can look at your `/profile`"), "{}", settings.text());
    let refused = evening.profile_of(&evening.bob, Some(&evening.ada)).await;
    assert!(refused.is_private());
    assert_eq!(refused.text(), "@Ada keeps their profile private.");
    let own = evening.profile_of(&evening.ada, None).await;
    assert!(own.is_private() && own.text().contains("1 won, 0 drawn, 0 lost"), "{}", own.text());
}

#[tokio::test]
async fn a_profile_shows_the_strongest_level_and_skips_void_games() {
    let evening = Evening::begin().await;
    let mira = evening.discord.person("Mira").managing_guilds();
    let board = evening.board().await;
    evening.play_in(&board).await;
    let question = evening.bob.at(&evening.hall).slash("resign").send().await.message();
    evening.bob.at(&evening.hall).click(&question, "Yes, I resign").await;
    evening.hall.until(|_| board.text().contains("resigned"), "the result").await;
    let replay = mira.at(&evening.hall).click(&board, "Replay").await.message();
    let question = mira.at(&evening.hall).click(&replay, "Void result …").await.message();
    mira.at(&evening.hall).click(&question, "Yes, void the result").await;
    // A profile is of all servers, and managers void a result on their own alone.
    let text = evening.profile_of(&evening.ada, None).await.text();
    assert!(text.contains("1 won, 0 drawn, 0 lost"), "{text}");
}

#[tokio::test]
async fn without_files_a_profile_is_in_words() {
    let evening = Evening::begin().await;
    let board = evening.board().await;
    play_in(&board, &evening.hall, [&evening.ada, &evening.bob]).await;
    let question = evening.ada.at(&evening.hall).slash("resign").send().await.message();
    evening.ada.at(&evening.hall).click(&question, "Yes, I resign").await;
    let private = evening.ada.dm();
    let settings = evening.ada.at(&private).slash("settings").send().await.message();
    evening.ada.at(&private).choose(&settings, "k1:pick:look", &["sentences"]).await;
    let own = evening.profile_of(&evening.ada, None).await;
    assert!(own.attachments().is_empty() && own.text().contains("0 won, 0 drawn, 1 lost"), "{}", own.text());
    assert!(!own.text().contains('⬜'), "squares say nothing to a screen reader: {}", own.text());
    // Where files may not be attached, squares are the wall.
    evening.keep_won_from_bot("mangala", 7, &evening.bob, 3);
    evening.hall.lets_bot_attach(false);
    let own = evening.profile_of(&evening.bob, None).await;
    assert!(
        own.text().contains("\n⬜⬜🟩⬜⬜⬜⬜⬜ Mangala\n") && own.attachments().is_empty(),
        "{}",
        own.text()
    );
}

#[tokio::test]
async fn a_profile_is_private_until_it_is_shared() {
    let evening = Evening::begin().await;
    evening.lost_by("mangala", &evening.bob).await;
    let before = evening.hall.messages().len();
    let own = evening.drawn_profile_of(&evening.ada).await;
    assert!(own.is_private() && evening.hall.messages().len() == before);
    evening.ada.at(&evening.hall).click(&own, "Share").await;
    evening.hall.until(|hall| hall.last().attachments().len() == 1, "the shared profile").await;
    let shared = evening.hall.last();
    assert!(!shared.is_private() && shared.pings().is_empty());
    assert!(shared.text().starts_with("**Profile of Ada**\n1 of 10 games met.\n"), "{}", shared.text());
    assert!(shared.screen().ends_with("\n[Play Ada]"), "{}", shared.screen());
    let draft = evening.cem.at(&evening.hall).click(&shared, "Play Ada").await.private_answer().await;
    assert!(draft.is_private() && draft.text().contains("@Ada"), "{}", draft.screen());
    evening.cem.at(&evening.hall).click(&draft, "Challenge").await;
    evening.hall.until(|hall| hall.last().text().contains("@Ada, @Cem challenges you"), "a challenge").await;
    let refused = evening.ada.at(&evening.hall).click(&shared, "Play Ada").await.private_answer().await;
    assert!(refused.is_private(), "nobody plays themselves: {}", refused.text());
}

#[tokio::test]
async fn whoever_hides_has_no_button_to_share() {
    let evening = Evening::begin().await;
    evening.lost_by("mangala", &evening.bob).await;
    let private = evening.ada.dm();
    let settings = evening.ada.at(&private).slash("settings").send().await.message();
    evening.ada.at(&private).click(&settings, "Leaderboards across servers: shown").await;
    let own = evening.drawn_profile_of(&evening.ada).await;
    assert!(!own.screen().contains("[Share]"), "{}", own.screen());
    let forged = evening.ada.at(&evening.hall).forge(&own, "k1:share-profile").await;
    assert!(forged.is_private() && !forged.text().contains("Profile of"), "{}", forged.text());
}

#[tokio::test]
async fn games_against_each_level_are_counted_and_lead_on() {
    let evening = Evening::begin().await;
    let lose = async || {
        // Games that end at the same time are in no order.
        evening.bot.pass(std::time::Duration::from_secs(1));
        let board = evening.board_against_bot(2).await;
        let question = evening.ada.at(&evening.hall).slash("resign").send().await.message();
        evening.ada.at(&evening.hall).click(&question, "Yes, I resign").await;
        evening.hall.until(|_| board.text().contains("resigned"), "the result").await;
        board
    };
    let board = lose().await;
    // Nothing was played in which there could be a mistake.
    let buttons = "[Rematch] [Learn Mangala] [Easier: level 1]\n[Replay] [Share …] [More …]";
    assert!(board.screen().contains(buttons), "{}", board.screen());
    let own = evening.profile_of(&evening.ada, None).await;
    let met = "You have met 1 of 10 games. Next: Kalah?";
    let told = format!(
        "**Profile of Ada**\n{met}\n{LEARNT}\n**Mangala**\nAgainst Kuzhi, won–drawn–lost: level 2: 0–0–1"
    );
    assert_eq!(own.text(), told);
    lose().await;
    let own = evening.drawn_profile_of(&evening.ada).await;
    assert!(own.text().ends_with("level 2: 0–0–2"), "{}", own.text());
    assert!(own.screen().ends_with("\n[Easier: Mangala, level 1] [Play Kalah] [Share]"), "{}", own.screen());
    let theirs = evening.profile_of(&evening.bob, Some(&evening.ada)).await;
    evening.hall.until(|_| !theirs.attachments().is_empty(), "the picture").await;
    assert!(theirs.screen().ends_with("\n[Play Ada]"), "it is Ada's, and not Bob's: {}", theirs.screen());

    evening.bot.pass(std::time::Duration::from_mins(1));
    evening.keep_won_from_bot("mangala", 7, &evening.bob, 3);
    let own = evening.drawn_profile_of(&evening.bob).await;
    let best = "**Profile of Bob**\n🏆 best win: Kuzhi at level 3 (Mangala)\nYou have met 1 of 10 games";
    assert!(own.text().starts_with(best), "{}", own.text());
    let told = own.attachments()[0].description.clone().unwrap_or_default();
    assert!(told.contains("\nLevels of Kuzhi beaten: Mangala 3\n"), "{told}");
    evening.bob.at(&evening.hall).click(&own, "Next: Mangala, level 4").await;
    evening.hall.until(|hall| hall.last().text().contains("@Bob – Kuzhi (level 4)"), "it").await;
}

#[tokio::test]
async fn two_losses_at_the_lowest_level_lead_to_the_lessons() {
    let evening = Evening::begin().await;
    for _ in 0..2 {
        let board = evening.board_against_bot(1).await;
        let question = evening.ada.at(&evening.hall).slash("resign").send().await.message();
        evening.ada.at(&evening.hall).click(&question, "Yes, I resign").await;
        evening.hall.until(|_| board.text().contains("resigned"), "the end of the game").await;
    }
    let own = evening.drawn_profile_of(&evening.ada).await;
    let lesson = evening.ada.at(&evening.hall).click(&own, "Learn Mangala").await;
    assert!(lesson.is_private() && lesson.text().contains("lesson 1 of"), "{}", lesson.text());
}

#[tokio::test]
async fn the_profile_of_kuzhi_says_what_it_is() {
    let evening = Evening::begin().await;
    let kuzhi = evening.discord.bot();
    let itself = evening.profile_of(&evening.ada, Some(&kuzhi)).await;
    let games = Game::IDS.len();
    let what =
        format!("**Kuzhi** is the bot that runs these boards. It plays, too: {games} games, at 8 levels.");
    assert!(itself.is_private() && itself.text().starts_with(&what), "{}", itself.text());
    assert!(itself.screen().ends_with("\n[Play against Kuzhi]"), "{}", itself.screen());
    evening.keep_won_from_bot("pallankuzhi", 1, &evening.ada, 2);
    let itself = evening.profile_of(&evening.ada, Some(&kuzhi)).await;
    assert!(itself.text().ends_with("\nYou have beaten it in: Pallankuzhi (level 2)"), "{}", itself.text());
    assert!(itself.screen().ends_with("\n[Next: Pallankuzhi, level 3]"), "{}", itself.screen());
}
