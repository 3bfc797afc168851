// Length of each public page on a phone, in English: its height, and the words visible without pressing anything.
import { chromium } from '@playwright/test';
import { CONSENT_COOKIE } from '../../domain/privacy/consent.ts';
import { needChromium } from '../../scripts/needs.mjs';
import { PUBLIC_PAGES } from '../e2e/public-pages.ts';

/** Runs in the page: counts rendered words, except those only for screen readers. */
function countWords() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let words = 0;
  while (texts.nextNode()) {
    const around = texts.currentNode.parentElement;
    const { width, height } = around.getBoundingClientRect();
    const isSeen = around.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (isSeen && width > 1 && height > 1 && !around.closest('script,style,noscript,option'))
      words += texts.currentNode.textContent.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  }
  return { px: document.documentElement.scrollHeight, words };
}

/** A row per page. */
export async function measureLength(url) {
  const browser = await chromium.launch({ executablePath: needChromium(), args: ['--no-sandbox'] });
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  await context.addCookies([{ name: CONSENT_COOKIE, value: 'false', url }]);
  const page = await context.newPage();
  const rows = [];
  for (const { path } of Object.values(PUBLIC_PAGES).flat()) {
    await page.goto(url + path, { waitUntil: 'networkidle' });
    const { px, words } = await page.evaluate(countWords);
    rows.push({ page: path, px, screens: (px / 844).toFixed(1), words });
  }
  await browser.close();
  return rows;
}
