CREATE TABLE "discount_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"percent" integer NOT NULL,
	"until" date NOT NULL,
	"email" text,
	"note" text NOT NULL,
	"by_account" uuid,
	"by_name" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" text,
	"order_id" uuid,
	"redeemed_at" timestamp with time zone,
	"provider_key" text NOT NULL,
	"provider_reference" text,
	"provider_closed_at" timestamp with time zone,
	"failure" text,
	CONSTRAINT "discount_codes_code_unique" UNIQUE("code"),
	CONSTRAINT "discount_codes_provider_key_unique" UNIQUE("provider_key"),
	CONSTRAINT "discount_codes_provider_reference_unique" UNIQUE("provider_reference")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_percent" integer;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "discount_codes_order" ON "discount_codes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "discount_codes_issued" ON "discount_codes" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX "discount_codes_email" ON "discount_codes" USING btree ("email");