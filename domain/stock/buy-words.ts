import type { Day } from '../calendar/day.ts';
import { dayInWords } from '../calendar/format-day.ts';
import type { Language } from '../languages.ts';
import { type Cents, exactEuro, formatEuro } from '../money.ts';
import { amountWords, type PartUnit } from './amounts.ts';
import { BUY_WORDS } from './buy-words.messages.ts';

const whole = (amount: Cents): string => formatEuro(amount);

interface Supplied {
  readonly town: string;
  readonly post: Cents;
  readonly freeFrom: Cents | null;
  readonly days: number;
}

/** "Halle · free from 50 € · 2 days". */
export function supplierWords({ town, post, freeFrom, days }: Supplied, language: Language = 'en'): string {
  const messages = BUY_WORDS[language];
  const posted =
    post === 0
      ? messages.noPost
      : freeFrom === null
        ? messages.post(exactEuro(post))
        : messages.freeFrom(whole(freeFrom));
  return [town, posted, messages.days(days)].join(' · ');
}

interface Reasoned {
  readonly unit: PartUnit;
  readonly free: number;
  readonly onHand: number;
  readonly reserved: number;
  readonly reorder: number;
  readonly need: number;
  readonly short: { readonly buyer: string | null; readonly promised: Day | null } | undefined;
}

/** Why a part is on the list: "−1 for Ida, Wed 2 Dec · reorder at 15", "reorder at 120, 40 free", "put on the list". */
export function lineReason(
  { unit, free, onHand, reserved, reorder, need, short }: Reasoned,
  language: Language = 'en',
): string {
  const messages = BUY_WORDS[language];
  const amountText = (amount: number) => amountWords(unit, amount, language);
  const point = reorder > 0 ? messages.reorder(amountText(reorder)) : undefined;
  if (short) {
    const buyer = short.buyer?.trim().split(/\s+/)[0] || messages.anOrder;
    const day = short.promised && dayInWords(short.promised, language, 'short');
    const by = [buyer, day].filter(Boolean).join(', ');
    return [messages.short(amountText(free), by), point].filter(Boolean).join(' · ');
  }
  if (need <= 0) return messages.byHand;
  if (free === 0 && reserved > 0)
    return [messages.allReserved(amountText(onHand)), point].filter(Boolean).join(' · ');
  return [point, messages.free(amountText(free))].filter(Boolean).join(', ');
}
