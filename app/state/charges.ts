import { useEffect, useState } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import { writeLine } from '#domain/cart/cart-line.ts';
import { type Destination, isAbroad } from '#domain/countries.ts';
import { type Cents, cents, ZERO } from '#domain/money.ts';
import { TAX_NOW } from '#domain/prices/tax-now.ts';
import { type Vat, vatFor } from '#domain/prices/vat.ts';
import { callShop, wordsOf } from './shop-api.ts';

/** What a country adds to a cart, and what the shop says of it. */
export interface Charges {
  /** `settled` for the EU at once; `closed` where nothing can be ordered there; `unknown` where nobody could say. */
  readonly status: 'settled' | 'asking' | 'closed' | 'unknown';
  readonly duty: Cents;
  readonly vat: Vat;
  readonly words: readonly string[];
}

/**
 * Asks the shop what a country outside the EU adds: the rows and sentences for that are the server's, and no page carries
 * them. The EU adds nothing, and nobody is asked.
 */
export function useCharges(lines: Cart, to: Destination, discountPercent = 0): Charges {
  const { country } = to;
  const isAsked = isAbroad(country);
  const items = lines.map(writeLine);
  const key = isAsked && items.length > 0 ? JSON.stringify({ items, country, discountPercent }) : '';
  const [answer, setAnswer] = useState<{ readonly key: string; readonly charges: Charges }>();
  const usual = { duty: ZERO, vat: vatFor(to, TAX_NOW), words: [] };

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each cart, country and code
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
