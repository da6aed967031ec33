//! Looking at a board: for oneself alone, drawn as one likes.

use super::{Doorkeeper, Trouble, Visitor};
use crate::app::{ChannelId, Match, MatchId, Preferences, Refusal, Stage};
use crate::store::StoreError;
use crate::view::picture::DrawError;
use crate::view::{self, Attached, BoardStyle, Look, Screen, Story, Words};

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
        let theme = self.preferences(visitor.who()).await.board.map(BoardStyle::theme).unwrap_or_default();
        let story = view::story(visitor.words(), &one, visitor.who(), ply, theme);
        let Story { screen, animation, description } = story.ok_or(Refusal::NotStarted)?;
        let bytes = drawing(move || animation.gif()).await?;
        let file = Attached { name: "move.gif".to_owned(), bytes, description: Some(description) };
        Ok(Screen { file: Some(file), ..screen })
    }

    async fn show_alone(&self, visitor: &dyn Visitor, one: &Match, style: BoardStyle) {
        let (words, who) = (visitor.words(), visitor.who());
        let viewpoint = self.preferences(who).await.viewpoint;
        let look = Look { viewpoint, ..Look::of(style) }.seen_by(who, one);
        match picture(words, one, look).await {
            Ok(file) => {
                let screen = view::to_look_at(words, one, look, &self.service.emojis);
                self.tell(visitor, &Screen { file, ..screen }).await;
            }
            Err(error) => self.explain(error.into(), visitor).await,
        }
    }

    /// A match as all see it, with the picture where its style has one.
    pub(super) async fn screen_for_all(&self, words: &'static Words, one: &Match) -> Screen {
        let look = self.look_for_all(one).await;
        let (look, file) = match picture(words, one, look).await {
            Ok(file) => (look, file),
            Err(error) => {
                self.report(&error, "cannot draw a board: letters must do");
                (Look { style: BoardStyle::Unicode, ..look }, None)
            }
        };
        Screen { file, ..view::of_match(words, one, look, &self.service.emojis) }
    }

    /// As the server has it; in private as those who play like it, if they agree.
    pub(super) async fn look_for_all(&self, one: &Match) -> Look {
        let (board, viewpoint) = match one.place.guild {
            Some(_) => {
                let rules = self.house_rules(one.place.guild).await;
                (rules.board, rules.viewpoint)
            }
            None => {
                let Preferences { board, viewpoint, .. } = self.shared_preferences(one).await;
                (board, viewpoint)
            }
        };
        Look { viewpoint, ..Look::of(board.unwrap_or_default()) }
    }

    async fn shared_preferences(&self, one: &Match) -> Preferences {
        let mut shared: Option<Preferences> = None;
        for person in one.people() {
            let own = self.preferences(person).await;
            shared = Some(match shared {
                Some(other) if other.board != own.board || other.viewpoint != own.viewpoint => {
                    return Preferences::default();
                }
                _ => own,
            });
        }
        shared.unwrap_or_default()
    }
}

/// The picture of a match, where its look has one.
async fn picture(words: &Words, one: &Match, look: Look) -> Result<Option<Attached>, StoreError> {
    let Some((picture, description)) = view::picture_of(words, one, look) else { return Ok(None) };
    let bytes = drawing(move || picture.png()).await?;
    Ok(Some(Attached { name: "board.png".to_owned(), bytes, description: Some(description) }))
}

/// Drawing takes a while of a processor: not on the threads that serve people.
pub(super) async fn drawing(
    draw: impl FnOnce() -> Result<Vec<u8>, DrawError> + Send + 'static,
) -> Result<Vec<u8>, StoreError> {
    match tokio::task::spawn_blocking(draw).await {
        Ok(Ok(bytes)) => Ok(bytes),
        Ok(Err(error)) => Err(StoreError::Failed(error.to_string())),
        Err(broken) => Err(StoreError::Failed(broken.to_string())),
    }
}
