//! The report of a wait that timed out: the bot's last requests to Discord, and its violations.

use crate::discord::{Request, Server};

const LATEST: usize = 20;

/// Returns the bot's latest requests and all its violations.
pub(super) fn report(server: &Server) -> String {
    server.read(|world| {
        let requests = world.journal.requests();
        let latest = requests[requests.len().saturating_sub(LATEST)..].iter().map(line);
        let violations = world.violations.iter().map(|violation| format!("  violation: {violation}"));
        let lines: Vec<_> = latest.chain(violations).collect();
        format!("latest requests of the bot:\n{}", lines.join("\n"))
    })
}

fn line(request: &Request) -> String {
    let status = request.status.map_or_else(|| "no answer yet".to_owned(), |status| status.to_string());
    format!("  {} {}: {status}", request.method, request.path)
}
