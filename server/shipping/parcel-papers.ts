import { type Day, wholeDay } from '#domain/calendar/day.ts';
import { COMPANY } from '#domain/company.ts';
import type { Language } from '#domain/languages.ts';
import { add, exactEuro, type formatEuro, ZERO } from '#domain/money.ts';
import { inThousands } from '#domain/production/figures.ts';
import { exportWords, listNumber, type PostedParcel } from '#domain/shipping/posting-list.ts';
import type { PaperTools } from '../platform/documents/paper-tools.ts';
import type { Paper } from '../platform/documents/typeset.ts';
import { type cn23Form, spacedNumber } from './cn23-sheet.ts';
import { type SlipRequest, slipSheet } from './packing-slip-paper.ts';
import { POSTING_LIST } from './posting-list-sheet.messages.ts';

const amount = (cents: Parameters<typeof formatEuro>[0]) =>
  exactEuro(cents).replace(/\s*€$/, '').replaceAll('.', '\u00a0');

interface ListRequest {
  readonly day: Day;
  /** "15:41". */
  readonly printedAt: string;
  readonly printedOn: Day;
  readonly eori: string;
  readonly parcels: readonly PostedParcel[];
  readonly language: Language;
}

export function postingList({ day, printedAt, printedOn, eori, parcels, language }: ListRequest) {
  const labels = POSTING_LIST[language];
  const exported = parcels.filter((parcel) => parcel.exported);
  const grams = parcels.reduce((sum, parcel) => sum + (parcel.grams ?? 0), 0);
  const boxes = parcels.reduce((sum, { numbers }) => sum + Math.max(1, numbers.length), 0);
  return {
    ...{ title: labels.title, about: labels.about, lang: labels.lang, words: labels.labels },
    day: labels.weekday(day),
    place: `${day.slice(0, 4)}, ${COMPANY.city}`,
    number: listNumber(day),
    counts: `${labels.parcels(boxes)}, ${labels.exports(exported.length)}`,
    sender: {
      name: COMPANY.legalName,
      address: `${COMPANY.street}, ${COMPANY.postalCode} ${COMPANY.city}`,
      numbers: [COMPANY.vatId || COMPANY.taxNumber, eori].filter(Boolean).join(' · '),
      account: `DHL ${COMPANY.dhlHome.slice(0, 10)}`,
    },
    rows: parcels.map((parcel, index) => ({
      place: String(index + 1),
      taken: parcel.taken,
      number: parcel.numbers.map(spacedNumber).join(', ') || labels.noNumber,
      order: parcel.order,
      consignee: parcel.exported ? `${parcel.name}, ${parcel.street}` : parcel.name,
      country: parcel.country,
      town: parcel.town,
      value: amount(parcel.goods),
      grams: parcel.grams === null ? '–' : inThousands(parcel.grams),
      exported: exportWords(parcel, language),
    })),
    all: {
      parcels: labels.parcels(boxes),
      value: amount(parcels.reduce((sum, { goods }) => add(sum, goods), ZERO)),
      grams: inThousands(grams),
    },
    kept:
      exported.length === 0 ? labels.noExport : labels.kept(exported.map(({ order }) => order).join(', ')),
    shaded: exported.length === 0 ? labels.allInside : labels.shaded,
    printed: labels.printed(listNumber(day), printedOn, printedAt),
    city: COMPANY.city,
  };
}

export type ParcelSheet =
  | { readonly kind: 'cn23'; readonly form: ReturnType<typeof cn23Form> }
  | { readonly kind: 'slip'; readonly slip: SlipRequest }
  | { readonly kind: 'list'; readonly list: ReturnType<typeof postingList> };

/** Papers of several parcels in one PDF/A-3a file, tagged, for archiving. */
export async function parcelPapers(
  tools: PaperTools,
  {
    title,
    day,
    sheets,
  }: { readonly title: string; readonly day: Day; readonly sheets: readonly ParcelSheet[] },
): Promise<Paper> {
  const laid = await Promise.all(
    sheets.map(async (sheet, index) => {
      if (sheet.kind !== 'slip') return { sheet, files: {} };
      const { data, files } = await slipSheet(tools, sheet.slip, `${index}-`);
      return { sheet: { kind: sheet.kind, slip: data }, files };
    }),
  );
  return tools.typesetter.typeset('parcel-papers', {
    data: {
      title: `${title}, ${wholeDay(day)}`,
      shop: COMPANY.shopName,
      day: day.split('-').map(Number),
      sheets: laid.map(({ sheet }) => sheet),
    },
    files: Object.assign({}, ...laid.map(({ files }) => files)),
    standard: 'a-3a',
    at: new Date(`${day}T12:00:00Z`),
  });
}
