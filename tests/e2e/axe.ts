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

/** True if nothing is fading in or out. Contrast is wrong on the way; the bar of a carousel, five seconds, is left alone. */
const nothingFades = () =>
  document.getAnimations().every(({ effect, playState, timeline }) => {
    const isLong = Number(effect?.getComputedTiming().endTime) > 1000;
    return playState !== 'running' || timeline !== document.timeline || isLong;
  });

/** The minified source, half the size of the builder's, with the same rules. */
const SOURCE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Frames without scripts, such as previews, cannot be inspected. Their content is checked on pages of its own. */
const FRAMES_WITH_SCRIPTS = 'iframe:not([sandbox]), iframe[sandbox*="allow-scripts"]';

interface Found {
  readonly node: { readonly element: Element; readonly selector: readonly unknown[] };
}
interface Rule {
  readonly id: string;
  readonly violations: readonly Found[];
  readonly passes: readonly Found[];
}
interface Findings {
  readonly findings: readonly string[];
  /** Elements with enough contrast. */
  readonly readable: readonly Element[];
}

declare global {
  var axe: {
    configure(changed: object): void;
    addReporter(
      name: string,
      report: (rules: readonly Rule[], options: object, done: (found: Findings) => void) => void,
    ): void;
    run(where: object, options: object): Promise<Findings>;
  };
}

/** Runs in the page right after axe is injected. Returns the results and the measured contrast. */
function configureAxe(): void {
  globalThis.axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-new-look]' }] });
  globalThis.axe.addReporter('short', (rules, _options, done) =>
    done({
      findings: rules.flatMap(({ id, violations }) =>
        violations.map(({ node }) => `${id}: ${node.selector.join(' ')}`),
      ),
      readable: rules.flatMap(({ id, passes }) =>
        id === 'color-contrast' ? passes.map(({ node }) => node.element) : [],
      ),
    }),
  );
}

/** Runs in the page. Returns its readable looks that are not cached yet; contrast follows from them. */
async function lookAtPage([within, known]: readonly [string | undefined, readonly number[]]) {
  const measured = new Set(known);
  const looks = new Map<Element, number>();
  for (const element of document.querySelectorAll('*')) {
    const style = getComputedStyle(element);
    const { color, fontSize, fontWeight, backgroundColor, backgroundImage, opacity } = style;
    const letters = [element.localName, element.getAttribute('class'), color, fontSize, fontWeight];
    let look = (element.parentElement && looks.get(element.parentElement)) ?? 0;
    for (const letter of [...letters, backgroundColor, backgroundImage, opacity].join())
      look = (Math.imul(look, 31) + letter.charCodeAt(0)) | 0;
    looks.set(element, look);
    element.toggleAttribute('data-new-look', !measured.has(look));
  }
  const where = within ? { include: [[within]] } : document;
  const options = { reporter: 'short', resultTypes: ['violations'], iframes: false };
  const { findings, readable } = await globalThis.axe.run(where, options);
  return { findings, looks: [...new Set(readable.map((element) => looks.get(element) ?? 0))] };
}

/** Looks of text that this worker has found readable. To measure contrast takes three quarters of the time. */
const measured = new Set<number>();

/**
 * Does the builder's work on a page of one frame. The builder sends the rules to the page twice for each
 * check; this sends them once per page.
 */
async function findingsIn(page: Page, within: string | undefined): Promise<readonly string[]> {
  if ((await page.locator(FRAMES_WITH_SCRIPTS).count()) > 0) {
    const builder = new AxeBuilder({ page, axeSource: SOURCE }).options({ resultTypes: ['violations'] });
    if (within) builder.include(within).setLegacyMode();
    const { violations } = await builder.analyze();
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(SOURCE);
    await page.evaluate(configureAxe);
  }
  const { findings, looks } = await page.evaluate(lookAtPage, [within, [...measured]] as const);
  for (const look of looks) measured.add(look);
  return findings;
}

/** Checks a still page; `within` limits it to a part. */
export async function expectNoFindings(page: Page, what: string, within?: string): Promise<void> {
  await page.waitForFunction(nothingWakes, 160);
  await page.waitForFunction(nothingFades);
  expect(await findingsIn(page, within), what).toEqual([]);
}
