import { sql } from 'drizzle-orm';
import type { BookedOrder } from '#domain/admin/month.ts';
import { type MarginRow, marginRows } from '#domain/stock/margin.ts';
import { isWithin, type Span } from '../books/index.ts';
import { orderLines, orders } from '../platform/db/schema.ts';
import { stockParts } from '../platform/db/stock-schema.ts';
import { units } from '../platform/db/workshop-schema.ts';
import type { Services } from '../platform/services.ts';
import { readKinds } from '../stock/index.ts';

interface Piece {
  readonly id: string;
  readonly kind: string;
  /** Equal for pickups that were sold with the same data. */
  readonly alike: string | null;
  /** Line and copy: pickups of one set share it, and its price. */
  readonly copy: string;
  /** Price of the whole copy, cents. */
  readonly price: number;
}

/** A subquery per order, because a month is a small part of all orders. */
const PIECES = sql<readonly Piece[] | null>`(select json_agg(json_build_object(
    'id', ${units.id}, 'kind', ${units.sold}->>'kind', 'alike', "pieces"."kind", 'copy', ${units.lineId} || ' ' || ${units.copy},
    'price', (select ${orderLines.unit} from ${orderLines} where ${sql`${orderLines.id} = ${units.lineId}`})))
  from ${units} where ${sql`${units.orderId} = ${orders.id}`})`;

/** Revenue of the pickups that were paid in a span, and the cost of their parts at today's prices. */
export async function readMargin(
  { db }: Services,
  span: Span,
  booked: readonly BookedOrder[],
): Promise<readonly MarginRow[]> {
  const [rows, parts] = await Promise.all([
    db.select({ number: orders.number, pieces: PIECES }).from(orders).where(isWithin(orders.paidAt, span)),
    db.select({ id: stockParts.id, price: stockParts.price, pack: stockParts.pack }).from(stockParts),
  ]);
  const prices = new Map(parts.map((part) => [part.id, part]));
  const samples = new Map(
    rows.flatMap(({ pieces }) => (pieces ?? []).map(({ alike, id }) => [alike, id] as const)),
  );
  const kinds = await readKinds(db, [...samples.values()]);
  const piecesOf = new Map(rows.map(({ number, pieces }) => [number, pieces ?? []]));
  const sold = booked.map(({ number, goods, vat }) => {
    const pieces = piecesOf.get(number) ?? [];
    const copies = Map.groupBy(pieces, ({ copy }) => copy);
    return {
      ...{ goods, vat },
      pieces: pieces.map((piece) => ({
        kind: piece.kind,
        price: piece.price / (copies.get(piece.copy)?.length ?? 1),
        needs: kinds.get(piece.alike ?? '') ?? [],
      })),
    };
  });
  return marginRows(sold, (part) => prices.get(part));
}
