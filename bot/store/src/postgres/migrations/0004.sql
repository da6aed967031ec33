-- What operators have changed by commands, in its order.
CREATE TABLE operations (
    number bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
    at bigint NOT NULL,
    command text NOT NULL,
    subject text NOT NULL
);
