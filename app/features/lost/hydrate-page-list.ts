import { wordsHere } from '#app/state/words-here.ts';
import { PAGE_LIST_MESSAGES } from './page-list.messages.ts';

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Adds the search to the list of pages: it keeps pages that contain all typed words in name or address. */
export function hydratePageList(list: HTMLElement): void {
  const filter = list.querySelector<HTMLElement>('[data-page-filter]');
  const field = filter?.querySelector('input');
  const status = filter?.querySelector('[role=status]');
  const { found } = wordsHere(PAGE_LIST_MESSAGES);
  if (!filter || !field || !status) return;
  const links = [...list.querySelectorAll<HTMLAnchorElement>('[data-page-group] a')];

  function show(): void {
    const wanted = wordsOf(field?.value ?? '');
    let count = 0;
    for (const link of links) {
      const text = `${link.textContent} ${link.pathname}`.toLowerCase();
      const isHit = wanted.every((word) => text.includes(word));
      (link.parentElement ?? link).hidden = !isHit;
      if (isHit) count += 1;
    }
    for (const group of list.querySelectorAll<HTMLElement>('[data-page-group]'))
      group.hidden = !group.querySelector('li:not([hidden])');
    if (status) status.textContent = wanted.length > 0 ? found(count) : '';
  }

  filter.hidden = false;
  field.addEventListener('input', show);
  filter.addEventListener('submit', (event) => {
    event.preventDefault();
    list.querySelector<HTMLAnchorElement>('li:not([hidden]) a')?.click();
  });
  // Browsers restore the field's earlier text.
  show();
}
