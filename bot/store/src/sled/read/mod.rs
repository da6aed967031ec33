//! Reading what is stored.

pub(crate) mod cache;
pub(crate) mod extent;
pub(crate) mod lookups;
pub(crate) mod matches;
pub(crate) mod private_notes;
pub(crate) mod reviews;
pub(crate) mod settings;
pub(crate) mod solvers;
pub(crate) mod usage;
