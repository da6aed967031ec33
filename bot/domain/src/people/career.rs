//! A person's finished matches in a game, with statistics about them.

use kuzhi_engine::{Move, Side};
use kuzhi_search::Level;

use crate::matches::{Ending, Match, Playing, Seat, Voided, is_measured};
use crate::{GuildId, MatchId, PlayerId, Timestamp};

/// The result of a match for one of its players.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Score {
    /// The lowest score.
    Lost,
    /// Between the two.
    Drawn,
    /// The highest score.
    Won,
}

/// A finished match from the point of view of one of its players.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// When it ended.
    pub ended: Timestamp,
    /// The match, for links to it.
    pub id: MatchId,
    /// The other seat.
    pub against: Seat,
    /// The result for this player.
    pub score: Score,
    /// Whether it counted for ratings.
    pub rated: bool,
    /// Whether this player moved first.
    pub first: bool,
    /// This player's first move, if they made one.
    pub opening: Option<Move>,
    /// This player's rating over all servers after the match, if it counted.
    pub rating: Option<f32>,
    /// Whether it beat the bot's level: a win without help or takebacks, in a game as levels are measured.
    pub beat_level: bool,
}

/// The number of matches won, drawn and lost.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    /// Matches won.
    pub won: u32,
    /// Matches drawn.
    pub drawn: u32,
    /// Matches lost.
    pub lost: u32,
}

impl Record {
    /// The number of all matches.
    pub const fn games(self) -> u32 {
        self.won + self.drawn + self.lost
    }

    fn from_scores(scores: impl Iterator<Item = Score>) -> Record {
        scores.fold(Record::default(), |record, score| match score {
            Score::Won => Record { won: record.won + 1, ..record },
            Score::Drawn => Record { drawn: record.drawn + 1, ..record },
            Score::Lost => Record { lost: record.lost + 1, ..record },
        })
    }
}

/// The move that a person plays most often when they begin a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    /// By its number in the mover's row.
    pub mv: Move,
    /// The number of games that they began with it.
    pub games: u32,
    /// The number of games that they began.
    pub of: u32,
}

/// What a player may try next against the bot.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum NextStep {
    /// The level above the one that they have beaten.
    Up(Level),
    /// The level below the one that beats them.
    Down(Level),
    /// The lessons of the game: no level is lower.
    Lesson,
}

impl Match {
    /// Returns who has beaten the bot in a finished match on a server, where, and at which level. `None` if
    /// the result counts for nothing there, or the person has left.
    pub fn climb(&self) -> Option<(GuildId, PlayerId, Level)> {
        let over = self.over().filter(|over| over.voided() == Voided::Nowhere)?;
        let player = over.played().seats().people().next().filter(|player| !player.has_left())?;
        let result = self.played_by(player)?;
        match result.against {
            Seat::Bot(level) if result.beat_level => Some((self.place().guild?, player, level)),
            _ => None,
        }
    }

    /// Returns the level and the result of a finished match against the bot, for the person who played it.
    pub fn against_bot(&self) -> Option<(Level, Score)> {
        let player = self.over()?.played().seats().people().next()?;
        match self.played_by(player)? {
            Played { against: Seat::Bot(level), score, .. } => Some((level, score)),
            _ => None,
        }
    }

    /// Returns a finished match from this person's point of view. `None` if it is not over, is void
    /// everywhere, was aborted, or they did not play in it.
    pub fn played_by(&self, player: PlayerId) -> Option<Played> {
        let over = self
            .over()
            .filter(|over| over.voided() != Voided::Everywhere && over.ending() != Ending::BrokenOff)?;
        let playing = over.played();
        let side = playing.seats().side_of(player)?;
        let against = playing.seats().at(side.other());
        let score = match over.ending().winner() {
            Some(winner) if winner == side => Score::Won,
            Some(_) => Score::Lost,
            None => Score::Drawn,
        };
        Some(Played {
            ended: over.ended(),
            id: self.id(),
            against,
            score,
            rated: self.result().is_some(),
            first: side == Side::South,
            // After a ballot there is no first move like that of other games.
            opening: playing.history().first_move_of(side).filter(|_| playing.ballot().is_empty()),
            rating: None,
            beat_level: score == Score::Won && matches!(against, Seat::Bot(level) if is_fair(playing, level)),
        })
    }
}

/// Whether a game against the bot says who is stronger: nobody helped, nothing was taken back, and it was
/// played as the level was measured, from the start.
fn is_fair(playing: &Playing, level: Level) -> bool {
    let is_alone = !playing.helped() && playing.takebacks().is_empty();
    is_alone && playing.ballot().is_empty() && is_measured(playing.history().game(), level)
}

/// All finished matches of a person in a game, in the order in which they ended.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Career(Vec<Played>);

impl Career {
    /// Returns the career made up of these matches.
    pub fn from_played(mut played: Vec<Played>) -> Career {
        played.sort_by_key(|one| (one.ended, one.id));
        Career(played)
    }

    /// All matches, the earliest first.
    pub fn played(&self) -> &[Played] {
        &self.0
    }

    fn with_people(&self) -> impl DoubleEndedIterator<Item = &Played> {
        self.0.iter().filter(|one| matches!(one.against, Seat::Person(_)))
    }

    /// The record against people.
    pub fn record(&self) -> Record {
        Record::from_scores(self.with_people().map(|one| one.score))
    }

    /// The record against one person.
    pub fn record_against(&self, other: PlayerId) -> Record {
        let games = self.0.iter().filter(|one| one.against == Seat::Person(other));
        Record::from_scores(games.map(|one| one.score))
    }

    /// The current streak in games against people: its result and its length.
    pub fn streak(&self) -> Option<(Score, u32)> {
        let last = self.with_people().next_back()?.score;
        let number = self.with_people().rev().take_while(|one| one.score == last).count();
        Some((last, u32::try_from(number).unwrap_or(u32::MAX)))
    }

    /// The longest winning streak in games against people.
    pub fn best_streak(&self) -> u32 {
        let (best, _) = self.with_people().fold((0, 0), |(best, now): (u32, u32), one| {
            let now = if one.score == Score::Won { now + 1 } else { 0 };
            (best.max(now), now)
        });
        best
    }

    /// The move that they begin with most often. If several are equally frequent, the one they played last.
    pub fn favourite_opening(&self) -> Option<Opening> {
        let openings: Vec<Move> =
            self.0.iter().filter(|one| one.first).filter_map(|one| one.opening).collect();
        let times = |mv: &Move| openings.iter().filter(|other| *other == mv).count();
        let (mut seen, mut best): (Vec<Move>, Option<(usize, Move)>) = (Vec::new(), None);
        for mv in openings.iter().rev() {
            if !seen.contains(mv) {
                seen.push(*mv);
                let times = times(mv);
                best = best.filter(|(most, _)| *most >= times).or(Some((times, *mv)));
            }
        }
        let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        best.map(|(times, mv)| Opening { mv, games: number(times), of: number(openings.len()) })
    }

    /// The highest level of the bot that they have beaten.
    pub fn strongest_beaten(&self) -> Option<Level> {
        let level = |one: &Played| match one.against {
            Seat::Bot(level) if one.beat_level => Some(level),
            _ => None,
        };
        self.0.iter().filter_map(level).max()
    }

    /// The levels of the bot that they have beaten, lowest first.
    pub fn levels_beaten(&self) -> Vec<Level> {
        let is_beaten = |level: &Level| self.against_bot().any(|(at, one)| at == *level && one.beat_level);
        Level::all().filter(is_beaten).collect()
    }

    /// The records against each level of the bot that they have played, lowest first.
    pub fn records_by_level(&self) -> Vec<(Level, Record)> {
        let of = |level| {
            Record::from_scores(self.against_bot().filter(|(at, _)| *at == level).map(|(_, one)| one.score))
        };
        let all = Level::all().map(|level| (level, of(level)));
        all.filter(|(_, record)| record.games() > 0).collect()
    }

    /// The games against the bot with its level in each.
    fn against_bot(&self) -> impl DoubleEndedIterator<Item = (Level, &Played)> {
        self.0.iter().filter_map(|one| match one.against {
            Seat::Bot(level) => Some((level, one)),
            Seat::Person(_) | Seat::Channel(_) => None,
        })
    }

    /// The latest game against the bot.
    pub fn last_against_bot(&self) -> Option<&Played> {
        self.against_bot().next_back().map(|(_, one)| one)
    }

    /// What to try next, by the latest games against the bot: the next level after a win, the level below, or
    /// the lessons, after two losses in a row at the same level.
    pub fn next_step(&self) -> Option<NextStep> {
        let mut latest = self.against_bot().rev();
        let (level, last) = latest.next()?;
        let lost_before = latest.next().is_some_and(|(at, one)| at == level && one.score == Score::Lost);
        match last.score {
            Score::Won => level.above().map(NextStep::Up),
            Score::Lost if lost_before => Some(level.below().map_or(NextStep::Lesson, NextStep::Down)),
            Score::Lost | Score::Drawn => None,
        }
    }

    /// Their ratings over all servers with the time of each, at most this many of the latest.
    pub fn curve(&self, most: usize) -> Vec<(Timestamp, f32)> {
        let points: Vec<_> = self.0.iter().filter_map(|one| Some((one.ended, one.rating?))).collect();
        points[points.len().saturating_sub(most)..].to_vec()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OTHER: PlayerId = PlayerId(2);

    fn game(at: u64, against: Seat, score: Score, opening: &str) -> Played {
        Played {
            ended: Timestamp::from_millis(at),
            id: MatchId::from_random(at),
            against,
            score,
            rated: true,
            first: at.is_multiple_of(2),
            opening: opening.parse().ok(),
            rating: Some(1_500.0),
            beat_level: score == Score::Won && matches!(against, Seat::Bot(_)),
        }
    }

    fn career(scores: &[Score]) -> Career {
        let games = (0..).zip(scores).map(|(at, score)| game(at, Seat::Person(OTHER), *score, "3"));
        Career::from_played(games.collect())
    }

    #[test]
    fn streaks_count_games_against_people() {
        use Score::{Drawn, Lost, Won};
        assert_eq!((career(&[]).streak(), career(&[]).best_streak()), (None, 0));
        let mut one = career(&[Won, Won, Won, Lost, Won, Won]);
        assert_eq!((one.streak(), one.best_streak()), (Some((Won, 2)), 3));
        one.0.push(game(9, Seat::Bot(Level::default()), Lost, ""));
        assert_eq!((one.streak(), one.best_streak()), (Some((Won, 2)), 3), "the bot breaks none");
        assert_eq!(career(&[Won, Drawn]).streak(), Some((Drawn, 1)));
        assert_eq!(one.record(), Record { won: 5, drawn: 0, lost: 1 });
        assert_eq!((one.record_against(OTHER).games(), one.record_against(PlayerId(3)).games()), (6, 0));
    }

    #[test]
    fn the_favourite_opening_counts_games_moved_first() {
        let with = |openings: &[&str]| {
            let games = (0..).zip(openings).map(|(at, mv)| game(at, Seat::Person(OTHER), Score::Won, mv));
            let best = Career::from_played(games.collect()).favourite_opening();
            best.map(|one| (one.mv.to_string(), one.games, one.of))
        };
        assert_eq!(with(&[]), None);
        // They were North in the second, the fourth and so on.
        assert_eq!(with(&["3", "1", "4", "1", "3", "1"]), Some(("3".to_owned(), 2, 3)));
        assert_eq!(with(&["3", "1", "4", "1"]), Some(("4".to_owned(), 1, 2)), "the last one of two");
    }

    #[test]
    fn the_strongest_level_was_beaten() {
        let level = |number| Level::new(number).unwrap();
        let games = [(2, Score::Won), (5, Score::Won), (7, Score::Drawn), (3, Score::Won)];
        let games = (0..).zip(games).map(|(at, (of, score))| game(at, Seat::Bot(level(of)), score, ""));
        let career = Career::from_played(games.collect());
        assert_eq!(career.strongest_beaten(), Some(level(5)));
        assert_eq!(career.record().games(), 0);
        assert_eq!(career.curve(2).len(), 2);
    }

    fn against_levels(games: &[(u8, Score)]) -> Career {
        let level = |number| Level::new(number).unwrap();
        let games = (0..).zip(games).map(|(at, (of, score))| game(at, Seat::Bot(level(*of)), *score, ""));
        Career::from_played(games.collect())
    }

    #[test]
    fn games_against_each_level_are_counted() {
        use Score::{Drawn, Lost, Won};
        let mut career = against_levels(&[(3, Lost), (1, Won), (3, Won), (3, Drawn)]);
        career.0.push(game(9, Seat::Person(OTHER), Won, ""));
        let records = career.records_by_level().into_iter().map(|(level, record)| (level.get(), record));
        let [one, three] = [Record { won: 1, drawn: 0, lost: 0 }, Record { won: 1, drawn: 1, lost: 1 }];
        assert_eq!(records.collect::<Vec<_>>(), [(1, one), (3, three)]);
    }

    #[test]
    fn the_next_step_follows_from_the_latest_games() {
        use Score::{Drawn, Lost, Won};
        let level = |number| Level::new(number).unwrap();
        let step = |games: &[(u8, Score)]| against_levels(games).next_step();
        assert_eq!(step(&[]), None);
        assert_eq!(step(&[(1, Won)]), Some(NextStep::Up(level(2))));
        assert_eq!(step(&[(8, Won)]), None, "nothing is above the highest");
        assert_eq!(step(&[(1, Lost), (3, Drawn)]), None);
        assert_eq!(step(&[(3, Lost)]), None, "one loss is no reason to go down");
        assert_eq!(step(&[(2, Lost), (3, Lost)]), None, "at different levels");
        assert_eq!(step(&[(3, Lost), (3, Won), (3, Lost)]), None);
        assert_eq!(step(&[(3, Lost), (3, Lost)]), Some(NextStep::Down(level(2))));
        assert_eq!(step(&[(1, Lost), (1, Lost)]), Some(NextStep::Lesson));
    }
}
