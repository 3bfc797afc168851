/**
 * Runs in the head of a page that speaks both languages, packed (`scripts/early-scripts.ts`). Kept pages are the same for all, so
 * only here, before anything is painted, can the offer of German (`shell.tsx`) stand on an English page whose visitor
 * reads German rather than English and has not answered yet. And whatever leads to the other language takes along what the
 * address holds at that moment, and answers the offer. Where nothing may be stored nothing is offered: it would come again with
 * each page.
 */

/** Remembers that somebody has chosen a language, or has put the offer of one away; which one, the address says. */
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
    // It is asked again on no page either: nothing is offered where nothing is stored.
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
