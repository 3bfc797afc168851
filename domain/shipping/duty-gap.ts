import { addDays, type Day } from '../calendar/day.ts';
import { type ImportRow, rowInForce } from '../customs/rows.ts';

const TOLD_DAYS = 14;

/** First day on which the US lacks a duty row and orders are impossible; undefined if not soon. */
export function dutyGap(rows: readonly ImportRow[], today: Day) {
  const last = rows.find(({ kind, country }) => kind === 'duty' && country === 'US');
  const { code, origin } = { code: last?.code ?? '', origin: last?.origin ?? '' };
  const inForce = (day: Day) => rowInForce(rows, { kind: 'duty', country: 'US', code, origin, day });
  for (let ahead = 0; ahead <= TOLD_DAYS; ahead += 1) {
    const day = addDays(today, ahead);
    if (last && inForce(day)) continue;
    return { from: day, code, ends: (ahead > 0 && inForce(addDays(day, -1))?.until) || null };
  }
  return undefined;
}
