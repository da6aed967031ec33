-- What people have played: a row for each of the players of a finished match.
CREATE TABLE careers (
    match bigint NOT NULL,
    player bigint NOT NULL,
    game text NOT NULL,
    record text NOT NULL,
    -- Their rating over all servers after it, if it counts.
    rating real,
    PRIMARY KEY (match, player)
);
CREATE INDEX careers_of ON careers (player);
