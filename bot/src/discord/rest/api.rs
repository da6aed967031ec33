//! Discord's REST interface: calls with retries, and with a circuit breaker against too many refusals.

use std::ops::Deref;
use std::sync::Arc;

use kuzhi_config::{Discord, MissingToken};
use serenity::Error;
use serenity::all::{Http, HttpBuilder};

use super::invalid_requests::{InvalidRequests, Waits};
use super::places::{Errand, LeftAlone, Places};
use super::retry::{CallError, Repeat, RetryTime, status_and_code, with_retry};
use crate::clock::Clock;
use crate::discord::gateway::other_instances::OtherInstances;
use crate::metrics::Counter;

/// A client of the REST interface that counts how many recent requests were refused.
#[derive(Clone, Debug)]
pub(crate) struct Api {
    http: Arc<Http>,
    invalid: InvalidRequests,
    places: Places,
    other_instances: OtherInstances,
}

/// Returns serenity's client with the settings' token, for their address.
pub(crate) fn http(settings: &Discord) -> Result<Http, MissingToken> {
    let builder = HttpBuilder::new(settings.token()?.expose());
    Ok(match &settings.api_base {
        // Behind a proxy, Discord's rate limits are the proxy's job.
        Some(base) => builder.proxy(base.as_str()).ratelimiter_disabled(true).build(),
        None => builder.build(),
    })
}

impl Api {
    pub(crate) fn new(http: &Arc<Http>, invalid: &InvalidRequests) -> Api {
        let (places, other_instances) = (Places::new(invalid.most()), OtherInstances::default());
        Api { http: Arc::clone(http), invalid: invalid.clone(), places, other_instances }
    }

    /// Reports what it learns about strangers.
    pub(crate) fn watching_for(self, other_instances: OtherInstances) -> Api {
        Api { other_instances, ..self }
    }

    /// Returns what is known about other programs with the same token.
    pub(crate) const fn other_instances(&self) -> &OtherInstances {
        &self.other_instances
    }

    /// Returns what is known about places that refuse.
    pub(crate) const fn places(&self) -> &Places {
        &self.places
    }

    /// Returns serenity's client, for the calls themselves.
    pub(crate) const fn http(&self) -> &Arc<Http> {
        &self.http
    }

    /// Counts a refusal of a call made outside this module.
    pub(crate) fn count_refusal(&self, error: &Error) {
        self.invalid.count(error);
    }

    /// Makes a call that nobody waits for.
    pub(crate) async fn call<T, F>(&self, time: RetryTime, call: impl Fn() -> F) -> Result<T, CallError>
    where
        F: Future<Output = Result<T, Error>>,
    {
        self.call_if(time, Repeat::Freely, call).await
    }

    /// Makes a call that nobody waits for, repeated as `repeat` allows.
    pub(crate) async fn call_if<T, F>(
        &self,
        time: RetryTime,
        repeat: Repeat,
        call: impl Fn() -> F,
    ) -> Result<T, CallError>
    where
        F: Future<Output = Result<T, Error>>,
    {
        self.retry_while(Waits::Nobody, time, |error| repeat.is_worth_it(error), call).await
    }

    /// Makes a call that nobody waits for to a place, unless that is left alone because it has refused.
    pub(crate) async fn call_at<T, F>(
        &self,
        errand: Errand,
        clock: &Clock,
        time: RetryTime,
        repeat: Repeat,
        call: impl Fn() -> F,
    ) -> Result<T, CallError>
    where
        F: Future<Output = Result<T, Error>>,
    {
        if let Err(LeftAlone) = self.places.enter(errand, clock.now()) {
            Counter::DiscordErrors.add("left_alone");
            return Err(CallError::LeftAlone);
        }
        match self.call_if(time, repeat, call).await {
            Ok(done) => {
                self.places.record_success(errand);
                Ok(done)
            }
            Err(CallError::Discord(error)) => {
                let refuses = status_and_code(&error).is_some_and(|(status, code)| {
                    self.places.record_error(errand, status, code, clock.now())
                });
                Err(if refuses { CallError::PlaceRefuses(error) } else { CallError::Discord(error) })
            }
            Err(error) => Err(error),
        }
    }

    /// Makes a call, retrying errors that may pass. Makes none while too many were refused.
    pub(crate) async fn retry_while<T, F>(
        &self,
        waits: Waits,
        time: RetryTime,
        worth_repeating: impl Fn(&Error) -> bool,
        call: impl Fn() -> F,
    ) -> Result<T, CallError>
    where
        F: Future<Output = Result<T, Error>>,
    {
        if !self.invalid.let_through(waits) {
            Counter::DiscordErrors.add("held_back");
            return Err(CallError::HeldBack);
        }
        let worth_repeating = |error: &Error| {
            self.invalid.count(error);
            worth_repeating(error) && self.invalid.let_through(waits)
        };
        with_retry(time, worth_repeating, call).await
    }
}

impl Deref for Api {
    type Target = Http;

    fn deref(&self) -> &Http {
        &self.http
    }
}
