import { type Day, weekdayAndDay } from '#domain/calendar/day.ts';
import { dayInWords } from '#domain/calendar/format-day.ts';
import type { InLanguages } from '#domain/languages.ts';
import { MONEY_BACK_DAYS, WITHDRAWAL_DAYS } from '#domain/legal/withdrawal-days.ts';
import { RETURN_DAYS } from '#domain/returns/returns.ts';
import type { KeyWords } from '../kit/keys.tsx';

/** What the keys of the page do. */
export const RETURNS_KEYS: InLanguages<readonly KeyWords[]> = {
  en: [
    ['J K', 'down, up'],
    ['Enter', 'open'],
    ['H', 'it is here'],
    ['R', 'refund'],
    ['N', 'new number'],
  ],
  de: [
    ['J K', 'runter, hoch'],
    ['Enter', 'öffnen'],
    ['H', 'ist hier'],
    ['R', 'erstatten'],
    ['N', 'neue Nummer'],
  ],
};

const RETURNS_PAGE_EN = {
  title: 'Returns',
  description: 'Goods and money on their way back.',
  aside: `refund within ${MONEY_BACK_DAYS} days`,
  enterWithdrawal: 'Enter a withdrawal',
  newNumber: 'New return number',
  heads: ['Kind, number', 'Order', 'Goods', 'State', 'Money back by', 'Next'],
  tabs: { open: 'Open', withdrawals: 'Withdrawals', returns: 'Returns', done: 'Done' },
  kinds: 'Kinds',
  newestFirst: 'the newest first',
  byDeadline: 'by deadline',
  othersFollow: (all: number) =>
    `These are the most urgent of ${all}. The others follow when these are answered; the search finds each of them.`,
  empty: {
    never: 'Nothing came back yet.',
    now: 'Nothing comes back.',
    what: 'What buyers ask for on the page of their order stands here, and withdrawals from the form of the shop.',
    board: 'Look at the board',
  },
  done: 'Done',
  doneThisMonth: 'Done this month',
  shown: (rows: number, total: number) => `${rows} of ${total}`,
  closed: (day: Day) => `closed ${weekdayAndDay(day)}`,
  rules: [
    [
      `Withdrawal, ${WITHDRAWAL_DAYS} days`,
      `The buyer needs no reason. Money back within ${MONEY_BACK_DAYS} days of the day we were told; we may wait for the goods or the proof of post.`,
    ],
    [
      `Return, ${RETURN_DAYS} days`,
      'Ours, beyond the law, custom pickups too. Counts from purchase to the postmark.',
    ],
    [
      'What goes back',
      'All that was paid, with standard shipping on a withdrawal, to the same means of payment. Never more than paid.',
    ],
  ] satisfies readonly (readonly [title: string, words: string])[],
};

/** Words of the page of goods and money on their way back. */
export const RETURNS_PAGE: InLanguages<typeof RETURNS_PAGE_EN> = {
  en: RETURNS_PAGE_EN,
  de: {
    title: 'Retouren',
    description: 'Ware und Geld auf dem Rückweg.',
    aside: `Geld zurück in höchstens ${MONEY_BACK_DAYS} Tagen`,
    enterWithdrawal: 'Widerruf eintragen',
    newNumber: 'Neue Rücksendenummer',
    heads: ['Art, Nummer', 'Bestellung', 'Ware', 'Stand', 'Geld zurück bis', 'Als Nächstes'],
    tabs: { open: 'Offen', withdrawals: 'Widerrufe', returns: 'Rückgaben', done: 'Erledigt' },
    kinds: 'Arten',
    newestFirst: 'das Neueste zuerst',
    byDeadline: 'nach Frist',
    othersFollow: (all) =>
      `Das sind die dringendsten von ${all}. Die anderen rücken nach, sobald diese beantwortet sind; die Suche findet jede.`,
    empty: {
      never: 'Bisher kam nichts zurück.',
      now: 'Gerade kommt nichts zurück.',
      what: 'Hier steht, was auf der Seite einer Bestellung angefragt wird, und jeder Widerruf aus dem Formular des Shops.',
      board: 'Zur Tafel',
    },
    done: 'Erledigt',
    doneThisMonth: 'Diesen Monat erledigt',
    shown: (rows, total) => `${rows} von ${total}`,
    closed: (day) => `abgeschlossen ${dayInWords(day, 'de', 'short')}`,
    rules: [
      [
        `Widerruf, ${WITHDRAWAL_DAYS} Tage`,
        `Ein Grund ist nicht nötig. Das Geld geht in ${MONEY_BACK_DAYS} Tagen zurück, gezählt ab dem Tag der Erklärung; auf die Ware oder den Einlieferungsbeleg dürfen wir warten.`,
      ],
      [
        `Rückgabe, ${RETURN_DAYS} Tage`,
        'Von uns aus, über das Gesetz hinaus, auch für Tonabnehmer nach Wahl. Gezählt vom Kauf bis zum Poststempel.',
      ],
      [
        'Was zurückgeht',
        'Alles, was bezahlt wurde, beim Widerruf mit dem normalen Versand, und auf demselben Weg, auf dem es kam. Nie mehr, als bezahlt wurde.',
      ],
    ],
  },
};
