//! The playground as a person uses it: in headless Chromium, with real clicks and keys.
//!
//! Without Chromium and chromedriver these tests are skipped and say so. With `KUZHI_REQUIRE_BROWSER` set
//! they fail instead. Screenshots are in `target/playground/`.

#![cfg(unix)] // programs are ended by signals

mod accessibility;
mod activity;
mod balanced;
mod clock;
mod doors;
mod film;
mod languages;
mod likeness;
mod looking_back;
mod looks;
mod mishaps;
mod nine_pits;
mod pane;
mod playing;
mod profile;
mod program;
mod puzzle;
mod restarts;
mod screens;
mod servers;
mod sight;
mod stage;
mod tournament;
mod ways;
