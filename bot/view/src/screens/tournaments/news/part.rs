//! One message of several that tell a piece of news.

use std::collections::BTreeMap;

use kuzhi_domain::PlayerId;
use kuzhi_domain::tournaments::{Tournament, TournamentPlayer};

use crate::request::Action;
use crate::screens::text::LONGEST_TEXT;
use crate::screens::tournaments::servers::naming_others;
use crate::screens::{Button, Screen};
use crate::words::{Words, mention};

/// A title and lines that weigh this much together fit into a message.
const HEAVIEST: usize = 23;

/// How many people are mentioned in a message below its title.
const PEOPLE: usize = 55;

/// One of the messages that tell something.
///
/// Which of them names somebody follows from what never changes, so that nobody is left out if some of them
/// arrive long before the others.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NewsPart {
    /// What everyone sees. If its text is empty, there is nothing to tell any more.
    pub screen: Screen,
    /// The picture that belongs to it.
    pub picture: NewsPicture,
    /// What it is about.
    title: String,
    lines: Vec<NewsLine>,
}

/// A picture that belongs to news.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum NewsPicture {
    /// None does.
    #[default]
    None,
    /// Those who stand on the podium.
    Podium,
    /// The table so far.
    Table,
    /// The table after this round, from 0. The next one may have been paired.
    TableAfter(u16),
}

/// A line of a message.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(in crate::screens::tournaments) struct NewsLine {
    pub(in crate::screens::tournaments) text: String,
    /// The same with a link, which is left out where there is no room for it.
    pub(super) linked: Option<String>,
    /// Whom it notifies. It mentions them.
    pub(super) notifies: Vec<PlayerId>,
    /// What those whom it notifies can do about it.
    pub(super) button: Option<Button>,
}

/// The most buttons in a row.
const IN_A_ROW: usize = 5;

impl NewsPart {
    /// A message that names whom it notifies in its text.
    pub(in crate::screens::tournaments) fn whole(
        text: String,
        notifies: Vec<PlayerId>,
        rows: Vec<Vec<Button>>,
    ) -> NewsPart {
        let screen = Screen { rows, notifies, ..Screen::text(text.clone()) };
        NewsPart { screen, title: text, ..NewsPart::default() }
    }

    pub(super) fn with_picture(self, picture: NewsPicture) -> NewsPart {
        NewsPart { picture, ..self }
    }

    /// The same as one of two servers gets it: it notifies those who play for that one, and names the others.
    pub(super) fn on_one_server(
        mut self,
        words: &Words,
        shown: &Tournament,
        names: &BTreeMap<PlayerId, String>,
    ) -> NewsPart {
        let marked = |text: String| naming_others(words, shown, Screen::text(text), names).text;
        self.screen = naming_others(words, shown, self.screen, names);
        self.screen.notifies.retain(|&who| !shown.is_of_others(who));
        self.title = marked(self.title);
        for line in &mut self.lines {
            line.text = marked(std::mem::take(&mut line.text));
            line.notifies.retain(|&who| !shown.is_of_others(who));
        }
        self
    }

    fn new(title: &str, lines: Vec<NewsLine>, rows: &[Vec<Button>]) -> NewsPart {
        if lines.is_empty() {
            return NewsPart::default();
        }
        let text = with_links(title, &lines);
        let mut notifies: Vec<PlayerId> = Vec::new();
        for who in lines.iter().flat_map(|line| &line.notifies) {
            if !notifies.contains(who) {
                notifies.push(*who);
            }
        }
        let screen = Screen { rows: rows.to_vec(), notifies, ..Screen::text(text) };
        NewsPart { screen, title: title.to_owned(), lines, ..NewsPart::default() }
    }

    /// Returns what somebody reads who prefers direct messages: what it is about, the lines about them, and
    /// what they can do about it from there.
    pub fn letter(&self, to: PlayerId) -> Screen {
        let own = || self.lines.iter().filter(|line| line.notifies.contains(&to));
        let lines = std::iter::once(self.title.as_str()).chain(own().map(|line| line.text.as_str()));
        let text = lines.collect::<Vec<_>>().join("\n");
        let buttons: Vec<Button> = if self.lines.is_empty() {
            self.screen.rows.iter().flatten().filter(|button| is_in_letters(button)).cloned().collect()
        } else {
            own().filter_map(|line| line.button.clone()).collect()
        };
        Screen { rows: buttons.chunks(IN_A_ROW).map(<[Button]>::to_vec).collect(), ..Screen::text(text) }
    }
}

/// A title and lines below it, with as many links as there is room for.
fn with_links(title: &str, lines: &[NewsLine]) -> String {
    let length = |text: &str| 1 + text.chars().count();
    let bare: usize = lines.iter().map(|line| length(&line.text)).sum();
    let mut room = LONGEST_TEXT.saturating_sub(bare + title.chars().count());
    let texts = lines.iter().map(|line| {
        let more = |linked: &String| length(linked).saturating_sub(length(&line.text));
        match line.linked.as_ref().and_then(|linked| Some((linked, room.checked_sub(more(linked))?))) {
            Some((linked, rest)) => {
                room = rest;
                linked.as_str()
            }
            None => line.text.as_str(),
        }
    });
    std::iter::once(title).chain(texts).collect::<Vec<_>>().join("\n")
}

/// Whether a button works in a direct message.
fn is_in_letters(button: &Button) -> bool {
    matches!(&button.action, Action::Tournament(press) if press.step.is_in_letters())
}

/// Splits lines, each with its weight, into messages with the same title and buttons. A line that is not true
/// any more is `None`.
pub(super) fn split(
    title: &str,
    lines: impl IntoIterator<Item = (usize, Option<NewsLine>)>,
    rows: &[Vec<Button>],
) -> Vec<NewsPart> {
    let (mut chunks, mut weighs) = (vec![Vec::new()], 0);
    for (weight, line) in lines {
        if weighs + weight > HEAVIEST {
            chunks.push(Vec::new());
            weighs = 0;
        }
        weighs += weight;
        if let Some(chunk) = chunks.last_mut() {
            chunk.extend(line);
        }
    }
    chunks.into_iter().map(|lines| NewsPart::new(title, lines, rows)).collect()
}

/// Tells everyone who took part when something was decided, and still does.
pub(super) fn to_everyone(
    words: &Words,
    shown: &Tournament,
    title: &str,
    people: &[PlayerId],
    rows: &[Vec<Button>],
) -> Vec<NewsPart> {
    let takes_part = |who: PlayerId| {
        shown.entrant(who).and_then(|one| shown.player(one)).is_some_and(TournamentPlayer::takes_part)
            && !shown.is_of_others(who)
    };
    to_people(words, title, people, rows, takes_part)
}

/// Tells these people something, as far as they are still meant, in messages that mention all of them.
pub(super) fn to_people(
    words: &Words,
    title: &str,
    people: &[PlayerId],
    rows: &[Vec<Button>],
    is_meant: impl Fn(PlayerId) -> bool,
) -> Vec<NewsPart> {
    let part = |people: &[PlayerId], is_first: bool| {
        let people = people.iter().copied().filter(|&who| is_meant(who) && !who.has_left());
        let notifies: Vec<PlayerId> = people.collect();
        if notifies.is_empty() && !is_first {
            return NewsPart::default();
        }
        let names: Vec<String> = notifies.iter().map(|&who| mention(words, who)).collect();
        let text = if names.is_empty() { title.to_owned() } else { format!("{title}\n{}", names.join(" ")) };
        let screen = Screen { notifies, rows: rows.to_vec(), ..Screen::text(text) };
        NewsPart { screen, title: title.to_owned(), ..NewsPart::default() }
    };
    let (first, rest) = people.split_at(people.len().min(PEOPLE));
    let rest = rest.chunks(PEOPLE).map(|people| part(people, false));
    std::iter::once(part(first, true)).chain(rest).collect()
}
