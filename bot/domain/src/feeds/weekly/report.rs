//! What has happened on a server in a week.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use kuzhi_engine::{Game, Outcome, Side};
use kuzhi_search::Level;

use crate::matches::{Ending, Match, Over, Scope, Voided, rounds};
use crate::rating::RatingChange;
use crate::{ChannelId, MatchId, PlayerId};

/// What has happened on a server in a week, as its games tell it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct WeekReport {
    /// How many games between two people have ended.
    pub games: u32,
    /// How many games against the bot have ended.
    pub against_bot: u32,
    /// The games that are worth seeing, the best first.
    pub highlights: Vec<GameOfWeek>,
    people: BTreeSet<PlayerId>,
    beaten: BTreeMap<(PlayerId, &'static str), LevelBeaten>,
    rises: BTreeMap<(PlayerId, &'static str), Rise>,
}

/// A game that is worth seeing.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct GameOfWeek {
    /// The game.
    pub id: MatchId,
    /// Where it was played.
    pub channel: ChannelId,
    /// Why it is worth seeing.
    pub highlight: Highlight,
    /// Whether two people played it.
    between_people: bool,
}

/// Why a game is worth seeing.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Highlight {
    /// This side has won although it was so many seeds behind.
    Comeback {
        /// The winner.
        winner: Side,
        /// How many seeds they were behind at most.
        behind: u8,
        /// How many seeds there are.
        of: u32,
    },
    /// A move of this side went on for so many laps.
    Relay {
        /// Who made it.
        by: Side,
        /// How many laps it had.
        laps: u16,
    },
    /// It was played to the end, with so many seeds between the two.
    End {
        /// The difference.
        seeds: u8,
    },
}

/// How somebody's rating has risen in a game.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Rise {
    /// The person.
    pub who: PlayerId,
    /// The game.
    pub game: Game,
    /// By how much it has risen.
    pub gained: f64,
    /// What it is now.
    pub rating: f64,
    has_place: bool,
}

/// The highest level of the bot that somebody has beaten in a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct LevelBeaten {
    /// The person.
    pub who: PlayerId,
    /// The game.
    pub game: Game,
    /// The level.
    pub level: Level,
}

impl WeekReport {
    /// How many games are kept that are worth seeing.
    const MOST_HIGHLIGHTS: usize = 20;

    /// How many people have risen at most.
    pub const MOST_RISES: usize = 3;

    /// Counts a game that has ended.
    pub fn count(&mut self, one: &Match) {
        let Some(over) = one.over().filter(|over| counts(over)) else { return };
        let between_people = one.opponents().is_some();
        *(if between_people { &mut self.games } else { &mut self.against_bot }) += 1;
        self.people.extend(one.people().into_iter().filter(|who| !who.has_left()));
        if let Some((_, who, level)) = one.climb() {
            let game = one.game();
            let best = self.beaten.entry((who, game.id())).or_insert(LevelBeaten { who, game, level });
            best.level = best.level.max(level);
        }
        if let Some(highlight) = Highlight::best_of(over, one.game()) {
            let (id, channel) = (one.id(), one.place().channel);
            self.highlights.push(GameOfWeek { id, channel, highlight, between_people });
            self.highlights.sort_by_key(|one| Reverse(one.merit()));
            self.highlights.truncate(Self::MOST_HIGHLIGHTS);
        }
    }

    /// Counts what a game has changed on the leaderboard of its server.
    pub fn count_change(&mut self, one: &Match, change: &RatingChange) {
        let scope = one.place().guild.map_or(Scope::Everywhere, Scope::Guild);
        for (before, after) in change.before.iter().zip(&change.after) {
            let (who, game, rating) = (after.player, one.game(), after.rating.value());
            let gained = rating - before.rating.value();
            let has_place = after.has_place(scope);
            let risen = self.rises.entry((who, game.id())).or_insert(Rise {
                who,
                game,
                gained: 0.0,
                rating,
                has_place,
            });
            risen.gained += gained;
            (risen.rating, risen.has_place) = (rating, has_place);
        }
    }

    /// How many people have played.
    pub fn players(&self) -> usize {
        self.people.len()
    }

    /// Whether no game has ended.
    pub const fn is_empty(&self) -> bool {
        self.games + self.against_bot == 0
    }

    /// Those whose rating has risen most, among those with a place on the leaderboard.
    pub fn rises(&self) -> Vec<Rise> {
        let has_risen = |rise: &&Rise| rise.has_place && rise.gained >= 1.0 && !rise.who.has_left();
        let mut rises: Vec<Rise> = self.rises.values().filter(has_risen).copied().collect();
        rises.sort_by(|one, other| other.gained.total_cmp(&one.gained));
        rises.truncate(Self::MOST_RISES);
        rises
    }

    /// The highest level that each person has beaten in each game, the highest first.
    pub fn levels_beaten(&self) -> Vec<LevelBeaten> {
        let mut beaten: Vec<LevelBeaten> = self.beaten.values().copied().collect();
        beaten.sort_by_key(|one| Reverse(one.level));
        beaten
    }
}

fn counts(over: &Over) -> bool {
    over.voided() == Voided::Nowhere && over.ending() != Ending::BrokenOff
}

impl GameOfWeek {
    /// Games between people come first.
    fn merit(&self) -> (bool, u32) {
        (self.between_people, self.highlight.merit())
    }
}

impl Highlight {
    /// How far behind a comeback begins, in parts of all seeds.
    const BEHIND: u32 = 10;

    /// How many laps make a long relay.
    const LAPS: u16 = 8;

    /// How many seeds at most make a close end.
    pub const CLOSE: u8 = 3;

    /// Returns what is most worth seeing in a game, if anything is.
    fn best_of(over: &Over, game: Game) -> Option<Highlight> {
        let found = [comeback(over, game), relay(over), end(over)];
        found.into_iter().flatten().max_by_key(|highlight| highlight.merit())
    }

    /// All three are weighed against each other: a comeback from a quarter of all seeds, a relay of 25 laps
    /// and an end by one seed are worth about the same.
    fn merit(self) -> u32 {
        match self {
            Highlight::Comeback { behind, of, .. } => 100 * u32::from(behind) / of.max(1),
            Highlight::Relay { laps, .. } => u32::from(laps),
            Highlight::End { seeds } if seeds <= Self::CLOSE => 24 - 4 * u32::from(seeds),
            // Better than none.
            Highlight::End { .. } => 0,
        }
    }
}

/// How far behind the winner was. In games played over rounds each round begins anew.
fn comeback(over: &Over, game: Game) -> Option<Highlight> {
    let Ending::Played(Outcome { winner: Some(winner), .. }) = over.ending() else { return None };
    if rounds(game).is_some() {
        return None;
    }
    let boards = over.played().history().boards();
    let behind = |board: kuzhi_engine::Position| {
        board.board.store(winner.other()).saturating_sub(board.board.store(winner))
    };
    let (behind, of) = (boards.map(behind).max()?, game.start().position().board.total());
    (u32::from(behind) * Highlight::BEHIND >= of).then_some(Highlight::Comeback { winner, behind, of })
}

/// The longest relay.
fn relay(over: &Over) -> Option<Highlight> {
    let history = over.played().history();
    let mut board = history.before(0).board().clone();
    let mut longest: Option<(u16, Side)> = None;
    for &mv in history.moves() {
        if let Ok(facts) = board.facts(mv)
            && longest.is_none_or(|(laps, _)| laps < facts.laps)
        {
            longest = Some((facts.laps, facts.by));
        }
        board.play(mv, &mut |_| ()).ok()?;
    }
    let (laps, by) = longest.filter(|(laps, _)| *laps >= Highlight::LAPS)?;
    Some(Highlight::Relay { by, laps })
}

/// How close the end was, if it was played to the end.
fn end(over: &Over) -> Option<Highlight> {
    let Ending::Played(Outcome { score: [south, north], .. }) = over.ending() else { return None };
    Some(Highlight::End { seeds: south.abs_diff(north) })
}
