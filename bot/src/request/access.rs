//! What one must be, or may do in a match, for each action: whoever adds an action says it here, or it does not compile.

use super::{Action, Asked, Meant, SettingsPage};
use crate::domain::{Deed, MatchId, Setting};

/// What one must be allowed for an action.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Needs {
    /// Nothing but to be let in: it is about whoever asks alone, or shows what everybody may see.
    Nothing,
    /// To manage the server where one asks.
    ToManage,
    /// To begin a match where one asks, as far as its rules and the wishes of whoever is challenged allow.
    ToBegin,
    /// This in a match that is named.
    In(MatchId, Deed),
    /// This in a match of one's own that is played here: the one of this name, or one that is found.
    InOwn(Option<MatchId>, Deed),
    /// This in a game of the past: a match, or what one has written down oneself.
    InPast(Option<MatchId>, Deed),
}

impl Action {
    /// What one must be allowed for it.
    #[allow(clippy::too_many_lines, reason = "each action has its line")]
    pub fn needs(&self) -> Needs {
        match *self {
            Action::Accept(id) => Needs::In(id, Deed::Accept),
            Action::Decline(id) => Needs::In(id, Deed::Decline),
            Action::Cancel(id) => Needs::In(id, Deed::Cancel),
            Action::Move { id, .. } | Action::PlayHint { id, .. } | Action::AskLayout { id, .. } => {
                Needs::In(id, Deed::Move)
            }
            Action::Claim { id, .. } => Needs::In(id, Deed::Claim),
            Action::AskResign(id) | Action::Resign(id) | Action::ResignSeries(id) => {
                Needs::In(id, Deed::Resign)
            }
            Action::Rematch(id) => Needs::In(id, Deed::Rematch),
            Action::AskUndo(id) | Action::Undo(id) => Needs::In(id, Deed::Undo),
            Action::Void(id) | Action::VoidSeries(id) => Needs::In(id, Deed::Void),
            Action::Offer { id, .. } | Action::Ask { id, .. } => Needs::In(id, Deed::Offer),
            Action::Answer(ref answer) => Needs::In(answer.id, Deed::AnswerOffer),
            Action::Plans(id)
            | Action::AskPlan { id, .. }
            | Action::Plan { id, .. }
            | Action::Unplan { id, .. } => Needs::In(id, Deed::Plan),
            Action::ChooseLook { id, .. } => Needs::In(id, Deed::ChooseLook),

            Action::Look(id) => Needs::In(id, Deed::Look),
            Action::More(id) => Needs::In(id, Deed::LookAround),
            Action::Hint(id) => Needs::In(id, Deed::Hint),
            Action::ShowMove { id, .. }
            | Action::StepTo { id, .. }
            | Action::ShowLap { id, .. }
            | Action::TellMove { id, .. }
            | Action::Export(id) => Needs::In(id, Deed::LookBack),
            Action::Notes(id)
            | Action::AskNote(id)
            | Action::TakeNote { id, .. }
            | Action::AskLine { id, .. }
            | Action::TakeLine { id, .. }
            | Action::DropLine(id) => Needs::In(id, Deed::Note),

            Action::Replay { id, .. }
            | Action::ReplayAt { id, .. }
            | Action::ReplayFirst(id)
            | Action::ReplayLast(id)
            | Action::ReplayOn { id, .. }
            | Action::Review(id) => Needs::InPast(Some(id), Deed::LookBack),
            Action::Analyse { id, .. } | Action::Try { id, .. } | Action::Evaluate { id, .. } => {
                Needs::InPast(Some(id), Deed::TryOut)
            }
            Action::OpenReplay(meant) | Action::OpenReview(meant) => {
                Needs::InPast(named(meant), Deed::LookBack)
            }
            Action::OpenAnalysis(meant) => Needs::InPast(named(meant), Deed::TryOut),

            Action::InMatch { named, ref asked } => Needs::InOwn(named, asked.deed()),
            Action::Conditional { named, .. } => Needs::InOwn(named, Deed::Plan),
            Action::InChosen { id, ref asked, .. } => Needs::InOwn(Some(id), asked.deed()),

            Action::Play(_)
            | Action::DraftChallenge { .. }
            | Action::Draft(_)
            | Action::DraftRated(_)
            | Action::Challenge(_) => Needs::ToBegin,

            Action::Set(Setting::House(_))
            | Action::Settings(
                SettingsPage::House | SettingsPage::Boards | SettingsPage::Limits | SettingsPage::People,
            ) => Needs::ToManage,

            // About whoever asks alone.
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
            // What everybody may see: people who want that are on no leaderboard, and show nobody their profile.
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

    /// What it does in the match that it is about, if it is about one.
    pub fn deed(&self) -> Option<Deed> {
        match self.needs() {
            Needs::In(_, deed) | Needs::InOwn(_, deed) | Needs::InPast(_, deed) => Some(deed),
            Needs::Nothing | Needs::ToManage | Needs::ToBegin => None,
        }
    }
}

impl Asked {
    /// What it does in the match that is meant.
    pub const fn deed(&self) -> Deed {
        match self {
            Asked::Move(_) => Deed::Move,
            Asked::Board { .. } => Deed::Look,
            Asked::Hint => Deed::Hint,
            Asked::Resign => Deed::Resign,
            Asked::Offer(_) => Deed::Offer,
            Asked::Plans | Asked::Plan(_) => Deed::Plan,
        }
    }
}

const fn named(meant: Meant) -> Option<MatchId> {
    match meant {
        Meant::Named(id) => Some(id),
        Meant::Latest | Meant::ShownIn(_) => None,
    }
}
