import { and, eq, isNull, sql } from 'drizzle-orm';
import { addDays, type Day, dayOf, daysBetween } from '#domain/calendar/day.ts';
import { inEach, type Language, type Sentence } from '#domain/languages.ts';
import { firstJump, type Jump, type MovedPromise, movedPromises } from '#domain/production/moved-promises.ts';
import { type Absence, openDays } from '#domain/production/open-days.ts';
import { promisedDay } from '#domain/production/queue.ts';
import { awayText } from '#domain/shopfront/away.messages.ts';
import type { ShopText } from '#domain/shopfront/text-places.ts';
import {
  appendEvents,
  byOf,
  changeAudited,
  lockOrder,
  refuse,
  refuseOther,
  type Staff,
  staffIn,
  tellBuyer,
  type WorkshopOutcome,
} from '../orders/index.ts';
import { accounts } from '../platform/db/accounts-schema.ts';
import type { Db } from '../platform/db/database.ts';
import { absences } from '../platform/db/days-schema.ts';
import type { Services } from '../platform/services.ts';
import { readAbsences } from '../platform/shopfront/read-announcements.ts';
import { DAY_REFUSALS } from './day-refusals.messages.ts';
import { readOpenOrders } from './read-open-orders.ts';
import { readQueue } from './read-queue.ts';

/** More than this is no absence but an end. */
const MOST_DAYS = 366;

type Closing = Absence;

/** What closing some days would come to, before anybody presses. */
export interface ClosingPreview {
  readonly absence: Closing;
  /** Open promises that move, with whose they are. */
  readonly moves: readonly (MovedPromise & { readonly id: string; readonly buyer: string })[];
  readonly jump: Jump | undefined;
  /** What is said of it in the shop; undefined where one of us stays. */
  readonly said: string | undefined;
  /** What a new order would be promised. */
  readonly promisedNow: Day;
  /** Why it cannot be, in words. */
  readonly fault: string | undefined;
}

/** The same before it is known who reads it. */
type Closed = Omit<ClosingPreview, 'said' | 'fault'> & {
  readonly said: ShopText['words'] | undefined;
  readonly fault: Sentence | undefined;
};

const faultOf = ({ from, until }: Closing, today: Day): Sentence | undefined => {
  if (until < from) return inEach(DAY_REFUSALS, ({ endsBefore }) => endsBefore);
  if (until < today) return inEach(DAY_REFUSALS, ({ over }) => over);
  if (daysBetween(from, until) > MOST_DAYS || from > addDays(today, MOST_DAYS))
    return inEach(DAY_REFUSALS, ({ tooFar }) => tooFar);
  return undefined;
};

/** Works out what closing some days does to every open promise. */
async function preview(services: Services, db: Db, absence: Closing): Promise<Closed> {
  const { now, shopfront } = services;
  const today = dayOf(now());
  const fault = faultOf(absence, today);
  const queue = await readQueue({ db, now, shopfront });
  const before = openDays(await readAbsences(db, now()));
  if (fault) return { absence, moves: [], jump: undefined, said: undefined, promisedNow: today, fault };
  const after = openDays([...(await readAbsences(db, now())), absence]);
  const open = await readOpenOrders(db, queue.machines);
  const of = new Map(open.map((order) => [order.number, order]));
  const promisedNow = promisedDay({ today, toWind: queue.toWind, woundToday: queue.woundToday, days: after });
  return {
    absence,
    moves: movedPromises(open, queue, before, after).map((move) => ({
      ...move,
      id: of.get(move.number)?.id ?? '',
      buyer: of.get(move.number)?.buyer ?? '',
    })),
    jump: firstJump(today, before, after),
    said: absence.who === null ? awayText({ ...absence, leaves: promisedNow }).words : undefined,
    promisedNow,
    fault: undefined,
  };
}

/** The same for a page, which shows it before anything is closed. */
export async function previewClosing(
  services: Services,
  absence: Closing,
  language: Language,
): Promise<ClosingPreview> {
  const { said, fault, ...closed } = await preview(services, services.db, absence);
  return { ...closed, said: said?.[language], fault: fault?.[language] };
}

/** A move as the page has shown it, so that nothing else moves when it is pressed. */
export const spellMove = ({ number, after }: Pick<MovedPromise, 'number' | 'after'>): string =>
  `${number} ${after}`;

async function nameOf(tx: Db, who: string | null): Promise<string | null> {
  if (who === null) return null;
  const [row] = await tx
    .select({ accountId: accounts.id, name: accounts.name, email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.id, who), eq(accounts.role, 'staff')));
  return row
    ? staffIn(row).name
    : refuse(
        422,
        inEach(DAY_REFUSALS, ({ whoIsAway }) => whoIsAway),
      );
}

interface Asking extends Closing {
  /** Given by the page: pressed twice, the days are closed once. */
  readonly id: string;
  /** The promises that the page said would move (`spellMove`). */
  readonly seen: readonly string[];
}

/**
 * Closes days: nobody, or one of us, is at the bench. Exactly the promises that the preview has named move, each with a mail;
 * where others would by now, nothing is closed and the page is to be looked at again.
 */
export async function closeDays(
  services: Services,
  by: Staff,
  { id, from, until, who, seen }: Asking,
): Promise<WorkshopOutcome<{ readonly id: string; readonly moved: number }>> {
  const outcome = await changeAudited(services, by, async ({ tx, now: at, note }) => {
    // One at a time: what the other one closes counts for what moves here.
    await tx.execute(sql`lock table ${absences} in share row exclusive mode`);
    const name = await nameOf(tx, who);
    const [known] = await tx.select().from(absences).where(eq(absences.id, id));
    if (known) {
      refuseOther(known, { from, until, who, endedAt: null });
      return { id, moved: 0 };
    }
    const { moves, fault } = await preview(services, tx, { from, until, who });
    if (fault) refuse(422, fault);
    const spelled = moves.map(spellMove);
    if (spelled.length !== seen.length || spelled.some((move) => !seen.includes(move)))
      refuse(
        409,
        inEach(DAY_REFUSALS, (words) => words.moves(moves.length, seen.length)),
      );
    await tx.insert(absences).values({ id, from, until, who, whoName: name, at, ...byOf(by) });
    // In one order, so that two who close days wait for each other and not in a circle.
    const inOrder = moves.toSorted((one, other) => (one.number < other.number ? -1 : 1));
    for (const { id: orderId, number, before, after } of inOrder) {
      const order = await lockOrder(tx, orderId);
      if (!order || order.promisedOn !== before)
        return refuse(
          409,
          inEach(DAY_REFUSALS, ({ changed }) => changed(number)),
        );
      await appendEvents(tx, order, [{ kind: 'promise-moved', payload: { before, after } }], {
        ...{ by, at, counts: true },
      });
      const detailId = String(order.promiseMoved + 1);
      await tellBuyer(services, tx, { orderId: order.id, kind: 'delay', detailId });
    }
    note({ kind: 'days-closed', payload: { name, from, until } });
    return { id, moved: moves.length };
  });
  if (!outcome.ok) return outcome;
  // Promises of this process are made around them from now on; those of the others within seconds.
  await services.shopfront.renew();
  services.jobs.wake();
  return outcome;
}

/** Opens days again that were closed. What was promised meanwhile stays as it is: nobody is told a date twice for nothing. */
export async function openAgain(
  services: Services,
  by: Staff,
  { id }: { readonly id: string },
): Promise<WorkshopOutcome<{ readonly id: string }>> {
  const outcome = await changeAudited(services, by, async ({ tx, now: at, note }) => {
    const [row] = await tx
      .update(absences)
      .set({ endedAt: at, endedBy: by.name })
      .where(and(eq(absences.id, id), isNull(absences.endedAt)))
      .returning();
    if (!row)
      return refuse(
        409,
        inEach(DAY_REFUSALS, ({ openAlready }) => openAlready),
      );
    const { whoName: name, from, until } = row;
    note({ kind: 'days-opened', payload: { name, from, until } });
    return { id };
  });
  if (outcome.ok) await services.shopfront.renew();
  return outcome;
}
