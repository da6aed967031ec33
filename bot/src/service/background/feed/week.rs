//! The week on a server is told in one message.

use std::collections::BTreeMap;

use kuzhi_domain::feeds::{Highlight, LevelBeaten, ServerFeed, WeekFeed, WeekReport, WeekToTell};
use kuzhi_domain::matches::{BoardLook, Match, Scope, Seat};
use kuzhi_domain::people::Career;
use kuzhi_domain::rating::Ratings;
use kuzhi_domain::settings::{BoardStyle, Post};
use kuzhi_domain::tournaments::{Tournament, TournamentStage};
use kuzhi_domain::{GuildId, Timestamp};
use kuzhi_store::{MATCHES_AT_ONCE, Store, StoreError};
use kuzhi_view::screens::{self, Attached, Screen, ToldWeek};

use super::{PATIENCE, REFUSALS, Server};
use crate::delivery::Nonce;
use crate::drawing::Urgency;

/// How many of a server's tournaments are looked at, the latest first.
const TOURNAMENTS: usize = 50;

/// What has happened on a server.
struct Happenings {
    report: WeekReport,
    beaten: Vec<LevelBeaten>,
    over: Vec<Tournament>,
    next: Vec<Tournament>,
}

impl Server<'_> {
    /// Tells the week that has ended, if that is due. Nothing is told of a week in which nothing was played.
    pub(super) async fn tell_week(&self, kept: &WeekFeed) -> Result<(), StoreError> {
        let Some(week) = kept.posting.filter(|week| week.due <= self.now) else { return Ok(()) };
        let (guild, now, feeds) = (self.guild, self.now, &self.service.feeds);
        let found = self.service.records.run(move |store| find(store, guild, week, now)).await?;
        if found.report.is_empty() && found.over.is_empty() {
            return feeds.change(guild, move |feed| feed.note_week(week)).await.map(drop);
        }
        let screen = self.week_screen(kept, week, &found).await?;
        let (place, nonce) = (self.place(kept.slot.channel), Nonce::week(guild, week.until));
        match self.service.boards.discord().post(place, &screen, nonce).await {
            Ok(_) => feeds.change(guild, move |feed| feed.note_week(week)).await?,
            Err(error) if error.is_of_place && week.failures + 1 >= REFUSALS => {
                return self.stop_week(kept).await;
            }
            Err(error) => {
                error.log("cannot post the week of a server; it is tried again");
                feeds.change(guild, move |feed| feed.put_off_week(week, now)).await?
            }
        };
        Ok(())
    }

    async fn stop_week(&self, kept: &WeekFeed) -> Result<(), StoreError> {
        let slot = kept.slot;
        let stop = move |feed: &mut ServerFeed| {
            feed.week.take_if(|week| week.slot.channel == slot.channel).is_some()
        };
        if self.service.feeds.change(self.guild, stop).await?.is_new {
            self.tell_stopped(Post::Week, slot.channel, slot.set_by).await;
        }
        Ok(())
    }

    async fn week_screen(
        &self,
        kept: &WeekFeed,
        week: WeekToTell,
        found: &Happenings,
    ) -> Result<Screen, StoreError> {
        let best = self.game_of_week(kept, &found.report).await?;
        let told = ToldWeek {
            from: week.from,
            until: week.until,
            report: &found.report,
            best: best.as_ref().map(|(one, highlight)| (one, *highlight)),
            beaten: &found.beaten,
            over: &found.over,
            next: &found.next,
        };
        let screen = screens::week(self.words, &told);
        let file = match &best {
            Some((one, _)) => self.card(one).await,
            None => None,
        };
        Ok(Screen { file, ..screen })
    }

    /// The best game of the week that everyone on the server may see.
    async fn game_of_week(
        &self,
        kept: &WeekFeed,
        report: &WeekReport,
    ) -> Result<Option<(Match, Highlight)>, StoreError> {
        let mut open = BTreeMap::from([(kept.slot.channel, true)]);
        for best in &report.highlights {
            let is_open = match open.get(&best.channel) {
                Some(is_open) => *is_open,
                None => self.service.channel_access.is_open(self.guild, best.channel).await,
            };
            open.insert(best.channel, is_open);
            let id = best.id;
            if is_open && let Some(one) = self.service.records.find(move |store| store.load(id)).await? {
                return Ok(Some((one, best.highlight)));
            }
        }
        Ok(None)
    }

    /// The card of the game of the week, where boards are pictures.
    async fn card(&self, one: &Match) -> Option<Attached> {
        let look = self.look();
        if !matches!(look.style, BoardStyle::Emoji | BoardStyle::Image) {
            return None;
        }
        let look = BoardLook { style: BoardStyle::Image, ..look };
        let ratings = Ratings::default();
        let drawn = self.service.boards.card(self.words, one, &ratings, look, Urgency::Unasked);
        let drawn = tokio::select! {
            drawn = drawn => drawn,
            () = self.service.clock.after(PATIENCE) => return None,
        };
        drawn.unwrap_or_else(|error| {
            error.report("cannot draw the game of the week; it is told in words");
            None
        })
    }
}

/// Reads what has happened on a server in a week.
fn find(
    store: &dyn Store,
    guild: GuildId,
    week: WeekToTell,
    now: Timestamp,
) -> Result<Happenings, StoreError> {
    let mut report = WeekReport::default();
    let mut after = (week.from, 0);
    loop {
        let some = store.ended_on(guild, after, week.until, MATCHES_AT_ONCE)?;
        for one in &some {
            report.count(one);
            let Some(over) = one.over() else { continue };
            after = (over.ended(), one.id().get());
            let (scope, game) = (Scope::Guild(guild), one.game().id());
            if one.counts_on(scope)
                && let Some(change) = store.change_by(scope, game, one.id(), over.ended())?
            {
                report.count_change(one, &change);
            }
        }
        if some.len() < MATCHES_AT_ONCE {
            break;
        }
    }
    let mut beaten = Vec::new();
    for one in report.levels_beaten() {
        if !had_beaten(store, &one, week.from)? {
            beaten.push(one);
        }
    }
    let all = store.tournaments_of(guild, TOURNAMENTS)?;
    let ended = |one: &Tournament| match one.stage {
        TournamentStage::Over { at } => Some(at),
        _ => None,
    };
    let over = all.iter().filter(|one| ended(one).is_some_and(|at| week.from <= at && at < week.until));
    let mut next: Vec<Tournament> = all
        .iter()
        .filter(|one| one.stage == TournamentStage::Open && one.rules.begins > now)
        .cloned()
        .collect();
    next.sort_by_key(|one| one.rules.begins);
    Ok(Happenings { report, beaten, over: over.cloned().collect(), next })
}

/// Whether somebody had beaten a level, or one above it, before this time.
fn had_beaten(store: &dyn Store, new: &LevelBeaten, before: Timestamp) -> Result<bool, StoreError> {
    let careers = store.careers(new.who)?;
    let played = careers.get(new.game.id()).map(Career::played).unwrap_or_default();
    Ok(played.iter().any(|one| {
        one.ended < before && one.beat_level && matches!(one.against, Seat::Bot(level) if level >= new.level)
    }))
}
