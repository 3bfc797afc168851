import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** True when no part of an island wakes, and none that is near the window still sleeps (`app/islands/wake-signs.ts`). */
const nothingWakes = (ahead: number) =>
  [...document.querySelectorAll<HTMLElement>('[data-asleep]')].every((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    const near = bottom >= -ahead && top <= innerHeight + ahead;
    return part.dataset.asleep === 'hand' || (part.dataset.asleep === 'near' && !near);
  });

/** Looks at a page that stands still; `within` at a part of it alone. */
export async function expectNoFindings(page: Page, what: string, within?: string): Promise<void> {
  await page.waitForFunction(nothingWakes, 160);
  // Of what is in order only the number is kept: to describe it, part by part, takes as long again as to look at it.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  if (within) axe.include(within);
  // The same rules: only what gathers the findings of several frames, in a window of its own, is left out.
  axe.setLegacyMode(Boolean(within) || page.frames().length === 1);
  const { violations } = await axe.analyze();
  const findings = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(findings, what).toEqual([]);
}
