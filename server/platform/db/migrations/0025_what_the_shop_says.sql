CREATE TABLE "company_records" (
	"version" integer PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL,
	"by_account" uuid,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"publication" uuid NOT NULL,
	"key" text NOT NULL,
	"before_cents" integer NOT NULL,
	"after_cents" integer NOT NULL,
	"outcome" text NOT NULL,
	"lowest_cents" integer,
	"read_back_at" timestamp with time zone,
	"failure" text,
	"by_account" uuid,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_drafts" (
	"key" text PRIMARY KEY NOT NULL,
	"amount_cents" integer NOT NULL,
	"started_from_cents" integer NOT NULL,
	"by_account" uuid,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_publications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"changes" jsonb NOT NULL,
	"by_account" uuid,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sale_pauses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"target" text NOT NULL,
	"parts" jsonb NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"words" text NOT NULL,
	"until" date,
	"ends_with_goods" boolean DEFAULT false NOT NULL,
	"by_account" uuid,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text
);
--> statement-breakpoint
CREATE TABLE "shop_text_drafts" (
	"place" text PRIMARY KEY NOT NULL,
	"said" jsonb NOT NULL,
	"from_at" timestamp with time zone,
	"until_at" timestamp with time zone,
	"by_account" uuid,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_texts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"said" jsonb NOT NULL,
	"from_at" timestamp with time zone,
	"until_at" timestamp with time zone,
	"by_account" uuid,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "price_changes_key" ON "price_changes" USING btree ("key","at");--> statement-breakpoint
CREATE INDEX "price_changes_at" ON "price_changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "sale_pauses_target" ON "sale_pauses" USING btree ("target","at");--> statement-breakpoint
CREATE INDEX "shop_texts_place" ON "shop_texts" USING btree ("place","at");