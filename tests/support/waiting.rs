//! Waits until something happens.

use std::time::Duration;

use tokio::time::{sleep, timeout};

/// How long tests wait for anything. Far longer than needed even beside a dozen busy processes: only what
/// never comes is a failure.
pub const TIMEOUT: Duration = Duration::from_mins(5);

/// Waits until a condition holds that nothing announces.
///
/// # Panics
///
/// After [`TIMEOUT`].
pub async fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    let waiting = async {
        while !is_so() {
            sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(TIMEOUT, waiting).await.unwrap_or_else(|_| panic!("waited in vain for {what}"));
}
