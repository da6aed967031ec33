-- What people have solved of puzzles.
CREATE TABLE solvers (
    player bigint PRIMARY KEY,
    record text NOT NULL
);
