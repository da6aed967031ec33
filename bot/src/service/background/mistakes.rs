//! The mistakes of whoever has lost to the bot: counted before the card comes, so that a button can say how
//! many there are to retry.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::MatchId;
use kuzhi_domain::matches::Over;
use tokio::sync::oneshot;
use tokio::time::timeout;

use crate::service::Service;

/// How long the card waits for the review. The button says no number then.
const PATIENCE: Duration = Duration::from_secs(5);

/// Reviews a lost match, unless there is more to do than can be done, and waits until that is stored. It goes
/// on if that takes too long, for whoever presses the button.
pub(super) async fn count(service: &Arc<Service>, id: MatchId) {
    let what = "cannot read a lost match to count its mistakes";
    let Some(one) = service.records.load_or_log(what, id).await else { return };
    let Some(playing) = one.over().map(Over::played) else { return };
    let (board, Some(player)) = (playing.history().board(), playing.seats().people().next()) else { return };
    if service.overload.is_full()
        || !service.reviews.has_room_unasked()
        || service.reviews.find(board, Some(id)).await.is_some()
    {
        return;
    }
    let (_, work) = service.reviews.begin(board, Some(id), player);
    if let Some(work) = work {
        let (made, is_made) = oneshot::channel();
        service.tasks.spawn(async move {
            work.await;
            let _ = made.send(());
        });
        let _ = timeout(PATIENCE, is_made).await;
    }
}
