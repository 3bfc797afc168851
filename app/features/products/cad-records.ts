import type { SizedModel } from '#domain/configurator/fit.ts';

/** Position of an exploded view's item on its sheet, and size of one of its parts. */
export interface ExplodedItem {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  /** Length, width and height, mm; of the largest one if they differ. */
  readonly size: readonly number[];
  readonly varies?: true;
  readonly hull: readonly (readonly number[])[];
  readonly tip: readonly number[];
  readonly number: readonly number[];
}

/** A pickup's exploded view, drawn from its CAD model. */
export interface ExplodedSheet {
  readonly slug: string;
  readonly model: string;
  readonly width: number;
  readonly height: number;
  readonly items: readonly ExplodedItem[];
}

const byName = <Content>(files: Record<string, Content>, ending: string) =>
  new Map(
    Object.entries(files).map(([path, content]) => [
      path.split('/').pop()?.slice(0, -ending.length),
      content,
    ]),
  );

/** Only on the server: pages get figures and drawings, not these files. */
const EXPLODED = byName(
  import.meta.glob<ExplodedSheet>('../../../assets/records/exploded/*.json', {
    eager: true,
    import: 'default',
  }),
  '.json',
);
const REPORTS = byName(
  import.meta.glob<SizedModel>(
    // Only stock pickups, not the configurators' builds.
    ['../../../assets/records/models/*.report.json', '!**/hp90-*', '!**/humbucker-{none,*-5}*'],
    { eager: true, import: 'default' },
  ),
  '.report.json',
);

/** The exploded view of a product; undefined if it has none. */
export const explodedOf = (slug: string): ExplodedSheet | undefined => EXPLODED.get(slug);

/** The report of a stock pickup's CAD model. */
export function cadReportOf(model: string): SizedModel {
  const report = REPORTS.get(model);
  if (!report) throw new Error(`No report of ${model}`);
  return report;
}
