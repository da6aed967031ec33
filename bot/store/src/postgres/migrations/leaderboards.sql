-- Whoever wants to stand on no leaderboard over all servers.
ALTER TABLE people
    ADD COLUMN hidden boolean GENERATED ALWAYS AS (preferences LIKE '%"listed":false%') STORED;

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

-- The lines that took their place.
DROP INDEX standings_in_order;
