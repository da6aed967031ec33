//! Nobody does anything.

use std::time::{Duration, Instant};

use kuzhi_tests::load::{MIB, Report};

use crate::stage::Stage;

const MOST_WHEN_IDLE: u64 = 30 * MIB;

/// Background building is finished by then.
const BUILDING: Duration = Duration::from_secs(20);

/// Memory has settled when it has not changed for this long.
const STILL: Duration = Duration::from_secs(5);

const TIMEOUT: Duration = Duration::from_secs(90);

pub(crate) async fn run(stage: &Stage, report: &mut Report) -> anyhow::Result<()> {
    tokio::time::sleep(BUILDING).await;
    let (mut last, mut since) = (0, Instant::now());
    stage
        .wait(TIMEOUT, || {
            let now = stage.program.memory().resident;
            if now.abs_diff(last) > MIB / 4 {
                (last, since) = (now, Instant::now());
            }
            since.elapsed() >= STILL
        })
        .await;
    let memory = stage.program.memory();
    report.memory("resident when it has settled", memory.resident, MOST_WHEN_IDLE);
    report.figure("threads", memory.threads);
    stage.report_memory(report);
    Ok(())
}
