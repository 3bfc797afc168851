declare const centsBrand: unique symbol;

/** An amount of euro in integer cents. Money is added, compared and stored only in this type. */
export type Cents = number & { readonly [centsBrand]: true };

/** Converts an integer to money. Throws on fractions, NaN and unsafe integers. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of cents: ${amount}`);
  return amount as Cents;
}

/** Converts euro of the API's price map (240 or 6.19) to cents, rounded. */
export function fromEuro(euro: number): Cents {
  return cents(Math.round(euro * 100));
}

/** Converts cents to euro of the API's price map. */
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
 * Formats euro: decimal comma, sign after a no-break space, true minus. Whole euro have no decimals unless `exact`
 * (`240 €`; exact: `240,00 €`).
 */
export function formatEuro(amount: Cents, { exact = false }: { exact?: boolean } = {}): string {
  const size = Math.abs(amount);
  const euro = String(Math.floor(size / 100)).replace(/\B(?=(\d{3})+$)/g, '.');
  const rest = size % 100;
  const digits = exact || rest > 0 ? `${euro},${String(rest).padStart(2, '0')}` : euro;
  return `${amount < 0 ? '−' : ''}${digits}\u00a0€`;
}

/** `240,00 €`. Also takes the plain cents of stored records. */
export const exactEuro = (amount: number): string => formatEuro(cents(amount), { exact: true });
