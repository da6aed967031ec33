//! How messages reach people: over both transports, in every place, and in bad weather.

pub(crate) mod attaching;
pub(crate) mod deleted_channel;
pub(crate) mod elsewhere;
pub(crate) mod emoji;
pub(crate) mod everywhere;
pub(crate) mod failures;
pub(crate) mod line;
pub(crate) mod overload;
pub(crate) mod posted_anew;
pub(crate) mod refusals;
pub(crate) mod tomorrow;
pub(crate) mod transports;
pub(crate) mod weather;
