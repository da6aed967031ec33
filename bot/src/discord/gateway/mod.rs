//! The gateway: one session for each shard of this process, and the tasks that watch them.

pub(super) mod endings;
pub(super) mod gate;
pub(super) mod other_instances;
pub(super) mod reconnects;
pub(super) mod session;
pub(super) mod sessions;
pub(super) mod shard_keeper;
pub(super) mod shards;
pub(super) mod turns;
pub(super) mod watch;
pub(super) mod watching;
