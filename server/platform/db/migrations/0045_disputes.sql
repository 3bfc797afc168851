ALTER TABLE "orders" ADD COLUMN "disputed_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "held" text;--> statement-breakpoint
CREATE INDEX "orders_held" ON "orders" USING btree ("promised_on") WHERE "orders"."held" is not null;