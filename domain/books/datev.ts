import type { Day } from '../calendar/day.ts';
import { amountCell, type CsvCell, FOR_MACHINES, writeCsv } from '../csv.ts';
import type { Adviser } from './adviser.ts';
import type { Booking } from './bookings.ts';

/**
 * DATEV's format for bookings ("Buchungsstapel", category 21, version 13, header 700), published by DATEV
 * (developer.datev.de, "DATEV-Format", as of 2026): a header line, a line of field names, a line for each booking.
 * Fields are positional. Text is quoted, numbers are not.
 */
const FORMAT_VERSION = 13;

export const BOOKING_FIELDS: readonly string[] = [
  ...['Umsatz (ohne Soll/Haben-Kz)', 'Soll/Haben-Kennzeichen', 'WKZ Umsatz', 'Kurs', 'Basis-Umsatz'],
  ...['WKZ Basis-Umsatz', 'Konto', 'Gegenkonto (ohne BU-Schlüssel)', 'BU-Schlüssel', 'Belegdatum'],
  ...['Belegfeld 1', 'Belegfeld 2', 'Skonto', 'Buchungstext', 'Postensperre', 'Diverse Adressnummer'],
  ...['Geschäftspartnerbank', 'Sachverhalt', 'Zinssperre', 'Beleglink'],
  ...numbered(8, (place) => [`Beleginfo - Art ${place}`, `Beleginfo - Inhalt ${place}`]),
  ...['KOST1 - Kostenstelle', 'KOST2 - Kostenstelle', 'Kost-Menge', 'EU-Land u. UStID (Bestimmung)'],
  ...['EU-Steuersatz (Bestimmung)', 'Abw. Versteuerungsart', 'Sachverhalt L+L', 'Funktionsergänzung L+L'],
  ...['BU 49 Hauptfunktionstyp', 'BU 49 Hauptfunktionsnummer', 'BU 49 Funktionsergänzung'],
  ...numbered(20, (place) => [`Zusatzinformation - Art ${place}`, `Zusatzinformation- Inhalt ${place}`]),
  ...['Stück', 'Gewicht', 'Zahlweise', 'Forderungsart', 'Veranlagungsjahr', 'Zugeordnete Fälligkeit'],
  ...['Skontotyp', 'Auftragsnummer', 'Buchungstyp', 'USt-Schlüssel (Anzahlungen)', 'EU-Land (Anzahlungen)'],
  ...['Sachverhalt L+L (Anzahlungen)', 'EU-Steuersatz (Anzahlungen)', 'Erlöskonto (Anzahlungen)'],
  ...['Herkunft-Kz', 'Buchungs GUID', 'KOST-Datum', 'SEPA-Mandatsreferenz', 'Skontosperre'],
  ...['Gesellschaftername', 'Beteiligtennummer', 'Identifikationsnummer', 'Zeichnernummer'],
  ...['Postensperre bis', 'Bezeichnung SoBil-Sachverhalt', 'Kennzeichen SoBil-Buchung', 'Festschreibung'],
  ...['Leistungsdatum', 'Datum Zuord. Steuerperiode', 'Fälligkeit', 'Generalumkehr (GU)', 'Steuersatz'],
  ...['Land', 'Abrechnungsreferenz', 'BVV-Position', 'EU-Land u. UStID (Ursprung)'],
  ...['EU-Steuersatz (Ursprung)', 'Abw. Skontokonto'],
];

function numbered(count: number, names: (place: number) => readonly string[]): readonly string[] {
  return Array.from({ length: count }, (_, index) => names(index + 1)).flat();
}

const FIELD = {
  amount: 1,
  side: 2,
  currency: 3,
  account: 7,
  contra: 8,
  key: 9,
  day: 10,
  voucher: 11,
  text: 14,
  destination: 40,
  destinationRate: 41,
  order: 95,
  locked: 114,
} as const;

const bare = (figure: string): CsvCell => ({ figure });
const NOTHING = bare('');
const compact = (day: Day): string => day.replaceAll('-', '');
/** Day and month; the year is in the header. */
const voucherDay = (day: Day): string => `${day.slice(8)}${day.slice(5, 7)}`;
const VOUCHER = /[^A-Za-z0-9$&%*+\-/]/g;
const voucherField = (text: string): string => text.replace(VOUCHER, '').slice(0, 36);
/** DATEV writes Greece as EL in VAT fields. */
const vatCode = (country: string): string => (country === 'GR' ? 'EL' : country);

function fieldsOf(booking: Booking): readonly CsvCell[] {
  const { destination } = booking;
  const cells: Record<number, CsvCell> = {
    [FIELD.amount]: amountCell(booking.amount),
    [FIELD.side]: booking.side === 'debit' ? 'S' : 'H',
    [FIELD.currency]: 'EUR',
    [FIELD.account]: bare(booking.account),
    [FIELD.contra]: bare(booking.contra),
    [FIELD.key]: booking.key,
    [FIELD.day]: bare(voucherDay(booking.on)),
    [FIELD.voucher]: voucherField(booking.voucher),
    [FIELD.text]: booking.text.slice(0, 60),
    [FIELD.order]: booking.order.slice(0, 30),
    // DATEV's lock of a month, which the adviser's office sets when it is declared.
    [FIELD.locked]: bare('0'),
    [FIELD.destination]: destination?.country ? vatCode(destination.country) : NOTHING,
    [FIELD.destinationRate]: destination
      ? bare(destination.ratePercent.toFixed(2).replace('.', ','))
      : NOTHING,
  };
  return BOOKING_FIELDS.map((_, index) => cells[index + 1] ?? NOTHING);
}

export interface StackHead {
  readonly month: string;
  readonly firstDay: Day;
  readonly lastDay: Day;
  /** Derived from the month, so that the file is the same each time. */
  readonly madeAt: Date;
  readonly adviser: Pick<Adviser, 'consultant' | 'client' | 'chart'>;
}

function headOf({ month, firstDay, lastDay, madeAt, adviser }: StackHead): readonly CsvCell[] {
  const moment = madeAt.toISOString().replace(/\D/g, '').slice(0, 17);
  return [
    ...['EXTF', bare('700'), bare('21'), 'Buchungsstapel', bare(String(FORMAT_VERSION)), bare(moment)],
    ...[NOTHING, 'GW', 'Gewitter', ''],
    ...[adviser.consultant, adviser.client, `${month.slice(0, 4)}0101`].map((part) => bare(String(part))),
    ...[String(adviser.chart.home.length), compact(firstDay), compact(lastDay)].map(bare),
    ...[`Gewitter ${month}`, '', bare('1'), bare('0'), bare('0'), 'EUR'],
    ...[NOTHING, '', NOTHING, NOTHING, adviser.chart.name.slice(-2), NOTHING, NOTHING, '', ''],
  ];
}

/** A month's bookings in DATEV's format. Encode with `inWindows1252`. */
export const bookingStack = (head: StackHead, bookings: readonly Booking[]): string =>
  writeCsv([headOf(head), BOOKING_FIELDS.map(bare), ...bookings.map(fieldsOf)], {
    ...FOR_MACHINES,
    letters: (words) => new TextDecoder('windows-1252').decode(inWindows1252(words)),
    quotesWords: true,
  });

/** Characters of Windows-1252 from 128 to 159, by code. */
const BETWEEN = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** Encodes text as Windows-1252. Characters that it lacks become question marks. */
export const inWindows1252 = (text: string): Uint8Array =>
  Uint8Array.from(text, (sign) => {
    const code = sign.codePointAt(0) ?? 63;
    const between = BETWEEN.indexOf(sign);
    return between >= 0 ? 128 + between : code < 128 || (code > 159 && code < 256) ? code : 63;
  });
