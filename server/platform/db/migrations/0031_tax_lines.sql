CREATE TABLE "small_business_records" (
	"version" integer PRIMARY KEY NOT NULL,
	"from_day" date NOT NULL,
	"by_account" uuid,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tax_lines" (
	"year" integer NOT NULL,
	"line" text NOT NULL,
	"on_day" date NOT NULL,
	"order_id" uuid NOT NULL,
	"net_cents" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "tax_lines_year_line_pk" PRIMARY KEY("year","line")
);
