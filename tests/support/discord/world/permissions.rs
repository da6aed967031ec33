//! The permissions that a bot needs, by Discord's bits.

/// Sees a channel.
pub const VIEW_CHANNEL: u64 = 1 << 10;
/// Posts in a channel.
pub const SEND_MESSAGES: u64 = 1 << 11;
/// Attaches files.
pub const ATTACH_FILES: u64 = 1 << 15;
/// Opens threads.
pub const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
/// Posts in threads.
pub const SEND_MESSAGES_IN_THREADS: u64 = 1 << 38;
