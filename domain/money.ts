declare const centsBrand: unique symbol;

/** An amount of euro in whole cents: the only shape in which money is added, compared and stored. */
export type Cents = number & { readonly [centsBrand]: true };

/** Turns a whole number of cents into money; throws on fractions, NaN and numbers too large to be exact. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of cents: ${amount}`);
  return amount as Cents;
}

/** Euro as the API's price map carries them (240 or 6.19) to cents: the one place where euro are rounded. */
export function fromEuro(euro: number): Cents {
  return cents(Math.round(euro * 100));
}

/** Cents to the euro number of the API's price map. */
export function toEuro(amount: Cents): number {
  return amount / 100;
}

export const ZERO = cents(0);

export function add(...amounts: Cents[]): Cents {
  return cents(amounts.reduce((total: number, amount) => total + amount, 0));
}

export function times(amount: Cents, quantity: number): Cents {
  return cents(amount * quantity);
}

/**
 * Writes euro the way the shop does: comma before the cents, the sign behind a no-break space, a true minus.
 * Whole euro lose their zeros unless `exact` asks for them (`240 €`; exact: `240,00 €`).
 *
 * Written without `Intl`: a page's first formatter takes a phone's browser 100 ms and more.
 */
export function formatEuro(amount: Cents, { exact = false }: { exact?: boolean } = {}): string {
  const size = Math.abs(amount);
  const euro = String(Math.floor(size / 100)).replace(/\B(?=(\d{3})+$)/g, '.');
  const rest = size % 100;
  const digits = exact || rest > 0 ? `${euro},${String(rest).padStart(2, '0')}` : euro;
  return `${amount < 0 ? '−' : ''}${digits}\u00a0€`;
}
