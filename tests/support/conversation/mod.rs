//! Tests as conversations: who does what, and what everyone then sees.

mod answer;
mod channel;
mod discord;
mod form;
mod gesture;
mod guild;
mod message;
mod participant;
mod person;
mod report;
mod screen;
mod slash;

pub use self::answer::Answer;
pub use self::channel::Channel;
pub use self::discord::{Discord, hours_later};
pub use self::form::Form;
pub use self::gesture::{Gesture, Pending};
pub use self::guild::Guild;
pub use self::message::{Button, Message, OldMessage};
pub use self::participant::Participant;
pub use self::person::Person;
pub use self::slash::Slash;
