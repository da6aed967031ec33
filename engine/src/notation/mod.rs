//! Positions, moves and matches as text and as records.

pub(crate) mod diagram;
pub(crate) mod match_record;
pub(crate) mod match_record_text;
pub(crate) mod move_list;
pub(crate) mod pit_pair;
pub(crate) mod position_text;
pub(crate) mod state_record;
