CREATE TABLE "exports" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"invoice_number" text NOT NULL,
	"posted" date,
	"proven_at" timestamp with time zone,
	"proof" text,
	"proven_by" text,
	"reference" text,
	"file_id" uuid,
	CONSTRAINT "exports_invoice_number_unique" UNIQUE("invoice_number")
);
--> statement-breakpoint
CREATE TABLE "hand_overs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"orders" jsonb NOT NULL,
	"by_account" uuid,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"stayed" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proof_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"by_account" uuid,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "delivery_undone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "exports" ADD CONSTRAINT "exports_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exports" ADD CONSTRAINT "exports_file_id_proof_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."proof_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exports_unproven" ON "exports" USING btree ("posted") WHERE "exports"."posted" is not null and "exports"."proven_at" is null;--> statement-breakpoint
CREATE INDEX "exports_posted" ON "exports" USING btree ("posted") WHERE "exports"."posted" is not null;--> statement-breakpoint
CREATE INDEX "exports_file" ON "exports" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "hand_overs_waiting" ON "hand_overs" USING btree ("at") WHERE "hand_overs"."done_at" is null and "hand_overs"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "hand_overs_at" ON "hand_overs" USING btree ("at");--> statement-breakpoint
CREATE INDEX "proof_files_day" ON "proof_files" USING btree ("day");--> statement-breakpoint
CREATE INDEX "parcels_delivery_undone" ON "parcels" USING btree ("order_id") WHERE "parcels"."delivery_undone_at" is not null;--> statement-breakpoint
CREATE INDEX "parcels_at_desk" ON "parcels" USING btree ("order_id") WHERE "parcels"."label_printed_at" is not null and "parcels"."handed_over_at" is null;