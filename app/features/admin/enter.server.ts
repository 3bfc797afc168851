import { data, type RouterContextProvider, redirect } from 'react-router';
import { pageServices } from '#app/page/page-context.ts';
import { loginPath } from '#domain/accounts/return-to.ts';
import { inLanguage, languageOf } from '#domain/languages.ts';
import type { WorkshopReads } from '#server/admin/index.ts';

/**
 * Opens the workshop for whoever asks for one of its pages. Whoever is not logged in is sent there, staff without a second
 * factor to where it is set up; to everybody else there is no such page. Before there are makers, whoever comes reads how
 * the first one comes in. Each maker is led to the pages in their own language, whatever address they come by.
 */
export async function enter(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<WorkshopReads> {
  const { workshop, session, awaitsFirstMaker } = context.get(pageServices);
  const { pathname, search } = new URL(request.url);
  const asked = pathname + search;
  const language = languageOf(pathname);
  const reads = await workshop(request);
  if (reads) {
    const own = inLanguage(asked, reads.language);
    if (own !== asked) throw redirect(own);
    return reads;
  }
  const who = await session(request);
  if (who?.role !== 'staff' && (await awaitsFirstMaker()))
    throw redirect(inLanguage('/workshop/first', language));
  if (!who) throw redirect(loginPath(asked, language));
  if (who.role === 'staff') throw redirect(inLanguage('/account#second-factor', language));
  throw data(null, { status: 404 });
}

/** What the frame of every page shows. */
export async function frameOf(reads: WorkshopReads) {
  const [counts, mark] = await Promise.all([reads.counts(), reads.mark()]);
  return { name: reads.by.name, mark, counts };
}
