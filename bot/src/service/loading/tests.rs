use kuzhi_domain::matches::{MatchSetup, Place, Seat};
use kuzhi_domain::settings::Preferences;
use kuzhi_domain::{ChannelId, GuildId, Timestamp};
use kuzhi_engine::Game;

use super::*;

const PEOPLE: [PlayerId; 2] = [PlayerId(1), PlayerId(2)];

fn between_people(guild: Option<GuildId>) -> Match {
    let seats = PEOPLE.map(Seat::Person);
    let played = MatchSetup::played(Game::default(), seats, &[], Timestamp::default()).unwrap();
    let place = Place { guild, channel: ChannelId(1) };
    MatchSetup { place, rated: true, ..played }.check().unwrap()
}

fn shown(one: &Match, is_listed: bool) -> usize {
    let person = |id| {
        let preferences = Preferences { listed: is_listed || id == PEOPLE[0], ..Preferences::default() };
        Person { id, preferences, language: None }
    };
    let ratings = ratings_of(one, &PEOPLE.map(person), &BTreeMap::new(), None);
    PEOPLE.into_iter().filter(|player| ratings.standing(*player).is_some()).count()
}

#[test]
fn private_boards_hide_ratings_of_unlisted_people() {
    let (here, private) = (between_people(Some(GuildId(1))), between_people(None));
    assert_eq!((shown(&here, true), shown(&here, false)), (2, 2));
    assert_eq!((shown(&private, true), shown(&private, false)), (2, 0));
}
