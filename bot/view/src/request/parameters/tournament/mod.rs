//! What a user does in a tournament.

mod wire;

use kuzhi_domain::tournaments::RoundResult;
use kuzhi_domain::{MatchId, PlayerId, TournamentId};
use kuzhi_engine::Side;
#[cfg(test)]
use proptest::prelude::*;
#[cfg(test)]
use proptest::sample::select;
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::request::parts::named_part;
use crate::request::wire::{Part, Text, Words};

/// What a user does in a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TournamentPress {
    /// The tournament.
    pub id: TournamentId,
    /// What they do.
    pub step: TournamentStep,
}

/// What a user does in a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TournamentStep {
    /// Something without parameters.
    Plain(PlainStep),
    /// Begins a game.
    Ready(MatchId),
    /// Begins their game of a round, counted from 0.
    Round(u16),
    /// Looks at a page of the standings, from 0.
    Standings(usize),
    /// Looks at a page of what decides between equal ones, from 0.
    TieBreaks(usize),
    /// Looks at a page of the table of its season, from 0.
    Season(usize),
    /// Looks at a page of the bracket, from 0.
    Bracket(usize),
    /// Looks at a page of the log, from 0.
    Log(usize),
    /// Gets the table of a group, from 0, as a file that programs for chess tournaments read.
    Table(usize),
    /// Asks why one player stands before another, by their pairing numbers less one.
    Why(u16, u16),
    /// Challenges somebody on a ladder.
    Challenge(PlayerId),
    /// Chooses something to organise.
    Organise(OrganiserStep),
    /// Chooses something to organise that asks once, and is sure.
    Sure(OrganiserStep),
    /// Looks for a player by name, to do this.
    Find(PlayerFor),
    /// Chooses the player to remove.
    Remove(PlayerId),
    /// Lets somebody in again who was removed.
    LetIn(PlayerId),
    /// Enters somebody for their own server.
    NamePlayer(PlayerId),
    /// Chooses the player to move on a ladder or a start list.
    Move(PlayerId),
    /// Puts a player above another one on a ladder or a start list.
    PutAbove(PlayerId, PlayerId),
    /// Puts a player at the end of a ladder or a start list.
    PutLast(PlayerId),
    /// Chooses the player one of whose games gets a result.
    GamesOf(PlayerId),
    /// Chooses the game whose result is set.
    ResultOf(MatchId),
    /// Chooses what a game counts as.
    SetResult(MatchId, SetTo),
    /// Has a game played once more.
    PlayAgain(MatchId),
    /// Removes the result of a game.
    RemoveResult(MatchId),
    /// Makes what the match of a game counts for the ratings void as well.
    VoidRating(MatchId),
    /// Chooses the first of two people to keep apart.
    ApartFrom(PlayerId),
    /// Keeps two people apart.
    Forbid(PlayerId, PlayerId),
    /// Lets two people meet again.
    Unforbid(PlayerId, PlayerId),
    /// Lets somebody organise it as well.
    NameOrganiser(PlayerId),
    /// Lets somebody organise it no more.
    DismissOrganiser(PlayerId),
    /// Gives a game so many minutes more to begin or for a move, or all that wait. With none, whoever is to
    /// move gets all of their time again.
    Extend(Option<MatchId>, u16),
}

/// For what a player is chosen.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum PlayerFor {
    /// To be removed.
    Remove,
    /// One of whose games gets a result.
    Result,
    /// To be kept apart from somebody.
    Apart,
    /// To be kept apart from this one.
    ApartFrom(PlayerId),
    /// To be moved on a ladder.
    Move,
    /// Above whom this one is put on a ladder.
    Above(PlayerId),
}

impl TournamentStep {
    /// Whether players can do it from a direct message.
    pub const fn is_in_letters(&self) -> bool {
        use PlainStep::{Begin, Here, Join, Leave, LeaveSure};
        matches!(self, TournamentStep::Ready(_))
            || matches!(self, TournamentStep::Plain(Begin | Here | Join | Leave | LeaveSure))
    }
}

/// What a user does in a tournament, if one word says it all.
#[derive(Copy, Clone, PartialEq, Eq, Debug, EnumCount, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum PlainStep {
    /// Takes part.
    Join,
    /// Takes part in each one of its series, or no more by itself.
    Always,
    /// Wants to take part no more.
    Leave,
    /// Takes part no more.
    LeaveSure,
    /// Takes the next round off, or pauses.
    Off,
    /// Says that they are here, just before it begins.
    Here,
    /// Begins their game.
    Begin,
    /// Looks at it.
    Show,
    /// Looks at their games.
    Mine,
    /// Reads its rules.
    Rules,
    /// Chooses whom to challenge.
    Challenge,
    /// Opens the organiser's menu.
    Organise,
    /// Reads the log.
    Log,
    /// Announces the same once more.
    Again,
    /// Looks at the standings, first at those of their own group.
    Places,
    /// Gets the table as a file that spreadsheets read.
    Csv,
    /// Wants to play this match of servers on this one.
    PlayHere,
    /// Agrees to play it with the other server.
    Accept,
    /// Does not.
    Decline,
}

named_part!(PlainStep);

/// What an organiser does.
#[derive(Copy, Clone, PartialEq, Eq, Debug, EnumCount, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum OrganiserStep {
    /// Begins it now.
    Begin,
    /// Puts the start off by an hour.
    PutOffHour,
    /// Puts it off by a day.
    PutOffDay,
    /// Lets it begin at another time.
    Reschedule,
    /// Gives more time.
    MoreTime,
    /// Pairs the round again.
    PairAgain,
    /// Sets a result.
    Result,
    /// Removes a player.
    Remove,
    /// Lets somebody in again.
    LetIn,
    /// Names players of their own server.
    NamePlayers,
    /// Moves a player on a ladder.
    Move,
    /// Puts a ladder in the order of ratings.
    Sort,
    /// Puts a player on the start list of a knock-out.
    Number,
    /// Puts the start list in the order of ratings.
    NumberByRating,
    /// Keeps two people apart.
    Forbid,
    /// Changes its rules.
    Change,
    /// Names others who organise it.
    Organisers,
    /// Pauses it.
    Pause,
    /// Lets it go on.
    Resume,
    /// Ends its series.
    EndSeries,
    /// Calls it off.
    Stop,
    /// Ends a ladder.
    EndLadder,
}

named_part!(OrganiserStep);

impl OrganiserStep {
    /// Whether it asks once, because it cannot be taken back. What needs a reason asks by its form.
    pub const fn asks(self) -> bool {
        matches!(
            self,
            OrganiserStep::PairAgain
                | OrganiserStep::EndSeries
                | OrganiserStep::Sort
                | OrganiserStep::NumberByRating
        )
    }
}

/// What a result is set to.
#[derive(Copy, Clone, PartialEq, Eq, Debug, EnumCount, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum SetTo {
    /// South has won.
    SouthWon,
    /// North has won.
    NorthWon,
    /// It was a draw.
    Drawn,
    /// Neither gets a point.
    Neither,
}

named_part!(SetTo);

impl SetTo {
    /// The result.
    pub const fn result(self) -> RoundResult {
        match self {
            SetTo::SouthWon => RoundResult::Played(Some(Side::South)),
            SetTo::NorthWon => RoundResult::Played(Some(Side::North)),
            SetTo::Drawn => RoundResult::Played(None),
            SetTo::Neither => RoundResult::Forfeit(None),
        }
    }
}

impl From<PlainStep> for TournamentStep {
    fn from(step: PlainStep) -> TournamentStep {
        TournamentStep::Plain(step)
    }
}
