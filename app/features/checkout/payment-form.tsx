import {
  PaymentElement,
  ShippingAddressElement,
  type StripeCheckoutElementsValue,
} from '@stripe/react-stripe-js/checkout';
import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Fault } from '#app/buying/fault.tsx';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Money } from '#app/ui/money.tsx';
import type { Cart } from '#domain/cart.ts';
import { COUNTRY_NAMES } from '#domain/countries.ts';
import { formatEuro } from '#domain/money.ts';
import { zoneOf } from '#domain/shipping.ts';
import { CodeField } from './code-field.tsx';
import { EmailField, useEmail } from './email-field.tsx';
import folded from './folded.module.css';
import { type OrderRow, orderFigures } from './order-figures.ts';
import { OrderReview } from './order-review.tsx';
import { OrderSummary } from './order-summary.tsx';
import { askForPayment, returnPath } from './payment-answer.ts';
import styles from './payment-form.module.css';
import { ShippingTable } from './shipping-table.tsx';
import { useDiscountCode } from './use-discount-code.ts';
import { useNarrow } from './use-narrow.ts';
import { useShipping } from './use-shipping.ts';
import { useTurns } from './use-turns.ts';

interface PaymentFormProps {
  checkout: StripeCheckoutElementsValue;
  lines: Cart;
  /** Wallets; with a code on the order they step aside. */
  express: (withCode: boolean) => ReactNode;
}

const NEW_TOTAL = 'It was taken off. Nothing was charged: look at the new total, then order.';

const counted = (rows: readonly OrderRow[]) => {
  const pieces = rows.reduce((sum, { quantity }) => sum + quantity, 0);
  return `${pieces} piece${pieces === 1 ? '' : 's'}`;
};

/** Everything between the cart and the paid order, with the order itself beside it. */
export function PaymentForm({ checkout, lines, express }: PaymentFormProps) {
  const email = useEmail(checkout);
  const takeTurn = useTurns();
  const { state: shipping, country, onChange } = useShipping(checkout, takeTurn);
  const code = useDiscountCode(checkout, email, takeTurn);
  const [paying, setPaying] = useState(false);
  const [fault, setFault] = useState<string>();
  const narrow = useNarrow();
  const [unfolded, setUnfolded] = useState(false);
  /** Set before React has drawn the busy button, so that no second press slips through. */
  const pressed = useRef(false);
  const fold = useRef<HTMLDetailsElement>(null);
  const accepted = shipping.status === 'accepted' ? country : undefined;
  const figures = orderFigures(checkout, lines, accepted);

  async function pay(): Promise<string | undefined> {
    if (!(await email.save())) return 'Enter your e-mail address, so that we can send the confirmation.';
    if (!accepted) return 'Complete the shipping address first.';
    const refused = code.isOfOther(email.value) ? await code.check() : undefined;
    if (refused) return `${refused} ${NEW_TOTAL}`;
    // The provider leads on to the success page; what comes back here is a reason why not.
    const result = await checkout.confirm().catch(() => undefined);
    if (result?.type === 'success' || (!result && (await askForPayment(checkout.id)) !== 'open')) {
      location.assign(returnPath(checkout.id));
      return undefined;
    }
    if (!result) return 'The payment did not go through. Please try again.';
    const { error } = result;
    if (error.code === 'paymentFailed')
      return `${error.message} Nothing was charged. Try again, or use another card.`;
    // Somebody may have been faster with the same code: that is said in our words.
    const over = await code.check();
    return over ? `${over} ${NEW_TOTAL}` : error.message;
  }

  async function order(event: FormEvent) {
    event.preventDefault();
    if (pressed.current || shipping.status === 'pending' || shipping.status === 'refused') return;
    pressed.current = true;
    setPaying(true);
    setFault(undefined);
    const words = await pay().catch(() => 'The payment did not go through. Please try again.');
    if (words === undefined) return;
    pressed.current = false;
    setPaying(false);
    setFault(words);
  }

  // A press that shut it just before the window widened is unknown to React, which would leave it shut.
  useLayoutEffect(() => {
    if (!narrow && fold.current) fold.current.open = true;
  }, [narrow]);

  return (
    <div className={cx('grid', styles.columns)}>
      <aside className={styles.order} aria-label="Your order">
        <details
          ref={fold}
          className={styles.fold}
          open={!narrow || unfolded}
          onToggle={({ currentTarget }) => narrow && setUnfolded(currentTarget.open)}
        >
          <summary className={folded.line}>
            <span>
              Your order <span className="mono muted">{counted(figures.rows)}</span>
            </span>
            <Money amount={formatEuro(figures.total, { exact: true })} />
          </summary>
          <OrderSummary figures={figures} country={accepted} />
          <ShippingTable current={country && zoneOf(country)} />
        </details>
      </aside>
      <div className={styles.main}>
        {express(code.state.status === 'on')}
        <form className={styles.form} onSubmit={order} noValidate>
          <EmailField email={email} />
          <h2 className={cx('h4', styles.heading)}>Shipping address</h2>
          <ShippingAddressElement
            onChange={(event) => {
              setFault(undefined);
              onChange(event);
            }}
          />
          {shipping.status === 'refused' ? <Fault words={shipping.words} /> : null}
          <CodeField code={code} discount={figures.discount} />
          <h2 className={cx('h4', styles.heading)}>Payment</h2>
          <PaymentElement options={{ layout: 'tabs' }} />
          <OrderReview figures={figures} country={accepted && COUNTRY_NAMES[accepted]} />
          {fault ? <Fault words={fault} /> : null}
          <Button
            type="submit"
            wide
            className={styles.button}
            aria-disabled={paying || shipping.status === 'pending' || shipping.status === 'refused'}
          >
            {paying ? (
              'Placing your order …'
            ) : (
              <>
                Order with obligation to pay
                {accepted ? (
                  <span className="mono mono-13 unit">{formatEuro(figures.total, { exact: true })}</span>
                ) : null}
              </>
            )}
          </Button>
          <p className={cx('mono muted', styles.terms)} role="status">
            {shipping.status === 'pending' ? 'Working out shipping …' : ''}
          </p>
        </form>
      </div>
    </div>
  );
}
