ALTER TABLE "pieces" ADD COLUMN "kind" text GENERATED ALWAYS AS (md5(sold::text)) STORED;--> statement-breakpoint
CREATE INDEX "pieces_kinds" ON "pieces" USING btree ("order_id","state","kind");