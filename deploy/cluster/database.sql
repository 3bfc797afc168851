-- Once, on the leader, as postgres: psql --variable=password=… --file=database.sql
-- The limit leaves a way in for Patroni, backups and you (max_connections: 120).
create role gewitter login password :'password' connection limit 90;
create database gewitter owner gewitter;
