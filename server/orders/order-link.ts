import { eq } from 'drizzle-orm';
import { type Language, prefixOf } from '#domain/languages.ts';
import { orders } from '../platform/db/schema.ts';
import type { Services } from '../platform/services.ts';
import type { Order } from './append-events.ts';

const PURPOSE = 'order';

/** Where an order's page is, in a language. The token is the same every time and does not end: mails are kept for years. */
export const orderPath = ({ signing }: Pick<Services, 'signing'>, id: string, language: Language): string =>
  `${prefixOf(language)}/order/${signing.token(PURPOSE, id)}`;

/** The same as a whole address, for mails. */
export const orderLink = (
  services: Pick<Services, 'signing' | 'env'>,
  order: Pick<Order, 'id' | 'language'>,
): string => services.env.publicUrl + orderPath(services, order.id, order.language);

/** The order that a token opens: one that was paid. Whatever else is asked for, there is none. */
export async function openOrder({ db, signing, now }: Services, token: string): Promise<Order | undefined> {
  const read = signing.read(PURPOSE, token, now());
  if (!read.ok) return undefined;
  const [order] = await db.select().from(orders).where(eq(orders.id, read.id));
  return order?.paidAt ? order : undefined;
}
