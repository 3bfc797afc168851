CREATE TABLE "return_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"quantities" jsonb NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "return_requests_order" ON "return_requests" USING btree ("order_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "return_requests_open" ON "return_requests" USING btree ("order_id") WHERE "return_requests"."state" = 'open';--> statement-breakpoint
CREATE INDEX "accounts_staff" ON "accounts" USING btree ("created_at") WHERE "accounts"."role" = 'staff';
--> statement-breakpoint
INSERT INTO "return_requests" ("id", "order_id", "quantities", "asked_at")
SELECT DISTINCT ON (n."order_id") n."id", n."order_id", ('[' || n."detail" || ']')::jsonb, n."at"
FROM "order_notices" n
WHERE n."about" = 'return asked' AND n."detail" ~ '^\d+(, \d+)*$'
  AND NOT EXISTS (SELECT 1 FROM "returns" r WHERE r."order_id" = n."order_id" AND r."at" >= n."at")
ORDER BY n."order_id", n."at" DESC;
