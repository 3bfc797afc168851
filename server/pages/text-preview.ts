import { desc, eq, isNotNull } from 'drizzle-orm';
import { Hono } from 'hono';
import { inLanguage, languageWithCode } from '#domain/languages.ts';
import { passportPath } from '#domain/production/passport-path.ts';
import { isOneOf } from '#domain/records.ts';
import { TEXT_PLACE_IDS, type TextPlace, textPlaceOf } from '#domain/shopfront/text-places.ts';
import { NO_HOSTS, policyFor } from '../http/content-policy.ts';
import { units } from '../platform/db/schema/production.ts';
import { shopTextDrafts } from '../platform/db/schema/shopfront.ts';
import { sampleMail } from '../platform/mail/sample-mail.tsx';
import type { Services } from '../platform/services.ts';
import type { PageServices } from './open-page-services.ts';
import { NO_PREVIEW } from './text-preview.messages.ts';

type Render = (request: Request, said: PageServices['said']) => Promise<Response>;

/** A page that shows the place; for a passport, that of the pickup measured last. */
async function pageOf({ db }: Services, place: TextPlace): Promise<string | undefined> {
  if (place !== 'passport') return textPlaceOf(place).page;
  const [unit] = await db
    .select({ serial: units.serial })
    .from(units)
    .where(isNotNull(units.serial))
    .orderBy(desc(units.startedAt))
    .limit(1);
  return unit?.serial ? passportPath(unit.serial) : undefined;
}

/** Removes scripts and autofocus, which the frame's sandbox would block with warnings. */
const atRest = (html: string): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '')
    .replace(/ autofocus=""/gi, '');

/**
 * Previews a page with the draft of a place: uncached, and only frameable by the workshop. `server/main/routes.ts` guards
 * it.
 */
export function textPreview(services: Services, render: Render): Hono {
  const app = new Hono();
  app.get('/:place', async (context) => {
    const place = context.req.param('place');
    // A frame requests the browser's language, but the maker has another setting.
    const { workshopLanguage } = context.get('staff');
    const none = NO_PREVIEW[workshopLanguage];
    if (!isOneOf(TEXT_PLACE_IDS, place)) return context.json({ error: none.unknown }, 404);
    const [draft] = await services.db.select().from(shopTextDrafts).where(eq(shopTextDrafts.place, place));
    const now = services.shopfront.current();
    const previewed = draft ? { ...now, texts: { ...now.texts, [place]: draft.said } } : now;
    const language = languageWithCode(context.req.query('language'));
    const page = await pageOf(services, place);
    const html =
      place === 'mail'
        ? await sampleMail(services.env.publicUrl, previewed.texts.mail?.words.en)
        : page &&
          atRest(
            await (
              await render(new Request(services.env.publicUrl + inLanguage(page, language)), () => previewed)
            ).text(),
          );
    if (!html)
      return context.html(
        `<!doctype html><html lang="${workshopLanguage}"><title>${none.title}</title><p>${none.words}</p>`,
      );
    // Mails have inline styles and fonts, unlike our pages.
    const policy =
      place === 'mail'
        ? "default-src 'none'; img-src 'self' data:; font-src data:; style-src 'unsafe-inline'; frame-ancestors 'self'"
        : policyFor(html, NO_HOSTS).replace("frame-ancestors 'none'", "frame-ancestors 'self'");
    return context.body(html, 200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
  });
  return app;
}
