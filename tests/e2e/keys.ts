import { expect, type Locator } from '@playwright/test';

/** More controls than any page has between two related ones. */
const MOST = 60;

/** Presses Tab until the element has the focus, also inside the payment form's frame. */
export async function tabsTo(what: Locator): Promise<void> {
  const { keyboard } = what.page();
  for (let presses = 0; presses < MOST; presses += 1) {
    const arrived = await what.evaluate(
      (element) => element === element.ownerDocument.activeElement && element.ownerDocument.hasFocus(),
    );
    if (arrived) return;
    await keyboard.press('Tab');
  }
  await expect(what, 'can be reached by Tab').toBeFocused();
}
