import { BANNER_KEY } from './banner-key.ts';

/** Lets the shipping banner be put away, for good. */
export function wakeBanner(): void {
  const close = document.querySelector<HTMLButtonElement>('[data-banner=closes]');
  if (!close) return;
  close.hidden = false;
  close.addEventListener('click', () => {
    document.documentElement.dataset.banner = 'away';
    // What had the focus is gone: on with the page, from its beginning.
    document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true });
    try {
      localStorage.setItem(BANNER_KEY, 'away');
    } catch {
      // Where nothing may be stored it comes back with the next page.
    }
  });
}
