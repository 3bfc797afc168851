CREATE TABLE "account_readings" (
	"id" text PRIMARY KEY NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "adviser_records" (
	"version" integer PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL,
	"by_account" uuid,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "book_files" (
	"month" text NOT NULL,
	"file" text NOT NULL,
	"content" "bytea" NOT NULL,
	"hash" text NOT NULL,
	"rows" integer NOT NULL,
	"by_account" uuid,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "book_files_month_file_pk" PRIMARY KEY("month","file")
);
--> statement-breakpoint
CREATE TABLE "closed_months" (
	"month" text PRIMARY KEY NOT NULL,
	"by_account" uuid,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "money_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"gross_cents" integer NOT NULL,
	"fee_cents" integer NOT NULL,
	"payment" text,
	"order_id" uuid,
	"number" text,
	"payout_id" text
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" text PRIMARY KEY NOT NULL,
	"amount_cents" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "money_lines_at" ON "money_lines" USING btree ("at");--> statement-breakpoint
CREATE INDEX "money_lines_payout" ON "money_lines" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "money_lines_payment" ON "money_lines" USING btree ("payment");--> statement-breakpoint
CREATE INDEX "payouts_at" ON "payouts" USING btree ("at");