-- What one of several processes may do at a time: who has which turn, and until when.
CREATE TABLE turns (
    name text PRIMARY KEY,
    holder bigint NOT NULL,
    ends timestamptz NOT NULL
);
