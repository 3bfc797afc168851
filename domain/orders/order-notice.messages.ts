import type { InLanguages } from '../languages.ts';
import type { GIVEN_UP } from './given-up.ts';
import type { MailKind } from './mail-kinds.ts';
import type { NoticeDetail, NoticeKind } from './order-notice.ts';

const GERMAN: Readonly<Record<NoticeKind | (typeof GIVEN_UP)[number], string>> = {
  reopened: 'doch noch bezahlt',
  'amount differs': 'anderer Betrag bezahlt',
  'surplus payment': 'Zahlung zu viel',
  'unknown payment': 'Zahlung nicht zu finden',
  'refund failed': 'Erstattung zurückgekommen',
  withdrawal: 'Widerruf',
  'address changed': 'Adresse geändert',
  'address missing': 'Adresse fehlt',
  'address given': 'Adresse genannt',
  'one-stop shop near': 'OSS-Schwelle nah',
  'one-stop shop begins': 'OSS beginnt',
  'small business over': 'kein Kleinunternehmen mehr',
  'closed abroad': 'Land geschlossen',
  'return asked': 'Rückgabe angefragt',
  'claimed twice': 'von zweien vermerkt',
  'code misused': 'Rabattcode galt nicht',
  'confirmation not delivered': 'Bestätigung nicht angekommen',
  'surplus payment not sent back': 'Zahlung zu viel nicht zurückgeschickt',
  'refund not told': 'Erstattung nicht mitgeteilt',
  'refund not made': 'Erstattung nicht gelungen',
  'letter received': 'Brief bekommen',
  'letter answered': 'Frage beantwortet',
  'answered too late': 'Antwort zu spät',
  'letter not delivered': 'Brief nicht angekommen',
  'makers not told': 'wir haben nichts davon erfahren',
};

/** What the makers were told of, in a few words; and what the shop gave up. */
export const NOTICE_NAMES: InLanguages<(about: NoticeKind | (typeof GIVEN_UP)[number]) => string> = {
  en: (about) => about,
  de: (about) => GERMAN[about],
};

const GERMAN_MAILS: Readonly<Record<MailKind, string>> = {
  confirmation: 'Bestätigung',
  'address needed': 'Adresse gefragt',
  'in the making': 'in Arbeit',
  delay: 'neuer Termin',
  shipped: 'versandt',
  'return number': 'Rückgabenummer',
  refund: 'Erstattung',
  letter: 'Brief',
  answer: 'Antwort',
  'withdrawal received': 'Widerruf eingegangen',
  'payment returned': 'Zahlung zurückgeschickt',
};

/** What a mail to a buyer is called among the makers. */
export const MAIL_NAMES: InLanguages<(kind: MailKind) => string> = {
  en: (kind) => kind,
  de: (kind) => GERMAN_MAILS[kind],
};

/** Why the shop gave something up. */
export const GIVEN_UP_WHY: InLanguages<{ readonly ranOut: string; readonly refused: string }> = {
  en: { ranOut: 'tried for days', refused: 'refused by the mail server' },
  de: { ranOut: 'tagelang versucht', refused: 'vom Mailserver abgelehnt' },
};

/** What was wrong with a discount code that an order was paid with. */
export const MISUSED: InLanguages<Readonly<Record<NoticeDetail<'code misused'>['how'], string>>> = {
  en: {
    'other order': 'another order was paid with',
    'other address': 'is for another e-mail address',
    'taken back': 'was taken back',
  },
  de: {
    'other order': 'schon für eine andere Bestellung benutzt',
    'other address': 'gehört zu einer anderen E-Mail-Adresse',
    'taken back': 'zurückgenommen',
  },
};
