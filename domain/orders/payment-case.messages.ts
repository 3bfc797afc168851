import { dayInWords } from '../calendar/format-day.ts';
import type { InLanguages, Language } from '../languages.ts';
import { cents, exactEuro } from '../money.ts';
import type { CaseKind } from './payment-case.ts';

interface CaseWords {
  readonly of: Readonly<Record<CaseKind, string>>;
  /** The provider's statuses; `unknown` is the label of any other. */
  readonly status: Readonly<Record<string, string>>;
  readonly unknown: string;
  readonly about: (amount: string) => string;
  readonly taken: (amount: string) => string;
  readonly due: (day: string) => string;
}

export const CASE_WORDS: InLanguages<CaseWords> = {
  en: {
    of: { dispute: 'Dispute', 'fraud warning': 'Fraud warning', review: 'Review' },
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
    },
    unknown: 'a status that is new to the shop',
    about: (amount) => `over ${amount}`,
    taken: (amount) => `${amount} taken from the payment account`,
    due: (day) => `answer by ${day}`,
  },
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

const euro = (amount: number) => exactEuro(cents(amount));

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
    amount > 0 && words.about(euro(amount)),
    taken > 0 && words.taken(euro(taken)),
    due && words.due(dayInWords(due, language, 'dated')),
  ]
    .filter(Boolean)
    .join(', ');
}
