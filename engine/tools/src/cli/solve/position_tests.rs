use std::process::ExitCode;

/// Runs the program. Returns its output, and whether it succeeded.
pub(super) fn run(line: &str, position: &str) -> (String, String, bool) {
    let mut args: Vec<&str> = line.split(' ').collect();
    args.extend(["--position", position].into_iter().filter(|_| !position.is_empty()));
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let status = crate::cli::run(args, &mut std::io::empty(), &mut out, &mut err);
    let content = format!("{status:?}") == format!("{:?}", ExitCode::SUCCESS);
    (String::from_utf8(out).unwrap(), String::from_utf8(err).unwrap(), content)
}

#[test]
fn a_position_or_a_subcommand_is_asked_for() {
    let (out, err, content) = run("kuzhi-engine solve round --game pallam-khuzi", "");
    assert!(content && out.starts_with("share: 30\n"), "{out}{err}");
    let (_, err, content) = run("kuzhi-engine solve --memory 64", "");
    assert!(!content && err.contains("--game <ID>"), "{err}");
    let (_, err, content) = run("kuzhi-engine solve --game mangala round --game pallam-khuzi", "");
    assert!(!content && err.contains("cannot be used with"), "{err}");
}

#[test]
fn a_won_endgame_is_solved() {
    // North empties their row with a last stone into their store, and takes the rest.
    let solve = "kuzhi-engine solve --game mangala --seeds 3 --memory 64";
    let (out, _, content) = run(solve, "0.0.0.0.1.0/0.0.0.0.0.1 23:23 north");
    assert!(out.ends_with("value: -2\nbest: 6\n"), "{out}");
    assert!(content);
}

/// The values for the first player that Irving, Donkers and Uiterwijk found (2000).
#[test]
fn small_boards_of_kalah_have_their_published_values() {
    for (pits, values) in [(4, &[2, 6, 8, 2][..]), (5, &[0, 0]), (6, &[2, 10])] {
        for (seeds, value) in (1..).zip(values) {
            let options = format!("--option pits={pits} --option seeds={seeds} --option capture=empty");
            let solve = format!("kuzhi-engine solve --game kalah {options} --seeds 10 --memory 64");
            let (out, err, content) = run(&solve, "");
            assert!(content && out.contains(&format!("value: {value}\n")), "{pits} {seeds}: {out}{err}");
        }
    }
}

/// Counted through by `tests/rules/kalah_games.py --values`.
#[test]
fn boards_of_three_pits_have_the_values_of_brute_force() {
    for (capture, values) in [("standard", [0, 4, 2, 2, 6, -8]), ("empty", [0, 4, 2, 2, 6, -10])] {
        for (seeds, value) in (1..).zip(values) {
            let options = format!("--option pits=3 --option seeds={seeds} --option capture={capture}");
            let solve = format!("kuzhi-engine solve --game kalah {options} --seeds 8 --memory 64");
            assert!(run(&solve, "").0.contains(&format!("value: {value}\n")), "{seeds} {capture}");
        }
    }
}

#[test]
fn the_best_pit_of_a_short_row_is_counted_from_its_left() {
    let solve = "kuzhi-engine solve --game kalah --option pits=3 --seeds 4 --memory 64";
    // Pit 3 reaches the store, and pit 2 then captures the two across.
    let (out, err, content) = run(solve, "0.1.1/2.0.2 10:8 south");
    assert!(content && out.ends_with("best: 3\n"), "{out}{err}");
}

#[test]
fn a_solution_is_proved_and_checked_and_its_log_kept() {
    let folder = std::env::temp_dir().join(format!("kuzhi-solve-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let (proof, log) = (folder.join("proof"), folder.join("log"));
    let (proof, log) = (proof.to_str().unwrap(), log.to_str().unwrap());
    let position = "2.1.2.1.2.1/1.2.0.1.2.1 16:16 south";
    let solve = "kuzhi-engine solve --game mangala --seeds 6 --memory 64 --threads 1";
    let solved = run(&format!("{solve} --proof {proof} --log {log}"), position);
    assert!(solved.2, "{}", solved.1);
    // With a log that was cut off within a line.
    std::fs::write(log, std::fs::read_to_string(log).unwrap() + "4.4").unwrap();
    assert!(run(&format!("{solve} --log {log}"), position).2);
    // With a damaged log: invalid notes are ignored.
    let title = "# kuzhi-engine solve --game mangala\n";
    let lies = "2.1.2.1.2.1/1.2.0.1.2.1 16 16 0 9999999\n2.1.2.1.2.1/1.2.0.1.2.1 0 0 7 9999999 0000\n\u{0}\n";
    std::fs::write(log, format!("{title}{lies}")).unwrap();
    let scribbled = run(&format!("{solve} --log {log}"), position);
    let value_of = |out: &str| out.lines().find(|line| line.starts_with("value")).map(str::to_owned);
    assert_eq!(value_of(&scribbled.0), value_of(&solved.0), "{}", scribbled.1);
    let checked = run(&format!("{solve} --check {proof}"), position);
    let value = |out: &str| out.lines().rev().take(2).map(str::to_owned).collect::<Vec<_>>();
    assert!(checked.2 && value(&checked.0) == value(&solved.0), "{checked:?}");
    let of_another = run(&format!("{solve} --check {proof}"), "2.1.2.1.2.1/1.2.0.1.2.1 16:16 north");
    assert_eq!(of_another.1, "kuzhi-engine: the proof is of another position\n");
    let other_rule = run(&format!("{solve} --option end=no-move --log {log}"), position);
    assert!(other_rule.1.contains("the log is of something else"), "{}", other_rule.1);
    // It does not write to a log of another kind.
    std::fs::write(log, "mangala: level:1 - random, seed 1\n").unwrap();
    assert!(run(&format!("{solve} --log {log}"), position).1.contains("the log is of something else"));
    assert_eq!(std::fs::read_to_string(log).unwrap(), "mangala: level:1 - random, seed 1\n");
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn starts_of_kalah_are_proved_and_checked() {
    let folder = std::env::temp_dir().join(format!("kuzhi-kalah-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let proof = folder.join("proof");
    let proof = proof.to_str().unwrap();
    let solve = |options: &str| format!("kuzhi-engine solve --game kalah {options} --seeds 8 --memory 64");
    for (pits, seeds, capture) in [(3, 6, "standard"), (3, 6, "empty"), (4, 3, "empty"), (6, 2, "standard")] {
        let options = format!("--option pits={pits} --option seeds={seeds} --option capture={capture}");
        let (solved, err, content) = run(&format!("{} --proof {proof}", solve(&options)), "");
        assert!(content && solved.contains("proof: "), "{options}: {err}");
        let (checked, err, content) = run(&format!("{} --check {proof}", solve(&options)), "");
        assert!(content, "{options}: {err}");
        let value = |out: &str| out.lines().rev().take(2).map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(value(&checked), value(&solved), "{options}");
        let other = if capture == "empty" { "standard" } else { "empty" };
        let options = format!("--option pits={pits} --option seeds={seeds} --option capture={other}");
        let (_, err, _) = run(&format!("{} --check {proof}", solve(&options)), "");
        assert_eq!(err, "kuzhi-engine: the proof is of another game, or of other options\n");
    }
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn other_games_are_refused() {
    let (out, err, content) = run("kuzhi-engine solve --game oware", "");
    assert_eq!(out, "");
    let solved = "mangala, kalah, bestemshe, pallankuzhi, pallam-khuzi and kotu-baendum are";
    assert_eq!(err, format!("kuzhi-engine: oware is not solved: {solved}\n"));
    assert!(!content);
    let (_, err, _) = run("kuzhi-engine solve --game kotu-baendum --proof /dev/null", "");
    assert_eq!(err, "kuzhi-engine: kotu-baendum is solved without a log or a proof\n");
}

#[test]
fn a_match_is_solved_proved_and_checked() {
    let folder = std::env::temp_dir().join(format!("kuzhi-match-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let proof = folder.join("proof");
    let proof = proof.to_str().unwrap();
    for (game, rounds, expected) in [
        ("pallam-khuzi", 1, "value: 4\nresult: south\n"),
        ("pallam-khuzi", 2, "result: draw\n"),
        ("pallankuzhi", 2, "result: north\n"),
        ("pallam-khuzi", 0, "result: neither\n"),
        ("pallankuzhi --option seeds=5", 0, "result: south\n"),
    ] {
        let solve = format!("kuzhi-engine solve --game {game} --option rounds={rounds}");
        let (out, err, content) = run(&format!("{solve} --proof {proof}"), "");
        assert!(content && out.contains(expected) && out.contains("proof: "), "{game}: {out}{err}");
        let (out, err, content) = run(&format!("{solve} --check {proof}"), "");
        assert!(content && out.ends_with(expected), "{game} {rounds}: {out}{err}");
        let other = format!("kuzhi-engine solve --game {game} --option rounds=5 --check {proof}");
        assert!(run(&other, "").1.starts_with("kuzhi-engine: the proof is of "), "{game}");
    }
    let mut bytes = std::fs::read(proof).unwrap();
    let last = bytes.len() - 9;
    bytes[last] ^= 1;
    std::fs::write(proof, bytes).unwrap();
    let (_, err, content) = run(&format!("kuzhi-engine solve --game pallam-khuzi --check {proof}"), "");
    assert_eq!(
        (err.as_str(), content),
        ("kuzhi-engine: the proof is damaged: its checksum differs\n", false)
    );
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_win_is_proved_and_checked() {
    let folder = std::env::temp_dir().join(format!("kuzhi-win-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let proof = folder.join("proof");
    let proof = proof.to_str().unwrap();
    let position = "1.3.2.0.0/2.2.0.1.1 22:16 south";
    let solve = "kuzhi-engine solve --game bestemshe";
    let (out, err, content) = run(&format!("{solve} --seeds 6 --memory 64 --proof {proof}"), position);
    assert!(content && out.contains("proof: ") && out.ends_with("result: south\n"), "{out}{err}");
    for seeds in [6, 8] {
        let (out, err, content) = run(&format!("{solve} --seeds {seeds} --check {proof}"), position);
        assert!(content && out.ends_with("result: south\n"), "{seeds}: {out}{err}");
    }
    let (_, err, content) = run(&format!("{solve} --seeds 2 --check {proof}"), position);
    assert!(!content && err.starts_with("kuzhi-engine: the proof has no move for "), "{err}");
    let (_, err, _) = run(&format!("{solve} --seeds 6 --check {proof}"), "");
    assert_eq!(err, format!("kuzhi-engine: the proof is of bestemshe {position}\n"));
    let (_, err, _) = run(&format!("{solve} --log {proof}"), position);
    assert_eq!(err, "kuzhi-engine: bestemshe is solved without a log\n");
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn the_middle_of_a_match_is_solved() {
    let solve = "kuzhi-engine solve --game pallankuzhi --option rounds=3";
    let position = "0.1.1.0.0.1.0/0.0.0.0.1.1.0 41:38 south round=3";
    let (out, err, content) = run(solve, position);
    assert!(content && out.contains("value: ") && out.contains("best: "), "{out}{err}");
    let over = "0.0.0.0.0.0.0/0.0.0.0.0.0.0 44:40 round-limit round=3";
    assert!(run(solve, over).0.ends_with("value: 4\nresult: south\nbest: \n"));
}
