//! Processor time, by owner.

use std::fmt;
use std::ops::{AddAssign, Sub};
use std::time::Duration;

use kuzhi_tests::load::{Machine, Program, processor_time};
use kuzhi_tests::postgres::Server;

/// Processor time, by owner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Spent {
    /// The bot, in all its processes.
    pub(crate) bot: Duration,
    /// For its database.
    pub(crate) database: Duration,
    /// The stand-in and the people.
    pub(crate) own: Duration,
    /// Everything on the machine, including the above.
    machine: Machine,
}

impl Spent {
    pub(crate) fn until_now(programs: &[Program], database: Option<&Server>) -> anyhow::Result<Spent> {
        let mut bot = Duration::ZERO;
        for program in programs {
            bot += program.processor_time()?;
        }
        let database = database.map(Server::processor_time).transpose()?.unwrap_or_default();
        let (own, machine) = (processor_time(std::process::id())?, Machine::now()?);
        Ok(Spent { bot, database, own, machine })
    }
}

impl Sub for Spent {
    type Output = Spent;

    fn sub(self, earlier: Spent) -> Spent {
        Spent {
            bot: self.bot.saturating_sub(earlier.bot),
            database: self.database.saturating_sub(earlier.database),
            own: self.own.saturating_sub(earlier.own),
            machine: self.machine - earlier.machine,
        }
    }
}

impl AddAssign for Spent {
    fn add_assign(&mut self, later: Spent) {
        self.bot += later.bot;
        self.database += later.database;
        self.own += later.own;
        self.machine.busy += later.machine.busy;
        self.machine.idle += later.machine.idle;
    }
}

/// Formats the shares of processor time.
impl fmt::Display for Spent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Spent { bot, database, own, machine } = *self;
        let all = (machine.busy + machine.idle).as_secs_f64().max(f64::EPSILON);
        let share = |time: Duration| 100.0 * time.as_secs_f64() / all;
        let others = machine.busy.saturating_sub(bot + database + own);
        write!(
            f,
            "bot {:.0} %, database {:.0} %, people and stand-in {:.0} %, other programs {:.0} %, \
             idle {:.0} %",
            share(bot),
            share(database),
            share(own),
            share(others),
            share(machine.idle)
        )
    }
}
