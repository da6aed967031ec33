//! The pages that are open, by person and by match.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use kuzhi_domain::{ChannelId, MatchId, PlayerId};
use tokio::sync::Notify;

use crate::backend::{Notice, Opening};
use crate::limits::Limits;
use crate::message::Watching;
use crate::outbox::{Outbox, Redraw};
use crate::page::Page;
use crate::person::Person;

/// How many of those who have a match open are named. If there are more, most of them change nothing for the
/// others when they come and go.
const NAMED: usize = 20;

/// The pages that are open. The bot tells it which matches have changed.
#[derive(Debug)]
pub struct Pages {
    limits: Limits,
    open: Mutex<Open>,
    /// Those that have changed, and since when, until their pages have been told.
    changed: Mutex<HashMap<MatchId, Instant>>,
    news: Notify,
    /// A page has opened a match.
    opened: Notify,
}

#[derive(Debug, Default)]
struct Open {
    /// Why nobody is let in any more.
    closed: Option<Notice>,
    /// How many there have been so far.
    came: u64,
    /// How many there are.
    count: usize,
    /// Oldest first.
    people: HashMap<PlayerId, Vec<Arc<Page>>>,
    matches: HashMap<MatchId, Followers>,
}

/// The pages on which a match is open, in the order in which they opened it.
#[derive(Debug)]
struct Followers {
    pages: Vec<Follower>,
    /// Who they have been told is there.
    named: Watching,
}

#[derive(Debug)]
struct Follower {
    page: Arc<Page>,
    /// Whether they have seen a board of it, and so may see it.
    is_admitted: bool,
}

impl Pages {
    /// Creates a list of no pages.
    pub fn new(limits: Limits) -> Arc<Pages> {
        Arc::new(Pages {
            limits,
            open: Mutex::default(),
            changed: Mutex::default(),
            news: Notify::new(),
            opened: Notify::new(),
        })
    }

    /// Has a match drawn anew on the pages on which it is open. This takes the same short time however many
    /// these are.
    pub fn changed(&self, id: MatchId) {
        let mut changed = self.changed.lock().unwrap_or_else(PoisonError::into_inner);
        changed.entry(id).or_insert_with(Instant::now);
        drop(changed);
        self.news.notify_one();
    }

    /// Opens something on the pages that a person has open in a channel.
    pub fn open_for(&self, who: PlayerId, channel: ChannelId, opening: &Opening) {
        for page in self.open().people.get(&who).into_iter().flatten() {
            if page.person.place.channel == channel {
                page.outbox.open(opening.clone());
            }
        }
    }

    /// Returns how many pages are open.
    pub fn count(&self) -> usize {
        self.open().count
    }

    /// Returns the matches that are open on pages, and waits while there is none.
    pub async fn open_matches(&self) -> Vec<MatchId> {
        loop {
            let all: Vec<_> = self.open().matches.keys().copied().collect();
            if !all.is_empty() {
                return all;
            }
            self.opened.notified().await;
        }
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.limits
    }

    /// Tells pages what has changed, for as long as it is polled.
    pub(crate) async fn tell_changes(&self) {
        loop {
            self.news.notified().await;
            let changed = std::mem::take(&mut *self.changed.lock().unwrap_or_else(PoisonError::into_inner));
            for (id, since) in changed {
                for page in self.followers(id) {
                    page.outbox.redraw(Redraw::Changed(since));
                }
                // There may be thousands.
                tokio::task::yield_now().await;
            }
        }
    }

    /// Lets a person's page in. If they have too many, their oldest is closed.
    pub(crate) fn enter(&self, person: Person) -> Result<Arc<Page>, Notice> {
        let mut open = self.open();
        if let Some(why) = open.closed {
            return Err(why);
        }
        if open.count >= self.limits.pages {
            return Err(Notice::Full);
        }
        open.came += 1;
        open.count += 1;
        let (number, id) = (open.came, person.id);
        let page = Arc::new(Page { number, person, outbox: Outbox::default() });
        let theirs = open.people.entry(id).or_default();
        // Those that were closed for others leave a little later, and count no more.
        let stay = theirs.iter().filter(|page| page.outbox.why_ended().is_none());
        if stay.clone().count() >= self.limits.pages_a_person
            && let Some(oldest) = stay.min_by_key(|page| page.number)
        {
            oldest.outbox.end(Notice::OpenedElsewhere);
        }
        theirs.push(Arc::clone(&page));
        Ok(page)
    }

    /// Takes a page out.
    pub(crate) fn leave(&self, page: &Page) {
        let mut open = self.open();
        let Some(theirs) = open.people.get_mut(&page.person.id) else { return };
        let before = theirs.len();
        theirs.retain(|one| one.number != page.number);
        let left = before - theirs.len();
        if theirs.is_empty() {
            open.people.remove(&page.person.id);
        }
        open.count -= left;
    }

    /// Has a page told when a match changes. It is not said to be there before it is admitted.
    pub(crate) fn follow(&self, page: &Arc<Page>, id: MatchId) {
        let mut open = self.open();
        let followers = open.matches.entry(id).or_insert_with(Followers::new);
        followers.pages.push(Follower { page: Arc::clone(page), is_admitted: false });
        self.opened.notify_one();
    }

    /// Says that a page is there that follows a match, and tells it who else is.
    pub(crate) fn admit(&self, page: &Page, id: MatchId) {
        let mut open = self.open();
        let Some(followers) = open.matches.get_mut(&id) else { return };
        let follower = followers.pages.iter_mut().find(|follower| follower.page.number == page.number);
        let Some(follower) = follower else { return };
        follower.is_admitted = true;
        if !followers.tell_who_is_there() {
            page.outbox.watching(Watching::clone(&followers.named));
        }
    }

    /// Has a page told no more when a match changes.
    pub(crate) fn unfollow(&self, page: &Page, id: MatchId) {
        let mut open = self.open();
        let Some(followers) = open.matches.get_mut(&id) else { return };
        followers.pages.retain(|follower| follower.page.number != page.number);
        if followers.pages.is_empty() {
            open.matches.remove(&id);
        } else {
            followers.tell_who_is_there();
        }
        page.outbox.forget_match();
    }

    /// Closes all pages, and lets no more in.
    pub(crate) fn close(&self, why: Notice) {
        let all: Vec<_> = {
            let mut open = self.open();
            open.closed = Some(why);
            open.people.values().flatten().cloned().collect()
        };
        for page in all {
            page.outbox.end(why);
        }
    }

    fn followers(&self, id: MatchId) -> Vec<Arc<Page>> {
        let open = self.open();
        let followers = open.matches.get(&id).map_or(&[][..], |followers| &followers.pages);
        followers.iter().map(|follower| Arc::clone(&follower.page)).collect()
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        // The data is consistent after every statement that can fail, so poisoning can be ignored.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Followers {
    fn new() -> Followers {
        Followers { pages: Vec::new(), named: [].into() }
    }

    /// Tells everyone who is there, if it is others than before. Returns whether it is.
    fn tell_who_is_there(&mut self) -> bool {
        let mut named: Vec<(PlayerId, String)> = Vec::new();
        for Follower { page, .. } in self.pages.iter().filter(|follower| follower.is_admitted) {
            let person = &page.person;
            if named.iter().all(|(id, _)| *id != person.id) {
                named.push((person.id, person.name.clone()));
            }
            // One of them may be the reader, who is left out.
            if named.len() > NAMED {
                break;
            }
        }
        if *named == *self.named {
            return false;
        }
        self.named = named.into();
        for Follower { page, .. } in self.pages.iter().filter(|follower| follower.is_admitted) {
            page.outbox.watching(Watching::clone(&self.named));
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_domain::ChannelId;
    use kuzhi_domain::matches::Place;

    use super::*;
    use crate::outbox::Next;

    fn person(id: u64) -> Person {
        Person {
            id: PlayerId(id),
            name: format!("P{id}"),
            locale: "en-GB".to_owned(),
            place: Place { guild: None, channel: ChannelId(1) },
            instance: "i".to_owned(),
        }
    }

    fn pages(all: usize, each: usize) -> Arc<Pages> {
        Pages::new(Limits { pages: all, pages_a_person: each, ..Limits::default() })
    }

    /// Returns who a page hears is there, unless it is told something else or nothing.
    async fn who_is_named(page: &Page) -> Option<Vec<u64>> {
        let next = page.outbox.next(true);
        match tokio::time::timeout(std::time::Duration::ZERO, next).await {
            Ok(Next::Watching(all)) => Some(all.iter().map(|(id, _)| id.0).collect()),
            _ => None,
        }
    }

    #[test]
    fn a_persons_oldest_page_makes_way_and_nobody_elses_does() {
        let pages = pages(4, 2);
        let three: Vec<_> = [1, 1, 1].map(|id| pages.enter(person(id)).unwrap()).into();
        let why: Vec<_> = three.iter().map(|page| page.outbox.why_ended()).collect();
        assert_eq!(why, [Some(Notice::OpenedElsewhere), None, None]);
        assert!(pages.enter(person(2)).is_ok());
        assert_eq!(pages.enter(person(3)).unwrap_err(), Notice::Full);
        pages.leave(&three[0]);
        pages.leave(&three[0]);
        assert_eq!(pages.count(), 3);
        assert!(pages.enter(person(3)).is_ok());
        pages.close(Notice::Stopping);
        assert_eq!(three[2].outbox.why_ended(), Some(Notice::Stopping));
        assert_eq!(pages.enter(person(4)).unwrap_err(), Notice::Stopping);
    }

    #[tokio::test]
    async fn those_who_may_see_a_match_learn_who_else_does() {
        let (pages, id) = (pages(100, 8), MatchId::from_random(1));
        let [ada, other_ada, bob, cem] = [1, 1, 2, 3].map(|id| pages.enter(person(id)).unwrap());
        for page in [&ada, &other_ada, &bob, &cem] {
            pages.follow(page, id);
        }
        pages.admit(&ada, id);
        pages.admit(&other_ada, id);
        assert_eq!(who_is_named(&ada).await, Some(vec![1]));
        assert_eq!(who_is_named(&other_ada).await, Some(vec![1]));
        pages.admit(&bob, id);
        assert_eq!(who_is_named(&ada).await, Some(vec![1, 2]));
        assert_eq!(who_is_named(&cem).await, None, "nobody has said that they may see it");
        pages.unfollow(&other_ada, id);
        assert_eq!(who_is_named(&ada).await, None, "she is still there");
        pages.unfollow(&ada, id);
        pages.leave(&ada);
        assert_eq!(who_is_named(&bob).await, Some(vec![2]));
        for page in [&bob, &cem] {
            pages.unfollow(page, id);
        }
        assert!(pages.open().matches.is_empty(), "nothing grows");
    }

    #[tokio::test]
    async fn a_crowd_is_not_told_of_everyone() {
        let (pages, id) = (pages(100, 8), MatchId::from_random(1));
        let all: Vec<_> = (0..50).map(|id| pages.enter(person(id)).unwrap()).collect();
        for page in &all {
            pages.follow(page, id);
            pages.admit(page, id);
        }
        assert_eq!(who_is_named(&all[49]).await.unwrap().len(), NAMED + 1);
        pages.unfollow(&all[48], id);
        assert_eq!(who_is_named(&all[49]).await, None);
    }

    #[tokio::test]
    async fn a_change_reaches_the_pages_of_that_match() {
        let (pages, id) = (pages(100, 8), MatchId::from_random(1));
        let [ada, bob] = [1, 2].map(|id| pages.enter(person(id)).unwrap());
        pages.follow(&ada, id);
        pages.follow(&bob, MatchId::from_random(2));
        pages.changed(id);
        let telling = tokio::time::timeout(std::time::Duration::from_millis(50), pages.tell_changes());
        assert!(telling.await.is_err());
        assert!(matches!(ada.outbox.next(true).await, Next::Draw(Redraw::Changed(_))));
        assert_eq!(who_is_named(&bob).await, None);
    }
}
