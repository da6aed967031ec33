-- What servers get by themselves, and when something is due next.
CREATE TABLE server_feeds (
    guild bigint PRIMARY KEY,
    record text NOT NULL,
    due bigint
);
CREATE INDEX server_feeds_due ON server_feeds (due) WHERE due IS NOT NULL;

-- When each finished match has ended. All is derived anew by the rules of this version, and this with it.
ALTER TABLE matches ADD COLUMN ended bigint;
CREATE INDEX matches_ended ON matches (guild, ended, id) WHERE ended IS NOT NULL;

-- What people get by themselves, and when something is due next.
CREATE TABLE person_feeds (
    player bigint PRIMARY KEY,
    record text NOT NULL,
    due bigint
);
CREATE INDEX person_feeds_due ON person_feeds (due) WHERE due IS NOT NULL;

-- The other server of a tournament that two play.
ALTER TABLE tournaments ADD COLUMN guest bigint;
CREATE INDEX tournaments_guest ON tournaments (guest, made DESC, id DESC) WHERE guest IS NOT NULL;
