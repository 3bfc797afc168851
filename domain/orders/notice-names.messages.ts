import type { InLanguages } from '../languages.ts';
import type { GIVEN_UP } from './given-up.ts';
import type { NoticeKind } from './order-notice.ts';

const GERMAN: Readonly<Record<NoticeKind | (typeof GIVEN_UP)[number], string>> = {
  reopened: 'doch noch bezahlt',
  'amount differs': 'anderer Betrag bezahlt',
  'surplus payment': 'überzählige Zahlung',
  'unknown payment': 'Zahlung nicht zu finden',
  'payment disputed': 'Zahlung angefochten',
  'payment called fraud': 'Zahlung als Betrug gemeldet',
  'payment reviewed': 'Zahlung in Prüfung',
  'refund failed': 'Erstattung zurückgekommen',
  withdrawal: 'Widerruf',
  'address changed': 'Adresse geändert',
  'address missing': 'Adresse fehlt',
  'address given': 'Adresse genannt',
  'address misfits': 'Adresse passt nicht',
  'one-stop shop near': 'OSS-Schwelle nah',
  'one-stop shop begins': 'OSS beginnt',
  'small business over': 'kein Kleinunternehmen mehr',
  'closed abroad': 'Land geschlossen',
  'return asked': 'Rückgabe angefragt',
  'claimed twice': 'von zweien vermerkt',
  'code misused': 'Rabattcode galt nicht',
  'confirmation not delivered': 'Bestätigung nicht angekommen',
  'surplus payment not sent back': 'überzählige Zahlung nicht erstattet',
  'refund not told': 'Erstattung nicht mitgeteilt',
  'refund not made': 'Erstattung nicht gelungen',
  'letter received': 'Brief bekommen',
  'letter answered': 'Frage beantwortet',
  'answered too late': 'Antwort zu spät',
  'letter not delivered': 'Brief nicht angekommen',
  'makers not told': 'Hinweis an uns nicht angekommen',
};

/** Short names of notices to the makers, and of tasks that the shop gave up. */
export const NOTICE_NAMES: InLanguages<(about: NoticeKind | (typeof GIVEN_UP)[number]) => string> = {
  en: (about) => about,
  de: (about) => GERMAN[about],
};
