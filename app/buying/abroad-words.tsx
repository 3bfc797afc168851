import { useCharges } from '#app/state/charges.ts';
import { COUNTRY_NAMES, type CountryCode } from '#domain/countries.ts';
import { DUTY_LABEL, isDutyPrepaid } from '#domain/customs/duty-label.ts';
import { formatEuro } from '#domain/money.ts';
import type { Looked } from './abroad-note.tsx';
import { CustomsSentences } from './customs-sentences.tsx';
import { linesOf } from './put-in-cart.ts';

/** The sentences of the cart for what is looked at, by itself. */
export function AbroadWords({
  country,
  config,
  price,
  quantity,
}: Looked & { readonly country: CountryCode }) {
  const lines = config && price !== undefined ? linesOf(config, quantity, price) : [];
  const charges = useCharges(lines, country);
  const { status, duty } = charges;
  return (
    <section className="mt-16" aria-label={`Ship to ${COUNTRY_NAMES[country]}`}>
      <p className="mono muted flex gap-16 justify-between">
        <span>
          Ship to {COUNTRY_NAMES[country]}, this alone
          {isDutyPrepaid(country) ? `, ${DUTY_LABEL.en}` : ''}
        </span>
        {isDutyPrepaid(country) ? (
          <span className="unit">
            {status === 'settled' && lines.length > 0 ? formatEuro(duty, { exact: true }) : '–'}
          </span>
        ) : null}
      </p>
      {lines.length > 0 ? (
        <CustomsSentences country={country} charges={charges} />
      ) : (
        <p className="mt-8">Once it is chosen, it says here what is contained and what is due.</p>
      )}
    </section>
  );
}
