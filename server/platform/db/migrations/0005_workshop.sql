CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid,
	"what" text NOT NULL,
	"before" text,
	"after" text,
	"version" integer NOT NULL,
	"place" integer NOT NULL,
	"by_account" uuid,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"withdrawal_id" uuid,
	"quantities" jsonb NOT NULL,
	"told" date NOT NULL,
	"post_by" date,
	"posted" date,
	"here" date,
	"refunded" date,
	"by_account" uuid,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "returns_number_unique" UNIQUE("number"),
	CONSTRAINT "returns_withdrawal_id_unique" UNIQUE("withdrawal_id")
);
--> statement-breakpoint
CREATE TABLE "measurements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"piece_id" uuid NOT NULL,
	"resistance_ohm" double precision NOT NULL,
	"temperature_c" double precision NOT NULL,
	"resistance_20_ohm" double precision NOT NULL,
	"inductance_h" double precision NOT NULL,
	"coils_ohm" jsonb NOT NULL,
	"turns" jsonb NOT NULL,
	"in_tolerance" boolean NOT NULL,
	"verdict" text NOT NULL,
	"note" text,
	"by_account" uuid,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"text" text NOT NULL,
	"on_sheet" boolean NOT NULL,
	"by_account" uuid,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"box" text NOT NULL,
	"grams" integer,
	"carrier" text,
	"tracking" text,
	"packed_by" text NOT NULL,
	"label_printed_at" timestamp with time zone,
	"handed_over_at" timestamp with time zone,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "pieces" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"copy" integer NOT NULL,
	"build" jsonb NOT NULL,
	"awg" integer NOT NULL,
	"state" text DEFAULT 'to wind' NOT NULL,
	"serial" text,
	"machine" integer,
	"held_by" uuid,
	"held_name" text,
	"started_at" timestamp with time zone,
	"wound_at" timestamp with time zone,
	CONSTRAINT "pieces_serial_unique" UNIQUE("serial")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"state" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"parts" jsonb NOT NULL,
	"reason" text NOT NULL,
	"return_id" uuid,
	"provider_reference" text,
	"failure" text,
	"by_account" uuid,
	"by_name" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "running_numbers" (
	"kind" text PRIMARY KEY NOT NULL,
	"last" text
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promised_on" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promise_moved" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "invoice_number" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_piece_id_pieces_id_fk" FOREIGN KEY ("piece_id") REFERENCES "public"."pieces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pieces" ADD CONSTRAINT "pieces_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pieces" ADD CONSTRAINT "pieces_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_order" ON "audit_entries" USING btree ("order_id","version");--> statement-breakpoint
CREATE INDEX "returns_order" ON "returns" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "returns_open" ON "returns" USING btree ("refunded","told");--> statement-breakpoint
CREATE INDEX "measurements_piece" ON "measurements" USING btree ("piece_id","at");--> statement-breakpoint
CREATE INDEX "order_notes_order" ON "order_notes" USING btree ("order_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "parcels_number" ON "parcels" USING btree ("order_id","number");--> statement-breakpoint
CREATE INDEX "parcels_tracking" ON "parcels" USING btree ("tracking");--> statement-breakpoint
CREATE INDEX "parcels_handed_over" ON "parcels" USING btree ("handed_over_at");--> statement-breakpoint
CREATE UNIQUE INDEX "pieces_number" ON "pieces" USING btree ("order_id","number");--> statement-breakpoint
CREATE INDEX "pieces_line" ON "pieces" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "pieces_serial_prefix" ON "pieces" USING btree ("serial" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "pieces_machine" ON "pieces" USING btree ("machine","started_at") WHERE "pieces"."machine" is not null;--> statement-breakpoint
CREATE INDEX "pieces_wound" ON "pieces" USING btree ("wound_at") WHERE "pieces"."wound_at" is not null;--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id","asked_at");--> statement-breakpoint
CREATE INDEX "refunds_done" ON "refunds" USING btree ("done_at");--> statement-breakpoint
CREATE INDEX "refunds_return" ON "refunds" USING btree ("return_id");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("state") WHERE "refunds"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "orders_number_prefix" ON "orders" USING btree ("number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_words" ON "orders" USING gin (to_tsvector('simple', translate(coalesce("shipping_name", '') || ' ' || coalesce("email", ''), '@.-_+''ÀÁÂÃÄÅĀĂĄàáâãäåāăąÇĆČçćčĎĐďđÈÉÊËĒĖĘĚèéêëēėęěĞĢğģÌÍÎÏĪĮİìíîïīįıĶķĹĻĽŁĺļľłÑŃŅŇñńņňÒÓÔÕÖØŌŐòóôõöøōőŔŘŕřŚŞŠȘśşšșßŢŤȚţťțÙÚÛÜŪŮŰŲùúûüūůűųÝŸýÿŹŻŽźżž', '      aaaaaaaaaaaaaaaaaaccccccddddeeeeeeeeeeeeeeeeggggiiiiiiiiiiiiiikkllllllllnnnnnnnnoooooooooooooooorrrrsssssssssttttttuuuuuuuuuuuuuuuuyyyyzzzzzz')));--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("paid_at") WHERE "orders"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_shipped" ON "orders" USING btree ("shipped_at") WHERE "orders"."shipped_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_unplanned" ON "orders" USING btree ("paid_at") WHERE "orders"."promised_on" is null and "orders"."paid_at" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_invoice_number_unique" UNIQUE("invoice_number");