import { writeCsv } from '#domain/csv.ts';
import type { Language } from '#domain/languages.ts';
import { makersLines } from '#domain/order-log/event-lines.ts';
import type { OrderEventKind } from '#domain/order-log/events.ts';
import { TRAIL } from '#domain/order-log/trail.messages.ts';
import type { Db } from '../platform/db/database.ts';
import { eventsOf, type LoggedEvent } from './read-events.ts';

/** One line of an order's trail, in the makers' words. */
export interface TrailEntry {
  readonly kind: OrderEventKind;
  readonly at: string;
  /** "Maxi", "payment", "clock", "customer". */
  readonly by: string;
  readonly what: string;
  readonly before: string | null;
  readonly after: string | null;
  /** Which request brought it, as log and payment account name it. */
  readonly request: string | null;
}

/** How the trail names whoever did something. */
export const nameOf = (
  { actor, byName }: Pick<LoggedEvent, 'actor' | 'byName'>,
  language: Language = 'en',
): string => byName ?? (actor === 'maker' ? actor : TRAIL[language].actors[actor]);

/** Everything that ever happened to an order, the newest first: what the makers did, and what came from outside. */
export async function readTrail(
  db: Db,
  orderId: string,
  language: Language = 'en',
): Promise<readonly TrailEntry[]> {
  const log = await eventsOf(db, [orderId]);
  return [...log]
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .flatMap(({ event, at, request, ...who }) =>
      makersLines(event, language).map(({ by, what, before, after }) => ({
        kind: event.kind,
        at: at.toISOString(),
        // A maker who entered it says so as a maker.
        by: by && who.actor !== 'maker' ? TRAIL[language].actors[by] : nameOf(who, language),
        what,
        before,
        after,
        request,
      })),
    );
}

/** The trail as CSV: a file for programs and advisers, whose heads are English. */
export const trailCsv = (entries: readonly TrailEntry[]): string =>
  writeCsv([
    ['When', 'Who', 'What', 'Before', 'After', 'Request'],
    ...entries.map(({ at, by, what, before, after, request }) =>
      [at, by, what, before, after, request].map((value) => value ?? ''),
    ),
  ]);
