const load = () => import('./press-strip.ts');

/**
 * Lets the strips around a page, shipping banner and consent bar, be answered: what their buttons do comes when one is
 * pressed. Counts the page for those who have agreed.
 */
export function wakeStrips(): void {
  addEventListener('click', async ({ target }) => {
    const pressed = (target as Element).closest<HTMLElement>('[data-strip]');
    if (pressed) (await load()).pressStrip(pressed);
  });
  if (document.querySelector(':root[data-consent=true][data-counted]'))
    void load().then(({ greetCounted }) => greetCounted());
}
