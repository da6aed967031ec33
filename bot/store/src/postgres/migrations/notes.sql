-- What people note on their matches, for themselves alone.
CREATE TABLE notes (
    player bigint NOT NULL,
    match bigint NOT NULL,
    record text NOT NULL,
    PRIMARY KEY (player, match)
);
