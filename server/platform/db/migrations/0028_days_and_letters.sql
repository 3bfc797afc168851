CREATE TABLE "absences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"who" uuid,
	"who_name" text,
	"by_account" uuid,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text
);
--> statement-breakpoint
CREATE TABLE "day_places" (
	"piece_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"place" integer NOT NULL,
	"by_account" uuid,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "buyer_letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"from_whom" text NOT NULL,
	"state" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"until" timestamp with time zone,
	"otherwise" integer,
	"original" jsonb,
	"given" jsonb,
	"set_day" date,
	"in_reply_to" uuid,
	"by_account" uuid,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "day_places" ADD CONSTRAINT "day_places_piece_id_pieces_id_fk" FOREIGN KEY ("piece_id") REFERENCES "public"."pieces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buyer_letters" ADD CONSTRAINT "buyer_letters_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "absences_open" ON "absences" USING btree ("until_day") WHERE "absences"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "day_places_day" ON "day_places" USING btree ("day");--> statement-breakpoint
CREATE INDEX "buyer_letters_order" ON "buyer_letters" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "buyer_letters_open" ON "buyer_letters" USING btree ("state","at") WHERE "buyer_letters"."state" <> 'done';--> statement-breakpoint
CREATE INDEX "buyer_letters_done" ON "buyer_letters" USING btree ("done_at");