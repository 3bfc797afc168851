import { useCharges } from '#app/state/charges.ts';
import type { LineConfig } from '#domain/cart/cart-line.ts';
import { COUNTRY_NAMES, type CountryCode } from '#domain/countries.ts';
import { type Cents, ZERO } from '#domain/money.ts';
import { vatWords } from '#domain/prices/vat.messages.ts';
import { CustomsSentences } from './customs-sentences.tsx';
import { linesOf } from './put-in-cart.ts';

/** What is looked at, as far as it is chosen. */
export interface Looked {
  readonly config: LineConfig | undefined;
  readonly price: Cents | undefined;
  readonly quantity: number;
}

/** The sentences of the cart for what is looked at, by itself. */
export function AbroadWords({
  country,
  config,
  price,
  quantity,
}: Looked & { readonly country: CountryCode }) {
  const lines = config && price !== undefined ? linesOf(config, quantity, price) : [];
  const charges = useCharges(lines, country);
  const { status, vat } = charges;
  const place = COUNTRY_NAMES[country];
  return (
    <section className="mt-16" aria-label={`What is due, ${place}`}>
      <p className="mono muted">
        {place}, this alone.{' '}
        {status === 'settled' && !vat.country ? vatWords({ ...vat, contained: ZERO }) : null}
      </p>
      {lines.length > 0 ? (
        <CustomsSentences country={country} charges={charges} />
      ) : (
        <p className="mt-8">Once it is chosen, it says here what is contained and what is due.</p>
      )}
    </section>
  );
}
