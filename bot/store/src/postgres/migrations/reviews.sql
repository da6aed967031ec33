-- What was found of the moves of matches that are over: nobody is in it.
CREATE TABLE reviews (
    match bigint PRIMARY KEY,
    record text NOT NULL
);
