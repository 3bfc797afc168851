import type { BrowserContext } from '@playwright/test';
import routes from '../../app/routes.ts';
import { CONSENT_COOKIE } from '../../domain/consent.ts';
import { Hand } from './hand.ts';
import { expect } from './shopper.ts';
import { test as base, order, ship, type Workplace, wind } from './workplace.ts';

/** Milliseconds after the first paint; no script of the shop has run by then, or some, or all. */
const DELAYS = [0, 100, 300, 800] as const;
const SLOWER = 6;

interface Stage {
  /** What stands for the parts of a route that are different for everybody. */
  readonly own: Readonly<Record<string, string>>;
}

/**
 * Pages by their route: one address, or those of a few that are not alike. A product with its flavor already chosen and the
 * humbucker configurator's first step are not among them: there this comparison did not end (docs/decisions/003).
 */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  '': ['/'],
  'shop/:slug': ['/shop/humbucker'],
  'blog/:slug': ['/blog/seth-lover-and-the-paf', '/blog/guitar-pickup-magnets'],
  'configurator/:build': [
    '/configurator/p90?model=hook&color=wine&base=gold&step=spacing',
    '/configurator/p90-classic?pickup=soapbar&base=cream&spacing=52&output=reaper&potting=wax&magnet=alnico-3',
  ],
  '*': ['/nowhere'],
  'order/:token': ['own order'],
  'de/order/:token': ['own order de'],
  'p/:serial': ['own passport'],
  'verify/:token': ['/verify/none'],
  'reset/:token': ['/reset/none'],
  'workshop/orders/:number': ['own workshop order'],
  'workshop/bench': [],
  'workshop/bench/:number/:piece': ['own bench'],
  'blog/feed.xml': [],
};
/** So many controls are pressed one after the other; the next of them after another delay. */
const MOST = 12;

/** After these the page is another one, or moves under the hand: nothing more is pressed. */
const TAKES_OVER = /^submit |Buy Now|Listen blind|Decline|Okay|Consent|Close the/;

/** What stands around every page is pressed here alone. */
const AROUND = '/shop';

const ADDRESSES = routes.flatMap(({ path = '' }) => PAGES[path] ?? [`/${path}`]);
const isOfMakers = (address: string) => /^\/workshop|^own (workshop|bench)|^\/account/.test(address);

const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ place }, use) => {
      const made = await order(place);
      await wind(place, made);
      await ship(place, made);
      const next = await order(place, { name: 'Sam Example' });
      await place.maxi.call('hold-piece', { number: next, piece: 1, machine: 1 });
      const mailbox = await (await fetch(`${place.url}/sandbox/mailbox.json`)).text();
      const link = /\/order\/[\w.-]+/.exec(mailbox)?.[0] ?? '';
      const page = await (await fetch(place.url + link)).text();
      await use({
        own: {
          'own order': link,
          'own order de': `/de${link}`,
          'own passport': /\/p\/[\d-]+/.exec(page)?.[0] ?? '/p/none',
          'own workshop order': `/workshop/orders/${next}`,
          'own bench': `/workshop/bench/${next}/1`,
        },
      });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const url = (place: Workplace, stage: Stage, address: string) => place.url + (stage.own[address] ?? address);

/** Somebody who has been here before, with or without an answer about being counted. */
async function enter(context: BrowserContext, place: Workplace, address: string): Promise<Hand> {
  const cookies = [
    ...(address === AROUND ? [] : [{ name: CONSENT_COOKIE, value: 'false' }]),
    ...(isOfMakers(address) ? [{ name: 'session', value: place.maxi.token }] : []),
  ];
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: place.url })));
  return Hand.on(await context.newPage());
}

/**
 * Presses controls on a page that is awake, until one takes the page over. Answers how many, and what had come of it.
 */
async function pressAwake(hand: Hand, address: string, around: boolean, from: number, most: number) {
  const names = await hand.opens(address, { around });
  await hand.wakes();
  let count = 0;
  while (count < most && from + count < names.length) {
    await hand.presses(from + count);
    count += 1;
    if (TAKES_OVER.test(names[from + count - 1] ?? '') || (await hand.isElsewhere(address))) break;
  }
  await hand.settles();
  let before: string[] = [];
  let now = await hand.looks();
  while (now.join() !== before.join()) {
    await hand.rests(0);
    await hand.page.waitForLoadState('networkidle');
    [before, now] = [now, await hand.looks()];
  }
  return { names, count, seen: now, sent: hand.sent.splice(0) };
}

for (const [nth, address] of ADDRESSES.entries())
  test(`what is pressed on ${address} before its scripts run is done in order, once`, async ({
    browser,
    place,
    stage,
  }) => {
    test.slow();
    const around = address === AROUND;
    const asked = url(place, stage, address);
    const device = { viewport: { width: isOfMakers(address) ? 1440 : 390, height: 844 } };
    const html = await (await fetch(asked, { headers: { cookie: `session=${place.maxi.token}` } })).text();
    test.skip(
      !around &&
        !/<(button|select|textarea|summary|input)\b/.test(
          html.slice(html.indexOf('<main'), html.indexOf('</main')),
        ),
    );
    let from = 0;
    for (let turn = nth; ; turn += 1) {
      const [first, second] = await Promise.all([browser.newContext(device), browser.newContext(device)]);
      const awake = await enter(first, place, address);
      const { names, count, seen, sent } = await pressAwake(awake, asked, around, from, MOST);
      if (count > 0) {
        const delay = DELAYS[turn % DELAYS.length] ?? 0;
        const hand = await enter(second, place, address);
        await hand.slowDown(SLOWER);
        expect(await hand.opens(asked, { around }), 'the same controls').toEqual(names);
        await hand.rests(delay);
        for (let index = from; index < from + count; index += 1) await hand.presses(index);
        await hand.slowDown(1);
        await hand.settles();
        const what = `${names.slice(from, from + count).join(' | ')}, after ${delay} ms`;
        await expect.poll(() => hand.looks(), what).toEqual(seen);
        expect(hand.sent, what).toEqual(sent);
      }
      await Promise.all([first.close(), second.close()]);
      from += count;
      if (count === 0 || from >= names.length) break;
    }
  });
