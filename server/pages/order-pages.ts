import { type Context, Hono } from 'hono';
import { LANGUAGES, type Language, prefixOf } from '#domain/languages.ts';
import { readSession, type Session } from '../accounts/index.ts';
import { limitForm, limitRate, type Refuse, type ShopEnv } from '../http/guards.ts';
import { respondWithSentence } from '../http/respond.ts';
import {
  answerQuestion,
  askReturn,
  changeAddress,
  chooseLanguage,
  claimPickups,
  type OrderForm,
  orderPaper,
  readOrderPage,
  readPaperKind,
  type ShopperOrder,
  writeLetter,
} from '../order-page/index.ts';
import { type Order, openOrder, orderPath } from '../orders/index.ts';
import type { FieldTexts } from '../platform/fields/fields.ts';
import type { Services } from '../platform/services.ts';
import type { PageServer } from './pages.ts';

interface OrderPagesOptions {
  readonly services: Services;
  /** Renders an uncached page. */
  readonly show: PageServer['show'];
  readonly limitReads: Refuse;
  readonly limitWrites: Refuse;
}

const WHATS = ['address', 'return', 'claim', 'language', 'answer', 'letter'] as const;
type What = (typeof WHATS)[number];

const UNLISTED = 'noindex, noarchive';

/** Knowing the address authorizes a form, except a claim, which uses the session and must come from this shop. */
const isForeign = (site: string | undefined, what: What): boolean =>
  what === 'claim' ? site !== undefined && site !== 'same-origin' : site === 'cross-site';

/** Replaces the secret address for renderer and log. */
const nameless = (language: Language) => `${prefixOf(language)}/order/opened`;

/**
 * The page of an order, its papers and forms, at the signed addresses in mails. The address authorizes the buyer; without
 * it nothing is disclosed, not even whether the order exists. Nothing is cached. Forms need no CSRF protection, because
 * other sites cannot know the address.
 */
export function orderPages({ services, show, limitReads, limitWrites }: OrderPagesOptions): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>();

  /** The order of the address exactly as it came over the wire: escapes would be a second spelling. */
  async function opened(context: Context<ShopEnv>, token: string): Promise<Order | undefined> {
    const [raw = ''] = (context.env?.incoming?.url ?? context.req.path).split('?');
    return raw.includes('%') ? undefined : openOrder(services, token);
  }

  async function showOrder(
    context: Context,
    language: Language,
    order: ShopperOrder | undefined,
    status: number,
  ): Promise<Response> {
    const answer = await show(context, nameless(language), { order }, status);
    answer.headers.set('x-robots-tag', UNLISTED);
    return answer;
  }

  const whoAsks = (context: Context): Promise<Session | undefined> => readSession(services, context.req.raw);

  async function takeForm(
    what: What,
    order: Order,
    { fields, asker, language }: { fields: FieldTexts; asker: Session | undefined; language: Language },
  ): Promise<OrderForm | undefined> {
    switch (what) {
      case 'address':
        return changeAddress(services, order, fields);
      case 'return':
        return askReturn(services, order, fields);
      case 'claim':
        return asker && claimPickups(services, order, asker);
      case 'answer':
        return answerQuestion(services, order, fields);
      case 'letter':
        return writeLetter(services, order, fields);
      case 'language':
        await chooseLanguage(services, order, language);
        return undefined;
      default:
        return what satisfies never;
    }
  }

  for (const language of LANGUAGES) {
    const path = `${prefixOf(language)}/order/:token` as const;
    app.use(`${path}/*`, async (context, next) => {
      context.set('page', nameless(language));
      await next();
    });
    const readDone = (context: Context): ShopperOrder['done'] => {
      const done = context.req.query('done');
      return WHATS.find((what) => what === done);
    };

    app.get(path, limitRate(limitReads), async (context) => {
      context.set('page', nameless(language));
      const order = await opened(context, context.req.param('token'));
      if (!order) return showOrder(context, language, undefined, 404);
      const shown = { language, form: undefined, done: readDone(context) };
      return showOrder(
        context,
        language,
        await readOrderPage(services, order, shown, await whoAsks(context)),
        200,
      );
    });

    app.post(path, limitForm, limitRate(limitWrites), async (context) => {
      context.set('page', nameless(language));
      const order = await opened(context, context.req.param('token'));
      if (!order) return showOrder(context, language, undefined, 404);
      const fields = Object.fromEntries(new URLSearchParams(await context.req.text()));
      const what = WHATS.find((one) => one === fields.what);
      if (!what) return respondWithSentence(context, 400, 'Please send the form as its page does.');
      if (isForeign(context.req.header('sec-fetch-site'), what))
        return respondWithSentence(context, 403, 'This form can be sent from the shop’s own page only.');
      const asker = await whoAsks(context);
      const form = await takeForm(what, order, { fields, asker, language });
      const own = orderPath(services, order.id, language);
      // Logged out meanwhile: the page offers the login.
      if (what === 'claim' && !asker) return context.redirect(`${own}#claim`, 303);
      if (!form) return context.redirect(`${own}?done=${what}#${what}`, 303);
      const fresh = (await openOrder(services, context.req.param('token'))) ?? order;
      const page = await readOrderPage(services, fresh, { language, form, done: undefined }, asker);
      return showOrder(context, language, page, form.refused ? 409 : 422);
    });

    app.get(`${path}/:paper{[a-z]+(?:-\\d+)?\\.pdf}`, limitRate(limitReads), async (context) => {
      const { token, paper = '' } = context.req.param();
      const kind = readPaperKind(paper.slice(0, -'.pdf'.length));
      const order = kind && (await opened(context, token));
      const made = order && (await orderPaper(services, order, kind, language));
      if (!made) return showOrder(context, language, undefined, 404);
      return context.body(made.pdf, 200, {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${made.name}.pdf"`,
        'cache-control': 'no-store',
        'x-robots-tag': UNLISTED,
      });
    });
  }
  // Other spellings, and truncated or extended tokens, get the same 404.
  for (const language of LANGUAGES)
    app.get(`${prefixOf(language)}/order/*`, limitRate(limitReads), (context) => {
      context.set('page', nameless(language));
      return showOrder(context, language, undefined, 404);
    });
  return app;
}
