CREATE TABLE "buying_choices" (
	"part" text PRIMARY KEY NOT NULL,
	"ticked" boolean DEFAULT true NOT NULL,
	"packs" integer,
	"added" boolean DEFAULT false NOT NULL,
	"by_account" uuid,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ordered_id" uuid NOT NULL,
	"supplier_id" uuid,
	"supplier_name" text NOT NULL,
	"part" text NOT NULL,
	"packs" integer NOT NULL,
	"amount" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"ordered_on" date NOT NULL,
	"first_due" date NOT NULL,
	"due" date NOT NULL,
	"due_said_at" timestamp with time zone NOT NULL,
	"came" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp with time zone,
	"cancelled" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"by_account" uuid,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"piece_id" uuid,
	"stage" text NOT NULL,
	"by_account" uuid,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"returned_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "stock_lots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"part" text NOT NULL,
	"name" text NOT NULL,
	"on_hand" integer NOT NULL,
	"full" integer NOT NULL,
	"reel" integer DEFAULT 0 NOT NULL,
	"enamel" text,
	"diameter_mm" double precision,
	"field_mt" double precision,
	"place" text DEFAULT 'sealed' NOT NULL,
	"opened_on" date,
	"used_since" integer DEFAULT 0 NOT NULL,
	"weighed_on" date,
	"version" integer DEFAULT 0 NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_lots_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"part" text NOT NULL,
	"lot_id" uuid,
	"kind" text NOT NULL,
	"change" integer NOT NULL,
	"book" integer NOT NULL,
	"reason" text,
	"note" text,
	"booking_id" uuid,
	"purchase_id" uuid,
	"request_id" uuid,
	"by_account" uuid,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_movements_request_id_unique" UNIQUE("request_id")
);
--> statement-breakpoint
CREATE TABLE "stock_parts" (
	"id" text PRIMARY KEY NOT NULL,
	"on_hand" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"counted_at" timestamp with time zone,
	"drawer" text,
	"reorder" integer DEFAULT 0 NOT NULL,
	"pack" integer DEFAULT 1 NOT NULL,
	"pack_word" text DEFAULT 'piece' NOT NULL,
	"price_cents" integer DEFAULT 0 NOT NULL,
	"supplier_id" uuid,
	"when_out" text,
	"is_example" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_standing" (
	"id" integer PRIMARY KEY NOT NULL,
	"short" integer NOT NULL,
	"breaks" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suppliers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"town" text NOT NULL,
	"way" text NOT NULL,
	"contact" text NOT NULL,
	"post_cents" integer NOT NULL,
	"free_from_cents" integer,
	"days" integer NOT NULL,
	"is_example" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "purchase_lines" ADD CONSTRAINT "purchase_lines_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_bookings" ADD CONSTRAINT "stock_bookings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_bookings" ADD CONSTRAINT "stock_bookings_piece_id_pieces_id_fk" FOREIGN KEY ("piece_id") REFERENCES "public"."pieces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_lot_id_stock_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."stock_lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_booking_id_stock_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."stock_bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_purchase_id_purchase_lines_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchase_lines"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_parts" ADD CONSTRAINT "stock_parts_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchase_lines_on_the_way" ON "purchase_lines" USING btree ("due") WHERE "purchase_lines"."done_at" is null;--> statement-breakpoint
CREATE INDEX "purchase_lines_done" ON "purchase_lines" USING btree ("done_at");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_lines_once" ON "purchase_lines" USING btree ("ordered_id","part");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_bookings_once" ON "stock_bookings" USING btree ("piece_id","stage") WHERE "stock_bookings"."returned_at" is null and "stock_bookings"."stage" <> 'again';--> statement-breakpoint
CREATE UNIQUE INDEX "stock_bookings_boxes" ON "stock_bookings" USING btree ("order_id") WHERE "stock_bookings"."returned_at" is null and "stock_bookings"."stage" = 'box';--> statement-breakpoint
CREATE INDEX "stock_bookings_piece" ON "stock_bookings" USING btree ("piece_id");--> statement-breakpoint
CREATE INDEX "stock_bookings_order" ON "stock_bookings" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "stock_lots_part" ON "stock_lots" USING btree ("part","on_hand");--> statement-breakpoint
CREATE INDEX "stock_movements_part" ON "stock_movements" USING btree ("part","id");--> statement-breakpoint
CREATE INDEX "stock_movements_lot" ON "stock_movements" USING btree ("lot_id","id");--> statement-breakpoint
CREATE INDEX "stock_movements_booking" ON "stock_movements" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "stock_movements_purchase" ON "stock_movements" USING btree ("purchase_id");