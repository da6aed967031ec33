//! The section `[http]`.

use std::net::SocketAddr;

use crate::layers::Layers;

/// The HTTP endpoint for requests from Discord.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Http {
    /// The address to listen on. `None` for no endpoint.
    pub address: Option<SocketAddr>,
    /// The application's public key, 64 hexadecimal digits. Its signatures tell Discord's requests from
    /// forged ones.
    pub public_key: Option<String>,
}

impl Http {
    /// Returns the address to listen on and the public key to verify requests with, if both are set.
    pub fn endpoint(&self) -> Option<(SocketAddr, &str)> {
        self.address.zip(self.public_key.as_deref())
    }

    pub(crate) fn check(layers: &Layers) -> Self {
        let address = layers.optional(
            "http.address",
            "an address and a port such as \"127.0.0.1:8080\" or \"[::]:8080\"",
            |text| text.parse().ok(),
        );
        let key = "the application's public key, 64 hexadecimal digits from General Information at \
                   https://discord.com/developers/applications";
        let public_key = layers.optional("http.public_key", key, |text| {
            (text.len() == 64 && text.bytes().all(|digit| digit.is_ascii_hexdigit())).then(|| text.to_owned())
        });
        if address.is_some() && public_key.is_none() {
            let must_be = format!("{key}, where http.address is set");
            layers.refuse_together("http.public_key", must_be, "http.address");
        }
        Self { address, public_key }
    }
}
