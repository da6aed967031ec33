//! Looking at a board: for oneself alone, drawn as one likes.

use super::{Doorkeeper, Trouble, Visitor};
use crate::app::{ChannelId, Match, MatchId, PlayerId, Refusal, Stage};
use crate::store::StoreError;
use crate::view::{self, Attached, BoardStyle, Screen};

impl Doorkeeper {
    /// Shows a match to a visitor alone, in a style.
    pub async fn look(&self, visitor: &dyn Visitor, id: MatchId, style: BoardStyle) {
        match self.found(id).await {
            Ok(one) => self.show_alone(visitor, &one, style).await,
            Err(trouble) => self.explain(trouble, visitor).await,
        }
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

    async fn show_alone(&self, visitor: &dyn Visitor, one: &Match, style: BoardStyle) {
        match drawn(visitor.words(), visitor.who(), one, style).await {
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
) -> Result<Screen, Trouble> {
    let screen = view::in_style(words, one, style);
    let BoardStyle::Image(theme) = style else { return Ok(screen) };
    let Some((picture, description)) = view::picture_of(words, one, who, theme) else { return Ok(screen) };
    // Drawing takes some milliseconds of a processor: not on the threads that serve people.
    let drawing = tokio::task::spawn_blocking(move || view::picture::png(&picture.svg()));
    let bytes = match drawing.await {
        Ok(Ok(bytes)) => bytes,
        Ok(Err(error)) => return Err(StoreError::Failed(error.to_string()).into()),
        Err(broken) => return Err(StoreError::Failed(broken.to_string()).into()),
    };
    let file = Attached { name: "board.png".to_owned(), bytes, description: Some(description) };
    Ok(Screen { file: Some(file), ..screen })
}
