import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import * as z from 'zod';
import { LANGUAGES, type Language, prefixOf } from '#domain/languages.ts';
import { merchantFeed } from '#domain/pages/merchant-feed.ts';
import type { Selling } from '#domain/pages/sold-items.ts';
import {
  LOOKUP,
  lookupCatalogue,
  productInDetail,
  SEARCH,
  searchCatalogue,
  UCP_VERSION,
  ucpProfile,
} from '#domain/pages/ucp.ts';
import { limitBody, limitRate, type Refuse } from '../http/guards.ts';
import { fail, readBody } from '../http/respond.ts';

interface OpenCatalogue {
  readonly publicUrl: string;
  /** Undefined while the prices are unknown. */
  readonly selling: () => Promise<Selling | undefined>;
  readonly limitReads: Refuse;
}

/** Profiles and feeds change with a release or a price; the protocol demands at least a minute. */
const SOME_MINUTES = 'public, max-age=300';

const MOST_IDS = 50;
const DEFAULT_PAGE = 10;
const MOST_PRODUCTS = 50;

const text = z.string().max(200);
const amount = z.int().nonnegative();
const commonFields = {
  context: z.looseObject({ language: text.optional() }).optional(),
  filters: z
    .looseObject({
      categories: z.array(text).max(20).optional(),
      price: z.object({ min: amount.optional(), max: amount.optional() }).optional(),
    })
    .optional(),
};
const searchRequest = z
  .object({
    ...commonFields,
    query: text.optional(),
    pagination: z
      .object({
        cursor: z
          .string()
          .regex(/^\d{1,4}$/)
          .optional(),
        limit: z.int().min(1).optional(),
      })
      .optional(),
  })
  .refine(({ query, filters }) => query?.trim() || filters, 'Please send a query or a filter.');
const lookupRequest = z.object({ ...commonFields, ids: z.array(text).min(1).max(1000) });
const productRequest = z.object({
  ...commonFields,
  id: text,
  selected: z
    .array(z.object({ name: text, label: text }))
    .max(20)
    .optional(),
  preferences: z.array(text).max(20).optional(),
});

const languageIn = (context: { language?: string | undefined } | undefined): Language =>
  /^de\b/i.test(context?.language ?? '') ? 'de' : 'en';

const success = (name: string) => ({
  version: UCP_VERSION,
  status: 'success',
  capabilities: { [name]: [{ version: UCP_VERSION }] },
});

const refusal = (code: string, content: string, severity: 'recoverable' | 'unrecoverable') => ({
  ucp: { version: UCP_VERSION, status: 'error' },
  messages: [{ type: 'error', code, content, severity }],
});

/**
 * The catalogue for programs: a merchant feed in each language, and search and lookup by the Universal Commerce Protocol
 * (`domain/pages/ucp.ts`). A platform's own profile is not fetched: what is read here is public, and our requests would go
 * to addresses of strangers.
 */
export function openCatalogue({ publicUrl, selling, limitReads }: OpenCatalogue): Hono {
  const app = new Hono();
  app.use('/ucp/*', limitBody, limitRate(limitReads));

  const withSelling = async (
    context: Context,
    respond: (selling: Selling) => Response | Promise<Response>,
  ): Promise<Response> => {
    const sold = await selling();
    return sold ? respond(sold) : fail(context, 503, 'Prices are not available right now. Please try again.');
  };

  for (const language of LANGUAGES)
    app.get(`${prefixOf(language)}/merchant-feed.xml`, compress(), limitRate(limitReads), (context) =>
      withSelling(context, (sold) =>
        context.body(merchantFeed(sold, language), 200, {
          'content-type': 'application/xml; charset=utf-8',
          'cache-control': SOME_MINUTES,
        }),
      ),
    );

  app.get('/.well-known/ucp', (context) =>
    context.json(ucpProfile(publicUrl), 200, { 'cache-control': SOME_MINUTES }),
  );

  app.post('/ucp/catalog/search', async (context) => {
    const input = await readBody(context, searchRequest);
    if (!input.ok) return input.response;
    const { query, filters = {}, context: about, pagination } = input.value;
    return withSelling(context, (sold) => {
      const found = searchCatalogue(sold, query, filters, languageIn(about));
      const begin = Number(pagination?.cursor ?? 0);
      const end = begin + Math.min(pagination?.limit ?? DEFAULT_PAGE, MOST_PRODUCTS);
      const hasMore = end < found.length;
      return context.json({
        ucp: success(SEARCH),
        products: found.slice(begin, end),
        pagination: {
          has_next_page: hasMore,
          total_count: found.length,
          ...(hasMore && { cursor: String(end) }),
        },
      });
    });
  });

  app.post('/ucp/catalog/lookup', async (context) => {
    const input = await readBody(context, lookupRequest);
    if (!input.ok) return input.response;
    const { ids, filters = {}, context: about } = input.value;
    if (ids.length > MOST_IDS)
      return context.json(refusal('request_too_large', `At most ${MOST_IDS} ids.`, 'recoverable'), 400);
    return withSelling(context, (sold) => {
      const { products, unknown } = lookupCatalogue(sold, ids, filters, languageIn(about));
      const messages = unknown.map((id) => ({ type: 'info', code: 'not_found', content: id }));
      return context.json({ ucp: success(LOOKUP), products, ...(messages.length > 0 && { messages }) });
    });
  });

  app.post('/ucp/catalog/product', async (context) => {
    const input = await readBody(context, productRequest);
    if (!input.ok) return input.response;
    const { id, filters = {}, context: about, ...selection } = input.value;
    return withSelling(context, (sold) => {
      const product = productInDetail(sold, id, selection, filters, languageIn(about));
      return context.json(
        product
          ? { ucp: success(LOOKUP), product }
          : refusal('not_found', `Product not found: ${id}`, 'unrecoverable'),
      );
    });
  });

  app.all('/ucp/*', (context) => fail(context, 404, 'There is no such call.'));
  return app;
}
