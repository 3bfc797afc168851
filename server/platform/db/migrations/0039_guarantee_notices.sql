CREATE TABLE "guarantee_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"hash" text NOT NULL,
	"width" integer,
	"height" integer,
	"by_account" uuid,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "guarantee_notices_latest" ON "guarantee_notices" USING btree ("language","type","at");--> statement-breakpoint
CREATE INDEX "guarantee_notices_hash" ON "guarantee_notices" USING btree ("hash");