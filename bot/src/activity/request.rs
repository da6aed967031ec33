//! What somebody did on a page, as a request.

use std::sync::Arc;

use kuzhi_activity::{Input, InputKind, Opening, Person};
use kuzhi_domain::refusal::{LackedPermissions, Refusal};
use kuzhi_domain::{InteractionId, Timestamp};
use kuzhi_view::request::{Action, Languages, Modal, Origin, Reach, Request, Rights, Select};

/// Returns the action of an input. One that no button has is refused.
pub(super) fn action(input: &Input) -> Action {
    let action = match &input.kind {
        InputKind::Press => input.id.parse().ok(),
        InputKind::Choose(values) => {
            let select = input.id.parse::<Select>().ok().filter(|_| !values.is_empty());
            select.and_then(|select| select.chosen(values))
        }
        InputKind::Fill(texts) => input.id.parse::<Modal>().ok().map(|modal| modal.filled_in(texts)),
    };
    match action {
        // Discord alone knows in which channels they may write.
        None | Some(Action::Share { .. }) => Action::Invalid(Refusal::NoSuchButton),
        Some(action) => action,
    }
}

/// Returns what an action opens on a page: the person's games, if nothing else.
pub(super) fn opening(wanted: &Action) -> Opening {
    match wanted {
        Action::OpenBoard(id) => Opening::Match(*id),
        Action::OpenStudy(studied) => Opening::Press(studied.button().to_string()),
        _ => Opening::Games,
    }
}

/// Returns the request of a person for an action, made now.
///
/// What a page says about rights is not believed, so it has none beyond those of everyone in the channel.
pub(super) fn request(person: &Person, action: Action, now: Timestamp) -> Arc<Request> {
    let Person { id, name, locale, place, instance: _ } = person;
    let reach = if place.guild.is_some() { Reach::Channel } else { Reach::Direct };
    Arc::new(Request {
        id: InteractionId::drawn(now, rand::random()),
        who: *id,
        place: *place,
        parent: None,
        rights: Rights { reach, attaches: true, lacks: LackedPermissions::default(), manages: false },
        roles: Vec::new(),
        languages: Languages::from_locales(locale, None),
        origin: Origin::Page,
        names: vec![(*id, name.clone())],
        outsiders: Vec::new(),
        action,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn input(id: &str, kind: InputKind) -> Action {
        action(&Input { id: id.to_owned(), kind, at: None })
    }

    #[test]
    fn inputs_are_read_as_those_of_messages() {
        assert!(matches!(input("k1:move:00000007:0:3", InputKind::Press), Action::Move { .. }));
        let chosen = InputKind::Choose(vec!["oware".to_owned()]);
        assert!(matches!(input("k1:draft-game:8:mangala:random:1:rated:none:3:3", chosen), Action::Draft(_)));
        let filled = InputKind::Fill(vec!["good".to_owned()]);
        assert!(matches!(input("k1:note:00000007", filled), Action::TakeNote { .. }));
    }

    #[test]
    fn what_no_button_has_is_refused() {
        for (id, kind) in [
            ("", InputKind::Press),
            ("k0:move:00000007:0:3", InputKind::Press),
            ("k1:match-look:00000007", InputKind::Choose(vec!["../..".to_owned()])),
            ("k1:move:00000007:0:3", InputKind::Choose(vec!["1".to_owned()])),
            ("k1:share-in:00000007", InputKind::Choose(vec!["1".to_owned()])),
        ] {
            assert_eq!(input(id, kind), Action::Invalid(Refusal::NoSuchButton), "{id}");
        }
    }
}
