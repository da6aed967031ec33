//! Who sees a match, and what they have set.

use crate::domain::{HouseRules, Look, Match, MessageId, PlayerId, Preferences, Ratings};
use crate::language::Language;
use crate::picture::Theme;
use crate::store::Delivered;
use crate::words::Words;

/// What delivery needs to know besides the match.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Audience {
    /// What people have been shown before.
    pub(crate) delivered: Delivered,
    /// The rules of the server; the usual ones elsewhere.
    pub(crate) house: HouseRules,
    /// The people in the match.
    pub(crate) people: Vec<Person>,
    /// Their ratings, as far as the match shows them.
    pub(crate) ratings: Ratings,
}

/// A person in a match.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Person {
    pub(crate) id: PlayerId,
    pub(crate) preferences: Preferences,
    /// The language of their Discord, as far as that is known.
    pub(crate) language: Option<Language>,
}

impl Audience {
    /// What a person has set; the usual where that is not known.
    pub(super) fn preferences(&self, who: PlayerId) -> Preferences {
        self.person(who).map(|person| person.preferences.clone()).unwrap_or_default()
    }

    /// The language that a person reads, as far as that is known: the one they have chosen, or their Discord's.
    pub(super) fn language_of(&self, who: PlayerId) -> Option<Language> {
        self.person(who).and_then(|person| person.preferences.language.or(person.language))
    }

    fn person(&self, who: PlayerId) -> Option<&Person> {
        self.people.iter().find(|person| person.id == who)
    }

    /// What all see of the match is written in these words.
    pub(crate) fn words(&self) -> &'static Words {
        Words::of(self.delivered.language.unwrap_or_default())
    }

    /// How the board looks that all see: drawn as those who play have chosen for this match, else as the server has it;
    /// in private as they like it, if they agree.
    /// Whoever plays the bot has their own row below everywhere; in private they alone see it.
    pub(crate) fn look(&self, one: &Match) -> Look {
        let is_private = one.place().guild.is_none();
        let usual = if is_private { self.shared_look() } else { self.house.look() };
        let look = Look { style: self.delivered.style.unwrap_or(usual.style), ..usual };
        match one.people()[..] {
            [alone] if is_private && !self.delivered.visiting => look.seen_by(alone, one),
            [alone] => look.facing(alone, one),
            _ => look,
        }
    }

    fn shared_look(&self) -> Look {
        let mut shared: Option<Look> = None;
        for person in &self.people {
            let own = person.preferences.look();
            shared = Some(match shared {
                Some(other) if (other.style, other.viewpoint) != (own.style, own.viewpoint) => {
                    return Look::default();
                }
                // Colours alone are no reason to take the board from both.
                Some(other) if other.theme != own.theme => Look { theme: Theme::default(), ..own },
                _ => own,
            });
        }
        shared.unwrap_or_default()
    }
}

/// Whoever waits for an answer, as far as delivery is concerned.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Asker {
    pub(crate) who: PlayerId,
    /// The message for all whose button they pressed, if it was such a button.
    pub(crate) clicked_on: Option<MessageId>,
    /// Whether the bot is only brought along by people where they are: it reaches nobody but in answers.
    pub(crate) brings_bot: bool,
    /// Whether they alone see what is shown to all there, as far as that can be told before.
    pub(crate) is_heard_alone: bool,
}
