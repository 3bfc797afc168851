-- The example of 4.9 % leaves out what the US adds since July 2026. It ends before its first day; the new row replaces it.
UPDATE "import_rows" SET "until_day" = '2026-07-24'
	WHERE "id" = '00000000-0000-4000-8000-000000000002' AND "is_example" AND "until_day" IS NULL;
--> statement-breakpoint
INSERT INTO "import_rows" ("id", "kind", "country", "code", "origin", "from_day", "until_day", "basis_points", "up_to_basis_points", "source", "is_example") VALUES
	('00000000-0000-4000-8000-000000000006', 'duty', 'US', '8518.10', 'DE', '2026-07-25', NULL, 1000, NULL, 'Example: ask your broker, and enter the row that holds (2026-11-28: Section 301, FR Doc. 2026-15181)', true)
ON CONFLICT DO NOTHING;
