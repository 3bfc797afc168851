import { type Context, Hono } from 'hono';
import { parse, serialize } from 'hono/utils/cookie';
import { addingWords, leftOutWords, unknownItemWords } from '#domain/cart/cart.messages.ts';
import {
  type Adding,
  addLine,
  type Cart,
  deleteLine,
  EMPTY_CART,
  lineId,
  MAX_LINES,
  readCart,
  setQuantity,
} from '#domain/cart/cart.ts';
import { CART_COOKIE, CART_COOKIE_DAYS } from '#domain/cart/cart-cookie.ts';
import {
  type CartLine,
  customLineFor,
  lineFor,
  spareConfigSchema,
  spareLineFor,
  writeLine,
} from '#domain/cart/cart-line.ts';
import { MAX_QUANTITY } from '#domain/cart/quantity.ts';
import { openFields, readChoices } from '#domain/configurator/configurator.ts';
import { CONFIGURATORS } from '#domain/configurator/tables.ts';
import { inLanguage, LANGUAGES, type Language, prefixOf } from '#domain/languages.ts';
import { choiceOfSku, productBySlug, readProductQuery } from '#domain/products/catalogue.ts';
import { limitForm, limitRate, type Refuse, type ShopEnv } from '../../http/guards.ts';
import { ownPagesOnly } from '../../http/own-pages.ts';
import { respondWithSentence } from '../../http/respond.ts';
import type { FieldTexts } from '../../platform/fields/fields.ts';
import type { PageServer } from '../pages.ts';
import { readFields } from './public-forms.ts';

interface CartForms {
  readonly publicUrl: string;
  readonly limitReads: Refuse;
  readonly limitWrites: Refuse;
  /** Renders the cart page with these lines. */
  readonly show: PageServer['show'];
}

/** Browsers limit a cookie to 4096 bytes, including its name and attributes. */
const MOST_BYTES = 3800;

const CARRIES_CART = new RegExp(`(?:^|;\\s*)${CART_COOKIE}=[^;\\s]`);

/** True if a request has a cart cookie: then the page cache is bypassed. */
export const bringsCart = (cookies: string | undefined): boolean =>
  cookies !== undefined && CARRIES_CART.test(cookies);

/** The cart of a cookie, without invalid lines. Prices are never read from it. */
function cartIn(cookies: string | undefined): Cart {
  const value = (cookies && parse(cookies, CART_COOKIE)[CART_COOKIE]) || '';
  try {
    return readCart(JSON.parse(Buffer.from(value, 'base64url').toString() || '[]')).cart;
  } catch {
    return EMPTY_CART;
  }
}

const spell = (cart: Cart): string =>
  Buffer.from(
    JSON.stringify(
      cart.map(writeLine).map(({ lookupKey, quantity, config }) => ({ lookupKey, quantity, config })),
    ),
  ).toString('base64url');

/** Sets the cart cookie; false if the cart is too long for one. */
function keepCart(context: Context, cart: Cart, publicUrl: string): boolean {
  const value = spell(cart);
  if (value.length > MOST_BYTES) return false;
  const maxAge = cart.length > 0 ? CART_COOKIE_DAYS * 24 * 60 * 60 : 0;
  const secure = publicUrl.startsWith('https:');
  context.header('set-cookie', serialize(CART_COOKIE, value, { path: '/', sameSite: 'Lax', secure, maxAge }));
  return true;
}

const quantityIn = ({ quantity }: FieldTexts): number =>
  Math.min(Math.max(Math.trunc(Number(quantity)) || 1, 1), MAX_QUANTITY);

/** The line of a buy button: the address in it (a passport's for a part), with the choices of its form. Undefined if it is incomplete. */
function lineIn({ add = '', ...picked }: FieldTexts): CartLine | undefined {
  const [path = '', query] = add.split('?');
  const quantity = quantityIn(picked);
  const spare = spareConfigSchema.safeParse({ spare: picked.spare, serial: path.replace('/p/', '') });
  if (spare.success) return spareLineFor(spare.data, quantity);
  const product = productBySlug(path.replace('/shop/', ''));
  if (product) {
    const query = readProductQuery(product, new URLSearchParams(picked));
    const { flavor, bundle, colour, wound, connector } = query;
    const choice = { pickupType: product.type, bundleType: bundle, color: colour, wound, connector };
    return flavor && lineFor({ ...choice, pickupFlavor: flavor }, quantity);
  }
  const configurator = Object.values(CONFIGURATORS).find((known) => known.path === path);
  if (!configurator) return undefined;
  const params = new URLSearchParams(query);
  const reading = readChoices(configurator, (field) => params.get(field));
  if (!reading.ok || openFields(configurator, reading.choices).length > 0) return undefined;
  return customLineFor(configurator, reading.choices, quantity);
}

/** Encoded item of a cart link: an id that is not plain, in base64url without padding. */
const ENCODED = /^~([\w-]+)$/;

/**
 * The lines of a cart link, `{item}:{quantity}` separated by commas; undefined for each that is not on offer. An item is
 * an article number, or the address of a product or a whole build, encoded (`ENCODED`). The grammar is that of the
 * Universal Commerce Protocol's draft of permalinks.
 */
const linesOf = (items: string): (CartLine | undefined)[] =>
  items
    .split(',')
    .slice(0, MAX_LINES)
    .map((pair) => {
      const [, token = '', quantity = ''] = /^([^:]+):([1-9]\d{0,2})$/.exec(pair) ?? [];
      const [, encoded] = ENCODED.exec(token) ?? [];
      const item = encoded ? Buffer.from(encoded, 'base64url').toString() : token;
      const choice = choiceOfSku(item);
      const query = Object.fromEntries(new URLSearchParams(item.split('?')[1]));
      const line = choice ? lineFor(choice) : lineIn({ ...query, add: item });
      return line && quantity ? { ...line, quantity: Number(quantity) } : undefined;
    });

/** The quantity that was not added, for the page's message; the whole quantity if the cookie is full. */
function leftBy(adding: Adding): string {
  if (adding.type === 'full') return '?left=full';
  return adding.type === 'capped' ? `?left=${adding.wanted - adding.added}` : '';
}

/** More pieces than a form or link can ask for. */
const MOST_LEFT = MAX_LINES * 1000;

function leftWords(left: string | undefined, language: Language): string | undefined {
  if (left === 'unknown') return unknownItemWords(language);
  if (left === 'full') return addingWords({ type: 'full', cart: EMPTY_CART }, language).text;
  const over = Number(left);
  return Number.isInteger(over) && over > 0 && over < MOST_LEFT
    ? leftOutWords({ lost: 0, over }, language)
    : undefined;
}

/** Applies a form to a cart; undefined if it is not a form of ours. */
function changed(cart: Cart, fields: FieldTexts): Adding | undefined {
  if ('add' in fields) {
    const line = lineIn(fields);
    return line && addLine(cart, line);
  }
  const line = cart.find((known) => lineId(known) === fields.line);
  if (!line) return { type: 'added', cart };
  return {
    type: 'added',
    cart: fields.do === 'remove' ? deleteLine(cart, line) : setQuantity(cart, line, quantityIn(fields)),
  };
}

/**
 * The cart of browsers without scripts, and cart links (`/buy/…`): forms and links change it, a cookie stores it, and the
 * cart page is rendered with its lines. Prices come from the server. A link only fills the cart: a person orders.
 */
export function cartForms({ publicUrl, limitReads, limitWrites, show }: CartForms): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>();
  for (const language of LANGUAGES) {
    const path = inLanguage('/cart', language);
    app.post(path, limitForm, ownPagesOnly(publicUrl), limitRate(limitWrites), async (context) => {
      context.set('page', path);
      const fields = await readFields(context);
      const cart = cartIn(context.req.header('cookie'));
      const adding = fields && changed(cart, fields);
      if (!adding) return respondWithSentence(context, 400, 'Please send the form as its page does.');
      const isKept = keepCart(context, adding.cart, publicUrl);
      return context.redirect(path + (isKept ? leftBy(adding) : '?left=full'), 303);
    });
    app.get(`${prefixOf(language)}/buy/:items`, limitRate(limitReads), (context) => {
      context.set('page', '/buy/:items');
      context.header('referrer-policy', 'no-referrer');
      // Only a person who opens the link fills a cart: no prefetch, no picture on another page.
      const isOpened = (context.req.header('sec-fetch-dest') ?? 'document') === 'document';
      if (!isOpened || context.req.header('sec-purpose')?.includes('prefetch'))
        return respondWithSentence(context, 403, 'Please open this link in a window of its own.');
      const wanted = linesOf(context.req.param('items') ?? '');
      const before = cartIn(context.req.header('cookie'));
      let cart = before;
      let over = 0;
      let fault = wanted.includes(undefined) ? 'unknown' : '';
      for (const line of wanted) {
        if (!line) continue;
        const adding = addLine(cart, line);
        cart = adding.cart;
        if (adding.type === 'full') fault ||= 'full';
        if (adding.type === 'capped') over += adding.wanted - adding.added;
      }
      if (cart !== before && !keepCart(context, cart, publicUrl)) fault = 'full';
      const left = fault || over;
      return context.redirect(left ? `${path}?left=${left}` : path, 303);
    });
    app.get(path, async (context, next) => {
      const cookies = context.req.header('cookie');
      if (!bringsCart(cookies) && context.req.query('left') === undefined) return next();
      context.set('page', path);
      const refusal = await limitReads(context);
      if (refusal) return refusal;
      const message = leftWords(context.req.query('left'), language);
      const lines = bringsCart(cookies) ? cartIn(cookies).map(writeLine) : undefined;
      return show(context, path, { cart: { lines, said: message } }, 200);
    });
  }
  return app;
}
