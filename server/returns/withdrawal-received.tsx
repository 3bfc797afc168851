import { COMPANY } from '#domain/company.ts';
import type { InLanguages, Language } from '#domain/languages.ts';
import { MONEY_BACK_DAYS } from '#domain/legal/withdrawal-days.ts';
import type { Withdrawal } from '#domain/returns/withdrawal.ts';
import { Letter, Paragraph, Particulars, SupportLink } from '../platform/mail/letter.tsx';

interface WithdrawalReceivedProps extends Withdrawal {
  language: Language;
  /** Formatted date and time. */
  received: string;
  publicUrl: string;
  testMode: boolean;
}

interface Words {
  readonly heading: string;
  readonly preview: (received: string) => string;
  readonly first: string;
  readonly labels: Record<'received' | 'to' | 'name' | 'orderNumber' | 'email' | 'goods', string>;
  readonly whole: string;
  readonly next: string;
  readonly questions: readonly [before: string, after: string];
}

const WORDS: InLanguages<Words> = {
  en: {
    heading: 'We have received your withdrawal.',
    preview: (received) => `Received ${received}. Keep this e-mail.`,
    first: 'You have declared your withdrawal from a contract with us. This is what we received, and when.',
    labels: {
      received: 'Received',
      to: 'Received by',
      name: 'Name',
      orderNumber: 'Order number',
      email: 'E-mail',
      goods: 'Withdrawn from',
    },
    whole: 'The whole contract',
    next: `You do not have to give a reason or send this again. We look up the order and write to you about the goods and your money. We refund you the way you paid, within ${MONEY_BACK_DAYS} days of your withdrawal at the latest. If you already have the goods, we may wait for them or for your proof of posting.`,
    questions: ['Was this not you, or is something wrong? Reply to this e-mail or write to ', '.'],
  },
  de: {
    heading: 'Dein Widerruf ist bei uns eingegangen.',
    preview: (received) => `Eingegangen am ${received}. Heb diese E-Mail auf.`,
    first: 'Du hast den Widerruf eines Vertrags mit uns erklärt. Hier steht, was wir wann bekommen haben.',
    labels: {
      received: 'Eingegangen',
      to: 'Eingegangen bei',
      name: 'Name',
      orderNumber: 'Bestellnummer',
      email: 'E-Mail',
      goods: 'Widerrufen',
    },
    whole: 'Der gesamte Vertrag',
    next: `Du musst keinen Grund nennen und das nicht noch einmal schicken. Wir suchen die Bestellung heraus und schreiben dir zur Ware und zu deinem Geld. Dein Geld bekommst du spätestens ${MONEY_BACK_DAYS} Tage nach deinem Widerruf zurück, so wie du bezahlt hast. Hast du die Ware schon, dürfen wir warten, bis sie oder dein Einlieferungsbeleg bei uns ist.`,
    questions: [
      'Warst du das nicht, oder stimmt etwas nicht? Antworte auf diese E-Mail oder schreib an ',
      '.',
    ],
  },
};

export const RECEIVED_SUBJECT: InLanguages<string> = {
  en: 'Your withdrawal has been received',
  de: 'Dein Widerruf ist eingegangen',
};

/** Acknowledgement of a withdrawal: content, name, day and time (§ 356a BGB). */
export function WithdrawalReceived(props: WithdrawalReceivedProps) {
  const { language, received, name, orderNumber, email, goods, publicUrl, testMode } = props;
  const { heading, preview, first, labels, whole, next, questions } = WORDS[language];
  return (
    <Letter
      language={language}
      heading={heading}
      preview={preview(received)}
      publicUrl={publicUrl}
      testMode={testMode}
    >
      <Paragraph>{first}</Paragraph>
      <Particulars
        rows={[
          [labels.received, received],
          [labels.to, COMPANY.legalName],
          [labels.name, name],
          [labels.orderNumber, orderNumber],
          [labels.email, email],
          [labels.goods, goods ?? whole],
        ]}
      />
      <Paragraph>{next}</Paragraph>
      <Paragraph>
        {questions[0]}
        <SupportLink />
        {questions[1]}
      </Paragraph>
    </Letter>
  );
}
