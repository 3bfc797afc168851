import { PAYMENT_MEANS } from '#domain/checkout/payment-means.ts';
import { inLanguage, type Language } from '#domain/languages.ts';
import { TAX_NOW } from '#domain/prices/tax-now.ts';
import { smallBusinessWords } from '#domain/prices/vat.messages.ts';
import { SHELL_MESSAGES } from './shell.messages.ts';

/**
 * Information required before an order, at the foot of every page: means of payment, limits of delivery (§ 312j (1)
 * BGB), and that prices include VAT, or why none (§ 19 UStG), and exclude shipping (PAngV).
 */
export function SellingWords({ language }: { language: Language }) {
  const { prices, ships } = SHELL_MESSAGES[language];
  const [before, shipping, after] = prices;
  const isSmall = TAX_NOW.smallBusiness === true;
  return (
    <>
      <p>
        {PAYMENT_MEANS.map((name, index) => (
          <span key={name}>
            <span className="whitespace-nowrap">
              {index < PAYMENT_MEANS.length - 1 ? `${name} ·` : name}
            </span>{' '}
          </span>
        ))}
      </p>
      <p>{ships}</p>
      <p>
        {isSmall ? `${smallBusinessWords(language)} ` : before}
        <a
          className="underline decoration-1 underline-offset-[0.3em]"
          href={inLanguage('/shipping', language)}
        >
          {shipping}
        </a>
        {after}
      </p>
    </>
  );
}
