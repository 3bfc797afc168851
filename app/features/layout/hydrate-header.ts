import { followCount, takeFormCart } from '#app/state/cart-count.ts';
import { wordsHere } from '#app/state/words-here.ts';
import { CART_NEWS } from './cart-news.messages.ts';

/** The drawer closes itself from this width on (specification: 998, although the links return at 992). */
const CLOSES_AT = '(min-width: 998px)';

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

/** Hydrates the header: the cart's count, and the drawer of small screens. */
export function hydrateHeader(): void {
  takeFormCart();
  showCount();
  const drawer = document.querySelector<HTMLElement>('[data-drawer]');
  if (drawer) hydrateDrawer(drawer);
}

function showCount(): void {
  let known: number | undefined;
  followCount((count) => {
    document.documentElement.dataset.cart = count > 0 ? 'full' : 'empty';
    for (const mark of all('[data-cart-count]')) {
      mark.textContent = `[${count}]`;
      mark.classList.toggle('copper', count > 0);
      mark.classList.toggle('muted', count === 0);
    }
    // Announced on changes, not for the initial count.
    if (known !== undefined && known !== count)
      for (const news of all('[data-cart-news]')) news.textContent = wordsHere(CART_NEWS)(count);
    known = count;
  });
}

/** A native popover; scripts only add what the browser cannot do. */
function hydrateDrawer(drawer: HTMLElement): void {
  if (!('popover' in drawer)) {
    const lead = () => document.getElementById('site-links')?.scrollIntoView();
    for (const opener of all('[data-drawer-opener]')) opener.addEventListener('click', lead);
    return;
  }
  const close = () => drawer.hidePopover();
  const wide = matchMedia(CLOSES_AT);
  wide.addEventListener('change', () => wide.matches && close());
  // A restored page closes its drawer. On a fresh page an early press may have opened it, so it stays.
  addEventListener('pageshow', ({ persisted }) => persisted && close());
}
