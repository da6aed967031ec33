//! What a request has to know before anything is decided, asked for at once.

use std::collections::BTreeMap;

use super::{Asked, Delivered, DeliveryStore, LeaderboardStore, MatchStore, PeopleStore, SettingsStore};
use crate::domain::{
    GuildId, HouseRules, InteractionId, Match, MatchId, PlayerId, Preferences, RatingChange, Scope,
    ShownRatings, Standing,
};
use crate::language::Language;
use crate::store::StoreError;

/// What is asked for.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// The match of this name.
    pub id: Option<MatchId>,
    /// A match of which it is known how it stands: what is kept beside it is wanted, and it itself is not.
    pub known: Option<Match>,
    /// The match in which this interaction led to something already.
    pub interaction: Option<InteractionId>,
    /// What people have set, beside those of the match.
    pub people: Vec<PlayerId>,
    /// The names of people.
    pub names: Vec<PlayerId>,
    /// What a server has set, beside that of the match.
    pub guild: Option<GuildId>,
    /// Whether the live matches of those people are wanted, and of those of the match.
    pub live: bool,
}

/// What is kept of a person.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Kept {
    /// What they have set.
    pub preferences: Preferences,
    /// The language of their Discord.
    pub language: Option<Language>,
}

/// What was found. Whatever is wanted of a match is that of the known one, else of the one in which the interaction has
/// led to something already, else of the one of that name.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Found {
    /// The match of that name.
    pub current: Option<Match>,
    /// The match in which the interaction has led to something already.
    pub repeated: Option<Match>,
    /// What was delivered of the match.
    pub delivered: Delivered,
    /// What is kept of people.
    pub people: BTreeMap<PlayerId, Kept>,
    /// Names, as far as they are known.
    pub names: BTreeMap<PlayerId, String>,
    /// What servers have set.
    pub house_rules: BTreeMap<GuildId, HouseRules>,
    /// The standings of its people on the leaderboard of the match's place, if it shows them.
    pub standings: BTreeMap<PlayerId, Standing>,
    /// What its result has changed there, if it shows that.
    pub change: Option<RatingChange>,
    /// Whether people are being told at this moment how the match stands, by another process or by this one.
    pub is_under_way: bool,
    /// The live matches of people, oldest first, if they are wanted.
    pub live: BTreeMap<PlayerId, Vec<Match>>,
}

/// Answers what a request has to know. A store in this process asks itself piece by piece; one that is far away
/// answers in one trip.
pub trait LookupStore: MatchStore + LeaderboardStore + DeliveryStore + PeopleStore + SettingsStore {
    /// Begins to look all of it up, where no thread has to wait for that; else nothing, and [`LookupStore::look_up`] does.
    fn begin_look_up(&self, _: &Wanted) -> Option<Asked<Found>> {
        None
    }

    /// Looks all of it up.
    ///
    /// # Errors
    ///
    /// [`StoreError`] as for every reader.
    fn look_up(&self, wanted: &Wanted) -> Result<Found, StoreError> {
        let mut found = Found::default();
        if let Some(interaction) = wanted.interaction {
            found.repeated = self.marked(interaction)?.map(|id| self.load(id)).transpose()?.flatten();
        }
        found.current = wanted.id.map(|id| self.load(id)).transpose()?.flatten();
        for player in &wanted.names {
            found.names.extend(self.name_of(*player)?.map(|name| (*player, name)));
        }
        let shown = wanted.known.as_ref().or(found.repeated.as_ref()).or(found.current.as_ref()).cloned();
        let of_match = shown.as_ref().map(Match::people).unwrap_or_default();
        for player in wanted.people.iter().chain(&of_match) {
            if !found.people.contains_key(player) {
                let (preferences, language) = (self.preferences(*player)?, self.language_of(*player)?);
                found.people.insert(*player, Kept { preferences, language });
                if wanted.live {
                    found.live.insert(*player, self.live_of(*player)?);
                }
            }
        }
        for guild in wanted.guild.into_iter().chain(shown.as_ref().and_then(|one| one.place().guild)) {
            found.house_rules.insert(guild, self.house_rules(guild)?);
        }
        let Some(one) = shown else { return Ok(found) };
        found.delivered = self.delivered(one.id())?;
        let (scope, game) = (one.place().guild.map_or(Scope::Everywhere, Scope::Guild), one.game().id());
        match one.shown_ratings() {
            ShownRatings::None => {}
            ShownRatings::Standings => {
                for player in found.people.keys() {
                    let standing = self.standing_of(scope, game, *player)?;
                    found.standings.extend(standing.map(|standing| (*player, standing)));
                }
            }
            ShownRatings::Change(ended) => found.change = self.change_by(scope, game, one.id(), ended)?,
        }
        Ok(found)
    }
}
