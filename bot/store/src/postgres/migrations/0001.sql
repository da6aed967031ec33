-- The state of a match is its record, the same JSON text that the embedded store keeps. The columns beside it are what
-- it is found by. Ids are the numbers of Discord.
CREATE TABLE matches (
    id bigint PRIMARY KEY,
    version bigint NOT NULL,
    -- Drawn for each commit: whoever lost the connection while it was made finds out by it whether it was.
    token bigint NOT NULL,
    record text NOT NULL,
    -- The leaderboard of its place.
    board text NOT NULL,
    guild bigint,
    channel bigint NOT NULL,
    -- The people in it.
    one bigint,
    other bigint,
    began bigint NOT NULL,
    live boolean NOT NULL,
    -- Whether it has a result that counts.
    counted boolean NOT NULL,
    -- When it ended on time, if it did.
    timed_out bigint
);
CREATE INDEX matches_live ON matches (began, id) WHERE live;
CREATE INDEX matches_live_in ON matches (channel, began, id) WHERE live;
CREATE INDEX matches_live_of_one ON matches (one, began, id) WHERE live;
CREATE INDEX matches_live_of_other ON matches (other, began, id) WHERE live;
CREATE INDEX matches_timed_out ON matches (timed_out, id) WHERE timed_out IS NOT NULL;
CREATE INDEX matches_counted ON matches (id) WHERE counted;

-- Which interactions led to a commit, and in which match.
CREATE TABLE marks (
    interaction bigint PRIMARY KEY,
    match bigint NOT NULL,
    at bigint NOT NULL
);

-- In which messages matches are shown; the version that people know stands beside the record.
CREATE TABLE delivered (
    match bigint PRIMARY KEY,
    version bigint NOT NULL,
    record text NOT NULL
);

CREATE TABLE people (
    id bigint PRIMARY KEY,
    name text,
    language text,
    preferences text
);

CREATE TABLE house_rules (
    guild bigint PRIMARY KEY,
    record text NOT NULL
);

-- Who has sat at one board with whom; the smaller number first.
CREATE TABLE opponents (
    one bigint NOT NULL,
    other bigint NOT NULL,
    PRIMARY KEY (one, other)
);

-- A leaderboard is called by its game and its server, as in 'mangala@1038097195422978059', or 'mangala@*' for all.
CREATE TABLE standings (
    board text NOT NULL,
    player bigint NOT NULL,
    proven double precision NOT NULL,
    played bigint NOT NULL,
    record text NOT NULL,
    PRIMARY KEY (board, player)
);
CREATE INDEX standings_in_order ON standings (board, proven DESC, played DESC, player);

-- How often two people have met on a leaderboard of late; the smaller number first.
CREATE TABLE encounters (
    board text NOT NULL,
    one bigint NOT NULL,
    other bigint NOT NULL,
    record text NOT NULL,
    PRIMARY KEY (board, one, other)
);

-- Results with what each of them found, in the order in which they ended, and of the same time in which they came.
CREATE TABLE results (
    board text NOT NULL,
    match bigint NOT NULL,
    ended bigint NOT NULL,
    place bigint NOT NULL,
    record text NOT NULL,
    PRIMARY KEY (board, match)
);
CREATE UNIQUE INDEX results_in_order ON results (board, ended, place);

-- What was used of limits.
CREATE TABLE usage (
    limit_key bytea PRIMARY KEY,
    record text NOT NULL
);

-- What is kept of the bot and of the store itself.
CREATE TABLE meta (
    name text PRIMARY KEY,
    value bigint NOT NULL
);

-- What could not be read when something else took its place.
CREATE TABLE quarantine (
    kind text NOT NULL,
    name text NOT NULL,
    record text NOT NULL,
    PRIMARY KEY (kind, name)
);
