//! The people and places when the playground opens: a small Discord.
//!
//! All IDs are fixed, so that stored matches find their people and places again.

use kuzhi_tests::discord::{APPLICATION, Channel, ChannelKind, Guild, Person, Snowflake, World};

/// The people. The first one manages the servers.
pub(crate) const PEOPLE: [(Snowflake, &str); 6] = [
    (id(1), "Ada"),
    (id(2), "Bilge"),
    (id(3), "Chitra"),
    (id(4), "Dalia"),
    (id(5), "Emine"),
    (id(6), "Farid"),
];

/// How many of the people came first. The ids of their private channels are older than the others'.
const FIRST_PEOPLE: usize = 4;

/// The server that is shown first. It has Kuzhi as a member.
pub(crate) const COURTYARD: Snowflake = id(10);

/// The channel that is shown first.
pub(crate) const FIRST_CHANNEL: Snowflake = id(11);

/// Another server with Kuzhi: servers can play each other.
const VERANDA: Snowflake = id(15);

/// A server that has not added Kuzhi.
const TEAHOUSE: Snowflake = id(20);

const GUILDS: [(Snowflake, &str, bool); 3] =
    [(COURTYARD, "The Courtyard", true), (VERANDA, "The Veranda", true), (TEAHOUSE, "The Teahouse", false)];

const CHANNELS: [(Snowflake, &str, Snowflake); 6] = [
    (FIRST_CHANNEL, "mancala", COURTYARD),
    (id(12), "tournament", COURTYARD),
    (id(13), "chatter", COURTYARD),
    (id(16), "games", VERANDA),
    (id(17), "matches", VERANDA),
    (id(21), "guests", TEAHOUSE),
];

const fn id(number: u64) -> Snowflake {
    // A day in 2023, as if the IDs were created one after the other.
    Snowflake::new(1_150_000_000_000_000_000 + number)
}

/// Adds people and places to an empty world.
pub(crate) fn furnish(world: &mut World) {
    for (person, name) in PEOPLE {
        let manages_guilds = person == PEOPLE[0].0;
        world.people.insert(person, Person { manages_guilds, ..Person::new(person, name) });
    }
    for (guild, name, has_bot) in GUILDS {
        let locale = "en-US".to_owned();
        world.guilds.insert(
            guild,
            Guild {
                id: guild,
                name: name.to_owned(),
                locale,
                lets_guests_speak: true,
                has_bot,
                lets_bot_make_events: true,
                roles: Vec::new(),
            },
        );
    }
    for (channel, name, guild) in CHANNELS {
        put(world, channel, name, ChannelKind::Text { guild });
    }
    let mut next = 30;
    let mut private = |with: Snowflake, others: &[(Snowflake, &str)]| {
        put(world, id(next), "Kuzhi", ChannelKind::Direct { with });
        next += 1;
        for &(other, _) in others {
            put(world, id(next), "", ChannelKind::Private { among: vec![with, other] });
            next += 1;
        }
    };
    let (first, later) = PEOPLE.split_at(FIRST_PEOPLE);
    for (index, &(person, _)) in first.iter().enumerate() {
        private(person, &first[index + 1..]);
    }
    for (index, &(person, _)) in later.iter().enumerate() {
        private(person, &PEOPLE[..FIRST_PEOPLE + index]);
    }
}

fn put(world: &mut World, id: Snowflake, name: &str, kind: ChannelKind) {
    world.channels.insert(id, Channel::new(id, name, kind));
}

/// Returns whether a person is in a channel.
pub(crate) fn is_in(channel: &Channel, person: Snowflake) -> bool {
    match &channel.kind {
        ChannelKind::Text { .. } | ChannelKind::Thread { .. } => true,
        ChannelKind::Direct { with } => *with == person,
        ChannelKind::Private { among } => among.contains(&person),
    }
}

/// Returns a channel's name for a person. Direct messages have the name of the other person.
pub(crate) fn name_of(world: &World, channel: &Channel, person: Snowflake) -> String {
    let name = |id: &Snowflake| world.people.get(id).map_or_else(String::new, |person| person.name.clone());
    match &channel.kind {
        ChannelKind::Text { .. } | ChannelKind::Thread { .. } => channel.name.clone(),
        ChannelKind::Direct { .. } => name(&APPLICATION),
        ChannelKind::Private { among } => {
            among.iter().filter(|&&one| one != person).map(name).collect::<Vec<_>>().join(", ")
        }
    }
}

/// Returns the people and then the bot, as options and menus list them.
pub(crate) fn everybody(world: &World) -> Vec<&Person> {
    let (bots, people): (Vec<&Person>, Vec<&Person>) =
        world.people.values().partition(|person| person.is_bot);
    people.into_iter().chain(bots).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_id_is_given_twice() {
        let mut ids: Vec<_> = CHANNELS.iter().map(|&(id, ..)| id).chain(PEOPLE.map(|(id, _)| id)).collect();
        ids.extend(GUILDS.map(|(id, ..)| id));
        ids.sort_unstable();
        assert!(ids.is_sorted_by(|earlier, later| earlier < later));
    }

    #[test]
    fn a_private_channel_is_called_by_the_other() {
        let kind = ChannelKind::Private { among: vec![PEOPLE[0].0, PEOPLE[1].0] };
        let channel = Channel::new(id(99), "", kind);
        assert!(is_in(&channel, PEOPLE[1].0) && !is_in(&channel, PEOPLE[2].0));
    }
}
