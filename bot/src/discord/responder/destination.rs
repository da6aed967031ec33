//! Where the answer to an interaction goes.

use kuzhi_domain::MessageId;
use kuzhi_view::request::{Answer, Done, Origin, Request};

/// Where the answer to an interaction goes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Destination {
    /// To a new message, for a command or a button with a separate answer.
    Command {
        /// Whether the acknowledgement is private.
        private: bool,
    },
    /// In place of the button's message.
    Button {
        /// The message.
        message: MessageId,
        /// Whether only the user sees it.
        private: bool,
    },
    /// To a new public message. The button's message stays.
    Further,
    /// To the board. The button's private menu says that it is done.
    Menu {
        /// The menu's message.
        message: MessageId,
        /// What the menu says then.
        done: Done,
    },
    /// To the board. The private board with the button is answered on its own, in place, as are refusals.
    Panel {
        /// The private board's message.
        message: MessageId,
    },
    /// In place of a private menu, including refusals.
    Choice {
        /// The menu's message.
        message: MessageId,
    },
    /// To a new public message. The button's private question is closed.
    Question {
        /// The question's message.
        message: MessageId,
    },
    /// To autocompletion: there are only suggestions.
    Typing,
}

impl Destination {
    /// Derives the destination from how the request was made and where its action is answered.
    pub(super) fn for_request(request: &Request) -> Destination {
        let answer = request.action.terms().answer;
        let (message, private) = match request.origin {
            Origin::Typing => return Destination::Typing,
            // A page answers by itself.
            Origin::Command | Origin::Form | Origin::Page => {
                let private = matches!(answer, Answer::Alone | Answer::Apart);
                return Destination::Command { private };
            }
            Origin::Component { .. } if answer == Answer::Apart => {
                return Destination::Command { private: true };
            }
            Origin::Component { message, private } => (message, private),
        };
        match answer {
            Answer::Here | Answer::Alone | Answer::Apart => Destination::Button { message, private },
            Answer::Further => Destination::Further,
            // A message that everyone sees stays as it is.
            Answer::ForAll if !private => Destination::Further,
            Answer::ForAll => Destination::Question { message },
            Answer::InMenu => Destination::Choice { message },
            Answer::Panel => Destination::Panel { message },
            Answer::AtBoard(done) => Destination::Menu { message, done },
        }
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_domain::matches::Place;
    use kuzhi_domain::refusal::LackedPermissions;
    use kuzhi_domain::{ChannelId, InteractionId, PlayerId};
    use kuzhi_view::request::{Action, Languages, MatchCommand, Reach, Rights, Select};

    use super::*;

    fn destination(origin: Origin, action: Action) -> Destination {
        Destination::for_request(&Request {
            id: InteractionId(1),
            who: PlayerId(2),
            place: Place { guild: None, channel: ChannelId(3) },
            parent: None,
            rights: Rights {
                reach: Reach::Channel,
                attaches: true,
                lacks: LackedPermissions::default(),
                manages: false,
            },
            roles: Vec::new(),
            languages: Languages::from_locales("en-US", None),
            origin,
            names: Vec::new(),
            outsiders: Vec::new(),
            action,
        })
    }

    #[test]
    fn a_buttons_answer_depends_on_its_message() {
        let message = MessageId(4);
        for (text, expected) in [
            ("k1:move:00000007:0:3", Destination::Button { message, private: true }),
            ("k1:settings:own", Destination::Button { message, private: true }),
            ("k1:offer:00000007:0:draw", Destination::Question { message }),
            ("k1:challenge:8:mangala:random:1:rated:none:3:3", Destination::Question { message }),
            ("k1:ask:00000007:0:takeback", Destination::Menu { message, done: Done::TakenBack }),
            ("k1:play-hint:00000007:0:3", Destination::Menu { message, done: Done::Played }),
            ("k1:move-alone:00000007:0:3", Destination::Panel { message }),
            ("k1:resign:00000007", Destination::Menu { message, done: Done::Resigned }),
            ("k1:rematch:00000007", Destination::Further),
            ("k1:replay:00000007:3", Destination::Command { private: true }),
            ("k1:replay-at:00000007:3", Destination::Button { message, private: true }),
        ] {
            let action = text.parse().unwrap();
            assert_eq!(destination(Origin::Component { message, private: true }, action), expected, "{text}");
        }
        // A message that everyone sees stays as it is.
        for text in ["k1:challenge:8:mangala:random:1:rated:none:3:3", "k1:offer:00000007:0:draw"] {
            let public = Origin::Component { message, private: false };
            assert_eq!(destination(public, text.parse().unwrap()), Destination::Further, "{text}");
        }
        for (asked, expected) in [
            (MatchCommand::Hint, Destination::Choice { message }),
            (MatchCommand::Board { look: None }, Destination::Question { message }),
        ] {
            let chosen = Select::Match(asked).chosen(&["00000007:0".to_owned()]).unwrap();
            assert_eq!(destination(Origin::Component { message, private: true }, chosen), expected);
        }
    }

    #[test]
    fn a_command_is_answered_publicly_or_privately() {
        let board = |look| Action::InMatch { named: None, command: MatchCommand::Board { look } };
        for (action, private) in [
            (Action::Help, true),
            (board(None), false),
            (board(Some(kuzhi_domain::settings::Look::Sentences)), true),
            (Action::InMatch { named: None, command: MatchCommand::Resign }, true),
            (Action::InMatch { named: None, command: MatchCommand::Move("3".parse().unwrap()) }, false),
        ] {
            let what = format!("{action:?}");
            assert_eq!(destination(Origin::Command, action), Destination::Command { private }, "{what}");
        }
        assert_eq!(destination(Origin::Typing, Action::Help), Destination::Typing);
    }
}
