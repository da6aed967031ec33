//! The records of tournaments: JSON with a schema.

use kuzhi_domain::TournamentId;
use kuzhi_domain::erasure::Erasure;
use kuzhi_domain::tournaments::Tournament;

use super::RecordError;
use super::erasure::has_digits;
use super::versioned::Versioned;

/// Returns the record of a tournament.
///
/// A record that could not be read back is not written.
pub fn write(tournament: &Tournament) -> Result<Vec<u8>, RecordError> {
    let bytes = Versioned::write(tournament)?;
    if read(tournament.id, &bytes)? == *tournament { Ok(bytes) } else { Err(RecordError::Unfaithful) }
}

/// Returns the tournament of a record.
pub fn read(id: TournamentId, bytes: &[u8]) -> Result<Tournament, RecordError> {
    let tournament: Tournament = Versioned::read(bytes)?;
    if tournament.id != id {
        return Err(RecordError::MisfiledTournament(tournament.id));
    }
    tournament.check()?;
    Ok(tournament)
}

/// Returns the next version of a tournament, with the stand-in in place of the person who leaves, and its
/// record. `None` if it does not name them.
pub fn anonymised(
    id: TournamentId,
    bytes: &[u8],
    leaving: Erasure,
) -> Result<Option<(Tournament, Vec<u8>)>, RecordError> {
    if !has_digits(bytes, leaving) {
        return Ok(None);
    }
    let Some(next) = read(id, bytes)?.anonymised(leaving) else { return Ok(None) };
    let record = write(&next)?;
    Ok(Some((next, record)))
}

#[cfg(test)]
mod tests {
    use kuzhi_domain::clock::{TimeControl, TimeOff};
    use kuzhi_domain::tournaments::{
        Announcement, Entrant, KindName, News, TournamentActor, TournamentIntent, TournamentKind,
        TournamentRules,
    };
    use kuzhi_domain::{ChannelId, GuildId, PlayerId, Timestamp};
    use kuzhi_engine::Game;
    use serde_json::{Value, json};

    use super::*;

    const ID: TournamentId = TournamentId::from_random(7);

    /// A ladder of two people, one of whom has challenged the other.
    fn ladder() -> Tournament {
        let rules = TournamentRules {
            name: "Friday".to_owned(),
            kind: TournamentKind::Ladder,
            game: Game::default(),
            clock: TimeControl::Days(3),
            rated: true,
            takebacks: false,
            time_off: TimeOff::All,
            check_in: false,
            byes: 1,
            begins: Timestamp::from_millis(1_000),
            most: KindName::Ladder.sizes()[1],
            role: None,
            season: None,
        };
        let now = Timestamp::from_millis(2_000);
        let made = Tournament::announce(ID, (GuildId(5), ChannelId(6)), PlayerId(7), rules, now);
        let then = |before: Tournament, who, intent| {
            before
                .decide(TournamentActor { who: PlayerId(who), manages: false, is_guest: false }, intent, now)
                .unwrap()
        };
        let two = [8, 9]
            .into_iter()
            .fold(made, |before, who| then(before, who, TournamentIntent::Join { has_role: false }));
        then(two, 9, TournamentIntent::Challenge(PlayerId(8)))
    }

    fn changed(change: impl FnOnce(&mut Value)) -> Result<Tournament, String> {
        let mut record = serde_json::from_slice(&write(&ladder()).unwrap()).unwrap();
        change(&mut record);
        read(ID, &serde_json::to_vec(&record).unwrap()).map_err(|cause| cause.to_string())
    }

    #[test]
    fn they_are_read_as_they_were_written() {
        let one = ladder();
        let bytes = write(&one).unwrap();
        assert!(bytes.starts_with(br#"{"schema":1,"id":"00000007","version":4,"guild":5,"#));
        assert_eq!(read(ID, &bytes).unwrap(), one);
        assert_eq!(changed(|_| ()).unwrap(), one, "in whatever order the fields stand");
        for at in 0..bytes.len() {
            assert!(read(ID, &bytes[..at]).is_err());
        }
    }

    #[test]
    fn what_is_empty_is_left_out_and_nothing_else() {
        let without = |key: &str| changed(|record| _ = record.as_object_mut().unwrap().remove(key));
        for key in ["forbidden", "paused"] {
            assert!(without(key).is_ok(), "{key}");
        }
        let without_post =
            |key: &str| changed(|record| _ = record["posts"].as_object_mut().unwrap().remove(key));
        for key in ["card", "news"] {
            assert!(without_post(key).is_ok(), "{key}");
        }
        for key in ["channel", "posted_in", "told"] {
            assert!(without_post(key).is_err(), "{key}");
        }
        for key in ["schema", "id", "guild", "players", "posts", "stage", "log", "credited_until"] {
            assert!(without(key).is_err(), "{key}");
        }
    }

    #[test]
    fn what_is_no_tournament_is_refused() {
        let said = changed(|record| record["version"] = json!(0)).unwrap_err();
        assert_eq!(said, "there can be no such tournament: its version is 0");
        let said = changed(|record| record["id"] = json!("00000008")).unwrap_err();
        assert_eq!(said, "it belongs to tournament 00000008");
        let said = changed(|record| record["schema"] = json!(2)).unwrap_err();
        assert_eq!(said, "it has schema 2, and this Kuzhi knows 1");
        let stranger = "there can be no such tournament: it names a player who is not in it";
        let said = changed(|record| record["rounds"][0]["games"][0]["pairing"]["north"] = json!(2));
        assert_eq!(said.unwrap_err(), stranger);
        let said = changed(|record| record["rounds"][0]["absent"] = json!([[2, "half-bye"]])).unwrap_err();
        assert_eq!(said, stranger);
        let mut told = ladder();
        let game = told.rounds[0].games[0].id;
        let what = News::Ready { game, who: Entrant(2) };
        told.posts.news.push(Announcement::new(9, what, Vec::new()));
        assert_eq!(write(&told).unwrap_err().to_string(), stranger, "and is not written");
        assert!(changed(|record| record["rules"]["game"] = json!("chess")).is_err());
        assert!(changed(|record| record["stage"] = json!("dreaming")).is_err());
        for at in ["", "/rules", "/players/0", "/rounds/0", "/rounds/0/games/0", "/log/0", "/stage/running"] {
            let said = changed(|record| record.pointer_mut(at).unwrap()["mood"] = json!("calm")).unwrap_err();
            assert!(said.contains("unknown field `mood`"), "a newer program wrote {at}: {said}");
        }
    }
}
