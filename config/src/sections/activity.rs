//! The section `[activity]`, and the secret that belongs to it.

use std::net::SocketAddr;

use crate::layers::Layers;
use crate::types::token_source;
use crate::{Environment, Token};

/// The board that people open inside Discord.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Activity {
    /// The address to listen on. `None` for no Activity.
    pub address: Option<SocketAddr>,
    /// The application's client secret.
    pub(crate) secret: Option<Token>,
}

impl Activity {
    /// Returns the address to listen on and the client secret, if the Activity is set up.
    pub fn endpoint(&self) -> Option<(SocketAddr, &Token)> {
        self.address.zip(self.secret.as_ref())
    }

    /// Returns whether there is a client secret, but no address.
    pub fn lacks_address(&self) -> bool {
        self.secret.is_some() && self.address.is_none()
    }

    pub(crate) fn check(layers: &Layers, environment: &Environment) -> Self {
        let address = layers.optional(
            "activity.address",
            "an address and a port such as \"127.0.0.1:8081\" or \"[::]:8081\"",
            |text| text.parse().ok(),
        );
        let secret = layers.or_refuse(token_source::client_secret(environment)).flatten();
        if address.is_some() && secret.is_none() {
            let must_be = "empty where there is no client secret: reset it on the OAuth2 page of your \
                           application at https://discord.com/developers/applications, and set it as the \
                           variable DISCORD_CLIENT_SECRET, or in a file named by DISCORD_CLIENT_SECRET_FILE";
            layers.refuse_together("activity.address", must_be.to_owned(), "activity.address");
        }
        Self { address, secret }
    }
}
