import { curvesCsv } from '#app/features/model/curves-csv.ts';
import { dataCsv, dataJson } from '#domain/products/open-data.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/model-data.ts';

/** Figures for programs; `/model` explains them. */
export const handle: PageRule = { kept: { room: 1 } };

const FILES: Readonly<Record<string, { type: string; text: () => string }>> = {
  '/model/pickups.csv': { type: 'text/csv', text: dataCsv },
  '/model/pickups.json': { type: 'application/json', text: dataJson },
  '/model/curves.csv': { type: 'text/csv', text: curvesCsv },
};

export function loader({ request }: Route.LoaderArgs): Response {
  const file = FILES[new URL(request.url).pathname];
  if (!file) throw new Response(null, { status: 404 });
  return new Response(file.text(), { headers: { 'content-type': `${file.type}; charset=utf-8` } });
}
