/** What the strips' buttons do comes when one is pressed. */
async function press(button?: HTMLElement): Promise<void> {
  (await import('./press-strip.ts')).pressStrip(button);
}

/**
 * Lets the strips around a page, shipping banner and consent bar, be answered, and counts the page for those who have
 * agreed.
 */
export function wakeStrips(): void {
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-strip]');
    if (button) void press(button);
  });
  const { consent, counted } = document.documentElement.dataset;
  if (counted && consent === 'true') void press();
}
