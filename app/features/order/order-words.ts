import { dayInWords } from '#domain/day-in-words.ts';
import type { InLanguages } from '#domain/languages.ts';
import type { AddressField } from '#domain/order-address.ts';
import type { AddressClosed, OrderView } from '#domain/order-view.ts';
import { RETURN_DAYS, WITHDRAWAL_DAYS } from '#domain/returns.ts';
import type { Day } from '#domain/workshop/day.ts';
import type { AddressFault, OrderRefusal } from '#server/order-page/order-form.ts';

interface OrderWords {
  readonly figure: string;
  readonly placed: (date: string) => string;
  readonly opened: string;
  readonly description: string;
  readonly unknown: { readonly title: string; readonly words: string };
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
    readonly notYet: string;
    readonly asked: string;
  };
  readonly today: string;
  readonly pieces: (count: number) => string;
  readonly goods: (count: number) => string;
  readonly shipping: string;
  readonly promotion: string;
  readonly total: string;
  readonly vat: (sum: string, rate: string) => string;
  readonly noVat: string;
  readonly sentBack: string;
  readonly to: {
    readonly heading: string;
    readonly change: string;
    readonly save: string;
    readonly changed: string;
    readonly open: (day: string | undefined) => string;
    readonly closed: Record<AddressClosed, string>;
    readonly other: (mail: string) => string;
    readonly fields: Record<AddressField, string>;
    readonly optional: string;
  };
  readonly faults: Record<AddressFault, string>;
  readonly refusals: Record<'address' | 'return', Record<OrderRefusal, string>>;
  readonly tracking: {
    readonly heading: string;
    readonly none: string;
    readonly by: string;
    readonly follow: string;
  };
  readonly documents: {
    readonly heading: string;
    readonly confirmation: string;
    readonly invoice: string;
    readonly later: string;
    readonly correction: string;
  };
  readonly mind: {
    readonly heading: string;
    readonly words: (view: OrderView) => string;
    readonly withdraw: string;
    readonly withdrawn: (date: string) => string;
    readonly back: string;
    readonly which: string;
    readonly of: (count: number) => string;
    readonly ask: string;
    readonly asked: (date: string) => string;
    readonly number: (number: string) => string;
    readonly postBy: (day: string) => string;
    readonly here: string;
  };
  /** On a page in another language than its mails. */
  readonly mailsIn: { readonly others: string; readonly own: string; readonly changed: string };
  readonly wrong: string;
}

const en = (day: Day | undefined) => (day ? dayInWords(day, 'en') : '');
const de = (day: Day | undefined) => (day ? dayInWords(day, 'de') : '');

/** Words of an order's page. */
export const ORDER_WORDS: InLanguages<OrderWords> = {
  en: {
    figure: 'ORDER',
    placed: (date) => `Placed ${date}`,
    opened: 'Opened from your mail',
    description: 'Where your pickups are, and what you can do.',
    unknown: {
      title: 'Order not found',
      words: 'This address opens no order; please use the link in our mail as it stands there.',
    },
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
          return `${subject} ${are} wound and measured. ${then}`;
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
      measured: (all) => (all === 1 ? 'The pickup is measured' : `All ${all} pickups measured`),
      part: (measured, all) => `${measured} of ${all} measured`,
      bench: 'On the bench',
      planned: 'promised',
      expected: 'expected',
      about: (day) => `by ${day}`,
      notYet: 'Not on its way yet',
      asked: 'By us',
    },
    today: 'today',
    pieces: (count) => (count === 1 ? '1 piece' : `${count} pieces`),
    goods: (count) => `Goods, ${count === 1 ? '1 piece' : `${count} pieces`}`,
    shipping: 'Shipping',
    promotion: '25 € off shipping over 200 €',
    total: 'Total, paid',
    vat: (sum, rate) => `Incl. ${sum} VAT (${rate} %)`,
    noVat: 'Export: no German VAT contained',
    sentBack: 'Sent back',
    to: {
      heading: 'Ships to',
      change: 'Change address',
      save: 'Save address',
      changed: 'The new address is saved. The makers know.',
      open: (day) => (day ? `Open until it ships, by ${day}` : 'Open until it ships'),
      closed: {
        packed: 'Closed: the label is printed. Write to us at once if it has to change.',
        shipped: 'Closed: the parcel is on its way',
        over: 'Closed: the order is over',
      },
      other: (mail) => `To a country with another shipping fee? Write to ${mail}.`,
      fields: {
        name: 'Full name',
        line1: 'Street and number',
        line2: 'Addition',
        postal_code: 'Postal code',
        city: 'City',
        state: 'State or province',
        country: 'Country',
      },
      optional: 'if there is one',
    },
    faults: {
      missing: 'Please fill this in.',
      'too long': 'This is too long. Please shorten it.',
      unreadable: 'This holds characters that cannot be read. Please type it anew.',
      'no address': 'This is no mail address.',
      elsewhere: 'Another shipping fee or tax applies there. Please write to us.',
    },
    refusals: {
      address: {
        closed:
          'The parcel is packed or on its way, so the address was not changed. Please write to us at once.',
        faster:
          'The address was changed a moment ago from another window. Look at it above; save once more to use this one.',
        'too late': 'The address cannot be changed any more.',
        nothing: 'Please fill in the address.',
        trouble: 'This could not be saved. Please try again.',
      },
      return: {
        closed: 'There is nothing to send back at the moment.',
        faster: 'Something has changed meanwhile. Please look again.',
        'too late': `The ${RETURN_DAYS} days are over.`,
        nothing: 'Please say how many you want to send back.',
        trouble: 'This could not be sent. Please try again.',
      },
    },
    tracking: {
      heading: 'Tracking',
      none: 'The number appears here and in your mail when the parcel leaves.',
      by: 'Without a tracking number',
      follow: 'Follow the parcel',
    },
    documents: {
      heading: 'Documents',
      confirmation: 'Order confirmation',
      invoice: 'Invoice',
      later: 'Comes with the parcel',
      correction: 'Invoice correction',
    },
    mind: {
      heading: 'Changed your mind',
      words({ withdrawal, sendBack }) {
        const by = withdrawal.until
          ? `until ${dayInWords(withdrawal.until, 'en', 'plain')}, ${WITHDRAWAL_DAYS} days after delivery`
          : `at any time until ${WITHDRAWAL_DAYS} days after delivery`;
        const back = `New and unused, things can be sent back until ${dayInWords(sendBack.until, 'en', 'plain')}: ${RETURN_DAYS} days from purchase. Custom builds too.`;
        return withdrawal.may ? `You can withdraw ${by}. ${back}` : back;
      },
      withdraw: 'Withdraw from contract',
      withdrawn: (date) => `We received your withdrawal on ${date} and have written to you about it.`,
      back: 'Send something back',
      which: 'What comes back?',
      of: (count) => `of ${count}`,
      ask: 'Ask for a return number',
      asked: (date) => `You asked for a return number on ${date}. It comes by mail, with our address.`,
      number: (number) => `Your return number is ${number}.`,
      postBy: (day) => `Post it by ${day}.`,
      here: 'The goods are back with us.',
    },
    mailsIn: {
      others: 'We write to you about this order in German.',
      own: 'Write in English from now on',
      changed: 'From now on we write to you in English.',
    },
    wrong: 'Something wrong?',
  },
  de: {
    figure: 'BESTELLUNG',
    placed: (date) => `Vom ${date}`,
    opened: 'Aus deiner E-Mail geöffnet',
    description: 'Wo deine Tonabnehmer sind, und was du tun kannst.',
    unknown: {
      title: 'Keine Bestellung',
      words:
        'Diese Adresse öffnet keine Bestellung; bitte nimm den Link aus unserer E-Mail, so wie er dort steht.',
    },
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
          return `${subject} ${are} gewickelt und gemessen. ${then}`;
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
      measured: (all) => (all === 1 ? 'Der Tonabnehmer ist gemessen' : `Alle ${all} gemessen`),
      part: (measured, all) => `${measured} von ${all} gemessen`,
      bench: 'Auf der Werkbank',
      planned: 'versprochen',
      expected: 'erwartet',
      about: (day) => `bis ${day}`,
      notYet: 'Noch nicht unterwegs',
      asked: 'Von uns',
    },
    today: 'heute',
    pieces: (count) => `${count} Stück`,
    goods: (count) => `Ware, ${count} Stück`,
    shipping: 'Versand',
    promotion: '25 € Nachlass auf den Versand ab über 200 €',
    total: 'Gesamt, bezahlt',
    vat: (sum, rate) => `Enthält ${sum} USt (${rate} %)`,
    noVat: 'Ausfuhr: keine deutsche USt enthalten',
    sentBack: 'Zurückgeschickt',
    to: {
      heading: 'Geht an',
      change: 'Adresse ändern',
      save: 'Adresse speichern',
      changed: 'Die neue Adresse ist gespeichert. Die Werkstatt weiß Bescheid.',
      open: (day) => (day ? `Offen bis zum Versand, spätestens ${day}` : 'Offen bis zum Versand'),
      closed: {
        packed: 'Geschlossen: Das Etikett ist gedruckt. Schreib uns sofort, wenn sich etwas ändern muss.',
        shipped: 'Geschlossen: Das Paket ist unterwegs',
        over: 'Geschlossen: Die Bestellung ist beendet',
      },
      other: (mail) => `In ein Land mit anderem Versandpreis? Schreib an ${mail}.`,
      fields: {
        name: 'Vor- und Nachname',
        line1: 'Straße und Hausnummer',
        line2: 'Zusatz',
        postal_code: 'Postleitzahl',
        city: 'Ort',
        state: 'Bundesstaat oder Provinz',
        country: 'Land',
      },
      optional: 'falls es einen gibt',
    },
    faults: {
      missing: 'Bitte ausfüllen.',
      'too long': 'Das ist zu lang. Bitte kürze es.',
      unreadable: 'Darin stehen Zeichen, die sich nicht lesen lassen. Bitte tippe es neu.',
      'no address': 'Das ist keine E-Mail-Adresse.',
      elsewhere: 'Dort gilt ein anderer Versandpreis oder eine andere Steuer. Bitte schreib uns.',
    },
    refusals: {
      address: {
        closed:
          'Das Paket ist gepackt oder unterwegs, die Adresse wurde deshalb nicht geändert. Bitte schreib uns sofort.',
        faster:
          'Die Adresse wurde eben aus einem anderen Fenster geändert. Sieh sie dir oben an; speichere noch einmal, damit diese gilt.',
        'too late': 'Die Adresse lässt sich nicht mehr ändern.',
        nothing: 'Bitte fülle die Adresse aus.',
        trouble: 'Das ließ sich nicht speichern. Bitte versuche es noch einmal.',
      },
      return: {
        closed: 'Im Augenblick gibt es nichts zurückzuschicken.',
        faster: 'Inzwischen hat sich etwas geändert. Bitte sieh noch einmal hin.',
        'too late': `Die ${RETURN_DAYS} Tage sind vorbei.`,
        nothing: 'Bitte sag, wie viele du zurückschicken möchtest.',
        trouble: 'Das ließ sich nicht senden. Bitte versuche es noch einmal.',
      },
    },
    tracking: {
      heading: 'Sendung',
      none: 'Die Nummer steht hier und in deiner E-Mail, sobald das Paket unterwegs ist.',
      by: 'Ohne Sendungsnummer',
      follow: 'Sendung verfolgen',
    },
    documents: {
      heading: 'Papiere',
      confirmation: 'Bestellbestätigung',
      invoice: 'Rechnung',
      later: 'Kommt mit dem Paket',
      correction: 'Rechnungskorrektur',
    },
    mind: {
      heading: 'Anders überlegt',
      words({ withdrawal, sendBack }) {
        const by = withdrawal.until
          ? `bis ${dayInWords(withdrawal.until, 'de', 'plain')}, ${WITHDRAWAL_DAYS} Tage nach der Zustellung`
          : `jederzeit bis ${WITHDRAWAL_DAYS} Tage nach der Zustellung`;
        const back = `Neu und unbenutzt nehmen wir bis ${dayInWords(sendBack.until, 'de', 'plain')} alles zurück: ${RETURN_DAYS} Tage ab Kauf, auch eigene Bauten.`;
        return withdrawal.may ? `Du kannst ${by} widerrufen. ${back}` : back;
      },
      withdraw: 'Vertrag widerrufen',
      withdrawn: (date) => `Dein Widerruf ist am ${date} eingegangen; wir haben dir dazu geschrieben.`,
      back: 'Etwas zurückschicken',
      which: 'Was kommt zurück?',
      of: (count) => `von ${count}`,
      ask: 'Um eine Rücksendenummer bitten',
      asked: (date) =>
        `Du hast am ${date} um eine Rücksendenummer gebeten. Sie kommt per E-Mail, mit unserer Adresse.`,
      number: (number) => `Deine Rücksendenummer ist ${number}.`,
      postBy: (day) => `Gib es bis ${day} auf.`,
      here: 'Die Ware ist wieder bei uns.',
    },
    mailsIn: {
      others: 'Zu dieser Bestellung schreiben wir dir auf Englisch.',
      own: 'Ab jetzt auf Deutsch schreiben',
      changed: 'Ab jetzt schreiben wir dir auf Deutsch.',
    },
    wrong: 'Stimmt etwas nicht?',
  },
};
