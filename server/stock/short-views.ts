import type { Day } from '#domain/calendar/day.ts';
import type { CountryCode } from '#domain/countries.ts';
import type { Language } from '#domain/languages.ts';
import type { PartUnit } from '#domain/stock/amounts.ts';
import { orderedWords, packWords } from '#domain/stock/buying.ts';
import type { NeedStage } from '#domain/stock/needs.ts';
import type { ShelfFacts } from './read-shelf.ts';

export interface ShortView {
  readonly part: string;
  readonly name: string;
  readonly detail: string;
  readonly unit: PartUnit;
  readonly free: number;
  readonly onHand: number;
  readonly reserved: number;
  readonly order: string;
  readonly buyer: string | null;
  readonly country: CountryCode;
  readonly promised: Day | null;
  readonly neededOn: Day;
  readonly stage: NeedStage;
  readonly comes: Day | undefined;
  readonly daysLate: number;
  /** The new promised day. */
  readonly instead: Day | undefined;
  readonly ordered: { readonly on: Day; readonly words: string } | undefined;
  readonly bought: { readonly words: string; readonly days: number } | undefined;
}

/** Missing parts of open orders, by the day on which the bench needs them. */
export function shortViews(
  { parts, onTheWay, suppliers }: ShelfFacts,
  language: Language,
): readonly ShortView[] {
  return parts
    .flatMap(({ part, row, free, onHand, reserved, short: [first] }): ShortView[] => {
      if (!first) return [];
      const { order, name: buyer, country, promised, stage } = first.wanting;
      const purchase = onTheWay.find((line) => line.part === part.id);
      const supplier = suppliers.find(({ id }) => id === row?.supplierId);
      return [
        {
          ...{ part: part.id, name: part.name[language], detail: part.detail[language], unit: part.unit },
          ...{ free, onHand, reserved },
          ...{ order, buyer, country, promised, stage, neededOn: first.neededOn, comes: first.comes },
          ...{ daysLate: first.daysLate, instead: first.delay?.instead },
          ordered: purchase && {
            on: purchase.orderedOn,
            words: orderedWords(part.unit, purchase.amount, language),
          },
          bought: row &&
            supplier && {
              words: packWords(part.unit, 1, row.packWord, row.pack, language),
              days: supplier.days,
            },
        },
      ];
    })
    .toSorted((a, b) => (a.neededOn < b.neededOn ? -1 : a.neededOn > b.neededOn ? 1 : 0));
}
