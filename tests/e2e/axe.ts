import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** True when no part of an island hydrates, and none that is near the window still sleeps (`app/islands/hydration-triggers.ts`). */
const nothingWakes = (ahead: number) =>
  [...document.querySelectorAll<HTMLElement>('[data-deferred]')].every((part) => {
    // In a row that is closed nothing wakes.
    if (!part.checkVisibility()) return true;
    const { top, bottom } = part.getBoundingClientRect();
    const near = bottom >= -ahead && top <= innerHeight + ahead;
    return part.dataset.deferred === 'input' || (part.dataset.deferred === 'near' && !near);
  });

/** Half as many letters as the one that the builder takes, and the same rules. */
const SOURCE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Of what is in order only the number is kept: to describe it, part by part, takes as long again as to look at it. */
const OPTIONS = { resultTypes: ['violations'] } as const;

/** Frames that run no scripts, such as previews, cannot be looked into: what they show is looked at where it stands alone. */
const FRAMES_WITH_SCRIPTS = 'iframe:not([sandbox]), iframe[sandbox*="allow-scripts"]';

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly unknown[] }[];
}

declare global {
  var axe: {
    run(where: object, options: object): Promise<{ violations: Finding[] }>;
  };
}

/**
 * What the builder does on a page of one frame, but that it carries the rules into the page twice for each look: here once
 * for each page, however often that is looked at.
 */
async function findingsIn(
  page: Page,
  within: string | undefined,
  contrast: boolean,
): Promise<readonly Finding[]> {
  const rules = { 'color-contrast': { enabled: contrast } };
  if ((await page.locator(FRAMES_WITH_SCRIPTS).count()) > 0) {
    const builder = new AxeBuilder({ page, axeSource: SOURCE }).options({
      resultTypes: [...OPTIONS.resultTypes],
      rules,
    });
    if (within) builder.include(within).setLegacyMode();
    return (await builder.analyze()).violations;
  }
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  return page.evaluate(
    async ([where, options]) =>
      (
        await globalThis.axe.run(where ? { include: [[where]] } : document, { ...options, iframes: false })
      ).violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => ({ target })) })),
    [within, { ...OPTIONS, rules }] as const,
  );
}

/**
 * Looks at a page that stands still; `within` at a part of it alone. The contrast of colours takes three quarters of the time: who
 * has measured it on the same page already leaves it out.
 */
export async function expectNoFindings(
  page: Page,
  what: string,
  within?: string,
  { contrast = true } = {},
): Promise<void> {
  await page.waitForFunction(nothingWakes, 160);
  const findings = (await findingsIn(page, within, contrast)).map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(findings, what).toEqual([]);
}
