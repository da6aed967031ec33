//! Who asks, and from where.

use kuzhi_domain::{ChannelId, GuildId, PlayerId};

use crate::service::tests::fake_discord::{ADA, BOB, CHANNEL};

pub(super) const HOME: GuildId = GuildId(7);
pub(super) const ABROAD: GuildId = GuildId(8);
pub(super) const CEM: PlayerId = PlayerId(93);
pub(super) const DOT: PlayerId = PlayerId(94);
pub(super) const EVA: PlayerId = PlayerId(95);
pub(super) const MIRA: PlayerId = PlayerId(96);
pub(super) const BLOCKED: PlayerId = PlayerId(66);
pub(super) const NEXT_DOOR: ChannelId = ChannelId(30);
pub(super) const FAR_AWAY: ChannelId = ChannelId(31);
pub(super) const DIRECT: ChannelId = ChannelId(32);

/// A person who asks, and from where.
#[derive(Copy, Clone, Debug)]
pub(super) struct Asker {
    pub(super) called: &'static str,
    pub(super) who: PlayerId,
    pub(super) guild: Option<GuildId>,
    pub(super) channel: ChannelId,
    pub(super) manages: bool,
}

const fn asker(
    called: &'static str,
    who: PlayerId,
    guild: Option<GuildId>,
    channel: ChannelId,
    manages: bool,
) -> Asker {
    Asker { called, who, guild, channel, manages }
}

/// Dot can see every channel, Eva none.
pub(super) const ASKERS: [Asker; 16] = [
    asker("Ada, who begins", ADA, Some(HOME), CHANNEL, false),
    asker("Bob, who answers", BOB, Some(HOME), CHANNEL, false),
    asker("Ada next door", ADA, Some(HOME), NEXT_DOOR, false),
    asker("Bob on another server", BOB, Some(ABROAD), FAR_AWAY, false),
    asker("Ada in private", ADA, None, DIRECT, false),
    asker("a stranger there", CEM, Some(HOME), CHANNEL, false),
    asker("a stranger next door", EVA, Some(HOME), NEXT_DOOR, false),
    asker("a stranger next door who looks in", DOT, Some(HOME), NEXT_DOOR, false),
    asker("a stranger on another server", CEM, Some(ABROAD), FAR_AWAY, false),
    asker("a stranger on another server who would look in", DOT, Some(ABROAD), FAR_AWAY, false),
    asker("a stranger in private", CEM, None, DIRECT, false),
    asker("a manager there", MIRA, Some(HOME), CHANNEL, true),
    asker("a manager next door", MIRA, Some(HOME), NEXT_DOOR, true),
    asker("a manager of another server", MIRA, Some(ABROAD), FAR_AWAY, true),
    asker("Bob, who manages", BOB, Some(HOME), CHANNEL, true),
    asker("somebody who is blocked", BLOCKED, Some(HOME), CHANNEL, true),
];
