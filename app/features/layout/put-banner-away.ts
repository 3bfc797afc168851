import { BANNER_KEY } from './banner-key.ts';

export function putBannerAway(): void {
  document.documentElement.dataset.banner = 'away';
  // The focused element is gone: focus the start of the page, unless the focus has already moved elsewhere.
  if (document.activeElement === document.body || document.activeElement?.closest('[data-shop-line]'))
    document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true });
  try {
    const banner = document.querySelector<HTMLElement>('details[data-banner]');
    localStorage.setItem(BANNER_KEY, banner?.dataset.banner || 'away');
  } catch {
    // Without storage it returns with the next page.
  }
}
