import type { Page } from '@playwright/test';
import { BUILD_PAGES } from './builder.ts';
import { expect, test } from './shopper.ts';

test.use({ javaScriptEnabled: false });

interface Place {
  readonly top: number;
  readonly left: number;
  readonly area: number;
}

/** Positions of elements in the first window by place in the tree; for a partial page only complete elements. */
const places = (page: Page, ended: boolean) =>
  page.evaluate((ended) => {
    const found: Record<string, Place> = {};
    const walk = (element: Element, name: string) => {
      for (const [index, child] of [...element.children].entries()) {
        const place = `${name} ${child.localName}${index}`;
        const { top, left, bottom, right } = child.getBoundingClientRect();
        const high = Math.min(bottom, innerHeight) - Math.max(top, 0);
        const wide = Math.min(right, innerWidth) - Math.max(left, 0);
        if (high > 0 && wide > 0 && (!ended || child.nextElementSibling))
          found[place] = { top, left, area: high * wide };
        walk(child, place);
      }
    };
    walk(document.body, '');
    return found;
  }, ended);

/** The layout shift formula: affected share of the window times distance. */
const shiftOf = (now: Place, then: Place | undefined, width: number, height: number): number => {
  const far = then ? Math.max(Math.abs(now.top - then.top), Math.abs(now.left - then.left)) : height;
  return (now.area / (width * height)) * (far / Math.max(width, height));
};

/** Squares of ninths, as shares of the page: denser at its start, which fills the first window. */
const CUTS = [1, 2, 4, 7] as const;
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Pages with differently built first windows: a scene, cards, a product, a configurator, a table of curves. */
for (const path of ['/', '/shop', '/shop/humbucker', BUILD_PAGES.humbucker, '/listen'])
  test(`loaded parts of ${path} stay in place while the rest loads${path === '/shop/humbucker' ? '' : ' @at-length'}`, async ({
    page,
    shop,
  }) => {
    const address = shop.url + path;
    const html = await (await fetch(address)).text();
    const begun = html.indexOf('<main');
    const ends = [...html.matchAll(/<\/(?:div|section|p|h1|h2|li|a)>/g)]
      .map(({ index, 0: tag }) => index + tag.length)
      .filter((end) => end > begun);
    let arrived = html;
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: arrived }));
    const wholes = [];
    for (const viewport of WINDOWS) {
      await page.setViewportSize(viewport);
      await page.goto(address);
      wholes.push({ viewport, whole: await places(page, false) });
    }
    for (const cut of CUTS) {
      arrived = html.slice(0, ends[Math.floor(ends.length * (cut / 9) ** 2)]);
      await page.goto(address);
      for (const { viewport, whole } of wholes) {
        await page.setViewportSize(viewport);
        const now = await places(page, true);
        expect(Object.keys(now).length).toBeGreaterThan(3);
        const moved = Object.entries(now).filter(
          ([place, at]) => shiftOf(at, whole[place], viewport.width, viewport.height) > 0.005,
        );
        expect(
          moved.map(([place, at]) => `${place}: ${at.top} → ${whole[place]?.top}`),
          `cut ${cut} at ${viewport.width}`,
        ).toEqual([]);
      }
    }
  });
