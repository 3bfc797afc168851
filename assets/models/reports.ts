import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RECORDS } from '../freshness.ts';
import type { ModelReport } from './report.ts';

export function reportFile(root: string, id: string): string {
  return join(root, RECORDS, 'models', `${id}.report.json`);
}

/** Measurements of the committed models, by id. */
export function readReports(root: string): ReadonlyMap<string, ModelReport> {
  const folder = join(root, RECORDS, 'models');
  const files = readdirSync(folder).filter((name) => name.endsWith('.report.json'));
  return new Map(
    files.sort().map((name) => {
      const report = JSON.parse(readFileSync(join(folder, name), 'utf8')) as ModelReport;
      return [report.id, report];
    }),
  );
}
