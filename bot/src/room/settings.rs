//! What people and servers have set: shown, changed, kept to.

use kuzhi_engine::Game;

use super::{ActionError, Doorkeeper, Visitor};
use crate::domain::{
    self, BoardStyle, ChannelId, GuildId, HouseRules, Place, PlayerId, Preferences, Setting,
};
use crate::request::SettingsPage;
use crate::screens::{self, Screen};
use crate::words::Words;

/// Where somebody stands, and what that allows them.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Standpoint {
    /// Where.
    pub place: Place,
    /// The channel that the place is a thread of, if it is one.
    pub parent: Option<ChannelId>,
    /// Whether they manage the server.
    pub is_manager: bool,
}

impl Doorkeeper {
    /// Shows a visitor, to them alone, a page of settings.
    pub async fn show_settings(&self, visitor: &dyn Visitor, page: SettingsPage, from: Standpoint) {
        match self.settings(visitor, page, from).await {
            // What they clicked is theirs alone already, and turns to the other page.
            Ok(screen) if visitor.clicked() => self.answer(visitor, &screen).await,
            Ok(screen) => self.tell(visitor, &screen).await,
            Err(error) => self.explain(error, visitor).await,
        }
    }

    /// Sets one thing as a visitor wants it, and shows them the page again.
    pub async fn set(&self, visitor: &dyn Visitor, setting: Setting, from: Standpoint) {
        let page = SettingsPage::of(&setting);
        match self.keep_setting(visitor.who(), setting, from).await {
            Ok(()) => self.show_settings(visitor, page, from).await,
            Err(error) => self.explain(error, visitor).await,
        }
    }

    async fn settings(
        &self,
        visitor: &dyn Visitor,
        page: SettingsPage,
        from: Standpoint,
    ) -> Result<Screen, ActionError> {
        let (words, who) = (visitor.words(), visitor.who());
        if page == SettingsPage::Own {
            let own = self.read(move |store| store.preferences(who)).await?;
            let is_manager = domain::may_settle(from.place, from.is_manager).is_ok();
            // What they have just chosen is spoken from here on.
            let words = own.language.map_or(words, Words::of);
            let mut page = screens::own_settings(words, &own, is_manager);
            if own.look().style == BoardStyle::Image && !visitor.may_attach() {
                screens::add_line(&mut page, &screens::no_files(words));
            }
            return Ok(page);
        }
        let guild = domain::may_settle(from.place, from.is_manager)?;
        let rules = self.read(move |store| store.house_rules(guild)).await?;
        Ok(match page {
            SettingsPage::Limits => screens::limits(words, &rules, &self.service.allowance),
            SettingsPage::Boards => {
                let mut page = screens::house_boards(words, &rules);
                if rules.look().style == BoardStyle::Image && !visitor.may_attach() {
                    screens::add_line(&mut page, &screens::no_files_for_boards(words).text);
                }
                page
            }
            SettingsPage::People => {
                let mut names = Vec::new();
                for person in rules.kept_out.iter().copied().take(screens::MOST_CHOICES) {
                    names.push((person, self.name_of(person).await));
                }
                screens::house_people(words, &rules, &names)
            }
            SettingsPage::House | SettingsPage::Own => screens::house_settings(words, &rules),
        })
    }

    async fn keep_setting(
        &self,
        who: PlayerId,
        setting: Setting,
        from: Standpoint,
    ) -> Result<(), ActionError> {
        // One after another: of two changes at once neither takes the other back.
        let _alone = self.settling.lock().await;
        match setting {
            Setting::Own(preference) => {
                self.read(move |store| {
                    let preferences = store.preferences(who)?.with(preference);
                    store.keep_preferences(who, &preferences)
                })
                .await?;
            }
            Setting::House(rule) => {
                let guild = domain::may_settle(from.place, from.is_manager)?;
                self.read(move |store| {
                    let rules = store.house_rules(guild)?.with(rule);
                    store.keep_house_rules(guild, &rules)
                })
                .await?;
            }
        }
        Ok(())
    }

    /// What a person prefers; the usual where that cannot be told.
    pub async fn preferences(&self, who: PlayerId) -> Preferences {
        self.read(move |store| store.preferences(who)).await.unwrap_or_else(|error| {
            self.report(&error, "cannot tell what a person prefers");
            Preferences::default()
        })
    }

    /// The rules of a server; the usual elsewhere, and where they cannot be told.
    pub async fn house_rules(&self, guild: Option<GuildId>) -> HouseRules {
        let Some(guild) = guild else { return HouseRules::default() };
        self.read(move |store| store.house_rules(guild)).await.unwrap_or_else(|error| {
            self.report(&error, "cannot tell what the rules of a server are");
            HouseRules::default()
        })
    }

    /// The game that is meant when nobody names one.
    pub async fn usual_game(&self, guild: Option<GuildId>) -> Game {
        self.house_rules(guild).await.game.unwrap_or_default()
    }
}
