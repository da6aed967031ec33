//! Settings, sections and variables that do not exist.

use super::{file, variable};

#[test]
fn a_setting_that_does_not_exist() {
    file(
        "\n[store]\npth = \"data\"\n",
        "kuzhi.toml:3: there is no setting `store.pth`; did you mean `store.path`?",
    );
    file("path = \"data\"\n", "kuzhi.toml:1: there is no setting `path`; did you mean `store.path`?");
    file(
        "[store]\ncolour = \"red\"\n",
        "kuzhi.toml:2: there is no setting `store.colour`; [store] has certificates, compact_at, \
         connections, path, url",
    );
}

#[test]
fn a_section_that_does_not_exist() {
    file("[stroe]\n", "kuzhi.toml:1: there is no section `stroe`; did you mean `store`?");
    file(
        "[weather]\n",
        "kuzhi.toml:1: there is no section `weather`; the sections are activity, backup, discord, http, \
         limits, log, matches, metrics, privacy, store, thinking",
    );
    file(
        "store = \"data\"\n",
        "kuzhi.toml:1: store must be a section: write [store], and its settings on lines below it",
    );
}

#[test]
fn names_that_would_break_the_line() {
    file(
        "[store]\n\"a\\nb\" = 1\n",
        "kuzhi.toml:2: there is no setting `store.a\\nb`; [store] has certificates, compact_at, connections, \
         path, url",
    );
}

#[test]
fn a_variable_that_does_not_exist() {
    variable(
        "KUZHI_STORE_PATH",
        "data",
        "KUZHI_STORE_PATH: there is no setting of this name; did you mean `KUZHI_STORE__PATH`?",
    );
    variable(
        "KUZHI_store__path",
        "data",
        "KUZHI_store__path: there is no setting of this name; did you mean `KUZHI_STORE__PATH`?",
    );
    variable(
        "KUZHI_WEATHER",
        "fine",
        "KUZHI_WEATHER: there is no setting of this name; a setting's variable is KUZHI_SECTION__SETTING, \
         where the sections are activity, backup, discord, http, limits, log, matches, metrics, privacy, \
         store, thinking",
    );
}
