//! A side: a stand-in for Discord, a program on it, and people who play there.

use std::env;
use std::sync::Arc;
use std::time::{Duration, Instant};

use kuzhi_bot::picture::emoji::Glyph;
use kuzhi_tests::discord::{TOKEN, public_key};
use kuzhi_tests::load::{Launch, Program, processor_time, without_limits};

use crate::arguments::{Arguments, Door};
use crate::bare;
use crate::crowd::Crowd;
use crate::discord::{Calls, Discord};
use crate::drive::{Load, Run, Until, drive};

/// How often sides take turns while one figure is measured: what else the machine does then meets them alike.
const TURNS: u32 = 6;

/// How long each side is played on before anything is measured.
const WARM_UP: Duration = Duration::from_secs(2);

/// How often it is looked whether nothing is asked of Discord any more, and for how long nothing must be.
const LOOK: Duration = Duration::from_millis(50);
const STILL: Duration = Duration::from_millis(500);

/// How long the program may take until it takes interactions.
const START: Duration = Duration::from_mins(2);

/// A program, and people who play on it.
pub(crate) struct Side {
    pub(crate) name: &'static str,
    pub(crate) discord: Arc<Discord>,
    pub(crate) program: Program,
    crowd: Arc<Crowd>,
}

impl Side {
    /// The bare bot.
    pub(crate) async fn bare(arguments: &Arguments) -> anyhow::Result<Side> {
        let launch = Launch { binary: env::current_exe()?, limit: None, environment: Vec::new() };
        let discord = Arc::new(Discord::start(Vec::new()).await?);
        Side::begin("bare bot", &launch, bare::VERB, discord, arguments, 0, Door::Gateway).await
    }

    /// Kuzhi, with further variables in its environment.
    pub(crate) async fn kuzhi(
        name: &'static str,
        arguments: &Arguments,
        environment: &[(&str, String)],
    ) -> anyhow::Result<Side> {
        Side::kuzhi_among(name, arguments, environment, 0, arguments.door).await
    }

    /// Kuzhi, by a certain door.
    pub(crate) async fn kuzhi_by(
        door: Door,
        name: &'static str,
        arguments: &Arguments,
    ) -> anyhow::Result<Side> {
        Side::kuzhi_among(name, arguments, &[], 0, door).await
    }

    /// Kuzhi, with so many further matches that nobody goes on with.
    pub(crate) async fn kuzhi_among(
        name: &'static str,
        arguments: &Arguments,
        environment: &[(&str, String)],
        ongoing: usize,
        door: Door,
    ) -> anyhow::Result<Side> {
        let mut all = without_limits();
        if door == Door::Http {
            all.extend(by_http());
        }
        all.extend(environment.iter().map(|(name, value)| ((*name).to_owned(), value.clone())));
        all.extend_from_slice(&arguments.environment);
        let launch = Launch { binary: arguments.program.clone(), limit: None, environment: all };
        let emojis = Glyph::all().into_iter().map(Glyph::upload_name).collect();
        let discord = Arc::new(Discord::start(emojis).await?);
        Side::begin(name, &launch, "run", discord, arguments, ongoing, door).await
    }

    async fn begin(
        name: &'static str,
        launch: &Launch,
        verb: &str,
        discord: Arc<Discord>,
        arguments: &Arguments,
        ongoing: usize,
        door: Door,
    ) -> anyhow::Result<Side> {
        let program = launch.begin(verb, TOKEN, &discord.api_base())?;
        if door == Door::Http {
            discord.post_to(&address(&program).await?)?;
        }
        discord.ready().await.map_err(|error| error.context(program.log()))?;
        Crowd::leave_matches(&discord, ongoing).await?;
        let crowd = Arc::new(Crowd::gather(&discord, arguments.tables).await?);
        Ok(Side { name, discord, program, crowd })
    }

    /// Lets people play for a moment before anything is measured.
    pub(crate) async fn warm_up(&self) -> anyhow::Result<()> {
        self.drive(Load::AtOnce(8), Until::Passed(WARM_UP)).await.map(drop)
    }

    /// Lets clicks come, and says what came of them and what they cost.
    pub(crate) async fn drive(&self, load: Load, until: Until) -> anyhow::Result<Run> {
        let own = || processor_time(std::process::id());
        let (calls, processor, own_before) = (self.discord.calls(), self.program.processor_time()?, own()?);
        let mut run = drive(&self.crowd, load, until).await?;
        let calls = self.quiet().await - calls;
        run.processor = self.program.processor_time()?.saturating_sub(processor);
        run.own_processor = own()?.saturating_sub(own_before);
        run.count_calls(calls);
        Ok(run)
    }

    /// Waits until the program asks nothing more of Discord, and gives all that it has asked.
    pub(crate) async fn quiet(&self) -> Calls {
        let (mut last, mut since) = (self.discord.calls(), Instant::now());
        while since.elapsed() < STILL {
            tokio::time::sleep(LOOK).await;
            let now = self.discord.calls();
            if now != last {
                (last, since) = (now, Instant::now());
            }
        }
        last
    }
}

/// What the program is told so that it takes interactions over HTTP alone, and says where.
fn by_http() -> [(String, String); 4] {
    [
        ("KUZHI_DISCORD__GATEWAY", "false".to_owned()),
        ("KUZHI_HTTP__ADDRESS", "127.0.0.1:0".to_owned()),
        ("KUZHI_HTTP__PUBLIC_KEY", public_key()),
        ("KUZHI_LOG__FILTER", "info".to_owned()),
    ]
    .map(|(name, value)| (name.to_owned(), value))
}

/// Where the program takes interactions, by what it logs.
async fn address(program: &Program) -> anyhow::Result<String> {
    let until = Instant::now() + START;
    loop {
        if let Some((_, rest)) = program.log().split_once("at /interactions address=") {
            return Ok(rest.split_whitespace().next().unwrap_or_default().to_owned());
        }
        anyhow::ensure!(Instant::now() < until, "the program takes nothing over HTTP: {}", program.log());
        tokio::time::sleep(LOOK).await;
    }
}

/// Measures sides under the same load, by turns; gives one run for each.
pub(crate) async fn compare(sides: &[&Side], load: Load, time: Duration) -> anyhow::Result<Vec<Run>> {
    let mut runs = vec![Run::default(); sides.len()];
    for _ in 0..TURNS {
        for (side, run) in sides.iter().zip(&mut runs) {
            run.add(side.drive(load, Until::Passed(time / TURNS)).await?);
        }
    }
    Ok(runs)
}
