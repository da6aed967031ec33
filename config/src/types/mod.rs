//! Types of settings that are more than a number or a word.

pub(crate) mod api_base;
pub(crate) mod database_url;
pub(crate) mod path;
pub(crate) mod shards;
pub(crate) mod token;
pub(crate) mod token_source;
