//! The role of winners: given when a tournament ends, taken when the next one does.

use std::sync::Arc;

use kuzhi_domain::RoleId;
use kuzhi_domain::tournaments::{RoleState, Tournament};
use kuzhi_store::StoreError;

use crate::delivery::RoleError;
use crate::service::{BackgroundWork, Service};

/// How many of the latest tournaments of a server are asked whether people know what the bot may not do.
const LOOKED_THROUGH: usize = 50;

/// Gives the role of the server to the winners of a tournament that is over, or takes it from them.
///
/// # Errors
///
/// When the store fails.
pub(super) async fn keep_winners_role(
    service: &Arc<Service>,
    current: &mut Tournament,
) -> Result<(), StoreError> {
    if !current.may_give_role() {
        return Ok(());
    }
    let (id, guild) = (current.id, current.guild);
    let read = service.records.run(move |store| {
        let mut others = store.live_tournaments_of(guild)?;
        others.retain(|one| one.id != id);
        Ok((store.house_rules(guild)?.winners_role, others))
    });
    let (role, others) = read.await?;
    let is_new =
        service.tournaments.update_current(current, |next| next.note_winners_role(role, &others)).await?;
    for holder in current.winners_role.holders.clone() {
        let gives = match holder.state {
            RoleState::Given => continue,
            RoleState::Due => true,
            RoleState::Lapsed => false,
        };
        let done = if !gives && Tournament::keeps_role(&holder, &others) {
            Ok(())
        } else {
            service.boards.discord().change_role(guild, holder.who, holder.role, gives).await
        };
        match done {
            Err(RoleError::Forbidden) if gives => refused(service, current, holder.role).await?,
            Ok(()) | Err(RoleError::Forbidden) => {
                service.tournaments.update_current(current, |next| next.note_role(&holder)).await?;
            }
            Err(RoleError::Failed(error)) => {
                error.log("cannot give or take the role of winners; it is tried again");
            }
        }
    }
    if is_new {
        // Whoever had it before has it no more.
        for other in others.iter().filter(|other| !other.winners_role.holders.is_empty()) {
            service.attend_later(BackgroundWork::Tournament(other.id));
        }
    }
    Ok(())
}

/// Notes that the bot may not give a role. People are told once.
async fn refused(service: &Service, current: &mut Tournament, role: RoleId) -> Result<(), StoreError> {
    let (id, guild) = (current.id, current.guild);
    let latest = service.records.run(move |store| store.tournaments_of(guild, LOOKED_THROUGH)).await?;
    let is_known = latest.iter().any(|one| one.id != id && one.winners_role.refused == Some(role));
    let now = service.clock.now();
    service.tournaments.update_current(current, |next| next.note_role_refused(role, is_known, now)).await?;
    Ok(())
}
