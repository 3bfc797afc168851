import { FOR_MACHINES } from '../../csv.ts';
import { inEach, type Sentence } from '../../languages.ts';
import type { Consignee } from '../declaration.ts';
import type { PostalAddress } from '../postal-address.ts';
import { type Station, stationIn } from '../stations.ts';
import { type FitPart, MISFIT_WORDS } from './fit.messages.ts';
import { lostLetters, westernLetters } from './machine-csv.ts';
import { streetParts } from './parcel-data.ts';

/** Why a part of an address has no place in a carrier's file: too many letters for its fields, letters that no label has, or a station without the numbers that lead to it. */
type Misfit =
  | { readonly part: FitPart; readonly length: number; readonly limit: number }
  | { readonly part: FitPart; readonly letters: string }
  | { readonly part: FitPart; readonly lacks: 'station' };

/** Text over as many lines of at most `limit` letters as it takes, between words where there are some. */
function inLines(text: string, limit: number): readonly string[] {
  const lines: string[] = [];
  const words = text.split(/\s+/).flatMap((word) => word.match(new RegExp(`.{1,${limit}}`, 'gu')) ?? []);
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= limit) lines.splice(-1, 1, `${last} ${word}`);
    else lines.push(word);
  }
  return lines;
}

/** Some parts in one run of lines, each beginning on its own; with what is to be shortened where there are too many. */
function run(
  parts: readonly (readonly [part: FitPart, text: string])[],
  limit: number,
  most: number,
): { readonly lines: readonly string[]; readonly misfits: readonly Misfit[] } {
  const written = parts.map(([part, text]) => ({ part, text, lines: inLines(text, limit) }));
  const lines = written.flatMap((each) => each.lines);
  if (lines.length <= most) return { lines, misfits: [] };
  // A company is not for the makers to change.
  const [longest] = written
    .filter(({ part }) => part !== 'company')
    .toSorted((a, b) => b.lines.length - a.lines.length);
  const others = lines.length - (longest?.lines.length ?? 0);
  const misfits = longest
    ? [{ part: longest.part, length: longest.text.length, limit: limit * Math.max(1, most - others) }]
    : [];
  return { lines, misfits };
}

const single = (part: FitPart, text: string, limit: number): readonly Misfit[] =>
  text.length > limit ? [{ part, length: text.length, limit }] : [];

const partsOf = ({ name, company, address }: Consignee): readonly (readonly [FitPart, string])[] => [
  ['name', name],
  ['company', company ?? ''],
  ['line1', address.line1],
  ['line2', address.line2 ?? ''],
  ['city', address.city],
  ['state', address.state ?? ''],
];

const lettersIn = (to: Consignee): readonly Misfit[] =>
  partsOf(to).flatMap(([part, text]) => {
    const letters = lostLetters(text);
    return letters && part !== 'company' ? [{ part, letters }] : [];
  });

/** A consignee in the letters of ISO 8859-1. */
export const inWesternLetters = (to: Consignee): Consignee => ({
  ...to,
  name: westernLetters(to.name),
  company: to.company && westernLetters(to.company),
  address: {
    ...to.address,
    line1: westernLetters(to.address.line1),
    line2: to.address.line2 && westernLetters(to.address.line2),
    city: westernLetters(to.address.city),
  },
});

/** Whether a station and its collector are told by their numbers alone. */
const isReached = ({ kind, number, postNumber, rest }: Station): boolean =>
  number !== undefined && rest === '' && (kind === 'branch' || postNumber !== undefined);

/**
 * An address over the fields of DHL, "Parcel DE Shipping" 2.1 (`ContactAddress`, `Locker`, `PostOffice`; developer.dhl.com): three
 * names of 50 letters, a street of 50, a house number of 10, two supplements of 60, a city of 40, a state of 20. The columns of
 * DHL's portal end in the same fields. A locker has one name: that of the person whose post number it is.
 */
export function dhlFields(to: Consignee) {
  const { name, address } = to;
  const station = stationIn(address);
  const parts = station ? { street: address.line1, house: '' } : streetParts(address.line1);
  const isShort = parts.house.length <= 10;
  const street = isShort ? parts.street : address.line1;
  const names = run(
    [...(to.company && !station ? [['company', to.company] as const] : []), ['name', name]],
    50,
    station ? 1 : 3,
  );
  const streets = inLines(street, 50);
  const more = station ? [] : [...streets.slice(1), ...inLines(address.line2 ?? '', 60)];
  const misfits: readonly Misfit[] = [
    ...names.misfits,
    ...(station && !isReached(station) ? [{ part: 'line1', lacks: 'station' } as const] : []),
    ...(more.length > 2
      ? [
          streets.length > 2
            ? ({ part: 'line1', length: street.length, limit: 100 } as const)
            : ({
                part: 'line2',
                length: (address.line2 ?? '').length,
                limit: 60 * (3 - streets.length),
              } as const),
        ]
      : []),
    ...single('city', address.city, 40),
    ...single('state', address.state ?? '', 20),
  ];
  return {
    station,
    names: names.lines,
    street: streets[0] ?? '',
    house: isShort ? parts.house : '',
    more,
    misfits,
  };
}

/** A branch hands over by the post number or, without one, by the e-mail address (`PostOffice`). */
export const needsEmail = (station: Station | undefined): boolean =>
  station?.kind === 'branch' && !station.postNumber;

/** Fields that say something: interfaces refuse those that are empty. */
export const filled = <Field extends string>(fields: Readonly<Record<Field, string | null | undefined>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text)) as Partial<Record<Field, string>>;

/** What of an address stands in no file of DHL, which takes every parcel that we send: its order waits for the makers. */
export const dhlMisfits = (to: Consignee): readonly Misfit[] => [
  ...lettersIn(to),
  ...dhlFields(inWesternLetters(to)).misfits,
];

const digitsOf = (phone: string | null) => (phone ?? '').replace(/[^\d+]/g, '').replace(/^\+/, '00');

/**
 * The same over the fields of Deutsche Post International (`POST /dpi/shipping/v1/orders`, developer.dhl.com, model `ItemData`): a
 * recipient and three lines of 30 letters, a city of 30, a state of 20, e-mail 50, telephone 15.
 */
export function postFields(to: Consignee) {
  const { name, company, address, email } = to;
  const { lines, misfits } = run(
    [
      ['name', name],
      ['company', company ?? ''],
      ['line1', address.line1],
      ['line2', address.line2 ?? ''],
    ],
    30,
    4,
  );
  const phone = digitsOf(to.phone);
  return {
    lines,
    phone,
    misfits: [
      ...lettersIn(to),
      ...misfits,
      ...single('city', address.city, 30),
      ...single('state', address.state ?? '', 20),
      ...single('email', email ?? '', 50),
      ...single('phone', phone, 15),
    ] as readonly Misfit[],
  };
}

/** What does not fit, in a sentence each. */
export const misfitWords = (misfits: readonly Misfit[]): Sentence =>
  inEach(MISFIT_WORDS, ({ part, long, letters, station }) =>
    misfits
      .map((one) =>
        'letters' in one
          ? letters(part[one.part], one.letters)
          : 'lacks' in one
            ? station
            : long(part[one.part], one.length, one.limit),
      )
      .join(' '),
  );

/** An order, as far as it says who gets its parcel. */
interface Addressed {
  readonly shippingName: string | null;
  readonly company: string | null;
  readonly invoiceTo: object | null;
  readonly email: string | null;
  readonly phone: string | null;
}

/** Who gets an order. The company is on the parcel where the invoice goes with it. */
export const consigneeOf = (order: Addressed, address: PostalAddress): Consignee => ({
  name: order.shippingName ?? '',
  company: order.invoiceTo ? null : order.company,
  address,
  email: order.email,
  phone: order.phone,
});

/** Why the address of an order has no place in the carrier's files, in words; undefined where it has. */
export function misfitOf(
  order: Addressed & { readonly shippingAddress: PostalAddress | null },
): Sentence | undefined {
  const misfits = order.shippingAddress ? dhlMisfits(consigneeOf(order, order.shippingAddress)) : [];
  return misfits.length > 0 ? misfitWords(misfits) : undefined;
}

/** What DHL's CSV writes in other letters, or without a sign that begins a formula: `Łódź → Lodz`. */
export const rewrittenInCsv = (to: Consignee): readonly string[] =>
  partsOf(to).flatMap(([, text]) => {
    const given = text.normalize('NFC').trim().replace(/\s+/g, ' ');
    const written = FOR_MACHINES.guard(westernLetters(given));
    return written === given ? [] : [`${given} → ${written}`];
  });
