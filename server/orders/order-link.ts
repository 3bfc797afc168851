import { eq } from 'drizzle-orm';
import { type Language, prefixOf } from '#domain/languages.ts';
import { orders } from '../platform/db/schema/orders.ts';
import type { Services } from '../platform/services.ts';
import type { Order } from './append-events.ts';

const PURPOSE = 'order';

/** Path of an order's page. The token is deterministic and never expires, because mails are kept for years. */
export const orderPath = ({ signing }: Pick<Services, 'signing'>, id: string, language: Language): string =>
  `${prefixOf(language)}/order/${signing.token(PURPOSE, id)}`;

export const orderLink = (
  services: Pick<Services, 'signing' | 'env'>,
  order: Pick<Order, 'id' | 'language'>,
): string => services.env.publicUrl + orderPath(services, order.id, order.language);

/** The paid order of a token; undefined for anything else. */
export async function openOrder({ db, signing, now }: Services, token: string): Promise<Order | undefined> {
  const read = signing.read(PURPOSE, token, now());
  if (!read.ok) return undefined;
  const [order] = await db.select().from(orders).where(eq(orders.id, read.id));
  return order?.paidAt ? order : undefined;
}
