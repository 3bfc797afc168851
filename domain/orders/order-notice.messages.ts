import type { Closed } from '../customs/consignment.ts';
import type { InLanguages, Language } from '../languages.ts';
import { MONEY_BACK_DAYS } from '../legal/withdrawal-days.ts';
import { cents, formatEuro } from '../money.ts';
import { OSS_LINE, OSS_TOLD, SMALL_LAST_YEAR, SMALL_THIS_YEAR } from '../prices/tax-year.ts';
import { NO_VAT_NUMBER } from '../prices/vat-number-due.messages.ts';
import { isKeyOf } from '../records.ts';
import { givenUpWords } from './given-up.ts';
import { MAIL_NAMES } from './mail-names.messages.ts';
import type { NoticeDetail, NoticeFacts, NoticeKind, NoticeMessages } from './order-notice.ts';
import { caseWords } from './payment-case.messages.ts';
import { speaksAgainst } from './payment-case.ts';

const MISUSED_WORDS = {
  'other order': 'another order was paid with',
  'other address': 'is for another e-mail address',
  'taken back': 'was taken back',
};

/** What was wrong with a discount code that an order was paid with. */
export const MISUSED: InLanguages<typeof MISUSED_WORDS> = {
  en: MISUSED_WORDS,
  de: {
    'other order': 'schon für eine andere Bestellung benutzt',
    'other address': 'gehört zu einer anderen E-Mail-Adresse',
    'taken back': 'zurückgenommen',
  },
};

const CLOSED: InLanguages<Readonly<Record<Closed['why'], string>>> = {
  en: {
    'british number': 'there is no British VAT number',
    rate: 'the exchange rate of the day is missing',
    'duty row': 'the rate of duty is missing',
    'british tax': 'the rate of British VAT is missing',
    value: 'the value is too high',
  },
  de: {
    'british number': 'die britische Steuernummer fehlt',
    rate: 'der Tageskurs fehlt',
    'duty row': 'der Zollsatz fehlt',
    'british tax': 'der britische Steuersatz fehlt',
    value: 'der Wert ist zu hoch',
  },
};

/** Why nothing could be ordered to a country. Older notices can have a reason that no longer exists. */
export const closedWhy = (why: string, language: Language): string =>
  isKeyOf(CLOSED[language], why) ? CLOSED[language][why] : why;

/** Whoever ordered, where no mail address is known. */
export const NO_ADDRESS: InLanguages<string> = { en: 'the customer', de: 'die Kundschaft' };

type NoticeWords = {
  readonly [Kind in NoticeKind]: (facts: Required<NoticeFacts>, detail: NoticeDetail<Kind>) => NoticeMessages;
};

const euro = (sum: number) => formatEuro(cents(sum), { exact: true });

const EN: NoticeWords = {
  reopened: ({ number }) => ({
    subject: `Order ${number} is paid after all`,
    what: 'Its time to pay had run out and it was cancelled; then its payment arrived. The order is open again and paid, and the customer got the usual confirmation.',
    toDo: 'Make it as any other order. If you cannot, refund it in the payment account and write to the customer.',
  }),
  'amount differs': ({ number }, { paid, agreed }) => ({
    subject: `Order ${number}: the amount paid differs`,
    what: `The payment came to ${euro(paid)}; goods and shipping of the order come to ${euro(agreed)}. The order counts as paid.`,
    toDo: 'Compare the order with the payment in the payment account before you begin, and settle the difference with the customer.',
  }),
  'surplus payment': ({ number }, { reference: payment }) => ({
    subject: `Order ${number}: a payment is sent back`,
    what: `A payment (${payment}) arrived for an order that has its payment already, or is over. The shop refunds it by itself and tells the customer when that is done.`,
    toDo: 'Nothing, as a rule. Look into the payment account within a day or two: if the refund is not there, make it there by hand.',
  }),
  'unknown payment': ({ number }) => ({
    subject: `Order ${number}: its payment cannot be found`,
    what: 'Its time to pay is over, but the payment account knows no such payment of this order, or says that it belongs elsewhere. The order was not cancelled, because money may have come in.',
    toDo: 'Look for the order number in the payment account. Check that the keys of the shop belong to that account. Once the payment can be found again, the shop settles the order by itself.',
  }),
  'payment disputed': ({ number }, detail) => {
    const what = `The card’s bank or the payment service disputes the payment: ${caseWords(detail, 'en')}.`;
    if (detail.status === 'lost')
      return {
        subject: `Order ${number}: the dispute is lost`,
        what: `${what} The money is gone and counts as sent back, so the shop refunds no more than the rest. The order is held if it has not left.`,
        toDo: 'Send nothing. Cancel the order in the workshop if it has not left; what was taken is booked with the movements of the payment account.',
      };
    if (!speaksAgainst({ of: 'dispute', status: detail.status }))
      return {
        subject: `Order ${number}: the dispute is over, in your favour`,
        what: `${what} It holds the order back no longer.`,
        toDo: 'Go on as with any other order. The day page shows what else it waits for.',
      };
    return {
      subject: `Order ${number}: its payment is disputed`,
      what: `${what} The order is held: nothing of it can be packed or shipped.`,
      toDo: 'Send evidence in the payment account before the day named; the page of the order has the link. Write to the customer. If the order is to leave all the same, release it on its page.',
    };
  },
  'payment called fraud': ({ number }, detail) => ({
    subject: `Order ${number}: its payment may be fraud`,
    what: `The payment was ${caseWords(detail, 'en')}. A dispute usually follows. The order is held: nothing of it can be packed or shipped.`,
    toDo: 'Ask the customer by another way than the mail of the order. Refund it if you cannot be sure: that avoids the dispute and its fee. If it is in order, release it on its page.',
  }),
  'payment reviewed': ({ number }, detail) => {
    const what = `The payment account checks the payment: ${caseWords(detail, 'en')}.`;
    return speaksAgainst({ of: 'review', status: detail.status })
      ? {
          subject: `Order ${number}: its payment is under review`,
          what: `${what} The order is held: nothing of it can be packed or shipped.`,
          toDo: 'Decide the review in the payment account; the page of the order has the link. Approved there, the order goes on by itself.',
        }
      : {
          subject: `Order ${number}: the review is over`,
          what: `${what} It holds the order back no longer.`,
          toDo: 'Go on as with any other order.',
        };
  },
  'refund failed': ({ number }, { before, after }) => ({
    subject: `Order ${number}: a refund did not arrive`,
    what: `${euro(before)} had been refunded, now the payment account says ${euro(after)}: the bank sent a refund back.`,
    toDo: 'Open the payment in the payment account, see why, and pay the customer another way.',
  }),
  withdrawal: ({ number, shopper }) => ({
    subject: `Order ${number}: the customer withdraws`,
    what: `A withdrawal from the contract, or from a part of it, came in from ${shopper}. What was declared, and when, stands in the withdrawal.`,
    toDo: `Stop the work on it, or tell the customer where to send the goods, and refund within ${MONEY_BACK_DAYS} days of the withdrawal.`,
  }),
  'address changed': ({ number }) => ({
    subject: `Order ${number}: it goes to another address`,
    what: 'On the page of the order its customer has changed where it goes. The order shows the new address, its trail the one before.',
    toDo: 'Nothing, if no slip is written yet. If one is, write it anew.',
  }),
  'address missing': ({ number }) => ({
    subject: `Order ${number} is paid and has no address`,
    what: 'Its wallet gave no address, or one that we do not ship to. The order counts as paid and its pickups are in the queue; its slip and its post wait. The customer is asked for an address by mail.',
    toDo: 'Nothing, as a rule: you hear of it when the address is there. If the customer does not answer, or lives where another fee or tax applies, write to them, or cancel the order and send the money back.',
  }),
  'address given': ({ number }) => ({
    subject: `Order ${number}: its address is there`,
    what: 'The customer has said where the order goes. Nothing of it waits any more.',
    toDo: 'Go on as with any other order.',
  }),
  'address misfits': ({ number }) => ({
    subject: `Order ${number}: its address does not fit the carrier’s file`,
    what: 'It is longer than the file takes, or has letters that no label has. The order is paid and in the queue, but it cannot be packed like this. Its page says what is too long.',
    toDo: 'Ask the customer how the address can be shortened or spelled, then correct it on the page of the order.',
  }),
  'closed abroad': ({ number }, { country, why }) => ({
    subject: `Order ${number} is paid from a country that is closed`,
    what: `Its wallet named an address in ${country} only when it paid, and these goods could not have been ordered to there (${closedWhy(why, 'en')}). The order counts as paid and its pickups are in the queue; no label can be written for it. The customer reads on the order's page and in its confirmation that it is held.`,
    toDo: 'Write to the customer before you wind: agree on another address or another order, or cancel it and send the money back.',
  }),
  'one-stop shop near': ({ number }, { year, smallBusiness }) => ({
    subject: `Order ${number}: more than ${formatEuro(OSS_TOLD)} to other member states in ${year}`,
    what: `With order ${number} net sales to other member states since January have passed ${formatEuro(OSS_TOLD)}. ${
      smallBusiness
        ? `Above ${formatEuro(OSS_LINE)} they are taxed where they go, also those of a small business (§ 19 a UStG names the way round it).`
        : `The order that passes ${formatEuro(OSS_LINE)} is taxed at the rate of where it goes, and so are all after it until the end of ${year + 1}. The shop does that by itself.`
    }`,
    toDo: smallBusiness
      ? 'Ask the tax adviser now what holds for you above the line: the shop goes on selling without VAT.'
      : 'Register for the one-stop shop at the Federal Central Tax Office before the line is passed, with the tax adviser.',
  }),
  'one-stop shop begins': ({ number }, { year, smallBusiness }) => ({
    subject: `Order ${number}: more than ${formatEuro(OSS_LINE)} to other member states in ${year}`,
    what: smallBusiness
      ? `With order ${number} net sales to other member states since January have passed ${formatEuro(OSS_LINE)}. Above it they are taxed where they go. As a small business the shop goes on selling without VAT.`
      : `With order ${number} net sales to other member states since January have passed ${formatEuro(OSS_LINE)}. This order is the first that is taxed at the rate of where it goes; all after it are, too, until the end of ${year + 1}. Prices stay as they are.`,
    toDo: smallBusiness
      ? 'Ask the tax adviser today: registering in other member states, or the scheme of § 19 a UStG, is yours to do.'
      : 'See that you are registered for the one-stop shop: at the latest by the tenth of next month. Its figures are in Books.',
  }),
  'small business over': ({ number }, { year, lacksVatId }) => ({
    subject: `Order ${number}: no small business any more in ${year} (§ 19 UStG)`,
    what: `Net sales of the year before were above ${formatEuro(SMALL_LAST_YEAR)}, or those of ${year} have passed ${formatEuro(SMALL_THIS_YEAR)}. Order ${number} is the first with VAT; prices stay as they are and contain it from now on.`,
    toDo: `Tell the tax adviser. Look at your prices: what is left of each is less.${lacksVatId ? ` ${NO_VAT_NUMBER.en} Enter it in the workshop, under Shop, Company.` : ''}`,
  }),
  'return asked': ({ number, goods }) => ({
    subject: `Order ${number}: the customer wants to send something back`,
    what: `On the page of the order its customer has asked for a return number, within the days that we promise: ${goods}.`,
    toDo: 'Answer it in the workshop, under Returns; the number then goes to the customer by mail.',
  }),
  'claimed twice': ({ number }, { serial }) => ({
    subject: `Order ${number}: pickup ${serial} is claimed by two`,
    what: `A pickup of this order (serial ${serial}) is noted as somebody's, and another account says that it is theirs. Nothing has changed: it stays with the first until they let go of it.`,
    toDo: 'Nothing, as a rule: who sells a pickup often forgets to let go of it. If somebody writes to you about it, ask who has it in hand; the build sheet and the invoice say who bought it.',
  }),
  'code misused': ({ number }, { how }) => ({
    subject: `Order ${number}: its discount code was not for it`,
    what: `The order was paid with a discount code that ${MISUSED.en[how]}. It counts as paid with the discount.`,
    toDo: 'Make it as any other order, unless you see a reason not to; then write to the customer before you begin.',
  }),
  'confirmation not delivered': ({ number, shopper }, { why }) => ({
    subject: `Order ${number}: its confirmation did not arrive`,
    what: `The confirmation of order ${number} did not reach ${shopper}: ${givenUpWords(why)}. The order itself is not touched by this: it is paid and waits for you.`,
    toDo: 'Write to the customer another way; a typing error in the address is the usual reason.',
  }),
  'surplus payment not sent back': ({ number, shopper }, { reference: payment }) => ({
    subject: `Order ${number}: a payment could not be sent back`,
    what: `A payment (${payment}) arrived for an order that has its payment already, or is over. For days the shop has tried to refund it by itself, and has now given up.`,
    toDo: `Refund it by hand in the payment account, and tell ${shopper}.`,
  }),
  'refund not told': ({ number }, { reference: payment }) => ({
    subject: `Order ${number}: nobody told the customer of a refund`,
    what: `A payment (${payment}) that came in beside the order was sent back, but for days no mail about it could be sent to the customer.`,
    toDo: 'See in the payment account whose it was, and write to them another way.',
  }),
  'refund not made': ({ number, shopper }, { refund }) => ({
    subject: `Order ${number}: a refund could not be made`,
    what: `A refund that was asked for in the workshop (${refund}) was refused by the payment account, or could not be made for days. Why stands with the order.`,
    toDo: `Look at the payment in the payment account, refund it there by hand if it is owed, and write to ${shopper}.`,
  }),
  'letter received': ({ number }) => ({
    subject: `Order ${number}: its buyer wrote`,
    what: 'On the page of the order its customer has written to you. The letter stands in the workshop, under Letters.',
    toDo: 'Answer it there: the answer stands on the order’s page and goes out as a mail.',
  }),
  'letter answered': ({ number }) => ({
    subject: `Order ${number}: your question is answered`,
    what: 'The customer has answered on the page of the order. Date and build sheets are what the answer says; the trail has what they were before.',
    toDo: 'Nothing, as a rule. Print the build sheet anew if one lies at the bench.',
  }),
  'answered too late': ({ number }) => ({
    subject: `Order ${number}: an answer came after the bench was faster`,
    what: 'The answer to your question, or what the question said would happen without one, would change what the bench has made already. Nothing of the order has changed.',
    toDo: 'Decide in the workshop, under Letters: keep what was made, or make it otherwise. The customer is told either way.',
  }),
  'letter not delivered': ({ number, shopper }, { letter }) => ({
    subject: `Order ${number}: a letter did not arrive`,
    what: `A letter about the order (${letter}) did not reach ${shopper}. The order itself goes its way.`,
    toDo: 'Write to the customer another way; a typing error in the address is the usual reason.',
  }),
};

/** To both makers, so "ihr". Whoever ordered stands where nominative and accusative are the same: it may be an address. */
const DE: NoticeWords = {
  reopened: ({ number }) => ({
    subject: `Bestellung ${number} ist doch noch bezahlt`,
    what: 'Die Frist zum Bezahlen war um und die Bestellung storniert; dann kam die Zahlung doch. Jetzt ist sie wieder offen und bezahlt, und die übliche Bestätigung ist verschickt.',
    toDo: 'Baut sie wie jede andere Bestellung. Geht das nicht, erstattet sie im Zahlungskonto und schreibt der Kundschaft.',
  }),
  'amount differs': ({ number }, { paid, agreed }) => ({
    subject: `Bestellung ${number}: ein anderer Betrag ist bezahlt`,
    what: `Bezahlt sind ${euro(paid)}; Ware und Versand kommen auf ${euro(agreed)}. Die Bestellung gilt als bezahlt.`,
    toDo: 'Vergleicht die Bestellung mit der Zahlung im Zahlungskonto, bevor ihr anfangt, und klärt den Unterschied mit der Kundschaft.',
  }),
  'surplus payment': ({ number }, { reference: payment }) => ({
    subject: `Bestellung ${number}: eine Zahlung geht zurück`,
    what: `Eine Zahlung (${payment}) kam für eine Bestellung, die schon bezahlt oder vorbei ist. Der Shop erstattet sie von selbst und schreibt der Kundschaft, sobald das erledigt ist.`,
    toDo: 'In der Regel nichts. Schaut in ein, zwei Tagen ins Zahlungskonto: Steht die Erstattung nicht da, macht sie dort von Hand.',
  }),
  'unknown payment': ({ number }) => ({
    subject: `Bestellung ${number}: ihre Zahlung ist nicht zu finden`,
    what: 'Die Frist zum Bezahlen ist um, aber das Zahlungskonto kennt keine solche Zahlung zu dieser Bestellung oder sagt, dass sie woanders hingehört. Storniert wurde die Bestellung nicht, denn es kann Geld gekommen sein.',
    toDo: 'Sucht die Bestellnummer im Zahlungskonto. Prüft, ob die Schlüssel des Shops zu diesem Konto gehören. Sobald die Zahlung wieder zu finden ist, klärt der Shop die Bestellung von selbst.',
  }),
  'payment disputed': ({ number }, detail) => {
    const what = `Die Bank der Karte oder der Zahlungsdienst ficht die Zahlung an: ${caseWords(detail, 'de')}.`;
    if (detail.status === 'lost')
      return {
        subject: `Bestellung ${number}: die Anfechtung ist verloren`,
        what: `${what} Das Geld ist weg und zählt als zurückgezahlt; der Shop erstattet höchstens noch den Rest. Ist die Bestellung noch da, bleibt sie angehalten.`,
        toDo: 'Verschickt nichts. Storniert die Bestellung in der Werkstatt, wenn sie noch da ist; was abgebucht ist, wird mit den Bewegungen des Zahlungskontos gebucht.',
      };
    if (!speaksAgainst({ of: 'dispute', status: detail.status }))
      return {
        subject: `Bestellung ${number}: die Anfechtung ist zu euren Gunsten vorbei`,
        what: `${what} Sie hält die Bestellung nicht mehr an.`,
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
    what: `Die Zahlung ist ${caseWords(detail, 'de')}. Meist folgt eine Anfechtung. Die Bestellung ist angehalten: Nichts davon lässt sich packen oder verschicken.`,
    toDo: 'Fragt die Kundschaft auf anderem Weg als über die E-Mail der Bestellung. Könnt ihr nicht sicher sein, erstattet das Geld: Das erspart die Anfechtung und ihre Gebühr. Ist alles in Ordnung, gebt die Bestellung auf ihrer Seite frei.',
  }),
  'payment reviewed': ({ number }, detail) => {
    const what = `Das Zahlungskonto prüft die Zahlung: ${caseWords(detail, 'de')}.`;
    return speaksAgainst({ of: 'review', status: detail.status })
      ? {
          subject: `Bestellung ${number}: ihre Zahlung wird geprüft`,
          what: `${what} Die Bestellung ist angehalten: Nichts davon lässt sich packen oder verschicken.`,
          toDo: 'Entscheidet die Prüfung im Zahlungskonto; den Link hat die Seite der Bestellung. Ist sie dort freigegeben, geht die Bestellung von selbst weiter.',
        }
      : {
          subject: `Bestellung ${number}: die Prüfung ist vorbei`,
          what: `${what} Sie hält die Bestellung nicht mehr an.`,
          toDo: 'Macht weiter wie bei jeder anderen Bestellung.',
        };
  },
  'refund failed': ({ number }, { before, after }) => ({
    subject: `Bestellung ${number}: eine Erstattung kam nicht an`,
    what: `Erstattet waren ${euro(before)}, jetzt nennt das Zahlungskonto ${euro(after)}: Die Bank hat eine Erstattung zurückgeschickt.`,
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
    toDo: 'Nichts, wenn noch kein Lieferschein geschrieben ist. Sonst schreibt ihn neu.',
  }),
  'address missing': ({ number }) => ({
    subject: `Bestellung ${number} ist bezahlt und hat keine Adresse`,
    what: 'Die Wallet hat keine Adresse genannt, an die wir versenden. Die Bestellung gilt als bezahlt, ihre Tonabnehmer stehen in der Reihe; Lieferschein und Post warten. Nach der Adresse wird per E-Mail gefragt.',
    toDo: 'In der Regel nichts: Ihr hört davon, sobald die Adresse da ist. Kommt keine Antwort, oder gelten dort ein anderes Porto oder eine andere Steuer, schreibt der Kundschaft, oder storniert die Bestellung und schickt das Geld zurück.',
  }),
  'address given': ({ number }) => ({
    subject: `Bestellung ${number}: die Adresse ist da`,
    what: 'Die Kundschaft hat gesagt, wohin die Bestellung geht. Nichts daran wartet mehr.',
    toDo: 'Macht weiter wie bei jeder anderen Bestellung.',
  }),
  'address misfits': ({ number }) => ({
    subject: `Bestellung ${number}: die Adresse passt nicht in die Datei des Paketdienstes`,
    what: 'Sie ist länger, als in die Datei passt, oder hat Buchstaben, die kein Etikett hat. Die Bestellung ist bezahlt und steht in der Reihe, lässt sich so aber nicht packen. Auf ihrer Seite steht, was zu lang ist.',
    toDo: 'Fragt die Kundschaft, wie sich die Adresse kürzen oder schreiben lässt, und berichtigt sie auf der Seite der Bestellung.',
  }),
  'closed abroad': ({ number }, { country, why }) => ({
    subject: `Bestellung ${number} ist bezahlt, und ihr Land ist geschlossen`,
    what: `Die Wallet nannte erst beim Bezahlen eine Adresse in ${country}, und dorthin hätte sich diese Ware nicht bestellen lassen (${closedWhy(why, 'de')}). Die Bestellung gilt als bezahlt, ihre Tonabnehmer stehen in der Reihe; ein Etikett lässt sich dafür nicht schreiben. Dass sie angehalten ist, steht auf ihrer Seite und in der Bestätigung.`,
    toDo: 'Schreibt der Kundschaft, bevor ihr wickelt: Einigt euch auf eine andere Adresse oder eine andere Bestellung, oder storniert sie und schickt das Geld zurück.',
  }),
  'one-stop shop near': ({ number }, { year, smallBusiness }) => ({
    subject: `Bestellung ${number}: mehr als ${formatEuro(OSS_TOLD)} in andere Mitgliedstaaten, ${year}`,
    what: `Mit Bestellung ${number} liegt der Nettoumsatz in anderen Mitgliedstaaten seit Januar über ${formatEuro(OSS_TOLD)}. ${
      smallBusiness
        ? `Über ${formatEuro(OSS_LINE)} wird er dort versteuert, wohin die Ware geht, auch bei einem Kleinunternehmen (§ 19 a UStG nennt den Weg darum herum).`
        : `Die Bestellung, die ${formatEuro(OSS_LINE)} überschreitet, wird mit dem Satz ihres Ziellands versteuert, und alle danach ebenso, bis Ende ${year + 1}. Das macht der Shop von selbst.`
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
    toDo: `Sagt der Steuerberatung Bescheid. Seht euch eure Preise an: Von jedem bleibt weniger.${lacksVatId ? ` ${NO_VAT_NUMBER.de} Tragt sie in der Werkstatt ein, unter Shop → Firma.` : ''}`,
  }),
  'return asked': ({ number, goods }) => ({
    subject: `Bestellung ${number}: etwas soll zurück`,
    what: `Auf der Seite der Bestellung hat die Kundschaft um eine Rücksendenummer gebeten, innerhalb der Tage, die wir versprechen: ${goods}.`,
    toDo: 'Antwortet in der Werkstatt unter Retouren; die Nummer geht dann per E-Mail an die Kundschaft.',
  }),
  'claimed twice': ({ number }, { serial }) => ({
    subject: `Bestellung ${number}: Tonabnehmer ${serial} wollen zwei vermerken`,
    what: `Ein Tonabnehmer dieser Bestellung (Seriennummer ${serial}) ist schon in einem Konto vermerkt, und aus einem anderen heißt es jetzt auch: Er gehört mir. Geändert hat sich nichts: Er bleibt im ersten, bis er dort freigegeben wird.`,
    toDo: 'In der Regel nichts: Wer einen Tonabnehmer verkauft, vergisst oft, ihn freizugeben. Schreibt euch jemand deswegen, fragt, wer ihn in der Hand hat; wer ihn gekauft hat, sagen Bauzettel und Rechnung.',
  }),
  'code misused': ({ number }, { how }) => ({
    subject: `Bestellung ${number}: ihr Rabattcode galt nicht für sie`,
    what: `Die Bestellung wurde mit einem Rabattcode bezahlt, der nicht für sie galt (${MISUSED.de[how]}). Sie gilt mit dem Rabatt als bezahlt.`,
    toDo: 'Baut sie wie jede andere Bestellung, wenn für euch nichts dagegen spricht; sonst schreibt der Kundschaft, bevor ihr anfangt.',
  }),
  'confirmation not delivered': ({ number, shopper }, { why }) => ({
    subject: `Bestellung ${number}: die Bestätigung kam nicht an`,
    what: `Die Bestätigung zu Bestellung ${number} hat ${shopper} nicht erreicht: ${givenUpWords(why, 'de')}. Der Bestellung selbst schadet das nicht: Sie ist bezahlt und wartet auf euch.`,
    toDo: 'Schreibt der Kundschaft auf anderem Weg; meist liegt es an einem Tippfehler in der Adresse.',
  }),
  'surplus payment not sent back': ({ number, shopper }, { reference: payment }) => ({
    subject: `Bestellung ${number}: eine Zahlung ließ sich nicht zurückschicken`,
    what: `Eine Zahlung (${payment}) kam für eine Bestellung, die schon bezahlt oder vorbei ist. Tagelang hat der Shop versucht, sie von selbst zu erstatten, und jetzt aufgegeben.`,
    toDo: `Erstattet sie von Hand im Zahlungskonto, und schreibt das an ${shopper}.`,
  }),
  'refund not told': ({ number }, { reference: payment }) => ({
    subject: `Bestellung ${number}: von einer Erstattung weiß die Kundschaft nichts`,
    what: `Eine Zahlung (${payment}), die neben der Bestellung kam, ist zurückgeschickt, aber tagelang ließ sich keine E-Mail dazu verschicken.`,
    toDo: 'Seht im Zahlungskonto nach, von wem sie kam, und sagt dort auf anderem Weg Bescheid.',
  }),
  'refund not made': ({ number, shopper }, { refund }) => ({
    subject: `Bestellung ${number}: eine Erstattung ist nicht gelungen`,
    what: `Eine Erstattung aus der Werkstatt (${refund}) hat das Zahlungskonto abgelehnt, oder sie ging tagelang nicht. Warum, steht bei der Bestellung.`,
    toDo: `Seht euch die Zahlung im Zahlungskonto an, erstattet sie dort von Hand, wenn wir sie schulden, und schreibt an ${shopper}.`,
  }),
  'letter received': ({ number }) => ({
    subject: `Bestellung ${number}: ein Brief ist da`,
    what: 'Auf der Seite der Bestellung hat euch die Kundschaft geschrieben. Der Brief steht in der Werkstatt unter Briefe.',
    toDo: 'Antwortet dort: Die Antwort steht dann auf der Seite der Bestellung und geht als E-Mail raus.',
  }),
  'letter answered': ({ number }) => ({
    subject: `Bestellung ${number}: eure Frage ist beantwortet`,
    what: 'Die Kundschaft hat auf der Seite der Bestellung geantwortet. Termin und Bauzettel sind jetzt so, wie die Antwort sagt; wie sie vorher waren, steht im Protokoll.',
    toDo: 'In der Regel nichts. Druckt den Bauzettel neu, wenn einer an der Werkbank liegt.',
  }),
  'answered too late': ({ number }) => ({
    subject: `Bestellung ${number}: die Werkbank war schneller als eine Antwort`,
    what: 'Die Antwort auf eure Frage, oder was laut der Frage ohne Antwort geschieht, würde etwas ändern, das an der Werkbank schon gemacht ist. An der Bestellung hat sich nichts geändert.',
    toDo: 'Entscheidet in der Werkstatt unter Briefe: Behaltet, was gemacht ist, oder macht es anders. Die Kundschaft erfährt es so oder so.',
  }),
  'letter not delivered': ({ number, shopper }, { letter }) => ({
    subject: `Bestellung ${number}: ein Brief kam nicht an`,
    what: `Ein Brief zur Bestellung (${MAIL_NAMES.de(letter)}) hat ${shopper} nicht erreicht. Die Bestellung selbst geht ihren Weg.`,
    toDo: 'Schreibt der Kundschaft auf anderem Weg; meist liegt es an einem Tippfehler in der Adresse.',
  }),
};

/** Each notice in words. */
export const NOTICES: InLanguages<NoticeWords> = { en: EN, de: DE };
