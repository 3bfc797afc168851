ALTER TABLE "order_moves" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "order_moves" CASCADE;--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_order_id_orders_id_fk";
--> statement-breakpoint
DROP INDEX "audit_entries_order";--> statement-breakpoint
ALTER TABLE "audit_entries" DROP COLUMN "order_id";--> statement-breakpoint
ALTER TABLE "audit_entries" DROP COLUMN "version";