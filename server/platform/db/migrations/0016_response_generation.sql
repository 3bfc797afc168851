CREATE TABLE "response_generation" (
	"id" integer PRIMARY KEY NOT NULL,
	"generation" integer NOT NULL,
	"made_of" text NOT NULL
);
