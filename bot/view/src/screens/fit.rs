//! The last line of defence: trims a screen until Discord accepts it and everyone whom it notifies is
//! notified.
//!
//! Screens keep to the limits themselves, and a test checks all of them. What has to be trimmed here is a
//! bug.

use kuzhi_domain::PlayerId;

use super::text::{LONGEST_TEXT, cut};
use super::{Attached, Button, Choice, Choices, Menu, Screen};

const ROWS: usize = 5;
const BUTTONS: usize = 5;
const LABEL: usize = 80;
const CHOICES: usize = 25;
const CHOICE: usize = 100;
const PLACEHOLDER: usize = 150;
const ID: usize = 100;
const DESCRIPTION: usize = 1_024;

/// How many people one message notifies. It can be a hundred, but their mentions have to fit, too.
const PEOPLE: usize = 80;

/// Returns the screen as Discord takes it, and further ones for people whom it then does not notify. `None`
/// if it can be sent as it is.
pub fn fitted(screen: &Screen) -> Option<(Screen, Vec<Screen>)> {
    let is_blank = screen.file.is_none() && screen.rows.is_empty() && screen.menus.is_empty();
    let text = if screen.text.is_empty() && is_blank { "…".to_owned() } else { fitted_text(&screen.text) };
    let is_mentioned = |text: &str, who: &PlayerId| text.contains(&format!("<@{who}>"));
    let notifies: Vec<PlayerId> =
        screen.notifies.iter().copied().filter(|who| is_mentioned(&text, who)).take(PEOPLE).collect();
    let left: Vec<PlayerId> =
        screen.notifies.iter().copied().filter(|who| !notifies.contains(who) && !who.has_left()).collect();
    let menus: Vec<Menu> = screen.menus.iter().take(ROWS).filter_map(fitted_menu).collect();
    let rows = screen.rows.iter().flat_map(|row| fitted_row(row));
    let fitted = Screen {
        rows: rows.take(ROWS - menus.len()).collect(),
        menus,
        notifies,
        file: screen.file.as_ref().map(fitted_file),
        text_without_file: screen.text_without_file.as_deref().map(fitted_text),
        text,
        board_lines: screen.board_lines,
        table: screen.table.clone(),
    };
    let further = left.chunks(PEOPLE).map(|people| {
        let names: Vec<String> = people.iter().map(|who| format!("<@{who}>")).collect();
        Screen { notifies: people.to_vec(), ..Screen::text(names.join(" ")) }
    });
    let further: Vec<Screen> = further.collect();
    (fitted != *screen || !further.is_empty()).then_some((fitted, further))
}

/// Cuts a text between two lines if it can be.
fn fitted_text(text: &str) -> String {
    if text.chars().count() <= LONGEST_TEXT {
        return text.to_owned();
    }
    let text = cut(text, LONGEST_TEXT - 1);
    match text.rsplit_once('\n') {
        Some((whole, _)) if !whole.trim().is_empty() => format!("{whole}\n…"),
        _ => text,
    }
}

fn fitted_row(row: &[Button]) -> Vec<Vec<Button>> {
    let fits = |button: &&Button| button.action.to_string().chars().count() <= ID;
    let fitted = |button: &Button| Button { label: fitted_label(&button.label, LABEL), ..button.clone() };
    let all: Vec<Button> = row.iter().filter(fits).map(fitted).collect();
    all.chunks(BUTTONS).map(<[Button]>::to_vec).collect()
}

fn fitted_menu(menu: &Menu) -> Option<Menu> {
    let choices = match &menu.choices {
        Choices::One(all) => {
            let fits = |choice: &&Choice| choice.value.chars().count() <= ID;
            let fitted = |choice: &Choice| Choice {
                label: fitted_label(&choice.label, CHOICE),
                detail: choice.detail.as_ref().map(|detail| fitted_label(detail, CHOICE)),
                ..choice.clone()
            };
            let some: Vec<Choice> = all.iter().filter(fits).take(CHOICES).map(fitted).collect();
            (!some.is_empty()).then_some(Choices::One(some))?
        }
        others => others.clone(),
    };
    Some(Menu { placeholder: cut(&menu.placeholder, PLACEHOLDER), choices, ..menu.clone() })
}

fn fitted_label(label: &str, most: usize) -> String {
    if label.is_empty() { "…".to_owned() } else { cut(label, most) }
}

fn fitted_file(file: &Attached) -> Attached {
    let description = file.description.as_ref().map(|text| cut(text, DESCRIPTION));
    Attached { description, ..file.clone() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mentions(people: &[PlayerId]) -> String {
        let mentions: Vec<String> = people.iter().map(|who| format!("<@{who}>\n")).collect();
        mentions.concat()
    }

    #[test]
    fn what_fits_stays_as_it_is() {
        let who = PlayerId(7);
        assert_eq!(fitted(&Screen { notifies: vec![who], ..Screen::text("Hello <@7>") }), None);
        assert_eq!(fitted(&Screen::text("ü".repeat(LONGEST_TEXT))), None);
    }

    #[test]
    fn a_text_is_cut_between_lines() {
        let (screen, further) =
            fitted(&Screen::text(format!("{}\n{}", "a".repeat(9), "b".repeat(2_000)))).unwrap();
        assert_eq!((screen.text.as_str(), further.len()), ("aaaaaaaaa\n…", 0));
        let (screen, _) = fitted(&Screen::text("b".repeat(2_001))).unwrap();
        assert!(screen.text.ends_with("b…") && screen.text.chars().count() <= LONGEST_TEXT);
        assert_eq!(fitted(&Screen::default()).unwrap().0.text, "…");
    }

    #[test]
    fn nobody_is_cut_off() {
        for (number, in_text) in [(101, 101), (300, 300), (5, 0), (200, 3)] {
            let people: Vec<PlayerId> = (0..number).map(|number| PlayerId(u64::MAX - number)).collect();
            let text = format!("Round 1\n{}", mentions(&people[..in_text]));
            let (screen, further) =
                fitted(&Screen { notifies: people.clone(), ..Screen::text(text) }).unwrap();
            let mut all = Vec::new();
            for one in [screen].iter().chain(&further) {
                assert!(one.text.chars().count() <= LONGEST_TEXT && one.notifies.len() <= 100);
                assert!(one.notifies.iter().all(|who| one.text.contains(&format!("<@{who}>"))));
                all.extend(one.notifies.clone());
            }
            all.sort_by_key(|who| std::cmp::Reverse(*who));
            assert_eq!(all, people);
        }
    }
}
