CREATE TABLE "queue_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"change" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pickups" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "to_wind" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "account_requests_account" ON "account_requests" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "account_requests_asked" ON "account_requests" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "data_requests_asked" ON "data_requests" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "order_notices_surplus" ON "order_notices" USING btree (("detail"->>'reference')) WHERE "order_notices"."about" = 'surplus payment';--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("promised_on","paid_at","id","state","pickups","to_wind","shipping_country") WHERE "orders"."state" in ('paid', 'in the making');--> statement-breakpoint
CREATE INDEX "orders_open_paid" ON "orders" USING btree ("paid_at","id") WHERE "orders"."state" in ('paid', 'in the making');--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("created_at") WHERE "orders"."paid_at" is null;--> statement-breakpoint
CREATE INDEX "orders_phone" ON "orders" USING btree ("shipped_at") WHERE "orders"."phone" is not null;--> statement-breakpoint
CREATE INDEX "orders_erasure" ON "orders" USING btree ("erasure_asked_at") WHERE "orders"."erasure_asked_at" is not null and "orders"."email" is not null;--> statement-breakpoint
CREATE INDEX "payment_events_received" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "signed_links_end" ON "signed_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "withdrawals_unmatched" ON "withdrawals" USING btree ("received_at") WHERE "withdrawals"."order_id" is null;--> statement-breakpoint
CREATE INDEX "pieces_on_bench" ON "pieces" USING btree ("order_id") WHERE "pieces"."state" = 'on the bench';--> statement-breakpoint
CREATE INDEX "mails_of_no_order" ON "mails" USING btree ("asked_at") WHERE "mails"."order_id" is null;--> statement-breakpoint
-- Counts an order's pickups on its row, and the changes of the queue in lines of their own: whoever writes pieces has locked
-- their order before, so nothing waits here that did not wait already.
create function count_pieces() returns trigger language plpgsql set search_path from current as $$
begin
  update orders set pickups = orders.pickups + sign * counted.pickups, to_wind = orders.to_wind + sign * counted.to_wind
  from (
    select order_id, count(*) as pickups, count(*) filter (where state = 'to wind') as to_wind,
      case when tg_op = 'INSERT' then 1 else -1 end as sign
    from changed group by order_id
  ) counted
  where orders.id = counted.order_id;
  return null;
end $$;--> statement-breakpoint
create trigger pieces_come after insert on pieces referencing new table as changed
  for each statement execute function count_pieces();--> statement-breakpoint
create trigger pieces_go after delete on pieces referencing old table as changed
  for each statement execute function count_pieces();--> statement-breakpoint
create function count_moved_piece() returns trigger language plpgsql set search_path from current as $$
begin
  update orders set to_wind = to_wind + case when new.state = 'to wind' then 1 else -1 end where id = new.order_id;
  return null;
end $$;--> statement-breakpoint
create trigger pieces_move after update of state on pieces for each row
  when ((old.state = 'to wind') <> (new.state = 'to wind')) execute function count_moved_piece();--> statement-breakpoint
create function count_queue() returns trigger language plpgsql set search_path from current as $$
declare
  before integer := 0;
  after integer := 0;
begin
  if tg_op <> 'INSERT' and old.state in ('paid', 'in the making') then before := old.to_wind; end if;
  if tg_op <> 'DELETE' and new.state in ('paid', 'in the making') then after := new.to_wind; end if;
  if after <> before then insert into queue_changes (change) values (after - before); end if;
  return null;
end $$;--> statement-breakpoint
create trigger orders_queue after insert or delete or update of state, to_wind on orders
  for each row execute function count_queue();--> statement-breakpoint
-- Of what is open already; what is over is never counted again.
update orders set pickups = counted.pickups, to_wind = counted.to_wind
from (
  select order_id, count(*) as pickups, count(*) filter (where pieces.state = 'to wind') as to_wind
  from pieces join orders on orders.id = pieces.order_id where orders.state in ('paid', 'in the making') group by order_id
) counted
where orders.id = counted.order_id;
