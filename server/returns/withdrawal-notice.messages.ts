import { momentWords } from '#domain/calendar/format-moment.ts';
import type { InLanguages } from '#domain/languages.ts';
import { MONEY_BACK_DAYS } from '#domain/legal/withdrawal-days.ts';
import type { NoticeMessages } from '#domain/orders/order-notice.ts';
import type { Phase } from '#domain/orders/states.ts';
import type { WhyTold, Withdrawal } from '#domain/returns/withdrawal.ts';

const EN = {
  declared: ({ receivedAt, name, orderNumber, email, goods }: Withdrawal & { readonly receivedAt: Date }) =>
    [
      `Received ${momentWords(receivedAt, 'en')}.`,
      `Name: ${name}.`,
      `Order number as typed: ${orderNumber}.`,
      `E-mail: ${email}.`,
      goods === null ? 'Of the whole contract.' : `Of these goods: ${goods}`,
    ].join(' '),
  /** `what`: the declaration in words. */
  matched: (what: string, number: string, state: string, toDo: string): NoticeMessages => ({
    subject: `Order ${number}: the buyer withdraws`,
    what: `${what} Number and address fit the order, which is ${state}. The shop has not changed the order or refunded anything.`,
    toDo,
  }),
  unmatched: (what: string): NoticeMessages => ({
    subject: 'A withdrawal without a matching order',
    what: `${what} No order has this number and this address. If it comes from a buyer, it is valid anyway.`,
    toDo: 'Search for the order by name and address. If you find it, treat it as withdrawn. If not, ask the sender, who has been told only that the withdrawal was received.',
  }),
  unsaid: {
    'not acknowledged': (what) => ({
      subject: 'A withdrawal could not be confirmed by e-mail',
      what: `${what} The confirmation e-mail did not arrive. The withdrawal itself is valid.`,
      toDo: 'Send the buyer its content with date and time another way. The law requires this without delay.',
    }),
    'held back': (what) => ({
      subject: 'A withdrawal is waiting for your confirmation',
      what: `${what} Several withdrawals have named this e-mail address today, so the shop did not write to it again. The withdrawal itself is valid.`,
      toDo: 'Check whether it is genuine. If so, send its content with date and time to the buyer. The law requires this without delay.',
    }),
  } satisfies Readonly<Record<Exclude<WhyTold, 'received'>, (what: string) => NoticeMessages>>,
  /** Deadline of the refund; `isWhole`: all goods of the order. */
  refund: (isWhole: boolean) =>
    `within ${MONEY_BACK_DAYS} days of the withdrawal, ${isWhole ? 'the shipping fee included' : 'for these goods'}`,
  steps: {
    unpaid: () => 'The order is not paid. There is nothing to refund or do unless a payment still arrives.',
    open: (refund) => `Stop work on the order, and refund it ${refund}.`,
    sent: (refund) =>
      `Tell the buyer where to send the goods. Refund ${refund}; you may wait for the goods or proof of posting.`,
    back: (refund) => `The goods are back. Refund ${refund}.`,
    over: () => 'The order is already closed. Check that it was refunded in full.',
  } satisfies Readonly<Record<Phase, (refund: string) => string>>,
};

export const WITHDRAWAL_NOTICE: InLanguages<typeof EN> = {
  en: EN,
  de: {
    declared: ({ receivedAt, name, orderNumber, email, goods }) =>
      [
        `Eingegangen am ${momentWords(receivedAt, 'de')}.`,
        `Name: ${name}.`,
        `Bestellnummer, wie sie eingegeben wurde: ${orderNumber}.`,
        `E-Mail: ${email}.`,
        goods === null ? 'Für den ganzen Vertrag.' : `Für diese Ware: ${goods}`,
      ].join(' '),
    matched: (what, number, state, toDo) => ({
      subject: `Bestellung ${number}: ein Widerruf ist da`,
      what: `${what} Nummer und Adresse passen zur Bestellung; ihr Stand: ${state}. Der Shop hat nichts an ihr geändert und nichts erstattet.`,
      toDo,
    }),
    unmatched: (what) => ({
      subject: 'Ein Widerruf ohne passende Bestellung',
      what: `${what} Keine Bestellung hat diese Nummer und diese Adresse. Kommt er von der Kundschaft, gilt er trotzdem.`,
      toDo: 'Sucht die Bestellung nach Name und Adresse. Findet ihr sie, behandelt sie als widerrufen; wenn nicht, fragt nach. In der Antwort stand nur, dass der Widerruf eingegangen ist.',
    }),
    unsaid: {
      'not acknowledged': (what) => ({
        subject: 'Ein Widerruf ließ sich nicht per E-Mail bestätigen',
        what: `${what} Die E-Mail, die den Eingang bestätigt, kam nicht an. Der Widerruf selbst gilt.`,
        toDo: 'Schickt der Kundschaft seinen Inhalt mit Datum und Uhrzeit auf anderem Weg; das Gesetz verlangt das unverzüglich.',
      }),
      'held back': (what) => ({
        subject: 'Ein Widerruf wartet auf eure Bestätigung',
        what: `${what} Mehrere Widerrufe haben heute diese E-Mail-Adresse genannt, darum hat der Shop nicht noch einmal dorthin geschrieben. Der Widerruf selbst gilt.`,
        toDo: 'Seht nach, ob er ernst gemeint ist. Wenn ja, schickt der Kundschaft seinen Inhalt mit Datum und Uhrzeit; das Gesetz verlangt das unverzüglich.',
      }),
    },
    refund: (isWhole) =>
      `innerhalb von ${MONEY_BACK_DAYS} Tagen ab dem Widerruf, ${isWhole ? 'den Versand eingeschlossen' : 'für diese Ware'}`,
    steps: {
      unpaid: () =>
        'Die Bestellung ist nicht bezahlt. Zu erstatten ist nichts, außer es kommt noch eine Zahlung.',
      open: (refund) => `Hört mit der Arbeit daran auf und erstattet das Geld ${refund}.`,
      sent: (refund) =>
        `Sagt der Kundschaft, wohin die Ware soll. Erstattet das Geld ${refund}; ihr dürft warten, bis die Ware oder der Einlieferungsbeleg da ist.`,
      back: (refund) => `Die Ware ist zurück. Erstattet das Geld ${refund}.`,
      over: () => 'Die Bestellung ist schon abgeschlossen. Seht nach, ob alles erstattet ist.',
    },
  },
};
