/**
 * Runs in the head of a page in two languages, minified (`scripts/early-scripts.ts`). Cached pages are the same for
 * all, so only here, before the first paint, can the offer of German (`language-offer.tsx`) be shown to visitors of an
 * English page who prefer German and have not answered. Links to the other language take the current query and fragment
 * along, and answer the offer. Without storage there is no offer, because it would return with each page.
 */

/** Set once the visitor has chosen a language or dismissed the offer. The address contains the language. */
const KEY = 'gewitter.language';

const page = document.documentElement;

function isOffered(): boolean {
  try {
    const read = navigator.languages.find((language) => /^(de|en)\b/.test(language));
    return page.lang === 'en' && !localStorage.getItem(KEY) && read !== undefined && /^de/.test(read);
  } catch {
    return false;
  }
}
const offer = () => {
  page.toggleAttribute('data-offers', isOffered());
};

function choose({ type, target }: Event): void {
  const chosen = (target as Partial<Element> | null)?.closest?.<HTMLAnchorElement | HTMLButtonElement>(
    '[data-language]',
  );
  if (!chosen) return;
  const leads = 'href' in chosen;
  if (leads) {
    chosen.search = location.search;
    chosen.hash = location.hash;
  }
  if (type !== 'click') return;
  try {
    localStorage.setItem(KEY, chosen.dataset.language ?? '');
  } catch {
    // Without storage there is no offer on other pages either.
  }
  if (leads) return;
  offer();
  document.getElementById('content')?.focus({ preventScroll: true });
}

offer();
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) offer();
});
for (const type of ['pointerdown', 'click']) addEventListener(type, choose, true);
