CREATE TABLE "setup_skips" (
	"item" text PRIMARY KEY NOT NULL,
	"by_account" uuid,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oss_records" (
	"version" integer PRIMARY KEY NOT NULL,
	"from_day" date,
	"by_account" uuid,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "code_id" uuid;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "from_day" date;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "least_goods_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD COLUMN "most_uses" integer DEFAULT 1;--> statement-breakpoint
CREATE INDEX "orders_invoice_words" ON "orders" USING gin (to_tsvector('simple', translate(coalesce("invoice_to" ->> 'name', '') || ' ' || coalesce("invoice_to" -> 'address' ->> 'line1', '') || ' ' || coalesce("invoice_to" -> 'address' ->> 'line2', '') || ' ' || coalesce("invoice_to" -> 'address' ->> 'postal_code', '') || ' ' || coalesce("invoice_to" -> 'address' ->> 'city', ''), '@.-_+''ÀÁÂÃÄÅĀĂĄàáâãäåāăąÇĆČçćčĎĐďđÈÉÊËĒĖĘĚèéêëēėęěĞĢğģÌÍÎÏĪĮİìíîïīįıĶķĹĻĽŁĺļľłÑŃŅŇñńņňÒÓÔÕÖØŌŐòóôõöøōőŔŘŕřŚŞŠȘśşšșßŢŤȚţťțÙÚÛÜŪŮŰŲùúûüūůűųÝŸýÿŹŻŽźżž', '      aaaaaaaaaaaaaaaaaaccccccddddeeeeeeeeeeeeeeeeggggiiiiiiiiiiiiiikkllllllllnnnnnnnnoooooooooooooooorrrrsssssssssttttttuuuuuuuuuuuuuuuuyyyyzzzzzz'))) WHERE "orders"."invoice_to" is not null;--> statement-breakpoint
CREATE INDEX "orders_code" ON "orders" USING btree ("code_id") WHERE "orders"."code_id" is not null;--> statement-breakpoint
UPDATE "orders" SET "code_id" = "discount_codes"."id" FROM "discount_codes" WHERE "discount_codes"."order_id" = "orders"."id";
