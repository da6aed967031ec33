//! What a tournament keeps of one person, for the export of their data.

use kuzhi_domain::PlayerId;
use kuzhi_domain::tournaments::{Entrant, LogLine, Ranked, Tournament, TournamentScore, TournamentStage};
use serde_json::{Value, json};

/// Returns what is kept of a person in a tournament: which one it is, what became of them in it, and the
/// lines of its log that are by them or about them.
pub(super) fn tournament_of_person(tournament: &Tournament, who: PlayerId) -> Value {
    let rules = &tournament.rules;
    // Only organisers know who is kept apart.
    let is_theirs =
        |line: &&LogLine| line.by == Some(who) || !line.what.is_secret() && line.people().contains(&who);
    let log = tournament.log.iter().filter(is_theirs);
    json!({
        "tournament": tournament.id.to_string(),
        "name": tournament.title(),
        "kind": rules.kind.name().id(),
        "game": rules.game.to_string(),
        "server": tournament.guild.to_string(),
        "announced": tournament.made,
        "stage": tournament.stage,
        "organised": tournament.organisers().any(|one| one == who),
        "winners_role": tournament.winners_role.holders.iter().find(|one| one.who == who),
        "entry": tournament.entrant(who).and_then(|entrant| entry(tournament, entrant)),
        "log": log.collect::<Vec<_>>(),
    })
}

/// What became of somebody who takes part. Before it begins, nobody has a place.
fn entry(tournament: &Tournament, entrant: Entrant) -> Option<Value> {
    let one = tournament.player(entrant)?;
    let has_begun = tournament.stage != TournamentStage::Open && !tournament.rounds.is_empty();
    let ranking = if has_begun { tournament.ranking() } else { Vec::new() };
    let is_theirs = |one: &&Ranked| one.entrant == entrant;
    let points = ranking.iter().find(is_theirs).and_then(points);
    let is_over = matches!(tournament.stage, TournamentStage::Over { .. });
    let ranking = if is_over { tournament.placed(ranking) } else { ranking };
    let place = ranking.iter().find(is_theirs).map(|one| one.place);
    let group = tournament.has_groups().then(|| tournament.groups().group_of(entrant)).flatten();
    Some(json!({
        "presence": one.presence,
        "active": one.active,
        "place": place,
        "group": group.map(|at| at + 1),
        "points": points,
        "games": games(tournament, entrant),
    }))
}

/// Their games, and the rounds in which they had none.
fn games(tournament: &Tournament, entrant: Entrant) -> Vec<Value> {
    let mut all = Vec::new();
    for (round, at) in (1_u16..).zip(&tournament.rounds) {
        let theirs = at.games.iter().filter_map(|game| Some((game, game.side_of(entrant)?)));
        all.extend(theirs.map(|(game, side)| {
            json!({ "match": game.id.to_string(), "round": round, "side": side, "state": game.state })
        }));
        let absent = at.absent.iter().filter(|(one, _)| *one == entrant);
        all.extend(absent.map(|(_, why)| json!({ "round": round, "absent": why })));
    }
    all
}

/// The points as text, such as `2.5`. A ladder has none.
fn points(one: &Ranked) -> Option<String> {
    Some(match one.score.as_ref()? {
        TournamentScore::Rounds { points, .. } => {
            format!("{}{}", points / 2, if points.is_multiple_of(2) { "" } else { ".5" })
        }
        TournamentScore::Arena { points, .. } => points.to_string(),
    })
}
