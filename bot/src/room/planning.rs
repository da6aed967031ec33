//! Conditional moves: set, seen and deleted by one player alone.

use std::sync::Arc;

use super::apply::Committed;
use super::{ActionError, Doorkeeper, Visitor};
use crate::domain::{self, Actor, Intent, Match, MatchId, Moment, Refusal};
use crate::language::Language;
use crate::screens::{self, Screen};
use crate::store::Messages;
use crate::words::Words;

impl Doorkeeper {
    /// Shows a visitor alone what they have planned in a match.
    pub async fn show_plans(&self, visitor: &dyn Visitor, id: MatchId) {
        match self.seen_by(visitor, id).await.and_then(|current| planned(&current, visitor)) {
            Ok(plans) => self.tell(visitor, &plans).await,
            Err(error) => self.explain(error, visitor).await,
        }
    }

    /// Gives a visitor the form in which they write down a line.
    pub async fn ask_plan(&self, visitor: Arc<dyn Visitor>, id: MatchId, at: Moment) {
        let found = self.seen_by(visitor.as_ref(), id).await;
        match found.and_then(|current| Ok(domain::may_plan(&current, visitor.who()).map(drop)?)) {
            Ok(()) => {
                let form = screens::plan_form(visitor.words(), id, at);
                if let Err(error) = visitor.ask(&form).await {
                    tracing::warn!(%error, interaction = %visitor.interaction(), "a form did not arrive");
                    self.explain(Refusal::FormTooLate.into(), visitor.as_ref()).await;
                }
            }
            Err(error) => self.explain(error, visitor.as_ref()).await,
        }
    }

    /// Adds the line that a visitor has written, and shows them all of them.
    pub async fn plan(&self, visitor: &dyn Visitor, id: MatchId, at: Option<Moment>, text: &str) {
        match line_of(visitor, text) {
            Ok(line) => self.add_plan(visitor, id, at, line).await,
            Err(refusal) => self.explain(refusal.into(), visitor).await,
        }
    }

    /// Adds a line of a visitor's, and shows them all of theirs.
    pub async fn add_plan(&self, visitor: &dyn Visitor, id: MatchId, at: Option<Moment>, line: domain::Line) {
        self.change_plans(visitor, id, Intent::Plan { at, line }).await;
    }

    /// Deletes a line of a visitor's, and shows them the others.
    pub async fn unplan(&self, visitor: &dyn Visitor, id: MatchId, line: domain::Line) {
        self.change_plans(visitor, id, Intent::Unplan { line }).await;
    }

    async fn change_plans(&self, visitor: &dyn Visitor, id: MatchId, intent: Intent) {
        let lock = self.locks.lock(id).await;
        let actor = Actor::Person(visitor.who());
        let plans = match self.apply(&lock, actor, intent, Some(visitor.interaction())).await {
            Ok(committed) => {
                self.keep_told(&committed).await;
                planned(&committed.current, visitor)
            }
            Err(error) => Err(error),
        };
        match plans {
            Ok(plans) if visitor.clicked() => self.answer(visitor, &plans).await,
            Ok(plans) => self.tell(visitor, &plans).await,
            Err(error) => self.explain(error, visitor).await,
        }
    }

    /// What is planned is nobody else's business: whoever knew how the match stood still does.
    async fn keep_told(&self, committed: &Committed) {
        let (current, messages) = (&committed.current, committed.audience.delivered);
        if !committed.is_repeated && messages.told + 1 == current.version {
            self.keep(current.id, Messages { told: current.version, ..messages }).await;
        }
    }
}

/// The line that a visitor has written.
///
/// # Errors
///
/// The refusal that says what is wrong with it.
pub fn line_of(visitor: &dyn Visitor, text: &str) -> Result<domain::Line, Refusal> {
    // Many write English whatever they read.
    let words =
        [Language::default(), visitor.language()].map(|language| screens::plan_words(Words::of(language)));
    domain::read_line_among(text, &words.join(" "))
}

fn planned(current: &Match, visitor: &dyn Visitor) -> Result<Screen, ActionError> {
    let (playing, side) = domain::may_plan(current, visitor.who())?;
    Ok(screens::plans(visitor.words(), current, playing, side))
}
