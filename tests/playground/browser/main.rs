//! The playground as a person uses it: in headless Chromium, with real clicks and keys.
//!
//! Without Chromium and chromedriver these tests are left out, and say so; with `KUZHI_REQUIRE_BROWSER` set they fail
//! instead. What the page looked like is kept in `target/playground/`.

#![cfg(unix)] // programs are ended by signals

mod accessibility;
mod languages;
mod likeness;
mod looking_back;
mod looks;
mod pane;
mod playing;
mod profile;
mod program;
mod puzzle;
mod restarts;
mod screens;
mod sight;
mod stage;
mod ways;
