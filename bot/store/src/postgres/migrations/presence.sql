-- When each process was last there; 0 stands for all that have left. Before, there was one process.
CREATE TABLE presence (
    process bigint PRIMARY KEY,
    at bigint NOT NULL
);
INSERT INTO presence (process, at) SELECT 0, value FROM meta WHERE name = 'last there';
DELETE FROM meta WHERE name = 'last there';
