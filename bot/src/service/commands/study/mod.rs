//! Learning and looking back: rules, lessons, puzzles, hints, replays, reviews, analyses and notes.

pub(in crate::service) mod analysis;
pub(in crate::service) mod hint;
pub(in crate::service) mod notes;
pub(in crate::service) mod past_games;
pub(in crate::service) mod puzzle;
pub(in crate::service) mod replay;
pub(in crate::service) mod retry;
pub(in crate::service) mod review;
pub(in crate::service) mod rules;
pub(in crate::service) mod tutorial;
pub(in crate::service) mod written_games;

use kuzhi_domain::GuildId;
use kuzhi_domain::limits::Cost;
use kuzhi_domain::settings::{BoardStyle, Preferences};

use crate::service::{Context, Service};

/// Returns how a person's boards are drawn where they study alone: as they like them, and as pictures if they
/// have not said. It is emoji if pictures cannot be attached, or they have used up their limit.
fn style_to_study(
    service: &Service,
    context: &Context,
    preferences: &Preferences,
    guild: Option<GuildId>,
) -> BoardStyle {
    let wanted = preferences.board.unwrap_or(BoardStyle::Image);
    let may_draw = wanted != BoardStyle::Image
        || context.may_attach() && service.spend(Cost::Picture, context.who(), guild).is_ok();
    if may_draw { wanted } else { BoardStyle::Emoji }
}
