import { followCount, takeFormCart } from '#app/state/cart-count.ts';
import { wordsHere } from '#app/state/words-here.ts';
import { CART_NEWS } from './cart-news.messages.ts';

/** From this width on the drawer closes by itself (specification: 998, while the links come back at 992). */
const CLOSES_AT = '(min-width: 998px)';

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

/** Brings the header to life: the cart's count, and the drawer of small screens. */
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
    // Said when it changes, not when the page has just learned it.
    if (known !== undefined && known !== count)
      for (const news of all('[data-cart-news]')) news.textContent = wordsHere(CART_NEWS)(count);
    known = count;
  });
}

/** The browser opens and closes it by itself, but for what only scripts see. */
function hydrateDrawer(drawer: HTMLElement): void {
  if (!('popover' in drawer)) {
    const lead = () => document.getElementById('site-links')?.scrollIntoView();
    for (const opener of all('[data-drawer-opener]')) opener.addEventListener('click', lead);
    return;
  }
  const close = () => drawer.hidePopover();
  const wide = matchMedia(CLOSES_AT);
  wide.addEventListener('change', () => wide.matches && close());
  // A page that comes back from the browser's history comes back with its drawer closed; one that has just loaded may have
  // been opened by a quicker press.
  addEventListener('pageshow', ({ persisted }) => persisted && close());
}
