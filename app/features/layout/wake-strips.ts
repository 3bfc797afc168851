import { putBannerAway } from './put-banner-away.ts';

/** What the strips' buttons do comes when one is pressed. */
async function press(button?: HTMLElement): Promise<void> {
  (await import('./press-strip.ts')).pressStrip(button);
}

/** Remembers that the banner was put away, also where that was before this script came. */
function wakeBanner(banner: HTMLDetailsElement): void {
  const look = () => banner.open || putBannerAway();
  banner.addEventListener('toggle', look);
  look();
}

/** Lets the consent bar be answered and the banner stay away, and counts the page for those who have agreed. */
export function wakeStrips(): void {
  const banner = document.querySelector<HTMLDetailsElement>('[data-shop-line] details[data-banner]');
  if (banner) wakeBanner(banner);
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-strip]');
    if (button) void press(button);
  });
  const { consent, counted } = document.documentElement.dataset;
  if (counted && consent === 'true') void press();
}
