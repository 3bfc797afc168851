import { type Day, wholeDay } from '#domain/calendar/day.ts';
import { COMPANY } from '#domain/company.ts';
import type { PaperTools } from '../platform/documents/paper-tools.ts';
import type { Paper } from '../platform/documents/typeset.ts';
import type { cn23Form } from './cn23-sheet.ts';
import { type SlipRequest, slipSheet } from './packing-slip-paper.ts';
import type { postingList } from './posting-list-sheet.ts';

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
