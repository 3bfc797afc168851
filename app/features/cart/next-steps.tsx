import { COMPANY } from '#domain/company.ts';

const steps = (delivery: string | undefined) => [
  'You pay. Card, PayPal, Apple Pay or Google Pay.',
  'We wind your pickups and measure each coil.',
  delivery ??
    `They leave ${COMPANY.city} in double cardboard, Monday to Friday. You get the tracking number by mail.`,
];

/** What happens after the order. */
export function NextSteps({ delivery }: { delivery?: string | undefined }) {
  return (
    <ol className="mt-28" aria-label="What happens next">
      {steps(delivery).map((step, index) => (
        <li className="grid grid-cols-[28px_minmax(0,1fr)] py-12 line-t type-16 lh-[1.45]" key={step}>
          <span className="mono copper" aria-hidden="true">
            {index + 1}
          </span>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  );
}
