//! A replacement for the address of Discord's API.

use std::fmt;
use std::str::FromStr;

use url::Url;

/// An http or https URL to which `/api/v10` can be appended: no slash at its end, no credentials.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ApiBase(String);

impl ApiBase {
    /// The URL, without a slash at its end.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for ApiBase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for ApiBase {
    type Err = NotAnApiBase;

    fn from_str(text: &str) -> Result<Self, NotAnApiBase> {
        let url = Url::parse(text).map_err(|_| NotAnApiBase)?;
        // The address is logged, so it must not contain credentials.
        let is_bare = url.username().is_empty()
            && url.password().is_none()
            && url.query().is_none()
            && url.fragment().is_none();
        if !matches!(url.scheme(), "http" | "https") || !is_bare {
            return Err(NotAnApiBase);
        }
        Ok(Self(url.as_str().trim_end_matches('/').to_owned()))
    }
}

/// The error for a text that is not an address for Discord's API.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("this is not an http or https URL without user name, query or fragment")]
pub struct NotAnApiBase;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bases_are_read_as_they_are_written() {
        for text in ["http://127.0.0.1:8080", "https://proxy.example", "http://proxy.example/discord"] {
            let base: ApiBase = text.parse().unwrap();
            assert_eq!(base.as_str(), text);
            assert_eq!(base.to_string().parse(), Ok(base));
        }
    }

    #[test]
    fn slashes_at_the_end_are_left_out() {
        assert_eq!("http://proxy.example//".parse::<ApiBase>().unwrap().as_str(), "http://proxy.example");
    }

    #[test]
    fn nothing_but_bare_web_addresses_will_do() {
        for text in [
            "",
            "proxy.example:8080",
            "ws://proxy.example",
            "http://",
            "https://me:secret@proxy.example",
            "http://proxy.example/?a=b",
            "http://proxy.example/#a",
        ] {
            assert_eq!(text.parse::<ApiBase>(), Err(NotAnApiBase), "{text}");
        }
    }
}
