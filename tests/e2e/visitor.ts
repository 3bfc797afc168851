import type { Page } from '@playwright/test';
import { test as base, expect, type Shopper } from './shopper.ts';

/** A browser without an answer on consent. All other tests have declined (playwright.config.ts). */
export const UNANSWERED = { storageState: { cookies: [], origins: [] } };

/** An event in the visits sandbox. */
interface CountedEvent {
  readonly n: string;
  readonly u: string;
  readonly d: string;
  readonly r: string | null;
}

/** Events since the test began, oldest first. */
export type Counted = () => Promise<CountedEvent[]>;

/** Visitors of a shop with default settings, without an answer on consent. */
export const test = base.extend<{ visitor: Shopper; counted: Counted }>({
  ...UNANSWERED,
  visitor: ({ shopper }, use) => use(shopper),
  counted: async ({ shop }, use) => {
    const read = async () => {
      const answer = await fetch(`${shop.url}/sandbox/visits.json`);
      return ((await answer.json()) as { data: { id: number; event: CountedEvent }[] }).data;
    };
    const last = (await read())[0]?.id ?? 0;
    await use(async () =>
      (await read())
        .filter(({ id }) => id > last)
        .map(({ event }) => event)
        .reverse(),
    );
  },
});

export const bar = (page: Page) => page.getByRole('region', { name: 'Consent' });
export const answer = (page: Page, name: 'Okay' | 'Decline') =>
  bar(page).getByRole('button', { name }).click();
export const flag = (page: Page) => page.evaluate(() => localStorage.getItem('plausible_ignore'));
export const consentCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === '__cookie_consent');

export { expect };
