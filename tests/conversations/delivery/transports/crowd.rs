//! Crowds of clients that connect to the endpoint and then keep it waiting.

use kuzhi_tests::discord::{Poster, signature, timestamp};
use kuzhi_tests::waiting::TIMEOUT;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::endpoint::{begin, ping};

/// More than the endpoint keeps of a kind.
const MANY: usize = 450;

/// Connects, sends the beginning of something, and stops.
async fn connect(endpoint: &Poster, beginning: &str) -> TcpStream {
    let address = endpoint.url().replace("http://", "").replace("/interactions", "");
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(beginning.as_bytes()).await.unwrap();
    stream
}

/// Does so many times. The connections stay open until they are dropped.
async fn crowd(endpoint: &Poster, beginning: &str) -> Vec<TcpStream> {
    let mut crowd = Vec::new();
    for _ in 0..MANY {
        crowd.push(connect(endpoint, beginning).await);
    }
    crowd
}

/// Sends a request over a connection that stays open. Returns the response, which is short.
async fn ask(stream: &mut TcpStream, request: &str) -> String {
    stream.write_all(request.as_bytes()).await.unwrap();
    read_response(stream).await
}

/// Returns what comes next over a connection: nothing if it was closed.
async fn read_response(stream: &mut TcpStream) -> String {
    let mut said = vec![0; 1_024];
    let read = tokio::time::timeout(TIMEOUT, stream.read(&mut said)).await.unwrap();
    String::from_utf8_lossy(&said[..read.unwrap_or_default()]).into_owned()
}

/// The head of a post, up to what says how long its body is.
fn head(signature: &str) -> String {
    format!(
        "POST /interactions HTTP/1.1\r\nHost: bot\r\nX-Signature-Ed25519: {signature}\r\n\
         X-Signature-Timestamp: {}\r\n",
        timestamp()
    )
}

fn signed_ping() -> String {
    let (ping, signature) = (ping(), signature(&timestamp(), ping().as_bytes()));
    format!("{}Content-Length: {}\r\n\r\n{ping}", head(&signature), ping.len())
}

#[tokio::test]
async fn posts_that_are_sent_by_half_keep_nobody_out() {
    let (_evening, endpoint) = begin().await;
    for rest in [
        "Content-Length: 9\r\n\r\n{",
        "Content-Length: 131072\r\n\r\n{",
        "Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n",
    ] {
        let _crowd = crowd(&endpoint, &format!("{}{rest}", head(&"00".repeat(64)))).await;
        let mut answered = 0;
        for _ in 0..30 {
            let newcomer = Poster::new(&endpoint.url()).unwrap();
            let answer = tokio::time::timeout(TIMEOUT, newcomer.post(ping())).await;
            answered += usize::from(answer.unwrap().is_ok_and(|answer| answer.status == 200));
        }
        assert_eq!(answered, 30, "{rest:?}");
    }
}

#[tokio::test]
async fn idle_connections_make_way_and_discords_stay() {
    let (_evening, endpoint) = begin().await;
    for beginning in ["", "POST /interac", "GET /healthz HTTP/1.1\r\nHost: bot\r\n\r\n"] {
        let mut of_discord = connect(&endpoint, "").await;
        let told = ask(&mut of_discord, &signed_ping()).await;
        assert!(told.starts_with("HTTP/1.1 200 "), "{beginning:?}: {told}");
        let mut crowd = crowd(&endpoint, beginning).await;
        for path in ["/healthz", "/readyz"] {
            let mut newcomer = connect(&endpoint, "").await;
            let told = ask(&mut newcomer, &format!("GET {path} HTTP/1.1\r\nHost: bot\r\n\r\n")).await;
            assert!(told.starts_with("HTTP/1.1 200 "), "{beginning:?}: {told}");
        }
        let first = &mut crowd[0];
        while !read_response(first).await.is_empty() {}
        let told = ask(&mut of_discord, &signed_ping()).await;
        assert!(told.starts_with("HTTP/1.1 200 "), "{beginning:?}: {told}");
    }
}
