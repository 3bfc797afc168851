CREATE TABLE "currency_rates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"per_euro_millionths" integer NOT NULL,
	"source" text NOT NULL,
	"is_example" boolean DEFAULT false NOT NULL,
	"entered_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"country" text NOT NULL,
	"code" text,
	"origin" text,
	"from_day" date NOT NULL,
	"until_day" date,
	"basis_points" integer NOT NULL,
	"up_to_basis_points" integer,
	"source" text NOT NULL,
	"is_example" boolean DEFAULT false NOT NULL,
	"entered_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "duty_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "customs" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "currency_rates_day" ON "currency_rates" USING btree ("currency","day","is_example");--> statement-breakpoint
CREATE INDEX "import_rows_country" ON "import_rows" USING btree ("country","from_day");--> statement-breakpoint
INSERT INTO "import_rows" ("id", "kind", "country", "code", "origin", "from_day", "until_day", "basis_points", "up_to_basis_points", "source", "is_example") VALUES
	('00000000-0000-4000-8000-000000000001', 'duty', 'US', '8518.10', 'DE', '2024-01-01', '2026-07-24', 1490, NULL, 'Example: ask your broker, and enter the row that holds', true),
	('00000000-0000-4000-8000-000000000002', 'duty', 'US', '8518.10', 'DE', '2026-07-25', NULL, 490, NULL, 'Example: ask your broker, and enter the row that holds', true),
	('00000000-0000-4000-8000-000000000003', 'tax', 'GB', NULL, NULL, '2024-01-01', NULL, 2000, NULL, 'Example: ask your broker, and enter the row that holds', true),
	('00000000-0000-4000-8000-000000000004', 'tax', 'CH', NULL, NULL, '2024-01-01', NULL, 810, NULL, 'Example: ask your broker, and enter the row that holds', true),
	('00000000-0000-4000-8000-000000000005', 'tax', 'CA', NULL, NULL, '2024-01-01', NULL, 500, 1500, 'Example: ask your broker, and enter the row that holds', true)
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "currency_rates" ("id", "currency", "day", "per_euro_millionths", "source", "is_example") VALUES
	('00000000-0000-4000-8000-000000000011', 'GBP', '2024-01-01', 870000, 'Example: ask your broker, and enter the row that holds', true),
	('00000000-0000-4000-8000-000000000012', 'USD', '2024-01-01', 1160000, 'Example: ask your broker, and enter the row that holds', true)
ON CONFLICT DO NOTHING;
