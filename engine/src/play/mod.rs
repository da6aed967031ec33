//! Playing: a match with its moves, relays, rounds and repetition.

pub(crate) mod event_replay;
pub(crate) mod matches;
pub(crate) mod move_facts;
pub(crate) mod perft;
pub(crate) mod playing;
pub(crate) mod relay;
pub(crate) mod repetition;
pub(crate) mod rounds;
