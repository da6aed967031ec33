//! Whether people can reach the bot.

use std::sync::Arc;

use kuzhi_domain::Timestamp;

use crate::service::{BackgroundWork, Service};

/// Notes whether people can reach the bot now. If they could not for a while, or its store failed, no clock
/// ran meanwhile.
pub(crate) async fn record_presence(service: &Arc<Service>, is_there: bool) {
    let noted =
        if is_there { service.absence.mark_present().await } else { service.absence.mark_absent().await };
    service.absence.record_store_state(noted.is_ok());
    match noted {
        Ok(wrong) if wrong.is_empty() => {}
        Ok(wrong) => service.attend_unwaited(BackgroundWork::Redraw(wrong)),
        Err(error) => service
            .records
            .report(&error, "the bot's absence could not be credited to the clocks; no match ends on time"),
    }
}

/// Notes that people could not reach the bot since this time, though it seemed that they could.
pub(crate) async fn record_stall(service: &Service, since: Timestamp) {
    if let Err(error) = service.absence.record_stall(since).await {
        service.records.report(&error, "clocks may run during an absence of the bot");
    }
}

/// Notes that the bot stops and was present until now.
pub(crate) async fn leave(service: &Service) {
    if let Err(error) = service.absence.leave().await {
        service.records.report(&error, "cannot record how long the bot was there");
    }
}
