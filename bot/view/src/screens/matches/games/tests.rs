use kuzhi_domain::matches::{MatchSetup, Place, Seats};
use kuzhi_domain::{ChannelId, GuildId, MatchId, Timestamp};
use kuzhi_engine::{Game, Side};
use kuzhi_search::Level;

use super::*;

const ME: PlayerId = PlayerId(1);

fn listed(number: u64, opponent: Seat, side: Side) -> Listed {
    let seats = Seats::new(side, Seat::Person(ME), opponent).unwrap();
    let now = Timestamp::from_millis(number);
    let place = Place { guild: Some(GuildId(u64::MAX)), channel: ChannelId(u64::MAX) };
    let (id, game, seats) =
        (MatchId::from_random(number), Game::default(), Side::ALL.map(|side| seats.at(side)));
    let begun = MatchSetup::played(game, seats, &[], now).unwrap();
    let one = MatchSetup { id, place, ..begun }.check().unwrap();
    let link = Some(format!("https://discord.com/channels/{0}/{0}/{0}", u64::MAX));
    Listed { one, other: Some("W".repeat(32)), link, is_gone: false }
}

#[test]
fn ones_own_turn_comes_first() {
    let level = Level::default();
    let games = games(
        Words::english(),
        ME,
        vec![listed(1, Seat::Person(PlayerId(2)), Side::North), listed(2, Seat::Bot(level), Side::South)],
        &[],
        0,
    );
    let lines: Vec<_> = games.text.lines().collect();
    assert!(lines[1].contains("your turn") && lines[1].contains("Kuzhi (level"), "{}", games.text);
    assert!(!lines[2].contains("your turn") && lines[2].contains("WWW"), "{}", games.text);
}

#[test]
fn a_long_list_has_pages() {
    let many = || -> Vec<Listed> {
        (0..40).map(|number| listed(number, Seat::Person(PlayerId(2)), Side::South)).collect()
    };
    let (mut shown, mut page) = (0, 0);
    loop {
        let games = games(Words::english(), ME, many(), &[], page);
        assert!(games.text.chars().count() <= 2_000);
        shown += games.text.matches("https://").count();
        let [before, after] = games.rows[0].as_slice() else { panic!("{:?}", games.rows) };
        assert_eq!(before.enabled, page > 0);
        if !after.enabled {
            break;
        }
        assert_eq!(after.action, Action::GamesPage(page + 1));
        page += 1;
    }
    assert_eq!((shown, page > 0), (40, true));
    assert_eq!(
        games(Words::english(), ME, many(), &[], 99).text,
        games(Words::english(), ME, many(), &[], page).text
    );
    assert!(games(Words::english(), ME, vec![many().remove(0)], &[], 0).rows.is_empty());
}

#[test]
fn a_match_whose_channel_is_gone_has_no_link() {
    let gone = Listed { is_gone: true, ..listed(1, Seat::Person(PlayerId(2)), Side::South) };
    let games = games(Words::english(), ME, vec![gone], &[], 0);
    assert!(games.text.ends_with(" · its channel is gone"), "{}", games.text);
}
