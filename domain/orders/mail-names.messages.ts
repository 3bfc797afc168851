import type { InLanguages } from '../languages.ts';
import type { MailKind } from './order-mail-kinds.ts';

const GERMAN_MAILS: Readonly<Record<MailKind, string>> = {
  confirmation: 'Bestätigung',
  'address needed': 'Frage nach der Adresse',
  'address changed': 'Adresse geändert',
  'in the making': 'in Arbeit',
  delay: 'neuer Termin',
  shipped: 'versandt',
  'tracking corrected': 'Sendungsnummer berichtigt',
  'not shipped': 'noch nicht versandt',
  collected: 'abgeholt',
  'not collected': 'noch nicht abgeholt',
  'return number': 'Rücksendenummer',
  refund: 'Erstattung',
  repair: 'Reparatur',
  repaired: 'repariert',
  'repair received': 'Reparatur angekommen',
  'repair sent': 'Reparatur zurückgeschickt',
  letter: 'Brief',
  answer: 'Antwort',
  'withdrawal received': 'Widerruf eingegangen',
  'payment returned': 'Zahlung zurückgeschickt',
};

export const MAIL_NAMES: InLanguages<(kind: MailKind) => string> = {
  en: (kind) => kind,
  de: (kind) => GERMAN_MAILS[kind],
};
