//! What everyone sees of a match, with its picture or card.

use std::time::Duration;

use kuzhi_domain::PlayerId;
use kuzhi_domain::matches::{BoardLook, Match};
use kuzhi_domain::people::{Journey, Score};
use kuzhi_domain::rating::Ratings;
use kuzhi_domain::settings::BoardStyle;
use kuzhi_domain::tournaments::{RoundName, Tournament};
use kuzhi_view::board;
use kuzhi_view::request::Action;
use kuzhi_view::screens::{self, Attached, Screen};
use kuzhi_view::words::Words;
use tokio::time::timeout;

use super::Boards;
use crate::delivery::Audience;
use crate::drawing::{DrawingError, Urgency};
use crate::service::bot::served;

/// How long the bot's reply waits for its film. It is shown without one after that.
const FILM_WAIT: Duration = Duration::from_secs(2);

impl Boards {
    /// Builds the public screen of a match, with a picture if its look has one, files may be attached
    /// and there is not too much to do.
    pub(super) async fn screen_for_all(&self, audience: &Audience, one: &Match) -> Screen {
        let card = audience.delivered.has_card.then_some(Urgency::Board);
        let screen = self.screen_with(audience, one, card).await;
        match one.beside() {
            Some(other) => self.naming(audience.words(), one, other.side, screen).await,
            None => screen,
        }
    }

    /// The same, with the card of a finished match if one is wanted so urgently.
    pub(super) async fn screen_with(
        &self,
        audience: &Audience,
        one: &Match,
        card: Option<Urgency>,
    ) -> Screen {
        let (words, look) = (audience.words(), audience.look(one));
        let may_need_emoji = matches!(look.style, BoardStyle::Emoji | BoardStyle::Image);
        if may_need_emoji && !self.emojis.are_complete() {
            // Before it is drawn, or the news that the emoji are there could pass it by.
            self.in_letters.record(one.id());
        }
        let no_files = audience.delivered.no_files;
        let card = card.filter(|_| board::has_card(one, look) && !no_files);
        let moving = match (audience.film_for, card) {
            (Some(who), None) if !no_files => self.film(words, one, look, who).await,
            _ => None,
        };
        // The card has the board, and so has a film, and the words go without it.
        let look = if card.is_some() || moving.is_some() {
            BoardLook { style: BoardStyle::Image, ..look }
        } else {
            look
        };
        let mut screen = screens::match_screen(words, one, &audience.ratings, look, &self.emojis);
        if one.over().is_some()
            && let Some(tournament) = self.tournament_of(one).await
        {
            screens::add_counted_result(words, &mut screen, &tournament, one);
        }
        match one.against_bot() {
            Some((_, Score::Lost)) => {
                if let Some(mistakes) = self.mistakes(one).await {
                    screens::name_mistakes(words, &mut screen, mistakes);
                }
            }
            Some((level, score @ (Score::Won | Score::Drawn))) => {
                let won = (score == Score::Won).then_some(level);
                if let Some(journey) = self.journey(audience, one).await {
                    screens::add_journey(words, &mut screen, one.game(), won, &journey);
                }
            }
            None => {}
        }
        if self.followers.are_there() && one.played().is_some() {
            screens::add_open_board(words, &mut screen, Action::OpenBoard(one.id()));
        }
        if no_files || !self.overload.has_time_for_pictures() {
            return screen.without_file();
        }
        if moving.is_some() {
            return Screen { file: moving, ..screen };
        }
        let drawn = match card {
            Some(urgency) => self.card(words, one, &audience.ratings, look, urgency).await,
            None => self.picture(words, one, look, Urgency::Board, served(one)).await,
        };
        match drawn {
            Ok(file) => Screen { file, ..screen },
            Err(error) => {
                error.report("cannot draw a board; it is shown as text");
                screen.without_file()
            }
        }
    }

    /// Draws the bot's reply as a film, if it has one and it is there soon.
    async fn film(&self, words: &Words, one: &Match, look: BoardLook, who: PlayerId) -> Option<Attached> {
        let (film, description) = board::film_of(words, one, look)?;
        let drawn = self.drawing.animation(who, "reply.gif", description, film);
        match timeout(FILM_WAIT, drawn).await {
            Ok(drawn) => drawn.inspect_err(|error| error.report("cannot draw a reply as a film")).ok(),
            Err(_) => None,
        }
    }

    /// Returns how far a person has come who has played the bot, unless they show that to nobody.
    async fn journey(&self, audience: &Audience, one: &Match) -> Option<Journey> {
        let player = one.over()?.played().seats().people().next()?;
        let preferences = audience.preferences(player);
        if !preferences.listed {
            return None;
        }
        let careers = self.records.run(move |store| store.careers(player)).await;
        let careers = careers.inspect_err(|error| {
            self.records.report(error, "cannot tell how far somebody has come");
        });
        Some(Journey::new(&careers.ok()?, &preferences.learnt))
    }

    /// Returns what the round of a match in its tournament is called, if it is played in rounds.
    pub(crate) async fn round_of(&self, one: &Match) -> Option<RoundName> {
        self.tournament_of(one).await?.round_of(one.id())
    }

    /// Reads the tournament of a match.
    async fn tournament_of(&self, one: &Match) -> Option<Tournament> {
        let id = one.tournament()?.id;
        let what = "cannot read the tournament of a match";
        self.records.run_or_default(what, move |store| store.tournament(id)).await
    }

    /// Returns how many mistakes a person has made who has lost to the bot, if a review has told.
    async fn mistakes(&self, one: &Match) -> Option<usize> {
        let (id, playing) = (one.id(), one.over()?.played());
        let side = playing.seats().side_of(playing.seats().people().next()?)?;
        let what = "cannot tell how many mistakes to retry";
        let kept = self.records.run_or_default(what, move |store| store.review(id)).await?;
        Some(kept.recall(playing.history().board())?.costliest_of(Some(side)).len())
    }

    /// Draws the card of a finished match.
    pub(crate) async fn card(
        &self,
        words: &'static Words,
        one: &Match,
        ratings: &Ratings,
        look: BoardLook,
        urgency: Urgency,
    ) -> Result<Option<Attached>, DrawingError> {
        let names = self.records.players_of(words, one).await.map(Option::unwrap_or_default);
        let round = self.round_of(one).await;
        let Some((card, description)) = board::card_of(words, one, ratings, &names, look, round) else {
            return Ok(None);
        };
        let draw = move || card.png();
        self.drawing.picture(urgency, served(one), "game.png", description, draw).await.map(Some)
    }

    /// Draws the picture of a match, if its look has one.
    pub(crate) async fn picture(
        &self,
        words: &Words,
        one: &Match,
        look: BoardLook,
        urgency: Urgency,
        person: PlayerId,
    ) -> Result<Option<Attached>, DrawingError> {
        let Some((picture, description)) = board::picture_of(words, one, look) else { return Ok(None) };
        let draw = move || picture.png();
        let drawn = self.drawing.picture(urgency, person, "board.png", description, draw).await;
        Ok(Some(drawn?))
    }
}
