import type { Day } from '#domain/calendar/day.ts';
import { dayInWords } from '#domain/calendar/format-day.ts';
import type { InLanguages } from '#domain/languages.ts';
import type { OrderView } from '#domain/order-page/order-view.ts';
import { MEASURED_COUNT } from '#domain/production/unit-claims.ts';

interface WayMessages {
  /** What is going on, in a sentence or two. */
  readonly lead: (view: OrderView, one: boolean) => string;
  readonly late: string;
  readonly line: string;
  readonly stepNotes: {
    readonly list: string;
    readonly measured: (all: number) => string;
    readonly part: (measured: number, all: number) => string;
    readonly bench: string;
    readonly planned: string;
    readonly expected: string;
    readonly about: (day: string) => string;
    /** Under a date that stands alone. */
    readonly latest: string;
  };
  readonly today: string;
}

const en = (day: Day | undefined) => (day ? dayInWords(day, 'en') : '');
const de = (day: Day | undefined) => (day ? dayInWords(day, 'de') : '');

/** What an order’s page says of its way. */
export const WAY_MESSAGES: InLanguages<WayMessages> = {
  en: {
    lead({ status, leaves, arrives, sentBack }, one) {
      const [subject, they, are, them] = one
        ? ['Your pickup', 'It', 'is', 'it']
        : ['Your pickups', 'They', 'are', 'them'];
      const then = `${they} ${one ? 'leaves' : 'leave'} Leipzig by ${en(leaves)}, and should be with you by ${en(arrives)}.`;
      switch (status) {
        case 'paid':
          return `${subject} ${are} on the bench list. ${then}`;
        case 'making':
          return `${subject} ${are} in the making. ${then}`;
        case 'wound':
          return `${MEASURED_COUNT.en.wound(one)} ${then}`;
        case 'shipped':
          return `${subject} ${one ? 'has' : 'have'} left Leipzig and should be with you by ${en(arrives)}.`;
        case 'delivered':
          return `${subject} ${are} with you. Enjoy ${them}.`;
        case 'cancelled':
          return sentBack === 'all'
            ? 'This order is cancelled, and all that was paid has been sent back.'
            : 'This order is cancelled. What was paid goes back the way it came.';
        case 'returned':
          return 'The goods of this order are back with us. What was paid for them goes back the way it came.';
        case 'refunded':
          return 'This order is over: all that was paid has been sent back. Banks take 5 to 10 days.';
        default:
          return status satisfies never;
      }
    },
    late: 'We promised an earlier day and have not kept it. We are sorry; the new day comes by mail.',
    line: 'The order’s way',
    stepNotes: {
      list: 'On the bench list',
      measured: MEASURED_COUNT.en.all,
      part: MEASURED_COUNT.en.part,
      bench: 'On the bench',
      planned: 'promised',
      expected: 'expected',
      about: (day) => `by ${day}`,
      latest: 'at the latest',
    },
    today: 'today',
  },
  de: {
    lead({ status, leaves, arrives, sentBack }, one) {
      const [subject, they, are, leave] = one
        ? ['Dein Tonabnehmer', 'Er', 'ist', 'verlässt']
        : ['Deine Tonabnehmer', 'Sie', 'sind', 'verlassen'];
      const then = `${they} ${leave} Leipzig bis ${de(leaves)} und ${one ? 'sollte' : 'sollten'} bis ${de(arrives)} bei dir sein.`;
      switch (status) {
        case 'paid':
          return `${subject} ${one ? 'steht' : 'stehen'} auf der Werkbankliste. ${then}`;
        case 'making':
          return `${subject} ${are} in Arbeit. ${then}`;
        case 'wound':
          return `${MEASURED_COUNT.de.wound(one)} ${then}`;
        case 'shipped':
          return `${subject} ${one ? 'hat' : 'haben'} Leipzig verlassen und ${one ? 'sollte' : 'sollten'} bis ${de(arrives)} bei dir sein.`;
        case 'delivered':
          return `${subject} ${are} bei dir. Viel Freude damit.`;
        case 'cancelled':
          return sentBack === 'all'
            ? 'Diese Bestellung ist storniert, und alles Bezahlte ist zurückgeschickt.'
            : 'Diese Bestellung ist storniert. Was bezahlt wurde, geht zurück, wie es kam.';
        case 'returned':
          return 'Die Ware dieser Bestellung ist wieder bei uns. Was dafür bezahlt wurde, geht zurück, wie es kam.';
        case 'refunded':
          return 'Diese Bestellung ist beendet: Alles Bezahlte ist zurückgeschickt. Banken brauchen 5 bis 10 Tage.';
        default:
          return status satisfies never;
      }
    },
    late: 'Wir hatten einen früheren Tag versprochen und ihn nicht gehalten. Das tut uns leid; der neue Tag kommt per E-Mail.',
    line: 'Der Weg der Bestellung',
    stepNotes: {
      list: 'Auf der Werkbankliste',
      measured: MEASURED_COUNT.de.all,
      part: MEASURED_COUNT.de.part,
      bench: 'Auf der Werkbank',
      planned: 'versprochen',
      expected: 'erwartet',
      about: (day) => `bis ${day}`,
      latest: 'spätestens',
    },
    today: 'heute',
  },
};
