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
-- All live matches are looked at once.
INSERT INTO due (match, version, told, next, up, at, lease, tries)
SELECT id, version, FALSE, 0, NULL, 0, 0, 0 FROM matches WHERE live;
