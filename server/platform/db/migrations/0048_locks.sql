CREATE TABLE "locks" (
	"name" text PRIMARY KEY NOT NULL,
	"taken" bigint DEFAULT 1 NOT NULL
);
