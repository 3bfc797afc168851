import { FIT_MODELS, type FitTable, fitOfModel, type SizedModel } from '#domain/configurator/fit.ts';
import { recordOf } from '#domain/records.ts';

/** Sizes measured when the models were built. Only on the server: browsers get the table, not the reports. */
const REPORTS = import.meta.glob<SizedModel>(
  [
    '../../../assets/records/models/humbucker-{none,closed-50,closed-52}.report.json',
    '../../../assets/records/models/hp90-plain-{50,52}.report.json',
    '../../../assets/records/models/p90-{dogear,soapbar}-{50,52}.report.json',
  ],
  { eager: true, import: 'default' },
);

/** Returns each pickup kind's requirements of a guitar. Loaders pass it to the page unchanged. */
export function fitTable(): FitTable {
  const reports = new Map(Object.values(REPORTS).map((report) => [report.id, report]));
  return recordOf(FIT_MODELS, (id) => {
    const report = reports.get(id);
    if (!report) throw new Error(`No report of ${id}`);
    return fitOfModel(report);
  });
}
