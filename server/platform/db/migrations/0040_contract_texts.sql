CREATE TABLE "contract_texts" (
	"id" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"pdf" "bytea",
	"stored_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "contract_text" text;