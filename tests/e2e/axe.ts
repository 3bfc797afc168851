import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Looked at again where there are findings: a part that wakes meanwhile is half in one state and half in the other.
 * `within` looks at a part of the page alone.
 */
export async function expectNoFindings(page: Page, what: string, within?: string): Promise<void> {
  await expect(async () => {
    const axe = new AxeBuilder({ page });
    const { violations } = await (within ? axe.include(within) : axe).analyze();
    const findings = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
    expect(findings, what).toEqual([]);
  }).toPass({ timeout: 8000 });
}
