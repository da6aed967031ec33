//! The arranging phase of Kotu Baendum: layouts as buttons, and any layout through a form.

use std::sync::Arc;

use kuzhi_domain::matches::{MatchSetup, Place, Seat, Seats};
use kuzhi_domain::{ChannelId, MatchId, PlayerId};
use kuzhi_engine::{Game, Phase, Side};
use kuzhi_memory_store::MemoryStore;
use kuzhi_store::{Commit, Delivered, MatchStore};
use kuzhi_tests::conversation::{Channel, Discord, Message, Person};

use crate::bot::Bot;

/// A match in which Ada has to lay out her row. It is in the store before the bot starts.
pub(crate) struct Arranging {
    pub(crate) discord: Discord,
    pub(crate) hall: Channel,
    pub(crate) ada: Person,
    bob: Person,
    pub(crate) board: Message,
    _bot: Bot,
}

impl Arranging {
    pub(crate) async fn begin() -> Arranging {
        Arranging::begin_in(|discord| discord.guild("Friends").channel("games")).await
    }

    /// The same in a given place.
    pub(crate) async fn begin_in(place: impl Fn(&Discord) -> Channel) -> Arranging {
        let discord = Discord::start().await;
        let hall = place(&discord);
        let (ada, bob) = (discord.person("Ada"), discord.person("Bob"));
        let store = Arc::new(MemoryStore::default());
        let place = Place { guild: None, channel: ChannelId(hall.id().get()) };
        let (game, moves, arranger) = until_arranging();
        let [ada_seat, bob_seat] = [&ada, &bob].map(|person| Seat::Person(PlayerId(person.id().get())));
        let seats = Seats::new(arranger, ada_seat, bob_seat).unwrap();
        let (seats, now) = (Side::ALL.map(|side| seats.at(side)), crate::bot::now());
        let (id, played) = (MatchId::from_random(9), MatchSetup::played(game, seats, &moves, now).unwrap());
        let next = MatchSetup { id, place, rated: true, ..played }.check().unwrap();
        store.commit(&Commit { next, begun: None, interaction: None, quiet: false }).unwrap();
        // The state is known to all, wherever that is.
        store.save_delivered(id, Delivered { version: 1, ..Delivered::default() }).unwrap();
        let bot = Bot::start(&discord, store, &[]).await;
        let board = ada.at(&hall).slash("board").send().await.message();
        Arranging { discord, hall, ada, bob, board, _bot: bot }
    }
}

/// Moves that lead to an arranging phase, found by pseudo-random play.
fn until_arranging() -> (Game, Vec<kuzhi_engine::Move>, Side) {
    let game: Game = "kotu-baendum".parse().unwrap();
    for start in 1_usize.. {
        let (mut board, mut state) = (game.start(), start);
        while let Some(side) = board.turn() {
            if board.position().phase == Phase::Arrange && board.legal().len() > 10 {
                return (game, board.moves().to_vec(), side);
            }
            let legal = board.legal();
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            board.play(legal[(state >> 33) % legal.len()], &mut |_| ()).unwrap();
        }
    }
    unreachable!("some match comes to it");
}

#[tokio::test]
async fn layouts_are_offered_as_buttons() {
    let evening = Arranging::begin().await;
    let text = evening.board.text();
    assert!(
        text.contains("**@Ada**")
            && text.contains(" to move. Lay out ")
            && text.contains(" seeds in pits 1 to 7"),
        "{text}"
    );
    let mut buttons = evening.board.buttons();
    assert_eq!(buttons.pop().unwrap().label, "More …");
    assert_eq!(buttons.pop().unwrap().label, "Show move");
    assert_eq!(buttons.last().unwrap().label, "Another layout …");
    assert!(buttons.len() > 2, "{buttons:?}");
    evening.ada.at(&evening.hall).click(&evening.board, &buttons[buttons.len() - 2].label).await;
    assert!(
        evening.board.text().contains("@Ada laid out their row and captures groups of "),
        "{}",
        evening.board.text()
    );
}

#[tokio::test]
async fn more_layouts_are_offered_in_a_menu() {
    let evening = Arranging::begin().await;
    let screen = evening.board.screen();
    let menu = screen
        .lines()
        .find(|line| line.starts_with("{More layouts …: "))
        .unwrap_or_else(|| panic!("{screen}"));
    let choices: Vec<&str> =
        menu.trim_start_matches("{More layouts …: ").trim_end_matches('}').split(" | ").collect();
    assert!((2..=25).contains(&choices.len()), "{menu}");
    let buttons = evening.board.buttons();
    assert!(buttons.iter().all(|button| !choices.contains(&button.label.as_str())), "{screen}");

    let wrong = evening.bob.at(&evening.hall).choose(&evening.board, "More layouts …", &[choices[1]]).await;
    assert_eq!(wrong.text(), "It is @Ada’s turn. You can move when it is yours.");
    evening.ada.at(&evening.hall).choose(&evening.board, "More layouts …", &[choices[1]]).await;
    let text = evening.board.text();
    assert!(text.contains("@Ada laid out their row and captures groups of "), "{text}");
    assert!(!evening.board.screen().contains("More layouts"), "{}", evening.board.screen());
}

#[tokio::test]
async fn layouts_are_typed_into_a_form_and_checked() {
    let evening = Arranging::begin().await;
    let before = evening.board.screen();
    let at = evening.ada.at(&evening.hall);
    let refused = [
        ("much", "“much” is not a layout. Write seven numbers for your pits 1 to 7, such as 2 1 0 2 0 0 4."),
        (
            "3 0 0 0 0 0 0",
            "That layout is not allowed: pit 1 takes one or two seeds, not 3. Please change it.",
        ),
        (
            "1 3 0 0 0 0 0",
            "That layout is not allowed: pit 2 takes up to two seeds, not 3. Please change it.",
        ),
        (
            "1 0 0 0 0 0 5",
            "That layout is not allowed: pit 7 takes up to four seeds, not 5. Please change it.",
        ),
    ];
    for (text, reply) in refused {
        let form = at.click(&evening.board, "Another layout …").await.form();
        let answer = at.submit(&form, &[("Seeds in pits 1 to 7, from your left", text)]).await;
        assert!(answer.is_private());
        assert_eq!(answer.text(), reply);
    }
    assert_eq!(evening.board.screen(), before);

    // Every layout on a button can also be typed.
    let offered = evening.board.buttons().into_iter().rev().nth(3).unwrap().label;
    let form = at.click(&evening.board, "Another layout …").await.form();
    let answer = at.submit(&form, &[("Seeds in pits 1 to 7, from your left", &offered)]).await;
    assert!(answer.is_update());
    assert!(evening.board.text().contains("@Ada laid out their row"), "{}", evening.board.text());
}

#[tokio::test]
async fn only_the_arranger_gets_the_form() {
    let evening = Arranging::begin().await;
    let answer = evening.bob.at(&evening.hall).click(&evening.board, "Another layout …").await;
    assert!(answer.is_private());
    assert_eq!(answer.text(), "It is @Ada’s turn. You can move when it is yours.");
}
