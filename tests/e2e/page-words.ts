import type { Page } from '@playwright/test';

/** A page as its reader has it: its own part, its links, its words. */

export const main = (page: Page) => page.getByRole('main');
export const link = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name });
export const words = async (page: Page) =>
  ((await main(page).innerText()) ?? '').replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ');
