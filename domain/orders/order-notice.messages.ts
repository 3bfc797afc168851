import type { InLanguages, Language } from '../languages.ts';
import { MONEY_BACK_DAYS } from '../legal/withdrawal-days.ts';
import { exactEuro, formatEuro } from '../money.ts';
import { OSS_LINE, OSS_TOLD, SMALL_LAST_YEAR, SMALL_THIS_YEAR } from '../prices/tax-year.ts';
import { NO_VAT_NUMBER } from '../prices/vat-number-due.messages.ts';
import { isKeyOf } from '../records.ts';
import { givenUpWords } from './given-up.ts';
import { MAIL_NAMES } from './mail-names.messages.ts';
import type { NoticeDetail, NoticeFacts, NoticeKind, NoticeMessages } from './order-notice.ts';
import { paymentCaseWords } from './payment-case.messages.ts';
import { speaksAgainst } from './payment-case.ts';

const MISUSED_WORDS = {
  'other order': 'was already used for another order',
  'other address': 'belongs to another e-mail address',
  'taken back': 'was revoked',
};

/** Faults of a discount code that an order was paid with. */
export const MISUSED: InLanguages<typeof MISUSED_WORDS> = {
  en: MISUSED_WORDS,
  de: {
    'other order': 'schon für eine andere Bestellung benutzt',
    'other address': 'gehört zu einer anderen E-Mail-Adresse',
    'taken back': 'zurückgenommen',
  },
};

/** Keyed by the kinds of `Closed` (`customs/consignment.ts`). */
const CLOSED_EN = {
  origin: 'the origin of a part is unknown',
  'british number': 'there is no British VAT number',
  rate: 'the exchange rate of the day is missing',
  'duty row': 'the rate of duty is missing',
  'british tax': 'the rate of British VAT is missing',
  value: 'the value is too high',
};
const CLOSED: InLanguages<typeof CLOSED_EN> = {
  en: CLOSED_EN,
  de: {
    origin: 'der Ursprung eines Teils ist unbekannt',
    'british number': 'die britische Steuernummer fehlt',
    rate: 'der Tageskurs fehlt',
    'duty row': 'der Zollsatz fehlt',
    'british tax': 'der britische Steuersatz fehlt',
    value: 'der Wert ist zu hoch',
  },
};

/** Returns why nothing could be ordered to a country. An older notice's reason may no longer exist. */
export const closedWhy = (why: string, language: Language): string =>
  isKeyOf(CLOSED[language], why) ? CLOSED[language][why] : why;

/** Shown for a buyer whose mail address is unknown. */
export const UNNAMED_BUYER: InLanguages<string> = { en: 'the buyer', de: 'die Kundschaft' };

type NoticeWords = {
  readonly [Kind in NoticeKind]: (facts: Required<NoticeFacts>, detail: NoticeDetail<Kind>) => NoticeMessages;
};

const EN: NoticeWords = {
  reopened: ({ number }) => ({
    subject: `Order ${number} is paid after all`,
    what: 'The time to pay had run out and the order was cancelled. Then the payment arrived. The order is open again and paid, and the buyer got the usual confirmation.',
    toDo: 'Make it like any other order. If you cannot, refund it in the payment account and write to the buyer.',
  }),
  'amount differs': ({ number }, { paid, agreed }) => ({
    subject: `Order ${number}: the amount paid differs`,
    what: `${exactEuro(paid)} was paid; goods and shipping come to ${exactEuro(agreed)}. The order is marked as paid.`,
    toDo: 'Before you start, compare the order with the payment in the payment account and settle the difference with the buyer.',
  }),
  'surplus payment': ({ number }, { reference: payment }) => ({
    subject: `Order ${number}: a payment is being refunded`,
    what: `A payment (${payment}) arrived for an order that is already paid or closed. The shop refunds it automatically and e-mails the buyer.`,
    toDo: 'Usually nothing. Check the payment account in a day or two. If the refund is missing, make it there by hand.',
  }),
  'unknown payment': ({ number }) => ({
    subject: `Order ${number}: payment not found`,
    what: 'The time to pay is over, but the payment account has no payment for this order, or lists it elsewhere. The order was not cancelled, because money may have come in.',
    toDo: 'Search for the order number in the payment account. Check that the shop’s keys belong to that account. Once the payment can be found, the shop settles the order automatically.',
  }),
  'payment disputed': ({ number }, detail) => {
    const what = `The card’s bank or the payment service disputes the payment: ${paymentCaseWords(detail, 'en')}.`;
    if (detail.status === 'lost')
      return {
        subject: `Order ${number}: the dispute is lost`,
        what: `${what} The money is gone and is booked as refunded, so the shop refunds no more than the rest. If the order has not left, it is on hold.`,
        toDo: 'Do not send anything. If the order has not left, cancel it in the workshop. The loss is booked with the movements of the payment account.',
      };
    if (!speaksAgainst({ of: 'dispute', status: detail.status }))
      return {
        subject: `Order ${number}: the dispute was decided in your favour`,
        what: `${what} The order can continue.`,
        toDo: 'Carry on as with any other order. The day page shows what else it is waiting for.',
      };
    return {
      subject: `Order ${number}: the payment is disputed`,
      what: `${what} The order is on hold: you cannot pack or ship it.`,
      toDo: 'Send evidence in the payment account by the day named; the link is on the order’s page. Write to the buyer. To ship the order anyway, release it on its page.',
    };
  },
  'payment called fraud': ({ number }, detail) => ({
    subject: `Order ${number}: the payment may be fraud`,
    what: `The payment was ${paymentCaseWords(detail, 'en')}. A dispute usually follows. The order is on hold: you cannot pack or ship it.`,
    toDo: 'Contact the buyer, but not through the order’s e-mail address. If you cannot be sure, refund the order: that avoids the dispute and its fee. If all is well, release it on its page.',
  }),
  'payment reviewed': ({ number }, detail) => {
    const what = `The payment account is reviewing the payment: ${paymentCaseWords(detail, 'en')}.`;
    return speaksAgainst({ of: 'review', status: detail.status })
      ? {
          subject: `Order ${number}: the payment is under review`,
          what: `${what} The order is on hold: you cannot pack or ship it.`,
          toDo: 'Decide the review in the payment account; the link is on the order’s page. Once you approve it there, the order continues automatically.',
        }
      : {
          subject: `Order ${number}: the review is over`,
          what: `${what} The order can continue.`,
          toDo: 'Carry on as with any other order.',
        };
  },
  'refund failed': ({ number }, { before, after }) => ({
    subject: `Order ${number}: a refund did not arrive`,
    what: `${exactEuro(before)} had been refunded. The payment account now shows ${exactEuro(after)}: the bank returned a refund.`,
    toDo: 'Open the payment in the payment account, find out why, and pay the buyer another way.',
  }),
  withdrawal: ({ number, shopper }) => ({
    subject: `Order ${number}: the buyer withdraws`,
    what: `A withdrawal from all or part of the contract, by ${shopper}. The withdrawal shows its wording and time.`,
    toDo: `Stop work on the order, or tell the buyer where to send the goods, and refund within ${MONEY_BACK_DAYS} days of the withdrawal.`,
  }),
  'address changed': ({ number }) => ({
    subject: `Order ${number}: new address`,
    what: 'The buyer changed the address on the order’s page. The order shows the new address, the audit trail the old one.',
    toDo: 'Nothing, unless a packing slip is already printed. If so, print it again.',
  }),
  'address missing': ({ number }) => ({
    subject: `Order ${number} is paid and has no address`,
    what: 'The wallet gave no address, or one that we do not ship to. The order is marked as paid and its pickups are in the queue, but it cannot be packed. The buyer has been asked for an address by e-mail.',
    toDo: 'Usually nothing: you get an e-mail once the address is there. If the buyer does not answer, or another fee or tax applies there, write to them, or cancel and refund the order.',
  }),
  'address given': ({ number }) => ({
    subject: `Order ${number}: address received`,
    what: 'The buyer has entered an address. The order no longer waits.',
    toDo: 'Carry on as with any other order.',
  }),
  'address misfits': ({ number }) => ({
    subject: `Order ${number}: the address does not fit the carrier’s file`,
    what: 'It is too long for the file, or has characters that labels cannot print. The order is paid and in the queue, but it cannot be packed like this. Its page says what does not fit.',
    toDo: 'Ask the buyer how to shorten or spell the address, then correct it on the order’s page.',
  }),
  'closed abroad': ({ number }, { country, why }) => ({
    subject: `Order ${number} is paid from a country we cannot ship to now`,
    what: `The wallet named an address in ${country} only at payment. These goods could not have been ordered to there (${closedWhy(why, 'en')}). The order is marked as paid and its pickups are in the queue, but no label can be printed for it. The order’s page and the confirmation tell the buyer that it is on hold.`,
    toDo: 'Write to the buyer before you wind: agree on another address or another order, or cancel and refund it.',
  }),
  'one-stop shop near': ({ number }, { year, smallBusiness }) => ({
    subject: `Order ${number}: more than ${formatEuro(OSS_TOLD)} to other member states in ${year}`,
    what: `With order ${number}, net sales to other member states since January have passed ${formatEuro(OSS_TOLD)}. ${
      smallBusiness
        ? `Above ${formatEuro(OSS_LINE)} they are taxed at their destination, for a small business too (§ 19 a UStG offers a way round it).`
        : `The order that passes ${formatEuro(OSS_LINE)} and all later ones until the end of ${year + 1} are taxed at the rate of their destination. The shop does this automatically.`
    }`,
    toDo: smallBusiness
      ? 'Ask the tax adviser now what applies to you above the threshold. The shop keeps selling without VAT.'
      : 'With the tax adviser, register for the one-stop shop at the Federal Central Tax Office before sales pass the threshold.',
  }),
  'one-stop shop begins': ({ number }, { year, smallBusiness }) => ({
    subject: `Order ${number}: more than ${formatEuro(OSS_LINE)} to other member states in ${year}`,
    what: smallBusiness
      ? `With order ${number}, net sales to other member states since January have passed ${formatEuro(OSS_LINE)}. Above that they are taxed at their destination. As a small business, the shop keeps selling without VAT.`
      : `With order ${number}, net sales to other member states since January have passed ${formatEuro(OSS_LINE)}. This order is the first one taxed at the rate of its destination. All later ones are too, until the end of ${year + 1}. Prices stay as they are.`,
    toDo: smallBusiness
      ? 'Ask the tax adviser today. You have to register in other member states yourselves, or use the scheme of § 19 a UStG.'
      : 'Register for the one-stop shop by the tenth of next month at the latest. The figures are under Books.',
  }),
  'small business over': ({ number }, { year, lacksVatId }) => ({
    subject: `Order ${number}: no longer a small business in ${year} (§ 19 UStG)`,
    what: `Net sales of the year before were above ${formatEuro(SMALL_LAST_YEAR)}, or those of ${year} have passed ${formatEuro(SMALL_THIS_YEAR)}. Order ${number} is the first with VAT. Prices stay as they are and include VAT from now on.`,
    toDo: `Tell the tax adviser. Check your prices: you now keep less of each.${lacksVatId ? ` ${NO_VAT_NUMBER.en} Enter it in the workshop, under Shop, Company.` : ''}`,
  }),
  'return asked': ({ number, goods }) => ({
    subject: `Order ${number}: the buyer wants to return something`,
    what: `The buyer requested a return number on the order’s page, within our return period: ${goods}.`,
    toDo: 'Answer the request in the workshop, under Returns. The buyer then gets the number by e-mail.',
  }),
  'claimed twice': ({ number }, { serial }) => ({
    subject: `Order ${number}: two accounts claim pickup ${serial}`,
    what: `A pickup of this order (serial ${serial}) is registered to one account, and another account claims it. Nothing has changed: it stays with the first account until released there.`,
    toDo: 'Usually nothing: people who sell a pickup often forget to release it. If someone writes to you about it, ask whose the pickup is. Build sheet and invoice say who bought it.',
  }),
  'code misused': ({ number }, { how }) => ({
    subject: `Order ${number}: discount code not valid for this order`,
    what: `The order was paid with a discount code that ${MISUSED.en[how]}. It is marked as paid, with the discount.`,
    toDo: 'Make it like any other order. If you see a reason not to, write to the buyer before you start.',
  }),
  'confirmation not delivered': ({ number, shopper }, { why }) => ({
    subject: `Order ${number}: the confirmation did not arrive`,
    what: `The confirmation of order ${number} did not reach ${shopper}: ${givenUpWords(why)}. The order itself is fine: it is paid and ready to make.`,
    toDo: 'Contact the buyer another way. The usual reason is a typo in the e-mail address.',
  }),
  'surplus payment not sent back': ({ number, shopper }, { reference: payment }) => ({
    subject: `Order ${number}: a payment could not be refunded`,
    what: `A payment (${payment}) arrived for an order that is already paid or closed. The shop tried to refund it for days and has given up.`,
    toDo: `Refund it by hand in the payment account, and tell ${shopper}.`,
  }),
  'refund not told': ({ number }, { reference: payment }) => ({
    subject: `Order ${number}: the buyer was not told of a refund`,
    what: `A surplus payment (${payment}) was refunded, but for days no e-mail about it could be sent.`,
    toDo: 'Check in the payment account who paid, and contact them another way.',
  }),
  'refund not made': ({ number, shopper }, { refund }) => ({
    subject: `Order ${number}: a refund could not be made`,
    what: `The payment account refused a refund from the workshop (${refund}), or it failed for days. The order’s page shows the reason.`,
    toDo: `Check the payment in the payment account, refund it there by hand if we owe it, and write to ${shopper}.`,
  }),
  'letter received': ({ number }) => ({
    subject: `Order ${number}: the buyer wrote to you`,
    what: 'The buyer wrote to you on the order’s page. The letter is in the workshop, under Letters.',
    toDo: 'Answer it there. Your answer appears on the order’s page and goes out as an e-mail.',
  }),
  'letter answered': ({ number }) => ({
    subject: `Order ${number}: your question is answered`,
    what: 'The buyer answered on the order’s page. Date and build sheets have changed to match; the audit trail shows the old ones.',
    toDo: 'Usually nothing. If a build sheet is already at the bench, print it again.',
  }),
  'answered too late': ({ number }) => ({
    subject: `Order ${number}: the bench was faster than an answer`,
    what: 'The answer to your question, or the default without an answer, would change something the bench has already made. The order has not changed.',
    toDo: 'Decide in the workshop, under Letters: keep the pickup as made, or change it. The buyer gets an e-mail either way.',
  }),
  'letter not delivered': ({ number, shopper }, { letter }) => ({
    subject: `Order ${number}: a letter did not arrive`,
    what: `A letter about the order (${letter}) did not reach ${shopper}. The order itself is fine.`,
    toDo: 'Contact the buyer another way. The usual reason is a typo in the e-mail address.',
  }),
};

/**
 * Addresses both makers, so "ihr". The buyer appears only where nominative and accusative are the same: it
 * may be an address.
 */
const DE: NoticeWords = {
  reopened: ({ number }) => ({
    subject: `Bestellung ${number} ist doch noch bezahlt`,
    what: 'Die Frist zum Bezahlen war um und die Bestellung storniert; dann kam die Zahlung doch. Jetzt ist sie wieder offen und bezahlt, und die übliche Bestätigung ist verschickt.',
    toDo: 'Baut sie wie jede andere Bestellung. Geht das nicht, erstattet sie im Zahlungskonto und schreibt der Kundschaft.',
  }),
  'amount differs': ({ number }, { paid, agreed }) => ({
    subject: `Bestellung ${number}: ein anderer Betrag ist bezahlt`,
    what: `Bezahlt sind ${exactEuro(paid)}; Ware und Versand kommen auf ${exactEuro(agreed)}. Die Bestellung gilt als bezahlt.`,
    toDo: 'Vergleicht die Bestellung mit der Zahlung im Zahlungskonto, bevor ihr anfangt, und klärt den Unterschied mit der Kundschaft.',
  }),
  'surplus payment': ({ number }, { reference: payment }) => ({
    subject: `Bestellung ${number}: eine Zahlung geht zurück`,
    what: `Eine Zahlung (${payment}) kam für eine Bestellung, die schon bezahlt oder vorbei ist. Der Shop erstattet sie automatisch und schreibt der Kundschaft.`,
    toDo: 'In der Regel nichts. Schaut in ein, zwei Tagen ins Zahlungskonto: Steht die Erstattung nicht da, macht sie dort von Hand.',
  }),
  'unknown payment': ({ number }) => ({
    subject: `Bestellung ${number}: ihre Zahlung ist nicht zu finden`,
    what: 'Die Frist zum Bezahlen ist um, aber das Zahlungskonto kennt keine solche Zahlung zu dieser Bestellung oder sagt, dass sie woanders hingehört. Storniert wurde die Bestellung nicht, denn es kann Geld gekommen sein.',
    toDo: 'Sucht die Bestellnummer im Zahlungskonto. Prüft, ob die Schlüssel des Shops zu diesem Konto gehören. Sobald die Zahlung wieder zu finden ist, klärt der Shop die Bestellung automatisch.',
  }),
  'payment disputed': ({ number }, detail) => {
    const what = `Die Bank der Karte oder der Zahlungsdienst ficht die Zahlung an: ${paymentCaseWords(detail, 'de')}.`;
    if (detail.status === 'lost')
      return {
        subject: `Bestellung ${number}: die Anfechtung ist verloren`,
        what: `${what} Das Geld ist weg und gilt als erstattet; der Shop erstattet höchstens noch den Rest. Ist die Bestellung noch da, bleibt sie angehalten.`,
        toDo: 'Verschickt nichts. Storniert die Bestellung in der Werkstatt, wenn sie noch da ist; was abgebucht ist, wird mit den Bewegungen des Zahlungskontos gebucht.',
      };
    if (!speaksAgainst({ of: 'dispute', status: detail.status }))
      return {
        subject: `Bestellung ${number}: die Anfechtung ist zu euren Gunsten vorbei`,
        what: `${what} Die Bestellung kann weitergehen.`,
        toDo: 'Macht weiter wie bei jeder anderen Bestellung. Worauf sie sonst wartet, zeigt die Tagesseite.',
      };
    return {
      subject: `Bestellung ${number}: ihre Zahlung ist angefochten`,
      what: `${what} Die Bestellung ist angehalten: Nichts davon lässt sich packen oder verschicken.`,
      toDo: 'Reicht die Nachweise vor dem genannten Tag im Zahlungskonto ein; den Link hat die Seite der Bestellung. Schreibt der Kundschaft. Soll die Bestellung trotzdem raus, gebt sie auf ihrer Seite frei.',
    };
  },
  'payment called fraud': ({ number }, detail) => ({
    subject: `Bestellung ${number}: ihre Zahlung kann Betrug sein`,
    what: `Die Zahlung ist ${paymentCaseWords(detail, 'de')}. Meist folgt eine Anfechtung. Die Bestellung ist angehalten: Nichts davon lässt sich packen oder verschicken.`,
    toDo: 'Fragt die Kundschaft auf anderem Weg als über die E-Mail der Bestellung. Könnt ihr nicht sicher sein, erstattet das Geld: Das erspart die Anfechtung und ihre Gebühr. Ist alles in Ordnung, gebt die Bestellung auf ihrer Seite frei.',
  }),
  'payment reviewed': ({ number }, detail) => {
    const what = `Das Zahlungskonto prüft die Zahlung: ${paymentCaseWords(detail, 'de')}.`;
    return speaksAgainst({ of: 'review', status: detail.status })
      ? {
          subject: `Bestellung ${number}: ihre Zahlung wird geprüft`,
          what: `${what} Die Bestellung ist angehalten: Nichts davon lässt sich packen oder verschicken.`,
          toDo: 'Entscheidet die Prüfung im Zahlungskonto; den Link hat die Seite der Bestellung. Ist sie dort freigegeben, geht die Bestellung automatisch weiter.',
        }
      : {
          subject: `Bestellung ${number}: die Prüfung ist vorbei`,
          what: `${what} Die Bestellung kann weitergehen.`,
          toDo: 'Macht weiter wie bei jeder anderen Bestellung.',
        };
  },
  'refund failed': ({ number }, { before, after }) => ({
    subject: `Bestellung ${number}: eine Erstattung kam nicht an`,
    what: `Erstattet waren ${exactEuro(before)}, jetzt nennt das Zahlungskonto ${exactEuro(after)}: Die Bank hat eine Erstattung zurückgeschickt.`,
    toDo: 'Öffnet die Zahlung im Zahlungskonto, seht nach, warum, und zahlt das Geld auf anderem Weg zurück.',
  }),
  withdrawal: ({ number, shopper }) => ({
    subject: `Bestellung ${number}: ein Widerruf ist da`,
    what: `Den Vertrag oder einen Teil davon hat ${shopper} widerrufen. Was erklärt wurde und wann, steht im Widerruf.`,
    toDo: `Hört mit der Arbeit daran auf oder sagt der Kundschaft, wohin die Ware soll, und erstattet das Geld innerhalb von ${MONEY_BACK_DAYS} Tagen ab dem Widerruf.`,
  }),
  'address changed': ({ number }) => ({
    subject: `Bestellung ${number} geht an eine andere Adresse`,
    what: 'Auf der Seite der Bestellung wurde die Adresse geändert. Die neue steht in der Bestellung, die alte im Protokoll.',
    toDo: 'Nichts, wenn noch kein Lieferschein gedruckt ist. Sonst druckt ihn neu.',
  }),
  'address missing': ({ number }) => ({
    subject: `Bestellung ${number} ist bezahlt und hat keine Adresse`,
    what: 'Die Wallet hat keine Adresse genannt, an die wir versenden. Die Bestellung gilt als bezahlt, ihre Tonabnehmer stehen in der Reihe; Lieferschein und Post warten. Nach der Adresse wird per E-Mail gefragt.',
    toDo: 'In der Regel nichts: Ihr hört davon, sobald die Adresse da ist. Kommt keine Antwort, oder gelten dort ein anderes Porto oder eine andere Steuer, schreibt der Kundschaft, oder storniert die Bestellung und schickt das Geld zurück.',
  }),
  'address given': ({ number }) => ({
    subject: `Bestellung ${number}: die Adresse ist da`,
    what: 'Die Kundschaft hat eine Adresse eingetragen. Die Bestellung wartet nicht mehr.',
    toDo: 'Macht weiter wie bei jeder anderen Bestellung.',
  }),
  'address misfits': ({ number }) => ({
    subject: `Bestellung ${number}: die Adresse passt nicht in die Datei des Zustellers`,
    what: 'Sie ist zu lang für die Datei oder hat Zeichen, die sich nicht aufs Etikett drucken lassen. Die Bestellung ist bezahlt und steht in der Reihe, lässt sich so aber nicht packen. Auf ihrer Seite steht, was nicht passt.',
    toDo: 'Fragt die Kundschaft, wie sich die Adresse kürzen oder schreiben lässt, und berichtigt sie auf der Seite der Bestellung.',
  }),
  'closed abroad': ({ number }, { country, why }) => ({
    subject: `Bestellung ${number} ist bezahlt, aber in ihr Land versenden wir gerade nicht`,
    what: `Die Wallet nannte erst beim Bezahlen eine Adresse in ${country}, und dorthin hätte sich diese Ware nicht bestellen lassen (${closedWhy(why, 'de')}). Die Bestellung gilt als bezahlt, ihre Tonabnehmer stehen in der Reihe; ein Etikett lässt sich dafür nicht drucken. Dass sie angehalten ist, steht auf ihrer Seite und in der Bestätigung.`,
    toDo: 'Schreibt der Kundschaft, bevor ihr wickelt: Einigt euch auf eine andere Adresse oder eine andere Bestellung, oder storniert sie und schickt das Geld zurück.',
  }),
  'one-stop shop near': ({ number }, { year, smallBusiness }) => ({
    subject: `Bestellung ${number}: mehr als ${formatEuro(OSS_TOLD)} in andere Mitgliedstaaten, ${year}`,
    what: `Mit Bestellung ${number} liegt der Nettoumsatz in anderen Mitgliedstaaten seit Januar über ${formatEuro(OSS_TOLD)}. ${
      smallBusiness
        ? `Über ${formatEuro(OSS_LINE)} wird er dort versteuert, wohin die Ware geht, auch bei einem Kleinunternehmen (§ 19 a UStG bietet einen Ausweg).`
        : `Die Bestellung, die ${formatEuro(OSS_LINE)} überschreitet, wird mit dem Satz ihres Ziellands versteuert, und alle danach ebenso, bis Ende ${year + 1}. Das macht der Shop automatisch.`
    }`,
    toDo: smallBusiness
      ? 'Fragt jetzt die Steuerberatung, was über der Schwelle für euch gilt: Der Shop verkauft weiter ohne Umsatzsteuer.'
      : 'Meldet euch mit der Steuerberatung beim Bundeszentralamt für Steuern für OSS an, bevor die Schwelle überschritten ist.',
  }),
  'one-stop shop begins': ({ number }, { year, smallBusiness }) => ({
    subject: `Bestellung ${number}: mehr als ${formatEuro(OSS_LINE)} in andere Mitgliedstaaten, ${year}`,
    what: smallBusiness
      ? `Mit Bestellung ${number} liegt der Nettoumsatz in anderen Mitgliedstaaten seit Januar über ${formatEuro(OSS_LINE)}. Darüber wird er dort versteuert, wohin die Ware geht. Als Kleinunternehmen verkauft der Shop weiter ohne Umsatzsteuer.`
      : `Mit Bestellung ${number} liegt der Nettoumsatz in anderen Mitgliedstaaten seit Januar über ${formatEuro(OSS_LINE)}. Diese Bestellung ist die erste, die mit dem Satz ihres Ziellands versteuert wird; alle danach ebenso, bis Ende ${year + 1}. Die Preise bleiben, wie sie sind.`,
    toDo: smallBusiness
      ? 'Fragt heute die Steuerberatung: Um die Anmeldung in anderen Mitgliedstaaten oder das Verfahren nach § 19 a UStG müsst ihr euch selbst kümmern.'
      : 'Seht zu, dass ihr für OSS angemeldet seid: spätestens am Zehnten des nächsten Monats. Die Zahlen stehen unter Bücher.',
  }),
  'small business over': ({ number }, { year, lacksVatId }) => ({
    subject: `Bestellung ${number}: ab jetzt kein Kleinunternehmen mehr, ${year} (§ 19 UStG)`,
    what: `Der Nettoumsatz des Vorjahres lag über ${formatEuro(SMALL_LAST_YEAR)}, oder der von ${year} liegt jetzt über ${formatEuro(SMALL_THIS_YEAR)}. Bestellung ${number} ist die erste mit Umsatzsteuer; die Preise bleiben, wie sie sind, und enthalten sie von jetzt an.`,
    toDo: `Sagt der Steuerberatung Bescheid. Prüft eure Preise: Von jedem bleibt euch weniger.${lacksVatId ? ` ${NO_VAT_NUMBER.de} Tragt sie in der Werkstatt ein, unter Shop → Firma.` : ''}`,
  }),
  'return asked': ({ number, goods }) => ({
    subject: `Bestellung ${number}: etwas soll zurück`,
    what: `Auf der Seite der Bestellung hat die Kundschaft innerhalb der Rückgabefrist um eine Rücksendenummer gebeten: ${goods}.`,
    toDo: 'Antwortet in der Werkstatt unter Retouren; die Nummer geht dann per E-Mail an die Kundschaft.',
  }),
  'claimed twice': ({ number }, { serial }) => ({
    subject: `Bestellung ${number}: Tonabnehmer ${serial} wollen zwei vermerken`,
    what: `Ein Tonabnehmer dieser Bestellung (Seriennummer ${serial}) ist schon in einem Konto vermerkt, und aus einem anderen heißt es jetzt auch: Er gehört mir. Geändert hat sich nichts: Er bleibt im ersten Konto, bis er dort freigegeben wird.`,
    toDo: 'In der Regel nichts: Wer einen Tonabnehmer verkauft, vergisst oft, ihn freizugeben. Schreibt euch jemand deswegen, fragt, wer ihn in der Hand hat; wer ihn gekauft hat, sagen Bauzettel und Rechnung.',
  }),
  'code misused': ({ number }, { how }) => ({
    subject: `Bestellung ${number}: ihr Rabattcode galt nicht für sie`,
    what: `Die Bestellung wurde mit einem Rabattcode bezahlt, der nicht für sie galt (${MISUSED.de[how]}). Sie gilt mit dem Rabatt als bezahlt.`,
    toDo: 'Baut sie wie jede andere Bestellung, wenn für euch nichts dagegen spricht; sonst schreibt der Kundschaft, bevor ihr anfangt.',
  }),
  'confirmation not delivered': ({ number, shopper }, { why }) => ({
    subject: `Bestellung ${number}: die Bestätigung kam nicht an`,
    what: `Die Bestätigung zu Bestellung ${number} hat ${shopper} nicht erreicht: ${givenUpWords(why, 'de')}. Mit der Bestellung ist alles in Ordnung: Sie ist bezahlt.`,
    toDo: 'Schreibt der Kundschaft auf anderem Weg; meist liegt es an einem Tippfehler in der Adresse.',
  }),
  'surplus payment not sent back': ({ number, shopper }, { reference: payment }) => ({
    subject: `Bestellung ${number}: eine Zahlung ließ sich nicht zurückschicken`,
    what: `Eine Zahlung (${payment}) kam für eine Bestellung, die schon bezahlt oder vorbei ist. Der Shop hat tagelang versucht, sie zu erstatten, und aufgegeben.`,
    toDo: `Erstattet sie von Hand im Zahlungskonto, und schreibt das an ${shopper}.`,
  }),
  'refund not told': ({ number }, { reference: payment }) => ({
    subject: `Bestellung ${number}: von einer Erstattung weiß die Kundschaft nichts`,
    what: `Eine überzählige Zahlung (${payment}) ist erstattet, aber die E-Mail dazu ließ sich tagelang nicht verschicken.`,
    toDo: 'Seht im Zahlungskonto nach, wer bezahlt hat, und meldet euch dort auf anderem Weg.',
  }),
  'refund not made': ({ number, shopper }, { refund }) => ({
    subject: `Bestellung ${number}: eine Erstattung ist nicht gelungen`,
    what: `Eine Erstattung aus der Werkstatt (${refund}) hat das Zahlungskonto abgelehnt, oder sie ging tagelang nicht. Der Grund steht auf der Seite der Bestellung.`,
    toDo: `Seht euch die Zahlung im Zahlungskonto an, erstattet sie dort von Hand, wenn wir sie schulden, und schreibt an ${shopper}.`,
  }),
  'letter received': ({ number }) => ({
    subject: `Bestellung ${number}: ein Brief ist da`,
    what: 'Auf der Seite der Bestellung hat euch die Kundschaft geschrieben. Der Brief steht in der Werkstatt unter Briefe.',
    toDo: 'Antwortet dort: Die Antwort steht dann auf der Seite der Bestellung und geht als E-Mail raus.',
  }),
  'letter answered': ({ number }) => ({
    subject: `Bestellung ${number}: eure Frage ist beantwortet`,
    what: 'Die Kundschaft hat auf der Seite der Bestellung geantwortet. Termin und Bauzettel sind entsprechend geändert; die alten stehen im Protokoll.',
    toDo: 'In der Regel nichts. Druckt den Bauzettel neu, wenn einer an der Werkbank liegt.',
  }),
  'answered too late': ({ number }) => ({
    subject: `Bestellung ${number}: die Werkbank war schneller als eine Antwort`,
    what: 'Die Antwort auf eure Frage, oder was ohne Antwort gilt, würde etwas ändern, das schon gebaut ist. An der Bestellung hat sich nichts geändert.',
    toDo: 'Entscheidet in der Werkstatt unter Briefe: Lasst es so oder ändert es. Die Kundschaft bekommt in jedem Fall eine E-Mail.',
  }),
  'letter not delivered': ({ number, shopper }, { letter }) => ({
    subject: `Bestellung ${number}: ein Brief kam nicht an`,
    what: `Ein Brief zur Bestellung (${MAIL_NAMES.de(letter)}) hat ${shopper} nicht erreicht. Mit der Bestellung ist alles in Ordnung.`,
    toDo: 'Schreibt der Kundschaft auf anderem Weg; meist liegt es an einem Tippfehler in der Adresse.',
  }),
};

export const NOTICES: InLanguages<NoticeWords> = { en: EN, de: DE };
