import { type Day, shortDayIn, tickWords, weekdayAndDay } from '#domain/calendar/day.ts';
import { decimalsIn, type InLanguages, type Language } from '#domain/languages.ts';
import { exactEuro } from '#domain/money.ts';
import type { LeavingRow, ParcelsView } from '#server/shipping/index.ts';

import { DESK_WORDS } from './desk-words.messages.ts';

/** "4.9 %", "5 to 15 %", "5–15 %". */
export function rateWords(
  { basisPoints, upToBasisPoints }: ParcelsView['rules']['imports'][number],
  language: Language,
): string {
  const words = (points: number) => decimalsIn(String(points / 100), language);
  const rate = words(basisPoints);
  const rates = upToBasisPoints === null ? rate : DESK_WORDS[language].upTo(rate, words(upToBasisPoints));
  return `${rates}\u00a0%`;
}

const COLUMN_DAYS: InLanguages<(day: Day) => string> = {
  en: weekdayAndDay,
  de: (day) => tickWords(day, 'de', true),
};

/** "Tue 24 Nov", "Di 24.11.": short enough for its column, in which German month names would wrap. */
export const columnDay = (day: Day, language: Language): string => COLUMN_DAYS[language](day);

/** "25 Jul 2026". */
export const datedWords = (day: Day, language: Language): string =>
  `${shortDayIn(day, language)} ${day.slice(0, 4)}`;

/** "25 Jul 2026 – open". */
export const periodWords = (from: Day, until: Day | null, language: Language): string =>
  `${datedWords(from, language)} – ${until ? datedWords(until, language) : DESK_WORDS[language].openEnd}`;

export function customsDeskWords(
  { customs, isExport }: LeavingRow,
  language: Language,
): {
  readonly title: string;
  readonly more: string;
} {
  const words = DESK_WORDS[language];
  if (!customs) return { title: isExport ? words.noAddress : words.inTheUnion, more: '' };
  if (customs.fault) return { title: words.cannotLeave, more: customs.fault };
  if (customs.terms === 'duty prepaid')
    return { title: words.prepaid, more: words.dutyOf(exactEuro(customs.duty), exactEuro(customs.value)) };
  if (customs.terms === 'vat contained')
    return { title: words.contained, more: words.ofValue(exactEuro(customs.value)) };
  return { title: 'CN23', more: words.paysThere(exactEuro(customs.value)) };
}

const SIGNS: Readonly<Record<string, string>> = { GBP: '£', USD: '$' };

type Abroad = NonNullable<NonNullable<LeavingRow['customs']>['abroad']>;

const sumAbroad = (
  { currency, hundredths }: Pick<Abroad, 'currency' | 'hundredths'>,
  language: Language,
): string => decimalsIn(`${SIGNS[currency] ?? ''}${(hundredths / 100).toFixed(2)}`, language);

/** "£208.80 at 0.87, 15 Nov". */
export const abroadWords = (abroad: Abroad, language: Language): string =>
  DESK_WORDS[language].atRate(
    sumAbroad(abroad, language),
    decimalsIn(String(abroad.perEuro / 1_000_000), language),
    shortDayIn(abroad.day, language),
  );

/** "£208.80, buyer pays there". */
export const termsWords = (
  { terms, abroad }: NonNullable<ParcelsView['next'][number]['customs']>,
  language: Language,
): string => [...(abroad ? [sumAbroad(abroad, language)] : []), DESK_WORDS[language].terms[terms]].join(', ');

/** True if a row may be ticked: its label is scanned and it has no fault. */
export const isReadyToLeave = ({ customs, tracking }: LeavingRow): boolean =>
  !customs?.fault && tracking.every((number) => number !== null);
