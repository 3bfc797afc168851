import { type Day, dayInWords } from '#domain/calendar/day.ts';
import type { InLanguages } from '#domain/languages.ts';
import type { OrderProgress } from '#domain/order-page/order-progress.ts';
import { MEASURED_COUNT } from '#domain/production/unit-claims.ts';
import { REFUND_SHOWS } from '#domain/returns/refund.messages.ts';

const en = (day: Day | undefined) => (day ? dayInWords(day, 'en') : '');
const de = (day: Day | undefined) => (day ? dayInWords(day, 'de') : '');

const EN = {
  /** The state in a sentence or two. */
  lead({ status, leaves, arrives, sentBack }: OrderProgress, one: boolean) {
    const [subject, they, are, them] = one
      ? ['Your pickup', 'It', 'is', 'it']
      : ['Your pickups', 'They', 'are', 'them'];
    const then = `${they} ${one ? 'leaves' : 'leave'} Leipzig by ${en(leaves)}, and should be with you by ${en(arrives)}.`;
    switch (status) {
      case 'paid':
        return `${subject} ${are} in the queue for the bench. ${then}`;
      case 'making':
        return `${subject} ${are} being made. ${then}`;
      case 'wound':
        return `${MEASURED_COUNT.en.wound(one)} ${then}`;
      case 'shipped':
        return `${subject} ${one ? 'has' : 'have'} left Leipzig and should be with you by ${en(arrives)}.`;
      case 'delivered':
        return `${subject} ${are} with you. Enjoy ${them}.`;
      case 'cancelled':
        return sentBack === 'all'
          ? 'This order is cancelled, and we have refunded it in full.'
          : 'This order is cancelled. Your money goes back the way you paid.';
      case 'returned':
        return 'The goods are back with us. Your money goes back the way you paid.';
      case 'refunded':
        return `This order is closed: we have refunded it in full. ${REFUND_SHOWS.en}`;
      default:
        return status satisfies never;
    }
  },
  late: 'We have missed the day we promised, and we are sorry. We will e-mail you the new one.',
  line: 'Order progress',
  stepNotes: {
    list: 'In the queue',
    measured: MEASURED_COUNT.en.all,
    part: MEASURED_COUNT.en.part,
    bench: 'On the bench',
    planned: 'promised',
    expected: 'expected',
    about: (day: string) => `by ${day}`,
    /** Shown under a single date. */
    latest: 'at the latest',
  },
  today: 'today',
};

export const WAY_MESSAGES: InLanguages<typeof EN> = {
  en: EN,
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
            ? 'Diese Bestellung ist storniert, und du hast alles zurückbekommen.'
            : 'Diese Bestellung ist storniert. Dein Geld geht so zurück, wie du bezahlt hast.';
        case 'returned':
          return 'Die Ware ist wieder bei uns. Dein Geld geht so zurück, wie du bezahlt hast.';
        case 'refunded':
          return `Diese Bestellung ist abgeschlossen: Du hast alles zurückbekommen. ${REFUND_SHOWS.de}`;
        default:
          return status satisfies never;
      }
    },
    late: 'Wir haben den versprochenen Tag nicht gehalten. Das tut uns leid; den neuen bekommst du per E-Mail.',
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
