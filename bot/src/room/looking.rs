//! Looking at a board: for oneself alone, drawn as one likes.

use super::{Doorkeeper, Trouble, Visitor};
use crate::app::{ChannelId, Match, MatchId, PlayerId, Refusal, Stage};
use crate::store::StoreError;
use crate::view::picture::{DrawError, Theme};
use crate::view::{self, Attached, BoardStyle, Emojis, Screen, Story};

impl Doorkeeper {
    /// Shows a match to a visitor alone, in a style.
    pub async fn look(&self, visitor: &dyn Visitor, id: MatchId, style: BoardStyle) {
        match self.found(id).await {
            Ok(one) => self.show_alone(visitor, &one, style).await,
            Err(trouble) => self.explain(trouble, visitor).await,
        }
    }

    /// Shows a match to a visitor alone, in the style that he likes.
    pub async fn look_as_usual(&self, visitor: &dyn Visitor, id: MatchId) {
        let style = self.preferences(visitor.who()).await.board.unwrap_or_default();
        self.look(visitor, id, style).await;
    }

    /// Shows the latest match of a channel to somebody who plays none there, without its buttons.
    pub async fn look_on(&self, visitor: &dyn Visitor, channel: ChannelId, style: BoardStyle) {
        let live = match self.read(move |store| store.live_in(channel)).await {
            Ok(live) => live,
            Err(error) => return self.explain(error.into(), visitor).await,
        };
        match live.iter().rfind(|one| matches!(one.stage, Stage::Playing(_))) {
            Some(one) => self.show_alone(visitor, one, style).await,
            None => self.explain(Refusal::NoMatchHere.into(), visitor).await,
        }
    }

    /// Shows a visitor alone how the move was made that led to the board with so many moves.
    pub async fn show_move(&self, visitor: &dyn Visitor, id: MatchId, ply: usize) {
        match self.move_of(visitor, id, ply).await {
            Ok(screen) => self.tell(visitor, &screen).await,
            Err(trouble) => self.explain(trouble, visitor).await,
        }
    }

    /// Shows another move in the place of the one that was shown.
    pub async fn step_to(&self, visitor: &dyn Visitor, id: MatchId, ply: usize) {
        match self.move_of(visitor, id, ply).await {
            Ok(screen) => self.answer(visitor, &screen).await,
            Err(trouble) => self.explain(trouble, visitor).await,
        }
    }

    async fn move_of(&self, visitor: &dyn Visitor, id: MatchId, ply: usize) -> Result<Screen, Trouble> {
        let one = self.found(id).await?;
        let story = view::story(visitor.words(), &one, visitor.who(), ply, Theme::default());
        let Story { screen, animation, description } = story.ok_or(Refusal::NotStarted)?;
        let bytes = drawing(move || animation.gif()).await?;
        let file = Attached { name: "move.gif".to_owned(), bytes, description: Some(description) };
        Ok(Screen { file: Some(file), ..screen })
    }

    async fn show_alone(&self, visitor: &dyn Visitor, one: &Match, style: BoardStyle) {
        match drawn(visitor.words(), visitor.who(), one, style, &self.service.emojis).await {
            Ok(screen) => self.tell(visitor, &screen).await,
            Err(trouble) => self.explain(trouble, visitor).await,
        }
    }
}

/// The screen in a style, with the picture where the style has one.
async fn drawn(
    words: &'static view::Words,
    who: PlayerId,
    one: &Match,
    style: BoardStyle,
    emojis: &Emojis,
) -> Result<Screen, Trouble> {
    let screen = view::in_style(words, one, style, emojis);
    let BoardStyle::Image(theme) = style else { return Ok(screen) };
    let Some((picture, description)) = view::picture_of(words, one, who, theme) else { return Ok(screen) };
    let bytes = drawing(move || picture.png()).await?;
    let file = Attached { name: "board.png".to_owned(), bytes, description: Some(description) };
    Ok(Screen { file: Some(file), ..screen })
}

/// Drawing takes a good part of a second of a processor: not on the threads that serve people.
pub(super) async fn drawing(
    draw: impl FnOnce() -> Result<Vec<u8>, DrawError> + Send + 'static,
) -> Result<Vec<u8>, Trouble> {
    match tokio::task::spawn_blocking(draw).await {
        Ok(Ok(bytes)) => Ok(bytes),
        Ok(Err(error)) => Err(StoreError::Failed(error.to_string()).into()),
        Err(broken) => Err(StoreError::Failed(broken.to_string()).into()),
    }
}
