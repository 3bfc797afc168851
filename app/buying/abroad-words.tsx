import { useCharges } from '#app/state/charges.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import type { LineConfig } from '#domain/cart/cart-line.ts';
import type { CountryCode } from '#domain/countries.ts';
import { type Cents, ZERO } from '#domain/money.ts';
import { vatWords } from '#domain/prices/vat.messages.ts';
import { CustomsSentences } from './customs-sentences.tsx';
import { cartLinesOf } from './put-in-cart.ts';
import { TAX_MESSAGES } from './tax-words.messages.ts';

export interface Looked {
  readonly config: LineConfig | undefined;
  readonly price: Cents | undefined;
  readonly quantity: number;
}

/** The cart's sentences on VAT and duty, for the current choice alone. */
export function AbroadWords({
  country,
  config,
  price,
  quantity,
}: Looked & { readonly country: CountryCode }) {
  const lines = config && price !== undefined ? cartLinesOf(config, quantity, price) : [];
  const charges = useCharges(lines, { country });
  const { status, vat } = charges;
  const language = useLanguage();
  const words = useMessages(TAX_MESSAGES);
  return (
    <section className="mt-16" aria-label={words.due(country)}>
      <p className="mono muted">
        {words.alone(country)}{' '}
        {status === 'settled' && !vat.country ? vatWords({ ...vat, contained: ZERO }, language) : null}
      </p>
      {lines.length > 0 ? (
        <CustomsSentences country={country} charges={charges} />
      ) : (
        <p className="mt-8">{words.notChosen}</p>
      )}
    </section>
  );
}
