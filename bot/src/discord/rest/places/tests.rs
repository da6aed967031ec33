use kuzhi_domain::{ChannelId, GuildId, MessageId};

use super::*;

const HERE: Place = Place { guild: Some(GuildId(1)), channel: ChannelId(2) };
const POST: Doing = Doing::Post { attaches: false };

fn at(seconds: u64) -> Timestamp {
    Timestamp::from_millis(1_000_000_000_000 + seconds * 1_000)
}

/// Somebody does this every second for so long, and Discord answers each with this. How often it was asked.
fn requests(
    places: &Places,
    errand: Errand,
    seconds: std::ops::Range<u64>,
    status: u16,
    code: isize,
) -> usize {
    let asks = |second: &u64| {
        let may = places.enter(errand, at(*second)).is_ok();
        if may {
            assert!(places.record_error(errand, status, code, at(*second)), "{errand:?}");
        }
        may
    };
    seconds.filter(asks).count()
}

#[test]
fn whatever_refuses_is_asked_a_few_times_an_hour() {
    let message = MessageId(7);
    for (doing, status, code) in [
        (POST, 403, 50_001),
        (POST, 403, 50_013),
        (POST, 404, 10_003),
        (POST, 400, 50_024),
        (POST, 400, 50_083),
        (POST, 403, 160_005),
        (Doing::Post { attaches: true }, 403, 50_013),
        (Doing::Edit { message, attaches: false }, 403, 50_001),
        (Doing::Edit { message, attaches: false }, 404, 10_008),
        (Doing::Edit { message, attaches: false }, 429, 30_046),
        (Doing::Delete(message), 404, 10_008),
        (Doing::OpenThread, 403, 50_013),
        (Doing::OpenThread, 400, 160_006),
        (Doing::Read, 403, 50_001),
        (Doing::Look, 403, 50_001),
        (Doing::Write(PlayerId(8)), 403, 50_007),
        (Doing::Write(PlayerId(8)), 403, 50_278),
        (Doing::Write(PlayerId(8)), 404, 10_013),
    ] {
        let errand = Errand::at(HERE, doing);
        // Twice at once, and after 1, 3, 7, 15 and 31 minutes.
        assert_eq!(requests(&Places::new(2_000), errand, 0..3_600, status, code), 7, "{doing:?} {code}");
    }
}

#[test]
fn what_passes_is_no_refusal_of_the_place() {
    let places = Places::new(2_000);
    for (doing, status, code) in [
        (POST, 500, 0),
        (POST, 401, 0),
        (POST, 429, 20_028),
        (POST, 400, 50_035),
        (Doing::Look, 404, 10_003),
        (Doing::Write(PlayerId(8)), 400, 40_003),
        (Doing::Write(PlayerId(8)), 429, 0),
    ] {
        let errand = Errand::at(HERE, doing);
        assert!(!places.record_error(errand, status, code, at(0)), "{doing:?} {status} {code}");
        assert_eq!(places.enter(errand, at(0)), Ok(()));
    }
}

/// Discord refuses something so often that it is left alone.
fn refuse(places: &Places, errand: Errand, status: u16, code: isize, now: Timestamp) {
    for _ in 0..2 {
        places.record_error(errand, status, code, now);
    }
}

#[test]
fn only_what_is_refused_is_left_alone() {
    let places = Places::new(2_000);
    refuse(&places, Errand::at(HERE, Doing::OpenThread), 403, 50_013, at(0));
    refuse(&places, Errand::at(HERE, Doing::Delete(MessageId(7))), 404, 10_008, at(0));
    let enters = |place, doing| places.enter(Errand::at(place, doing), at(1)).is_ok();
    assert!(!enters(HERE, Doing::OpenThread) && !enters(HERE, Doing::Delete(MessageId(7))));
    assert!(enters(HERE, POST) && enters(HERE, Doing::Delete(MessageId(8))));
    // Where the bot sees nothing, nothing can be done.
    refuse(&places, Errand::at(HERE, POST), 403, 50_001, at(0));
    let message = MessageId(9);
    let all =
        [POST, Doing::Edit { message, attaches: true }, Doing::Delete(message), Doing::Read, Doing::Look];
    assert!(all.into_iter().all(|doing| !enters(HERE, doing)));
    assert_eq!(places.refusal(HERE, at(1)), Some(PostRefusal::Place));
    let other = Place { channel: ChannelId(3), ..HERE };
    assert!(all.into_iter().all(|doing| enters(other, doing)) && places.refusal(other, at(1)).is_none());
}

#[test]
fn a_file_that_is_refused_costs_no_further_refusals() {
    let places = Places::new(2_000);
    let [file, text] = [true, false].map(|attaches| Errand::at(HERE, Doing::Post { attaches }));
    refuse(&places, file, 403, 50_013, at(0));
    assert_eq!([places.enter(file, at(1)), places.enter(text, at(1))], [Err(LeftAlone), Ok(())]);
    places.record_success(text);
    assert_eq!(places.enter(file, at(2)), Err(LeftAlone));
    // If text is refused, too, it alone finds out whether the place works again.
    refuse(&places, text, 403, 50_013, at(3));
    assert_eq!([places.enter(file, at(90)), places.enter(text, at(90))], [Err(LeftAlone), Ok(())]);
    places.record_success(text);
    assert_eq!(places.enter(file, at(91)), Ok(()));
}

#[test]
fn one_tries_whether_a_place_works_again_and_its_success_is_everyones() {
    let (places, errand) = (Places::new(2_000), Errand::at(HERE, POST));
    // Ten were under way when the first was refused.
    for _ in 0..10 {
        refuse(&places, errand, 403, 50_013, at(0));
    }
    let tries = |second| (0..10).filter(|_| places.enter(errand, at(second)).is_ok()).count();
    assert_eq!([tries(59), tries(60), tries(61)], [0, 1, 0]);
    places.record_success(errand);
    assert_eq!(tries(61), 10);
    assert_eq!(requests(&places, errand, 100..160, 403, 50_013), 2, "it begins with a minute again");
}

#[test]
fn permissions_of_a_click_let_a_place_be_tried_at_once() {
    let (places, errand) = (Places::new(2_000), Errand::at(HERE, POST));
    let view = Permissions::VIEW_CHANNEL;
    let sends = view | Permissions::SEND_MESSAGES;
    let refused = || refuse(&places, errand, 403, 50_013, at(0));
    let click = |is_thread, may| places.record_permissions(HERE, is_thread, Some(may));
    refused();
    click(false, view);
    click(true, sends);
    assert_eq!(places.enter(errand, at(1)), Err(LeftAlone));
    click(false, sends);
    assert_eq!(places.enter(errand, at(1)), Ok(()));
    // Discord promised too much. Only new permissions are worth another try.
    refused();
    for _ in 0..100 {
        click(false, sends);
    }
    assert_eq!(places.enter(errand, at(2)), Err(LeftAlone));
    click(false, Permissions::empty());
    click(false, Permissions::ADMINISTRATOR);
    assert_eq!(places.enter(errand, at(2)), Ok(()));
    // Somebody who writes to the bot takes its messages again.
    let write = Errand::at(HERE, Doing::Write(PlayerId(8)));
    refuse(&places, write, 403, 50_007, at(0));
    assert_eq!(places.enter(write, at(1)), Err(LeftAlone));
    places.record_direct(PlayerId(8));
    assert_eq!(places.enter(write, at(1)), Ok(()));
}

#[test]
fn a_server_of_many_channels_that_refuse_stops_at_its_share() {
    let places = Places::new(2_000);
    let channel = |channel| Errand::at(Place { channel: ChannelId(channel), ..HERE }, POST);
    let all = |second| {
        let each = (0..500).map(|one| requests(&places, channel(one), second..second + 1, 403, 50_001));
        each.sum::<usize>()
    };
    assert_eq!([all(0), all(300)], [50, 0]);
    let other = Place { guild: Some(GuildId(9)), channel: ChannelId(900) };
    assert_eq!(places.enter(Errand::at(other, POST), at(300)), Ok(()));
    // Links to channels of others count where somebody asks for them.
    let link = |number: u64| Errand { of: other, channel: ChannelId(1_000 + number), doing: Doing::Read };
    let links = (0..500).map(|number| requests(&places, link(number), 300..301, 403, 50_001));
    assert_eq!(links.sum::<usize>(), 50);
    assert!(all(601) > 0, "ten minutes later they are tried again");
}

#[test]
fn a_server_that_was_refused_too_often_is_no_place_that_refuses() {
    let places = Places::new(0);
    let place = |channel| Place { guild: Some(GuildId(1)), channel: ChannelId(channel) };
    assert_eq!(places.refusal(place(99), at(0)), None);
    for channel in 1..=u64::from(FEWEST) {
        refuse(&places, Errand::at(place(channel), POST), 403, 50_001, at(channel));
    }
    assert_eq!(places.refusal(place(99), at(60)), Some(PostRefusal::Server));
    let elsewhere = Place { guild: Some(GuildId(2)), ..place(99) };
    assert_eq!(places.refusal(elsewhere, at(60)), None);
}

#[test]
fn what_is_remembered_is_bounded_and_survives_a_clock_put_back() {
    let places = Places::new(u32::MAX);
    for number in 0..MOST as u64 + 100 {
        let guild = Some(GuildId(number));
        let place = Place { guild, channel: ChannelId(number) };
        refuse(&places, Errand::at(place, POST), 403, 50_001, at(number));
    }
    assert!(places.state().pauses.len() <= MOST && places.state().tallies.len() <= MOST);
    let last = Place { guild: None, channel: ChannelId(MOST as u64 + 99) };
    assert_eq!(places.refusal(last, at(MOST as u64 + 100)), Some(PostRefusal::Place));
    assert_eq!(places.refusal(last, at(0)), None, "nobody waits for a clock that was put back");
}
