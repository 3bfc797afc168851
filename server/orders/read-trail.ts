import { writeCsv } from '#domain/csv.ts';
import type { Language } from '#domain/languages.ts';
import { makersLines } from '#domain/order-log/event-lines.ts';
import { TRAIL } from '#domain/order-log/trail.messages.ts';
import type { Db } from '../platform/db/database.ts';
import { eventsOf, type LoggedEvent } from './read-events.ts';

export const nameOf = (
  { actor, byName }: Pick<LoggedEvent, 'actor' | 'byName'>,
  language: Language = 'en',
): string => byName ?? (actor === 'maker' ? actor : TRAIL[language].actors[actor]);

/** The complete history of an order, the newest first. */
export async function readTrail(db: Db, orderId: string, language: Language = 'en') {
  const log = await eventsOf(db, [orderId]);
  return [...log]
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .flatMap(({ event, at, request, ...who }) =>
      makersLines(event, language).map(({ by, what, before, after }) => ({
        kind: event.kind,
        at: at.toISOString(),
        // An order entered by a maker names the maker.
        by: by && who.actor !== 'maker' ? TRAIL[language].actors[by] : nameOf(who, language),
        what,
        before,
        after,
        /** Id of the request, as in the log and at the payment provider. */
        request,
      })),
    );
}

type TrailEntry = Awaited<ReturnType<typeof readTrail>>[number];

/** The trail as CSV, with English heads because programs and advisers read it. */
export const trailCsv = (entries: readonly TrailEntry[]): string =>
  writeCsv([
    ['When', 'Who', 'What', 'Before', 'After', 'Request'],
    ...entries.map(({ at, by, what, before, after, request }) =>
      [at, by, what, before, after, request].map((value) => value ?? ''),
    ),
  ]);
