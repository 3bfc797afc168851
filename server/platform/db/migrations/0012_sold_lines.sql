ALTER TABLE "order_lines" ADD COLUMN "sold" jsonb;--> statement-breakpoint
ALTER TABLE "pieces" ADD COLUMN "sold" jsonb;--> statement-breakpoint
CREATE INDEX "order_lines_unfrozen" ON "order_lines" USING btree ("id") WHERE "order_lines"."sold" is null;