//! A challenge that is being put together.

use kuzhi_engine::Game;
use kuzhi_search::Level;

use super::clock::clock_by_id;
use super::wire::{Part, Text, Words};
use crate::domain::{PlayerId, Series, SideChoice, TimeControl, USUAL_ROUNDS, is_quick, lasting, rounds};

/// A challenge that is not made yet; all of it stands in its menus and its buttons.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ChallengeDraft {
    /// Who is to be challenged.
    pub opponent: DraftOpponent,
    /// How strong the bot is, if it plays.
    pub level: Level,
    /// To which game.
    pub game: Game,
    /// How many rounds it has, 0 for as many as it takes, if it is a game of rounds.
    pub rounds: u16,
    /// The challenger's side.
    pub side: SideChoice,
    /// The best of how many sets; a single game if none.
    pub sets: Option<u8>,
    /// Whether the result is to count, if a person is challenged.
    pub rated: bool,
    /// How much time the players would have.
    pub clock: Option<TimeControl>,
}

/// Who is to be challenged.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum DraftOpponent {
    /// The bot.
    Bot,
    /// Whoever in the channel accepts first.
    Anybody,
    /// This person.
    Person(PlayerId),
}

impl ChallengeDraft {
    /// What is proposed to somebody who has said nothing: an easy game against the bot, in which they begin.
    pub fn proposed(game: Game, clock: Option<TimeControl>) -> ChallengeDraft {
        ChallengeDraft {
            opponent: DraftOpponent::Bot,
            level: Level::LOWEST,
            game,
            rounds: USUAL_ROUNDS,
            side: SideChoice::First,
            sets: None,
            rated: true,
            clock,
        }
    }

    /// The game as it would be played.
    pub fn whole_game(self) -> Game {
        lasting(self.game, self.rounds)
    }

    /// Whether the result would count.
    pub fn counts(self) -> bool {
        self.rated && self.opponent != DraftOpponent::Bot && !is_quick(self.whole_game())
    }

    /// The same with another game.
    pub fn with_game(self, id: &str) -> Option<ChallengeDraft> {
        Game::by_id(id).map(|game| ChallengeDraft { game, ..self })
    }

    /// The same with another clock, or none.
    pub fn with_clock(self, id: &str) -> Option<ChallengeDraft> {
        clock_by_id(id).map(|clock| ChallengeDraft { clock, ..self })
    }

    /// The same with another side.
    pub fn with_side(self, id: &str) -> Option<ChallengeDraft> {
        SideChoice::by_id(id).map(|side| ChallengeDraft { side, ..self })
    }

    /// The same with another level of the bot.
    pub fn with_level(self, level: &str) -> Option<ChallengeDraft> {
        Level::new(level.parse().ok()?).map(|level| ChallengeDraft { level, ..self })
    }

    /// The same against this person.
    pub fn with_person(self, id: &str) -> Option<ChallengeDraft> {
        Some(ChallengeDraft { opponent: DraftOpponent::Person(person(id)?), ..self })
    }

    /// The same with another number of sets.
    pub fn with_sets(self, id: &str) -> Option<ChallengeDraft> {
        let sets = match id {
            ONE_GAME => None,
            _ => Some(Series::of(id.parse().ok()?)?.length),
        };
        Some(ChallengeDraft { sets, ..self })
    }

    /// The same with another length: [`ChallengeDraft::length`] of it.
    pub fn with_length(self, length: &str) -> Option<ChallengeDraft> {
        let (sets, rounds) = length.split_once('-')?;
        ChallengeDraft { rounds: rounds.parse().ok()?, ..self }.with_sets(sets)
    }

    /// How many sets and rounds it has, as the value of a choice.
    pub fn length(self) -> String {
        format!("{}-{}", self.sets.unwrap_or(1), self.rounds)
    }

    /// All lengths that are proposed, each in a draft that is otherwise the same.
    pub fn of_all_lengths(self) -> Vec<ChallengeDraft> {
        let all: &[u16] = if rounds(self.game).is_some() { &[USUAL_ROUNDS, 1, 0] } else { &[USUAL_ROUNDS] };
        let single = all.iter().map(|&rounds| ChallengeDraft { rounds, sets: None, ..self });
        let best_of = |sets| ChallengeDraft { rounds: USUAL_ROUNDS, sets: Some(sets), ..self };
        single.chain(Series::LENGTHS.map(best_of)).collect()
    }
}

/// The number of sets of a single game, in a menu.
const ONE_GAME: &str = "1";

impl Part for DraftOpponent {
    fn write(&self, text: &mut Text) {
        match self {
            DraftOpponent::Bot => text.add(KUZHI),
            DraftOpponent::Anybody => text.add(ANYBODY),
            DraftOpponent::Person(player) => text.add(player),
        }
    }

    fn read(words: &mut Words<'_>) -> Option<Self> {
        Some(match words.next()? {
            KUZHI => DraftOpponent::Bot,
            ANYBODY => DraftOpponent::Anybody,
            id => DraftOpponent::Person(person(id)?),
        })
    }

    #[cfg(test)]
    fn any() -> proptest::strategy::BoxedStrategy<Self> {
        use proptest::prelude::*;
        prop_oneof![
            Just(DraftOpponent::Bot),
            Just(DraftOpponent::Anybody),
            (1..=u64::MAX).prop_map(|id| DraftOpponent::Person(PlayerId(id))),
        ]
        .boxed()
    }
}

/// Somebody by their number; nobody has 0.
fn person(id: &str) -> Option<PlayerId> {
    id.parse().ok().filter(|id| *id > 0).map(PlayerId)
}

/// The opponent who is no person.
const KUZHI: &str = "kuzhi";

/// Whoever accepts.
const ANYBODY: &str = "open";

impl Part for ChallengeDraft {
    fn write(&self, text: &mut Text) {
        self.opponent.write(text);
        self.game.write(text);
        self.side.write(text);
        text.add(self.sets.unwrap_or(1));
        text.add(if self.rated { "rated" } else { "casual" });
        self.clock.write(text);
        // What older drafts do not say is not said where it is usual.
        if (self.level, self.rounds) != (Level::default(), USUAL_ROUNDS) {
            text.add(self.level);
            text.add(self.rounds);
        }
    }

    fn read(words: &mut Words<'_>) -> Option<ChallengeDraft> {
        let (opponent, game, side) = (Part::read(words)?, Part::read(words)?, Part::read(words)?);
        let sets = words.next()?;
        let rated = match words.next()? {
            "rated" => true,
            "casual" => false,
            _ => return None,
        };
        let clock = Part::read(words)?;
        let draft = ChallengeDraft { opponent, side, rated, ..ChallengeDraft::proposed(game, clock) };
        let (level, rounds) = match words.next() {
            Some(level) => (Level::new(level.parse().ok()?)?, words.next()?.parse().ok()?),
            None => (Level::default(), USUAL_ROUNDS),
        };
        ChallengeDraft { level, rounds, ..draft }.with_sets(sets)
    }

    #[cfg(test)]
    fn any() -> proptest::strategy::BoxedStrategy<ChallengeDraft> {
        use proptest::option;
        use proptest::prelude::*;
        use proptest::sample::select;
        let levels = select(Level::all().collect::<Vec<_>>());
        let whom = (DraftOpponent::any(), levels, any::<bool>());
        let length = (option::of(select(Series::LENGTHS.to_vec())), select(vec![0, 1, USUAL_ROUNDS]));
        (whom, Game::any(), SideChoice::any(), length, Part::any())
            .prop_map(|((opponent, level, rated), game, side, (sets, rounds), clock)| ChallengeDraft {
                opponent,
                level,
                game,
                rounds,
                side,
                sets,
                rated,
                clock,
            })
            .boxed()
    }
}
