CREATE TABLE "mails" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" uuid,
	"kind" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone,
	"held_until" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "order_papers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"number" text NOT NULL,
	"pdf" "bytea" NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_papers" ADD CONSTRAINT "order_papers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_order" ON "mails" USING btree ("order_id","asked_at");--> statement-breakpoint
CREATE INDEX "mails_state" ON "mails" USING btree ("state","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_papers_once" ON "order_papers" USING btree ("order_id","kind","language");