import { type Day, dayInWords, germanDay, shortDay, weekdayAndDay } from '#domain/calendar/day.ts';
import type { InLanguages } from '#domain/languages.ts';

const counted = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;

const EN = {
  lang: 'en',
  title: 'Posting list',
  about: 'Einlieferungsliste · proof of export, § 9 UStDV',
  /** "Mon 23 Nov". */
  weekday: (day: Day): string => weekdayAndDay(day),
  parcels: (count: number) => counted(count, 'parcel'),
  exports: (count: number) => counted(count, 'export'),
  noNumber: 'no tracking number',
  noExport: 'No exports on this list. Keep the stamped list anyway.',
  kept: (orders: string) =>
    `Add a photo of the stamped list under Parcels. The shop attaches it to the exports, here ${orders}, and keeps it for ten years.`,
  allInside: 'All goods on this list stay within the customs territory of the EU.',
  shaded:
    "Shaded: goods leave the customs territory of the EU. The carrier's delivery record is added when the parcel is scanned abroad.",
  printed: (list: string, day: Day, clock: string) => `${list}, printed ${shortDay(day)}, ${clock}`,
  labels: {
    ...{ sheet: 'sheet', posted: 'Posted', list: 'List', sender: 'Sender' },
    numbers: 'VAT id, EORI, customer number',
    heads: ['No.', 'Taken', 'Parcel number, order', 'Consignee', 'To', 'Goods, €', 'Gross, g'],
    ...{ takenOver: 'Taken over', byCarrier: 'by the carrier', stamp: 'stamp, date, signature' },
    ...{ handedOver: 'Handed over', byUs: 'by us', signature: 'name and signature' },
  },
};

export const POSTING_LIST: InLanguages<typeof EN> = {
  en: EN,
  de: {
    lang: 'de',
    title: 'Einlieferungsliste',
    about: 'Ausfuhrnachweis nach § 9 UStDV',
    weekday: (day) => dayInWords(day, 'de', 'short'),
    parcels: (count) => counted(count, 'Paket', 'Pakete'),
    exports: (count) => counted(count, 'Ausfuhr', 'Ausfuhren'),
    noNumber: 'ohne Sendungsnummer',
    noExport: 'Keine Ausfuhr auf dieser Liste. Heb die gestempelte Liste trotzdem auf.',
    kept: (orders) =>
      `Lade ein Foto der gestempelten Liste unter Pakete hoch. Der Shop hängt es an die Ausfuhren, hier ${orders}, und bewahrt es zehn Jahre auf.`,
    allInside: 'Alle Waren auf dieser Liste bleiben im Zollgebiet der EU.',
    shaded:
      'Grau: Die Ware verlässt das Zollgebiet der EU. Der Zustellnachweis kommt dazu, sobald das Paket im Ausland gescannt ist.',
    printed: (list, day, clock) => `${list}, gedruckt ${germanDay(day)}, ${clock}`,
    labels: {
      ...{ sheet: 'Blatt', posted: 'Eingeliefert', list: 'Liste', sender: 'Absender' },
      numbers: 'USt-IdNr., EORI, Kundennummer',
      heads: ['Nr.', 'Abgabe', 'Paketnummer, Bestellung', 'Empfänger', 'Nach', 'Ware, €', 'Brutto, g'],
      ...{ takenOver: 'Übernommen', byCarrier: 'vom Zusteller', stamp: 'Stempel, Datum, Unterschrift' },
      ...{ handedOver: 'Übergeben', byUs: 'von uns', signature: 'Name und Unterschrift' },
    },
  },
};
