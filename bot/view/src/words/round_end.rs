//! Why a round or a game ended, and who gets the last seeds by the rules of the game.

use kuzhi_engine::{Event, Game, Reason, Side};

use super::naming::Naming;
use crate::words::{Words, say};

/// Why a move ended a round, or a game without rounds.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Cause {
    /// Mangala: a row is empty, and its owner takes the rest.
    RowEmpty,
    /// Kalah: a row is empty, and the other player keeps their own.
    RowKept,
    /// Al-manqala, Toguz Kumalak, Bestemshe: the next player's row is empty (A2, T3).
    CannotMove,
    /// Al-manqala: the next player cannot feed the mover, who takes the rest.
    CannotFeed,
    /// Oware: the next player cannot feed the mover, and takes the rest.
    FeedsNobody,
    /// Pallankuzhi: the next player has nothing to sow, and the mover takes the rest.
    NothingToSow,
    /// Kotu Baendum: the next player has no pit to lift, and each takes what is theirs.
    NoPit,
    /// A third time (G3), in Oware a second one (O3). Al-manqala halves what is on the board.
    Repetition,
}

/// The end of a round or a game by a move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct RoundEnd {
    cause: Cause,
    game: Game,
    mover: Side,
    /// The last seeds that each player received.
    swept: [u32; 2],
    /// Whether seeds in marked pits went to the owners of the marks.
    has_marks: bool,
}

impl RoundEnd {
    /// The end that a move brought about. `None` if the round goes on, or if more than half of the seeds won
    /// it, which needs no account of the rest.
    pub(super) fn from_events(
        game: Game,
        mover: Side,
        has_marks: bool,
        events: &[Event],
    ) -> Option<RoundEnd> {
        let cause = cause(game, events)?;
        let mut swept = [0; 2];
        for event in events {
            if let Event::Swept { seeds, to, .. } = event {
                swept[to.index()] += u32::from(*seeds);
            }
        }
        Some(RoundEnd { cause, game, mover, swept, has_marks })
    }

    /// The sentences about it.
    pub(super) fn sentences(self, words: &Words, naming: &Naming) -> String {
        let next = self.mover.other();
        let rest = self.swept[0] + self.swept[1];
        let owner = if self.swept[0] > 0 { Side::South } else { Side::North };
        let rows_are_empty = matches!(self.cause, Cause::RowEmpty | Cause::RowKept | Cause::CannotMove);
        let why = match self.cause {
            _ if rows_are_empty && rest == 0 => return say!(words, "end-rows-empty"),
            Cause::RowEmpty => empty_row(words, naming, owner),
            Cause::RowKept => empty_row(words, naming, owner.other()),
            Cause::CannotMove if naming.is_you(next) => say!(words, "end-cannot-move-you"),
            Cause::CannotMove => say!(words, "end-cannot-move", player = naming.player(next)),
            Cause::CannotFeed | Cause::FeedsNobody => self.unfed(words, naming),
            Cause::NothingToSow if naming.is_you(next) => say!(words, "end-nothing-to-sow-you"),
            Cause::NothingToSow => say!(words, "end-nothing-to-sow", player = naming.player(next)),
            Cause::NoPit if naming.is_you(next) => say!(words, "end-no-pit-you"),
            Cause::NoPit => say!(words, "end-no-pit", player = naming.player(next)),
            Cause::Repetition => self.repeated(words),
        };
        let whose = match self.cause {
            Cause::RowEmpty => say!(words, "end-to-the-empty-row", seeds = rest),
            Cause::RowKept | Cause::CannotMove | Cause::FeedsNobody => {
                say!(words, "end-kept", seeds = rest)
            }
            Cause::CannotFeed => say!(words, "end-to-the-unfed", seeds = rest),
            Cause::NothingToSow if rest == 0 => return why,
            Cause::NothingToSow => say!(words, "end-to-the-other", seeds = rest),
            Cause::NoPit | Cause::Repetition => self.shares(words, naming),
        };
        format!("{why} {whose}")
    }

    /// Al-manqala and Oware: the mover's row is empty, and the other player cannot feed it.
    fn unfed(self, words: &Words, naming: &Naming) -> String {
        let (mover, next) = (self.mover, self.mover.other());
        let (player, other) = (naming.player(mover), naming.player(next));
        if naming.is_you(mover) {
            say!(words, "end-cannot-feed-you", other = other)
        } else if naming.is_you(next) {
            say!(words, "end-you-cannot-feed", player = player)
        } else {
            say!(words, "end-cannot-feed", player = player, other = other)
        }
    }

    fn repeated(self, words: &Words) -> String {
        let is_round = kuzhi_domain::matches::rounds(self.game).is_some();
        match self.game {
            Game::Oware(_) => say!(words, "end-repetition-again"),
            _ if is_round => say!(words, "end-repetition-round"),
            _ => say!(words, "end-repetition"),
        }
    }

    /// How many of the last seeds each player gets, and by which rule.
    fn shares(self, words: &Words, naming: &Naming) -> String {
        let [south, north] = Side::ALL.map(|side| naming.player(side));
        let [souths, norths] = self.swept;
        let sentence = match self.game {
            Game::AlManqala(_) => return say!(words, "end-halved", seeds = souths),
            Game::KotuBaendum(_) if self.has_marks => "end-own-rows-and-marks",
            _ => "end-own-rows",
        };
        say!(words, sentence, south = south, north = north, points = souths, against = norths)
    }
}

fn empty_row(words: &Words, naming: &Naming, side: Side) -> String {
    if naming.is_you(side) {
        say!(words, "end-row-empty-you")
    } else {
        say!(words, "end-row-empty", player = naming.player(side))
    }
}

/// Whether the turn passed before the round ended: then the next player could have gone on.
fn was_repeated(events: &[Event]) -> bool {
    let ended = events.iter().position(|event| matches!(event, Event::RoundEnded { .. }));
    ended.is_some_and(|ended| events[..ended].iter().any(|event| matches!(event, Event::TurnPassed { .. })))
}

fn cause(game: Game, events: &[Event]) -> Option<Cause> {
    if events.iter().any(|event| matches!(event, Event::RoundEnded { .. })) {
        return Some(match game {
            _ if was_repeated(events) => Cause::Repetition,
            Game::KotuBaendum(_) => Cause::NoPit,
            _ => Cause::NothingToSow,
        });
    }
    let reason = events.iter().find_map(|event| match event {
        Event::Ended { outcome } => Some(outcome.reason),
        _ => None,
    })?;
    match (reason, game) {
        (Reason::NoMove, Game::AlManqala(_) | Game::ToguzKumalak(_) | Game::Bestemshe(_)) => {
            Some(Cause::CannotMove)
        }
        (Reason::RowEmpty, Game::Kalah(_)) => Some(Cause::RowKept),
        (Reason::RowEmpty | Reason::NoMove, _) => Some(Cause::RowEmpty),
        (Reason::CannotFeed, Game::Oware(_)) => Some(Cause::FeedsNobody),
        (Reason::CannotFeed, _) => Some(Cause::CannotFeed),
        (Reason::Repetition, _) => Some(Cause::Repetition),
        // The verdict says these.
        (
            Reason::Majority
            | Reason::Agreed
            | Reason::NoProgress
            | Reason::CannotFill
            | Reason::CannotSow
            | Reason::RoundLimit,
            _,
        ) => None,
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_engine as engine;

    use super::*;

    /// What a move from a position is said to have ended.
    fn sentences_of(game: &str, options: &[(&str, &str)], position: &str, mv: &str) -> Option<String> {
        let game = Game::with_options(game, options.iter().copied()).unwrap();
        let mut board = engine::Match::from_position(game, &position.parse().unwrap()).unwrap();
        let (mover, mut events) = (board.turn().unwrap(), Vec::new());
        let has_marks = !board.position().marks.pits().is_empty();
        board.play(mv.parse().unwrap(), &mut |event| events.push(event)).unwrap();
        Some(
            RoundEnd::from_events(game, mover, has_marks, &events)?
                .sentences(Words::english(), &ada_and_bob()),
        )
    }

    fn ada_and_bob() -> Naming {
        Naming::with_sides(Words::english(), ["Ada", "Bob"].map(str::to_owned), None)
    }

    #[test]
    fn the_empty_row_takes_the_rest_in_mangala() {
        let rule = "Whoever’s row is empty takes all that is left:";
        let souths = "0.0.0.0.0.1/4.0.0.0.0.2 20:21 south";
        for (options, mv) in [(&[][..], "6"), (&[("end", "no-move")][..], "6")] {
            let said = format!("Ada’s row is empty, so the game ends. {rule} 6 seeds.");
            assert_eq!(sentences_of("mangala", options, souths, mv).unwrap(), said);
        }
        assert_eq!(
            sentences_of("mangala-castle", &[], "4.0.0.0.0.0/0.0.0.0.0.1 20:23 north", "6").unwrap(),
            format!("Bob’s row is empty, so the game ends. {rule} 5 seeds.")
        );
        let both = sentences_of("mangala", &[], "0.0.0.0.1.0/3.0.0.0.0.0 20:24 south", "5");
        assert_eq!(both.unwrap(), "Both rows are empty, so the game ends.");
    }

    #[test]
    fn each_keeps_their_own_row_in_kalah() {
        assert_eq!(
            sentences_of("kalah", &[], "0.0.0.0.0.1/4.0.0.0.0.2 20:21 south", "6").unwrap(),
            "Ada’s row is empty, so the game ends. \
             What is left goes to the player in whose row it lies: 6 seeds."
        );
        assert_eq!(
            sentences_of("kalah", &[], "0.1.0.0.0.3/0.0.0.2.0.0 25:17 south", "2").unwrap(),
            "Bob’s row is empty, so the game ends. \
             What is left goes to the player in whose row it lies: 3 seeds."
        );
    }

    #[test]
    fn the_rest_goes_as_al_manqala_says() {
        assert_eq!(
            sentences_of("al-manqala", &[], "0.0.0.0.0.0.1/2.1.0.0.0.0.0 48:46 south", "7").unwrap(),
            "Ada’s row is empty, and Bob has no move that gives it a seed, so the game ends. \
             Whoever cannot be fed takes all that is left: 4 seeds."
        );
        assert_eq!(
            sentences_of("al-manqala", &[], "2.0.0.0.0.0.1/1.0.0.0.0.0.0 46:48 south", "7").unwrap(),
            "It is Bob’s turn, and their row is empty, so the game ends. \
             What is left goes to the player in whose row it lies: 2 seeds."
        );
        let majority = sentences_of("al-manqala", &[], "2.0.0.0.0.0.1/1.0.0.0.0.0.0 48:46 south", "7");
        assert_eq!(majority, None, "half of the seeds and more need no account of the rest");
    }

    #[test]
    fn whoever_cannot_feed_takes_the_rest_in_oware() {
        assert_eq!(
            sentences_of("oware", &[], "0.0.0.0.0.1/3.1.0.0.0.0 22:21 south", "6").unwrap(),
            "Ada’s row is empty, and Bob has no move that gives it a seed, so the game ends. \
             What is left goes to the player in whose row it lies: 5 seeds."
        );
    }

    #[test]
    fn the_rest_of_a_round_goes_as_its_game_says() {
        for game in ["pallankuzhi", "pallam-khuzi"] {
            let stores = if game == "pallankuzhi" { "40:40" } else { "26:26" };
            let position = format!("0.0.0.0.0.0.0/1.0.0.0.0.0.3 {stores} north");
            assert_eq!(
                sentences_of(game, &[], &position, "1").unwrap(),
                "Ada has no seeds to sow, so the round ends. \
                 The other player takes all that is left: 4 seeds."
            );
        }
        let shares = |marked: &str, souths: u8| {
            format!(
                "Ada has no pit that may be sown, so the round ends. \
                 Each takes the seeds left in their own row{marked}: Ada {souths}, Bob 2."
            )
        };
        let tied = "0.0.0.0.0.0.4south/2.0.0.0.0.0.0 30:20 north direction=+";
        let marked = ", and those in marked pits go to the owners of the marks";
        assert_eq!(sentences_of("kotu-baendum", &[], tied, "1").unwrap(), shares(marked, 4));
        let bare = "0.0.0.0.0.0.0/2.0.0.0.0.0.0 34:20 north direction=+";
        assert_eq!(sentences_of("kotu-baendum", &[], bare, "1").unwrap(), shares("", 0));
    }

    #[test]
    fn a_third_time_is_told_as_such() {
        let pit = kuzhi_engine::Ring::SEVEN.first(Side::South);
        let repeated = |end| {
            let swept = |seeds, to| Event::Swept { pit, seeds, to };
            [Event::TurnPassed { to: Side::North }, swept(3, Side::South), swept(5, Side::North), end]
        };
        let told = |game: &str, end| {
            let game = Game::by_id(game).unwrap();
            RoundEnd::from_events(game, Side::South, false, &repeated(end))
                .unwrap()
                .sentences(Words::english(), &ada_and_bob())
        };
        let round = told("pallankuzhi", Event::RoundEnded { round: 1, score: [40, 44] });
        assert!(round.starts_with("The same position came up for the third time, so the round ends. "));
        assert!(round.ends_with(" in their own row: Ada 3, Bob 5."), "{round}");
        let over = |score| Event::Ended { outcome: engine::Outcome::by_score(score, Reason::Repetition) };
        let game = told("mangala", over([20, 28]));
        assert!(game.contains("so the game ends. ") && game.ends_with(": Ada 3, Bob 5."), "{game}");
        let again = told("oware", over([20, 28]));
        assert!(again.starts_with("The same position came up again, so the game ends. "), "{again}");
        let halved = told("al-manqala", over([49, 49]));
        assert!(halved.ends_with(" The seeds left on the board are shared equally: 3 each."), "{halved}");
    }

    #[test]
    fn every_end_is_told_and_nothing_else_is() {
        for game in Game::all() {
            let mut state = 5_u64;
            for _ in 0..20 {
                let mut board = game.start();
                while let Some(mover) = board.turn().filter(|_| board.moves().len() < 300) {
                    let (legal, mut events) = (board.legal(), Vec::new());
                    state =
                        state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                    let choice = usize::try_from(state >> 33).unwrap() % legal.len();
                    board.play(legal[choice], &mut |event| events.push(event)).unwrap();
                    let is_end = events.iter().any(|event| match event {
                        Event::Swept { .. } | Event::RoundEnded { .. } => true,
                        Event::Ended { outcome } => outcome.reason != Reason::Majority,
                        _ => false,
                    });
                    let end = RoundEnd::from_events(game, mover, false, &events);
                    assert_eq!(end.is_some(), is_end, "{game} {events:?}");
                }
            }
        }
    }
}
