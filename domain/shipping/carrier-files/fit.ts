import { FOR_MACHINES } from '../../csv.ts';
import { inEach, type Sentence } from '../../languages.ts';
import type { Consignee } from '../declaration.ts';
import type { PostalAddress } from '../postal-address.ts';
import { type Station, stationIn } from '../stations.ts';
import { type FitPart, MISFIT_WORDS } from './fit.messages.ts';
import { lostLetters, westernLetters } from './machine-csv.ts';
import { streetParts } from './parcel-data.ts';

/** Too long for a field, letters that labels lack, or a station without its numbers. */
type Misfit =
  | { readonly part: FitPart; readonly length: number; readonly limit: number }
  | { readonly part: FitPart; readonly letters: string }
  | { readonly part: FitPart; readonly lacks: 'station' };

/** Breaks text into lines of at most `limit` characters, between words if possible. */
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

/** Puts parts into consecutive lines, each starting on its own. Names the part to shorten if there are too many. */
function run(parts: readonly (readonly [part: FitPart, text: string])[], limit: number, most: number) {
  const written = parts.map(([part, text]) => ({ part, text, lines: inLines(text, limit) }));
  const lines = written.flatMap((each) => each.lines);
  if (lines.length <= most) return { lines, misfits: [] };
  // The makers cannot change a company name.
  const [longest] = written
    .filter(({ part }) => part !== 'company')
    .toSorted((a, b) => b.lines.length - a.lines.length);
  const otherLines = lines.length - (longest?.lines.length ?? 0);
  const misfits = longest
    ? [{ part: longest.part, length: longest.text.length, limit: limit * Math.max(1, most - otherLines) }]
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

/** True if the numbers of station and collector are enough. */
const isReached = ({ kind, number, postNumber, rest }: Station): boolean =>
  number !== undefined && rest === '' && (kind === 'branch' || postNumber !== undefined);

/**
 * An address in the fields of DHL, "Parcel DE Shipping" 2.1 (`ContactAddress`, `Locker`, `PostOffice`;
 * developer.dhl.com): three names of 50 characters, a street of 50, a house number of 10, two supplements of 60, a city
 * of 40, a state of 20. The columns of DHL's portal have the same fields. A locker has one name: that of the owner of
 * the post number.
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

/** A branch identifies the collector by post number or else by e-mail address (`PostOffice`). */
export const needsEmail = (station: Station | undefined): boolean =>
  station?.kind === 'branch' && !station.postNumber;

/** Removes empty fields, which the interfaces reject. */
export const filled = <Field extends string>(fields: Readonly<Record<Field, string | null | undefined>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text)) as Partial<Record<Field, string>>;

/** Parts of an address that do not fit DHL, which carries all our parcels. Such an order waits for the makers. */
export const dhlMisfits = (to: Consignee): readonly Misfit[] => [
  ...lettersIn(to),
  ...dhlFields(inWesternLetters(to)).misfits,
];

const digitsOf = (phone: string | null) => (phone ?? '').replace(/[^\d+]/g, '').replace(/^\+/, '00');

/**
 * An address in the fields of Deutsche Post International (`POST /dpi/shipping/v1/orders`, developer.dhl.com, model
 * `ItemData`): a recipient and three lines of 30 characters, a city of 30, a state of 20, e-mail 50, telephone 15.
 */
export function postFields(to: Consignee) {
  const { address, email } = to;
  // Name, company and both lines; city and state have fields of their own.
  const { lines, misfits } = run(partsOf(to).slice(0, 4), 30, 4);
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

interface Addressed {
  readonly shippingName: string | null;
  readonly company: string | null;
  readonly invoiceTo: object | null;
  readonly email: string | null;
  readonly phone: string | null;
}

/** Consignee of an order. The company is on the parcel if the invoice goes with it. */
export const consigneeOf = (order: Addressed, address: PostalAddress): Consignee => ({
  name: order.shippingName ?? '',
  company: order.invoiceTo ? null : order.company,
  address,
  email: order.email,
  phone: order.phone,
});

/** Why the address of an order does not fit the carrier's files; undefined if it does. */
export function misfitOf(
  order: Addressed & { readonly shippingAddress: PostalAddress | null },
): Sentence | undefined {
  const misfits = order.shippingAddress ? dhlMisfits(consigneeOf(order, order.shippingAddress)) : [];
  return misfits.length > 0 ? misfitWords(misfits) : undefined;
}

export const rewrittenInCsv = (to: Consignee): readonly string[] =>
  partsOf(to).flatMap(([, text]) => {
    const cleaned = text.normalize('NFC').trim().replace(/\s+/g, ' ');
    const written = FOR_MACHINES.guard(westernLetters(cleaned));
    return written === cleaned ? [] : [`${cleaned} → ${written}`];
  });
