//! Matches: challenges, boards, offers, plans, and corrected results.

pub(in crate::service) mod board;
pub(in crate::service) mod challenge;
pub(in crate::service) mod disambiguation;
pub(in crate::service) mod games;
pub(in crate::service) mod give_time;
pub(in crate::service) mod offers;
pub(in crate::service) mod plans;
pub(in crate::service) mod play;
pub(in crate::service) mod questions;
pub(in crate::service) mod rematch;
pub(in crate::service) mod share;
pub(in crate::service) mod stranded;
pub(in crate::service) mod typing;
pub(in crate::service) mod undo;
pub(in crate::service) mod votes;
