//! Tie-breaks by the FIDE Handbook (C.07, in force from March 2026), with its rules for rounds that were not
//! played (articles 15 and 16).

use crate::tournaments::field::{Absence, Entrant, Field, Met, Points, RoundLine, RoundResult};

/// What decides between players with equal points.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum TieBreak {
    /// The points of their games against each other (article 6). In quarters.
    DirectEncounter,
    /// The points of their opponents, without the lowest (articles 8.1 and 14.1). In halves.
    BuchholzCut1,
    /// The points of those they beat, and half of those they drew with (article 9.1). In quarters.
    SonnebornBerger,
    /// The games that they won (article 7.2), in a league also those whose opponent did not come (15.2).
    Wins,
}

/// The tie-breaks of a kind of tournament.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct TieBreaks {
    /// In the order in which they decide.
    pub order: &'static [TieBreak],
    /// Whether games that were lost by default count as games (15.2).
    pub forfeits_count: bool,
}

/// What a tie-break counts of somebody beside games that were played, or leaves out.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Besides {
    /// Rounds without a game, as if against an opponent with no more points than they have.
    pub unplayed: bool,
    /// They have won by forfeit or had a bye, which counts in some, and in some does not.
    pub forfeits: bool,
    /// Rounds off after which an opponent has not come back, as draws of the opponent.
    pub absences: bool,
}

impl Besides {
    /// What it counts of one or the other.
    #[must_use]
    pub const fn and(self, other: Besides) -> Besides {
        Besides {
            unplayed: self.unplayed || other.unplayed,
            forfeits: self.forfeits || other.forfeits,
            absences: self.absences || other.absences,
        }
    }
}

/// What the tie-breaks need of a field.
pub(super) struct Values<'a> {
    field: &'a Field,
    tie_breaks: TieBreaks,
    points: Vec<Points>,
    /// Points as their opponents' tie-breaks count them.
    adjusted: Vec<Points>,
}

/// What a round adds to a tie-break.
struct Contribution {
    /// The points of the opponent, or of the dummy that stands for one.
    opponent: Points,
    /// One's own points of the round.
    own: Points,
    /// Whether they chose not to play. These are cut first (16.5).
    is_voluntary: bool,
}

impl Values<'_> {
    pub(super) fn from_field(field: &Field, tie_breaks: TieBreaks) -> Values<'_> {
        let points = field.entrants().map(|one| field.points(one)).collect();
        let adjusted = field.entrants().map(|one| adjusted(field, one)).collect();
        Values { field, tie_breaks, points, adjusted }
    }

    pub(super) fn points(&self, entrant: Entrant) -> Points {
        self.points[entrant.index()]
    }

    /// What a tie-break says of a player. Of direct encounters, which need others, it says nothing.
    pub(super) fn of_player(&self, by: TieBreak, entrant: Entrant) -> u32 {
        match by {
            TieBreak::DirectEncounter => 0,
            TieBreak::BuchholzCut1 => self.buchholz_cut_1(entrant),
            TieBreak::SonnebornBerger => {
                let product = |one: Contribution| u32::from(one.opponent) * u32::from(one.own);
                self.contributions(entrant).map(product).sum()
            }
            TieBreak::Wins => {
                let is_won = |met: &Met| self.counts(*met) && met.points() == 2;
                self.field
                    .lines(entrant)
                    .filter_map(met)
                    .filter(is_won)
                    .count()
                    .try_into()
                    .unwrap_or(u32::MAX)
            }
        }
    }

    /// A player's points in each of the games against another one.
    pub(super) fn games(&self, entrant: Entrant, other: Entrant) -> impl Iterator<Item = Points> + '_ {
        let games = self.field.lines(entrant).filter_map(met);
        games.filter(move |met| met.opponent == other && self.counts(*met)).map(Met::points)
    }

    /// What each tie-break counts of a player beside games that were played.
    pub(super) fn besides(&self, entrant: Entrant) -> Vec<Besides> {
        let of = |&by: &TieBreak| {
            let lines = self.field.lines(entrant).map(|line| self.beside(by, line));
            lines.fold(Besides::default(), Besides::and)
        };
        self.tie_breaks.order.iter().map(of).collect()
    }

    fn beside(&self, by: TieBreak, line: RoundLine) -> Besides {
        let is_won_by_forfeit =
            |met: Met| matches!(met.result, Some(RoundResult::Forfeit(_))) && met.points() > 0;
        let forfeits = match line {
            RoundLine::Met(met) => is_won_by_forfeit(met),
            RoundLine::Absent(why) => why == Absence::FullBye,
        };
        match by {
            TieBreak::Wins => return Besides { forfeits, ..Besides::default() },
            TieBreak::DirectEncounter => {
                let forfeits = self.tie_breaks.forfeits_count && forfeits;
                return Besides { forfeits, ..Besides::default() };
            }
            // What has brought no points is not in it.
            TieBreak::SonnebornBerger if line.points() == 0 => return Besides::default(),
            TieBreak::SonnebornBerger | TieBreak::BuchholzCut1 => {}
        }
        match line {
            RoundLine::Met(Met { result: None, .. }) | RoundLine::Absent(Absence::Rest) => Besides::default(),
            RoundLine::Met(met) if self.counts(met) => {
                let at = met.opponent.index();
                Besides { unplayed: false, forfeits, absences: self.adjusted[at] != self.points[at] }
            }
            RoundLine::Met(_) | RoundLine::Absent(_) => {
                Besides { unplayed: true, forfeits: false, absences: false }
            }
        }
    }

    fn buchholz_cut_1(&self, entrant: Entrant) -> u32 {
        let all: Vec<Contribution> = self.contributions(entrant).collect();
        let sum: u32 = all.iter().map(|one| u32::from(one.opponent)).sum();
        let least = |voluntary: bool| {
            all.iter().filter(|one| one.is_voluntary || !voluntary).map(|one| u32::from(one.opponent)).min()
        };
        sum - least(true).or_else(|| least(false)).filter(|_| all.len() > 1).unwrap_or_default()
    }

    /// Whether a meeting counts as a game.
    fn counts(&self, met: Met) -> bool {
        met.is_played() || self.tie_breaks.forfeits_count && !met.is_removed()
    }

    fn contributions(&self, entrant: Entrant) -> impl Iterator<Item = Contribution> + '_ {
        let points = self.points(entrant);
        let drawn = Points::try_from(self.field.rounds().len()).unwrap_or(Points::MAX);
        self.field.lines(entrant).filter_map(move |line| {
            let own = line.points();
            Some(match line {
                // A game that goes on says nothing yet.
                RoundLine::Met(Met { result: None, .. }) | RoundLine::Absent(Absence::Rest) => return None,
                // As if nobody had been left to meet, for no points.
                RoundLine::Met(met) if met.is_removed() => {
                    Contribution { opponent: points.min(drawn), own, is_voluntary: false }
                }
                RoundLine::Met(met) => {
                    let theirs = self.adjusted[met.opponent.index()];
                    let counts = self.counts(met);
                    let opponent = if counts { theirs } else { points.min(theirs) };
                    Contribution { opponent, own, is_voluntary: !counts && own == 0 }
                }
                RoundLine::Absent(why) => {
                    let is_voluntary = why != Absence::FullBye;
                    Contribution { opponent: points.min(drawn), own, is_voluntary }
                }
            })
        })
    }
}

fn met(line: RoundLine) -> Option<Met> {
    match line {
        RoundLine::Met(met) => Some(met),
        RoundLine::Absent(_) => None,
    }
}

/// A player's points for the tie-breaks of their opponents: rounds off after which they did not come back
/// count as draws (16.2.5, 16.3). Who did not turn up for a game has not come back.
fn adjusted(field: &Field, entrant: Entrant) -> Points {
    let lines: Vec<RoundLine> = field.lines(entrant).collect();
    let is_off = |line: &RoundLine| matches!(line, RoundLine::Absent(Absence::HalfBye | Absence::Away));
    let is_there = |line: &RoundLine| !is_off(line) && (line.points() > 0 || line.played().is_some());
    let back = lines.iter().rposition(is_there).map_or(0, |at| at + 1);
    let points = |(at, line): (usize, &RoundLine)| if at >= back && is_off(line) { 1 } else { line.points() };
    lines.iter().enumerate().map(points).sum()
}
