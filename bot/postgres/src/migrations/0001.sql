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
    timed_out bigint,
    -- Whether it ever had a board.
    played boolean NOT NULL
);
CREATE INDEX matches_live ON matches (began, id) WHERE live;
CREATE INDEX matches_live_in ON matches (channel, began, id) WHERE live;
CREATE INDEX matches_live_of_one ON matches (one, began, id) WHERE live;
CREATE INDEX matches_live_of_other ON matches (other, began, id) WHERE live;
CREATE INDEX matches_timed_out ON matches (timed_out, id) WHERE timed_out IS NOT NULL;
CREATE INDEX matches_counted ON matches (id) WHERE counted;
CREATE INDEX matches_past_of_one ON matches (one, began DESC, id DESC) WHERE played;
CREATE INDEX matches_past_of_other ON matches (other, began DESC, id DESC) WHERE played;

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
    preferences text,
    -- Whether they want to stand on no leaderboard over all servers.
    hidden boolean NOT NULL DEFAULT FALSE
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

-- What could not be read when something else took its place: whose it was, and of which match a private note is.
CREATE TABLE quarantine (
    kind text NOT NULL,
    owner bigint NOT NULL,
    match bigint NOT NULL DEFAULT 0,
    record text NOT NULL,
    PRIMARY KEY (kind, owner, match)
);

-- Lines of leaderboards, also of those of a month and a week: who has more of what people stand there by comes first.
CREATE TABLE places (
    board text NOT NULL,
    -- All time, a month, or a week, and which.
    span bigint NOT NULL,
    number bigint NOT NULL,
    -- Rating, games, or wins.
    sorted_by bigint NOT NULL,
    value bigint NOT NULL,
    player bigint NOT NULL,
    PRIMARY KEY (board, player, span, number, sorted_by)
);
CREATE INDEX places_in_order ON places (board, span, number, sorted_by, value DESC, player);

-- How many stand there with how much: by ranges of 256 values (level 0), and by values (level 1).
CREATE TABLE place_counts (
    board text NOT NULL,
    span bigint NOT NULL,
    number bigint NOT NULL,
    sorted_by bigint NOT NULL,
    level bigint NOT NULL,
    value bigint NOT NULL,
    count bigint NOT NULL,
    PRIMARY KEY (board, span, number, sorted_by, level, value)
);

-- What people have played: a row for each of the players of a finished match.
CREATE TABLE careers (
    match bigint NOT NULL,
    player bigint NOT NULL,
    game text NOT NULL,
    record text NOT NULL,
    -- Their rating over all servers after it, if it counts.
    rating real,
    -- The leaderboard of its place, and the level of the bot that they have beaten there, if they have.
    board text NOT NULL,
    beaten bigint,
    PRIMARY KEY (match, player)
);
CREATE INDEX careers_of ON careers (player, game);
CREATE INDEX careers_beaten ON careers (board, beaten DESC, player) WHERE beaten IS NOT NULL;

-- Matches that somebody has to look at though nobody asks: one row for each in which something is owed or will be.
CREATE TABLE due (
    match bigint PRIMARY KEY,
    -- The version that the row is about.
    version bigint NOT NULL,
    -- Whether people know that version; while they do not, and there is a lease, they are being told.
    told boolean NOT NULL,
    -- When something happens in that version by itself; 0 if the bot is to move, and the greatest number for never.
    next bigint NOT NULL,
    -- When somebody's time is up, if that is what comes next.
    up bigint,
    -- When somebody has to look at it: at once (0) after a commit, and then when what is next comes, or a call.
    at bigint NOT NULL,
    -- Until when somebody has it, by the database's clock, in milliseconds.
    lease bigint NOT NULL,
    -- How often it was looked at in vain.
    tries bigint NOT NULL
);
CREATE INDEX due_in_order ON due (at);

-- When each process was last there; 0 stands for all that have left.
CREATE TABLE presence (
    process bigint PRIMARY KEY,
    at bigint NOT NULL
);

-- What one of several processes may do at a time: who has which turn, and until when.
CREATE TABLE turns (
    name text PRIMARY KEY,
    holder bigint NOT NULL,
    ends timestamptz NOT NULL
);

-- Those who leave and are not removed yet, and who stands in their place then.
CREATE TABLE leaving (
    player bigint PRIMARY KEY,
    stand_in bigint NOT NULL
);

-- Since when which servers are without the bot.
CREATE TABLE left_guilds (
    guild bigint PRIMARY KEY,
    since bigint NOT NULL
);

-- What people have solved of puzzles.
CREATE TABLE solvers (
    player bigint PRIMARY KEY,
    record text NOT NULL
);

-- What people note on their matches, for themselves alone.
CREATE TABLE notes (
    player bigint NOT NULL,
    match bigint NOT NULL,
    record text NOT NULL,
    PRIMARY KEY (player, match)
);

-- What was found of the moves of matches that are over: nobody is in it.
CREATE TABLE reviews (
    match bigint PRIMARY KEY,
    record text NOT NULL
);

-- Tournaments: the state of each is its record; the columns beside it are what it is found by.
CREATE TABLE tournaments (
    id bigint PRIMARY KEY,
    version bigint NOT NULL,
    guild bigint NOT NULL,
    -- When it was announced, or drafted.
    made bigint NOT NULL,
    -- Whether it is a draft, or neither over nor called off, or still has something to tell.
    live boolean NOT NULL,
    -- Whether it is not announced yet.
    draft boolean NOT NULL,
    -- The first tournament of its season.
    season bigint,
    record text NOT NULL
);
CREATE INDEX tournaments_of ON tournaments (guild, made DESC, id DESC);
CREATE INDEX tournaments_live ON tournaments (made, id) WHERE live;
CREATE INDEX tournaments_season ON tournaments (season, made, id) WHERE season IS NOT NULL;

-- Who is named in a tournament, or organises it.
CREATE TABLE tournament_players (
    player bigint NOT NULL,
    tournament bigint NOT NULL,
    PRIMARY KEY (player, tournament)
);
CREATE INDEX tournament_players_in ON tournament_players (tournament);

-- What operators have changed by commands, in its order.
CREATE TABLE operations (
    number bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
    at bigint NOT NULL,
    command text NOT NULL,
    subject text NOT NULL
);
