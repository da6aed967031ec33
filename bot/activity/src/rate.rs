//! How often something may happen: messages of a page, and requests for tokens.

use std::collections::HashMap;
use std::net::IpAddr;
use std::time::{Duration, Instant};

/// Limits how many messages a page sends in a second.
#[derive(Debug)]
pub(crate) struct MessageRate {
    most: u32,
    /// The time each message takes of the second.
    each: Duration,
    /// When all messages so far have had their time.
    until: Instant,
}

impl MessageRate {
    pub(crate) fn new(most: u32, now: Instant) -> MessageRate {
        MessageRate { most, each: Duration::from_secs(1) / most.max(1), until: now }
    }

    /// Counts a message. Returns whether it is not too many.
    pub(crate) fn allows(&mut self, now: Instant) -> bool {
        let until = self.until.max(now) + self.each;
        if until > now + self.each * self.most {
            return false;
        }
        self.until = until;
        true
    }
}

/// Limits how many tokens are asked for in a minute, by everyone and from each address. Each makes the bot
/// ask Discord.
#[derive(Debug)]
pub(crate) struct TokenRate {
    most: u32,
    most_an_address: u32,
    since: Instant,
    count: u32,
    /// There are no more than there are requests.
    addresses: HashMap<IpAddr, u32>,
}

/// The time for which requests are counted.
const MINUTE: Duration = Duration::from_mins(1);

impl TokenRate {
    pub(crate) fn new(most: u32, most_an_address: u32, now: Instant) -> TokenRate {
        TokenRate { most, most_an_address, since: now, count: 0, addresses: HashMap::new() }
    }

    /// Counts a request. Returns whether it is not too many.
    pub(crate) fn allows(&mut self, address: IpAddr, now: Instant) -> bool {
        if now.saturating_duration_since(self.since) >= MINUTE {
            (self.since, self.count) = (now, 0);
            self.addresses = HashMap::new();
        }
        if self.count >= self.most {
            return false;
        }
        let of_address = self.addresses.entry(network(address)).or_default();
        if *of_address >= self.most_an_address {
            return false;
        }
        *of_address += 1;
        self.count += 1;
        true
    }
}

/// Returns what one person has: of IPv6, a network of 64 bits.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6((address.to_bits() & !u128::from(u64::MAX)).into()),
        v4 @ IpAddr::V4(_) => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_sends_so_many_messages_in_a_second() {
        let begin = Instant::now();
        let mut rate = MessageRate::new(10, begin);
        let later = |millis| begin + Duration::from_millis(millis);
        assert_eq!((0..100).filter(|_| rate.allows(begin)).count(), 10);
        assert!(!rate.allows(later(99)));
        assert!(rate.allows(later(100)) && !rate.allows(later(100)));
        assert_eq!((0..100).filter(|_| rate.allows(later(5_000))).count(), 10);
    }

    #[test]
    fn tokens_are_limited_by_address_and_in_all() {
        let begin = Instant::now();
        let mut rate = TokenRate::new(5, 2, begin);
        let mut times = |address: &str, now| {
            let address = address.parse().unwrap();
            (0..10).filter(|_| rate.allows(address, now)).count()
        };
        assert_eq!(times("203.0.113.1", begin), 2);
        assert_eq!(times("::ffff:203.0.113.1", begin), 0);
        assert_eq!(times("2001:db8::1", begin), 2);
        assert_eq!(times("2001:db8::2:1", begin), 0, "it is the same network");
        assert_eq!(times("2001:db8:0:1::1", begin), 1, "that is all");
        assert_eq!(times("203.0.113.1", begin + MINUTE), 2);
    }
}
