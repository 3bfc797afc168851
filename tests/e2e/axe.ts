import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** True if no part is hydrating and none near the window is still waiting (`app/islands/hydration-triggers.ts`). */
const nothingWakes = (ahead: number) =>
  [...document.querySelectorAll<HTMLElement>('[data-deferred]')].every((part) => {
    // Parts of a closed row stay unhydrated.
    if (!part.checkVisibility()) return true;
    const { top, bottom } = part.getBoundingClientRect();
    const near = bottom >= -ahead && top <= innerHeight + ahead;
    return part.dataset.deferred === 'input' || (part.dataset.deferred === 'near' && !near);
  });

/** The minified source, half the size of the builder's, with the same rules. */
const SOURCE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Passing results are only counted: describing them doubles the time. */
const OPTIONS = { resultTypes: ['violations'] } as const;

/** Frames without scripts, such as previews, cannot be analysed; their content is tested on its own page. */
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

/** Analyses a page with one frame like the builder, but injects the rules only once per page. */
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
 * Analyses a page at rest, or with `within` a part of it. Contrast takes three quarters of the time, so a test that has
 * checked it on the same page omits it.
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
