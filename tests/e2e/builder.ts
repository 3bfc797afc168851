import type { Locator, Page } from '@playwright/test';
import { WHOLE_BUILDS } from '../fixtures/whole-builds.ts';
import { expect, Shopper, test as shopping } from './shopper.ts';

export const BUILD_PAGES = {
  humbucker: '/configurator/humbucker',
  hp90: '/configurator/p90',
  p90: '/configurator/p90-classic',
} as const;

export const WHOLE = WHOLE_BUILDS;

const escaped = (words: string) => words.replace(/[()/]/g, '\\$&');

/** A visitor who builds a pickup. */
export class Builder {
  readonly shopper: Shopper;

  constructor(shopper: Shopper) {
    this.shopper = shopper;
  }

  get page() {
    return this.shopper.page;
  }

  /** The same visitor in another tab. */
  in(page: Page): Builder {
    return new Builder(new Shopper(page, this.shopper.shopUrl));
  }

  get panel(): Locator {
    return this.page.getByRole('region', { name: 'Configuration' });
  }

  get stage(): Locator {
    return this.page.getByRole('region', { name: 'Your pickup' });
  }

  /** Touches the stage to turn the pickup, which in software starts the live view. */
  async touchesStage(): Promise<void> {
    await this.stage.locator('[data-state]').click();
  }

  get heading(): Locator {
    return this.panel.getByRole('heading', { level: 2 });
  }

  /** The running price, top right. */
  get price(): Locator {
    return this.panel.getByRole('status').first();
  }

  get goesOn(): Locator {
    return this.panel.getByRole('button', { name: /^(Continue|Choose )/ });
  }

  get back(): Locator {
    return this.panel.getByRole('link', { name: /^Back to/ });
  }

  /** The total beside "Add to Cart". */
  get total(): Locator {
    return this.panel.getByText(/^Total/);
  }

  /** An option by its name, without its notes and price; within a group if the name is ambiguous. */
  option(name: string, group?: string): Locator {
    const among = group ? this.panel.getByRole('group', { name: group, exact: true }) : this.panel;
    return among.getByRole('radio', { name: new RegExp(`^${escaped(name)}(?! Hot)`) });
  }

  async opens(path: string): Promise<void> {
    await this.shopper.opens(path);
  }

  async isAt(title: string): Promise<void> {
    await expect(this.heading).toHaveText(new RegExp(`^${title}, step \\d`));
  }

  async picks(name: string, group?: string): Promise<void> {
    await this.option(name, group).locator('xpath=ancestor::label').click();
  }

  async picksAll(...names: string[]): Promise<void> {
    for (const name of names) await this.picks(name);
  }

  async continues(): Promise<void> {
    await this.goesOn.click();
  }

  async goesBack(): Promise<void> {
    await this.back.click();
  }

  /** The bill of the overview, line by line: name, choice, price. */
  async bill(): Promise<string[]> {
    const lines = await this.panel
      .getByRole('listitem')
      .evaluateAll((items) =>
        items.map((item) => Array.from(item.children, (part) => part.textContent ?? '').join(' | ')),
      );
    return lines.map((line) => line.replace(', change', '').replace(/\s+/g, ' ').trim());
  }
}

export const test = shopping.extend<{ builder: Builder }>({
  builder: async ({ shopper }, use) => use(new Builder(shopper)),
});

export { expect };
