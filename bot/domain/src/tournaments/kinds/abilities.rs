//! What a kind of tournament has, so that nobody has to ask which one it is.

use super::TournamentKind;
use crate::clock::TimeControl;
use crate::refusal::TournamentRefusal;
use crate::tournaments::option::TournamentOption;
use crate::tournaments::standings::TieBreaks;

/// What a kind of tournament has, whatever is chosen within it.
#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "a kind has each of them, or has not")]
pub struct Abilities {
    /// The fewest and the most who can take part.
    pub sizes: [u16; 2],
    /// What can be chosen of it that other kinds lack.
    pub options: &'static [TournamentOption],
    /// The clock if nobody chooses one.
    pub usual_clock: TimeControl,
    /// Whether it is played in rounds.
    pub has_rounds: bool,
    /// Whether it begins when it is announced, and stands until organisers end it.
    pub is_standing: bool,
    /// Whether people challenge each other for their places.
    pub has_challenges: bool,
    /// Whether whoever is free is paired at once. Such games begin by themselves.
    pub pairs_at_once: bool,
    /// Whether whoever loses is out, and organisers can change the start list.
    pub has_bracket: bool,
    /// Whether two servers play each other. Their leaderboards are two, so no game counts for either.
    pub has_teams: bool,
    /// Whether somebody can enter while it is played.
    pub late_entry: LateEntry,
    /// How players stay away for a while, if they can.
    pub rest: Option<Rest>,
    /// Whether organisers can keep two people apart.
    pub keeps_apart: bool,
    /// Whether organisers can pair a round again.
    pub pairs_again: bool,
    /// Whether a lot decides who begins in the first round.
    pub draws_lot: bool,
    /// What decides between players with equal points, where points decide.
    pub tie_breaks: Option<TieBreaks>,
    /// Makes one of what was chosen.
    pub(super) with_options: fn(&ChosenOptions) -> Result<TournamentKind, TournamentRefusal>,
}

impl Abilities {
    /// Those of a kind that is played in rounds and has nothing else.
    pub(super) const fn in_rounds(
        with_options: fn(&ChosenOptions) -> Result<TournamentKind, TournamentRefusal>,
    ) -> Abilities {
        Abilities {
            sizes: [2, 128],
            options: &[],
            usual_clock: TimeControl::RESERVE,
            has_rounds: true,
            is_standing: false,
            has_challenges: false,
            pairs_at_once: false,
            has_bracket: false,
            has_teams: false,
            late_entry: LateEntry::Closed,
            rest: None,
            keeps_apart: false,
            pairs_again: false,
            draws_lot: false,
            tie_breaks: None,
            with_options,
        }
    }
}

/// Whether somebody can enter while a tournament is played. Nobody can in its last round.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum LateEntry {
    /// Nobody can.
    Closed,
    /// Everyone can.
    Open,
    /// Everyone can, and has half a point for the rounds before.
    HalfPoint,
}

/// How players stay away for a while.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Rest {
    /// They have the next round off.
    Round,
    /// They pause until they are back.
    Pause,
}

/// What somebody chose within a kind. Each kind takes what it has.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct ChosenOptions {
    /// The number of rounds, or how often people meet.
    pub rounds: Option<i64>,
    /// How long it lasts.
    pub minutes: Option<i64>,
    /// The most boards of a match.
    pub boards: Option<i64>,
    /// Whether all rounds begin together.
    pub together: bool,
    /// The most players of a group, if it has groups, also before a bracket.
    pub group: Option<i64>,
    /// How many go up and down between two groups.
    pub moves: Option<i64>,
}

/// How long a tournament is, as organisers choose that.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum KindLength {
    /// So many rounds. `None` for as many as single out a winner.
    Rounds(Option<u8>),
    /// So many games against everyone else.
    Meetings(u8),
    /// So many minutes.
    Minutes(u16),
}

impl KindLength {
    /// The number. `None` if it depends on how many enter.
    pub fn number(self) -> Option<u16> {
        match self {
            KindLength::Rounds(rounds) => rounds.map(u16::from),
            KindLength::Meetings(times) => Some(times.into()),
            KindLength::Minutes(minutes) => Some(minutes),
        }
    }
}
