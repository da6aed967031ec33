//! Hints: the bot thinks in a person's place and tells them alone; nothing changes.

use kuzhi_search::Level;

use super::{ActionError, Doorkeeper, Visitor};
use crate::domain::{self, Cost, Hint, MatchId, PlayerId, Playing, Question, Refusal};
use crate::screens::{self, Screen};
use crate::thinking::{self, Purpose};

impl Doorkeeper {
    /// Tells a visitor what the bot would play in their place, and what the position is worth.
    pub async fn hint(&self, visitor: &dyn Visitor, id: MatchId) {
        match self.hinted(visitor, id).await {
            Ok(hint) => self.tell(visitor, &hint).await,
            Err(error) => self.explain(error, visitor).await,
        }
    }

    async fn hinted(&self, visitor: &dyn Visitor, id: MatchId) -> Result<Screen, ActionError> {
        let asked = self.seen_by(visitor, id).await?;
        let playing = domain::may_have_hint(&asked, visitor.who())?;
        let _under_way = self.service.limits.begin_hint(visitor.who())?;
        self.service.limits.spend(Cost::Hint, visitor.who(), asked.place.guild)?;
        let board = playing.board(asked.game);
        let thought = self.think_of(Question::about(&board), Level::HIGHEST, visitor.who(), Purpose::Hint);
        let Some(hint) = thought.await else {
            // The bot is about to stop.
            return Ok(screens::of_failure(visitor.words(), false));
        };
        // No door was held: thinking takes a moment, and moves must not wait for it.
        let now = self.found(id).await?;
        if now.played().map(Playing::moment) == asked.played().map(Playing::moment) {
            let row = self.audience(&now).await.look(&now).movers_row(playing, &board);
            Ok(screens::of_hint(visitor.words(), &board, row, &hint))
        } else {
            Err(Refusal::HintTooLate.into())
        }
    }

    /// The opinion of a level; `None` when the bot is stopping.
    pub(super) async fn think_of(
        &self,
        question: Question,
        level: Level,
        asker: PlayerId,
        purpose: Purpose,
    ) -> Option<Hint> {
        match question {
            Question::Answered(hint) => Some(hint),
            Question::Open(first, board) => {
                let mover = board.turn()?;
                let question = thinking::Question { board, level, seed: 0, time: None, asker, purpose };
                let choice = self.service.thinking.choose(question, || ()).await?;
                Some(Question::answer(first, mover, &choice))
            }
        }
    }
}
