import { type Day, dayInWords, weekdayAndDay } from '#domain/calendar/day.ts';
import type { InLanguages } from '#domain/languages.ts';
import { MONEY_BACK_DAYS, WITHDRAWAL_DAYS } from '#domain/legal/withdrawal-days.ts';
import { FITTED_RETURN_DAYS, RETURN_DAYS } from '#domain/returns/returns.ts';
import type { KeyWords } from '../kit/keys.tsx';

export const RETURNS_KEYS: InLanguages<readonly KeyWords[]> = {
  en: [
    ['J K', 'down, up'],
    ['Enter', 'open'],
    ['H', 'mark as received'],
    ['R', 'refund'],
    ['N', 'new number'],
  ],
  de: [
    ['J K', 'runter, hoch'],
    ['Enter', 'öffnen'],
    ['H', 'als angekommen markieren'],
    ['R', 'erstatten'],
    ['N', 'neue Nummer'],
  ],
};

const RETURNS_PAGE_EN = {
  title: 'Returns',
  description: 'Returned goods, withdrawals and their refunds.',
  aside: `refund within ${MONEY_BACK_DAYS} days`,
  enterWithdrawal: 'Enter a withdrawal',
  newNumber: 'New return number',
  heads: ['Kind, number', 'Order', 'Goods', 'State', 'Refund by', 'Next'],
  tabs: { open: 'Open', withdrawals: 'Withdrawals', returns: 'Returns', done: 'Done' },
  kinds: 'Kinds',
  newestFirst: 'newest first',
  byDeadline: 'by deadline',
  othersFollow: (all: number) =>
    `These are the most urgent of ${all}. The others follow once these are answered. Search finds all of them.`,
  empty: {
    never: 'No returns yet.',
    now: 'No open returns.',
    what: 'Return requests from order pages and withdrawals from the shop’s form appear here.',
    board: 'Open the board',
  },
  done: 'Done',
  doneThisMonth: 'Done this month',
  shown: (rows: number, total: number) => `${rows} of ${total}`,
  closed: (day: Day) => `closed ${weekdayAndDay(day)}`,
  rules: [
    [
      `Withdrawal, ${WITHDRAWAL_DAYS} days`,
      `The buyer needs no reason. Refund within ${MONEY_BACK_DAYS} days of the declaration. We may wait for the goods or proof of posting.`,
    ],
    [
      `Return, ${RETURN_DAYS} days`,
      `Our own offer beyond the law, for custom pickups too. From purchase to postmark. With a quick connector, also after fitting: ${FITTED_RETURN_DAYS} days from delivery.`,
    ],
    [
      'What we refund',
      'Everything that was paid, to the same means of payment. On a withdrawal that includes standard shipping. Never more than was paid.',
    ],
  ] satisfies readonly (readonly [title: string, words: string])[],
};

export const RETURNS_PAGE: InLanguages<typeof RETURNS_PAGE_EN> = {
  en: RETURNS_PAGE_EN,
  de: {
    title: 'Retouren',
    description: 'Rückgaben, Widerrufe und ihre Erstattungen.',
    aside: `erstatten in höchstens ${MONEY_BACK_DAYS} Tagen`,
    enterWithdrawal: 'Widerruf eintragen',
    newNumber: 'Neue Rücksendenummer',
    heads: ['Art, Nummer', 'Bestellung', 'Ware', 'Stand', 'Erstatten bis', 'Als Nächstes'],
    tabs: { open: 'Offen', withdrawals: 'Widerrufe', returns: 'Rückgaben', done: 'Erledigt' },
    kinds: 'Arten',
    newestFirst: 'das Neueste zuerst',
    byDeadline: 'nach Frist',
    othersFollow: (all) =>
      `Das sind die dringendsten von ${all}. Die anderen rücken nach, sobald diese beantwortet sind. Die Suche findet alle.`,
    empty: {
      never: 'Noch keine Retouren.',
      now: 'Keine offenen Retouren.',
      what: 'Hier erscheinen Anfragen von den Seiten der Bestellungen und Widerrufe aus dem Formular des Shops.',
      board: 'Tafel öffnen',
    },
    done: 'Erledigt',
    doneThisMonth: 'Diesen Monat erledigt',
    shown: (rows, total) => `${rows} von ${total}`,
    closed: (day) => `abgeschlossen ${dayInWords(day, 'de', 'short')}`,
    rules: [
      [
        `Widerruf, ${WITHDRAWAL_DAYS} Tage`,
        `Ein Grund ist nicht nötig. Erstatten in ${MONEY_BACK_DAYS} Tagen ab der Erklärung. Auf die Ware oder den Einlieferungsbeleg dürfen wir warten.`,
      ],
      [
        `Rückgabe, ${RETURN_DAYS} Tage`,
        `Unser Angebot über das Gesetz hinaus, auch für Tonabnehmer nach Wahl. Vom Kauf bis zum Poststempel. Mit Steckverbindung auch nach dem Einbau: ${FITTED_RETURN_DAYS} Tage ab Zustellung.`,
      ],
      [
        'Was wir erstatten',
        'Alles, was bezahlt wurde, beim Widerruf auch den normalen Versand, auf demselben Weg wie die Zahlung. Nie mehr, als bezahlt wurde.',
      ],
    ],
  },
};
