//! Exports everything stored about the person, as a file that only they see.

use std::io::{self, Write};

use flate2::Compression;
use flate2::write::GzEncoder;
use kuzhi_domain::people::Personal;
use kuzhi_domain::refusal::Refusal;
use kuzhi_domain::{PlayerId, Timestamp};
use kuzhi_store::{Store, StoreError, personal_record};
use kuzhi_view::screens::{self, Screen};
use serde_json::{Map, Value, json};

use crate::service::{ActionError, Context, Response, Service};

/// The most bytes of the file. Discord accepts 10 MiB, and the rest of the message needs a little.
const MOST: usize = 9 << 20;

/// Gives a person everything stored about them.
pub(in crate::service) async fn export(
    service: &Service,
    context: &Context,
) -> Result<Response, ActionError> {
    let exported = tokio::select! {
        biased;
        () = service.stopping() => Err(Refusal::Restarting.into()),
        exported = exported(service, context) => exported,
    };
    match exported {
        Ok(screen) if context.may_attach() => Ok(Response::Tell(screen)),
        Ok(screen) => Ok(Response::Tell(screen.without_file())),
        // A stop has ended what was read.
        Err(ActionError::Failed(_)) if service.tasks.are_stopping() => Err(Refusal::Restarting.into()),
        Err(error) => Err(error),
    }
}

async fn exported(service: &Service, context: &Context) -> Result<Screen, ActionError> {
    let _turn = service.my_data.turn_to_export().await;
    let (who, now) = (context.who(), service.clock.now());
    let (bytes, is_packed, left_out) =
        service.records.run(move |store| fitting(all_of(store, who, now)?, MOST)).await?;
    let name = if is_packed { "kuzhi-my-data.json.gz" } else { "kuzhi-my-data.json" };
    Ok(screens::my_data(context.words(), name.to_owned(), bytes, left_out))
}

/// Collects everything, by kind.
fn all_of(store: &dyn Store, who: PlayerId, now: Timestamp) -> Result<Map<String, Value>, StoreError> {
    let about = json!({
        "of": who.to_string(),
        "made": now,
        "times": "in milliseconds since the beginning of 1970, UTC",
        "ids": "those of Discord; matches have names of eight letters and digits",
    });
    let mut all = Map::from_iter([("about".to_owned(), about)]);
    for kind in Personal::ALL {
        all.insert(kind.id().to_owned(), personal_record(store, who, kind)?);
    }
    Ok(all)
}

/// Returns the bytes of the file, whether they are compressed, and how many of the oldest matches did not
/// fit.
fn fitting(mut all: Map<String, Value>, most: usize) -> Result<(Vec<u8>, bool, usize), StoreError> {
    let mut left_out = 0;
    loop {
        let bytes = serde_json::to_vec_pretty(&all).map_err(StoreError::unwritable("a person's data"))?;
        if bytes.len() <= most && left_out == 0 {
            return Ok((bytes, false, 0));
        }
        let packed = packed(&bytes).map_err(StoreError::unwritable("a person's data"))?;
        let matches = all.get_mut(Personal::Matches.id()).and_then(Value::as_array_mut);
        let Some(matches) = matches.filter(|matches| packed.len() > most && !matches.is_empty()) else {
            return Ok((packed, true, left_out));
        };
        // The oldest come first.
        let too_many = matches.len().div_ceil(4);
        matches.drain(..too_many);
        left_out += too_many;
    }
}

fn packed(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(bytes)?;
    encoder.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(matches: usize) -> Map<String, Value> {
        // Random data cannot be compressed.
        let one = |_| json!(rand::random::<u128>().to_string());
        let matches: Vec<Value> = (0..matches).map(one).collect();
        Map::from_iter([("name".to_owned(), json!("Ada")), ("matches".to_owned(), json!(matches))])
    }

    #[test]
    fn what_fits_is_readable_and_what_does_not_is_packed() {
        let (bytes, is_packed, left_out) = fitting(all(5), MOST).unwrap();
        assert_eq!((is_packed, left_out), (false, 0));
        assert_eq!(serde_json::from_slice::<Map<String, Value>>(&bytes).unwrap()["name"], "Ada");
        let (bytes, is_packed, left_out) = fitting(all(100), 3_500).unwrap();
        assert_eq!((is_packed, left_out), (true, 0));
        assert!(bytes.len() <= 3_500 && bytes.starts_with(b"\x1f\x8b"));
    }

    #[test]
    fn the_oldest_matches_give_way() {
        let (bytes, is_packed, left_out) = fitting(all(1_000), 9_000).unwrap();
        assert!(is_packed && bytes.len() <= 9_000);
        assert!((500..1_000).contains(&left_out), "{left_out}");
    }
}
