//! What is stored of people, servers and processes.

pub(crate) mod names;
pub(crate) mod personal;
pub(crate) mod presence;
pub(crate) mod private_notes;
pub(crate) mod reviews;
pub(crate) mod settings;
pub(crate) mod solvers;
pub(crate) mod turns;
pub(crate) mod usage;
