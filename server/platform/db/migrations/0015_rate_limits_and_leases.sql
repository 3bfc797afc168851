-- Counts of the last release had addresses of clients in their keys (`writes:203.0.113.4`); no key of ours has a colon.
DELETE FROM "rate_limits" WHERE "expire" IS NULL OR "key" LIKE '%:%';--> statement-breakpoint
ALTER TABLE "rate_limits" ALTER COLUMN "expire" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "held_until" timestamp with time zone;
