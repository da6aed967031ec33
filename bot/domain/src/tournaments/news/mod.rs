//! What a tournament tells people, each thing once, and whom it calls.
//!
//! A [`News`] is kept with the tournament until it is posted ([`Announcement`]), and what may still change
//! is edited afterwards ([`PostedNews`]).

mod announcement;
mod calls;
mod pings;
mod posted;
mod posting;
mod telling;

pub use self::announcement::{Announcement, News};
pub use self::calls::StartCalls;
pub use self::posted::PostedNews;
pub use self::posting::TournamentPosts;
