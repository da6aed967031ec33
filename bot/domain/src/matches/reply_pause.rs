//! How long the bot waits before it answers a move, so that people see their own move first.

use std::time::Duration;

use kuzhi_engine::Event;

use crate::clock::TimeControl;
use crate::matches::Match;

/// The share of a bank that a pause may take.
const SHARE_OF_BANK: u32 = 300;

impl Match {
    /// How long the bot waits before it answers the move that a person has just made. `usual` is the pause
    /// after a plain move; a relay gets half as much again, and a short bank allows less. Zero if the bot is
    /// not to answer a person's move.
    pub fn reply_pause(&self, usual: Duration) -> Duration {
        let is_an_answer = || {
            let (playing, history) = (self.played()?, self.played()?.history());
            let last = history.mover_of(history.ply().checked_sub(1)?).filter(|_| playing.has_own_moves())?;
            (self.bot_to_move().is_some() && playing.seats().side_of_bot() != Some(last)).then_some(playing)
        };
        let Some(playing) = is_an_answer() else { return Duration::ZERO };
        let laps =
            playing.history().last_events().iter().filter(|event| matches!(event, Event::Lifted { .. }));
        let pause = if laps.count() > 1 { usual * 3 / 2 } else { usual };
        match playing.clock().map(|clock| clock.control) {
            Some(control @ TimeControl::Live { .. }) => pause.min(control.bank() / SHARE_OF_BANK),
            _ => pause,
        }
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_search::Level;

    use super::*;
    use crate::clock::GameClock;
    use crate::matches::{MatchSetup, Seat};
    use crate::{PlayerId, Timestamp};

    const SECOND: Duration = Duration::from_secs(1);

    /// The pause in milliseconds after these moves of a person (South) and the bot.
    fn pause(game: &str, moves: &[&str], clock: Option<&str>) -> u128 {
        let moves: Vec<_> = moves.iter().map(|mv| mv.parse().unwrap()).collect();
        let seats = [Seat::Person(PlayerId(1)), Seat::Bot(Level::default())];
        let setup = MatchSetup::played(game.parse().unwrap(), seats, &moves, Timestamp::default()).unwrap();
        let clock = clock.map(|clock| GameClock::run(clock.parse().unwrap(), Timestamp::default()));
        let setup = clock.into_iter().fold(setup, MatchSetup::timed);
        setup.check().unwrap().reply_pause(SECOND).as_millis()
    }

    #[test]
    fn only_answers_wait_and_longer_after_a_relay() {
        assert_eq!(pause("mangala", &[], None), 0, "the person is to move");
        assert_eq!(pause("mangala", &["1"], None), 1_000);
        assert_eq!(pause("mangala", &["4"], None), 0, "the person moves again");
        assert_eq!(pause("pallankuzhi", &["1"], None), 1_500, "a relay");
    }

    #[test]
    fn a_short_bank_shortens_the_pause() {
        for (clock, expected) in [("1+0", 200), ("3+2", 600), ("30+20", 1_000), ("1d", 1_000)] {
            assert_eq!(pause("mangala", &["1"], Some(clock)), expected, "{clock}");
        }
    }
}
