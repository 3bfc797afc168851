import { inArray } from 'drizzle-orm';
import { type Day, dayOf } from '#domain/calendar/day.ts';
import { COMPANY } from '#domain/company.ts';
import type { Language } from '#domain/languages.ts';
import { clockIn } from '#domain/shipping/clock.ts';
import { listNumber } from '#domain/shipping/posting-list.ts';
import { type Order, refusal, type WorkshopOutcome } from '../orders/index.ts';
import { orders } from '../platform/db/schema/orders.ts';
import type { Paper } from '../platform/documents/typeset.ts';
import type { Services } from '../platform/services.ts';
import {
  boxesOfOrder,
  cn23Form,
  declare,
  type ParcelSheet,
  parcelPapers,
  postedParcels,
  postingList,
} from '../shipping/index.ts';
import { PAPER_WORDS } from './papers.messages.ts';
import { slipRequest } from './papers.ts';

type Setting = Promise<WorkshopOutcome<Paper>>;

export const NOTHING_PACKED = refusal(409, PAPER_WORDS, (words) => words.nonePacked);

const ordersOf = async ({ db }: Services, numbers: readonly string[]): Promise<readonly Order[]> =>
  numbers.length === 0
    ? []
    : db
        .select()
        .from(orders)
        .where(inArray(orders.number, [...numbers]));

/** The customs declaration of an order, CN 23; undefined within the customs territory. */
async function declarationSheets(services: Services, order: Order): Promise<readonly ParcelSheet[]> {
  const boxes = await boxesOfOrder(services.db, order.id);
  const declared = await declare(services, order, boxes);
  if (!declared) return [];
  const form = cn23Form(
    declared.declaration,
    boxes.map(({ box }) => box),
  );
  return [{ kind: 'cn23', form }];
}

async function slips(services: Services, order: Order, by: string): Promise<readonly ParcelSheet[]> {
  const boxes = await boxesOfOrder(services.db, order.id);
  const requests = await Promise.all(
    boxes.map(({ number }) => slipRequest(services, order.number, number, by)),
  );
  return requests.flatMap((request): readonly ParcelSheet[] =>
    request.ok ? [{ kind: 'slip', slip: request.value }] : [],
  );
}

async function listSheet(
  services: Services,
  day: Day,
  also: readonly string[],
  language: Language,
): Promise<ParcelSheet | undefined> {
  const at = services.now();
  const parcels = await postedParcels(services, day, also);
  if (parcels.length === 0) return undefined;
  return {
    kind: 'list',
    list: postingList({
      day,
      printedOn: dayOf(at),
      printedAt: clockIn(at),
      eori: COMPANY.eori,
      parcels,
      language,
    }),
  };
}

const setAll = async (
  { papers, now }: Services,
  title: string,
  sheets: readonly ParcelSheet[],
): Promise<WorkshopOutcome<Paper>> =>
  sheets.length === 0
    ? NOTHING_PACKED
    : { ok: true, value: await parcelPapers(papers, { title, day: dayOf(now()), sheets }) };

/** The customs declaration of one order, A5 landscape. */
export async function declarationPaper(services: Services, number: string): Setting {
  const [order] = await ordersOf(services, [number]);
  if (!order) return refusal(404, PAPER_WORDS, (words) => words.noOrder);
  const sheets = await declarationSheets(services, order);
  if (sheets.length === 0) return refusal(409, PAPER_WORDS, (words) => words.inTheUnion(number));
  return setAll(services, `CN 23 ${number}`, sheets);
}

/** All papers of parcels that leave together: declarations, slips and the posting list. */
export async function papersOfDay(
  services: Services,
  numbers: readonly string[],
  by: string,
  language: Language,
): Setting {
  const rows = await ordersOf(services, numbers);
  if (rows.length === 0) return NOTHING_PACKED;
  const own = await Promise.all(
    rows.map(async (order) => [
      ...(await declarationSheets(services, order)),
      ...(await slips(services, order, by)),
    ]),
  );
  const list = await listSheet(services, dayOf(services.now()), numbers, language);
  return setAll(services, 'Papers of parcels', [...own.flat(), ...(list ? [list] : [])]);
}

export async function postingListPaper(services: Services, day: Day, language: Language): Setting {
  const list = await listSheet(services, day, [], language);
  if (!list) return refusal(404, PAPER_WORDS, (words) => words.noneLeft);
  return setAll(services, `Posting list ${listNumber(day)}`, [list]);
}
