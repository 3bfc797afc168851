import type { Page } from '@playwright/test';

/** A page as its reader has it: its own part, its links, its words. */

export const main = (page: Page) => page.getByRole('main');
export const link = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name });
/** Words as they are read: units that do not break from their figures look the same. */
export const plain = (text: string) => text.replaceAll('\u00a0', ' ');
export const words = async (page: Page) =>
  plain((await main(page).innerText()) ?? '').replaceAll(/\s+/g, ' ');
