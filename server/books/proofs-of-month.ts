import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { ProvenExport } from '#domain/books/book-csv.ts';
import { cents } from '#domain/money.ts';
import { FILE_ENDINGS } from '#domain/shipping/export-proof.ts';
import { exportedOrders, proofFiles } from '../platform/db/parcels-schema.ts';
import { orders } from '../platform/db/schema.ts';
import type { Services } from '../platform/services.ts';
import type { Span } from './read-books.ts';

/** An export of a month; `fileId` is the photograph of the proving list. */
export interface MonthExport extends ProvenExport {
  readonly version: number;
  readonly fileId: string | null;
}

export async function exportsOfSpan(
  { db }: Pick<Services, 'db'>,
  { from, until }: Span,
): Promise<readonly MonthExport[]> {
  const rows = await db
    .select({
      order: orders.number,
      version: orders.version,
      invoice: exportedOrders.invoiceNumber,
      posted: exportedOrders.posted,
      country: orders.shippingCountry,
      total: orders.total,
      refunded: orders.refunded,
      proof: exportedOrders.proof,
      reference: exportedOrders.reference,
      fileId: exportedOrders.fileId,
      day: proofFiles.day,
      type: proofFiles.type,
    })
    .from(exportedOrders)
    .innerJoin(orders, eq(orders.id, exportedOrders.orderId))
    .leftJoin(proofFiles, eq(proofFiles.id, exportedOrders.fileId))
    .where(and(gte(exportedOrders.posted, from), lt(exportedOrders.posted, until)))
    .orderBy(asc(exportedOrders.posted), asc(orders.number));
  return rows.flatMap(({ total, refunded, posted, day, type, ...row }) =>
    posted === null
      ? []
      : [
          {
            ...row,
            posted,
            paid: cents(total - refunded),
            file: row.fileId && day && type ? `${day}-${row.fileId.slice(0, 8)}.${FILE_ENDINGS[type]}` : null,
          },
        ],
  );
}

/** Photographs of exports, by their name in the list. */
export async function proofFilesOf(
  { db }: Pick<Services, 'db'>,
  exports: readonly MonthExport[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const named = new Map(
    exports.flatMap(({ fileId, file }) => (fileId && file ? [[fileId, file] as const] : [])),
  );
  if (named.size === 0) return new Map();
  const rows = await db
    .select({ id: proofFiles.id, content: proofFiles.content })
    .from(proofFiles)
    .where(inArray(proofFiles.id, [...named.keys()]));
  return new Map(rows.map(({ id, content }) => [named.get(id) ?? id, content]));
}
