import { useEffect, useState } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import { writeLine } from '#domain/cart/cart-line.ts';
import { type Destination, isAbroad } from '#domain/countries.ts';
import { type Cents, cents, ZERO } from '#domain/money.ts';
import { TAX_NOW } from '#domain/prices/tax-now.ts';
import { type Vat, vatFor } from '#domain/prices/vat.ts';
import { callShop, wordsOf } from './shop-api.ts';

/** The duty that a country adds to a cart, with the shop's text about it. */
export interface Charges {
  /** `settled`: at once for the EU; `closed`: no orders to that country; `unknown`: the request failed. */
  readonly status: 'settled' | 'asking' | 'closed' | 'unknown';
  readonly duty: Cents;
  readonly vat: Vat;
  readonly words: readonly string[];
}

/**
 * Requests the duty for a country outside the EU. The rates and texts are only on the server. The EU adds nothing, so
 * nothing is requested.
 */
export function useCharges(lines: Cart, to: Destination, discountPercent = 0): Charges {
  const { country } = to;
  const isAsked = isAbroad(country);
  const items = lines.map(writeLine);
  const key = isAsked && items.length > 0 ? JSON.stringify({ items, country, discountPercent }) : '';
  const [answer, setAnswer] = useState<{ readonly key: string; readonly charges: Charges }>();
  const usual = { duty: ZERO, vat: vatFor(to, TAX_NOW), words: [] };

  // biome-ignore lint/correctness/useExhaustiveDependencies: requests once per cart, country and code
  useEffect(() => {
    if (!key || !isAsked) return;
    let isWanted = true;
    callShop('charges-abroad', { items, country, discountPercent })
      .then(
        ({ isOpen, duty, vat, words }): Charges => ({
          status: isOpen ? 'settled' : 'closed',
          duty: cents(duty),
          vat,
          words,
        }),
      )
      .catch((error: unknown): Charges => ({ ...usual, status: 'unknown', words: [wordsOf(error)] }))
      .then((charges) => isWanted && setAnswer({ key, charges }));
    return () => {
      isWanted = false;
    };
  }, [key]);

  if (!isAsked) return { status: 'settled', ...usual };
  return answer?.key === key ? answer.charges : { status: 'asking', ...usual };
}
