//! The domain: what a match is and what may become of it. Pure and synchronous; nothing here does I/O.

mod begin;
mod board_style;
mod consistency;
mod decide;
mod due;
mod encounters;
mod evaluation;
mod game_clock;
mod hint;
mod history;
mod house_rules;
mod ids;
mod insistence;
mod intent;
mod limits;
mod look;
mod matches;
mod moment;
mod offer;
mod over;
mod plans;
mod playing;
mod preferences;
mod refusal;
mod rematch;
mod rounds;
mod seats;
mod series;
mod setup;
mod standing;
mod theme;
mod time_control;
mod timestamp;
mod viewpoint;

pub use begin::{BeginContext, Chance, MatchLimits, begin, may_challenge, may_play_more};
pub use board_style::BoardStyle;
pub use consistency::Inconsistent;
pub use decide::{decide, may_be_undone};
pub use due::Due;
pub use encounters::Encounters;
pub use evaluation::Evaluation;
pub use game_clock::{GameClock, Notice};
pub use hint::{Hint, Question, may_have_hint};
#[cfg(test)]
pub(crate) use history::replays;
pub use history::{History, Step};
pub use house_rules::{HouseRule, HouseRules, Setting, may_settle};
pub use ids::{ChannelId, GuildId, InteractionId, MatchId, MessageId, ParseMatchIdError, PlayerId};
pub use insistence::{Insistence, Pair};
pub use intent::{Actor, Intent, Invitation, Opponent, SideChoice};
pub use limits::{Bucket, Cost, Rate, Spender};
pub use look::{Look, may_choose_look};
pub use matches::{Challenge, Match, Place, Stage, Withdrawal, Withdrawn};
pub use moment::Moment;
pub use offer::{MadeOffer, Offer, Offered, may_decline, may_offer, takes_draw};
pub use over::{Ending, Over};
pub use plans::{
    LONGEST_LINE, Line, MOST_LINES, may_plan, read as read_line, read_among as read_line_among,
    written as written_line,
};
pub use playing::Playing;
pub use preferences::{Challengers, Pings, Preference, Preferences};
pub use refusal::Refusal;
pub use rematch::rematch;
pub use rounds::{ROUNDS, USUAL_ROUNDS, is_quick, lasting, of_usual_length, rounds};
pub use seats::{Seat, Seats};
pub use series::{Series, SeriesState};
pub use setup::{MatchSetup, PlayingSetup};
pub use standing::{MOVES_TO_COUNT, MatchResult, Scope, Standing, rate};
pub use theme::Theme;
pub use time_control::{ParseTimeControlError, TimeControl};
pub use timestamp::Timestamp;
pub use viewpoint::Viewpoint;
