//! Everything that a request needs to know, looked up in one trip.

use std::collections::{BTreeMap, BTreeSet};

use kuzhi_domain::matches::{Match, Scope};
use kuzhi_domain::rating::{RatingChange, ShownRatings, Standing};
use kuzhi_domain::settings::{HouseRules, Preferences};
use kuzhi_domain::{GuildId, InteractionId, Language, MatchId, PlayerId, Timestamp};
use kuzhi_engine::Game;

use super::{Delivered, StoreFuture};
use crate::StoreError;

/// What to look up.
#[derive(Clone, Debug, Default)]
pub struct LookupRequest {
    /// The match with this id.
    pub id: Option<MatchId>,
    /// A match that is loaded already. Only what is stored beside it is wanted.
    pub known: Option<Match>,
    /// The interaction whose match is wanted, if it was handled already.
    pub interaction: Option<InteractionId>,
    /// People whose settings are wanted, besides those of the match.
    pub people: Vec<PlayerId>,
    /// People whose names are wanted.
    pub names: Vec<PlayerId>,
    /// A server whose settings are wanted, besides that of the match.
    pub guild: Option<GuildId>,
    /// Whether the live matches of all these people are wanted, and the games that they have finished.
    pub live: bool,
}

/// The settings of a person.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct PersonSettings {
    /// Those that they chose.
    pub preferences: Preferences,
    /// The language of their Discord.
    pub language: Option<Language>,
}

/// What was found. Details of a match are those of the loaded one, else of the one in which the interaction
/// was handled, else of the one with the id.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Lookup {
    /// The match with the id.
    pub current: Option<Match>,
    /// The match in which the interaction was handled already.
    pub repeated: Option<Match>,
    /// What was delivered of the match.
    pub delivered: Delivered,
    /// The settings of people.
    pub people: BTreeMap<PlayerId, PersonSettings>,
    /// The known names.
    pub names: BTreeMap<PlayerId, String>,
    /// The settings of servers.
    pub house_rules: BTreeMap<GuildId, HouseRules>,
    /// The standings of its people on the leaderboard of its place, if it shows them.
    pub standings: BTreeMap<PlayerId, Standing>,
    /// What its result changed there, if it shows that.
    pub change: Option<RatingChange>,
    /// Whether the match is being shown at this moment, by any process.
    pub is_under_way: bool,
    /// The live matches of people, oldest first, if they are wanted.
    pub live: BTreeMap<PlayerId, Vec<Match>>,
    /// The games that people have finished, if their live matches are wanted.
    pub finished: BTreeMap<PlayerId, Vec<Game>>,
}

/// Returns the games with these ids, in the order of all games.
pub fn games_of_ids<'a>(ids: impl Iterator<Item = &'a str>) -> Vec<Game> {
    let ids: BTreeSet<&str> = ids.collect();
    Game::all().filter(|game| ids.contains(game.id())).collect()
}

/// Looks up what a request needs. An embedded store does it piece by piece, a remote one in one trip.
pub trait LookupStore: Send + Sync + 'static {
    /// Returns what is in memory: it never blocks, and whatever it does not have is
    /// [`StoreError::WouldWait`]. `None` if the store keeps nothing in memory that may be shown.
    fn cached(&self) -> Option<&dyn LookupStore> {
        None
    }

    /// Returns the match with this id.
    ///
    /// # Errors
    ///
    /// [`StoreError`] as for every reader below.
    fn load(&self, id: MatchId) -> Result<Option<Match>, StoreError>;

    /// Returns the match in which an interaction led to a commit.
    fn match_of_interaction(&self, interaction: InteractionId) -> Result<Option<MatchId>, StoreError>;

    /// Returns the messages in which a match is shown.
    fn delivered(&self, id: MatchId) -> Result<Delivered, StoreError>;

    /// Returns the name under which a person was last seen. Names are for display only.
    fn name_of(&self, player: PlayerId) -> Result<Option<String>, StoreError>;

    /// Returns the language of the Discord client that a person was last seen with.
    fn language_of(&self, player: PlayerId) -> Result<Option<Language>, StoreError>;

    /// Returns the settings of a person, or the defaults.
    fn preferences(&self, player: PlayerId) -> Result<Preferences, StoreError>;

    /// Returns the settings of a server, or the defaults.
    fn house_rules(&self, guild: GuildId) -> Result<HouseRules, StoreError>;

    /// Returns the live matches of a person, oldest first.
    fn live_of(&self, player: PlayerId) -> Result<Vec<Match>, StoreError>;

    /// Returns the games of which a person has finished a match, with their usual rules and in the order of
    /// all games. It reads what is stored for that person, and no matches.
    fn finished_games(&self, player: PlayerId) -> Result<Vec<Game>, StoreError>;

    /// Returns the standing of a player.
    fn standing_of(&self, scope: Scope, game: &str, player: PlayerId)
    -> Result<Option<Standing>, StoreError>;

    /// Returns what a result, given by match and end time, changed on a leaderboard. `None` if it does not
    /// count there.
    fn change_by(
        &self,
        scope: Scope,
        game: &str,
        id: MatchId,
        ended: Timestamp,
    ) -> Result<Option<RatingChange>, StoreError>;

    /// Starts the lookup, if that needs no waiting thread. Else `None`, and the caller uses
    /// [`LookupStore::look_up`].
    fn begin_look_up(&self, _: &LookupRequest) -> Option<StoreFuture<Lookup>> {
        None
    }

    /// Looks everything up.
    ///
    /// # Errors
    ///
    /// [`StoreError`] as for every reader.
    fn look_up(&self, wanted: &LookupRequest) -> Result<Lookup, StoreError> {
        let mut found = Lookup::default();
        if let Some(interaction) = wanted.interaction {
            found.repeated =
                self.match_of_interaction(interaction)?.map(|id| self.load(id)).transpose()?.flatten();
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
                found.people.insert(*player, PersonSettings { preferences, language });
                if wanted.live {
                    found.live.insert(*player, self.live_of(*player)?);
                    found.finished.insert(*player, self.finished_games(*player)?);
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
