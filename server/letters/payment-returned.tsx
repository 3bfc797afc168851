import { type Cents, formatEuro } from '#domain/money.ts';
import { Letter, Paragraph, Questions } from '../platform/mail/letter.tsx';

interface PaymentReturnedProps {
  number: string;
  amount: Cents;
  /** Whether the order itself is paid and goes its way; otherwise it is over. */
  going: boolean;
  publicUrl: string;
  testMode: boolean;
}

/** Tells a shopper that a payment which no order could take was sent back. */
export function PaymentReturned({ number, amount, going, publicUrl, testMode }: PaymentReturnedProps) {
  const sum = formatEuro(amount, { exact: true });
  return (
    <Letter
      number={number}
      heading="We have sent your payment back."
      preview={`${sum} for order ${number} are on their way back to you.`}
      publicUrl={publicUrl}
      testMode={testMode}
    >
      <Paragraph>
        {going
          ? `A second payment of ${sum} reached us for order ${number}, which was paid already. You do not owe it, so we have sent it back.`
          : `A payment of ${sum} reached us for order ${number} after that order had ended, so we have sent it back.`}
      </Paragraph>
      <Paragraph>
        It goes the way it came. Banks take 5 to 10 days, and it may stand on your next statement only.
      </Paragraph>
      <Paragraph>
        {going
          ? 'Your order itself is not affected: it is paid and goes its way.'
          : 'If you still want the pickups, please order them again.'}
      </Paragraph>
      <Questions language="en" />
    </Letter>
  );
}
