//! The solved starts of rounds that are compiled in, as text.
//!
//! `kuzhi-engine solve variants --out FILE` writes them. A line with the options of a variant is followed by
//! a line for each number of rounds left, from one on, with a sign for each number of the opener's seeds: `+`
//! a win, `=` a draw, `-` a loss. Where repetitions decide, it is `>` for a draw at least, `<` for a draw at
//! most, and `?` for anything. The last of these lines are in a cycle, which `again` names. Then come the
//! numbers of rounds in which a match to the end is won (or lost, below zero), `0` where neither can force
//! it.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::{Arc, LazyLock};

use kuzhi_engine::{Game, Pallankuzhi, RoundLimit};

use super::match_table::{Layer, MatchLayout, MatchTable};
use super::outlook::{Outlook, WON};

/// All tables, by their rules without a limit of rounds.
static TABLES: LazyLock<HashMap<Pallankuzhi, Arc<MatchTable>>> = LazyLock::new(|| {
    let read = include_str!("../data/rounds/starts.txt").split("\n\n").map(MatchTable::read);
    read.map(|read| {
        let (rules, table) = read.expect("the starts are tested");
        (rules, Arc::new(table))
    })
    .collect()
});

impl MatchTable {
    /// Returns the compiled-in table for these rules.
    pub(super) fn built_in(rules: Pallankuzhi) -> Option<Arc<MatchTable>> {
        TABLES.get(&Pallankuzhi { rounds: RoundLimit::default(), ..rules }).cloned()
    }

    /// Returns the table as text.
    pub(super) fn text(&self, rules: Pallankuzhi) -> String {
        let mut text = format!("{}\n", Game::Pallankuzhi(rules));
        for layer in &self.layers {
            text.extend(layer.iter().map(|outlook| outlook.symbol()));
            text.push('\n');
        }
        // Writing to a string cannot fail.
        let _ = writeln!(text, "again {}", self.again + 1);
        let rounds: Vec<String> = self.endless.iter().map(|outlook| rounds(*outlook)).collect();
        text + &rounds.join(" ") + "\n"
    }

    /// Reads what [`MatchTable::text`] has written.
    fn read(text: &str) -> Option<(Pallankuzhi, MatchTable)> {
        let mut lines = text.lines().filter(|line| !line.starts_with('#'));
        let Game::Pallankuzhi(rules) = lines.next()?.parse().ok()? else { return None };
        let layout = MatchLayout { pits: MatchLayout::PITS, seeds: rules.seeds.get() };
        let mut layers: Vec<Layer> = Vec::new();
        let again = loop {
            let line = lines.next()?;
            if let Some(again) = line.strip_prefix("again ") {
                break again.parse::<usize>().ok()?.checked_sub(1)?;
            }
            layers.push(line.chars().map(Outlook::from_symbol).collect::<Option<_>>()?);
        };
        let endless: Layer = lines.next()?.split(' ').map(outlook_in).collect::<Option<_>>()?;
        let is_whole = |layer: &Layer| layer.len() == usize::from(layout.total()) + 1;
        let fits = again < layers.len() && layers.iter().chain([&endless]).all(is_whole);
        fits.then_some((rules, MatchTable { layout, layers, again, endless }))
    }
}

fn rounds(of: Outlook) -> String {
    match of.sign() {
        Some(1) => format!("+{}", WON - of.least),
        Some(0) => "0".to_owned(),
        Some(_) => format!("-{}", WON + of.most),
        None => of.symbol().to_string(),
    }
}

fn outlook_in(rounds: &str) -> Option<Outlook> {
    let number = |digits: &str| digits.parse::<i16>().ok().filter(|number| (0..WON).contains(number));
    // One that is over is won or lost in no more rounds.
    match (rounds.split_at_checked(1)?, number(rounds.get(1..)?)) {
        (_, None) if rounds == "0" => Some(Outlook::exactly(0)),
        (_, None) => rounds.parse().ok().and_then(Outlook::from_symbol),
        (("+", _), Some(0)) => Some(Outlook::exactly(WON)),
        (("-", _), Some(0)) => Some(Outlook::exactly(-WON)),
        (("+", _), Some(rounds)) => Some(Outlook { least: WON - rounds, most: WON }),
        (("-", _), Some(rounds)) => Some(Outlook { least: -WON, most: rounds - WON }),
        _ => None,
    }
}
