import { type Day, shortDay } from '#domain/calendar/day.ts';
import type { Desk, LeavingRow } from '#server/parcels/index.ts';
import { euro } from '../format.ts';

/** "4.9 %", "5 to 15 %". */
export function rateWords({ basisPoints, upToBasisPoints }: Desk['rules']['imports'][number]): string {
  const words = (points: number) => String(points / 100);
  return `${words(basisPoints)}${upToBasisPoints === null ? '' : ` to ${words(upToBasisPoints)}`}\u00a0%`;
}

/** "25 Jul 2026 – open". */
export const spanWords = (from: Day, until: Day | null): string =>
  `${shortDay(from)} ${from.slice(0, 4)} – ${until ? `${shortDay(until)} ${until.slice(0, 4)}` : 'open'}`;

/** What a row says of its customs: what goes with it, and what that costs. */
export function customsWords({ customs, isExport }: LeavingRow): {
  readonly title: string;
  readonly more: string;
} {
  if (!customs) return { title: isExport ? 'no address yet' : 'none, in the EU', more: '' };
  if (customs.fault) return { title: 'cannot leave', more: customs.fault };
  if (customs.terms === 'duty prepaid')
    return { title: 'CN23, duty prepaid', more: `PDDP · ${euro(customs.duty)} of ${euro(customs.value)}` };
  if (customs.terms === 'vat contained')
    return { title: 'CN23, British VAT contained', more: `of ${euro(customs.value)}` };
  return { title: 'CN23', more: `buyer pays there · ${euro(customs.value)}` };
}

const SIGNS: Readonly<Record<string, string>> = { GBP: '£', USD: '$' };

/** "£208.80 at 0.87, 15 Nov". */
export function abroadWords({
  currency,
  hundredths,
  perEuro,
  day,
}: NonNullable<NonNullable<LeavingRow['customs']>['abroad']>): string {
  return `${SIGNS[currency] ?? ''}${(hundredths / 100).toFixed(2)} at ${perEuro / 1_000_000}, ${shortDay(day)}`;
}

/** Whether a row may be ticked: its label is scanned, and nothing is wrong with it. */
export const mayLeave = ({ customs, tracking }: LeavingRow): boolean =>
  !customs?.fault && tracking.every((number) => number !== null);
