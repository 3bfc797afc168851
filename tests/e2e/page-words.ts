import type { Page } from '@playwright/test';

/** The page as read: its main part, links and text. */

export const main = (page: Page) => page.getByRole('main');
export const link = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name });
/** Replaces no-break spaces, for comparing text. */
export const plain = (text: string) => text.replaceAll('\u00a0', ' ');
export const words = async (page: Page) =>
  plain((await main(page).innerText()) ?? '').replaceAll(/\s+/g, ' ');
