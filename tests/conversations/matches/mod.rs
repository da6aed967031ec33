//! Playing: boards, moves, clocks, offers, and the end.

pub(crate) mod against_bot;
pub(crate) mod agreement;
pub(crate) mod arranging;
pub(crate) mod board;
pub(crate) mod card;
pub(crate) mod clicks;
pub(crate) mod clock;
pub(crate) mod games;
pub(crate) mod match_look;
pub(crate) mod more;
pub(crate) mod moving;
pub(crate) mod offers;
pub(crate) mod plans;
pub(crate) mod private_boards;
pub(crate) mod reasons;
pub(crate) mod reply_pause;
pub(crate) mod resigning;
pub(crate) mod several;
pub(crate) mod showing_moves;
pub(crate) mod six_games;
pub(crate) mod two_people;
pub(crate) mod votes;
pub(crate) mod which;
