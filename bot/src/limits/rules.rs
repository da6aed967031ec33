//! The configured limits: how much people may use, and who may not use the bot at all.

use std::collections::HashSet;

use kuzhi_domain::limits::{BucketOwner, Cost, Rate};
use kuzhi_domain::{GuildId, PlayerId};

/// How much people may use, and who may not use the bot at all.
#[derive(Clone, Debug)]
pub struct LimitRules {
    /// How often one person may notify others.
    pub notifications: Rate,
    /// How many private pictures one person gets.
    pub pictures: Rate,
    /// How many hints one person gets.
    pub hints: Rate,
    /// How many games against the bot one person begins.
    pub games: Rate,
    /// A server's members together may use as much as this many people.
    pub people_per_server: u16,
    /// Who may not use the bot.
    pub blocked_people: HashSet<PlayerId>,
    /// Where it may not be used.
    pub blocked_servers: HashSet<GuildId>,
}

impl LimitRules {
    /// Reads the settings.
    pub fn from_settings(settings: &kuzhi_config::Limits) -> LimitRules {
        let rate = |at_once, each| Rate { at_once, each };
        LimitRules {
            notifications: rate(settings.notifications_at_once, settings.notification_each),
            pictures: rate(settings.pictures_at_once, settings.picture_each),
            hints: rate(settings.hints_at_once, settings.hint_each),
            games: rate(settings.games_at_once, settings.game_each),
            people_per_server: settings.people_per_server,
            blocked_people: settings.blocked_people.iter().copied().map(PlayerId).collect(),
            blocked_servers: settings.blocked_servers.iter().copied().map(GuildId).collect(),
        }
    }

    pub(super) fn rate(&self, owner: BucketOwner, cost: Cost) -> Rate {
        let rate = match cost {
            Cost::Notification => self.notifications,
            Cost::Picture => self.pictures,
            Cost::Hint => self.hints,
            Cost::Game => self.games,
        };
        match owner {
            BucketOwner::Person(_) => rate,
            BucketOwner::Guild(_) => rate.times(self.people_per_server),
        }
    }
}
