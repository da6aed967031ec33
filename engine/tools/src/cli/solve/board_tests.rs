//! Mangala on boards of other sizes than it is played on.

use super::position_tests::run;

const TABLES: &str = "--seeds 8 --memory 64 --threads 1";

/// For 1, 2, … stones a pit, South's lead and the best first pits.
type Values = &'static [(i32, &'static str)];

/// Counted through by `tests/rules/mangala_values.py`.
const COUNTED: [(u8, &str, Values); 10] = [
    (2, "row-empty", &[(4, "2"), (2, "2"), (6, "1"), (-10, "1"), (18, "1"), (-14, "2")]),
    (2, "no-move", &[(2, "1 2"), (2, "2"), (6, "1"), (-8, "2"), (14, "1"), (-14, "1 2")]),
    (3, "row-empty", &[(0, "1 3"), (0, "1 3"), (4, "2"), (6, "2"), (8, "1"), (-8, "1 2")]),
    (3, "no-move", &[(0, "1 3"), (0, "1 3"), (4, "2"), (6, "2"), (8, "1"), (-6, "1")]),
    (4, "row-empty", &[(2, "2 4"), (2, "1 2 4"), (4, "3")]),
    (4, "no-move", &[(2, "2 4"), (2, "1 4"), (2, "3 4")]),
    (5, "row-empty", &[(2, "2")]),
    (5, "no-move", &[(2, "2")]),
    (6, "row-empty", &[(0, "2 3 4 6")]),
    (6, "no-move", &[(0, "2 3 4 6")]),
];

#[test]
fn small_boards_of_mangala_have_the_values_of_brute_force() {
    for (pits, end, values) in COUNTED {
        for (stones, (value, best)) in (1..).zip(values) {
            let board = format!("--game mangala --option end={end} --pits {pits} --stones {stones}");
            let (out, err, content) = run(&format!("kuzhi-engine solve {board} {TABLES}"), "");
            let expected = format!("value: {value}\nbest: {best}\n");
            assert!(content && out.ends_with(&expected), "{board}: {out}{err}");
        }
    }
}

#[test]
fn tables_larger_than_the_board_give_the_same() {
    let solve = "kuzhi-engine solve --game mangala --pits 3 --stones 4 --memory 64 --threads 1 --seeds 30";
    assert!(run(solve, "").0.ends_with("value: 6\nbest: 2\n"));
}

#[test]
fn what_is_left_out_of_a_board_is_that_of_mangala() {
    for (given, left_out) in [("--pits 3", "--stones 4"), ("--stones 1", "--pits 6")] {
        let solve = format!("kuzhi-engine solve --game mangala {TABLES} {given}");
        let (short, long) = (run(&solve, ""), run(&format!("{solve} {left_out}"), ""));
        assert!(short.2 && short.0 == long.0, "{short:?} {long:?}");
    }
}

#[test]
fn boards_that_the_solver_does_not_hold_are_refused() {
    let refused = |args: &str| {
        let (out, err, content) = run(&format!("kuzhi-engine solve --game {args} {TABLES}"), "");
        assert!(!content && out.is_empty(), "{args}: {out}");
        err
    };
    let full = "two rows of 6 pits with 6 stones each hold 72: the solver takes 63 at most";
    assert_eq!(refused("mangala --pits 6 --stones 6"), format!("kuzhi-engine: {full}\n"));
    assert!(refused("mangala --stones 255").contains("hold 3060: the solver takes 63 at most"));
    let other = "--pits and --stones are for mangala; kalah has --option pits=N and --option seeds=N";
    assert_eq!(refused("kalah --pits 4"), format!("kuzhi-engine: {other}\n"));
    for outside in ["--pits 1", "--pits 7", "--stones 0"] {
        assert!(refused(&format!("mangala {outside}")).contains("is not in"), "{outside}");
    }
    for beside in ["--proof x", "--check x"] {
        assert!(refused(&format!("mangala --pits 3 {beside}")).contains("cannot be used with"), "{beside}");
    }
    let position = "4.4.4.4.4.4/4.4.4.4.4.4 0:0 south";
    assert!(run("kuzhi-engine solve --game mangala --pits 3", position).1.contains("cannot be used with"));
}

#[test]
fn a_log_goes_on_only_with_rows_of_the_same_length() {
    let folder = std::env::temp_dir().join(format!("kuzhi-board-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let log = folder.join("log");
    let solve = format!("kuzhi-engine solve --game mangala {TABLES} --log {}", log.display());
    assert!(run(&format!("{solve} --pits 3 --stones 2"), "").2);
    assert!(run(&format!("{solve} --pits 3 --stones 3"), "").2);
    let (_, err, content) = run(&format!("{solve} --pits 4 --stones 2"), "");
    assert_eq!(
        err,
        "kuzhi-engine: the log is of something else: # kuzhi-engine solve --game mangala --pits 3\n"
    );
    assert!(!content);
    std::fs::remove_dir_all(folder).unwrap();
}
