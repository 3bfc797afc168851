import { randomBytes } from 'node:crypto';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { type Day, dayOf } from '#domain/calendar/day.ts';
import { CODE_BYTES, codeFault, codeFrom, codesIn, readWord, WORD_FAULT } from '#domain/checkout/code.ts';
import { plainAddress } from '#domain/email-address.ts';
import { inEach } from '#domain/languages.ts';
import type { Cents } from '#domain/money.ts';
import { byOf, refuse, refuseOther, type Staff, type WorkshopOutcome } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { discountCodes } from '../platform/db/workshop-schema.ts';
import type { Services } from '../platform/services.ts';
import { changeCode } from './change-shopfront.ts';
import { CODE_REFUSALS } from './price-refusals.messages.ts';
import { syncCodeNow } from './sync-code.ts';

interface Issuing {
  /** Given by the page: pressed twice, it is one code. */
  readonly id: string;
  readonly percent: number;
  /** Null for a code that is valid at once. */
  readonly from: Day | null;
  readonly until: Day;
  /** What the goods of an order must come to. */
  readonly leastGoods: Cents;
  /** How many orders may use it; null for any number. */
  readonly mostUses: number | null;
  /** Null for a code that anybody may use. */
  readonly email: string | null;
  readonly note: string;
  /** What the makers call it; null for a random code. */
  readonly word?: string | null | undefined;
}

export interface IssuedCode {
  readonly id: string;
  readonly code: string;
  /** False while the provider has not made it; the shop goes on by itself. */
  readonly isReady: boolean;
}

/** 160 bits: what nobody is told cannot be tried at the provider past us. */
const newKey = () => `GW${randomBytes(20).toString('hex').toUpperCase()}`;

const refuseTaken = (code: string): never =>
  refuse(
    409,
    inEach(CODE_REFUSALS, ({ taken }) => taken(code)),
  );

/** Issues a code that takes something off orders, for one address or for anybody who has it. */
export async function issueCode(
  services: Services,
  by: Staff,
  { id, percent, from, until, leastGoods, mostUses, email, note: why, word: typed = null }: Issuing,
): Promise<WorkshopOutcome<IssuedCode>> {
  const issued = await changeCode(services, by, async ({ tx, now, note }) => {
    const fault = codeFault({ percent, from, until }, dayOf(now));
    if (fault) refuse(422, fault);
    const ofOne = email === null ? null : plainAddress(email);
    const code = typed === null ? codeFrom(randomBytes(CODE_BYTES)) : readWord(typed);
    if (code === undefined) return refuse(422, WORD_FAULT);
    // A random code may be typed without its hyphens: nothing else may be spelled so.
    const meant = and(inArray(discountCodes.code, codesIn(code)), ne(discountCodes.id, id));
    const [other] = await tx.select({ code: discountCodes.code }).from(discountCodes).where(meant);
    if (other) return refuseTaken(other.code);
    const written = await tx
      .insert(discountCodes)
      .values({
        ...{ id, code, percent, from, until, leastGoods, mostUses },
        note: why,
        issuedAt: now,
        providerKey: newKey(),
        email: ofOne,
        ...byOf(by),
      })
      .onConflictDoNothing()
      .returning({ id: discountCodes.id });
    if (written.length === 0) {
      const [known] = await tx.select().from(discountCodes).where(eq(discountCodes.id, id));
      if (!known) return refuseTaken(code);
      const asked = { percent, from, until, leastGoods, mostUses, email: ofOne, note: why };
      refuseOther(known, typed === null ? asked : { ...asked, code });
      return {};
    }
    const terms = { percent, until, leastGoods, mostUses, ...(from === null ? {} : { from }) };
    note({ kind: 'code-issued', payload: { code, isOfOne: email !== null, ...terms } });
    await services.jobs.send(tx, 'agree-code', { codeId: id });
    return {};
  });
  if (!issued.ok) return issued;
  await syncCodeNow(services, id);
  return { ok: true, value: await issuedCode(services.db, id) };
}

async function issuedCode(db: Db, id: string): Promise<IssuedCode> {
  const [row] = await db.select().from(discountCodes).where(eq(discountCodes.id, id));
  if (!row) throw new Error('A code was there, and then it was not');
  return { id, code: row.code, isReady: row.providerReference !== null };
}
