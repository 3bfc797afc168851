import { data, type RouterContextProvider, redirect } from 'react-router';
import { pageServices } from '#app/page/page.ts';
import { loginPath } from '#domain/accounts/return-to.ts';
import { inLanguage, languageOf } from '#domain/languages.ts';
import type { WorkshopReads } from '#server/admin/index.ts';

/**
 * Opens the workshop for a request to one of its pages. Visitors are sent to the log-in, staff without a second factor
 * to its set-up; for everybody else the page does not exist. Before there are makers, the page explains how the first
 * one gets in. Makers are redirected to pages in their own language.
 */
export async function enter(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<WorkshopReads> {
  const { workshop, session, awaitsFirstMaker } = context.get(pageServices);
  const { pathname, search } = new URL(request.url);
  const address = pathname + search;
  const language = languageOf(pathname);
  const reads = await workshop(request);
  if (reads) {
    const own = inLanguage(address, reads.language);
    if (own !== address) throw redirect(own);
    return reads;
  }
  const who = await session(request);
  if (who?.role !== 'staff' && (await awaitsFirstMaker()))
    throw redirect(inLanguage('/workshop/first', language));
  if (!who) throw redirect(loginPath(address, language));
  if (who.role === 'staff') throw redirect(inLanguage('/account#second-factor', language));
  throw data(null, { status: 404 });
}

export async function frameOf(reads: WorkshopReads) {
  const [counts, mark] = await Promise.all([reads.counts(), reads.mark()]);
  return { name: reads.by.name, mark, counts };
}
