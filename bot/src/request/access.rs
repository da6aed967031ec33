//! The right that each action needs, in one exhaustive match: a new action does not compile without an entry
//! here.

use super::{Action, Asked, GameReference, SettingsPage};
use crate::domain::{MatchId, Operation, Setting};

/// The right that an action needs.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Needs {
    /// Any user may do it: it concerns only themselves, or shows what is public.
    Nothing,
    /// Managing the server in which the request is made.
    ToManage,
    /// Starting a match in this place, if its rules and the opponent's preferences allow it.
    ToBegin,
    /// Acting like this in the given match.
    In(MatchId, Operation),
    /// Acting in one of the user's own matches here: the one named, or one that is looked up.
    InOwn(Option<MatchId>, Operation),
    /// Looking at a finished game: a match, or a text that the user supplies.
    InPast(Option<MatchId>, Operation),
}

impl Action {
    /// Returns the right that the action needs.
    #[allow(clippy::too_many_lines, reason = "each action has its line")]
    pub fn needs(&self) -> Needs {
        match *self {
            Action::Accept(id) => Needs::In(id, Operation::Accept),
            Action::Decline(id) => Needs::In(id, Operation::Decline),
            Action::Cancel(id) => Needs::In(id, Operation::Cancel),
            Action::Move { id, .. } | Action::PlayHint { id, .. } | Action::AskLayout { id, .. } => {
                Needs::In(id, Operation::Move)
            }
            Action::Claim { id, .. } => Needs::In(id, Operation::Claim),
            Action::AskResign(id) | Action::Resign(id) | Action::ResignSeries(id) => {
                Needs::In(id, Operation::Resign)
            }
            Action::Rematch(id) => Needs::In(id, Operation::Rematch),
            Action::AskUndo(id) | Action::Undo(id) => Needs::In(id, Operation::Undo),
            Action::Void(id) | Action::VoidSeries(id) => Needs::In(id, Operation::Void),
            Action::Offer { id, .. } | Action::Ask { id, .. } => Needs::In(id, Operation::Offer),
            Action::Answer(ref answer) => Needs::In(answer.id, Operation::AnswerOffer),
            Action::Plans(id)
            | Action::AskPlan { id, .. }
            | Action::Plan { id, .. }
            | Action::Unplan { id, .. } => Needs::In(id, Operation::Plan),
            Action::ChooseLook { id, .. } => Needs::In(id, Operation::ChooseLook),

            Action::Look(id) => Needs::In(id, Operation::Look),
            Action::More(id) => Needs::In(id, Operation::LookAround),
            Action::Hint(id) => Needs::In(id, Operation::Hint),
            Action::ShowMove { id, .. }
            | Action::StepTo { id, .. }
            | Action::ShowLap { id, .. }
            | Action::TellMove { id, .. }
            | Action::Export(id) => Needs::In(id, Operation::LookBack),
            Action::Notes(id)
            | Action::AskNote(id)
            | Action::TakeNote { id, .. }
            | Action::AskLine { id, .. }
            | Action::TakeLine { id, .. }
            | Action::DropLine(id) => Needs::In(id, Operation::Note),

            Action::Replay { id, .. }
            | Action::ReplayAt { id, .. }
            | Action::ReplayFirst(id)
            | Action::ReplayLast(id)
            | Action::ReplayOn { id, .. }
            | Action::Review(id) => Needs::InPast(Some(id), Operation::LookBack),
            Action::Analyse { id, .. } | Action::Try { id, .. } | Action::Evaluate { id, .. } => {
                Needs::InPast(Some(id), Operation::TryOut)
            }
            Action::OpenReplay(reference) | Action::OpenReview(reference) => {
                Needs::InPast(named(reference), Operation::LookBack)
            }
            Action::OpenAnalysis(reference) => Needs::InPast(named(reference), Operation::TryOut),

            Action::InMatch { named, ref asked } => Needs::InOwn(named, asked.operation()),
            Action::Conditional { named, .. } => Needs::InOwn(named, Operation::Plan),
            Action::InChosen { id, ref asked, .. } => Needs::InOwn(Some(id), asked.operation()),

            Action::Play(_)
            | Action::DraftChallenge { .. }
            | Action::Draft(_)
            | Action::DraftRated(_)
            | Action::Challenge(_) => Needs::ToBegin,

            Action::Set(Setting::House(_))
            | Action::Settings(
                SettingsPage::House | SettingsPage::Boards | SettingsPage::Limits | SettingsPage::People,
            ) => Needs::ToManage,

            // These concern only the user.
            Action::PlayOn(_)
            | Action::Set(Setting::Own(_))
            | Action::Settings(SettingsPage::Own)
            | Action::Lesson(_)
            | Action::UsualLesson
            | Action::History(_)
            | Action::Games
            | Action::ExportMyData
            | Action::AskDeleteMyData
            | Action::AskDeleteMyDataAgain
            | Action::DeleteMyData
            | Action::KeepMyData
            | Action::Puzzles(_)
            | Action::Puzzle(_)
            | Action::SharePuzzle(_)
            | Action::AskGame(_)
            | Action::TakeGame { .. }
            | Action::AnalysePosition { .. }
            | Action::Propose(_)
            | Action::Invalid(_)
            // These show what is public. People who opted out are on no leaderboard and have no public
            // profile.
            | Action::Leaderboard { .. }
            | Action::Chart(_)
            | Action::UsualChart { .. }
            | Action::Profile(_)
            | Action::Rules { .. }
            | Action::UsualRules
            | Action::Privacy
            | Action::Help => Needs::Nothing,
        }
    }

    /// Returns what the action does in its match, if it has one.
    pub fn operation(&self) -> Option<Operation> {
        match self.needs() {
            Needs::In(_, operation) | Needs::InOwn(_, operation) | Needs::InPast(_, operation) => {
                Some(operation)
            }
            Needs::Nothing | Needs::ToManage | Needs::ToBegin => None,
        }
    }
}

impl Asked {
    /// Returns what it does in the match that is looked up.
    pub const fn operation(&self) -> Operation {
        match self {
            Asked::Move(_) => Operation::Move,
            Asked::Board { .. } => Operation::Look,
            Asked::Hint => Operation::Hint,
            Asked::Resign => Operation::Resign,
            Asked::Offer(_) => Operation::Offer,
            Asked::Plans | Asked::Plan(_) => Operation::Plan,
        }
    }
}

const fn named(reference: GameReference) -> Option<MatchId> {
    match reference {
        GameReference::Named(id) => Some(id),
        GameReference::Latest | GameReference::ShownIn(_) => None,
    }
}
