import { COMPANY } from '#domain/company.ts';
import styles from './cart-summary.module.css';

const STEPS = [
  'You pay. Card, PayPal, Apple Pay or Google Pay.',
  'We wind your pickups and measure each coil.',
  `They leave ${COMPANY.city} in double cardboard, Monday to Friday. You get the tracking number by mail.`,
];

/** What happens after the order. */
export function NextSteps() {
  return (
    <ol className={styles.next} aria-label="What happens next">
      {STEPS.map((step, index) => (
        <li key={step}>
          <span className="mono copper" aria-hidden="true">
            {index + 1}
          </span>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  );
}
