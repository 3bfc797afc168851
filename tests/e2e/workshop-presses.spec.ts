import { expect, type Locator, type Page } from '@playwright/test';
import { type CartLine, customLineFor } from '../../domain/cart/cart-line.ts';
import { CONFIGURATORS } from '../../domain/configurator/tables.ts';
import { buildsOf, pickupOf } from '../../domain/production/unit.ts';
import { inductanceAt } from '../../domain/tone/circuit.ts';
import { stockLine } from '../fixtures/pickups.ts';
import { FISHBONE, order, pageOf, test, type Workplace } from './workplace.ts';

const SINGLE = stockLine('STRATOCASTER', 'VINTAGE', 'NECK', 'white');

/** Bridge and neck of one guitar: two differently wound custom humbuckers. */
const SET = [
  FISHBONE,
  customLineFor(CONFIGURATORS.humbucker, {
    ...{ cover: 'open', model: 'fishbone', color: 'forest', base: 'copper' },
    ...{ spacing: '50', output: 'vintage', coils: 'matched', potting: 'wax' },
    ...{ wiring: '5-wire', magnet: 'alnico-2' },
  }),
];

/**
 * Counts a maker's clicks and keys, except those of a measurement: figures typed into the focused field, Tab between
 * them, and the final Enter.
 */
class Hands {
  count = 0;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(what: Locator): Promise<void> {
    this.count += 1;
    await what.click();
  }

  /** Enter on an already focused button, or after something that is not a measurement. */
  async enter(focused: Locator): Promise<void> {
    this.count += 1;
    await expect(focused).toBeFocused();
    await this.page.keyboard.press('Enter');
  }

  async measure(...figures: (readonly [Locator, string])[]): Promise<void> {
    for (const [index, [field, figure]] of figures.entries()) {
      if (index > 0) await this.page.keyboard.press('Tab');
      await expect(field).toBeFocused();
      await this.page.keyboard.type(figure);
    }
    await this.page.keyboard.press('Enter');
  }

  /** Types into an already focused field: the scale's figure, a scanned number. A following Enter counts. */
  async type(field: Locator, text: string): Promise<void> {
    await expect(field).toBeFocused();
    await this.page.keyboard.type(text);
    await this.enter(field);
  }
}

/** One pickup from its first turn to its test play, slightly off its targets. */
async function winds(page: Page, hands: Hands, { config }: CartLine): Promise<void> {
  const [build] = buildsOf(config);
  if (!build) throw new Error('nothing to wind');
  const { winding, circuit, recipe } = pickupOf(build);
  const button = (name: string) => page.getByRole('button', { name });
  for (const turns of winding.turns) await hands.measure([page.getByLabel(/^Turns/), String(turns)]);
  if (winding.turns.length > 1) {
    await expect(page.getByRole('heading', { level: 1, name: 'Join' })).toBeVisible();
    await hands.press(button('Joined'));
  }
  await hands.measure(
    [page.getByLabel(/^R,/), (winding.resistance_Ohm / 1000).toFixed(2)],
    [page.getByLabel(/^L,/), inductanceAt(circuit, 120).toFixed(2)],
  );
  if (recipe.potted)
    await hands.measure([page.getByLabel('In the bath'), '20'], [page.getByLabel('Bath at'), '65']);
  await hands.enter(button('Soldered, cover on'));
  await hands.enter(button('Played, everything works'));
}

/** From the board to dispatch, following the pages as they come. Returns the number of presses. */
async function pressesFor(page: Page, place: Workplace, lines: readonly CartLine[]): Promise<number> {
  const number = await order(place, { lines });
  const hands = new Hands(page);
  await page.goto('/workshop');
  const row = page.locator('[data-row]', { hasText: number.slice(3) });
  await hands.press(row.getByRole('button', { name: `Start ${number}` }));
  for (const [index, line] of lines.entries()) {
    if (index > 0) {
      await hands.press(page.getByRole('button', { name: `Piece ${index + 1}` }));
      await page.waitForURL(new RegExp(`/bench/${number}/${index + 1}$`));
    }
    await winds(page, hands, line);
  }
  await hands.type(page.getByLabel('Weight, g'), '640');
  await hands.type(page.getByLabel(/Tracking number/), '00340434161828391234');
  await expect(page.getByRole('button', { name: 'Mark as delivered' })).toBeVisible();
  return hands.count;
}

test('a stock single takes five presses from paid to shipped and a custom set at most fourteen, besides measuring @at-length [row D602]', async ({
  place,
  browser,
}) => {
  const page = await pageOf(browser, place, place.maxi);
  expect(await pressesFor(page, place, [SINGLE])).toBeLessThanOrEqual(5);
  expect(await pressesFor(page, place, SET)).toBeLessThanOrEqual(14);
  await page.context().close();
});
