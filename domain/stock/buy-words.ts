import { type Day, weekdayAndDay } from '../calendar/day.ts';
import { type Cents, formatEuro } from '../money.ts';
import { amountWords, type PartUnit } from './amounts.ts';

const euro = (amount: Cents): string => formatEuro(amount, { exact: true });
const whole = (amount: Cents): string => formatEuro(amount);

/** "Halle · free from 50 € · 2 days". */
export function supplierWords({
  town,
  post,
  freeFrom,
  days,
}: {
  readonly town: string;
  readonly post: Cents;
  readonly freeFrom: Cents | null;
  readonly days: number;
}): string {
  const posted =
    post === 0 ? 'no post' : freeFrom === null ? `${euro(post)} post` : `free from ${whole(freeFrom)}`;
  return [town, posted, days === 1 ? '1 day' : `${days} days`].join(' · ');
}

/** Why a line is on the list: "−1 for Ida, Wed 2 Dec · reorder at 15", "reorder at 120, 40 free", "put on the list". */
export function lineReason({
  unit,
  free,
  onHand,
  reserved,
  reorder,
  need,
  short,
}: {
  readonly unit: PartUnit;
  readonly free: number;
  readonly onHand: number;
  readonly reserved: number;
  readonly reorder: number;
  readonly need: number;
  readonly short: { readonly buyer: string | null; readonly promised: Day | null } | undefined;
}): string {
  const words = (amount: number) => amountWords(unit, amount);
  const point = reorder > 0 ? `reorder at ${words(reorder)}` : undefined;
  if (short) {
    const buyer = short.buyer?.trim().split(/\s+/)[0] || 'an order';
    const by = [buyer, short.promised && weekdayAndDay(short.promised)].filter(Boolean).join(', ');
    return [`${words(free)} for ${by}`, point].filter(Boolean).join(' · ');
  }
  if (need <= 0) return 'put on the list by hand';
  if (free === 0 && reserved > 0) return [`all ${words(onHand)} reserved`, point].filter(Boolean).join(' · ');
  return [point, `${words(free)} free`].filter(Boolean).join(', ');
}
