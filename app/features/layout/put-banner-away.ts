import { BANNER_KEY } from './banner-key.ts';

/** Puts the shipping banner away, for good. */
export function putBannerAway(): void {
  document.documentElement.dataset.banner = 'away';
  // What had the focus is gone: on with the page, from its beginning. Focus that is elsewhere by now stays there.
  if (document.activeElement === document.body || document.activeElement?.closest('[data-shop-line]'))
    document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true });
  try {
    const banner = document.querySelector<HTMLElement>('details[data-banner]');
    localStorage.setItem(BANNER_KEY, banner?.dataset.banner || 'away');
  } catch {
    // Where nothing may be stored it comes back with the next page.
  }
}
