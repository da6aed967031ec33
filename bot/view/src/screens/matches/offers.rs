//! Offers between players, and their answers.

use kuzhi_domain::matches::{MadeOffer, Match, Offer, Playing, Seat, may_agree};
use kuzhi_engine::{Game, Side};

use crate::request::{Action, OfferAnswer};
use crate::screens::{Button, ButtonStyle, Screen};
use crate::words::{Words, game_name, player, say};

/// The offer of a side to its opponent.
pub fn offer(words: &Words, shown: &Match, playing: &Playing, offer: Offer, by: Side) -> Screen {
    let made = MadeOffer { offer, at: playing.revision(), by };
    let name = |side| player(words, playing.seats().at(side));
    let button = |label, style, accepts| Button {
        label: say!(words, label),
        style,
        enabled: true,
        action: Action::Answer(OfferAnswer { id: shown.id(), made, accepts }),
    };
    let notifies = match playing.seats().at(by.other()) {
        Seat::Person(id) => vec![id],
        Seat::Bot(_) | Seat::Channel(_) => Vec::new(),
    };
    let sentence = match (offer, shown.game()) {
        (Offer::End, game) if !matches!(game, Game::AlManqala(_)) => "offer-agree-rows".to_owned(),
        _ => format!("offer-{}", offer.id()),
    };
    Screen {
        text: say!(
            words,
            &sentence,
            other = name(by.other()),
            player = name(by),
            game = game_name(words, shown.game())
        ),
        rows: vec![vec![
            button("button-accept", ButtonStyle::Success, true),
            button("button-decline", ButtonStyle::Danger, false),
        ]],
        notifies,
        ..Screen::default()
    }
}

/// The button with which either player offers to split the rest, while the game makes no progress.
pub(crate) fn split_button(words: &Words, shown: &Match, playing: &Playing) -> Option<Button> {
    let label = say!(words, "button-offer-agree");
    let action = Action::Offer { id: shown.id(), at: playing.revision(), offer: Offer::End };
    may_agree(playing).then_some(Button { label, style: ButtonStyle::Secondary, enabled: true, action })
}

/// Replaces an offer that was declined or taken back.
pub fn offer_declined(
    words: &Words,
    playing: &Playing,
    MadeOffer { offer, by, .. }: MadeOffer,
    is_taken_back: bool,
) -> Screen {
    let name = |side| player(words, playing.seats().at(side));
    Screen::text(if is_taken_back {
        say!(words, &format!("withdrawn-{}", offer.id()), player = name(by))
    } else {
        say!(words, &format!("declined-{}", offer.id()), other = name(by.other()))
    })
}

/// Says that the bot declines a draw and plays on.
pub fn draw_declined_by_bot(words: &Words) -> Screen {
    Screen::text(say!(words, "declined-draw-bot"))
}
