//! Reads request bodies before the sender has been verified.

use std::error::Error;
use std::pin::pin;
use std::time::Duration;

use http_body_util::{BodyExt, LengthLimitError, Limited};
use hyper::StatusCode;
use hyper::body::{Body, Bytes};
use tokio::time::timeout;

use super::answer::Rejection;

/// The maximum size of a body. Discord's are far smaller: a click includes its message, which has at most
/// 6,000 characters.
pub(super) const LARGEST: usize = 128 * 1024;

/// How long receiving a body may take. Discord itself gives up after 3 seconds.
const TAKES: Duration = Duration::from_secs(3);

/// Returns how large a body may become.
pub(super) fn size(body: &impl Body) -> usize {
    let upper = body.size_hint().upper().and_then(|upper| usize::try_from(upper).ok());
    upper.map_or(LARGEST, |upper| upper.min(LARGEST))
}

/// Reads the whole body, unless it is too large or too slow.
pub(super) async fn read<B>(body: B) -> Result<Bytes, Rejection>
where
    B: Body<Data = Bytes, Error: Into<Box<dyn Error + Send + Sync>>>,
{
    const TOO_LARGE: Rejection = Rejection(StatusCode::PAYLOAD_TOO_LARGE, "no interaction is that large\n");
    if body.size_hint().lower() > LARGEST as u64 {
        return Err(TOO_LARGE);
    }
    match timeout(TAKES, collect(Limited::new(body, LARGEST))).await {
        Ok(Ok(read)) => Ok(read.into()),
        Ok(Err(error)) if error.is::<LengthLimitError>() => Err(TOO_LARGE),
        Ok(Err(_)) => Err(Rejection(StatusCode::BAD_REQUEST, "the body broke off\n")),
        Err(_) => Err(Rejection(StatusCode::REQUEST_TIMEOUT, "the body takes too long\n")),
    }
}

/// Copies the parts of a body as they arrive. A part that is kept keeps the whole buffer into which it was
/// read, and that of a single byte may be thousands of times as large.
async fn collect<B: Body<Data = Bytes>>(body: B) -> Result<Vec<u8>, B::Error> {
    let (mut body, mut all) = (pin!(body), Vec::new());
    while let Some(frame) = body.frame().await {
        if let Some(data) = frame?.data_ref() {
            all.extend_from_slice(data);
        }
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;
    use std::pin::Pin;
    use std::task::{Context, Poll};

    use http_body_util::Full;
    use hyper::body::Frame;

    use super::*;

    /// A body of single bytes, each out of the same large buffer.
    struct Trickling {
        buffer: Bytes,
        left: usize,
    }

    impl Body for Trickling {
        type Data = Bytes;
        type Error = Infallible;

        fn poll_frame(
            mut self: Pin<&mut Self>,
            _: &mut Context<'_>,
        ) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
            assert!(self.buffer.is_unique(), "parts that were read keep their buffer");
            if self.left == 0 {
                return Poll::Ready(None);
            }
            self.left -= 1;
            Poll::Ready(Some(Ok(Frame::data(self.buffer.slice(..1)))))
        }
    }

    #[tokio::test]
    async fn single_bytes_do_not_keep_the_buffers_they_came_in() {
        let trickling = |left| Trickling { buffer: Bytes::from(vec![b'x'; 8_192]), left };
        assert_eq!(size(&trickling(1)), LARGEST);
        assert_eq!(read(trickling(LARGEST)).await.unwrap(), vec![b'x'; LARGEST]);
        let too_large = read(trickling(LARGEST + 1)).await.unwrap_err();
        assert_eq!(too_large.0, StatusCode::PAYLOAD_TOO_LARGE);
    }

    #[test]
    fn a_body_takes_as_much_room_as_it_says() {
        for (length, takes) in [(0, 0), (9, 9), (LARGEST, LARGEST), (LARGEST + 1, LARGEST)] {
            assert_eq!(size(&Full::new(Bytes::from(vec![0; length]))), takes);
        }
    }
}
