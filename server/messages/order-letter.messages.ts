import type { InLanguages } from '#domain/languages.ts';
import { REPAIR_PROLONGS_MONTHS } from '#domain/legal/terms.ts';
import { MONEY_BACK_DAYS, SEND_BACK_DAYS, WITHDRAWAL_DAYS } from '#domain/legal/withdrawal-days.ts';
import { PRACTICES } from '#domain/production/unit-claims.ts';
import { RETURN_DAYS } from '#domain/returns/returns.ts';

interface PlainLetter {
  readonly subject: (number: string) => string;
  readonly heading: string;
  readonly preview: string;
  readonly paragraphs: readonly string[];
}

const EN = {
  days: {
    leaves: 'Leaves Leipzig',
    arrives: (country: string) => `With you, ${country}`,
    by: (day: string) => `by ${day}`,
  },
  address: {
    subject: (number: string) => `Order ${number}: where shall it go?`,
    heading: 'Where shall it go?',
    preview: (number: string) => `Order ${number} is paid and waits for an address.`,
    paragraphs: (places: string): readonly string[] => [
      'Your payment is here, but your wallet gave us no address that we can send a parcel to. Your order keeps its place in the queue; we do not pack it before we know where it goes.',
      `What you have paid covers shipping to ${places}. If you live elsewhere, answer this mail: we agree on the difference, or send all of your money back.`,
    ],
    give: 'Give the address',
    note: 'On the page of your order, without an account',
  },
  newAddress: {
    subject: (number) => `Order ${number}: its delivery address`,
    heading: 'We have entered your delivery address.',
    preview: 'Please check where your order goes.',
    paragraphs: [
      'We have entered or corrected the delivery address of your order for you. Please check it. If something is wrong, answer this mail.',
    ],
    address: 'Goes to',
  } satisfies PlainLetter & { readonly address: string },
  making: {
    subject: (number: string) => `Order ${number}: in the making`,
    heading: 'Your order is on the bench.',
    preview: 'We have begun to wind.',
    paragraphs: (one: boolean): readonly string[] => [
      one ? 'We have begun with your pickup.' : 'We have begun with your pickups.',
      PRACTICES.numbered.words.en,
    ],
    serials: (one: boolean): string => (one ? 'Serial number' : 'Serial numbers'),
  },
  delay: {
    subject: (number: string, day: string) => `Order ${number}: leaves on ${day}`,
    heading: (day: string) => `It leaves on ${day}.`,
    preview: (number: string) => `A new day for order ${number}.`,
    moved: (day: string) =>
      `We promised your order for an earlier day and cannot keep that. We are sorry. It leaves Leipzig on ${day}.`,
    told: (day: string) => `Your order leaves Leipzig on ${day}.`,
    beyondLaw:
      'That is later than the law gives us. You need not wait: answer this mail, and you get back all that you have paid at once.',
    nothingToDo: 'You need not do anything. If the new day does not suit you, answer this mail.',
  },
  shipped: {
    subject: (number: string) => `Order ${number}: on its way`,
    heading: (many: boolean): string =>
      many ? 'Your parcels are on their way.' : 'Your parcel is on its way.',
    preview: (tracking: string) => `Tracking number ${tracking}.`,
    left: (day: string, parcels: number) =>
      `It left Leipzig on ${day}${parcels > 1 ? ` in ${parcels} parcels` : ''}.`,
    follow: 'Follow the parcel',
    arrives: 'With you',
    to: 'To',
    parcel: 'Parcel',
    untracked: 'without a tracking number',
    onOrderPage: 'on the page of your order',
    closing: {
      heading: 'Before you solder',
      words: `New and unused, a pickup can come back within ${RETURN_DAYS} days of purchase, custom builds too; and for ${WITHDRAWAL_DAYS} days from delivery you can withdraw without giving a reason.`,
    },
  },
  tracking: {
    subject: (number: string) => `Order ${number}: the right tracking number`,
    heading: 'The right tracking number',
    preview: (number: string) => `We sent you a wrong tracking number for order ${number}.`,
    wrong:
      'The tracking number in our last mail was wrong. We are sorry. Please use this one; your parcel is not affected.',
  },
  notShipped: {
    subject: (number) => `Order ${number}: it has not left yet`,
    heading: 'Your parcel has not left yet.',
    preview: 'We told you too early that it was on its way.',
    paragraphs: [
      'We wrote to you that your parcel was on its way. That was too early: it is still in our workshop. We are sorry.',
      'You get another mail, with the tracking number, as soon as it leaves.',
    ],
  } satisfies PlainLetter,
  collected: {
    subject: (number: string) => `Order ${number}: collected`,
    heading: 'You have collected your order.',
    preview: (number: string) => `The invoice and the papers of order ${number}.`,
    given: (day: string) => `You collected it from us on ${day}. Your papers are on the page of your order.`,
  },
  notCollected: {
    subject: (number) => `Order ${number}: not collected yet`,
    heading: 'Your order is still here.',
    preview: 'We told you too early that it was collected.',
    paragraphs: [
      'We wrote to you that your order was collected. That was a mistake: it is still in our workshop. We are sorry.',
      'You can collect it as before. Answer this mail if you would like to arrange a day.',
    ],
  } satisfies PlainLetter,
  back: {
    subject: (number: string, back: string) => `Order ${number}: return number ${back}`,
    returnHeading: 'Your return number',
    withdrawalHeading: 'About your withdrawal',
    preview: (back: string) => `${back} goes on the parcel.`,
    post: (by: string) =>
      `You can send your pickups back. Please post them ${by === 'soon' ? by : `by ${by}`} and keep the receipt: the postmark counts.`,
    soon: 'soon',
    withdrawn: `You have withdrawn, and we have taken it up. Please send the goods back within ${SEND_BACK_DAYS} days of the day on which you told us, and keep the receipt. If nothing has left us yet, there is nothing to send.`,
    inside: 'Put the number below into the parcel or on it, so that we know whose it is.',
    returnMoney: `Once it is here your money goes back the way it came, within ${MONEY_BACK_DAYS} days.`,
    withdrawalMoney: `Your money goes back the way it came, within ${MONEY_BACK_DAYS} days of your withdrawal. We may wait for the goods, or for your proof of posting.`,
    number: 'Return number',
    address: 'Address',
  },
  refund: {
    subject: (number: string, sum: string) => `Order ${number}: ${sum} on their way back`,
    heading: 'Your money is on its way back.',
    preview: (sum: string, number: string) => `${sum} for order ${number}.`,
    sent: (sum: string) =>
      `We have sent ${sum} back, the way your payment came. Banks take 5 to 10 days, and it may stand on your next statement only.`,
    /** For an order that was paid in cash or by bank transfer. */
    byHand: (sum: string) => `We have paid ${sum} back, the way you paid us.`,
    over: 'With that your order is over.',
    goesOn: 'The rest of your order is not affected by this.',
    reason: 'What for',
    message: 'A word from us',
  },
  repair: {
    received: {
      subject: (number, serial) => `Order ${number}: ${serial} is here for repair`,
      heading: 'Your pickup has arrived.',
      words: (serial) =>
        `Your pickup ${serial} is in our workshop. We repair it and write to you as soon as it goes back.`,
    },
    sent: {
      subject: (number, serial) => `Order ${number}: ${serial} is on its way back`,
      heading: 'Your pickup is on its way back.',
      words: (serial) => `We have repaired your pickup ${serial} and sent it back to you.`,
    },
  } satisfies Readonly<
    Record<
      'received' | 'sent',
      {
        readonly subject: (number: string, serial: string) => string;
        readonly heading: string;
        readonly words: (serial: string) => string;
      }
    >
  >,
  repaired: {
    subject: (number: string, serial: string) => `Order ${number}: ${serial} is repaired`,
    heading: 'Your pickup is repaired.',
    preview: (serial: string, until: string) => `The guarantee for ${serial} lasts until ${until}.`,
    done: (serial: string, on: string) =>
      `On ${on} we repaired your pickup ${serial} under the legal guarantee, at no charge to you.`,
    prolonged: (until: string) =>
      `The repair prolongs the legal guarantee for this pickup once, by ${REPAIR_PROLONGS_MONTHS} months. It now lasts until ${until}. Keep this mail with your invoice.`,
    pickup: 'Pickup',
    fault: 'What was wrong',
    until: 'Guarantee until',
  },
  letter: {
    subject: (number: string, title: string) => `Order ${number}: ${title}`,
    plain: 'A letter from the bench',
    from: (name: string) => `${name} writes from the bench.`,
    asks: (name: string) => `${name} asks from the bench.`,
    answer: 'Answer on your order page',
    writeBack: 'Write back',
    note: 'On the page of your order, without an account',
    elseHeading: 'None of it suits you?',
    else: 'You can write back or give the order back on the same page.',
  },
  answer: {
    subject: (number, said) => `Order ${number}: ${said}`,
    asked: 'Asked',
    canChange: 'You can still change your answer on the page of your order until its time is over.',
    counts: {
      heading: 'Your answer is here.',
      words: (leaves) => `We have written it on the build sheet. Your order leaves Leipzig on ${leaves}.`,
    },
    lapsed: {
      heading: 'No answer came.',
      words: (leaves) =>
        `No answer came, so we do what our letter said. Your order leaves Leipzig on ${leaves}.`,
    },
    tooLate: {
      heading: 'The bench was faster.',
      words: () =>
        'Your answer came after we had made it at the bench. Nothing of your order has changed; we look at it and write to you what we do.',
    },
    kept: {
      heading: 'It stays as it was made.',
      words: (leaves) =>
        `The bench was faster than your answer, and we keep what it has made. Your order leaves Leipzig on ${leaves}. If that does not suit you, write back or give the order back on its page.`,
    },
  } satisfies {
    readonly subject: (number: string, said: string) => string;
    readonly asked: string;
    readonly canChange: string;
  } & Readonly<
    Record<
      'counts' | 'lapsed' | 'tooLate' | 'kept',
      { readonly heading: string; readonly words: (leaves: string) => string }
    >
  >,
};

/** Texts of letters about an order, in the buyer's language. */
export const LETTERS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    days: {
      leaves: 'Verlässt Leipzig',
      arrives: (country) => `Bei dir, ${country}`,
      by: (day) => `bis ${day}`,
    },
    address: {
      subject: (number) => `Bestellung ${number}: Wohin damit?`,
      heading: 'Wohin damit?',
      preview: (number) => `Bestellung ${number} ist bezahlt und wartet auf eine Adresse.`,
      paragraphs: (places) => [
        'Deine Zahlung ist da, aber dein Wallet hat uns keine Adresse gegeben, an die wir ein Paket schicken können. Deine Bestellung behält ihren Platz in der Reihe; gepackt wird sie erst, wenn wir wissen, wohin.',
        `Bezahlt ist der Versand nach ${places}. Wohnst du woanders, antworte auf diese E-Mail: Wir einigen uns über den Unterschied oder schicken dir alles Geld zurück.`,
      ],
      give: 'Adresse angeben',
      note: 'Auf der Seite deiner Bestellung, ohne Konto',
    },
    newAddress: {
      subject: (number) => `Bestellung ${number}: deine Lieferadresse`,
      heading: 'Wir haben deine Lieferadresse eingetragen.',
      preview: 'Bitte sieh nach, wohin deine Bestellung geht.',
      paragraphs: [
        'Wir haben die Lieferadresse deiner Bestellung für dich eingetragen oder berichtigt. Bitte sieh sie dir an. Stimmt etwas nicht, antworte auf diese E-Mail.',
      ],
      address: 'Geht an',
    },
    making: {
      subject: (number) => `Bestellung ${number}: in Arbeit`,
      heading: 'Deine Bestellung ist auf der Werkbank.',
      preview: 'Wir haben angefangen zu wickeln.',
      paragraphs: (one) => [
        one
          ? 'Wir haben mit deinem Tonabnehmer angefangen.'
          : 'Wir haben mit deinen Tonabnehmern angefangen.',
        PRACTICES.numbered.words.de,
      ],
      serials: (one) => (one ? 'Seriennummer' : 'Seriennummern'),
    },
    delay: {
      subject: (number, day) => `Bestellung ${number}: geht am ${day} los`,
      heading: (day) => `Sie geht am ${day} los.`,
      preview: (number) => `Ein neuer Tag für Bestellung ${number}.`,
      moved: (day) =>
        `Wir hatten deine Bestellung für einen früheren Tag versprochen und können das nicht halten. Das tut uns leid. Sie verlässt Leipzig am ${day}.`,
      told: (day) => `Deine Bestellung verlässt Leipzig am ${day}.`,
      beyondLaw:
        'Das ist später, als das Gesetz uns lässt. Du musst nicht warten: Antworte auf diese E-Mail, und du bekommst alles Bezahlte sofort zurück.',
      nothingToDo: 'Du musst nichts tun. Passt dir der neue Tag nicht, antworte auf diese E-Mail.',
    },
    shipped: {
      subject: (number) => `Bestellung ${number}: unterwegs`,
      heading: (many) => (many ? 'Deine Pakete sind unterwegs.' : 'Dein Paket ist unterwegs.'),
      preview: (tracking) => `Sendungsnummer ${tracking}.`,
      left: (day, parcels) =>
        `Am ${day} hat es Leipzig verlassen${parcels > 1 ? `, in ${parcels} Paketen` : ''}.`,
      follow: 'Sendung verfolgen',
      arrives: 'Bei dir',
      to: 'Nach',
      parcel: 'Paket',
      untracked: 'ohne Sendungsnummer',
      onOrderPage: 'auf der Seite deiner Bestellung',
      closing: {
        heading: 'Bevor du lötest',
        words: `Neu und unbenutzt nehmen wir einen Tonabnehmer ${RETURN_DAYS} Tage ab Kauf zurück, auch eigene Bauten; und ${WITHDRAWAL_DAYS} Tage ab Zustellung kannst du ohne Grund widerrufen.`,
      },
    },
    tracking: {
      subject: (number) => `Bestellung ${number}: die richtige Sendungsnummer`,
      heading: 'Die richtige Sendungsnummer',
      preview: (number) => `Die Sendungsnummer für Bestellung ${number} war falsch.`,
      wrong:
        'Die Sendungsnummer in unserer letzten E-Mail war falsch. Das tut uns leid. Bitte nimm diese; an deinem Paket ändert sich nichts.',
    },
    notShipped: {
      subject: (number) => `Bestellung ${number}: noch nicht unterwegs`,
      heading: 'Dein Paket ist noch nicht unterwegs.',
      preview: 'Unsere letzte E-Mail kam zu früh.',
      paragraphs: [
        'Wir haben dir geschrieben, dass dein Paket unterwegs ist. Das war zu früh: Es ist noch in unserer Werkstatt. Das tut uns leid.',
        'Sobald es losgeht, bekommst du noch eine E-Mail mit der Sendungsnummer.',
      ],
    },
    collected: {
      subject: (number) => `Bestellung ${number}: abgeholt`,
      heading: 'Du hast deine Bestellung abgeholt.',
      preview: (number) => `Rechnung und Papiere zu Bestellung ${number}.`,
      given: (day) =>
        `Am ${day} hast du sie bei uns abgeholt. Deine Papiere findest du auf der Seite deiner Bestellung.`,
    },
    notCollected: {
      subject: (number) => `Bestellung ${number}: noch nicht abgeholt`,
      heading: 'Deine Bestellung ist noch bei uns.',
      preview: 'Unsere letzte E-Mail kam zu früh.',
      paragraphs: [
        'Wir haben dir geschrieben, dass deine Bestellung abgeholt ist. Das war ein Versehen: Sie ist noch in unserer Werkstatt. Das tut uns leid.',
        'Du kannst sie wie bisher abholen. Willst du einen Tag ausmachen, antworte auf diese E-Mail.',
      ],
    },
    back: {
      subject: (number, back) => `Bestellung ${number}: Rücksendenummer ${back}`,
      returnHeading: 'Deine Rücksendenummer',
      withdrawalHeading: 'Zu deinem Widerruf',
      preview: (back) => `${back} kommt auf das Paket.`,
      post: (by) =>
        `Du kannst deine Tonabnehmer zurückschicken. Gib sie bitte ${by === 'bald' ? by : `bis ${by}`} auf und bewahre den Beleg auf: Der Poststempel zählt.`,
      soon: 'bald',
      withdrawn: `Du hast widerrufen, und wir haben das aufgenommen. Schick die Ware bitte binnen ${SEND_BACK_DAYS} Tagen nach deinem Widerruf zurück und bewahre den Beleg auf. Hat noch nichts unsere Werkstatt verlassen, ist nichts zu schicken.`,
      inside: 'Leg die Nummer ins Paket oder schreib sie darauf, damit wir wissen, von wem es kommt.',
      returnMoney: `Ist es hier, geht dein Geld binnen ${MONEY_BACK_DAYS} Tagen zurück, wie es kam.`,
      withdrawalMoney: `Dein Geld geht binnen ${MONEY_BACK_DAYS} Tagen nach deinem Widerruf zurück, wie es kam. Wir dürfen warten, bis die Ware oder dein Nachweis der Absendung bei uns ist.`,
      number: 'Rücksendenummer',
      address: 'Adresse',
    },
    refund: {
      subject: (number, sum) => `Bestellung ${number}: ${sum} gehen zurück`,
      heading: 'Dein Geld ist unterwegs zu dir.',
      preview: (sum, number) => `${sum} für Bestellung ${number}.`,
      sent: (sum) =>
        `Wir haben ${sum} zurückgeschickt, wie deine Zahlung kam. Banken brauchen 5 bis 10 Tage, und vielleicht steht es erst auf der nächsten Abrechnung.`,
      byHand: (sum) => `Wir haben dir ${sum} zurückgezahlt, so wie du bei uns bezahlt hast.`,
      over: 'Damit ist deine Bestellung beendet.',
      goesOn: 'Der Rest deiner Bestellung bleibt davon unberührt.',
      reason: 'Wofür',
      message: 'Von uns dazu',
    },
    repair: {
      received: {
        subject: (number, serial) => `Bestellung ${number}: ${serial} ist zur Reparatur da`,
        heading: 'Dein Tonabnehmer ist angekommen.',
        words: (serial) =>
          `Dein Tonabnehmer ${serial} ist in unserer Werkstatt. Wir reparieren ihn und schreiben dir, sobald er zurückgeht.`,
      },
      sent: {
        subject: (number, serial) => `Bestellung ${number}: ${serial} ist auf dem Rückweg`,
        heading: 'Dein Tonabnehmer ist auf dem Rückweg.',
        words: (serial) => `Wir haben deinen Tonabnehmer ${serial} repariert und dir zurückgeschickt.`,
      },
    },
    repaired: {
      subject: (number, serial) => `Bestellung ${number}: ${serial} ist repariert`,
      heading: 'Dein Tonabnehmer ist repariert.',
      preview: (serial, until) => `Die Gewährleistung für ${serial} läuft bis ${until}.`,
      done: (serial, on) =>
        `Am ${on} haben wir deinen Tonabnehmer ${serial} in der gesetzlichen Gewährleistung repariert, für dich kostenlos.`,
      prolonged: (until) =>
        `Die Reparatur verlängert die gesetzliche Gewährleistung für diesen Tonabnehmer einmal um ${REPAIR_PROLONGS_MONTHS} Monate. Sie läuft jetzt bis ${until}. Heb diese E-Mail bei deiner Rechnung auf.`,
      pickup: 'Tonabnehmer',
      fault: 'Was kaputt war',
      until: 'Gewährleistung bis',
    },
    letter: {
      subject: (number, title) => `Bestellung ${number}: ${title}`,
      plain: 'Ein Brief von der Werkbank',
      from: (name) => `${name} schreibt von der Werkbank.`,
      asks: (name) => `${name} fragt von der Werkbank.`,
      answer: 'Auf deiner Bestellseite antworten',
      writeBack: 'Zurückschreiben',
      note: 'Auf der Seite deiner Bestellung, ohne Konto',
      elseHeading: 'Nichts davon passt dir?',
      else: 'Auf derselben Seite kannst du zurückschreiben oder die Bestellung zurückgeben.',
    },
    answer: {
      subject: (number, said) => `Bestellung ${number}: ${said}`,
      asked: 'Gefragt',
      canChange: 'Bis die Zeit um ist, kannst du deine Antwort auf der Seite deiner Bestellung noch ändern.',
      counts: {
        heading: 'Deine Antwort ist da.',
        words: (leaves) =>
          `Wir haben sie auf den Bauzettel geschrieben. Deine Bestellung verlässt Leipzig am ${leaves}.`,
      },
      lapsed: {
        heading: 'Es kam keine Antwort.',
        words: (leaves) =>
          `Es kam keine Antwort, darum tun wir, was in unserem Brief stand. Deine Bestellung verlässt Leipzig am ${leaves}.`,
      },
      tooLate: {
        heading: 'Die Werkbank war schneller.',
        words: () =>
          'Deine Antwort kam, als wir es an der Werkbank schon gemacht hatten. An deiner Bestellung hat sich nichts geändert; wir sehen es uns an und schreiben dir, was wir tun.',
      },
      kept: {
        heading: 'Es bleibt, wie es gemacht ist.',
        words: (leaves) =>
          `Die Werkbank war schneller als deine Antwort, und wir behalten, was sie gemacht hat. Deine Bestellung verlässt Leipzig am ${leaves}. Passt dir das nicht, schreib zurück oder gib die Bestellung auf ihrer Seite zurück.`,
      },
    },
  },
};
