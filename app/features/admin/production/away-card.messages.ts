import type { InLanguages } from '#domain/languages.ts';
import { SHORT_DAY } from './short-day.messages.ts';

interface Words {
  readonly title: string;
  readonly notYet: string;
  readonly closed: string;
  readonly isAway: (maker: string) => string;
  /** "24 Nov to 27 Nov". */
  readonly span: (from: string, until: string) => string;
  readonly open: string;
  readonly opened: string;
  readonly who: string;
  readonly both: string;
  readonly first: string;
  readonly last: string;
  readonly show: string;
  readonly press: (mails: number) => string;
  readonly moving: string;
  readonly woundUntil: (day: string) => string;
  readonly leaves: (day: string) => string;
  readonly woundOn: (day: string) => string;
  readonly paidNow: string;
  readonly byLaw: string;
  readonly tooLate: (orders: number) => string;
  readonly inTime: string;
  readonly breaks: (from: string, until: string, promises: number) => string;
  readonly told: (buyers: string, promises: number) => string;
  readonly says: (words: string) => string;
  readonly saysNothing: string;
  readonly done: (mails: number) => string;
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

const span = (from: string, until: string) =>
  from === until ? SHORT_DAY.en(from) : `${SHORT_DAY.en(from)} to ${SHORT_DAY.en(until)}`;
const spanInGerman = (from: string, until: string) =>
  from === until ? SHORT_DAY.de(from) : `${SHORT_DAY.de(from)} bis ${SHORT_DAY.de(until)}`;

/** Words of the card that closes days. */
export const AWAY_CARD: InLanguages<Words> = {
  en: {
    title: 'Out of office',
    notYet: 'not closed yet',
    closed: 'Closed',
    isAway: (maker) => `${maker} is away`,
    span,
    open: 'Open again',
    opened: 'Open again. What was promised stays.',
    who: 'Who',
    both: 'Both',
    first: 'First day',
    last: 'Last day',
    show: 'Show what moves',
    press: (mails) => (mails > 0 ? `Close, mail ${mails}` : 'Close these days'),
    moving: 'Open promises that move',
    woundUntil: (day) => `Wound until ${day}`,
    leaves: (day) => `leaves ${day}`,
    woundOn: (day) => `Wound on ${day}`,
    paidNow: 'Paid now, it would leave',
    byLaw: 'Latest by law',
    tooLate: (orders) => `${counted(orders, 'order')} after the 30 days`,
    inTime: 'all within 30 days',
    breaks: (from, until, promises) => `Closing ${span(from, until)} breaks ${counted(promises, 'promise')}`,
    told: (buyers, promises) =>
      `${buyers} ${promises === 1 ? 'was' : 'were'} told an earlier day. Closing mails the new date; nothing is closed before you say so.`,
    says: (words) => `The shop says: “${words}”`,
    saysNothing: 'Two a day are wound on these days. The shop says nothing of it.',
    done: (mails) => (mails > 0 ? `Closed, ${counted(mails, 'mail')} on the way.` : 'Closed.'),
  },
  de: {
    title: 'Nicht da',
    notYet: 'noch nicht geschlossen',
    closed: 'Geschlossen',
    isAway: (maker) => `${maker} ist nicht da`,
    span: spanInGerman,
    open: 'Wieder öffnen',
    opened: 'Wieder offen. Was versprochen ist, bleibt.',
    who: 'Wer',
    both: 'Beide',
    first: 'Erster Tag',
    last: 'Letzter Tag',
    show: 'Zeig, was sich verschiebt',
    press: (mails) => {
      if (mails === 0) return 'Diese Tage schließen';
      return mails === 1 ? 'Schließen, 1 Mail schicken' : `Schließen, ${mails} Mails schicken`;
    },
    moving: 'Offene Zusagen, die sich verschieben',
    woundUntil: (day) => `Gewickelt bis ${day}`,
    leaves: (day) => `geht ${day} los`,
    woundOn: (day) => `Gewickelt am ${day}`,
    paidNow: 'Jetzt bezahlt, ginge es los am',
    byLaw: 'Frist nach dem Gesetz',
    tooLate: (orders) => `${orders === 1 ? '1 Bestellung' : `${orders} Bestellungen`} nach den 30 Tagen`,
    inTime: 'alles innerhalb von 30 Tagen',
    breaks: (from, until, promises) => {
      const days = from === until ? `am ${SHORT_DAY.de(from)}` : `vom ${spanInGerman(from, until)}`;
      return `Schließt ihr ${days}, ${promises === 1 ? 'bricht 1 Zusage' : `brechen ${promises} Zusagen`}`;
    },
    told: (buyers, promises) =>
      `${buyers} ${promises === 1 ? 'kennt' : 'kennen'} einen früheren Tag. Beim Schließen geht der neue Termin per Mail raus; geschlossen wird erst, wenn du es sagst.`,
    says: (words) => `Im Shop steht: „${words}“`,
    saysNothing: 'An diesen Tagen werden zwei am Tag gewickelt. Im Shop steht davon nichts.',
    done: (mails) => {
      if (mails === 0) return 'Geschlossen.';
      return mails === 1
        ? 'Geschlossen, 1 Mail ist unterwegs.'
        : `Geschlossen, ${mails} Mails sind unterwegs.`;
    },
  },
};
