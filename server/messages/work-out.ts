import { type Day, dayOf, isFarOff } from '#domain/calendar/day.ts';
import { TOO_FAR_OFF } from '#domain/calendar/far-day.messages.ts';
import type { LineConfig } from '#domain/cart/cart-line.ts';
import { isCustom } from '#domain/cart/cart-line.ts';
import { freezeLine } from '#domain/checkout/sold-line.ts';
import type { BuildField } from '#domain/configurator/record.ts';
import type { Language } from '#domain/languages.ts';
import { changeableOf, changedConfig, priceOfChange } from '#domain/messages/changes.ts';
import {
  benchWasFaster,
  type ChangeValue,
  type LetterAnswer,
  MOST_ANSWERS,
} from '#domain/messages/letter.ts';
import { lastPostDay } from '#domain/production/queue.ts';
import { linesOf, type Order, refuse } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import type { Services } from '../platform/services.ts';
import { benchOf } from './letter-row.ts';
import { LETTER_REFUSALS } from './refusals.messages.ts';

export interface AskedAnswer {
  readonly words: string;
  /** New day of dispatch; null for the promised one. */
  readonly leaves: Day | null;
  readonly change: {
    readonly line: number;
    readonly field: BuildField;
    readonly values: readonly string[];
  } | null;
}

/** An answer with its effects, and warnings for the maker before it is sent. */
export interface WorkedOut {
  readonly answer: LetterAnswer;
  /** "3 work days later than promised". */
  readonly moves: number;
  readonly beyondLaw: boolean;
}

type Line = Awaited<ReturnType<typeof linesOf>>[number];

async function changeOf(
  services: Services,
  db: Db,
  order: Order,
  lines: readonly Line[],
  { line: position, field, values }: NonNullable<AskedAnswer['change']>,
): Promise<NonNullable<LetterAnswer['change']>> {
  const line = lines[position - 1];
  if (!line) return refuse(422, LETTER_REFUSALS, ({ noLine }) => noLine(position));
  if (values.length === 0) return refuse(422, LETTER_REFUSALS, ({ noValue }) => noValue);
  if (benchWasFaster({ field }, await benchOf(db, order.id, line.id)))
    return refuse(409, LETTER_REFUSALS, ({ made }) => made);
  const prices = await services.prices.current();
  if (!prices) return refuse(503, LETTER_REFUSALS, ({ noPrices }) => noPrices);
  const options = changeableOf(line.config).find((one) => one.field === field)?.others ?? [];
  const worked = values.map((value): ChangeValue => {
    const option = options.find(({ id }) => id === value);
    const config: LineConfig | undefined = changedConfig(line.config, field, value);
    if (!option || !config) return refuse(422, LETTER_REFUSALS, ({ notMade }) => notMade);
    const { quantity } = line;
    const { discountPercent } = order;
    const price = priceOfChange(line.config, config, { quantity, discountPercent, prices });
    if (!price) return refuse(503, LETTER_REFUSALS, ({ lacksPrice }) => lacksPrice);
    const { detail, picture } = freezeLine(config, services.papers.pictures.report);
    return { value, name: option.name, detail, picture, ...price };
  });
  return { line: line.id, field, values: worked };
}

/** Computes each answer's effects on date, build sheet and price; refuses impossible ones. */
export async function workOut(
  services: Services,
  db: Db,
  order: Order,
  asked: readonly AskedAnswer[],
): Promise<readonly WorkedOut[]> {
  if (asked.length > MOST_ANSWERS) refuse(422, LETTER_REFUSALS, ({ tooMany }) => tooMany(MOST_ANSWERS));
  const promised = order.promisedOn ?? refuse(409, LETTER_REFUSALS, ({ noDate }) => noDate(order.number));
  const days = services.shopfront.days();
  const today = dayOf(services.now());
  const last = lastPostDay(dayOf(order.paidAt ?? order.createdAt), order.shippingCountry);
  const lines = await linesOf(db, order.id);
  const worked: WorkedOut[] = [];
  for (const { words, leaves: wanted, change } of asked) {
    const leaves = wanted ?? promised;
    if (leaves !== promised && leaves < today) refuse(422, LETTER_REFUSALS, ({ dayOver }) => dayOver);
    if (leaves !== promised && isFarOff(leaves, today)) refuse(422, TOO_FAR_OFF);
    if (leaves !== promised && !days.isOpen(leaves))
      refuse(422, LETTER_REFUSALS, ({ closed }) => closed(leaves));
    worked.push({
      answer: {
        words,
        leaves,
        change: change && (await changeOf(services, db, order, lines, change)),
      },
      moves: days.between(promised, leaves),
      beyondLaw: last !== undefined && leaves > last,
    });
  }
  return worked;
}

/** Changeable features of each line, in words for makers. */
export const changeableLines = (lines: readonly Line[], language: Language) =>
  lines.map(({ config }, index) => ({
    line: index + 1,
    isCustom: isCustom(config),
    fields: changeableOf(config, language),
  }));
