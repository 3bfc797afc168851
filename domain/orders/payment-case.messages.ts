import { dayInWords } from '../calendar/day.ts';
import type { InLanguages, Language } from '../languages.ts';
import { exactEuro } from '../money.ts';
import type { CaseKind } from './payment-case.ts';

const EN = {
  of: { dispute: 'Dispute', 'fraud warning': 'Fraud warning', review: 'Review' } satisfies Record<
    CaseKind,
    string
  >,
  /** The provider's statuses; `unknown` is the label of any other. */
  status: {
    needs_response: 'waits for evidence',
    under_review: 'the bank decides',
    won: 'won',
    lost: 'lost',
    prevented: 'settled by a refund',
    warning_needs_response: 'inquiry, waits for an answer',
    warning_under_review: 'inquiry, the bank decides',
    warning_closed: 'inquiry closed',
    reported: 'reported as fraud by the card’s bank',
    open: 'open',
    approved: 'approved',
    acknowledged: 'acknowledged',
    canceled: 'payment cancelled',
    disputed: 'closed by a dispute',
    refunded: 'refunded',
    refunded_as_fraud: 'refunded as fraud',
  } as Readonly<Record<string, string>>,
  unknown: 'a status that is new to the shop',
  about: (amount: string) => `over ${amount}`,
  taken: (amount: string) => `${amount} taken from the payment account`,
  due: (day: string) => `answer by ${day}`,
};

export const CASE_WORDS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    of: { dispute: 'Anfechtung', 'fraud warning': 'Betrugsmeldung', review: 'Prüfung' },
    status: {
      needs_response: 'wartet auf Nachweise',
      under_review: 'die Bank entscheidet',
      won: 'gewonnen',
      lost: 'verloren',
      prevented: 'durch Erstattung erledigt',
      warning_needs_response: 'Anfrage, wartet auf Antwort',
      warning_under_review: 'Anfrage, die Bank entscheidet',
      warning_closed: 'Anfrage geschlossen',
      reported: 'von der Bank der Karte als Betrug gemeldet',
      open: 'offen',
      approved: 'freigegeben',
      acknowledged: 'zur Kenntnis genommen',
      canceled: 'Zahlung abgebrochen',
      disputed: 'durch eine Anfechtung geschlossen',
      refunded: 'erstattet',
      refunded_as_fraud: 'als Betrug erstattet',
    },
    unknown: 'ein Stand, den der Shop nicht kennt',
    about: (amount) => `über ${amount}`,
    taken: (amount) => `${amount} vom Zahlungskonto abgebucht`,
    due: (day) => `Antwort bis ${day}`,
  },
};

/** "waits for evidence, over 156.19 €, answer by Sat 5 Dec". */
export function paymentCaseWords(
  {
    status,
    amount,
    taken,
    due,
  }: {
    readonly status: string;
    readonly amount: number;
    readonly taken: number;
    readonly due: string | null;
  },
  language: Language,
): string {
  const words = CASE_WORDS[language];
  return [
    words.status[status] ?? words.unknown,
    amount > 0 && words.about(exactEuro(amount)),
    taken > 0 && words.taken(exactEuro(taken)),
    due && words.due(dayInWords(due, language, 'dated')),
  ]
    .filter(Boolean)
    .join(', ');
}
