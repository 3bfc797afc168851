ALTER TABLE "audit_entries" ALTER COLUMN "what" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "payload" jsonb;--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at","place","id");