import { addDays, type Day } from '../calendar/day.ts';
import { type ImportRow, rowInForce } from '../customs/rows.ts';

/** So many days ahead the desk says that a row ends. */
const TOLD_DAYS = 14;

/** From which day on no order to the US can be taken, because no duty row is in force; undefined while one is for long. */
export function dutyGap(
  rows: readonly ImportRow[],
  today: Day,
): { readonly from: Day; readonly code: string; readonly ends: Day | null } | undefined {
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
