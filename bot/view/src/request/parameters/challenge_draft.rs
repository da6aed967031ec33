//! A challenge that is still being set up.

use kuzhi_domain::PlayerId;
use kuzhi_domain::clock::{TimeControl, TimeOff};
use kuzhi_domain::matches::{Series, SideChoice, USUAL_ROUNDS, can_be_balanced, is_quick, lasting, rounds};
use kuzhi_engine::Game;
use kuzhi_search::Level;

use super::clock::{clock_by_id, clock_id};
use crate::request::wire::{Part, Text, Words};

/// A challenge that has not been sent yet. Its menus and buttons carry all of it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ChallengeDraft {
    /// Whoever it will be sent to.
    pub opponent: DraftOpponent,
    /// The level of the bot, if it plays.
    pub level: Level,
    /// The game, without the number of rounds.
    pub game: Game,
    /// The number of rounds, 0 for as many as it takes, if the game has rounds.
    pub rounds: u16,
    /// The challenger's side.
    pub side: SideChoice,
    /// The number of sets in a best-of series. `None` for a single game.
    pub sets: Option<u8>,
    /// Whether the result counts, if the opponent is a person and anyone has chosen.
    pub rated: Option<bool>,
    /// `None` for no clock.
    pub clock: Option<TimeControl>,
    /// Which time off its clock has, if it is one of days.
    pub time_off: TimeOff,
    /// Whether the first moves are drawn, if the game allows it.
    pub balanced: bool,
}

/// Whom the draft is for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum DraftOpponent {
    /// The bot, at the draft's level.
    Bot,
    /// Anyone in the channel: the first to accept.
    Anybody,
    /// This person.
    Person(PlayerId),
}

impl ChallengeDraft {
    /// The first suggestion for a user who named nothing: an easy game against the bot, in which the user
    /// begins.
    pub fn proposed(game: Game, clock: Option<TimeControl>) -> ChallengeDraft {
        ChallengeDraft {
            opponent: DraftOpponent::Bot,
            level: Level::default(),
            game,
            rounds: USUAL_ROUNDS,
            side: SideChoice::First,
            sets: None,
            rated: None,
            clock,
            time_off: TimeOff::All,
            balanced: false,
        }
    }

    /// Returns the game with its options.
    pub fn whole_game(self) -> Game {
        lasting(self.game, self.rounds)
    }

    /// Returns whether the result counts, if anyone has chosen. That of a quick game never does.
    pub fn rated(self) -> Option<bool> {
        if is_quick(self.whole_game()) { Some(false) } else { self.rated }
    }

    /// Returns whether the first moves are drawn.
    pub fn balanced(self) -> bool {
        self.balanced && self.can_be_balanced()
    }

    /// Returns whether the game allows it that the first moves are drawn.
    pub fn can_be_balanced(self) -> bool {
        can_be_balanced(self.whole_game())
    }

    /// Returns the draft with another game.
    pub fn with_game(self, id: &str) -> Option<ChallengeDraft> {
        Game::by_id(id).map(|game| ChallengeDraft { game, ..self })
    }

    /// Returns the draft with another clock, or none, as in [`ChallengeDraft::clock_value`].
    pub fn with_clock(self, value: &str) -> Option<ChallengeDraft> {
        let (id, time_off) = match value.strip_suffix(WORKS_ON) {
            Some(id) => (id, TimeOff::Away),
            None => (value, TimeOff::All),
        };
        clock_by_id(id).map(|clock| ChallengeDraft { clock, time_off, ..self })
    }

    /// Returns the clock with its time off, as a menu value.
    pub fn clock_value(self) -> String {
        let works_on = if self.time_off == TimeOff::All { "" } else { WORKS_ON };
        format!("{}{works_on}", clock_id(self.clock))
    }

    /// Returns the draft with each clock that the menu offers: those of days also without days off.
    pub fn of_all_clocks(self) -> Vec<ChallengeDraft> {
        let all = [None].into_iter().chain(TimeControl::PROPOSED.map(Some));
        let of_clock = |clock: Option<TimeControl>| {
            let is_for_days = clock.is_some_and(TimeControl::is_for_days);
            let each = [TimeOff::All].into_iter().chain(is_for_days.then_some(TimeOff::Away));
            each.map(move |time_off| ChallengeDraft { clock, time_off, ..self })
        };
        all.flat_map(of_clock).collect()
    }

    /// Returns the draft with another level of the bot.
    pub fn with_level(self, level: &str) -> Option<ChallengeDraft> {
        Level::new(level.parse().ok()?).map(|level| ChallengeDraft { level, ..self })
    }

    /// Returns the draft against this person.
    pub fn with_person(self, id: &str) -> Option<ChallengeDraft> {
        Some(ChallengeDraft { opponent: DraftOpponent::Person(person(id)?), ..self })
    }

    /// Returns the draft with another number of sets.
    fn with_sets(self, id: &str) -> Option<ChallengeDraft> {
        let sets = match id {
            ONE_GAME => None,
            _ => Some(Series::new(id.parse().ok()?)?.length),
        };
        Some(ChallengeDraft { sets, ..self })
    }

    /// Returns the draft with another length, as in [`ChallengeDraft::length`].
    pub fn with_length(self, length: &str) -> Option<ChallengeDraft> {
        let (sets, rounds) = length.split_once('-')?;
        ChallengeDraft { rounds: rounds.parse().ok()?, ..self }.with_sets(sets)
    }

    /// Returns the number of sets and rounds, as a menu value.
    pub fn length(self) -> String {
        format!("{}-{}", self.sets.unwrap_or(1), self.rounds)
    }

    /// Returns the draft with each length that the menu offers.
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

/// A person by their ID. Nobody has ID 0.
fn person(id: &str) -> Option<PlayerId> {
    id.parse().ok().filter(|id| *id > 0).map(PlayerId)
}

/// The bot as opponent.
const KUZHI: &str = "kuzhi";

/// Anyone who accepts.
const ANYBODY: &str = "open";

/// Ends the name of a clock that runs on days off and in quiet hours. Also a word of the draft.
const WORKS_ON: &str = "-on";

/// A draft whose first moves are drawn.
const BALANCED: &str = "balanced";

impl Part for ChallengeDraft {
    fn write(&self, text: &mut Text) {
        self.opponent.write(text);
        self.game.write(text);
        self.side.write(text);
        text.add(self.sets.unwrap_or(1));
        text.add(match self.rated {
            Some(true) => "rated",
            Some(false) => "casual",
            None => "usual",
        });
        self.clock.write(text);
        text.add(self.level);
        text.add(self.rounds);
        if self.balanced {
            text.add(BALANCED);
        }
        if self.time_off != TimeOff::All {
            text.add(WORKS_ON);
        }
    }

    fn read(words: &mut Words<'_>) -> Option<ChallengeDraft> {
        let (opponent, game, side) = (Part::read(words)?, Part::read(words)?, Part::read(words)?);
        let sets = words.next()?;
        let rated = match words.next()? {
            "rated" => Some(true),
            "casual" => Some(false),
            "usual" => None,
            _ => return None,
        };
        let clock = Part::read(words)?;
        let draft = ChallengeDraft { opponent, side, rated, ..ChallengeDraft::proposed(game, clock) };
        let level = Level::new(words.next()?.parse().ok()?)?;
        let rounds = words.next()?.parse().ok()?;
        let (balanced, time_off) = match [words.next(), words.next()] {
            [Some(BALANCED), Some(WORKS_ON)] => (true, TimeOff::Away),
            [Some(BALANCED), None] => (true, TimeOff::All),
            [Some(WORKS_ON), None] => (false, TimeOff::Away),
            [None, _] => (false, TimeOff::All),
            _ => return None,
        };
        ChallengeDraft { level, rounds, time_off, balanced, ..draft }.with_sets(sets)
    }

    #[cfg(test)]
    fn any() -> proptest::strategy::BoxedStrategy<ChallengeDraft> {
        use proptest::option;
        use proptest::prelude::*;
        use proptest::sample::select;
        let levels = select(Level::all().collect::<Vec<_>>());
        let whom = (DraftOpponent::any(), levels, option::of(any::<bool>()), any::<[bool; 2]>());
        let length = (option::of(select(Series::LENGTHS.to_vec())), select(vec![0, 1, USUAL_ROUNDS]));
        (whom, Game::any(), SideChoice::any(), length, Part::any())
            .prop_map(|((opponent, level, rated, [balanced, rests]), game, side, (sets, rounds), clock)| {
                let time_off = if rests { TimeOff::All } else { TimeOff::Away };
                ChallengeDraft { opponent, level, game, rounds, side, sets, rated, clock, time_off, balanced }
            })
            .boxed()
    }
}
