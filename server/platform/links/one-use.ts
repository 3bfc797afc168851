import { and, eq, gt, isNull } from 'drizzle-orm';
import { HOUR_MS } from '#domain/calendar/day.ts';
import type { Db } from '../db/database.ts';
import type { LinkPurpose } from '../db/link-purposes.ts';
import { signedLinks } from '../db/schema/platform.ts';
import type { Signing } from './signing.ts';

export type LinkFault = 'unknown' | 'expired' | 'used';

export interface FoundLink {
  readonly id: string;
  /** Id of its subject. */
  readonly about: string;
  readonly expiresAt: Date;
}

/** Creates a link in the transaction of its subject. The caller chooses its id. */
export async function addLink(
  tx: Db,
  link: { id: string; purpose: LinkPurpose; about: string; hours: number; now: Date },
): Promise<void> {
  const { id, purpose, about, hours, now } = link;
  const expiresAt = new Date(now.getTime() + hours * HOUR_MS);
  await tx.insert(signedLinks).values({ id, purpose, about, createdAt: now, expiresAt });
}

/**
 * The token for a mail that is sent now. Its lifetime starts again, because a mail may have waited for days; a repeated
 * job sends the same token. Undefined if the link was used.
 */
export async function tokenToSend(
  db: Db,
  signing: Signing,
  { id, purpose, hours, now }: { id: string; purpose: LinkPurpose; hours: number; now: Date },
): Promise<string | undefined> {
  const expiresAt = new Date(now.getTime() + hours * HOUR_MS);
  const [link] = await db
    .update(signedLinks)
    .set({ expiresAt })
    .where(and(eq(signedLinks.id, id), eq(signedLinks.purpose, purpose), isNull(signedLinks.usedAt)))
    .returning({ id: signedLinks.id });
  return link && signing.token(purpose, link.id);
}

/** Reads a link without using it: mail scanners open every link. */
export async function findLink(
  db: Db,
  signing: Signing,
  { purpose, token, now }: { purpose: LinkPurpose; token: string; now: Date },
): Promise<({ readonly ok: true } & FoundLink) | { readonly ok: false; readonly why: LinkFault }> {
  const read = signing.read(purpose, token, now);
  if (!read.ok) return read;
  const [link] = await db
    .select()
    .from(signedLinks)
    .where(and(eq(signedLinks.id, read.id), eq(signedLinks.purpose, purpose)));
  if (!link) return { ok: false, why: 'unknown' };
  if (link.usedAt) return { ok: false, why: 'used' };
  if (link.expiresAt <= now) return { ok: false, why: 'expired' };
  return { ok: true, id: link.id, about: link.about, expiresAt: link.expiresAt };
}

/** Uses a link in the transaction of its effect; false if another request was faster. */
export async function spendLink(tx: Db, id: string, now: Date): Promise<boolean> {
  const spent = await tx
    .update(signedLinks)
    .set({ usedAt: now })
    .where(and(eq(signedLinks.id, id), isNull(signedLinks.usedAt), gt(signedLinks.expiresAt, now)))
    .returning({ id: signedLinks.id });
  return spent.length > 0;
}
