//! Whether settings name what there is.

use kuzhi_domain::settings::Look;

#[test]
fn every_look_can_be_that_of_newcomers() {
    assert_eq!(Look::ALL.map(Look::id), kuzhi_config::LOOKS);
}
