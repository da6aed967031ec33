//! Learning: rules with examples, and lessons, for oneself alone.

use kuzhi_engine::Game;

use super::looking::not_drawn;
use super::{ActionError, Doorkeeper, Visitor};
use crate::domain::{Cost, Refusal};
use crate::drawing::Urgency;
use crate::request::LessonPress;
use crate::screens::{self, RulesPage, Screen};

impl Doorkeeper {
    /// Shows a visitor alone a page of the rules of a game.
    pub async fn show_rules(&self, visitor: &dyn Visitor, game: Game, page: usize) {
        match self.rules_page(visitor, game, page).await {
            Ok(screen) => self.show_alone_in_place(visitor, &screen).await,
            Err(error) => self.explain(error, visitor).await,
        }
    }

    /// Gives a visitor alone a lesson, or says what they did in it.
    pub async fn teach(&self, visitor: &dyn Visitor, press: &LessonPress) {
        let style = self.preferences(visitor.who()).await.board.unwrap_or_default();
        match screens::tutorial(visitor.words(), self.emojis(), style, press) {
            Some(screen) => self.show_alone_in_place(visitor, &screen).await,
            None => self.explain(Refusal::NoSuchButton.into(), visitor).await,
        }
    }

    async fn rules_page(
        &self,
        visitor: &dyn Visitor,
        game: Game,
        page: usize,
    ) -> Result<Screen, ActionError> {
        let look = self.preferences(visitor.who()).await.look();
        let mine = self.live_of(visitor.who(), visitor.channel()).await.unwrap_or_default();
        let yours = mine.iter().map(|one| one.game).find(|yours| yours.id() == game.id());
        // With its usual options: what differs in one's own match is said apart.
        let game = Game::by_id(game.id()).unwrap_or(game);
        let RulesPage { screen, picture, description } =
            screens::rules(visitor.words(), game, yours, page, look);
        let Some(picture) = picture else { return Ok(screen) };
        if !visitor.may_attach() {
            return Ok(screen.without_file());
        }
        self.service.limits.spend(Cost::Picture, visitor.who(), None)?;
        let (drawing, who) = (&self.service.drawing, visitor.who());
        let draw = move || picture.png();
        let file = drawing.picture(Urgency::Alone, who, "example.png", description, draw).await;
        let file = file.map_err(not_drawn)?;
        Ok(Screen { file: Some(file), ..screen })
    }

    /// What they clicked is theirs alone already, and changes in its place.
    async fn show_alone_in_place(&self, visitor: &dyn Visitor, screen: &Screen) {
        if visitor.clicked() && visitor.clicked_on().is_none() {
            self.answer(visitor, screen).await;
        } else {
            self.tell(visitor, screen).await;
        }
    }
}
