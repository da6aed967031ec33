//! Endgame tables for games in which positions can recur: the exact values of all positions with few seeds,
//! found backwards from the end.

mod build;
mod cycles;
mod cyclic_game;
mod exact_leads;
mod interval;
mod lead_table;
mod numbering;
mod tabulated;

#[cfg(test)]
mod tests;

pub(crate) use cyclic_game::{Counts, CyclicGame};
pub(crate) use exact_leads::ExactLeads;
pub(crate) use lead_table::LeadTable;
pub(crate) use tabulated::LeadTables;
