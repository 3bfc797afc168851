import type { Locator, Page } from '@playwright/test';
import { WORDS } from '../fixtures/words.ts';
import { expect, type Shopper } from './shopper.ts';

export const STRAT_AND_HUMBUCKER = '/listen?a=stratocaster.vintage.bridge&b=humbucker.vintage.bridge';

/** A visitor who compares pickups by ear. */
export class Listener {
  readonly page: Page;
  readonly shopper: Shopper;
  /** Loaded sounds, by file name. */
  readonly loaded: string[] = [];

  constructor(shopper: Shopper) {
    this.shopper = shopper;
    this.page = shopper.page;
    this.page.on('request', (request) => {
      const name = /([^/]+)\.mp3/.exec(request.url())?.[1];
      if (name) this.loaded.push(name);
    });
  }

  async opens(path: string): Promise<void> {
    await this.shopper.opens(path);
  }

  get playing(): Locator {
    return this.page.getByRole('button', { name: 'Pause' });
  }

  /** Position of the loop's hand. */
  async hand(): Promise<number> {
    const x = await this.page.locator('main svg line[y2="22"]').getAttribute('x1');
    return Number.parseFloat(x ?? '');
  }

  async plays(): Promise<void> {
    await this.page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(this.playing).toBeVisible();
    await expect.poll(() => this.hand()).toBeGreaterThan(0);
  }

  hearing(name: string | RegExp): Locator {
    return this.page.getByRole('group', { name: /Now hearing/ }).getByRole('radio', { name });
  }

  async hears(name: string | RegExp): Promise<void> {
    await this.hearing(name).check({ force: true });
  }

  /** Loads the choice, which comes with the first input. */
  async reachesThePaper(): Promise<void> {
    await this.page.getByRole('heading', { name: 'Choose two or three' }).hover();
    await expect(this.page.locator('[data-deferred]')).toHaveCount(0);
  }

  async chooses(
    letter: string,
    what: { product?: string; flavor?: string; position?: string },
  ): Promise<void> {
    await this.reachesThePaper();
    const card = this.page.getByRole('group', { name: `Pickup ${letter}` });
    if (what.product) await card.getByLabel('Product').selectOption(what.product);
    if (what.flavor) await card.getByLabel('Flavor').selectOption(what.flavor);
    if (what.position) await card.getByLabel('Position').selectOption(what.position);
  }

  async startsBlind(): Promise<void> {
    await this.page.getByRole('button', { name: WORDS.listenBlind }).click();
    await expect(this.page.getByRole('heading', { name: 'What is X?' })).toBeFocused();
  }

  async answers(side: 'A' | 'B'): Promise<void> {
    // A may still be loading.
    await expect(async () => {
      await this.hears('A');
      await this.hears('B');
      await expect(this.hearing('X')).toBeEnabled({ timeout: 1000 });
    }).toPass();
    await this.hears('X');
    await this.page.getByRole('button', { name: `X is ${side}` }).click();
  }
}
