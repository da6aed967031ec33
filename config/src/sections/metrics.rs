//! The section `[metrics]`.

use std::net::SocketAddr;

use crate::layers::Layers;

/// The endpoint that serves the bot's metrics and health.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Metrics {
    /// The address to listen on. `None` for no endpoint.
    pub address: Option<SocketAddr>,
}

impl Metrics {
    pub(crate) fn check(layers: &Layers) -> Self {
        let must_be = "an address and a port such as \"127.0.0.1:9464\" or \"[::1]:9464\"";
        Self { address: layers.optional("metrics.address", must_be, |text| text.parse().ok()) }
    }
}
