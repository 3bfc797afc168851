import { redirect } from 'react-router';
import { pageServices } from '#app/page/page.ts';
import { sweepPath } from '#domain/production/passport-path.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/passport-sweep.ts';

/** The measured impedance of one pickup as CSV, for whoever has its number. */
export const handle: PageRule = { open: true, personal: true, unlisted: true };

export async function loader({ context, params: { serial } }: Route.LoaderArgs): Promise<Response> {
  const found = await context.get(pageServices).passport(serial, undefined, 'en');
  if (found.kind === 'moved') throw redirect(sweepPath(found.serial), 301);
  const file = found.kind === 'passport' ? found.view.passport.sweep?.file : undefined;
  if (!file) throw new Response(null, { status: 404 });
  return new Response(file, { headers: { 'content-type': 'text/csv; charset=utf-8' } });
}
