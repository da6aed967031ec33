//! Statements that are sent together.

use deadpool_postgres::Object;
use futures_util::future::{BoxFuture, join_all};
use tokio_postgres::types::ToSql;
use tokio_postgres::{Error, Row as Found, Statement};

use crate::named::{Given, Named};

/// A parameter of a statement.
pub(crate) type Value = Box<dyn ToSql + Sync + Send>;

/// The parameters of a statement: its own, or those of a commit.
enum Values<'a> {
    Own(Vec<Value>),
    Lent(Vec<&'a (dyn ToSql + Sync)>),
}

/// Statements that are sent together, in order.
#[derive(Default)]
pub(crate) struct Batch<'a>(Vec<(&'a str, Values<'a>)>);

impl<'a> Batch<'a> {
    pub(crate) fn push(&mut self, statement: &'static str, values: Vec<Value>) {
        self.0.push((statement, Values::Own(values)));
    }

    /// Adds a statement whose parameters are among those that are given.
    pub(crate) fn push_named(&mut self, statement: &'static Named, given: &[Given<'a>]) {
        self.0.push((statement.text(), Values::Lent(statement.values(given))));
    }

    /// Sends them between a `first` and a `last` statement, and returns the rows found.
    pub(crate) async fn send(
        self,
        client: &Object,
        first: Option<&str>,
        last: Option<&str>,
    ) -> Result<Vec<Vec<Found>>, Error> {
        let mut prepared = Vec::with_capacity(self.0.len());
        for (statement, values) in &self.0 {
            prepared.push((client.prepare_cached(statement).await?, values));
        }
        let word = async |text: Option<&str>| match text {
            Some(text) => client.batch_execute(text).await,
            None => Ok(()),
        };
        let asked: Vec<BoxFuture<'_, _>> =
            prepared.iter().map(|(statement, values)| ask(client, statement, values)).collect();
        // Each is sent when it is first polled, before any is answered.
        let (begun, found, ended) = tokio::join!(biased; word(first), join_all(asked), word(last));
        begun?;
        // The first error has the reason; those after it only follow from it.
        let found = found.into_iter().collect::<Result<_, _>>()?;
        ended?;
        Ok(found)
    }
}

fn ask<'a>(
    client: &'a Object,
    statement: &'a Statement,
    values: &'a Values<'_>,
) -> BoxFuture<'a, Result<Vec<Found>, Error>> {
    let values: Vec<&(dyn ToSql + Sync)> = match values {
        Values::Own(values) => values.iter().map(|value| &**value as &(dyn ToSql + Sync)).collect(),
        Values::Lent(values) => values.clone(),
    };
    Box::pin(async move { client.query(statement, &values).await })
}
