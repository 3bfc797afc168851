import type { InLanguages } from '#domain/languages.ts';
import { REPAIR_PROLONGS_MONTHS } from '#domain/legal/terms.ts';
import { MONEY_BACK_DAYS, SEND_BACK_DAYS, WITHDRAWAL_DAYS } from '#domain/legal/withdrawal-days.ts';
import { PRACTICES } from '#domain/production/unit-claims.ts';
import { REFUND_SHOWS } from '#domain/returns/refund.messages.ts';
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
    subject: (number: string) => `Order ${number}: where should we send it?`,
    heading: 'Where should we send it?',
    preview: (number: string) => `Order ${number} is paid, but we need an address.`,
    paragraphs: (places: string): readonly string[] => [
      'Your payment has arrived, but your wallet gave us no address for a parcel. Your order keeps its place in the queue; we pack it as soon as we know where to send it.',
      `You have paid for shipping to ${places}. If you live elsewhere, reply to this e-mail: we will settle the difference or refund you in full.`,
    ],
    give: 'Enter address',
    note: 'On your order page, no account needed',
  },
  newAddress: {
    subject: (number) => `Order ${number}: your delivery address`,
    heading: 'We have entered your delivery address.',
    preview: 'Please check where your order goes.',
    paragraphs: ['Please check it, and reply to this e-mail if something is wrong.'],
    address: 'Goes to',
  } satisfies PlainLetter & { readonly address: string },
  making: {
    subject: (number: string) => `Order ${number}: in the making`,
    heading: 'Your order is on the bench.',
    preview: 'We have started winding.',
    paragraphs: [PRACTICES.numbered.words.en] as readonly string[],
    serials: (one: boolean): string => (one ? 'Serial number' : 'Serial numbers'),
  },
  delay: {
    subject: (number: string, day: string) => `Order ${number}: leaves on ${day}`,
    heading: (day: string) => `It leaves on ${day}.`,
    preview: (number: string) => `A new day for order ${number}.`,
    moved: (day: string) =>
      `We promised your order for an earlier day and cannot make it. We are sorry. It leaves Leipzig on ${day}.`,
    told: (day: string) => `Your order leaves Leipzig on ${day}.`,
    beyondLaw:
      'That is later than the law allows us. You do not have to wait: reply to this e-mail and we refund you in full straight away.',
    nothingToDo: 'You do not have to do anything. If the new day does not suit you, reply to this e-mail.',
  },
  shipped: {
    subject: (number: string) => `Order ${number}: on its way`,
    heading: (many: boolean): string =>
      many ? 'Your parcels are on their way.' : 'Your parcel is on its way.',
    preview: (tracking: string) => `Tracking number ${tracking}.`,
    left: (day: string, parcels: number) =>
      `It left Leipzig on ${day}${parcels > 1 ? ` in ${parcels} parcels` : ''}.`,
    follow: 'Track the parcel',
    arrives: 'With you',
    to: 'To',
    parcel: 'Parcel',
    untracked: 'without a tracking number',
    onOrderPage: 'on your order page',
    closing: {
      heading: 'Before you solder',
      words: `You can return new and unused pickups within ${RETURN_DAYS} days of purchase, custom builds too. For ${WITHDRAWAL_DAYS} days from delivery you can withdraw without giving a reason.`,
    },
  },
  tracking: {
    subject: (number: string) => `Order ${number}: the right tracking number`,
    heading: 'The right tracking number',
    preview: (number: string) => `We sent you a wrong tracking number for order ${number}.`,
    wrong:
      'The tracking number in our last e-mail was wrong. We are sorry. Please use this one; nothing changes for your parcel.',
  },
  notShipped: {
    subject: (number) => `Order ${number}: it has not left yet`,
    heading: 'Your parcel has not left yet.',
    preview: 'Our last e-mail was too early.',
    paragraphs: [
      'We wrote that your parcel was on its way. That was too early: it is still in our workshop. We are sorry.',
      'You will get another e-mail with the tracking number as soon as it leaves.',
    ],
  } satisfies PlainLetter,
  collected: {
    subject: (number: string) => `Order ${number}: collected`,
    heading: 'You have collected your order.',
    preview: (number: string) => `Invoice and documents for order ${number}.`,
    given: (day: string) => `You collected it from us on ${day}. Your documents are on your order page.`,
  },
  notCollected: {
    subject: (number) => `Order ${number}: not collected yet`,
    heading: 'Your order is still here.',
    preview: 'Our last e-mail was a mistake.',
    paragraphs: [
      'We wrote that your order was collected. That was a mistake: it is still in our workshop. We are sorry.',
      'You can still collect it. Reply to this e-mail if you would like to arrange a day.',
    ],
  } satisfies PlainLetter,
  back: {
    subject: (number: string, back: string) => `Order ${number}: return number ${back}`,
    returnHeading: 'Your return number',
    withdrawalHeading: 'About your withdrawal',
    preview: (back: string) => `Write ${back} on the parcel.`,
    post: (by: string) =>
      `You can send it back. Please post it ${by === 'soon' ? by : `by ${by}`} and keep the receipt: the postmark decides.`,
    soon: 'soon',
    withdrawn: `We have recorded your withdrawal. Please send the goods back within ${SEND_BACK_DAYS} days of telling us, and keep the receipt. If nothing has shipped yet, there is nothing to send.`,
    inside: 'Put the number below in or on the parcel, so that we know it is yours.',
    returnMoney: `Once it is here, we refund you the way you paid within ${MONEY_BACK_DAYS} days.`,
    withdrawalMoney: `We refund you the way you paid within ${MONEY_BACK_DAYS} days of your withdrawal. We may wait for the goods or your proof of posting.`,
    number: 'Return number',
    address: 'Address',
  },
  refund: {
    subject: (number: string, sum: string) => `Order ${number}: refund of ${sum}`,
    heading: 'Your money is on its way back.',
    preview: (sum: string, number: string) => `${sum} for order ${number}.`,
    sent: (sum: string) => `We have sent ${sum} back the way you paid. ${REFUND_SHOWS.en}`,
    /** For an order that was paid in cash or by bank transfer. */
    byHand: (sum: string) => `We have paid you back ${sum} the way you paid us.`,
    over: 'That closes your order.',
    goesOn: 'The rest of your order is not affected.',
    reason: 'What for',
    message: 'A word from us',
  },
  repair: {
    received: {
      subject: (number, serial) => `Order ${number}: ${serial} is here for repair`,
      heading: 'Your pickup has arrived.',
      words: (serial) =>
        `Your pickup ${serial} is in our workshop. We will repair it and write to you as soon as it goes back.`,
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
      `The repair extends the legal guarantee for this pickup once, by ${REPAIR_PROLONGS_MONTHS} months. It now lasts until ${until}. Keep this e-mail with your invoice.`,
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
    note: 'No account needed',
    elseHeading: 'None of these suits you?',
    else: 'You can write back, withdraw or return your order on the same page.',
  },
  answer: {
    subject: (number, said) => `Order ${number}: ${said}`,
    asked: 'Asked',
    canChange: 'Until then you can still change your answer on your order page.',
    counts: {
      heading: 'We have your answer.',
      words: (leaves) => `It is on the build sheet now. Your order leaves Leipzig on ${leaves}.`,
    },
    lapsed: {
      heading: 'We got no answer.',
      words: (leaves) => `We do what our letter said. Your order leaves Leipzig on ${leaves}.`,
    },
    tooLate: {
      heading: 'We were faster.',
      words: () =>
        'Your answer came after we had made it. Your order has not changed; we will look at it and tell you what we do.',
    },
    kept: {
      heading: 'It stays as it was made.',
      words: (leaves) =>
        `We were faster than your answer. Your order leaves Leipzig on ${leaves}. If that does not suit you, write back, or withdraw or return it on your order page.`,
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

export const LETTERS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    days: {
      leaves: 'Verlässt Leipzig',
      arrives: (country) => `Bei dir, ${country}`,
      by: (day) => `bis ${day}`,
    },
    address: {
      subject: (number) => `Bestellung ${number}: Wohin sollen wir sie schicken?`,
      heading: 'Wohin sollen wir sie schicken?',
      preview: (number) => `Bestellung ${number} ist bezahlt, uns fehlt noch die Adresse.`,
      paragraphs: (places) => [
        'Deine Zahlung ist da, aber dein Wallet hat uns keine Adresse für ein Paket gegeben. Deine Bestellung behält ihren Platz in der Reihe; wir packen sie, sobald wir wissen, wohin.',
        `Bezahlt ist der Versand nach ${places}. Wohnst du woanders, antworte auf diese E-Mail: Wir klären den Unterschied oder erstatten dir alles.`,
      ],
      give: 'Adresse eintragen',
      note: 'Auf der Seite deiner Bestellung, ohne Konto',
    },
    newAddress: {
      subject: (number) => `Bestellung ${number}: deine Lieferadresse`,
      heading: 'Wir haben deine Lieferadresse eingetragen.',
      preview: 'Bitte prüf, wohin deine Bestellung geht.',
      paragraphs: ['Bitte prüf sie und antworte auf diese E-Mail, wenn etwas nicht stimmt.'],
      address: 'Geht an',
    },
    making: {
      subject: (number) => `Bestellung ${number}: in Arbeit`,
      heading: 'Deine Bestellung ist auf der Werkbank.',
      preview: 'Wir haben angefangen zu wickeln.',
      paragraphs: [PRACTICES.numbered.words.de],
      serials: (one) => (one ? 'Seriennummer' : 'Seriennummern'),
    },
    delay: {
      subject: (number, day) => `Bestellung ${number}: geht am ${day} los`,
      heading: (day) => `Sie geht am ${day} los.`,
      preview: (number) => `Ein neuer Tag für Bestellung ${number}.`,
      moved: (day) =>
        `Wir können den versprochenen Tag für deine Bestellung nicht halten. Das tut uns leid. Sie verlässt Leipzig am ${day}.`,
      told: (day) => `Deine Bestellung verlässt Leipzig am ${day}.`,
      beyondLaw:
        'Das ist später, als das Gesetz erlaubt. Du musst nicht warten: Antworte auf diese E-Mail, und wir erstatten dir sofort alles.',
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
        words: `Neue und unbenutzte Tonabnehmer nehmen wir ${RETURN_DAYS} Tage ab Kauf zurück, auch Tonabnehmer nach Wahl. ${WITHDRAWAL_DAYS} Tage ab Zustellung kannst du ohne Grund widerrufen.`,
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
      preview: (back) => `Schreib ${back} auf das Paket.`,
      post: (by) =>
        `Du kannst die Ware zurückschicken. Bring sie bitte ${by === 'bald' ? by : `bis ${by}`} zur Post und heb den Beleg auf: Der Poststempel zählt.`,
      soon: 'bald',
      withdrawn: `Dein Widerruf ist aufgenommen. Schick die Ware bitte innerhalb von ${SEND_BACK_DAYS} Tagen nach deinem Widerruf zurück und heb den Beleg auf. Ist noch nichts unterwegs, musst du nichts schicken.`,
      inside: 'Leg die Nummer ins Paket oder schreib sie darauf, damit wir wissen, von wem es kommt.',
      returnMoney: `Sobald die Ware hier ist, bekommst du dein Geld innerhalb von ${MONEY_BACK_DAYS} Tagen zurück, so wie du bezahlt hast.`,
      withdrawalMoney: `Dein Geld bekommst du innerhalb von ${MONEY_BACK_DAYS} Tagen nach deinem Widerruf zurück, so wie du bezahlt hast. Wir dürfen warten, bis die Ware oder dein Einlieferungsbeleg bei uns ist.`,
      number: 'Rücksendenummer',
      address: 'Adresse',
    },
    refund: {
      subject: (number, sum) => `Bestellung ${number}: Erstattung von ${sum}`,
      heading: 'Dein Geld ist unterwegs zu dir.',
      preview: (sum, number) => `${sum} für Bestellung ${number}.`,
      sent: (sum) => `Wir haben dir ${sum} zurückgeschickt, so wie du bezahlt hast. ${REFUND_SHOWS.de}`,
      byHand: (sum) => `Wir haben dir ${sum} zurückgezahlt, so wie du bei uns bezahlt hast.`,
      over: 'Damit ist deine Bestellung abgeschlossen.',
      goesOn: 'Am Rest deiner Bestellung ändert sich nichts.',
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
        `Am ${on} haben wir deinen Tonabnehmer ${serial} im Rahmen der gesetzlichen Gewährleistung repariert, für dich kostenlos.`,
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
      note: 'Ohne Konto',
      elseHeading: 'Passt dir nichts davon?',
      else: 'Auf derselben Seite kannst du zurückschreiben, widerrufen oder zurückgeben.',
    },
    answer: {
      subject: (number, said) => `Bestellung ${number}: ${said}`,
      asked: 'Gefragt',
      canChange: 'Bis dahin kannst du deine Antwort auf der Seite deiner Bestellung noch ändern.',
      counts: {
        heading: 'Deine Antwort ist da.',
        words: (leaves) => `Sie steht auf dem Bauzettel. Deine Bestellung verlässt Leipzig am ${leaves}.`,
      },
      lapsed: {
        heading: 'Es kam keine Antwort.',
        words: (leaves) =>
          `Wir machen es wie in unserem Brief. Deine Bestellung verlässt Leipzig am ${leaves}.`,
      },
      tooLate: {
        heading: 'Wir waren schneller.',
        words: () =>
          'Deine Antwort kam, als es schon gebaut war. An deiner Bestellung hat sich nichts geändert; wir sehen es uns an und schreiben dir.',
      },
      kept: {
        heading: 'Es bleibt, wie es gebaut ist.',
        words: (leaves) =>
          `Wir waren schneller als deine Antwort. Deine Bestellung verlässt Leipzig am ${leaves}. Passt dir das nicht, schreib zurück, oder widerrufe oder gib sie auf ihrer Seite zurück.`,
      },
    },
  },
};
