//! Looking at a board: for oneself alone, drawn as one likes.

use super::answering::served;
use super::{ActionError, Doorkeeper, Visitor};
use crate::board;
use crate::delivery::Audience;
use crate::domain::{BoardStyle, ChannelId, Cost, Look, Match, MatchId, PlayerId, Refusal, Stage};
use crate::drawing::{DrawingError, Urgency};
use crate::picture::Theme;
use crate::screens::{self, Attached, Screen, Story};
use crate::store::StoreError;
use crate::words::Words;

impl Doorkeeper {
    /// Shows a match to a visitor alone, as they want it.
    pub async fn look(&self, visitor: &dyn Visitor, id: MatchId, wanted: Wanted) {
        match self.seen_by(visitor, id).await {
            Ok(one) => self.show_alone(visitor, &one, wanted).await,
            Err(error) => self.explain(error, visitor).await,
        }
    }

    /// Shows the latest match of a channel to somebody who plays none there, without its buttons.
    pub async fn look_on(&self, visitor: &dyn Visitor, channel: ChannelId, wanted: Wanted) {
        let live = match self.read(move |store| store.live_in(channel)).await {
            Ok(live) => live,
            Err(error) => return self.explain(error.into(), visitor).await,
        };
        match live.iter().rfind(|one| matches!(one.stage, Stage::Playing(_))) {
            Some(one) => self.show_alone(visitor, one, wanted).await,
            None => self.explain(Refusal::NoMatchHere.into(), visitor).await,
        }
    }

    /// Shows a visitor alone how the move was made that led to the board with so many moves.
    pub async fn show_move(&self, visitor: &dyn Visitor, id: MatchId, ply: usize) {
        match self.move_of(visitor, id, ply).await {
            Ok(screen) => self.tell(visitor, &screen).await,
            Err(error) => self.explain(error, visitor).await,
        }
    }

    /// Shows another move in the place of the one that was shown.
    pub async fn step_to(&self, visitor: &dyn Visitor, id: MatchId, ply: usize) {
        match self.move_of(visitor, id, ply).await {
            Ok(screen) => self.answer(visitor, &screen).await,
            Err(error) => self.explain(error, visitor).await,
        }
    }

    async fn move_of(&self, visitor: &dyn Visitor, id: MatchId, ply: usize) -> Result<Screen, ActionError> {
        let one = self.seen_by(visitor, id).await?;
        let theme = self.preferences(visitor.who()).await.theme;
        let story = screens::story(visitor.words(), &one, visitor.who(), ply, theme);
        let Story { screen, animation, description } = story.ok_or(Refusal::NotStarted)?;
        if !visitor.may_attach() {
            return Ok(screen.without_file());
        }
        let (drawing, who) = (&self.service.drawing, visitor.who());
        let file = drawing.animation(who, "move.gif", description, animation).await.map_err(not_drawn)?;
        Ok(Screen { file: Some(file), ..screen })
    }

    async fn show_alone(&self, visitor: &dyn Visitor, one: &Match, wanted: Wanted) {
        let (words, who) = (visitor.words(), visitor.who());
        let usual = self.preferences(who).await.look();
        let (style, theme) = (wanted.style.unwrap_or(usual.style), wanted.theme.unwrap_or(usual.theme));
        let look = Look { style, theme, ..usual }.seen_by(who, one);
        let screen = screens::to_look_at(words, one, look, &self.service.emojis);
        if !visitor.may_attach() {
            return self.tell(visitor, &screen.without_file()).await;
        }
        if look.style == BoardStyle::Image
            && let Err(refusal) = self.service.limits.spend(Cost::Picture, who, one.place.guild)
        {
            return self.explain(refusal.into(), visitor).await;
        }
        match self.picture(words, one, look, Urgency::Alone, who).await {
            Ok(file) => self.tell(visitor, &Screen { file, ..screen }).await,
            Err(error) => self.explain(error.into(), visitor).await,
        }
    }

    /// A match as all see it, with the picture where its style has one and files may be attached.
    pub(super) async fn screen_for_all(&self, audience: &Audience, one: &Match) -> Screen {
        let (words, look) = (audience.words(), audience.look(one));
        let screen = screens::of_match(words, one, look, &self.service.emojis);
        if audience.delivered.no_files {
            return screen.without_file();
        }
        match self.picture(words, one, look, Urgency::Board, served(one)).await {
            Ok(file) => Screen { file, ..screen },
            Err(error) => {
                self.report(&error, "cannot draw a board: words must do");
                screen.without_file()
            }
        }
    }

    /// The picture of a match, where its look has one.
    async fn picture(
        &self,
        words: &Words,
        one: &Match,
        look: Look,
        urgency: Urgency,
        person: PlayerId,
    ) -> Result<Option<Attached>, StoreError> {
        let Some((picture, description)) = board::picture_of(words, one, look) else { return Ok(None) };
        let drawing = &self.service.drawing;
        let draw = move || picture.png();
        Ok(Some(drawing.picture(urgency, person, "board.png", description, draw).await.map_err(not_drawn)?))
    }
}

/// How somebody wants a board this time; what they leave open is as they usually like it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Wanted {
    /// How it is drawn.
    pub style: Option<BoardStyle>,
    /// The colours of a picture.
    pub theme: Option<Theme>,
}

/// That a picture was not drawn is a failure of ours like those of the store.
#[allow(clippy::needless_pass_by_value)] // as `map_err` gives it
pub(super) fn not_drawn(error: DrawingError) -> StoreError {
    StoreError::Failed(error.to_string())
}
