import type { InLanguages } from '#domain/languages.ts';
import { SHORT_DAY } from './week.messages.ts';

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

const span = (from: string, until: string) =>
  from === until ? SHORT_DAY.en(from) : `${SHORT_DAY.en(from)} to ${SHORT_DAY.en(until)}`;
const spanInGerman = (from: string, until: string) =>
  from === until ? SHORT_DAY.de(from) : `${SHORT_DAY.de(from)} bis ${SHORT_DAY.de(until)}`;

const EN = {
  title: 'Days away',
  notYet: 'not closed yet',
  closed: 'Closed',
  isAway: (maker: string) => `${maker} is away`,
  span,
  open: 'Reopen',
  opened: 'Reopened. Promised days stay as they are.',
  who: 'Who',
  both: 'Both',
  first: 'First day',
  last: 'Last day',
  show: 'Check promised days',
  press: (mails: number) => (mails > 0 ? `Close and send ${counted(mails, 'e-mail')}` : 'Close these days'),
  moving: 'Promised days that move',
  woundUntil: (day: string) => `Wound until ${day}`,
  leaves: (day: string) => `leaves ${day}`,
  woundOn: (day: string) => `Wound on ${day}`,
  paidNow: 'If paid now, leaves on',
  byLaw: 'Legal deadline',
  tooLate: (orders: number) => `${counted(orders, 'order')} later than 30 days`,
  inTime: 'all within 30 days',
  breaks: (from: string, until: string, promises: number) =>
    `Closing ${span(from, until)} moves ${counted(promises, 'promised day')}`,
  told: (buyers: string, promises: number) =>
    `${buyers} ${promises === 1 ? 'was' : 'were'} promised an earlier day. When you close these days, the new date goes out by e-mail. Nothing is closed yet.`,
  says: (words: string) => `The shop shows: “${words}”`,
  saysNothing: 'We wind two pickups a day on these days. The shop does not mention it.',
  done: (mails: number) => (mails > 0 ? `Closed. ${counted(mails, 'e-mail')} on the way.` : 'Closed.'),
};

export const AWAY_CARD: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Nicht da',
    notYet: 'noch nicht geschlossen',
    closed: 'Geschlossen',
    isAway: (maker) => `${maker} ist nicht da`,
    span: spanInGerman,
    open: 'Wieder öffnen',
    opened: 'Wieder offen. Zugesagte Termine bleiben, wie sie sind.',
    who: 'Wer',
    both: 'Beide',
    first: 'Erster Tag',
    last: 'Letzter Tag',
    show: 'Termine prüfen',
    press: (mails) => {
      if (mails === 0) return 'Diese Tage schließen';
      return `Schließen und ${mails === 1 ? '1 E-Mail' : `${mails} E-Mails`} senden`;
    },
    moving: 'Termine, die sich verschieben',
    woundUntil: (day) => `Gewickelt bis ${day}`,
    leaves: (day) => `geht ${day} raus`,
    woundOn: (day) => `Gewickelt am ${day}`,
    paidNow: 'Jetzt bezahlt, geht raus am',
    byLaw: 'Gesetzliche Frist',
    tooLate: (orders) => `${orders === 1 ? '1 Bestellung' : `${orders} Bestellungen`} später als 30 Tage`,
    inTime: 'alles innerhalb von 30 Tagen',
    breaks: (from, until, promises) => {
      const days = from === until ? `am ${SHORT_DAY.de(from)}` : `vom ${spanInGerman(from, until)}`;
      return `Schließt ihr ${days}, ${promises === 1 ? 'verschiebt sich 1 Termin' : `verschieben sich ${promises} Termine`}`;
    },
    told: (buyers, promises) =>
      `${buyers} ${promises === 1 ? 'hat' : 'haben'} einen früheren Termin. Beim Schließen geht der neue per E-Mail raus. Noch ist nichts geschlossen.`,
    says: (words) => `Im Shop steht: „${words}“`,
    saysNothing: 'An diesen Tagen wickeln wir je zwei Tonabnehmer. Im Shop steht davon nichts.',
    done: (mails) => {
      if (mails === 0) return 'Geschlossen.';
      return `Geschlossen. ${mails === 1 ? '1 E-Mail ist' : `${mails} E-Mails sind`} unterwegs.`;
    },
  },
};
