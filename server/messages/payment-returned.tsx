import type { Language } from '#domain/languages.ts';
import { type Cents, exactEuro } from '#domain/money.ts';
import { Letter, Paragraph, Questions } from '../platform/mail/letter.tsx';
import { PAYMENT_RETURNED } from './payment-returned.messages.ts';

interface PaymentReturnedProps {
  number: string;
  amount: Cents;
  /** True if the order itself is paid and continues; otherwise it has ended. */
  going: boolean;
  language: Language;
  publicUrl: string;
  testMode: boolean;
}

export function PaymentReturnedLetter({ number, amount, going, language, ...frame }: PaymentReturnedProps) {
  const sum = exactEuro(amount);
  const { heading, preview, why, way, order } = PAYMENT_RETURNED[language];
  return (
    <Letter number={number} language={language} heading={heading} preview={preview(sum, number)} {...frame}>
      <Paragraph>{why(sum, number, going)}</Paragraph>
      <Paragraph>{way}</Paragraph>
      <Paragraph>{order(going)}</Paragraph>
      <Questions language={language} />
    </Letter>
  );
}
