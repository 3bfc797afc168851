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

const EURO = { style: 'currency', currency: 'EUR' } as const;
const EXACT = new Intl.NumberFormat('de-DE', EURO);
const PLAIN = new Intl.NumberFormat('de-DE', { ...EURO, trailingZeroDisplay: 'stripIfInteger' });

/**
 * Writes euro the way the shop does: comma before the cents, the sign behind a no-break space, a true minus.
 * Whole euro lose their zeros unless `exact` asks for them (`240 €`; exact: `240,00 €`).
 */
export function formatEuro(amount: Cents, { exact = false }: { exact?: boolean } = {}): string {
  const digits = (exact ? EXACT : PLAIN).format(Math.abs(amount) / 100);
  return amount < 0 ? `−${digits}` : digits;
}
