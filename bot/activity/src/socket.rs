//! The WebSocket of a page.

use futures_util::{SinkExt, StreamExt};
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::error::Error;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{CloseCode, Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::frame::{CloseFrame, Frame};
use tokio_tungstenite::tungstenite::protocol::{Message, Role, WebSocketConfig};

use crate::backend::Notice;

/// The longest message of a page.
pub(crate) const LONGEST: usize = 4 * 1024;

/// The longest frame that is sent. What is longer goes in several: the buffer for frames keeps its size, on
/// each page.
const FRAME: usize = 2 * 1024;

/// A WebSocket.
pub(crate) struct Socket {
    stream: WebSocketStream<TcpStream>,
    /// Whether a message was begun and is not complete.
    is_midway: bool,
}

/// Something that came from a page.
#[derive(PartialEq, Eq, Debug)]
pub(crate) enum Incoming {
    Message(String),
    /// A ping or a pong: it is there.
    Sign,
    /// It said what no page of ours says.
    Nonsense,
    /// It has gone.
    Gone,
}

/// The page has gone.
#[derive(Debug)]
pub(crate) struct Gone;

impl Socket {
    /// Begins with what hyper leaves of a connection.
    pub(crate) async fn new(stream: TokioIo<TcpStream>, already_read: Vec<u8>) -> Socket {
        let config = WebSocketConfig {
            write_buffer_size: 0,
            max_write_buffer_size: 8 * FRAME,
            max_message_size: Some(LONGEST),
            max_frame_size: Some(LONGEST),
            ..WebSocketConfig::default()
        };
        let stream = stream.into_inner();
        let stream =
            WebSocketStream::from_partially_read(stream, already_read, Role::Server, Some(config)).await;
        Socket { stream, is_midway: false }
    }

    /// Waits for what the page sends. This may be dropped at any time.
    pub(crate) async fn read(&mut self) -> Incoming {
        match self.stream.next().await {
            Some(Ok(Message::Text(text))) => Incoming::Message(text),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Incoming::Sign,
            Some(Ok(Message::Binary(_) | Message::Frame(_)) | Err(Error::Capacity(_) | Error::Utf8)) => {
                Incoming::Nonsense
            }
            Some(Ok(Message::Close(_)) | Err(_)) | None => Incoming::Gone,
        }
    }

    /// Sends a message. If this is dropped, the page has a part of it, and gets no more.
    pub(crate) async fn write(&mut self, text: &str) -> Result<(), Gone> {
        self.is_midway = true;
        let mut parts = text.as_bytes().chunks(FRAME).peekable();
        let mut code = Data::Text;
        while let Some(part) = parts.next() {
            let frame = Frame::message(part.to_vec(), OpCode::Data(code), parts.peek().is_none());
            self.stream.send(Message::Frame(frame)).await.map_err(|_| Gone)?;
            code = Data::Continue;
        }
        self.is_midway = false;
        Ok(())
    }

    /// Asks whether the page is there.
    pub(crate) async fn ping(&mut self) -> Result<(), Gone> {
        self.stream.send(Message::Ping(Vec::new())).await.map_err(|_| Gone)
    }

    /// Closes the connection, with a last message if one can be sent. What the page still sends is read until
    /// it closes it too: if something were unread, the system would take the message back.
    pub(crate) async fn close(&mut self, message: &str, why: Notice) {
        if !self.is_midway && self.write(message).await.is_err() {
            return;
        }
        let frame = CloseFrame { code: CloseCode::from(why.close_code()), reason: "".into() };
        if self.stream.close(Some(frame)).await.is_err() {
            return;
        }
        let (stream, mut rest) = (self.stream.get_mut(), [0; 256]);
        if stream.shutdown().await.is_ok() {
            while stream.read(&mut rest).await.is_ok_and(|read| read > 0) {}
        }
    }
}
