//! Plays tournaments by chance and writes them as reports, for `tests/rules/tournaments.py` to compare with
//! other programs: `cargo run --release -p kuzhi-domain --example tournaments -- FOLDER NUMBER SEED`.
//!
//! It plays so many Swiss tournaments and as many leagues. Every second one has no-shows, rounds off,
//! withdrawals and late entries. Below a report stand the tie-breaks of each player, as comments.

use std::collections::BTreeSet;
use std::error::Error;
use std::fmt::Write as _;
use std::path::Path;

use kuzhi_domain::tournaments::{
    Absence, Entrant, Field, Pairing, ReportHead, Round, RoundResult, Standings, TieBreaks, berger, swiss,
    tournament_report,
};
use kuzhi_engine::Side;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [folder, number, seed] = arguments.as_slice() else { return Err("FOLDER NUMBER SEED".into()) };
    let (folder, mut chance) = (Path::new(folder), Chance(seed.parse::<u64>()? | 1));
    std::fs::create_dir_all(folder)?;
    for at in 0..number.parse::<u32>()? {
        let has_absences = at % 2 == 1;
        let lot = if chance.is(50) { Side::South } else { Side::North };
        let field = play(&mut chance, lot, has_absences);
        let name = format!("swiss-{at:05}");
        let swiss = text(&name, Some(lot), &field, TieBreaks::SWISS)?;
        std::fs::write(folder.join(format!("{name}.trf")), swiss)?;
        let league = play_league(&mut chance, has_absences)?;
        let name = format!("league-{at:05}");
        std::fs::write(folder.join(format!("{name}.trf")), text(&name, None, &league, TieBreaks::LEAGUE)?)?;
    }
    Ok(())
}

fn text(
    name: &str,
    lot: Option<Side>,
    field: &Field,
    tie_breaks: TieBreaks,
) -> Result<String, Box<dyn Error>> {
    let rounds = u32::try_from(field.rounds().len())?;
    let standings = Standings::from_field(field, tie_breaks);
    let head = ReportHead { title: name, rounds, lot, ..ReportHead::default() };
    let place = |one| standings.row(one).map_or(0, |row| row.place);
    let mut text = tournament_report(head, field, place, |one| format!("Player {}", one.0 + 1), |_| None);
    for row in standings.rows() {
        writeln!(text, "### {} {} {:?}", row.entrant.0 + 1, row.place, row.values)?;
    }
    Ok(text)
}

/// Plays 5 to 9 rounds with 4 to 64 players of random strength, as far as they can be paired.
fn play(chance: &mut Chance, lot: Side, has_absences: bool) -> Field {
    let number = 4 + u16::try_from(chance.below(61)).unwrap_or(0);
    let rounds = 5 + chance.below(5);
    let mut field = Field::new(number);
    let mut strengths: Vec<u64> = (0..number).map(|_| chance.below(1_000)).collect();
    // The numbers follow the strength, more or less.
    strengths.sort_unstable_by_key(|&one| std::cmp::Reverse(one));
    let mut gone = BTreeSet::new();
    for at in 0..rounds {
        if has_absences && at > 0 && chance.is(25) {
            field.enter_late();
            strengths.push(chance.below(1_000));
        }
        let leaves = |chance: &mut Chance| has_absences && at > 0 && chance.is(2);
        gone.extend(field.entrants().filter(|_| leaves(chance)));
        let off: BTreeSet<Entrant> =
            field.entrants().filter(|one| has_absences && !gone.contains(one) && chance.is(5)).collect();
        let here: Vec<Entrant> =
            field.entrants().filter(|one| !gone.contains(one) && !off.contains(one)).collect();
        let Ok(Round { games, mut absent }) = swiss(&field, &here, lot, &[]) else { break };
        absent.extend(off.into_iter().map(|one| (one, Absence::HalfBye)));
        let ended = |(pairing, _)| (pairing, Some(result(chance, pairing, &strengths, has_absences)));
        let round = Round { games: games.into_iter().map(ended).collect(), absent };
        if field.add_round(round).is_err() {
            break;
        }
    }
    field
}

/// A league of 3 to 12, once or twice. Who leaves does not turn up any more.
fn play_league(chance: &mut Chance, has_absences: bool) -> Result<Field, Box<dyn Error>> {
    let number = 3 + u16::try_from(chance.below(10))?;
    let strengths: Vec<u64> = (0..number).map(|_| chance.below(1_000)).collect();
    let (mut field, mut gone) = (Field::new(number), BTreeSet::new());
    for Round { games, absent } in berger(number, chance.is(30)) {
        gone.extend(field.entrants().filter(|_| has_absences && chance.is(2)));
        let ended = |(pairing, _): (Pairing, _)| {
            let result = match (gone.contains(&pairing.south), gone.contains(&pairing.north)) {
                (false, false) => result(chance, pairing, &strengths, has_absences),
                (true, true) => RoundResult::Forfeit(None),
                (is_south_gone, _) => {
                    RoundResult::Forfeit(Some(if is_south_gone { Side::North } else { Side::South }))
                }
            };
            (pairing, Some(result))
        };
        field.add_round(Round { games: games.into_iter().map(ended).collect(), absent })?;
    }
    Ok(field)
}

fn result(chance: &mut Chance, pairing: Pairing, strengths: &[u64], has_absences: bool) -> RoundResult {
    let winner = |chance: &mut Chance| {
        let [south, north] = [pairing.south, pairing.north].map(|one| 200 + strengths[usize::from(one.0)]);
        if chance.below(south + north) < south { Side::South } else { Side::North }
    };
    match chance.below(100) {
        0 if has_absences => RoundResult::Forfeit(None),
        1..5 if has_absences => RoundResult::Forfeit(Some(winner(chance))),
        5..25 => RoundResult::Played(None),
        _ => RoundResult::Played(Some(winner(chance))),
    }
}

/// Random numbers, the same everywhere.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % limit
    }

    fn is(&mut self, percent: u64) -> bool {
        self.below(100) < percent
    }
}
