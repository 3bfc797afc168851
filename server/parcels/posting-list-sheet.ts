import { type Day, shortDay, weekdayAndDay } from '#domain/calendar/day.ts';
import { COMPANY } from '#domain/company.ts';
import { add, formatEuro, ZERO } from '#domain/money.ts';
import { exportWords, listNumber, type PostedParcel } from '#domain/parcels/posting-list.ts';
import { inThousands } from '#domain/production/figures.ts';
import { spacedNumber } from './cn23-sheet.ts';

const amount = (cents: Parameters<typeof formatEuro>[0]) =>
  formatEuro(cents, { exact: true }).replace(/\s*€$/, '').replaceAll('.', '\u00a0');
const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

interface ListRequest {
  readonly day: Day;
  /** "15:41". */
  readonly printedAt: string;
  readonly printedOn: Day;
  readonly eori: string;
  readonly parcels: readonly PostedParcel[];
}

/** The list of a day as its sheets need it. */
export function postingList({ day, printedAt, printedOn, eori, parcels }: ListRequest) {
  const exported = parcels.filter((parcel) => parcel.exported);
  const grams = parcels.reduce((sum, parcel) => sum + (parcel.grams ?? 0), 0);
  const boxes = parcels.reduce((sum, { numbers }) => sum + Math.max(1, numbers.length), 0);
  return {
    title: 'Posting list',
    about: 'Einlieferungsliste · proof of export, § 9 UStDV',
    day: weekdayAndDay(day),
    place: `${day.slice(0, 4)}, ${COMPANY.city}`,
    number: listNumber(day),
    counts: `${counted(boxes, 'parcel')}, ${counted(exported.length, 'export')}`,
    sender: {
      name: COMPANY.legalName,
      address: `${COMPANY.street}, ${COMPANY.postalCode} ${COMPANY.city}`,
      numbers: [COMPANY.vatId || COMPANY.taxNumber, eori].filter(Boolean).join(' · '),
      account: `DHL ${COMPANY.dhlHome.slice(0, 10)}`,
    },
    rows: parcels.map((parcel, index) => ({
      place: String(index + 1),
      taken: parcel.taken,
      number: parcel.numbers.map(spacedNumber).join(', ') || 'no number',
      order: parcel.order,
      consignee: parcel.exported ? `${parcel.name}, ${parcel.street}` : parcel.name,
      country: parcel.country,
      town: parcel.town,
      value: amount(parcel.goods),
      grams: parcel.grams === null ? '–' : inThousands(parcel.grams),
      exported: exportWords(parcel),
    })),
    all: {
      parcels: counted(boxes, 'parcel'),
      value: amount(parcels.reduce((sum, { goods }) => add(sum, goods), ZERO)),
      grams: inThousands(grams),
    },
    kept:
      exported.length === 0
        ? 'No export is on it: the stamped list is kept all the same.'
        : `Photograph the stamped list on Parcels: it is attached to each export on it, here ${exported.map(({ order }) => order).join(', ')}, and kept for ten years.`,
    shaded:
      exported.length === 0
        ? 'All goods on this list stay within the customs territory of the EU.'
        : "Shaded: goods leave the customs territory of the EU. The carrier's delivery record is added when the parcel is scanned abroad.",
    printed: `${listNumber(day)}, printed ${shortDay(printedOn)}, ${printedAt}`,
    city: COMPANY.city,
  };
}
