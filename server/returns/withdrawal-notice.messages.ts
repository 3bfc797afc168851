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
    subject: `Order ${number}: the customer withdraws`,
    what: `${what} Number and address fit the order, which is ${state}. The shop has changed nothing about it, and no money was sent back.`,
    toDo,
  }),
  unmatched: (what: string): NoticeMessages => ({
    subject: 'A withdrawal that fits no order',
    what: `${what} No order has this number and this address. It counts all the same if it is from a customer.`,
    toDo: 'Look for the order by name and address. If you find it, treat it as withdrawn; if not, ask back. The sender was told that the withdrawal was received, and nothing of any order.',
  }),
  unsaid: {
    'not acknowledged': (what) => ({
      subject: 'A withdrawal could not be acknowledged by mail',
      what: `${what} The mail that confirms its receipt did not arrive. The withdrawal itself counts.`,
      toDo: 'Send the customer its content with date and time another way; the law asks for that without delay.',
    }),
    'held back': (what) => ({
      subject: 'A withdrawal waits for you to acknowledge it',
      what: `${what} Several withdrawals have named this mail address today, so the shop did not write to it once more. The withdrawal itself counts.`,
      toDo: 'Look whether it is meant. If so, send its content with date and time to the customer; the law asks for that without delay.',
    }),
  } satisfies Readonly<Record<Exclude<WhyTold, 'received'>, (what: string) => NoticeMessages>>,
  /** Deadline of the refund; `isWhole`: all goods of the order. */
  refund: (isWhole: boolean) =>
    `within ${MONEY_BACK_DAYS} days of the withdrawal, ${isWhole ? 'the shipping fee included' : 'for these goods'}`,
  steps: {
    unpaid: () =>
      'It is not paid. Nothing is owed, and nothing has to be done unless a payment still arrives.',
    open: (refund) => `Stop the work on it, and refund it ${refund}.`,
    sent: (refund) =>
      `Tell the customer where to send the goods. Refund ${refund}; you may wait until the goods or proof of posting are there.`,
    back: (refund) => `The goods are back. Refund ${refund}.`,
    over: () => 'The order is over already. See that its money went back in full.',
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
      what: `${what} Nummer und Adresse passen zur Bestellung; ihr Stand: ${state}. Der Shop hat nichts an ihr geändert und kein Geld zurückgeschickt.`,
      toDo,
    }),
    unmatched: (what) => ({
      subject: 'Ein Widerruf, der zu keiner Bestellung passt',
      what: `${what} Keine Bestellung hat diese Nummer und diese Adresse. Der Widerruf gilt trotzdem, wenn er aus der Kundschaft kommt.`,
      toDo: 'Sucht die Bestellung nach Name und Adresse. Findet ihr sie, behandelt sie als widerrufen; wenn nicht, fragt nach. In der Antwort stand, dass der Widerruf eingegangen ist, und nichts von einer Bestellung.',
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
        'Sie ist nicht bezahlt. Geschuldet ist nichts, und zu tun ist nichts, außer es kommt noch eine Zahlung.',
      open: (refund) => `Hört mit der Arbeit daran auf und erstattet das Geld ${refund}.`,
      sent: (refund) =>
        `Sagt der Kundschaft, wohin die Ware soll. Erstattet das Geld ${refund}; ihr dürft warten, bis die Ware oder der Einlieferungsbeleg da ist.`,
      back: (refund) => `Die Ware ist zurück. Erstattet das Geld ${refund}.`,
      over: () => 'Die Bestellung ist schon vorbei. Seht nach, ob ihr Geld ganz zurückging.',
    },
  },
};
