//! The section `[metrics]`.

use std::net::SocketAddr;

use crate::SettingsError;
use crate::layers::Layers;

/// How the bot tells those who watch it how it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Metrics {
    /// Where it is asked; nowhere unless it is set.
    pub address: Option<SocketAddr>,
}

impl Metrics {
    pub(crate) fn check(layers: &Layers) -> Result<Self, SettingsError> {
        let must_be = "an address and a port such as \"127.0.0.1:9464\" or \"[::1]:9464\"";
        Ok(Self { address: layers.optional("metrics.address", must_be, |text| text.parse().ok())? })
    }
}
