//! Who sees a match, and their preferences.

use kuzhi_domain::calendar::Calendar;
use kuzhi_domain::matches::{BoardLook, Match};
use kuzhi_domain::rating::Ratings;
use kuzhi_domain::settings::{HouseRules, Look, Preferences, Viewpoint};
use kuzhi_domain::{Language, MessageId, PlayerId};
use kuzhi_store::Delivered;
use kuzhi_view::screens::{self, Screen};
use kuzhi_view::words::Words;

/// What delivery needs to know besides the match.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Audience {
    /// What people have been shown so far.
    pub(crate) delivered: Delivered,
    /// The server's rules, or the defaults elsewhere.
    pub(crate) house: HouseRules,
    /// The look of boards where nobody has chosen one.
    pub(crate) usual_look: Look,
    /// The people in the match.
    pub(crate) people: Vec<Person>,
    /// Their names, if they are of two servers: neither can be mentioned where the other one plays.
    pub(crate) names: Vec<(PlayerId, Option<String>)>,
    /// Their ratings, where the match shows them.
    pub(crate) ratings: Ratings,
    /// Whether the message that comes once a day has told whoever the match waits for.
    pub(crate) is_told: bool,
    /// The person who sees the bot's reply as a film this time.
    pub(crate) film_for: Option<PlayerId>,
}

/// A person in a match.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Person {
    pub(crate) id: PlayerId,
    pub(crate) preferences: Preferences,
    /// The language of their client, if known.
    pub(crate) language: Option<Language>,
}

impl Audience {
    /// Returns the person's preferences, or the defaults if they are unknown.
    pub(crate) fn preferences(&self, who: PlayerId) -> Preferences {
        self.person(who).map(|person| person.preferences.clone()).unwrap_or_default()
    }

    /// Returns the language that the person reads, if known: the one they chose, or their client's.
    pub(super) fn language_of(&self, who: PlayerId) -> Option<Language> {
        self.person(who).and_then(|person| person.preferences.language.or(person.language))
    }

    /// Returns when the person has time for games over days, if they are known.
    pub(crate) fn calendar(&self, who: PlayerId) -> Option<&Calendar> {
        self.person(who).map(|person| &person.preferences.calendar)
    }

    fn person(&self, who: PlayerId) -> Option<&Person> {
        self.people.iter().find(|person| person.id == who)
    }

    /// Returns the same screen for one player, with the name of the other one where nobody can mention them.
    pub(crate) fn naming_others(&self, words: &Words, to: PlayerId, screen: Screen) -> Screen {
        let others = self.names.iter().filter(|(who, _)| *who != to);
        screens::naming(words, screen, others.map(|(who, name)| (*who, name.as_deref())))
    }

    /// Returns the words for what everyone sees of the match.
    pub(crate) fn words(&self) -> &'static Words {
        Words::for_language(self.delivered.language.unwrap_or_default())
    }

    /// Returns how everyone sees the board: as its players like boards, if those who have chosen agree, else
    /// as the server has it.
    ///
    /// When a person plays the bot, their own row is below. In private messages only they see it.
    pub(crate) fn look(&self, one: &Match) -> BoardLook {
        let people = one.people();
        let chosen = people.iter().filter_map(|who| self.person(*who)?.preferences.look);
        let place = self.house.look(self.usual_look);
        let look = Look::agreed(chosen).map_or(place, BoardLook::from);
        let is_private = one.place().guild.is_none();
        let viewpoint = if is_private { self.shared_viewpoint() } else { place.viewpoint };
        let look = BoardLook { viewpoint, ..look };
        match people[..] {
            [alone] if is_private && !self.delivered.user_install => look.seen_by(alone, one),
            [alone] => look.facing(alone, one),
            _ => look,
        }
    }

    /// The viewpoint on which the people in a private match agree.
    fn shared_viewpoint(&self) -> Viewpoint {
        let mut wanted = self.people.iter().map(|person| person.preferences.viewpoint);
        let first = wanted.next().unwrap_or_default();
        if wanted.all(|other| other == first) { first } else { Viewpoint::default() }
    }
}

/// What delivery needs to know about the person waiting for an answer.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Asker {
    pub(crate) who: PlayerId,
    /// The public message whose button they pressed, if they pressed one.
    pub(crate) clicked_on: Option<MessageId>,
    /// Whether a user brought the bot along here. It can then reach people only in answers.
    pub(crate) is_user_install: bool,
    /// Whether only they see what is posted publicly here, as far as that is known in advance.
    pub(crate) is_heard_alone: bool,
}
