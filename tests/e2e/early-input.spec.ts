import type { Browser } from '@playwright/test';
import routes from '../../app/routes.ts';
import { writeLine } from '../../domain/cart/cart-line.ts';
import { stockLine } from '../fixtures/pickups.ts';
import { WORDS } from '../fixtures/words.ts';
import { Hand } from './hand.ts';
import { expect, START } from './shopper.ts';
import { UNANSWERED } from './visitor.ts';
import { test as base, order, orderLink, ship, type Workplace, wind } from './workplace.ts';

/**
 * Milliseconds after the first paint; by then none, some or all scripts have run. The slowdown and these delays scale
 * together: at half the speed and twice the delay the page is in the same state.
 */
const DELAYS = [0, 100, 400] as const;
const SLOWER = 3;
/** Every page and control, after every delay (`npm test -- early-input`). */
const IS_WHOLE = process.env.EVERY_MOMENT === '1';

interface Stage {
  /** Values of the individual parts of a route. */
  readonly own: Readonly<Record<string, string>>;
}

/** The frame of every page is tested only here. */
const AROUND = '/shop';
const PRODUCT = '/shop/telecaster?flavor=hot&bundleType=neck';
const CONFIGURATOR = '/configurator/p90?model=hook&color=wine&base=gold&step=spacing';

/** Pages with controls that wait for a script, by route: one address, or several if they differ. */
const PRESSED: Readonly<Record<string, readonly string[]>> = {
  shop: [AROUND],
  // One in German: its scripts are another build, its parts are those of the English page.
  'de/shop': ['/de/shop'],
  'shop/:slug': ['/shop/humbucker', PRODUCT],
  blog: ['/blog'],
  'blog/:slug': ['/blog/seth-lover-and-the-paf'],
  // In the second, each pick's lists depend on the previous pick.
  listen: ['/listen', '/listen?a=stratocaster.vintage.neck&b=humbucker.hot.neck'],
  'your-guitar': ['/your-guitar', '/your-guitar?guitar=stratocaster&pots=250&cable=3'],
  measure: ['/measure'],
  'your-recording': ['/your-recording'],
  phase: ['/phase', '/phase?keep=telecaster-bridge&pole=north&jump=minus&ours=telecaster.neck'],
  finder: ['/finder?type=humbucker&kohm=16.4&at=bridge&bright=2'],
  'configurator/:build': [
    '/configurator/humbucker',
    CONFIGURATOR,
    '/configurator/p90-classic?pickup=soapbar&base=cream&spacing=52&output=reaper&potting=wax&magnet=alnico-3',
  ],
  'p/:serial': ['own passport'],
  'de/p/:serial': ['own passport de'],
};

/** The other pages, if their address differs from their route. */
const NATIVE: Readonly<Record<string, readonly string[]>> = {
  '': ['/'],
  '*': ['/nowhere'],
  'order/:token': ['own order'],
  'de/order/:token': ['own order de'],
  'verify/:token': ['/verify/none'],
  'reset/:token': ['/reset/none'],
  'de/verify/:token': ['/de/verify/none'],
  'de/reset/:token': ['/de/reset/none'],
  'workshop/first/:token': ['/workshop/first/none'],
  'de/workshop/first/:token': ['/de/workshop/first/none'],
  // Redirects.
  'workshop/first': [],
  'de/workshop/first': [],
  // Not pages.
  'blog/feed.xml': [],
  'de/blog/feed.xml': [],
  'model/pickups.csv': [],
  'model/pickups.json': [],
  'model/curves.csv': [],
  'p/:serial/sweep.csv': [],
};

/** Two of these on one page are pressed separately: a second navigation cancels the first. */
const LEADS_AWAY = /^submit (Show|Save this build)|Buy Now/;

/**
 * Picks that change the controls behind them. Pressing those before hydration acts on the earlier state, later on the
 * new one; both are right, so they differ.
 */
const CHANGES_OTHERS = /^select Instrument/;

const isAccount = (address: string) => /^(\/de)?\/account/.test(address);

/** The workshop is a single React page for few users and responds after hydration. */
const isOfWorkshop = (path: string) => /^(de\/)?workshop(?!\/first)/.test(path);

/**
 * Pages of a whole run: the frame, buttons and radios of a product, steps of a configurator, and one native page of
 * each kind. The same code captures input on the other pages.
 */
const IN_A_WHOLE_RUN = new Set([
  ...[AROUND, PRODUCT, CONFIGURATOR],
  ...['/', '/cart', '/checkout', '/model', '/withdraw', '/login'],
]);

const isPressed = (address: string) => IS_WHOLE || IN_A_WHOLE_RUN.has(address);

/** Contents of each workplace. */
const stages = new WeakMap<Workplace, Promise<Stage>>();

async function furnish(place: Workplace): Promise<Stage> {
  const made = await order(place);
  await wind(place, made);
  await ship(place, made);
  const { pathname: link } = new URL(await orderLink(place, made));
  const page = await (await fetch(place.url + link)).text();
  const passport = /\/p\/[\d-]+/.exec(page)?.[0] ?? '/p/none';
  return {
    own: {
      'own order': link,
      'own order de': `/de${link}`,
      'own passport': passport,
      'own passport de': `/de${passport}`,
    },
  };
}

const test = base.extend<{ stage: Stage }>({
  stage: [
    async ({ place }, use) => {
      // Personal pages are not part of a whole run.
      const stage = stages.get(place) ?? (IS_WHOLE ? furnish(place) : Promise.resolve({ own: {} }));
      stages.set(place, stage);
      await use(await stage);
    },
    START,
  ],
});

const url = (place: Workplace, stage: Stage, address: string) => place.url + (stage.own[address] ?? address);

/** A returning visitor, with or without an answer on consent. */
function enter(browser: Browser, place: Workplace, address: string): Promise<Hand> {
  return Hand.on(
    browser,
    {
      viewport: { width: isAccount(address) ? 1440 : 390, height: 844 },
      ...(address === AROUND && UNANSWERED),
    },
    isAccount(address) ? [{ name: 'session', value: place.maxi.token, url: place.url }] : [],
  );
}

const comesToRest = (hand: Hand) => expect.poll(() => hand.unrest(), { intervals: [20] }).toEqual([]);

/** Hydrates everything, as if touched: a press may have scrolled to where no island is near the window. */
async function hydrates(hand: Hand): Promise<void> {
  await expect.poll(() => hand.hydrates(), { intervals: [20] }).toBe(0);
  await comesToRest(hand);
}

/** Navigation starts slightly after its request, so a later call may be sent first. */
const inOrder = (sent: readonly string[]) => ({
  pages: sent.filter((one) => one.startsWith('GET ')),
  calls: sent.filter((one) => !one.startsWith('GET ')),
});

/** Number of pressed controls of one kind per page (`IS_WHOLE`: also the last), because one component handles all. */
const OF_A_KIND = IS_WHOLE ? 3 : 1;
const LAST_OF_A_KIND = IS_WHOLE ? 1 : 0;

/** Indexes of the controls to press. */
function pressedOf(controls: readonly { kind: string }[]): ReadonlySet<number> {
  const places = Map.groupBy(controls.keys(), (place) => controls[place]?.kind);
  return new Set(
    [...places.values()].flatMap((all) => [
      ...all.slice(0, OF_A_KIND),
      ...all.slice(all.length - LAST_OF_A_KIND),
    ]),
  );
}

/** Presses controls on a hydrated page until a dialog covers it or the next control is gone. */
async function pressHydrated(hand: Hand, asked: string, around: boolean, from: number) {
  const controls = await hand.opens(asked, { around });
  await hydrates(hand);
  const pressed = pressedOf(controls);
  let next = from;
  let isLeaving = false;
  while (next < controls.length && !(await hand.isCovered())) {
    if (!pressed.has(next)) {
      next += 1;
      continue;
    }
    const leads = LEADS_AWAY.test(controls[next]?.name ?? '');
    if (isLeaving && leads) break;
    const isThere = await hand.presses(next);
    if (!isThere && next > from) break;
    isLeaving ||= leads;
    next += 1;
    await comesToRest(hand);
    if (CHANGES_OTHERS.test(controls[next - 1]?.name ?? '')) break;
  }
  return {
    names: controls.map(({ name }) => name),
    kinds: controls.slice(from, next).map(({ kind }) => kind),
    pressed: [...controls.keys()].filter((place) => place >= from && place < next && pressed.has(place)),
    next,
  };
}

for (const [index, address] of Object.values(PRESSED).flat().filter(isPressed).entries())
  test(`presses on ${address} before its scripts run are replayed in order, once`, async ({
    browser,
    place,
    stage,
  }) => {
    const around = address === AROUND;
    const asked = url(place, stage, address);
    const known = new Set<string>();
    let turn = index % DELAYS.length;
    for (let from = 0, more = true; more; ) {
      const hydrated = await enter(browser, place, address);
      const { names, kinds, pressed, next } = await pressHydrated(hydrated, asked, around, from);
      const seen = await hydrated.looks();
      await hydrated.goes();
      // With `IS_WHOLE` each kind after every delay, otherwise the delays in turn.
      const isNew = IS_WHOLE && kinds.some((kind) => !known.has(kind));
      const delays = isNew ? DELAYS : DELAYS.slice(turn, turn + 1);
      if (!isNew) turn = (turn + 1) % DELAYS.length;
      for (const kind of kinds) known.add(kind);
      for (const delay of delays) {
        const hand = await enter(browser, place, address);
        const controls = await hand.opens(asked, { around, slower: SLOWER });
        expect(
          controls.map(({ name }) => name),
          'the same controls',
        ).toEqual(names);
        await hand.rests(delay);
        for (const place of pressed) await hand.presses(place);
        await hand.slowDown(1);
        const what = `${pressed.map((place) => names[place]).join(' | ')}, after ${delay} ms`;
        await hydrates(hand);
        await expect.poll(() => hand.looks(), what).toEqual(seen);
        expect(inOrder(hand.sent), what).toEqual(inOrder(hydrated.sent));
        await hand.goes();
      }
      from = next;
      more = next < names.length;
    }
  });

/**
 * Pages that a whole run translates: choices and deferred parts, and stored state. The same code
 * (`app/islands/keep-texts.ts`) handles every page; `npm test -- early-input` covers all.
 */
const TRANSLATED = new Set([CONFIGURATOR, '/cart']);

/** Number of kinds of controls per translated page. */
const PRESSES = 5;

/** Pages whose islands show the cart. */
const OF_A_CART = ['/cart', '/checkout'];
const ONE_LINE = stockLine('TELECASTER', 'HOT', 'NECK', 'black');

/** All text of a page; a browser may break lines between two elements. */
const words = (looks: readonly string[]) => looks.join('').replace(/\s/g, '');

for (const address of [...Object.values(PRESSED).flat(), ...OF_A_CART, '/de/phase'].filter(
  (one) => IS_WHOLE || TRANSLATED.has(one),
))
  test(`${address} does the same while a browser translates it, before or after hydration, and no translated text remains [case F1] [row D730]`, async ({
    browser,
    place,
    stage,
  }) => {
    const asked = url(place, stage, address);
    const faults: string[] = [];
    const open = async (when: 'never' | 'early' | 'late') => {
      const hand = await enter(browser, place, address);
      hand.page.on('pageerror', ({ message }) => faults.push(`${when}: ${message}`));
      if (OF_A_CART.includes(address))
        await hand.page.addInitScript(
          (cart) => localStorage.setItem('state', cart),
          JSON.stringify({ cart: [writeLine(ONE_LINE)] }),
        );
      const controls = await hand.opens(asked, { translated: when === 'early' });
      return { when, hand, controls };
    };
    const hands = [await open('never'), await open('early'), await open('late')] as const;
    const [plain] = hands;
    const pressed = [...pressedOf(plain.controls)]
      .filter((index) => !LEADS_AWAY.test(plain.controls[index]?.name ?? ''))
      .slice(0, IS_WHOLE ? undefined : PRESSES);
    // The first control is pressed before the scripts run, on the page that is already translated.
    if (pressed[0] !== undefined) await hands[1].hand.presses(pressed[0]);
    for (const { hand } of hands) await hydrates(hand);
    for (const [turn, index] of [undefined, ...pressed].entries()) {
      for (const { hand, when } of hands) {
        if (index !== undefined && !(turn === 1 && when === 'early')) await hand.presses(index);
        await comesToRest(hand);
        if (index === undefined || !(await hand.isCovered())) continue;
        await hand.page.keyboard.press('Escape');
        await comesToRest(hand);
      }
      const what = index === undefined ? 'at first' : `after ${plain.controls[index]?.name}`;
      // The early page is one press ahead.
      for (const { hand, when } of turn === 0 ? [hands[2]] : hands.slice(1)) {
        const seen = words(await plain.hand.looks());
        await expect.poll(async () => words(await hand.looks()), `${when}, ${what}`).toBe(seen);
      }
      for (const { hand, when } of hands) if (when !== 'never') await hand.translates();
      expect(faults.filter((fault) => !fault.startsWith('never'))).toEqual([]);
    }
    for (const { hand } of hands) await hand.goes();
  });

test('an island whose texts were replaced renders again instead of failing [case F1] [row D738]', async ({
  browser,
  place,
}) => {
  const hand = await enter(browser, place, '/finder');
  const controls = await hand.opens(`${place.url}/finder?type=humbucker&kohm=16.4&at=bridge&bright=2`);
  await hydrates(hand);
  await hand.page.evaluate(() => {
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document,
      NodeFilter.SHOW_TEXT,
    );
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    // Without a translation's element nothing restores these.
    for (const text of texts) text.replaceWith(text.data);
  });
  for (const index of pressedOf(controls)) await hand.presses(index);
  await comesToRest(hand);
  const main = hand.page.getByRole('main');
  await expect(main).not.toContainText('Oops');
  await expect(main.getByRole('radio').first()).toBeVisible();
  await hand.goes();
});

/** Failures of the product's script, or removal of its place. */
const NEVER_ARRIVES: Readonly<Record<string, (hand: Hand) => Promise<unknown>>> = {
  'whose script fails': (hand) => hand.page.route('**/assets/product-island*', (route) => route.abort()),
  'on a page whose scripts fail': (hand) => hand.page.route('**/assets/entry*', (route) => route.abort()),
  'that is taken off the page while its script hangs': async ({ page }) => {
    await page.route('**/assets/product-island*', () => {});
    await page.addInitScript(() => {
      const remove = (part: EventTarget | null | undefined) => setTimeout(() => (part as Element)?.remove());
      addEventListener('wanted', ({ target }) => remove(target));
      // A press before the script has no listener.
      addEventListener('load', () => {
        for (const { part } of globalThis.early?.queue ?? []) remove(part);
      });
    });
  },
};
test('a link pressed after a press on a part that never hydrates is followed, at the second press if its script hangs @at-length', async ({
  browser,
  place,
}) => {
  const product = place.url + PRODUCT;
  for (const [what, happens] of Object.entries(NEVER_ARRIVES))
    await test.step(what, async () => {
      const hand = await enter(browser, place, '/shop/telecaster');
      await happens(hand);
      await hand.opens(product, { slower: SLOWER });
      await hand.page.getByRole('button', { name: WORDS.addToCart }).first().click();
      await hand.page.getByRole('link', { name: /^Cart/ }).first().click();
      // A form left to the browser is sent first (case B10).
      await expect.poll(() => hand.sent.filter((sent) => sent !== 'POST /cart'), what).toEqual(['GET /cart']);
      // The part was not hydrated before; otherwise the test would prove nothing.
      expect(await hand.looks(), what).toContain('no cart');
      await hand.goes();
    });

  const hand = await enter(browser, place, '/shop/telecaster');
  await hand.page.route('**/assets/product-island*', () => {});
  await hand.opens(product);
  await hand.page.getByRole('button', { name: WORDS.addToCart }).first().click();
  const cart = hand.page.getByRole('link', { name: /^Cart/ }).first();
  await cart.dblclick();
  await expect(cart).toHaveAttribute('aria-busy', 'true');
  expect(hand.sent).toEqual([]);
  await cart.click();
  await expect.poll(() => hand.sent).toEqual(['GET /cart']);
  await hand.goes();
});

test('another option picked before hydration stays picked', async ({ browser, place }) => {
  const hand = await enter(browser, place, '/configurator/humbucker');
  const picked = Promise.withResolvers<void>();
  await hand.page.route('**/assets/configurator-island*', async (route) => {
    await picked.promise;
    return route.fallback();
  });
  await hand.opens(`${place.url}/configurator/humbucker`);
  for (const name of ['Closed Cover', 'Open Cover', 'No Cover'])
    await hand.page.locator('label', { hasText: name }).first().click();
  picked.resolve();
  await expect.poll(() => hand.looks().then(([address]) => address)).toContain('cover=none');
  await hand.goes();
});

const OTHERS = routes
  .map(({ path = '' }) => path)
  .filter((path) => !(isOfWorkshop(path) || path in PRESSED || path.replace(/^de\//, '') in PRESSED))
  .flatMap((path) => NATIVE[path] ?? [`/${path}`])
  .filter(isPressed);

test('no control on other pages waits for a script @at-length', async ({ browser, place, stage }) => {
  expect(OTHERS.length).toBeGreaterThan(5);
  for (const address of OTHERS) {
    const hand = await enter(browser, place, address);
    const controls = await hand.opens(url(place, stage, address));
    const late = controls.filter(({ isNotHydrated, isNative }) => isNotHydrated || !isNative);
    expect(late, address).toEqual([]);
    await hand.goes();
  }
});
