//! A test server that records calls to Discord and gives each the same response.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;

use serde_json::Value;

/// A server that takes every answer to an interaction and refuses every other request.
pub(super) struct RecordingServer {
    address: SocketAddr,
    requests: Requests,
}

/// The paths and bodies.
type Requests = Arc<Mutex<Vec<(String, Value)>>>;

impl RecordingServer {
    /// Starts one that refuses with this status and this error of Discord's.
    pub(super) fn start(status: &'static str, error: &'static str) -> RecordingServer {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let (address, requests) = (listener.local_addr().unwrap(), Requests::default());
        let recording = Arc::clone(&requests);
        let refusal = format!(
            "HTTP/1.1 {status}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{error}",
            error.len()
        );
        // It ends with the process. Nobody calls it after the test.
        thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                let (recording, refusal) = (Arc::clone(&recording), refusal.clone());
                thread::spawn(move || serve(&stream, &recording, &refusal));
            }
        });
        RecordingServer { address, requests }
    }

    pub(super) fn address(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Returns the bodies of the requests to a path.
    pub(super) fn requests_to(&self, path: &str) -> Vec<Value> {
        let requests = self.requests.lock().unwrap();
        requests.iter().filter(|(to, _)| to.contains(path)).map(|(_, body)| body.clone()).collect()
    }
}

fn serve(stream: &TcpStream, requests: &Requests, refusal: &str) {
    let mut reader = BufReader::new(stream);
    loop {
        let mut lines = Vec::new();
        loop {
            let mut line = String::new();
            if reader.read_line(&mut line).unwrap_or(0) == 0 {
                return;
            }
            if line.trim().is_empty() {
                break;
            }
            lines.push(line.trim().to_ascii_lowercase());
        }
        let length = lines.iter().find_map(|line| line.strip_prefix("content-length:")).unwrap_or("0");
        let mut body = vec![0; length.trim().parse().unwrap()];
        reader.read_exact(&mut body).unwrap();
        let path = lines[0].split(' ').nth(1).unwrap_or_default().to_owned();
        let answer = if path.contains("/callback") { "HTTP/1.1 204 No Content\r\n\r\n" } else { refusal };
        requests.lock().unwrap().push((path, serde_json::from_slice(&body).unwrap_or_default()));
        if (&mut &*stream).write_all(answer.as_bytes()).is_err() {
            return;
        }
    }
}
