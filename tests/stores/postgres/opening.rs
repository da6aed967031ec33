//! Opening a database: whether it is reachable, ours, and not newer; and which secrets errors never contain.

use std::fs;
use std::thread::scope;

use kuzhi_config::DatabaseUrl;
use kuzhi_domain::matches::Scope;
use kuzhi_domain::rating::{By, Chart, FromLine, Span};
use kuzhi_domain::settings::{Preference, Preferences};
use kuzhi_postgres::PostgresStore;
use kuzhi_store::{LeaderboardStore, LookupStore, PeopleStore, StoreError};
use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair};
use tempfile::tempdir;

use super::server::{Schema, of_ones_own, open};
use crate::matches::{ASHA, BANU, CHITRA, GUILD, PLACE, at, challenge, id, keep, keep_won};

const SECRET: &str = "s3cret-w0rd";

fn refused(url: &str) -> String {
    let url = DatabaseUrl::new(url).unwrap();
    PostgresStore::open(&url, 4, None).expect_err("it cannot be opened").to_string()
}

#[test]
fn what_is_kept_is_there_when_it_is_opened_again() {
    let Some(schema) = Schema::new() else { return };
    keep(&schema.open(), &challenge(1, 0)).unwrap();
    let store = schema.open();
    assert_eq!(store.load(id(1)).unwrap(), Some(challenge(1, 0)));
    assert!(!format!("{store:?}").contains("kuzhi@"), "{store:?}");
}

#[test]
fn processes_can_start_together_on_an_empty_database() {
    let Some(schema) = Schema::new() else { return };
    scope(|scope| {
        let opening: Vec<_> = (0..6).map(|_| scope.spawn(|| schema.open())).collect();
        for opening in opening {
            drop(opening.join().unwrap());
        }
    });
    keep(&schema.open(), &challenge(1, 0)).unwrap();
}

#[test]
fn a_database_of_a_newer_kuzhi_is_left_alone() {
    let Some(schema) = Schema::new() else { return };
    drop(schema.open());
    schema.sql("INSERT INTO migrations (step) VALUES (99)");
    let newer = PostgresStore::open(&DatabaseUrl::new(schema.url()).unwrap(), 4, None).err().unwrap();
    assert!(matches!(newer, StoreError::Newer { found: 99, .. }), "{newer}");
}

#[test]
fn a_database_of_before_the_first_release_is_left_alone() {
    let Some(schema) = Schema::new() else { return };
    schema.sql("CREATE TABLE migrations (step bigint PRIMARY KEY)");
    schema.sql("INSERT INTO migrations SELECT generate_series(1, 11)");
    let url = DatabaseUrl::new(schema.url()).unwrap();
    let looked = PostgresStore::inspect(&url, None).err().unwrap();
    assert!(matches!(looked, StoreError::Older { .. }), "{looked}");
    let opened = refused(schema.url());
    assert!(opened.contains("export it with the version that made it"), "{opened}");
}

#[test]
fn looking_at_a_database_makes_no_tables() {
    let Some(schema) = Schema::new() else { return };
    let look = || PostgresStore::inspect(&DatabaseUrl::new(schema.url()).unwrap(), None);
    for _ in 0..2 {
        assert!(!look().unwrap(), "nothing is there");
    }
    drop(schema.open());
    assert!(look().unwrap());
    schema.sql("INSERT INTO migrations (step) VALUES (99)");
    assert!(matches!(look(), Err(StoreError::Newer { found: 99, .. })));
}

#[test]
fn ratings_by_other_rules_are_computed_again() {
    let Some(schema) = Schema::new() else { return };
    let chart = |by| Chart::at(Scope::Guild(GUILD), "mangala", Span::Ever, by, at(5));
    let says = |store: &PostgresStore| {
        let page = store.page(&chart(By::Wins), FromLine::Top, 10).unwrap();
        let lines: Vec<_> = page.lines.iter().map(|(place, one)| (*place, one.player)).collect();
        let played = store.careers(ASHA).unwrap().remove("mangala").unwrap();
        (lines, played, store.standings(Scope::Everywhere, "mangala").unwrap())
    };
    let expected = {
        let store = schema.open();
        for (number, pair) in (0..).zip([[ASHA, BANU], [BANU, CHITRA], [ASHA, CHITRA]]) {
            keep_won(&store, number, pair, PLACE);
        }
        store.save_preferences(CHITRA, &Preferences::default().with(Preference::Listed(false))).unwrap();
        says(&store)
    };
    assert_eq!(expected.0, [(1, ASHA), (2, BANU), (3, CHITRA)]);
    schema.sql(
        "DELETE FROM places; DELETE FROM place_counts; DELETE FROM careers; \
         UPDATE results SET place = 0, record = '{}'; UPDATE standings SET record = '{}'; \
         UPDATE matches SET ended = NULL; \
         UPDATE meta SET value = 99 WHERE name = 'rating rules'",
    );
    for _ in 0..2 {
        assert_eq!(says(&schema.open()), expected);
    }
    let hidden = schema.sql("SELECT hidden FROM people WHERE id = 1003");
    assert!(hidden.contains('t'), "{hidden}");
}

#[test]
fn a_wrong_password_is_told_of_and_not_repeated() {
    let Some(server) = of_ones_own() else { return };
    server.sql("CREATE USER guarded PASSWORD 'right'");
    server.ask_for_passwords("guarded").unwrap();
    let url = server.url().replace("kuzhi@", &format!("guarded:{SECRET}@"));
    let said = refused(&url);
    assert!(said.contains("password authentication failed"), "{said}");
    assert!(said.ends_with("; put the user and the password right in store.url"), "{said}");
    assert!(!said.contains(SECRET), "{said}");
    server.sql("GRANT ALL ON DATABASE kuzhi TO guarded; GRANT ALL ON SCHEMA public TO guarded");
    drop(open(&url.replace(SECRET, "right")));
}

#[test]
fn a_database_that_is_not_there_is_told_of() {
    let Some(server) = of_ones_own() else { return };
    let url = server.url();
    let said = refused(&format!("{}elsewhere", url.strip_suffix("kuzhi").unwrap()));
    assert!(said.ends_with("; make it with `createdb`, or name another one in store.url"), "{said}");
}

/// The program opens its store where no code may block on a runtime's end.
#[tokio::test]
async fn a_store_opens_and_drops_inside_a_runtime() {
    let Some(schema) = Schema::new() else { return };
    let store = schema.open();
    keep(&store, &challenge(1, 0)).unwrap();
    assert_eq!(store.load(id(1)).unwrap(), Some(challenge(1, 0)));
    drop(store);
    schema.sql("INSERT INTO migrations (step) VALUES (99)");
    assert!(refused(schema.url()).contains("newer Kuzhi"));
}

#[test]
fn a_secure_connection_requires_a_trusted_certificate() {
    let Some(mut server) = of_ones_own() else { return };
    let far = format!("{}?sslmode=require", server.url());
    let plain = refused(&far);
    assert!(plain.contains("put ?sslmode=disable at the end of store.url"), "{plain}");

    let mut of_issuer = CertificateParams::new(Vec::new()).unwrap();
    of_issuer.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    let key = KeyPair::generate().unwrap();
    let ours = of_issuer.self_signed(&key).unwrap();
    let issuer = Issuer::new(of_issuer, key);
    let key = KeyPair::generate().unwrap();
    let theirs =
        CertificateParams::new(vec!["127.0.0.1".to_owned()]).unwrap().signed_by(&key, &issuer).unwrap();
    server.secure(&theirs.pem(), &key.serialize_pem()).unwrap();

    let unknown = refused(&far);
    assert!(unknown.contains("certificate"), "{unknown}");
    let folder = tempdir().unwrap();
    let file = folder.path().join("certificates.pem");
    fs::write(&file, ours.pem()).unwrap();
    let url = DatabaseUrl::new(&far).unwrap();
    let store = PostgresStore::open(&url, 4, Some(&file)).unwrap();
    keep(&store, &challenge(1, 0)).unwrap();
    assert_eq!(server.sql("SELECT COUNT(*) > 0 FROM pg_stat_ssl WHERE ssl"), "t");
    let missing = PostgresStore::open(&url, 4, Some(&folder.path().join("none"))).err().unwrap().to_string();
    assert!(missing.contains("store.certificates"), "{missing}");
}
