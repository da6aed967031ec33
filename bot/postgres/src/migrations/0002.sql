-- What servers get by themselves, and when something is due next.
CREATE TABLE server_feeds (
    guild bigint PRIMARY KEY,
    record text NOT NULL,
    due bigint
);
CREATE INDEX server_feeds_due ON server_feeds (due) WHERE due IS NOT NULL;
