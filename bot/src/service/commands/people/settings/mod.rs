//! Settings of people and servers: shown and changed.

mod feed;

use std::sync::Arc;

use kuzhi_domain::RoleId;
use kuzhi_domain::refusal::{Refusal, RoleObstacle};
use kuzhi_domain::settings::{BotReply, GuildChannel, HouseRule, Look, Pings, Preference, Setting};
use kuzhi_view::request::SettingsPage;
use kuzhi_view::screens::{self, Screen};
use kuzhi_view::words::Words;

use crate::service::private_board::{drawable, drawn, look_to_draw};
use crate::service::{ActionError, BackgroundWork, Context, Response, Service};

/// Shows a page of settings, visible only to the person.
pub(in crate::service) async fn show_settings(
    service: &Service,
    context: &Context,
    page: SettingsPage,
) -> Result<Response, ActionError> {
    Ok(Response::TellInPlace(settings(service, context, page).await?))
}

/// Changes one setting and shows the page again.
pub(in crate::service) async fn set(
    service: &Arc<Service>,
    context: &Context,
    setting: Setting,
) -> Result<Response, ActionError> {
    let page = SettingsPage::containing(&setting);
    // Whoever may not play any more is taken out of what goes on, and winners have another role.
    let concerns_tournaments =
        matches!(setting, Setting::House(HouseRule::KeepOut(_) | HouseRule::WinnersRole(_)));
    if let Setting::House(HouseRule::WinnersRole(Some(role))) = setting {
        may_win_role(service, context, role).await?;
    }
    if let Setting::Feed(setting) = setting {
        feed::set(service, context, setting).await?;
        return show_settings(service, context, page).await;
    }
    if let Setting::Own(Preference::DigestIn(Some(channel))) = setting {
        // The menu names this channel, or the one where it comes already.
        if Some(channel) != digest_channel(service, context).await {
            return show_settings(service, context, page).await;
        }
        if !service.channel_access.may_post(channel.guild, channel.channel).await {
            return Err(Refusal::CannotPost { channel: channel.channel }.into());
        }
    }
    if let Setting::Own(
        preference @ (Preference::Pings(_) | Preference::DigestAt(_) | Preference::PuzzleAt(_)),
    ) = setting
    {
        set_feed(service, context, preference).await?;
        return show_settings(service, context, page).await;
    }
    let zone = match &setting {
        Setting::House(HouseRule::TimeZone(zone)) => Some(zone.clone()),
        _ => None,
    };
    save_setting(service, context, setting).await?;
    if let Some(guild) = context.place().guild.filter(|_| page != SettingsPage::Own) {
        if let Some(zone) = zone {
            service.feeds.follow_zone(guild, zone).await?;
        }
        // The language, or the usual game, may be another.
        service.feeds.look_soon(guild).await?;
    }
    if let Some(guild) = context.place().guild.filter(|_| concerns_tournaments) {
        for one in service.records.run(move |store| store.live_tournaments_of(guild)).await? {
            service.attend_later(BackgroundWork::Tournament(one.id));
        }
    }
    show_settings(service, context, page).await
}

/// This channel, if what comes once a day can come to it.
async fn digest_channel(service: &Service, context: &Context) -> Option<GuildChannel> {
    let (place, who) = (context.place(), context.who());
    let guild = place.guild?;
    let house = service.records.house_rules(Some(guild)).await;
    let allows = house.pings && !house.keeps_out(who);
    allows.then_some(GuildChannel { guild, channel: place.channel })
}

/// Sets how a person is notified, or reminded of puzzles. What comes once a day follows: it is noted before
/// nobody pings them any more, so that a kill in between loses nothing.
async fn set_feed(service: &Service, context: &Context, preference: Preference) -> Result<(), ActionError> {
    let who = context.who();
    let own = service.records.find(move |store| store.preferences(who)).await?.with(preference);
    if own.pings == Pings::Daily {
        service.person_feeds.follow(who, &own).await?;
    }
    save_setting(service, context, Setting::Own(preference)).await?;
    Ok(service.person_feeds.follow(who, &own).await?)
}

/// Checks whether the bot can give a role to whoever wins.
async fn may_win_role(service: &Service, context: &Context, role: RoleId) -> Result<(), ActionError> {
    let guild = kuzhi_domain::matches::may_change_settings(context.place(), context.manages())?;
    let obstacle = service.boards.discord().obstacle_to_role(guild, role).await.unwrap_or_else(|error| {
        error.log("cannot find out whether a role can be given");
        Some(RoleObstacle::Unknown)
    });
    obstacle.map_or(Ok(()), |why| Err(Refusal::WinnersRole(why).into()))
}

/// Sets that a person sees the bot's replies as films, and says so.
pub(in crate::service) async fn reply_as_films(
    service: &Service,
    context: &Context,
) -> Result<Response, ActionError> {
    save_setting(service, context, Setting::Own(Preference::Reply(BotReply::Film))).await?;
    Ok(Response::Tell(screens::film_chosen(context.words())))
}

async fn settings(service: &Service, context: &Context, page: SettingsPage) -> Result<Screen, ActionError> {
    let (words, who) = (context.words(), context.who());
    if page == SettingsPage::Own {
        let own = service.records.find(move |store| store.preferences(who)).await?;
        let is_manager =
            kuzhi_domain::matches::may_change_settings(context.place(), context.manages()).is_ok();
        // Use the language that they have just chosen.
        let words = own.language.map_or(words, Words::for_language);
        let (look, emojis) = (look_to_draw(service, context).await, service.boards.emojis());
        let shown = screens::own_settings(words, &own, is_manager, look, emojis);
        let mut page = drawn(service, context, shown).await?;
        if own.look.is_some_and(Look::is_picture) && !context.may_attach() {
            screens::add_line(&mut page, &screens::no_files(words));
        }
        return Ok(page);
    }
    if page == SettingsPage::Time {
        let own = service.records.find(move |store| store.preferences(who)).await?;
        let days_away = service.matches.match_limits.days_away;
        let here = digest_channel(service, context).await;
        return Ok(screens::own_time(words, &own, here, service.clock.now(), days_away));
    }
    if page == SettingsPage::Puzzle {
        let own = service.records.find(move |store| store.preferences(who)).await?;
        return Ok(screens::puzzle_settings(words, &own));
    }
    let guild = kuzhi_domain::matches::may_change_settings(context.place(), context.manages())?;
    let rules = service.records.find(move |store| store.house_rules(guild)).await?;
    Ok(match page {
        SettingsPage::Limits => screens::limits(words, &rules, &service.matches.match_limits),
        SettingsPage::Tournaments => screens::house_tournaments(words, &rules),
        SettingsPage::Feed | SettingsPage::Week | SettingsPage::Welcome => {
            feed::page(service, context, guild, rules.time_zone.as_ref(), page).await?
        }
        SettingsPage::Boards => {
            let look = rules.look(service.records.usual_look());
            let (look, emojis) = (drawable(service, context, look, false), service.boards.emojis());
            let shown = screens::house_boards(words, &rules, look, emojis);
            let mut page = drawn(service, context, shown).await?;
            if rules.look.is_some_and(Look::is_picture) && !context.may_attach() {
                screens::add_line(&mut page, &screens::no_files_for_boards(words).text);
            }
            page
        }
        SettingsPage::People => {
            let mut names = Vec::new();
            for person in rules.kept_out.iter().copied().take(screens::MOST_CHOICES) {
                names.push((person, service.records.name_of(person).await));
            }
            screens::house_people(words, &rules, &names)
        }
        SettingsPage::House | SettingsPage::Own | SettingsPage::Time | SettingsPage::Puzzle => {
            screens::house_settings(words, &rules)
        }
    })
}

/// Stores one setting.
pub(in crate::service) async fn save_setting(
    service: &Service,
    context: &Context,
    setting: Setting,
) -> Result<(), ActionError> {
    let who = context.who();
    match setting {
        Setting::Own(preference) => {
            service
                .records
                .change(move |store| {
                    let preferences = store.preferences(who)?.with(preference);
                    store.save_preferences(who, &preferences)
                })
                .await?;
        }
        Setting::Feed(_) => {}
        Setting::House(rule) => {
            let guild = kuzhi_domain::matches::may_change_settings(context.place(), context.manages())?;
            service
                .records
                .change(move |store| {
                    let rules = store.house_rules(guild)?.with(rule);
                    store.save_house_rules(guild, &rules)
                })
                .await?;
        }
    }
    Ok(())
}
