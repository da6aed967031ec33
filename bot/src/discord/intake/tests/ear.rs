//! A server that records calls to Discord and does nothing else.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;

use serde_json::Value;

/// A server that records every request and answers 404.
pub(super) struct Ear {
    address: SocketAddr,
    heard: Heard,
}

/// The paths and bodies.
type Heard = Arc<Mutex<Vec<(String, Value)>>>;

impl Ear {
    pub(super) fn open() -> Ear {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let (address, heard) = (listener.local_addr().unwrap(), Heard::default());
        let noting = Arc::clone(&heard);
        // It ends with the process. Nobody calls it after the test.
        thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                let noting = Arc::clone(&noting);
                thread::spawn(move || listen(&stream, &noting));
            }
        });
        Ear { address, heard }
    }

    pub(super) fn address(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Returns the bodies of the requests to a path.
    pub(super) fn heard(&self, path: &str) -> Vec<Value> {
        let heard = self.heard.lock().unwrap();
        heard.iter().filter(|(to, _)| to.contains(path)).map(|(_, body)| body.clone()).collect()
    }
}

fn listen(stream: &TcpStream, heard: &Heard) {
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
        let is_answer = path.contains("/callback");
        heard.lock().unwrap().push((path, serde_json::from_slice(&body).unwrap_or_default()));
        let answer = if is_answer {
            "HTTP/1.1 204 No Content\r\n\r\n".to_owned()
        } else {
            let nothing = r#"{"message": "Nothing", "code": 10008}"#;
            format!(
                "HTTP/1.1 404 Not Found\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n\
                 {nothing}",
                nothing.len()
            )
        };
        if (&mut &*stream).write_all(answer.as_bytes()).is_err() {
            return;
        }
    }
}
