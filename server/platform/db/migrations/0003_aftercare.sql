CREATE TABLE "data_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"email" text,
	"order_number" text,
	"note" text,
	"asked_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "signed_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"about" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"order_number" text NOT NULL,
	"email" text NOT NULL,
	"goods" text,
	"same_as" text NOT NULL,
	"order_id" uuid,
	"received_at" timestamp with time zone NOT NULL,
	"acknowledged_at" timestamp with time zone,
	CONSTRAINT "withdrawals_same_as_unique" UNIQUE("same_as")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "erasure_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_requests_email" ON "data_requests" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "withdrawals_order" ON "withdrawals" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "withdrawals_email" ON "withdrawals" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "withdrawals_state" ON "withdrawals" USING btree ("state","received_at");--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree (lower("email"));