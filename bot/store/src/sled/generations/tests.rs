//! Replacements that are broken off at every step, with files that are no real stores.

use tempfile::tempdir;

use super::*;

/// Writes a generation with a file in each of its folders.
fn build<'a>(generations: &'a Generations, text: &str) -> Unfinished<'a> {
    let next = generations.begin_next().unwrap();
    fs::write(next.at().journal().join("snapshot-0000000001"), text).unwrap();
    fs::write(next.at().database().join("db"), text).unwrap();
    next
}

/// Replaces the generation that counts.
fn replace(generations: &Generations, text: &str) -> Generation {
    generations.make_current(build(generations, text)).unwrap();
    generations.current().unwrap().unwrap()
}

fn text_of(generation: &Generation) -> String {
    let [journal, database] =
        [generation.journal().join("snapshot-0000000001"), generation.database().join("db")]
            .map(|file| fs::read_to_string(file).unwrap());
    assert_eq!(journal, database, "a generation is whole");
    journal
}

fn lock(root: &Path) -> Generations {
    Generations::lock(root).unwrap().expect("nobody else has it")
}

/// A folder with one generation, which counts.
fn with_one() -> tempfile::TempDir {
    let folder = tempdir().unwrap();
    let generations = lock(folder.path());
    assert_eq!(generations.current().unwrap(), None);
    assert_eq!(text_of(&replace(&generations, "first")), "first");
    folder
}

#[test]
fn one_process_has_it() {
    let folder = tempdir().unwrap();
    let generations = lock(folder.path());
    assert!(Generations::lock(folder.path()).unwrap().is_none());
    drop(generations);
    drop(lock(folder.path()));
}

/// What a process does until it is killed.
type Kill = fn(&Generations);

#[test]
fn whatever_step_a_kill_breaks_off_one_whole_generation_counts() {
    // Killed, it cannot delete what it has begun.
    let kills: [(&str, Kill); 6] = [
        ("first", |generations| std::mem::forget(generations.begin_next().unwrap())),
        ("first", |generations| {
            let next = generations.begin_next().unwrap();
            fs::write(next.at().journal().join("snapshot-0000000001.new"), "half").unwrap();
            std::mem::forget(next);
        }),
        ("first", |generations| std::mem::forget(build(generations, "second"))),
        ("first", |generations| {
            std::mem::forget(build(generations, "second"));
            fs::write(generations.root.join("CURRENT.unfinished"), "2").unwrap();
        }),
        ("second", |generations| {
            std::mem::forget(build(generations, "second"));
            fs::write(generations.root.join(CURRENT), "2\n").unwrap();
        }),
        ("second", |generations| {
            // The one before is not deleted yet.
            let next = build(generations, "second");
            generations.point_to(next.at()).unwrap();
            generations.settle(next.at()).unwrap();
            std::mem::forget(next);
        }),
    ];
    for (step, (due, kill)) in kills.into_iter().enumerate() {
        let folder = with_one();
        kill(&lock(folder.path()));
        let generations = lock(folder.path());
        let current = generations.settle(&generations.current().unwrap().unwrap()).unwrap();
        assert_eq!(text_of(&current), due, "step {step}");
        generations.remove_older(&current);
        let third = replace(&generations, "third");
        assert_eq!(text_of(&third), "third", "step {step}");
        assert_eq!(leftovers(folder.path(), &third).unwrap(), [""; 0], "step {step}");
    }
}

#[test]
fn without_a_valid_pointer_the_last_generation_counts() {
    for said in [None, Some(""), Some("7"), Some("../2"), Some("-1\n"), Some("\u{0}\u{0}")] {
        let folder = with_one();
        match said {
            Some(said) => fs::write(folder.path().join(CURRENT), said).unwrap(),
            None => fs::remove_file(folder.path().join(CURRENT)).unwrap(),
        }
        let generations = lock(folder.path());
        std::mem::forget(generations.begin_next().unwrap());
        assert_eq!(text_of(&generations.current().unwrap().unwrap()), "first", "{said:?}");
    }
}

#[test]
fn a_generation_that_was_replaced_on_request_stays() {
    let folder = with_one();
    let generations = lock(folder.path());
    let first = generations.current().unwrap().unwrap();
    first.keep().unwrap();
    let second = replace(&generations, "second");
    assert_eq!(
        (text_of(&first), leftovers(folder.path(), &second).unwrap()),
        ("first".to_owned(), vec!["1".to_owned()])
    );
    fs::remove_file(folder.path().join(CURRENT)).unwrap();
    assert_eq!(generations.current().unwrap(), Some(second.clone()), "it does not count again by itself");
    fs::write(folder.path().join(CURRENT), "1").unwrap();
    assert_eq!(generations.current().unwrap(), Some(first.clone()), "an operator may go back to it");
    generations.settle(&first).unwrap();
    generations.remove_older(&first);
    assert_eq!(text_of(&second), "second", "and forth");
}

#[test]
fn what_is_no_part_of_a_store_stays_and_is_named() {
    let folder = with_one();
    let theirs = ["9/note", "1/journal/note", "1/note", "3.unfinished/note", "photos/db"];
    for file in theirs {
        let path = folder.path().join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, "theirs").unwrap();
    }
    let generations = lock(folder.path());
    let second = replace(&generations, "second");
    for file in theirs {
        assert_eq!(fs::read_to_string(folder.path().join(file)).unwrap(), "theirs", "{file}");
    }
    assert_eq!(leftovers(folder.path(), &second).unwrap(), ["1", "3.unfinished"]);
    assert!(generations.begin_next().is_err(), "nothing is written into a folder of others");
}
