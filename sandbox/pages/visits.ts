import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import { languageWithCode } from '#domain/languages.ts';
import type { SandboxDatabase } from '../store/objects.ts';
import { keepVisit, MOST_VISITS, readVisits, type Visit, visitEvent } from '../store/visits.ts';
import { listPage, PAGE_CSP, privately, when } from './frame.ts';

const BODY_LIMIT = 16 * 1024;

export interface VisitsOptions {
  database: SandboxDatabase;
  shopName: string;
  /** External analytics service of the shop; undefined: the sandbox. */
  countedBy: string | undefined;
}

const MESSAGES = {
  en: {
    locale: 'en-GB',
    banner: 'Test mode – no money moves, no visit leaves this computer',
    bannerElsewhere: 'Test mode – no money moves',
    heading: 'Visits',
    intro: `What the shop reports of visits, in Plausible’s fields: u is the page, d the site, r the referrer, p custom properties. Newest first, ${MOST_VISITS} at most.`,
    empty:
      'No visit yet. The shop sends nothing before you choose Okay in the consent bar, and nothing after Decline. Choose Okay on any page, then reload this one. “Consent” in the footer of each page opens the choice again.',
    elsewhere: (url: string) =>
      `This shop reports visits to ${url} (ANALYTICS_URL). Remove that setting to see them here.`,
  },
  de: {
    locale: 'de-DE',
    banner: 'Testbetrieb – ohne Geld, kein Besuch verlässt diesen Rechner',
    bannerElsewhere: 'Testbetrieb – ohne Geld',
    heading: 'Besuche',
    intro: `Was der Laden von Besuchen meldet, in den Feldern von Plausible: u ist die Seite, d die Website, r die Herkunft, p weitere Angaben. Neueste zuerst, höchstens ${MOST_VISITS}.`,
    empty:
      'Noch kein Besuch. Der Laden sendet nichts, bevor du in der Einwilligungsleiste Okay wählst, und nichts nach Ablehnen. Wähle auf einer Seite Okay und lade dann diese neu. „Einwilligung“ am Fuß jeder Seite öffnet die Wahl wieder.',
    elsewhere: (url: string) =>
      `Dieser Laden meldet Besuche an ${url} (ANALYTICS_URL). Ohne diese Einstellung siehst du sie hier.`,
  },
} as const;

/**
 * Simulates Plausible: `POST /sandbox/plausible/api/event` receives events, `/sandbox/visits` shows them to people
 * (`?language=de` in German), `/sandbox/visits.json` to tests.
 */
export function visits({ database, shopName, countedBy }: VisitsOptions): Hono {
  const pages = new Hono();
  pages.post('/sandbox/plausible/api/event', bodyLimit({ maxSize: BODY_LIMIT }), async (c) => {
    // Only the shop's server may report. Browsers send an `Origin` and are rejected.
    if (c.req.header('origin') !== undefined) return c.text('Only the shop itself reports visits.', 403);
    const event = visitEvent.safeParse(await c.req.json().catch(() => undefined));
    if (!event.success) return c.text('This is no event.', 400);
    await keepVisit(database, event.data);
    return c.text('ok', 202);
  });
  pages.use('/sandbox/visits*', privately);
  pages.get('/sandbox/visits.json', async (c) => c.json({ data: await readVisits(database) }));
  pages.get('/sandbox/visits', async (c) => {
    const language = languageWithCode(c.req.query('language'));
    const messages = MESSAGES[language];
    const rows = await readVisits(database);
    c.header('Content-Security-Policy', PAGE_CSP);
    return c.html(
      listPage({
        ...messages,
        ...(countedBy && { banner: messages.bannerElsewhere, empty: messages.elsewhere(countedBy) }),
        language,
        shopName,
        path: '/sandbox/visits',
        kind: 'visits',
        rows: rows.map((visit) => entry(visit, messages.locale)),
      }),
    );
  });
  return pages;
}

function entry({ at, event: { n, u, d, r, p } }: Visit, locale: string) {
  const field = (name: string, value: string) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
  return html`<li>
<time class="meta" datetime="${new Date(at).toISOString()}">${when(at, locale)}</time>
<p class="subject">${n}</p>
<dl>${field('u', u)}${field('d', d)}${r ? field('r', r) : ''}${p ? field('p', JSON.stringify(p)) : ''}</dl>
</li>`;
}
