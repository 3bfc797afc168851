import { type Day, germanDay, wholeDay } from '#domain/calendar/day.ts';
import type { InLanguages } from '#domain/languages.ts';
import { RETURN_DAYS } from '#domain/returns/returns.ts';

const EN = {
  /** Fixed labels of the template. */
  fixed: {
    title: 'Packing slip',
    to: 'To',
    parcel: 'Parcel',
    leads: 'Leads',
    lead: 'Lead',
    colour: 'Colour',
  },
  date: (day: Day): string => wholeDay(day),
  phone: (number: string) => `Phone ${number}`,
  placeOf: (number: number, of: number, box: string) => `${number} of ${of}, ${box}`,
  packedBy: (name: string) => `packed by ${name}`,
  parts: 'Parts',
  pickups: (count: number) => (count === 1 ? '1 pickup' : `${count} pickups`),
  measured: (values: string) => `measured ${values}`,
  picture: (_name: string): string | undefined => undefined,
  qr: (address: string) => `QR code of ${address}`,
  /** Destination of a lead; another lead is named by its colour. */
  to: { hot: 'hot', ground: 'ground', unused: 'unused' },
  toLead: (colour: string) => `to ${colour}`,
  goesTo: 'To',
  inSeries: 'To, both coils in series',
  /** "26-0417 and 26-0418", "26-0417 and 3 more". */
  span: (first: string, second: string | undefined, more: number) =>
    second === undefined ? first : `${first} and ${more > 1 ? `${more} more` : second}`,
  askUs: 'Ask us which lead is which before you solder. ',
  passport: (count: number) =>
    `Scan ${count > 1 ? 'a code for the passport of its pickup' : 'the code for its passport'}: its own curve, wiring and care. ${RETURN_DAYS} days to return it, custom builds too.`,
  noPrices: 'no prices on this slip',
};

export const SLIP_WORDS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    fixed: {
      title: 'Lieferschein',
      to: 'An',
      parcel: 'Paket',
      leads: 'Kabel',
      lead: 'Leiter',
      colour: 'Farbe',
    },
    date: germanDay,
    phone: (number) => `Telefon ${number}`,
    placeOf: (number, of, box) => `${number} von ${of}, ${box}`,
    packedBy: (name) => `gepackt von ${name}`,
    parts: 'Teile',
    pickups: (count) => (count === 1 ? '1 Tonabnehmer' : `${count} Tonabnehmer`),
    measured: (values) => `gemessen ${values}`,
    picture: (name) => `Bild: ${name}`,
    qr: (address) => `QR-Code von ${address}`,
    to: { hot: 'Hot', ground: 'Masse', unused: 'frei' },
    toLead: (colour) => `an ${colour}`,
    goesTo: 'An',
    inSeries: 'An, beide Spulen in Reihe',
    span: (first, second, more) =>
      second === undefined ? first : `${first} und ${more > 1 ? `${more} weitere` : second}`,
    askUs: 'Frag uns vor dem Löten, welcher Leiter welcher ist. ',
    passport: (count) =>
      `${count > 1 ? 'Jeder Code führt zum Pass seines Tonabnehmers' : 'Der Code führt zu seinem Pass'}: mit eigener Kurve, Verdrahtung und Pflege. ${RETURN_DAYS} Tage Rückgabe, auch für Tonabnehmer nach Wahl.`,
    noPrices: 'ohne Preise',
  },
};
