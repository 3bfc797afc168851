ALTER TABLE "orders" ADD COLUMN "by_hand" jsonb;--> statement-breakpoint
ALTER TABLE "pieces" ADD COLUMN "apart" text;--> statement-breakpoint
CREATE INDEX "pieces_apart" ON "pieces" USING btree ("apart","wound_at") WHERE "pieces"."apart" <> 'gone';