import type { Page } from '@playwright/test';
import { WORDS } from '../fixtures/words.ts';
import { expectNoFindings } from './axe.ts';
import { BUILD_PAGES, type Builder, expect, test, WHOLE } from './builder.ts';
import { tabsTo } from './keys.ts';

test.use({ reducedMotion: 'reduce' });

const KINDS = ['humbucker', 'hp90', 'p90'] as const;
const FIRST = { humbucker: 'cover', hp90: 'model', p90: 'pickup' } as const;
const REVIEW = WORDS.review;

/** Goes through all steps of a whole build, from the first to the overview. */
async function walks(builder: Builder, kind: keyof typeof FIRST, look: (title: string) => Promise<void>) {
  await builder.opens(`${WHOLE[kind]}&step=${FIRST[kind]}`);
  for (;;) {
    const title = ((await builder.heading.textContent()) ?? '').replace(/, step.*/, '');
    await look(title);
    if (title === REVIEW) return;
    await builder.continues();
    await expect(builder.heading).not.toContainText(title);
  }
}

test('by keyboard alone a humbucker is built, explained and put into the cart', async ({ builder, page }) => {
  const press = (key: string) => page.keyboard.press(key);
  const arrivesAt = async (title: string) => {
    await builder.isAt(title);
    await expect(builder.heading).toBeFocused();
  };
  await builder.opens(BUILD_PAGES.humbucker);
  await tabsTo(builder.option('Closed Cover'));
  // Arrow keys walk along the options and move nothing else.
  await press('ArrowDown');
  await expect(builder.option('Open Cover')).toBeChecked();
  await press('ArrowDown');
  await expect(builder.option('No Cover')).toBeChecked();
  await expect(builder.price).toHaveText('Price 125 €');
  await builder.isAt('Pickup Cover');
  await press('ArrowUp');
  await press('Enter');
  await arrivesAt('Cover model');

  await press('Tab');
  await expect(builder.panel.getByRole('link', { name: 'About Cover model' })).toBeFocused();
  await press('Enter');
  const note = page.getByRole('dialog', { name: 'Why we prefer open Covers' });
  await expect(note).toBeVisible();
  await expect(note.locator(':focus')).toHaveCount(1);
  await press('Escape');
  await expect(note).toBeHidden();
  await expect(builder.panel.getByRole('link', { name: 'About Cover model' })).toBeFocused();

  await press('Tab');
  await press('ArrowRight');
  await expect(builder.option('Fishbone')).toBeChecked();
  await builder.isAt('Cover model');
  // A press of what is chosen already goes on.
  await press('Space');
  await arrivesAt('Pickup Color');
  await tabsTo(builder.option('Navy', 'Cover Color'));
  await press('ArrowDown');
  await tabsTo(builder.option('Black', 'Base Color'));
  await press('ArrowDown');
  await press('Enter');
  await arrivesAt('Pole Spacing');
  await tabsTo(builder.option('50mm (Neck)'));
  // A new pick goes on by itself.
  await press('Space');
  await arrivesAt('Output Level');
  for (const [first, next] of [
    ['Super Clean', 'Coil Matching'],
    ['Matched', 'Wax Potting'],
    ['No Potting', 'Wiring'],
    ['5-Wire Output (Shielded)', 'Magnet'],
    ['Ceramic', REVIEW],
  ] as const) {
    await tabsTo(builder.option(first));
    await press('Space');
    await arrivesAt(next);
  }
  await expect.poll(() => builder.bill()).toContain('Cover Color | Wine | incl.');
  await tabsTo(page.getByLabel('Qty'));
  await press('2');
  await expect(builder.total).toHaveText('Total 290 €');
  await tabsTo(page.getByRole('button', { name: WORDS.buyNow }));
  await press('Enter');
  await page.waitForURL('**/cart');
  await expect(page.getByLabel(/^Quantity of Custom Humbucker/)).toHaveValue('2');
});

test('the price is said politely, and the step by its heading', async ({ builder }) => {
  await builder.opens(BUILD_PAGES.p90);
  await expect(builder.price).toHaveRole('status');
  await expect(builder.heading).toHaveAccessibleName(/^Pickup Cover\s?, step 1 of 7$/);
  await expect(builder.panel.getByRole('group', { name: 'Pickup Cover' }).getByRole('radio')).toHaveCount(2);
  await expect(builder.back).toHaveAccessibleName('Back to all configurators');
  await builder.picks('P90 Dogear');
  await expect(builder.back).toHaveAccessibleName('Back to Pickup Cover');
});

/** What changes from step to step; the rest of these pages is looked at in `accessibility.spec.ts`. */
const PANEL = '#step';

for (const kind of KINDS)
  test(`axe finds nothing on any step of ${kind}, nor in its overlays, and none is wider than the window`, async ({
    builder,
    page,
  }) => {
    const notes = new Set<string>();
    await walks(builder, kind, async (title) => {
      for (const width of [1440, 320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        if (width !== 320) await expectNoFindings(page, `${title}, ${width}`, PANEL);
        const tooWide = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        // What is drawn to measure follows the window a moment later.
        await expect.poll(tooWide, `${title} at ${width}`).toBeLessThanOrEqual(0);
      }
      const about = builder.panel.getByRole('link', { name: /^About/ });
      const note = (await about.getAttribute('href')) ?? '';
      // The two steps of covers share one.
      if (notes.has(note)) return;
      notes.add(note);
      await about.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoFindings(page, `${note}, 390`, note);
      await page.setViewportSize({ width: 1440, height: 900 });
      await expectNoFindings(page, `${note}, 1440`, note);
      await page.keyboard.press('Escape');
    });
    expect(notes.size).toBeGreaterThan(5);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the stage is on top, every option can be pressed, and the foot stays in sight', async ({
    builder,
    page,
  }) => {
    await builder.opens(`${WHOLE.humbucker}&step=output`);
    const stage = await builder.stage.boundingBox();
    const panel = await builder.panel.boundingBox();
    expect(stage && panel && stage.y + stage.height <= panel.y + 1).toBe(true);
    await expect(builder.goesOn).toBeInViewport({ ratio: 1 });
    await builder.goesBack();
    await builder.isAt('Pole Spacing');
    await builder.continues();
    await builder.goesOn.hover();
    for (const name of ['Super Clean', 'Reaper', 'Clean']) {
      // Pressed where nothing is over it.
      await builder.goesBack();
      await builder.continues();
      await builder.picks(name);
      await builder.isAt('Coil Matching');
      await expect(builder.heading).toBeInViewport();
      await expect(builder.goesOn).toBeInViewport({ ratio: 1 });
      await builder.goesBack();
      await expect(builder.option(name)).toBeChecked();
    }
    await builder.opens(WHOLE.humbucker);
    for (const name of [WORDS.addToCart, WORDS.buyNow])
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    await builder.goesBack();
    await builder.isAt('Magnet');
  });
});

/** Presses what goes to another step, and answers how the step before leaves: which way, and in how many ms. */
function leaving(page: Page, press: string): Promise<{ way: number; ms: number; direction: string }> {
  return page.evaluate(async (selector) => {
    document.querySelector<HTMLElement>(selector)?.click();
    await new Promise(requestAnimationFrame);
    const slide = document.querySelector<HTMLElement>('[data-direction] > [inert]');
    const [animation] = slide?.getAnimations() ?? [];
    const ms = Number(animation?.effect?.getComputedTiming().duration);
    // At its end, however long a frame takes here.
    animation?.pause();
    if (animation) animation.currentTime = ms - 0.01;
    const room = slide?.parentElement;
    const way = (slide?.getBoundingClientRect().x ?? 0) - (room?.getBoundingClientRect().x ?? 0);
    return { way: Math.sign(Math.round(way)), ms, direction: room?.dataset.direction ?? '' };
  }, press);
}

test.describe('a step that is left', () => {
  test.describe('where motion is welcome', () => {
    test.use({ reducedMotion: 'no-preference' });
    test('moves out in the direction of travel, within 250 ms [rows 341, 510, 540]', async ({
      builder,
      page,
    }) => {
      await builder.opens(`${WHOLE.p90}&step=potting`);
      const gone = page.locator('[data-direction] > [inert]');
      expect(await leaving(page, 'button[form]')).toEqual({ way: -1, ms: 250, direction: 'forward' });
      await expect(gone).toHaveCount(0);
      await builder.isAt('Pickup Magnet');
      expect(await leaving(page, 'a[href*="step=potting"]')).toEqual({ way: 1, ms: 250, direction: 'back' });
      await expect(gone).toHaveCount(0);
      await builder.isAt('Pickup Wax Potting');
    });
  });

  test('is gone at once where motion is unwelcome', async ({ builder, page }) => {
    await builder.opens(`${WHOLE.p90}&step=potting`);
    expect((await leaving(page, 'button[form]')).ms).toBeLessThanOrEqual(1);
    await builder.isAt('Pickup Magnet');
  });
});
