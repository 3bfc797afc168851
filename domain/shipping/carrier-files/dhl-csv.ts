import { germanDay } from '../../calendar/day.ts';
import { COMPANY } from '../../company.ts';
import { FOR_MACHINES, writeCsv } from '../../csv.ts';
import { type Declaration, netOf, plainEuro } from '../declaration.ts';
import { threeLetters } from './country-codes.ts';
import { dhlFields, inWesternLetters, needsEmail } from './fit.ts';
import { dialled, rowOf, westernLetters } from './machine-csv.ts';
import { type ParcelData, streetParts } from './parcel-data.ts';

const GOODS = ['Beschreibung', 'Menge', 'Zollwert', 'Ursprungsland', 'Zolltarifnummer', 'Gewicht'] as const;
const GOODS_COLUMNS = 6;
const PERSON = 'Straße,Hausnummer,PLZ,Ort,Provinz,Land'.split(',');
const goodsColumn = (what: (typeof GOODS)[number], place: number) =>
  `Sendungsdokumente - ${what} (WP${place})`;

/**
 * Columns of the template "DHL Vorlage Sendungsdatenimport" of DHL's business customer portal (Versenden), in order, as
 * published by the open exporter of Mediaopt's DHL SDK (`Mediaopt\DHL\Export\CsvExporter`). The file is ISO 8859-1.
 */
export const DHL_COLUMNS: readonly string[] = [
  'Sendungsreferenz',
  'Sendungsdatum',
  ...['Name 1', 'Name 2', 'Name 3', ...PERSON].map((part) => `Absender ${part}`),
  'Absenderreferenz',
  'Absender E-Mail-Adresse',
  'Absender Telefonnummer',
  ...['Name 1', 'Name 2 / Postnummer', 'Name 3', ...PERSON].map((part) => `Empfänger ${part}`),
  'Empfängerreferenz',
  'Empfänger E-Mail-Adresse',
  'Empfänger Telefonnummer',
  ...['Gewicht', 'Länge', 'Breite', 'Höhe', 'Produkt- und Servicedetails'],
  ...['Name 1', 'Name 2', 'Name 3', ...PERSON].map((part) => `Retourenempfänger ${part}`),
  // Spelled so in the template.
  'Retourenrempfänger E-Mail-Adresse',
  'Retourenempfänger Telefonnummer',
  'Retouren-Abrechnungsnummer',
  'Abrechnungsnummer',
  'Service - Versandbestätigung - E-Mail Text-Vorlage',
  'Service - Versandbestätigung - E-Mail-Adresse',
  ...['Kontoreferenz', 'Betrag', 'IBAN', 'BIC', 'Zahlungsempfänger', 'Bankname'].map(
    (part) => `Service - Nachnahme - ${part}`,
  ),
  'Service - Nachnahme - Verwendungszweck 1',
  'Service - Nachnahme - Verwendungszweck 2',
  'Service - Transportversicherung - Betrag',
  'Service - Weltpaket - Vorausverfügungstyp',
  'Service - Vorausverfügung',
  'Service - DHL Europaket - Frankaturtyp',
  ...['Ausfuhranmeldung', 'Rechnungsnummer', 'Genehmigungsnummer', 'Bescheinigungsnummer', 'Sendungsart'].map(
    (part) => `Sendungsdokumente - ${part}`,
  ),
  ...['Beschreibung', 'Entgelte', 'Gesamtnettogewicht'].map((part) => `Sendungsdokumente - ${part}`),
  ...Array.from({ length: GOODS_COLUMNS }, (_, index) =>
    GOODS.map((what) => goodsColumn(what, index + 1)),
  ).flat(),
  'Sendungsreferenz (Retoure)',
  ...['Absender', 'Empfänger', 'Retourenempfänger'].flatMap((who) =>
    ['Adresszusatz 1', 'Adresszusatz 2', 'Zustellinformation', 'Ansprechpartner'].map(
      (part) => `${who} ${part}`,
    ),
  ),
  'Service - Wunschnachbar - Details',
  'Service - Wunschort - Details',
  'Service - Alterssichtprüfung - Altersgrenze',
  'Service - Sendungshandling',
  'Service - beliebiger Hinweistext',
  'Service - Zustelldatum',
  'Sendungsdokumente - Einlieferungsstelle',
  'Creation-Software',
  'Service - ind. Versendervorgabe Kennzeichen',
  ...['Vorname', 'Nachname', 'Geburtsdatum', 'Mindestalter'].map((part) => `Service - Ident-Check - ${part}`),
];

const german = (figure: string) => figure.replace('.', ',');
const inKilograms = (grams: number) => german((grams / 1000).toFixed(3));

function documents(declaration: Declaration): Readonly<Record<string, string>> {
  const { invoice, items, postage } = declaration;
  if (items.length > GOODS_COLUMNS) throw new Error(`More than ${GOODS_COLUMNS} kinds of goods`);
  const goods = items.flatMap(({ text, pieces, value, origin, hsCode, net_g }, index): [string, string][] => [
    [goodsColumn('Beschreibung', index + 1), text],
    [goodsColumn('Menge', index + 1), String(pieces)],
    [goodsColumn('Zollwert', index + 1), german(plainEuro(value))],
    [goodsColumn('Ursprungsland', index + 1), threeLetters(origin)],
    [goodsColumn('Zolltarifnummer', index + 1), hsCode],
    [goodsColumn('Gewicht', index + 1), inKilograms(net_g)],
  ]);
  return {
    'Sendungsdokumente - Rechnungsnummer': invoice.number,
    'Sendungsdokumente - Sendungsart': 'COMMERCIAL_GOODS',
    'Sendungsdokumente - Beschreibung': items[0]?.text ?? '',
    'Sendungsdokumente - Entgelte': german(plainEuro(postage)),
    'Sendungsdokumente - Gesamtnettogewicht': inKilograms(netOf(declaration)),
    'Sendungsdokumente - Einlieferungsstelle': COMPANY.city,
    ...Object.fromEntries(goods),
  };
}

function row({ order, country, to, grams, posted, declaration }: ParcelData): readonly string[] {
  const from = streetParts(COMPANY.street);
  const { station, names, street, house, more } = dhlFields(inWesternLetters(to));
  const isHome = country === 'DE';
  return rowOf(DHL_COLUMNS, {
    Sendungsreferenz: order,
    Sendungsdatum: germanDay(posted),
    'Absender Name 1': COMPANY.legalName,
    'Absender Straße': from.street,
    'Absender Hausnummer': from.house,
    'Absender PLZ': COMPANY.postalCode,
    'Absender Ort': COMPANY.city,
    'Absender Land': 'DEU',
    'Absender E-Mail-Adresse': COMPANY.ordersEmail,
    'Empfänger Name 1': names[0] ?? '',
    'Empfänger Name 2 / Postnummer': station?.postNumber ?? names[1] ?? '',
    'Empfänger Name 3': station ? '' : (names[2] ?? ''),
    'Empfänger Straße': station?.number ? street.replace(/ \d+$/, '') : street,
    'Empfänger Hausnummer': station?.number ?? house,
    'Empfänger PLZ': to.address.postal_code,
    'Empfänger Ort': to.address.city,
    'Empfänger Provinz': to.address.state ?? '',
    'Empfänger Land': threeLetters(country),
    'Empfänger Adresszusatz 1': more[0] ?? '',
    'Empfänger Adresszusatz 2': more[1] ?? '',
    // Carriers call recipients about duty, so not at home. A branch without a post number notifies by e-mail.
    'Empfänger E-Mail-Adresse': declaration || needsEmail(station) ? (to.email ?? '') : '',
    'Empfänger Telefonnummer': declaration ? dialled(to.phone) : '',
    Gewicht: grams === undefined ? '' : inKilograms(grams),
    'Produkt- und Servicedetails': isHome ? 'V01PAK' : 'V53WPAK',
    Abrechnungsnummer: isHome ? COMPANY.dhlHome : COMPANY.dhlAbroad,
    ...(declaration && documents(declaration)),
    'Creation-Software': COMPANY.shopName,
  });
}

export const dhlCsv = (parcels: readonly ParcelData[]): string =>
  writeCsv([DHL_COLUMNS, ...parcels.map(row)], { ...FOR_MACHINES, letters: westernLetters });
