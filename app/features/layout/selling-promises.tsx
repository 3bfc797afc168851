import { PAYMENT_MEANS } from '#domain/checkout/payment-means.ts';
import { inLanguage, type Language } from '#domain/languages.ts';
import { SHELL_MESSAGES } from './shell.messages.ts';

/**
 * What must be known before one orders, at the foot of every page: means of payment, limits of delivery (§ 312j (1)
 * BGB), and that prices hold VAT and no shipping (PAngV).
 */
export function SellingWords({ language }: { language: Language }) {
  const { prices, ships } = SHELL_MESSAGES[language];
  const [before, shipping, after] = prices;
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
      <p>
        {before}
        <a
          className="underline decoration-1 underline-offset-[0.3em]"
          href={inLanguage('/shipping', language)}
        >
          {shipping}
        </a>
        {after}
      </p>
      <p>{ships}</p>
    </>
  );
}
